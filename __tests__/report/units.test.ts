import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as units from '../../src/report/units.ts';

/** Expectations are written with ordinary spaces and hyphens. */
const ordinary = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll('\u2212', '-');

describe('numbers', () => {
  test.each([
    [7.314, '7.31 ms'],
    [9.996, '10.0 ms'],
    [41.27, '41.3 ms'],
    [99.96, '100 ms'],
    [252.4, '252 ms'],
    [12034.11, '12034 ms'],
    [0, '0.00 ms'],
    [null, '–'],
    [Number.NaN, '–'],
    [Number.POSITIVE_INFINITY, '–'],
  ])('time %p is %p', (value, expected) => {
    expect(ordinary(units.ms(value))).toBe(expected);
  });

  test.each([
    [24.14, '+24.1 %'],
    [-4.84, '-4.8 %'],
    [0.04, '0.0 %'],
    [-0.04, '0.0 %'],
    [-0, '0.0 %'],
    [151.2, '+151 %'],
    [null, '–'],
  ])('change %p is %p', (value, expected) => {
    expect(ordinary(units.signedPercent(value))).toBe(expected);
  });

  test.each([
    [60.8, '+61 ms'],
    [2.54, '+2.5 ms'],
    [-0.004, '0.00 ms'],
    [-9.96, '-10 ms'],
  ])('shift %p is %p', (value, expected) => {
    expect(ordinary(units.signedMs(value))).toBe(expected);
  });

  test.each([
    [10, '10'],
    [12.5, '12.5'],
    [0.1 + 0.2, '0.300000'],
    [1e-9, '0.000000'],
  ])('exact %p is %p', (value, expected) => {
    expect(units.exact(value)).toBe(expected);
  });

  test.each([
    [{ low: 18, high: 30.24 }, '+18.0 to +30.2 %'],
    [{ low: 95.2, high: 130.2 }, '+95 to +130 %'],
    [{ low: 5, high: null }, '+5.0 % or more'],
    [{ low: null, high: -2 }, '-2.0 % or less'],
    [{ low: null, high: null }, 'too few starts'],
  ])('interval %p is %p', (ends, expected) => {
    expect(ordinary(units.percentInterval({ ...ends, level: 0.95 }))).toBe(expected);
  });

  test.each([
    [8.4, '8 s'],
    [252, '4 min 12 s'],
    [3900, '1 h 5 min'],
    [-1, '0 s'],
  ])('%p seconds are %p', (value, expected) => {
    expect(ordinary(units.duration(value))).toBe(expected);
  });

  test('levels and sizes', () => {
    expect(ordinary(units.level(0.95))).toBe('95 %');
    expect(ordinary(units.level(1 - 0.05 / 3))).toBe('98.3 %');
    expect(ordinary(units.bytes(512))).toBe('512 bytes');
    expect(ordinary(units.bytes(1_843_211))).toBe('1.84 MB');
  });

  test('whatever the number, no NaN, Infinity, exponent or signed zero is printed', () => {
    const formats = [
      units.ms,
      units.signedMs,
      units.signedPercent,
      units.roughPercent,
      units.exact,
      units.duration,
    ];
    fc.assert(
      fc.property(fc.double({ min: -1e12, max: 1e12 }), (value) => {
        for (const format of formats) {
          const text = ordinary(format(value));
          expect(text).not.toMatch(/NaN|Infinity|e[+-]?\d|[+-]0(\.0+)?(?![.\d])/);
        }
      }),
    );
  });
});
