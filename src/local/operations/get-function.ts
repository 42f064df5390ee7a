import { type Operation, referenceOf } from '../call/operation.ts';
import type { ControlPlane } from '../control-plane.ts';
import type { FunctionCode } from '../functions/code-packages.ts';
import { describeVersion } from '../functions/describe-function.ts';
import { functionArn } from '../functions/reference.ts';

/** The version with its state, where its package can be fetched, tags and reserved concurrency. */
export const getFunction: Operation = (call, control) => {
  const reference = referenceOf(call, control);
  const { fn, version } = control.store.find(reference);
  const arn = functionArn(control.home, fn.name, reference.qualifier);
  return {
    status: 200,
    body: {
      Configuration: describeVersion(fn, version, arn, control.home.region),
      Code: locationOf(version.build.code, control),
      ...(fn.tags.size > 0 && { Tags: Object.fromEntries(fn.tags) }),
      ...(fn.reservedConcurrency !== null && {
        Concurrency: { ReservedConcurrentExecutions: fn.reservedConcurrency },
      }),
    },
  };
};

function locationOf({ image, sha256 }: FunctionCode, control: ControlPlane): Record<string, string> {
  return image === null
    ? { RepositoryType: 'S3', Location: control.codeUrl(sha256) }
    : { RepositoryType: 'ECR', ImageUri: image.uri, ResolvedImageUri: image.resolvedUri };
}
