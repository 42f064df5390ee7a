/** The pull-request comment and the job summary. */
import type { Comparison } from '../../core/judgement.ts';
import type { Report } from '../../core/report.ts';
import { code, inline } from '../escape.ts';
import { explanation, headline, headlineIcon } from '../headline.ts';
import { worstFirst } from '../ranking.ts';
import { legend, row } from '../rows.ts';
import { count } from '../units.ts';
import { naming } from '../words.ts';
import { badStartList, details, distributions, settings, warningList } from './details.ts';
import { table } from './table.ts';

/** Characters of a comment: GitHub takes 65,536; the rest is for the hidden marker and what stands around the report. */
export const COMMENT_LIMIT = 65_000;
/** Bytes of a job summary: GitHub takes 1 MiB and drops anything longer without a word. */
export const SUMMARY_LIMIT = 1_000_000;

export interface MarkdownOptions {
  /** The text is never longer than this; see COMMENT_LIMIT and SUMMARY_LIMIT. */
  readonly limit: number;
  /** What `limit` counts. Default `characters` (UTF-16 units, which are never fewer than what GitHub counts). */
  readonly unit?: 'characters' | 'bytes';
  /** A line above everything else, e.g. that untrusted code made the measurement. Escaped here. */
  readonly notice?: string;
}

/** More rows than this and those without a finding collapse. */
const MANY_ROWS = 8;

/** What a shorter text does without, step by step. */
interface Detail {
  readonly strips: 'all' | 'findings' | 'none';
  /** Rows without a finding and rows with one that are kept. */
  readonly quietRows: number;
  readonly loudRows: number;
}

/**
 * The report as GitHub-flavoured Markdown, at most `limit` long: first the distributions go, then rows without a
 * finding, then rows, always whole ones and with a note of what is missing.
 */
export function renderMarkdown(report: Report, options: MarkdownOptions): string {
  const { limit } = options;
  const size =
    options.unit === 'bytes'
      ? (text: string) => new TextEncoder().encode(text).length
      : (text: string) => text.length;
  const fits = (detail: Detail): boolean => size(compose(report, options, detail)) <= limit;

  const rows = report.comparisons.length;
  const whole: Detail = { strips: 'all', quietRows: rows, loudRows: rows };
  const plain: Detail = { ...whole, strips: 'none' };
  const steps: readonly Detail[] = [whole, { ...whole, strips: 'findings' }, plain];
  const step = steps.find(fits);
  if (step !== undefined) return compose(report, options, step);

  const quietRows = most(rows, (n) => fits({ ...plain, quietRows: n }));
  if (quietRows > 0 || fits({ ...plain, quietRows: 0 }))
    return compose(report, options, { ...plain, quietRows });
  const loudRows = most(rows, (n) => fits({ strips: 'none', quietRows: 0, loudRows: n }));
  const cut = compose(report, options, { strips: 'none', quietRows: 0, loudRows });
  return size(cut) <= limit ? cut : shortest(report, limit, size);
}

/** The largest n of 0..top that still fits (0 if none does); what fits with n fits with less. */
function most(top: number, fits: (n: number) => boolean): number {
  let low = 0;
  let high = top;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** For limits that hold no table at all. */
function shortest(report: Report, limit: number, size: (text: string) => number): string {
  const words = `${headlineIcon(report)} ${headline(report, code)}`;
  return size(words) <= limit ? words : '';
}

function isQuiet({ verdict }: Comparison): boolean {
  return verdict === 'pass';
}

function compose(report: Report, options: MarkdownOptions, detail: Detail): string {
  const many = report.comparisons.length > MANY_ROWS;
  const ranked = many ? worstFirst(report.comparisons) : report.comparisons;
  const loud = many ? ranked.filter((row) => !isQuiet(row)) : ranked;
  const quiet = many ? ranked.filter(isQuiet) : [];
  const shownLoud = loud.slice(0, detail.loudRows);
  const shownQuiet = quiet.slice(0, detail.quietRows);
  const missing = ranked.length - shownLoud.length - shownQuiet.length;
  const drawn = detail.strips === 'all' ? ranked : detail.strips === 'findings' ? loud : [];
  const parts = [
    options.notice === undefined ? '' : `> ⚠️ ${inline(options.notice)}`,
    `### ${headlineIcon(report)} ${headline(report, code)}`,
    opening(report),
    table(report, shownLoud),
    shownQuiet.length === 0
      ? ''
      : details(`${count(shownQuiet.length, 'row')} within the limit`, table(report, shownQuiet)),
    missing === 0 ? '' : `_Cut: ${count(missing, 'more row')} in the JSON report._`,
    explained(report),
    badStartList(report),
    warningList(report),
    distributions(report, drawn),
    settings(report),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function opening(report: Report): string {
  const { base, head } = report.sides;
  const compared =
    base === null ? `Measured: ${code(head.label)}` : `${code(base.label)} → ${code(head.label)}`;
  const said = explanation(report, (sentence) => inline(sentence, 600));
  return `${said.join(' ')}\n\n${compared}`;
}

function explained(report: Report): string {
  const names = naming(report);
  const bold = report.comparisons.some((comparison) => row(report, comparison, names).moved !== null);
  const sentences = [...legend(report), ...(bold ? ['**Bold**: a change, and the phase that moved.'] : [])];
  return sentences.length === 0 ? '' : `<sub>${sentences.join(' ')}</sub>`;
}
