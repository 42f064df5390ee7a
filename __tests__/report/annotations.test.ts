import { describe, expect, test } from '@jest/globals';
import { aCell, aComparison, annotations, aRegression, aReport } from './a-report.ts';
import { hostileLabel, scenarios } from './scenarios.ts';

const regression = { verdict: 'regression', reason: 'proven', exitCode: 1 } as const;

describe('annotations', () => {
  test('E16: 14 regressed rows make one that sums up and nine of the worst', () => {
    const comparisons = Array.from({ length: 14 }, (_, i) =>
      aRegression({
        cell: aCell({ functionLabel: `f${i}` }),
        changePercent: { estimate: 20 + i, interval: { low: 15, high: 40, level: 0.95 } },
      }),
    );
    const all = annotations(aReport({ comparisons, verdict: regression }));
    expect(all).toHaveLength(10);
    expect(all[0]?.message).toContain('14 of 14 rows regressed. 5 more rows in the job summary.');
    expect(all[1]?.title).toBe('Cold start: f13 at 1024\u00a0MB, arm64');
    expect(all[1]?.message).toBe(
      '+33.0\u00a0% (+61\u00a0ms), slower, proven; allowed: +10\u00a0% = +25\u00a0ms',
    );
    expect(all.every(({ level }) => level === 'error')).toBe(true);
  });

  test('a pass is one notice', () => {
    expect(annotations(aReport()).map(({ level }) => level)).toEqual(['notice']);
  });

  test('an accepted regression warns', () => {
    expect(annotations(scenarios['accepted-regression']?.() ?? aReport())[0]?.level).toBe('warning');
  });

  test('E2: not measured is a notice that does not read like a pass', () => {
    const [only, ...others] = annotations(scenarios['fork-without-credentials']?.() ?? aReport());
    expect(others).toEqual([]);
    expect(only?.level).toBe('notice');
    expect(only?.title).toContain('not measured');
  });

  test('a base of which no start succeeds warns, because somebody can mend it', () => {
    const cell = { verdict: 'not-measured', reason: 'base-does-not-start' } as const;
    const [only] = annotations(
      aReport({ comparisons: [aComparison(cell)], verdict: { ...cell, exitCode: 0 } }),
    );
    expect(only?.level).toBe('warning');
    expect(only?.title).toContain('no start of base succeeds');
  });

  test('one row that did not pass is not said twice', () => {
    const comparisons = [aRegression(), aComparison({ cell: aCell({ tierMb: 512 }) })];
    expect(annotations(aReport({ comparisons, verdict: regression }))).toHaveLength(1);
  });

  test('every text is one line without control characters, whatever the names', () => {
    const cell = aCell({ functionLabel: `${hostileLabel}\r\n::error::x` });
    const comparisons = [aRegression({ cell }), aRegression({ cell: { ...cell, tierMb: 512 } })];
    for (const { title, message } of annotations(aReport({ comparisons, verdict: regression }))) {
      expect(title + message).not.toMatch(/[\p{Cc}\u202e]/u);
    }
  });
});
