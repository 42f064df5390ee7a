import { taggedFunction } from '../functions/tagged.ts';
import type { Operation } from '../http/operation.ts';

export const listTags: Operation = (call, control) => ({
  status: 200,
  body: { Tags: Object.fromEntries(taggedFunction(call, control).tags) },
});
