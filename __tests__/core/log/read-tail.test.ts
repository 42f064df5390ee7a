import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatRecord } from '../../../src/core/log/format.ts';
import { readTail } from '../../../src/core/log/read-tail.ts';
import type { PlatformRecord } from '../../../src/core/log/record.ts';
import type { LogFormat } from '../../../src/core/model.ts';
import { LOG_TAILS } from '../../fixtures/log-tails.ts';
import { anyInitReport, anyReport, anyRestoreReport, OTHER_ID, REPORT, REQUEST_ID, TIME } from './records.ts';

const text = (record: PlatformRecord): string => formatRecord(record, 'Text', TIME);
const json = (record: PlatformRecord): string => formatRecord(record, 'JSON', TIME);

describe('tails as they occur', () => {
  test.each(LOG_TAILS.map((entry) => [entry.name, entry] as const))('%s', (_name, entry) => {
    const reading = readTail(entry.tail, entry.requestId);
    if (entry.report === null) expect(reading.report).toBeNull();
    else expect(reading.report).toMatchObject(entry.report);
    expect(reading.initReports).toMatchObject(entry.initReports ?? []);
    expect(reading.restoreReports).toMatchObject(entry.restoreReports ?? []);
    expect(reading.taskTimedOut).toBe(entry.taskTimedOut ?? false);
    expect(reading.extensions).toEqual(entry.extensions ?? (/EXTENSION/.test(entry.tail) ? ['ext-a'] : []));
    // The same bytes, as they come from the wire.
    expect(readTail(new TextEncoder().encode(entry.tail), entry.requestId)).toEqual(reading);
  });
});

describe('what the function prints', () => {
  const real = text(REPORT);
  const forged = text({ ...REPORT, durationMs: 0.5, initMs: 1 });

  test.each([
    ['text', forged, real],
    ['JSON', json({ ...REPORT, durationMs: 0.5, initMs: 1 }), json(REPORT)],
    ['JSON in a text log', json({ ...REPORT, durationMs: 0.5, initMs: 1 }), real],
    ['text in a JSON log', forged, json(REPORT)],
  ])('a forged REPORT before the real one loses and is counted: %s', (_form, first, last) => {
    const reading = readTail(first + last, REQUEST_ID);
    expect(reading.report).toMatchObject({ durationMs: 3.1, initMs: 542.01 });
    expect(reading.reportCount).toBe(2);
  });

  test('a REPORT that does not begin its line is none', () => {
    for (const before of ['log: ', ' ', '\t', '\r', '"', '> ', '\u2028']) {
      expect(readTail(`${before}${forged}`, REQUEST_ID).report).toBeNull();
    }
  });

  test('a platform record inside a message, a list or another record is none', () => {
    const record = json(REPORT).trim();
    for (const line of [
      JSON.stringify({ message: record }),
      `[${record}]`,
      `{"type":"x","record":${record}}`,
    ]) {
      expect(readTail(line, REQUEST_ID).report).toBeNull();
    }
  });

  test('the same words in another case, or run together, are none', () => {
    expect(readTail(real.toLowerCase(), REQUEST_ID).report).toBeNull();
    expect(readTail(real.replace('REPORT ', 'REPORTS '), REQUEST_ID).report).toBeNull();
    expect(readTail(real.replace(REQUEST_ID, `${REQUEST_ID}0`), REQUEST_ID).report).toBeNull();
  });

  test('without a request id nothing matches', () => {
    expect(readTail(real + json({ ...REPORT, requestId: '' }), '').report).toBeNull();
  });

  test('a report of another request is named, never taken', () => {
    const reading = readTail(real + text({ ...REPORT, requestId: OTHER_ID, initMs: 7 }), REQUEST_ID);
    expect(reading.report?.initMs).toBe(542.01);
    expect(reading.otherRequestIds).toEqual([OTHER_ID]);
    expect(reading.reportCount).toBe(1);
  });

  test('a timeout of another request, or one that a longer line speaks of, is none', () => {
    const line = text({ type: 'taskTimedOut', requestId: REQUEST_ID, timeoutSeconds: 3 });
    expect(readTail(line, REQUEST_ID).taskTimedOut).toBe(true);
    expect(readTail(line, OTHER_ID).taskTimedOut).toBe(false);
    expect(readTail(`saw ${line}`, REQUEST_ID).taskTimedOut).toBe(false);
    expect(readTail(line.replace('seconds', 'seconds, it said'), REQUEST_ID).taskTimedOut).toBe(false);
  });
});

describe('damage', () => {
  test('a UTF-8 character that was cut, blank lines and JSON that is no object change nothing', () => {
    const noise =
      '\n\n   \nnull\n17\n"text"\n[1]\n{\n{}\n{"type":"platform.report"}\n{"type":"platform.report","record":null}\n';
    const bytes = new TextEncoder().encode(`é rest of a line${noise}${json(REPORT)}${noise}`).slice(1);
    expect(readTail(bytes, REQUEST_ID).report).toMatchObject({ initMs: 542.01 });
  });

  test('CRLF, doubled END lines and blanks at the end change nothing', () => {
    const end = text({ type: 'end', requestId: REQUEST_ID });
    const tail = `${end}${end}${text(REPORT)}${end}`.replaceAll('\n', '\t \r\n');
    expect(readTail(tail, REQUEST_ID)).toEqual(readTail(text(REPORT), REQUEST_ID));
  });

  test('the X-Ray fields may follow on the line or after it', () => {
    const xray = 'XRAY TraceId: 1-5\tSegmentId: 0a\tSampled: true';
    const plain = readTail(text(REPORT), REQUEST_ID);
    expect(readTail(`${text(REPORT)}${xray}\t\n\n`, REQUEST_ID)).toEqual(plain);
    expect(readTail(text(REPORT).replace('\t\n', `\t${xray}\t\n`), REQUEST_ID)).toEqual(plain);
    expect(readTail(text(REPORT).replace('\t\n', ` ${xray}\n`), REQUEST_ID)).toEqual(plain);
  });

  test('a number without its unit, with a sign, or of another unit is absent, not zero', () => {
    for (const value of [
      '542.01',
      '-542.01 ms',
      '542.01 s',
      '542.01ms',
      '542.01 MB',
      '1e3 ms',
      'NaN ms',
      '',
    ]) {
      const tail = text(REPORT).replace('542.01 ms', value);
      expect(readTail(tail, REQUEST_ID).report).toMatchObject({ initMs: null, durationMs: 3.1 });
    }
    const long = json(REPORT);
    for (const value of ['-1', '"542.01"', 'null', 'true', '1e999', '[1]']) {
      const tail = long.replace('542.01', value);
      expect(readTail(tail, REQUEST_ID).report).toMatchObject({ initMs: null, durationMs: 3.1 });
    }
  });

  test('no duration is mistaken for another, also where blanks separate the fields', () => {
    const fields =
      'Billed Duration: 1 ms\tPost Runtime Duration: 2.00 ms\tRuntime Duration: 3.00 ms\tBilled Restore Duration: 4 ms';
    for (const line of [fields, fields.replaceAll('\t', ' '), fields.replaceAll('\t', '   ')]) {
      expect(readTail(`REPORT RequestId: ${REQUEST_ID} ${line}`, REQUEST_ID).report).toMatchObject({
        durationMs: null,
        initMs: null,
        restoreMs: null,
        billedMs: 1,
        billedRestoreMs: 4,
      });
    }
  });

  test('a status that is not known today is not a success', () => {
    expect(
      readTail(text({ ...REPORT, status: 'error' }).replace('error', 'evicted'), REQUEST_ID).report?.status,
    ).toBe('error');
    expect(
      readTail(json({ ...REPORT, status: 'success' }).replace('success', 'evicted'), REQUEST_ID).report
        ?.status,
    ).toBe('error');
  });
});

describe('other lines', () => {
  test('the runtime version is read from either start line, in either form', () => {
    const version = {
      runtimeVersion: 'nodejs:24.v3',
      runtimeVersionArn: 'arn:aws:lambda:eu-west-1::runtime:0a1b',
    };
    const function_ = { functionName: 'f', functionVersion: '1' };
    const init: PlatformRecord = {
      type: 'initStart',
      ...function_,
      initializationType: 'on-demand',
      phase: 'init',
      ...version,
    };
    const restore: PlatformRecord = { type: 'restoreStart', ...function_, ...version };
    for (const line of [
      text(init),
      json(init),
      text(restore),
      json(restore),
      text(init).replaceAll('\t', ' '),
    ]) {
      expect(readTail(line, REQUEST_ID).runtime).toEqual(version);
    }
  });

  test('what Lambda says about a failure is kept for its request only', () => {
    const line = `RequestId: ${REQUEST_ID} Error: fork/exec /var/task/bootstrap: exec format error\n`;
    expect(readTail(line, REQUEST_ID).platformError).toBe('fork/exec /var/task/bootstrap: exec format error');
    expect(readTail(line, OTHER_ID).platformError).toBeNull();
  });
});

describe('the reader undoes the formatter', () => {
  const formats: readonly LogFormat[] = ['Text', 'JSON'];
  /** Text has two decimals, no success, and no field for some things. */
  const inText = (ms: number | null): number | null => (ms === null ? null : Number(ms.toFixed(2)));
  const failure = <T extends string | null>(status: T): T | null => (status === 'success' ? null : status);

  test.each(formats)('%s', (format) => {
    const isText = format === 'Text';
    fc.assert(
      fc.property(
        anyReport,
        fc.array(anyInitReport, { maxLength: 2 }),
        fc.array(anyRestoreReport, { maxLength: 2 }),
        (report, inits, restores) => {
          const tail = [...inits, ...restores, report]
            .map((record) => formatRecord(record, format, TIME))
            .join('');
          const reading = readTail(tail, report.requestId);
          expect(reading.report).toEqual(
            isText
              ? {
                  ...report,
                  durationMs: inText(report.durationMs),
                  initMs: inText(report.initMs),
                  restoreMs: inText(report.restoreMs),
                  status: failure(report.status),
                }
              : report,
          );
          expect(reading.initReports).toEqual(
            isText
              ? inits.map((init) => ({
                  ...init,
                  initializationType: null,
                  durationMs: inText(init.durationMs),
                  status: failure(init.status),
                }))
              : inits,
          );
          expect(reading.restoreReports).toEqual(
            isText
              ? restores.map((restore) => ({
                  ...restore,
                  billedMs: null,
                  durationMs: inText(restore.durationMs),
                  status: failure(restore.status),
                }))
              : restores,
          );
        },
      ),
      { seed: 3, numRuns: 500 },
    );
  });

  test.each(formats)('and the formatter the reader: %s lines come back byte for byte', (format) => {
    fc.assert(
      fc.property(anyReport, (report) => {
        const line = formatRecord(report, format, TIME);
        const read = readTail(line, report.requestId).report;
        expect(read && formatRecord(read, format, TIME)).toBe(line);
      }),
      { seed: 4, numRuns: 500 },
    );
  });
});
