import type { Operation } from '../call/operation.ts';
import { taggedFunction } from '../call/tagged-function.ts';

export const untagResource: Operation = (call, control) => {
  const fn = taggedFunction(call, control);
  for (const key of call.query.getAll('tagKeys')) fn.tags.delete(key);
  return { status: 204 };
};
