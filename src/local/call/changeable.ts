/** What every write to an existing function checks first. */
import { ApiError, invalidParameter } from '../api/api-error.ts';
import { text } from '../api/request-body.ts';
import type { ControlPlane } from '../control-plane.ts';
import type { FunctionRecord } from '../functions/function-store.ts';
import { refusesChange } from '../functions/lifecycle.ts';
import { type Call, referenceOf } from './operation.ts';

/**
 * The function that the call wants to change.
 * @throws ApiError: 404, 409 while it is created or updated, 412 when
 * the call names another RevisionId than the current one.
 */
export function changeable(call: Call, control: ControlPlane): FunctionRecord {
  const fn = unqualified(call, control);
  const refusal = refusesChange(fn.latest.lifecycle, fn.arn);
  if (refusal !== null) throw refusal;
  assertRevision(text(call.json(), 'RevisionId'), fn.latest.revisionId);
  return fn;
}

/** The function of a call that works on functions only, never on a version or an alias. */
export function unqualified(call: Call, control: ControlPlane, refusal?: string): FunctionRecord {
  const reference = referenceOf(call, control);
  if (reference.qualifier !== null && (refusal !== undefined || reference.qualifier !== '$LATEST'))
    throw invalidParameter(
      refusal ??
        'This operation takes a function name or an unqualified function ARN, without version or alias.',
    );
  return control.store.get(reference);
}

export function assertRevision(given: string | undefined, current: string): void {
  if (given !== undefined && given !== current)
    throw new ApiError(
      412,
      'PreconditionFailedException',
      'The Revision Id provided does not match the latest Revision Id. Call the GetFunction/GetAlias API to retrieve the latest Revision Id',
    );
}
