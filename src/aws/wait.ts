import { setTimeout as delay } from 'node:timers/promises';
import { LambdaFailure, type TemporaryFunction } from '../gate/ports.ts';

/** The part of a function's configuration that says whether it can be used. */
export interface Readiness {
  readonly State?: string | undefined;
  readonly StateReason?: string | undefined;
  readonly StateReasonCode?: string | undefined;
  readonly LastUpdateStatus?: string | undefined;
  readonly LastUpdateStatusReason?: string | undefined;
  readonly LastUpdateStatusReasonCode?: string | undefined;
}

/**
 * Looks at a function until it is Active and its last update is done. An own loop and not the SDK's waiter, which takes
 * every error (a missing permission, say) for "not yet" and runs into its time limit. GetFunction, and not
 * GetFunctionConfiguration, because it has a quota of its own (100 per second).
 * Source: Lambda developer guide, "Lambda function states".
 * @param look one GetFunction; its errors end the waiting.
 * @throws LambdaFailure when the function can never become ready.
 */
export async function waitUntilReady(
  fn: TemporaryFunction,
  look: () => Promise<Readiness>,
  pollMs: number,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    const seen = await look();
    if (seen.State === 'Failed') throw notReady(fn, seen.StateReasonCode, seen.StateReason);
    if (seen.LastUpdateStatus === 'Failed') {
      throw notReady(fn, seen.LastUpdateStatusReasonCode, seen.LastUpdateStatusReason);
    }
    // A function that was only created carries no LastUpdateStatus; "Creating" is a reason, not a status.
    if (seen.State === 'Active' && seen.LastUpdateStatus !== 'InProgress') return;
    await delay(pollMs, undefined, { signal });
  }
}

function notReady(
  fn: TemporaryFunction,
  code: string | undefined,
  reason: string | undefined,
): LambdaFailure {
  return new LambdaFailure(
    `the temporary function of ${fn.side} at ${fn.cell.tierMb} MB (${fn.name}) cannot run: ${code ?? 'Failed'}${reason === undefined ? '' : `: ${reason}`}`,
  );
}
