/** One simulated run: what the gate would have measured, judged by the same function. */
import type { Policy } from '../src/core/config/config.ts';
import type { BlockSample, Observation, Rule } from '../src/core/model.ts';
import { judgeCell } from '../src/core/verdict/judge-cell.ts';
import { judgeRun } from '../src/core/verdict/judge-run.ts';
import { plainSamples } from '../src/core/verdict/samples.ts';
import type { Random } from './calibration-random.ts';
import type { Draw, World } from './calibration-worlds.ts';

export const POLICY: Policy = { onRegression: 'fail', onInconclusive: 'warn', onUnmeasured: 'pass' };

export const RULE: Rule = {
  thresholdPercent: 10,
  thresholdMs: 10,
  budgetMs: null,
  alpha: 0.05,
  decision: 'default',
  metric: 'total',
  blockSize: 5,
  maxSamples: 30,
};

/** What is true in a simulation, and what disturbs it. */
export interface Scenario {
  readonly world: World;
  readonly cells: number;
  /** True ratio head / base, of the first cell or of all. */
  readonly ratio: number;
  readonly changed: 'one' | 'all';
  readonly rule: Rule;
  /** Share of head's and base's starts that fail whatever they take. */
  readonly failed: { readonly base: number; readonly head: number };
  /** Standard deviation of the logs of the temporary functions' own speeds (two per lane). */
  readonly functionSd: number;
  /** Slow growth from start to start, as a share over the whole planned run. */
  readonly drift: number;
  /** Standard deviation of the logs of what a block's starts have in common. */
  readonly blockSd: number;
}

export function scenario(overrides: Partial<Scenario> & Pick<Scenario, 'world'>): Scenario {
  return {
    cells: 3,
    ratio: 1,
    changed: 'all',
    rule: RULE,
    failed: { base: 0, head: 0 },
    functionSd: 0,
    drift: 0.1,
    blockSd: 0.05,
    ...overrides,
  };
}

export interface RunResult {
  readonly fails: boolean;
  readonly passes: boolean;
  /** Mean starts per side over the cells. */
  readonly n: number;
}

/** Judges blocks per cell as the gate does: every look is replayed, a decided cell uses no more blocks. */
export function judgeBlocks(cells: readonly (readonly BlockSample[])[], rule: Rule): RunResult {
  const comparisons = cells.map((blocks, i) =>
    judgeCell(
      plainSamples({ functionLabel: 'simulated', architecture: 'arm64', tierMb: 128 * (i + 1) }, blocks),
      rule,
      cells.length,
    ),
  );
  const { verdict } = judgeRun(comparisons, POLICY);
  const n = comparisons.reduce((sum, cell) => sum + cell.head.n, 0) / cells.length;
  return { fails: verdict === 'regression', passes: verdict === 'pass', n };
}

export function simulateRun(setting: Scenario, random: Random): RunResult {
  const cells = Array.from({ length: setting.cells }, (_, i) => {
    const ratio = setting.changed === 'all' || i === 0 ? setting.ratio : 1;
    return simulateCell(setting, ratio, setting.world.session(random), random);
  });
  return judgeBlocks(cells, setting.rule);
}

function simulateCell(setting: Scenario, ratio: number, draw: Draw, random: Random): BlockSample[] {
  const { blockSize, maxSamples } = setting.rule;
  const blocks = maxSamples / blockSize;
  const ownSpeed = (): number => Math.exp(setting.functionSd * random.normal());
  const speeds = { base: [ownSpeed(), ownSpeed()], head: [ownSpeed(), ownSpeed()] };
  return Array.from({ length: blocks }, (_, b) => {
    const shared = Math.exp(setting.blockSd * random.normal());
    const take = (side: 'base' | 'head', times: number): Observation[] =>
      Array.from({ length: blockSize }, (_unused, i) => {
        if (random.uniform() < setting.failed[side]) return 'failed';
        const start = b * blockSize + i;
        const speed = (speeds[side][start % 2] ?? 1) * (1 + (setting.drift * start) / maxSamples);
        return hundredths(draw() * shared * speed * times);
      });
    return { base: take('base', 1), head: take('head', ratio) };
  });
}

/** Milliseconds with two decimals, as REPORT lines have them, in microseconds. */
export function hundredths(ms: number): number {
  return Math.max(1, Math.round(ms * 100)) * 10;
}

export interface Rates {
  readonly runs: number;
  readonly fails: number;
  readonly passes: number;
  readonly n: number;
}

/** Repeats a run and counts. The seed makes a scenario repeatable on its own. */
export function repeat(runs: number, once: () => RunResult): Rates {
  let fails = 0;
  let passes = 0;
  let n = 0;
  for (let i = 0; i < runs; i++) {
    const result = once();
    if (result.fails) fails++;
    if (result.passes) passes++;
    n += result.n;
  }
  return { runs, fails: fails / runs, passes: passes / runs, n: n / runs };
}
