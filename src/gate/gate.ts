/**
 * The use case: config -> plan -> lanes -> burn-in -> blocks with looks -> verdict -> report.
 * It drives Lambda through one port and judges with pure statistics; it prints nothing and exits nothing.
 */
import type { Policy } from '../core/config/config.ts';
import type { CellKey, ColdStart, Warning } from '../core/model.ts';
import { makePlan } from '../core/plan/make-plan.ts';
import type { Report } from '../core/report.ts';
import { countStarts } from '../core/start/count-starts.ts';
import { summarizeWarnings } from '../core/start/start-warnings.ts';
import { judge } from '../core/verdict/judge.ts';
import { isDecided } from '../core/verdict/judge-cell.ts';
import { cellId, samplesOfStarts } from '../core/verdict/samples.ts';
import { type FunctionRequest, MeasuredFunctions, measuredSides } from './functions.ts';
import { openLanes } from './lanes.ts';
import { Places } from './places.ts';
import { type Clock, CredentialsExpired, type Lambda, type Listener } from './ports.ts';
import type { Walk } from './start.ts';
import { Throttles } from './throttles.ts';
import { walkPlan } from './walk.ts';

export interface GateRequest {
  readonly toolVersion: string;
  /** At least one. */
  readonly functions: readonly FunctionRequest[];
  readonly policy: Policy;
  readonly seed: string;
  /** Part of the names of the temporary functions; unique for the run. */
  readonly runToken: string;
  /** Most requests under way at once. 1 starts the two sides of a pair one after the other. */
  readonly concurrency: number;
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
  const { clock, lambda, listener, signal } = ports;
  const startedAt = clock.now().toISOString();
  const startedMs = clock.monotonicMs();
  const functions = new MeasuredFunctions(request.functions);
  const { cells } = functions;
  const plan = makePlan({
    cells,
    seed: request.seed,
    blockSize: functions.first.rule.blockSize,
    maxSamples: (cell) => functions.of(cell).rule.maxSamples,
    functionsPerLane: (cell) => functions.of(cell).functionsPerLane,
  });
  listener.say(introduction(functions, request));

  const starts: ColdStart[] = [];
  const startWarnings: Warning[] = [];
  const stops: string[] = [];
  const stop = (why: string): void => {
    stops.push(why);
    listener.say(why);
  };
  const decided = new Set<string>();
  // Starts that share a version must be under way at once: a later one would find the environment of an earlier one.
  const startsPerVersion = (cell: CellKey): number => {
    const together = Math.floor(request.concurrency / functions.sidesOf(cell).length);
    return Math.max(1, Math.min(functions.of(cell).startsPerVersion, together));
  };
  const laneRequests = cells.map((cell) => ({
    ...functions.of(cell),
    cell,
    sides: functions.sidesOf(cell),
    startsPerVersion: startsPerVersion(cell),
    token: functions.tokenOf(cell, request.runToken),
  }));
  const lanes = await openLanes(lambda, plan, laneRequests, signal);
  try {
    const places = new Places(request.concurrency);
    const walk: Walk = {
      ...ports,
      environmentValues: request.functions.flatMap(({ environmentValues }) => environmentValues),
      acceptsFunctionErrors: (cell) => functions.of(cell).acceptFunctionErrors,
      places,
      throttles: new Throttles(places, listener.say),
      starts,
      warnings: startWarnings,
      laneOf: lanes.laneOf,
      stop,
      enough: () => stops.length > 0 || functions.haveAllEnded(starts),
    };
    await walkPlan(walk, plan, startsPerVersion, {
      isOpen: (cell) => !decided.has(cellId(cell)) && !functions.hasEnded(functions.of(cell), starts),
      blockDone: (cell, block) => {
        if (block === 0) return;
        const { rule } = functions.of(cell);
        const [samples] = samplesOfStarts(starts, [cell], rule, functions.sidesOf(cell));
        if (samples !== undefined && isDecided(samples, rule, cells.length)) decided.add(cellId(cell));
        const where = functions.all.length === 1 ? '' : ` of ${cell.functionLabel}`;
        listener.say(
          `Block ${block} of ${rule.maxSamples / rule.blockSize}${where} at ${cell.tierMb} MB: ${starts.length} starts so far, ${decided.size} of ${cells.length} tiers decided.`,
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

  const { first } = functions;
  const { comparisons, verdict } = judge({
    starts,
    cells,
    sides: measuredSides(first),
    rule: first.rule,
    functions: request.functions.map((fn) => ({
      label: fn.label,
      rule: fn.rule,
      sides: measuredSides(fn),
    })),
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
    plan: planReport(functions, request),
    rule: first.rule,
    policy: request.policy,
    sides: first.sides,
    starts,
    counts: cells.flatMap((cell) =>
      countStarts(starts, [cell], functions.sidesOf(cell), functions.of(cell).rule.maxSamples),
    ),
    comparisons,
    verdict,
    warnings: [
      ...request.warnings,
      ...stops.map((message): Warning => ({ code: 'stopped-early', message, cell: null })),
      ...summarizeWarnings(startWarnings),
    ],
  };
}

/** The plan as a report has it: where functions differ, everything that any of them has. */
export function planReport(
  { all, first }: MeasuredFunctions,
  { seed, concurrency }: Pick<GateRequest, 'seed' | 'concurrency'>,
): Report['plan'] {
  return {
    seed,
    tiersMb: [...new Set(all.flatMap(({ tiersMb }) => tiersMb))].toSorted((a, b) => a - b),
    architectures: [...new Set(all.flatMap(({ architectures }) => architectures))].toSorted(),
    blockSize: first.rule.blockSize,
    maxSamples: Math.max(...all.map(({ rule }) => rule.maxSamples)),
    burnInPerFunction: 1,
    concurrency,
  };
}

function introduction(functions: MeasuredFunctions, request: GateRequest): string {
  const { seed, maxSamples, blockSize, tiersMb } = planReport(functions, request);
  const what = functions.all.length === 1 ? '' : ` of ${functions.all.length} functions`;
  return `Seed ${seed}: up to ${maxSamples} cold starts per side and tier${what}, in blocks of ${blockSize}, at ${tiersMb.join(', ')} MB.`;
}
