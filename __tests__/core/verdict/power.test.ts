import { describe, expect, test } from '@jest/globals';
import { detectableRatio, noiseOf, type PowerInput, samplesToFind } from '../../../src/core/verdict/power.ts';

const input: PowerInput = { sdOfLogs: 0.1, allowedRatio: 1.1, alpha: 0.05, blockSize: 5, decision: 'proven' };

describe('how many samples find which change', () => {
  test('a proven regression: the published values for one tier, rounded up to blocks', () => {
    // n is about 14.2 sd^2 / ln^2(ratio / 1.1)
    for (const sdOfLogs of [0.05, 0.1, 0.2, 0.3]) {
      for (const ratio of [1.15, 1.2, 1.3, 1.5]) {
        const expected = (14.2 * sdOfLogs ** 2) / Math.log(ratio / 1.1) ** 2;
        const n = samplesToFind({ ...input, sdOfLogs }, ratio) ?? 0;
        expect(n % 5).toBe(0);
        expect(n).toBeGreaterThanOrEqual(expected * 0.99);
        expect(n).toBeLessThan(expected * 1.02 + 5);
      }
    }
  });

  test('a change within the allowance is never found', () => {
    expect(samplesToFind(input, 1.1)).toBeNull();
    expect(samplesToFind({ ...input, decision: 'default' }, 1.05)).toBeNull();
  });

  test('the default decision needs fewer than a proof', () => {
    const proof = samplesToFind({ ...input, sdOfLogs: 0.2 }, 1.25) ?? 0;
    const usual = samplesToFind({ ...input, sdOfLogs: 0.2, decision: 'default' }, 1.25) ?? 0;
    expect(usual).toBeLessThan(proof);
  });

  test.each(['default', 'proven'] as const)(
    'what n could have seen is what n is needed for (%s)',
    (decision) => {
      for (const sdOfLogs of [0.05, 0.1, 0.3]) {
        const setting = { ...input, sdOfLogs, decision };
        const ratio = detectableRatio(setting, 30);
        expect(samplesToFind(setting, ratio * 1.0001)).toBe(30);
        expect(ratio).toBeGreaterThan(1.1);
      }
    },
  );

  test('noise is measured within each side', () => {
    const base = [95, 100, 105];
    const noise = noiseOf([{ base, head: base.map((x) => 3 * x) }]) ?? 0;
    expect(noise).toBeCloseTo(1.4826 * Math.log(105 / 100), 2);
    expect(noiseOf([{ base: [1], head: [1, 2] }])).toBeNull();
  });
});
