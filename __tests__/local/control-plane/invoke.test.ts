import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DeleteLogGroupCommand,
  DescribeLogGroupsCommand,
  type FilteredLogEvent,
  FilterLogEventsCommand,
} from '@aws-sdk/client-cloudwatch-logs';
import {
  DeleteFunctionCommand,
  InvokeCommand,
  PublishVersionCommand,
  UpdateFunctionConfigurationCommand,
} from '@aws-sdk/client-lambda';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { parseFilterPattern } from '../../../src/local/logs/filter-pattern.ts';
import { functionZip, refusal, startWorld, type World } from './setup.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world[Symbol.asyncDispose]());

const orders = { FunctionName: 'orders' };
const invoke = (input: object = {}) => world.lambda.send(new InvokeCommand({ ...orders, ...input }));
const tailOf = ({ LogResult }: { LogResult?: string | undefined }) =>
  Buffer.from(LogResult ?? '', 'base64').toString();
const GROUP = '/aws/lambda/orders';

async function events(filterPattern: string, input: object = {}): Promise<FilteredLogEvent[]> {
  const all: FilteredLogEvent[] = [];
  let nextToken: string | undefined;
  do {
    const page = await world.logs.send(
      new FilterLogEventsCommand({
        logGroupName: GROUP,
        filterPattern,
        ...input,
        ...(nextToken && { nextToken }),
      }),
    );
    all.push(...(page.events ?? []));
    nextToken = page.nextToken;
  } while (nextToken);
  return all;
}

describe('Invoke', () => {
  test('answers payload, executed version and, when asked for, the log of that request', async () => {
    await world.create();
    const answer = await invoke({ Payload: '{"n":1}', LogType: 'Tail' });
    expect(answer).toMatchObject({ StatusCode: 200, ExecutedVersion: '$LATEST' });
    expect(answer.FunctionError).toBeUndefined();
    expect(answer.Payload?.transformToString()).toBe('{"n":1}');
    expect(tailOf(answer)).toContain(`REPORT RequestId: ${answer.$metadata.requestId}\t`);
    expect((await invoke()).LogResult).toBeUndefined();
    expect((await invoke()).Payload?.transformToString()).toBe('{}');
  });

  test('coldness: once per version, again after an update that changed nothing, never by publishing', async () => {
    await world.create();
    const cold = async (Qualifier?: string) =>
      tailOf(await invoke({ LogType: 'Tail', ...(Qualifier && { Qualifier }) })).includes('Init Duration: ');
    expect([await cold(), await cold()]).toEqual([true, false]);
    await world.lambda.send(new PublishVersionCommand(orders));
    expect([await cold(), await cold('1'), await cold('1')]).toEqual([false, true, false]);
    await world.lambda.send(new UpdateFunctionConfigurationCommand(orders));
    expect([await cold(), await cold('1')]).toEqual([true, false]);
  });

  test('a function that throws answers 200 with FunctionError', async () => {
    await world.create({
      Code: { ZipFile: await functionZip('exports.handler = async () => { throw new Error("no"); };') },
    });
    const answer = await invoke();
    expect(answer).toMatchObject({ StatusCode: 200, FunctionError: 'Unhandled' });
    expect(JSON.parse(answer.Payload?.transformToString() ?? '')).toMatchObject({ errorMessage: 'no' });
  });

  test('a client context may hold any JSON text', async () => {
    const source = 'exports.handler = async (event, context) => context.clientContext;';
    await world.create({ Code: { ZipFile: await functionZip(source) } });
    const custom = { custom: { word: 'žluťoučký 🐎', del: '\u007f', lines: 'a\nb' } };
    const ClientContext = Buffer.from(JSON.stringify(custom, null, 2)).toString('base64');
    expect(JSON.parse((await invoke({ ClientContext })).Payload?.transformToString() ?? '')).toEqual(custom);
    expect(await refusal(invoke({ ClientContext: 'bm8ganNvbg==' }))).toMatchObject({
      name: 'InvalidRequestContentException',
      status: 400,
    });
  });

  test('what a start writes into its code is gone before the next', async () => {
    const source = `const fs = require('node:fs');
const seen = ['left.txt', 'folder/cache'].filter((name) => fs.existsSync(__dirname + '/' + name));
const altered = fs.readFileSync(__filename, 'utf8').endsWith('// altered');
try {
  fs.writeFileSync(__dirname + '/left.txt', '');
  fs.mkdirSync(__dirname + '/folder');
  fs.writeFileSync(__dirname + '/folder/cache', '');
  fs.appendFileSync(__filename, '// altered');
} catch {}
exports.handler = async () => ({ seen, altered, here: fs.existsSync(process.cwd() + '/index.js') });`;
    await world.create({ Code: { ZipFile: await functionZip(source) } });
    await world.lambda.send(new PublishVersionCommand(orders));
    const start = async (Qualifier: string) =>
      JSON.parse((await invoke({ Qualifier })).Payload?.transformToString() ?? '');
    const untouched = { seen: [], altered: false, here: true };
    expect([await start('1'), await start('$LATEST'), await start('1')]).toEqual(
      Array.from({ length: 3 }, () => untouched),
    );
  });

  test('the function sees the ARN and the client context that the caller used', async () => {
    const source =
      'exports.handler = async (event, context) => [context.invokedFunctionArn, context.clientContext];';
    await world.create({ Code: { ZipFile: await functionZip(source) } });
    const arn = 'arn:aws:lambda:us-east-1:000000000000:function:orders';
    const ClientContext = Buffer.from('{"custom":{"a":1}}').toString('base64');
    const read = async (input: object) =>
      JSON.parse((await invoke(input)).Payload?.transformToString() ?? '');
    expect(await read({ ClientContext })).toEqual([arn, { custom: { a: 1 } }]);
    await world.lambda.send(new PublishVersionCommand(orders));
    expect((await read({ Qualifier: '1' }))[0]).toBe(`${arn}:1`);
    expect(await refusal(invoke({ ClientContext: 'bm8ganNvbg==' }))).toMatchObject({ status: 400 });
  });

  test('Event answers 202 and runs behind it, DryRun answers 204 and runs nothing', async () => {
    await world.create({
      Code: { ZipFile: await functionZip('exports.handler = async () => console.log("ran");') },
    });
    expect((await invoke({ InvocationType: 'DryRun' })).StatusCode).toBe(204);
    expect((await invoke({ InvocationType: 'Event' })).StatusCode).toBe(202);
    let ran: FilteredLogEvent[] = [];
    while (ran.length === 0) ran = await events('"ran"').catch(() => []);
    expect(ran).toHaveLength(1);
  });

  test('a body that is no JSON, and one that is too long', async () => {
    await world.create();
    expect(await refusal(invoke({ Payload: '{"n":' }))).toMatchObject({
      name: 'InvalidRequestContentException',
      status: 400,
      message: expect.stringMatching(/^Could not parse request body into json: /),
    });
    const long = JSON.stringify('x'.repeat(6 * 1024 ** 2));
    expect(await refusal(invoke({ Payload: long }))).toMatchObject({
      name: 'RequestTooLargeException',
      status: 413,
    });
    const event = { InvocationType: 'Event', Payload: JSON.stringify('x'.repeat(1024 ** 2)) };
    expect(await refusal(invoke(event))).toMatchObject({ name: 'RequestTooLargeException', status: 413 });
  });
});

describe('logs', () => {
  test('the REPORT of one request is found by its text, and by its record in JSON', async () => {
    await world.create();
    const [first, second] = [await invoke(), await invoke()];
    const found = await events(`"REPORT RequestId: ${first.$metadata.requestId}"`);
    expect(found).toHaveLength(1);
    expect(found[0]?.message).toMatch(/^REPORT RequestId: .*\tInit Duration: [\d.]+ ms\t\n$/);
    expect(found[0]?.logStreamName).toMatch(/^\d{4}\/\d\d\/\d\d\/\[\$LATEST\][0-9a-f]{32}$/);
    expect(await events(`"REPORT RequestId: ${second.$metadata.requestId}"`)).toHaveLength(1);
    expect((await events('INIT_START')).length).toBe(1);
    await world.create({ FunctionName: 'json', LoggingConfig: { LogFormat: 'JSON' } });
    const answer = await invoke({ FunctionName: 'json' });
    const pattern = `{ $.type = "platform.report" && $.record.requestId = "${answer.$metadata.requestId}" }`;
    const [report, ...more] = await events(pattern, { logGroupName: '/aws/lambda/json' });
    expect(more).toEqual([]);
    expect(JSON.parse(report?.message ?? '')).toMatchObject({ type: 'platform.report' });
  });

  test('a page can be empty and still have a token; startTime leaves older events out', async () => {
    const source =
      'exports.handler = async () => { for (let n = 0; n < 1500; n += 1) console.log("line " + n); };';
    await world.create({ Code: { ZipFile: await functionZip(source) } });
    await invoke();
    const input = { logGroupName: GROUP, filterPattern: '"line 1499"' };
    const page = await world.logs.send(new FilterLogEventsCommand(input));
    expect(page.events).toEqual([]);
    expect(page.nextToken).toBeDefined();
    expect(await events('"line 1499"')).toHaveLength(1);
    expect(await events('"line 1499"', { startTime: Date.now() + 60_000 })).toEqual([]);
    const bad = new FilterLogEventsCommand({ ...input, nextToken: 'nonsense' });
    expect(await refusal(world.logs.send(bad))).toMatchObject({ name: 'InvalidParameterException' });
  });

  test('a group outlives its function and is deleted by its own call', async () => {
    await world.create();
    await invoke();
    await world.lambda.send(new DeleteFunctionCommand(orders));
    const names = async (logGroupNamePrefix: string) =>
      (await world.logs.send(new DescribeLogGroupsCommand({ logGroupNamePrefix }))).logGroups?.map(
        ({ logGroupName }) => logGroupName,
      );
    expect(await names('/aws/lambda/')).toEqual([GROUP]);
    expect(await names('/other/')).toEqual([]);
    const remove = () => world.logs.send(new DeleteLogGroupCommand({ logGroupName: GROUP }));
    await remove();
    expect(await names('/')).toEqual([]);
    expect(await refusal(remove())).toEqual({
      name: 'ResourceNotFoundException',
      status: 400,
      message: 'The specified log group does not exist.',
    });
  });

  test('a function that logs to a group of its own', async () => {
    await world.create({ LoggingConfig: { LogGroup: 'shared' } });
    await invoke();
    expect(await events('REPORT', { logGroupName: 'shared' })).toHaveLength(1);
  });

  test.each([
    ['', 'anything', true],
    ['"a b"', 'x a b y', true],
    ['"a b"', 'a x b', false],
    ['a b', 'b x a', true],
    ['"say \\"hi\\""', 'I say "hi" now', true],
    ['{ $.a.b = "c" }', '{"a":{"b":"c"}}', true],
    ['{ $.a.b = "c" }', '{"a":{"b":"d"}}', false],
    ['{ $.n = 7 && $.t = "x" }', '{"n":7,"t":"x"}', true],
    ['{ $.n = 7 && $.t = "x" }', '{"n":7}', false],
    ['{ $.constructor = "x" }', 'no json', false],
  ])('pattern %s on %s: %s', (pattern, line, matches) => {
    expect(parseFilterPattern(pattern)(line)).toBe(matches);
  });

  test.each(['{ $.a > 3 }', '{ $.a = "x"', '{ }'])('pattern %s is refused', (pattern) => {
    expect(() => parseFilterPattern(pattern)).toThrow('is not understood here');
  });
});

test('nothing survives close: neither the port nor a file; closing twice is closing once', async () => {
  const parentFolder = await mkdtemp(join(tmpdir(), 'engine-test-'));
  const other = await startWorld({ parentFolder });
  await other.create();
  await other.lambda.send(new InvokeCommand(orders));
  expect(await readdir(parentFolder)).toHaveLength(1);
  const { endpoint } = other.engine;
  await Promise.all([other.engine.close(), other.engine.close()]);
  await other[Symbol.asyncDispose]();
  expect(await readdir(parentFolder)).toEqual([]);
  await rm(parentFolder, { recursive: true });
  await expect(fetch(endpoint)).rejects.toThrow();
});

test('the package of a function that is gone is gone as well, unless another function has it', async () => {
  const parentFolder = await mkdtemp(join(tmpdir(), 'engine-test-'));
  const other = await startWorld({ parentFolder });
  await other.create();
  await other.create({ FunctionName: 'same' });
  const [folder = ''] = await readdir(parentFolder);
  const kept = () => readdir(join(parentFolder, folder, 'packages'));
  expect(await kept()).toHaveLength(2);
  await other.lambda.send(new DeleteFunctionCommand(orders));
  expect(await kept()).toHaveLength(2);
  await other.lambda.send(new DeleteFunctionCommand({ FunctionName: 'same' }));
  expect(await kept()).toEqual([]);
  await other[Symbol.asyncDispose]();
  await rm(parentFolder, { recursive: true });
});
