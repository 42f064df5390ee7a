/**
 * The use case: config -> plan -> lanes -> burn-in -> blocks with looks -> verdict -> report.
 * It drives Lambda through one port and judges with pure statistics; it prints nothing and exits nothing.
 */
import type { Policy } from '../core/config/config.ts';
import {
  type Architecture,
  type CellKey,
  type ColdStart,
  type Rule,
  SIDES,
  type Side,
  type Warning,
} from '../core/model.ts';
import { makePlan } from '../core/plan/plan.ts';
import type { Report, SideReport } from '../core/report.ts';
import { countStarts } from '../core/start/counts.ts';
import { startHealth } from '../core/start/health.ts';
import { summarizeWarnings } from '../core/start/start-warnings.ts';
import { judge } from '../core/verdict/judge.ts';
import { isDecided } from '../core/verdict/judge-cell.ts';
import { cellId, samplesOfStarts } from '../core/verdict/samples.ts';
import { openLanes } from './lanes.ts';
import { Places } from './places.ts';
import { type Clock, CredentialsExpired, type Lambda, type Listener } from './ports.ts';
import type { Walk } from './start.ts';
import { Throttles } from './throttles.ts';
import { walkPlan } from './walk.ts';

export interface GateRequest {
  readonly toolVersion: string;
  readonly functionLabel: string;
  readonly tiersMb: readonly number[];
  readonly architectures: readonly Architecture[];
  /** base is null when only a budget is judged. */
  readonly sides: { readonly base: SideReport | null; readonly head: SideReport };
  /** Values of the functions' environments, which no message may show. */
  readonly environmentValues: readonly string[];
  readonly acceptFunctionErrors: boolean;
  readonly rule: Rule;
  readonly policy: Policy;
  readonly seed: string;
  /** Part of the names of the temporary functions; unique for the run. */
  readonly runToken: string;
  /** Most requests under way at once. 1 starts the two sides of a pair one after the other. */
  readonly concurrency: number;
  readonly functionsPerLane: number;
  readonly versionsAhead: number;
  /** Starts of a side that one version serves at the same moment; 1 unless a version is dear (SnapStart). */
  readonly startsPerVersion: number;
  readonly environment: Report['environment'];
  /** What was noticed before the run and belongs into its report. */
  readonly warnings: readonly Warning[];
}

export interface GatePorts {
  readonly lambda: Lambda;
  readonly clock: Clock;
  readonly listener: Listener;
  /** Stops the run: no new start is sent, and what there is, is judged. */
  readonly signal: AbortSignal;
}

/**
 * Measures and judges. The temporary functions are gone when it returns or throws.
 * @throws LambdaFailure when functions cannot be created, updated or invoked at all.
 */
export async function runGate(request: GateRequest, ports: GatePorts): Promise<Report> {
  const { rule } = request;
  const { clock, lambda, listener, signal } = ports;
  const startedAt = clock.now().toISOString();
  const startedMs = clock.monotonicMs();
  const sides: readonly Side[] = request.sides.base === null ? ['head'] : SIDES;
  const cells = cellsOf(request);
  const plan = makePlan({ ...rule, cells, seed: request.seed, functionsPerLane: request.functionsPerLane });
  listener.say(
    `Seed ${plan.seed}: up to ${rule.maxSamples} cold starts per side and tier, in blocks of ${rule.blockSize}, at ${request.tiersMb.join(', ')} MB.`,
  );

  const starts: ColdStart[] = [];
  const startWarnings: Warning[] = [];
  const stops: string[] = [];
  const stop = (why: string): void => {
    stops.push(why);
    listener.say(why);
  };
  const decided = new Set<string>();
  // Starts that share a version must be under way at once: a later one would find the environment of an earlier one.
  const together = Math.floor(request.concurrency / sides.length);
  const startsPerVersion = Math.max(1, Math.min(request.startsPerVersion, together));
  const lanes = await openLanes(lambda, plan, { ...request, startsPerVersion, cells, sides }, signal);
  try {
    const places = new Places(request.concurrency);
    const walk: Walk = {
      ...ports,
      ...request,
      places,
      throttles: new Throttles(places, listener.say),
      starts,
      warnings: startWarnings,
      laneOf: lanes.laneOf,
      stop,
      enough: () => stops.length > 0 || startHealth(starts, sides) !== null,
    };
    await walkPlan(walk, plan, startsPerVersion, {
      isOpen: (cell) => !decided.has(cellId(cell)),
      blockDone: (cell, block) => {
        if (block === 0) return;
        const [samples] = samplesOfStarts(starts, [cell], rule, sides);
        if (samples !== undefined && isDecided(samples, rule, cells.length)) decided.add(cellId(cell));
        listener.say(
          `Block ${block} of ${plan.blocks.length} at ${cell.tierMb} MB: ${starts.length} starts so far, ${decided.size} of ${cells.length} tiers decided.`,
        );
      },
    });
  } catch (error) {
    // What a stopped run was doing at that moment fails, and is no failure of the run.
    if (!signal.aborted && !(error instanceof CredentialsExpired)) throw error;
    if (error instanceof CredentialsExpired) stop(error.message);
  } finally {
    for (const left of await lanes.remove()) listener.say(left);
  }

  const { comparisons, verdict } = judge({
    starts,
    cells,
    sides,
    rule,
    policy: request.policy,
    stopped: signal.aborted || stops.length > 0,
    withoutMeasuring: null,
  });
  return {
    schema: 1,
    tool: { name: 'cold-start-gate', version: request.toolVersion },
    startedAt,
    durationSeconds: Math.round(clock.monotonicMs() - startedMs) / 1_000,
    environment: request.environment,
    plan: {
      seed: plan.seed,
      tiersMb: request.tiersMb,
      architectures: request.architectures,
      blockSize: rule.blockSize,
      maxSamples: rule.maxSamples,
      burnInPerFunction: 1,
      concurrency: request.concurrency,
    },
    rule,
    policy: request.policy,
    sides: request.sides,
    starts,
    counts: countStarts(starts, cells, sides, rule.maxSamples),
    comparisons,
    verdict,
    warnings: [
      ...request.warnings,
      ...stops.map((message): Warning => ({ code: 'stopped-early', message, cell: null })),
      ...summarizeWarnings(startWarnings),
    ],
  };
}

function cellsOf({ functionLabel, architectures, tiersMb }: GateRequest): CellKey[] {
  return architectures.flatMap((architecture) =>
    tiersMb.map((tierMb) => ({ functionLabel, architecture, tierMb })),
  );
}
