import { expect, test } from '@jest/globals';
import { OUTPUTS, reportOutputs } from '../../src/report/outputs.ts';
import { aDeadHead, aReport } from './a-report.ts';
import { scenarios } from './scenarios.ts';

test('a regression in numbers', () => {
  const report = scenarios['some-starts-fail']?.() ?? aReport();
  expect(reportOutputs(report)).toEqual({
    verdict: 'regression',
    reason: 'proven',
    regressions: '2',
    'worst-change-percent': expect.stringMatching(/^\d+(\.\d{1,3})?$/),
    'cold-starts': String(report.counts.reduce((sum, { cold }) => sum + cold, 0)),
    lost: '3',
    failed: '3',
    'duration-seconds': '252',
    'cost-usd': expect.stringMatching(/^0\.\d{6}$/),
  });
});

test('F2: equal times make a change of 0', () => {
  expect(reportOutputs(scenarios['all-times-equal']?.() ?? aReport())['worst-change-percent']).toBe('0');
});

test('F11: where no number exists the output is empty', () => {
  expect(reportOutputs(aReport({ comparisons: [aDeadHead()] }))['worst-change-percent']).toBe('');
  expect(reportOutputs(aReport({ comparisons: [] }))['worst-change-percent']).toBe('');
});

test('no output carries an ARN, an account id or a name', () => {
  for (const scenario of Object.values(scenarios)) {
    for (const value of Object.values(reportOutputs(scenario()))) expect(value).toMatch(/^[a-z0-9.-]*$/);
  }
});

test('what a report determines is declared', () => {
  const names: readonly string[] = OUTPUTS.map(({ name }) => name);
  for (const name of Object.keys(reportOutputs(aReport()))) expect(names).toContain(name);
});
