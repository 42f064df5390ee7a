/** Invoke responses and starts with full defaults: a good cold start at 128 MB unless overridden. */
import { formatRecord } from '../../../src/core/log/format.ts';
import type { PlatformRecord, ReportRecord } from '../../../src/core/log/record.ts';
import type { ColdStart, StartOutcome } from '../../../src/core/model.ts';
import { type Classification, classify, type Expectation } from '../../../src/core/start/classify.ts';
import type { InvokeResponse } from '../../../src/core/start/invoke-result.ts';

export const REQUEST_ID = '11111111-2222-4333-8444-555555555555';
export const OTHER_ID = '99999999-2222-4333-8444-555555555555';
const TIME = '2026-11-30T12:00:00.000Z';

export const EXPECTED: Expectation = {
  version: '43',
  tierMb: 128,
  acceptFunctionErrors: false,
  environmentValues: [],
};

export function reportRecord(overrides: Partial<ReportRecord> = {}): ReportRecord {
  return {
    type: 'report',
    requestId: REQUEST_ID,
    durationMs: 10,
    billedMs: 160,
    memorySizeMb: 128,
    maxMemoryUsedMb: 70,
    initMs: 150,
    restoreMs: null,
    billedRestoreMs: null,
    status: null,
    errorType: null,
    ...overrides,
  };
}

export function tailOf(...records: readonly PlatformRecord[]): string {
  return records.map((record) => formatRecord(record, 'Text', TIME)).join('');
}

export function jsonTailOf(...records: readonly PlatformRecord[]): string {
  return records.map((record) => formatRecord(record, 'JSON', TIME)).join('');
}

export function response(overrides: Partial<InvokeResponse> = {}): InvokeResponse {
  return {
    kind: 'response',
    requestId: REQUEST_ID,
    statusCode: 200,
    executedVersion: '43',
    functionError: null,
    logTail: tailOf(reportRecord()),
    errorPayload: null,
    wallMs: 400,
    ...overrides,
  };
}

export function judged(
  overrides: Partial<InvokeResponse> = {},
  expected: Partial<Expectation> = {},
): Classification {
  return classify(response(overrides), { ...EXPECTED, ...expected });
}

/** `cold`, `failed: <reason>` or `lost: <reason>`. */
export function verdictOf({ outcome }: Classification): string {
  return outcome.kind === 'cold' ? 'cold' : `${outcome.kind}: ${outcome.reason}`;
}

export function coldStart(overrides: Partial<ColdStart> & { readonly outcome: StartOutcome }): ColdStart {
  return {
    cell: { functionLabel: 'orders', architecture: 'x86_64', tierMb: 128 },
    side: 'head',
    block: 1,
    order: 0,
    attempt: 1,
    functionName: 'csg-run-head-0128-a',
    version: '43',
    requestId: REQUEST_ID,
    startedAt: TIME,
    wallMs: 400,
    warnings: [],
    ...overrides,
  };
}
