import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readEvent } from '../../src/core/event-reader.ts';
import {
  addRun,
  addsToHistory,
  HISTORY_CELLS,
  HISTORY_RUNS,
  type HistoryCell,
  type HistoryRun,
  historyRunOf,
  latestMedianMs,
  NO_HISTORY,
  rowsOf,
  TREND_POINTS,
  trendOf,
  usualNoise,
} from '../../src/core/history.ts';
import type { Report } from '../../src/core/report.ts';
import { judgeReport } from '../../src/core/verdict/judge-report.ts';
import { cellId, samplesOfStarts, sideStarts, timesOf } from '../../src/core/verdict/samples.ts';
import { aComparison, aReport, aRule } from '../report/a-report.ts';
import { scenarios, severalFunctions } from '../report/scenarios.ts';
import { A_CELL, aRun } from './a-history.ts';

const ROW = { cell: A_CELL, metric: 'total' } as const;
const HEAD = 'f'.repeat(40);

/** A report whose one row is the row of `aRun`. */
const aRowReport = (overrides: Partial<Report> = {}): Report => {
  const { functionLabel, architecture, tierMb } = A_CELL;
  return aReport({
    comparisons: [aComparison({ cell: { functionLabel, architecture, tierMb } })],
    ...overrides,
  });
};

describe('what a run adds', () => {
  test('nothing where head is not what the default branch holds', () => {
    const adds = (ref: string, ...heads: Parameters<typeof addsToHistory>[1]): boolean => {
      const payload = { repository: { default_branch: 'main' }, ref, before: HEAD, after: HEAD };
      const read = readEvent('push', payload, { sha: HEAD, ref });
      return read.ok && addsToHistory(read.event, heads);
    };
    const build = { kind: 'build', command: 'make', path: 'dist', ref: null } as const;
    const pack = { kind: 'package', path: 'dist' } as const;
    expect(adds('refs/heads/main', pack, build)).toBe(true);
    expect(adds('refs/heads/other', pack, build)).toBe(false);
    expect(adds('refs/heads/main', pack, { ...build, ref: 'v1' })).toBe(false);
    expect(adds('refs/heads/main', { kind: 'version', qualifier: 'live' })).toBe(false);
  });

  test('the medians of head, with the noise that power needs', () => {
    const report = aReport();
    const run = historyRunOf(report, HEAD);
    const [comparison] = report.comparisons;
    expect(run).toMatchObject({ commit: HEAD, at: report.startedAt });
    expect(run?.cells).toHaveLength(report.comparisons.length);
    expect(run?.cells[0]).toMatchObject({
      ...comparison?.cell,
      medianMs: comparison?.head.medianMs,
      starts: comparison?.head.n,
    });
    const cells = report.comparisons.slice(0, 1).map(({ cell }) => cell);
    const [samples] = samplesOfStarts(report.starts, cells, aRule);
    expect(timesOf(sideStarts(samples?.blocks ?? [], 'head')).length).toBeGreaterThan(1);
    expect(run?.cells[0]?.sdOfLogs).toBeGreaterThan(0);
  });

  test('the noise is that of the metric of the row, not of the rule of another function', () => {
    const { functions = [], ...report } = severalFunctions();
    const [, second] = functions;
    if (second === undefined) throw new Error('one function');
    const own = functions.map((fn) =>
      fn === second ? { ...fn, rule: { ...fn.rule, metric: 'handler' as const } } : fn,
    );
    const judged = { ...report, functions: own };
    const run = historyRunOf({ ...judged, ...judgeReport(judged) }, HEAD);
    const cell = run?.cells.find(({ functionLabel }) => functionLabel === second.label);
    const cells = report.comparisons
      .map((row) => row.cell)
      .filter((row) => row.functionLabel === second.label);
    const [samples] = samplesOfStarts(report.starts, cells, { metric: 'handler' });
    const sorted = timesOf(sideStarts(samples?.blocks ?? [], 'head')).sort((a, b) => a - b);
    expect(cell?.metric).toBe('handler');
    expect(cell?.medianMs).toBeGreaterThanOrEqual((sorted[0] ?? 0) / 1_000);
    expect(cell?.medianMs).toBeLessThanOrEqual((sorted.at(-1) ?? 0) / 1_000);
    expect(cell?.sdOfLogs).not.toBe(historyRunOf(severalFunctions(), HEAD)?.cells[1]?.sdOfLogs);
  });

  test('nothing without any median', () => {
    const report = aReport();
    const comparisons = report.comparisons.map((comparison) => ({
      ...comparison,
      head: { ...comparison.head, medianMs: null },
    }));
    expect(historyRunOf({ ...report, comparisons }, HEAD)).toBeNull();
  });
});

describe('adding', () => {
  test('keeps the latest runs, and a commit that is measured again in its place', () => {
    let history = NO_HISTORY;
    for (let number = 1; number <= HISTORY_RUNS + 5; number += 1) history = addRun(history, aRun(number));
    expect(history.runs).toHaveLength(HISTORY_RUNS);
    expect(history.runs[0]).toEqual(aRun(6));
    const again = addRun(history, { ...aRun(50, { medianMs: 1 }), at: '2027-01-01T00:00:00.000Z' });
    expect(again.runs).toHaveLength(HISTORY_RUNS);
    expect(again.runs[44]).toEqual(aRun(50, { medianMs: 1 }));
  });

  const anyCell = fc
    .record({
      functionLabel: fc.constantFrom('orders', 'pay'),
      architecture: fc.constantFrom('x86_64' as const, 'arm64' as const),
      tierMb: fc.integer({ min: 128, max: 10_240 }),
      metric: fc.constantFrom('total' as const, 'init' as const),
      medianMs: fc.double({ min: 1, max: 1_000, noNaN: true }),
      sdOfLogs: fc.constant(0.1),
      starts: fc.constant(30),
    })
    .map((cell): HistoryCell => cell);
  const anyRun = fc
    .record({
      commit: fc.constantFrom('a', 'b', 'c'),
      cells: fc.uniqueArray(anyCell, { minLength: 1, maxLength: HISTORY_CELLS, selector: rowId }),
    })
    .map(
      ({ commit, cells }): HistoryRun => ({ commit: commit.repeat(40), at: '2026-01-01T00:00:00Z', cells }),
    );

  test('the rows of the newer run replace equal ones of the commit, and the others stay', () => {
    fc.assert(
      fc.property(fc.array(anyRun, { maxLength: 8 }), anyRun, (runs, run) => {
        const before = runs.reduce(addRun, NO_HISTORY);
        const after = addRun(before, run);
        const of = (history: typeof after) =>
          history.runs.find(({ commit }) => commit === run.commit)?.cells ?? [];
        const wanted = new Map([...of(before), ...run.cells].map((cell) => [rowId(cell), cell]));
        expect(of(after)).toHaveLength(Math.min(HISTORY_CELLS, wanted.size));
        expect(of(after)).toEqual(expect.arrayContaining([...run.cells]));
        for (const cell of of(after)) expect(cell).toBe(wanted.get(rowId(cell)));
        const others = ({ runs: all }: typeof after) => all.filter(({ commit }) => commit !== run.commit);
        expect(others(after)).toEqual(others(before));
        expect(addRun(after, run)).toEqual(after);
      }),
    );
  });
});

describe('the trend', () => {
  const history = [
    aRun(1, { medianMs: 200, sdOfLogs: 0.1 }),
    aRun(2, { medianMs: 900, tierMb: 1024 }),
    aRun(3, { medianMs: 900, metric: 'init' }),
    aRun(4, { medianMs: 220, sdOfLogs: null }),
    aRun(5, { medianMs: 240, sdOfLogs: 0.3 }),
    aRun(6, { medianMs: 250, sdOfLogs: 9 }),
  ].reduce(addRun, NO_HISTORY);
  const medians = (commit: string): readonly number[] =>
    trendOf(history, aRowReport(), commit, 'main')?.rows[0]?.earlier.map(({ medianMs }) => medianMs) ?? [];

  test('and the usual noise are those of one row, and of no other', () => {
    expect(medians(HEAD)).toEqual([200, 220, 240, 250]);
    expect(trendOf(history, aRowReport(), HEAD, 'main')).toMatchObject({
      branch: 'main',
      rows: [{ metric: 'total', usualNoise: 0.3 }],
    });
    expect(usualNoise(history, ROW)).toBe(0.3);
    expect(latestMedianMs(history, ROW)).toBe(250);
    const other = { cell: { ...A_CELL, tierMb: 128 }, metric: 'total' } as const;
    expect([usualNoise(history, other), latestMedianMs(history, other)]).toEqual([null, null]);
    expect(rowsOf(history).map(({ cell, metric }) => [cell.tierMb, metric])).toEqual([
      [512, 'total'],
      [512, 'init'],
      [1024, 'total'],
    ]);
  });

  test('ends before the commit itself: what came after it is not earlier', () => {
    expect(medians(aRun(5).commit)).toEqual([200, 220]);
    expect(trendOf(history, aRowReport(), aRun(4).commit, 'main')).toBeNull();
  });

  test('needs two earlier runs, and shows the latest of many', () => {
    const one = addRun(NO_HISTORY, aRun(1));
    expect(trendOf(one, aRowReport(), HEAD, 'main')).toBeNull();
    let many = NO_HISTORY;
    for (let number = 1; number <= 60; number += 1) many = addRun(many, aRun(number));
    const earlier = trendOf(many, aRowReport(), HEAD, 'main')?.rows[0]?.earlier;
    expect(earlier).toHaveLength(TREND_POINTS);
    expect(earlier?.at(-1)?.commit).toBe(aRun(60).commit);
  });

  test('changes no verdict', () => {
    for (const scenario of Object.values(scenarios)) {
      const { trend: _, ...report } = scenario();
      const seen = [1, 2, 3].reduce(
        (so, number) => addRun(so, { ...aRun(number), cells: historyRunOf(report, HEAD)?.cells ?? [A_CELL] }),
        NO_HISTORY,
      );
      const trend = trendOf(seen, report, HEAD, 'main') ?? { branch: 'main', rows: [] };
      const shown: Report = { ...report, trend };
      expect(judgeReport(shown)).toStrictEqual(judgeReport(report));
    }
  });
});

function rowId(cell: HistoryCell): string {
  return `${cell.metric} ${cellId(cell)}`;
}
