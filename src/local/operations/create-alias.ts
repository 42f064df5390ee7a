import { randomUUID } from 'node:crypto';
import { conflict } from '../api/api-error.ts';
import { required, text } from '../api/request-body.ts';
import { describeAlias, readAlias } from '../call/alias.ts';
import { unqualified } from '../call/changeable.ts';
import type { Operation } from '../call/operation.ts';
import { functionArn } from '../functions/reference.ts';

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
