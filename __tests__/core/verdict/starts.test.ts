import { describe, expect, test } from '@jest/globals';
import type { CellKey, ColdStart, Rule } from '../../../src/core/model.ts';
import { judge } from '../../../src/core/verdict/judge.ts';
import { judgeReport } from '../../../src/core/verdict/judge-report.ts';
import {
  metricMicroseconds,
  samplesOfStarts,
  timesOf,
  toMicroseconds,
} from '../../../src/core/verdict/samples.ts';
import { around, aStart, CELL, coldOutcome, FAILED, LOST, POLICY, RULE } from './samples.ts';

const SIDES = ['base', 'head'] as const;

/** A whole run with a burn-in, lost starts and phases, head slower by `ratio`. */
function aRun(ratio: number, blocks: number): ColdStart[] {
  const times = around(290, 0.05, 5 * blocks);
  return [
    ...SIDES.map((side) => aStart(side, 0, coldOutcome(999))),
    ...Array.from({ length: blocks }, (_, b) =>
      times
        .slice(5 * b, 5 * b + 5)
        .flatMap((ms, i) => [
          aStart('base', b + 1, coldOutcome(ms)),
          ...(i === 3 ? [aStart('head', b + 1, LOST)] : []),
          aStart('head', b + 1, coldOutcome(ms * ratio), { attempt: i === 3 ? 2 : 1 }),
        ]),
    ).flat(),
  ];
}

const rounded = (starts: readonly ColdStart[]): ColdStart[] =>
  starts.map((start) =>
    start.outcome.kind === 'cold'
      ? { ...start, outcome: coldOutcome(Number((start.outcome.phases.initMs ?? 0).toFixed(2))) }
      : start,
  );

describe('from starts to samples', () => {
  test('burn-in and lost starts are dropped, failed ones kept, blocks put in order', () => {
    const starts = [
      aStart('base', 0, coldOutcome(900)),
      aStart('base', 2, coldOutcome(202)),
      aStart('head', 2, FAILED),
      aStart('base', 1, coldOutcome(201)),
      aStart('head', 1, LOST),
      aStart('head', 1, coldOutcome(211)),
    ];
    const [samples] = samplesOfStarts(starts.toReversed(), [CELL], RULE);
    expect(samples?.blocks.map((block) => [timesOf(block.base), timesOf(block.head)])).toEqual([
      [[211_000], [221_000]],
      [[212_000], [Number.POSITIVE_INFINITY]],
    ]);
    expect(samples?.lost).toEqual({ base: 0, head: 1 });
    expect(samples?.doesNotStart).toBeNull();
  });

  test('cells are kept apart and all listed, also without starts', () => {
    const other: CellKey = { ...CELL, tierMb: 1024 };
    const samples = samplesOfStarts([aStart('base', 1, coldOutcome(200))], [other, CELL], RULE);
    expect(samples.map(({ cell, blocks }) => [cell.tierMb, blocks.length])).toEqual([
      [1024, 0],
      [512, 1],
    ]);
  });

  test('milliseconds become whole microseconds, phase by phase', () => {
    expect(toMicroseconds(0.29)).toBe(290);
    expect(toMicroseconds(1.005)).toBe(1005);
    expect(() => toMicroseconds(Number.NaN)).toThrow('not a duration');
    const phases = { initMs: 0.1, restoreMs: null, handlerMs: 0.2 };
    expect(metricMicroseconds(phases, 'total')).toBe(300);
    expect(metricMicroseconds(phases, 'init')).toBe(100);
    expect(metricMicroseconds(phases, 'handler')).toBe(200);
    expect(metricMicroseconds({ initMs: null, restoreMs: 5, handlerMs: 1 }, 'total')).toBe(6000);
    expect(metricMicroseconds({ initMs: null, restoreMs: 5, handlerMs: 1 }, 'restore')).toBe(5000);
    expect(() => metricMicroseconds(phases, 'restore')).toThrow('no such phase');
  });

  test('a build that fails three times and never starts', () => {
    const starts = [1, 1, 1].flatMap((block) => [
      aStart('base', block, coldOutcome(200)),
      aStart('head', block, FAILED),
    ]);
    expect(samplesOfStarts(starts, [CELL], RULE)[0]?.doesNotStart).toBe('does-not-start');
    const swapped = starts.map(
      (start): ColdStart => ({ ...start, side: start.side === 'base' ? 'head' : 'base' }),
    );
    expect(samplesOfStarts(swapped, [CELL], RULE)[0]?.doesNotStart).toBe('base-does-not-start');
  });
});

const BOTH = { base: {}, head: {} };

describe('a run judged from its starts', () => {
  const judged = (starts: ColdStart[], rule: Rule = RULE, stopped = false) =>
    judge({
      starts,
      cells: [CELL],
      functions: [{ label: CELL.functionLabel, sides: BOTH, rule }],
      policy: POLICY,
      stopped,
      withoutMeasuring: null,
    });

  test('medians of the phases are shown', () => {
    const { comparisons, verdict } = judged(rounded(aRun(1.3, 2)));
    expect(verdict).toMatchObject({ verdict: 'regression', reason: 'proven', exitCode: 1 });
    expect(comparisons[0]?.base?.phaseMediansMs).toEqual({
      init: expect.any(Number),
      restore: null,
      handler: 10,
    });
    expect(comparisons[0]?.base?.medianMs).toBeCloseTo(
      (comparisons[0]?.base?.phaseMediansMs.init ?? 0) + 10,
      6,
    );
  });

  test('another metric judges that phase alone', () => {
    const starts = rounded(aRun(1.3, 2));
    expect(judged(starts, { ...RULE, metric: 'handler' }).verdict.verdict).toBe('pass');
    expect(judged(starts, { ...RULE, metric: 'init' }).verdict.verdict).toBe('regression');
  });

  test('a stop leaves undecided cells open', () => {
    const starts = rounded(aRun(1.09, 3));
    expect(judged(starts, RULE, true).verdict).toMatchObject({
      verdict: 'inconclusive',
      reason: 'time-limit',
    });
    expect(judged(rounded(aRun(1.3, 3)), RULE, true).verdict.verdict).toBe('regression');
  });

  test('without a base only the budget is judged', () => {
    const starts = rounded(aRun(1, 6)).filter((start) => start.side === 'head');
    const within = (budgetMs: number) =>
      judge({
        starts,
        cells: [CELL],
        functions: [
          {
            label: CELL.functionLabel,
            sides: { base: null, head: {} },
            rule: { ...RULE, budgetMs },
          },
        ],
        policy: POLICY,
        stopped: false,
        withoutMeasuring: null,
      }).verdict;
    expect(within(250)).toMatchObject({ verdict: 'regression', reason: 'over-budget' });
    expect(within(400).verdict).toBe('pass');
  });

  test.each([
    [1.0, false],
    [1.09, true],
    [1.12, false],
    [1.3, false],
  ])('a report gives the same verdict bit for bit: ratio %p, stopped %p', (ratio, stopped) => {
    const starts = rounded(aRun(ratio, stopped ? 3 : 6));
    const first = judged(starts, RULE, stopped);
    const functions = [{ label: CELL.functionLabel, rule: RULE, sides: BOTH }];
    const saved = JSON.parse(JSON.stringify({ starts, policy: POLICY, functions, ...first }));
    expect(JSON.stringify(judgeReport(saved))).toBe(JSON.stringify(first));
  });

  test('a report that measured nothing keeps its reason', () => {
    const saved = {
      starts: [],
      comparisons: [],
      policy: POLICY,
      functions: [],
      verdict: { verdict: 'pass', reason: 'identical', sentence: '', exitCode: 0 } as const,
    };
    expect(judgeReport(saved).verdict).toMatchObject({ verdict: 'pass', reason: 'identical' });
  });

  test('every function is judged by its own rule and sides, all of them at one error rate', () => {
    const of = (functionLabel: string, starts: readonly ColdStart[]): ColdStart[] =>
      starts.map((start) => ({ ...start, cell: { ...start.cell, functionLabel } }));
    const slower = rounded(aRun(1.3, 4));
    const starts = [
      ...of('strict', slower),
      ...of('lenient', slower),
      ...of(
        'budget',
        slower.filter(({ side }) => side === 'head'),
      ),
    ];
    const cells = ['strict', 'lenient', 'budget'].map((functionLabel) => ({ ...CELL, functionLabel }));
    const facts = {
      starts,
      cells,
      policy: POLICY,
      stopped: false,
      withoutMeasuring: null,
    };
    const { comparisons, verdict } = judge({
      ...facts,
      functions: [
        { label: 'strict', rule: RULE, sides: BOTH },
        { label: 'lenient', rule: { ...RULE, thresholdPercent: 60 }, sides: BOTH },
        { label: 'budget', rule: { ...RULE, budgetMs: 900 }, sides: { base: null, head: {} } },
      ],
    });
    expect(comparisons.map(({ cell, verdict: word }) => [cell.functionLabel, word])).toEqual([
      ['strict', 'regression'],
      ['lenient', 'pass'],
      ['budget', 'pass'],
    ]);
    expect(verdict.verdict).toBe('regression');
    // A function that is not named has the rule of the run; all three share its error rate.
    const spent = comparisons.flatMap(({ looks }) => looks.map((look) => look.spentRegression));
    expect(Math.max(...spent)).toBeLessThanOrEqual(RULE.alpha / 3);
  });
});
