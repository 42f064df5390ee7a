import type { Policy } from '../config/config.ts';
import type { Comparison, RunVerdict } from '../judgement.ts';
import type { Reason, VerdictWord } from '../model.ts';

/**
 * What decides a run without any comparison: `identical` (same package and configuration on both sides, nothing was
 * measured) or `no-credentials` (nothing could be measured). null for a run that measured.
 */
export type WithoutMeasuring = 'identical' | 'no-credentials' | null;

/** When several cells have the run's verdict for different reasons, the first of these is named. */
const REASONS: readonly Reason[] = [
  'does-not-start',
  'over-budget',
  'base-does-not-start',
  'lost-starts',
  'time-limit',
  'too-few',
  'noisy',
  // A pass of the run is proven only if every cell's is; a regression is proven if one is (see reasonOf).
  'not-proven',
  'proven',
];

/**
 * The verdict of the run: regression if any cell is one; pass if all pass; not measured if no cell could be; else
 * inconclusive. `policy` decides the exit code only, never the word.
 */
export function judgeRun(
  comparisons: readonly Comparison[],
  policy: Policy,
  withoutMeasuring: WithoutMeasuring = null,
): RunVerdict {
  const { verdict, reason } = wordAndReason(comparisons, withoutMeasuring);
  return { verdict, reason, exitCode: exitCodeOf(verdict, policy) };
}

function wordAndReason(
  comparisons: readonly Comparison[],
  withoutMeasuring: WithoutMeasuring,
): { verdict: VerdictWord; reason: Reason } {
  if (withoutMeasuring === 'identical') return { verdict: 'pass', reason: 'identical' };
  if (withoutMeasuring === 'no-credentials') return { verdict: 'not-measured', reason: 'no-credentials' };
  const having = (verdict: VerdictWord): Comparison[] =>
    comparisons.filter((cell) => cell.verdict === verdict);
  const regressions = having('regression');
  if (regressions.length > 0) return { verdict: 'regression', reason: reasonOf('regression', regressions) };
  if (comparisons.length === 0) return { verdict: 'inconclusive', reason: 'too-few' };
  for (const verdict of ['pass', 'not-measured'] as const) {
    if (having(verdict).length === comparisons.length)
      return { verdict, reason: reasonOf(verdict, comparisons) };
  }
  const open = comparisons.filter((cell) => cell.verdict !== 'pass');
  return { verdict: 'inconclusive', reason: reasonOf('inconclusive', open) };
}

function reasonOf(verdict: VerdictWord, cells: readonly Comparison[]): Reason {
  const reasons = new Set(cells.map((cell) => cell.reason));
  const strongest = REASONS.find((reason) => reasons.has(reason)) ?? 'not-proven';
  return verdict === 'regression' && strongest === 'not-proven' && reasons.has('proven')
    ? 'proven'
    : strongest;
}

function exitCodeOf(verdict: VerdictWord, policy: Policy): RunVerdict['exitCode'] {
  switch (verdict) {
    case 'pass':
      return 0;
    case 'regression':
      return policy.onRegression === 'fail' ? 1 : 0;
    case 'inconclusive':
      return policy.onInconclusive === 'fail' ? 1 : 0;
    case 'not-measured':
      return policy.onUnmeasured === 'fail' ? 3 : 0;
  }
}
