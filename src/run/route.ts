/** One Lambda of the use case over those of several functions: each call goes to that of its function. */
import type { Lambda, TemporaryFunction } from '../gate/ports.ts';

/** @param connected by the label of the function. */
export function routed(connected: ReadonlyMap<string, { readonly lambda: Lambda }>): Lambda {
  const of = ({ cell }: TemporaryFunction): Lambda => {
    const lambda = connected.get(cell.functionLabel)?.lambda;
    if (lambda === undefined) throw new Error('a temporary function of a function that is not measured');
    return lambda;
  };
  return {
    create: (fn, signal) => of(fn).create(fn, signal),
    ready: (fn, signal) => of(fn).ready(fn, signal),
    publishFresh: (fn, nonce, signal) => of(fn).publishFresh(fn, nonce, signal),
    invoke: (fn, version, signal) => of(fn).invoke(fn, version, signal),
    findReport: (fn, requestId, sentAt, signal) => of(fn).findReport(fn, requestId, sentAt, signal),
    remove: (fn) => of(fn).remove(fn),
  };
}
