/** The verdict of a run in one sentence. */
import { expect, test } from '@jest/globals';
import type { Comparison } from '../../src/core/judgement.ts';
import { judgeCell } from '../../src/core/verdict/judge-cell.ts';
import { judgeRun, type WithoutMeasuring } from '../../src/core/verdict/judge-run.ts';
import { verdictSentence } from '../../src/report/sentence.ts';
import { aComparison, cellOf, POLICY, RULE } from '../core/verdict/samples.ts';

const sentenceOf = (comparisons: readonly Comparison[], without: WithoutMeasuring = null): string =>
  verdictSentence({ comparisons, verdict: judgeRun(comparisons, POLICY, without) });

test('names the worst change among the cells that decide', () => {
  const comparisons = [aComparison('regression', 'proven', 20), aComparison('regression', 'proven', 35)];
  expect(sentenceOf(comparisons)).toBe(
    'Cold starts of orders at 163 MB (arm64) got slower by 35.0 % (105.0 ms): proven to be more than the allowed +10 %.',
  );
});

test('of a faster build says so', () => {
  expect(sentenceOf([aComparison('pass', 'proven', -20)])).toContain('got faster by 20.0 % (60.0 ms)');
});

test('names the largest change in the direction that it names', () => {
  const pass = (...percents: number[]): string =>
    sentenceOf(percents.map((percent) => aComparison('pass', 'proven', percent)));
  expect(pass(-15, -20, -18)).toBe(
    'Cold starts got faster everywhere, most at orders at 108 MB (arm64): by 20.0 % (60.0 ms).',
  );
  expect(pass(-20, 2, 3)).toContain(
    'orders at 131 MB (arm64) changed by +3.0 % (+9.0 ms) (the largest increase)',
  );
  expect(pass(-20, 0)).toMatch(
    /^No row got slower by estimate, .* \u221220\.0 % \(\u221260\.0 ms\), of orders at 108 MB/,
  );
});

test('of a build of which no start succeeds is true however they fail', () => {
  expect(sentenceOf([aComparison('regression', 'does-not-start')])).toBe(
    "No cold start of the head build succeeds (orders on arm64): every one failed, while base's succeed.",
  );
  expect(sentenceOf([aComparison('not-measured', 'base-does-not-start')])).toMatch(
    /^No cold start of the base build succeeds \(orders on arm64\): every one failed, /,
  );
});

test('advises no number of starts that nobody would make', () => {
  const open = (moreSamplesNeeded: number): string =>
    sentenceOf([{ ...aComparison('inconclusive', 'noisy', 12), moreSamplesNeeded }]);
  expect(open(200)).toContain('About 200 more starts per side would decide.');
  expect(open(2745)).toContain('too noisy here to decide with a sensible number of starts');
  expect(open(2745)).not.toContain('2745');
});

test('of too few starts says how many are needed', () => {
  expect(sentenceOf([judgeCell(cellOf([300], [300]), RULE, 1)])).toContain('1 per side, needs >= 3 samples');
});

test('of a run without credentials does not read like a pass', () => {
  expect(sentenceOf([], 'no-credentials')).toBe('Nothing was measured: this run has no credentials for AWS.');
});

test('names the function whose base does not start, not one that passed', () => {
  const dead = aComparison('not-measured', 'base-does-not-start', 0);
  const cell = { ...dead.cell, functionLabel: 'mail' };
  expect(sentenceOf([aComparison('pass', 'proven', 5), { ...dead, cell }])).toBe(
    'No cold start of the base build succeeds (mail on arm64): every one failed, so there is nothing to compare with there.',
  );
});
