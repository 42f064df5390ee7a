import { refusesChange } from '../functions/lifecycle.ts';
import { taggedFunction } from '../functions/tagged.ts';
import { invalidParameter } from '../http/api-error.ts';
import type { Operation } from '../http/operation.ts';
import { required, textMap } from '../http/request-body.ts';

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
