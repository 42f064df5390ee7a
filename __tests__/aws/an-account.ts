/** An account with one function in it, on the embedded engine over HTTP, reached the way a run on AWS is: by the environment. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  CreateFunctionCommand,
  type CreateFunctionCommandInput,
  GetFunctionCommand,
  LambdaClient,
  ListFunctionsCommand,
  ListVersionsByFunctionCommand,
  waitUntilFunctionActiveV2,
} from '@aws-sdk/client-lambda';
import type { Deployments } from '../../src/aws/deployment.ts';
import type { RawInputs } from '../../src/core/config/inputs.ts';
import { type EngineOptions, type RequestRecord, startEngine } from '../../src/local/engine.ts';
import { loadPackage } from '../../src/packages/content/load.ts';
import type {
  Preparation,
  PrepareContext,
  PreparedFunction,
  PreparedRun,
} from '../../src/run/prepared-run.ts';
import { prepareRun } from '../../src/run/run.ts';

/** These tests give packages, so that nothing is built. */
const NO_BUILDS: PrepareContext = {
  listener: {
    say: () => undefined,
    started: () => undefined,
    output: () => undefined,
    ended: () => undefined,
  },
  signal: new AbortController().signal,
  event: null,
};

export const ACCOUNT = '111122223333';
export const REGION = 'eu-west-1';
export const TEMPLATE = 'orders-api';
export const ROLE = `arn:aws:iam::${ACCOUNT}:role/orders`;
const ARCHITECTURE = process.arch === 'arm64' ? 'arm64' : 'x86_64';

export type Files = Readonly<Record<string, string>>;
export const HEAD: Files = { 'index.js': 'exports.handler = async () => ({ head: true });\n' };
export const BASE: Files = { 'index.js': 'exports.handler = async () => ({ base: true });\n' };

/** Every variable by which the SDK or this project could find another account. */
const CLEARED = [
  'AWS_PROFILE',
  'AWS_SESSION_TOKEN',
  'AWS_REGION',
  'AWS_DEFAULT_REGION',
  'AWS_ENDPOINT_URL_LAMBDA',
  'AWS_CONTAINER_CREDENTIALS_FULL_URI',
  'HTTP_PROXY',
  'HTTPS_PROXY',
  'NO_PROXY',
  'http_proxy',
  'https_proxy',
  'no_proxy',
  'GITHUB_EVENT_NAME',
];

/** Sets variables for the length of a test. `undefined` takes one away. */
export function withEnvironment(variables: Readonly<Record<string, string | undefined>>): Disposable {
  const before = new Map(Object.keys(variables).map((name) => [name, process.env[name]]));
  const set = (name: string, value: string | undefined): void => {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  };
  for (const [name, value] of Object.entries(variables)) set(name, value);
  return {
    [Symbol.dispose]() {
      for (const [name, value] of before) set(name, value);
    },
  };
}

export interface AnAccount extends AsyncDisposable {
  readonly endpoint: string;
  readonly client: LambdaClient;
  /** What came over the wire since the template was made. */
  readonly requests: readonly RequestRecord[];
  /** Prepares a run that compares `HEAD` with `BASE`, if nothing else is asked for. */
  prepare(
    raw?: RawInputs,
    packages?: { readonly head?: Files; readonly base?: Files },
  ): Promise<Preparation<PreparedRun>>;
  /** Everything about the template that a run must not change. */
  templateState(): Promise<unknown>;
}

export interface AccountOptions {
  readonly engine?: EngineOptions;
  readonly template?: Partial<CreateFunctionCommandInput>;
}

export async function anAccount({ engine: options, template }: AccountOptions = {}): Promise<AnAccount> {
  await using stack = new AsyncDisposableStack();
  const requests: RequestRecord[] = [];
  const credentials = { accessKeyId: 'AKIDTEST', secretAccessKey: 'a-secret-of-the-test' };
  const engine = stack.use(
    await startEngine({
      accountId: ACCOUNT,
      region: REGION,
      credentials,
      ...options,
      onRequest: (record) => requests.push(record),
    }),
  );
  const client = stack.adopt(
    new LambdaClient({ endpoint: engine.endpoint, region: REGION, credentials }),
    (made) => made.destroy(),
  );
  const folder = stack.adopt(mkdtempSync(join(tmpdir(), 'csg-account-')), (path) =>
    rmSync(path, { recursive: true, force: true }),
  );
  stack.use(
    withEnvironment({
      ...Object.fromEntries(CLEARED.map((name) => [name, undefined])),
      AWS_ENDPOINT_URL: engine.endpoint,
      AWS_ACCESS_KEY_ID: credentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
      AWS_EC2_METADATA_DISABLED: 'true',
      AWS_CONFIG_FILE: join(folder, 'none'),
      AWS_SHARED_CREDENTIALS_FILE: join(folder, 'none'),
    }),
  );
  const write = (name: string, files: Files): string => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name, path)), { recursive: true });
      writeFileSync(join(folder, name, path), text);
    }
    return join(folder, name);
  };
  const deployed = await loadPackage({ side: 'base', path: write('deployed', BASE) });
  await client.send(
    new CreateFunctionCommand({
      FunctionName: TEMPLATE,
      Role: ROLE,
      Runtime: 'nodejs24.x',
      Handler: 'index.handler',
      Code: { ZipFile: deployed.package?.bytes ?? new Uint8Array() },
      Timeout: 7,
      MemorySize: 256,
      Architectures: [ARCHITECTURE],
      Environment: { Variables: { TABLE: 'orders', TOKEN: 's3cr3t-abc' } },
      ...template,
    }),
  );
  await waitUntilFunctionActiveV2({ client, maxWaitTime: 10, minDelay: 1 }, { FunctionName: TEMPLATE });
  requests.length = 0;
  const owned = stack.move();
  let written = 0;
  return {
    endpoint: engine.endpoint,
    client,
    requests,
    async prepare(raw = {}, { head = HEAD, base = BASE } = {}) {
      written += 1;
      const inputs = {
        'function-name': TEMPLATE,
        'aws-region': REGION,
        'head-package': write(`head${written}`, head),
        'base-package': write(`base${written}`, base),
        'report-dir': join(folder, 'report'),
        seed: 'test',
        ...raw,
      };
      return await prepareRun(inputs, 'fresh', NO_BUILDS);
    },
    async templateState() {
      const asked = { FunctionName: TEMPLATE };
      const { Configuration, Concurrency, Tags } = await client.send(new GetFunctionCommand(asked));
      const { Versions } = await client.send(new ListVersionsByFunctionCommand(asked));
      return { Configuration, Concurrency, Tags, Versions };
    },
    [Symbol.asyncDispose]: () => owned.disposeAsync(),
  };
}

/** The run, or a test failure with every problem. */
export function started(preparation: Preparation<PreparedRun>): PreparedRun {
  if (!preparation.ok) throw new Error(preparation.problems.join('\n'));
  return preparation.run;
}

/** The function of a run that has only one. */
export function onlyFunctionOf({ functions }: PreparedRun): PreparedFunction {
  const [fn, ...others] = functions;
  if (fn === undefined || others.length > 0) throw new Error('not a run of one function');
  return fn;
}

/** What a run of one function deploys. */
export function deploymentsOf(run: PreparedRun): Deployments {
  const fn = onlyFunctionOf(run);
  return fn.place.deployments(fn);
}

export function problemsOf(preparation: Preparation<PreparedRun>): readonly string[] {
  return preparation.ok ? [] : preparation.problems;
}

/** Names of the functions that an account has. */
export async function functionNames({ client }: AnAccount): Promise<readonly string[]> {
  const { Functions: functions = [] } = await client.send(new ListFunctionsCommand({}));
  return functions.map(({ FunctionName = '' }) => FunctionName);
}

/** Requests that change something or run code, as `Operation function`. */
export function writesOf({ requests }: AnAccount): readonly string[] {
  return requests.flatMap(({ operation, functionName }) =>
    operation !== null && /^(Create|Update|Put|Delete|Publish|Tag|Untag|Invoke)/.test(operation)
      ? [`${operation} ${functionName}`]
      : [],
  );
}
