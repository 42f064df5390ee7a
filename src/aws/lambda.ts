/**
 * Lambda, driven through the AWS SDK: AWS itself or any server that speaks the same API at `endpoint`.
 * Writes go only to the functions that the gate made.
 */
import { setTimeout as delay } from 'node:timers/promises';
import {
  CreateFunctionCommand,
  DeleteFunctionCommand,
  GetFunctionCommand,
  InvokeCommand,
  LambdaClient,
  PublishVersionCommand,
  ResourceNotFoundException,
  UpdateFunctionConfigurationCommand,
} from '@aws-sdk/client-lambda';
import type { Lambda, TemporaryFunction } from '../gate/ports.ts';
import type { ReportFinder } from './cloudwatch.ts';
import type { LambdaConnection } from './connection.ts';
import { createInput, type Deployments, deploymentOf, freshness } from './deployment.ts';
import { lambdaFailure } from './failure.ts';
import { droppedOrThrottled, invokeResponse } from './invocation.ts';
import { waitUntilReady } from './wait.ts';

/** A response may take as long as the function's timeout, its init and the way there and back. */
const RESPONSE_MARGIN_MS = 30_000;

/**
 * @param payload the event of every request, as JSON text.
 * @param pollMs how long to wait between two looks at a function that is not ready.
 */
export function connectLambda(
  connection: LambdaConnection,
  deployments: Deployments,
  payload: string,
  pollMs: number,
): Lambda & Disposable {
  const control = new LambdaClient({ ...connection, maxAttempts: 5, retryMode: 'standard' });
  const longestTimeoutMs =
    1_000 *
    Math.max(deployments.head.settings.timeoutSeconds, deployments.base?.settings.timeoutSeconds ?? 0);
  // A retried invoke would find the environment of the first one warm: one attempt, and no early socket timeout.
  const invoker = new LambdaClient({
    ...connection,
    maxAttempts: 1,
    requestHandler: { ...connection.requestHandler, socketTimeout: longestTimeoutMs + RESPONSE_MARGIN_MS },
  });

  let finder: Promise<ReportFinder> | undefined;
  const ready = (fn: TemporaryFunction, signal: AbortSignal): Promise<void> =>
    waitUntilReady(
      fn,
      async () => {
        const answer = await control.send(new GetFunctionCommand({ FunctionName: fn.name }), {
          abortSignal: signal,
        });
        return answer.Configuration ?? {};
      },
      pollMs,
      signal,
    );

  return {
    async create(fn, signal) {
      try {
        await control.send(new CreateFunctionCommand(createInput(deploymentOf(deployments, fn.side), fn)), {
          abortSignal: signal,
        });
        await ready(fn, signal);
      } catch (error) {
        throw lambdaFailure(`create the temporary function of ${fn.side} at ${fn.cell.tierMb} MB`, fn, error);
      }
    },

    async publishFresh(fn, nonce, signal) {
      const deployment = deploymentOf(deployments, fn.side);
      try {
        await control.send(
          new UpdateFunctionConfigurationCommand({ FunctionName: fn.name, ...freshness(deployment, nonce) }),
          { abortSignal: signal },
        );
        await ready(fn, signal);
        const published = await control.send(
          new PublishVersionCommand({ FunctionName: fn.name, CodeSha256: deployment.codeSha256 }),
          { abortSignal: signal },
        );
        if (published.Version === undefined) throw new Error('PublishVersion answered without a version');
        return published.Version;
      } catch (error) {
        throw lambdaFailure(`publish a fresh version of ${fn.side} at ${fn.cell.tierMb} MB`, fn, error);
      }
    },

    async invoke(fn, version, signal) {
      const started = performance.now();
      try {
        const answer = await invoker.send(
          new InvokeCommand({
            FunctionName: fn.name,
            Qualifier: version,
            LogType: 'Tail',
            Payload: new TextEncoder().encode(payload),
          }),
          { abortSignal: signal },
        );
        return invokeResponse(answer, performance.now() - started);
      } catch (error) {
        const result = droppedOrThrottled(error);
        if (result === null) throw lambdaFailure(`invoke ${fn.side} at ${fn.cell.tierMb} MB`, fn, error);
        return result;
      }
    },

    async findReport(fn, requestId, sentAt, signal) {
      finder ??= import('./cloudwatch.ts').then(({ openReportFinder }) =>
        openReportFinder(connection, {
          now: () => performance.now(),
          sleep: (ms, stop) => delay(ms, undefined, { signal: stop }),
        }),
      );
      const { logFormat } = deploymentOf(deployments, fn.side).settings;
      return await (await finder).find(
        { functionName: fn.name, requestId, logFormat, sentAtMs: sentAt.getTime() },
        signal,
      );
    },

    async remove(fn) {
      try {
        await control.send(new DeleteFunctionCommand({ FunctionName: fn.name }));
      } catch (error) {
        if (!(error instanceof ResourceNotFoundException)) {
          throw lambdaFailure('delete the temporary function', fn, error);
        }
      }
      try {
        const { deleteLogGroup } = await import('./log-groups.ts');
        await deleteLogGroup(connection, fn.name);
      } catch (error) {
        throw lambdaFailure('delete the log group of the temporary function', fn, error);
      }
    },

    [Symbol.dispose]() {
      finder?.then((open) => open[Symbol.dispose]()).catch(() => undefined);
      control.destroy();
      invoker.destroy();
    },
  };
}
