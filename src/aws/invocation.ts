import {
  type InvokeCommandOutput,
  LambdaServiceException,
  TooManyRequestsException,
} from '@aws-sdk/client-lambda';
import { type InvokeResult, parseErrorPayload } from '../core/start/invoke-result.ts';

/**
 * What Invoke answered, in the form that core classifies.
 * @param wallMs from sending the request to its response.
 */
export function invokeResponse(answer: InvokeCommandOutput, wallMs: number): InvokeResult {
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

/**
 * A request that was refused for load, or whose response never came: neither says anything about the build.
 * @returns null when the error is something else (no permission, no such version), which must end the run.
 */
export function droppedOrThrottled(error: unknown): InvokeResult | null {
  if (error instanceof TooManyRequestsException)
    return { kind: 'throttled', reason: error.Reason ?? 'unknown' };
  if (error instanceof LambdaServiceException && (error.$metadata.httpStatusCode ?? 500) < 500) return null;
  return { kind: 'dropped', what: error instanceof Error ? error.name : 'unknown' };
}
