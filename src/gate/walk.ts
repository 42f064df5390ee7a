/** Walks the plan: forces each planned start, classifies it, and retakes what was lost in its place. */
import type { CellKey, ColdStart, Side, Warning } from '../core/model.ts';
import { type PlannedPair, sidesInOrder } from '../core/plan/plan.ts';
import { classify } from '../core/start/classify.ts';
import { type Clock, type Lambda, LambdaFailure, type Listener, type TemporaryFunction } from './ports.ts';
import type { VersionSupply } from './version-supply.ts';

/** A start that keeps being lost is given up after so many tries; the block then has one value less. */
const MOST_ATTEMPTS = 3;

/** The functions that serve one lane; the plan says which one serves which start. */
export interface Lane {
  readonly side: Side;
  readonly functions: readonly { readonly fn: TemporaryFunction; readonly versions: VersionSupply }[];
}

export interface Walk {
  readonly lambda: Lambda;
  readonly clock: Clock;
  readonly listener: Listener;
  readonly signal: AbortSignal;
  /** null for a side that is not measured. */
  readonly laneOf: (cell: CellKey, side: Side) => Lane | null;
  readonly acceptFunctionErrors: boolean;
  /** Values of the functions' environments, which no message may show. */
  readonly environmentValues: readonly string[];
  /** Most requests under way at once. 1 starts the two sides of a pair one after the other. */
  readonly concurrency: number;
  /** Every start so far, in the order in which they were sent. */
  readonly starts: ColdStart[];
  /** Doubts about single starts. */
  readonly warnings: Warning[];
  /** Asked after every start: a reason to send no more. */
  readonly enough: () => boolean;
}

/**
 * Runs the pairs of one block in their order. The two starts of a pair are neighbours: together when two requests may be
 * under way, else directly after one another.
 */
export async function walkPairs(walk: Walk, block: number, pairs: readonly PlannedPair[]): Promise<void> {
  const waiting = pairs.values();
  const workers = Math.max(1, Math.floor(walk.concurrency / 2));
  const work = async (): Promise<void> => {
    for (const pair of waiting) {
      if (walk.signal.aborted || walk.enough()) return;
      const take = (side: Side): Promise<void> => takeStart(walk, block, pair, side);
      const [first, second] = sidesInOrder(pair);
      if (walk.concurrency > 1) await Promise.all([take(first), take(second)]);
      else {
        await take(first);
        await take(second);
      }
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
}

/** One planned start, retaken while it is lost. */
async function takeStart(walk: Walk, block: number, pair: PlannedPair, side: Side): Promise<void> {
  const lane = walk.laneOf(pair.cell, side);
  if (lane === null) return;
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    if (walk.signal.aborted) return;
    const start = await forceStart(walk, block, pair, lane, attempt);
    if (start === null || start.outcome.kind !== 'lost') return;
  }
}

/** Forces one cold start and records it. @returns null when the run was stopped meanwhile. */
async function forceStart(
  walk: Walk,
  block: number,
  pair: PlannedPair,
  lane: Lane,
  attempt: number,
): Promise<ColdStart | null> {
  const serving = lane.functions[pair.slot];
  if (serving === undefined) throw new Error(`the ${lane.side} lane has no function ${pair.slot}`);
  const version = await serving.versions.take();
  if (walk.signal.aborted) return null;

  const order = walk.starts.length;
  const sentAt = walk.clock.now();
  const sentMs = walk.clock.monotonicMs();
  // The place in the order is taken when the request is sent, whichever answer comes first.
  const pending: ColdStart = {
    cell: pair.cell,
    side: lane.side,
    block,
    order,
    attempt,
    functionName: serving.fn.name,
    version,
    requestId: null,
    startedAt: sentAt.toISOString(),
    wallMs: 0,
    outcome: { kind: 'lost', reason: 'response-dropped' },
    warnings: [],
  };
  walk.starts.push(pending);
  const result = await walk.lambda.invoke(serving.fn, version, walk.signal);
  const wallMs = result.kind === 'response' ? result.wallMs : walk.clock.monotonicMs() - sentMs;
  const expected = { ...walk, version, tierMb: pair.cell.tierMb };
  let { outcome, warnings } = classify(result, expected);
  if (result.kind === 'response' && outcome.kind === 'lost' && outcome.reason === 'no-report') {
    const logTail = await reportFromLog(walk, serving.fn, result.requestId, sentAt);
    if (logTail !== null) ({ outcome, warnings } = classify({ ...result, logTail }, expected));
  }
  walk.warnings.push(...warnings.map((warning) => ({ ...warning, cell: pair.cell })));
  const start: ColdStart = {
    ...pending,
    requestId: result.kind === 'response' ? result.requestId : null,
    wallMs,
    outcome,
    warnings: warnings.map((warning) => warning.message),
  };
  walk.starts[order] = start;
  return start;
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
