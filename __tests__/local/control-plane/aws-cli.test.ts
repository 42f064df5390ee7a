import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CREDENTIALS, functionZip, ROLE, startWorld, type World } from './setup.ts';

const run = promisify(execFile);
const hasCli = spawnSync('aws', ['--version']).status === 0;
if (!hasCli) console.warn('The aws command line is not installed: the engine is not checked against it.');

let world: World;
let folder: string;
beforeAll(async () => {
  world = await startWorld({ credentials: CREDENTIALS, now: Date.now });
  folder = await mkdtemp(join(tmpdir(), 'aws-cli-test-'));
  await writeFile(join(folder, 'function.zip'), await functionZip());
  await writeFile(join(folder, 'payload.json'), '{"n":1}');
});
afterAll(async () => {
  await world[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

/** Runs `aws lambda ...` with nothing of this machine's AWS configuration; the output as JSON, null when empty. */
async function aws(...args: string[]): Promise<Record<string, unknown> | null> {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('AWS_'));
  const env = {
    ...Object.fromEntries(inherited),
    AWS_ACCESS_KEY_ID: CREDENTIALS.accessKeyId,
    AWS_SECRET_ACCESS_KEY: CREDENTIALS.secretAccessKey,
    AWS_CONFIG_FILE: join(folder, 'none'),
    AWS_SHARED_CREDENTIALS_FILE: join(folder, 'none'),
    AWS_PAGER: '',
  };
  const global = ['--endpoint-url', world.engine.endpoint, '--region', 'us-east-1', '--output', 'json'];
  const { stdout } = await run('aws', [...global, 'lambda', ...args], { env, cwd: folder });
  return stdout.trim() === '' ? null : JSON.parse(stdout);
}

describe('the aws command line', () => {
  const name = ['--function-name', 'cli'];

  (hasCli ? test : test.skip)(
    'creates, waits, invokes, updates, publishes, lists, reads and deletes',
    async () => {
      const created = await aws(
        ...['create-function', ...name, '--runtime', 'nodejs24.x', '--handler', 'index.handler'],
        ...['--role', ROLE, '--zip-file', 'fileb://function.zip'],
      );
      expect(created).toMatchObject({ FunctionName: 'cli', State: 'Pending', Version: '$LATEST' });
      expect(await aws('wait', 'function-active-v2', ...name)).toBeNull();
      const invoked = await aws(
        'invoke',
        ...name,
        '--log-type',
        'Tail',
        '--payload',
        'fileb://payload.json',
        'out.json',
      );
      expect(invoked).toMatchObject({ StatusCode: 200, ExecutedVersion: '$LATEST' });
      const log = Buffer.from(String(invoked?.['LogResult']), 'base64').toString();
      expect(log).toMatch(
        /^START RequestId: .*\nEND RequestId: .*\nREPORT RequestId: .*Init Duration: [\d.]+ ms\t\n$/,
      );
      expect(await readFile(join(folder, 'out.json'), 'utf8')).toBe('{"n":1}');
      const updated = await aws('update-function-configuration', ...name, '--memory-size', '256');
      expect(updated).toMatchObject({ MemorySize: 256, LastUpdateStatus: 'InProgress' });
      expect(await aws('wait', 'function-updated-v2', ...name)).toBeNull();
      expect(await aws('publish-version', ...name)).toMatchObject({ Version: '1', State: 'Active' });
      expect(await aws('list-versions-by-function', ...name)).toMatchObject({
        Versions: [{ Version: '$LATEST' }, { Version: '1' }],
      });
      expect(await aws('get-function', ...name, '--qualifier', '1')).toMatchObject({
        Configuration: { MemorySize: 256 },
        Code: { RepositoryType: 'S3' },
      });
      await aws('delete-function', ...name);
      await expect(aws('get-function', ...name)).rejects.toThrow('ResourceNotFoundException');
    },
    180_000,
  );
});
