/**
 * Distributions on the integers 0, 1, 2, ... as arrays of probabilities. Scores are doubled U statistics, so that the
 * half-integers which ties make are integers too.
 */
export type Distribution = Float64Array;

/** All of the mass at zero: the sum of no blocks. */
export function pointAtZero(): Distribution {
  return Float64Array.of(1);
}

/**
 * Distribution of `sum + weight * score` for independent `sum` and `score`. Only positive terms are added, so that the
 * tails keep their relative precision.
 */
export function convolve(sum: Distribution, score: Distribution, weight: number): Distribution {
  const result = new Float64Array(sum.length + weight * (score.length - 1));
  for (let k = 0; k < score.length; k++) {
    const mass = score[k] ?? 0;
    if (mass === 0) continue;
    const offset = weight * k;
    for (let s = 0; s < sum.length; s++) {
      result[offset + s] = (result[offset + s] ?? 0) + mass * (sum[s] ?? 0);
    }
  }
  return result;
}

/** P(score >= at), the observed value included, summed from the far end. */
export function upperTail(distribution: Distribution, at: number): number {
  if (at <= 0) return 1;
  let tail = 0;
  for (let k = distribution.length - 1; k >= at; k--) tail += distribution[k] ?? 0;
  return Math.min(1, tail);
}

/** P(score <= at), the observed value included, summed from the far end. */
export function lowerTail(distribution: Distribution, at: number): number {
  if (at >= distribution.length - 1) return 1;
  let tail = 0;
  for (let k = 0; k <= at; k++) tail += distribution[k] ?? 0;
  return Math.min(1, tail);
}

/** Distribution of `maximum - score`: the same question with the sides exchanged. */
export function mirror(distribution: Distribution): Distribution {
  return distribution.slice().reverse();
}
