import type { Report } from '../report.ts';
import { type Judgement, judge } from './judge.ts';
import type { WithoutMeasuring } from './judge-run.ts';

/** What of a report a verdict is made of. */
export type JudgedReport = Pick<Report, 'starts' | 'policy' | 'functions' | 'comparisons' | 'verdict'>;

/**
 * Judges a report again from its raw starts, its rules and its policy. Of what the run concluded only facts are taken that
 * the starts do not show: which cells there were, whether the run was stopped before its plan was done, and whether it
 * measured at all. The same report gives the same verdict bit for bit.
 */
export function judgeReport(report: JudgedReport): Judgement {
  return judge({
    starts: report.starts,
    cells: report.comparisons.map(({ cell }) => cell),
    functions: report.functions,
    policy: report.policy,
    stopped: report.comparisons.some(({ ended }) => ended === 'stopped-run'),
    withoutMeasuring: withoutMeasuring(report),
  });
}

function withoutMeasuring({ starts, verdict }: JudgedReport): WithoutMeasuring {
  if (starts.length > 0) return null;
  return verdict.reason === 'identical' || verdict.reason === 'no-credentials' ? verdict.reason : null;
}
