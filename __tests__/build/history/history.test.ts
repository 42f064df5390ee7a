import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { callCache } from '../../../src/build/cache/process.ts';
import { type CacheAccess, KEPT } from '../../../src/build/cache/scratch.ts';
import { readHistory } from '../../../src/build/history/read.ts';
import { restoreHistory, saveHistory } from '../../../src/build/history/store.ts';
import {
  addRun,
  HISTORY_RUNS,
  type HistoryCell,
  type HistoryRun,
  historyRunOf,
  NO_HISTORY,
  trendOf,
  usualNoise,
} from '../../../src/core/history.ts';
import { cellId, samplesOfStarts, sideStarts, timesOf } from '../../../src/core/verdict/samples.ts';
import { aReport } from '../../report/a-report.ts';
import { CacheService } from '../cache/cache-service.ts';

const CELL: HistoryCell = {
  functionLabel: 'orders',
  architecture: 'x86_64',
  tierMb: 512,
  metric: 'total',
  medianMs: 210.5,
  sdOfLogs: 0.08,
  starts: 30,
};
const aRun = (number: number, cell: Partial<HistoryCell> = {}): HistoryRun => ({
  commit: number.toString(16).padStart(40, '0'),
  at: new Date(Date.UTC(2026, 0, 1) + number * 3_600_000).toISOString(),
  cells: [{ ...CELL, ...cell }],
});
const bytes = (value: unknown): Buffer =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value));

describe('the history', () => {
  test('takes the medians of head from a report, with the noise that power needs', () => {
    const report = aReport();
    const run = historyRunOf(report, 'a'.repeat(40));
    const [comparison] = report.comparisons;
    expect(run?.cells).toHaveLength(report.comparisons.length);
    expect(run?.cells[0]).toMatchObject({
      ...comparison?.cell,
      medianMs: comparison?.head.medianMs,
      starts: comparison?.head.n,
    });
    const [samples] = samplesOfStarts(
      report.starts,
      report.comparisons.slice(0, 1).map(({ cell }) => cell),
      report.rule,
    );
    const times = timesOf(sideStarts(samples?.blocks ?? [], 'head'));
    expect(times.length).toBeGreaterThan(1);
    expect(run?.cells[0]?.sdOfLogs).toBeGreaterThan(0);
    expect(readHistory(bytes(addRun(NO_HISTORY, run ?? aRun(1))))?.runs).toEqual([run]);
  });

  test('of a run without any median is nothing', () => {
    const report = aReport();
    const comparisons = report.comparisons.map((comparison) => ({
      ...comparison,
      head: { ...comparison.head, medianMs: null },
    }));
    expect(historyRunOf({ ...report, comparisons }, 'a'.repeat(40))).toBeNull();
  });

  test('keeps the latest runs, and one entry per commit', () => {
    let history = NO_HISTORY;
    for (let number = 1; number <= HISTORY_RUNS + 5; number += 1) history = addRun(history, aRun(number));
    expect(history.runs).toHaveLength(HISTORY_RUNS);
    expect(history.runs[0]).toEqual(aRun(6));
    const again = addRun(history, aRun(50, { medianMs: 1 }));
    expect(again.runs).toHaveLength(HISTORY_RUNS);
    expect(again.runs.at(-1)).toEqual(aRun(50, { medianMs: 1 }));
  });

  test('gives the trend and the usual noise of one row, and of no other', () => {
    const history = [
      aRun(1, { medianMs: 200, sdOfLogs: 0.1 }),
      aRun(2, { medianMs: 900, tierMb: 1024 }),
      aRun(3, { medianMs: 900, metric: 'init' }),
      aRun(4, { medianMs: 220, sdOfLogs: null }),
      aRun(5, { medianMs: 240, sdOfLogs: 0.3 }),
      aRun(6, { medianMs: 250, sdOfLogs: 9 }),
    ].reduce(addRun, NO_HISTORY);
    expect(trendOf(history, CELL, 'total').points.map(({ medianMs }) => medianMs)).toEqual([
      200, 220, 240, 250,
    ]);
    expect(usualNoise(history, CELL, 'total')).toBe(0.3);
    expect(usualNoise(history, { ...CELL, tierMb: 128 }, 'total')).toBeNull();
    expect(cellId(trendOf(history, CELL, 'total').cell)).toBe(cellId(CELL));
  });
});

describe('a history that somebody wrote', () => {
  test.each<[string, string]>([
    ['another form', '{"init":[1e308,null,"5",-3,NaN]}'],
    ['cut', JSON.stringify(addRun(NO_HISTORY, aRun(1))).slice(0, -3)],
    ['__proto__', `{"__proto__":{"polluted":1},"schema":1,"runs":[]}`],
    ['a number that is too large', JSON.stringify(addRun(NO_HISTORY, aRun(1))).replace('210.5', '1e308')],
    ['infinity', JSON.stringify(addRun(NO_HISTORY, aRun(1))).replace('210.5', '1e999')],
    ['a negative time', JSON.stringify(addRun(NO_HISTORY, aRun(1))).replace('210.5', '-3')],
    ['null', JSON.stringify(addRun(NO_HISTORY, aRun(1))).replace('210.5', 'null')],
    ['a text', JSON.stringify(addRun(NO_HISTORY, aRun(1))).replace('210.5', '"5"')],
    ['too many runs', JSON.stringify({ schema: 1, runs: Array.from({ length: 101 }, (_, n) => aRun(n)) })],
    ['50 MB of numbers', `{"schema":1,"runs":[${'1,'.repeat(25_000_000)}1]}`],
    ['nothing', ''],
  ])('is ignored: %s', (_, text) => {
    expect(readHistory(bytes(text))).toBeNull();
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  test('never throws, and what it takes has only numbers in their ranges', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          fc.string(),
          fc.json().map((inner) => `{"schema":1,"runs":[${inner}]}`),
        ),
        (text) => {
          const history = readHistory(bytes(text));
          expect(
            history === null ||
              history.runs.every(({ cells }) => cells.every(({ medianMs }) => medianMs > 0)),
          ).toBe(true);
        },
      ),
    );
  });
});

describe('the history in the cache', () => {
  const SCOPE = { engine: 'aws', region: 'eu-west-1', functionLabel: 'orders, the api' } as const;
  const MAIN = 'refs/heads/main';
  let folder: string;
  let service: CacheService;
  let said: string[];

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'csg-history-'));
    service = await CacheService.start();
    said = [];
  });
  afterEach(async () => {
    await service[Symbol.asyncDispose]();
    rmSync(folder, { recursive: true, force: true });
  });

  const access = (scope: string, reads: readonly string[] = []): CacheAccess => ({
    environment: { PATH: process.env['PATH'] ?? '', ...service.environment(scope, reads) },
    folder,
    signal: new AbortController().signal,
    info: (sentence) => said.push(sentence),
  });

  test('grows by one run each time, and a pull request reads what the default branch kept', async () => {
    await saveHistory(SCOPE, NO_HISTORY, aRun(1), '7-1', access(MAIN));
    await saveHistory(SCOPE, await restoreHistory(SCOPE, access(MAIN)), aRun(2), '8-1', access(MAIN));
    const seen = await restoreHistory(SCOPE, access('refs/pull/1/merge', [MAIN]));
    expect(seen.runs).toEqual([aRun(1), aRun(2)]);
    expect(service.entries.map(({ key }) => key)).toEqual([
      expect.stringMatching(/^cold-start-gate-history-1-[0-9a-f]{64}-7-1$/),
      expect.stringMatching(/^cold-start-gate-history-1-[0-9a-f]{64}-8-1$/),
    ]);
    expect(said).toEqual([]);
  });

  test('is another one for another region', async () => {
    await saveHistory(SCOPE, NO_HISTORY, aRun(1), '7-1', access(MAIN));
    expect(await restoreHistory({ ...SCOPE, region: 'us-east-1' }, access(MAIN))).toEqual(NO_HISTORY);
  });

  test('that is damaged is begun anew, with one line', async () => {
    await saveHistory(SCOPE, NO_HISTORY, aRun(1), '7-1', access(MAIN));
    const key = service.entries[0]?.key ?? '';
    service.entries.length = 0;
    mkdirSync(join(folder, KEPT));
    writeFileSync(join(folder, KEPT, 'history.json'), '{"init":[1e308,null,"5",-3,NaN]}');
    const { environment, signal } = access(MAIN);
    await callCache({ operation: 'save', paths: [KEPT], key }, { folder, environment, signal });
    expect(await restoreHistory(SCOPE, access(MAIN))).toEqual(NO_HISTORY);
    expect(said).toEqual(['The history in the cache is damaged and is begun anew.']);
  });
});
