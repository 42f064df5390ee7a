/**
 * The one place where numbers become words. Independent of the locale; a typographic minus sign; a value that rounds
 * to zero has no sign; whatever is not a finite number is a dash, so that no renderer can print `NaN` or `Infinity`.
 */
import type { Interval } from '../core/model.ts';

/** Shown where there is no number. */
export const NONE = '–';
/** Keeps a number and its unit on one line. */
export const NBSP = '\u00a0';
const MINUS = '\u2212';

/** Fixed decimals; never an exponent, never `-0`. */
function fixed(value: number, decimals: number, signed: boolean): string {
  const digits = Math.abs(value).toFixed(decimals);
  if (Number(digits) === 0) return digits;
  return `${value < 0 ? MINUS : signed ? '+' : ''}${digits}`;
}

function isNumber(value: number | null): value is number {
  return value !== null && Number.isFinite(value);
}

/** Three to four significant digits, so that 41.3 and 252 and 1034 are all as exact as a reader needs. */
function msDecimals(value: number): number {
  const size = Math.abs(value);
  return size < 9.995 ? 2 : size < 99.95 ? 1 : 0;
}

/** Differences get one digit less: the last digit of a difference is noise. */
function shiftDecimals(value: number): number {
  const size = Math.abs(value);
  return size < 0.95 ? 2 : size < 9.95 ? 1 : 0;
}

function percentDecimals(value: number): number {
  return Math.abs(value) < 99.95 ? 1 : 0;
}

/** A time without its unit, in milliseconds: `41.3`. */
export function msNumber(value: number | null): string {
  return isNumber(value) ? fixed(value, msDecimals(value), false) : NONE;
}

/** A time: `252 ms`. */
export function ms(value: number | null): string {
  return isNumber(value) ? `${msNumber(value)}${NBSP}ms` : NONE;
}

/** A difference of times: `+61 ms`. */
export function signedMs(value: number | null): string {
  return isNumber(value) ? `${fixed(value, shiftDecimals(value), true)}${NBSP}ms` : NONE;
}

/** A change: `+24.1 %`. `value` is in percent. */
export function signedPercent(value: number | null): string {
  return isNumber(value) ? `${fixed(value, percentDecimals(value), true)}${NBSP}%` : NONE;
}

/** A number that the user gave, as short as it is exact: `10`, `12.5`. */
export function exact(value: number): string {
  if (!Number.isFinite(value)) return NONE;
  return fixed(value, Math.min(6, decimalsOf(value)), false);
}

function decimalsOf(value: number): number {
  for (let decimals = 0; decimals < 6; decimals += 1) {
    if (Number(value.toFixed(decimals)) === value) return decimals;
  }
  return 6;
}

/** A limit in percent that follows from one in milliseconds: `+24 %`, `+4.9 %`. */
export function roughPercent(value: number | null): string {
  return isNumber(value) ? `${fixed(value, Math.abs(value) < 9.95 ? 1 : 0, true)}${NBSP}%` : NONE;
}

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

/** A level such as 0.95 or 0.98333: `95 %`, `98.3 %`. */
export function level(value: number): string {
  return `${exact(Number((value * 100).toFixed(1)))}${NBSP}%`;
}

/** Seconds as people say them: `48 s`, `4 min 12 s`, `1 h 5 min`. */
export function duration(seconds: number): string {
  if (!Number.isFinite(seconds)) return NONE;
  const whole = Math.max(0, Math.round(seconds));
  if (whole < 60) return `${whole}${NBSP}s`;
  if (whole < 3600) return `${Math.floor(whole / 60)}${NBSP}min ${whole % 60}${NBSP}s`;
  return `${Math.floor(whole / 3600)}${NBSP}h ${Math.floor((whole % 3600) / 60)}${NBSP}min`;
}

/** A package size in decimal units, as AWS and npm print them: `1.24 MB`. */
export function bytes(value: number): string {
  if (!Number.isFinite(value)) return NONE;
  if (value < 1000) return `${value.toFixed(0)}${NBSP}bytes`;
  if (value < 1e6) return `${(value / 1000).toFixed(1)}${NBSP}kB`;
  return `${(value / 1e6).toFixed(2)}${NBSP}MB`;
}

/** A memory tier: `1024 MB`. */
export function tier(mb: number): string {
  return `${exact(mb)}${NBSP}MB`;
}

/** `1 start`, `3 starts`. */
export function count(n: number, one: string, many = `${one}s`): string {
  return `${exact(n)} ${n === 1 ? one : many}`;
}

/** US dollars: `$0.0021`, `$1.24`. */
export function dollars(value: number): string {
  return value < 0.01 ? `$${value.toFixed(4)}` : `$${value.toFixed(2)}`;
}
