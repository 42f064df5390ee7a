import type { Policy } from '../config/config.ts';
import type { Comparison, RunVerdict } from '../judgement.ts';
import type { CellKey, ColdStart, Rule, Side } from '../model.ts';
import { judgeCell } from './judge-cell.ts';
import { judgeRun, type WithoutMeasuring } from './judge-run.ts';
import { type CellSamples, cellId, samplesOfStarts } from './samples.ts';

/** The raw facts of a run that its verdict follows from. */
export interface RunFacts {
  readonly starts: readonly ColdStart[];
  /** Every cell that the run measures, in the order of the plan: they share the error rate. */
  readonly cells: readonly CellKey[];
  /** `head` alone when only a budget is judged. */
  readonly sides: readonly Side[];
  readonly rule: Rule;
  /** Of a run of several functions what differs between them; one that is not here has what stands above. */
  readonly functions?: readonly FunctionFacts[];
  readonly policy: Policy;
  /** Time limit or cancel ended the run before its plan was done. */
  readonly stopped: boolean;
  readonly withoutMeasuring: WithoutMeasuring;
}

/** What one of several functions is measured and judged by. */
export interface FunctionFacts {
  readonly label: string;
  readonly sides: readonly Side[];
  readonly rule: Rule;
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
  const comparisons = judgeableCells(run).map(({ samples, facts }) =>
    judgeCell(
      samples,
      facts.rule,
      run.cells.length,
      run.stopped && !isPlanDone(samples, facts) ? 'stopped' : 'plan-done',
    ),
  );
  return { comparisons, verdict: judgeRun(comparisons, run.policy, run.withoutMeasuring) };
}

interface JudgeableCell {
  readonly samples: CellSamples;
  readonly facts: Pick<RunFacts, 'sides' | 'rule'>;
}

/** The samples of every cell, in the order of the cells, with what its function is judged by. */
function judgeableCells(run: RunFacts): readonly JudgeableCell[] {
  const own = new Map((run.functions ?? []).map((fn) => [fn.label, fn]));
  const starts = Map.groupBy(run.starts, ({ cell }) => cell.functionLabel);
  const found = new Map<string, JudgeableCell>();
  for (const [label, cells] of Map.groupBy(run.cells, ({ functionLabel }) => functionLabel)) {
    const facts = own.get(label) ?? run;
    for (const samples of samplesOfStarts(starts.get(label) ?? [], cells, facts.rule, facts.sides)) {
      found.set(cellId(samples.cell), { samples, facts });
    }
  }
  return run.cells.flatMap((cell) => found.get(cellId(cell)) ?? []);
}

function isPlanDone({ blocks }: CellSamples, { sides, rule }: JudgeableCell['facts']): boolean {
  return sides.every((side) => blocks.reduce((n, block) => n + block[side].length, 0) >= rule.maxSamples);
}
