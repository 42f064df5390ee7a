/** Every cold start as CSV (RFC 4180), which `judge` reads back. */
import type { ColdStart, Metric } from '../core/model.ts';
import type { Report } from '../core/report.ts';
import { DESCRIBING_COLUMNS, SAMPLE_COLUMNS } from '../core/verdict/csv.ts';
import { visible } from './escape.ts';
import { ruleOf } from './functions.ts';
import { metricMs } from './metric.ts';

/**
 * `ms` is the gated metric: a number, `failed` for a failed start, empty for a lost one. `block` 0 is the burn-in,
 * which never counts.
 */
const CSV_COLUMNS = [...SAMPLE_COLUMNS, ...DESCRIBING_COLUMNS];

type Column = (typeof CSV_COLUMNS)[number];

export function reportCsv(report: Report): string {
  const lines = report.starts.map((start) => {
    const values = record(start, ruleOf(report, start.cell).metric);
    return CSV_COLUMNS.map((column) => field(values[column])).join(',');
  });
  return `${[CSV_COLUMNS.join(','), ...lines].join('\n')}\n`;
}

function record(start: ColdStart, metric: Metric): Record<Column, string | number | null> {
  const { cell, outcome } = start;
  const cold = outcome.kind === 'cold' ? outcome : null;
  return {
    side: start.side,
    tier: cell.tierMb,
    block: start.block,
    ms: cold === null ? (outcome.kind === 'failed' ? 'failed' : null) : metricMs(cold.phases, metric),
    function: cell.functionLabel,
    architecture: cell.architecture,
    order: start.order,
    attempt: start.attempt,
    outcome: outcome.kind,
    reason: outcome.kind === 'cold' ? null : outcome.reason,
    init_ms: cold?.phases.initMs ?? null,
    restore_ms: cold?.phases.restoreMs ?? null,
    handler_ms: cold?.phases.handlerMs ?? null,
    billed_ms: cold?.billedMs ?? null,
    max_memory_mb: cold?.maxMemoryUsedMb ?? null,
    wall_ms: start.wallMs,
    temporary_function: start.functionName,
    version: start.version,
    request_id: start.requestId,
    started_at: start.startedAt,
  };
}

/** Numbers with at most three decimals, as AWS gives them: the sum of two phases has no more. */
function field(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(Number(value.toFixed(3)));
  const text = visible(value);
  // A spreadsheet would run a text that starts like this as a formula.
  const harmless = /^[=+\-@]/.test(text) ? `'${text}` : text;
  return /[",]/.test(harmless) ? `"${harmless.replace(/"/g, '""')}"` : harmless;
}
