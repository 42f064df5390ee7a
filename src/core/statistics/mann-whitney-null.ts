import { type Distribution, mirror } from './distribution.ts';

/**
 * Exact distribution of the doubled Mann-Whitney count 2U when every assignment of `head` of the pooled values to the
 * head side is equally likely, given the tie groups (their sizes in ascending order of value).
 *
 * 2U adds 2 for every pair with head above base and 1 for every tied pair. Walking up the tie groups, choosing j of
 * the t values of a group for head can be done in C(t, j) ways; the j values are above the base values seen before and
 * tied with the t - j base values of their own group, so they add 2 j * (base seen) + j (t - j).
 * (The permutation distribution is Mann and Whitney 1947 without and Lehmann, "Nonparametrics", 1.4 with ties; the
 * recursion by tie groups is that of Streitberg and Roehmel 1986.) All terms are positive: no cancellation, so that
 * even p-values of 1e-50 are good to about 14 digits. Counts stay below 1e308 for up to about 1,000 values.
 *
 * Returns probabilities at 0 .. 2 * base * head.
 */
export function mannWhitneyNull(base: number, head: number, tieSizes: readonly number[]): Distribution {
  // The recursion's cost grows with the square of the side it counts, so it counts the smaller one.
  if (head > base) return mirror(mannWhitneyNull(head, base, tieSizes));
  // Without ties 2U is even: work in U and spread out at the end.
  const unit = tieSizes.some((size) => size > 1) ? 2 : 1;
  const ways = waysByHeadCount(base, head, tieSizes, unit);
  const counts = ways[head] ?? new Float64Array(1);
  let total = 0;
  for (const count of counts) total += count;
  const result = new Float64Array(2 * base * head + 1);
  const spread = 2 / unit;
  for (let u = 0; u < counts.length; u++) result[u * spread] = (counts[u] ?? 0) / total;
  return result;
}

/** For every number of head values c: how many ways lead to each score, in units of 1/unit of a pair. */
function waysByHeadCount(
  base: number,
  head: number,
  tieSizes: readonly number[],
  unit: number,
): Float64Array[] {
  const ways = Array.from({ length: head + 1 }, (_, c) => new Float64Array(unit * base * c + 1));
  const start = ways[0];
  if (start !== undefined) start[0] = 1;
  let seen = 0;
  for (const size of tieSizes) {
    const binomial = binomialRow(size);
    // Downwards, so that the shorter counts that are read have not been changed by this group yet.
    for (let c = Math.min(head, seen + size); c >= 1; c--) {
      // Fewer would need more base values than there are.
      if (seen + size - c > base) continue;
      for (let j = 1; j <= Math.min(size, c); j++) {
        const before = c - j;
        const baseSeen = seen - before;
        if (baseSeen < 0 || baseSeen > base) continue;
        addShifted(
          ways[c],
          ways[before],
          binomial[j] ?? 0,
          unit * j * baseSeen + (unit * j * (size - j)) / 2,
          unit * baseSeen * before,
        );
      }
    }
    seen += size;
  }
  return ways;
}

/** target[k + shift] += factor * source[k] for k = 0 .. last (the largest score that `source` can have so far). */
function addShifted(
  target: Float64Array | undefined,
  source: Float64Array | undefined,
  factor: number,
  shift: number,
  last: number,
): void {
  if (target === undefined || source === undefined) return;
  for (let k = 0; k <= last; k++) target[k + shift] = (target[k + shift] ?? 0) + factor * (source[k] ?? 0);
}

/** C(size, 0) .. C(size, size). */
function binomialRow(size: number): number[] {
  const row = [1];
  for (let j = 1; j <= size; j++) row.push(((row[j - 1] ?? 0) * (size - j + 1)) / j);
  return row;
}
