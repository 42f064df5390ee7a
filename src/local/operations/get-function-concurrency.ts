import type { Operation } from '../call/operation.ts';
import { reservingFunction } from '../call/reserving-function.ts';

/** An empty answer when nothing is reserved. */
export const getFunctionConcurrency: Operation = (call, control) => {
  const { reservedConcurrency } = reservingFunction(call, control);
  return {
    status: 200,
    body: reservedConcurrency === null ? {} : { ReservedConcurrentExecutions: reservedConcurrency },
  };
};
