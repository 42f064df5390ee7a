import { randomUUID } from 'node:crypto';
import { describeAlias, readAlias } from '../functions/alias-input.ts';
import { unqualified } from '../functions/change.ts';
import { functionArn } from '../functions/reference.ts';
import { conflict } from '../http/api-error.ts';
import type { Operation } from '../http/operation.ts';
import { required, text } from '../http/request-body.ts';

export const createAlias: Operation = (call, control) => {
  const fn = unqualified(call, control);
  const body = call.json();
  const name = required(text(body, 'Name'), 'Name');
  const version = required(text(body, 'FunctionVersion'), 'FunctionVersion');
  if (fn.aliases.has(name))
    throw conflict(`Alias already exists: ${functionArn(control.home, fn.name, name)}`);
  const alias = readAlias(body, fn, { name, version, description: '', weights: {} }, randomUUID(), control);
  fn.aliases.set(name, alias);
  return { status: 201, body: describeAlias(fn, alias, control) };
};
