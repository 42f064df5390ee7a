import type { CellKey, Side } from '../core/model.ts';
import { cellId } from '../core/verdict/samples.ts';
import type { Lambda, TemporaryFunction } from './ports.ts';
import { VersionSupply } from './version-supply.ts';
import type { Lane } from './walk.ts';

export interface LaneRequest {
  readonly cells: readonly CellKey[];
  readonly sides: readonly Side[];
  readonly functionsPerLane: number;
  readonly versionsAhead: number;
  readonly runToken: string;
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
 * Creates all functions of all lanes. When one cannot be created the others are removed again.
 * @throws LambdaFailure
 */
export async function openLanes(lambda: Lambda, request: LaneRequest, signal: AbortSignal): Promise<Lanes> {
  const lanes = new Map<string, Lane>();
  for (const cell of request.cells) {
    for (const side of request.sides) {
      const functions = Array.from({ length: request.functionsPerLane }, (_, index) => {
        const fn = { name: functionName(request.runToken, cell, side, index), cell, side };
        return { fn, versions: new VersionSupply(lambda, fn, request.versionsAhead, signal) };
      });
      lanes.set(laneId(cell, side), { side, functions });
    }
  }
  const functions = [...lanes.values()].flatMap((lane) => lane.functions);
  const remove = async (): Promise<readonly string[]> => {
    await Promise.all(functions.map(({ versions }) => versions.settled()));
    const removed = await Promise.allSettled(functions.map(({ fn }) => lambda.remove(fn)));
    return removed.flatMap((result) => (result.status === 'rejected' ? [messageOf(result.reason)] : []));
  };
  const created = await Promise.allSettled(functions.map(({ fn }) => lambda.create(fn, signal)));
  const refused = created.find((result) => result.status === 'rejected');
  if (refused !== undefined) {
    await remove();
    throw refused.reason;
  }
  return { laneOf: (cell, side) => lanes.get(laneId(cell, side)) ?? null, remove };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'a temporary function could not be deleted';
}

function laneId(cell: CellKey, side: Side): string {
  return `${side} ${cellId(cell)}`;
}

/**
 * Every function of a run has a name of the same length, because the name is in the function's environment and so part
 * of what its init reads. `cold-start-gate-` is the prefix by which leftovers are known.
 */
export function functionName(
  runToken: string,
  cell: CellKey,
  side: Side,
  index: number,
): TemporaryFunction['name'] {
  const architecture = cell.architecture === 'arm64' ? 'a' : 'x';
  return `cold-start-gate-${runToken}-${side}-${String(cell.tierMb).padStart(5, '0')}${architecture}-${index}`;
}
