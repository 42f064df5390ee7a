/** The embedded Lambda-compatible engine: wires the control plane, the execution half and the HTTP server. */
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { CODE_STORAGE_BYTES, CONCURRENT_EXECUTIONS, INIT_SECONDS } from '../core/quotas.ts';
import { systemErrorCode } from '../core/system-error.ts';
import { CallQuotas, type QuotaOptions } from './conditions/call-quotas.ts';
import { type DelayOptions, Delays } from './conditions/delays.ts';
import { type FaultRule, Faults } from './conditions/faults.ts';
import type { ExecutionOptions } from './contract.ts';
import type { ControlPlane } from './control-plane.ts';
import { createExecution } from './execution/execution.ts';
import { CodePackages } from './functions/code-packages.ts';
import { Concurrency } from './functions/concurrency.ts';
import { FunctionStore } from './functions/function-store.ts';
import { ImageRegistry, type LocalImages } from './functions/images.ts';
import { CodeUrls } from './http/code-url.ts';
import { createApiServer, type RequestRecord } from './http/server.ts';
import type { Credentials } from './http/signature.ts';
import { LogStore } from './logs/log-store.ts';

export type { QuotaOptions } from './conditions/call-quotas.ts';
export type { DelayOptions } from './conditions/delays.ts';
export type { FaultEffect, FaultRule } from './conditions/faults.ts';
export type { LocalImage, LocalImages } from './functions/images.ts';
export type { RequestRecord } from './http/server.ts';
export type { Credentials } from './http/signature.ts';

/** The engine cannot start as asked: the caller's to change; the message says what. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
}

export interface EngineOptions extends Partial<Omit<ExecutionOptions, 'onLog' | 'beforeStart'>> {
  /** TCP port on 127.0.0.1. Default 0: any free one. */
  readonly port?: number;
  /** Twelve digits. Default 000000000000. */
  readonly accountId?: string;
  /** Only requests signed with these are accepted. Default: any signed request. */
  readonly credentials?: Credentials;
  /** How long changes take. Default: none takes any time. */
  readonly delays?: DelayOptions;
  /** Default: no call quotas, 1,000 concurrent executions, 300 GB of code. */
  readonly quotas?: QuotaOptions;
  /**
   * Takes SnapStart for every runtime. States and waits are real, but no snapshot is made: a new environment is initialized,
   * and the time is reported as its restore, under the runtime version `simulated-restore`. Default false: refused.
   */
  readonly simulateSnapStart?: boolean;
  /**
   * What stands for container images. It is looked into whenever a function is made of one, so that a test can push a tag
   * again. Default: images are refused.
   */
  readonly images?: LocalImages;
  /** What goes wrong, as a table. Default: nothing. */
  readonly faults?: readonly FaultRule[];
  /** Called once per request, when its answer is known and before it is sent. */
  readonly onRequest?: (record: RequestRecord) => void;
  /** Milliseconds since the epoch, for states, quotas and signatures. Default: the clock. */
  readonly now?: () => number;
}

export interface Engine extends AsyncDisposable {
  /** `http://127.0.0.1:PORT`, for AWS_ENDPOINT_URL_LAMBDA and AWS_ENDPOINT_URL_CLOUDWATCH_LOGS. */
  readonly endpoint: string;
  readonly region: string;
  readonly accountId: string;
  /** null: any signed request is accepted. */
  readonly credentials: Credentials | null;
  /** Ends server and function processes and removes every file. Idempotent. */
  close(): Promise<void>;
}

/** Starts an engine on loopback. @throws EngineError when the port cannot be had; Error when the execution half cannot start. */
export async function startEngine(options: EngineOptions = {}): Promise<Engine> {
  const { now = Date.now, region = 'us-east-1', accountId = '000000000000', credentials = null } = options;
  const home = { region, accountId };
  const logs = new LogStore();
  await using starting = new AsyncDisposableStack();
  const execution = starting.adopt(
    createExecution({
      ...options,
      region,
      initLimitMs: options.initLimitMs ?? INIT_SECONDS * 1_000,
      onLog: (chunk) => logs.append(chunk),
      beforeStart: (taskRoot) => packages.restore(taskRoot),
    }),
    (made) => made.close(),
  );
  // Inside the execution's folder, which its reaper removes even when this process is killed.
  const packageFolder = join(execution.folder, 'packages');
  await mkdir(packageFolder);
  const packages = new CodePackages(packageFolder);
  const store = new FunctionStore(home, now);
  const codeUrls = new CodeUrls();
  let endpoint = '';
  const control: ControlPlane = {
    home,
    store,
    packages,
    images: new ImageRegistry(options.images ?? null),
    takesImages: options.images !== undefined,
    concurrency: new Concurrency(options.quotas?.concurrentExecutions ?? CONCURRENT_EXECUTIONS, store),
    execution,
    logs,
    delays: new Delays(options.delays ?? {}),
    codeStorageBytes: options.quotas?.codeStorageBytes ?? CODE_STORAGE_BYTES,
    simulatesSnapStart: options.simulateSnapStart ?? false,
    now,
    sleep: async (ms) => {
      if (ms > 0) await setTimeout(ms, undefined, { ref: false });
    },
    codeUrl: (sha256) => `${endpoint}${codeUrls.sign(sha256, now())}`,
  };
  const server = createApiServer({
    control,
    credentials,
    codeUrls,
    quotas: new CallQuotas(options.quotas ?? {}, now()),
    faults: new Faults(options.faults ?? []),
    onRequest: options.onRequest ?? (() => {}),
  });
  await listen(server, options.port ?? 0);
  starting.defer(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The engine has no TCP address.');
  endpoint = `http://127.0.0.1:${address.port}`;
  const running = starting.move();
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => {
    closing ??= running.disposeAsync();
    return closing;
  };
  return {
    endpoint,
    region,
    accountId,
    credentials,
    close,
    [Symbol.asyncDispose]: close,
  };
}

async function listen(server: Server, port: number): Promise<void> {
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  } catch (error) {
    const code = systemErrorCode(error) ?? 'unknown error';
    const reason = code === 'EADDRINUSE' ? 'it is in use' : `the system refuses it (${code})`;
    throw new EngineError(
      `The engine cannot listen on port ${port} of 127.0.0.1: ${reason}; choose another one, or 0 for any free one.`,
      { cause: error },
    );
  }
}
