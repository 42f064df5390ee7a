/** Whatever ends a run, and at whatever call: nothing of it is left, and what there is, is judged. */
import { describe, expect, test } from '@jest/globals';
import { CredentialsExpired, LambdaFailure } from '../../src/gate/ports.ts';
import { RULE } from './a-request.ts';
import { AS_ON_AWS, aRun, UNDECIDED } from './a-run.ts';
import type { Call, Fault, Script } from './scripted-lambda.ts';

const SMALL = { ...AS_ON_AWS, rule: { ...RULE, maxSamples: 5 } };
const REGRESSION = { initMs: (_: string, side: string) => (side === 'head' ? 500 : 100) };

/** Every call of a small run but for its clean-up, and the place of the last one of an operation among them. */
async function callsOfARun(): Promise<{
  readonly calls: readonly Call[];
  readonly last: (operation: Call['operation']) => number;
}> {
  const run = aRun({}, SMALL);
  await run.report;
  const calls = run.lambda.calls.filter(({ operation }) => operation !== 'remove');
  return { calls, last: (operation) => calls.findLastIndex((call) => call.operation === operation) };
}
const nameOf = ({ operation, number }: Call): string => `${operation} ${number}`;
const is = (call: Call, name: string): boolean => name === nameOf(call);

describe('at every call of a run', () => {
  test('a failure ends it with what Lambda said, and every function is deleted', async () => {
    for (const name of (await callsOfARun()).calls.map(nameOf)) {
      const run = aRun(
        { fault: (call) => (is(call, name) ? new LambdaFailure(`no ${name}`) : undefined) },
        SMALL,
      );
      await expect(run.report).rejects.toThrow(`no ${name}`);
      expect([name, ...run.lambda.standing.keys()]).toEqual([name]);
    }
  });

  test('a stop ends it with a verdict that is no pass, or says that nothing was measured', async () => {
    const { calls, last } = await callsOfARun();
    for (const [place, name] of calls.map(nameOf).entries()) {
      const stop = new AbortController();
      const fault = (call: Call): undefined => {
        if (is(call, name)) stop.abort(new Error('stopped by SIGINT'));
      };
      const run = aRun({ fault }, SMALL, stop.signal);
      const ended = await run.report.catch((error: unknown) => String(error));
      // A function is asked whether it is ready as soon as it is created.
      if (place < last('ready')) {
        expect(ended).toMatch(/stopped before it could measure/);
      } else {
        expect([name, ended]).toEqual([
          name,
          expect.objectContaining({ verdict: expect.objectContaining({ verdict: 'inconclusive' }) }),
        ]);
      }
      expect([name, ...run.lambda.standing.keys()]).toEqual([name]);
      // Nothing begins once the run is stopped, except to delete.
      const later = run.lambda.calls.slice(run.lambda.calls.findIndex((call) => is(call, name)) + 1);
      expect(later.filter(({ operation }) => operation !== 'remove')).toEqual([]);
    }
  });

  test('credentials that expire end it with what it has, and it says so', async () => {
    const { calls, last } = await callsOfARun();
    for (const [place, name] of calls.map(nameOf).entries()) {
      let expired = false;
      const fault = (call: Call): Fault | undefined => {
        expired ||= is(call, name);
        return expired ? new CredentialsExpired('the credentials expired') : undefined;
      };
      const run = aRun({ fault }, SMALL);
      const ended = await run.report.catch((error: unknown) => error);
      if (place <= last('create')) {
        expect(ended).toBeInstanceOf(CredentialsExpired);
        continue;
      }
      expect(ended).toMatchObject({
        verdict: { verdict: 'inconclusive' },
        warnings: [{ code: 'stopped-early', cause: { kind: 'credentials-expired' } }],
      });
      // Deleting was tried, and what could not be deleted is said: each function once.
      expect(run.of('remove')).toHaveLength(4);
      expect(run.said.filter((sentence) => sentence === 'the credentials expired')).toHaveLength(5);
    }
  });
});

describe('what cannot be created', () => {
  const noCreate = (number: number) => (call: Call) =>
    is(call, `create ${number}`) ? new LambdaFailure('the role cannot be assumed') : undefined;

  test('at the first function is seen before a second one is asked for', async () => {
    const run = aRun({ fault: noCreate(1) }, SMALL);
    await expect(run.report).rejects.toThrow('the role cannot be assumed');
    expect(run.of('create')).toHaveLength(1);
    expect(run.lambda.standing.size).toBe(0);
  });

  test('among the others removes those that were created, and nothing was started', async () => {
    const run = aRun({ fault: noCreate(3) }, SMALL);
    await expect(run.report).rejects.toThrow('the role cannot be assumed');
    expect(run.of('create')).toHaveLength(4);
    expect(run.of('invoke')).toEqual([]);
    expect(run.lambda.standing.size).toBe(0);
  });
});

describe('the end of a run', () => {
  test('deletes every function, after the last start and after versions that are being made', async () => {
    // A proven regression leaves versions that nobody will start.
    const run = aRun(REGRESSION, { ...AS_ON_AWS, rule: { ...RULE, maxSamples: 30 } });
    await run.report;
    expect(run.lambda.standing.size).toBe(0);
    const operations = run.lambda.calls.map(({ operation }) => operation);
    expect(operations.slice(operations.indexOf('remove'))).toEqual(Array(4).fill('remove'));
  });

  test('what cannot be deleted is said and changes no verdict, and the others are deleted', async () => {
    const fault = (call: Call): Fault | undefined =>
      is(call, 'remove 2') ? new LambdaFailure('aws lambda delete-function ...') : undefined;
    const run = aRun({ ...REGRESSION, fault }, AS_ON_AWS);
    expect((await run.report).verdict).toMatchObject({ verdict: 'regression', exitCode: 1 });
    expect(run.said.at(-1)).toBe('aws lambda delete-function ...');
    expect(run.lambda.standing.size).toBe(1);
  });

  test('by a stop leaves a regression that was proven before what it is', async () => {
    const stop = new AbortController();
    const fault = (call: Call): undefined => {
      if (is(call, 'invoke 60')) stop.abort();
    };
    const initMs: Script['initMs'] = (...of) =>
      UNDECIDED(...of) * (of[1] === 'head' && of[2] === 256 ? 100 : 1);
    const overrides = { tiersMb: [256, 1024], rule: { ...RULE, maxSamples: 30 } };
    const { comparisons, verdict } = await aRun({ initMs, fault }, overrides, stop.signal).report;
    expect(comparisons.map(({ ended, reason }) => [ended, reason])).toEqual([
      ['boundary', 'proven'],
      ['stopped-run', 'time-limit'],
    ]);
    expect(verdict).toEqual({ verdict: 'regression', reason: 'proven', exitCode: 1 });
  });
});
