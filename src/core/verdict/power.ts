import type { Rule } from '../model.ts';
import { normalUpperQuantile } from '../statistics/normal.ts';
import type { BlockTimes } from '../statistics/pairs.ts';
import { sdOfLogs } from '../statistics/spread.ts';

/** Variance of the Hodges-Lehmann estimate relative to the mean's, for normal logs (Lehmann 1963). */
const RANK_PRICE = Math.PI / 3;
/** A found change is one that is found in four of five runs. */
const FOUND = 0.8;

/** How a change has to show: as the rule of the run decides, or proven to be more than allowed. */
export type Decision = Rule['decision'];

/** What the power of a run depends on. */
export interface PowerInput {
  /** Standard deviation of the logs of one side's times, about the coefficient of variation. Above zero. */
  readonly sdOfLogs: number;
  /** What the allowance is as a ratio, e.g. 1.1. */
  readonly allowedRatio: number;
  /** Error rate of a cell in the direction of a regression: alpha / cells. */
  readonly alpha: number;
  readonly blockSize: number;
  readonly decision: Decision;
}

/** Robust noise of a cell: both sides pooled, within each. null with fewer than two values on a side. */
export function noiseOf(blocks: readonly BlockTimes[]): number | null {
  const base = sdOfLogs(blocks.flatMap((block) => block.base));
  const head = sdOfLogs(blocks.flatMap((block) => block.head));
  return base === null || head === null ? null : Math.sqrt((base ** 2 + head ** 2) / 2);
}

/**
 * Starts per side with which a change to `ratio` (e.g. 1.2) is found in 80 % of runs, rounded up to whole blocks; null
 * when no number suffices because the change is not above the allowance.
 *
 * With n per side the log of the Hodges-Lehmann ratio has variance sd^2 (2 / n) (pi / 3) (N + 1) / N, N = 2 blockSize
 * (the price of comparing within blocks only). A proven regression needs the estimate to be z(alpha) standard errors
 * above the allowance; the default decision needs it above the allowance, and z(alpha) standard errors above no change.
 * The looks cost a few percent more, which is left out.
 */
export function samplesToFind(input: PowerInput, ratio: number): number | null {
  const beyondAllowance = Math.log(ratio / input.allowedRatio);
  if (beyondAllowance <= 0) return null;
  const zError = normalUpperQuantile(input.alpha);
  const zFound = normalUpperQuantile(1 - FOUND);
  const standardErrors =
    input.decision === 'proven'
      ? (zError + zFound) / beyondAllowance
      : Math.max(zFound / beyondAllowance, (zError + zFound) / Math.log(ratio));
  const n = variancePerStart(input) * standardErrors ** 2;
  return Math.max(1, Math.ceil(n / input.blockSize)) * input.blockSize;
}

/** The smallest ratio that `n` starts per side find in 80 % of runs: what a run just done could have seen. */
export function detectableRatio(input: PowerInput, n: number): number {
  const standardError = Math.sqrt(variancePerStart(input) / n);
  const zError = normalUpperQuantile(input.alpha);
  const zFound = normalUpperQuantile(1 - FOUND);
  const beyondAllowance = (zScore: number): number => input.allowedRatio * Math.exp(zScore * standardError);
  return input.decision === 'proven'
    ? beyondAllowance(zError + zFound)
    : Math.max(beyondAllowance(zFound), Math.exp((zError + zFound) * standardError));
}

/** n times the variance of the log of the estimated ratio. */
function variancePerStart({ sdOfLogs: sd, blockSize }: PowerInput): number {
  const inBlock = 2 * blockSize;
  return sd ** 2 * 2 * RANK_PRICE * ((inBlock + 1) / inBlock);
}
