import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { StatisticsError } from '../../../src/core/statistics/errors.ts';
import { warningsOf } from '../../../src/core/verdict/cell-warnings.ts';
import { isDecided, judgeCell } from '../../../src/core/verdict/judge-cell.ts';
import { plainSamples } from '../../../src/core/verdict/samples.ts';
import { around, CELL, cellOf, inBlocks, RULE } from './samples.ts';

const words = ({ verdict, reason }: { verdict: string; reason: string }): string => `${verdict} ${reason}`;
const same = around(300, 0.05, 30);
const slower = (by: number, n = 30): number[] => around(300 * (1 + by), 0.05, n);

describe('the verdict of a cell', () => {
  test('unchanged code passes, proven, at the first look', () => {
    const comparison = judgeCell(cellOf(same, same), RULE, 1);
    expect(words(comparison)).toBe('pass proven');
    expect(comparison.ended).toBe('boundary');
    expect(comparison.looks).toHaveLength(1);
    expect([comparison.base?.n, comparison.head.n]).toEqual([10, 10]);
    expect(comparison.share.interval.high).toBeLessThan(1);
  });

  test('a large regression is proven at the first look, and the early stop is said', () => {
    const comparison = judgeCell(cellOf(same, slower(0.4)), RULE, 1);
    expect(words(comparison)).toBe('regression proven');
    expect(comparison.looks.at(-1)?.crossed).toBe('regression');
    expect(comparison.share.interval.low).toBeGreaterThan(1);
    expect(comparison.warnings.map((warning) => warning.code)).toEqual(['early-stop']);
  });

  // Half of the head starts are clearly slower than allowed, half are a little slower than base.
  const mixed = Array.from({ length: 30 }, (_, i) => (i % 2 === 0 ? 340 : 325));
  const steady = Array.from({ length: 30 }, (_, i) => 300 + (i % 2));

  test('slower for sure and above the limit by estimate, but not proven', () => {
    const head = mixed.map((ms, i) => (i % 5 === 0 ? 340 : ms));
    const comparison = judgeCell(cellOf(steady, head), RULE, 1);
    expect(words(comparison)).toBe('regression not-proven');
    expect(comparison.ended).toBe('planned-maximum');
    expect(comparison.looks).toHaveLength(5);
    expect(comparison.pSlowerAtAll).toBeLessThan(0.05);
    expect(comparison.share.estimate).toBeGreaterThan(1);
  });

  test('`decision: proven` makes that inconclusive, with the number of starts that would do', () => {
    const head = mixed.map((ms, i) => (i % 5 === 0 ? 340 : ms));
    const comparison = judgeCell(cellOf(steady, head), { ...RULE, decision: 'proven' }, 1);
    expect(words(comparison)).toBe('inconclusive not-proven');
  });

  test('at most the limit by estimate is a pass, not proven, with how much slower it could be', () => {
    const head = mixed.map((ms, i) => (i % 5 === 1 ? 325 : ms));
    const comparison = judgeCell(cellOf(steady, head), RULE, 1);
    expect(words(comparison)).toBe('pass not-proven');
    expect(comparison.share.interval.high).toBeGreaterThan(1);
    expect(comparison.changePercent.interval.high).toBeGreaterThan(10);
  });

  test('above the limit by estimate, but perhaps not slower at all: noisy, and how many more would do', () => {
    const base = Array.from({ length: 30 }, (_, i) => 200 + ((i * 7) % 30) * 12);
    const head = Array.from({ length: 30 }, (_, i) => 235 + ((i * 11) % 30) * 13);
    const comparison = judgeCell(cellOf(base, head), RULE, 3);
    expect(words(comparison)).toBe('inconclusive noisy');
    expect(comparison.moreSamplesNeeded).toBeGreaterThan(0);
    expect((comparison.moreSamplesNeeded ?? 0) % 5).toBe(0);
  });

  test('too few to say anything: how many more are needed, never a pass', () => {
    const comparison = judgeCell(cellOf([300], [300]), RULE, 1);
    expect(words(comparison)).toBe('inconclusive too-few');
    expect(comparison.moreSamplesNeeded).toBe(2);
    expect(words(judgeCell(cellOf([300, 301, 302], [1, 2, 3]), RULE, 3))).toBe('inconclusive too-few');
    expect(words(judgeCell(cellOf([], []), RULE, 1))).toBe('inconclusive too-few');
    expect(words(judgeCell(cellOf([300, 301], []), RULE, 1))).toBe('inconclusive too-few');
  });

  test('a run that was stopped: decided cells keep their verdict, the others have none', () => {
    expect(words(judgeCell(cellOf(same, slower(0.4)), RULE, 1, 'stopped'))).toBe('regression proven');
    const open = judgeCell(cellOf(steady.slice(0, 15), mixed.slice(0, 15)), RULE, 1, 'stopped');
    expect(words(open)).toBe('inconclusive time-limit');
    expect(open.ended).toBe('stopped-run');
    expect(open.moreSamplesNeeded).toBe(15);
  });

  test('more than 20 % of a side lost: inconclusive, whatever the rest says', () => {
    const lost = (base: number, head: number) =>
      judgeCell(cellOf(same, slower(0.4), { lost: { base, head } }), RULE, 1);
    expect(words(lost(0, 6))).toBe('regression proven');
    expect(words(lost(0, 7))).toBe('inconclusive lost-starts');
    expect(words(lost(7, 0))).toBe('inconclusive lost-starts');
    expect(lost(0, 6).warnings.map((warning) => warning.code)).toContain('many-lost-starts');
  });

  test('a build that does not start', () => {
    const failed = Array.from({ length: 3 }, () => 'failed' as const);
    const head = judgeCell(cellOf(same.slice(0, 3), failed, { doesNotStart: 'does-not-start' }), RULE, 1);
    expect(words(head)).toBe('regression does-not-start');
    expect(head.head).toMatchObject({ n: 3, failed: 3, medianMs: null });
    const base = judgeCell(
      cellOf(failed, same.slice(0, 3), { doesNotStart: 'base-does-not-start' }),
      RULE,
      1,
    );
    expect(words(base)).toBe('not-measured base-does-not-start');
  });

  test('failed starts count as slower than any number: half of head failing is a regression', () => {
    const head = same.map((ms, i) => (i % 2 === 0 ? ('failed' as const) : ms));
    const comparison = judgeCell(cellOf(same, head), RULE, 1);
    expect(comparison.verdict).toBe('regression');
    expect(comparison.head.failed).toBe(comparison.head.n / 2);
    // One in thirty says nothing.
    const once = same.map((ms, i) => (i === 7 ? ('failed' as const) : ms));
    expect(judgeCell(cellOf(same, once), RULE, 1).verdict).toBe('pass');
    // And both sides alike are no change.
    expect(judgeCell(cellOf(head, head), RULE, 1).verdict).not.toBe('regression');
  });

  test('more cells ask for stronger proof of a regression', () => {
    const base = [...around(300, 0.02, 10)];
    const head = base.map((ms, i) => (i < 9 ? ms * 1.2 : ms));
    const rule = { ...RULE, maxSamples: 10 };
    const levels = [1, 24].map(
      (cells) => judgeCell(cellOf(base, head), rule, cells).looks.at(-1)?.spentRegression ?? 0,
    );
    expect(levels[0]).toBeGreaterThan(levels[1] ?? 0);
    expect(levels[1]).toBeLessThanOrEqual(0.05 / 24);
  });

  test('every number is finite or null, so that JSON keeps it', () => {
    const values = fc.array(fc.oneof(fc.integer({ min: 1, max: 400_000 }), fc.constant('failed' as const)), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(fc.array(fc.record({ base: values, head: values }), { maxLength: 7 }), (blocks) => {
        const comparison = judgeCell(plainSamples(CELL, blocks), { ...RULE, budgetMs: 200 }, 2);
        expect(JSON.parse(JSON.stringify(comparison))).toEqual(comparison);
      }),
      { numRuns: 200 },
    );
  });

  test('test, estimate and interval do not contradict each other', () => {
    const side = fc.array(fc.integer({ min: 100_000, max: 200_000 }), { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(
        fc.array(fc.record({ base: side, head: side }), { minLength: 2, maxLength: 6 }),
        fc.integer({ min: 60, max: 160 }),
        (blocks, times) => {
          const scaled = blocks.map((block) => ({
            ...block,
            head: block.head.map((y) => ((y * times) / 100) | 0),
          }));
          const { looks, share } = judgeCell(plainSamples(CELL, scaled), RULE, 1);
          const crossed = looks.at(-1)?.crossed;
          const { low, high } = share.interval;
          const estimate = share.estimate ?? Number.NaN;
          if (low !== null) expect(low).toBeLessThanOrEqual(estimate);
          if (high !== null) expect(high).toBeGreaterThanOrEqual(estimate);
          // A tie with the limit is the limit itself.
          if (low !== null && low !== 1) expect(low > 1).toBe(crossed === 'regression');
          if (high !== null && high !== 1) expect(high < 1).toBe(crossed === 'pass');
        },
      ),
    );
  });

  test('the looks of the gate and the judgement at the end agree', () => {
    const head = slower(0.17);
    for (let blocks = 1; blocks <= 6; blocks++) {
      const samples = cellOf(same.slice(0, 5 * blocks), head.slice(0, 5 * blocks));
      if (!isDecided(samples, RULE, 1)) continue;
      const stopped = judgeCell(samples, RULE, 1);
      const all = judgeCell(cellOf(same, head), RULE, 1);
      expect(all).toEqual(stopped);
      expect(stopped.head.n).toBe(5 * blocks);
      return;
    }
    throw new Error('never decided');
  });
});

describe('a budget', () => {
  const rule = { ...RULE, budgetMs: 320 };

  test('needs no base', () => {
    const judged = (head: number[]) => judgeCell(plainSamples(CELL, inBlocks([], head)), rule, 1);
    expect(words(judged(around(400, 0.05, 30)))).toBe('regression over-budget');
    expect(words(judged(around(250, 0.05, 30)))).toBe('pass proven');
    expect(words(judged(around(321, 0.001, 30).map((ms, i) => (i % 5 < 3 ? ms + 2 : ms - 4))))).toBe(
      'inconclusive noisy',
    );
    expect(words(judged(around(319, 0.001, 30).map((ms, i) => (i % 5 < 3 ? ms : ms + 4))))).toBe(
      'pass not-proven',
    );
    expect(words(judged([250, 250]))).toBe('inconclusive too-few');
    expect(judged(around(400, 0.05, 30)).base).toBeNull();
  });

  test('over it is the same as a lower limit above it', () => {
    const { budget } = judgeCell(plainSamples(CELL, inBlocks([], around(400, 0.05, 30))), rule, 1);
    expect(budget?.lowerLimitMs).toBeGreaterThan(320);
    expect(budget?.budgetMs).toBe(320);
  });

  test('exactly the budget is within it', () => {
    const head = Array.from({ length: 30 }, () => 320);
    expect(words(judgeCell(plainSamples(CELL, inBlocks([], head)), rule, 1))).toBe('pass proven');
  });

  test('beside a base the worse answer counts', () => {
    const high = around(400, 0.05, 30);
    expect(words(judgeCell(cellOf(high, high), rule, 1))).toBe('regression over-budget');
    expect(words(judgeCell(cellOf(same, slower(0.4)), { ...RULE, budgetMs: 2000 }, 1))).toBe(
      'regression proven',
    );
    expect(words(judgeCell(cellOf(same, same), { ...RULE, budgetMs: 2000 }, 1))).toBe('pass proven');
  });
});

describe('warnings', () => {
  const codes = (base: readonly number[], head: readonly number[], rule = RULE): string[] =>
    judgeCell(cellOf(base, head), rule, 1).warnings.map((warning) => warning.code);

  test('none for plain data', () => {
    expect(codes(same, same)).toEqual([]);
  });

  test('two modes, of the side that has them', () => {
    const two = Array.from({ length: 30 }, (_, i) => (i % 3 === 0 ? 400 : 290) + (i % 4));
    const { warnings } = judgeCell(cellOf(two, two), RULE, 1);
    const modes = { code: 'bimodal', lowMs: 291.5, highMs: 401, highShare: 1 / 3 };
    expect(warnings).toEqual([
      { ...modes, side: 'base' },
      { ...modes, side: 'head' },
    ]);
  });

  test('a mix that moves the median but not the comparison', () => {
    const base = Array.from({ length: 30 }, (_, i) => (i % 5 < 2 ? 480 : 300) + (i % 3));
    const head = Array.from({ length: 30 }, (_, i) => (i % 5 < 3 ? 480 : 300) + (i % 3));
    expect(codes(base, head)).toContain('median-and-shift-differ');
  });

  test('median and typical pair are not held against each other where both give the same answer', () => {
    const differ = (medianPercent: number, shiftPercent: number): boolean =>
      warningsOf({
        blocks: cellOf(same, same).blocks,
        rule: RULE,
        medianRatio: 1 + medianPercent / 100,
        shiftRatio: 1 + shiftPercent / 100,
        allowedPercent: 10,
        lost: { base: 0, head: 0 },
        stoppedEarlyOnRegression: false,
      }).some(({ code }) => code === 'median-and-shift-differ');
    expect(differ(134.9, 126.9)).toBe(false);
    expect(differ(-30, -20)).toBe(false);
    expect(differ(8, 1)).toBe(false);
    // One is above the limit and the other is not, or they point in different directions.
    expect(differ(14, 7)).toBe(true);
    expect(differ(11, 9)).toBe(false);
    expect(differ(-4, 3)).toBe(true);
    expect(differ(-1, 1)).toBe(false);
  });

  test('spreads that differ more than twofold', () => {
    expect(codes(around(300, 0.01, 30), around(300, 0.1, 30))).toContain('spreads-differ');
    expect(codes(around(300, 0.05, 30), around(300, 0.09, 30))).not.toContain('spreads-differ');
  });

  test('functions of one lane that differ', () => {
    const values = Array.from({ length: 30 }, (_, i) => 300 + (i % 5) + (i % 2) * 20);
    const plain = cellOf(values, values);
    const named = {
      ...plain,
      blocks: plain.blocks.map((block) => ({
        base: block.base.map((start) => ({
          ...start,
          functionName: Number(start.value) > 310_000 ? 'b' : 'a',
        })),
        head: block.head.map((start, i) => ({ ...start, functionName: i % 2 === 0 ? 'c' : 'd' })),
      })),
    };
    const rule = { ...RULE, thresholdPercent: 1, thresholdMs: 0 };
    const found = judgeCell(named, rule, 1).warnings.filter((warning) => warning.code === 'functions-differ');
    expect(found).toEqual([
      {
        code: 'functions-differ',
        side: 'base',
        functions: [
          { name: 'a', medianMs: 302 },
          { name: 'b', medianMs: 322 },
        ],
      },
    ]);
  });
});

describe('what cannot be judged', () => {
  test.each([
    ['a base of zeros', [0, 0, 0], [250, 250, 250]],
    ['a NaN', [250, Number.NaN], [250, 250]],
    ['Infinity', [250, 250], [250, Number.POSITIVE_INFINITY]],
  ])('%s is an error', (_, base, head) => {
    const samples = plainSamples(CELL, [{ base, head }]);
    expect(() => judgeCell(samples, RULE, 1)).toThrow(StatisticsError);
  });

  test('two thresholds of zero', () => {
    expect(() => judgeCell(cellOf(same, same), { ...RULE, thresholdMs: 0, thresholdPercent: 0 }, 1)).toThrow(
      'both zero',
    );
  });
});
