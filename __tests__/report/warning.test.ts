/** Every warning is data that a JSON report keeps, with a sentence beside it. */
import { describe, expect, test } from '@jest/globals';
import type { CellWarning, RunWarning } from '../../src/core/model.ts';
import { startWarnings } from '../../src/core/start/start-warnings.ts';
import { readReportJson, reportJson } from '../../src/report/json/json.ts';
import { warningSentence } from '../../src/report/warning.ts';
import { aCell, aColdStart, aComparison, aReport } from './a-report.ts';

const cell = aCell();
const arn = (hash: string): string => `arn:aws:lambda:eu-west-1::runtime:${hash.repeat(16)}`;

const ofCell: readonly (readonly [CellWarning, string])[] = [
  [
    { code: 'bimodal', side: 'base', lowMs: 210.04, highMs: 401, highShare: 0.333 },
    'Base has two modes, near 210.0 ms and 401.0 ms (33 % of its starts in the slower one)',
  ],
  [
    { code: 'median-and-shift-differ', medianPercent: 14.02, shiftPercent: -3 },
    'The medians differ by +14.0 %, the typical pair of starts by \u22123.0 %,',
  ],
  [
    { code: 'spreads-differ', baseSdOfLogs: 0.0123, headSdOfLogs: 0.1 },
    'base varies by 1.2 %, head by 10.0 %',
  ],
  [
    {
      code: 'functions-differ',
      side: 'head',
      functions: [
        { name: 'csg-1', medianMs: 301.25 },
        { name: 'csg-2', medianMs: null },
      ],
    },
    'with the same head build differ: csg-1 has a median of 301.3 ms, csg-2 of a failed start.',
  ],
  [
    { code: 'many-lost-starts', side: 'base', lost: 1, planned: 5 },
    'Base lost 1 start that had to be repeated (5 were planned).',
  ],
  [{ code: 'early-stop' }, 'Measuring stopped as soon as the regression was proven'],
];

const ofRun: readonly (readonly [RunWarning, string])[] = [
  [{ code: 'duplicate-report', reports: 2, cell, starts: 1 }, '2 REPORT lines carry'],
  [
    { code: 'memory-size-mismatch', memorySizeMb: 128, tierMb: 512, cell, starts: 3 },
    'The function ran with 128 MB where the tier is 512 MB. Seen in 3 starts.',
  ],
  [
    { code: 'billed-mismatch', billedMs: 10, phasesMs: 161, cell, starts: 1 },
    'Lambda billed 10 ms where the phases add up to 161 ms',
  ],
  [
    { code: 'runtime-versions-differ', base: [arn('aaaa')], head: [arn('aaaa'), arn('bbbb')] },
    'Base ran on runtime version aaaaaaaaaaaa and head on aaaaaaaaaaaa, bbbbbbbbbbbb:',
  ],
  [
    { code: 'snapstart-differs', functionLabel: 'orders', restored: 'base' },
    'sides of orders: restore + first request of base is compared with init + first request of head.',
  ],
  [{ code: 'tiers-not-emulated' }, 'every memory tier the same CPU'],
  [
    { code: 'other-node-version', runtime: 'nodejs22.x', nodeVersion: '24.1.0' },
    'nodejs22.x was run by Node.js 24.1.0',
  ],
  [
    { code: 'stopped-early', cause: { kind: 'throttled', refusals: 9, reason: 'NoRoom' } },
    'Lambda refused 9 requests in a row (NoRoom)',
  ],
  [
    { code: 'stopped-early', cause: { kind: 'credentials-expired' } },
    'credentials expired before the run was over. Ask for a longer session',
  ],
];

describe('a warning', () => {
  test.each([...ofCell, ...ofRun])('%j says what it is', (warning, words) => {
    expect(warningSentence(warning)).toContain(words);
    expect(warningSentence(warning)).toMatch(/^[A-Za-z0-9].*\.$/);
  });

  test('of any kind is read back as it was, and its sentence is not', () => {
    const report = aReport({
      warnings: ofRun.map(([warning]) => warning),
      comparisons: [aComparison({ warnings: ofCell.map(([warning]) => warning) })],
      starts: [
        aColdStart({
          warnings: [
            { code: 'duplicate-report', reports: 2 },
            { code: 'memory-size-mismatch', memorySizeMb: 128, tierMb: 512 },
            { code: 'billed-mismatch', billedMs: 10, phasesMs: 161 },
          ],
        }),
      ],
    });
    const text = reportJson(report);
    const document: unknown = JSON.parse(text);
    expect(document).toMatchObject({
      verdict: { sentence: expect.stringMatching(/^Cold starts of orders-api/) },
      warnings: ofRun.map(([, words]) => ({ sentence: expect.stringContaining(words) })),
      comparisons: [{ warnings: ofCell.map(([, words]) => ({ sentence: expect.stringContaining(words) })) }],
    });
    expect(readReportJson(text)).toEqual(report);
  });
});

test('doubts about single starts are told once per kind and cell, with the first numbers', () => {
  const other = aCell({ tierMb: 512 });
  const start = (of: typeof cell, reports: number) =>
    aColdStart({ cell: of, warnings: [{ code: 'duplicate-report', reports }] });
  expect(startWarnings([start(cell, 3), start(other, 2), start(cell, 2), aColdStart()])).toEqual([
    { code: 'duplicate-report', reports: 3, cell, starts: 2 },
    { code: 'duplicate-report', reports: 2, cell: other, starts: 1 },
  ]);
});
