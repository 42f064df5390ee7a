import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  AWS_DELAYS,
  AWS_IMAGE_DELAYS,
  type EstimateInput,
  estimateRun,
  NO_DELAYS,
  sumEstimates,
} from '../../../src/core/cost/estimate.ts';
import { powerFor } from '../../../src/core/verdict/power-table.ts';
import { renderPlan } from '../../../src/report/plan-text.ts';
import { aCell, aRule } from '../../report/a-report.ts';

const USUAL: EstimateInput = {
  sides: ['base', 'head'],
  tiersMb: [512, 1024, 2048],
  architectures: ['x86_64'],
  maxSamples: 30,
  functionsPerLane: 2,
  concurrency: 4,
  forcing: 'version',
  startsPerVersion: 1,
  delays: AWS_DELAYS,
  packageBytes: { base: 1_000_000, head: 3_000_000 },
  timeoutSeconds: 3,
  ephemeralStorageMb: 512,
};

describe('functions of one run together', () => {
  const one = estimateRun(USUAL);

  test('a single one is what it was', () => {
    expect(sumEstimates([one])).toEqual(one);
  });

  test('counts and cost add up; time does where limits are shared', () => {
    const two = sumEstimates([one, one]);
    expect(two).toMatchObject({
      lanes: 12,
      functions: 24,
      starts: 384,
      controlCalls: 2 * one.controlCalls,
      minutes: 2 * one.minutes,
      longestBy: 'control-plane-calls',
      dollars: 2 * one.dollars,
    });
    expect(two.calls['Invoke']).toBe(384);
    const snapshots = estimateRun({ ...USUAL, startsPerVersion: 5 });
    expect(snapshots.longestBy).toBe('update-lock');
    expect(sumEstimates([snapshots, snapshots]).minutes).toBe(snapshots.minutes);
  });

  test('none is refused', () => {
    expect(() => sumEstimates([])).toThrow(RangeError);
  });
});

test('container images take no code storage, and a change of them takes 25 s', () => {
  const zips = estimateRun(USUAL);
  const images = estimateRun({ ...USUAL, packageBytes: { base: 0, head: 0 }, delays: AWS_IMAGE_DELAYS });
  expect({ ...images, storageBytes: 0, minutes: 0, longestBy: '' }).toEqual({
    ...zips,
    storageBytes: 0,
    minutes: 0,
    longestBy: '',
  });
  expect(images.storageBytes).toBe(0);
  expect(images.longestBy).toBe('update-lock');
  // 16 versions of each of the 12 functions, after 25 s until they are there.
  expect(images.minutes).toBeCloseTo((25 + 16 * 25) / 60, 10);
});

describe('the estimate of a run', () => {
  test('three tiers, two sides, thirty starts: counted by hand', () => {
    const estimate = estimateRun(USUAL);
    expect(estimate).toMatchObject({ lanes: 6, functions: 12, starts: 192 });
    expect(estimate.calls).toEqual({
      CreateFunction: 12,
      GetFunction: 2 * 192,
      UpdateFunctionConfiguration: 180,
      PublishVersion: 192,
      Invoke: 192,
      DeleteFunction: 12,
      DeleteLogGroup: 12,
    });
    expect(estimate.controlCalls).toBe(12 + 180 + 192 + 12);
    // 396 calls at 8 per second are 49.5 s; 16 changes of 3 s per function 48 s; 192 starts of 1 s by four 48 s.
    expect(estimate.longestBy).toBe('control-plane-calls');
    expect(estimate.minutes).toBeCloseTo((4 + 49.5) / 60, 6);
    // Half of 12 functions and 192 versions hold each package.
    expect(estimate.storageBytes).toBe(102 * 4_000_000);
    // 64 starts at each of 0.5, 1 and 2 GB for a second, and 192 requests.
    expect(estimate.dollars).toBeCloseTo(64 * 3.5 * 0.0000166667 + 192 * 0.0000002, 9);
    expect(estimate.mostDollars).toBeCloseTo(64 * 3.5 * 13 * 0.0000166667 + 192 * 0.0000002, 9);
  });

  test('forcing: tenant makes no versions, and pays for tenants', () => {
    const estimate = estimateRun({ ...USUAL, forcing: 'tenant' });
    expect(estimate.calls).not.toHaveProperty('PublishVersion');
    expect(estimate.controlCalls).toBe(24);
    expect(estimate.storageBytes).toBe(6 * 4_000_000);
    expect(estimate.dollars).toBeGreaterThan(estimateRun(USUAL).dollars);
  });

  test('SnapStart: few versions, and minutes for each', () => {
    const estimate = estimateRun({ ...USUAL, startsPerVersion: 5 });
    expect(estimate.calls['PublishVersion']).toBe(39);
    expect(estimate.longestBy).toBe('update-lock');
    expect(estimate.minutes).toBeGreaterThan(5);
  });

  test('on this machine only the starts take time', () => {
    const estimate = estimateRun({ ...USUAL, delays: NO_DELAYS, concurrency: 1, functionsPerLane: 1 });
    expect(estimate).toMatchObject({ longestBy: 'concurrency', minutes: (6 * 31) / 60 });
  });

  test('nothing planned is a mistake', () => {
    expect(() => estimateRun({ ...USUAL, tiersMb: [] })).toThrow(RangeError);
  });

  test('more of anything is never less of anything', () => {
    const count = fc.integer({ min: 1, max: 12 });
    fc.assert(
      fc.property(count, count, fc.constantFrom('version', 'tenant'), (blocks, concurrency, forcing) => {
        const smaller = estimateRun({ ...USUAL, forcing, concurrency, maxSamples: blocks * 5 });
        const larger = estimateRun({ ...USUAL, forcing, concurrency, maxSamples: blocks * 5 + 5 });
        for (const name of ['starts', 'controlCalls', 'minutes', 'storageBytes', 'dollars'] as const) {
          expect(larger[name]).toBeGreaterThanOrEqual(smaller[name]);
        }
        expect(smaller.mostDollars).toBeGreaterThan(smaller.dollars);
      }),
    );
  });
});

describe('the plan as text', () => {
  const estimate = estimateRun(USUAL);
  const plan = {
    where: 'AWS, eu-west-1',
    functions: { measured: 1, skipped: 0 },
    tiersMb: USUAL.tiersMb,
    architectures: ['x86_64'],
    identical: false,
    estimate,
  };

  test('lanes, calls, minutes, storage, dollars with source and date, and the policy', () => {
    const text = renderPlan({ ...plan, policy: '{"Version":"2012-10-17"}' });
    expect(text.split('\n')).toEqual([
      'Plan (nothing was created, changed or invoked)',
      'Where:               AWS, eu-west-1',
      'Functions:           1 to measure, 0 skipped because nothing of them changed',
      'Lanes:               6 (512, 1024, 2048 MB; x86_64)',
      'Temporary functions: 12',
      'Cold starts:         at most 192, burn-in included',
      "Calls:               CreateFunction 12, GetFunction 384, UpdateFunctionConfiguration 180, PublishVersion 192, Invoke 192, DeleteFunction 12, DeleteLogGroup 12; 396 count against the account's quota",
      'Time:                about 54 s without early stopping, bound by control-plane calls',
      'Code storage:        389 MiB while it runs',
      'Cost:                about $0.0038 at a second per start, at most $0.05 (list prices of us-east-1, 2026-11)',
      '',
      'IAM policy that the run needs:',
      '{"Version":"2012-10-17"}',
    ]);
  });

  test('what the planned samples find stands below, one line per row, where earlier runs are known', () => {
    const rule = aRule;
    const power = [128, 512].map((tierMb) => powerFor(0.05, 10, rule, 2, aCell({ tierMb })));
    const lines = renderPlan({ ...plan, policy: null, power }).split('\n');
    const from = lines.indexOf('By the usual noise of earlier runs:');
    expect(lines.slice(from - 1, from)).toEqual(['']);
    expect(lines.slice(from).filter((line) => /^\d+ MB +5 % .* with 30$/.test(line))).toHaveLength(2);
    expect(renderPlan({ ...plan, policy: null, power: [] })).toBe(renderPlan({ ...plan, policy: null }));
  });

  test('identical sides are said before the numbers', () => {
    const [, second] = renderPlan({ ...plan, policy: null, identical: true }).split('\n');
    expect(second).toContain('the run passes at once');
  });

  test('on this machine there is neither a quota nor a price nor a policy', () => {
    const text = renderPlan({ ...plan, policy: null });
    expect(text).toContain('Cost:                none');
    expect(text).not.toContain('quota');
    expect(text).not.toContain('IAM');
  });
});
