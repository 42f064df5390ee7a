/** The verdict in words with the worst change named: the first thing that anybody reads. */
import type { Comparison } from '../core/judgement.ts';
import type { Report } from '../core/report.ts';
import { worstOf } from './ranking.ts';
import { count } from './units.ts';
import { allowedWords, cellName, changeWords, ICONS, isFaster, naming, REASON_WORDS } from './words.ts';

/** One line without its icon. `quote` marks the function's name, which is foreign text. */
export function headline(report: Report, quote: (label: string) => string): string {
  const { verdict, reason } = report.verdict;
  const worst = worstOf(report);
  const where = worst === undefined ? '' : ` at ${cellName(worst.cell, naming(report), quote)}`;
  switch (verdict) {
    case 'regression':
      if (reason === 'does-not-start') return `Head does not start${where}`;
      if (worst === undefined) return 'Cold starts got slower';
      if (worst.reason === 'over-budget') return `Cold starts are over the budget${where}`;
      return `Cold starts got slower: ${changeWords(worst) ?? 'starts fail'}${where}`;
    case 'pass':
      if (reason === 'identical') return 'Cold starts cannot differ: package and settings are identical';
      if (report.comparisons.length > 0 && report.comparisons.every(isFaster))
        return 'Cold starts got faster';
      return 'Cold starts did not get slower than allowed';
    case 'inconclusive':
      return `Cold starts: no clear answer (${REASON_WORDS[reason]})`;
    case 'not-measured':
      return `Cold starts were not measured (${REASON_WORDS[reason]})`;
  }
}

export function headlineIcon(report: Report): string {
  return report.verdict.verdict === 'regression' && report.policy.onRegression === 'warn'
    ? ICONS.inconclusive
    : ICONS[report.verdict.verdict];
}

/** The largest change and its limit in one line; null when the headline has said all there is. */
export function summaryLine(report: Report, quote: (label: string) => string): string | null {
  const worst = worstOf(report);
  if (worst === undefined) return null;
  const names = naming(report);
  const allowed = allowedWords(worst, report.rule);
  const limit = allowed === '' ? '' : `; allowed: ${allowed}`;
  const change = changeWords(worst);
  const regressed = report.comparisons.filter((row) => row.verdict === 'regression').length;
  const of =
    report.comparisons.length > 1
      ? ` ${count(regressed, 'row')} of ${report.comparisons.length} regressed.`
      : '';
  if (report.verdict.verdict === 'regression') return `${verb(worst)}${limit}.${of}`;
  if (change === null) return null;
  return `Largest change: ${change} at ${cellName(worst.cell, names, quote)}${limit}.`;
}

function verb(worst: Comparison): string {
  if (worst.reason === 'proven') return 'More than allowed, proven';
  if (worst.reason === 'over-budget') return 'Over the budget';
  if (worst.reason === 'does-not-start') return 'No start of head succeeded';
  return 'More than allowed, most likely';
}

/** What the verdict does to the check, where that is not obvious; null otherwise. */
export function consequence(report: Report): string | null {
  const { policy, verdict } = report;
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
