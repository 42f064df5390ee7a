import { GetFunctionCommand, PutFunctionConcurrencyCommand } from '@aws-sdk/client-lambda';
import { describe, expect, test } from '@jest/globals';
import { createInput, freshness, NONCE_VARIABLE } from '../../../src/aws/deployment.ts';
import type { FaultRule } from '../../../src/local/engine.ts';
import type { PreparedRun } from '../../../src/run/prepared-run.ts';
import { gateRequest } from '../../../src/run/request.ts';
import {
  type AnAccount,
  anAccount,
  deploymentsOf,
  onlyFunctionOf,
  problemsOf,
  ROLE,
  started,
  TEMPLATE,
  writesOf,
} from '../an-account.ts';

/** GetFunction of the template answers with these members in place of what it is. */
const templateIs = (configuration: Readonly<Record<string, unknown>>): FaultRule => ({
  operation: 'GetFunction',
  when: ({ functionName }) => functionName === TEMPLATE,
  effect: { kind: 'alter', configuration },
});

const fn = (run: PreparedRun, tierMb = 512) => ({
  name: 'cold-start-gate-0a0a0a0a-head-00512x-0',
  side: 'head' as const,
  cell: { functionLabel: 'f', architecture: onlyFunctionOf(run).place.architectures[0] ?? 'x86_64', tierMb },
});

const SECRET = 's3cr3t-abc';

async function refusalOf(configuration: Readonly<Record<string, unknown>>): Promise<string> {
  await using account = await anAccount({ engine: { faults: [templateIs(configuration)] } });
  const problems = problemsOf(await account.prepare());
  expect(problems).toHaveLength(1);
  expect(writesOf(account)).toEqual([]);
  return problems[0] ?? '';
}

describe('what a temporary function has of the template', () => {
  test('everything that its start depends on, and nothing that production hangs on', async () => {
    const vpc = { SubnetIds: ['subnet-1'], SecurityGroupIds: ['sg-1'] };
    const key = 'arn:aws:kms:eu-west-1:111122223333:key/1';
    const layer = 'arn:aws:lambda:eu-west-1:111122223333:layer:tools:3';
    const signing = 'arn:aws:lambda:eu-west-1:111122223333:code-signing-config:csc-0123456789abcdef0';
    const files = [{ Arn: 'arn:aws:elasticfilesystem:eu-west-1:1:access-point/a', LocalMountPath: '/mnt/a' }];
    await using account = await anAccount({
      template: {
        VpcConfig: vpc,
        KMSKeyArn: key,
        Layers: [layer],
        CodeSigningConfigArn: signing,
        FileSystemConfigs: files,
        EphemeralStorage: { Size: 1024 },
        TracingConfig: { Mode: 'Active' },
        DeadLetterConfig: { TargetArn: 'arn:aws:sqs:eu-west-1:111122223333:dead' },
        LoggingConfig: {
          LogFormat: 'JSON',
          SystemLogLevel: 'WARN',
          ApplicationLogLevel: 'ERROR',
          LogGroup: '/shared/production',
        },
      },
    });
    const run = started(await account.prepare());
    const input = createInput(deploymentsOf(run).head, fn(run));
    expect(input).toMatchObject({
      Role: ROLE,
      Runtime: 'nodejs24.x',
      Handler: 'index.handler',
      Timeout: 7,
      MemorySize: 512,
      VpcConfig: vpc,
      KMSKeyArn: key,
      Layers: [layer],
      CodeSigningConfigArn: signing,
      FileSystemConfigs: files,
      EphemeralStorage: { Size: 1024 },
      TracingConfig: { Mode: 'Active' },
      Environment: { Variables: { TABLE: 'orders', TOKEN: SECRET, [NONCE_VARIABLE]: '000000' } },
      LoggingConfig: { LogFormat: 'JSON', SystemLogLevel: 'INFO', ApplicationLogLevel: 'ERROR' },
    });
    expect(input.LoggingConfig).not.toHaveProperty('LogGroup');
    for (const member of ['DeadLetterConfig', 'Publish', 'TenancyConfig', 'SnapStart']) {
      expect(input).not.toHaveProperty(member);
    }
    expect(input.VpcConfig).not.toHaveProperty('VpcId');
    expect(run.notes.join('\n')).toContain('VPC');
    expect(run.notes.join('\n')).toContain('signed');
  });

  test('SnapStart, tenancy and the key of the code come when they are asked for', async () => {
    const configuration = { SnapStart: { ApplyOn: 'PublishedVersions', OptimizationStatus: 'Off' } };
    await using account = await anAccount({ engine: { faults: [templateIs(configuration)] } });
    const run = started(await account.prepare());
    expect(createInput(deploymentsOf(run).head, fn(run)).SnapStart).toEqual({ ApplyOn: 'PublishedVersions' });
    expect(onlyFunctionOf(run).place.startsPerVersion).toBeGreaterThan(1);

    const off = started(
      await account.prepare({
        forcing: 'tenant',
        'head-settings': 'snapstart: false',
        'base-settings': 'snapstart: false',
      }),
    );
    expect(createInput(deploymentsOf(off).head, fn(off))).toMatchObject({
      TenancyConfig: { TenantIsolationMode: 'PER_TENANT' },
    });
    const mixed = started(await account.prepare({ 'base-settings': 'snapstart: false' }));
    expect(gateRequest(mixed, 'token').warnings).toEqual([
      {
        code: 'snapstart-differs',
        functionLabel: onlyFunctionOf(mixed).place.functionLabel,
        restored: 'head',
      },
    ]);
    expect(gateRequest(run, 'token').warnings).toEqual([]);
    const both = problemsOf(await account.prepare({ forcing: 'tenant' }));
    expect(both).toHaveLength(2);
    expect(both[0]).toContain('tenant cannot be used with SnapStart');
  });

  test('settings are laid over it; variables are merged', async () => {
    await using account = await anAccount();
    const run = started(
      await account.prepare({
        'head-settings': 'timeout: 30\nenvironment:\n  STAGE: test\n  TABLE: other',
      }),
    );
    const { head, base } = deploymentsOf(run);
    expect(head.settings).toMatchObject({
      timeoutSeconds: 30,
      environment: { TABLE: 'other', TOKEN: SECRET, STAGE: 'test' },
    });
    expect(base?.settings).toMatchObject({ timeoutSeconds: 7, environment: { TABLE: 'orders' } });
    expect(onlyFunctionOf(run).place.tiersMb).toEqual([256]);
  });

  test('environment: none and a role of its own', async () => {
    await using account = await anAccount();
    const role = 'arn:aws:iam::111122223333:role/measured-code';
    const run = started(
      await account.prepare({ environment: 'none', role, 'head-settings': 'environment: {STAGE: test}' }),
    );
    const { head, base } = deploymentsOf(run);
    expect(head).toMatchObject({ roleArn: role, settings: { environment: { STAGE: 'test' } } });
    expect(base?.settings.environment).toEqual({});
  });

  test('a qualifier names the version whose configuration is copied', async () => {
    await using account = await anAccount();
    const run = started(await account.prepare({ 'function-name': `${TEMPLATE}:$LATEST` }));
    expect(onlyFunctionOf(run).place.functionLabel).toBe(TEMPLATE);
    const missing = problemsOf(await account.prepare({ 'function-name': `${TEMPLATE}:live` }));
    expect(missing).toEqual([expect.stringContaining(`no function "${TEMPLATE}:live"`)]);
  });

  test('one architecture of a side is its own, else that of the tier', async () => {
    await using account = await anAccount();
    const run = started(await account.prepare({ 'head-settings': 'architecture: arm64' }));
    const { head, base } = deploymentsOf(run);
    expect(createInput(head, fn(run)).Architectures).toEqual(['arm64']);
    if (base === null) throw new Error('there is a base');
    const cell = { ...fn(run).cell, architecture: 'x86_64' as const };
    expect(createInput(base, { ...fn(run), cell }).Architectures).toEqual(['x86_64']);
  });
});

describe('the change that makes a version new', () => {
  const withEnvironmentOf = async (bytes: number): Promise<PreparedRun> => {
    const variables = { TOKEN: SECRET, FILL: '' };
    const FILL = 'x'.repeat(bytes - JSON.stringify(variables).length);
    await using account = await anAccount({
      template: { Environment: { Variables: { ...variables, FILL } } },
    });
    return started(await account.prepare());
  };

  test('it is a variable beside the others while there is room', async () => {
    const { head } = deploymentsOf(await withEnvironmentOf(4_000));
    expect(freshness(head, '7')).toMatchObject({
      Environment: { Variables: { TOKEN: SECRET, [NONCE_VARIABLE]: '000007' } },
    });
  });

  test('with 4,085 of 4,096 bytes used it is the description, on both sides', async () => {
    const run = await withEnvironmentOf(4_085);
    const { head, base } = deploymentsOf(run);
    expect(freshness(head, '7')).toEqual({ Description: `${NONCE_VARIABLE} 000007` });
    expect(base?.nonceIn).toBe('description');
    expect(createInput(head, fn(run)).Environment?.Variables).not.toHaveProperty(NONCE_VARIABLE);
  });

  test('a side that goes over the limit is refused by its size, without a value', async () => {
    await using account = await anAccount();
    const problems = problemsOf(
      await account.prepare({ 'head-settings': `environment: {FILL: "${SECRET.repeat(450)}"}` }),
    );
    expect(problems).toEqual([expect.stringMatching(/^head-settings: the environment is \d+ of 4096 bytes/)]);
    expect(problems.join()).not.toContain(SECRET);
  });
});

describe('functions that are no template', () => {
  test.each<[string, Readonly<Record<string, unknown>>, string]>([
    [
      'Managed Instances',
      { CapacityProviderConfig: { LambdaManagedInstancesCapacityProviderConfig: {} } },
      'Managed Instances',
    ],
    ['a durable function', { DurableConfig: { ExecutionTimeout: 60 } }, 'durable function'],
    ['a package type of the future', { PackageType: 'Wasm' }, 'has the package type Wasm'],
    ['a function without a runtime', { Runtime: null, Handler: null }, 'Lambda Web Function'],
    [
      'a replica of Lambda@Edge',
      { MasterArn: 'arn:aws:lambda:us-east-1:111122223333:function:edge:3' },
      'arn:aws:lambda:us-east-1:111122223333:function:edge:3',
    ],
    [
      'an environment that cannot be read',
      {
        KMSKeyArn: 'arn:aws:kms:eu-west-1:111122223333:key/1',
        Environment: { Error: { ErrorCode: 'AccessDeniedException', Message: SECRET } },
      },
      'allow kms:Decrypt on arn:aws:kms:eu-west-1:111122223333:key/1',
    ],
  ])('%s', async (_, configuration, part) => {
    const problem = await refusalOf(configuration);
    expect(problem).toMatch(/^function-name: orders-api /);
    expect(problem).toContain(part);
    expect(problem).not.toContain(SECRET);
  });

  test('an unreadable environment is fine when nobody asks for it', async () => {
    const faults = [templateIs({ Environment: { Error: { ErrorCode: 'AccessDeniedException' } } })];
    await using account = await anAccount({ engine: { faults } });
    const run = started(await account.prepare({ environment: 'none' }));
    expect(deploymentsOf(run).head.settings.environment).toEqual({});
  });

  test('a function that is switched off: one clear refusal, and the setting is not changed', async () => {
    await using account = await anAccount();
    await account.client.send(
      new PutFunctionConcurrencyCommand({ FunctionName: TEMPLATE, ReservedConcurrentExecutions: 0 }),
    );
    const before = await account.templateState();
    const sent = writesOf(account).length;
    expect(problemsOf(await account.prepare())).toEqual([
      expect.stringContaining('switched off (reserved concurrency 0)'),
    ]);
    expect(await account.templateState()).toEqual(before);
    expect(writesOf(account)).toHaveLength(sent);
  });

  test.each(['nodejs14.x', 'nodejs8.10'])('a runtime that AWS blocks: %s', async (Runtime) => {
    await using account = await anAccount({ engine: { faults: [templateIs({ Runtime })] } });
    const problems = problemsOf(await account.prepare());
    expect(problems.join('\n')).toContain(`head: the runtime ${Runtime} is deprecated`);
    const moved = await account.prepare({
      'head-settings': 'runtime: nodejs24.x',
      'base-settings': 'runtime: nodejs24.x',
    });
    expect(problemsOf(moved)).toEqual([]);
  });
});

/** The template is only read: asked again, it is byte for byte what it was. */
test('preparing changes nothing of the template', async () => {
  await using account = await anAccount();
  const read = async ({ client }: AnAccount) =>
    (await client.send(new GetFunctionCommand({ FunctionName: TEMPLATE }))).Configuration;
  const before = await read(account);
  started(await account.prepare());
  expect(await read(account)).toEqual(before);
});
