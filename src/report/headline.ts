/** The verdict in words with the worst change named: the first thing that anybody reads. */
import type { Report } from '../core/report.ts';
import { exact, signedPercent } from '../core/units.ts';
import { decisiveRow } from '../core/verdict/worst.ts';
import { verdictSentence } from './sentence.ts';
import { cellName, ICONS, isFaster, type NamedReport, REASON_WORDS } from './words.ts';

/** One line without its icon. `quote` marks the function's name, which is foreign text. */
export function headline(report: NamedReport, quote: (label: string) => string): string {
  const { verdict, reason } = report.verdict;
  const row = decisiveRow(report.comparisons, report.verdict);
  const { names } = report;
  const where = row === null ? '' : ` ${names.functions ? 'in' : 'at'} ${cellName(row.cell, names, quote)}`;
  switch (verdict) {
    case 'regression': {
      if (reason === 'does-not-start') {
        // Whether a build starts is asked of all tiers of a function and architecture together.
        const of = row === null || !names.functions ? '' : ` in ${quote(row.cell.functionLabel)}`;
        const on = row === null || !names.architectures ? '' : ` on ${row.cell.architecture}`;
        return `No cold start of head succeeds${of}${on}`;
      }
      if (reason === 'over-budget') return `Cold starts are over the budget${where}`;
      const change = row?.changePercent.estimate ?? null;
      return `Cold starts got slower: ${change === null ? 'starts fail' : signedPercent(change)}${where}`;
    }
    case 'pass':
      if (reason === 'identical') return 'Nothing to compare: package and settings are identical';
      if (report.comparisons.every(isFaster)) return 'Cold starts got faster';
      return 'Cold starts did not get slower than allowed';
    case 'inconclusive':
      return `No clear answer about cold starts: ${REASON_WORDS[reason]}`;
    case 'not-measured':
      return `Cold starts were not measured: ${REASON_WORDS[reason]}`;
  }
}

export function headlineIcon({ verdict, policy }: Report): string {
  const accepted = verdict.verdict === 'regression' && policy.onRegression === 'warn';
  return ICONS[accepted ? 'inconclusive' : verdict.verdict];
}

/** `2 of 6 rows regressed.`; null where the sentence of the verdict has said it. */
function extent({ comparisons }: Report): string | null {
  const regressed = comparisons.filter((row) => row.verdict === 'regression').length;
  return regressed === 0 || comparisons.length === 1
    ? null
    : `${exact(regressed)} of ${exact(comparisons.length)} rows regressed.`;
}

/** What the verdict does to the check, where that is not obvious; null otherwise. Our own words alone. */
function consequence({ policy, verdict }: Report): string | null {
  switch (verdict.verdict) {
    case 'regression':
      return policy.onRegression === 'warn'
        ? 'Accepted: on-regression is warn, so the check does not fail.'
        : null;
    case 'inconclusive':
      return policy.onInconclusive === 'warn'
        ? 'The check does not fail on this: on-inconclusive is warn.'
        : 'The check fails on this: on-inconclusive is fail.';
    case 'not-measured':
      return policy.onUnmeasured === 'pass'
        ? 'The check does not fail on this, but nothing is known about this change: on-unmeasured is pass.'
        : 'The check fails on this: on-unmeasured is fail.';
    case 'pass':
      return null;
  }
}

/** The sentences under the headline, one each. `quote` makes foreign text safe. */
export function explanation(report: Report, quote: (sentence: string) => string): string[] {
  const said = [quote(verdictSentence(report)), extent(report), consequence(report)];
  return said.flatMap((words) => (words === null || words === '' ? [] : [words]));
}
