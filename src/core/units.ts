/**
 * The one place where numbers become words, for renderers and for errors of adapters alike. Independent of the locale; a
 * typographic minus sign; a value that rounds to zero has no sign; whatever is not a finite number is a dash, so that
 * nobody can print `NaN` or `Infinity`.
 */

/** Shown where there is no number. */
export const NONE = '–';
/** Keeps a number and its unit on one line. */
export const NBSP = '\u00a0';
const MINUS = '\u2212';

/** Fixed decimals; never an exponent, never `-0`. */
export function fixed(value: number, decimals: number, signed: boolean): string {
  if (!Number.isFinite(value)) return NONE;
  const digits = Math.abs(value).toFixed(decimals);
  if (Number(digits) === 0) return digits;
  return `${value < 0 ? MINUS : signed ? '+' : ''}${digits}`;
}

export function isNumber(value: number | null): value is number {
  return value !== null && Number.isFinite(value);
}

/** Three to four significant digits, so that 41.3 and 252 and 1034 are all as exact as a reader needs. */
function threeDigits(value: number): number {
  const size = Math.abs(value);
  return size < 9.995 ? 2 : size < 99.95 ? 1 : 0;
}

/** Decimals of a difference of times, which gets one digit less: its last digit is noise. */
export function shiftDecimals(value: number): number {
  const size = Math.abs(value);
  return size < 0.95 ? 2 : size < 9.95 ? 1 : 0;
}

/** Decimals of a change in percent. */
export function percentDecimals(value: number): number {
  return Math.abs(value) < 99.95 ? 1 : 0;
}

/** A time without its unit, in milliseconds: `41.3`. */
export function msNumber(value: number | null): string {
  return isNumber(value) ? fixed(value, threeDigits(value), false) : NONE;
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

/** A number of a sentence, with one decimal: `60.8`. */
export function tenths(value: number): string {
  return fixed(value, 1, false);
}

/** The same with its direction: `+60.8`. */
export function signedTenths(value: number): string {
  return fixed(value, 1, true);
}

/** A number that was computed, at most two decimals and none that are zero: `10`, `24.39`. */
export function rounded(value: number): string {
  return exact(Number(value.toFixed(2)));
}

/** A limit in percent that follows from one in milliseconds: `+24 %`, `+4.9 %`. */
export function roughPercent(value: number | null): string {
  return isNumber(value) ? `${fixed(value, Math.abs(value) < 9.95 ? 1 : 0, true)}${NBSP}%` : NONE;
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

/** From the smallest. */
const BINARY_UNITS = ['KiB', 'MiB', 'GiB'] as const;

/**
 * A size, in units of 1,024: `512 bytes`, `12.3 KiB`, `50.0 MiB`. Lambda's limits are such units, although AWS writes
 * MB: its "50 MB" of a zip file are 52,428,800 bytes (Lambda developer guide, "Lambda quotas").
 */
export function bytes(value: number): string {
  if (!Number.isFinite(value)) return NONE;
  let [size, unit] = [value, 'bytes'];
  for (const larger of BINARY_UNITS) {
    if (size < 1_024) break;
    [size, unit] = [size / 1_024, larger];
  }
  return `${fixed(size, unit === 'bytes' ? 0 : threeDigits(size), false)}${NBSP}${unit}`;
}

/** A whole number that must be exact, in groups of three digits: `52,428,800`. */
export function grouped(value: number): string {
  return value.toFixed(0).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** A memory tier: `1024 MB`, which is how AWS labels the units of 1,048,576 bytes that a function's memory is set in. */
export function tier(mb: number): string {
  return `${exact(mb)}${NBSP}MB`;
}

/** `1 start`, `3 starts`. */
export function count(n: number, one: string, many = `${one}s`): string {
  return `${exact(n)} ${n === 1 ? one : many}`;
}

/** US dollars: `$0.0021`, `$1.24`. */
export function dollars(value: number): string {
  return isNumber(value) ? `$${value.toFixed(value < 0.01 ? 4 : 2)}` : NONE;
}
