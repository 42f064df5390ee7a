/** Rows as a GFM table. */
import type { Comparison } from '../../core/judgement.ts';
import type { Report } from '../../core/report.ts';
import { code } from '../escape.ts';
import { type Row, row, titles } from '../rows.ts';
import { NBSP } from '../units.ts';
import { naming } from '../words.ts';

export function table(report: Report, comparisons: readonly Comparison[]): string {
  if (comparisons.length === 0) return '';
  const names = naming(report);
  const head = titles(report, names);
  return [
    line(head),
    line(head.map((_, i) => (i === 0 ? ':--' : '--:'))),
    ...comparisons.map((comparison) => line(cells(row(report, comparison, names)))),
  ].join('\n');
}

function line(columns: readonly string[]): string {
  return `| ${columns.join(' | ')} |`;
}

function cells(row: Row): string[] {
  const emphasis = (phase: Row['moved'], words: string): string =>
    row.moved === phase ? `**${words}**` : words;
  return [
    row.label === null
      ? lines(`${row.icon}${NBSP}${row.place}`, row.verdict)
      : lines(`${row.icon}${NBSP}${code(row.label, 48)}`, row.place, row.verdict),
    row.medians,
    lines(row.moved === null ? row.change : `**${row.change}**`, ...row.intervals),
    row.allowed.replace(' = ', `<br>=${NBSP}`),
    emphasis('init', row.init),
    emphasis('request', row.request),
    lines(row.starts, row.failed ?? ''),
  ];
}

function lines(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('<br>');
}
