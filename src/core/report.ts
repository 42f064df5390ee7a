/** The report: everything that a run saw and concluded, as data. JSON schema version 1; `judge` reads it back. */
import type { Comparison, RunVerdict } from './judgement.ts';
import type {
  Architecture,
  BySide,
  CellKey,
  ColdStart,
  LogFormat,
  Metric,
  Rule,
  RunWarning,
  Side,
} from './model.ts';

/** What was deployed for a side. */
export interface SideReport {
  /** How the user named it: a path, a ref, a version. */
  readonly label: string;
  /** Base64 for a package, hex for the digest of a container image; null for code that nobody made or resolved. */
  readonly packageSha256: string | null;
  /** null for a container image, whose size nobody told, and for code that nobody made. */
  readonly packageBytes: number | null;
  /** `container image` for an image, like the handler. */
  readonly runtime: string;
  readonly handler: string;
  readonly logFormat: LogFormat;
  /** The runtime version ARN that every start of the side reported, or null where the engine has none. */
  readonly runtimeVersionArn: string | null;
}

/** Counts of one side of one cell over the whole run, burn-in apart. */
export interface StartCounts {
  readonly cell: CellKey;
  readonly side: Side;
  readonly planned: number;
  readonly cold: number;
  readonly failed: number;
  readonly lost: number;
  readonly burnIn: number;
  /** e.g. `{ "throttled": 2 }`. */
  readonly reasons: Readonly<Record<string, number>>;
}

/** Where the cold starts of a function happened. */
export interface MeasuredOn {
  readonly engine: 'local' | 'aws';
  readonly region: string;
  /** e.g. `Node.js 24.21.0, linux x64, 2 CPUs` for the embedded engine. */
  readonly description: string;
}

/** A function of the run: what was compared, where, and by which rule. */
export interface FunctionReport {
  readonly label: string;
  /** Neither its package nor its settings changed, so that nothing of it was measured. */
  readonly skipped: boolean;
  readonly measuredOn: MeasuredOn;
  readonly tiersMb: readonly number[];
  readonly architectures: readonly Architecture[];
  readonly rule: Rule;
  /** base is null when only a budget is judged. */
  readonly sides: BySide<SideReport, SideReport | null>;
}

/** What the default branch held at a commit. */
export interface TrendPoint {
  readonly commit: string;
  /** ISO 8601, when it was measured. */
  readonly at: string;
  readonly medianMs: number;
}

/** One row of the report as earlier runs saw it. */
export interface TrendRow {
  readonly cell: CellKey;
  readonly metric: Metric;
  /** Oldest first, at most `TREND_POINTS`. */
  readonly earlier: readonly TrendPoint[];
  /** What the standard deviation of the logs of the times usually is; null when no run could tell. */
  readonly usualNoise: number | null;
}

/** What earlier runs on the default branch measured. For orientation: it plays no part in the verdict. */
export interface Trend {
  readonly branch: string;
  readonly rows: readonly TrendRow[];
}

export interface Report {
  readonly schema: 1;
  readonly tool: { readonly name: 'cold-start-gate'; readonly version: string };
  /** ISO 8601. */
  readonly startedAt: string;
  readonly durationSeconds: number;
  readonly plan: {
    readonly seed: string;
    readonly burnInPerFunction: number;
    readonly concurrency: number;
  };
  readonly policy: {
    readonly onRegression: 'fail' | 'warn';
    readonly onInconclusive: 'warn' | 'fail';
    readonly onUnmeasured: 'pass' | 'fail';
  };
  /** At least one, in the order of the configuration file; every row and start is of one of them. */
  readonly functions: readonly FunctionReport[];
  readonly starts: readonly ColdStart[];
  readonly counts: readonly StartCounts[];
  readonly comparisons: readonly Comparison[];
  readonly verdict: RunVerdict;
  readonly warnings: readonly RunWarning[];
  /** Only when earlier runs of a row are known. */
  readonly trend?: Trend;
}
