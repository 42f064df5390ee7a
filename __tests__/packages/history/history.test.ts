import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addRun, historyRunOf, NO_HISTORY, trendOf } from '../../../src/core/history.ts';
import { callCache } from '../../../src/packages/cache/process.ts';
import { type CacheAccess, KEPT } from '../../../src/packages/cache/scratch.ts';
import { readHistory } from '../../../src/packages/history/read-history.ts';
import { restoreHistory, saveHistory } from '../../../src/packages/history/store.ts';
import { readReportJson, reportJson } from '../../../src/report/json/json.ts';
import { A_CELL, aRun } from '../../core/a-history.ts';
import { aReport } from '../../report/a-report.ts';
import { CacheService, reply } from '../cache/cache-service.ts';

const bytes = (value: unknown): Buffer =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value));

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
    ['a time that no report takes', JSON.stringify(addRun(NO_HISTORY, aRun(1))).replace(':00.000Z', 'Z')],
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

test('what a run adds can be read again, and a trend of what was read fits a report', () => {
  const report = aReport();
  const run = historyRunOf(report, 'a'.repeat(40));
  if (run === null) throw new Error('no medians');
  const written = addRun(addRun(NO_HISTORY, { ...run, commit: 'b'.repeat(40) }), run);
  const read = readHistory(bytes(written)) ?? NO_HISTORY;
  expect(read).toEqual(written);
  const trend = trendOf(read, report, 'c'.repeat(40), 'main');
  if (trend === null) throw new Error('no trend');
  expect(readReportJson(reportJson({ ...report, trend })).trend).toEqual(trend);
});

describe('the history in the cache', () => {
  const SCOPE = {
    engine: 'aws',
    region: 'eu-west-1',
    endpoint: null,
    subject: 'function',
    name: 'orders, the api',
    packagePath: null,
  } as const;
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
    await saveHistory(SCOPE, aRun(1), '7-1', access(MAIN));
    await saveHistory(SCOPE, aRun(2), '8-1', access(MAIN));
    const seen = await restoreHistory(SCOPE, access('refs/pull/1/merge', [MAIN]));
    expect(seen.runs).toEqual([aRun(1), aRun(2)]);
    expect(service.entries.map(({ key }) => key)).toEqual([
      expect.stringMatching(/^cold-start-gate-history-1-[0-9a-f]{64}-7-1-[0-9a-f]{12}$/),
      expect.stringMatching(/^cold-start-gate-history-1-[0-9a-f]{64}-8-1-[0-9a-f]{12}$/),
    ]);
    expect(said).toEqual([]);
  });

  test('takes the rows of every leg of a matrix, which have one run and one commit', async () => {
    await saveHistory(SCOPE, aRun(1), '7-1', access(MAIN));
    await saveHistory(SCOPE, aRun(1, { tierMb: 1024 }), '7-1', access(MAIN));
    const [run, ...others] = (await restoreHistory(SCOPE, access(MAIN))).runs;
    expect(others).toEqual([]);
    expect(run?.cells.map(({ tierMb }) => tierMb)).toEqual([1024, A_CELL.tierMb]);
  });

  test.each([
    ['region', { region: 'us-east-1' }],
    ['engine', { engine: 'local' as const }],
    ['endpoint', { endpoint: 'http://localhost:4566' }],
    ['name', { name: 'orders' }],
    ['subject', { subject: 'file' as const }],
    ['package path', { packagePath: 'dist' }],
  ])('is another one for another %s', async (_, other) => {
    await saveHistory(SCOPE, aRun(1), '7-1', access(MAIN));
    expect(await restoreHistory({ ...SCOPE, ...other }, access(MAIN))).toEqual(NO_HISTORY);
  });

  test('that is damaged is begun anew, with one line', async () => {
    await saveHistory(SCOPE, aRun(1), '7-1', access(MAIN));
    await replaceEntry('{"init":[1e308,null,"5",-3,NaN]}');
    expect(await restoreHistory(SCOPE, access(MAIN))).toEqual(NO_HISTORY);
    expect(said).toEqual(['The history in the cache is damaged and is begun anew.']);
    await saveHistory(SCOPE, aRun(2), '8-1', access(MAIN));
    expect((await restoreHistory(SCOPE, access(MAIN))).runs).toEqual([aRun(2)]);
  });

  test('is not written over when it cannot be read', async () => {
    await saveHistory(SCOPE, aRun(1), '7-1', access(MAIN));
    service.faults.set('GetCacheEntryDownloadURL', (response) => reply(response, 403, {}));
    await saveHistory(SCOPE, aRun(2), '8-1', access(MAIN));
    expect(service.entries).toHaveLength(1);
    expect(said).toEqual([expect.stringMatching(/^The history could not be read \(.+\)\.$/)]);
  });

  test('of a service that never answers is given up with the signal, in one line', async () => {
    service.faults.set('GetCacheEntryDownloadURL', () => undefined);
    const limited = { ...access(MAIN), signal: AbortSignal.timeout(1_000) };
    expect(await restoreHistory(SCOPE, limited)).toEqual(NO_HISTORY);
    expect(said).toEqual([expect.stringMatching(/^The history could not be read \(.*timeout.*\)\.$/)]);
  });

  test('that must not be written is one line (G2)', async () => {
    service.faults.set('CreateCacheEntry', (response) => reply(response, 403, { code: 'permission_denied' }));
    await saveHistory(SCOPE, aRun(1), '7-1', access(MAIN));
    expect(said).toEqual([expect.stringMatching(/^The history was not kept \(.+\)\.$/)]);
  });

  test('is one line where no temporary file can be made, and nothing where there is no service or a stop', async () => {
    const nowhere = { ...access(MAIN), folder: join(folder, 'missing') };
    expect(await restoreHistory(SCOPE, nowhere)).toEqual(NO_HISTORY);
    await saveHistory(SCOPE, aRun(1), '7-1', nowhere);
    expect(said).toEqual(['The history could not be read (ENOENT).', 'The history was not kept (ENOENT).']);
    said = [];
    expect(await restoreHistory(SCOPE, { ...access(MAIN), environment: {} })).toEqual(NO_HISTORY);
    await saveHistory(SCOPE, aRun(1), '7-1', { ...access(MAIN), signal: AbortSignal.abort() });
    expect([said, service.requests]).toEqual([[], []]);
  });

  /** Puts another file into the one entry that there is. */
  async function replaceEntry(text: string): Promise<void> {
    const key = service.entries[0]?.key ?? '';
    service.entries.length = 0;
    mkdirSync(join(folder, KEPT));
    writeFileSync(join(folder, KEPT, 'history.json'), text);
    const { environment, signal } = access(MAIN);
    await callCache({ operation: 'save', paths: [KEPT], key }, { folder, environment, signal });
  }
});
