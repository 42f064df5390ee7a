import { describe, expect, test } from '@jest/globals';
import {
  allowanceOf,
  allowedGrowth,
  allowedTime,
  scaledTime,
} from '../../../src/core/statistics/allowance.ts';
import { samplesForLevel, smallestAttainableP } from '../../../src/core/statistics/attainable.ts';
import { medianInterval, signNull } from '../../../src/core/statistics/median-interval.ts';
import { normalUpperQuantile, normalUpperTail } from '../../../src/core/statistics/normal.ts';
import { sdOfLogs, twoModes } from '../../../src/core/statistics/spread.ts';
import { median } from '../../../src/core/statistics/values.ts';
import { NORMAL, near } from './reference.ts';

describe('the allowance in exact integers', () => {
  const ten = allowanceOf({ thresholdPercent: 10, thresholdMs: 10 });

  test('exactly 10 % more is the limit, for every hundredth of a millisecond', () => {
    const wrong: number[] = [];
    for (let x = 100_000; x < 400_000; x += 10) {
      if (scaledTime(ten, (x * 11) / 10) !== allowedTime(ten, x)) wrong.push(x);
    }
    expect(wrong).toEqual([]);
  });

  test('percentages with decimals are exact too', () => {
    const odd = allowanceOf({ thresholdPercent: 7.5, thresholdMs: 0 });
    expect(scaledTime(odd, 215_000)).toBe(allowedTime(odd, 200_000));
    const tenths = allowanceOf({ thresholdPercent: 0.3, thresholdMs: 0 });
    expect(scaledTime(tenths, 100_300)).toBe(allowedTime(tenths, 100_000));
  });

  test('the larger limit governs', () => {
    expect(allowedGrowth(ten, 50_000) / ten.scale).toBe(10_000);
    expect(allowedGrowth(ten, 100_000) / ten.scale).toBe(10_000);
    expect(allowedGrowth(ten, 150_000) / ten.scale).toBe(15_000);
  });

  test('a failed start stays one', () => {
    expect(allowedTime(ten, Number.POSITIVE_INFINITY)).toBe(Number.POSITIVE_INFINITY);
  });

  test.each([
    [0, 0, 'both zero'],
    [-1, 10, 'zero or a positive number'],
    [Number.NaN, 10, 'zero or a positive number'],
    [10, Number.POSITIVE_INFINITY, 'zero or a positive number'],
    [0.12345, 10, 'at most 4 decimals'],
    [1e-7, 10, 'at most 4 decimals'],
    [10, 0.0005, 'at most 3 decimals'],
  ])('%p %% and %p ms are refused', (thresholdPercent, thresholdMs, message) => {
    expect(() => allowanceOf({ thresholdPercent, thresholdMs })).toThrow(message);
  });

  test('what does not fit into exact integers is refused, not rounded', () => {
    expect(() => scaledTime(allowanceOf({ thresholdPercent: 0.0001, thresholdMs: 0 }), 1e10)).toThrow(
      'too large',
    );
  });
});

test('smallest attainable p and the samples that a level needs', () => {
  expect(smallestAttainableP([{ base: 3, head: 3 }])).toBeCloseTo(0.05, 15);
  expect(smallestAttainableP([])).toBe(1);
  expect([1, 2, 3, 4, 12, 24].map((cells) => samplesForLevel(0.05 / cells, 1000))).toEqual([
    3, 4, 4, 5, 5, 6,
  ]);
  // Pairs only: 1/2 to the power of their number.
  expect(samplesForLevel(0.05, 1)).toBe(5);
  expect(smallestAttainableP([{ base: 1, head: 19 }])).toBeCloseTo(0.05, 15);
});

describe('medians', () => {
  test('sorted by number, not by text, and without overflow', () => {
    expect(median([9, 10, 100])).toBe(10);
    expect(median([1.7e308, 1.7e308])).toBe(1.7e308);
    expect(median([1, 2, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY])).toBe(Number.POSITIVE_INFINITY);
    expect(() => median([])).toThrow('no values');
  });

  test('the interval takes the order statistics of the binomial', () => {
    const values = Array.from({ length: 10 }, (_, i) => i + 1);
    // P(at most 1 of 10 below) = 11/1024, P(at most 2) = 56/1024.
    expect(medianInterval(values, 0.95)).toEqual({ low: 2, high: 9, level: 0.95 });
    expect(medianInterval(values.slice(0, 5), 0.95)).toEqual({ low: null, high: null, level: 0.95 });
    expect(medianInterval(values.slice(0, 6), 0.95)).toEqual({ low: 1, high: 6, level: 0.95 });
  });

  test('an end on a failed start is unbounded', () => {
    const failed = Number.POSITIVE_INFINITY;
    expect(medianInterval([1, 2, 3, 4, 5, 6, 7, 8, failed, failed], 0.95)).toMatchObject({
      low: 2,
      high: null,
    });
  });

  test('the sign distribution adds up for thousands of values', () => {
    const distribution = signNull(5000);
    expect(distribution.reduce((sum, mass) => sum + mass, 0)).toBeCloseTo(1, 12);
    expect([...signNull(2)]).toEqual([0.25, 0.5, 0.25]);
  });
});

describe('the normal distribution', () => {
  test('tails', () => {
    for (const [z, upper] of NORMAL.tails)
      expect([z, near(normalUpperTail(z), upper, 1e-10)]).toEqual([z, true]);
  });

  test('quantiles', () => {
    for (const [p, z] of NORMAL.quantiles) {
      expect(p < 0.5 ? -normalUpperQuantile(p) : normalUpperQuantile(1 - p)).toBeCloseTo(z, 6);
    }
    expect(normalUpperQuantile(0.05)).toBeCloseTo(1.6448536269514722, 12);
    expect(() => normalUpperQuantile(0)).toThrow(RangeError);
  });
});

describe('spread and modes', () => {
  test('the spread of logs ignores a straggler and failed starts', () => {
    const values = [90, 95, 100, 105, 110];
    const spread = sdOfLogs(values) ?? 0;
    expect(spread).toBeCloseTo(1.4826 * Math.log(100 / 95), 3);
    expect(sdOfLogs([...values, Number.POSITIVE_INFINITY])).toBe(spread);
    expect(sdOfLogs([100])).toBeNull();
  });

  test('two separated clusters are two modes; one cluster with a tail is not', () => {
    const fast = [100, 101, 102, 103, 99, 98, 100.5];
    const slow = [160, 161, 159, 162, 158];
    expect(twoModes([...fast, ...slow])).toMatchObject({ lowMedian: 100.5, highMedian: 160 });
    expect(twoModes([...fast, ...fast.map((x) => x + 2), 160])).toBeNull();
    expect(twoModes(fast)).toBeNull();
    expect(twoModes(Array.from({ length: 30 }, () => 200))).toBeNull();
  });
});
