/** Verdicts, reasons and names in words, shared by every renderer. Nothing is escaped here. */
import type { Comparison } from '../core/judgement.ts';
import type { Architecture, CellKey, Metric, Reason, Rule, VerdictWord } from '../core/model.ts';
import type { Report, SideReport } from '../core/report.ts';
import { count, exact, msNumber, roughPercent, signedMs, signedPercent, tier } from '../core/units.ts';
import { MOST_MORE_SAMPLES } from '../core/verdict/worst.ts';

export const ICONS: Readonly<Record<VerdictWord, string>> = {
  pass: '✅',
  regression: '❌',
  inconclusive: '⚠️',
  'not-measured': '➖',
};

export const METRIC_WORDS: Readonly<Record<Metric, string>> = {
  total: 'Cold start',
  init: 'Init',
  handler: 'First request',
  restore: 'Restore',
};

/** Why, in words that need no documentation. */
export const REASON_WORDS: Readonly<Record<Reason, string>> = {
  proven: 'proven',
  'not-proven': 'not proven',
  'does-not-start': 'no start of head succeeds',
  'over-budget': 'over the budget',
  identical: 'package and settings are identical',
  noisy: 'too noisy to tell',
  'too-few': 'too few starts',
  'lost-starts': 'too many starts were lost',
  'no-credentials': 'no AWS credentials in this run',
  'time-limit': 'stopped before the end',
  'base-does-not-start': 'no start of base succeeds',
};

/** A side as the user named it; an image without its Amazon ECR registry, and of its digest as much as tells it apart. */
export function sideName({ label }: SideReport): string {
  return label
    .replace(/\b\d{12}\.dkr\.ecr\.[a-z0-9-]+\.amazonaws\.com(\.cn)?\//, '')
    .replace(/(@sha256:[0-9a-f]{12})[0-9a-f]{52}$/, '$1');
}

/** What tells the rows of a report apart: names that are the same everywhere are not repeated in each. */
export interface Naming {
  readonly functions: boolean;
  readonly architectures: boolean;
}

/** A report with what tells its rows apart. */
export interface NamedReport extends Report {
  readonly names: Naming;
}

export function naming({
  comparisons,
  functions,
}: {
  readonly comparisons: readonly Pick<Comparison, 'cell'>[];
  readonly functions: readonly unknown[];
}): Naming {
  const labels = new Set<string>();
  const architectures = new Set<Architecture>();
  for (const { cell } of comparisons) {
    labels.add(cell.functionLabel);
    architectures.add(cell.architecture);
  }
  return { functions: labels.size > 1 || functions.length > 1, architectures: architectures.size > 1 };
}

/** `1024 MB` or `1024 MB, arm64`. Ours alone: never contains foreign text. */
export function tierName(cell: CellKey, names: Naming): string {
  return names.architectures ? `${tier(cell.tierMb)}, ${cell.architecture}` : tier(cell.tierMb);
}

/** The row in one phrase; `quote` marks the function's name as foreign. */
export function cellName(cell: CellKey, names: Naming, quote: (label: string) => string): string {
  const where = tierName(cell, names);
  return names.functions ? `${quote(cell.functionLabel)} at ${where}` : where;
}

/** Something was started; else most of the plan has nothing to say. */
export function isMeasured({ comparisons, starts }: Pick<Report, 'comparisons' | 'starts'>): boolean {
  return comparisons.length > 0 || starts.length > 0;
}

/** Head is faster for sure: the whole interval of the change lies below zero. */
export function isFaster(comparison: Comparison): boolean {
  const { high } = comparison.changePercent.interval;
  return high !== null && high < 0;
}

/** The verdict of one row. */
export function rowVerdict(comparison: Comparison): string {
  const { verdict, reason } = comparison;
  switch (verdict) {
    case 'pass':
      return passWords(comparison);
    case 'regression':
      return reason === 'does-not-start' || reason === 'over-budget'
        ? REASON_WORDS[reason]
        : `slower, ${reason === 'proven' ? 'proven' : 'most likely'}`;
    case 'inconclusive':
    case 'not-measured':
      return `${verdictWords(verdict)}: ${openWords(comparison)}`;
  }
}

/** Why a row has no answer, and what would give one. */
function openWords({ reason, moreSamplesNeeded: more }: Comparison): string {
  const why = reason === 'not-proven' ? 'slower, but not proven' : REASON_WORDS[reason];
  if (more === null || more === 0) return why;
  const starts = `${count(more, 'more start')} per side`;
  if (reason !== 'time-limit' && more > MOST_MORE_SAMPLES) return `${why} with a sensible number of starts`;
  return reason === 'time-limit' ? `${why}, ${starts} were planned` : `${why}, about ${starts} would decide`;
}

function passWords(comparison: Comparison): string {
  if (comparison.reason === 'identical') return 'identical';
  if (isFaster(comparison)) return 'faster';
  if (comparison.reason !== 'not-proven') return 'within the limit';
  const { high } = comparison.changePercent.interval;
  return high === null
    ? 'within the limit, not proven'
    : `within the limit, not proven (up to ${signedPercent(high)} possible)`;
}

export function verdictWords(verdict: VerdictWord): string {
  return verdict === 'not-measured' ? 'not measured' : verdict;
}

/** The rule as the user set it: `+10 % or +10 ms, whichever is more`. */
export function ruleWords({ thresholdPercent, thresholdMs }: Rule): string {
  const percent = `+${exact(thresholdPercent)}\u00a0%`;
  const floor = `+${exact(thresholdMs)}\u00a0ms`;
  if (thresholdMs === 0) return percent;
  return thresholdPercent === 0 ? floor : `${percent} or ${floor}, whichever is more`;
}

/** The limit that governs a row: `+10 ms = +24 %`, or the budget where there is no base. */
export function allowedWords({ allowance, base, budget }: Comparison, rule: Rule): string {
  const ceiling = budget === null ? [] : [`at most ${exact(budget.budgetMs)}\u00a0ms`];
  if (base === null) return ceiling.join();
  const byPercent = allowance.governs === 'percent';
  const limit = byPercent ? `+${exact(rule.thresholdPercent)}\u00a0%` : `+${exact(rule.thresholdMs)}\u00a0ms`;
  const means = byPercent ? allowance.allowedMs : allowance.allowedPercent;
  const same = means === null ? '' : ` = ${byPercent ? signedMs(means) : roughPercent(means)}`;
  return [`${limit}${same}`, ...ceiling].join(', ');
}

/** A change in both units: `+24.1 % (+61 ms)`, or null where no number exists. */
export function changeWords({ changePercent, shiftMs }: Comparison): string | null {
  if (changePercent.estimate === null) return null;
  return `${signedPercent(changePercent.estimate)} (${signedMs(shiftMs.estimate)})`;
}

/** A median in milliseconds, `failed` where it falls on a failed start, a dash where nothing was measured. */
export function medianWords(side: Comparison['head']): string {
  return side.medianMs === null && side.failed > 0 ? 'failed' : msNumber(side.medianMs);
}
