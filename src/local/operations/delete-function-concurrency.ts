import type { Operation } from '../call/operation.ts';
import { reservingFunction } from '../call/reserving-function.ts';

export const deleteFunctionConcurrency: Operation = (call, control) => {
  reservingFunction(call, control).reservedConcurrency = null;
  return { status: 204 };
};
