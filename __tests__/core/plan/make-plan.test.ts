import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { CellKey } from '../../../src/core/model.ts';
import { makePlan, type PlannedPair, sidesInOrder } from '../../../src/core/plan/make-plan.ts';
import { integerBelow, type RandomState, seedRandom, shuffle } from '../../../src/core/plan/random.ts';

function cellsOf(tiers: readonly number[]): CellKey[] {
  return tiers.map((tierMb) => ({ functionLabel: 'orders', architecture: 'arm64', tierMb }));
}

const cells = cellsOf([128, 512, 1024]);
const input = { cells, seed: 'a seed', blockSize: 5, maxSamples: 30 };

function count<T>(items: readonly T[], keyOf: (item: T) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const item of items) counts[keyOf(item)] = (counts[keyOf(item)] ?? 0) + 1;
  return counts;
}

describe('the plan', () => {
  test('is a burn-in of every function of every lane, then blocks', () => {
    const plan = makePlan(input);
    expect(plan.seed).toBe('a seed');
    expect(plan.blocks).toHaveLength(6);
    expect(count(plan.burnIn, (pair) => `${pair.cell.tierMb} ${pair.slot}`)).toEqual({
      '128 0': 1,
      '128 1': 1,
      '512 0': 1,
      '512 1': 1,
      '1024 0': 1,
      '1024 1': 1,
    });
  });

  test('every block has blockSize pairs of every cell, whatever the numbers', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.uniqueArray(fc.integer({ min: 128, max: 10_240 }), { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 1, max: 7 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 3 }),
        (seed, tiers, blockSize, blocks, functionsPerLane) => {
          const plan = makePlan({
            cells: cellsOf(tiers),
            seed,
            blockSize,
            maxSamples: blocks * blockSize,
            functionsPerLane,
          });
          for (const block of plan.blocks) {
            const perCell = count(block, (pair) => String(pair.cell.tierMb));
            expect(Object.values(perCell)).toEqual(tiers.map(() => blockSize));
          }
          // The functions of a lane take turns over the whole run.
          const slots = Object.values(
            count(plan.blocks.flat(), (pair) => `${pair.cell.tierMb} ${pair.slot}`),
          );
          expect(Math.max(...slots) - Math.min(...slots)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  test('a pair is one start of each side, first the one that the seed chose', () => {
    const [base, head] = ['base', 'head'] as const;
    const pair = { cell: cells[0] as CellKey, slot: 0 };
    expect(sidesInOrder({ ...pair, first: 'base' })).toEqual([base, head]);
    expect(sidesInOrder({ ...pair, first: 'head' })).toEqual([head, base]);
    const first = count(makePlan({ ...input, maxSamples: 1000 }).blocks.flat(), (planned) => planned.first);
    expect(first['base']).toBeGreaterThan(1400);
    expect(first['head']).toBeGreaterThan(1400);
  });

  test('the cells are mixed inside a block', () => {
    const changes = (block: readonly PlannedPair[]): number =>
      block.filter((pair, i) => i > 0 && pair.cell !== block[i - 1]?.cell).length;
    // Three cells one after the other would change twice.
    expect(makePlan(input).blocks.filter((block) => changes(block) > 4).length).toBeGreaterThanOrEqual(5);
  });

  test('the same seed gives the same plan, another seed another', () => {
    expect(makePlan(input)).toEqual(makePlan(input));
    expect(makePlan({ ...input, seed: 'b' }).blocks).not.toEqual(makePlan(input).blocks);
  });

  test('this very order, in every version of Node', () => {
    const order = makePlan({ ...input, seed: 'golden', maxSamples: 10 }).blocks.map((block) =>
      block.map((pair) => `${pair.cell.tierMb}${pair.first === 'base' ? 'b' : 'h'}${pair.slot}`).join(' '),
    );
    expect(order).toMatchInlineSnapshot(`
[
  "128h0 128h0 1024b1 128b1 512h0 128b0 512b0 1024b0 512b1 1024b1 512b1 1024b0 512b0 128h1 1024b0",
  "512h0 1024h1 1024b0 128b0 512b1 128h1 1024b1 512h1 512h1 128b1 128h0 1024h0 128h1 512b0 1024b1",
]
`);
  });

  test('cells that ask for fewer starts leave earlier, each with its own functions', () => {
    const own = cellsOf([128, 512]);
    const plan = makePlan({
      cells: own,
      seed: 'a',
      blockSize: 5,
      maxSamples: ({ tierMb }) => (tierMb === 128 ? 10 : 20),
      functionsPerLane: ({ tierMb }) => (tierMb === 128 ? 1 : 2),
    });
    expect(plan.burnIn.map(({ cell, slot }) => `${cell.tierMb} ${slot}`).toSorted()).toEqual([
      '128 0',
      '512 0',
      '512 1',
    ]);
    const inBlock = plan.blocks.map((block) =>
      [128, 512].map((mb) => block.filter(({ cell }) => cell.tierMb === mb).length),
    );
    expect(inBlock).toEqual([
      [5, 5],
      [5, 5],
      [0, 5],
      [0, 5],
    ]);
  });

  test.each([
    [{ cells: [] }, 'at least one cell'],
    [{ maxSamples: 12 }, 'multiple of blockSize'],
    [{ blockSize: 0 }, 'above zero'],
    [{ blockSize: 2.5, maxSamples: 5 }, 'above zero'],
    [{ functionsPerLane: 0 }, 'above zero'],
  ])('%p is refused', (overrides, message) => {
    expect(() => makePlan({ ...input, ...overrides })).toThrow(message);
  });
});

describe('seeded randomness', () => {
  function draws(seed: string, bound: number, times: number): number[] {
    const values: number[] = [];
    let state: RandomState = seedRandom(seed);
    for (let i = 0; i < times; i++) {
      const drawn = integerBelow(state, bound);
      values.push(drawn.value);
      state = drawn.state;
    }
    return values;
  }

  test('every value is about equally likely', () => {
    const counts = Object.values(count(draws('x', 10, 20_000), String));
    expect(counts).toHaveLength(10);
    // 2,000 expected, standard deviation 42
    for (const seen of counts) expect(Math.abs(seen - 2000)).toBeLessThan(250);
  });

  test('a shuffle keeps the items, reaches every order, and does not touch its input', () => {
    const items = Object.freeze(['a', 'b', 'c']);
    const orders = new Set<string>();
    let state = seedRandom('orders');
    for (let i = 0; i < 200; i++) {
      const shuffled = shuffle(items, state);
      state = shuffled.state;
      orders.add(shuffled.items.join(''));
    }
    expect([...orders].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
  });

  test('similar seeds are different seeds, and the empty text is one', () => {
    const firsts = ['', '0', '1', '2', 'a', 'b', 'ab', 'ba'].map((seed) => draws(seed, 2 ** 32, 1)[0]);
    expect(new Set(firsts).size).toBe(firsts.length);
  });
});
