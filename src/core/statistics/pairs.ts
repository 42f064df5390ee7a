import { type Allowance, allowedGrowth } from './allowance.ts';
import { midpoint } from './values.ts';

/** The base and head values of a block in integer microseconds; Infinity is a failed start. */
export interface BlockTimes {
  readonly base: readonly number[];
  readonly head: readonly number[];
}

/** What one base-head pair says, e.g. their difference. Called with finite times only. */
export type PairValue = (base: number, head: number) => number;

/**
 * The values of all base-head pairs inside blocks, sorted. Every pair counts twice, as in 2U. A pair with a failed
 * head is Infinity, with a failed base -Infinity. Two failed starts are tied at every limit: half of the pair is
 * Infinity, half -Infinity.
 */
export interface SortedPairs {
  readonly values: Float64Array;
  /** Weight in the test of the value at the same place: weight of its block times 2, or times 1 for half a pair. */
  readonly weights: Float64Array;
  /** Copies of the value (2, or 1 for half a pair), whatever the block's weight. */
  readonly copies: Uint8Array;
}

/** Head minus base, in the unit of the times. */
export const difference: PairValue = (base, head) => head - base;

/** Head minus base in percent of base: one rounding, so that exact decimals stay exact. */
export const percentChange: PairValue = (base, head) => ((head - base) * 100) / base;

/**
 * The share of the allowance that a pair uses, e = (y - x) / (g(x) - x): 0 is no change, 1 is exactly the limit.
 * Numerator and denominator are exact integers, so e > 1 exactly when y > g(x).
 */
export function shareOf(allowance: Allowance): PairValue {
  return (base, head) => ((head - base) * allowance.scale) / allowedGrowth(allowance, base);
}

/** Makes and sorts the pairs of all blocks; `weights` are the blocks' weights in the test. */
export function sortPairs(
  blocks: readonly BlockTimes[],
  weights: readonly number[],
  pairValue: PairValue,
): SortedPairs {
  const entries: { value: number; weight: number; copies: number }[] = [];
  blocks.forEach((block, b) => {
    const weight = weights[b] ?? 1;
    for (const base of block.base) {
      for (const head of block.head) {
        const baseFailed = base === Number.POSITIVE_INFINITY;
        const headFailed = head === Number.POSITIVE_INFINITY;
        if (baseFailed && headFailed) {
          entries.push({ value: Number.NEGATIVE_INFINITY, weight, copies: 1 });
          entries.push({ value: Number.POSITIVE_INFINITY, weight, copies: 1 });
        } else {
          const value = headFailed
            ? Number.POSITIVE_INFINITY
            : baseFailed
              ? Number.NEGATIVE_INFINITY
              : pairValue(base, head);
          entries.push({ value, weight: 2 * weight, copies: 2 });
        }
      }
    }
  });
  entries.sort((a, b) => (a.value < b.value ? -1 : a.value > b.value ? 1 : 0));
  return {
    values: Float64Array.from(entries, (entry) => entry.value),
    weights: Float64Array.from(entries, (entry) => entry.weight),
    copies: Uint8Array.from(entries, (entry) => entry.copies),
  };
}

/**
 * Median of all pairs: the Hodges-Lehmann estimate (1963) when the values are differences. Infinite when the middle
 * falls on failed starts; NaN when it falls between a failed base and a failed head.
 */
export function medianOfPairs(pairs: SortedPairs, middle = midpoint): number {
  const total = pairs.copies.reduce((sum, copies) => sum + copies, 0);
  return middle(copyAt(pairs, total / 2), copyAt(pairs, total / 2 + 1));
}

/** Middle of two changes in percent: halfway between the logarithms of their ratios, so that exchanging the sides inverts it. */
export function percentMidpoint(low: number, high: number): number {
  return low === high ? low : Math.sqrt(100 + low) * Math.sqrt(100 + high) - 100;
}

/**
 * Closed interval whose ends are order statistics of the pairs (Bauer 1972). `rejectAbove` is the smallest score that
 * rejects "at most theta", `rejectBelow` the smallest mirrored score (maximum - score) that rejects "at least theta":
 * the low end is above a limit exactly when the test of that limit rejects upwards, the high end below it exactly when
 * it rejects downwards (a tie with the limit is the limit itself). null: that side cannot be bounded with so few values.
 */
export function intervalOfPairs(
  pairs: SortedPairs,
  rejectAbove: number | null,
  rejectBelow: number | null,
): { readonly low: number | null; readonly high: number | null } {
  return {
    low: rejectAbove === null ? null : finiteOrNull(valueReaching(pairs, rejectAbove, 'from-top')),
    high: rejectBelow === null ? null : finiteOrNull(valueReaching(pairs, rejectBelow, 'from-bottom')),
  };
}

/** The value at which the weight summed from one end first reaches `weight`. */
function valueReaching(pairs: SortedPairs, weight: number, end: 'from-top' | 'from-bottom'): number {
  const { values, weights } = pairs;
  let sum = 0;
  for (let i = 0; i < values.length; i++) {
    const at = end === 'from-top' ? values.length - 1 - i : i;
    sum += weights[at] ?? 0;
    if (sum >= weight) return values[at] ?? Number.NaN;
  }
  return Number.NaN;
}

/** The k-th smallest of the doubled pairs, k from 1. */
function copyAt(pairs: SortedPairs, k: number): number {
  let seen = 0;
  for (let i = 0; i < pairs.values.length; i++) {
    seen += pairs.copies[i] ?? 0;
    if (seen >= k) return pairs.values[i] ?? Number.NaN;
  }
  return Number.NaN;
}

/** null for what has no finite value. */
export function finiteOrNull(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}
