import { type Operation, referenceOf } from '../call/operation.ts';

/** An empty answer when the function has none. */
export const getFunctionCodeSigningConfig: Operation = (call, control) => {
  const fn = control.store.get(referenceOf(call, control));
  return {
    status: 200,
    body:
      fn.codeSigningConfigArn === null
        ? {}
        : { CodeSigningConfigArn: fn.codeSigningConfigArn, FunctionName: fn.name },
  };
};
