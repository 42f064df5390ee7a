/** A run of several functions in words: how many there are, which were skipped, and what each is judged by. */
import type { Judged } from '../core/judgement.ts';
import type { CellKey, Rule } from '../core/model.ts';
import type { FunctionReport, Report } from '../core/report.ts';
import { count, exact } from '../core/units.ts';
import { METRIC_WORDS } from './words.ts';

/** What a row is judged by: its function's own rule where there are several. */
export function ruleOf({ rule, functions }: Pick<Judged, 'rule' | 'functions'>, cell: CellKey): Rule {
  return functions?.find(({ label }) => label === cell.functionLabel)?.rule ?? rule;
}

/** The functions of which nothing was measured because nothing of them changed. */
export function skipped({ functions = [] }: Pick<Report, 'functions'>): readonly FunctionReport[] {
  return functions.filter((fn) => fn.skipped);
}

/** The functions that were not skipped. */
export function measured({ functions = [] }: Pick<Report, 'functions'>): readonly FunctionReport[] {
  return functions.filter((fn) => !fn.skipped);
}

/** `40 functions: 3 measured, 37 skipped because …`; null for a run of one function. Our own words alone. */
export function functionCounts(report: Report): string | null {
  const { functions, comparisons } = report;
  if (functions === undefined) return null;
  const seen = new Set(comparisons.map(({ cell }) => cell.functionLabel)).size;
  const left = skipped(report).length;
  const why = left === 1 ? 'its package and its settings' : 'their packages and their settings';
  const skips = left === 0 ? '' : `, ${exact(left)} skipped because ${why} did not change`;
  return `${count(functions.length, 'function')}: ${exact(seen)} measured${skips}.`;
}

/** What the rows are times of; null where they are not all of the same. */
export function metricWords({ comparisons, rule, functions = [] }: Judged): string | null {
  const [first] = comparisons;
  if (functions.length === 0 || first === undefined) return METRIC_WORDS[rule.metric];
  return comparisons.every(({ metric }) => metric === first.metric) ? METRIC_WORDS[first.metric] : null;
}
