import { reservingFunction } from '../functions/reservation.ts';
import type { Operation } from '../http/operation.ts';
import { required, whole } from '../http/request-body.ts';

/** 0 switches the function off: every Invoke is throttled. */
export const putFunctionConcurrency: Operation = (call, control) => {
  const fn = reservingFunction(call, control);
  const member = 'ReservedConcurrentExecutions';
  const amount = required(whole(call.json(), member, 0, Number.MAX_SAFE_INTEGER), member);
  control.concurrency.reserve(fn, amount);
  return { status: 200, body: { ReservedConcurrentExecutions: amount } };
};
