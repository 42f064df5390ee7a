/**
 * The control plane as the adapter uses it: every call paced by one limiter, refusals that pass by themselves waited
 * out, and the waiting counted. The SDK's own retries are off, because they would pass by the limiter.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { LambdaClient } from '@aws-sdk/client-lambda';
import type { LambdaConnection } from './connection.ts';
import { CallLimiter } from './limiter.ts';
import { pauseBefore, RETRY_POLICY } from './retry-policy.ts';
import { serviceError } from './service-error.ts';
import type { Timings } from './timings.ts';

export interface Control extends Disposable {
  readonly client: LambdaClient;
  readonly timings: Timings;
  readonly limiter: CallLimiter;
  /** Makes a call that counts against the shared quota, and again while its refusal is one that passes. */
  call<T>(send: () => Promise<T>, signal: AbortSignal | null): Promise<T>;
  /** The same for GetFunction, which has a quota of its own. */
  getFunction<T>(send: () => Promise<T>, signal: AbortSignal | null): Promise<T>;
  /** Milliseconds that calls waited, by what for. */
  readonly waits: ReadonlyMap<string, number>;
}

/** A control-plane call whose answer takes longer than this is lost. */
const ANSWER_LIMIT_MS = 60_000;

/** @param limiter shared by all clients of a run; default: one of its own. */
export function openControl(
  connection: LambdaConnection,
  timings: Timings,
  limiter: CallLimiter = callLimiter(timings),
): Control {
  const client = new LambdaClient({
    ...connection,
    maxAttempts: 1,
    requestHandler: { ...connection.requestHandler, socketTimeout: ANSWER_LIMIT_MS },
  });
  const waits = new Map<string, number>();

  const withRetries = async <T>(
    send: () => Promise<T>,
    takeTurn: () => Promise<void>,
    signal: AbortSignal | null,
  ): Promise<T> => {
    const begunMs = performance.now();
    for (let attempt = 1; ; attempt += 1) {
      await takeTurn();
      try {
        return await send();
      } catch (error) {
        signal?.throwIfAborted();
        const seen = serviceError(error);
        const rule = RETRY_POLICY.find(({ applies }) => applies(seen));
        if (rule === undefined || performance.now() - begunMs > rule.limitMs(timings)) throw error;
        if (rule.slowsDown) limiter.slowDown();
        const pauseMs = pauseBefore(attempt, timings, Math.random);
        await delay(pauseMs, undefined, signal === null ? {} : { signal });
        waits.set(rule.what, (waits.get(rule.what) ?? 0) + pauseMs);
      }
    }
  };

  return {
    client,
    timings,
    limiter,
    waits,
    call: (send, signal) => withRetries(send, () => limiter.take(signal), signal),
    getFunction: (send, signal) => withRetries(send, async () => signal?.throwIfAborted(), signal),
    [Symbol.dispose]() {
      client.destroy();
    },
  };
}

export function callLimiter(timings: Timings): CallLimiter {
  return new CallLimiter(timings.callsPerSecond, {
    now: () => performance.now(),
    sleep: (ms) => delay(ms),
  });
}
