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
  readonly warnings: readonly StartWarning[];
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

/** A doubt about one start, which is valid all the same: what its log says twice does not agree. */
export type StartWarning =
  /** So many REPORT lines had the request's id; the last was taken. */
  | { readonly code: 'duplicate-report'; readonly reports: number }
  /** The function ran with another memory size than its tier. */
  | { readonly code: 'memory-size-mismatch'; readonly memorySizeMb: number; readonly tierMb: number }
  /** What Lambda billed, and what the phases add up to when they are rounded up as a bill is. */
  | { readonly code: 'billed-mismatch'; readonly billedMs: number; readonly phasesMs: number };

/** A doubt about the comparison of one cell. */
export type CellWarning =
  /** The times of a side lie around two values; the share of its starts that the slower ones are. */
  | {
      readonly code: 'bimodal';
      readonly side: Side;
      readonly lowMs: number;
      readonly highMs: number;
      readonly highShare: number;
    }
  /** The change of the medians and the typical pair's would be different answers. */
  | {
      readonly code: 'median-and-shift-differ';
      readonly medianPercent: number;
      readonly shiftPercent: number;
    }
  /** Standard deviations of the logs of the times, which differ more than twofold. */
  | { readonly code: 'spreads-differ'; readonly baseSdOfLogs: number; readonly headSdOfLogs: number }
  /** Two temporary functions with the same build of a side; a median that falls on a failed start is null. */
  | {
      readonly code: 'functions-differ';
      readonly side: Side;
      readonly functions: readonly { readonly name: string; readonly medianMs: number | null }[];
    }
  | {
      readonly code: 'many-lost-starts';
      readonly side: Side;
      readonly lost: number;
      readonly planned: number;
    }
  /** Measuring ended as soon as a regression was proven. */
  | { readonly code: 'early-stop' };

/** Why a run ended itself before its plan was done. */
export type StopCause =
  /** Lambda refused so many requests in a row, with the reason that it gives: `ConcurrentInvocationLimitExceeded`. */
  | { readonly kind: 'throttled'; readonly refusals: number; readonly reason: string }
  | { readonly kind: 'credentials-expired' };

/** A doubt about the run as a whole, or about single starts of it, which are told of once per code and cell. */
export type RunWarning =
  /** Every runtime version ARN that a side ran on. */
  | {
      readonly code: 'runtime-versions-differ';
      readonly base: readonly string[];
      readonly head: readonly string[];
    }
  /** Only one side is restored from a snapshot. */
  | { readonly code: 'snapstart-differs'; readonly functionLabel: string; readonly restored: Side }
  /** The embedded engine has one CPU for all memory tiers. */
  | { readonly code: 'tiers-not-emulated' }
  /** The embedded engine ran this runtime with the Node.js that it has. */
  | { readonly code: 'other-node-version'; readonly runtime: string; readonly nodeVersion: string }
  | { readonly code: 'stopped-early'; readonly cause: StopCause }
  | SeenWarning;

/** A doubt about starts of one cell: the numbers of the first, and in how many it was seen. */
export type SeenWarning = StartWarning & { readonly cell: CellKey; readonly starts: number };

/** A doubt about a result, as data: every renderer must show it. */
export type Warning = CellWarning | RunWarning;
