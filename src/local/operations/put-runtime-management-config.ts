import { invalidParameter, validation } from '../api/api-error.ts';
import { required, text } from '../api/request-body.ts';
import { type Operation, referenceOf } from '../call/operation.ts';
import { functionArn } from '../functions/reference.ts';

/** With Manual, RuntimeVersionConfig names the version that was asked for; the engine has one runtime all the same. */
export const putRuntimeManagementConfig: Operation = (call, control) => {
  const reference = referenceOf(call, control);
  const { fn, version } = control.store.find(reference);
  const body = call.json();
  const updateOn = required(text(body, 'UpdateRuntimeOn'), 'UpdateRuntimeOn');
  if (updateOn !== 'Auto' && updateOn !== 'FunctionUpdate' && updateOn !== 'Manual')
    throw validation(updateOn, 'updateRuntimeOn', 'satisfy enum value set: [Auto, Manual, FunctionUpdate]');
  const versionArn = text(body, 'RuntimeVersionArn') ?? null;
  if ((updateOn === 'Manual') !== (versionArn !== null))
    throw invalidParameter(
      'RuntimeVersionArn is required with UpdateRuntimeOn Manual, and only allowed there.',
    );
  if (versionArn !== null && !/^arn:aws[a-zA-Z-]*:lambda:[a-z0-9-]+::runtime:.+$/.test(versionArn))
    throw invalidParameter(`Runtime version ${versionArn} is not valid`);
  version.runtimeManagement = { updateOn, versionArn };
  return {
    status: 200,
    body: {
      UpdateRuntimeOn: updateOn,
      FunctionArn: functionArn(control.home, fn.name, reference.qualifier),
      ...(versionArn !== null && { RuntimeVersionArn: versionArn }),
    },
  };
};
