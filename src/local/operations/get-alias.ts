import { aliasOf, describeAlias } from '../call/alias.ts';
import { unqualified } from '../call/changeable.ts';
import type { Operation } from '../call/operation.ts';

export const getAlias: Operation = (call, control) => {
  const fn = unqualified(call, control);
  return { status: 200, body: describeAlias(fn, aliasOf(fn, call.path['Name'] ?? '', control), control) };
};
