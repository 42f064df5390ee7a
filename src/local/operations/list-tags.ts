import type { Operation } from '../call/operation.ts';
import { taggedFunction } from '../call/tagged-function.ts';

export const listTags: Operation = (call, control) => ({
  status: 200,
  body: { Tags: Object.fromEntries(taggedFunction(call, control).tags) },
});
