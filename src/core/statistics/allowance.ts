import type { Rule } from '../model.ts';
import { StatisticsError } from './errors.ts';

/** More decimals of a percentage than anybody sets, few enough for exact products. */
const MAX_DECIMALS = 4;

/**
 * The allowed time g(x) = max((1 + percent / 100) * x, x + floor) in exact integers. Times are integer microseconds;
 * everything is multiplied by `scale` = 100 * 10^decimals, so that 220.00 ms is exactly 10 % more than 200.00 ms.
 */
export interface Allowance {
  readonly scale: number;
  /** percent * scale / 100: what is allowed per microsecond of base, scaled. */
  readonly perMicrosecond: number;
  /** The floor in microseconds, scaled. */
  readonly floor: number;
}

/**
 * Reads the two limits of a rule.
 * @throws StatisticsError when a limit is negative or not a number, both are zero,
 * the percentage has more than 4 decimals or the milliseconds more than 3 (finer than a microsecond).
 */
export function allowanceOf(rule: Pick<Rule, 'thresholdPercent' | 'thresholdMs'>): Allowance {
  const percentDecimals = decimalsOf(rule.thresholdPercent, 'threshold', MAX_DECIMALS);
  decimalsOf(rule.thresholdMs, 'threshold-ms', 3);
  if (rule.thresholdPercent === 0 && rule.thresholdMs === 0) {
    throw new StatisticsError(
      'bad-rule',
      'threshold and threshold-ms are both zero: set at least one above zero',
    );
  }
  const factor = 10 ** percentDecimals;
  const scale = 100 * factor;
  return {
    scale,
    perMicrosecond: Math.round(rule.thresholdPercent * factor),
    floor: Math.round(rule.thresholdMs * 1000) * scale,
  };
}

/** What base may grow by, scaled. `micros` is the base time in integer microseconds. */
export function allowedGrowth(allowance: Allowance, micros: number): number {
  return Math.max(micros * allowance.perMicrosecond, allowance.floor);
}

/** g(x), scaled; Infinity (a failed start) stays Infinity. @throws StatisticsError beyond exact integers. */
export function allowedTime(allowance: Allowance, micros: number): number {
  return exact(micros * allowance.scale + allowedGrowth(allowance, micros), micros);
}

/** A time on the scale of `allowedTime`. @throws StatisticsError beyond exact integers. */
export function scaledTime(allowance: Allowance, micros: number): number {
  return exact(micros * allowance.scale, micros);
}

function exact(product: number, micros: number): number {
  if (product > Number.MAX_SAFE_INTEGER && product !== Number.POSITIVE_INFINITY) {
    throw new StatisticsError(
      'too-large',
      `a duration of ${micros} microseconds is too large to be compared exactly; give the threshold fewer decimals`,
    );
  }
  return product;
}

function decimalsOf(value: number, name: string, most: number): number {
  if (!Number.isFinite(value) || value < 0) {
    throw new StatisticsError('bad-rule', `${name} must be zero or a positive number, not ${String(value)}`);
  }
  const text = String(value);
  const decimals = text.includes('e') ? Number.POSITIVE_INFINITY : (text.split('.')[1] ?? '').length;
  if (decimals > most) {
    throw new StatisticsError('bad-rule', `${name} may have at most ${most} decimals: ${text}`);
  }
  return decimals;
}
