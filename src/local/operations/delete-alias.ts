import { unqualified } from '../call/changeable.ts';
import type { Operation } from '../call/operation.ts';

/** An alias that is not there is as good as deleted. */
export const deleteAlias: Operation = (call, control) => {
  unqualified(call, control).aliases.delete(call.path['Name'] ?? '');
  return { status: 204 };
};
