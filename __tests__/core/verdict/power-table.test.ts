import { expect, test } from '@jest/globals';
import { addRun, NO_HISTORY } from '../../../src/core/history.ts';
import { powerFor, powerOfHistory, powerOfSamples } from '../../../src/core/verdict/power-table.ts';
import { A_CELL, aRun } from '../a-history.ts';
import { around, cellOf, RULE } from './samples.ts';

test('from a given noise: what the planned maximum can see', () => {
  const power = powerFor(0.1, 10, RULE, 3);
  // The simulations of bench/calibration.ts find +15 % on one of three tiers in 95 % of runs, +20 % always.
  expect(power.visiblePercent).toBeGreaterThan(11);
  expect(power.visiblePercent).toBeLessThan(15);
  expect(powerFor(0.1, 10, { ...RULE, decision: 'proven' }, 3).visiblePercent).toBeGreaterThan(
    power.visiblePercent,
  );
  expect(power.needed.find((row) => row.changePercent === 20)?.samples).toBeLessThanOrEqual(30);
  expect(powerFor(0.1, 30, RULE, 3).needed.find((row) => row.changePercent === 25)?.samples).toBeNull();
});

test('from a run just done: its own noise, allowance and size', () => {
  const small = around(40, 0.1, 15);
  const [power] = powerOfSamples([cellOf(small, small)].map((samples) => ({ samples, rule: RULE })));
  expect(power).toMatchObject({ samples: 15 });
  // 10 ms govern below 100 ms.
  expect(power?.allowedPercent).toBeCloseTo(25, 9);
  expect(power?.visiblePercent).toBeGreaterThan(25);
});

test('cells that cannot tell are left out', () => {
  expect(
    powerOfSamples([cellOf([300], [300]), cellOf([], [])].map((samples) => ({ samples, rule: RULE }))),
  ).toEqual([]);
  expect(
    powerOfSamples([cellOf([300, 300, 300], [300, 300, 300])].map((samples) => ({ samples, rule: RULE }))),
  ).toEqual([]);
  const failing = cellOf(['failed', 'failed', 'failed', 300, 310], [300, 310, 320, 330, 340]);
  expect(powerOfSamples([failing].map((samples) => ({ samples, rule: RULE })))).toEqual([]);
});

test('from earlier runs: their usual noise, the allowance at the latest median, the planned samples', () => {
  const history = [
    aRun(1, { sdOfLogs: 0.05, medianMs: 400 }),
    aRun(2, { sdOfLogs: 0.07, medianMs: 40 }),
    aRun(3, { sdOfLogs: 0.06, medianMs: 50 }),
  ].reduce(addRun, NO_HISTORY);
  const row = { cell: A_CELL, metric: 'total', rule: RULE } as const;
  const unknown = { ...row, metric: 'init' } as const;
  // 10 ms govern below 100 ms.
  const expected = { ...powerFor(0.06, 20, RULE, 2, A_CELL), metric: 'total' };
  expect(powerOfHistory(history, [row, unknown])).toEqual([expected]);
  expect(expected.samples).toBe(RULE.maxSamples);
});
