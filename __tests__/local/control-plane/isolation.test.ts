/** Tenant isolation and (simulated) SnapStart: what a version's environments are made from, and whom they serve. */
import {
  GetFunctionCommand,
  InvokeCommand,
  PublishVersionCommand,
  UpdateFunctionConfigurationCommand,
} from '@aws-sdk/client-lambda';
import { describe, expect, test } from '@jest/globals';
import { functionZip, refusal, startWorld, type World } from './setup.ts';

const COUNTING =
  'let served = 0;\nexports.handler = async (event, context) => ({ served: ++served, type: process.env.AWS_LAMBDA_INITIALIZATION_TYPE, tenant: context.tenantId ?? null });\n';
const orders = { FunctionName: 'orders' };

async function invoke(world: World, input: { TenantId?: string; Qualifier?: string } = {}) {
  const answer = await world.lambda.send(new InvokeCommand({ ...orders, ...input, LogType: 'Tail' }));
  return {
    answer: JSON.parse(Buffer.from(answer.Payload ?? []).toString()),
    tail: Buffer.from(answer.LogResult ?? '', 'base64').toString(),
  };
}

describe('tenant isolation', () => {
  const TenancyConfig = { TenantIsolationMode: 'PER_TENANT' } as const;

  test('every tenant has environments of its own, which are kept for it', async () => {
    await using world = await startWorld();
    const created = await world.create({ TenancyConfig, Code: { ZipFile: await functionZip(COUNTING) } });
    expect(created.TenancyConfig).toEqual(TenancyConfig);
    const served: unknown[] = [];
    for (const TenantId of ['a', 'b', 'a', 'c', 'b']) {
      served.push((await invoke(world, { TenantId })).answer.served);
    }
    expect(served).toEqual([1, 1, 2, 1, 2]);
  });

  test('a request must say whose it is, and must not where nobody asked', async () => {
    await using world = await startWorld();
    await world.create({ TenancyConfig });
    await world.create({ FunctionName: 'plain' });
    expect(await refusal(invoke(world))).toMatchObject({
      name: 'InvalidParameterValueException',
      status: 400,
    });
    const plain = new InvokeCommand({ FunctionName: 'plain', TenantId: 'a' });
    expect(await refusal(world.lambda.send(plain))).toMatchObject({ name: 'InvalidParameterValueException' });
  });
});

describe('SnapStart', () => {
  const SnapStart = { ApplyOn: 'PublishedVersions' } as const;
  const version = { ...orders, Qualifier: '1' };

  test('a published version is Pending until its snapshot is made, and its first request reports a restore', async () => {
    await using world = await startWorld({ simulateSnapStart: true, delays: { snapshot: 120_000 } });
    await world.create({ SnapStart, Code: { ZipFile: await functionZip(COUNTING) } });
    const published = await world.lambda.send(new PublishVersionCommand(orders));
    expect(published).toMatchObject({ State: 'Pending', SnapStart: { OptimizationStatus: 'Off' } });
    expect(await refusal(invoke(world, { Qualifier: '1' }))).toMatchObject({ status: 409 });
    world.pass(120_000);
    const { Configuration } = await world.lambda.send(new GetFunctionCommand(version));
    expect(Configuration).toMatchObject({
      State: 'Active',
      SnapStart: { ...SnapStart, OptimizationStatus: 'On' },
    });
    const { answer, tail } = await invoke(world, { Qualifier: '1' });
    expect(answer.type).toBe('snap-start');
    expect(tail).toMatch(/\tRestore Duration: [\d.]+ ms\tBilled Restore Duration: \d+ ms\t/);
    expect(tail).not.toContain('Init Duration');
  });

  test('$LATEST is started as ever', async () => {
    await using world = await startWorld({ simulateSnapStart: true });
    await world.create({ SnapStart, Code: { ZipFile: await functionZip(COUNTING) } });
    const { answer, tail } = await invoke(world);
    expect(answer.type).toBe('on-demand');
    expect(tail).toContain('\tInit Duration: ');
  });

  test('a snapshot that fails is a state with its reason', async () => {
    const effect = { kind: 'change-fails', reasonCode: 'FunctionError', reason: 'init' } as const;
    await using world = await startWorld({
      simulateSnapStart: true,
      faults: [{ operation: 'PublishVersion', effect }],
    });
    await world.create({ SnapStart });
    await world.lambda.send(new PublishVersionCommand(orders));
    const { Configuration } = await world.lambda.send(new GetFunctionCommand(version));
    expect(Configuration).toMatchObject({ State: 'Failed', StateReasonCode: 'FunctionError' });
  });

  test('goes not together with tenant isolation', async () => {
    await using world = await startWorld({ simulateSnapStart: true });
    await world.create({ TenancyConfig: { TenantIsolationMode: 'PER_TENANT' } });
    await invoke(world, { TenantId: 'a' }).catch(() => undefined);
    const update = new UpdateFunctionConfigurationCommand({ ...orders, SnapStart });
    expect(await refusal(world.lambda.send(update))).toMatchObject({
      name: 'InvalidParameterValueException',
    });
  });
});
