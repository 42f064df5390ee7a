import { setTimeout as delay } from 'node:timers/promises';
import {
  InvokeCommand,
  type InvokeCommandInput,
  type InvokeCommandOutput,
  type LambdaClient,
  TooManyRequestsException,
} from '@aws-sdk/client-lambda';
import { type InvokeResult, parseErrorPayload } from '../core/start/invoke-result.ts';
import { type ServiceError, serviceError } from './service-error.ts';
import type { Timings } from './timings.ts';

/** A version that was just published may be unknown to the part of Lambda that invokes. */
const UNKNOWN_VERSION_LIMIT_MS = 5_000;

/**
 * One request, sent again only while Lambda says that it did not start it.
 * @param invoker a client that tries once: a retried invoke would find the environment of the first one warm.
 * @throws Error of the SDK when it ends the run (no permission, no such version).
 */
export async function sendInvoke(
  invoker: LambdaClient,
  request: InvokeCommandInput,
  timings: Timings,
  signal: AbortSignal,
): Promise<InvokeResult> {
  const begunMs = performance.now();
  for (;;) {
    const sentMs = performance.now();
    try {
      const answer = await invoker.send(new InvokeCommand({ ...request, LogType: 'Tail' }), {
        abortSignal: signal,
      });
      return invokeResponse(answer, performance.now() - sentMs);
    } catch (error) {
      const soon = performance.now() - begunMs < UNKNOWN_VERSION_LIMIT_MS;
      if (!soon || !isNotReadyYet(serviceError(error))) {
        const result = droppedOrThrottled(error);
        if (result === null) throw error;
        return result;
      }
      await delay(timings.pollMs, undefined, { signal });
    }
  }
}

/**
 * What Invoke answered, in the form that core classifies.
 * @param wallMs from sending the request to its response.
 */
function invokeResponse(answer: InvokeCommandOutput, wallMs: number): InvokeResult {
  return {
    kind: 'response',
    statusCode: answer.StatusCode ?? 0,
    requestId: answer.$metadata.requestId ?? '',
    executedVersion: answer.ExecutedVersion ?? null,
    functionError: answer.FunctionError ?? null,
    logTail: answer.LogResult === undefined ? null : Buffer.from(answer.LogResult, 'base64'),
    errorPayload:
      answer.FunctionError === undefined ? null : parseErrorPayload(answer.Payload ?? new Uint8Array()),
    wallMs,
  };
}

/** Errors that Lambda answers with 502 although they are about the function's settings and will not pass. */
const LASTING =
  /^(KMS|EC2AccessDenied|ENILimit|InvalidSubnet|InvalidSecurityGroup|SubnetIP|EFS|S3Files|InvalidRuntime|InvalidZipFile)/;

/**
 * A request that was refused for load, or whose response never came: neither says anything about the build.
 * @returns null when the error is something else (no permission, no such version), which must end the run.
 */
function droppedOrThrottled(error: unknown): InvokeResult | null {
  if (error instanceof TooManyRequestsException) {
    return { kind: 'throttled', reason: error.Reason ?? 'unknown' };
  }
  const { name, status } = serviceError(error);
  const lasting =
    LASTING.test(name) || /Credentials|TokenProvider/.test(name) || (status !== null && status < 500);
  return lasting ? null : { kind: 'dropped', what: name };
}

/** The version is not known everywhere yet, or not ready: the request was not started, so it may be sent again. */
function isNotReadyYet({ name, status }: ServiceError): boolean {
  return (
    status === 404 ||
    name === 'ResourceConflictException' ||
    name === 'SnapStartNotReadyException' ||
    name === 'ResourceNotReadyException'
  );
}
