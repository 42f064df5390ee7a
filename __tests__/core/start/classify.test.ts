import { describe, expect, test } from '@jest/globals';
import type { InitReportRecord, ReportRecord } from '../../../src/core/log/record.ts';
import { classify, PRECEDENCE } from '../../../src/core/start/classify.ts';
import type { ErrorPayload, InvokeResponse } from '../../../src/core/start/invoke-result.ts';
import { parseErrorPayload } from '../../../src/core/start/invoke-result.ts';
import { runtimeVersionsDiffer } from '../../../src/core/start/runtime-versions.ts';
import { FAILED_SENTENCES, LOST_SENTENCES } from '../../../src/report/reasons.ts';
import { LOG_TAILS } from '../../fixtures/log-tails.ts';
import {
  EXPECTED,
  jsonTailOf,
  judged,
  OTHER_ID,
  REQUEST_ID,
  reportRecord,
  tailOf,
  verdictOf,
} from './invokes.ts';

const warm: Partial<ReportRecord> = { initMs: null, billedMs: 10 };
const initReport = (overrides: Partial<InitReportRecord>): InitReportRecord => ({
  type: 'initReport',
  initializationType: 'on-demand',
  phase: 'init',
  status: null,
  errorType: null,
  durationMs: 100,
  ...overrides,
});
const payload = (errorType: string | null, errorMessage = 'it broke'): ErrorPayload => ({
  errorType,
  errorMessage,
});
const unhandled = (errorPayload: ErrorPayload | null): Partial<InvokeResponse> => ({
  functionError: 'Unhandled',
  errorPayload,
});

describe('cold', () => {
  test('by init, with its phases and what Lambda says about memory and bill', () => {
    expect(judged()).toEqual({
      outcome: {
        kind: 'cold',
        by: 'init',
        phases: { initMs: 150, restoreMs: null, handlerMs: 10 },
        billedMs: 160,
        memorySizeMb: 128,
        maxMemoryUsedMb: 70,
      },
      warnings: [],
    });
  });

  test('by restore', () => {
    const logTail = tailOf(
      reportRecord({ initMs: null, restoreMs: 511.25, billedRestoreMs: 303, billedMs: 313 }),
    );
    expect(judged({ logTail })).toMatchObject({
      outcome: { kind: 'cold', by: 'restore', phases: { initMs: null, restoreMs: 511.25, handlerMs: 10 } },
      warnings: [],
    });
  });

  test('an init of more than 10 s that succeeded is one (the limit is not for every kind of function)', () => {
    expect(
      verdictOf(judged({ logTail: tailOf(reportRecord({ initMs: 27_769.64, billedMs: 27_780 })) })),
    ).toBe('cold');
  });

  test('lines of CloudWatch are read as the tail is', () => {
    expect(judged({ logTail: jsonTailOf(reportRecord({ status: 'success' })) }).outcome).toMatchObject({
      kind: 'cold',
    });
  });

  test.each(LOG_TAILS.map((entry) => [entry.name, entry] as const))(
    'tail: %s',
    (_name, { tail, requestId, cold }) => {
      const { outcome } = judged({ logTail: tail, requestId });
      expect(outcome.kind === 'cold').toBe(cold);
    },
  );
});

describe('failed', () => {
  const cases: readonly [string, Partial<InvokeResponse>][] = [
    [
      'init-timeout',
      {
        logTail: tailOf(
          initReport({ status: 'timeout', durationMs: 9_999.47 }),
          reportRecord({ ...warm, durationMs: 12_034.11 }),
        ),
        wallMs: 22_100,
      },
    ],
    [
      'init-timeout',
      {
        logTail: jsonTailOf(
          initReport({ status: 'timeout', durationMs: 10_000.487 }),
          reportRecord({ ...warm, status: 'success' }),
        ),
      },
    ],
    // The first init ran out of its time, the second one out of the function's.
    [
      'init-timeout',
      {
        ...unhandled(payload('Sandbox.Timedout')),
        logTail: tailOf(
          initReport({ status: 'timeout' }),
          initReport({ phase: 'invoke', status: 'error', errorType: 'Runtime.Unknown' }),
          reportRecord({ ...warm, status: 'timeout' }),
        ),
      },
    ],
    // No INIT_REPORT in the tail: the clock tells.
    [
      'init-timeout',
      { logTail: tailOf(reportRecord({ ...warm, durationMs: 12_034.11 })), wallMs: 21_934.11 },
    ],
    [
      'init-timeout',
      {
        ...unhandled(payload('Sandbox.Timedout')),
        logTail: tailOf(reportRecord({ ...warm, durationMs: 3_000, status: 'timeout' })),
        wallMs: 13_100,
      },
    ],
    [
      'init-timeout',
      {
        logTail: tailOf(
          { type: 'restoreReport', status: 'timeout', errorType: null, durationMs: 10_000, billedMs: null },
          reportRecord(warm),
        ),
      },
    ],
    [
      'init-error',
      {
        ...unhandled(payload('Runtime.ImportModuleError')),
        logTail: tailOf(
          initReport({ status: 'error', errorType: 'Runtime.ImportModuleError' }),
          reportRecord({ ...warm, status: 'error', errorType: 'Runtime.ImportModuleError' }),
        ),
      },
    ],
    ['init-error', { ...unhandled(payload('Runtime.ImportModuleError')), logTail: null }],
    // An exception of the user's own at load time; a text REPORT has no Status for one in the handler.
    [
      'init-error',
      {
        ...unhandled(payload('TypeError')),
        logTail: tailOf(reportRecord({ ...warm, status: 'error', errorType: 'TypeError' })),
      },
    ],
    [
      'init-error',
      {
        logTail: tailOf(
          initReport({ status: 'error', errorType: 'Runtime.InvalidEntrypoint' }),
          reportRecord(warm),
        ),
      },
    ],
    [
      'init-error',
      {
        ...unhandled(payload('Runtime.ExitError')),
        logTail: tailOf(
          {
            type: 'restoreReport',
            status: 'error',
            errorType: 'Runtime.ExitError',
            durationMs: 5,
            billedMs: null,
          },
          reportRecord(warm),
        ),
      },
    ],
    [
      'extension-failed',
      {
        ...unhandled(payload('Extension.Crash')),
        logTail: tailOf(
          initReport({ status: 'error', errorType: 'Extension.Crash' }),
          reportRecord({ ...warm, status: 'error' }),
        ),
      },
    ],
    ['extension-failed', { ...unhandled(payload('Extension.LaunchError')), logTail: null }],
    [
      'out-of-memory',
      {
        ...unhandled(payload('Runtime.ExitError')),
        logTail: tailOf(reportRecord({ status: 'error', errorType: 'Runtime.OutOfMemory' })),
      },
    ],
    [
      'out-of-memory',
      {
        ...unhandled(
          payload(
            'Runtime.ExitError',
            `RequestId: ${REQUEST_ID} Error: Runtime exited with error: signal: killed`,
          ),
        ),
        logTail: tailOf(reportRecord({ maxMemoryUsedMb: 128 })),
      },
    ],
    [
      'crash',
      {
        ...unhandled(
          payload(
            'Runtime.ExitError',
            `RequestId: ${REQUEST_ID} Error: Runtime exited with error: signal: killed`,
          ),
        ),
        logTail: tailOf(reportRecord()),
      },
    ],
    [
      'crash',
      {
        ...unhandled(payload('Runtime.ExitError')),
        logTail: tailOf(reportRecord({ status: 'error', errorType: 'Runtime.ExitError' })),
      },
    ],
    [
      'crash',
      {
        ...unhandled(payload('Runtime.ExitError')),
        logTail: jsonTailOf(reportRecord({ status: 'failure' })),
      },
    ],
    [
      'timeout',
      {
        ...unhandled(payload('Sandbox.Timedout')),
        logTail: tailOf(reportRecord({ durationMs: 3_000, status: 'timeout' })),
      },
    ],
    ['timeout', { ...unhandled(payload('Sandbox.Timedout')), logTail: null }],
    [
      'timeout',
      {
        ...unhandled(
          payload(null, `2026-11-30T12:00:00.000Z ${REQUEST_ID} Task timed out after 3.00 seconds`),
        ),
        logTail: null,
      },
    ],
    [
      'timeout',
      {
        ...unhandled(null),
        logTail: tailOf({ type: 'taskTimedOut', requestId: REQUEST_ID, timeoutSeconds: 3 }, reportRecord()),
      },
    ],
    ['function-error', unhandled(payload('TypeError'))],
    ['function-error', unhandled(payload('Runtime.MarshalError'))],
    ['function-error', unhandled(null)],
    [
      'function-error',
      {
        ...unhandled(payload('Error', 'Task timed out after 3.00 seconds')),
        logTail: tailOf(reportRecord()),
      },
    ],
    [
      'function-error',
      {
        ...unhandled(payload('TypeError')),
        logTail: jsonTailOf(reportRecord({ status: 'error', errorType: 'TypeError' })),
      },
    ],
  ];
  test.each(cases)('%s (%#)', (reason, overrides) => {
    expect(verdictOf(judged(overrides))).toBe(`failed: ${reason}`);
  });

  test('accepting function errors accepts an exception of the handler, and nothing else', () => {
    for (const [reason, overrides] of cases) {
      const verdict = verdictOf(judged(overrides, { acceptFunctionErrors: true }));
      expect(verdict).toBe(reason === 'function-error' ? 'cold' : `failed: ${reason}`);
    }
  });

  test('carries the error type and the redacted first line of the message', () => {
    const message = `RequestId: ${REQUEST_ID} Error: no table orders-prod in 123456789012\n    at secret stack`;
    const { outcome } = judged(unhandled(payload('TypeError', message)), {
      environmentValues: ['orders-prod'],
    });
    expect(outcome).toEqual({
      kind: 'failed',
      reason: 'function-error',
      errorType: 'TypeError',
      message: 'no table <environment value> in <account>',
    });
  });

  test("takes Lambda's own line where there is no payload", () => {
    const logTail = `RequestId: ${REQUEST_ID} Error: fork/exec /var/task/bootstrap: exec format error\n${tailOf(initReport({ status: 'error', errorType: 'Runtime.InvalidEntrypoint' }), reportRecord(warm))}`;
    expect(judged({ logTail }).outcome).toMatchObject({
      errorType: 'Runtime.InvalidEntrypoint',
      message: 'fork/exec /var/task/bootstrap: exec format error',
    });
  });
});

describe('lost', () => {
  const cases: readonly [string, Partial<InvokeResponse>][] = [
    ['wrong-version', { executedVersion: '41' }],
    ['wrong-version', { executedVersion: null }],
    // Whatever happened in another version, it says nothing about this one.
    ['wrong-version', { executedVersion: '41', ...unhandled(payload('Runtime.ExitError')) }],
    ['no-report', { logTail: null }],
    ['no-report', { logTail: 'the function printed 4 KB\n' }],
    [
      'no-report',
      { logTail: `REPORT RequestId: ${REQUEST_ID}\tBilled Duration: 10 ms\tInit Duration: 150.00 ms\t\n` },
    ],
    ['other-request', { logTail: tailOf(reportRecord({ requestId: OTHER_ID })) }],
    ['zero-init', { logTail: tailOf(reportRecord({ initMs: 0 })) }],
    ['zero-init', { logTail: jsonTailOf(reportRecord({ initMs: null, restoreMs: 0 })) }],
    ['not-cold', { logTail: tailOf(reportRecord(warm)) }],
    // Ahead by AWS and a slow network, still below what a timed-out init takes.
    ['not-cold', { logTail: tailOf(reportRecord({ ...warm, durationMs: 10 })), wallMs: 9_909 }],
    // The snapshot's init, and an init that went well, are no failures.
    [
      'not-cold',
      { logTail: tailOf(initReport({ phase: 'snap-start', status: 'success' }), reportRecord(warm)) },
    ],
  ];
  test.each(cases)('%s (%#)', (reason, overrides) => {
    expect(verdictOf(judged(overrides))).toBe(`lost: ${reason}`);
  });

  test('throttled and dropped', () => {
    expect(verdictOf(classify({ kind: 'throttled', reason: 'CallerRateLimitExceeded' }, EXPECTED))).toBe(
      'lost: throttled',
    );
    expect(verdictOf(classify({ kind: 'dropped', what: 'ECONNRESET' }, EXPECTED))).toBe(
      'lost: response-dropped',
    );
  });
});

describe('forged lines', () => {
  test('a phase report that the function printed cannot unmake a good start', () => {
    const logTail = tailOf(
      initReport({ status: 'timeout' }),
      initReport({ status: 'error', errorType: 'Extension.Crash' }),
      reportRecord(),
    );
    expect(verdictOf(judged({ logTail }))).toBe('cold');
  });

  test('a forged REPORT loses and is warned about', () => {
    const { outcome, warnings } = judged({ logTail: tailOf(reportRecord({ initMs: 1 }), reportRecord()) });
    expect(outcome).toMatchObject({ phases: { initMs: 150 } });
    expect(warnings.map(({ code }) => code)).toEqual(['duplicate-report']);
  });
});

describe('cross-checks', () => {
  const codes = (overrides: Partial<ReportRecord>, tierMb = 128): string[] =>
    judged({ logTail: tailOf(reportRecord(overrides)) }, { tierMb }).warnings.map(({ code }) => code);

  test('the bill against the phases', () => {
    expect(codes({ billedMs: 10 })).toEqual(['billed-mismatch']);
    expect(codes({ billedMs: 161 })).toEqual([]);
    expect(codes({ billedMs: 162 })).toEqual(['billed-mismatch']);
    expect(codes({ billedMs: null })).toEqual([]);
  });

  test('the bill of a restore, where the line has it', () => {
    const restored = { initMs: null, restoreMs: 511.25, billedMs: 313 };
    expect(codes({ ...restored, billedRestoreMs: 303 })).toEqual([]);
    expect(codes({ ...restored, billedRestoreMs: 200 })).toEqual(['billed-mismatch']);
    expect(codes(restored)).toEqual([]);
  });

  test('the memory size against the tier', () => {
    expect(codes({}, 256)).toEqual(['memory-size-mismatch']);
    expect(codes({ memorySizeMb: null }, 256)).toEqual([]);
  });

  test('the runtime versions of both sides against each other', () => {
    const arn = (hash: string): string => `arn:aws:lambda:eu-west-1::runtime:${hash}`;
    const base = { side: 'base', runtimeVersionArn: arn('aaaa') } as const;
    const head = { side: 'head', runtimeVersionArn: arn('bbbb') } as const;
    expect(runtimeVersionsDiffer([base, head])).toEqual({
      code: 'runtime-versions-differ',
      base: [arn('aaaa')],
      head: [arn('bbbb')],
    });
    expect(runtimeVersionsDiffer([base, { ...head, runtimeVersionArn: arn('aaaa') }])).toBeNull();
    expect(runtimeVersionsDiffer([base, { ...head, runtimeVersionArn: null }])).toBeNull();
    // Changed half-way, on both sides alike: still a difference inside the run.
    expect(runtimeVersionsDiffer([base, { ...base, runtimeVersionArn: arn('bbbb') }, head])).not.toBeNull();
    expect(runtimeVersionsDiffer([])).toBeNull();
  });
});

describe('words', () => {
  test('every reason in the table of precedence has a sentence, and every sentence is reachable', () => {
    const reasons = [...PRECEDENCE.map(({ reason }) => reason), 'throttled', 'response-dropped'] as const;
    expect([...new Set(reasons)].sort()).toEqual(
      [...Object.keys(FAILED_SENTENCES), ...Object.keys(LOST_SENTENCES)].sort(),
    );
    for (const sentence of Object.values({ ...FAILED_SENTENCES, ...LOST_SENTENCES }))
      expect(sentence).toMatch(/^[A-Z].*[:;].*\.$/);
  });

  test('an error payload is read with tolerance', () => {
    expect(parseErrorPayload('{"errorType":"A","errorMessage":"b","trace":[]}')).toEqual(payload('A', 'b'));
    expect(parseErrorPayload(new TextEncoder().encode('{"errorMessage":"b"}'))).toEqual(payload(null, 'b'));
    expect(parseErrorPayload('{"errorType":1}')).toEqual({ errorType: null, errorMessage: null });
    for (const other of ['', 'null', '[]', '"text"', '{']) expect(parseErrorPayload(other)).toBeNull();
  });
});
