/** Where a change lies, in words. */
import type { Interval } from '../core/model.ts';
import { fixed, isNumber, NBSP, percentDecimals, shiftDecimals } from '../core/units.ts';

/**
 * An interval: `+18.0 to +30.2 %`, or its one known end (a far end is open when few starts were made or some failed).
 * Both ends get the decimals of the larger one; spaces do not break.
 */
function ends({ low, high }: Interval, unit: string, decimals: (value: number) => number): string {
  const known = [low, high].filter(isNumber);
  const places = Math.min(...known.map(decimals));
  const end = (value: number): string => fixed(value, places, true);
  const words =
    isNumber(low) && isNumber(high)
      ? `${end(low)} to ${end(high)} ${unit}`
      : isNumber(low)
        ? `${end(low)} ${unit} or more`
        : isNumber(high)
          ? `${end(high)} ${unit} or less`
          : 'too few starts';
  return words.replaceAll(' ', NBSP);
}

/** Where a change in percent lies: `+18.0 to +30.2 %`. */
export function percentInterval(interval: Interval): string {
  return ends(interval, '%', percentDecimals);
}

/** Where a change in milliseconds lies: `+45 to +77 ms`. */
export function msInterval(interval: Interval): string {
  return ends(interval, 'ms', shiftDecimals);
}
