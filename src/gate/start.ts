/** One planned start: forced, classified, and retaken in its place while it is lost. */
import type { CellKey, ColdStart, Side, StopCause } from '../core/model.ts';
import type { PlannedPair } from '../core/plan/make-plan.ts';
import { classify } from '../core/start/classify.ts';
import type { Lane, Serving } from './lanes.ts';
import { type Clock, type Lambda, LambdaFailure, type Listener, type TemporaryFunction } from './ports.ts';
import type { Semaphore } from './semaphore.ts';
import type { Throttles } from './throttles.ts';

/** A start that keeps being lost is given up after so many tries; the block then has one value less. */
const MOST_ATTEMPTS = 3;

/** What a walk over the plan works with. */
export interface Walk {
  readonly lambda: Lambda;
  readonly clock: Clock;
  readonly listener: Listener;
  readonly signal: AbortSignal;
  /** null for a side that is not measured. */
  readonly laneOf: (cell: CellKey, side: Side) => Lane | null;
  readonly acceptsFunctionErrors: (cell: CellKey) => boolean;
  /** Values of the functions' environments, which no message may show. */
  readonly environmentValues: readonly string[];
  /** Bounds the requests under way at once. */
  readonly permits: Semaphore;
  readonly throttles: Throttles;
  /** Every start so far, in the order in which they were sent. */
  readonly starts: ColdStart[];
  /** Asked before every start: a reason to send no more. */
  readonly enough: () => boolean;
  /** Ends the run early; what there is, is judged. */
  readonly stop: (cause: StopCause) => void;
}

/** A planned start with the version that was made for it. */
export interface PreparedStart {
  readonly pair: PlannedPair;
  readonly block: number;
  readonly side: Side;
  readonly serving: Serving;
  readonly version: string;
}

/**
 * Runs one planned start, and again while it is lost. The first place was taken by the caller; every try gives its place
 * back. A refused request was never started, so that it does not count as a try.
 */
export async function takeStart(walk: Walk, prepared: PreparedStart): Promise<void> {
  let { version } = prepared;
  for (let attempt = 1, tries = 1; ; attempt += 1) {
    let start: ColdStart | null;
    try {
      start = await forceStart(walk, { ...prepared, version }, attempt);
    } finally {
      walk.permits.release(1);
    }
    if (start === null || start.outcome.kind !== 'lost') return;
    if (start.outcome.reason !== 'throttled') tries += 1;
    if (tries > MOST_ATTEMPTS || walk.signal.aborted || walk.enough()) return;
    version = await prepared.serving.versions.take();
    await walk.permits.take(1);
  }
}

/** Forces one cold start and records it. @returns null when the run was stopped meanwhile. */
async function forceStart(
  walk: Walk,
  { pair, block, side, serving, version }: PreparedStart,
  attempt: number,
): Promise<ColdStart | null> {
  if (walk.signal.aborted || walk.enough()) return null;
  const { fn } = serving;
  const order = walk.starts.length;
  const sentAt = walk.clock.now();
  const sentMs = walk.clock.monotonicMs();
  // The place in the order is taken when the request is sent, whichever answer comes first.
  const pending: ColdStart = {
    cell: pair.cell,
    side,
    block,
    order,
    attempt,
    functionName: fn.name,
    version,
    requestId: null,
    startedAt: sentAt.toISOString(),
    wallMs: 0,
    outcome: { kind: 'lost', reason: 'response-dropped' },
    warnings: [],
  };
  walk.starts.push(pending);
  const result = await walk.lambda.invoke(fn, version, walk.signal);
  const wallMs = result.kind === 'response' ? result.wallMs : walk.clock.monotonicMs() - sentMs;
  const expected = {
    version,
    tierMb: pair.cell.tierMb,
    acceptFunctionErrors: walk.acceptsFunctionErrors(pair.cell),
    environmentValues: walk.environmentValues,
  };
  let { outcome, warnings } = classify(result, expected);
  if (result.kind === 'response' && outcome.kind === 'lost' && outcome.reason === 'no-report') {
    const logTail = await reportFromLog(walk, fn, result.requestId, sentAt);
    if (logTail !== null) ({ outcome, warnings } = classify({ ...result, logTail }, expected));
  }
  const start: ColdStart = {
    ...pending,
    requestId: result.kind === 'response' ? result.requestId : null,
    wallMs,
    outcome,
    warnings,
  };
  walk.starts[order] = start;
  if (result.kind === 'throttled') await afterThrottle(walk, result.reason);
  else walk.throttles.passed();
  return start;
}

async function afterThrottle(walk: Walk, reason: string): Promise<void> {
  const next = walk.throttles.refused(reason);
  if ('stop' in next) walk.stop(next.stop);
  else await walk.clock.sleep(next.pauseMs, walk.signal);
}

/** A log that cannot be read costs this start, not the run: the start is retaken, and the reason said. */
async function reportFromLog(
  walk: Walk,
  fn: TemporaryFunction,
  requestId: string,
  sentAt: Date,
): Promise<string | null> {
  try {
    return await walk.lambda.findReport(fn, requestId, sentAt, walk.signal);
  } catch (error) {
    if (walk.signal.aborted) return null;
    if (!(error instanceof LambdaFailure)) throw error;
    walk.listener.say(error.message);
    return null;
  }
}
