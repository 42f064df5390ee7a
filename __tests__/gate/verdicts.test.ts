/** What whole runs conclude, and how soon. */
import { describe, expect, test } from '@jest/globals';
import type { Rule } from '../../src/core/model.ts';
import { aSide } from '../report/a-report.ts';
import { lognormal, seeded } from '../report/random.ts';
import { aRequest, RULE } from './a-request.ts';
import { AS_ON_AWS, aRun, UNDECIDED } from './a-run.ts';
import type { Call, Fault, Script } from './scripted-lambda.ts';

const THIRTY: Rule = { ...RULE, maxSamples: 30 };

/** Times around a median of each side and tier, drawn from a seed. */
function noisy(medianMs: (side: string, tierMb: number) => number, sd = 0.05): Pick<Script, 'initMs'> {
  const random = seeded(7);
  return { initMs: (_, side, tierMb) => lognormal(random, medianMs(side, tierMb), sd) };
}

const headStarts = (starts: readonly { side: string; block: number }[]): number =>
  starts.filter(({ side, block }) => side === 'head' && block > 0).length;

describe('the verdict', () => {
  test('of a head that is much slower is a regression, proven at the first look, which ends the run', async () => {
    const run = aRun(
      noisy((side) => (side === 'head' ? 600 : 300)),
      { ...AS_ON_AWS, rule: THIRTY },
    );
    const { comparisons, starts, verdict } = await run.report;
    expect(verdict).toEqual({ verdict: 'regression', reason: 'proven', exitCode: 1 });
    expect(headStarts(starts)).toBe(10);
    expect(comparisons[0]).toMatchObject({ ended: 'boundary', looks: [{ head: 10, crossed: 'regression' }] });
    expect(comparisons[0]?.warnings).toContainEqual({ code: 'early-stop' });
  });

  test('of a head that is much faster is a pass, as soon as that is proven', async () => {
    const { starts, verdict, comparisons } = await aRun(
      noisy((side) => (side === 'head' ? 200 : 300)),
      { ...AS_ON_AWS, rule: THIRTY },
    ).report;
    expect(verdict).toEqual({ verdict: 'pass', reason: 'proven', exitCode: 0 });
    expect(headStarts(starts)).toBe(10);
    expect(comparisons[0]?.changePercent.estimate).toBeLessThan(-25);
  });

  test('of a head as fast as base is a pass; the looks come after every block from ten starts on', async () => {
    const run = aRun({ initMs: UNDECIDED }, { rule: { ...RULE, maxSamples: 20 } });
    const { comparisons, starts, verdict } = await run.report;
    expect(verdict).toEqual({ verdict: 'pass', reason: 'not-proven', exitCode: 0 });
    expect(headStarts(starts)).toBe(20);
    expect(comparisons[0]?.looks.map(({ head }) => head)).toEqual([10, 15, 20]);
    expect(comparisons[0]?.ended).toBe('planned-maximum');
    expect(run.said.filter((sentence) => sentence.startsWith('Block '))).toHaveLength(4);
  });

  test('of a head whose slowness drowns in noise is no proof of anything', async () => {
    const initMs: Script['initMs'] = (...of) => UNDECIDED(...of) * (of[1] === 'head' ? 1.3 : 1);
    const { verdict } = await aRun({ initMs }).report;
    expect(verdict).toEqual({ verdict: 'inconclusive', reason: 'noisy', exitCode: 0 });
  });

  test('of one tier does not end the others: they are measured to their own', async () => {
    const { comparisons, starts, verdict } = await aRun(
      { initMs: (...of) => UNDECIDED(...of) * (of[1] === 'head' && of[2] === 256 ? 100 : 1) },
      { ...AS_ON_AWS, tiersMb: [256, 1024], rule: THIRTY },
    ).report;
    expect(comparisons.map((one) => one.verdict)).toEqual(['regression', 'pass']);
    const counted = (tierMb: number) => headStarts(starts.filter(({ cell }) => cell.tierMb === tierMb));
    expect(counted(256)).toBeLessThan(30);
    expect(counted(1024)).toBe(30);
    expect(verdict).toMatchObject({ verdict: 'regression', reason: 'proven' });
  });
});

describe('a budget without a base', () => {
  const sides = { base: null, head: aSide() };
  const rule = { ...THIRTY, budgetMs: 300 };

  test.each([
    ['over it', 400, { verdict: 'regression', reason: 'over-budget', exitCode: 1 }],
    ['within it', 200, { verdict: 'pass', reason: 'proven', exitCode: 0 }],
  ])('starts only head, which is %s', async (_, medianMs, expected) => {
    const run = aRun(
      noisy(() => medianMs),
      { sides, rule },
    );
    const { comparisons, counts, verdict } = await run.report;
    expect(verdict).toEqual(expected);
    expect(new Set(run.lambda.calls.map(({ fn }) => fn.side))).toEqual(new Set(['head']));
    expect(comparisons[0]?.base).toBeNull();
    expect(counts).toMatchObject([{ side: 'head', lost: 0 }]);
    expect(counts[0]?.cold).toBeLessThan(30);
  });
});

describe('a build that does not start', () => {
  const broken =
    (side: string, label?: string) =>
    ({ operation, fn }: Call): Fault | undefined =>
      operation === 'invoke' && fn.side === side && fn.cell.functionLabel === (label ?? fn.cell.functionLabel)
        ? 'init-fails'
        : undefined;

  test.each([
    ['head', { verdict: 'regression', reason: 'does-not-start', exitCode: 1 }],
    ['base', { verdict: 'not-measured', reason: 'base-does-not-start', exitCode: 0 }],
  ])('on %s ends the run after three failures', async (side, expected) => {
    const { starts, verdict } = await aRun({ fault: broken(side) }).report;
    expect(verdict).toEqual(expected);
    expect(starts.filter(({ outcome }) => outcome.kind === 'failed')).toHaveLength(3);
    expect(starts.length).toBeLessThanOrEqual(6);
  });

  test('on both sides says nothing about the change', async () => {
    const fault = ({ operation }: Call): Fault | undefined =>
      operation === 'invoke' ? 'init-fails' : undefined;
    expect((await aRun({ fault }).report).verdict).toMatchObject({
      verdict: 'not-measured',
      reason: 'base-does-not-start',
    });
  });

  test('is one function of several: the others are measured to their end', async () => {
    const known = {
      measuredOn: { engine: 'aws', region: 'eu-west-1', description: '' },
      sides: { base: aSide(), head: aSide() },
    } as const;
    const functions = ['bad', 'good'].flatMap((label) => aRequest(known, { label }).functions);
    const { counts, comparisons, verdict } = await aRun({ fault: broken('head', 'bad') }, { functions })
      .report;
    expect(counts.map(({ cell, cold }) => [cell.functionLabel, cold])).toEqual([
      ['bad', expect.any(Number)],
      ['bad', 0],
      ['good', 10],
      ['good', 10],
    ]);
    expect(counts[1]?.failed).toBeLessThanOrEqual(3);
    expect(comparisons.map(({ reason }) => reason)).toEqual(['does-not-start', 'proven']);
    expect(verdict.verdict).toBe('regression');
  });
});

test('functions that did not change are in the report, and nothing is done with them', async () => {
  const known = {
    measuredOn: { engine: 'aws', region: 'eu-west-1', description: '' },
    sides: { base: aSide(), head: aSide() },
  } as const;
  const functions = aRequest(known).functions.map((fn) => ({
    ...fn,
    reported: { ...fn.reported, skipped: true },
  }));
  const run = aRun({}, { functions });
  const { verdict, functions: reported } = await run.report;
  expect(verdict).toEqual({ verdict: 'pass', reason: 'identical', exitCode: 0 });
  expect(reported).toHaveLength(1);
  expect(run.lambda.calls).toEqual([]);
});
