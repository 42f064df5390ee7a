/**
 * The vocabulary of Cold Start Gate as types. Reading this file explains the tool:
 * a plan orders cold starts of two sides over memory tiers; every start has an outcome;
 * the outcomes of a cell are compared; the comparisons make a verdict; all of it is the report.
 *
 * Times are milliseconds (`...Ms`) as AWS prints them, sizes are `...Mb` or `...Bytes`.
 * `null` means "absent in the source", never zero.
 */

/** `base` is what the pull request would change, `head` is what it would change it into. */
export type Side = 'base' | 'head';
export const SIDES: readonly Side[] = ['base', 'head'];

/** One thing of each side. `Base` differs where base may be missing: it is null when only a budget is judged. */
export interface BySide<T, Base = T> {
  readonly base: Base;
  readonly head: T;
}

/** The sides that are there, in the order of `SIDES`. */
export function sidesIn(each: BySide<unknown>): readonly Side[] {
  return SIDES.filter((side) => each[side] !== null);
}

/** What is gated. `total` = init (or restore) + handler. */
export type Metric = 'total' | 'init' | 'handler' | 'restore';
export const METRICS: readonly Metric[] = ['total', 'init', 'handler', 'restore'];

export type Architecture = 'x86_64' | 'arm64';
export type LogFormat = 'Text' | 'JSON';

/** One row of the verdict: one function at one architecture and memory tier. Both sides have one lane in it. */
export interface CellKey {
  readonly functionLabel: string;
  readonly architecture: Architecture;
  readonly tierMb: number;
}

/** The time of one cold start, by phase. Exactly one of `initMs` and `restoreMs` is a number. */
export interface Phases {
  readonly initMs: number | null;
  /** SnapStart: the restore that takes the place of init. */
  readonly restoreMs: number | null;
  /** Duration of the first request. */
  readonly handlerMs: number;
}

/** Why a start that depends on the build went wrong. It counts as slower than any number (never retaken). */
export type FailedReason =
  | 'init-timeout'
  | 'init-error'
  | 'timeout'
  | 'crash'
  | 'out-of-memory'
  | 'extension-failed'
  | 'function-error';

/** Why a start says nothing about the build. It is retaken in its place. */
export type LostReason =
  | 'not-cold'
  | 'wrong-version'
  | 'no-report'
  | 'other-request'
  | 'zero-init'
  | 'throttled'
  | 'response-dropped';

/** What became of one forced start: three kinds, told apart by `kind`. */
export type StartOutcome =
  | {
      readonly kind: 'cold';
      readonly by: 'init' | 'restore';
      readonly phases: Phases;
      readonly billedMs: number | null;
      readonly memorySizeMb: number | null;
      readonly maxMemoryUsedMb: number | null;
    }
  | {
      readonly kind: 'failed';
      readonly reason: FailedReason;
      /** e.g. `Runtime.ImportModuleError`. */
      readonly errorType: string | null;
      /** First line of the error message, at most 300 characters, redacted. For the job log only. */
      readonly message: string | null;
    }
  | { readonly kind: 'lost'; readonly reason: LostReason };

/** One forced start as the report keeps it. */
export interface ColdStart {
  readonly cell: CellKey;
  readonly side: Side;
  /** 1-based block; 0 is the burn-in, which never counts. */
  readonly block: number;
  /** 0-based position in the order of the whole run, retakes included. */
  readonly order: number;
  /** 1 for the planned start, 2 and up for a retake of a lost one. */
  readonly attempt: number;
  /** The temporary function that served it; functions of one lane are compared with each other. */
  readonly functionName: string;
  readonly version: string;
  readonly requestId: string | null;
  /** ISO 8601, when the invoke was sent. */
  readonly startedAt: string;
  /** The caller's wall clock from sending the invoke to its response. */
  readonly wallMs: number;
  readonly outcome: StartOutcome;
  readonly warnings: readonly string[];
}

/** The limits and the error rate that the verdict uses. Fixed before the run. */
export interface Rule {
  /** A head start may take this share longer than base, in percent. */
  readonly thresholdPercent: number;
  /** ... or this much longer, whichever allows more. Not both zero. */
  readonly thresholdMs: number;
  /** Absolute ceiling of head's median in milliseconds, or null. Needs no base. */
  readonly budgetMs: number | null;
  /** Error rate of the whole check, over all cells. */
  readonly alpha: number;
  /** `proven`: only a proven regression fails the check. */
  readonly decision: 'default' | 'proven';
  readonly metric: Metric;
  /** Starts per side and cell in one block. */
  readonly blockSize: number;
  /** Planned maximum of starts per side and cell; a multiple of `blockSize`. */
  readonly maxSamples: number;
}

/** What a start contributes to the statistics: integer microseconds, or a failed start (slower than any number). */
export type Observation = number | 'failed';

/** The counted starts of one cell in one block. */
export interface BlockSample {
  readonly base: readonly Observation[];
  readonly head: readonly Observation[];
}

/** Closed interval; null is unbounded (the level cannot be reached with so few values). */
export interface Interval {
  readonly low: number | null;
  readonly high: number | null;
  /** Nominal level, e.g. 0.95. */
  readonly level: number;
}

export type VerdictWord = 'pass' | 'regression' | 'inconclusive' | 'not-measured';

export type Reason =
  | 'proven'
  | 'not-proven'
  | 'does-not-start'
  | 'over-budget'
  | 'identical'
  | 'noisy'
  | 'too-few'
  | 'lost-starts'
  | 'no-credentials'
  | 'time-limit'
  | 'base-does-not-start';

/** A doubt about a result, as data: every renderer must show it. */
export interface Warning {
  readonly code:
    | 'bimodal'
    | 'median-and-shift-differ'
    | 'spreads-differ'
    | 'functions-differ'
    | 'runtime-versions-differ'
    | 'many-lost-starts'
    | 'early-stop'
    | 'billed-mismatch'
    | 'memory-size-mismatch'
    | 'duplicate-report'
    | 'tiers-not-emulated'
    | 'other-node-version'
    | 'snapstart-differs'
    | 'stopped-early';
  /** One sentence for the user. */
  readonly message: string;
  /** Where it was seen; null for the whole run. */
  readonly cell: CellKey | null;
}
