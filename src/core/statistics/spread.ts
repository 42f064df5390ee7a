import { median } from './values.ts';

/** Makes the median absolute deviation of normal values estimate their standard deviation (1 / 0.6745). */
const MAD_TO_SD = 1.4826;

/**
 * Robust standard deviation of the logarithms of positive times: 1.4826 times the median absolute deviation from the
 * median. About the coefficient of variation; a few stragglers do not move it. Not positive or not finite values
 * (failed starts) are left out; null when fewer than two are left.
 */
export function sdOfLogs(values: readonly number[]): number | null {
  const logs = values.filter((value) => value > 0 && Number.isFinite(value)).map(Math.log);
  if (logs.length < 2) return null;
  const centre = median(logs);
  return MAD_TO_SD * median(logs.map((log) => Math.abs(log - centre)));
}

/**
 * Ashman's D beyond which two clusters of n values count as two modes. The best split of a sample with one mode is the
 * further apart the smaller the sample: 3.2 + 46 / n is passed by at most about 1 % of normal samples and of samples with an exponential tail
 * of 10 to 50 values (`node bench/two-modes.ts`).
 */
export function separationOfModes(n: number): number {
  return 3.2 + 46 / n;
}
/** Both modes need this share of the values, else it is a tail. */
const SMALLEST_MODE = 0.15;
/** Fewer values cannot show two modes. */
const FEWEST = 10;

/** Two clusters of values, or null when one describes them as well. */
export interface TwoModes {
  readonly lowMedian: number;
  readonly highMedian: number;
  /** Share of the values in the high mode. */
  readonly highShare: number;
}

/**
 * Looks for two modes: splits the sorted logarithms where the within-cluster sum of squares is smallest (Fisher 1958)
 * and asks whether the clusters are separated, D = sqrt(2) |m1 - m2| / sqrt(s1^2 + s2^2) (Ashman et al. 1994).
 * A hint for readers: no verdict depends on it.
 */
export function twoModes(values: readonly number[]): TwoModes | null {
  const sorted = values.filter((value) => value > 0 && Number.isFinite(value)).sort((a, b) => a - b);
  if (sorted.length < FEWEST) return null;
  const logs = sorted.map(Math.log);
  const smallest = Math.max(2, Math.ceil(SMALLEST_MODE * logs.length));
  let best = { within: Number.POSITIVE_INFINITY, at: 0, separation: 0 };
  for (let at = smallest; at <= logs.length - smallest; at++) {
    const low = moments(logs.slice(0, at));
    const high = moments(logs.slice(at));
    const within = low.squares + high.squares;
    if (within >= best.within) continue;
    const spread = Math.sqrt(low.squares / (at - 1) + high.squares / (logs.length - at - 1));
    best = { within, at, separation: (Math.SQRT2 * (high.mean - low.mean)) / spread };
  }
  if (!(best.separation > separationOfModes(logs.length))) return null;
  return {
    lowMedian: median(sorted.slice(0, best.at)),
    highMedian: median(sorted.slice(best.at)),
    highShare: (sorted.length - best.at) / sorted.length,
  };
}

function moments(values: readonly number[]): { mean: number; squares: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return { mean, squares: values.reduce((sum, value) => sum + (value - mean) ** 2, 0) };
}
