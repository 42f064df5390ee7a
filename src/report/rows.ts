/** One line of the table as words. Markdown and the terminal show the same cells; only `label` is foreign text. */
import type { Comparison } from '../core/judgement.ts';
import type { Report } from '../core/report.ts';
import { exact, level, ms, msNumber, msWithInterval, NONE, percentWithInterval } from './units.ts';
import {
  allowedWords,
  ICONS,
  METRIC_WORDS,
  medianWords,
  type Naming,
  rowVerdict,
  tierName,
} from './words.ts';

export interface Row {
  readonly comparison: Comparison;
  readonly icon: string;
  /** The function's name as the user wrote it: escape it. Null when all rows share one. */
  readonly label: string | null;
  readonly place: string;
  readonly verdict: string;
  readonly medians: string;
  readonly changePercent: string;
  readonly changeMs: string;
  readonly allowed: string;
  readonly init: string;
  readonly request: string;
  /** Which phase moved more, where the change matters. */
  readonly moved: 'init' | 'request' | null;
  readonly starts: string;
  readonly failed: string | null;
}

export function row(report: Report, comparison: Comparison, names: Naming): Row {
  const { base, head, cell, changePercent, shiftMs } = comparison;
  const hasChange = changePercent.estimate !== null;
  return {
    comparison,
    icon: ICONS[comparison.verdict],
    label: names.functions ? cell.functionLabel : null,
    place: tierName(cell, names),
    verdict: rowVerdict(comparison),
    medians: pair(base === null ? null : medianWords(base), medianWords(head)),
    changePercent: hasChange ? percentWithInterval(changePercent.estimate, changePercent.interval) : NONE,
    changeMs: hasChange ? msWithInterval(shiftMs.estimate, shiftMs.interval) : '',
    allowed: allowedWords(comparison, report.rule) || NONE,
    init: pair(firstPhase(base), firstPhase(head) ?? NONE),
    request: pair(phaseMs(base, 'handler'), phaseMs(head, 'handler') ?? NONE),
    moved: moved(comparison),
    starts: base === null ? exact(head.n) : `${exact(base.n)} / ${exact(head.n)}`,
    failed: failedWords(base, head),
  };
}

type Summary = Comparison['head'];

/** `252 → 313 ms`: the unit once when both sides have it. */
function pair(base: string | null, head: string): string {
  if (base === null) return head;
  const unit = `\u00a0ms`;
  const shared = base.endsWith(unit) && head.endsWith(unit);
  return `${shared ? base.slice(0, -unit.length) : base} → ${head}`;
}

function phaseMs(side: Summary | null, phase: 'init' | 'restore' | 'handler'): string | null {
  const median = side?.phaseMediansMs[phase] ?? null;
  return median === null ? null : ms(median);
}

/** Init, or the restore that takes its place under SnapStart. */
function firstPhase(side: Summary | null): string | null {
  const restore = side?.phaseMediansMs.restore ?? null;
  return restore === null ? phaseMs(side, 'init') : `restore ${msNumber(restore)}\u00a0ms`;
}

function moved({ verdict, base, head, changePercent }: Comparison): Row['moved'] {
  const settled = changePercent.interval;
  const changed = (settled.low !== null && settled.low > 0) || (settled.high !== null && settled.high < 0);
  if (base === null || !(changed || verdict === 'regression')) return null;
  const by = (phase: 'init' | 'restore' | 'handler'): number => {
    const [from, to] = [base.phaseMediansMs[phase], head.phaseMediansMs[phase]];
    return from === null || to === null ? 0 : Math.abs(to - from);
  };
  const first = Math.max(by('init'), by('restore'));
  const request = by('handler');
  if (first === 0 && request === 0) return null;
  return first >= request ? 'init' : 'request';
}

function failedWords(base: Summary | null, head: Summary): string | null {
  const failed = [
    base !== null && base.failed > 0 ? `base: ${exact(base.failed)} failed` : '',
    head.failed > 0 ? `head: ${exact(head.failed)} failed` : '',
  ].filter((words) => words !== '');
  return failed.length === 0 ? null : failed.join(', ');
}

/** Column titles, in the order of the table. The first column is the place and its verdict. */
export function titles(report: Report, names: Naming): readonly string[] {
  const restores = report.comparisons.some(
    ({ base, head }) => (base?.phaseMediansMs.restore ?? head.phaseMediansMs.restore) !== null,
  );
  return [
    names.functions ? 'Function' : 'Memory',
    `${METRIC_WORDS[report.rule.metric]}, base → head`,
    `Change${intervalLevel(report)}`,
    'Allowed',
    restores ? 'Init or restore' : 'Init',
    'First request',
    'Starts',
  ];
}

/** The level of the intervals if all rows share it. */
function intervalLevel(report: Report): string {
  const levels = new Set(report.comparisons.map((row) => row.changePercent.interval.level));
  const [only] = levels;
  return levels.size === 1 && only !== undefined ? ` (${level(only)} interval)` : ' (interval)';
}
