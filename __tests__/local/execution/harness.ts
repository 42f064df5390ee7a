/** Real executions for tests: packages written from literals, versions with full defaults. */
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type {
  Execution,
  ExecutionOptions,
  InvokeAnswer,
  RunnableVersion,
} from '../../../src/local/contract.ts';
import { createExecution } from '../../../src/local/execution/execution.ts';

export function startExecution(options: Partial<ExecutionOptions> = {}): Execution {
  return createExecution({ initLimitMs: 10_000, region: 'eu-west-1', ...options });
}

/** A folder below the execution's with these files; a name that ends with `*` is executable. */
export function writePackage(execution: Execution, files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(execution.folder, 'task-'));
  for (const [name, content] of Object.entries(files)) {
    const path = join(root, name.replace(/\*$/, ''));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    if (name.endsWith('*')) chmodSync(path, 0o755);
  }
  return root;
}

export function versionOf(taskRoot: string, overrides: Partial<RunnableVersion> = {}): RunnableVersion {
  const { functionName = 'orders', version = '7' } = overrides;
  return {
    functionName,
    version,
    arn: `arn:aws:lambda:eu-west-1:000000000000:function:${functionName}:${version}`,
    revision: taskRoot,
    runtime: 'nodejs24.x',
    handler: 'index.handler',
    timeoutSeconds: 10,
    memorySizeMb: 512,
    architecture: 'x86_64',
    environment: {},
    logFormat: 'Text',
    applicationLogLevel: null,
    systemLogLevel: null,
    logGroup: '/aws/lambda/orders',
    taskRoot,
    ...overrides,
  };
}

export interface Invoked {
  readonly answer: InvokeAnswer;
  /** Parsed payload. */
  readonly payload: unknown;
  readonly log: string;
  readonly report: string;
}

export async function invoke(
  execution: Execution,
  version: RunnableVersion,
  event: unknown = {},
  clientContext?: string,
): Promise<Invoked> {
  const answer = await execution.invoke(version, Buffer.from(JSON.stringify(event)), clientContext);
  const log = Buffer.from(answer.logTail).toString();
  const text = Buffer.from(answer.payload).toString();
  const report = log.split('\n').find((line) => /^REPORT |"platform\.report"/.test(line)) ?? '';
  return { answer, payload: text === '' ? null : JSON.parse(text), log, report };
}

/** Runs the handler source as index.js in a package of its own. */
export function invokeSource(
  execution: Execution,
  source: string,
  overrides: Partial<RunnableVersion> = {},
  event: unknown = {},
): Promise<Invoked> {
  return invoke(execution, versionOf(writePackage(execution, { 'index.js': source }), overrides), event);
}

/**
 * A program over the Runtime API: `call(method, path, body?, headers?, trailers?)` gives status, headers and
 * body; paths without a date are below the runtime's.
 */
export function program(body: string): string {
  return `#!${process.execPath}
const http = require('node:http');
const [host, port] = process.env.AWS_LAMBDA_RUNTIME_API.split(':');
const agent = new http.Agent({ keepAlive: true });
const call = (method, path, body = '', headers = {}, trailers = null) => new Promise((resolve, reject) => {
  const full = path.startsWith('/20') ? path : '/2018-06-01/runtime/' + path;
  const request = http.request({ agent, host, port, method, path: full, headers }, (response) => {
    const chunks = [];
    response.on('data', (chunk) => chunks.push(chunk));
    response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks).toString() }));
  });
  request.on('error', reject);
  if (trailers) request.addTrailers(trailers);
  request.end(body);
});
const next = async () => {
  const { headers, body } = await call('GET', 'invocation/next');
  return { id: headers['lambda-runtime-aws-request-id'], event: JSON.parse(body), headers };
};
(async () => {
${body}
})();
`;
}

/** Resolves when the condition holds; fails after a deadline that is generous, not tuned. */
export async function eventually(condition: () => boolean, what: string): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error(`not within 20 s: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
