import type { CellKey, Side } from '../core/model.ts';
import type { Plan } from '../core/plan/make-plan.ts';
import { cellId } from '../core/verdict/samples.ts';
import { type Lambda, LambdaFailure, type TemporaryFunction } from './ports.ts';
import { VersionSupply } from './version-supply.ts';

/** What the lanes of one cell are made of. */
export interface LaneRequest {
  readonly cell: CellKey;
  readonly sides: readonly Side[];
  readonly functionsPerLane: number;
  readonly versionsAhead: number;
  /** Starts that share a version: one unless a version is dear (SnapStart). */
  readonly startsPerVersion: number;
  /** Goes into the names; tells the functions of a run apart that have the same tiers. */
  readonly nameToken: string;
}

/** One function of a lane with its versions. */
export interface Serving {
  readonly fn: TemporaryFunction;
  readonly versions: VersionSupply;
  /** Resolves when the function can be used. */
  readonly ready: Promise<void>;
}

/** The functions that serve one lane; the plan says which one serves which start. */
export interface Lane {
  readonly side: Side;
  readonly functions: readonly Serving[];
}

/** The lanes of a run: every side at every cell, each with functions of its own. */
export interface Lanes {
  laneOf(cell: CellKey, side: Side): Lane | null;
  /**
   * Waits for calls under way and deletes every function, also those whose creation failed half way.
   * @returns what could not be deleted, a sentence each: cleaning up never changes a verdict.
   */
  remove(): Promise<readonly string[]>;
}

/**
 * Creates the functions of all lanes: one before the others, because a missing permission, a role that cannot be used or
 * a package that is refused shows there; then all at once. It does not wait until they are ready, so that the first
 * starts begin with the first functions. When one cannot be created the others are removed again.
 * @throws LambdaFailure when one cannot be created.
 */
export async function openLanes(
  lambda: Lambda,
  plan: Plan,
  requests: readonly LaneRequest[],
  signal: AbortSignal,
): Promise<Lanes> {
  const end = new AbortController();
  const lasting = AbortSignal.any([signal, end.signal]);
  const opened = requests.flatMap(({ cell, ...request }) =>
    request.sides.flatMap((side) =>
      Array.from({ length: request.functionsPerLane }, (_, slot) => {
        const fn = { name: functionName(request.nameToken, cell, side, slot), cell, side };
        const planned = Math.ceil(plannedStarts(plan, cell, slot) / request.startsPerVersion);
        const versions = new VersionSupply(lambda, fn, { ahead: request.versionsAhead, planned }, lasting);
        return { fn, versions, ready: Promise.withResolvers<void>() };
      }),
    ),
  );
  // The walk may end before it uses a function; then nothing waits for this promise, and its rejection must be handled here.
  for (const { ready } of opened) ready.promise.catch(() => undefined);

  const create = async ({ fn, versions, ready }: (typeof opened)[number]): Promise<void> => {
    await lambda.create(fn, signal);
    void lambda
      .ready(fn, lasting)
      .then(() => versions.open())
      .then(ready.resolve, ready.reject);
  };
  const remove = async (): Promise<readonly string[]> => {
    // Versions that nobody will start are not waited for.
    end.abort();
    await Promise.all(opened.map(({ versions }) => versions.settled()));
    const removed = await Promise.allSettled(opened.map(({ fn }) => lambda.remove(fn)));
    return removed.flatMap((result) => (result.status === 'rejected' ? [messageOf(result.reason)] : []));
  };

  const [canary, ...others] = opened;
  try {
    if (canary !== undefined) await create(canary);
    const refused = (await Promise.allSettled(others.map(create))).find(
      ({ status }) => status === 'rejected',
    );
    if (refused?.status === 'rejected') throw refused.reason;
  } catch (error) {
    await remove();
    throw signal.aborted ? new LambdaFailure('the run was stopped before it could measure anything') : error;
  }
  const lanes = Map.groupBy(opened, ({ fn }) => laneId(fn.cell, fn.side));
  return {
    laneOf: (cell, side) => {
      const serving = lanes.get(laneId(cell, side));
      if (serving === undefined) return null;
      return { side, functions: serving.map(({ ready, ...one }) => ({ ...one, ready: ready.promise })) };
    },
    remove,
  };
}

function plannedStarts({ burnIn, blocks }: Plan, cell: CellKey, slot: number): number {
  return [burnIn, ...blocks].flat().filter((pair) => cellId(pair.cell) === cellId(cell) && pair.slot === slot)
    .length;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'a temporary function could not be deleted';
}

function laneId(cell: CellKey, side: Side): string {
  return `${side} ${cellId(cell)}`;
}

/** `cold-start-gate-` is the prefix by which leftovers are known; nothing else is ever written to. */
export const FUNCTION_PREFIX = 'cold-start-gate-';

/**
 * Every function of a run has a name of the same length, because the name is in the function's environment and so part
 * of what its init reads.
 */
export function functionName(
  nameToken: string,
  cell: CellKey,
  side: Side,
  index: number,
): TemporaryFunction['name'] {
  const architecture = cell.architecture === 'arm64' ? 'a' : 'x';
  return `${FUNCTION_PREFIX}${nameToken}-${side}-${String(cell.tierMb).padStart(5, '0')}${architecture}-${index}`;
}
