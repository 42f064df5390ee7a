import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as units from '../../src/core/units.ts';

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
    expect(ordinary(units.bytes(1_843_211))).toBe('1.76 MiB');
    expect(units.grouped(52_428_800)).toBe('52,428,800');
  });

  test.each([
    [1_023, '1023 bytes'],
    [1_024, '1.00 KiB'],
    [12_600, '12.3 KiB'],
    // Lambda's limits of a zip file, unpacked code and the code storage of an account.
    [52_428_800, '50.0 MiB'],
    [262_144_000, '250 MiB'],
    [80_530_636_800, '75.0 GiB'],
    [Number.NaN, '–'],
  ])('%p bytes are %p', (value, expected) => {
    expect(ordinary(units.bytes(value))).toBe(expected);
  });

  test.each([
    [60.84, '60.8', '+60.8', '60.84'],
    [-3, '-3.0', '-3.0', '-3'],
    [-0.004, '0.0', '0.0', '0'],
    [24.390_2, '24.4', '+24.4', '24.39'],
  ])('%p in a sentence is %p, %p or %p', (value, plain, signed, rounded) => {
    expect([units.tenths(value), units.signedTenths(value), units.rounded(value)].map(ordinary)).toEqual([
      plain,
      signed,
      rounded,
    ]);
  });

  test('whatever the number, no NaN, Infinity, exponent or signed zero is printed', () => {
    const formats = [
      units.ms,
      units.signedMs,
      units.signedPercent,
      units.roughPercent,
      units.exact,
      units.tenths,
      units.signedTenths,
      units.rounded,
      units.bytes,
      units.duration,
    ];
    fc.assert(
      fc.property(fc.oneof(fc.double({ min: -1e12, max: 1e12 }), fc.constant(Number.NaN)), (value) => {
        for (const format of formats) {
          const text = ordinary(format(value));
          expect(text).not.toMatch(/NaN|Infinity|e[+-]?\d|[+-]0(\.0+)?(?![.\d])/);
        }
      }),
    );
  });
});
