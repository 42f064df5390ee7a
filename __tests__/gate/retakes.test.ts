/** Starts that say nothing about the build are taken again in their place; those that do, never. */
import { describe, expect, test } from '@jest/globals';
import { LambdaFailure } from '../../src/gate/ports.ts';
import { RULE } from './a-request.ts';
import { AS_ON_AWS, aRun, UNDECIDED } from './a-run.ts';
import type { Call, Fault } from './scripted-lambda.ts';

/** At these starts of the run, counted from 1. */
const at =
  (numbers: readonly number[], fault: Fault) =>
  ({ operation, number }: Call): Fault | undefined =>
    operation === 'invoke' && numbers.includes(number) ? fault : undefined;

const TWENTY = { ...RULE, maxSamples: 20 };
const COLD_TEN = [
  [10, 0],
  [10, 0],
];

describe('a lost start', () => {
  test.each<[string, Fault]>([
    ['not-cold', 'made-ahead'],
    ['wrong-version', 'another-version'],
    ['response-dropped', { kind: 'dropped', what: 'ECONNRESET' }],
    ['throttled', { kind: 'throttled', reason: 'CallerRateLimitExceeded' }],
  ])(
    '%s is retaken in its place: same side, block and function, a version of its own',
    async (reason, fault) => {
      const { counts, starts } = await aRun({ fault: at([5, 9], fault) }).report;
      const lost = starts.filter(({ outcome }) => outcome.kind === 'lost');
      expect(lost.map(({ order, outcome }) => [order, outcome])).toEqual([
        [4, { kind: 'lost', reason }],
        [8, { kind: 'lost', reason }],
      ]);
      for (const { order, side, block, cell, functionName, version } of lost) {
        const retake = starts[order + 1];
        expect(retake).toMatchObject({
          side,
          block,
          cell,
          functionName,
          attempt: 2,
          outcome: { kind: 'cold' },
        });
        expect(Number(retake?.version)).toBe(Number(version) + 1);
      }
      expect(counts.map(({ cold, failed }) => [cold, failed])).toEqual(COLD_TEN);
      expect(counts.reduce((sum, { reasons }) => sum + (reasons[reason] ?? 0), 0)).toBe(2);
    },
  );

  test('is given up after three tries, and its block has one value less', async () => {
    const { counts, starts, comparisons } = await aRun(
      { initMs: UNDECIDED, fault: at([5, 6, 7], 'made-ahead') },
      { rule: TWENTY },
    ).report;
    expect(starts.slice(4, 8).map(({ attempt, outcome }) => [attempt, outcome.kind])).toEqual([
      [1, 'lost'],
      [2, 'lost'],
      [3, 'lost'],
      [1, 'cold'],
    ]);
    expect(counts.map(({ cold, lost }) => [cold, lost]).toSorted()).toEqual([
      [19, 3],
      [20, 0],
    ]);
    // Its side is one behind at every look.
    const behind = comparisons[0]?.looks.map(({ base, head }) => Math.abs(base - head));
    expect(new Set(behind)).toEqual(new Set([1]));
  });

  test('of the burn-in is retaken, too, and is no lost start of the sample', async () => {
    const { counts, starts } = await aRun({ fault: at([1], 'made-ahead') }).report;
    expect(starts[1]).toMatchObject({ block: 0, attempt: 2 });
    expect(counts.map(({ lost }) => lost)).toEqual([0, 0]);
  });

  test('holds its pair back from no other: as on AWS every start is there in the end', async () => {
    const run = aRun({ fault: at([3, 8, 14], 'made-ahead') }, AS_ON_AWS);
    const { counts, starts } = await run.report;
    expect(starts).toHaveLength(27);
    expect(counts.map(({ cold, failed }) => [cold, failed])).toEqual(COLD_TEN);
  });

  test('of which there are too many ends its tier at the next look', async () => {
    const always = ({ operation, fn }: Call): Fault | undefined =>
      operation === 'invoke' && fn.cell.tierMb === 256 ? 'made-ahead' : undefined;
    const { counts, verdict, comparisons } = await aRun({ fault: always }, { tiersMb: [256, 1024] }).report;
    expect(counts.map(({ cold, lost }) => [cold, lost])).toEqual([[0, 15], [0, 15], ...COLD_TEN]);
    expect(comparisons.map(({ reason }) => reason)).toEqual(['lost-starts', 'proven']);
    expect(verdict).toMatchObject({ verdict: 'inconclusive', reason: 'lost-starts', exitCode: 0 });
  });
});

describe('a response without its REPORT line', () => {
  test('is completed from the log', async () => {
    const run = aRun({ fault: at([4], 'no-report') });
    const { starts, counts } = await run.report;
    expect(run.of('findReport')).toHaveLength(1);
    expect(starts[3]).toMatchObject({ attempt: 1, outcome: { kind: 'cold', phases: { initMs: 100 } } });
    expect(counts.every(({ lost }) => lost === 0)).toBe(true);
  });

  test.each<[string, Fault, string[]]>([
    ['is not there either', 'no-report', []],
    ['cannot be read', new LambdaFailure('allow logs:FilterLogEvents'), ['allow logs:FilterLogEvents']],
  ])('is lost and retaken when the line %s', async (_, fault, saying) => {
    const run = aRun({
      fault: (call) => (call.operation === 'findReport' ? fault : at([4], 'no-report')(call)),
    });
    const { starts, counts } = await run.report;
    expect(starts[3]?.outcome).toEqual({ kind: 'lost', reason: 'no-report' });
    expect(starts[4]).toMatchObject({ attempt: 2, outcome: { kind: 'cold' } });
    expect(counts.map(({ cold, failed }) => [cold, failed])).toEqual(COLD_TEN);
    expect(run.said.filter((sentence) => sentence.includes('logs:'))).toEqual(saying);
  });
});

test('a start that failed is never retaken and counts as slower than any number', async () => {
  const fault = ({ operation, fn, number }: Call): Fault | undefined =>
    operation === 'invoke' && fn.side === 'head' && number > 10 && number % 3 === 0
      ? 'init-fails'
      : undefined;
  const { counts, starts, comparisons } = await aRun({ initMs: UNDECIDED, fault }, { rule: TWENTY }).report;
  const failed = starts.filter(({ outcome }) => outcome.kind === 'failed').length;
  expect(failed).toBeGreaterThan(0);
  expect(starts.every(({ attempt }) => attempt === 1)).toBe(true);
  expect(counts.map(({ failed: n }) => n)).toEqual([0, failed]);
  expect(comparisons[0]?.head).toMatchObject({ failed, n: 20 });
});
