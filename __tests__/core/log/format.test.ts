import { describe, expect, test } from '@jest/globals';
import { billedMs } from '../../../src/core/log/billing.ts';
import { formatRecord } from '../../../src/core/log/format.ts';
import { passesSystemLevel } from '../../../src/core/log/level.ts';
import type { PlatformRecord } from '../../../src/core/log/record.ts';
import { REPORT, REQUEST_ID, TIME } from './records.ts';

const INIT_REPORT: PlatformRecord = {
  type: 'initReport',
  initializationType: 'on-demand',
  phase: 'init',
  status: 'timeout',
  errorType: null,
  durationMs: 10_000.487,
};

describe('text lines, byte for byte', () => {
  const lines: readonly [string, PlatformRecord, string][] = [
    ['start', { type: 'start', requestId: 'id', version: '7' }, 'START RequestId: id Version: 7\n'],
    ['end', { type: 'end', requestId: 'id' }, 'END RequestId: id\n'],
    [
      'report of a cold start',
      { ...REPORT, requestId: 'id' },
      'REPORT RequestId: id\tDuration: 3.10 ms\tBilled Duration: 546 ms\tMemory Size: 2048 MB\tMax Memory Used: 95 MB\tInit Duration: 542.01 ms\t\n',
    ],
    [
      'report of a restore',
      { ...REPORT, requestId: 'id', initMs: null, restoreMs: 511.25, billedRestoreMs: 303 },
      'REPORT RequestId: id\tDuration: 3.10 ms\tBilled Duration: 546 ms\tMemory Size: 2048 MB\tMax Memory Used: 95 MB\tRestore Duration: 511.25 ms\tBilled Restore Duration: 303 ms\t\n',
    ],
    [
      'report of a timeout: Status closes the line, without a TAB',
      { ...REPORT, requestId: 'id', initMs: null, status: 'timeout' },
      'REPORT RequestId: id\tDuration: 3.10 ms\tBilled Duration: 546 ms\tMemory Size: 2048 MB\tMax Memory Used: 95 MB\tStatus: timeout\n',
    ],
    [
      'report of a crash',
      { ...REPORT, requestId: 'id', status: 'error', errorType: 'Runtime.ExitError' },
      'REPORT RequestId: id\tDuration: 3.10 ms\tBilled Duration: 546 ms\tMemory Size: 2048 MB\tMax Memory Used: 95 MB\tInit Duration: 542.01 ms\tStatus: error\tError Type: Runtime.ExitError\n',
    ],
    [
      'init over the limit',
      INIT_REPORT,
      'INIT_REPORT Init Duration: 10000.49 ms\tPhase: init\tStatus: timeout\n',
    ],
    [
      'restore that failed',
      {
        type: 'restoreReport',
        durationMs: 12.3,
        billedMs: null,
        status: 'error',
        errorType: 'Runtime.ExitError',
      },
      'RESTORE_REPORT Restore Duration: 12.30 ms\tStatus: error\tError Type: Runtime.ExitError\n',
    ],
    [
      'timeout line',
      { type: 'taskTimedOut', requestId: 'id', timeoutSeconds: 3 },
      `${TIME} id Task timed out after 3.00 seconds\n\n`,
    ],
    [
      'extension',
      { type: 'extension', name: 'agent', state: 'Ready', events: ['INVOKE', 'SHUTDOWN'] },
      'EXTENSION\tName: agent\tState: Ready\tEvents: [INVOKE, SHUTDOWN]\n',
    ],
    [
      'telemetry',
      { type: 'telemetrySubscription', name: 'agent', state: 'Subscribed', types: ['Platform'] },
      'TELEMETRY\tName: agent\tState: Subscribed\tTypes: [Platform]\n',
    ],
  ];
  test.each(lines)('%s', (_name, record, line) => {
    expect(formatRecord(record, 'Text', TIME)).toBe(line);
  });

  test('an error type of the function cannot open a new field or line', () => {
    const line = formatRecord(
      { ...REPORT, status: 'error', errorType: 'X\tInit Duration: 1.00 ms\nREPORT' },
      'Text',
      TIME,
    );
    expect(line.split('\n')).toHaveLength(2);
    expect(line).toContain('Error Type: X_Init_Duration:_1.00_ms_REPORT\n');
  });
});

describe('JSON lines', () => {
  test('are an envelope with the given time, three decimals, and nothing for absent fields', () => {
    const line = formatRecord({ ...REPORT, initMs: 542.01449, status: 'success' }, 'JSON', TIME);
    expect(line.endsWith('\n')).toBe(true);
    expect(JSON.parse(line)).toEqual({
      time: TIME,
      type: 'platform.report',
      record: {
        requestId: REQUEST_ID,
        status: 'success',
        metrics: {
          durationMs: 3.1,
          billedDurationMs: 546,
          memorySizeMB: 2048,
          maxMemoryUsedMB: 95,
          initDurationMs: 542.014,
        },
      },
    });
  });

  test('carry the initialization type, which text does not', () => {
    expect(JSON.parse(formatRecord(INIT_REPORT, 'JSON', TIME))).toEqual({
      time: TIME,
      type: 'platform.initReport',
      record: {
        initializationType: 'on-demand',
        phase: 'init',
        status: 'timeout',
        metrics: { durationMs: 10_000.487 },
      },
    });
  });

  test('do not exist for what only text has, and the other way round', () => {
    const end: PlatformRecord = { type: 'end', requestId: 'id' };
    const done: PlatformRecord = {
      type: 'runtimeDone',
      requestId: 'id',
      status: 'success',
      errorType: null,
      durationMs: 1,
    };
    expect(formatRecord(end, 'JSON', TIME)).toBe('');
    expect(formatRecord(done, 'Text', TIME)).toBe('');
    expect(formatRecord(done, 'JSON', TIME)).not.toBe('');
  });
});

describe('system log level', () => {
  test('WARN removes the report of a success and keeps that of a failure', () => {
    expect(passesSystemLevel({ ...REPORT, status: 'success' }, 'WARN')).toBe(false);
    expect(passesSystemLevel({ ...REPORT, status: 'timeout' }, 'WARN')).toBe(true);
    expect(passesSystemLevel({ ...REPORT, status: 'success' }, null)).toBe(true);
  });

  test('an init that succeeded on demand shows only at DEBUG', () => {
    const done: PlatformRecord = { ...INIT_REPORT, status: 'success' };
    expect(passesSystemLevel(done, 'INFO')).toBe(false);
    expect(passesSystemLevel(done, 'DEBUG')).toBe(true);
    expect(passesSystemLevel({ ...done, initializationType: 'snap-start' }, 'INFO')).toBe(true);
    expect(passesSystemLevel(INIT_REPORT, 'WARN')).toBe(true);
  });
});

describe('billing', () => {
  test('rounds up the sum of init and handler', () => {
    expect(billedMs({ durationMs: 3.1, initMs: 542.01, billedRestoreMs: null })).toBe(546);
    expect(billedMs({ durationMs: 250.06, initMs: 100.77, billedRestoreMs: null })).toBe(351);
  });

  test('adds what a restore is billed', () => {
    expect(billedMs({ durationMs: 306.34, initMs: null, billedRestoreMs: 303 })).toBe(610);
  });

  test('a sum that is whole stays whole in binary fractions', () => {
    expect(billedMs({ durationMs: 0.7, initMs: 0.1 + 0.2, billedRestoreMs: null })).toBe(1);
    expect(billedMs({ durationMs: 1.1, initMs: 2.2 + 3.7, billedRestoreMs: null })).toBe(7);
  });
});
