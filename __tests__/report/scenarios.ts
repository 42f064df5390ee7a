/** Situations that a report can tell of, each judged by the project's own rule; the golden files show them. */
import type { CellKey, Rule } from '../../src/core/model.ts';
import type { Report } from '../../src/core/report.ts';
import { judgeCell } from '../../src/core/verdict/judge-cell.ts';
import { judgeRun } from '../../src/core/verdict/judge-run.ts';
import { samplesOfStarts } from '../../src/core/verdict/samples.ts';
import { aCell, aReport, aRule, starts, type Truth } from './a-report.ts';

/** The report of these truths, measured and judged. */
export function judged(truths: readonly Truth[], overrides: Partial<Report> = {}, seed = 7): Report {
  const rule: Rule = overrides.rule ?? aRule;
  const all = overrides.starts ?? starts(truths, seed);
  const cells: CellKey[] = truths.map(({ cell }) => cell);
  const comparisons = samplesOfStarts(all, cells, rule).map((samples) =>
    judgeCell(samples, rule, cells.length),
  );
  return aReport({ starts: all, comparisons, ...overrides });
}
