/** The action outputs that a report determines. Words and numbers only: no name, no ARN, no account id. */
import { costOf } from '../core/cost/measured.ts';
import type { Report, StartCounts } from '../core/report.ts';
import { worstChange } from '../core/verdict/worst.ts';
import { EXPORTERS } from './exporters.ts';

export interface Output {
  readonly name: string;
  readonly description: string;
}

/** Every output of the action. The first eight follow from the report, the others are what the shell wrote or posted. */
export const OUTPUTS = [
  { name: 'verdict', description: 'pass, regression, inconclusive or not-measured.' },
  {
    name: 'reason',
    description:
      'Why, in one word: proven, not-proven, does-not-start, over-budget, identical, noisy, too-few, lost-starts, no-credentials, time-limit or base-does-not-start.',
  },
  { name: 'regressions', description: 'How many rows (function, architecture and memory tier) regressed.' },
  {
    name: 'worst-change-percent',
    description: 'Largest change of any row in percent; empty where no number exists.',
  },
  { name: 'cold-starts', description: 'How many proved cold starts were counted, both sides together.' },
  { name: 'lost', description: 'How many starts said nothing about the build and were taken again.' },
  { name: 'failed', description: 'How many starts failed; they count as slower than any number.' },
  { name: 'duration-seconds', description: 'How long the measurement took.' },
  {
    name: 'cost-usd',
    description: 'What the requests cost on AWS at list prices, in US dollars; empty with engine: local.',
  },
  ...EXPORTERS.flatMap(({ written }) =>
    written === null ? [] : [{ name: written.output, description: written.description }],
  ),
  { name: 'comment-body', description: 'The comment as Markdown, for a step that posts it elsewhere.' },
  { name: 'comment-id', description: 'Id of the comment on the pull request; empty where there is none.' },
] as const satisfies readonly Output[];

export type OutputName = (typeof OUTPUTS)[number]['name'];

/** A number for a machine: a point, at most three decimals, no exponent; empty where there is none. */
function plainNumber(value: number | null): string {
  return value === null || !Number.isFinite(value) ? '' : String(Number(value.toFixed(3)));
}

/**
 * `regressions` counts rows. `worst-change-percent` is the largest change of any row, empty where no
 * number exists (head does not start, nothing was measured).
 */
export function reportOutputs(report: Report) {
  const total = (of: (counts: StartCounts) => number): string =>
    plainNumber(report.counts.reduce((sum, counts) => sum + of(counts), 0));
  return {
    verdict: report.verdict.verdict,
    reason: report.verdict.reason,
    regressions: plainNumber(report.comparisons.filter((row) => row.verdict === 'regression').length),
    'worst-change-percent': plainNumber(worstChange(report.comparisons)?.changePercent.estimate ?? null),
    'cold-starts': total(({ cold }) => cold),
    lost: total(({ lost }) => lost),
    failed: total(({ failed }) => failed),
    'duration-seconds': plainNumber(report.durationSeconds),
    'cost-usd': costOf(report)?.toFixed(6) ?? '',
  } satisfies Partial<Record<OutputName, string>>;
}
