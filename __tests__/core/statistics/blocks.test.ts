import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { countRanks } from '../../../src/core/statistics/mann-whitney.ts';
import { mannWhitneyNull } from '../../../src/core/statistics/mann-whitney-null.ts';
import { replayLooks, spendable } from '../../../src/core/statistics/sequential.ts';
import { sumBlocks, vanElterenWeights } from '../../../src/core/statistics/van-elteren.ts';
import { blocksOf, CASES, DESIGNS, near } from './reference.ts';

const stratified = CASES.filter((reference) => reference.blocks !== undefined);

describe('sums over blocks', () => {
  test.each(stratified.map((reference) => [reference.name, reference] as const))('%s', (_, reference) => {
    const { blocks } = reference;
    if (blocks === undefined) throw new Error('not a case with blocks');
    const counts = blocksOf(reference).map(({ base, head }) => countRanks(base, head));
    expect(counts).toHaveLength(blocks.used);
    const plain = sumBlocks(
      counts,
      counts.map(() => 1),
    );
    expect(plain.score / 2).toBe(blocks.sum.statistic);
    const weighted = sumBlocks(counts);
    const weights = vanElterenWeights(counts);
    const sizes = counts.map((count) => count.base + count.head + 1);
    // The integer weights are 1 / (N + 1) times one common number.
    const common = (weights[0] ?? 0) * (sizes[0] ?? 0);
    if (new Set(sizes).size > 1) expect(weights).toEqual(sizes.map((size) => common / size));
    expect(weighted.score / 2 / common).toBeCloseTo(blocks.vanElteren.statistic, 9);
    for (const [sum, expected] of [
      [plain, blocks.sum],
      [weighted, blocks.vanElteren],
    ] as const) {
      expect(near(sum.p.greater, expected.p[0], 1e-10)).toBe(true);
      expect(near(sum.p.less, expected.p[1], 1e-10)).toBe(true);
      expect(near(sum.p.twoSided, expected.p[2], 1e-10)).toBe(true);
    }
  });

  test('weights stay on a bounded grid whatever the sizes, and the null is a distribution', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 30 })), {
          minLength: 1,
          maxLength: 12,
        }),
        (sizes) => {
          const blocks = sizes.map(([base, head]) => ({ base, head }));
          const weights = vanElterenWeights(blocks);
          const grid = blocks.reduce(
            (sum, { base, head }, b) => sum + 2 * base * head * (weights[b] ?? 0),
            0,
          );
          expect(grid).toBeLessThanOrEqual(200_000);
          expect(Math.min(...weights)).toBeGreaterThanOrEqual(1);
        },
      ),
    );
  });
});

describe('boundaries of the looks', () => {
  test.each(
    DESIGNS.map(
      (design) =>
        [`${design.perSide} x ${design.blocks}, alpha ${design.alpha}, t^${design.power}`, design] as const,
    ),
  )('%s', (_, design) => {
    const { perSide, blocks } = design;
    const untied = Array.from({ length: 2 * perSide }, () => 1);
    const scores = Array.from({ length: blocks }, (_unused, b) => ({
      // The middle of the null crosses nothing.
      score: perSide * perSide,
      null: mannWhitneyNull(perSide, perSide, design.ties?.[b] ?? untied),
      weight: 1,
    }));
    // spendable() has the power 1.5 built in; another power is another clock.
    const clock = (b: number): number => ((b + 1) / blocks) ** (design.power / 1.5);
    const fractions = scores.map((_unused, b) => (design.looks.includes(b + 1) ? clock(b) : null));
    const looks = replayLooks(scores, fractions, { up: design.alpha, down: design.alpha });
    expect(looks.map((look) => look.blocks)).toEqual(design.boundary.map((look) => look.blocks));
    expect(looks.map((look) => look.rejectUp)).toEqual(design.boundary.map((look) => look.rejectAt));
    looks.forEach((look, k) => {
      expect(near(look.spentUp, design.boundary[k]?.spent ?? null, 1e-9)).toBe(true);
    });
    if (design.ties === null) {
      // Without ties the null is symmetric, so both directions have the same boundaries.
      expect(looks.map((look) => look.rejectDown)).toEqual(looks.map((look) => look.rejectUp));
    }
  });

  test('no more is spent than the plan allows, and what is left over is spent later', () => {
    const score = {
      score: 25,
      null: mannWhitneyNull(
        5,
        5,
        Array.from({ length: 10 }, () => 1),
      ),
      weight: 1,
    };
    const looks = replayLooks(
      Array.from({ length: 6 }, () => score),
      [null, 2 / 6, 3 / 6, 4 / 6, 5 / 6, 1],
      { up: 0.05 / 3, down: 0.05 },
    );
    looks.forEach((look) => {
      expect(look.spentUp).toBeLessThanOrEqual(spendable(0.05 / 3, look.blocks / 6));
      expect(look.spentDown).toBeLessThanOrEqual(spendable(0.05, look.blocks / 6));
    });
    expect(looks.at(-1)?.spentDown).toBeGreaterThan(0.045);
  });

  test('it stops at the first crossing, in the direction of the crossing', () => {
    const all = mannWhitneyNull(
      5,
      5,
      Array.from({ length: 10 }, () => 1),
    );
    const run = (score: number) =>
      replayLooks(
        Array.from({ length: 6 }, () => ({ score, null: all, weight: 1 })),
        [null, 2 / 6, 3 / 6, 4 / 6, 5 / 6, 1],
        { up: 0.05, down: 0.05 },
      );
    expect(run(50).map((look) => look.crossed)).toEqual(['up']);
    expect(run(0).map((look) => look.crossed)).toEqual(['down']);
    expect(run(25).map((look) => look.crossed)).toEqual([null, null, null, null, null]);
  });

  test('the first boundary is the exact tail: a null with a p of exactly 0.05 may spend 0.05', () => {
    const looks = replayLooks(
      [{ score: 18, null: mannWhitneyNull(3, 3, [1, 1, 1, 1, 1, 1]), weight: 1 }],
      [1],
      {
        up: 0.05,
        down: 0.05,
      },
    );
    expect(looks[0]).toMatchObject({ pUp: 0.05, rejectUp: 18, crossed: 'up' });
  });
});
