/** The report for a terminal or a job log: the same content as the Markdown, the verdict last. */
import type { Judged } from '../core/judgement.ts';
import type { Side, StartOutcome } from '../core/model.ts';
import type { FunctionReport } from '../core/report.ts';
import { likelyCause } from '../core/start/causes.ts';
import { bytes, count, duration, exact, level } from '../core/units.ts';
import { aligned } from './columns.ts';
import { countsWords } from './counts.ts';
import { plain, withoutCommands } from './escape.ts';
import { badStarts, places, warnedAt, warnings } from './findings.ts';
import { described, each, functionCounts, skipped } from './functions.ts';
import { explanation, headline } from './headline.ts';
import { CAUSE_SENTENCES } from './reasons.ts';
import { legend, type Row, row, titles } from './rows.ts';
import { verdictSentence } from './sentence.ts';
import { strips } from './strip.ts';
import { TREND_CAVEAT, trendLines } from './trend.ts';
import {
  cellName,
  isMeasured,
  type NamedReport,
  type Naming,
  naming,
  ruleWords,
  sideName,
  verdictWords,
} from './words.ts';

/** Error messages of failed starts that are shown; they are the same most of the time. */
const MOST_MESSAGES = 3;
const ENGINES = { aws: 'AWS Lambda', local: 'embedded engine' } as const;
/** A longer name of a row gets a line of its own above the distribution. */
const LONGEST_PLACE = 24;

/**
 * Plain text, no colour, safe to print in a GitHub job whatever the report contains.
 * @param reportJsonPath where the JSON report was written; said in the last lines.
 */
export function renderText(report: NamedReport, reportJsonPath?: string): string {
  const paragraphs = [
    table(report, report.names),
    distributions(report),
    earlierRuns(report),
    badStartLines(report),
    warnings(report).map(
      (warning) =>
        `Warning: ${plain(warning.sentence)}${warnedAt(report.names, warning, (label) => plain(label, 40))}`,
    ),
    skippedLines(report),
    settings(report),
    verdict(report, reportJsonPath),
  ];
  const text = paragraphs
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
  return withoutCommands(`${text.replaceAll('\u00a0', ' ')}\n`);
}

/** The table and the verdict alone, for samples that were judged without a run of ours. */
export function renderJudgement(judged: Judged): string {
  const verdict = verdictWords(judged.verdict.verdict);
  const lines = [
    ...table(judged, naming(judged)),
    '',
    `Verdict: ${verdict}. ${plain(verdictSentence(judged), 600)}`,
  ];
  return withoutCommands(`${lines.join('\n').replaceAll('\u00a0', ' ')}\n`);
}

function table(judged: Judged, names: Naming): string[] {
  if (judged.comparisons.length === 0) return [];
  const rows = judged.comparisons.map((comparison) => row(judged, comparison, names));
  const [place = '', metric = '', change = '', ...others] = titles(judged, names);
  const lines = aligned(
    [[place, 'Verdict', metric, change, 'Interval', ...others], ...rows.map(cells)],
    '  ',
  );
  const star = rows.some(({ moved }) => moved !== null) ? ['* the phase that moved with the change.'] : [];
  return [...lines, [...legend(judged, 'column'), ...star].join(' ')];
}

function cells(of: Row): string[] {
  const mark = (phase: Row['moved'], words: string): string => (of.moved === phase ? `*${words}` : words);
  return [
    [...(of.label === null ? [] : [plain(of.label, 40)]), of.place].join(' '),
    of.verdict,
    of.medians,
    of.change,
    of.intervals[0] ?? '',
    of.allowed,
    mark('init', of.init),
    mark('request', of.request),
    [of.starts, of.failed ?? ''].filter((words) => words !== '').join(', '),
  ];
}

function distributions(report: NamedReport): string[] {
  const draw = strips(report);
  const { names } = report;
  return report.comparisons.flatMap((comparison) => {
    const place = cellName(comparison.cell, names, (label) => plain(label, 40));
    return place.length > LONGEST_PLACE ? [place, ...draw(comparison, '')] : draw(comparison, place);
  });
}

function earlierRuns(report: NamedReport): string[] {
  if (report.trend === undefined) return [];
  const { names } = report;
  const lines = trendLines(report);
  const drawn = aligned(
    lines.map(({ comparison, metric, bars }) => {
      const place = cellName(comparison.cell, names, (label) => plain(label, 40));
      return [metric === null ? place : `${place}, ${metric}`, bars];
    }),
    '  ',
  );
  return lines.length === 0
    ? []
    : [
        `Earlier runs on ${plain(report.trend.branch, 60)}. ${TREND_CAVEAT}`,
        ...lines.map(({ words }, i) => `${drawn[i]}  ${words}`),
      ];
}

function badStartLines(report: NamedReport): string[] {
  const lines = badStarts(report).map(
    ({ kind, side, count: n, sentence, cells }) =>
      `${side}: ${exact(n)} ${kind}${at(report.names, cells)}. ${sentence}`,
  );
  // What one kind of start said is mostly the same every time.
  const said = new Map(
    report.starts.flatMap(({ side, outcome }) =>
      outcome.kind === 'failed' && (outcome.errorType ?? outcome.message) !== null
        ? [[saidWords(side, outcome), likelyCause(outcome.errorType, outcome.message)] as const]
        : [],
    ),
  );
  const messages = [...said]
    .slice(0, MOST_MESSAGES)
    .flatMap(([words, cause]) => (cause === null ? [words] : [words, `Likely: ${CAUSE_SENTENCES[cause]}`]));
  return [...lines, ...messages];
}

function saidWords(side: Side, { errorType, message }: StartOutcome & { kind: 'failed' }): string {
  return `${side} said: ${plain([errorType, message].filter((part) => part !== null).join(': '))}`;
}

function at(names: Naming, cells: Parameters<typeof places>[1]): string {
  return cells.length === 0 ? '' : ` (${places(names, cells, (label) => plain(label, 40))})`;
}

function settings(report: NamedReport): string[] {
  const functions = described(report);
  const { functions: named } = report.names;
  const alphas = each(functions, ({ rule }) => level(rule.alpha)).join(', ');
  const measuring = isMeasured(report)
    ? [
        ...each(
          functions,
          ({ measuredOn: { engine, region, description } }) =>
            `${ENGINES[engine]}, ${plain(region, 40)}, ${plain(description, 100)}`,
        ),
        `starts: ${countsWords(report)}`,
        `seed ${plain(report.plan.seed, 60)}, ${rules(functions)}, error rate ${alphas}, ${duration(report.durationSeconds)}`,
      ]
    : each(functions, ({ measuredOn }) => ENGINES[measuredOn.engine]);
  return [
    ...functions.flatMap(({ label, sides }) =>
      packages(sides).map((line) => (named ? `${plain(label, 40)}, ${line}` : line)),
    ),
    ...measuring,
  ];
}

function packages({ base, head }: FunctionReport['sides']): string[] {
  return [base, head].flatMap((side, i) =>
    side === null
      ? []
      : [
          `${i === 0 ? 'base' : 'head'}: ${plain(sideName(side), 60)} (${side.packageBytes === null ? '' : `${bytes(side.packageBytes)}, `}${plain(side.runtime, 40)})`,
        ],
  );
}

function rules(functions: readonly FunctionReport[]): string {
  const words = each(functions, ({ rule }) => ruleWords(rule));
  return words.length < 2 ? words.join() : 'rules of the functions';
}

/** Which functions nothing is known of, because nothing of them changed. */
function skippedLines(report: NamedReport): string[] {
  if (!report.names.functions) return [];
  const labels = skipped(report).map(({ label }) => plain(label, 40));
  return labels.length === 0 ? [] : [`Skipped, not changed: ${labels.join(', ')}`];
}

function verdict(report: NamedReport, reportJsonPath: string | undefined): string[] {
  const name = (label: string): string => plain(label, 60);
  const rows = report.comparisons.length === 0 ? '' : ` (${count(report.comparisons.length, 'row')})`;
  return [
    ...explanation(report, (sentence) => plain(sentence, 600)),
    ...(report.names.functions ? [functionCounts(report)] : []),
    ...(reportJsonPath === undefined ? [] : [`Report: ${plain(reportJsonPath, 1_000)}`]),
    `Verdict: ${verdictWords(report.verdict.verdict)}. ${headline(report, name)}${rows}.`,
  ];
}
