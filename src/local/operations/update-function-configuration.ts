import { changeable } from '../call/changeable.ts';
import type { Operation } from '../call/operation.ts';
import { changedConfiguration } from '../functions/configuration.ts';
import { describeVersion } from '../functions/describe-function.ts';
import { newBuild } from '../functions/function-store.ts';
import { updating } from '../functions/lifecycle.ts';

/** Also an update that changes nothing goes through InProgress and ends the warm environments of `$LATEST`. */
export const updateFunctionConfiguration: Operation = (call, control) => {
  const fn = changeable(call, control);
  const { build } = fn.latest;
  const settings = changedConfiguration(call.json(), build.settings, fn.name, control);
  const lifecycle = updating(control.now(), control.delays.of('update'), call.failure);
  control.store.change(fn, newBuild(settings, build.code), lifecycle);
  return { status: 200, body: describeVersion(fn, fn.latest, fn.arn, control.home.region) };
};
