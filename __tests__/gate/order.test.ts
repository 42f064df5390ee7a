/** Which starts a run sends, in which order, and how many at once. */
import { describe, expect, test } from '@jest/globals';
import type { ColdStart } from '../../src/core/model.ts';
import { makePlan, type PlannedPair, sidesInOrder } from '../../src/core/plan/make-plan.ts';
import { CELL, RULE } from './a-request.ts';
import { AS_ON_AWS, aRun, type Run } from './a-run.ts';

const TIERS = [256, 1024];

const placeOf = ({ cell, side, functionName }: ColdStart): string =>
  `${cell.tierMb} ${side} ${functionName.at(-1)}`;
const plannedPlaces = (pairs: readonly PlannedPair[]): string[] =>
  pairs.flatMap((pair) => sidesInOrder(pair).map((side) => `${pair.cell.tierMb} ${side} ${pair.slot}`));
const idOf = ({ functionName, version }: ColdStart): string => `${functionName}:${version}`;

/** For every start its position among the calls, when it was sent and when it was over. */
function spansOf({ of }: Run, starts: readonly ColdStart[]) {
  const sent = new Map(of('invoke').map((call) => [`${call.fn.name}:${call.version}`, call.sentMs]));
  return starts.map((start) => {
    const fromMs = sent.get(idOf(start)) ?? Number.NaN;
    return { start, fromMs, toMs: fromMs + start.wallMs };
  });
}

describe('one request at a time', () => {
  test('the starts follow the plan of the seed: burn-in, then block by block, the sides of a pair next to each other', async () => {
    const run = aRun({}, { tiersMb: TIERS, functionsPerLane: 2, seed: 'order' });
    const { starts } = await run.report;
    const cells = TIERS.map((tierMb) => ({ ...CELL, tierMb }));
    const plan = makePlan({ ...RULE, cells, seed: 'order', functionsPerLane: 2 });
    const blockOf = (block: number) => starts.filter((start) => start.block === block).map(placeOf);
    expect(blockOf(0)).toEqual(plannedPlaces(plan.burnIn));
    expect([1, 2].map(blockOf)).toEqual(plan.blocks.map(plannedPlaces));
    expect(starts.map(({ order }) => order)).toEqual(starts.map((_, i) => i));
    expect(run.of('invoke').map(({ fn, version }) => `${fn.name}:${version}`)).toEqual(starts.map(idOf));
    const spans = spansOf(run, starts);
    expect(spans.slice(1).every(({ fromMs }, i) => fromMs >= (spans[i]?.toMs ?? 0))).toBe(true);
  });

  test('the same seed gives the same run, another seed another order', async () => {
    const orderOf = async (seed: string) =>
      (await aRun({}, { tiersMb: TIERS, seed }).report).starts.map(placeOf);
    expect(await orderOf('one')).toEqual(await orderOf('one'));
    expect(await orderOf('two')).not.toEqual(await orderOf('one'));
  });

  test('both sides of a pair have their version before either is started', async () => {
    const run = aRun({});
    await run.report;
    const operations = run.lambda.calls
      .map(({ operation }) => operation)
      .filter((operation) => operation === 'publishFresh' || operation === 'invoke');
    const pair = ['publishFresh', 'publishFresh', 'invoke', 'invoke'];
    expect(operations).toEqual(Array.from({ length: 11 }, () => pair).flat());
  });

  test('the burn-in is one start of every function, and its times count nowhere', async () => {
    const slowAtFirst = {
      initMs: (_: string, side: string, __: number, i: number) => (side === 'head' && i < 2 ? 900 : 100),
    };
    const { starts, counts, comparisons } = await aRun(slowAtFirst, { functionsPerLane: 2 }).report;
    const burnIn = starts.filter(({ block }) => block === 0);
    expect(burnIn.filter(({ wallMs }) => wallMs > 900)).toHaveLength(2);
    expect(new Set(burnIn.map(({ functionName }) => functionName)).size).toBe(4);
    expect(counts.map(({ cold, burnIn: n }) => [cold, n])).toEqual([
      [10, 2],
      [10, 2],
    ]);
    expect(comparisons[0]).toMatchObject({ medianRatio: 1, head: { n: 10 } });
  });
});

describe('as on AWS', () => {
  const overrides = { ...AS_ON_AWS, tiersMb: TIERS };
  /** No two starts take equally long. */
  const uneven = {
    initMs: (_: string, side: string, tierMb: number, i: number) =>
      (side === 'head' ? 100 : 103) + tierMb / 8 + (i % 7) * 11,
  };

  test('the two starts of a pair are sent at the same moment, and as many pairs are under way as there are places for', async () => {
    const run = aRun(uneven, overrides);
    const spans = spansOf(run, (await run.report).starts);
    expect(spans).toHaveLength(48);
    for (let i = 0; i < spans.length; i += 2) {
      const [a, b] = [spans[i], spans[i + 1]];
      expect(a?.fromMs).toBe(b?.fromMs);
      expect(a?.start.cell).toEqual(b?.start.cell);
      expect([a?.start.side, b?.start.side].sort()).toEqual(['base', 'head']);
    }
    const atOnce = spans.map(
      ({ fromMs: at }) => spans.filter(({ fromMs, toMs }) => fromMs <= at && at < toMs).length,
    );
    expect(Math.max(...atOnce)).toBe(4);
  });

  test('every block of a tier is over before its next one begins, and the tiers do not wait for each other', async () => {
    // One tier takes so long that the other is through with its block long before.
    const run = aRun(
      { initMs: (_, __, tierMb) => (tierMb === 256 ? 9_000 : 100) },
      { ...overrides, concurrency: 20 },
    );
    const spans = spansOf(run, (await run.report).starts);
    const of = (tierMb: number, block: number) =>
      spans.filter(({ start: { cell, block: n } }) => cell.tierMb === tierMb && n === block);
    const begin = (tierMb: number, block: number) =>
      Math.min(...of(tierMb, block).map(({ fromMs }) => fromMs));
    const end = (tierMb: number, block: number) => Math.max(...of(tierMb, block).map(({ toMs }) => toMs));
    for (const tierMb of TIERS) {
      expect(begin(tierMb, 1)).toBeGreaterThanOrEqual(end(tierMb, 0));
      expect(begin(tierMb, 2)).toBeGreaterThanOrEqual(end(tierMb, 1));
    }
    expect(begin(1024, 1)).toBeLessThan(end(256, 0));
  });

  test('versions are made ahead, never more than were asked for, and none that nobody is to start', async () => {
    const run = aRun(uneven, overrides);
    const { starts } = await run.report;
    let most = 0;
    const waiting = new Map<string, number>();
    for (const { operation, fn } of run.lambda.calls) {
      const step = operation === 'publishFresh' ? 1 : operation === 'invoke' ? -1 : 0;
      waiting.set(fn.name, (waiting.get(fn.name) ?? 0) + step);
      most = Math.max(most, waiting.get(fn.name) ?? 0);
    }
    // Three that wait, and the one that was taken for the start to come.
    expect(most).toBe(4);
    expect(new Set(starts.map(idOf)).size).toBe(starts.length);
    expect(run.of('publishFresh')).toHaveLength(starts.length);
  });

  test('one function is made first, the others all at once; versions are made as soon as their function is ready', async () => {
    const run = aRun({}, overrides);
    await run.report;
    const [first, ...others] = run.of('create').map(({ sentMs }) => sentMs);
    expect([first, ...new Set(others)]).toEqual([0, 3_000]);
    // The first is ready while the others are still being created.
    expect(run.of('publishFresh')[0]).toMatchObject({
      fn: { name: run.of('create')[0]?.fn.name },
      sentMs: 5_000,
    });
    expect(run.of('create')).toHaveLength(8);
    const names = run.of('create').map(({ fn }) => fn.name);
    expect(names.every((name) => name.startsWith('cold-start-gate-testrun000-'))).toBe(true);
    expect(new Set(names.map(({ length }) => length)).size).toBe(1);
  });
});

describe('with SnapStart', () => {
  test('a version serves as many restores at the same moment as there are places, both sides alike', async () => {
    const run = aRun({ restored: true }, { concurrency: 4, startsPerVersion: 5 });
    const { starts } = await run.report;
    // A start that found the environment of an earlier one would not be cold.
    expect(starts.every(({ outcome }) => outcome.kind === 'cold' && outcome.by === 'restore')).toBe(true);
    const served = [...Map.groupBy(starts, idOf).values()].map(({ length }) => length);
    // Of each side: a burn-in, then two blocks of two, two and one.
    expect(served.toSorted()).toEqual([...Array(6).fill(1), ...Array(8).fill(2)]);
    expect(run.of('publishFresh')).toHaveLength(14);
    expect(starts.filter(({ side }) => side === 'base')).toHaveLength(11);
  });
});
