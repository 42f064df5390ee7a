/** The use case over the wire: what a run sends, in which order, and what it makes of the answers. */
import { describe, expect, test } from '@jest/globals';
import type { ColdStart } from '../../src/core/model.ts';
import { makePlan, sidesInOrder } from '../../src/core/plan/make-plan.ts';
import { judgeReport } from '../../src/core/verdict/judge-report.ts';
import type { RequestRecord } from '../../src/local/engine.ts';
import { readReportJson, reportJson } from '../../src/report/json/json.ts';
import { lostReport, otherVersionAnswers, proactiveInit, SLOW_VPC_DELAYS } from '../local/situations.ts';
import { CELL, type Files, GOOD, gate, RULE, setUp } from './on-engine.ts';

const TIERS = [256, 1024];
const cells = TIERS.map((tierMb) => ({ ...CELL, tierMb }));
const invokes = (requests: readonly RequestRecord[]) =>
  requests.filter(({ operation }) => operation === 'Invoke');
const places = (starts: readonly ColdStart[]) =>
  starts.map(({ side, cell, block }) => `${block} ${cell.tierMb} ${side}`);

/** Both sides answer; head only after its CPU has worked for about `ms`. */
const busy = (ms: number): Files => ({
  'index.js': `const end = Date.now() + ${ms}; while (Date.now() < end);\nexports.handler = async () => 1;\n`,
});

describe('a run on the wire', () => {
  test('follows the plan of its seed: block by block, base and head of a tier next to each other', async () => {
    await using bench = await setUp({ files: GOOD }, { files: GOOD });
    const { report } = await gate(bench, { tiersMb: TIERS, seed: 'order' });
    const plan = makePlan({ ...RULE, cells, seed: 'order', functionsPerLane: 1 });
    const planned = [plan.burnIn, ...plan.blocks].flatMap((pairs, block) =>
      pairs.flatMap((pair) => sidesInOrder(pair).map((side) => `${block} ${pair.cell.tierMb} ${side}`)),
    );
    expect(report.starts.every(({ outcome }) => outcome.kind === 'cold')).toBe(true);
    expect(places(report.starts)).toEqual(planned.slice(0, report.starts.length));
    // The wire has the same order as the report.
    const sent = invokes(bench.requests).map(({ functionName, qualifier }) => `${functionName}:${qualifier}`);
    expect(sent).toEqual(report.starts.map(({ functionName, version }) => `${functionName}:${version}`));
  });

  test('asks every start of a version of its own, published after an update, and never of $LATEST', async () => {
    await using bench = await setUp({ files: GOOD }, { files: GOOD });
    await gate(bench);
    const versions = invokes(bench.requests).map(
      ({ functionName, qualifier }) => `${functionName}:${qualifier}`,
    );
    expect(new Set(versions).size).toBe(versions.length);
    expect(versions.every((version) => /:\d+$/.test(version))).toBe(true);
    // Both sides of a pair are made ready before either is started; what was never published needs no update.
    const perPair = bench.requests
      .map(({ operation }) => operation)
      .filter((operation) =>
        ['UpdateFunctionConfiguration', 'PublishVersion', 'Invoke'].includes(operation ?? ''),
      )
      .join(' ');
    const pair = 'PublishVersion PublishVersion Invoke Invoke';
    const update = 'UpdateFunctionConfiguration UpdateFunctionConfiguration';
    const later = Array.from({ length: versions.length / 2 - 1 }, () => `${update} ${pair}`);
    expect(perPair).toBe([pair, ...later].join(' '));
  });

  test('the same seed gives the same order, another seed another one', async () => {
    await using bench = await setUp({ files: GOOD }, { files: GOOD });
    const orderOf = async (seed: string, runToken: string) =>
      places((await gate(bench, { seed, runToken })).report.starts.filter(({ block }) => block < 3));
    const first = await orderOf('one', 'run1');
    expect(await orderOf('one', 'run2')).toEqual(first);
    expect(await orderOf('two', 'run3')).not.toEqual(first);
  });

  test('writes only to functions of its own name and deletes each of them', async () => {
    await using bench = await setUp({ files: GOOD }, { files: GOOD });
    await gate(bench, { tiersMb: TIERS });
    const created = bench.requests.filter(({ operation }) => operation === 'CreateFunction');
    const deleted = bench.requests.filter(({ operation }) => operation === 'DeleteFunction');
    expect(created).toHaveLength(4);
    expect(new Set(deleted.map(({ functionName }) => functionName))).toEqual(
      new Set(created.map(({ functionName }) => functionName)),
    );
    expect(new Set(created.map(({ functionName }) => functionName?.length)).size).toBe(1);
    expect(
      bench.requests.every(({ functionName }) => functionName?.startsWith('cold-start-gate-') ?? true),
    ).toBe(true);
  });
});

describe('what a run concludes', () => {
  test('a build whose init works longer is a regression, and the phase that moved is seen', async () => {
    await using bench = await setUp({ files: busy(150) }, { files: GOOD });
    const { report } = await gate(bench);
    expect(report.verdict).toMatchObject({ verdict: 'regression', exitCode: 1 });
    const [comparison] = report.comparisons;
    const moved = (comparison?.head.phaseMediansMs.init ?? 0) - (comparison?.base?.phaseMediansMs.init ?? 0);
    expect(moved).toBeGreaterThan(75);
  });

  test('its report, written and read back, is judged to the same verdict bit for bit', async () => {
    await using bench = await setUp({ files: busy(60) }, { files: GOOD });
    const { report } = await gate(bench);
    const again = judgeReport(readReportJson(reportJson(report)));
    expect(again.comparisons).toEqual(report.comparisons);
    expect(again.verdict).toEqual(report.verdict);
  });

  test('a lost start is retaken in its place, inside its block, and counted', async () => {
    await using bench = await setUp(
      { files: GOOD },
      { files: GOOD },
      {
        faults: [{ operation: 'Invoke', calls: [5, 9], effect: { kind: 'reset', at: 'after-work' } }],
      },
    );
    const { report } = await gate(bench);
    const lost = report.starts.filter(({ outcome }) => outcome.kind === 'lost');
    expect(lost.map(({ order, outcome }) => [order, outcome])).toEqual([
      [4, { kind: 'lost', reason: 'response-dropped' }],
      [8, { kind: 'lost', reason: 'response-dropped' }],
    ]);
    for (const { order, side, block, cell, version } of lost) {
      const retake = report.starts[order + 1];
      expect(retake).toMatchObject({ side, block, cell, attempt: 2, outcome: { kind: 'cold' } });
      expect(retake?.version).not.toBe(version);
    }
    expect(report.counts.map(({ cold, failed }) => [cold, failed])).toEqual([
      [10, 0],
      [10, 0],
    ]);
    expect(report.counts.reduce((sum, { lost: n }) => sum + n, 0)).toBe(2);
  });

  test('starts that AWS had initialised ahead are replaced; too many of them leave the run inconclusive', async () => {
    await using bench = await setUp(
      { files: GOOD },
      { files: GOOD },
      { faults: [proactiveInit({ from: 1 })] },
    );
    const { report } = await gate(bench);
    expect(report.verdict).toMatchObject({ verdict: 'inconclusive', reason: 'lost-starts', exitCode: 0 });
    expect(report.counts.every(({ reasons }) => (reasons['not-cold'] ?? 0) > 0)).toBe(true);
  });

  test('an answer of another version says nothing about the build and is retaken', async () => {
    await using bench = await setUp(
      { files: GOOD },
      { files: GOOD },
      { faults: [otherVersionAnswers('41', 6)] },
    );
    const { report } = await gate(bench);
    const lost = report.starts.filter(({ outcome }) => outcome.kind === 'lost');
    expect(lost.map(({ outcome }) => outcome)).toEqual([{ kind: 'lost', reason: 'wrong-version' }]);
    expect(report.counts.map(({ cold }) => cold)).toEqual([10, 10]);
  });

  test('a REPORT that the tail lacks is read from CloudWatch Logs', async () => {
    await using bench = await setUp(
      { files: GOOD },
      { files: GOOD },
      {
        faults: [lostReport(4)],
      },
    );
    const { report } = await gate(bench);
    expect(bench.requests.some(({ operation }) => operation === 'FilterLogEvents')).toBe(true);
    expect(report.starts[3]).toMatchObject({ attempt: 1, outcome: { kind: 'cold' } });
    expect(report.counts.every(({ lost }) => lost === 0)).toBe(true);
  });

  test('functions that are Pending for minutes, as in a new VPC, are waited for', async () => {
    let now = Date.now();
    // Every look at the engine's clock is five seconds later than the one before.
    const clock = { now: () => (now += 5_000), delays: { ...SLOW_VPC_DELAYS, publish: 0 } };
    await using bench = await setUp({ files: GOOD }, { files: GOOD }, { ...clock, anySignature: true });
    const { report } = await gate(bench);
    const polls = bench.requests.filter(({ operation }) => operation === 'GetFunction').length;
    expect(polls).toBeGreaterThan(report.starts.length);
    expect(report.counts.map(({ cold }) => cold)).toEqual([10, 10]);
  });

  test('three failures in a row on head with a healthy base end the run early', async () => {
    await using bench = await setUp({ files: { 'index.js': "throw new Error('x');" } }, { files: GOOD });
    const { report } = await gate(bench);
    expect(report.verdict).toMatchObject({ verdict: 'regression', reason: 'does-not-start', exitCode: 1 });
    expect(report.starts.filter(({ side }) => side === 'head')).toHaveLength(3);
  });

  test('a base that does not start is not measured, whatever head does', async () => {
    await using bench = await setUp({ files: GOOD }, { files: { 'index.js': "throw new Error('x');" } });
    const { report } = await gate(bench);
    expect(report.verdict).toMatchObject({
      verdict: 'not-measured',
      reason: 'base-does-not-start',
      exitCode: 0,
    });
  });

  test('a start that fails now and then counts as slower than any number and is not retaken', async () => {
    const flaky =
      "if (require('node:crypto').randomInt(2) === 0) throw new Error('x');\nexports.handler = async () => 1;\n";
    await using bench = await setUp({ files: { 'index.js': flaky } }, { files: GOOD });
    const { report } = await gate(bench, { rule: { ...RULE, maxSamples: 20 } });
    const head = report.counts.find(({ side }) => side === 'head');
    expect(head?.failed).toBeGreaterThan(0);
    expect(report.starts.every(({ attempt }) => attempt === 1)).toBe(true);
    expect(report.comparisons[0]?.head.failed).toBeGreaterThan(0);
  });

  test('an environment value in an error of the function is not in the report', async () => {
    const secret = 's3cr3t-value-of-the-function';
    const files = { 'index.js': "throw new Error('key ' + process.env.KEY + ' is wrong');" };
    await using bench = await setUp({ files, settings: { environment: { KEY: secret } } }, { files: GOOD });
    const { report } = await gate(bench);
    expect(JSON.stringify(report.starts)).toContain('is wrong');
    expect(JSON.stringify(report)).not.toContain(secret);
  });
});
