/** The parts below the table: distributions, bad starts, warnings and the settings of the run. */
import { costOf } from '../../core/cost/measured.ts';
import { PRICES_AS_OF, PRICES_REGION } from '../../core/cost/prices.ts';
import type { Comparison } from '../../core/judgement.ts';
import type { Rule } from '../../core/model.ts';
import type { FunctionReport, Report, SideReport } from '../../core/report.ts';
import { bytes, count, dollars, duration, exact, level, tier } from '../../core/units.ts';
import { countsWords } from '../counts.ts';
import { code, inline } from '../escape.ts';
import { badStarts, places, warnedAt, warnings } from '../findings.ts';
import { described, each, metricWords, skipped } from '../functions.ts';
import { strips } from '../strip.ts';
import { TREND_CAVEAT, trendLines } from '../trend.ts';
import { runtimeVersion } from '../warning.ts';
import { cellName, isMeasured, type NamedReport, ruleWords, sideName, tierName } from '../words.ts';

/** Lists longer than this end with the number of what is left out. */
const LONGEST_LIST = 12;
const ENGINES = { aws: 'AWS Lambda', local: 'embedded engine (an estimate, without AWS)' } as const;
/** Names of functions in a row. */
const MOST_NAMES = 60;

export function details(summary: string, body: string, open = false): string {
  return `<details${open ? ' open' : ''}><summary>${summary}</summary>\n\n${body}\n\n</details>`;
}

/** Strips of these rows, grouped by function: the names stand outside the code block. */
export function distributions(report: NamedReport, comparisons: readonly Comparison[]): string {
  const { names } = report;
  const draw = strips(report);
  const blocks: string[] = [];
  let label: string | null = null;
  let lines: string[] = [];
  const close = (): void => {
    if (lines.length > 0) blocks.push(`\`\`\`text\n${lines.join('\n')}\n\`\`\``);
    lines = [];
  };
  for (const comparison of comparisons) {
    const drawn = draw(comparison, tierName(comparison.cell, names));
    if (drawn.length === 0) continue;
    if (names.functions && comparison.cell.functionLabel !== label) {
      close();
      label = comparison.cell.functionLabel;
      blocks.push(code(label));
    }
    lines.push(...(lines.length > 0 ? [''] : []), ...drawn);
  }
  close();
  if (blocks.length === 0) return '';
  const title = `Every start: ${(metricWords(report) ?? 'Time').toLowerCase()} in ms`;
  return details(title, blocks.join('\n\n'), comparisons.length <= 3);
}

/** What earlier runs on the default branch measured; nothing when none is known. */
export function earlierRuns(report: NamedReport): string {
  if (report.trend === undefined) return '';
  const { names } = report;
  const items = trendLines(report).map(({ comparison, metric, bars, words }) => {
    const place = cellName(comparison.cell, names, code);
    return `- ${metric === null ? place : `${place}, ${metric}`}: ${bars} ${words}`;
  });
  return items.length === 0
    ? ''
    : details(`Earlier runs on ${code(report.trend.branch)}`, [TREND_CAVEAT, '', ...items].join('\n'));
}

/** Lost and failed starts with their reasons and fixes. */
export function badStartList(report: NamedReport): string {
  const { names } = report;
  const all = badStarts(report);
  const total = all.reduce((sum, bad) => sum + bad.count, 0);
  const items = all.map(({ kind, side, count: n, sentence, cells }) => {
    const meaning = kind === 'failed' ? 'counted as slower than any number' : 'taken again';
    return `- **${side}: ${exact(n)} ${kind}** (${meaning}) at ${places(names, cells, code)}. ${sentence}`;
  });
  if (items.length === 0) return '';
  // Error messages are function output, which belongs in the job log alone.
  const log = all.some(({ kind }) => kind === 'failed')
    ? '\n\nWhat the failed starts said is in the job log.'
    : '';
  return `**${count(total, 'start')} went wrong**\n\n${items.join('\n')}${log}`;
}

/** Every warning of the run and its rows. */
export function warningList(report: NamedReport): string {
  const all = warnings(report);
  const items = all
    .slice(0, LONGEST_LIST)
    .map((warning) => `- ⚠️ ${inline(warning.sentence)}${warnedAt(report.names, warning, code)}`);
  const more = all.length - items.length;
  if (more > 0) items.push(`- and ${exact(more)} more in the JSON report`);
  return items.length === 0 ? '' : `**Warnings**\n\n${items.join('\n')}`;
}

/** What was run, so that anybody can run it again. */
export function settings(report: NamedReport): string {
  const { plan, tool } = report;
  const functions = described(report);
  const engine = each(functions, ({ measuredOn }) => ENGINES[measuredOn.engine]).join(', ');
  const when = [
    ['Started', code(report.startedAt)],
    ['Version', `${tool.name} ${inline(tool.version)}`],
  ];
  const list = (items: string[][]): string => items.map(([name, value]) => `- ${name}: ${value}`).join('\n');
  if (!isMeasured(report))
    return details('About this run', list([['Engine', engine], ...builds(report), ...when]));
  const items = [
    ['Engine', engine],
    ['Region', inline(each(functions, ({ measuredOn }) => measuredOn.region).join(', '))],
    ['Machine', inline(each(functions, ({ measuredOn }) => measuredOn.description).join('; '))],
    ...builds(report),
    ['Memory', tiers(functions).slice(0, LONGEST_LIST).map(tier).join(', ')],
    [
      'Architecture',
      [...new Set(functions.flatMap(({ architectures }) => architectures))].toSorted().join(', '),
    ],
    ['Starts', countsWords(report)],
    [
      'Plan',
      `at most ${count(Math.max(...functions.map(({ rule }) => rule.maxSamples)), 'start')} per side and row, in blocks of ${each(functions, ({ rule }) => exact(rule.blockSize)).join(', ')}`,
    ],
    ['Seed', code(plan.seed)],
    ...rules(report),
    ['Duration', duration(report.durationSeconds)],
    ...cost(report),
    ...when,
  ];
  return details('How this was measured', list(items));
}

function tiers(functions: readonly FunctionReport[]): readonly number[] {
  return [...new Set(functions.flatMap(({ tiersMb }) => tiersMb))].toSorted((a, b) => a - b);
}

/** Nothing with the embedded engine, which costs nothing. */
function cost(report: Report): string[][] {
  const spent = costOf(report);
  return spent === null
    ? []
    : [['Cost', `about ${dollars(spent)} (list prices of ${PRICES_REGION}, ${PRICES_AS_OF})`]];
}

/** What was built of each side. */
function builds(report: NamedReport): string[][] {
  const { functions: named } = report.names;
  return firstOf(described(report), ({ label, sides: { base, head } }) => {
    const of = named ? ` of ${code(label)}` : '';
    return [...(base === null ? [] : [[`Base${of}`, side(base)]]), [`Head${of}`, side(head)]];
  });
}

/** One rule, or the rules of the functions that have one of their own. */
function rules(report: Report): string[][] {
  const words = ({ rule }: { readonly rule: Rule }): string =>
    `${ruleWords(rule)}; error rate ${level(rule.alpha)} over the whole check; decision: ${rule.decision}`;
  const functions = described(report);
  const all = each(functions, words);
  return all.length < 2
    ? all.map((rule) => ['Rule', rule])
    : firstOf(functions, (fn) => [[`Rule of ${code(fn.label)}`, words(fn)]]);
}

function firstOf(
  functions: readonly FunctionReport[],
  items: (fn: FunctionReport) => string[][],
): string[][] {
  const more = functions.length - LONGEST_LIST;
  const last = more > 0 ? [['And', `${count(more, 'more function')} in the JSON report`]] : [];
  return [...functions.slice(0, LONGEST_LIST).flatMap(items), ...last];
}

/** The functions of which nothing was measured, by name. */
export function skippedList(report: NamedReport): string {
  if (!report.names.functions) return '';
  const names = skipped(report).map(({ label }) => code(label));
  if (names.length === 0) return '';
  const more = names.length - MOST_NAMES;
  const list = [...names.slice(0, MOST_NAMES), ...(more > 0 ? [`and ${exact(more)} more`] : [])].join(', ');
  return details(`${count(names.length, 'function')} skipped: package and settings did not change`, list);
}

function side(report: SideReport): string {
  const { packageSha256, packageBytes, runtime, runtimeVersionArn } = report;
  const version = runtimeVersionArn === null ? '' : `, version ${code(runtimeVersion(runtimeVersionArn))}`;
  return [
    code(sideName(report)),
    ...(packageBytes === null ? [] : [bytes(packageBytes)]),
    ...(packageSha256 === null ? [] : [`SHA-256 ${code(packageSha256.slice(0, 12))}`]),
    `${inline(runtime, 40)}${version}`,
  ].join(', ');
}
