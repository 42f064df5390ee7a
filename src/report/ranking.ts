/** Which rows matter most: what the headline names, what annotations list first, what a cut table keeps. */
import type { Comparison } from '../core/judgement.ts';
import type { VerdictWord } from '../core/model.ts';
import type { Report } from '../core/report.ts';

const SEVERITY: Readonly<Record<VerdictWord, number>> = {
  regression: 0,
  inconclusive: 1,
  'not-measured': 2,
  pass: 3,
};

/** A head that fails is worse than any number; no number at all says nothing. */
function badness(comparison: Comparison): number {
  if (comparison.reason === 'does-not-start') return Number.POSITIVE_INFINITY;
  if (comparison.head.medianMs === null && comparison.head.failed > 0) return Number.MAX_VALUE;
  return comparison.share.estimate ?? comparison.changePercent.estimate ?? Number.NEGATIVE_INFINITY;
}

function compare(a: number, b: number): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Most severe verdict first, then the largest share of the allowance; stable otherwise. */
export function worstFirst(comparisons: readonly Comparison[]): Comparison[] {
  return comparisons.toSorted(
    (a, b) => SEVERITY[a.verdict] - SEVERITY[b.verdict] || compare(badness(b), badness(a)),
  );
}

/** The row that the headline names; undefined when nothing was compared. */
export function worstOf(report: Report): Comparison | undefined {
  return worstFirst(report.comparisons)[0];
}
