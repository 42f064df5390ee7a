import { randomUUID } from 'node:crypto';
import { text } from '../api/request-body.ts';
import { aliasOf, describeAlias, readAlias } from '../call/alias.ts';
import { assertRevision, unqualified } from '../call/changeable.ts';
import type { Operation } from '../call/operation.ts';

export const updateAlias: Operation = (call, control) => {
  const fn = unqualified(call, control);
  const body = call.json();
  const before = aliasOf(fn, call.path['Name'] ?? '', control);
  assertRevision(text(body, 'RevisionId'), before.revisionId);
  const alias = readAlias(body, fn, before, randomUUID(), control);
  fn.aliases.set(alias.name, alias);
  return { status: 200, body: describeAlias(fn, alias, control) };
};
