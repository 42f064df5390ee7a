import { invalidParameter } from '../api/api-error.ts';
import { flag, object, required, text, textMap } from '../api/request-body.ts';
import type { Operation } from '../call/operation.ts';
import { storedCode } from '../call/stored-code.ts';
import { newConfiguration } from '../functions/configuration.ts';
import { describeVersion } from '../functions/describe-function.ts';
import { newBuild } from '../functions/function-store.ts';
import { created } from '../functions/lifecycle.ts';
import { functionArn, parseReference } from '../functions/reference.ts';

/** Answers Pending; Active once the create delay is over. With Publish, version 1 goes through the same states. */
export const createFunction: Operation = async (call, control) => {
  const { home, store } = control;
  const body = call.json();
  const named = parseReference(required(text(body, 'FunctionName'), 'FunctionName'), null, home);
  if (named.qualifier !== null) throw invalidParameter('FunctionName must not carry a qualifier.');
  store.assertFree(named.name);
  const settings = newConfiguration(body, named.name, control);
  const code = await storedCode(required(object(body, 'Code'), 'Code'), settings.packageType, control);
  const lifecycle = created(control.now(), control.delays.of('create'), call.failure);
  const fn = store.add(named.name, newBuild(settings, code), lifecycle, {
    tags: textMap(body, 'Tags') ?? {},
    codeSigningConfigArn: text(body, 'CodeSigningConfigArn') ?? null,
  });
  if (!flag(body, 'Publish'))
    return { status: 201, body: describeVersion(fn, fn.latest, fn.arn, home.region) };
  const version = store.publish(fn, undefined, lifecycle);
  const arn = functionArn(home, fn.name, version.version);
  return { status: 201, body: describeVersion(fn, version, arn, home.region) };
};
