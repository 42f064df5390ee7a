import {
  GetAccountSettingsCommand,
  GetFunctionCommand,
  GetFunctionConfigurationCommand,
  InvokeCommand,
  LambdaClient,
  PublishVersionCommand,
  PutFunctionConcurrencyCommand,
  UpdateFunctionConfigurationCommand,
} from '@aws-sdk/client-lambda';
import { describe, expect, test } from '@jest/globals';
import { Delays } from '../../../src/local/conditions/delays.ts';
import { CREDENTIALS, functionZip, refusal, startWorld } from './setup.ts';

const orders = { FunctionName: 'orders' };

describe('delays', () => {
  test('are drawn from the range, and the same for the same seed', () => {
    const draw = (seed: string) => {
      const delays = new Delays({ update: [1000, 3000], seed });
      return Array.from({ length: 50 }, () => delays.of('update'));
    };
    expect(draw('7')).toEqual(draw('7'));
    expect(draw('7')).not.toEqual(draw('8'));
    expect(draw('7').every((ms) => ms >= 1000 && ms < 3000)).toBe(true);
    expect(new Set(draw('7')).size).toBe(50);
    expect(new Delays({ create: 5 }).of('create')).toBe(5);
    expect(new Delays({}).of('publish')).toBe(0);
  });
});

describe('call quotas', () => {
  test('GetFunction has a bucket of its own; Invoke is in none; the buckets fill with time', async () => {
    await using world = await startWorld({ quotas: { controlPlanePerSecond: 2, getFunctionPerSecond: 3 } });
    await world.create();
    const account = () => world.lambda.send(new GetAccountSettingsCommand());
    const get = () => world.lambda.send(new GetFunctionCommand(orders));
    await account();
    const refused = {
      name: 'TooManyRequestsException',
      status: 429,
      message: 'Rate exceeded',
    };
    expect(await refusal(account())).toEqual(refused);
    const throttle = await account().catch((error) => error);
    expect(throttle).toMatchObject({ Reason: 'CallerRateLimitExceeded', retryAfterSeconds: '1' });
    for (let n = 0; n < 3; n += 1) await get();
    expect(await refusal(get())).toEqual(refused);
    for (let n = 0; n < 5; n += 1)
      await world.lambda.send(new InvokeCommand({ ...orders, InvocationType: 'DryRun' }));
    world.pass(500);
    await account();
    expect(await refusal(account())).toEqual(refused);
  });
});

describe('concurrency', () => {
  const SLOW = 'exports.handler = () => new Promise((done) => setTimeout(done, 400));';

  test('the account limit throttles with its reason, and is free again afterwards', async () => {
    await using world = await startWorld({ quotas: { concurrentExecutions: 1 } });
    await world.create({ Code: { ZipFile: await functionZip(SLOW) } });
    const invoke = () => world.lambda.send(new InvokeCommand(orders));
    const outcomes = await Promise.allSettled([invoke(), invoke()]);
    const [throttle] = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(throttle).toMatchObject({
      name: 'TooManyRequestsException',
      Reason: 'ConcurrentInvocationLimitExceeded',
      retryAfterSeconds: '1',
      message: 'Rate Exceeded.',
    });
    const ClientContext = Buffer.from('no json').toString('base64');
    await refusal(world.lambda.send(new InvokeCommand({ ...orders, ClientContext })));
    expect((await invoke()).StatusCode).toBe(200);
  });

  test('reserved 0 switches a function off', async () => {
    await using world = await startWorld();
    await world.create();
    await world.lambda.send(
      new PutFunctionConcurrencyCommand({ ...orders, ReservedConcurrentExecutions: 0 }),
    );
    const throttle = await world.lambda.send(new InvokeCommand(orders)).catch((error) => error);
    expect(throttle).toMatchObject({ Reason: 'ReservedFunctionConcurrentInvocationLimitExceeded' });
    const { Concurrency } = await world.lambda.send(new GetFunctionCommand(orders));
    expect(Concurrency).toEqual({ ReservedConcurrentExecutions: 0 });
  });

  test('a small account cannot reserve anything; a large one keeps 100 unreserved', async () => {
    await using small = await startWorld({ quotas: { concurrentExecutions: 10 } });
    await small.create();
    const reserve = (world: typeof small, amount: number) =>
      world.lambda.send(
        new PutFunctionConcurrencyCommand({ ...orders, ReservedConcurrentExecutions: amount }),
      );
    expect(await refusal(reserve(small, 1))).toMatchObject({
      name: 'InvalidParameterValueException',
      message: expect.stringContaining('below its minimum value of [10]'),
    });
    await using large = await startWorld();
    await large.create();
    expect((await refusal(reserve(large, 901))).message).toContain('below its minimum value of [100]');
    await reserve(large, 900);
    const { AccountLimit } = await large.lambda.send(new GetAccountSettingsCommand());
    expect(AccountLimit).toMatchObject({ ConcurrentExecutions: 1000, UnreservedConcurrentExecutions: 100 });
  });
});

describe('faults', () => {
  test('an error in place of the work: first calls, a range, one function', async () => {
    await using world = await startWorld({
      faults: [
        {
          operation: 'CreateFunction',
          calls: [1, 2],
          effect: {
            kind: 'error',
            status: 400,
            code: 'InvalidParameterValueException',
            message: 'The role defined for the function cannot be assumed by Lambda.',
          },
        },
        {
          operation: 'Invoke',
          calls: { from: 2, to: 2 },
          effect: {
            kind: 'error',
            status: 429,
            code: 'TooManyRequestsException',
            message: 'Rate Exceeded.',
            reason: 'ConcurrentInvocationLimitExceeded',
          },
        },
        {
          operation: '*',
          when: ({ functionName }) => functionName === 'locked',
          effect: { kind: 'error', status: 403, code: 'AccessDeniedException', message: 'No.' },
        },
      ],
    });
    for (let n = 0; n < 2; n += 1)
      expect((await refusal(world.create())).message).toContain('cannot be assumed');
    await world.create();
    const invoke = () => world.lambda.send(new InvokeCommand(orders));
    await invoke();
    expect(await refusal(invoke())).toMatchObject({ status: 429 });
    await invoke();
    const locked = world.lambda.send(new GetFunctionCommand({ FunctionName: 'locked' }));
    expect(await refusal(locked)).toEqual({ name: 'AccessDeniedException', status: 403, message: 'No.' });
  });

  test('a connection that breaks before the work leaves nothing, after the work all of it', async () => {
    await using world = await startWorld({
      faults: [
        { operation: 'PublishVersion', calls: 1, effect: { kind: 'reset', at: 'before-work' } },
        { operation: 'PublishVersion', calls: 2, effect: { kind: 'reset', at: 'after-work' } },
      ],
    });
    await world.create();
    const publish = () => world.lambda.send(new PublishVersionCommand(orders));
    const version = () => world.lambda.send(new GetFunctionCommand({ ...orders, Qualifier: '1' }));
    await expect(publish()).rejects.toThrow('ECONNRESET');
    expect(await refusal(version())).toMatchObject({ status: 404 });
    await expect(publish()).rejects.toThrow('ECONNRESET');
    expect((await version()).Configuration?.Version).toBe('1');
    expect(world.journal.filter(({ operation }) => operation === 'PublishVersion')).toMatchObject([
      { status: 0 },
      { status: 0 },
    ]);
  });

  test('an answer that comes late: the work is done meanwhile', async () => {
    await using world = await startWorld({
      faults: [{ operation: 'UpdateFunctionConfiguration', effect: { kind: 'delay', ms: 300 } }],
    });
    await world.create();
    let answered = false;
    const update = world.lambda
      .send(new UpdateFunctionConfigurationCommand({ ...orders, Description: 'late' }))
      .then(() => {
        answered = true;
      });
    let description: string | undefined;
    while (description !== 'late')
      description = (await world.lambda.send(new GetFunctionConfigurationCommand(orders))).Description;
    expect(answered).toBe(false);
    await update;
  });

  test('an altered answer: executed version, a lost REPORT, an environment that cannot be read', async () => {
    await using world = await startWorld({
      faults: [
        {
          operation: 'Invoke',
          calls: 1,
          effect: { kind: 'alter', headers: { 'X-Amz-Executed-Version': '41' } },
        },
        { operation: 'Invoke', calls: 2, effect: { kind: 'alter', headers: { 'x-amz-log-result': null } } },
        { operation: 'Invoke', calls: 3, effect: { kind: 'alter', tail: { find: /REPORT.*\n/g, put: '' } } },
        {
          operation: 'GetFunction',
          effect: {
            kind: 'alter',
            configuration: { Environment: { Error: { ErrorCode: 'AccessDeniedException' } } },
          },
        },
      ],
    });
    await world.create();
    const invoke = () => world.lambda.send(new InvokeCommand({ ...orders, LogType: 'Tail' }));
    expect((await invoke()).ExecutedVersion).toBe('41');
    expect((await invoke()).LogResult).toBeUndefined();
    const tail = Buffer.from((await invoke()).LogResult ?? '', 'base64').toString();
    expect(tail).toContain('START RequestId');
    expect(tail).not.toContain('REPORT');
    const { Configuration } = await world.lambda.send(new GetFunctionCommand(orders));
    expect(Configuration?.Environment).toEqual({ Error: { ErrorCode: 'AccessDeniedException' } });
    expect(Configuration?.FunctionName).toBe('orders');
  });
});

describe('the journal', () => {
  test('has every request with operation, function, qualifier and status', async () => {
    await using world = await startWorld();
    await world.create();
    await refusal(world.lambda.send(new GetFunctionCommand({ ...orders, Qualifier: '3' })));
    const stranger = new LambdaClient({
      endpoint: world.engine.endpoint,
      region: 'us-east-1',
      credentials: CREDENTIALS,
    });
    await stranger.send(new GetAccountSettingsCommand());
    stranger.destroy();
    await fetch(world.engine.endpoint);
    const atMs = Date.parse('2030-01-01T00:00:00Z');
    expect(world.journal).toEqual([
      { operation: 'CreateFunction', functionName: 'orders', qualifier: null, atMs, status: 201 },
      { operation: 'GetFunction', functionName: 'orders', qualifier: '3', atMs, status: 404 },
      { operation: 'GetAccountSettings', functionName: null, qualifier: null, atMs, status: 200 },
      { operation: null, functionName: null, qualifier: null, atMs, status: 403 },
    ]);
  });
});
