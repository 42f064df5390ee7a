import { describe, expect, test } from '@jest/globals';
import type { Policy } from '../../../src/core/config/config.ts';
import type { Reason, VerdictWord } from '../../../src/core/model.ts';
import { judgeRun } from '../../../src/core/verdict/judge-run.ts';
import { decisiveRow, worstChange } from '../../../src/core/verdict/worst.ts';
import { verdictSentence } from '../../../src/report/sentence.ts';
import { aComparison, POLICY } from './samples.ts';

const STRICT: Policy = { onRegression: 'fail', onInconclusive: 'fail', onUnmeasured: 'fail' };
const LENIENT: Policy = { onRegression: 'warn', onInconclusive: 'warn', onUnmeasured: 'pass' };

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
    for (const verdict of judged) {
      expect(`${verdict.verdict} ${verdict.reason}`).toBe(expected);
      const sentence = verdictSentence({ verdict, comparisons });
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
  });
});

test('the worst change: a build that does not start is above every number', () => {
  const cells = [aComparison('regression', 'proven', 35), aComparison('regression', 'does-not-start', 0)];
  expect(worstChange(cells)?.reason).toBe('does-not-start');
  expect(worstChange([])).toBeNull();
});

test('the decisive row has the reason of the run, also where its own verdict is another', () => {
  const cells = [aComparison('pass', 'proven', 5), aComparison('not-measured', 'base-does-not-start', 0)];
  const verdict = judgeRun(cells, POLICY);
  expect(verdict).toMatchObject({ verdict: 'inconclusive', reason: 'base-does-not-start' });
  expect(decisiveRow(cells, verdict)).toBe(cells[1]);
});
