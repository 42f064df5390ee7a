import { page } from '../api/paging.ts';
import type { Operation } from '../call/operation.ts';
import { describeListed } from '../functions/describe-function.ts';
import { functionArn } from '../functions/reference.ts';

/** `$LATEST` of every function by name, with FunctionVersion=ALL their versions too; at most 50 a page. */
export const listFunctions: Operation = (call, control) => {
  const all = call.query.get('FunctionVersion') === 'ALL';
  const entries = control.store.list().flatMap((fn) =>
    [fn.latest, ...(all ? fn.versions.values() : [])].map((version) => ({
      fn,
      version,
      // A space sorts before everything that a name can hold, '$' before every digit.
      key: `${fn.name} ${version.version.padStart(12, version === fn.latest ? '$' : '0')}`,
    })),
  );
  const { items, more } = page(entries, ({ key }) => key, call.query, 50);
  return {
    status: 200,
    body: {
      Functions: items.map(({ fn, version }) => {
        const arn = functionArn(control.home, fn.name, all ? version.version : null);
        return describeListed(fn, version, arn);
      }),
      ...more,
    },
  };
};
