import { invalidParameter } from '../api/api-error.ts';
import { required, textMap } from '../api/request-body.ts';
import type { Operation } from '../call/operation.ts';
import { taggedFunction } from '../call/tagged-function.ts';
import { refusesChange } from '../functions/lifecycle.ts';

/** Refused while an update is in progress, as on AWS. */
export const tagResource: Operation = (call, control) => {
  const fn = taggedFunction(call, control);
  const refusal = refusesChange(fn.latest.lifecycle, fn.arn);
  if (refusal !== null) throw refusal;
  const tags = { ...Object.fromEntries(fn.tags), ...required(textMap(call.json(), 'Tags'), 'Tags') };
  if (Object.keys(tags).length > 50) throw invalidParameter('A function can have at most 50 tags.');
  for (const [key, value] of Object.entries(tags)) fn.tags.set(key, value);
  return { status: 204 };
};
