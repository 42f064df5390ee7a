/**
 * What the statistics say, as data. `src/core/verdict` makes these from samples; the report stores them and the
 * renderers show them. Nothing here is computed twice: a renderer never derives a number of its own.
 */
import type { CellKey, CellWarning, Interval, Metric, Reason, Rule, VerdictWord } from './model.ts';

/** One interim analysis of a cell, after a block. p-values are one-sided, exact and conditional on the ties. */
export interface Look {
  /** Starts per side that this look used (unequal sides: both are given). */
  readonly base: number;
  readonly head: number;
  /** p of "the change is at most the allowance": small means more than allowed is proven. */
  readonly pMoreThanAllowed: number;
  /** p of "the change is at least the allowance": small means more than allowed is excluded. */
  readonly pWithinAllowance: number;
  /** Error rate spent up to and including this look in the direction of a regression (alpha / cells). */
  readonly spentRegression: number;
  /** The same in the direction of a pass (alpha). */
  readonly spentPass: number;
  readonly crossed: 'regression' | 'pass' | null;
}

/** One side of a cell. */
export interface SideSummary {
  /** Starts that count: cold plus failed. */
  readonly n: number;
  readonly failed: number;
  /** Median of the gated metric; null when there is none or it falls on a failed start. */
  readonly medianMs: number | null;
  readonly medianInterval: Interval;
  /** Medians of the phases over the cold starts, for display. */
  readonly phaseMediansMs: {
    readonly init: number | null;
    readonly restore: number | null;
    readonly handler: number | null;
  };
}

/** Base and head of one cell, compared on the gated metric. */
export interface Comparison {
  readonly cell: CellKey;
  readonly metric: Metric;
  /** null when base was not measured (a budget needs no base). */
  readonly base: SideSummary | null;
  readonly head: SideSummary;
  readonly looks: readonly Look[];
  /** Why measuring this cell ended. */
  readonly ended: 'boundary' | 'planned-maximum' | 'stopped-run';
  /** Which limit governs at the base median, and what it allows. */
  readonly allowance: {
    readonly governs: 'percent' | 'milliseconds';
    readonly allowedMs: number | null;
    readonly allowedPercent: number | null;
  };
  /** Share of the allowance used: 1 is exactly the limit, 0 is no change. The estimate that the verdict uses. */
  readonly share: { readonly estimate: number | null; readonly interval: Interval };
  /** Hodges-Lehmann shift and ratio within blocks, for display. */
  readonly shiftMs: { readonly estimate: number | null; readonly interval: Interval };
  readonly changePercent: { readonly estimate: number | null; readonly interval: Interval };
  /** Ratio of the medians, head / base. */
  readonly medianRatio: number | null;
  /** p of "head is not slower at all". */
  readonly pSlowerAtAll: number;
  readonly budget: {
    readonly budgetMs: number;
    readonly upperLimitMs: number | null;
    readonly lowerLimitMs: number | null;
  } | null;
  readonly verdict: VerdictWord;
  readonly reason: Reason;
  /** About how many more starts per side would decide; null when that is not the problem. */
  readonly moreSamplesNeeded: number | null;
  readonly warnings: readonly CellWarning[];
}

/** The whole run in one word, with the reason. */
export interface RunVerdict {
  readonly verdict: VerdictWord;
  readonly reason: Reason;
  /** 0, 1, 2 or 3 (pass, regression or strict inconclusive, wrong use, strict not measured). */
  readonly exitCode: 0 | 1 | 2 | 3;
}

/** Rules, what they were applied to and what came of it: the part of a report that says nothing of how it was measured. */
export interface Judged {
  /** At least one; every comparison is of one of them. */
  readonly functions: readonly { readonly label: string; readonly rule: Rule }[];
  readonly comparisons: readonly Comparison[];
  readonly verdict: RunVerdict;
}
