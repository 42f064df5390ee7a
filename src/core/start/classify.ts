/**
 * What became of one forced start: cold, failed or lost. The order of precedence is the table `PRECEDENCE`;
 * docs/reading-starts.md shows it with the reason for each place.
 */
import { readTail } from '../log/read-tail.ts';
import type { FailedReason, LostReason, StartOutcome, StartWarning } from '../model.ts';
import { crossCheck } from './cross-check.ts';
import { type Evidence, type Expectation, gatherEvidence } from './evidence.ts';
import type { InvokeResult } from './invoke-result.ts';
import { redactErrorType, redactMessage } from './redact.ts';

export type { Expectation } from './evidence.ts';

export interface Classification {
  readonly outcome: StartOutcome;
  readonly warnings: readonly StartWarning[];
}

/** Judges one invoke. Pure; never throws, whatever the tail holds. */
export function classify(result: InvokeResult, expected: Expectation): Classification {
  switch (result.kind) {
    case 'throttled':
      return { outcome: { kind: 'lost', reason: 'throttled' }, warnings: [] };
    case 'dropped':
      return { outcome: { kind: 'lost', reason: 'response-dropped' }, warnings: [] };
    case 'response': {
      const evidence = gatherEvidence(result, expected, readTail(result.logTail ?? '', result.requestId));
      const row = PRECEDENCE.find((candidate) => candidate.applies(evidence));
      const outcome = row === undefined ? coldOutcome(evidence) : outcomeOf(row, evidence);
      return { outcome, warnings: crossCheck(evidence, outcome) };
    }
  }
}

export type Row = { readonly applies: (evidence: Evidence) => boolean } & (
  | { readonly kind: 'lost'; readonly reason: LostReason }
  | { readonly kind: 'failed'; readonly reason: FailedReason }
);

/**
 * The first row that applies decides; a start that none applies to is cold.
 * - Another version's answer says nothing about this build, whatever happened in it: first.
 * - Failures come before what is missing in the log, because a start that failed often lacks it: retaking such
 *   starts would hide the worst regressions.
 * - Among failures the earlier cause comes first: an init over the limit is run again inside the request, which
 *   then usually times out; an init that failed ends in an error of the request.
 */
export const PRECEDENCE: readonly Row[] = [
  { kind: 'lost', reason: 'wrong-version', applies: ranAnotherVersion },
  { kind: 'failed', reason: 'init-timeout', applies: initTimeoutLogged },
  { kind: 'failed', reason: 'extension-failed', applies: extensionFailed },
  { kind: 'failed', reason: 'out-of-memory', applies: ranOutOfMemory },
  { kind: 'failed', reason: 'init-error', applies: initFailed },
  { kind: 'failed', reason: 'init-timeout', applies: initTimeoutByTheClock },
  { kind: 'failed', reason: 'timeout', applies: timedOut },
  { kind: 'failed', reason: 'crash', applies: crashed },
  { kind: 'failed', reason: 'function-error', applies: handlerFailed },
  {
    kind: 'lost',
    reason: 'other-request',
    applies: (e) => noReport(e) && e.reading.otherRequestIds.length > 0,
  },
  { kind: 'lost', reason: 'no-report', applies: noReport },
  { kind: 'lost', reason: 'zero-init', applies: (e) => e.report?.initMs === 0 || e.report?.restoreMs === 0 },
  { kind: 'lost', reason: 'not-cold', applies: (e) => !e.hasColdMarker },
];

/** A start whose version is not stated is not proved to be the one that was asked for. */
function ranAnotherVersion({ response, expected }: Evidence): boolean {
  return response.executedVersion !== expected.version;
}

/** With a cold marker the init of this environment succeeded: the line is another's, or the function printed it. */
function initTimeoutLogged(e: Evidence): boolean {
  return !e.hasColdMarker && e.phaseReports.some((phase) => phase.status === 'timeout');
}

/**
 * Without the INIT_REPORT line (only 4 KB come back) the time is missing from the log: Duration starts when init
 * runs again. An environment made ahead by AWS leaves no Init Duration either, but then nobody waited 10 s.
 * Timed-out inits were seen from 9,999 ms on (9.9 s leaves room for the caller's clock).
 */
const INIT_LIMIT_SEEN_MS = 9_900;

function initTimeoutByTheClock({ hasColdMarker, report, response }: Evidence): boolean {
  return (
    !hasColdMarker &&
    report !== null &&
    report.durationMs !== null &&
    response.wallMs - report.durationMs >= INIT_LIMIT_SEEN_MS
  );
}

function extensionFailed(e: Evidence): boolean {
  return failedSomehow(e) && hasType(e, /^Extension\./);
}

/** A process that Lambda killed for its memory shows as an exit by SIGKILL in older runtimes. */
function ranOutOfMemory(e: Evidence): boolean {
  if (!failedSomehow(e)) return false;
  if (hasType(e, /^Runtime\.OutOfMemory$/)) return true;
  const { maxMemoryUsedMb = null, memorySizeMb = null } = e.report ?? {};
  const full = maxMemoryUsedMb !== null && memorySizeMb !== null && maxMemoryUsedMb >= memorySizeMb;
  return full && hasType(e, /^Runtime\.ExitError$/) && /signal: killed/.test(e.message ?? '');
}

const INIT_ERROR_TYPES =
  /^Runtime\.(?:ImportModuleError|HandlerNotFound|InvalidEntrypoint|InvalidWorkingDir|InvalidTaskConfig|MalformedHandlerName|UserCodeSyntaxError)$/;

/**
 * Lambda runs a failed init again inside the request, so the REPORT line has no Init Duration. A text REPORT
 * never has `Status: error` for an exception of the handler; in JSON it may, so there the error type must be the platform's.
 */
function initFailed(e: Evidence): boolean {
  if (hasType(e, INIT_ERROR_TYPES) && failedSomehow(e)) return true;
  if (e.hasColdMarker) return false;
  if (e.phaseReports.some((phase) => isError(phase.status))) return true;
  return isError(e.report?.status) && (e.reading.reportFormat === 'Text' || isPlatformError(e));
}

function timedOut({ report, reading, response }: Evidence): boolean {
  const { errorType = null, errorMessage = null } = response.errorPayload ?? {};
  return (
    report?.status === 'timeout' ||
    reading.taskTimedOut ||
    (response.functionError !== null &&
      (errorType === 'Sandbox.Timedout' ||
        // Before the error had a type: `<time> <id> Task timed out after 3.00 seconds`.
        (errorType === null && / Task timed out after [\d.]+ seconds$/.test(errorMessage ?? ''))))
  );
}

function crashed(e: Evidence): boolean {
  return failedSomehow(e) && (isPlatformError(e) || (isError(e.report?.status) && e.errorType === null));
}

function handlerFailed(e: Evidence): boolean {
  return failedSomehow(e) && !e.expected.acceptFunctionErrors;
}

function noReport({ report }: Evidence): boolean {
  return report === null || report.durationMs === null;
}

/** The request or the phase before it did not end well; an error type alone could be a word of the function. */
function failedSomehow(e: Evidence): boolean {
  return (
    e.response.functionError !== null ||
    isError(e.report?.status) ||
    (!e.hasColdMarker && e.phaseReports.some((phase) => isError(phase.status)))
  );
}

function isError(status: string | null | undefined): boolean {
  return status === 'error' || status === 'failure';
}

/** Marshalling errors are answers that the handler gave, though the runtime names them. */
function isPlatformError(e: Evidence): boolean {
  return hasType(e, /^(?:Runtime|Sandbox|Extension)\.(?!.*arshalError$)/);
}

function hasType({ errorType }: Evidence, pattern: RegExp): boolean {
  return errorType !== null && pattern.test(errorType);
}

function outcomeOf(row: Row, { errorType, message, expected }: Evidence): StartOutcome {
  if (row.kind === 'lost') return { kind: 'lost', reason: row.reason };
  return {
    kind: 'failed',
    reason: row.reason,
    errorType: errorType === null ? null : redactErrorType(errorType, expected.environmentValues),
    message: message === null ? null : redactMessage(message, expected.environmentValues),
  };
}

/** Only for evidence that no row applies to. */
function coldOutcome({ report }: Evidence): StartOutcome {
  if (report === null || report.durationMs === null) return { kind: 'lost', reason: 'no-report' };
  const { initMs, restoreMs, durationMs: handlerMs } = report;
  const restored = restoreMs !== null;
  return {
    kind: 'cold',
    by: restored ? 'restore' : 'init',
    phases: { initMs: restored ? null : initMs, restoreMs, handlerMs },
    billedMs: report.billedMs,
    memorySizeMb: report.memorySizeMb,
    maxMemoryUsedMb: report.maxMemoryUsedMb,
  };
}
