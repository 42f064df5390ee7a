import { randomUUID } from 'node:crypto';
import { aliasOf, describeAlias, readAlias } from '../functions/alias-input.ts';
import { assertRevision, unqualified } from '../functions/change.ts';
import type { Operation } from '../http/operation.ts';
import { text } from '../http/request-body.ts';

export const updateAlias: Operation = (call, control) => {
  const fn = unqualified(call, control);
  const body = call.json();
  const before = aliasOf(fn, call.path['Name'] ?? '', control);
  assertRevision(text(body, 'RevisionId'), before.revisionId);
  const alias = readAlias(body, fn, before, randomUUID(), control);
  fn.aliases.set(alias.name, alias);
  return { status: 200, body: describeAlias(fn, alias, control) };
};
