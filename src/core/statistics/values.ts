import { StatisticsError } from './errors.ts';

/** Which side a value stands on, for error messages. */
export type SideName = 'base' | 'head';

/**
 * Checks one side of a test: real numbers, or Infinity where the caller has marked a failed start.
 * @throws StatisticsError for an empty side, a value that is not a number, NaN, -Infinity, a negative head value and a base
 * value that is not above zero (a ratio to it would mean nothing).
 */
export function checkSide(side: SideName, values: readonly number[]): void {
  if (values.length === 0) {
    throw new StatisticsError('empty', `${side} has no valid cold starts: there is nothing to compare`);
  }
  for (const value of values) {
    if (typeof value !== 'number' || Number.isNaN(value)) {
      throw new StatisticsError('not-a-number', `${side} has a value that is not a number: ${String(value)}`);
    }
    if (value === Number.NEGATIVE_INFINITY) {
      throw new StatisticsError('not-finite', `${side} has the value -Infinity, which is no duration`);
    }
    if (side === 'base' && value <= 0) {
      throw new StatisticsError(
        'non-positive-base',
        `base has no valid cold starts: a duration of ${value} is not above zero, so nothing can be relative to it`,
      );
    }
    if (value < 0) {
      throw new StatisticsError('negative', `${side} has a negative duration: ${value}`);
    }
  }
}

/** As `checkSide`, and refuses Infinity: for callers whose values cannot stand for failed starts. */
export function checkFiniteSide(side: SideName, values: readonly number[]): void {
  checkSide(side, values);
  if (values.includes(Number.POSITIVE_INFINITY)) {
    throw new StatisticsError('not-finite', `${side} has the value Infinity, which is no duration`);
  }
}

/** Sorted copy in numeric order (the default order of arrays is that of their text). */
export function ascending(values: readonly number[]): Float64Array {
  return Float64Array.from(values).sort();
}

/**
 * Median: the middle value, or halfway between the two middle ones, computed so that it cannot overflow.
 * Infinity (a failed start) in the middle gives Infinity.
 * @throws StatisticsError when there is no value.
 */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new StatisticsError('empty', 'the median of no values does not exist');
  const sorted = ascending(values);
  return midpoint(sorted[(sorted.length - 1) >> 1] ?? Number.NaN, sorted[sorted.length >> 1] ?? Number.NaN);
}

/** Halfway between two values; between equal infinities, that infinity. */
export function midpoint(low: number, high: number): number {
  return low === high ? low : low / 2 + high / 2;
}
