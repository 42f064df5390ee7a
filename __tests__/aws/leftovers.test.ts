/** Cleaning up by the ledger, and sweeping by name, tags and age: ours goes, whatever happened; nothing else is touched. */
import { execFile } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { DescribeLogGroupsCommand } from '@aws-sdk/client-cloudwatch-logs';
import {
  CreateAliasCommand,
  GetFunctionCommand,
  InvokeCommand,
  ListFunctionsCommand,
  PublishVersionCommand,
} from '@aws-sdk/client-lambda';
import { afterAll, describe, expect, test } from '@jest/globals';
import { cleanUp } from '../../src/aws/clean-up.ts';
import { openLedger, readLedger } from '../../src/aws/ledger.ts';
import { isTemporaryName, ownerOf, ownerTags } from '../../src/aws/ownership.ts';
import { sweep } from '../../src/aws/sweep.ts';
import { LOCAL_TIMINGS } from '../../src/aws/timings.ts';
import { functionName } from '../../src/gate/lanes.ts';
import type { EngineOptions } from '../../src/local/engine.ts';
import { CREDENTIALS, startWorld, type World } from '../local/control-plane/setup.ts';
import { CELL } from '../run/on-engine.ts';

const folder = mkdtempSync(join(tmpdir(), 'csg-ledger-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;
const newPath = (): string => {
  files += 1;
  return join(folder, `cold-start-gate-ledger-${files}.jsonl`);
};

const TIMES = { unseenMs: 1_500, lateLogsMs: 50 };
const RUN = 'cafe0123';
const OURS = functionName(RUN, CELL, 'head', 0);
const HEADER = { run: RUN, region: 'us-east-1', endpoint: null };
const hour = 3_600_000;
const tags = (expiresAt = new Date(Date.now() + hour), run = RUN) =>
  ownerTags({ run, repository: 'shop/orders', expiresAt });

const connectionOf = ({ engine }: World) => ({
  endpoint: engine.endpoint,
  region: engine.region,
  credentials: CREDENTIALS,
});
const realTime = (options: EngineOptions = {}) => startWorld({ now: Date.now, ...options });

async function namesIn(world: World): Promise<readonly string[]> {
  const { Functions = [] } = await world.lambda.send(new ListFunctionsCommand({}));
  const { logGroups = [] } = await world.logs.send(new DescribeLogGroupsCommand({}));
  return [
    ...Functions.map((fn) => fn.FunctionName ?? ''),
    ...logGroups.map((group) => group.logGroupName ?? ''),
  ];
}

const writesOf = (world: World): readonly (string | null)[] =>
  world.journal.flatMap(({ operation, functionName: name }) =>
    /^(Delete|Update|Put|Publish|Tag|Untag)/.test(operation ?? '')
      ? [`${operation} ${name ?? ''}`.trim()]
      : [],
  );

describe('names and tags', () => {
  test('are both needed, and read back as they were given', () => {
    expect(ownerOf(OURS, tags())).toMatchObject({ run: RUN, repository: 'shop/orders' });
    expect(ownerOf(OURS, {})).toBeNull();
    expect(ownerOf('orders-api', tags())).toBeNull();
    expect(ownerOf(OURS, { ...tags(), 'cold-start-gate:expires': 'soon' })).toBeNull();
    for (const name of [
      'cold-start-gate-demo',
      `${OURS}-x`,
      `my-${OURS}`,
      `${OURS}/../orders`,
      'cold-start-gate-',
    ]) {
      expect(isTemporaryName(name)).toBe(false);
    }
  });
});

describe('the ledger', () => {
  test('is on disk before the call, and is read even when its last line was cut off', () => {
    const path = newPath();
    const ledger = openLedger(path, HEADER, () => 7);
    ledger.creating('a');
    expect(readLedger(path)?.entries).toEqual([{ name: 'a', arn: null, goneAtMs: null }]);
    ledger.created('a', 'arn:a');
    ledger.creating('b');
    ledger.gone('a');
    appendFileSync(path, '{"kind":"creating","na');
    expect(readLedger(path)).toEqual({
      ...HEADER,
      entries: [
        { name: 'a', arn: 'arn:a', goneAtMs: 7 },
        { name: 'b', arn: null, goneAtMs: null },
      ],
    });
  });

  test('that is missing, empty or something else has nothing in it', () => {
    const path = newPath();
    expect(readLedger(path)).toBeNull();
    writeFileSync(path, 'null\n[]\n{"kind":"creating"}\n{"kind":"run","run":1}\n');
    expect(readLedger(path)).toBeNull();
  });
});

describe('cleaning up', () => {
  /** A ledger with one function, as a run that was killed leaves it. */
  function ledgerOf(arn: string | null, name = OURS): string {
    const path = newPath();
    const ledger = openLedger(path, HEADER);
    ledger.creating(name);
    if (arn !== null) ledger.created(name, arn);
    return path;
  }
  const clean = async (world: World, path: string) => {
    const content = readLedger(path);
    if (content === null) throw new Error('there is no ledger');
    return await cleanUp(path, content, connectionOf(world), LOCAL_TIMINGS, TIMES);
  };

  test('deletes function, versions, aliases and log group; a second time there is nothing to do', async () => {
    await using world = await realTime();
    const { FunctionArn = '' } = await world.create({ FunctionName: OURS, Tags: tags() });
    await world.create();
    await world.lambda.send(new GetFunctionCommand({ FunctionName: OURS }));
    const { Version } = await world.lambda.send(new PublishVersionCommand({ FunctionName: OURS }));
    await world.lambda.send(
      new CreateAliasCommand({ FunctionName: OURS, Name: 'live', FunctionVersion: Version }),
    );
    await world.lambda.send(new InvokeCommand({ FunctionName: OURS, Qualifier: '1' }));
    const path = ledgerOf(FunctionArn);
    expect(await clean(world, path)).toEqual({ deleted: [OURS], left: [] });
    expect(await namesIn(world)).toEqual(['orders']);
    expect(readLedger(path)?.entries[0]?.goneAtMs).not.toBeNull();
    expect(await clean(world, path)).toEqual({ deleted: [], left: [] });
    expect(await clean(world, ledgerOf(FunctionArn))).toEqual({ deleted: [], left: [] });
  });

  test('finds a function whose create call was carried out after the run was killed', async () => {
    await using world = await realTime();
    const cleaning = clean(world, ledgerOf(null));
    await delay(300);
    await world.create({ FunctionName: OURS, Tags: tags() });
    expect(await cleaning).toEqual({ deleted: [OURS], left: [] });
    expect(await namesIn(world)).toEqual([]);
  });

  test('looks for a late log group once more', async () => {
    await using world = await realTime();
    await world.create({ FunctionName: OURS, Tags: tags() });
    await world.lambda.send(new GetFunctionCommand({ FunctionName: OURS }));
    const path = newPath();
    const ledger = openLedger(path, HEADER);
    ledger.creating(OURS);
    ledger.created(OURS, `arn:aws:lambda:us-east-1:000000000000:function:${OURS}`);
    const cleaned = clean(world, path);
    await cleaned;
    const removed = world.journal.filter(({ operation }) => operation === 'DeleteLogGroup');
    expect(removed).toHaveLength(2);
  });

  test('in another account nothing is deleted and nothing is taken for gone', async () => {
    await using world = await realTime({ accountId: '222222222222' });
    await world.create({ FunctionName: OURS, Tags: tags() });
    const path = ledgerOf(`arn:aws:lambda:us-east-1:111111111111:function:${OURS}`);
    const { deleted, left } = await clean(world, path);
    expect(deleted).toEqual([]);
    expect(left).toEqual([expect.stringContaining('access was denied')]);
    expect(readLedger(path)?.entries[0]?.goneAtMs).toBeNull();
    expect(await namesIn(world)).toEqual([OURS]);
    expect(writesOf(world).filter((write) => write?.startsWith('DeleteFunction'))).toEqual([]);
  });

  test.each([
    ['without our tags', {}],
    ['of another run', tags(undefined, 'beef4567')],
  ])('a function of our name %s stays, and that is said', async (_, Tags) => {
    await using world = await realTime();
    const { FunctionArn = '' } = await world.create({ FunctionName: OURS, Tags });
    const { left } = await clean(world, ledgerOf(FunctionArn));
    expect(left).toEqual([expect.stringContaining('not ours to delete')]);
    expect(await namesIn(world)).toEqual([OURS]);
  });

  test('a name that is not ours is not even looked at', async () => {
    await using world = await realTime();
    await world.create({ Tags: tags() });
    world.journal.length = 0;
    expect(await clean(world, ledgerOf(null, 'orders'))).toEqual({ deleted: [], left: [] });
    expect(world.journal).toEqual([]);
  });

  test('what cannot be deleted is said with the commands that would', async () => {
    const effect = { kind: 'error', status: 403, code: 'AccessDeniedException', message: 'no' } as const;
    await using world = await realTime({ faults: [{ operation: 'DeleteFunction', effect }] });
    const { FunctionArn = '' } = await world.create({ FunctionName: OURS, Tags: tags() });
    const { left } = await clean(world, ledgerOf(FunctionArn));
    expect(left).toHaveLength(1);
    expect(left[0]).toContain(`aws lambda delete-function --region us-east-1 --function-name ${OURS}`);
    expect(left[0]).toContain(
      `aws logs delete-log-group --region us-east-1 --log-group-name /aws/lambda/${OURS}`,
    );
    expect(left[0]).toContain('lambda:DeleteFunction');
  });
});

describe('sweeping', () => {
  const past = new Date(Date.now() - 3 * hour);
  const expired = functionName('01d', CELL, 'base', 0);
  const running = functionName('0ff', CELL, 'base', 0);
  const untagged = functionName('abc', CELL, 'base', 0);
  const orphan = functionName('dead', CELL, 'head', 1);

  async function anAccount(): Promise<World> {
    const world = await realTime();
    await world.create({ Tags: tags(past) });
    await world.create({ FunctionName: expired, Tags: tags(past, '01d') });
    await world.create({ FunctionName: running, Tags: tags(undefined, '0ff') });
    await world.create({ FunctionName: untagged });
    await world.create({ FunctionName: 'cold-start-gate-demo', Tags: tags(past) });
    await world.create({ FunctionName: orphan, Tags: tags(past, 'dead') });
    for (const FunctionName of [expired, running, orphan, 'orders', 'cold-start-gate-demo']) {
      await world.lambda.send(new GetFunctionCommand({ FunctionName }));
      await world.lambda.send(new InvokeCommand({ FunctionName }));
    }
    const { DeleteFunctionCommand } = await import('@aws-sdk/client-lambda');
    await world.lambda.send(new DeleteFunctionCommand({ FunctionName: orphan }));
    world.journal.length = 0;
    return world;
  }
  const groupOf = (name: string): string => `/aws/lambda/${name}`;

  test('lists what is ours and over, and writes nothing', async () => {
    await using world = await anAccount();
    const before = await namesIn(world);
    const found = await sweep(connectionOf(world), LOCAL_TIMINGS, { now: new Date(), remove: false });
    expect(found.leftovers.map(({ kind, name }) => [kind, name])).toEqual([
      ['function', expired],
      ['log-group', orphan],
    ]);
    expect(found.spared).toBe(1);
    expect(writesOf(world)).toEqual([]);
    expect(await namesIn(world)).toEqual(before);
  });

  test('deletes exactly that', async () => {
    await using world = await anAccount();
    const before = await namesIn(world);
    const { left } = await sweep(connectionOf(world), LOCAL_TIMINGS, { now: new Date(), remove: true });
    expect(left).toEqual([]);
    const gone = [expired, groupOf(expired), groupOf(orphan)];
    expect(await namesIn(world)).toEqual(before.filter((name) => !gone.includes(name)));
    expect(writesOf(world)).toEqual(expect.arrayContaining([`DeleteFunction ${expired}`]));
    expect(writesOf(world).filter((write) => write?.startsWith('DeleteFunction'))).toHaveLength(1);
  });

  test('finds leftovers beyond the first page', async () => {
    await using world = await realTime();
    const many = Array.from({ length: 60 }, (_, i) => functionName(`a${i}`, CELL, 'head', 0));
    for (const FunctionName of many) await world.create({ FunctionName, Tags: tags(past) });
    const found = await sweep(connectionOf(world), LOCAL_TIMINGS, { now: new Date(), remove: true });
    expect(found.leftovers).toHaveLength(60);
    expect(await namesIn(world)).toEqual([]);
  });
});

describe('as the runner starts it', () => {
  const root = join(import.meta.dirname, '..', '..');
  const start = async (
    program: readonly string[],
    world: World,
    variables: Record<string, string | undefined>,
  ) => {
    const env = {
      PATH: process.env['PATH'],
      NODE_NO_WARNINGS: '1',
      AWS_ENDPOINT_URL: world.engine.endpoint,
      AWS_ACCESS_KEY_ID: CREDENTIALS.accessKeyId,
      AWS_SECRET_ACCESS_KEY: CREDENTIALS.secretAccessKey,
      AWS_REGION: 'us-east-1',
      ...variables,
    };
    return await promisify(execFile)(process.execPath, [...program], { cwd: root, env });
  };

  test('the post step alone deletes what a killed main step left, and takes the ledger away', async () => {
    await using world = await realTime();
    const { FunctionArn = '' } = await world.create({ FunctionName: OURS, Tags: tags() });
    const path = newPath();
    const ledger = openLedger(path, { ...HEADER, endpoint: world.engine.endpoint });
    ledger.creating(OURS);
    ledger.created(OURS, FunctionArn);
    const { stdout } = await start(['src/post.ts'], world, { STATE_ledger: path });
    expect(stdout).toContain('1 temporary functions that it left are deleted');
    expect(await namesIn(world)).toEqual([]);
    expect(existsSync(path)).toBe(false);
  }, 60_000);

  test('with another endpoint than the run had the post step warns, deletes nothing and does not fail', async () => {
    await using world = await realTime();
    await world.create({ FunctionName: OURS, Tags: tags() });
    const path = newPath();
    openLedger(path, HEADER).creating(OURS);
    const { stdout } = await start(['src/post.ts'], world, { STATE_ledger: path });
    expect(stdout).toContain('::warning');
    expect(stdout).toContain('nothing was deleted');
    expect(await namesIn(world)).toEqual([OURS]);
    expect(readFileSync(path, 'utf8')).toContain(OURS);
  }, 60_000);

  test('sweep lists, and with --delete deletes', async () => {
    await using world = await realTime();
    await world.create({ FunctionName: OURS, Tags: tags(new Date(0)) });
    const listed = await start(['src/index.ts', 'sweep'], world, {});
    expect(listed.stdout).toContain(`function   ${OURS}  of shop/orders, expired 1970-01-01`);
    expect(await namesIn(world)).toEqual([OURS]);
    await world.lambda.send(new GetFunctionCommand({ FunctionName: OURS }));
    await world.lambda.send(new InvokeCommand({ FunctionName: OURS }));
    // An endpoint for Lambda alone is where its log groups are.
    const endpoints = { AWS_ENDPOINT_URL: undefined, AWS_ENDPOINT_URL_LAMBDA: world.engine.endpoint };
    await start(['src/index.ts', 'sweep', '--delete'], world, endpoints);
    expect(await namesIn(world)).toEqual([]);
  }, 60_000);

  test('sweep takes every region that a run takes, and no other', async () => {
    await using world = await realTime();
    const sweepIn = (region: string) => start(['src/index.ts', 'sweep', '--aws-region', region], world, {});
    expect((await sweepIn('eusc-de-east-1')).stdout).toContain('Nothing is left in eusc-de-east-1.');
    await expect(sweepIn('EU')).rejects.toThrow('--aws-region: give a region such as eu-west-1');
  }, 60_000);
});
