/** Forcing cold starts when the service is as it is: conflicts, limits, refusals, states that never come. */
import { GetFunctionCommand, LambdaClient, ListFunctionsCommand } from '@aws-sdk/client-lambda';
import { describe, expect, test } from '@jest/globals';
import { LOCAL_TIMINGS } from '../../src/aws/timings.ts';
import type { ColdStart } from '../../src/core/model.ts';
import { functionName } from '../../src/gate/lanes.ts';
import type { Clock } from '../../src/gate/ports.ts';
import type { EngineOptions, FaultRule, RequestRecord } from '../../src/local/engine.ts';
import { SYSTEM_CLOCK } from '../../src/run/clock.ts';
import {
  credentialsExpire,
  invalid,
  roleNotAssumable,
  serviceFails,
  throttled,
  throttledByEc2,
  updateInProgress,
} from '../local/situations.ts';
import { type Bench, CELL, GOOD, gate, setUp } from '../run/on-engine.ts';

const AS_ON_AWS = { concurrency: 4, functionsPerLane: 2, versionsAhead: 3 } as const;
/** A clock whose pauses are over at once. */
const HASTY: Clock = { ...SYSTEM_CLOCK, sleep: async () => {} };
const WRITES = /^(Create|Update|Publish|Delete|Put|Tag|Untag)/;

const of = (bench: Bench, operation: string): readonly RequestRecord[] =>
  bench.requests.filter((request) => request.operation === operation);
const withFaults = (faults: readonly FaultRule[], rest: EngineOptions = {}) =>
  setUp({ files: GOOD }, { files: GOOD }, { ...rest, faults });

async function functionsLeft(bench: Bench): Promise<number> {
  const client = clientOf(bench);
  const { Functions } = await client.send(new ListFunctionsCommand({}));
  client.destroy();
  return Functions?.length ?? 0;
}

function clientOf({ engine }: Bench): LambdaClient {
  return new LambdaClient({
    endpoint: engine.endpoint,
    region: engine.region,
    credentials: { accessKeyId: 'TESTKEY', secretAccessKey: 'test-secret' },
  });
}

describe('lanes as on AWS', () => {
  test('two functions per lane, versions ahead, pairs together, never more requests than places', async () => {
    await using bench = await setUp({ files: GOOD }, { files: GOOD });
    const { report } = await gate(bench, { ...AS_ON_AWS, tiersMb: [256, 512] });
    expect(of(bench, 'CreateFunction')).toHaveLength(8);
    expect(report.counts.map(({ cold, lost, burnIn }) => [cold, lost, burnIn])).toEqual(
      Array.from({ length: 4 }, () => [10, 0, 2]),
    );
    // One start per version, and no version that nobody was to start.
    const versions = report.starts.map(({ functionName: fn, version }) => `${fn}:${version}`);
    expect(new Set(versions).size).toBe(report.starts.length);
    expect(of(bench, 'PublishVersion').length).toBeLessThanOrEqual(report.starts.length);
    expect(busiest(report.starts)).toBeLessThanOrEqual(4);
    for (const [a, b] of pairsOf(report.starts)) {
      expect(a?.cell).toEqual(b?.cell);
      expect(a?.side).not.toBe(b?.side);
      expect(Math.abs(Date.parse(a?.startedAt ?? '') - Date.parse(b?.startedAt ?? ''))).toBeLessThan(1_000);
    }
    const written = bench.requests.filter(({ operation }) => WRITES.test(operation ?? ''));
    expect(written.filter(({ operation }) => operation?.includes('Concurrency'))).toEqual([]);
    expect(
      written.every(
        ({ functionName: fn, operation }) =>
          operation === 'DeleteLogGroup' || fn?.startsWith('cold-start-gate-testrun000-'),
      ),
    ).toBe(true);
  });

  test('every block of a cell is over before its next one begins', async () => {
    await using bench = await setUp({ files: GOOD }, { files: GOOD });
    const { report } = await gate(bench, { ...AS_ON_AWS, tiersMb: [256, 512] });
    for (const starts of Map.groupBy(report.starts, ({ cell }) => cell.tierMb).values()) {
      expect(starts.map(({ block }) => block)).toEqual(starts.map(({ block }) => block).toSorted());
    }
  });

  test('with tenant isolation there is no control-plane call per start', async () => {
    await using bench = await setUp({ files: GOOD }, { files: GOOD }, {}, { forcing: 'tenant' });
    const { report } = await gate(bench, { ...AS_ON_AWS, functionsPerLane: 1 });
    expect(report.counts.map(({ cold, lost }) => [cold, lost])).toEqual([
      [10, 0],
      [10, 0],
    ]);
    expect(of(bench, 'PublishVersion')).toEqual([]);
    expect(of(bench, 'UpdateFunctionConfiguration')).toEqual([]);
  });

  test('with SnapStart a version serves as many restores as there are places, both sides alike', async () => {
    const side = { files: GOOD, settings: { snapStart: true } };
    await using bench = await setUp(side, side, { simulateSnapStart: true, delays: { snapshot: 150 } });
    const { report } = await gate(bench, { concurrency: 4, functionsPerLane: 1, startsPerVersion: 5 });
    expect(report.starts.every(({ outcome }) => outcome.kind === 'cold' && outcome.by === 'restore')).toBe(
      true,
    );
    const served = [
      ...Map.groupBy(report.starts, ({ functionName: fn, version }) => `${fn}:${version}`).values(),
    ];
    expect(Math.max(...served.map((starts) => starts.length))).toBe(2);
    expect(of(bench, 'PublishVersion').length).toBeLessThan(report.starts.length);
    // The first restore of a version is slower: every block takes it in alike on both sides.
    const perSide = Map.groupBy(report.starts, ({ side: of_ }) => of_);
    expect(perSide.get('base')?.length).toBe(perSide.get('head')?.length);
  });

  test('a snapshot that cannot be made ends the run at once, with the reason', async () => {
    const side = { files: GOOD, settings: { snapStart: true } };
    const effect = { kind: 'change-fails', reasonCode: 'FunctionError', reason: 'The init failed.' } as const;
    await using bench = await setUp(side, side, {
      simulateSnapStart: true,
      faults: [{ operation: 'PublishVersion', effect }],
    });
    await expect(gate(bench)).rejects.toThrow(/cannot run: FunctionError: The init failed/);
    expect(await functionsLeft(bench)).toBe(0);
  });
});

describe('what passes is waited for', () => {
  test.each([
    ['an update in progress', [updateInProgress('PublishVersion', [1, 2])], 'an update in progress'],
    [
      'errors of the service',
      [serviceFails('UpdateFunctionConfiguration', [1, 3])],
      'the service or the way to it',
    ],
    ['the rate limit', [throttled('PublishVersion', 'CallerRateLimitExceeded', [2, 3])], 'the rate limit'],
    ['EC2 behind a wrong parameter', [throttledByEc2('CreateFunction', [1])], 'EC2'],
    ['a role that is not known yet', [roleNotAssumable([1, 2, 3])], 'the role to be known'],
  ])('%s: every start is there, and the wait is said', async (_, faults, what) => {
    const said: string[] = [];
    {
      await using bench = await setUp(
        { files: GOOD },
        { files: GOOD },
        { faults },
        { say: (sentence) => said.push(sentence) },
      );
      const { report } = await gate(bench);
      expect(report.counts.map(({ cold, lost }) => [cold, lost])).toEqual([
        [10, 0],
        [10, 0],
      ]);
    }
    expect(said).toEqual([expect.stringContaining(what)]);
  });

  test('connections that break before and after the work', async () => {
    const broken = (operation: string, at: 'before-work' | 'after-work'): FaultRule => ({
      operation,
      calls: 1,
      effect: { kind: 'reset', at },
    });
    await using bench = await withFaults([
      broken('CreateFunction', 'after-work'),
      broken('PublishVersion', 'after-work'),
      broken('UpdateFunctionConfiguration', 'after-work'),
      broken('GetFunction', 'before-work'),
      broken('DeleteFunction', 'after-work'),
    ]);
    const { report } = await gate(bench);
    expect(report.starts.every(({ outcome }) => outcome.kind === 'cold')).toBe(true);
    expect(await functionsLeft(bench)).toBe(0);
  });

  test('an update that takes long, within the limit', async () => {
    await using bench = await withFaults([], { delays: { update: 120, create: 120 } });
    const { report } = await gate(bench, AS_ON_AWS);
    expect(report.starts.every(({ outcome }) => outcome.kind === 'cold')).toBe(true);
  });

  test('a fresh version that is not known yet', async () => {
    const effect = {
      kind: 'error',
      status: 404,
      code: 'ResourceNotFoundException',
      message: 'Function not found',
    } as const;
    await using bench = await withFaults([{ operation: 'Invoke', calls: [1, 2, 7], effect }]);
    const { report } = await gate(bench);
    expect(report.starts.every(({ outcome, attempt }) => outcome.kind === 'cold' && attempt === 1)).toBe(
      true,
    );
  });

  test("another version's answer is lost and retaken", async () => {
    const effect = { kind: 'alter', headers: { 'x-amz-executed-version': '41' } } as const;
    await using bench = await withFaults([{ operation: 'Invoke', calls: 5, effect }]);
    const { report } = await gate(bench);
    expect(report.starts[4]?.outcome).toEqual({ kind: 'lost', reason: 'wrong-version' });
    expect(report.counts.every(({ cold }) => cold === 10)).toBe(true);
  });
});

describe('what does not pass ends the run, and nothing is left', () => {
  const denied: FaultRule['effect'] = {
    kind: 'error',
    status: 403,
    code: 'AccessDeniedException',
    message: 'User: arn:aws:iam::1:user/ci is not authorized to perform: lambda:GetFunction on resource: it',
  };
  test.each<[string, FaultRule, RegExp, number]>([
    [
      'other code behind the name',
      invalid('PublishVersion', 'CodeSHA256 (a) is different from current CodeSHA256 in $LATEST (b).', {
        from: 1,
      }),
      /changed while it was measured.*concurrency group/s,
      2,
    ],
    [
      'a missing permission',
      { operation: 'GetFunction', effect: denied },
      /allow lambda:GetFunction on it/,
      4,
    ],
    [
      'a blocked runtime',
      invalid('CreateFunction', 'The runtime parameter of nodejs8.10 is no longer supported.', { from: 1 }),
      /blocked this runtime/,
      1,
    ],
    [
      'any other wrong parameter',
      invalid('CreateFunction', 'Unzipped size must be smaller than 262144000 bytes', { from: 1 }),
      /Unzipped size/,
      1,
    ],
    [
      'no code storage',
      {
        operation: 'PublishVersion',
        effect: {
          kind: 'error',
          status: 400,
          code: 'CodeStorageExceededException',
          message: 'Code storage limit exceeded.',
        },
      },
      /code storage of the account is full/,
      2,
    ],
    [
      'an image that is none',
      {
        operation: 'CreateFunction',
        effect: { kind: 'change-fails', reasonCode: 'InvalidImage', reason: 'bad manifest' },
      },
      /cannot run: InvalidImage: bad manifest: build the image with one manifest/,
      2,
    ],
    [
      'a role that stays unknown',
      roleNotAssumable({ from: 1 }),
      /add \{"Effect":"Allow","Principal":\{"Service":"lambda.amazonaws.com"\}/,
      100,
    ],
    [
      'a key that cannot be used',
      {
        operation: 'Invoke',
        effect: {
          kind: 'error',
          status: 502,
          code: 'KMSAccessDeniedException',
          message: 'Lambda was unable to decrypt',
        },
      },
      /kms:Decrypt/,
      2,
    ],
  ])('%s', async (_, fault, message, mostCalls) => {
    await using bench = await withFaults([fault]);
    await expect(gate(bench)).rejects.toThrow(message);
    expect(of(bench, fault.operation).length).toBeLessThanOrEqual(mostCalls);
    expect(await functionsLeft(bench)).toBe(0);
  });

  test('a function that is not ready within the limit, with what Lambda says about it', async () => {
    await using bench = await setUp(
      { files: GOOD },
      { files: GOOD },
      { delays: { create: 600_000 } },
      { timings: { ...LOCAL_TIMINGS, readyLimitMs: 100 } },
    );
    await expect(gate(bench)).rejects.toThrow(
      /was not ready after .* Creating: The function is being created/s,
    );
    expect(await functionsLeft(bench)).toBe(0);
  });

  test('a message that repeats the environment is cut before it', async () => {
    const secret = 's3cr3t-abc';
    const message = `Lambda was unable to configure your environment variables because the environment variables you have provided exceeded the 4KB limit. String measured: {"KEY":"${secret}"}`;
    await using bench = await withFaults([invalid('UpdateFunctionConfiguration', message, { from: 1 })]);
    const error = await gate(bench).catch((reason: unknown) => reason);
    expect(String(error)).toContain('4KB limit');
    expect(String(error)).not.toContain(secret);
  });
});

describe('the environment of a function', () => {
  test('is whole in every version, with the nonce beside it', async () => {
    const environment = { TABLE: 'orders', STAGE: 'live' };
    const side = { files: GOOD, settings: { environment } };
    await using bench = await setUp(side, side);
    const { signal } = new AbortController();
    const fn = { name: functionName('envtest', CELL, 'head', 0), cell: CELL, side: 'head' } as const;
    await bench.lambda.create(fn, signal);
    await bench.lambda.ready(fn, signal);
    const client = clientOf(bench);
    const nonces: unknown[] = [];
    for (const nonce of ['1', '2', '3']) {
      const Qualifier = await bench.lambda.publishFresh(fn, nonce, signal);
      const { Configuration } = await client.send(
        new GetFunctionCommand({ FunctionName: fn.name, Qualifier }),
      );
      const { COLD_START_GATE_NONCE, ...rest } = Configuration?.Environment?.Variables ?? {};
      expect(rest).toEqual(environment);
      nonces.push(COLD_START_GATE_NONCE);
    }
    client.destroy();
    expect(new Set(nonces).size).toBe(3);
  });
});

describe('requests that are refused', () => {
  test('now and then are taken again, and counted once', async () => {
    await using bench = await withFaults([
      throttled('Invoke', 'ConcurrentInvocationLimitExceeded', [3, 9]),
      throttled('Invoke', 'CallerRateLimitExceeded', [14]),
    ]);
    const { report } = await gate(bench, {}, { clock: HASTY });
    expect(report.counts.reduce((sum, { reasons }) => sum + (reasons['throttled'] ?? 0), 0)).toBe(3);
    expect(report.counts.map(({ cold }) => cold)).toEqual([10, 10]);
  });

  test('again and again: first one at a time, then a stop with advice, and what there is, is judged', async () => {
    await using bench = await withFaults([
      throttled('Invoke', 'ConcurrentInvocationLimitExceeded', { from: 13 }),
    ]);
    const { report, said } = await gate(bench, AS_ON_AWS, { clock: HASTY });
    expect(said.join('\n')).toMatch(/one request at a time[\s\S]*no concurrency left/);
    expect(report.warnings).toContainEqual({
      code: 'stopped-early',
      cause: { kind: 'throttled', refusals: 9, reason: 'ConcurrentInvocationLimitExceeded' },
    });
    expect(of(bench, 'Invoke').length).toBeLessThan(30);
    expect(report.verdict.verdict).not.toBe('pass');
    expect(await functionsLeft(bench)).toBe(0);
  });

  test('an account with room for ten needs no reservation', async () => {
    await using bench = await withFaults([], { quotas: { concurrentExecutions: 10 } });
    const { report } = await gate(bench, AS_ON_AWS);
    expect(report.counts.every(({ lost }) => lost === 0)).toBe(true);
  });
});

test('credentials that expire in the middle stop the run with what it has, and what is left is named', async () => {
  await using bench = await withFaults([credentialsExpire(60)]);
  const { report, said } = await gate(bench, { concurrency: 2 });
  expect(report.starts.length).toBeGreaterThan(4);
  expect(report.warnings).toContainEqual({ code: 'stopped-early', cause: { kind: 'credentials-expired' } });
  expect(said.join('\n')).toContain('credentials expired');
  expect(report.verdict.verdict).not.toBe('pass');
  expect(said.filter((sentence) => sentence.includes('aws lambda delete-function'))).toHaveLength(2);
});

describe('a run that is stopped', () => {
  test('in the middle is judged by what it has, whatever it was doing', async () => {
    for (const operation of ['Invoke', 'PublishVersion', 'GetFunction', 'UpdateFunctionConfiguration']) {
      const stop = new AbortController();
      let seen = 0;
      await using bench = await withFaults([
        {
          operation,
          when: () => {
            seen += 1;
            if (seen === 12) stop.abort(new Error('stopped by SIGINT'));
            return seen >= 12;
          },
          effect: { kind: 'delay', ms: 300 },
        },
      ]);
      const { report } = await gate(bench, AS_ON_AWS, { signal: stop.signal });
      expect(report.starts.length).toBeGreaterThan(0);
      expect(report.verdict).toMatchObject({ exitCode: 0 });
      expect(report.verdict.verdict).not.toBe('pass');
      expect(await functionsLeft(bench)).toBe(0);
    }
  });

  test('before it could measure says so, and leaves nothing', async () => {
    const stop = new AbortController();
    const when = (): boolean => {
      stop.abort(new Error('stopped by SIGINT'));
      return true;
    };
    await using bench = await withFaults([
      { operation: 'CreateFunction', when, effect: { kind: 'delay', ms: 100 } },
    ]);
    await expect(gate(bench, {}, { signal: stop.signal })).rejects.toThrow('stopped before it could measure');
    expect(await functionsLeft(bench)).toBe(0);
  });
});

function busiest(starts: readonly ColdStart[]): number {
  const spans = starts.map(
    ({ startedAt, wallMs }) => [Date.parse(startedAt), Date.parse(startedAt) + wallMs] as const,
  );
  return Math.max(
    ...spans.map(([t]) => spans.filter(([from, to]) => from <= t && t < Math.floor(to)).length),
  );
}

/** Starts that are not lost, two and two in the order in which they were sent. */
function pairsOf(starts: readonly ColdStart[]): (readonly (ColdStart | undefined)[])[] {
  return Array.from({ length: starts.length / 2 }, (_, i) => [starts[2 * i], starts[2 * i + 1]]);
}
