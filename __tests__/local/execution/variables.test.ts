import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Execution } from '../../../src/local/contract.ts';
import { functionVariables, RESERVED_VARIABLES } from '../../../src/local/execution/variables.ts';
import { invoke, invokeSource, startExecution, versionOf, writePackage } from './harness.ts';

let execution: Execution;
beforeAll(() => {
  process.env['SECRET_OF_THE_CALLER'] = 'must not leak';
  execution = startExecution();
});
afterAll(async () => {
  delete process.env['SECRET_OF_THE_CALLER'];
  await execution.close();
});

const COMMON = [
  'AWS_ACCESS_KEY_ID',
  'AWS_DEFAULT_REGION',
  'AWS_LAMBDA_FUNCTION_MEMORY_SIZE',
  'AWS_LAMBDA_FUNCTION_NAME',
  'AWS_LAMBDA_FUNCTION_VERSION',
  'AWS_LAMBDA_INITIALIZATION_TYPE',
  'AWS_LAMBDA_LOG_GROUP_NAME',
  'AWS_LAMBDA_LOG_STREAM_NAME',
  'AWS_LAMBDA_RUNTIME_API',
  'AWS_REGION',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
  'AWS_XRAY_CONTEXT_MISSING',
  'AWS_XRAY_DAEMON_ADDRESS',
  'LAMBDA_RUNTIME_DIR',
  'LAMBDA_TASK_ROOT',
  'LANG',
  'LD_LIBRARY_PATH',
  'PATH',
  'PWD',
  'TZ',
  '_AWS_XRAY_DAEMON_ADDRESS',
  '_AWS_XRAY_DAEMON_PORT',
  '_HANDLER',
];

test('a nodejs function sees exactly the variables of Lambda and its own', async () => {
  const source = 'const seen = { ...process.env }; exports.handler = async () => seen';
  const taskRoot = writePackage(execution, { 'index.js': source });
  const { payload } = await invoke(
    execution,
    versionOf(taskRoot, { environment: { MINE: '1', TZ: 'Europe/Berlin', AWS_REGION: 'nowhere-1' } }),
  );
  const seen = payload as Record<string, string>;
  expect(Object.keys(seen).sort()).toEqual([...COMMON, 'AWS_EXECUTION_ENV', 'MINE', 'NODE_PATH'].sort());
  expect(seen).toMatchObject({
    MINE: '1',
    TZ: 'Europe/Berlin',
    AWS_REGION: 'eu-west-1',
    AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x',
    LAMBDA_TASK_ROOT: taskRoot,
    PWD: taskRoot,
    AWS_ACCESS_KEY_ID: expect.stringContaining('NO-CREDENTIALS'),
  });
});

test('a bootstrap sees them too, without those of a managed runtime', async () => {
  // An absolute path, so that the program needs no shell, which would add variables of its own.
  const bootstrap = `#!${process.execPath}
const names = JSON.stringify(Object.keys(process.env).sort());
const base = 'http://' + process.env.AWS_LAMBDA_RUNTIME_API + '/2018-06-01/runtime/invocation/';
fetch(base + 'next').then((response) => fetch(base + response.headers.get('lambda-runtime-aws-request-id') + '/response', { method: 'POST', body: names }));
`;
  const taskRoot = writePackage(execution, { 'bootstrap*': bootstrap });
  const { payload } = await invoke(execution, versionOf(taskRoot, { runtime: 'provided.al2023' }));
  expect(payload).toEqual([...COMMON].sort());
});

test('JSON logs add the format and the level', async () => {
  const source =
    'exports.handler = async () => [process.env.AWS_LAMBDA_LOG_FORMAT, process.env.AWS_LAMBDA_LOG_LEVEL]';
  expect((await invokeSource(execution, source, { logFormat: 'JSON' })).payload).toEqual(['JSON', 'INFO']);
  expect((await invokeSource(execution, source)).payload).toEqual([null, null]);
});

test('a variable of the function never replaces a reserved one', () => {
  const context = { runtimeApi: '127.0.0.1:1', logStream: 's', runtimeFolder: '/r', region: 'eu-west-1' };
  const own = Object.fromEntries([...RESERVED_VARIABLES].map((name) => [name, 'mine']));
  const names = Object.keys(functionVariables(versionOf('/t'), context));
  const variables = functionVariables(versionOf('/t', { environment: own }), context);
  for (const name of names) expect(variables[name]).not.toBe('mine');
});
