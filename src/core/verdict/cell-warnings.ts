import { type CellWarning, type Rule, SIDES, type Side } from '../model.ts';
import { countRanks, mannWhitney } from '../statistics/mann-whitney.ts';
import { finiteOrNull } from '../statistics/pairs.ts';
import { sdOfLogs, twoModes } from '../statistics/spread.ts';
import { median } from '../statistics/values.ts';
import { sumBlocks } from '../statistics/van-elteren.ts';
import { type CountedBlock, type CountedStart, sideStarts, timesOf } from './samples.ts';

/** Levels of the checks below; they decide nothing. That of functions is shared among their pairs. */
const SPREADS_LEVEL = 0.05;
const FUNCTIONS_LEVEL = 0.01;
/** A warning about few values would be about chance. */
const FEWEST = 10;

/** What the doubts of a cell are read from. */
export interface DoubtfulCell {
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
export function warningsOf(doubt: DoubtfulCell): CellWarning[] {
  return [
    ...SIDES.map((side) => bimodal(doubt.blocks, side)),
    mediansDiffer(doubt),
    spreadsDiffer(doubt.blocks),
    ...functionsDiffer(doubt.blocks),
    ...SIDES.map((side) => manyLost(doubt, side)),
    doubt.stoppedEarlyOnRegression ? ({ code: 'early-stop' } as const) : null,
  ].filter((warning) => warning !== null);
}

function bimodal(blocks: readonly CountedBlock[], side: Side): CellWarning | null {
  const modes = twoModes(finiteTimes(blocks, side));
  return modes === null
    ? null
    : {
        code: 'bimodal',
        side,
        lowMs: modes.lowMedian / 1000,
        highMs: modes.highMedian / 1000,
        highShare: modes.highShare,
      };
}

function mediansDiffer({
  medianRatio,
  shiftRatio,
  allowedPercent,
  blocks,
}: DoubtfulCell): CellWarning | null {
  if (medianRatio === null || shiftRatio === null || allowedPercent === null || tooFew(blocks)) return null;
  if (Math.abs(medianRatio - shiftRatio) * 100 <= allowedPercent / 2) return null;
  // Two numbers for a change that both call too slow, or both allow, would only raise doubts about a clear answer.
  const limit = 1 + allowedPercent / 100;
  const sameAnswer = medianRatio > limit === shiftRatio > limit;
  const sameDirection = (medianRatio - 1) * (shiftRatio - 1) >= 0;
  if (sameAnswer && sameDirection) return null;
  return {
    code: 'median-and-shift-differ',
    medianPercent: (medianRatio - 1) * 100,
    shiftPercent: (shiftRatio - 1) * 100,
  };
}

function spreadsDiffer(blocks: readonly CountedBlock[]): CellWarning | null {
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
  return { code: 'spreads-differ', baseSdOfLogs: baseSpread, headSdOfLogs: headSpread };
}

function functionsDiffer(blocks: readonly CountedBlock[]): CellWarning[] {
  const pairs = SIDES.flatMap((side) => functionPairs(blocks, side).map((pair) => ({ side, ...pair })));
  return pairs.flatMap(({ side, first, second }) => {
    const counts = blocks
      .map((block) => ({ first: servedBy(block[side], first), second: servedBy(block[side], second) }))
      .filter((block) => block.first.length > 0 && block.second.length > 0)
      .map((block) => countRanks(block.first, block.second));
    if (counts.length === 0 || sumBlocks(counts).p.twoSided > FUNCTIONS_LEVEL / pairs.length) return [];
    const all = sideStarts(blocks, side);
    const functions = [first, second].map((name) => ({
      name,
      medianMs: finiteOrNull(median(servedBy(all, name)) / 1000),
    }));
    return [{ code: 'functions-differ', side, functions }];
  });
}

function functionPairs(blocks: readonly CountedBlock[], side: Side): { first: string; second: string }[] {
  const names = new Set<string>();
  for (const start of sideStarts(blocks, side))
    if (start.functionName !== null) names.add(start.functionName);
  const sorted = [...names].sort();
  return sorted.flatMap((first, i) => sorted.slice(i + 1).map((second) => ({ first, second })));
}

function manyLost({ lost, rule }: DoubtfulCell, side: Side): CellWarning | null {
  return lost[side] * 10 <= rule.maxSamples
    ? null
    : { code: 'many-lost-starts', side, lost: lost[side], planned: rule.maxSamples };
}

function tooFew(blocks: readonly CountedBlock[]): boolean {
  return SIDES.some((side) => finiteTimes(blocks, side).length < FEWEST);
}

function finiteTimes(blocks: readonly CountedBlock[], side: Side): number[] {
  return timesOf(sideStarts(blocks, side)).filter(Number.isFinite);
}

function servedBy(starts: readonly CountedStart[], name: string): number[] {
  return timesOf(starts.filter((start) => start.functionName === name));
}
