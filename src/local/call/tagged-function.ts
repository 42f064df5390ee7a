import { invalidParameter } from '../api/api-error.ts';
import type { ControlPlane } from '../control-plane.ts';
import type { FunctionRecord } from '../functions/function-store.ts';
import { parseReference } from '../functions/reference.ts';
import type { Call } from './operation.ts';

/** The function whose tags a call is about: an unqualified ARN. @throws ApiError for anything else. */
export function taggedFunction(call: Call, control: ControlPlane): FunctionRecord {
  const reference = parseReference(call.path['Resource'] ?? '', null, control.home);
  if (reference.qualifier !== null)
    throw invalidParameter(
      'Tags on function aliases and versions are not supported. Please specify a function ARN.',
    );
  return control.store.get(reference);
}
