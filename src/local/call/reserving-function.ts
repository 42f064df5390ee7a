import type { ControlPlane } from '../control-plane.ts';
import type { FunctionRecord } from '../functions/function-store.ts';
import { unqualified } from './changeable.ts';
import type { Call } from './operation.ts';

/** The function whose reserved concurrency a call is about. @throws ApiError for a version or an alias. */
export function reservingFunction(call: Call, control: ControlPlane): FunctionRecord {
  return unqualified(
    call,
    control,
    'This operation is permitted on Lambda functions only. Aliases and versions do not support this operation. Please specify either a function name or an unqualified function ARN.',
  );
}
