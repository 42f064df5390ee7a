import { expect, test } from '@jest/globals';
import { percentInterval } from '../../src/report/interval.ts';

/** Expectations are written with ordinary spaces and hyphens. */
const ordinary = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll('\u2212', '-');

test.each([
  [{ low: 18, high: 30.24 }, '+18.0 to +30.2 %'],
  [{ low: 95.2, high: 130.2 }, '+95 to +130 %'],
  [{ low: 5, high: null }, '+5.0 % or more'],
  [{ low: null, high: -2 }, '-2.0 % or less'],
  [{ low: null, high: null }, 'too few starts'],
])('interval %p is %p', (ends, expected) => {
  expect(ordinary(percentInterval({ ...ends, level: 0.95 }))).toBe(expected);
});
