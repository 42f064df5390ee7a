import type { CellKey, Side } from '../model.ts';
import { integerBelow, type RandomState, seedRandom, shuffle } from './random.ts';

/** One cold start of each side of a cell, next to each other in time. */
export interface PlannedPair {
  readonly cell: CellKey;
  /** The side that is started first. */
  readonly first: Side;
  /** Which of the lane's temporary functions serves the pair, from 0; the same on both sides. */
  readonly slot: number;
}

/** The order of a whole run as data: the gate walks it and stops cells that are decided. */
export interface Plan {
  readonly seed: string;
  /** One start of every temporary function, which never counts. */
  readonly burnIn: readonly PlannedPair[];
  /** Block 1 is `blocks[0]`. In every block each cell has `blockSize` pairs, mixed with those of the other cells. */
  readonly blocks: readonly (readonly PlannedPair[])[];
}

/** One number for all cells, or each cell's own. */
export type PerCell = number | ((cell: CellKey) => number);

export interface PlanInput {
  readonly cells: readonly CellKey[];
  readonly seed: string;
  /** Pairs per cell and block. */
  readonly blockSize: number;
  /** Planned maximum of starts per side and cell, a multiple of `blockSize`; of each cell where they differ. */
  readonly maxSamples: PerCell;
  /** Temporary functions per lane; 2 by default. */
  readonly functionsPerLane?: PerCell;
}

/**
 * Lays out a run. Everything random comes from the seed: the order of the pairs in a block, and which side of a pair is
 * first. The functions of a lane take turns, so that after an even number of pairs each served equally many. A lost start
 * is taken again in its place, inside its block, with the same side and slot; that is the walker's business.
 * @throws RangeError for a plan that cannot be laid out.
 */
export function makePlan({ cells, seed, blockSize, maxSamples, functionsPerLane = 2 }: PlanInput): Plan {
  positive('blockSize', blockSize);
  if (cells.length === 0) throw new RangeError('a plan needs at least one cell');
  const lanes = cells.map((cell) => {
    const own = { cell, most: numberOf(maxSamples, cell), functions: numberOf(functionsPerLane, cell) };
    positive('maxSamples', own.most);
    positive('functionsPerLane', own.functions);
    if (own.most % blockSize !== 0) {
      throw new RangeError(`maxSamples (${own.most}) must be a multiple of blockSize (${blockSize})`);
    }
    return own;
  });
  let state = seedRandom(seed);
  const arrange = (pairs: readonly Omit<PlannedPair, 'first'>[]): PlannedPair[] => {
    const shuffled = shuffle(pairs, state);
    const sided = chooseFirst(shuffled.items, shuffled.state);
    state = sided.state;
    return sided.pairs;
  };
  const burnIn = arrange(
    lanes.flatMap(({ cell, functions }) => Array.from({ length: functions }, (_, slot) => ({ cell, slot }))),
  );
  // A cell that asks for fewer starts is in fewer blocks.
  const blocks = Array.from({ length: Math.max(...lanes.map(({ most }) => most)) / blockSize }, (_, b) =>
    arrange(
      lanes
        .filter(({ most }) => most > b * blockSize)
        .flatMap(({ cell, functions }) =>
          Array.from({ length: blockSize }, (__, i) => ({ cell, slot: (b * blockSize + i) % functions })),
        ),
    ),
  );
  return { seed, burnIn, blocks };
}

/** The sides of a pair in the order of their starts. */
export function sidesInOrder(pair: PlannedPair): readonly [Side, Side] {
  return pair.first === 'base' ? ['base', 'head'] : ['head', 'base'];
}

function chooseFirst(
  pairs: readonly Omit<PlannedPair, 'first'>[],
  state: RandomState,
): { pairs: PlannedPair[]; state: RandomState } {
  let current = state;
  const sided = pairs.map(({ cell, slot }): PlannedPair => {
    const drawn = integerBelow(current, 2);
    current = drawn.state;
    return { cell, first: drawn.value === 0 ? 'base' : 'head', slot };
  });
  return { pairs: sided, state: current };
}

function numberOf(value: PerCell, cell: CellKey): number {
  return typeof value === 'number' ? value : value(cell);
}

function positive(name: string, value: number): void {
  if (!Number.isInteger(value) || value < 1)
    throw new RangeError(`${name} must be a whole number above zero: ${value}`);
}
