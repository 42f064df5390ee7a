import { required, whole } from '../api/request-body.ts';
import type { Operation } from '../call/operation.ts';
import { reservingFunction } from '../call/reserving-function.ts';

/** 0 switches the function off: every Invoke is throttled. */
export const putFunctionConcurrency: Operation = (call, control) => {
  const fn = reservingFunction(call, control);
  const member = 'ReservedConcurrentExecutions';
  const amount = required(whole(call.json(), member, { least: 0, most: Number.MAX_SAFE_INTEGER }), member);
  control.concurrency.reserve(fn, amount);
  return { status: 200, body: { ReservedConcurrentExecutions: amount } };
};
