/** Rows as a GFM table. */
import type { Comparison } from '../../core/judgement.ts';
import { NBSP } from '../../core/units.ts';
import { code } from '../escape.ts';
import { type Row, row, titles } from '../rows.ts';
import type { NamedReport } from '../words.ts';

/** Titles and rows apart, so that a table can be cut anywhere without being made again. */
export interface Table {
  readonly head: string;
  readonly rows: readonly string[];
  /** Some change or phase is bold. */
  readonly bold: boolean;
}

export function table(report: NamedReport, comparisons: readonly Comparison[]): Table {
  const { names } = report;
  const head = titles(report, names);
  const rows = comparisons.map((comparison) => row(report, comparison, names));
  return {
    head: `${line(head)}\n${line(head.map((_, i) => (i === 0 ? ':--' : '--:')))}`,
    rows: rows.map((each) => line(cells(each))),
    bold: rows.some(({ changed }) => changed),
  };
}

/** The first rows of a table; nothing for none. */
export function firstRows({ head, rows }: Table, most: number): string {
  return rows.length === 0 || most === 0 ? '' : [head, ...rows.slice(0, most)].join('\n');
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
      : lines(`${row.icon}${NBSP}${code(row.label)}`, row.place, row.verdict),
    row.medians,
    lines(row.changed ? `**${row.change}**` : row.change, ...row.intervals),
    row.allowed.replace(' = ', `<br>=${NBSP}`),
    emphasis('init', row.init),
    emphasis('request', row.request),
    lines(row.starts, row.failed ?? ''),
  ];
}

function lines(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('<br>');
}
