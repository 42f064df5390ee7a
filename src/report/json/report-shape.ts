/** The report of schema version 1, property by property, in the order in which it is written. */

import { TREND_POINTS } from '../../core/history.ts';
import type { Comparison, Look, RunVerdict, SideSummary } from '../../core/judgement.ts';
import type {
  Architecture,
  CellKey,
  CellWarning,
  ColdStart,
  FailedReason,
  Interval,
  LostReason,
  Phases,
  Reason,
  Rule,
  RunWarning,
  SeenWarning,
  StartOutcome,
  StartWarning,
  StopCause,
  VerdictWord,
} from '../../core/model.ts';
import { METRICS, SIDES } from '../../core/model.ts';
import type {
  FunctionReport,
  Report,
  SideReport,
  StartCounts,
  Trend,
  TrendPoint,
  TrendRow,
} from '../../core/report.ts';
import {
  byCode,
  byKind,
  integer,
  list,
  nullable,
  number,
  object,
  oneOf,
  optional,
  type Shape,
  tally,
  text,
  timestamp,
  where,
  yesOrNo,
} from '../../core/shape.ts';
import { FAILED_SENTENCES, LOST_SENTENCES } from '../reasons.ts';

/** The exact null of a block grows fast with its starts; ours have 5 a side. */
const MOST_IN_BLOCK = 50;
/** As the input `samples` allows. */
const MOST_SAMPLES = 1_000;

/** A day: far more than any function, init or wait may take. */
const MOST_MS = 86_400_000;
const MOST_STARTS = 200_000;
const MOST_CELLS = 5_000;
const MOST_FUNCTIONS = 1_000;

const name = text(2_000);
const time = number(0, MOST_MS);
const shift = number(-MOST_MS, MOST_MS);
const change = number(-1e12, 1e12);
const probability = number(0, 1);
const deviation = number(0, 100);
const starts = integer(0, MOST_STARTS);
const memory = integer(0, 1_000_000);
const side = oneOf(...SIDES);
const metric = oneOf(...METRICS);
const architecture: Shape<Architecture> = oneOf('x86_64', 'arm64');
const verdictWord: Shape<VerdictWord> = oneOf('pass', 'regression', 'inconclusive', 'not-measured');
const reason: Shape<Reason> = oneOf(
  'proven',
  'not-proven',
  'does-not-start',
  'over-budget',
  'identical',
  'noisy',
  'too-few',
  'lost-starts',
  'no-credentials',
  'time-limit',
  'base-does-not-start',
);

const cell = object<CellKey>({ functionLabel: name, architecture, tierMb: integer(1, 1_000_000) });

const interval = (end: Shape<number>): Shape<Interval> =>
  object<Interval>({ low: nullable(end), high: nullable(end), level: probability });

const estimated = (value: Shape<number>): Shape<{ estimate: number | null; interval: Interval }> =>
  object({ estimate: nullable(value), interval: interval(value) });

/** Beside data that a sentence can be made of. */
const withSentence = {
  sentence: { type: 'string', description: 'The same in words, for people. Nothing reads it back.' },
};

type Of<T extends { readonly code: string }, Code extends T['code']> = Extract<T, { code: Code }>;

const twoFunctions = list(
  object<{ name: string; medianMs: number | null }>({ name, medianMs: nullable(time) }),
  2,
);

const cellWarning = byCode<CellWarning>({
  bimodal: object<Of<CellWarning, 'bimodal'>>(
    { code: oneOf('bimodal'), side, lowMs: time, highMs: time, highShare: probability },
    withSentence,
  ),
  'median-and-shift-differ': object<Of<CellWarning, 'median-and-shift-differ'>>(
    { code: oneOf('median-and-shift-differ'), medianPercent: change, shiftPercent: change },
    withSentence,
  ),
  'spreads-differ': object<Of<CellWarning, 'spreads-differ'>>(
    { code: oneOf('spreads-differ'), baseSdOfLogs: deviation, headSdOfLogs: deviation },
    withSentence,
  ),
  'functions-differ': object<Of<CellWarning, 'functions-differ'>>(
    { code: oneOf('functions-differ'), side, functions: twoFunctions },
    withSentence,
  ),
  'many-lost-starts': object<Of<CellWarning, 'many-lost-starts'>>(
    { code: oneOf('many-lost-starts'), side, lost: starts, planned: starts },
    withSentence,
  ),
  'early-stop': object<Of<CellWarning, 'early-stop'>>({ code: oneOf('early-stop') }, withSentence),
});

const startWarnings = {
  'duplicate-report': { code: oneOf('duplicate-report'), reports: starts },
  'memory-size-mismatch': {
    code: oneOf('memory-size-mismatch'),
    memorySizeMb: memory,
    tierMb: memory,
  },
  'billed-mismatch': { code: oneOf('billed-mismatch'), billedMs: time, phasesMs: time },
} as const;

const startWarning = byCode<StartWarning>({
  'duplicate-report': object(startWarnings['duplicate-report']),
  'memory-size-mismatch': object(startWarnings['memory-size-mismatch']),
  'billed-mismatch': object(startWarnings['billed-mismatch']),
});

const seen = { cell, starts };

const runWarning = byCode<RunWarning>({
  'duplicate-report': object<Of<SeenWarning, 'duplicate-report'>>(
    { ...startWarnings['duplicate-report'], ...seen },
    withSentence,
  ),
  'memory-size-mismatch': object<Of<SeenWarning, 'memory-size-mismatch'>>(
    { ...startWarnings['memory-size-mismatch'], ...seen },
    withSentence,
  ),
  'billed-mismatch': object<Of<SeenWarning, 'billed-mismatch'>>(
    { ...startWarnings['billed-mismatch'], ...seen },
    withSentence,
  ),
  'runtime-versions-differ': object<Of<RunWarning, 'runtime-versions-differ'>>(
    { code: oneOf('runtime-versions-differ'), base: list(text(300), 100), head: list(text(300), 100) },
    withSentence,
  ),
  'snapstart-differs': object<Of<RunWarning, 'snapstart-differs'>>(
    { code: oneOf('snapstart-differs'), functionLabel: name, restored: side },
    withSentence,
  ),
  'tiers-not-emulated': object<Of<RunWarning, 'tiers-not-emulated'>>(
    { code: oneOf('tiers-not-emulated') },
    withSentence,
  ),
  'other-node-version': object<Of<RunWarning, 'other-node-version'>>(
    { code: oneOf('other-node-version'), runtime: text(100), nodeVersion: text(100) },
    withSentence,
  ),
  'stopped-early': object<Of<RunWarning, 'stopped-early'>>(
    {
      code: oneOf('stopped-early'),
      cause: byKind<StopCause>({
        throttled: object({ kind: oneOf('throttled'), refusals: starts, reason: text(300) }),
        'credentials-expired': object({ kind: oneOf('credentials-expired') }),
      }),
    },
    withSentence,
  ),
});

const phases = where(
  object<Phases>({ initMs: nullable(time), restoreMs: nullable(time), handlerMs: time }),
  'exactly one of initMs and restoreMs is a number',
  ({ initMs, restoreMs }) => (initMs === null) !== (restoreMs === null),
);

const outcome = byKind<StartOutcome>({
  cold: object({
    kind: oneOf('cold'),
    by: oneOf('init', 'restore'),
    phases,
    billedMs: nullable(time),
    memorySizeMb: nullable(memory),
    maxMemoryUsedMb: nullable(memory),
  }),
  failed: object({
    kind: oneOf('failed'),
    reason: oneOf(...(Object.keys(FAILED_SENTENCES) as FailedReason[])),
    errorType: nullable(text(300)),
    message: nullable(text(300)),
  }),
  lost: object({ kind: oneOf('lost'), reason: oneOf(...(Object.keys(LOST_SENTENCES) as LostReason[])) }),
});

const coldStart = object<ColdStart>({
  cell,
  side,
  block: integer(0, MOST_STARTS),
  order: starts,
  attempt: integer(1, MOST_STARTS),
  functionName: name,
  version: text(100),
  requestId: nullable(text(100)),
  startedAt: timestamp(),
  wallMs: time,
  outcome,
  warnings: list(startWarning, 100),
});

const summary = object<SideSummary>({
  n: starts,
  failed: starts,
  medianMs: nullable(time),
  medianInterval: interval(time),
  phaseMediansMs: object({ init: nullable(time), restore: nullable(time), handler: nullable(time) }),
});

const look = object<Look>({
  base: starts,
  head: starts,
  pMoreThanAllowed: probability,
  pWithinAllowance: probability,
  spentRegression: probability,
  spentPass: probability,
  crossed: nullable(oneOf('regression', 'pass')),
});

const comparison = object<Comparison>({
  cell,
  metric,
  base: nullable(summary),
  head: summary,
  looks: list(look, 10_000),
  ended: oneOf('boundary', 'planned-maximum', 'stopped-run'),
  allowance: object({
    governs: oneOf('percent', 'milliseconds'),
    allowedMs: nullable(number(0, 1e12)),
    allowedPercent: nullable(number(0, 1e12)),
  }),
  share: estimated(change),
  shiftMs: estimated(shift),
  changePercent: estimated(change),
  medianRatio: nullable(number(0, 1e12)),
  pSlowerAtAll: probability,
  budget: nullable(object({ budgetMs: time, upperLimitMs: nullable(time), lowerLimitMs: nullable(time) })),
  verdict: verdictWord,
  reason,
  moreSamplesNeeded: nullable(integer(0, 1_000_000_000)),
  warnings: list(cellWarning, 100),
});

const sideReport = object<SideReport>({
  label: name,
  packageSha256: nullable(text(100)),
  packageBytes: nullable(integer(0, 1e12)),
  runtime: text(100),
  handler: name,
  logFormat: oneOf('Text', 'JSON'),
  runtimeVersionArn: nullable(text(300)),
});

const counts = object<StartCounts>({
  cell,
  side,
  planned: starts,
  cold: starts,
  failed: starts,
  lost: starts,
  burnIn: starts,
  reasons: tally(MOST_STARTS),
});

const rule = where(
  object<Rule>({
    thresholdPercent: number(0, 1e6),
    thresholdMs: time,
    budgetMs: nullable(time),
    alpha: probability,
    decision: oneOf('default', 'proven'),
    metric,
    blockSize: integer(1, MOST_IN_BLOCK),
    maxSamples: integer(1, MOST_SAMPLES),
  }),
  'thresholdPercent and thresholdMs are not both zero',
  ({ thresholdPercent, thresholdMs }) => thresholdPercent > 0 || thresholdMs > 0,
);

const functionReport = object<FunctionReport>({
  label: name,
  skipped: yesOrNo,
  measuredOn: object({ engine: oneOf('local', 'aws'), region: text(100), description: name }),
  tiersMb: list(integer(1, 1_000_000), 100),
  architectures: list(architecture, 2),
  rule,
  sides: object({ base: nullable(sideReport), head: sideReport }),
});

const trend = object<Trend>({
  branch: name,
  rows: list(
    object<TrendRow>({
      cell,
      metric,
      earlier: list(object<TrendPoint>({ commit: text(64), at: timestamp(), medianMs: time }), TREND_POINTS),
      usualNoise: nullable(deviation),
    }),
    MOST_CELLS,
  ),
});

export const reportShape = object<Report>({
  schema: oneOf(1),
  tool: object({ name: oneOf('cold-start-gate'), version: text(100) }),
  startedAt: timestamp(),
  durationSeconds: number(0, 10_000_000),
  plan: object({
    seed: text(200),
    burnInPerFunction: integer(0, 1_000),
    concurrency: integer(1, 10_000),
  }),
  policy: object({
    onRegression: oneOf('fail', 'warn'),
    onInconclusive: oneOf('warn', 'fail'),
    onUnmeasured: oneOf('pass', 'fail'),
  }),
  functions: where(
    list(functionReport, MOST_FUNCTIONS),
    'at least one function',
    (functions) => functions.length > 0,
  ),
  verdict: object<RunVerdict>({ verdict: verdictWord, reason, exitCode: oneOf(0, 1, 2, 3) }, withSentence),
  warnings: list(runWarning, 1_000),
  trend: optional(trend),
  comparisons: list(comparison, MOST_CELLS),
  counts: list(counts, 2 * MOST_CELLS),
  starts: list(coldStart, MOST_STARTS),
});
