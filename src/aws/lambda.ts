/**
 * Lambda, driven through the AWS SDK: AWS itself or any server that speaks the same API at `endpoint`.
 * Writes go only to the functions that the gate made.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import {
  CreateFunctionCommand,
  DeleteFunctionCommand,
  GetFunctionCommand,
  LambdaClient,
  PublishVersionCommand,
  UpdateFunctionConfigurationCommand,
} from '@aws-sdk/client-lambda';
import type { Lambda, TemporaryFunction } from '../gate/ports.ts';
import type { ReportFinder } from './cloudwatch.ts';
import type { LambdaConnection } from './connection.ts';
import { openControl } from './control.ts';
import { createInput, type Deployments, deploymentOf, freshness } from './deployment.ts';
import { sendInvoke } from './invocation.ts';
import { lambdaFailure, leftBehind } from './lambda-failure.ts';
import type { Ledger } from './ledger.ts';
import type { CallLimiter } from './limiter.ts';
import type { LogGroups } from './log-groups.ts';
import { logsConnection } from './logs-connection.ts';
import { assertOurs, type Owner, ownerTags } from './ownership.ts';
import { alreadyExists, isAbsent, serviceError } from './service-error.ts';
import { type SideCode, sideCode } from './side-code.ts';
import type { Timings } from './timings.ts';
import { waitUntilReady } from './wait.ts';

export interface LambdaOptions {
  /** The event of every request, as JSON text. */
  readonly payload: string;
  readonly timings: Timings;
  /** Told about everything before it is made. */
  readonly ledger: Ledger;
  /** Goes into the tags of every function. */
  readonly owner: Owner;
  /** Paces the calls of all functions of a run; default: one of its own. */
  readonly limiter?: CallLimiter;
  /** Hears, at the end, what calls had to wait for. */
  readonly say: (sentence: string) => void;
}

/** A response may take as long as the function's timeout, its init and the way there and back. */
const RESPONSE_MARGIN_MS = 30_000;
/** A create call whose answer never came may still be carried out; after that the post step or a sweep finds it. */
const UNSEEN_LIMIT_MS = 2_000;

/** What is known of a function that was asked for. */
type Standing = 'asked-for' | 'made' | 'published' | 'refused';

/** Lambda as the gate drives it, and what it says that the code of each side is. */
export interface ConnectedLambda extends Lambda, Disposable {
  readonly codeOf: SideCode['of'];
}

export function connectLambda(
  connection: LambdaConnection,
  deployments: Deployments,
  { payload, timings, ledger, owner, say, limiter }: LambdaOptions,
): ConnectedLambda {
  const control = openControl(connection, timings, limiter);
  const { client } = control;
  const longestTimeoutMs =
    1_000 *
    Math.max(deployments.head.settings.timeoutSeconds, deployments.base?.settings.timeoutSeconds ?? 0);
  // A retried invoke would find the environment of the first one warm: one attempt, and no early socket timeout.
  const invoker = new LambdaClient({
    ...connection,
    maxAttempts: 1,
    requestHandler: { ...connection.requestHandler, socketTimeout: longestTimeoutMs + RESPONSE_MARGIN_MS },
  });
  const event = new TextEncoder().encode(payload);
  const standings = new Map<string, Standing>();
  const code = sideCode(deployments);
  let finder: Promise<ReportFinder> | undefined;
  let logGroups: Promise<LogGroups> | undefined;

  const ready = (fn: TemporaryFunction, qualifier: string | null, signal: AbortSignal): Promise<void> =>
    waitUntilReady(
      fn,
      async () => {
        const asked = { FunctionName: fn.name, ...(qualifier === null ? {} : { Qualifier: qualifier }) };
        const answer = await control.getFunction(
          () => client.send(new GetFunctionCommand(asked), { abortSignal: signal }),
          signal,
        );
        code.note(fn.side, answer.Configuration?.CodeSha256);
        return answer.Configuration ?? {};
      },
      timings,
      signal,
    );

  return {
    codeOf: code.of,

    async create(fn, signal) {
      assertOurs(fn.name);
      const input = { ...createInput(deploymentOf(deployments, fn.side), fn), Tags: ownerTags(owner) };
      /** A try whose answer was lost may have been carried out. */
      let unsure = false;
      let codeSha256: string | undefined;
      standings.set(fn.name, 'asked-for');
      ledger.creating(fn.name);
      try {
        const made = await control.call(() => {
          return client
            .send(new CreateFunctionCommand(input), { abortSignal: signal })
            .catch((error: unknown) => {
              unsure ||= (serviceError(error).status ?? 500) >= 500;
              throw error;
            });
        }, signal);
        ledger.created(fn.name, made.FunctionArn ?? fn.name);
        standings.set(fn.name, 'made');
        codeSha256 = made.CodeSha256;
      } catch (error) {
        const seen = serviceError(error);
        if (unsure && alreadyExists(seen)) {
          standings.set(fn.name, 'made');
          return;
        }
        if (!unsure) {
          standings.set(fn.name, 'refused');
          ledger.gone(fn.name);
        }
        throw lambdaFailure(
          `create the temporary function of ${fn.side} at ${fn.cell.tierMb} MB`,
          fn,
          error,
          'lambda:CreateFunction (with iam:PassRole on its role, and lambda:TagResource)',
        );
      }
      code.note(fn.side, codeSha256);
    },

    async ready(fn, signal) {
      try {
        await ready(fn, null, signal);
      } catch (error) {
        throw lambdaFailure('see whether the temporary function is ready', fn, error, 'lambda:GetFunction');
      }
    },

    async publishFresh(fn, nonce, signal) {
      const deployment = deploymentOf(deployments, fn.side);
      // Every request of a new tenant starts an environment of its own.
      if (deployment.forcing === 'tenant') return '$LATEST';
      try {
        // What was created was never published: its first version is new as it is.
        if (standings.get(fn.name) === 'published') {
          const change = { FunctionName: fn.name, ...freshness(deployment, nonce) };
          await control.call(
            () => client.send(new UpdateFunctionConfigurationCommand(change), { abortSignal: signal }),
            signal,
          );
          await ready(fn, null, signal);
        }
        const asked = { FunctionName: fn.name, CodeSha256: code.of(fn.side) ?? undefined };
        const published = await control.call(
          () => client.send(new PublishVersionCommand(asked), { abortSignal: signal }),
          signal,
        );
        standings.set(fn.name, 'published');
        if (published.Version === undefined) throw new Error('PublishVersion answered without a version');
        // With SnapStart the snapshot is made now.
        if (published.State !== 'Active') await ready(fn, published.Version, signal);
        return published.Version;
      } catch (error) {
        throw lambdaFailure(
          `publish a fresh version of ${fn.side} at ${fn.cell.tierMb} MB`,
          fn,
          error,
          'lambda:UpdateFunctionConfiguration, lambda:GetFunction and lambda:PublishVersion',
        );
      }
    },

    async invoke(fn, version, signal) {
      try {
        const { forcing } = deploymentOf(deployments, fn.side);
        const request = {
          FunctionName: fn.name,
          Qualifier: version,
          Payload: event,
          ...(forcing === 'tenant' ? { TenantId: randomUUID() } : {}),
        };
        return await sendInvoke(invoker, request, timings, signal);
      } catch (error) {
        throw lambdaFailure(`invoke ${fn.side} at ${fn.cell.tierMb} MB`, fn, error, 'lambda:InvokeFunction');
      }
    },

    async findReport(fn, requestId, sentAt, signal) {
      finder ??= import('./cloudwatch.ts').then(({ openReportFinder }) =>
        openReportFinder(logsConnection(connection), {
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
      assertOurs(fn.name);
      const standing = standings.get(fn.name);
      if (standing === undefined || standing === 'refused') return;
      try {
        const sure = await deleteFunction(fn.name, standing === 'asked-for' ? UNSEEN_LIMIT_MS : 0);
        logGroups ??= import('./log-groups.ts').then(({ openLogGroups }) => openLogGroups(connection));
        await (await logGroups).remove(fn.name);
        if (sure) ledger.gone(fn.name);
      } catch (error) {
        throw leftBehind(fn.name, connection.region, error);
      }
    },

    [Symbol.dispose]() {
      if (control.waits.size > 0) {
        const list = [...control.waits]
          .map(([what, ms]) => `${what} ${(ms / 1_000).toFixed(1)} s`)
          .join(', ');
        say(`Calls to Lambda were refused for a while and sent again; together they waited for ${list}.`);
      }
      for (const opened of [finder, logGroups]) {
        opened?.then((open) => open[Symbol.dispose]()).catch(() => undefined);
      }
      control[Symbol.dispose]();
      invoker.destroy();
    },
  };

  /** @returns false when it was not there although it may yet appear. */
  async function deleteFunction(name: string, pollForMs: number): Promise<boolean> {
    const untilMs = performance.now() + pollForMs;
    for (;;) {
      try {
        await control.call(() => client.send(new DeleteFunctionCommand({ FunctionName: name })), null);
        return true;
      } catch (error) {
        if (!isAbsent(serviceError(error))) throw error;
        if (performance.now() >= untilMs) return pollForMs === 0;
        await delay(Math.max(timings.pollMs, 100));
      }
    }
  }
}
