import { invalidParameter } from '../api/api-error.ts';
import { text } from '../api/request-body.ts';
import { changeable } from '../call/changeable.ts';
import type { Operation } from '../call/operation.ts';
import { assertStorage } from '../call/stored-code.ts';
import { describeVersion } from '../functions/describe-function.ts';
import { ACTIVE, created } from '../functions/lifecycle.ts';
import { functionArn } from '../functions/reference.ts';

/**
 * The version of a zip function is Active at once, one with SnapStart when its snapshot is made; publishing what is published already answers the same version.
 */
export const publishVersion: Operation = async (call, control) => {
  const { home, store } = control;
  const fn = changeable(call, control);
  const body = call.json();
  const { code } = fn.latest.build;
  const expected = text(body, 'CodeSha256');
  if (expected !== undefined && expected !== '' && expected !== code.sha256)
    throw invalidParameter(
      `CodeSHA256 (${expected}) is different from current CodeSHA256 in $LATEST (${code.sha256}). Please try again with the CodeSHA256 in $LATEST.`,
    );
  assertStorage(code.sizeBytes, control);
  const lifecycle = fn.latest.build.settings.snapStart
    ? created(control.now(), control.delays.of('snapshot'), call.failure)
    : ACTIVE;
  const version = store.publish(fn, text(body, 'Description'), lifecycle);
  const arn = functionArn(home, fn.name, version.version);
  const answer = describeVersion(fn, version, arn, home.region);
  await control.sleep(control.delays.of('publish'));
  return { status: 201, body: answer };
};
