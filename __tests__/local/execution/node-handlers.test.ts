import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Execution } from '../../../src/local/contract.ts';
import { invoke, invokeSource, startExecution, versionOf, writePackage } from './harness.ts';

let execution: Execution;
beforeAll(() => {
  execution = startExecution();
});
afterAll(() => execution.close());

describe('where the handler is found', () => {
  const cases: readonly [string, string, Record<string, string>][] = [
    ['CommonJS', 'index.handler', { 'index.js': 'exports.handler = async () => "ok"' }],
    ['.cjs', 'index.handler', { 'index.cjs': 'exports.handler = async () => "ok"' }],
    ['.mjs', 'index.handler', { 'index.mjs': 'export const handler = async () => "ok"' }],
    [
      'ES module by package.json',
      'index.handler',
      { 'index.js': 'export const handler = async () => "ok"', 'package.json': '{"type":"module"}' },
    ],
    [
      'top-level await',
      'index.handler',
      {
        'index.js': 'const ok = await Promise.resolve("ok"); export const handler = async () => ok',
        'package.json': '{"type":"module"}',
      },
    ],
    ['a folder', 'src/app.handler', { 'src/app.js': 'exports.handler = async () => "ok"' }],
    ['a nested property', 'a/b.c.handler', { 'a/b.js': 'exports.c = { handler: async () => "ok" }' }],
    ['a folder with index.js', 'lib.handler', { 'lib/index.js': 'exports.handler = async () => "ok"' }],
    [
      'a package in node_modules',
      'pkg.handler',
      { 'node_modules/pkg/index.js': 'exports.handler = async () => "ok"' },
    ],
  ];
  test.each(cases)('%s', async (_name, handler, files) => {
    const { payload, answer } = await invoke(
      execution,
      versionOf(writePackage(execution, files), { handler }),
    );
    expect(payload).toBe('ok');
    expect(answer.functionError).toBeNull();
  });
});

describe('how a handler answers', () => {
  test('undefined is null', async () => {
    expect((await invokeSource(execution, 'exports.handler = async () => {}')).payload).toBeNull();
  });

  test('a synchronous value from Node.js 24 on', async () => {
    const source = 'exports.handler = (event) => ({ got: event.n })';
    expect((await invokeSource(execution, source, {}, { n: 4 })).payload).toEqual({ got: 4 });
  });

  test('a callback where the runtime had it, and what is still running is waited for', async () => {
    const source = `let ticks = 0;
exports.handler = (event, context, callback) => {
  context.callbackWaitsForEmptyEventLoop = event.wait;
  setTimeout(() => { ticks += 1; console.log('tick'); }, 50);
  callback(null, { ticks });
};`;
    const version = versionOf(writePackage(execution, { 'index.js': source }), { runtime: 'nodejs22.x' });
    const waited = await invoke(execution, version, { wait: true });
    expect(waited.payload).toEqual({ ticks: 0 });
    expect(waited.log).toMatch(/tick\nEND /);
    const hurried = await invoke(execution, version, { wait: false });
    expect(hurried.payload).toEqual({ ticks: 1 });
    expect(hurried.log).not.toMatch(/tick/);
  });

  test('a callback error', async () => {
    const source = 'exports.handler = (event, context, callback) => callback(new RangeError("too far"))';
    const { payload, answer } = await invokeSource(execution, source, { runtime: 'nodejs20.x' });
    expect(payload).toMatchObject({ errorType: 'RangeError', errorMessage: 'too far' });
    expect(answer.functionError).toBe('Unhandled');
  });

  test('an event loop that runs empty: null with callbacks, an error from Node.js 24 on', async () => {
    const source = 'exports.handler = () => new Promise(() => {})';
    expect((await invokeSource(execution, source, { runtime: 'nodejs22.x' })).payload).toBeNull();
    expect((await invokeSource(execution, source)).payload).toMatchObject({
      errorType: 'Runtime.NodeJsExit',
    });
  });

  test('a callback handler is refused from Node.js 24 on', async () => {
    const { payload, report } = await invokeSource(
      execution,
      'exports.handler = (e, c, callback) => callback()',
    );
    expect(payload).toMatchObject({ errorType: 'Runtime.CallbackHandlerDeprecated' });
    expect(report).toContain('Status: error\tError Type: Runtime.CallbackHandlerDeprecated');
  });

  test('a response stream', async () => {
    const source = `exports.handler = awslambda.streamifyResponse(async (event, stream) => {
  stream.write('{"a":'); stream.end('1}');
});`;
    expect((await invokeSource(execution, source)).payload).toEqual({ a: 1 });
  });

  test.each([
    ['thrown', 'exports.handler = async () => { throw new TypeError("bad") }', 'TypeError', 'bad'],
    ['thrown synchronously', 'exports.handler = () => { throw new TypeError("bad") }', 'TypeError', 'bad'],
    ['rejected', 'exports.handler = () => Promise.reject(new Error("no"))', 'Error', 'no'],
    ['not an Error', 'exports.handler = async () => { throw "text" }', 'string', 'text'],
    ['not JSON', 'exports.handler = async () => 1n', 'Runtime.MarshalResponseError', /BigInt/],
  ])('an error: %s', async (_name, source, errorType, errorMessage) => {
    const { payload, answer, report, log } = await invokeSource(execution, source);
    expect(payload).toMatchObject({
      errorType,
      errorMessage: expect.stringMatching(errorMessage),
      trace: expect.any(Array),
    });
    expect(answer.functionError).toBe('Unhandled');
    expect(log).toMatch(/\tERROR\tInvoke Error \t\{"errorType":/);
    // An exception of the handler is no platform failure.
    expect(report).toMatch(/Init Duration: [\d.]+ ms\t$/);
  });

  test.each([
    ['exception', 'throw new Error("later")', 'Error', 129],
    ['rejection', 'Promise.reject(new Error("later"))', 'Runtime.UnhandledPromiseRejection', 128],
  ])('an uncaught %s answers the request and ends the process', async (_name, statement, errorType) => {
    const source = `exports.handler = (event) => event.bad
  ? new Promise(() => setTimeout(() => { ${statement} }, 1)) : process.pid`;
    const version = versionOf(writePackage(execution, { 'index.js': source }));
    const before = await invoke(execution, version);
    expect((await invoke(execution, version, { bad: true })).payload).toMatchObject({ errorType });
    const after = await invoke(execution, version);
    expect(after.payload).not.toBe(before.payload);
    expect(after.answer.functionError).toBeNull();
  });
});

describe('a handler that cannot be loaded', () => {
  test.each([
    ['Runtime.ImportModuleError', 'gone.handler', ''],
    ['Runtime.ImportModuleError', 'index.handler', 'require("not-there")'],
    ['Runtime.HandlerNotFound', 'index.main', 'exports.handler = () => 1'],
    ['Runtime.HandlerNotFound', 'index.handler', 'exports.handler = 5'],
    ['Runtime.UserCodeSyntaxError', 'index.handler', 'exports.handler = ('],
    ['Runtime.MalformedHandlerName', 'index', 'exports.handler = () => 1'],
    ['Runtime.MalformedHandlerName', '../index.handler', 'exports.handler = () => 1'],
  ])('%s of %s', async (errorType, handler, source) => {
    const { payload, answer, log, report } = await invokeSource(execution, source, { handler });
    expect(payload).toMatchObject({ errorType, trace: expect.any(Array) });
    expect(answer.functionError).toBe('Unhandled');
    expect(log).toMatch(
      new RegExp(
        `^INIT_REPORT Init Duration: [\\d.]+ ms\\tPhase: init\\tStatus: error\\tError Type: ${errorType}$`,
        'm',
      ),
    );
    expect(log).toMatch(new RegExp(`\\tPhase: invoke\\tStatus: error\\tError Type: ${errorType}\\nSTART `));
    expect(report).toContain(`\tStatus: error\tError Type: ${errorType}`);
    expect(report).not.toContain('Init Duration');
  });

  test('an error of the module itself keeps its name', async () => {
    const { payload, report } = await invokeSource(execution, 'throw new RangeError("at load")');
    expect(payload).toMatchObject({ errorType: 'RangeError', errorMessage: 'at load' });
    expect(report).toContain('Error Type: Runtime.Unknown');
  });
});

describe('what a handler sees', () => {
  test('the context', async () => {
    const source = `exports.handler = async (event, context) => ({ ...context, left: context.getRemainingTimeInMillis(),
  trace: process.env._X_AMZN_TRACE_ID })`;
    const version = versionOf(writePackage(execution, { 'index.js': source }));
    const { payload, answer } = await invoke(execution, version, {}, '{"custom":{"a":1}}');
    expect(payload).toMatchObject({
      awsRequestId: answer.requestId,
      functionName: 'orders',
      functionVersion: '7',
      memoryLimitInMB: '512',
      invokedFunctionArn: version.arn,
      logGroupName: '/aws/lambda/orders',
      logStreamName: expect.stringMatching(/^\d{4}\/\d\d\/\d\d\/\[7\][0-9a-f]{32}$/),
      clientContext: { custom: { a: 1 } },
      callbackWaitsForEmptyEventLoop: true,
      trace: expect.stringMatching(/^Root=1-[0-9a-f]{8}-[0-9a-f]{24};Parent=[0-9a-f]{16};Sampled=0$/),
    });
    const { left } = payload as { left: number };
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(10_000);
  });

  test('console lines as text', async () => {
    const { log, answer } = await invokeSource(
      execution,
      'exports.handler = async () => { console.log("a %d", 1, { b: 2 }); console.error("c"); process.stderr.write("raw\\n") }',
    );
    const iso = '\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z';
    expect(log).toMatch(new RegExp(`^${iso}\t${answer.requestId}\tINFO\ta 1 { b: 2 }$`, 'm'));
    expect(log).toMatch(new RegExp(`^${iso}\t${answer.requestId}\tERROR\tc\nraw\nEND `, 'm'));
  });

  test('console lines as JSON, from the level on', async () => {
    const { log, answer } = await invokeSource(
      execution,
      'exports.handler = async () => { console.info("no"); console.warn({ b: 2 }); console.error("x", new Error("e")) }',
      { logFormat: 'JSON', applicationLogLevel: 'WARN' },
    );
    const own = log
      .split('\n')
      .filter((line) => line.startsWith('{"timestamp"'))
      .map((line) => JSON.parse(line));
    expect(own).toEqual([
      { timestamp: expect.any(String), level: 'WARN', requestId: answer.requestId, message: { b: 2 } },
      {
        timestamp: expect.any(String),
        level: 'ERROR',
        requestId: answer.requestId,
        message: expect.stringContaining('x Error: e'),
      },
    ]);
  });
});
