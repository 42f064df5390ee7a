import type { Comparison, RunVerdict } from '../judgement.ts';
import { SIDES } from '../model.ts';
import type { Report } from '../report.ts';
import { judgeCell } from './judge-cell.ts';
import { judgeRun, type WithoutMeasuring } from './judge-run.ts';
import { samplesOfStarts } from './samples.ts';

/** What of a report a verdict is made of. */
export type JudgedReport = Pick<Report, 'starts' | 'rule' | 'policy' | 'sides' | 'comparisons' | 'verdict'>;

/**
 * Judges a report again from its raw starts, its rule and its policy. Of what the run concluded only facts are taken that
 * the starts do not show: which cells there were, which of them the run stopped before their plan was done, and whether
 * it did not measure at all. The same report gives the same verdict bit for bit.
 */
export function judgeReport(report: JudgedReport): {
  readonly comparisons: readonly Comparison[];
  readonly verdict: RunVerdict;
} {
  const samples = samplesOfStarts(
    report.starts,
    report.comparisons.map(({ cell }) => cell),
    report.rule,
    report.sides.base === null ? ['head'] : SIDES,
  );
  const comparisons = samples.map((cell, i) =>
    judgeCell(
      cell,
      report.rule,
      samples.length,
      report.comparisons[i]?.ended === 'stopped-run' ? 'stopped' : 'plan-done',
    ),
  );
  return { comparisons, verdict: judgeRun(comparisons, report.policy, withoutMeasuring(report)) };
}

function withoutMeasuring({ starts, verdict }: JudgedReport): WithoutMeasuring {
  if (starts.length > 0) return null;
  return verdict.reason === 'identical' || verdict.reason === 'no-credentials' ? verdict.reason : null;
}
