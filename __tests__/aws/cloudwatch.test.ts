import { describe, expect, test } from '@jest/globals';
import { openReportFinder, type ReportFinder, type ReportRequest } from '../../src/aws/cloudwatch.ts';
import { readTail } from '../../src/core/log/read-tail.ts';
import { LambdaFailure } from '../../src/gate/ports.ts';
import { reportRecord, tailOf } from '../core/start/invokes.ts';
import { type Answer, type LogsServer, startLogsServer } from './logs-server.ts';

const REPORT = reportRecord();
const LINE = tailOf(REPORT);
const FOUND: Answer = { events: [{ eventId: '1', message: LINE }] };
const EMPTY: Answer = { events: [] };
const REQUEST: ReportRequest = {
  functionName: 'csg-run-head',
  requestId: REPORT.requestId,
  logFormat: 'Text',
  sentAtMs: 1_000_000,
};

/** A clock that only sleeping moves, and the sleeps. */
function fakeTime(): {
  now: () => number;
  sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  slept: number[];
} {
  let nowMs = 0;
  const slept: number[] = [];
  return {
    now: () => nowMs,
    sleep: async (ms, signal) => {
      signal.throwIfAborted();
      slept.push(ms);
      nowMs += ms;
    },
    slept,
  };
}

function finderOf(server: LogsServer, time: ReturnType<typeof fakeTime>, maxWaitMs?: number): ReportFinder {
  return openReportFinder(
    {
      endpoint: server.endpoint,
      region: 'eu-west-1',
      credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    },
    { ...time, ...(maxWaitMs === undefined ? {} : { maxWaitMs }) },
  );
}

async function find(
  answers: readonly Answer[],
  request: Partial<ReportRequest> = {},
  maxWaitMs?: number,
): Promise<{ lines: string | null; calls: LogsServer['calls']; slept: number[] }> {
  await using server = await startLogsServer(answers);
  const time = fakeTime();
  using finder = finderOf(server, time, maxWaitMs);
  const lines = await finder.find({ ...REQUEST, ...request }, AbortSignal.timeout(30_000));
  return { lines, calls: server.calls, slept: time.slept };
}

describe('finding a report', () => {
  test("asks the temporary function's own group for this request, from a minute before it", async () => {
    const { lines, calls } = await find([FOUND]);
    expect(readTail(lines ?? '', REPORT.requestId).report).toEqual(REPORT);
    expect(calls).toEqual([
      {
        target: 'Logs_20140328.FilterLogEvents',
        body: {
          logGroupName: '/aws/lambda/csg-run-head',
          startTime: 940_000,
          filterPattern: `"REPORT RequestId: ${REPORT.requestId}"`,
        },
      },
    ]);
  });

  test('asks by the fields of the record where the function logs JSON', async () => {
    const { calls } = await find([FOUND], { logFormat: 'JSON' });
    expect(calls[0]?.body['filterPattern']).toBe(
      `{ $.type = "platform.report" && $.record.requestId = "${REPORT.requestId}" }`,
    );
  });

  test('follows empty pages to the end', async () => {
    const { lines, calls } = await find([
      { events: [], nextToken: 'a' },
      { events: [], nextToken: 'b' },
      { events: [{ eventId: '1', message: LINE }], nextToken: 'c' },
      EMPTY,
    ]);
    expect(lines).toBe(LINE);
    expect(calls.map(({ body }) => body['nextToken'])).toEqual([undefined, 'a', 'b', 'c']);
  });

  test('an event that is delivered twice is one line; two lines stay two', async () => {
    const twice = await find([
      {
        events: [
          { eventId: '1', message: LINE },
          { eventId: '1', message: LINE },
        ],
      },
    ]);
    expect(readTail(twice.lines ?? '', REPORT.requestId).reportCount).toBe(1);
    const forged = await find([
      {
        events: [
          { eventId: '1', message: LINE },
          { eventId: '2', message: LINE },
        ],
      },
    ]);
    expect(readTail(forged.lines ?? '', REPORT.requestId).reportCount).toBe(2);
  });

  test('a group that is not there yet, a refusal for load, a fault and a dropped connection pass', async () => {
    const { lines, calls, slept } = await find([
      { status: 400, error: 'ResourceNotFoundException' },
      EMPTY,
      { status: 400, error: 'ThrottlingException' },
      { status: 500, error: 'InternalFailure' },
      'drop',
      FOUND,
    ]);
    expect(lines).toBe(LINE);
    expect(calls).toHaveLength(6);
    expect(slept).toEqual([1_000, 2_000, 4_000, 8_000, 15_000]);
  });

  test('gives up when the wait is over', async () => {
    const { lines, calls, slept } = await find([EMPTY], {}, 10_000);
    expect(lines).toBeNull();
    expect(slept.reduce((sum, ms) => sum + ms, 0)).toBe(10_000);
    expect(calls).toHaveLength(5);
  });

  test('pages that never end are given up too', async () => {
    const { lines, slept } = await find([{ events: [], nextToken: 'again' }], {}, 2_000);
    expect(lines).toBeNull();
    expect(slept.reduce((sum, ms) => sum + ms, 0)).toBeLessThan(3_000);
  });

  test('lookups of one finder share four calls per second', async () => {
    await using server = await startLogsServer([FOUND]);
    const time = fakeTime();
    using finder = finderOf(server, time);
    const signal = AbortSignal.timeout(30_000);
    await Promise.all(Array.from({ length: 5 }, () => finder.find(REQUEST, signal)));
    expect(server.calls).toHaveLength(5);
    // The clock moves only here, so five calls need four gaps.
    expect(time.now()).toBeGreaterThanOrEqual(1_000);
  });
});

describe('what waiting does not cure', () => {
  const failure = async (answer: Answer): Promise<unknown> => {
    const time = fakeTime();
    await using server = await startLogsServer([answer]);
    using finder = finderOf(server, time);
    const error = await finder.find(REQUEST, AbortSignal.timeout(30_000)).catch((thrown: unknown) => thrown);
    expect(server.calls).toHaveLength(1);
    return error;
  };

  test.each([
    { status: 400, error: 'AccessDeniedException' },
    { status: 403, error: 'AccessDenied' },
  ])('a missing permission is named, with the group: %j', async (answer) => {
    const error = await failure(answer);
    expect(error).toBeInstanceOf(LambdaFailure);
    expect(String(error)).toMatch(/allow logs:FilterLogEvents on the log group \/aws\/lambda\/csg-run-head/);
    expect(String(error)).not.toContain('scripted');
  });

  test('another error ends the look with its name', async () => {
    const error = await failure({ status: 400, error: 'InvalidParameterException' });
    expect(error).toBeInstanceOf(LambdaFailure);
    expect(String(error)).toContain('InvalidParameterException (HTTP 400)');
  });

  test('a request id that would change the pattern is refused before any call', async () => {
    await using server = await startLogsServer([FOUND]);
    using finder = finderOf(server, fakeTime());
    const looking = finder.find({ ...REQUEST, requestId: 'a" || "b' }, AbortSignal.timeout(30_000));
    await expect(looking).rejects.toThrow('request id');
    expect(server.calls).toEqual([]);
  });

  test('an abort ends it with its reason, before a call and between two', async () => {
    await using server = await startLogsServer([EMPTY]);
    const time = fakeTime();
    const stop = new AbortController();
    using finder = finderOf(server, {
      ...time,
      sleep: async (ms, signal) => {
        stop.abort(new Error('the run was cancelled'));
        await time.sleep(ms, signal);
      },
    });
    await expect(finder.find(REQUEST, stop.signal)).rejects.toThrow('the run was cancelled');
    expect(server.calls).toHaveLength(1);
    await expect(finder.find(REQUEST, stop.signal)).rejects.toThrow('the run was cancelled');
    expect(server.calls).toHaveLength(1);
  });
});
