import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { restorePackage, savePackage } from '../../../src/packages/cache/package-cache.ts';
import { cacheEnvironment, callCache } from '../../../src/packages/cache/process.ts';
import { type CacheAccess, KEPT } from '../../../src/packages/cache/scratch.ts';
import { loadPackage } from '../../../src/packages/content/load.ts';
import type { LoadedPackage, Package } from '../../../src/packages/content/package.ts';
import { CacheService, reply } from './cache-service.ts';

const KEY = 'cold-start-gate-package-1-0123456789ab-key';
const MAIN = 'refs/heads/main';

let folder: string;
let service: CacheService;
let said: string[];
let pack: Package;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'csg-cache-test-'));
  service = await CacheService.start();
  said = [];
  const dist = join(folder, 'dist');
  mkdirSync(dist);
  writeFileSync(join(dist, 'index.js'), 'exports.handler = async () => 1;\n');
  const loaded = await loadPackage({ side: 'base', path: dist });
  if (loaded.package === null) throw new Error(loaded.problems.join());
  pack = loaded.package;
});
afterEach(async () => {
  await service[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true, force: true });
});

const tools = { PATH: process.env['PATH'] ?? '' };

function access(environment: Record<string, string> = service.environment(MAIN)): CacheAccess {
  const temporary = join(folder, 'temp');
  mkdirSync(temporary, { recursive: true });
  return {
    environment: { ...tools, ...environment },
    folder: temporary,
    signal: new AbortController().signal,
    info: (sentence) => said.push(sentence),
  };
}

const restore = (from: CacheAccess = access(), key = KEY): Promise<LoadedPackage | null> =>
  restorePackage(key, { side: 'base', path: 'dist', input: 'package-path' }, undefined, from);

const withoutSecrets = (): void => {
  for (const secret of service.secrets) expect(said.join('\n')).not.toContain(secret);
};

describe('a package in the cache', () => {
  test('comes back with the same bytes and what was said about it, and no temporary file stays', async () => {
    await savePackage(KEY, pack, ['package-path "dist" (base): a warning.'], access());
    const restored = await restore();
    expect(restored?.package?.sha256).toBe(pack.sha256);
    expect(restored?.package?.entries).toEqual(pack.entries);
    expect(restored?.warnings).toEqual(['package-path "dist" (base): a warning.']);
    expect(readdirSync(join(folder, 'temp'))).toEqual([]);
    expect(said).toEqual([]);
    expect(service.methods()).toEqual([
      'CreateCacheEntry',
      'FinalizeCacheEntryUpload',
      'GetCacheEntryDownloadURL',
    ]);
  });

  test('is asked for by exactly its key, without beginnings of keys', async () => {
    await restore();
    expect(service.requests).toEqual([{ method: 'GetCacheEntryDownloadURL', key: KEY, restoreKeys: [] }]);
  });

  test('of a longer key is not taken, although the service finds it by its beginning', async () => {
    await savePackage(`${KEY}-next`, pack, [], access());
    expect(await restore()).toBeNull();
    expect(said).toEqual(['The cached package is not used: it belongs to another build.']);
  });

  test('that is there already is no noise: re-runs save the same key again', async () => {
    const writer = access();
    await savePackage(KEY, pack, [], writer);
    await savePackage(KEY, pack, [], writer);
    expect(said).toEqual([]);
    expect(service.entries).toHaveLength(1);
  });

  test('of another pull request is not visible, and the miss says whose caches are', async () => {
    await savePackage(KEY, pack, [], access(service.environment('refs/pull/1/merge', [MAIN])));
    expect(await restore(access(service.environment('refs/pull/2/merge', [MAIN])))).toBeNull();
    expect(said).toEqual([expect.stringMatching(/^No cached package of this commit is visible from here/)]);
    await savePackage(KEY, pack, [], access(service.environment(MAIN)));
    expect((await restore(access(service.environment('refs/pull/2/merge', [MAIN]))))?.package).not.toBeNull();
  });

  test('made with another compression is a miss', async () => {
    await savePackage(KEY, pack, [], access());
    const [tar, sh, gzip, node] = ['tar', 'sh', 'gzip', 'node'].map((name) =>
      execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim(),
    );
    const bin = join(folder, 'bin');
    mkdirSync(bin);
    for (const path of [tar, sh, gzip, node])
      symlinkSync(path ?? '', join(bin, path?.split('/').pop() ?? ''));
    const withoutZstd = access();
    expect(
      await restore({ ...withoutZstd, environment: { ...withoutZstd.environment, PATH: bin } }),
    ).toBeNull();
    expect(said).toEqual([expect.stringMatching(/^No cached package/)]);
  });
});

describe('a cache that does not work is one line of information', () => {
  test('without a cache service nothing is asked and nothing is said', async () => {
    for (const environment of [
      {},
      { GITHUB_SERVER_URL: 'https://github.example.com', ACTIONS_RUNTIME_TOKEN: 'token' },
    ]) {
      expect(await restore(access(environment))).toBeNull();
      await savePackage(KEY, pack, [], access(environment));
    }
    expect(said).toEqual([]);
  });

  test('an Enterprise Server that has only the old interface', async () => {
    const environment = { ...service.environment(MAIN), GITHUB_SERVER_URL: 'https://github.example.com' };
    expect(await restore(access(environment))).toBeNull();
    await savePackage(KEY, pack, [], access(environment));
    expect(service.methods().every((method) => !method.includes('CacheEntry'))).toBe(true);
  });

  test('a token that may not write', async () => {
    service.faults.set('CreateCacheEntry', (response) =>
      reply(response, 200, { ok: false, message: 'cache write denied: token is read-only' }),
    );
    await savePackage(KEY, pack, [], access());
    expect(said).toEqual([expect.stringMatching(/^The package was not cached \(.*cache write denied/)]);
    withoutSecrets();
  });

  test('a mode that permits no writes', async () => {
    await savePackage(KEY, pack, [], access({ ...service.environment(MAIN), ACTIONS_CACHE_MODE: 'read' }));
    expect(said).toEqual([expect.stringContaining('does not permit writes')]);
    expect(service.methods()).not.toContain('CreateCacheEntry');
  });

  test('an upload and a download that are refused; no signed address is shown', async () => {
    service.faults.set('blob PUT', (response) => reply(response, 403, {}));
    await savePackage(KEY, pack, [], access());
    service.faults.clear();
    service.entries.length = 0;
    await savePackage(KEY, pack, [], access());
    service.faults.set('blob GET', (response) => reply(response, 403, {}));
    expect(await restore()).toBeNull();
    expect(said).toEqual([
      expect.stringMatching(/^The package was not cached \(/),
      expect.stringMatching(/^The cache could not be read \(/),
    ]);
    withoutSecrets();
  });

  test('a service that refuses the token', async () => {
    expect(
      await restore(access({ ...service.environment(MAIN), ACTIONS_RUNTIME_TOKEN: 'other' })),
    ).toBeNull();
    expect(said).toEqual([expect.stringMatching(/^The cache could not be read \(.*401/)]);
  });

  test('a service that never answers is given up', async () => {
    service.faults.set('GetCacheEntryDownloadURL', () => undefined);
    const { environment, signal } = access();
    const request = { operation: 'restore', paths: [KEPT], key: KEY, prefixes: [] } as const;
    const options = { folder, environment, signal, timeoutMs: 3_000 };
    expect(await callCache(request, options)).toEqual({ outcome: 'failed', reason: 'no answer within 3 s' });
  });

  test('but an abort is an abort', async () => {
    service.faults.set('GetCacheEntryDownloadURL', () => controller.abort(new Error('stopped by SIGINT')));
    const controller = new AbortController();
    await expect(restore({ ...access(), signal: controller.signal })).rejects.toThrow('stopped by SIGINT');
    expect(readdirSync(join(folder, 'temp'))).toEqual([]);
  });
});

describe('content of the cache is checked before it is used', () => {
  /** Puts files under the key through the library itself, as a hostile or broken writer could. */
  async function plant(prepare: (kept: string) => void): Promise<void> {
    const work = mkdtempSync(join(folder, 'plant-'));
    mkdirSync(join(work, KEPT));
    prepare(join(work, KEPT));
    const { environment, signal } = access();
    const result = await callCache(
      { operation: 'save', paths: [KEPT], key: KEY },
      { folder: work, environment, signal },
    );
    expect(result.outcome).toBe('saved');
  }
  const good = (): Record<string, unknown> => ({ schema: 1, key: KEY, sha256: pack.sha256, warnings: [] });

  test.each<[string, string, (kept: string) => void]>([
    [
      'no metadata',
      'it is incomplete or too large',
      (kept) => writeFileSync(join(kept, 'package.zip'), pack.bytes),
    ],
    [
      'cut metadata',
      'its metadata is damaged',
      (kept) => {
        writeFileSync(join(kept, 'package.zip'), pack.bytes);
        writeFileSync(join(kept, 'metadata.json'), JSON.stringify(good()).slice(0, -5));
      },
    ],
    [
      'metadata with more in it',
      'its metadata is damaged',
      (kept) => {
        writeFileSync(join(kept, 'package.zip'), pack.bytes);
        writeFileSync(join(kept, 'metadata.json'), `{"__proto__":{"a":1},${JSON.stringify(good()).slice(1)}`);
      },
    ],
    [
      'metadata of another key',
      'its metadata names another build',
      (kept) => {
        writeFileSync(join(kept, 'package.zip'), pack.bytes);
        writeFileSync(join(kept, 'metadata.json'), JSON.stringify({ ...good(), key: `${KEY}x` }));
      },
    ],
    [
      'other bytes',
      'its contents do not have the recorded hash',
      (kept) => {
        writeFileSync(join(kept, 'package.zip'), Buffer.concat([pack.bytes, Buffer.from('x')]));
        writeFileSync(join(kept, 'metadata.json'), JSON.stringify(good()));
      },
    ],
    [
      'a link in place of the zip',
      'it is incomplete or too large',
      (kept) => {
        writeFileSync(join(folder, 'elsewhere.zip'), pack.bytes);
        symlinkSync(join(folder, 'elsewhere.zip'), join(kept, 'package.zip'));
        writeFileSync(join(kept, 'metadata.json'), JSON.stringify(good()));
      },
    ],
    [
      'a pipe in place of the zip',
      'it is incomplete or too large',
      (kept) => {
        execFileSync('mkfifo', [join(kept, 'package.zip')]);
        writeFileSync(join(kept, 'metadata.json'), JSON.stringify(good()));
      },
    ],
    [
      'a zip over the limit of Lambda',
      'it is incomplete or too large',
      (kept) => {
        writeFileSync(join(kept, 'package.zip'), Buffer.alloc(52_428_801));
        writeFileSync(join(kept, 'metadata.json'), JSON.stringify(good()));
      },
    ],
  ])('%s', async (_, reason, prepare) => {
    await plant(prepare);
    expect(await restore()).toBeNull();
    expect(said).toEqual([`The cached package is not used: ${reason}.`]);
  });

  test('an archive that is no archive', async () => {
    await savePackage(KEY, pack, [], access());
    for (const name of service.blobs.keys()) service.blobs.set(name, Buffer.from('not a tar'));
    expect(await restore()).toBeNull();
    expect(said).toEqual([expect.stringMatching(/^The cache could not be read \(.*tar/)]);
  });
});

test('the process of the cache gets its own variables and none of the job', () => {
  const job = {
    ...service.environment(MAIN),
    PATH: '/usr/bin',
    AWS_ACCESS_KEY_ID: 'x',
    'INPUT_GITHUB-TOKEN': 'x',
    GITHUB_TOKEN: 'x',
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'x',
    GITHUB_WORKSPACE: '/checkout',
    RUNNER_TEMP: '/runner',
    RUNNER_DEBUG: '1',
  };
  const environment = cacheEnvironment(job, '/own');
  expect(Object.keys(environment).sort()).toEqual([
    'ACTIONS_CACHE_SERVICE_V2',
    'ACTIONS_RESULTS_URL',
    'ACTIONS_RUNTIME_TOKEN',
    'GITHUB_WORKSPACE',
    'PATH',
    'RUNNER_TEMP',
  ]);
  expect(environment).toMatchObject({ GITHUB_WORKSPACE: '/own', RUNNER_TEMP: join('/own', 'temp') });
});
