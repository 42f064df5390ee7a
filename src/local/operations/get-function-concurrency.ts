import { reservingFunction } from '../functions/reservation.ts';
import type { Operation } from '../http/operation.ts';

/** An empty answer when nothing is reserved. */
export const getFunctionConcurrency: Operation = (call, control) => {
  const { reservedConcurrency } = reservingFunction(call, control);
  return {
    status: 200,
    body: reservedConcurrency === null ? {} : { ReservedConcurrentExecutions: reservedConcurrency },
  };
};
