/**
 * The use case: config -> plan -> lanes -> burn-in -> blocks with looks -> verdict -> report.
 * It drives Lambda through one port and judges with pure statistics; it prints nothing and exits nothing.
 */
import { BLOCK_SIZE } from '../core/config/inputs.ts';
import type { CellKey, ColdStart, RunWarning, StopCause } from '../core/model.ts';
import { makePlan } from '../core/plan/make-plan.ts';
import type { Report } from '../core/report.ts';
import { countStarts } from '../core/start/count-starts.ts';
import { startWarnings } from '../core/start/start-warnings.ts';
import { judge } from '../core/verdict/judge.ts';
import { isDecided } from '../core/verdict/judge-cell.ts';
import { cellId, samplesOfStarts } from '../core/verdict/samples.ts';
import { emptyReport, type RunFrame } from './empty-report.ts';
import { openLanes } from './lanes.ts';
import { type FunctionRequest, MeasuredFunctions } from './measured-functions.ts';
import { type Clock, CredentialsExpired, type Lambda, type Listener } from './ports.ts';
import { Semaphore } from './semaphore.ts';
import type { Walk } from './start.ts';
import { Throttles } from './throttles.ts';
import { walkPlan } from './walk.ts';

export interface GateRequest extends Omit<RunFrame, 'startedAt' | 'functions'> {
  /** At least one. Those that are skipped are in the report, and nothing else is done with them. */
  readonly functions: readonly FunctionRequest[];
  /** Part of the names of the temporary functions; unique for the run. */
  readonly runToken: string;
  /** What was noticed before the run and belongs into its report. */
  readonly warnings: readonly RunWarning[];
}

export interface GatePorts {
  readonly lambda: Lambda;
  readonly clock: Clock;
  readonly listener: Listener;
  /** Stops the run: no new start is sent, and what there is, is judged. */
  readonly signal: AbortSignal;
}

/**
 * Measures and judges; a run whose functions are all skipped passes at once. The temporary functions are gone when it
 * returns or throws.
 * @throws LambdaFailure when functions cannot be created, updated or invoked at all.
 */
export async function runGate(request: GateRequest, ports: GatePorts): Promise<Report> {
  const { clock, lambda, listener, signal } = ports;
  const startedMs = clock.monotonicMs();
  const reported = request.functions.map((fn) => fn.reported);
  const frame = { ...request, startedAt: clock.now(), functions: reported };
  const functions = new MeasuredFunctions(request.functions, request.runToken);
  const { cells } = functions;
  if (cells.length === 0) return emptyReport(frame, 'identical');
  const plan = makePlan({
    cells,
    seed: request.seed,
    blockSize: BLOCK_SIZE,
    maxSamples: (cell) => functions.of(cell).reported.rule.maxSamples,
    functionsPerLane: (cell) => functions.of(cell).functionsPerLane,
  });
  listener.say(introduction(functions, request.seed));

  const starts: ColdStart[] = [];
  const stops: StopCause[] = [];
  const decided = new Set<string>();
  // Starts that share a version must be under way at once: a later one would find the environment of an earlier one.
  const startsPerVersion = (cell: CellKey): number => {
    const fn = functions.of(cell);
    const together = Math.floor(request.concurrency / fn.sides.length);
    return Math.max(1, Math.min(fn.startsPerVersion, together));
  };
  const laneRequests = cells.map((cell) => ({
    ...functions.of(cell),
    cell,
    startsPerVersion: startsPerVersion(cell),
  }));
  const lanes = await openLanes(lambda, plan, laneRequests, signal);
  try {
    const permits = new Semaphore(request.concurrency);
    const walk: Walk = {
      ...ports,
      environmentValues: functions.all.flatMap(({ environmentValues }) => environmentValues),
      acceptsFunctionErrors: (cell) => functions.of(cell).acceptFunctionErrors,
      permits,
      throttles: new Throttles(permits, listener.say),
      starts,
      laneOf: lanes.laneOf,
      stop: (cause) => stops.push(cause),
      enough: () => stops.length > 0 || functions.haveAllEnded(starts),
    };
    await walkPlan(walk, plan, startsPerVersion, {
      isOpen: (cell) => !decided.has(cellId(cell)) && !functions.hasEnded(functions.of(cell), starts),
      blockDone: (cell, block) => {
        if (block === 0) return;
        const {
          label,
          sides,
          reported: { rule },
        } = functions.of(cell);
        const [samples] = samplesOfStarts(starts, [cell], rule, sides);
        if (samples !== undefined && isDecided(samples, rule, cells.length)) decided.add(cellId(cell));
        listener.say(
          `Block ${block} of ${rule.maxSamples / rule.blockSize} of ${label} at ${cell.tierMb} MB: ${starts.length} starts so far, ${decided.size} of ${cells.length} tiers decided.`,
        );
      },
    });
  } catch (error) {
    // What a stopped run was doing at that moment fails, and is no failure of the run.
    if (!signal.aborted && !(error instanceof CredentialsExpired)) throw error;
    if (error instanceof CredentialsExpired) {
      stops.push({ kind: 'credentials-expired' });
      listener.say(error.message);
    }
  } finally {
    for (const left of await lanes.remove()) listener.say(left);
  }

  const { comparisons, verdict } = judge({
    starts,
    cells,
    functions: reported,
    policy: request.policy,
    stopped: signal.aborted || stops.length > 0,
    withoutMeasuring: null,
  });
  return {
    ...emptyReport(frame, null),
    durationSeconds: Math.round(clock.monotonicMs() - startedMs) / 1_000,
    starts,
    counts: countStarts(starts, cells, reported),
    comparisons,
    verdict,
    warnings: [
      ...request.warnings,
      ...stops.map((cause): RunWarning => ({ code: 'stopped-early', cause })),
      ...startWarnings(starts),
    ],
  };
}

function introduction({ all, cells }: MeasuredFunctions, seed: string): string {
  const most = Math.max(...all.map(({ reported }) => reported.rule.maxSamples));
  const tiersMb = new Set(cells.map(({ tierMb }) => tierMb));
  return `Seed ${seed}: up to ${most} cold starts per side and tier in blocks of ${BLOCK_SIZE}, at ${[...tiersMb].join(', ')} MB, of ${all.map(({ label }) => label).join(', ')}.`;
}
