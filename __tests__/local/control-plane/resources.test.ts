import {
  CreateAliasCommand,
  DeleteAliasCommand,
  DeleteFunctionCommand,
  DeleteFunctionConcurrencyCommand,
  GetAccountSettingsCommand,
  GetAliasCommand,
  GetFunctionCodeSigningConfigCommand,
  GetFunctionCommand,
  GetFunctionConcurrencyCommand,
  GetRuntimeManagementConfigCommand,
  InvokeCommand,
  ListAliasesCommand,
  ListFunctionsCommand,
  ListTagsCommand,
  PublishVersionCommand,
  PutFunctionConcurrencyCommand,
  PutRuntimeManagementConfigCommand,
  TagResourceCommand,
  UntagResourceCommand,
  UpdateAliasCommand,
  UpdateFunctionCodeCommand,
} from '@aws-sdk/client-lambda';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { functionZip, refusal, startWorld, type World } from './setup.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld();
  await world.create();
});
afterEach(() => world[Symbol.asyncDispose]());

const ARN = 'arn:aws:lambda:us-east-1:000000000000:function:orders';
const orders = { FunctionName: 'orders' };

describe('aliases', () => {
  beforeEach(async () => {
    await world.lambda.send(new PublishVersionCommand(orders));
    const ZipFile = await functionZip('exports.handler = async () => "second";');
    await world.lambda.send(new UpdateFunctionCodeCommand({ ...orders, ZipFile, Publish: true }));
  });
  const live = { ...orders, Name: 'live' };
  const createLive = (settings: object = {}) =>
    world.lambda.send(new CreateAliasCommand({ ...live, FunctionVersion: '1', ...settings }));

  test('are created, read, moved, listed and deleted', async () => {
    const created = await createLive({ Description: 'what users get' });
    expect(created).toMatchObject({
      AliasArn: `${ARN}:live`,
      Name: 'live',
      FunctionVersion: '1',
      Description: 'what users get',
    });
    expect(created.$metadata.httpStatusCode).toBe(201);
    const moved = await world.lambda.send(
      new UpdateAliasCommand({
        ...live,
        FunctionVersion: '2',
        ...(created.RevisionId && { RevisionId: created.RevisionId }),
      }),
    );
    expect(moved).toMatchObject({ FunctionVersion: '2', Description: 'what users get' });
    expect(moved.RevisionId).not.toBe(created.RevisionId);
    const got = await world.lambda.send(new GetAliasCommand(live));
    expect(got).toMatchObject({ FunctionVersion: '2', RevisionId: moved.RevisionId });
    const list = async (FunctionVersion: string) =>
      (await world.lambda.send(new ListAliasesCommand({ ...orders, FunctionVersion }))).Aliases?.map(
        ({ Name }) => Name,
      );
    expect(await list('2')).toEqual(['live']);
    expect(await list('1')).toEqual([]);
    for (let n = 0; n < 2; n += 1)
      expect((await world.lambda.send(new DeleteAliasCommand(live))).$metadata.httpStatusCode).toBe(204);
    expect(await refusal(world.lambda.send(new GetAliasCommand(live)))).toEqual({
      name: 'ResourceNotFoundException',
      status: 404,
      message: `Cannot find alias arn: ${ARN}:live`,
    });
  });

  test('refusals: taken, no such version, a name that is a number, a stale RevisionId', async () => {
    await createLive();
    expect(await refusal(createLive())).toEqual({
      name: 'ResourceConflictException',
      status: 409,
      message: `Alias already exists: ${ARN}:live`,
    });
    expect(await refusal(createLive({ Name: 'next', FunctionVersion: '9' }))).toMatchObject({
      name: 'ResourceNotFoundException',
      message: `Function not found: ${ARN}:9`,
    });
    expect(await refusal(createLive({ Name: '7' }))).toMatchObject({ name: 'ValidationException' });
    const stale = world.lambda.send(new UpdateAliasCommand({ ...live, RevisionId: 'stale' }));
    expect(await refusal(stale)).toMatchObject({ name: 'PreconditionFailedException', status: 412 });
  });

  test('Invoke and GetFunction follow an alias; its weights send a share elsewhere', async () => {
    await createLive();
    const invoke = async () =>
      (await world.lambda.send(new InvokeCommand({ ...orders, Qualifier: 'live' }))).ExecutedVersion;
    expect(await invoke()).toBe('1');
    const { Configuration } = await world.lambda.send(
      new GetFunctionCommand({ ...orders, Qualifier: 'live' }),
    );
    expect(Configuration).toMatchObject({ Version: '1', FunctionArn: `${ARN}:live` });
    const RoutingConfig = { AdditionalVersionWeights: { '2': 0.5 } };
    await world.lambda.send(new UpdateAliasCommand({ ...live, RoutingConfig }));
    const seen = new Set<string | undefined>();
    for (let n = 0; n < 12; n += 1) seen.add(await invoke());
    expect(seen).toEqual(new Set(['1', '2']));
  });

  test('a version that an alias refers to cannot be deleted', async () => {
    await createLive();
    const remove = () => world.lambda.send(new DeleteFunctionCommand({ ...orders, Qualifier: '1' }));
    expect(await refusal(remove())).toMatchObject({
      name: 'ResourceConflictException',
      status: 409,
      message: expect.stringContaining('[live]'),
    });
    await world.lambda.send(new DeleteAliasCommand(live));
    await remove();
  });
});

describe('tags', () => {
  test('are set, merged, removed and shown; on functions only', async () => {
    const tag = (Resource: string, Tags: Record<string, string>) =>
      world.lambda.send(new TagResourceCommand({ Resource, Tags }));
    expect((await tag(ARN, { run: '1', expires: 'soon' })).$metadata.httpStatusCode).toBe(204);
    await tag(ARN, { run: '2' });
    const list = async () => (await world.lambda.send(new ListTagsCommand({ Resource: ARN }))).Tags;
    expect(await list()).toEqual({ run: '2', expires: 'soon' });
    await world.lambda.send(new UntagResourceCommand({ Resource: ARN, TagKeys: ['expires', 'unknown'] }));
    expect(await list()).toEqual({ run: '2' });
    expect((await world.lambda.send(new GetFunctionCommand(orders))).Tags).toEqual({ run: '2' });
    expect(await refusal(tag(`${ARN}:1`, { run: '3' }))).toEqual({
      name: 'InvalidParameterValueException',
      status: 400,
      message: 'Tags on function aliases and versions are not supported. Please specify a function ARN.',
    });
  });
});

describe('account and function settings', () => {
  test('reserved concurrency is kept per function and refused for a version', async () => {
    const get = async () => world.lambda.send(new GetFunctionConcurrencyCommand(orders));
    expect((await get()).ReservedConcurrentExecutions).toBeUndefined();
    await world.lambda.send(
      new PutFunctionConcurrencyCommand({ ...orders, ReservedConcurrentExecutions: 7 }),
    );
    expect((await get()).ReservedConcurrentExecutions).toBe(7);
    const removed = await world.lambda.send(new DeleteFunctionConcurrencyCommand(orders));
    expect(removed.$metadata.httpStatusCode).toBe(204);
    expect((await get()).ReservedConcurrentExecutions).toBeUndefined();
    const version = { FunctionName: 'orders:$LATEST', ReservedConcurrentExecutions: 1 };
    expect(await refusal(world.lambda.send(new PutFunctionConcurrencyCommand(version)))).toMatchObject({
      status: 400,
      message:
        'This operation is permitted on Lambda functions only. Aliases and versions do not support this operation. Please specify either a function name or an unqualified function ARN.',
    });
  });

  test('runtime management: Auto, then pinned to one runtime version', async () => {
    const get = async () => world.lambda.send(new GetRuntimeManagementConfigCommand(orders));
    expect(await get()).toMatchObject({ UpdateRuntimeOn: 'Auto', FunctionArn: ARN });
    const RuntimeVersionArn = `arn:aws:lambda:us-east-1::runtime:${'a'.repeat(64)}`;
    const put = (settings: object) =>
      world.lambda.send(
        new PutRuntimeManagementConfigCommand({ ...orders, UpdateRuntimeOn: 'Manual', ...settings }),
      );
    expect(await refusal(put({}))).toMatchObject({ name: 'InvalidParameterValueException' });
    await put({ RuntimeVersionArn });
    expect(await get()).toMatchObject({ UpdateRuntimeOn: 'Manual', RuntimeVersionArn });
    const { Configuration } = await world.lambda.send(new GetFunctionCommand(orders));
    expect(Configuration?.RuntimeVersionConfig).toEqual({ RuntimeVersionArn });
  });

  test('code signing is told as it was given', async () => {
    const get = (FunctionName: string) =>
      world.lambda.send(new GetFunctionCodeSigningConfigCommand({ FunctionName }));
    expect((await get('orders')).CodeSigningConfigArn).toBeUndefined();
    const CodeSigningConfigArn =
      'arn:aws:lambda:us-east-1:000000000000:code-signing-config:csc-0123456789abcdef0';
    await world.create({ FunctionName: 'signed', CodeSigningConfigArn });
    expect(await get('signed')).toMatchObject({ CodeSigningConfigArn, FunctionName: 'signed' });
  });

  test('GetAccountSettings counts functions, and the code of every version', async () => {
    const size = (await functionZip()).length;
    const settings = async () => world.lambda.send(new GetAccountSettingsCommand());
    expect(await settings()).toMatchObject({
      AccountLimit: { CodeSizeUnzipped: 262_144_000, CodeSizeZipped: 52_428_800, ConcurrentExecutions: 1000 },
      AccountUsage: { FunctionCount: 1, TotalCodeSize: size },
    });
    await world.lambda.send(new PublishVersionCommand(orders));
    expect((await settings()).AccountUsage).toEqual({ FunctionCount: 1, TotalCodeSize: 2 * size });
  });

  test('ListFunctions pages by name, also while what it listed is deleted', async () => {
    for (const name of ['b', 'a', 'd', 'c']) await world.create({ FunctionName: name });
    const seen: (string | undefined)[] = [];
    let Marker: string | undefined;
    do {
      const page = await world.lambda.send(
        new ListFunctionsCommand({ MaxItems: 2, ...(Marker && { Marker }) }),
      );
      for (const { FunctionName } of page.Functions ?? []) {
        seen.push(FunctionName);
        await world.lambda.send(new DeleteFunctionCommand({ FunctionName }));
      }
      Marker = page.NextMarker;
    } while (Marker);
    expect(seen).toEqual(['a', 'b', 'c', 'd', 'orders']);
  });

  test('ListFunctions with ALL has every version under its own ARN', async () => {
    await world.lambda.send(new PublishVersionCommand(orders));
    const { Functions } = await world.lambda.send(new ListFunctionsCommand({ FunctionVersion: 'ALL' }));
    expect(Functions?.map(({ FunctionArn }) => FunctionArn)).toEqual([`${ARN}:$LATEST`, `${ARN}:1`]);
  });
});
