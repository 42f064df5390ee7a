/** One line of the table as words. Markdown and the terminal show the same cells; only `label` is foreign text. */
import type { Comparison, Judged } from '../core/judgement.ts';
import { exact, level, msNumber, NBSP, NONE, signedMs, signedPercent } from '../core/units.ts';
import { metricWords, ruleOf } from './functions.ts';
import { msInterval, percentInterval } from './interval.ts';
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
  /** `+24.1 %, +61 ms`. */
  readonly change: string;
  /** Where it lies, in percent and in milliseconds; empty without a change. */
  readonly intervals: readonly string[];
  readonly allowed: string;
  readonly init: string;
  readonly request: string;
  /** The change is beyond doubt, or decides the row. */
  readonly changed: boolean;
  /** Which phase moved more in the direction of such a change. */
  readonly moved: 'init' | 'request' | null;
  readonly starts: string;
  readonly failed: string | null;
}

export function row(judged: Judged, comparison: Comparison, names: Naming): Row {
  const { base, head, cell, changePercent, shiftMs } = comparison;
  const hasChange = changePercent.estimate !== null;
  return {
    comparison,
    icon: ICONS[comparison.verdict],
    label: names.functions ? cell.functionLabel : null,
    place:
      metricWords(judged) === null
        ? `${tierName(cell, names)}, ${METRIC_WORDS[comparison.metric].toLowerCase()}`
        : tierName(cell, names),
    verdict: rowVerdict(comparison),
    medians: pair(base === null ? null : medianWords(base), medianWords(head)),
    change: hasChange
      ? `${signedPercent(changePercent.estimate)},${NBSP}${signedMs(shiftMs.estimate)}`
      : NONE,
    intervals: hasChange ? [percentInterval(changePercent.interval), msInterval(shiftMs.interval)] : [],
    allowed: allowedWords(comparison, ruleOf(judged, cell)) || NONE,
    init: pair(base && (firstPhase(base) ?? NONE), firstPhase(head) ?? NONE),
    request: pair(base && (phaseMs(base, 'handler') ?? NONE), phaseMs(head, 'handler') ?? NONE),
    changed: isChanged(comparison),
    moved: moved(comparison),
    starts: base === null ? exact(head.n) : `${exact(base.n)}/${exact(head.n)}`,
    failed: failedWords(base, head),
  };
}

type Summary = Comparison['head'];

/** `252 → 313`, in milliseconds; head alone without a base. */
function pair(base: string | null, head: string): string {
  return base === null ? head : `${base} → ${head}`.replaceAll(' ', NBSP);
}

function phaseMs(side: Summary | null, phase: 'init' | 'restore' | 'handler'): string | null {
  const median = side?.phaseMediansMs[phase] ?? null;
  return median === null ? null : msNumber(median);
}

/** Init, or the restore that takes its place under SnapStart. */
function firstPhase(side: Summary | null): string | null {
  const restore = side?.phaseMediansMs.restore ?? null;
  return restore === null ? phaseMs(side, 'init') : `${msNumber(restore)} (restore)`;
}

function isChanged({ verdict, reason, changePercent: { estimate, interval } }: Comparison): boolean {
  if (estimate === null) return false;
  const settled =
    (interval.low !== null && interval.low > 0) || (interval.high !== null && interval.high < 0);
  return settled || (verdict === 'regression' && (reason === 'proven' || reason === 'not-proven'));
}

/** None where failed starts, which have no phases, made the change: then nothing that is shown moved enough. */
function moved(comparison: Comparison): Row['moved'] {
  const { base, head, changePercent, shiftMs } = comparison;
  if (base === null || base.medianMs === null || head.medianMs === null) return null;
  if (!isChanged(comparison) || changePercent.estimate === null) return null;
  const direction = Math.sign(changePercent.estimate);
  const by = (phase: 'init' | 'restore' | 'handler'): number => {
    const [from, to] = [base.phaseMediansMs[phase], head.phaseMediansMs[phase]];
    return from === null || to === null ? 0 : direction * (to - from);
  };
  const first = Math.max(by('init'), by('restore'));
  const request = by('handler');
  const failed = base.failed + head.failed > 0;
  const least = failed ? Math.abs(shiftMs.estimate ?? 0) / 2 : 0;
  const most = Math.max(first, request);
  if (most <= 0 || most < least) return null;
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
export function titles(judged: Judged, names: Naming): readonly string[] {
  const restores = judged.comparisons.some(
    ({ base, head }) => (base?.phaseMediansMs.restore ?? head.phaseMediansMs.restore) !== null,
  );
  return [
    names.functions ? 'Function' : 'Memory',
    `${metricWords(judged) ?? 'Time'}, ms`,
    'Change',
    'Allowed',
    restores ? 'Init or restore, ms' : 'Init, ms',
    'First request, ms',
    'Starts',
  ];
}

/** What the numbers of the table are, one sentence each; nothing without rows. `intervals`: where they stand. */
export function legend({ comparisons }: Judged, intervals: 'below' | 'column'): string[] {
  const [first] = comparisons;
  if (first === undefined) return [];
  const levels = new Set(comparisons.map((row) => row.changePercent.interval.level));
  const share = levels.size === 1 ? level(first.changePercent.interval.level) : null;
  const below = `Under each change: its ${share === null ? '' : `${share} `}interval.`;
  const column = share === null ? [] : [`Interval: ${share}.`];
  return first.base === null
    ? ['Times are medians of forced cold starts.']
    : [
        'Times are medians of forced cold starts, base → head, both builds taking turns.',
        ...(intervals === 'below' ? [below] : column),
        'A row fails when head is slower by more than allowed.',
      ];
}
