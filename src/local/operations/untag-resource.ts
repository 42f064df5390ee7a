import { taggedFunction } from '../functions/tagged.ts';
import type { Operation } from '../http/operation.ts';

export const untagResource: Operation = (call, control) => {
  const fn = taggedFunction(call, control);
  for (const key of call.query.getAll('tagKeys')) fn.tags.delete(key);
  return { status: 204 };
};
