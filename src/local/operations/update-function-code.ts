import { flag } from '../api/request-body.ts';
import { changeable } from '../call/changeable.ts';
import type { Operation } from '../call/operation.ts';
import { storedCode } from '../call/stored-code.ts';
import { readArchitecture } from '../functions/configuration.ts';
import { describeVersion } from '../functions/describe-function.ts';
import { newBuild } from '../functions/function-store.ts';
import { created, updating } from '../functions/lifecycle.ts';
import { functionArn } from '../functions/reference.ts';

/**
 * With Publish the answer is the new version, Pending, while `$LATEST` is InProgress: the version has to be waited
 * for. With DryRun everything is checked and nothing changes.
 */
export const updateFunctionCode: Operation = async (call, control) => {
  const { home, store } = control;
  const body = call.json();
  const { packageType } = changeable(call, control).latest.build.settings;
  const code = await storedCode(body, packageType, control);
  // Unpacking took time, so another update may have begun meanwhile.
  const fn = changeable(call, control);
  const { settings } = fn.latest.build;
  const architecture = readArchitecture(body) ?? settings.architecture;
  const build = newBuild({ ...settings, architecture }, code);
  if (flag(body, 'DryRun')) {
    const changed = { ...fn.latest, build };
    return { status: 200, body: describeVersion(fn, changed, fn.arn, home.region) };
  }
  const delayMs = control.delays.of('update');
  store.change(fn, build, updating(control.now(), delayMs, call.failure));
  void control.packages.collect(() => store.usage().codeInUse);
  if (!flag(body, 'Publish'))
    return { status: 200, body: describeVersion(fn, fn.latest, fn.arn, home.region) };
  const version = store.publish(fn, undefined, created(control.now(), delayMs, call.failure));
  const arn = functionArn(home, fn.name, version.version);
  return { status: 200, body: describeVersion(fn, version, arn, home.region) };
};
