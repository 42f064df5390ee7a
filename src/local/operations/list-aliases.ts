import { page } from '../api/paging.ts';
import { describeAlias } from '../call/alias.ts';
import { unqualified } from '../call/changeable.ts';
import type { Operation } from '../call/operation.ts';

/** By name, optionally only those of one version; at most 50 a page. */
export const listAliases: Operation = (call, control) => {
  const fn = unqualified(call, control);
  const version = call.query.get('FunctionVersion');
  const aliases = [...fn.aliases.values()]
    .filter((alias) => version === null || alias.version === version)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const { items, more } = page(aliases, ({ name }) => name, call.query, 50);
  return { status: 200, body: { Aliases: items.map((alias) => describeAlias(fn, alias, control)), ...more } };
};
