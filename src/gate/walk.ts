/**
 * Walks the plan in its order: versions are made ahead, the two starts of a pair are sent together, and as many pairs
 * are under way as there are permits for.
 */
import type { CellKey } from '../core/model.ts';
import { type Plan, type PlannedPair, sidesInOrder } from '../core/plan/make-plan.ts';
import { cellId } from '../core/verdict/samples.ts';
import { type PreparedStart, takeStart, type Walk } from './start.ts';

/** What the use case decides on the way. */
export interface Course {
  /** False once a cell is decided: its later pairs are left out. */
  readonly isOpen: (cell: CellKey) => boolean;
  /** Every start of the block of this cell is over. Block 0 is the burn-in. */
  readonly blockDone: (cell: CellKey, block: number) => void;
}

/** Pairs that are sent together: one, unless a version serves several starts at once. All of one cell and function. */
interface Burst {
  readonly cell: CellKey;
  readonly slot: number;
  readonly block: number;
  readonly pairs: readonly PlannedPair[];
}

/**
 * Runs the plan. A block of a cell begins when the one before is over and looked at; other cells do not wait for it.
 * @param pairsPerBurst starts of a cell that one version serves at the same time.
 * @throws Error: whatever keeps starts from being forced, after those under way have ended.
 */
export async function walkPlan(
  walk: Walk,
  plan: Plan,
  pairsPerBurst: (cell: CellKey) => number,
  course: Course,
): Promise<void> {
  const underWay = new Map<string, { block: number; readonly running: Set<Promise<void>> }>();
  const failures: unknown[] = [];
  const stopped = (): boolean => failures.length > 0 || walk.signal.aborted || walk.enough();

  const finishBlock = async (cell: CellKey): Promise<void> => {
    const current = underWay.get(cellId(cell));
    if (current === undefined) return;
    await Promise.all(current.running);
    if (!stopped()) course.blockDone(cell, current.block);
    underWay.delete(cellId(cell));
  };

  try {
    for (const burst of burstsOf(plan, pairsPerBurst)) {
      const id = cellId(burst.cell);
      if ((underWay.get(id)?.block ?? burst.block) !== burst.block) await finishBlock(burst.cell);
      if (stopped()) break;
      if (!course.isOpen(burst.cell)) continue;
      const starts = await prepare(walk, burst);
      if (stopped()) break;
      const current = underWay.get(id) ?? { block: burst.block, running: new Set() };
      underWay.set(id, current);
      const { ended } = await send(walk, starts);
      const run = ended.then(
        () => {},
        (error: unknown) => {
          failures.push(error);
        },
      );
      current.running.add(run);
    }
  } catch (error) {
    failures.push(error);
  }
  for (const { cell } of plan.burnIn) await finishBlock(cell);
  if (failures.length > 0) throw failures[0];
}

/** The pairs of the plan in its order; those that share versions follow the first of them. */
function* burstsOf({ burnIn, blocks }: Plan, sizeOf: (cell: CellKey) => number): Iterable<Burst> {
  for (const [block, pairs] of [burnIn, ...blocks].entries()) {
    const left = [...pairs];
    for (let first = left.shift(); first !== undefined; first = left.shift()) {
      const { cell, slot } = first;
      const size = sizeOf(cell);
      const together = [first];
      for (let i = 0; i < left.length && together.length < size; ) {
        const next = left[i];
        const fits = next !== undefined && cellId(next.cell) === cellId(cell) && next.slot === slot;
        if (fits) together.push(...left.splice(i, 1));
        else i += 1;
      }
      yield { cell, slot, block, pairs: together };
    }
  }
}

/** Waits until both sides have the version that they are to start, so that neither waits for the other. */
async function prepare(walk: Walk, { cell, slot, block, pairs }: Burst): Promise<readonly PreparedStart[]> {
  const sides = (pairs[0] === undefined ? [] : sidesInOrder(pairs[0])).flatMap((side) => {
    const lane = walk.laneOf(cell, side);
    if (lane === null) return [];
    const serving = lane.functions[slot];
    if (serving === undefined) throw new Error(`the ${side} lane has no function ${slot}`);
    return [{ side, serving }];
  });
  await Promise.all(sides.map(({ serving }) => serving.ready));
  const versions = new Map(
    await Promise.all(sides.map(async ({ side, serving }) => [side, await serving.versions.take()] as const)),
  );
  return pairs.flatMap((pair) =>
    sidesInOrder(pair).flatMap((side): PreparedStart[] => {
      const serving = sides.find((one) => one.side === side)?.serving;
      const version = versions.get(side);
      return serving === undefined || version === undefined ? [] : [{ pair, block, side, serving, version }];
    }),
  );
}

/**
 * Sends the starts of a burst: at the same moment when there is room for all of them, else one after the other.
 * @returns once they are sent; `ended` resolves when they are over. One after the other they are over by then.
 */
async function send(
  walk: Walk,
  starts: readonly PreparedStart[],
): Promise<{ readonly ended: Promise<unknown> }> {
  if (walk.permits.limit >= starts.length) {
    await walk.permits.take(starts.length);
    return { ended: allOver(starts.map((start) => takeStart(walk, start))) };
  }
  for (const start of starts) {
    await walk.permits.take(1);
    await takeStart(walk, start);
  }
  return { ended: Promise.resolve() };
}

/** Rejects with the first error, but not before all are over: what still runs must not outlive its function. */
async function allOver(running: readonly Promise<void>[]): Promise<void> {
  for (const result of await Promise.allSettled(running))
    if (result.status === 'rejected') throw result.reason;
}
