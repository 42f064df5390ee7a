import {
  DeleteFunctionCommand,
  GetFunctionCommand,
  GetFunctionConfigurationCommand,
  InvokeCommand,
  ListVersionsByFunctionCommand,
  PublishVersionCommand,
  TagResourceCommand,
  UpdateFunctionCodeCommand,
  UpdateFunctionConfigurationCommand,
} from '@aws-sdk/client-lambda';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { functionZip, refusal, startWorld, type World } from './setup.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld({ delays: { create: 3000, update: 2000 } });
});
afterEach(() => world[Symbol.asyncDispose]());

const configuration = async (qualifier?: string) => {
  const input = { FunctionName: 'orders', ...(qualifier && { Qualifier: qualifier }) };
  return (await world.lambda.send(new GetFunctionCommand(input))).Configuration ?? {};
};
const update = (settings: object = { Description: 'changed' }) =>
  world.lambda.send(new UpdateFunctionConfigurationCommand({ FunctionName: 'orders', ...settings }));
const publish = (settings: object = {}) =>
  world.lambda.send(new PublishVersionCommand({ FunctionName: 'orders', ...settings }));
const ARN = 'arn:aws:lambda:us-east-1:000000000000:function:orders';

async function createActive(): Promise<void> {
  await world.create();
  world.pass(3000);
}

describe('the states of a function', () => {
  test('created: Pending with its reason and no update status, then Active with another RevisionId', async () => {
    const created = await world.create();
    expect(created).toMatchObject({
      State: 'Pending',
      StateReason: 'The function is being created.',
      StateReasonCode: 'Creating',
      Version: '$LATEST',
      FunctionArn: ARN,
    });
    expect(created.LastUpdateStatus).toBeUndefined();
    world.pass(2999);
    expect(await configuration()).toMatchObject({ State: 'Pending', RevisionId: created.RevisionId });
    world.pass(1);
    const active = await configuration();
    expect(active).toMatchObject({ State: 'Active', LastUpdateStatus: 'Successful' });
    expect(active.StateReason).toBeUndefined();
    expect(active.StateReasonCode).toBeUndefined();
    expect(active.RevisionId).not.toBe(created.RevisionId);
  });

  test('updated: InProgress shows the new configuration, then Successful; a RevisionId for each step', async () => {
    await createActive();
    const before = await configuration();
    const updated = await update({ MemorySize: 256 });
    expect(updated).toMatchObject({
      State: 'Active',
      MemorySize: 256,
      LastUpdateStatus: 'InProgress',
      LastUpdateStatusReason: 'The function is being created.',
      LastUpdateStatusReasonCode: 'Creating',
    });
    world.pass(2000);
    const after = await configuration();
    expect(after).toMatchObject({ MemorySize: 256, LastUpdateStatus: 'Successful' });
    expect(after.LastUpdateStatusReasonCode).toBeUndefined();
    expect(new Set([before.RevisionId, updated.RevisionId, after.RevisionId]).size).toBe(3);
  });

  test('without any delay the answers still show the state before the transition', async () => {
    await using instant = await startWorld();
    expect((await instant.create()).State).toBe('Pending');
    const name = { FunctionName: 'orders' };
    expect((await instant.lambda.send(new GetFunctionConfigurationCommand(name))).State).toBe('Active');
    const updated = await instant.lambda.send(new UpdateFunctionConfigurationCommand(name));
    expect(updated.LastUpdateStatus).toBe('InProgress');
    expect((await instant.lambda.send(new PublishVersionCommand(name))).Version).toBe('1');
  });

  test('an update that changes nothing goes through the same states', async () => {
    await createActive();
    const before = await configuration();
    expect((await update({})).LastUpdateStatus).toBe('InProgress');
    world.pass(2000);
    expect((await configuration()).RevisionId).not.toBe(before.RevisionId);
  });

  test('while Pending: Invoke, updates, publishing and tagging are refused with the state', async () => {
    await world.create();
    const message =
      'The operation cannot be performed at this time. The function is currently in the following state: Pending';
    const calls = [
      world.lambda.send(new InvokeCommand({ FunctionName: 'orders' })),
      update(),
      world.lambda.send(
        new UpdateFunctionCodeCommand({ FunctionName: 'orders', ZipFile: await functionZip() }),
      ),
      publish(),
      world.lambda.send(new TagResourceCommand({ Resource: ARN, Tags: { a: 'b' } })),
    ];
    for (const call of calls)
      expect(await refusal(call)).toEqual({ name: 'ResourceConflictException', status: 409, message });
  });

  test('while InProgress: updates, publishing and tagging are refused, Invoke runs what was there before', async () => {
    await createActive();
    await update({ Handler: 'nothing.here' });
    const message = `The operation cannot be performed at this time. An update is in progress for resource: ${ARN}`;
    const calls = [
      update(),
      world.lambda.send(
        new UpdateFunctionCodeCommand({ FunctionName: 'orders', ZipFile: await functionZip() }),
      ),
      publish(),
      world.lambda.send(new TagResourceCommand({ Resource: ARN, Tags: { a: 'b' } })),
    ];
    for (const call of calls)
      expect(await refusal(call)).toEqual({ name: 'ResourceConflictException', status: 409, message });
    const before = await world.lambda.send(new InvokeCommand({ FunctionName: 'orders', Payload: '{"n":1}' }));
    expect(before.FunctionError).toBeUndefined();
    expect(before.Payload?.transformToString()).toBe('{"n":1}');
    world.pass(2000);
    const after = await world.lambda.send(new InvokeCommand({ FunctionName: 'orders', Payload: '{"n":1}' }));
    expect(after.FunctionError).toBe('Unhandled');
  });

  test('a change that fails ends as Failed with its reason', async () => {
    const failure = { kind: 'change-fails', reasonCode: 'InvalidImage', reason: 'No such layer.' } as const;
    await using failing = await startWorld({
      faults: [
        { operation: 'UpdateFunctionConfiguration', effect: failure },
        { operation: 'CreateFunction', calls: 2, effect: failure },
      ],
    });
    await failing.create();
    await failing.create({ FunctionName: 'broken' });
    const get = async (FunctionName: string) =>
      (await failing.lambda.send(new GetFunctionCommand({ FunctionName }))).Configuration;
    expect(await get('broken')).toMatchObject({ State: 'Failed', StateReasonCode: 'InvalidImage' });
    expect(await refusal(failing.lambda.send(new InvokeCommand({ FunctionName: 'broken' })))).toMatchObject({
      status: 409,
      message: expect.stringContaining('following state: Failed'),
    });
    await failing.lambda.send(new UpdateFunctionConfigurationCommand({ FunctionName: 'orders', Timeout: 9 }));
    expect(await get('orders')).toMatchObject({
      State: 'Active',
      LastUpdateStatus: 'Failed',
      LastUpdateStatusReasonCode: 'InvalidImage',
      LastUpdateStatusReason: 'No such layer.',
    });
  });
});

describe('versions', () => {
  beforeEach(createActive);

  test('a published version is Active at once; $LATEST gets a new RevisionId too', async () => {
    const before = await configuration();
    const published = await publish({ Description: 'first' });
    expect(published).toMatchObject({
      Version: '1',
      FunctionArn: `${ARN}:1`,
      Description: 'first',
      State: 'Active',
      LastUpdateStatus: 'Successful',
    });
    const latest = await configuration();
    expect(latest.Description).toBe('');
    expect(new Set([before.RevisionId, published.RevisionId, latest.RevisionId]).size).toBe(3);
  });

  test('publishing again without a change answers the same version, whatever the description', async () => {
    const first = await publish();
    const again = await publish({ Description: 'another' });
    expect(again).toMatchObject({ Version: '1', RevisionId: first.RevisionId, Description: '' });
    expect(again.$metadata.httpStatusCode).toBe(201);
  });

  test('a change makes a new version; one that is undone makes none', async () => {
    await publish();
    await update({ Environment: { Variables: { NONCE: '1' } } });
    world.pass(2000);
    expect((await publish()).Version).toBe('2');
    await update({ Environment: { Variables: { NONCE: '2' } } });
    world.pass(2000);
    await update({ Environment: { Variables: { NONCE: '1' } } });
    world.pass(2000);
    expect((await publish()).Version).toBe('2');
  });

  test('a version keeps its configuration and code when $LATEST changes', async () => {
    await publish();
    await update({ MemorySize: 512 });
    world.pass(2000);
    const ZipFile = await functionZip('exports.handler = async () => "other";');
    await world.lambda.send(new UpdateFunctionCodeCommand({ FunctionName: 'orders', ZipFile }));
    world.pass(2000);
    const [latest, version] = [await configuration(), await configuration('1')];
    expect([latest.MemorySize, version.MemorySize]).toEqual([512, 128]);
    expect(latest.CodeSha256).not.toBe(version.CodeSha256);
    const answer = await world.lambda.send(
      new InvokeCommand({ FunctionName: 'orders', Qualifier: '1', Payload: '"kept"' }),
    );
    expect(answer.Payload?.transformToString()).toBe('"kept"');
    expect(answer.ExecutedVersion).toBe('1');
  });

  test('CreateFunction with Publish: version 1 goes through Pending as $LATEST does', async () => {
    const created = await world.create({ FunctionName: 'published', Publish: true });
    expect(created).toMatchObject({ Version: '1', State: 'Pending', StateReasonCode: 'Creating' });
    expect(created.FunctionArn).toMatch(/:published:1$/);
    world.pass(3000);
    for (const Qualifier of ['1', '$LATEST']) {
      const got = await world.lambda.send(new GetFunctionCommand({ FunctionName: 'published', Qualifier }));
      expect(got.Configuration).toMatchObject({ State: 'Active', LastUpdateStatus: 'Successful' });
    }
  });

  test('UpdateFunctionCode with Publish: the version is Pending while $LATEST is InProgress', async () => {
    const ZipFile = await functionZip('exports.handler = async () => "new";');
    const updated = await world.lambda.send(
      new UpdateFunctionCodeCommand({ FunctionName: 'orders', ZipFile, Publish: true }),
    );
    expect(updated).toMatchObject({ Version: '1', FunctionArn: `${ARN}:1`, State: 'Pending' });
    expect(updated.LastUpdateStatus).toBeUndefined();
    expect(await configuration()).toMatchObject({ State: 'Active', LastUpdateStatus: 'InProgress' });
    world.pass(2000);
    expect(await configuration('1')).toMatchObject({ State: 'Active', LastUpdateStatus: 'Successful' });
  });

  test('UpdateFunctionCode with DryRun changes nothing', async () => {
    const before = await configuration();
    const ZipFile = await functionZip('exports.handler = async () => "dry";');
    const dry = await world.lambda.send(
      new UpdateFunctionCodeCommand({ FunctionName: 'orders', ZipFile, DryRun: true }),
    );
    expect(dry.CodeSha256).not.toBe(before.CodeSha256);
    expect(await configuration()).toEqual(before);
  });

  test('CodeSha256 and RevisionId are preconditions', async () => {
    const { CodeSha256, RevisionId } = await configuration();
    expect(await refusal(publish({ CodeSha256: 'x' }))).toEqual({
      name: 'InvalidParameterValueException',
      status: 400,
      message: `CodeSHA256 (x) is different from current CodeSHA256 in $LATEST (${CodeSha256}). Please try again with the CodeSHA256 in $LATEST.`,
    });
    const stale = {
      name: 'PreconditionFailedException',
      status: 412,
      message:
        'The Revision Id provided does not match the latest Revision Id. Call the GetFunction/GetAlias API to retrieve the latest Revision Id',
    };
    const ZipFile = await functionZip();
    expect(await refusal(publish({ RevisionId: 'stale' }))).toEqual(stale);
    expect(await refusal(update({ RevisionId: 'stale' }))).toEqual(stale);
    expect(
      await refusal(
        world.lambda.send(
          new UpdateFunctionCodeCommand({ FunctionName: 'orders', ZipFile, RevisionId: 'stale' }),
        ),
      ),
    ).toEqual(stale);
    expect((await publish({ CodeSha256, RevisionId })).Version).toBe('1');
  });

  test('ListVersionsByFunction: $LATEST first, then by number, without states, in pages', async () => {
    for (let n = 1; n <= 11; n += 1) {
      await update({ Environment: { Variables: { NONCE: String(n) } } });
      world.pass(2000);
      await publish();
    }
    const seen: (string | undefined)[] = [];
    let Marker: string | undefined;
    do {
      const page = await world.lambda.send(
        new ListVersionsByFunctionCommand({ FunctionName: 'orders', MaxItems: 5, ...(Marker && { Marker }) }),
      );
      expect(page.Versions?.length).toBeLessThanOrEqual(5);
      for (const version of page.Versions ?? []) {
        expect(version).not.toHaveProperty('State');
        expect(version).not.toHaveProperty('LastUpdateStatus');
        expect(version).not.toHaveProperty('RuntimeVersionConfig');
        expect(version.FunctionArn).toBe(`${ARN}:${version.Version}`);
        seen.push(version.Version);
      }
      Marker = page.NextMarker;
    } while (Marker);
    expect(seen).toEqual(['$LATEST', ...Array.from({ length: 11 }, (_, n) => String(n + 1))]);
  });

  test('deleting: a version alone, never $LATEST, then the function with all of them', async () => {
    const remove = (Qualifier?: string) =>
      world.lambda.send(
        new DeleteFunctionCommand({ FunctionName: 'orders', ...(Qualifier && { Qualifier }) }),
      );
    await publish();
    expect(await refusal(remove('$LATEST'))).toEqual({
      name: 'InvalidParameterValueException',
      status: 400,
      message: '$LATEST version cannot be deleted without deleting the function.',
    });
    expect((await remove('1')).$metadata.httpStatusCode).toBe(204);
    expect(await refusal(remove('1'))).toEqual({
      name: 'ResourceNotFoundException',
      status: 404,
      message: `Function not found: ${ARN}:1`,
    });
    expect((await publish()).Version).toBe('2');
    expect((await remove()).$metadata.httpStatusCode).toBe(204);
    expect(await refusal(configuration('2'))).toMatchObject({
      name: 'ResourceNotFoundException',
      status: 404,
    });
    expect(await refusal(remove())).toEqual({
      name: 'ResourceNotFoundException',
      status: 404,
      message: `Function not found: ${ARN}`,
    });
  });
});
