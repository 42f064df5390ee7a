import { describeVersion } from '../functions/describe.ts';
import { functionArn } from '../functions/reference.ts';
import { type Operation, referenceOf } from '../http/operation.ts';

/** The version with its state, where its package can be fetched, tags and reserved concurrency. */
export const getFunction: Operation = (call, control) => {
  const reference = referenceOf(call, control);
  const { fn, version } = control.store.find(reference);
  const arn = functionArn(control.home, fn.name, reference.qualifier);
  return {
    status: 200,
    body: {
      Configuration: describeVersion(fn, version, arn, control.home.region),
      Code: { RepositoryType: 'S3', Location: control.codeUrl(version.build.code.sha256) },
      ...(fn.tags.size > 0 && { Tags: Object.fromEntries(fn.tags) }),
      ...(fn.reservedConcurrency !== null && {
        Concurrency: { ReservedConcurrentExecutions: fn.reservedConcurrency },
      }),
    },
  };
};
