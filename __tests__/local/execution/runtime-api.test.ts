import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Execution } from '../../../src/local/contract.ts';
import { type Invoked, invoke, program, startExecution, versionOf, writePackage } from './harness.ts';

let execution: Execution;
beforeAll(() => {
  execution = startExecution();
});
afterAll(() => execution.close());

/** Runs a bootstrap; its last words are the response. */
function run(body: string, files: Record<string, string> = {}, event: unknown = {}): Promise<Invoked> {
  const taskRoot = writePackage(execution, { 'bootstrap*': program(body), ...files });
  return invoke(execution, versionOf(taskRoot, { runtime: 'provided.al2023' }), event);
}

describe('states', () => {
  test('what is called at the wrong time is refused', async () => {
    const { payload } = await run(
      `
const seen = {};
seen.responseBeforeNext = (await call('POST', 'invocation/some-id/response', '1')).status;
const { id } = await next();
seen.nextWhileRunning = await call('GET', 'invocation/next');
seen.initErrorTooLate = (await call('POST', 'init/error', '{}')).status;
seen.otherRequest = (await call('POST', 'invocation/other/response', '1')).body;
await call('POST', 'invocation/' + id + '/response', JSON.stringify(seen));
`,
    );
    expect(payload).toMatchObject({
      responseBeforeNext: 400,
      nextWhileRunning: { status: 403 },
      initErrorTooLate: 403,
      otherRequest: '{"errorMessage":"Invalid request ID","errorType":"InvalidRequestID"}',
    });
    const { nextWhileRunning } = payload as { nextWhileRunning: { body: string } };
    expect(JSON.parse(nextWhileRunning.body)).toEqual({
      errorType: 'InvalidStateTransition',
      errorMessage:
        'State transition from RuntimeRunning to RuntimeReady failed for runtime. Error: State transition is not allowed',
    });
  });

  test('a request is answered once', async () => {
    const { payload } = await run(`
let second = null;
for (;;) {
  const { id } = await next();
  await call('POST', 'invocation/' + id + '/response', JSON.stringify(second));
  second = (await call('POST', 'invocation/' + id + '/error', '{}')).status;
}`);
    expect(payload).toBeNull();
  });

  test('unknown calls, and those of web pages', async () => {
    const { payload } = await run(`
const { id } = await next();
const unknown = (await call('GET', 'nothing')).status;
const page = (await call('GET', 'invocation/next', '', { origin: 'https://example.com' })).status;
await call('POST', 'invocation/' + id + '/response', JSON.stringify([unknown, page]));`);
    expect(payload).toEqual([404, 403]);
  });
});

test('the headers of a request, and its bytes', async () => {
  const { payload, answer } = await run(
    `const { id, event, headers } = await next();
await call('POST', 'invocation/' + id + '/response', JSON.stringify({ event, headers }));`,
    {},
    { text: 'é✓' },
  );
  expect(payload).toMatchObject({
    event: { text: 'é✓' },
    headers: {
      'content-type': 'application/json',
      'lambda-runtime-aws-request-id': answer.requestId,
      'lambda-runtime-invoked-function-arn': 'arn:aws:lambda:eu-west-1:000000000000:function:orders:7',
      'lambda-runtime-deadline-ms': expect.stringMatching(/^\d{13}$/),
    },
  });
  expect(payload).not.toHaveProperty('headers.lambda-runtime-client-context');
});

test('an error of the handler is handed on as it is', async () => {
  const { answer, report } = await run(`const { id } = await next();
await call('POST', 'invocation/' + id + '/error', '{"errorMessage":"no","errorType":"Oops","stackTrace":[]}');
await next();`);
  expect(Buffer.from(answer.payload).toString()).toBe(
    '{"errorMessage":"no","errorType":"Oops","stackTrace":[]}',
  );
  expect(answer.functionError).toBe('Unhandled');
  expect(report).not.toContain('Status');
});

describe('streaming', () => {
  const headers = `{ 'Lambda-Runtime-Function-Response-Mode': 'streaming', 'Transfer-Encoding': 'chunked', Trailer: 'Lambda-Runtime-Function-Error-Type, Lambda-Runtime-Function-Error-Body' }`;

  test('a stream is the answer', async () => {
    const { payload } = await run(
      `const { id } = await next(); await call('POST', 'invocation/' + id + '/response', '{"a":1}', ${headers}); await next();`,
    );
    expect(payload).toEqual({ a: 1 });
  });

  test('trailers turn it into an error', async () => {
    const { payload, answer } = await run(`const { id } = await next();
const body = Buffer.from('{"errorType":"Late","errorMessage":"half way"}').toString('base64');
await call('POST', 'invocation/' + id + '/response', '{"a":', ${headers},
  { 'Lambda-Runtime-Function-Error-Type': 'Function.Late', 'Lambda-Runtime-Function-Error-Body': body });
await next();`);
    expect(payload).toEqual({ errorType: 'Late', errorMessage: 'half way' });
    expect(answer.functionError).toBe('Unhandled');
  });

  test('an unknown mode is refused', async () => {
    const { payload } = await run(`const { id } = await next();
const { status } = await call('POST', 'invocation/' + id + '/response', '1', { 'Lambda-Runtime-Function-Response-Mode': 'sideways' });
await call('POST', 'invocation/' + id + '/response', String(status)); await next();`);
    expect(payload).toBe(400);
  });
});

test('too large a response gets 413', async () => {
  const { payload, log } = await run(`const { id } = await next();
const { status } = await call('POST', 'invocation/' + id + '/response', 'x'.repeat(6 * 1024 * 1024 + 101));
console.log('status', status); await next();`);
  expect(payload).toMatchObject({ errorType: 'Function.ResponseSizeTooLarge' });
  expect(log).toContain('Status: error\tError Type: Function.ResponseSizeTooLarge');
});

test('an init error that the runtime reports, without exiting', async () => {
  const { payload, report } =
    await run(`await call('POST', 'init/error', '{"errorType":"X","errorMessage":"no start"}',
  { 'Lambda-Runtime-Function-Error-Type': 'Function.NoStart' }); setInterval(() => {}, 1000);`);
  expect(payload).toEqual({ errorType: 'X', errorMessage: 'no start' });
  expect(report).toMatch(/Status: error\tError Type: Function\.NoStart$/);
});

test('subscriptions to logs and telemetry are declined in a way that extensions survive', async () => {
  const { payload } = await run(`const { id } = await next();
const telemetry = await call('PUT', '/2022-07-01/telemetry', '{}');
const logs = await call('PUT', '/2020-08-15/logs', '{}');
await call('POST', 'invocation/' + id + '/response', JSON.stringify([telemetry.status, JSON.parse(telemetry.body).errorType, logs.status, JSON.parse(logs.body).errorType]));`);
  expect(payload).toEqual([202, 'Telemetry.NotSupported', 202, 'Logs.NotSupported']);
});

/** An external extension; `loop` runs for every event. */
function extension(events: string, loop: string): string {
  return program(`const name = require('node:path').basename(process.argv[1]);
const { headers } = await call('POST', '/2020-01-01/extension/register', JSON.stringify({ events: ${events} }), { 'Lambda-Extension-Name': name });
const id = headers['lambda-extension-identifier'];
for (;;) {
  const event = JSON.parse((await call('GET', '/2020-01-01/extension/event/next', '', { 'Lambda-Extension-Identifier': id })).body);
  ${loop}
}`);
}

const HANDLER = {
  'index.js':
    'exports.handler = async (event) => { if (event.crash) process.exit(1); if (event.hang) for (;;); return 1 }',
};

describe('extensions', () => {
  const LOG =
    "require('node:fs').appendFileSync(__dirname + '/../events', event.eventType + ' ' + (event.shutdownReason ?? event.requestId) + '\\n'); if (event.eventType === 'SHUTDOWN') process.exit(0);";
  const nodeFunction = (source: string): string =>
    writePackage(execution, {
      ...HANDLER,
      'extensions/watch*': source,
      'extensions/readme.js': 'not a program',
    });
  const eventsOf = async (taskRoot: string): Promise<string> =>
    (await import('node:fs')).readFileSync(`${taskRoot}/events`, 'utf8');

  test('registers, is part of init, sees each request, and the end', async () => {
    const taskRoot = nodeFunction(extension('["INVOKE","SHUTDOWN"]', LOG));
    const version = versionOf(taskRoot, { functionName: 'watched' });
    const first = await invoke(execution, version);
    expect(first.log).toMatch(/^EXTENSION\tName: watch\tState: Ready\tEvents: \[INVOKE, SHUTDOWN\]\nSTART /);
    expect(first.report).toContain('Init Duration');
    const second = await invoke(execution, version);
    await execution.retire('watched');
    expect(await eventsOf(taskRoot)).toBe(
      `INVOKE ${first.answer.requestId}\nINVOKE ${second.answer.requestId}\nSHUTDOWN SPINDOWN\n`,
    );
  });

  test.each([
    ['FAILURE', { crash: true }],
    ['TIMEOUT', { hang: true }],
  ])('is told of %s', async (reason, event) => {
    const taskRoot = nodeFunction(extension('["SHUTDOWN"]', LOG));
    const version = versionOf(taskRoot, { timeoutSeconds: 1 });
    await invoke(execution, version, event);
    // The next request waits until the last sandbox is gone.
    await invoke(execution, version);
    expect(await eventsOf(taskRoot)).toContain(`SHUTDOWN ${reason}\n`);
  });

  test.each([
    ['Extension.Crash', program('process.exit(4)')],
    ['Extension.LaunchError', '#!/not/there\n'],
    [
      'Extension.InitError',
      program(`const { headers } = await call('POST', '/2020-01-01/extension/register', '{"events":[]}', { 'Lambda-Extension-Name': 'watch' });
await call('POST', '/2020-01-01/extension/init/error', '{}', { 'Lambda-Extension-Identifier': headers['lambda-extension-identifier'], 'Lambda-Extension-Function-Error-Type': 'Extension.NoKey' });`),
    ],
  ])('%s fails the init', async (errorType, source) => {
    const { payload, log, report } = await invoke(execution, versionOf(nodeFunction(source)));
    expect(payload).toMatchObject({ errorType });
    expect(log).toMatch(new RegExp(`Phase: init\tStatus: error\tError Type: ${errorType}\n`));
    expect(report).toMatch(new RegExp(`Status: error\tError Type: ${errorType}$`));
  });

  test('a crash during a request fails it', async () => {
    const taskRoot = writePackage(execution, {
      'index.js': 'exports.handler = () => new Promise((resolve) => setTimeout(resolve, 5000))',
      'extensions/watch*': extension('["INVOKE"]', 'process.exit(1)'),
    });
    const { payload, report } = await invoke(execution, versionOf(taskRoot));
    expect(payload).toMatchObject({ errorType: 'Extension.Crash' });
    expect(report).toMatch(/Status: error\tError Type: Extension\.Crash$/);
  });

  test('an internal one registers for INVOKE only, and not after init', async () => {
    const { payload } = await run(`
const register = async (name, events) => (await call('POST', '/2020-01-01/extension/register', JSON.stringify({ events }), { 'Lambda-Extension-Name': name }));
const seen = [(await register('inside', ['SHUTDOWN'])).status];
const registered = await register('inside', ['INVOKE']);
seen.push(registered.status, JSON.parse(registered.body).functionName, (await register('inside', ['INVOKE'])).status);
const identity = { 'Lambda-Extension-Identifier': registered.headers['lambda-extension-identifier'] };
const event = call('GET', '/2020-01-01/extension/event/next', '', identity);
const { id } = await next();
seen.push(JSON.parse((await event).body).requestId === id, (await register('late', [])).status);
seen.push((await call('GET', '/2020-01-01/extension/event/next', '', { 'Lambda-Extension-Identifier': 'who' })).status);
await call('POST', 'invocation/' + id + '/response', JSON.stringify(seen));`);
    expect(payload).toEqual([403, 200, 'orders', 403, true, 403, 403]);
  });
});
