import { conflict, invalidParameter, notFound } from '../api/api-error.ts';
import { type Operation, referenceOf } from '../call/operation.ts';
import { functionArn } from '../functions/reference.ts';

/** Without a qualifier the function goes with all its versions and aliases; its log group stays. */
export const deleteFunction: Operation = async (call, control) => {
  const { execution, packages, store } = control;
  const reference = referenceOf(call, control);
  const fn = store.get(reference);
  const { qualifier } = reference;
  if (qualifier === null) {
    store.remove(fn);
    await execution.retire(fn.name);
  } else {
    if (qualifier === '$LATEST')
      throw invalidParameter('$LATEST version cannot be deleted without deleting the function.');
    if (!/^\d+$/.test(qualifier))
      throw invalidParameter('Deletion of aliases is not currently supported. Use DeleteAlias.');
    const users = [...fn.aliases.values()].filter(
      ({ version, weights }) => version === qualifier || qualifier in weights,
    );
    if (users.length > 0)
      throw conflict(
        `Unable to delete version because the following aliases reference it: [${users.map(({ name }) => name).join(', ')}]`,
      );
    if (!fn.versions.delete(qualifier))
      throw notFound(`Function not found: ${functionArn(control.home, fn.name, qualifier)}`);
    await execution.retire(fn.name, qualifier);
  }
  await packages.collect(() => store.usage().codeInUse);
  return { status: 204 };
};
