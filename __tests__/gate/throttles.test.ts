/** Requests that Lambda refuses because the account has no room. */
import { describe, expect, test } from '@jest/globals';
import { RULE } from './a-request.ts';
import { AS_ON_AWS, aRun, type Run } from './a-run.ts';
import type { Call, Fault } from './scripted-lambda.ts';

/** Six refusals are as many as its verdict can bear. */
const THIRTY = { ...RULE, maxSamples: 30 };
const REFUSED: Fault = { kind: 'throttled', reason: 'ConcurrentInvocationLimitExceeded' };
const refused =
  (which: (number: number) => boolean) =>
  ({ operation, number }: Call): Fault | undefined =>
    operation === 'invoke' && which(number) ? REFUSED : undefined;
const sentMs = ({ of }: Run, number: number): number => of('invoke')[number - 1]?.sentMs ?? Number.NaN;

describe('requests that are refused', () => {
  test('are sent again after a pause that doubles, as often as it takes, because no try was made', async () => {
    const run = aRun({ fault: refused((number) => number >= 5 && number <= 10) }, { rule: THIRTY });
    const { counts, starts } = await run.report;
    expect(starts.slice(4, 11).map(({ attempt }) => attempt)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    const pauses = [5, 6, 7, 8, 9].map((number) => sentMs(run, number + 1) - sentMs(run, number));
    for (const [i, pauseMs] of [1_000, 2_000, 4_000, 8_000, 8_000].entries()) {
      expect(pauses[i]).toBeGreaterThanOrEqual(pauseMs);
      expect(pauses[i]).toBeLessThan(pauseMs + 3_000);
    }
    expect(counts.map(({ cold }) => cold)).toEqual([10, 10]);
    expect(counts.reduce((sum, { reasons }) => sum + (reasons['throttled'] ?? 0), 0)).toBe(6);
  });

  test('now and then leave the run as fast as it is', async () => {
    const run = aRun({ fault: refused((number) => number % 9 === 0) }, AS_ON_AWS);
    const { counts, warnings } = await run.report;
    expect(counts.map(({ cold }) => cold)).toEqual([10, 10]);
    expect(warnings).toEqual([]);
    expect(run.said.join('\n')).not.toContain('one request at a time');
  });

  test('three in a row leave one request at a time for the rest of the run', async () => {
    const run = aRun({ fault: refused((number) => number >= 9 && number <= 11) }, AS_ON_AWS);
    const { counts, starts } = await run.report;
    expect(
      run.said.filter((sentence) => sentence.includes('from here on one request at a time')),
    ).toHaveLength(1);
    expect(counts.map(({ cold }) => cold)).toEqual([10, 10]);
    const later = run.of('invoke').slice(14);
    expect(later.length).toBeGreaterThan(5);
    expect(new Set(later.map((call) => call.sentMs)).size).toBe(later.length);
    expect(starts.slice(14).every(({ outcome }) => outcome.kind === 'cold')).toBe(true);
  });

  test('nine in a row end the run, and what there is, is judged', async () => {
    const run = aRun({ fault: refused((number) => number >= 13) }, AS_ON_AWS);
    const { verdict, warnings } = await run.report;
    expect(run.said.join('\n')).toMatch(
      /one request at a time[\s\S]*no concurrency left, and no more are sent/,
    );
    expect(warnings).toEqual([
      {
        code: 'stopped-early',
        cause: { kind: 'throttled', refusals: 9, reason: 'ConcurrentInvocationLimitExceeded' },
      },
    ]);
    expect(run.of('invoke')).toHaveLength(21);
    expect(verdict).toMatchObject({ verdict: 'inconclusive', reason: 'lost-starts' });
    expect(run.lambda.standing.size).toBe(0);
  });
});
