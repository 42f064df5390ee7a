import { type Operation, referenceOf } from '../call/operation.ts';
import { functionArn } from '../functions/reference.ts';

export const getRuntimeManagementConfig: Operation = (call, control) => {
  const reference = referenceOf(call, control);
  const { fn, version } = control.store.find(reference);
  const { updateOn, versionArn } = version.runtimeManagement;
  return {
    status: 200,
    body: {
      UpdateRuntimeOn: updateOn,
      FunctionArn: functionArn(control.home, fn.name, reference.qualifier),
      ...(versionArn !== null && { RuntimeVersionArn: versionArn }),
    },
  };
};
