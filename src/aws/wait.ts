import { setTimeout as delay } from 'node:timers/promises';
import { LambdaFailure, type TemporaryFunction } from '../gate/ports.ts';
import { isAbsent, serviceError } from './service-error.ts';
import type { Timings } from './timings.ts';

/** The part of a function's configuration that says whether it can be used. */
export interface Readiness {
  readonly State?: string | undefined;
  readonly StateReason?: string | undefined;
  readonly StateReasonCode?: string | undefined;
  readonly LastUpdateStatus?: string | undefined;
  readonly LastUpdateStatusReason?: string | undefined;
  readonly LastUpdateStatusReasonCode?: string | undefined;
}

/** What was just made may not be known everywhere yet. */
const UNKNOWN_LIMIT_MS = 10_000;
/** A change of a zip function takes 1 to 3 s; images, VPCs and snapshots take minutes and are polled less often. */
const EAGER_POLLS = 25;
const LONGEST_POLLS = 10;

/**
 * Polls a function until it is Active and its last update is done. An own loop and not the SDK's waiter, which takes
 * every error (a missing permission, say) for "not yet" and runs into its time limit. GetFunction, and not
 * GetFunctionConfiguration, because it has a quota of its own.
 * Source: Lambda developer guide, "Lambda function states".
 * @param poll one GetFunction; its errors end the waiting, but for a function that is not known yet.
 * @throws LambdaFailure when the function can never become ready, or not within the limit.
 */
export async function waitUntilReady(
  fn: TemporaryFunction,
  poll: () => Promise<Readiness>,
  timings: Timings,
  signal: AbortSignal,
): Promise<void> {
  const begunMs = performance.now();
  for (let polls = 1; ; polls += 1) {
    const seen = await pollOrNull(poll, performance.now() - begunMs);
    if (seen?.State === 'Failed') throw notReady(fn, 'cannot run', seen);
    if (seen?.LastUpdateStatus === 'Failed') throw notReady(fn, 'cannot be updated', seen);
    // A function that was only created carries no LastUpdateStatus; "Creating" is a reason, not a status.
    if (seen?.State === 'Active' && seen.LastUpdateStatus !== 'InProgress') return;
    if (performance.now() - begunMs > timings.readyLimitMs) {
      throw notReady(fn, `was not ready after ${Math.round(timings.readyLimitMs / 60_000)} minutes`, seen);
    }
    const slower = Math.min(LONGEST_POLLS, Math.max(1, polls - EAGER_POLLS));
    await delay(timings.pollMs * slower, undefined, { signal });
  }
}

async function pollOrNull(poll: () => Promise<Readiness>, sinceMs: number): Promise<Readiness | null> {
  try {
    return await poll();
  } catch (error) {
    if (isAbsent(serviceError(error)) && sinceMs < UNKNOWN_LIMIT_MS) return null;
    throw error;
  }
}

/** Advice by the reason code that Lambda gives. */
const ADVICE: Readonly<Record<string, string>> = {
  InvalidImage: 'build the image with one manifest (docker buildx: provenance off)',
  ImageAccessDenied:
    'let Lambda pull from the repository (ecr:BatchGetImage, ecr:GetDownloadUrlForLayer in its policy)',
  EniLimitExceeded: 'the VPC has no network interface left: delete unused ones or ask for more',
  SubnetOutOfIPAddresses: 'the subnets have no address left',
};

function notReady(fn: TemporaryFunction, what: string, seen: Readiness | null): LambdaFailure {
  const code = seen?.StateReasonCode ?? seen?.LastUpdateStatusReasonCode;
  const reason = seen?.StateReason ?? seen?.LastUpdateStatusReason;
  const details = [code, reason, code === undefined ? undefined : ADVICE[code]].filter(
    (part) => part !== undefined,
  );
  return new LambdaFailure(
    `the temporary function of ${fn.side} at ${fn.cell.tierMb} MB (${fn.name}) ${[what, ...details].join(': ')}`,
  );
}
