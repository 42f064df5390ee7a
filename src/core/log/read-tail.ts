/**
 * Reads the log tail of one request: the last 4 KB that Invoke returns, or the lines that CloudWatch Logs has.
 *
 * Everything in the tail that is not a platform line was printed by the function and may say anything, also
 * things that look like a platform line. So a line counts only from its start and, where its kind carries one,
 * with the id of this request; of several REPORT lines the last wins, because Lambda writes it after the
 * function has stopped. Nothing here throws, and a field that cannot be read is null, never zero.
 */
import type { LogFormat } from '../model.ts';
import { readJsonLine } from './json-line.ts';
import type { InitReportRecord, ReportRecord, RestoreReportRecord, RuntimeVersion } from './record.ts';
import { readTextLine } from './text-line.ts';

/** What the tail says about one request. */
export interface TailReading {
  /** The last REPORT (or platform.report) of this request. */
  readonly report: ReportRecord | null;
  /** The form in which that line was written. */
  readonly reportFormat: LogFormat | null;
  /** How many REPORT lines carry this request's id. More than one: the function printed the others. */
  readonly reportCount: number;
  /** Ids of other requests that the tail has a REPORT of, each once. */
  readonly otherRequestIds: readonly string[];
  /** In the order of the log; they carry no request id. */
  readonly initReports: readonly InitReportRecord[];
  readonly restoreReports: readonly RestoreReportRecord[];
  /** A `Task timed out` line of this request: how a timeout showed before REPORT lines had a Status. */
  readonly taskTimedOut: boolean;
  /** What Lambda itself said about the failure (`RequestId: ... Error: ...`); unredacted. */
  readonly platformError: string | null;
  /** Names of the extensions that registered. */
  readonly extensions: readonly string[];
  /** From INIT_START or RESTORE_START; text tails of Lambda do not have it. */
  readonly runtime: RuntimeVersion;
}

/**
 * @param tail decoded or raw; a first line or a first UTF-8 character that was cut is skipped.
 * @param requestId the `x-amzn-RequestId` of the invoke whose tail it is.
 */
export function readTail(tail: string | Uint8Array, requestId: string): TailReading {
  const text = typeof tail === 'string' ? tail : new TextDecoder().decode(tail);
  let report: ReportRecord | null = null;
  let reportFormat: LogFormat | null = null;
  let reportCount = 0;
  let taskTimedOut = false;
  let platformError: string | null = null;
  let runtime: RuntimeVersion = { runtimeVersion: null, runtimeVersionArn: null };
  const otherRequestIds = new Set<string>();
  const initReports: InitReportRecord[] = [];
  const restoreReports: RestoreReportRecord[] = [];
  const extensions = new Set<string>();

  for (const raw of text.split('\n')) {
    const line = raw.trimEnd();
    // Decided line by line: a function with text logs may print JSON, and a tail may start inside a line.
    const isJson = line.startsWith('{');
    const reading = isJson ? readJsonLine(line) : readTextLine(line);
    switch (reading?.type) {
      case undefined:
        break;
      case 'report':
        if (reading.requestId === requestId) {
          report = reading;
          reportFormat = isJson ? 'JSON' : 'Text';
          reportCount += 1;
        } else {
          otherRequestIds.add(reading.requestId);
        }
        break;
      case 'initReport':
        initReports.push(reading);
        break;
      case 'restoreReport':
        restoreReports.push(reading);
        break;
      case 'runtime':
        runtime = { runtimeVersion: reading.runtimeVersion, runtimeVersionArn: reading.runtimeVersionArn };
        break;
      case 'extension':
        extensions.add(reading.name);
        break;
      case 'taskTimedOut':
        taskTimedOut ||= reading.requestId === requestId;
        break;
      case 'platformError':
        if (reading.requestId === requestId) platformError = reading.message;
        break;
    }
  }
  return {
    report,
    reportFormat,
    reportCount,
    otherRequestIds: [...otherRequestIds],
    initReports,
    restoreReports,
    taskTimedOut,
    platformError,
    extensions: [...extensions],
    runtime,
  };
}
