import type { CellKey, Rule, Side, Warning } from '../model.ts';
import { countRanks, mannWhitney } from '../statistics/mann-whitney.ts';
import { median } from '../statistics/samples.ts';
import { sdOfLogs, twoModes } from '../statistics/spread.ts';
import { sumBlocks } from '../statistics/van-elteren.ts';
import { type CountedBlock, type CountedStart, sideStarts, timesOf } from './samples.ts';

/** Levels of the checks below; they decide nothing. That of functions is shared among their pairs. */
const SPREADS_LEVEL = 0.05;
const FUNCTIONS_LEVEL = 0.01;
/** A warning about few values would be about chance. */
const FEWEST = 10;

const NAMES: Readonly<Record<Side, string>> = { base: 'Base', head: 'Head' };

/** What the doubts of a cell are read from. */
export interface DoubtfulCell {
  readonly cell: CellKey;
  /** The blocks that the verdict used. */
  readonly blocks: readonly CountedBlock[];
  readonly rule: Rule;
  readonly medianRatio: number | null;
  readonly shiftRatio: number | null;
  /** What the allowance is at the base median, in percent. */
  readonly allowedPercent: number | null;
  readonly lost: { readonly base: number; readonly head: number };
  /** Whether a regression was proven before the planned maximum. */
  readonly stoppedEarlyOnRegression: boolean;
}

/** Every doubt about a cell's result, as data. */
export function warningsOf(doubt: DoubtfulCell): Warning[] {
  const messages: [Warning['code'], string | null][] = [
    ...SIDES_IN_ORDER.map((side): [Warning['code'], string | null] => [
      'bimodal',
      bimodal(doubt.blocks, side),
    ]),
    ['median-and-shift-differ', mediansDiffer(doubt)],
    ['spreads-differ', spreadsDiffer(doubt.blocks)],
    ...functionsDiffer(doubt.blocks).map((message): [Warning['code'], string] => [
      'functions-differ',
      message,
    ]),
    ...SIDES_IN_ORDER.map((side): [Warning['code'], string | null] => [
      'many-lost-starts',
      manyLost(doubt, side),
    ]),
    ['early-stop', earlyStop(doubt)],
  ];
  return messages.flatMap(([code, message]) =>
    message === null ? [] : [{ code, message, cell: doubt.cell }],
  );
}

const SIDES_IN_ORDER: readonly Side[] = ['base', 'head'];

function bimodal(blocks: readonly CountedBlock[], side: Side): string | null {
  const modes = twoModes(finiteTimes(blocks, side));
  if (modes === null) return null;
  return (
    `${NAMES[side]} has two modes, near ${milliseconds(modes.lowMedian)} and ${milliseconds(modes.highMedian)} ` +
    `(${Math.round(modes.highShare * 100)} % of its starts in the slower one): often two host generations. ` +
    'A change of the mix moves the median, but hardly the comparison.'
  );
}

function mediansDiffer({ medianRatio, shiftRatio, allowedPercent, blocks }: DoubtfulCell): string | null {
  if (medianRatio === null || shiftRatio === null || allowedPercent === null || tooFew(blocks)) return null;
  if (Math.abs(medianRatio - shiftRatio) * 100 <= allowedPercent / 2) return null;
  // Two numbers for a change that both call too slow, or both allow, would only raise doubts about a clear answer.
  const limit = 1 + allowedPercent / 100;
  const sameAnswer = medianRatio > limit === shiftRatio > limit;
  const sameDirection = (medianRatio - 1) * (shiftRatio - 1) >= 0;
  if (sameAnswer && sameDirection) return null;
  return (
    `The medians differ by ${percent(medianRatio)}, the typical pair of starts by ${percent(shiftRatio)}, which would be different answers: ` +
    'the two sides differ in shape, so look at the single values.'
  );
}

function spreadsDiffer(blocks: readonly CountedBlock[]): string | null {
  if (tooFew(blocks)) return null;
  const base = finiteTimes(blocks, 'base');
  const head = finiteTimes(blocks, 'head');
  const spreads = [sdOfLogs(base), sdOfLogs(head)];
  const [baseSpread, headSpread] = spreads;
  if (!baseSpread || !headSpread) return null;
  if (Math.max(baseSpread, headSpread) <= 2 * Math.min(baseSpread, headSpread)) return null;
  // Robust spreads of ten values often differ twofold by chance, so the deviations must differ by a test as well.
  const deviations = (values: number[]): number[] => {
    const centre = median(values);
    // A shift by one keeps a deviation of zero comparable; ranks do not notice it.
    return values.map((value) => 1 + Math.abs(Math.log(value / centre)));
  };
  if (mannWhitney(deviations(base), deviations(head)).p.twoSided > SPREADS_LEVEL) return null;
  return (
    `The spreads differ more than twofold: base varies by ${share(baseSpread)}, head by ${share(headSpread)}. ` +
    'The test then compares more than the typical time.'
  );
}

function functionsDiffer(blocks: readonly CountedBlock[]): string[] {
  const pairs = SIDES_IN_ORDER.flatMap((side) =>
    functionPairs(blocks, side).map((pair) => ({ side, ...pair })),
  );
  return pairs.flatMap(({ side, first, second }) => {
    const counts = blocks
      .map((block) => ({ first: servedBy(block[side], first), second: servedBy(block[side], second) }))
      .filter((block) => block.first.length > 0 && block.second.length > 0)
      .map((block) => countRanks(block.first, block.second));
    if (counts.length === 0 || sumBlocks(counts).p.twoSided > FUNCTIONS_LEVEL / pairs.length) return [];
    const all = sideStarts(blocks, side);
    const medians = [first, second].map((name) => milliseconds(median(servedBy(all, name))));
    return [
      `Two temporary functions with the same ${side} build differ: ${first} has a median of ${medians[0]}, ` +
        `${second} of ${medians[1]}. Part of the difference between the sides may come from where functions are placed.`,
    ];
  });
}

function functionPairs(blocks: readonly CountedBlock[], side: Side): { first: string; second: string }[] {
  const names = new Set<string>();
  for (const start of sideStarts(blocks, side))
    if (start.functionName !== null) names.add(start.functionName);
  const sorted = [...names].sort();
  return sorted.flatMap((first, i) => sorted.slice(i + 1).map((second) => ({ first, second })));
}

function manyLost({ lost, rule }: DoubtfulCell, side: Side): string | null {
  if (lost[side] * 10 <= rule.maxSamples) return null;
  return `${NAMES[side]} lost ${lost[side] === 1 ? '1 start' : `${lost[side]} starts`} that had to be repeated (${rule.maxSamples} were planned).`;
}

function earlyStop({ stoppedEarlyOnRegression }: DoubtfulCell): string | null {
  return stoppedEarlyOnRegression
    ? 'Measuring stopped as soon as the regression was proven; the estimate of a change that was stopped early is somewhat too large. The interval allows for it.'
    : null;
}

function tooFew(blocks: readonly CountedBlock[]): boolean {
  return SIDES_IN_ORDER.some((side) => finiteTimes(blocks, side).length < FEWEST);
}

function finiteTimes(blocks: readonly CountedBlock[], side: Side): number[] {
  return timesOf(sideStarts(blocks, side)).filter(Number.isFinite);
}

function servedBy(starts: readonly CountedStart[], name: string): number[] {
  return timesOf(starts.filter((start) => start.functionName === name));
}

function milliseconds(micros: number): string {
  return Number.isFinite(micros) ? `${(micros / 1000).toFixed(1)} ms` : 'a failed start';
}

function percent(ratio: number): string {
  const digits = Math.abs((ratio - 1) * 100).toFixed(1);
  return `${Number(digits) === 0 ? '' : ratio < 1 ? '\u2212' : '+'}${digits} %`;
}

function share(spread: number): string {
  return `${(spread * 100).toFixed(1)} %`;
}
