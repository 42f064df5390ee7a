import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { allowanceOf, allowedTime, scaledTime } from '../../../src/core/statistics/allowance.ts';
import { smallestAttainableP } from '../../../src/core/statistics/attainable.ts';
import { StatisticsError } from '../../../src/core/statistics/errors.ts';
import { countRanks, mannWhitney } from '../../../src/core/statistics/mann-whitney.ts';
import { median } from '../../../src/core/statistics/values.ts';
import { CASES, integers, near, UNITS_PER_MS } from './reference.ts';

const P_TOLERANCE = 1e-10;

describe('reference cases', () => {
  test.each(CASES.map((reference) => [reference.name, reference] as const))('%s', (_, reference) => {
    const { base, head } = reference;
    const result = mannWhitney(base, head);
    expect(result.doubledU).toBe(2 * reference.u);
    const [greater, less, twoSided] = reference.p;
    expect(near(result.p.greater, greater, P_TOLERANCE)).toBe(true);
    expect(near(result.p.less, less, P_TOLERANCE)).toBe(true);
    expect(near(result.p.twoSided, twoSided, P_TOLERANCE)).toBe(true);
    expect(near(result.smallestGreater, reference.smallest[0], P_TOLERANCE)).toBe(true);
    expect(near(result.smallestLess, reference.smallest[1], P_TOLERANCE)).toBe(true);
    const untied = smallestAttainableP([{ base: base.length, head: head.length }]);
    expect(near(untied, reference.smallest[2], P_TOLERANCE)).toBe(true);
    expect(near(median(base), reference.medians[0], 1e-12)).toBe(true);
    expect(near(median(head), reference.medians[1], 1e-12)).toBe(true);
    // The product splits blocks of more pairs than this, so one exact null of such a size is enough.
    if (base.length * head.length > 15_000) return;
    for (const threshold of reference.threshold) {
      const allowance = allowanceOf({
        thresholdPercent: threshold.percent,
        thresholdMs: (threshold.ms * UNITS_PER_MS) / 1000,
      });
      const against = mannWhitney(
        integers(base).map((x) => allowedTime(allowance, x)),
        integers(head).map((y) => scaledTime(allowance, y)),
      );
      expect(against.doubledU).toBe(2 * threshold.u);
      expect(near(against.p.greater, threshold.greater, P_TOLERANCE)).toBe(true);
      expect(near(against.p.less, threshold.less, P_TOLERANCE)).toBe(true);
    }
  });
});

/** Every way to choose which of the pooled values are head's, by brute force. */
function enumerate(base: readonly number[], head: readonly number[]): { greater: number; less: number } {
  const pooled = [...base, ...head];
  const scoreOf = (isHead: (i: number) => boolean): number => {
    let doubled = 0;
    for (let i = 0; i < pooled.length; i++) {
      for (let j = 0; j < pooled.length; j++) {
        if (!isHead(i) || isHead(j)) continue;
        doubled += 1 + Math.sign((pooled[i] ?? 0) - (pooled[j] ?? 0));
      }
    }
    return doubled;
  };
  const observed = scoreOf((i) => i >= base.length);
  let ways = 0;
  let atLeast = 0;
  let atMost = 0;
  for (let mask = 0; mask < 2 ** pooled.length; mask++) {
    const chosen = pooled.map((_, i) => (mask >> i) & 1);
    if (chosen.reduce((sum, bit) => sum + bit, 0) !== head.length) continue;
    const score = scoreOf((i) => chosen[i] === 1);
    ways++;
    if (score >= observed) atLeast++;
    if (score <= observed) atMost++;
  }
  return { greater: atLeast / ways, less: atMost / ways };
}

test('brute force over all assignments for every size up to 5 v 5, with ties', () => {
  let seed = 1;
  const draw = (levels: number): number => {
    seed = (seed * 48271) % 2147483647;
    return 1 + (seed % levels);
  };
  for (let n = 1; n <= 5; n++) {
    for (let m = 1; m <= 5; m++) {
      for (const levels of [1, 2, 3, 5, 100]) {
        const base = Array.from({ length: n }, () => draw(levels));
        const head = Array.from({ length: m }, () => draw(levels));
        const { p } = mannWhitney(base, head);
        const expected = enumerate(base, head);
        expect(near(p.greater, expected.greater, 1e-12)).toBe(true);
        expect(near(p.less, expected.less, 1e-12)).toBe(true);
        expect(p.twoSided).toBe(Math.min(1, 2 * Math.min(p.greater, p.less)));
      }
    }
  }
});

const values = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 12 });

describe('properties', () => {
  test('exchanging the sides mirrors the count and the tails', () => {
    fc.assert(
      fc.property(values, values, (base, head) => {
        const one = mannWhitney(base, head);
        const other = mannWhitney(head, base);
        expect(one.doubledU + other.doubledU).toBe(2 * base.length * head.length);
        expect(near(one.p.greater, other.p.less, 1e-12)).toBe(true);
        expect(near(one.p.twoSided, other.p.twoSided, 1e-12)).toBe(true);
      }),
    );
  });

  test('order does not matter', () => {
    fc.assert(
      fc.property(values, values, (base, head) => {
        expect(mannWhitney(base.toReversed(), head.toReversed())).toEqual(mannWhitney(base, head));
      }),
    );
  });

  test('adding a constant and scaling keep everything', () => {
    fc.assert(
      fc.property(
        values,
        values,
        fc.integer({ min: 0, max: 1000 }),
        fc.integer({ min: 1, max: 9 }),
        (base, head, add, times) => {
          const change = (value: number): number => value * times + add;
          expect(mannWhitney(base.map(change), head.map(change))).toEqual(mannWhitney(base, head));
        },
      ),
    );
  });

  test('the inputs are not touched', () => {
    const base = Object.freeze([3, 1, 2]);
    const head = Object.freeze([30, 9, 100]);
    expect(mannWhitney(base, head).doubledU).toBe(18);
  });

  test('failed starts are slower than any number and tie among themselves, on both sides', () => {
    const failed = Number.POSITIVE_INFINITY;
    const asFailed = countRanks([100, failed, 110], [90, failed, failed]);
    const asHuge = countRanks([100, 9e9, 110], [90, 9e9, 9e9]);
    expect(asFailed).toEqual(asHuge);
  });
});

describe('what cannot be tested is an error, never a p', () => {
  test.each([
    ['an empty base', [], [1], 'empty'],
    ['an empty head', [1], [], 'empty'],
    ['NaN', [1, Number.NaN], [1], 'not-a-number'],
    ['text', [1], ['2' as unknown as number], 'not-a-number'],
    ['Infinity', [1], [Number.POSITIVE_INFINITY], 'not-finite'],
    ['-Infinity', [1], [Number.NEGATIVE_INFINITY], 'not-finite'],
    ['a base of zero', [0, 0, 0], [250], 'non-positive-base'],
    ['a base of minus zero', [-0], [250], 'non-positive-base'],
    ['a negative head', [1], [-1], 'negative'],
  ] as const)('%s', (_, base, head, code) => {
    try {
      mannWhitney(base, head);
    } catch (error) {
      expect(error).toBeInstanceOf(StatisticsError);
      expect(error).toMatchObject({ code });
      return;
    }
    throw new Error('no error');
  });

  test('a base of zeros says that there are no valid cold starts', () => {
    expect(() => mannWhitney([0, 0], [250, 250])).toThrow('base has no valid cold starts');
  });
});
