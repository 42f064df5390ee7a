import type { Comparison } from '../judgement.ts';
import type { Rule } from '../model.ts';
import { finiteOrNull } from '../statistics/pairs.ts';
import { type BudgetTest, testBudget } from './budget.ts';
import { warningsOf } from './cell-warnings.ts';
import { decide, lostAllowed } from './decide.ts';
import { allowanceAt, estimate, looksOf, ratioOfMedians, slowerAtAll, summarize } from './describe.ts';
import { type AllowanceTest, comparableBlocks, type Progress, testAllowance } from './looks.ts';
import { type CellSamples, type CountedBlock, timesOf } from './samples.ts';

/**
 * Judges one cell: replays every look from the raw blocks, decides, and describes. `cells` is the number of cells of
 * the whole run, which share the error rate. Blocks after the one at which the cell was decided are not used.
 * @throws StatisticsError for values that cannot be compared; too few values are a verdict.
 */
export function judgeCell(
  samples: CellSamples,
  rule: Rule,
  cells: number,
  progress: Exclude<Progress, 'running'> = 'plan-done',
): Comparison {
  const tests = testCell(samples, rule, cells, progress);
  const { allowance: test, budget, blocks, withBase } = tests;
  const base = withBase ? summarize(blocks, 'base', rule) : null;
  const head = summarize(blocks, 'head', rule);
  const estimates = estimate(test, rule, cells);
  const medianRatio = ratioOfMedians(blocks);
  const allowed = allowanceAt(base?.medianMs ?? null, rule);
  const crossed = test.looks.at(-1)?.crossed ?? null;
  const pSlowerAtAll = slowerAtAll(test);
  const comparison = {
    crossed,
    used: test.used,
    share: estimates.share,
    ratio: estimates.ratio,
    medianRatio,
    pSlowerAtAll,
    allowedRatio: allowed.allowedPercent === null ? null : 1 + allowed.allowedPercent / 100,
  };
  return {
    cell: samples.cell,
    metric: rule.metric,
    base,
    head,
    looks: looksOf(test),
    ended: endedBy(samples, rule, tests, progress),
    allowance: allowed,
    ...estimates.shown,
    medianRatio: finiteOrNull(medianRatio),
    pSlowerAtAll,
    budget: budget && {
      budgetMs: budget.budgetMs,
      upperLimitMs: budget.upperLimitMs,
      lowerLimitMs: budget.lowerLimitMs,
    },
    ...decide({
      samples,
      rule,
      cells,
      stopped: progress === 'stopped',
      comparison: withBase || budget === null ? comparison : null,
      budget,
    }),
    warnings: warningsOf({
      blocks,
      rule,
      medianRatio: finiteOrNull(medianRatio),
      shiftRatio: finiteOrNull(estimates.ratio),
      allowedPercent: allowed.allowedPercent,
      lost: samples.lost,
      stoppedEarlyOnRegression: crossed === 'up' && samples.doesNotStart === null && head.n < rule.maxSamples,
    }),
  };
}

/**
 * Whether measuring a cell can end before its planned maximum: both questions are answered (or one with a regression),
 * a build does not start, or more starts were lost than a verdict can bear. The gate asks after every block.
 */
export function isDecided(samples: CellSamples, rule: Rule, cells: number): boolean {
  return isBeyondComparing(samples, rule) || isBoundary(testCell(samples, rule, cells, 'running'));
}

function isBeyondComparing({ doesNotStart, lost }: CellSamples, rule: Rule): boolean {
  return doesNotStart !== null || Math.max(lost.base, lost.head) > lostAllowed(rule);
}

function endedBy(
  samples: CellSamples,
  rule: Rule,
  tests: CellTests,
  progress: Progress,
): Comparison['ended'] {
  if (isBeyondComparing(samples, rule) || isBoundary(tests)) return 'boundary';
  return progress === 'stopped' ? 'stopped-run' : 'planned-maximum';
}

/** The tests of a cell, and the blocks that its verdict rests on. */
interface CellTests {
  readonly allowance: AllowanceTest;
  readonly budget: BudgetTest | null;
  readonly withBase: boolean;
  readonly blocks: readonly CountedBlock[];
}

function testCell(samples: CellSamples, rule: Rule, cells: number, progress: Progress): CellTests {
  const withBase = samples.blocks.some((block) => block.base.length > 0);
  // A block with an empty side compares nothing; without a base, head alone is held against the budget.
  const usable = samples.blocks.filter(
    (block) => block.head.length > 0 && (block.base.length > 0 || !withBase),
  );
  const allowance = testAllowance(withBase ? comparableBlocks(usable) : [], rule, cells, progress);
  const budget = testBudget(
    usable.map((block) => timesOf(block.head)),
    rule,
    cells,
    progress,
  );
  return {
    allowance,
    budget,
    withBase,
    blocks: usable.slice(0, blocksUsed(allowance, budget, usable.length)),
  };
}

/** A regression needs the blocks up to its proof; a pass those up to the later of the two proofs. */
function blocksUsed(allowance: AllowanceTest, budget: BudgetTest | null, all: number): number {
  const look = allowance.looks.at(-1);
  const regressions: number[] = [];
  if (look?.crossed === 'up') regressions.push(look.blocks);
  if (budget?.outcome === 'over') regressions.push(budget.blocks);
  if (regressions.length > 0) return Math.min(...regressions);
  const compared = allowance.used.length;
  const used = Math.max(compared, budget?.blocks ?? 0);
  return used === 0 ? all : used;
}

function isBoundary({ allowance, budget, withBase }: CellTests): boolean {
  const crossed = allowance.looks.at(-1)?.crossed ?? null;
  if (crossed === 'up' || budget?.outcome === 'over') return true;
  const compared = !withBase || crossed === 'down';
  const budgeted = budget === null || budget.outcome === 'within';
  return compared && budgeted && (withBase || budget !== null);
}
