import type { Interval } from '../model.ts';
import type { Distribution } from './distribution.ts';
import { finiteOrNull } from './pairs.ts';
import { ascending } from './values.ts';

/**
 * Distribution of how many of n values lie above their true median: binomial with 1/2. Built outwards from the middle,
 * so that n of many thousands does not underflow.
 */
export function signNull(n: number): Distribution {
  const result = new Float64Array(n + 1);
  const middle = n >> 1;
  result[middle] = 1;
  for (let k = middle; k < n; k++) result[k + 1] = ((result[k] ?? 0) * (n - k)) / (k + 1);
  for (let k = middle; k > 0; k--) result[k - 1] = ((result[k] ?? 0) * k) / (n - k + 1);
  const total = result.reduce((sum, mass) => sum + mass, 0);
  return result.map((mass) => mass / total);
}

/**
 * Distribution-free interval of a median: the k-th smallest and the k-th largest value, k as large as the binomial
 * distribution allows at `level` (Thompson 1936). Infinity marks failed starts. Unbounded (null) ends where the
 * level cannot be reached with so few values (fewer than 6 for 0.95), or where an end falls on a failed start.
 */
export function medianInterval(values: readonly number[], level: number): Interval {
  const distribution = signNull(values.length);
  const tailLimit = ((1 - level) / 2) * (1 + 1e-12);
  let k = 0;
  let tail = 0;
  while (k < values.length / 2) {
    tail += distribution[k] ?? 0;
    if (tail > tailLimit) break;
    k++;
  }
  if (k === 0) return { low: null, high: null, level };
  const sorted = ascending(values);
  return {
    low: finiteOrNull(sorted[k - 1] ?? Number.NaN),
    high: finiteOrNull(sorted[sorted.length - k] ?? Number.NaN),
    level,
  };
}
