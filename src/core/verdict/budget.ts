import type { Rule } from '../model.ts';
import { signNull } from '../statistics/median-interval.ts';
import { finiteOrNull } from '../statistics/pairs.ts';
import { ascending } from '../statistics/values.ts';
import { type Progress, replay } from './looks.ts';
import { toMicroseconds } from './samples.ts';

/** Head's median against the absolute ceiling. */
export interface BudgetTest {
  /** `over` and `within` are proven; `above` and `below` are where the median lies when neither is. */
  readonly outcome: 'over' | 'within' | 'above' | 'below';
  /** Blocks used, up to the crossing. */
  readonly blocks: number;
  readonly budgetMs: number;
  readonly lowerLimitMs: number | null;
  readonly upperLimitMs: number | null;
}

/**
 * Sign test of head's median against the budget at the same looks and error rates as the comparison, with the exact
 * binomial null: the number of starts above the budget. Its limits are order statistics of head at the look's
 * boundaries, so that "over" is the same as "the lower limit is above the budget". A failed start is above every budget,
 * a start of exactly the budget is within it. null without a budget or without starts.
 */
export function testBudget(
  headBlocks: readonly (readonly number[])[],
  rule: Rule,
  cells: number,
  progress: Progress,
): BudgetTest | null {
  if (rule.budgetMs === null || headBlocks.length === 0) return null;
  const budget = toMicroseconds(rule.budgetMs);
  const scores = headBlocks.map((head) => ({
    score: head.filter((micros) => micros > budget).length,
    null: signNull(head.length),
    weight: 1,
  }));
  const sizes = headBlocks.map((head) => ({ base: head.length, head: head.length }));
  const looks = replay(scores, sizes, rule, cells, progress);
  const look = looks.at(-1);
  const blocks = look?.crossed ? look.blocks : headBlocks.length;
  const sorted = ascending(headBlocks.slice(0, blocks).flat());
  const atLook = look !== undefined && look.blocks === blocks;
  const fromTop = atLook ? look.rejectUp : null;
  const fromBottom = atLook ? look.rejectDown : null;
  return {
    outcome: outcomeOf(look?.crossed ?? null, sorted, budget),
    blocks,
    budgetMs: rule.budgetMs,
    lowerLimitMs: fromTop === null ? null : limitMs(sorted[sorted.length - fromTop]),
    upperLimitMs: fromBottom === null ? null : limitMs(sorted[fromBottom - 1]),
  };
}

function outcomeOf(
  crossed: 'up' | 'down' | null,
  sorted: Float64Array,
  budget: number,
): BudgetTest['outcome'] {
  if (crossed === 'up') return 'over';
  if (crossed === 'down') return 'within';
  const above = sorted.filter((micros) => micros > budget).length;
  return above * 2 > sorted.length ? 'above' : 'below';
}

function limitMs(micros: number | undefined): number | null {
  return micros === undefined ? null : finiteOrNull(micros / 1000);
}
