/** The pull-request comment and the job summary. */
import type { Comparison } from '../../core/judgement.ts';
import { COMMENT_CHARACTERS, SUMMARY_BYTES } from '../../core/quotas.ts';
import { count } from '../../core/units.ts';
import { code, inline } from '../escape.ts';
import { functionCounts } from '../functions.ts';
import { explanation, headline, headlineIcon } from '../headline.ts';
import { worstFirst } from '../ranking.ts';
import { legend } from '../rows.ts';
import { type NamedReport, sideName } from '../words.ts';
import {
  badStartList,
  details,
  distributions,
  earlierRuns,
  settings,
  skippedList,
  warningList,
} from './details.ts';
import { firstRows, table } from './table.ts';

/** Characters of the report in a comment; the rest is for the hidden marker and what stands around the report. */
export const COMMENT_LIMIT = COMMENT_CHARACTERS - 536;
/** Bytes of the report in a job summary; the rest is for what else the step writes there. */
export const SUMMARY_LIMIT = SUMMARY_BYTES - 48_576;

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
  readonly trend: boolean;
  /** Rows with a finding and rows without one that are kept. */
  readonly loudRows: number;
  readonly quietRows: number;
}

/**
 * The report as GitHub-flavoured Markdown, at most `limit` long: first the distributions go, then earlier runs, then rows
 * without a finding, then rows with one, the least severe first, always whole and with a note of how many are missing.
 * Every part is made once, for all limits.
 */
export function markdownOf(report: NamedReport): (options: MarkdownOptions) => string {
  const compose = composer(report);
  const rows = report.comparisons.length;
  return ({ limit, unit, notice }) => {
    const size = unit === 'bytes' ? bytesOf : (text: string): number => text.length;
    const above = notice === undefined ? '' : `> ⚠️ ${inline(notice)}`;
    const fits = (detail: Detail): boolean => size(compose(detail, above)) <= limit;

    const plain: Detail = { strips: 'none', trend: false, loudRows: rows, quietRows: rows };
    const steps: readonly Detail[] = [
      { ...plain, trend: true, strips: 'all' },
      { ...plain, trend: true, strips: 'findings' },
      { ...plain, trend: true },
      plain,
    ];
    const step = steps.find(fits);
    if (step !== undefined) return compose(step, above);

    const loud: Detail = { ...plain, quietRows: 0 };
    const cut = fits(loud)
      ? { ...loud, quietRows: most(rows, (n) => fits({ ...loud, quietRows: n })) }
      : { ...loud, loudRows: most(rows, (n) => fits({ ...loud, loudRows: n })) };
    if (fits(cut)) return compose(cut, above);
    const shortest = title(report);
    return size(shortest) <= limit ? shortest : '';
  };
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
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

function title(report: NamedReport): string {
  return `### ${headlineIcon(report)} ${headline(report, code)}`;
}

/** Makes every part once; what it returns only puts them together, below `above`. */
function composer(report: NamedReport): (detail: Detail, above: string) => string {
  const many = report.comparisons.length > MANY_ROWS;
  const ranked = many ? worstFirst(report.comparisons) : report.comparisons;
  const isQuiet = ({ verdict }: Comparison): boolean => many && verdict === 'pass';
  const findings = ranked.filter((row) => !isQuiet(row));
  const loud = table(report, findings);
  const quiet = table(report, ranked.filter(isQuiet));
  const strips = {
    all: distributions(report, ranked),
    findings: distributions(report, findings),
    none: '',
  };
  const head = [title(report), opening(report)];
  const explained = legend(report, 'below');
  if (loud.bold || quiet.bold) explained.push('**Bold**: a change, and the phase that moved with it.');
  const skips = skippedList(report);
  const below = [
    explained.length === 0 ? '' : `<sub>${explained.join(' ')}</sub>`,
    badStartList(report),
    warningList(report),
  ];
  const trend = earlierRuns(report);
  const last = settings(report);

  return (detail, above) => {
    const quietRows = Math.min(detail.quietRows, quiet.rows.length);
    const missing = ranked.length - quietRows - Math.min(detail.loudRows, loud.rows.length);
    const parts = [
      above,
      ...head,
      firstRows(loud, detail.loudRows),
      quietRows === 0
        ? ''
        : details(`${count(quietRows, 'row')} within the limit`, firstRows(quiet, quietRows)),
      skips,
      missing === 0 ? '' : `_Cut: ${count(missing, 'more row')} in the JSON report._`,
      ...below,
      strips[detail.strips],
      detail.trend ? trend : '',
      last,
    ];
    return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
  };
}

function opening(report: NamedReport): string {
  const compared = report.names.functions
    ? [functionCounts(report)]
    : report.functions.map(({ sides: { base, head } }) =>
        base === null
          ? `Measured: ${code(sideName(head))}`
          : `${code(sideName(base))} → ${code(sideName(head))}`,
      );
  const said = explanation(report, (sentence) => inline(sentence, 600));
  return `${said.join(' ')}\n\n${compared.join()}`;
}
