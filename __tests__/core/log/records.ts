/** Full records for tests, to be overridden field by field, and the random ones of the property tests. */
import fc from 'fast-check';
import type { InitReportRecord, ReportRecord, RestoreReportRecord } from '../../../src/core/log/record.ts';

export const REQUEST_ID = '11111111-2222-4333-8444-555555555555';
export const OTHER_ID = '99999999-2222-4333-8444-555555555555';
export const TIME = '2026-11-30T12:00:00.000Z';

export const REPORT: ReportRecord = {
  type: 'report',
  requestId: REQUEST_ID,
  durationMs: 3.1,
  billedMs: 546,
  memorySizeMb: 2048,
  maxMemoryUsedMb: 95,
  initMs: 542.01,
  restoreMs: null,
  billedRestoreMs: null,
  status: null,
  errorType: null,
};

const amount = (most: number): fc.Arbitrary<number | null> =>
  fc.option(
    fc.integer({ min: 0, max: most * 1000 }).map((thousandths) => thousandths / 1000),
    { nil: null },
  );
const whole = fc.option(fc.integer({ min: 0, max: 10_240 }), { nil: null });
const status = fc.constantFrom('success', 'failure', 'error', 'timeout', null);
const errorType = fc.option(fc.stringMatching(/^[A-Z][a-z]{1,8}\.[A-Z][A-Za-z]{1,20}$/), { nil: null });

export const anyReport: fc.Arbitrary<ReportRecord> = fc.record({
  type: fc.constant('report'),
  requestId: fc.uuid(),
  durationMs: amount(900_000),
  billedMs: whole,
  memorySizeMb: whole,
  maxMemoryUsedMb: whole,
  initMs: amount(20_000),
  restoreMs: amount(20_000),
  billedRestoreMs: whole,
  status,
  errorType,
});

export const anyInitReport: fc.Arbitrary<InitReportRecord> = fc.record({
  type: fc.constant('initReport'),
  initializationType: fc.constantFrom('on-demand', 'snap-start', null),
  phase: fc.constantFrom('init', 'invoke', 'snap-start', null),
  status,
  errorType,
  durationMs: amount(20_000),
});

export const anyRestoreReport: fc.Arbitrary<RestoreReportRecord> = fc.record({
  type: fc.constant('restoreReport'),
  status,
  errorType,
  durationMs: amount(20_000),
  billedMs: whole,
});
