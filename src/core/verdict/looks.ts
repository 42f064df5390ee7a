import type { Rule } from '../model.ts';
import { allowanceOf, allowedTime, scaledTime } from '../statistics/allowance.ts';
import type { BlockSizes } from '../statistics/attainable.ts';
import { countRanks } from '../statistics/mann-whitney.ts';
import { mannWhitneyNull } from '../statistics/mann-whitney-null.ts';
import type { BlockTimes } from '../statistics/pairs.ts';
import { type BlockScore, replayLooks, type SequentialLook } from '../statistics/sequential.ts';
import { checkSide } from '../statistics/values.ts';
import { vanElterenWeights } from '../statistics/van-elteren.ts';
import { type CountedBlock, timesOf } from './samples.ts';

/** Looks before this many starts per side could decide on too little. */
const FIRST_LOOK = 10;

/**
 * What is known about the end of measuring when a cell is judged:
 * - `running`: more blocks may come;
 * - `plan-done`: all planned blocks are there, or there will be no more; the last look spends what is left of the error rate;
 * - `stopped`: time limit or cancel; no last look, because the plan was not carried out;
 * - `fixed-sample`: all data were there before anybody looked; one look.
 */
export type Progress = 'running' | 'plan-done' | 'stopped' | 'fixed-sample';

/** The times of blocks that have both sides, checked. */
export function comparableBlocks(blocks: readonly CountedBlock[]): BlockTimes[] {
  return blocks.map((block) => {
    const times = { base: timesOf(block.base), head: timesOf(block.head) };
    checkSide('base', times.base);
    checkSide('head', times.head);
    return times;
  });
}

/**
 * Share of the plan done after each block, or null where there is no look yet: looks come after every block from 10
 * starts per side, and at the end of the plan whatever there is.
 */
function planShares(sizes: readonly BlockSizes[], maxSamples: number): (number | null)[] {
  let base = 0;
  let head = 0;
  return sizes.map((size) => {
    base += size.base;
    head += size.head;
    const n = Math.min(base, head);
    return n >= Math.min(FIRST_LOOK, maxSamples) ? Math.min(1, n / maxSamples) : null;
  });
}

/** The look history of a test over blocks of these sizes, up to the first crossing or the end of the data. */
export function replay(
  scores: readonly BlockScore[],
  sizes: readonly BlockSizes[],
  rule: Rule,
  cells: number,
  progress: Progress,
): SequentialLook[] {
  const rates = errorRates(rule, cells);
  const onlyAtEnd = sizes.map((_, b) => (b === sizes.length - 1 ? 1 : null));
  if (progress === 'fixed-sample') return replayLooks(scores, onlyAtEnd, rates);
  const shares = planShares(sizes, rule.maxSamples);
  const looks = replayLooks(scores, shares, rates);
  if (progress !== 'plan-done' || sizes.length === 0 || shares.at(-1) === 1 || looks.at(-1)?.crossed)
    return looks;
  // The plan ends here with fewer starts than planned: the last look may spend all that is left.
  return replayLooks(scores, [...shares.slice(0, -1), 1], rates);
}

/** Error rates of a cell among `cells`: any false regression fails the run, a false pass needs every cell to be false. */
export function errorRates(rule: Pick<Rule, 'alpha'>, cells: number): { up: number; down: number } {
  return { up: rule.alpha / cells, down: rule.alpha };
}

/** The test "more than allowed": the looks at head against g(base). */
export interface AllowanceTest {
  readonly looks: readonly SequentialLook[];
  /** Blocks that the looks used: up to the crossing, or all. */
  readonly used: readonly BlockTimes[];
  readonly weights: readonly number[];
}

/** Replays all looks of a cell from its raw blocks. @throws StatisticsError for values that cannot be compared. */
export function testAllowance(
  blocks: readonly BlockTimes[],
  rule: Rule,
  cells: number,
  progress: Progress,
): AllowanceTest {
  const allowance = allowanceOf(rule);
  const counts = blocks.map((block) =>
    countRanks(
      block.base.map((micros) => allowedTime(allowance, micros)),
      block.head.map((micros) => scaledTime(allowance, micros)),
    ),
  );
  const weights = vanElterenWeights(counts);
  const scores = counts.map((count, b) => ({
    score: count.doubledU,
    null: mannWhitneyNull(count.base, count.head, count.tieSizes),
    weight: weights[b] ?? 1,
  }));
  const looks = replay(scores, counts, rule, cells, progress);
  const last = looks.at(-1);
  const used = last?.crossed ? last.blocks : blocks.length;
  return { looks, used: blocks.slice(0, used), weights: weights.slice(0, used) };
}
