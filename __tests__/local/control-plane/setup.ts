/** What the tests of the control plane share: an engine with a clock of its own, clients, and tiny packages. */
import { buffer } from 'node:stream/consumers';
import { CloudWatchLogsClient } from '@aws-sdk/client-cloudwatch-logs';
import {
  CreateFunctionCommand,
  type CreateFunctionCommandInput,
  type CreateFunctionCommandOutput,
  LambdaClient,
} from '@aws-sdk/client-lambda';
import { expect } from '@jest/globals';
import { ZipFile } from 'yazl';
import {
  type Engine,
  type EngineOptions,
  type RequestRecord,
  startEngine,
} from '../../../src/local/engine.ts';

export const ROLE = 'arn:aws:iam::000000000000:role/measured';
export const CREDENTIALS = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret/with+signs' };

export interface World {
  readonly engine: Engine;
  readonly lambda: LambdaClient;
  readonly logs: CloudWatchLogsClient;
  readonly journal: RequestRecord[];
  /** Moves the engine's clock on. */
  readonly pass: (ms: number) => void;
  /** CreateFunction with defaults, by the name `orders` unless another is given. */
  readonly create: (input?: Partial<CreateFunctionCommandInput>) => Promise<CreateFunctionCommandOutput>;
  [Symbol.asyncDispose](): Promise<void>;
}

export async function startWorld(options: EngineOptions = {}): Promise<World> {
  let nowMs = Date.parse('2030-01-01T00:00:00Z');
  const journal: RequestRecord[] = [];
  const engine = await startEngine({
    now: () => nowMs,
    onRequest: (entry) => journal.push(entry),
    ...options,
  });
  const wiring = {
    endpoint: engine.endpoint,
    region: engine.region,
    credentials: engine.credentials ?? CREDENTIALS,
    maxAttempts: 1,
  };
  const lambda = new LambdaClient(wiring);
  const logs = new CloudWatchLogsClient(wiring);
  return {
    engine,
    lambda,
    logs,
    journal,
    pass: (ms) => {
      nowMs += ms;
    },
    create: async (input) => sendCreate(lambda, input),
    [Symbol.asyncDispose]: async () => {
      lambda.destroy();
      logs.destroy();
      await engine.close();
    },
  };
}

async function sendCreate(lambda: LambdaClient, input: Partial<CreateFunctionCommandInput> = {}) {
  const Code = input.Code ?? { ZipFile: await functionZip() };
  return lambda.send(
    new CreateFunctionCommand({
      FunctionName: 'orders',
      Runtime: 'nodejs24.x',
      Handler: 'index.handler',
      Role: ROLE,
      ...input,
      Code,
    }),
  );
}

export const ECHO = 'exports.handler = async (event) => event;';

export async function functionZip(source: string = ECHO): Promise<Uint8Array> {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(source), 'index.js', { mtime: new Date(0) });
  zip.end();
  return buffer(zip.outputStream);
}

/** Resolves to the error of a call that has to fail, as name, status and message. */
export async function refusal(
  call: Promise<unknown>,
): Promise<{ name: string; status: number; message: string }> {
  try {
    await call;
  } catch (error) {
    expect(error).toBeInstanceOf(Error);
    const { name, message } = error as Error;
    const metadata = Reflect.get(Object(error), '$metadata');
    return { name, message, status: Number(Reflect.get(Object(metadata), 'httpStatusCode')) };
  }
  throw new Error('The call succeeded, and should have been refused.');
}
