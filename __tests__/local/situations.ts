/** AWS's delays and quotas, and what goes wrong there, under names: rows for the tables that the engine takes. */
import {
  CONTROL_PLANE_CALLS_PER_SECOND,
  FILTER_LOG_EVENTS_CALLS_PER_SECOND,
  GET_FUNCTION_CALLS_PER_SECOND,
} from '../../src/core/quotas.ts';
import type { QuotaOptions } from '../../src/local/conditions/call-quotas.ts';
import type { DelayOptions } from '../../src/local/conditions/delays.ts';
import type { FaultRule } from '../../src/local/conditions/faults.ts';

/** A zip function outside a VPC: seen on real AWS. */
export const AWS_DELAYS: DelayOptions = {
  create: [2_000, 4_000],
  update: [1_000, 3_000],
  publish: [500, 1_500],
  snapshot: [120_000, 180_000],
};

/** A new combination of subnets and security groups: network interfaces are made first. */
export const SLOW_VPC_DELAYS: DelayOptions = {
  create: [90_000, 240_000],
  update: [20_000, 30_000],
  publish: [500, 1_500],
};

export const AWS_QUOTAS: QuotaOptions = {
  controlPlanePerSecond: CONTROL_PLANE_CALLS_PER_SECOND,
  getFunctionPerSecond: GET_FUNCTION_CALLS_PER_SECOND,
  filterLogEventsPerSecond: FILTER_LOG_EVENTS_CALLS_PER_SECOND,
};

type Calls = NonNullable<FaultRule['calls']>;

/** `reason` is a ThrottleReason. */
export function throttled(operation: string, reason: string, calls: Calls): FaultRule {
  return {
    operation,
    calls,
    effect: {
      kind: 'error',
      status: 429,
      code: 'TooManyRequestsException',
      message: 'Rate Exceeded.',
      reason,
    },
  };
}

export function updateInProgress(operation: string, calls: Calls): FaultRule {
  const message =
    'The operation cannot be performed at this time. An update is in progress for resource: arn:aws:lambda:us-east-1:000000000000:function:it';
  return {
    operation,
    calls,
    effect: { kind: 'error', status: 409, code: 'ResourceConflictException', message },
  };
}

export function serviceFails(operation: string, calls: Calls): FaultRule {
  return {
    operation,
    calls,
    effect: { kind: 'error', status: 500, code: 'ServiceException', message: 'An error occurred.' },
  };
}

/** A role that IAM knows and Lambda does not yet. */
export function roleNotAssumable(calls: Calls): FaultRule {
  return invalid('CreateFunction', 'The role defined for the function cannot be assumed by Lambda.', calls);
}

/** EC2's throttle in the clothes of a wrong parameter. */
export function throttledByEc2(operation: string, calls: Calls): FaultRule {
  return invalid(
    operation,
    'Lambda was not able to create a network interface: your request has been throttled by EC2, please make sure you have enough API rate limit.',
    calls,
  );
}

export function invalid(operation: string, message: string, calls: Calls): FaultRule {
  return {
    operation,
    calls,
    effect: { kind: 'error', status: 400, code: 'InvalidParameterValueException', message },
  };
}

/** From that call on, whatever it is, the session is over. */
export function credentialsExpire(from: number): FaultRule {
  const message = 'The security token included in the request is expired';
  return {
    operation: '*',
    calls: { from },
    effect: { kind: 'error', status: 403, code: 'ExpiredTokenException', message },
  };
}

/** The environment was initialized ahead of the request: no Init Duration. */
export function proactiveInit(calls: Calls): FaultRule {
  const tail = { find: /\tInit Duration: [0-9.]+ ms|,"initDurationMs":[0-9.]+/g, put: '' };
  return { operation: 'Invoke', calls, effect: { kind: 'alter', tail } };
}

export function lostReport(calls: Calls): FaultRule {
  const tail = { find: /^(REPORT|\{"time":"[^"]*","type":"platform\.report").*\n/gm, put: '' };
  return { operation: 'Invoke', calls, effect: { kind: 'alter', tail } };
}

export function otherVersionAnswers(version: string, calls: Calls): FaultRule {
  const headers = { 'x-amz-executed-version': version };
  return { operation: 'Invoke', calls, effect: { kind: 'alter', headers } };
}
