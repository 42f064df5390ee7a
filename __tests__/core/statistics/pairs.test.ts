import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { allowanceOf } from '../../../src/core/statistics/allowance.ts';
import { mannWhitneyNull } from '../../../src/core/statistics/mann-whitney-null.ts';
import {
  difference,
  intervalOfPairs,
  medianOfPairs,
  type PairValue,
  percentChange,
  percentMidpoint,
  shareOf,
  sortPairs,
} from '../../../src/core/statistics/pairs.ts';
import { replayLooks } from '../../../src/core/statistics/sequential.ts';
import { midpoint } from '../../../src/core/statistics/values.ts';
import { blocksOf, CASES, near, type ReferenceEstimate } from './reference.ts';

const TOLERANCE = 1e-9;

/** Untied nulls are asked for again and again. */
const nulls = new Map<string, Float64Array>();
function untiedNull(base: number, head: number): Float64Array {
  const known = nulls.get(`${base} ${head}`);
  const made =
    known ??
    mannWhitneyNull(
      base,
      head,
      Array.from({ length: base + head }, () => 1),
    );
  nulls.set(`${base} ${head}`, made);
  return made;
}

/** Boundaries of a single two-sided look at `level` over untied blocks of these sizes. */
function untiedBoundary(blocks: readonly { base: number[]; head: number[] }[], level: number): number | null {
  const scores = blocks.map(({ base, head }) => ({
    score: base.length * head.length,
    null: untiedNull(base.length, head.length),
    weight: 1,
  }));
  const rates = { up: (1 - level) / 2, down: (1 - level) / 2 };
  return replayLooks(scores, [...scores.slice(1).map(() => null), 1], rates)[0]?.rejectUp ?? null;
}

function check(
  blocks: readonly { base: number[]; head: number[] }[],
  pairValue: PairValue,
  middle: (low: number, high: number) => number,
  expected: ReferenceEstimate,
  unit: (value: number) => number,
): void {
  const pairs = sortPairs(
    blocks,
    blocks.map(() => 1),
    pairValue,
  );
  const close = (actual: number | null, wanted: number | null): boolean =>
    near(actual === null ? null : unit(actual), wanted, TOLERANCE) ||
    (actual !== null && wanted !== null && Math.abs(unit(actual) - wanted) <= TOLERANCE);
  expect(close(medianOfPairs(pairs, middle), expected.estimate)).toBe(true);
  for (const [level, interval] of [
    [0.95, expected.at95],
    [0.9, expected.at90],
  ] as const) {
    const boundary = untiedBoundary(blocks, level);
    const { low, high } = intervalOfPairs(pairs, boundary, boundary);
    const all = blocks.reduce((sum, { base, head }) => sum + base.length * head.length, 0);
    expect(boundary === null ? 0 : all - boundary / 2 + 1).toBe(interval.k);
    expect(close(low, interval.low)).toBe(true);
    expect(close(high, interval.high)).toBe(true);
  }
}

const toRatio = (percent: number): number => 1 + percent / 100;

describe('Hodges-Lehmann shift and ratio with order-statistic intervals', () => {
  test.each(CASES.map((reference) => [reference.name, reference] as const))('%s', (_, reference) => {
    const one = [{ base: [...reference.base], head: [...reference.head] }];
    check(one, difference, midpoint, reference.shift, (ms) => ms);
    check(one, percentChange, percentMidpoint, reference.ratio, toRatio);
    if (reference.blocks === undefined) return;
    check(blocksOf(reference), difference, midpoint, reference.blocks.shift, (ms) => ms);
    check(blocksOf(reference), percentChange, percentMidpoint, reference.blocks.ratio, toRatio);
  });
});

const times = fc.array(fc.integer({ min: 1, max: 400_000 }), { minLength: 1, maxLength: 8 });

test('exchanging the sides mirrors the shift and inverts the ratio', () => {
  fc.assert(
    fc.property(times, times, (base, head) => {
      const there = [{ base, head }];
      const back = [{ base: head, head: base }];
      const shift = (blocks: typeof there): number => medianOfPairs(sortPairs(blocks, [1], difference));
      const ratio = (blocks: typeof there): number =>
        toRatio(medianOfPairs(sortPairs(blocks, [1], percentChange), percentMidpoint));
      expect(shift(there)).toBeCloseTo(-shift(back), 9);
      expect(ratio(there) * ratio(back)).toBeCloseTo(1, 9);
    }),
  );
});

test('scaling keeps the ratio', () => {
  fc.assert(
    fc.property(times, times, fc.integer({ min: 2, max: 50 }), (base, head, times_) => {
      const scaled = { base: base.map((x) => x * times_), head: head.map((y) => y * times_) };
      const ratio = (block: { base: number[]; head: number[] }): number =>
        medianOfPairs(sortPairs([block], [1], percentChange), percentMidpoint);
      expect(ratio(scaled)).toBeCloseTo(ratio({ base, head }), 9);
    }),
  );
});

test('the share of the allowance is 1 exactly at the limit and 0 at no change', () => {
  const share = shareOf(allowanceOf({ thresholdPercent: 10, thresholdMs: 10 }));
  expect(share(200_000, 220_000)).toBe(1);
  expect(share(200_000, 220_001)).toBeGreaterThan(1);
  expect(share(200_000, 200_000)).toBe(0);
  // 10 ms govern below 100 ms
  expect(share(41_000, 51_000)).toBe(1);
  expect(share(300, 10_300)).toBe(1);
});

test('failed starts are infinitely slow; two of them are half a pair on either end', () => {
  const failed = Number.POSITIVE_INFINITY;
  const pairs = sortPairs([{ base: [100, failed], head: [110, failed] }], [1], difference);
  expect([...pairs.values]).toEqual([-failed, -failed, 10, failed, failed]);
  expect([...pairs.copies]).toEqual([2, 1, 2, 2, 1]);
  expect(medianOfPairs(pairs)).toBe(10);
});
