/**
 * The lines that the Lambda platform (never the function) writes into a log, as data. The same records are
 * written by the embedded engine (format.ts) and read from a tail (read.ts).
 *
 * A `null` field is absent in the line. Durations are milliseconds; text carries two decimals, JSON three.
 */

/** How a phase or a request ended. Text lines carry none for success. */
export type PlatformStatus = 'success' | 'failure' | 'error' | 'timeout';

/** `invoke`: the init ran (again) inside the first request; `snap-start`: while the snapshot was made. */
export type InitPhase = 'init' | 'invoke' | 'snap-start';

/** The runtime build that an environment runs, as INIT_START and RESTORE_START name it. */
export interface RuntimeVersion {
  /** e.g. `nodejs:24.v3`; its form is not fixed. */
  readonly runtimeVersion: string | null;
  readonly runtimeVersionArn: string | null;
}

export interface InitStartRecord extends RuntimeVersion {
  readonly type: 'initStart';
  readonly functionName: string;
  readonly functionVersion: string;
  readonly initializationType: string;
  readonly phase: InitPhase;
}

/** JSON only. */
export interface InitRuntimeDoneRecord {
  readonly type: 'initRuntimeDone';
  readonly initializationType: string;
  readonly phase: InitPhase;
  readonly status: PlatformStatus;
  readonly errorType: string | null;
}

/** Text has no request id and no initialization type here. */
export interface InitReportRecord {
  readonly type: 'initReport';
  readonly initializationType: string | null;
  readonly phase: InitPhase | null;
  readonly status: PlatformStatus | null;
  readonly errorType: string | null;
  readonly durationMs: number | null;
}

export interface RestoreStartRecord extends RuntimeVersion {
  readonly type: 'restoreStart';
  readonly functionName: string;
  readonly functionVersion: string;
}

export interface RestoreReportRecord {
  readonly type: 'restoreReport';
  readonly status: PlatformStatus | null;
  readonly errorType: string | null;
  readonly durationMs: number | null;
  /** JSON only. */
  readonly billedMs: number | null;
}

export interface StartRecord {
  readonly type: 'start';
  readonly requestId: string;
  readonly version: string;
}

/** Text only. */
export interface EndRecord {
  readonly type: 'end';
  readonly requestId: string;
}

/** JSON only. */
export interface RuntimeDoneRecord {
  readonly type: 'runtimeDone';
  readonly requestId: string;
  readonly status: PlatformStatus;
  readonly errorType: string | null;
  readonly durationMs: number | null;
}

/** Text only: the line that precedes END when the function ran out of time. */
export interface TaskTimedOutRecord {
  readonly type: 'taskTimedOut';
  readonly requestId: string;
  readonly timeoutSeconds: number;
}

/** The one line that measures a request. */
export interface ReportRecord {
  readonly type: 'report';
  readonly requestId: string;
  /** The handler, and any init that ran inside the request. */
  readonly durationMs: number | null;
  readonly billedMs: number | null;
  readonly memorySizeMb: number | null;
  readonly maxMemoryUsedMb: number | null;
  /** Only on the first request of an environment whose init succeeded before it. */
  readonly initMs: number | null;
  /** Only on the first request after a SnapStart restore. */
  readonly restoreMs: number | null;
  readonly billedRestoreMs: number | null;
  /** Text: `timeout` or `error` (timeout, crash, failed init), never for an exception of the handler. */
  readonly status: PlatformStatus | null;
  readonly errorType: string | null;
}

export interface ExtensionRecord {
  readonly type: 'extension';
  readonly name: string;
  readonly state: string;
  /** e.g. `INVOKE`, `SHUTDOWN`. */
  readonly events: readonly string[];
}

export interface TelemetrySubscriptionRecord {
  readonly type: 'telemetrySubscription';
  readonly name: string;
  readonly state: string;
  /** e.g. `Platform`, `Function`. */
  readonly types: readonly string[];
}

export type PlatformRecord =
  | InitStartRecord
  | InitRuntimeDoneRecord
  | InitReportRecord
  | RestoreStartRecord
  | RestoreReportRecord
  | StartRecord
  | EndRecord
  | RuntimeDoneRecord
  | TaskTimedOutRecord
  | ReportRecord
  | ExtensionRecord
  | TelemetrySubscriptionRecord;

/** One line understood: what it adds to the reading. */
export type LineReading =
  | ReportRecord
  | InitReportRecord
  | RestoreReportRecord
  | ({ readonly type: 'runtime' } & RuntimeVersion)
  | { readonly type: 'extension'; readonly name: string }
  | { readonly type: 'taskTimedOut'; readonly requestId: string }
  | { readonly type: 'platformError'; readonly requestId: string; readonly message: string };
