import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PutFunctionConcurrencyCommand } from '@aws-sdk/client-lambda';
import { describe, expect, test } from '@jest/globals';
import { plannedProblems } from '../../../src/aws/preflight/side-problems.ts';
import { DEFAULT_SETTINGS } from '../../../src/core/config/settings.ts';
import type { FaultRule } from '../../../src/local/engine.ts';
import {
  anAccount,
  deploymentsOf,
  onlyFunctionOf,
  problemsOf,
  REGION,
  started,
  TEMPLATE,
  withEnvironment,
  writesOf,
} from '../an-account.ts';

const denied = (operation: string, when?: FaultRule['when']): FaultRule => ({
  operation,
  ...(when === undefined ? {} : { when }),
  effect: {
    kind: 'error',
    status: 403,
    code: 'AccessDeniedException',
    message: `User: arn:aws:sts::1:assumed-role/ci is not authorized to perform: lambda:${operation}`,
  },
});

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('rights', () => {
  test('every missing one is told at once, with the policy that has them all, before anything is created', async () => {
    const operations = [
      'UpdateFunctionConfiguration',
      'PublishVersion',
      'Invoke',
      'DeleteFunction',
      'TagResource',
      'PutRuntimeManagementConfig',
      'FilterLogEvents',
      'DeleteLogGroup',
    ];
    await using account = await anAccount({ engine: { faults: operations.map((name) => denied(name)) } });
    const [problem = '', ...more] = problemsOf(await account.prepare());
    expect(more).toEqual([]);
    const actions = operations.map((operation) =>
      operation.includes('Log')
        ? `logs:${operation}`
        : `lambda:${operation === 'Invoke' ? 'InvokeFunction' : operation}`,
    );
    for (const action of actions) expect(problem.split('\n', 1)[0]).toContain(action);
    const policy: unknown = JSON.parse(problem.slice(problem.indexOf('{')));
    expect(JSON.stringify(policy)).toContain('"iam:PassRole"');
    expect(writesOf(account).filter((write) => write.startsWith('CreateFunction'))).toEqual([]);
  });

  test('writes are probed on one name of our prefix that does not exist, deletes of it with a qualifier', async () => {
    await using account = await anAccount();
    started(await account.prepare());
    const probed = account.requests.filter(({ operation }) =>
      writesOf(account).some((write) => write.startsWith(`${operation} `)),
    );
    const names = new Set(probed.flatMap(({ functionName }) => functionName ?? []));
    expect([...names]).toEqual([expect.stringMatching(/^cold-start-gate-probe-[0-9a-f]{8}$/)]);
    // CloudWatch Logs says "not found" with a 400.
    const answers = new Set(probed.map(({ operation, status }) => `${operation?.includes('Log')} ${status}`));
    expect([...answers].sort()).toEqual(['false 404', 'true 400']);
    expect(probed.find(({ operation }) => operation === 'DeleteFunction')?.qualifier).toBe('1');
  });

  test.each([
    'GetFunction',
    'GetFunctionCodeSigningConfig',
    'GetRuntimeManagementConfig',
    'GetAccountSettings',
  ])('a read that is not allowed is named: %s', async (operation) => {
    await using refused = await anAccount({ engine: { faults: [notDuringSetUp(operation)] } });
    expect(problemsOf(await refused.prepare())).toEqual([
      expect.stringContaining(`The credentials lack lambda:${operation}.`),
    ]);
  });
});

/** Setting up makes the template and looks at it once; what comes later is refused. */
function notDuringSetUp(operation: string): FaultRule {
  return { ...denied(operation), calls: { from: operation === 'GetFunction' ? 2 : 1 } };
}

describe('who and where', () => {
  test('on a pull request the rights of the code must be stated before AWS is asked anything', async () => {
    await using account = await anAccount();
    using _ = withEnvironment({ GITHUB_EVENT_NAME: 'pull_request' });
    expect(problemsOf(await account.prepare())).toEqual([
      expect.stringContaining('\n  role: template\n  environment: template'),
    ]);
    expect(account.requests).toEqual([]);
    const stated = { role: 'template', environment: 'none' };
    expect(problemsOf(await account.prepare(stated))).toEqual([]);
  });

  test('no credentials: the step that gets them is in the message', async () => {
    await using account = await anAccount();
    using _ = withEnvironment({ AWS_ACCESS_KEY_ID: undefined, AWS_SECRET_ACCESS_KEY: undefined });
    const [problem = '', ...more] = problemsOf(await account.prepare());
    expect(more).toEqual([]);
    expect(problem).toContain('id-token: write');
    expect(problem).toContain('aws-actions/configure-aws-credentials');
    expect(account.requests).toEqual([]);
  });

  test('a metadata service that never answers does not hold the job up', async () => {
    const silent = createServer(() => {});
    const address = await listening(silent);
    try {
      await using account = await anAccount();
      using _ = withEnvironment({
        AWS_ACCESS_KEY_ID: undefined,
        AWS_SECRET_ACCESS_KEY: undefined,
        AWS_CONTAINER_CREDENTIALS_FULL_URI: `${address}/credentials`,
      });
      expect(problemsOf(await account.prepare())).toEqual([expect.stringContaining('No AWS credentials')]);
    } finally {
      silent.closeAllConnections();
      silent.close();
    }
    // The test's own limit: five seconds of waiting, and what the rest takes.
  }, 12_000);

  test.each<[string, Readonly<Record<string, string>>, Readonly<Record<string, string>>]>([
    ['AWS_DEFAULT_REGION alone', { AWS_DEFAULT_REGION: REGION }, { 'aws-region': '' }],
    [
      'a full ARN alone',
      {},
      { 'aws-region': '', 'function-name': `arn:aws:lambda:${REGION}:111122223333:function:${TEMPLATE}` },
    ],
  ])('the region comes from %s', async (_, environment, inputs) => {
    await using account = await anAccount();
    using __ = withEnvironment(environment);
    expect(onlyFunctionOf(started(await account.prepare(inputs))).place.measuredOn.region).toBe(REGION);
  });

  test('a custom endpoint is honoured, and said', async () => {
    await using account = await anAccount();
    const run = started(await account.prepare());
    expect(run.notes).toContainEqual(expect.stringContaining(`custom endpoint ${account.endpoint}`));
  });

  test('calls go through the proxy of HTTP_PROXY, unless NO_PROXY names the host', async () => {
    const seen: string[] = [];
    const proxy = createServer((incoming, outgoing) => {
      seen.push(incoming.url ?? '');
      const onwards = httpRequest(incoming.url ?? '', { method: incoming.method, headers: incoming.headers });
      onwards.on('response', (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      onwards.on('error', () => outgoing.destroy());
      incoming.pipe(onwards);
    });
    const address = await listening(proxy);
    try {
      await using account = await anAccount();
      using _ = withEnvironment({ HTTP_PROXY: address });
      started(await account.prepare());
      expect(seen.length).toBeGreaterThan(8);
      expect(seen.every((url) => url.startsWith(account.endpoint))).toBe(true);
      seen.length = 0;
      using __ = withEnvironment({ NO_PROXY: '127.0.0.1' });
      started(await account.prepare());
      expect(seen).toEqual([]);
    } finally {
      proxy.closeAllConnections();
      proxy.close();
    }
  });

  test('files that lie in the workspace change nothing', async () => {
    await using account = await anAccount();
    const workspace = mkdtempSync(join(tmpdir(), 'csg-workspace-'));
    const before = process.cwd();
    const comparable = async () => {
      const run = started(await account.prepare());
      const { head, base } = deploymentsOf(run);
      return [
        head.settings,
        base?.settings,
        head.roleArn,
        onlyFunctionOf(run).config.aws,
        onlyFunctionOf(run).place.tiersMb,
      ];
    };
    try {
      const without = await comparable();
      for (const [name, text] of [
        ['.env', 'ENVIRONMENT=local\nAWS_REGION=us-east-1\nTABLE=wiped\n'],
        ['.npmrc', 'https-proxy=http://127.0.0.1:1\n'],
        ['config', '[default]\nregion = us-east-1\n'],
        ['credentials', '[default]\naws_access_key_id = X\naws_secret_access_key = Y\n'],
      ] as const) {
        writeFileSync(join(workspace, name), text);
      }
      process.chdir(workspace);
      expect(await comparable()).toEqual(without);
    } finally {
      process.chdir(before);
      rmSync(workspace, { recursive: true, force: true });
    }
  });
});

describe('quotas', () => {
  test('half of what is unreserved is the most that runs at once; a new account of 10 will do', async () => {
    await using account = await anAccount({ engine: { quotas: { concurrentExecutions: 10 } } });
    expect(onlyFunctionOf(started(await account.prepare())).place.concurrency).toBe(4);
    expect(onlyFunctionOf(started(await account.prepare({ forcing: 'tenant' }))).place.concurrency).toBe(5);
    expect(onlyFunctionOf(started(await account.prepare({ concurrency: '50' }))).place.concurrency).toBe(5);
  });

  test('what an account has room for by default: 4, and 8 where every request has its own environment', async () => {
    await using account = await anAccount();
    expect(onlyFunctionOf(started(await account.prepare())).place.concurrency).toBe(4);
    expect(onlyFunctionOf(started(await account.prepare({ forcing: 'tenant' }))).place.concurrency).toBe(8);
  });

  test('nothing unreserved: one clear problem', async () => {
    await using account = await anAccount({ engine: { quotas: { concurrentExecutions: 0 } } });
    expect(problemsOf(await account.prepare())).toEqual([
      expect.stringContaining('All 0 concurrent executions of the account are reserved'),
    ]);
  });

  test('code storage that the versions would not fit into: how much, and what to do', async () => {
    await using account = await anAccount({ engine: { quotas: { codeStorageBytes: 5_000 } } });
    const [problem = ''] = problemsOf(await account.prepare());
    expect(problem).toMatch(/would take .*iB of code storage.*forcing: tenant/);
  });

  test('unpacked code and layers over the limit: the sum by part', () => {
    const layer = 'arn:aws:lambda:eu-west-1:111122223333:layer:tools:3';
    const problems = plannedProblems(
      {
        settings: { head: { ...DEFAULT_SETTINGS, architecture: 'x86_64', layers: [layer] }, base: null },
        unzippedBytes: { head: 240 * 1_048_576, base: null },
        forcing: 'version',
        metric: 'total',
      },
      {
        connection: { region: REGION, credentials: { accessKeyId: '', secretAccessKey: '' } },
        endpoint: null,
        template: {
          name: TEMPLATE,
          partition: 'aws',
          region: REGION,
          accountId: '',
          roleArn: '',
          settings: { ...DEFAULT_SETTINGS, architecture: 'x86_64' },
          memorySizeMb: 128,
          packageType: 'Zip',
          image: null,
          carried: { members: {}, sourceKmsKeyArn: null, codeSigningConfigArn: null, imageConfig: null },
          layerBytes: { [layer]: 30 * 1_048_576 },
          pinnedRuntimeArn: null,
          notes: [],
        },
        account: { unreservedConcurrency: 9, concurrencyLimit: 9, codeBytes: 0, codeLimitBytes: 9 },
      },
    );
    expect(problems).toEqual([
      expect.stringContaining(
        'at least 270\u00a0MiB unpacked with its layers (package 240\u00a0MiB + tools:3 30.0\u00a0MiB)',
      ),
    ]);
  });

  test('a reservation of another function does not keep a run from starting', async () => {
    await using account = await anAccount();
    await account.client.send(
      new PutFunctionConcurrencyCommand({ FunctionName: TEMPLATE, ReservedConcurrentExecutions: 5 }),
    );
    expect(problemsOf(await account.prepare())).toEqual([]);
  });
});

test('problems of AWS, packages and payload come in one message', async () => {
  await using account = await anAccount({ engine: { faults: [denied('PublishVersion')] } });
  const problems = problemsOf(
    await account.prepare(
      { payload: 'nowhere.json', 'head-settings': 'handler: gone.handler' },
      { head: { 'index.js': '' } },
    ),
  );
  expect(problems.join('\n')).toContain('lambda:PublishVersion');
  expect(problems.join('\n')).toContain('gone.(js');
  expect(problems.join('\n')).toContain('nowhere.json');
});
