/** CSV files, and the situations that people reported from other tools. */
import { describe, expect, test } from '@jest/globals';
import { CsvError } from '../../../src/core/csv-records.ts';
import { seedRandom, shuffle } from '../../../src/core/plan/random.ts';
import { judgeFile, readSamples, splitBlock } from '../../../src/core/verdict/csv.ts';
import { timesOf } from '../../../src/core/verdict/samples.ts';
import { around, POLICY, RULE } from './samples.ts';

function csv(base: readonly number[], head: readonly number[]): string {
  const rows = (side: string, values: readonly number[]): string[] => values.map((ms) => `${side},512,${ms}`);
  return ['side,tier,ms', ...rows('base', base), ...rows('head', head)].join('\n');
}

function judged(base: readonly number[], head: readonly number[], rule = RULE) {
  const { comparisons, verdict } = judgeFile(readSamples(csv(base, head)), rule, POLICY);
  const [comparison] = comparisons;
  if (comparison === undefined) throw new Error('no comparison');
  return { comparison, verdict };
}

describe('reading', () => {
  test('columns in any order, blocks, burn-in, failed starts, quotes, and line ends of any kind', () => {
    const text =
      '\uFEFFms,block,"side",tier\r\n201.5,1,base,512\r\nfailed,1,head,512\r\n"202",2,base,512\n203.25,2,head,512\n9,0,base,512\n\n';
    const file = readSamples(text);
    expect(file.cells).toHaveLength(1);
    expect(file.progress).toBe('plan-done');
    expect(file.cells[0]?.blocks.map((block) => [timesOf(block.base), timesOf(block.head)])).toEqual([
      [[201_500], [Number.POSITIVE_INFINITY]],
      [[202_000], [203_250]],
    ]);
  });

  test('one cell per function, architecture and tier; they share the error rate', () => {
    const text = [
      'side,tier,ms,function,architecture',
      'base,128,1,a,arm64',
      'head,128,1,a,x86_64',
      'base,256,1,b,arm64',
    ];
    expect(readSamples(text.join('\n')).cells.map(({ cell }) => Object.values(cell).join(' '))).toEqual([
      'a arm64 128',
      'a x86_64 128',
      'b arm64 256',
    ]);
  });

  test.each([
    ['', 'header'],
    ['side,tier,ms', 'no samples'],
    ['side,ms\nbase,1', 'lacks tier'],
    ['side,tier,blcok,ms\nbase,1,1,1', 'blcok'],
    ['side,tier,ms\nbase,512', 'line 2: 2 fields'],
    ['side,tier,ms\npr,512,1', 'line 2: side must be base or head'],
    ['side,tier,ms\nbase,1GB,1', 'line 2: tier'],
    ['side,tier,ms\nbase,512,1\nbase,512,NaN', 'line 3: ms'],
    ['side,tier,ms\nbase,512,Infinity', 'line 2: ms'],
    ['side,tier,ms\nbase,512,-5', 'line 2: ms'],
    ['side,tier,ms\nbase,512,', 'line 2: ms'],
    ['side,tier,block,ms\nbase,512,x,1', 'line 2: block'],
    ['side,tier,ms,architecture\nbase,512,1,mips', 'line 2: architecture'],
  ])('%j is refused', (text, message) => {
    expect(() => readSamples(text)).toThrow(CsvError);
    expect(() => readSamples(text)).toThrow(message);
  });

  test('a block of more than 10,000 pairs is split by order, into parts that have both sides', () => {
    const values = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);
    expect(splitBlock({ base: values(100), head: values(100) })).toHaveLength(1);
    for (const [n, m] of [
      [101, 100],
      [250, 250],
      [1000, 1000],
      [3, 20_000],
    ] as const) {
      const parts = splitBlock({ base: values(n), head: values(m) });
      expect(parts.length).toBeGreaterThan(1);
      expect(parts.every((part) => part.base.length > 0 && part.head.length > 0)).toBe(true);
      expect(parts.flatMap((part) => part.base)).toEqual(values(n));
      expect(parts.flatMap((part) => part.head)).toEqual(values(m));
    }
  });

  test('a file of a thousand starts a side is judged exactly all the same', () => {
    const base = around(300, 0.1, 1000);
    const { comparison, verdict } = judged(base, base.toReversed());
    expect(verdict.verdict).toBe('pass');
    expect(comparison.looks).toHaveLength(1);
    expect([comparison.base?.n, comparison.head.n]).toEqual([1000, 1000]);
  });

  test('what no measurement holds is refused: a field of megabytes, very many rows of a side, very many cells', () => {
    const header = 'side,tier,ms\n';
    expect(() => readSamples(`${header}base,1,"${'x'.repeat(1_000_000)}"`)).toThrow(
      /more than 10000 characters/,
    );
    expect(() => readSamples(`${header}base,1,${' '.repeat(9_000)}x`)).toThrow(CsvError);
    expect(() => readSamples(header + 'base,1,2\n'.repeat(20_001))).toThrow(/at most 20000/);
    const cells = Array.from({ length: 10_001 }, (_, tier) => `base,${tier + 1},2`).join('\n');
    expect(() => readSamples(header + cells)).toThrow(/more than 10000 cells/);
  });

  test('a file without blocks is looked at once, with all of the error rate', () => {
    const { comparison } = judged(around(300, 0.2, 40), around(310, 0.2, 40));
    expect(comparison.looks).toHaveLength(1);
    expect(comparison.looks[0]).toMatchObject({ base: 40, head: 40 });
    expect(comparison.looks[0]?.spentPass).toBeGreaterThan(0.045);
  });
});

describe('situations from other tools', () => {
  test('all values equal: no change, p = 1, and no NaN anywhere', () => {
    const { comparison, verdict } = judged([200, 200, 200, 200, 200, 200], [200, 200, 200, 200, 200, 200]);
    expect(verdict).toMatchObject({ verdict: 'pass', exitCode: 0 });
    expect(comparison).toMatchObject({ pSlowerAtAll: 1, medianRatio: 1 });
    expect(comparison.changePercent.estimate).toBe(0);
    expect(JSON.stringify({ comparison, verdict })).not.toMatch(/NaN|Infinity/);
  });

  test('an improvement never fails, also with 40 per side', () => {
    const base = [326, 331, 336, 341, 346];
    const head = [310, 315, 320, 325, 330];
    const faster = judged(base, head);
    expect(faster.verdict.verdict).toBe('pass');
    expect(faster.comparison.pSlowerAtAll).toBeCloseTo(0.996032, 6);
    expect(faster.comparison.changePercent.estimate).toBeLessThan(0);
    const swapped = judged(head, base);
    expect(swapped.comparison.pSlowerAtAll).toBeCloseTo(0.007937, 6);
    expect(swapped.comparison.medianRatio).toBeCloseTo(1.05, 12);
    const many = (values: number[]): number[] =>
      Array.from({ length: 8 }, (_, i) => values.map((ms) => ms + i / 10)).flat();
    expect(judged(many(base), many(head)).verdict.verdict).toBe('pass');
  });

  test('ties are counted exactly: a small change within the limit passes', () => {
    const base = [205, 207, 208, 208, 210, 210, 211, 212, 212, 213];
    const head = [210, 212, 212, 213, 214, 214, 215, 216, 216, 218];
    const { comparison, verdict } = judged(base, head);
    expect(verdict.verdict).toBe('pass');
    expect([comparison.base?.medianMs, comparison.head.medianMs]).toEqual([210, 214]);
    // Half of the two-sided permutation p 0.001234.
    expect(comparison.pSlowerAtAll).toBeCloseTo(0.000617, 6);
  });

  test('a tie that appears by 0.01 ms changes no verdict', () => {
    const base = around(300, 0.1, 12).map((ms, i) => Number((ms + i / 100).toFixed(2)));
    const head = base.map((ms) => Number((ms * 1.03).toFixed(2)));
    const tied = head.map((ms, i) => (i === 0 ? (base[5] ?? ms) : ms));
    const near = tied.map((ms, i) => (i === 0 ? ms + 0.01 : ms));
    expect(judged(base, tied).verdict).toMatchObject({ verdict: judged(base, near).verdict.verdict });
  });

  test('a big gap in a few noisy samples is inconclusive, and says how many would do', () => {
    const { comparison, verdict } = judged([230, 260, 300], [240, 410, 780]);
    expect(verdict.verdict).toBe('inconclusive');
    expect(comparison.pSlowerAtAll).toBeCloseTo(0.2, 12);
    expect(((comparison.medianRatio ?? 0) - 1) * 100).toBeCloseTo(57.7, 1);
    expect(comparison.moreSamplesNeeded).toBeGreaterThan(0);
  });

  test('a base of zeros is an error that says so; one start per side is inconclusive', () => {
    expect(() => judged([0, 0, 0], [250, 250, 250])).toThrow('base has no valid cold starts');
    expect(judged([200], [400]).verdict).toMatchObject({ verdict: 'inconclusive', reason: 'too-few' });
  });

  test.each([
    [219.9, 'pass', 'proven'],
    [220.0, 'pass', 'not-proven'],
    [220.1, 'regression', 'proven'],
  ])('a limit of 10 %% on 200 ms and a head of %p ms: %s', (ms, word, reason) => {
    const times = (value: number): number[] => Array.from({ length: 10 }, () => value);
    expect(judged(times(200), times(ms)).verdict).toMatchObject({ verdict: word, reason });
  });

  test('a slow drift does not look like a regression when the sides take turns', () => {
    // 1.5 % of the first value per start, 20 + 20 starts in a random order of pairs.
    const sides = { base: [] as number[], head: [] as number[] };
    let state = seedRandom('drift');
    for (let pair = 0; pair < 20; pair++) {
      const order = shuffle(['base', 'head'] as const, state);
      state = order.state;
      for (const [i, side] of order.items.entries()) sides[side].push(200 * (1 + 0.015 * (2 * pair + i)));
    }
    const rows = (['base', 'head'] as const).flatMap((side) =>
      sides[side].map((ms, i) => `${side},512,${Math.floor(i / 5) + 1},${ms.toFixed(2)}`),
    );
    const file = readSamples(['side,tier,block,ms', ...rows].join('\n'));
    const { verdict, comparisons } = judgeFile(file, RULE, POLICY);
    expect(verdict.verdict).toBe('pass');
    expect(Math.abs(comparisons[0]?.changePercent.estimate ?? 99)).toBeLessThan(2);
  });

  test('sides of different size are compared as they are, and both sizes are shown', () => {
    const { comparison, verdict } = judged(around(300, 0.03, 10), around(303, 0.03, 6));
    expect([comparison.base?.n, comparison.head.n]).toEqual([10, 6]);
    expect(verdict.verdict).toBe('pass');
  });

  test('a burst of outliers on one side does not fail unchanged code', () => {
    const base = around(300, 0.03, 30);
    const head = base.map((ms, i) => (i >= 10 && i < 13 ? ms * 4 : ms));
    expect(judged(base, head).verdict.verdict).toBe('pass');
  });
});
