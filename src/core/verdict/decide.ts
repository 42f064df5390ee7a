import type { Reason, Rule, VerdictWord } from '../model.ts';
import { samplesForLevel, smallestAttainableP } from '../statistics/attainable.ts';
import type { BlockTimes } from '../statistics/pairs.ts';
import type { BudgetTest } from './budget.ts';
import { errorRates } from './looks.ts';
import { noiseOf, samplesToFind } from './power.ts';
import { type CellSamples, sideStarts } from './samples.ts';

/** More lost starts than this share of a side's plan, and the cell cannot be judged. */
const LOST_SHARE = 0.2;

/** The most starts of a side of a cell that may be lost: 20 % of its planned maximum. */
export function lostAllowed(rule: Pick<Rule, 'maxSamples'>): number {
  return Math.floor(LOST_SHARE * rule.maxSamples);
}

/** Everything that a cell's verdict follows from. Estimates are infinite where they fall on failed starts. */
export interface Evidence {
  readonly samples: CellSamples;
  readonly rule: Rule;
  readonly cells: number;
  /** The run was stopped by time or cancel before this cell's plan was done. */
  readonly stopped: boolean;
  /** null when base was not measured: only the budget can judge. */
  readonly comparison: ComparisonEvidence | null;
  readonly budget: BudgetTest | null;
}

export interface ComparisonEvidence {
  readonly crossed: 'up' | 'down' | null;
  readonly used: readonly BlockTimes[];
  /** Median share of the allowance. */
  readonly share: number;
  /** Hodges-Lehmann ratio. */
  readonly ratio: number;
  readonly medianRatio: number;
  readonly pSlowerAtAll: number;
  /** g(x) / x at the base median; null when that has no number. */
  readonly allowedRatio: number | null;
}

export interface Decision {
  readonly verdict: VerdictWord;
  readonly reason: Reason;
  /** About how many more starts per side would decide; null when that is not the problem. */
  readonly moreSamplesNeeded: number | null;
}

/** The verdict of a cell. First what makes a comparison meaningless, then the two questions, the worse answer of both. */
export function decide(evidence: Evidence): Decision {
  const { samples, rule, comparison, budget } = evidence;
  if (samples.doesNotStart === 'does-not-start') return plain('regression', 'does-not-start');
  if (samples.doesNotStart === 'base-does-not-start') return plain('not-measured', 'base-does-not-start');
  if (Math.max(samples.lost.base, samples.lost.head) > lostAllowed(rule))
    return plain('inconclusive', 'lost-starts');
  const answers: Decision[] = [];
  if (comparison !== null) answers.push(byComparison(evidence, comparison));
  if (budget !== null) answers.push(byBudget(evidence, budget));
  return worstOf(answers) ?? tooFew(evidence, 0);
}

const SEVERITY: readonly VerdictWord[] = ['regression', 'not-measured', 'inconclusive', 'pass'];

function worstOf(answers: readonly Decision[]): Decision | null {
  const rank = (answer: Decision): number =>
    2 * SEVERITY.indexOf(answer.verdict) + (answer.reason === 'proven' ? 1 : 0);
  return answers.reduce<Decision | null>(
    (worst, answer) => (worst === null || rank(answer) < rank(worst) ? answer : worst),
    null,
  );
}

function byComparison(evidence: Evidence, comparison: ComparisonEvidence): Decision {
  const { rule, stopped } = evidence;
  const sizes = comparison.used.map((block) => ({ base: block.base.length, head: block.head.length }));
  const n = Math.min(total(sizes.map((size) => size.base)), total(sizes.map((size) => size.head)));
  const level = errorRates(rule, evidence.cells).up;
  // With fewer starts than could ever show a regression, not seeing one is no pass.
  const blind = smallestAttainableP(sizes) > level * (1 + 1e-12);
  if (!blind && comparison.crossed === 'up') return plain('regression', 'proven');
  if (!blind && comparison.crossed === 'down') return plain('pass', 'proven');
  if (stopped) return timeLimit(rule, n);
  if (blind) return tooFew(evidence, n);
  if (comparison.share <= 1) return plain('pass', 'not-proven');
  const slower =
    comparison.pSlowerAtAll <= level * (1 + 1e-12) && comparison.share > 1 && comparison.medianRatio > 1;
  if (slower && rule.decision === 'default') return plain('regression', 'not-proven');
  return {
    ...plain('inconclusive', slower ? 'not-proven' : 'noisy'),
    moreSamplesNeeded: moreNeeded(evidence, comparison, level, n),
  };
}

function byBudget(evidence: Evidence, budget: BudgetTest): Decision {
  if (budget.outcome === 'over') return plain('regression', 'over-budget');
  if (budget.outcome === 'within') return plain('pass', 'proven');
  const n = sideStarts(evidence.samples.blocks, 'head').length;
  if (evidence.stopped) return timeLimit(evidence.rule, n);
  // The smallest p of a sign test of n values is 1 / 2^n.
  const needed = Math.ceil(-Math.log2(errorRates(evidence.rule, evidence.cells).up));
  if (n < needed) return { ...plain('inconclusive', 'too-few'), moreSamplesNeeded: needed - n };
  return budget.outcome === 'below' ? plain('pass', 'not-proven') : plain('inconclusive', 'noisy');
}

function timeLimit(rule: Rule, n: number): Decision {
  return { ...plain('inconclusive', 'time-limit'), moreSamplesNeeded: Math.max(0, rule.maxSamples - n) };
}

function tooFew({ rule, cells }: Pick<Evidence, 'rule' | 'cells'>, n: number): Decision {
  const needed = samplesForLevel(errorRates(rule, cells).up, rule.blockSize);
  return { ...plain('inconclusive', 'too-few'), moreSamplesNeeded: Math.max(1, needed - n) };
}

/** From the measured noise: how many more starts per side would find a change as large as the one that was estimated. */
function moreNeeded(
  { rule }: Evidence,
  comparison: ComparisonEvidence,
  alpha: number,
  n: number,
): number | null {
  const noise = noiseOf(comparison.used);
  const { allowedRatio, ratio } = comparison;
  if (noise === null || noise === 0 || allowedRatio === null || !Number.isFinite(ratio)) return null;
  const { blockSize, decision } = rule;
  const needed = samplesToFind({ sdOfLogs: noise, allowedRatio, alpha, blockSize, decision }, ratio);
  return needed === null ? null : Math.max(blockSize, needed - n);
}

function plain(verdict: VerdictWord, reason: Reason): Decision {
  return { verdict, reason, moreSamplesNeeded: null };
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
