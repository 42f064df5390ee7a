/** The functions of a run in words: how many there are, which were skipped, and what each is judged by. */
import { functionOf } from '../core/function-of.ts';
import type { Judged } from '../core/judgement.ts';
import type { CellKey, Rule } from '../core/model.ts';
import type { FunctionReport, Report } from '../core/report.ts';
import { count, exact } from '../core/units.ts';
import { METRIC_WORDS } from './words.ts';

/** What a row is judged by. */
export function ruleOf({ functions }: Pick<Judged, 'functions'>, cell: CellKey): Rule {
  return functionOf(functions, cell).rule;
}

/** The functions of which nothing was measured because nothing of them changed. */
export function skipped({ functions }: Pick<Report, 'functions'>): readonly FunctionReport[] {
  return functions.filter((fn) => fn.skipped);
}

/** The functions that were not skipped. */
export function measured({ functions }: Pick<Report, 'functions'>): readonly FunctionReport[] {
  return functions.filter((fn) => !fn.skipped);
}

/** The functions that a reader is told about: those that were measured, or all when none was. */
export function described(report: Pick<Report, 'functions'>): readonly FunctionReport[] {
  const found = measured(report);
  return found.length > 0 ? found : report.functions;
}

/** Each value that some functions have, once. */
export function each<T>(functions: readonly FunctionReport[], of: (fn: FunctionReport) => T): readonly T[] {
  return [...new Set(functions.map(of))];
}

/** `40 functions: 3 measured, 37 skipped because …`. Our own words alone. */
export function functionCounts(report: Report): string {
  const { functions, comparisons } = report;
  const seen = new Set(comparisons.map(({ cell }) => cell.functionLabel)).size;
  const left = skipped(report).length;
  const why = left === 1 ? 'its package and its settings' : 'their packages and their settings';
  const skips = left === 0 ? '' : `, ${exact(left)} skipped because ${why} did not change`;
  return `${count(functions.length, 'function')}: ${exact(seen)} measured${skips}.`;
}

/** What the rows are times of; null where they are not all of the same. */
export function metricWords({ comparisons }: Pick<Judged, 'comparisons'>): string | null {
  const [first] = comparisons;
  if (first === undefined) return null;
  return comparisons.every(({ metric }) => metric === first.metric) ? METRIC_WORDS[first.metric] : null;
}
