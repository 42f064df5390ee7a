import { RUN_CALLS_PER_SECOND } from '../core/cost/estimate.ts';

/** How fast Lambda is asked, and how long it is waited for. */
export interface Timings {
  /** Most control-plane calls per second, GetFunction and Invoke apart. */
  readonly callsPerSecond: number;
  /** Between two polls of a function that is not ready; grows when it takes long. */
  readonly pollMs: number;
  /** The pause before a call that was refused for now is tried again; grows with every try. */
  readonly pauseMs: number;
  /** How long a function, an update or a version may take to become ready, and a conflict to pass. */
  readonly readyLimitMs: number;
  /** How long a role may be unknown to Lambda after it was made. */
  readonly roleLimitMs: number;
}

/**
 * GetFunction has a quota of its own, far above what a run asks.
 * @param waitMinutes the input `wait-minutes`.
 */
export function awsTimings(waitMinutes: number): Timings {
  return {
    callsPerSecond: RUN_CALLS_PER_SECOND,
    pollMs: 300,
    pauseMs: 500,
    readyLimitMs: waitMinutes * 60_000,
    roleLimitMs: 60_000,
  };
}

/** The embedded engine has no quota and answers at once. */
export const LOCAL_TIMINGS: Timings = {
  callsPerSecond: Number.POSITIVE_INFINITY,
  pollMs: 2,
  pauseMs: 5,
  readyLimitMs: 60_000,
  roleLimitMs: 1_000,
};

/**
 * How many requests may be under way: as many as asked for, but never more than half of what the account has left for
 * functions without a reservation, because the other half is production's.
 * @param unreserved UnreservedConcurrentExecutions of GetAccountSettings.
 */
export function boundedConcurrency(asked: number, unreserved: number): number {
  return Math.max(1, Math.min(asked, Math.floor(unreserved / 2)));
}
