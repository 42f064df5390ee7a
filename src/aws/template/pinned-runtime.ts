/**
 * Keeps all functions of a run on one runtime version. While AWS rolls a runtime out, two functions created in the same
 * minute can get different ones, and their difference would be blamed on the pull request.
 * Source: Lambda developer guide, "Runtime version updates".
 */
import { GetFunctionCommand, LambdaClient, PutRuntimeManagementConfigCommand } from '@aws-sdk/client-lambda';
import type { Side } from '../../core/model.ts';
import { type Lambda, LambdaFailure, type TemporaryFunction } from '../../gate/ports.ts';
import type { LambdaConnection } from '../connection.ts';
import { type Deployments, deploymentOf } from '../deployment.ts';
import { lambdaFailure } from '../lambda-failure.ts';

export interface PinnedRuntimes extends Disposable {
  /** `lambda`, whose functions are held at one runtime version before they are first used. */
  readonly lambda: Lambda;
  /** What a side runs on; null when it was not seen. */
  versionOf(side: Side): string | null;
}

/**
 * Holds every function at the version that the template is held at. When that is none, or the runtime is another one, all
 * functions of a runtime follow the first of them.
 * @param templateRuntime the runtime that `pinnedArn` is a version of.
 */
export function pinRuntimes(
  lambda: Lambda,
  connection: LambdaConnection,
  deployments: Deployments,
  template: { readonly runtime: string | null; readonly pinnedArn: string | null },
): PinnedRuntimes {
  /** Runtime -> the version that its functions are held at. */
  const wanted = new Map<string, string>();
  const { runtime: templateRuntime, pinnedArn } = template;
  if (templateRuntime !== null && pinnedArn !== null) wanted.set(templateRuntime, pinnedArn);
  const client = new LambdaClient({ ...connection, maxAttempts: 5 });
  const runtimeOf = (side: Side): string | null => deploymentOf(deployments, side).settings.runtime;

  const pin = async (fn: TemporaryFunction, signal: AbortSignal): Promise<void> => {
    const runtime = runtimeOf(fn.side);
    // An image brings its runtime along.
    if (runtime === null) return;
    try {
      const { Configuration } = await client.send(new GetFunctionCommand({ FunctionName: fn.name }), {
        abortSignal: signal,
      });
      const running = Configuration?.RuntimeVersionConfig?.RuntimeVersionArn;
      if (running === undefined) return;
      const arn = wanted.get(runtime) ?? running;
      wanted.set(runtime, arn);
      if (arn === running) return;
      await client.send(
        new PutRuntimeManagementConfigCommand({
          FunctionName: fn.name,
          UpdateRuntimeOn: 'Manual',
          RuntimeVersionArn: arn,
        }),
        { abortSignal: signal },
      );
    } catch (error) {
      if (error instanceof LambdaFailure || signal.aborted) throw error;
      throw lambdaFailure(`hold ${fn.side} at the runtime version of the other functions`, fn, error);
    }
    await lambda.ready(fn, signal);
  };

  return {
    lambda: {
      ...lambda,
      async ready(fn, signal) {
        await lambda.ready(fn, signal);
        await pin(fn, signal);
      },
    },
    [Symbol.dispose]: () => client.destroy(),
    versionOf: (side) => wanted.get(deployments[side]?.settings.runtime ?? '') ?? null,
  };
}
