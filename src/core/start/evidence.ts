/** What is known about one start when it is judged, gathered once so that the table of classify.ts reads like a text. */
import type { TailReading } from '../log/read-tail.ts';
import type { InitReportRecord, ReportRecord, RestoreReportRecord } from '../log/record.ts';
import type { InvokeResponse } from './invoke-result.ts';

export interface Expectation {
  /** The version that was published for this start and invoked by number. */
  readonly version: string;
  readonly tierMb: number;
  /** An exception of the handler is accepted as an answer (both sides alike). */
  readonly acceptFunctionErrors: boolean;
  /** Every value of the temporary function's environment, for redaction. */
  readonly environmentValues: readonly string[];
}

export interface Evidence {
  readonly response: InvokeResponse;
  readonly expected: Expectation;
  readonly reading: TailReading;
  readonly report: ReportRecord | null;
  /** The REPORT line has an Init or Restore Duration: the request was the first of an environment that started well. */
  readonly hasColdMarker: boolean;
  /** Init and restore phases that the log reports apart from the request; they carry no request id. */
  readonly phaseReports: readonly (InitReportRecord | RestoreReportRecord)[];
  /** The best known, unredacted: of the REPORT line, else of the last phase report, else of the response. */
  readonly errorType: string | null;
  /** Unredacted. */
  readonly message: string | null;
}

export function gatherEvidence(
  response: InvokeResponse,
  expected: Expectation,
  reading: TailReading,
): Evidence {
  const { report } = reading;
  const phaseReports = [...reading.initReports, ...reading.restoreReports];
  return {
    response,
    expected,
    reading,
    report,
    hasColdMarker: report !== null && (report.initMs !== null || report.restoreMs !== null),
    phaseReports,
    errorType:
      report?.errorType ??
      phaseReports.findLast((phase) => phase.errorType !== null)?.errorType ??
      response.errorPayload?.errorType ??
      null,
    message: response.errorPayload?.errorMessage ?? reading.platformError,
  };
}
