import { page } from '../api/paging.ts';
import { type Operation, referenceOf } from '../call/operation.ts';
import { describeListed } from '../functions/describe-function.ts';
import { functionArn } from '../functions/reference.ts';

/** `$LATEST` first, then the versions by number; at most 50 a page. */
export const listVersionsByFunction: Operation = (call, control) => {
  const fn = control.store.get(referenceOf(call, control));
  const { items, more } = page(
    [fn.latest, ...fn.versions.values()],
    // '$' sorts before every digit.
    ({ version }) => version.padStart(12, version === '$LATEST' ? '$' : '0'),
    call.query,
    50,
  );
  return {
    status: 200,
    body: {
      Versions: items.map((version) =>
        describeListed(fn, version, functionArn(control.home, fn.name, version.version)),
      ),
      ...more,
    },
  };
};
