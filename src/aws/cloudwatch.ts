/**
 * The REPORT line of a request from CloudWatch Logs, for a start whose log tail had none. Load it with a dynamic
 * import: most runs never need it. It reads only the temporary function's own log group.
 */
import {
  CloudWatchLogsClient,
  type CloudWatchLogsClientConfig,
  FilterLogEventsCommand,
} from '@aws-sdk/client-cloudwatch-logs';
import type { LogFormat } from '../core/model.ts';
import { FILTER_LOG_EVENTS_CALLS_PER_SECOND } from '../core/quotas.ts';
import { LambdaFailure } from '../gate/ports.ts';
import { logGroupOf } from './ownership.ts';
import { isDenied, isResourceNotFound, serviceError } from './service-error.ts';

export interface ReportRequest {
  readonly functionName: string;
  readonly requestId: string;
  readonly logFormat: LogFormat;
  /** When the invoke was sent, in milliseconds since 1970. */
  readonly sentAtMs: number;
}

export interface ReportFinder extends Disposable {
  /**
   * Polls until the line is there. Events usually arrive within seconds, but nothing promises when.
   * @returns the line(s), to be classified in place of the tail; null when none came within the wait.
   * @throws LambdaFailure without the permission, or when the service answers something that waiting does not cure;
   *   the signal's reason when it was aborted.
   */
  find(request: ReportRequest, signal: AbortSignal): Promise<string | null>;
}

export interface ReportFinderDependencies {
  /** Milliseconds since 1970, or of any clock that does not jump. */
  readonly now: () => number;
  /** Rejects when the signal aborts. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  /** How long one start waits for its line. Default 3 minutes. */
  readonly maxWaitMs?: number;
}

/** One call of each second is left to others. */
const CALL_SPACING_MS = 1_000 / (FILTER_LOG_EVENTS_CALLS_PER_SECOND - 1);
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 15_000;
/** The clocks of the runner and of Lambda may differ. */
const CLOCK_MARGIN_MS = 60_000;

/** One finder serves a whole run: its lookups share the rate limit. */
export function openReportFinder(
  config: CloudWatchLogsClientConfig,
  { now, sleep, maxWaitMs = 180_000 }: ReportFinderDependencies,
): ReportFinder {
  // The SDK's own retries would pass by the rate limit.
  const client = new CloudWatchLogsClient({ ...config, maxAttempts: 1 });
  let nextCallMs = 0;

  const waitForTurn = async (signal: AbortSignal): Promise<void> => {
    const turnMs = Math.max(now(), nextCallMs);
    nextCallMs = turnMs + CALL_SPACING_MS;
    const waitMs = turnMs - now();
    if (waitMs > 0) await sleep(waitMs, signal);
    signal.throwIfAborted();
  };

  /** One pass over all pages; a page may be empty and still have a next one. */
  const pollOnce = async (
    request: ReportRequest,
    deadlineMs: number,
    signal: AbortSignal,
  ): Promise<string | null> => {
    const messages = new Map<string, string>();
    let nextToken: string | undefined;
    do {
      await waitForTurn(signal);
      const page = await client.send(
        new FilterLogEventsCommand({
          logGroupName: logGroupOf(request.functionName),
          startTime: Math.floor(request.sentAtMs - CLOCK_MARGIN_MS),
          filterPattern: reportPattern(request),
          nextToken,
        }),
        { abortSignal: signal },
      );
      // CloudWatch may deliver an event twice; its id tells that from a line that was written twice.
      for (const event of page.events ?? []) {
        messages.set(event.eventId ?? `${messages.size}`, event.message ?? '');
      }
      nextToken = page.nextToken;
    } while (nextToken !== undefined && now() < deadlineMs);
    return messages.size === 0 ? null : [...messages.values()].join('\n');
  };

  return {
    async find(request, signal) {
      const deadlineMs = now() + maxWaitMs;
      for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
        try {
          const lines = await pollOnce(request, deadlineMs, signal);
          if (lines !== null) return lines;
        } catch (error) {
          signal.throwIfAborted();
          if (!passes(error)) throw reportFailure(request, error);
        }
        const leftMs = deadlineMs - now();
        if (leftMs <= 0) return null;
        await sleep(Math.min(pauseMs, leftMs), signal);
      }
    },
    [Symbol.dispose]() {
      client.destroy();
    },
  };
}

/** Filter pattern syntax: a quoted phrase for text, a selector for JSON. */
function reportPattern({ requestId, logFormat }: ReportRequest): string {
  if (!/^[\w-]+$/.test(requestId))
    throw new LambdaFailure('the invoke came back without a usable request id');
  return logFormat === 'JSON'
    ? `{ $.type = "platform.report" && $.record.requestId = "${requestId}" }`
    : `"REPORT RequestId: ${requestId}"`;
}

/**
 * The group and its events appear some time after the request; a refusal for load passes too, and so does an error
 * without a status: no answer came, so it was the connection, unless there was nothing to sign the call with.
 */
function passes(error: unknown): boolean {
  if (error instanceof LambdaFailure) return false;
  const seen = serviceError(error);
  const { name, status } = seen;
  return (
    isResourceNotFound(seen) ||
    name === 'ThrottlingException' ||
    (status === null ? name !== 'CredentialsProviderError' : status === 429 || status >= 500)
  );
}

function reportFailure(request: ReportRequest, error: unknown): LambdaFailure {
  if (error instanceof LambdaFailure) return error;
  const seen = serviceError(error);
  const { name, status } = seen;
  const group = logGroupOf(request.functionName);
  if (isDenied(seen)) {
    return new LambdaFailure(
      `a request to ${request.functionName} came back without a REPORT line, and CloudWatch Logs refused to show it (${name}): allow logs:FilterLogEvents on the log group ${group}, or let the function log less, so that the line fits into the 4 KB that Lambda returns`,
      { cause: error },
    );
  }
  return new LambdaFailure(
    `could not read the REPORT line of request ${request.requestId} from the log group ${group}: ${name} (HTTP ${status ?? 'none'})`,
    { cause: error },
  );
}
