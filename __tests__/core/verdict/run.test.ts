import { describe, expect, test } from '@jest/globals';
import type { Policy } from '../../../src/core/config/config.ts';
import type { Comparison } from '../../../src/core/judgement.ts';
import type { Reason, VerdictWord } from '../../../src/core/model.ts';
import { judgeCell } from '../../../src/core/verdict/judge-cell.ts';
import { judgeRun } from '../../../src/core/verdict/judge-run.ts';
import { worstChange } from '../../../src/core/verdict/sentence.ts';
import { around, CELL, cellOf, POLICY, RULE } from './samples.ts';

const STRICT: Policy = { onRegression: 'fail', onInconclusive: 'fail', onUnmeasured: 'fail' };
const LENIENT: Policy = { onRegression: 'warn', onInconclusive: 'warn', onUnmeasured: 'pass' };

function aComparison(verdict: VerdictWord, reason: Reason, percent = 0): Comparison {
  const base = around(300, 0.05, 30);
  const judged = judgeCell(
    cellOf(
      base,
      base.map((ms) => ms * (1 + percent / 100)),
    ),
    RULE,
    1,
  );
  return { ...judged, verdict, reason, cell: { ...CELL, tierMb: 128 + percent } };
}

describe('verdict, reason and exit code of a run', () => {
  // cells; verdict and reason of the run; exit codes by default, strict and lenient
  const rows: readonly [readonly [VerdictWord, Reason][], string, readonly [number, number, number]][] = [
    [
      [
        ['pass', 'proven'],
        ['pass', 'proven'],
      ],
      'pass proven',
      [0, 0, 0],
    ],
    [
      [
        ['pass', 'proven'],
        ['pass', 'not-proven'],
      ],
      'pass not-proven',
      [0, 0, 0],
    ],
    [
      [
        ['pass', 'proven'],
        ['regression', 'proven'],
      ],
      'regression proven',
      [1, 1, 0],
    ],
    [
      [
        ['regression', 'not-proven'],
        ['regression', 'proven'],
      ],
      'regression proven',
      [1, 1, 0],
    ],
    [
      [
        ['regression', 'not-proven'],
        ['pass', 'proven'],
      ],
      'regression not-proven',
      [1, 1, 0],
    ],
    [
      [
        ['regression', 'does-not-start'],
        ['regression', 'proven'],
      ],
      'regression does-not-start',
      [1, 1, 0],
    ],
    [
      [
        ['regression', 'over-budget'],
        ['pass', 'proven'],
      ],
      'regression over-budget',
      [1, 1, 0],
    ],
    [
      [
        ['inconclusive', 'lost-starts'],
        ['regression', 'proven'],
      ],
      'regression proven',
      [1, 1, 0],
    ],
    [
      [
        ['inconclusive', 'noisy'],
        ['pass', 'proven'],
      ],
      'inconclusive noisy',
      [0, 1, 0],
    ],
    [[['inconclusive', 'too-few']], 'inconclusive too-few', [0, 1, 0]],
    [
      [
        ['inconclusive', 'lost-starts'],
        ['inconclusive', 'noisy'],
      ],
      'inconclusive lost-starts',
      [0, 1, 0],
    ],
    [
      [
        ['inconclusive', 'time-limit'],
        ['pass', 'proven'],
      ],
      'inconclusive time-limit',
      [0, 1, 0],
    ],
    [[['inconclusive', 'not-proven']], 'inconclusive not-proven', [0, 1, 0]],
    [[['not-measured', 'base-does-not-start']], 'not-measured base-does-not-start', [0, 3, 0]],
    [
      [
        ['not-measured', 'base-does-not-start'],
        ['pass', 'proven'],
      ],
      'inconclusive base-does-not-start',
      [0, 1, 0],
    ],
    [
      [
        ['not-measured', 'base-does-not-start'],
        ['regression', 'proven'],
      ],
      'regression proven',
      [1, 1, 0],
    ],
    [[], 'inconclusive too-few', [0, 1, 0]],
  ];

  test.each(rows)('%j: %s', (cells, expected, codes) => {
    const comparisons = cells.map(([verdict, reason]) => aComparison(verdict, reason));
    const judged = [POLICY, STRICT, LENIENT].map((policy) => judgeRun(comparisons, policy));
    for (const { verdict, reason, sentence } of judged) {
      expect(`${verdict} ${reason}`).toBe(expected);
      expect(sentence).toMatch(/^[A-Z].*\.$/);
      expect(sentence).not.toMatch(/NaN|Infinity|undefined|null/);
    }
    expect(judged.map(({ exitCode }) => exitCode)).toEqual(codes);
  });

  test('identical sides and missing credentials need no comparison', () => {
    expect(judgeRun([], STRICT, 'identical')).toMatchObject({
      verdict: 'pass',
      reason: 'identical',
      exitCode: 0,
    });
    expect(judgeRun([], STRICT, 'no-credentials')).toMatchObject({ verdict: 'not-measured', exitCode: 3 });
    expect(judgeRun([], POLICY, 'no-credentials')).toMatchObject({ reason: 'no-credentials', exitCode: 0 });
    expect(judgeRun([], POLICY, 'no-credentials').sentence).not.toContain('pass');
  });
});

describe('the sentence', () => {
  test('names the worst change among the cells that decide', () => {
    const comparisons = [aComparison('regression', 'proven', 20), aComparison('regression', 'proven', 35)];
    expect(judgeRun(comparisons, POLICY).sentence).toBe(
      'Cold starts of orders at 163 MB (arm64) got slower by 35.0 % (105.0 ms): proven to be more than the allowed +10 %.',
    );
  });

  test('of a faster build says so', () => {
    const { sentence } = judgeRun([aComparison('pass', 'proven', -20)], POLICY);
    expect(sentence).toContain('got faster by 20.0 % (60.0 ms)');
  });

  test('names the largest change in the direction that it names', () => {
    const pass = (...percents: number[]): string =>
      judgeRun(
        percents.map((percent) => aComparison('pass', 'proven', percent)),
        POLICY,
      ).sentence;
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
    expect(judgeRun([aComparison('regression', 'does-not-start')], POLICY).sentence).toBe(
      "No cold start of the head build succeeds (orders on arm64): every one failed, while base's succeed.",
    );
    expect(judgeRun([aComparison('not-measured', 'base-does-not-start')], POLICY).sentence).toMatch(
      /^No cold start of the base build succeeds \(orders on arm64\): every one failed, /,
    );
  });

  test('advises no number of starts that nobody would make', () => {
    const open = (moreSamplesNeeded: number): string =>
      judgeRun([{ ...aComparison('inconclusive', 'noisy', 12), moreSamplesNeeded }], POLICY).sentence;
    expect(open(200)).toContain('About 200 more starts per side would decide.');
    expect(open(2745)).toContain('too noisy here to decide with a sensible number of starts');
    expect(open(2745)).not.toContain('2745');
  });

  test('of too few starts says how many are needed', () => {
    const { sentence } = judgeRun([judgeCell(cellOf([300], [300]), RULE, 1)], POLICY);
    expect(sentence).toContain('1 per side, needs >= 3 samples');
  });
});

test('the worst change: a build that does not start is above every number', () => {
  const cells = [aComparison('regression', 'proven', 35), aComparison('regression', 'does-not-start', 0)];
  expect(worstChange(cells)?.reason).toBe('does-not-start');
  expect(worstChange([])).toBeNull();
});
