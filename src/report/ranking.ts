/** Which rows matter most: what annotations list first, what a cut table keeps. */
import type { Comparison } from '../core/judgement.ts';
import type { VerdictWord } from '../core/model.ts';
import { worstChange } from '../core/verdict/worst.ts';

const SEVERITY: Readonly<Record<VerdictWord, number>> = {
  regression: 0,
  inconclusive: 1,
  'not-measured': 2,
  pass: 3,
};

function worseOf(a: Comparison, b: Comparison): number {
  if (a.verdict !== b.verdict) return SEVERITY[a.verdict] - SEVERITY[b.verdict];
  // The order of the report breaks ties, in both directions alike.
  const aFirst = worstChange([a, b]) === a;
  const bFirst = worstChange([b, a]) === b;
  return Number(bFirst) - Number(aFirst);
}

/** Most severe verdict first, then the largest change. */
export function worstFirst(comparisons: readonly Comparison[]): Comparison[] {
  return comparisons.toSorted(worseOf);
}
