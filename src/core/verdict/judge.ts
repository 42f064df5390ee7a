import type { Policy } from '../config/config.ts';
import type { Comparison, RunVerdict } from '../judgement.ts';
import type { CellKey, ColdStart, Rule, Side } from '../model.ts';
import { judgeCell } from './judge-cell.ts';
import { judgeRun, type WithoutMeasuring } from './judge-run.ts';
import { type CellSamples, samplesOfStarts } from './samples.ts';

/** The raw facts of a run that its verdict follows from. */
export interface RunFacts {
  readonly starts: readonly ColdStart[];
  /** Every cell that the run measures, in the order of the plan: they share the error rate. */
  readonly cells: readonly CellKey[];
  /** `head` alone when only a budget is judged. */
  readonly sides: readonly Side[];
  readonly rule: Rule;
  readonly policy: Policy;
  /** Time limit or cancel ended the run before its plan was done. */
  readonly stopped: boolean;
  readonly withoutMeasuring: WithoutMeasuring;
}

/** What a run concludes. */
export interface Judgement {
  readonly comparisons: readonly Comparison[];
  readonly verdict: RunVerdict;
}

/**
 * Judges a run from its raw starts: the one path for the gate and for `judge` on a saved report.
 * Throws `StatisticsError` for a rule or values that cannot be judged.
 */
export function judge(run: RunFacts): Judgement {
  const samples = samplesOfStarts(run.starts, run.cells, run.rule, run.sides);
  const comparisons = samples.map((cell) =>
    judgeCell(
      cell,
      run.rule,
      samples.length,
      run.stopped && !isPlanDone(cell, run) ? 'stopped' : 'plan-done',
    ),
  );
  return { comparisons, verdict: judgeRun(comparisons, run.policy, run.withoutMeasuring) };
}

function isPlanDone({ blocks }: CellSamples, { sides, rule }: RunFacts): boolean {
  return sides.every((side) => blocks.reduce((n, block) => n + block[side].length, 0) >= rule.maxSamples);
}
