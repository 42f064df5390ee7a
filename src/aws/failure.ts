import { LambdaServiceException } from '@aws-sdk/client-lambda';
import { LambdaFailure, type TemporaryFunction } from '../gate/ports.ts';

/** Longest part of a service's message that is shown: what comes after it may repeat the whole environment. */
const MESSAGE_LIMIT = 200;

/** Services end some messages with what they were sent; the environment map is among it. */
const ECHO = /\b(String measured|Value|Variables|Environment)\b\s*[:=].*$/is;

/**
 * An error of the service or of the way to it, as one sentence: what was tried, where, what came back.
 * @param attempt completes "could not ...".
 */
export function lambdaFailure(attempt: string, fn: TemporaryFunction, error: unknown): LambdaFailure {
  if (error instanceof LambdaFailure) return error;
  const answer =
    error instanceof LambdaServiceException
      ? `${error.name} (HTTP ${error.$metadata.httpStatusCode ?? 'unknown'}): ${firstPart(error.message)}`
      : error instanceof Error
        ? `${error.name}: ${firstPart(error.message)}`
        : 'an unknown error';
  return new LambdaFailure(`could not ${attempt} (${fn.name}): ${answer}`, { cause: error });
}

function firstPart(message: string): string {
  const line = message.replace(ECHO, '').split('\n', 1)[0]?.trim() ?? '';
  return line.length > MESSAGE_LIMIT ? `${line.slice(0, MESSAGE_LIMIT)}...` : line;
}
