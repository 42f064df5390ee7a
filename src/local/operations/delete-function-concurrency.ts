import { reservingFunction } from '../functions/reservation.ts';
import type { Operation } from '../http/operation.ts';

export const deleteFunctionConcurrency: Operation = (call, control) => {
  reservingFunction(call, control).reservedConcurrency = null;
  return { status: 204 };
};
