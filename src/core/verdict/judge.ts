import type { Policy } from '../config/config.ts';
import { functionOf } from '../function-of.ts';
import type { Comparison, RunVerdict } from '../judgement.ts';
import { type BySide, type CellKey, type ColdStart, type Rule, sidesIn } from '../model.ts';
import { judgeCell } from './judge-cell.ts';
import { judgeRun, type WithoutMeasuring } from './judge-run.ts';
import { type CellSamples, cellId, samplesOfStarts } from './samples.ts';

/** The raw facts of a run that its verdict follows from. */
export interface RunFacts {
  readonly starts: readonly ColdStart[];
  /** Every cell that the run measures, in the order of the plan: they share the error rate. */
  readonly cells: readonly CellKey[];
  /** Every cell is of one of them. */
  readonly functions: readonly FunctionFacts[];
  readonly policy: Policy;
  /** Time limit or cancel ended the run before its plan was done. */
  readonly stopped: boolean;
  readonly withoutMeasuring: WithoutMeasuring;
}

/** What a function is measured and judged by. */
export interface FunctionFacts {
  readonly label: string;
  /** Only whether base is there is looked at: it is null when only a budget is judged. */
  readonly sides: BySide<unknown>;
  readonly rule: Rule;
}

/** What a run concludes. */
export interface Judgement {
  readonly comparisons: readonly Comparison[];
  readonly verdict: RunVerdict;
}

/**
 * Judges a run from its raw starts: the one path for the gate and for `judge` on a saved report.
 * @throws StatisticsError for a rule or values that cannot be judged.
 */
export function judge(run: RunFacts): Judgement {
  const comparisons = judgeableCells(run).map(({ samples, fn }) =>
    judgeCell(
      samples,
      fn.rule,
      run.cells.length,
      run.stopped && !isPlanDone(samples, fn) ? 'stopped' : 'plan-done',
    ),
  );
  return { comparisons, verdict: judgeRun(comparisons, run.policy, run.withoutMeasuring) };
}

/** A cell with what its function is judged by. */
export interface JudgeableCell {
  readonly samples: CellSamples;
  readonly fn: FunctionFacts;
}

/** The samples of every cell, in the order of the cells. */
export function judgeableCells(
  run: Pick<RunFacts, 'starts' | 'cells' | 'functions'>,
): readonly JudgeableCell[] {
  const starts = Map.groupBy(run.starts, ({ cell }) => cell.functionLabel);
  const found = new Map<string, JudgeableCell>();
  for (const [fn, cells] of Map.groupBy(run.cells, (cell) => functionOf(run.functions, cell))) {
    const own = starts.get(fn.label) ?? [];
    for (const samples of samplesOfStarts(own, cells, fn.rule, sidesIn(fn.sides))) {
      found.set(cellId(samples.cell), { samples, fn });
    }
  }
  return run.cells.flatMap((cell) => found.get(cellId(cell)) ?? []);
}

function isPlanDone({ blocks }: CellSamples, { sides, rule }: FunctionFacts): boolean {
  return sidesIn(sides).every(
    (side) => blocks.reduce((n, block) => n + block[side].length, 0) >= rule.maxSamples,
  );
}
