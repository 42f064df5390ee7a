import { aliasOf, describeAlias } from '../functions/alias-input.ts';
import { unqualified } from '../functions/change.ts';
import type { Operation } from '../http/operation.ts';

export const getAlias: Operation = (call, control) => {
  const fn = unqualified(call, control);
  return { status: 200, body: describeAlias(fn, aliasOf(fn, call.path['Name'] ?? '', control), control) };
};
