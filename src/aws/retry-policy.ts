/** Which refusals of the control plane pass by themselves, and how long each is worth waiting for: a table. */

import { alreadyExists, type ServiceError } from './service-error.ts';
import type { Timings } from './timings.ts';

export interface RetryRule {
  /** Completes "waited for ..." in the log. */
  readonly what: string;
  readonly applies: (error: ServiceError) => boolean;
  /** From the first refusal of a call to the last try of it. */
  readonly limitMs: (timings: Timings) => number;
  /** The refusal is about our own rate. */
  readonly slowsDown?: true;
}

const FRESH_ROLE =
  /role defined for the function cannot be assumed|KMS key is invalid for CreateGrant|does not refer to a valid principal|does not have permissions to call CreateNetworkInterface/i;

/** The first that applies is taken. What no row names is final. */
export const RETRY_POLICY: readonly RetryRule[] = [
  {
    what: 'the rate limit of the account',
    applies: ({ reason, status, name }) =>
      reason === 'CallerRateLimitExceeded' ||
      (reason === null && status === 429) ||
      /^Throttling(Exception)?$/.test(name),
    limitMs: ({ readyLimitMs }) => readyLimitMs,
    slowsDown: true,
  },
  {
    what: 'other snapshots of the account',
    applies: ({ reason }) => reason === 'ConcurrentSnapshotCreateLimitExceeded',
    limitMs: ({ readyLimitMs }) => readyLimitMs,
  },
  {
    what: 'an update in progress',
    applies: (error) => error.name === 'ResourceConflictException' && !alreadyExists(error),
    limitMs: ({ readyLimitMs }) => readyLimitMs,
  },
  {
    // IAM tells Lambda of a new role within seconds; one that stays unknown has the wrong trust policy.
    what: 'the role to be known to Lambda',
    applies: ({ name, message }) => name === 'InvalidParameterValueException' && FRESH_ROLE.test(message),
    limitMs: ({ roleLimitMs }) => roleLimitMs,
  },
  {
    // EC2's throttle reaches the caller as a wrong parameter.
    what: 'EC2',
    applies: ({ name, message }) =>
      name === 'EC2ThrottledException' ||
      (name === 'InvalidParameterValueException' && /EC2/.test(message) && /throttl/i.test(message)),
    limitMs: ({ readyLimitMs }) => readyLimitMs,
  },
  {
    what: 'the service or the way to it',
    applies: ({ status, name }) =>
      status === null ? !/Credentials|AbortError|TokenProvider/.test(name) : [500, 503, 504].includes(status),
    limitMs: ({ pauseMs }) => pauseMs * 60,
  },
];

const LONGEST_PAUSES = 16;

/** The pause before try `attempt` + 1, drawn between half and all of it so that callers do not come back together. */
export function pauseBefore(attempt: number, { pauseMs }: Timings, random: () => number): number {
  return Math.min(pauseMs * 2 ** (attempt - 1), pauseMs * LONGEST_PAUSES) * (0.5 + random() / 2);
}
