import { type Operation, referenceOf } from '../call/operation.ts';
import { describeVersion } from '../functions/describe-function.ts';
import { functionArn } from '../functions/reference.ts';

export const getFunctionConfiguration: Operation = (call, control) => {
  const reference = referenceOf(call, control);
  const { fn, version } = control.store.find(reference);
  const arn = functionArn(control.home, fn.name, reference.qualifier);
  return { status: 200, body: describeVersion(fn, version, arn, control.home.region) };
};
