import { type Distribution, lowerTail, mirror, upperTail } from './distribution.ts';
import { mannWhitneyNull } from './mann-whitney-null.ts';
import { ascending, checkFiniteSide } from './values.ts';

/** The Mann-Whitney comparison of one block: the count and what it could have been. */
export interface RankCount {
  readonly base: number;
  readonly head: number;
  /** 2U: 2 for every pair with head above base, 1 for every tied pair. */
  readonly doubledU: number;
  /** Sizes of the groups of equal values in the pooled sample, in ascending order of value. */
  readonly tieSizes: readonly number[];
}

/** One-sided and two-sided exact p-values. Each tail includes the observed value. */
export interface ExactP {
  /** p of "head is not greater": small when head tends to be greater. */
  readonly greater: number;
  /** p of "head is not less": small when head tends to be less. */
  readonly less: number;
  /** min(1, 2 min(greater, less)), which is right for asymmetric nulls too. */
  readonly twoSided: number;
}

export interface MannWhitney extends RankCount {
  readonly p: ExactP;
  /** The smallest one-sided p that these ties allow. */
  readonly smallestGreater: number;
  readonly smallestLess: number;
}

/**
 * Counts how head ranks against base. Infinity stands for a failed start: above every number, tied with its like.
 * The values need no common unit, only a common order.
 */
export function countRanks(base: readonly number[], head: readonly number[]): RankCount {
  const x = ascending(base);
  const y = ascending(head);
  const tieSizes: number[] = [];
  let doubledU = 0;
  let i = 0;
  let j = 0;
  while (i < x.length || j < y.length) {
    const value = Math.min(x[i] ?? Number.POSITIVE_INFINITY, y[j] ?? Number.POSITIVE_INFINITY);
    let inBase = 0;
    let inHead = 0;
    while (i + inBase < x.length && x[i + inBase] === value) inBase++;
    while (j + inHead < y.length && y[j + inHead] === value) inHead++;
    doubledU += inHead * (2 * i + inBase);
    tieSizes.push(inBase + inHead);
    i += inBase;
    j += inHead;
  }
  return { base: x.length, head: y.length, doubledU, tieSizes };
}

/**
 * Exact conditional Mann-Whitney test of two samples in one block (Mann and Whitney 1947; with ties the permutation
 * distribution of the midranks).
 * @throws StatisticsError for values that cannot be compared, Infinity among them: failed
 * starts are ranked by `countRanks` alone, whose callers know that they are failed starts.
 */
export function mannWhitney(base: readonly number[], head: readonly number[]): MannWhitney {
  checkFiniteSide('base', base);
  checkFiniteSide('head', head);
  const count = countRanks(base, head);
  const distribution = mannWhitneyNull(count.base, count.head, count.tieSizes);
  return {
    ...count,
    p: exactP(distribution, count.doubledU),
    smallestGreater: smallestTail(mirror(distribution)),
    smallestLess: smallestTail(distribution),
  };
}

/** The three p-values of an observed score under its null. */
export function exactP(distribution: Distribution, score: number): ExactP {
  const greater = upperTail(distribution, score);
  const less = lowerTail(distribution, score);
  return { greater, less, twoSided: Math.min(1, 2 * Math.min(greater, less)) };
}

/** Probability of the lowest score that can occur at all. */
function smallestTail(distribution: Distribution): number {
  return distribution.find((mass) => mass > 0) ?? 1;
}
