/** The main step over a real repository, from its inputs to its exit code; the cache speaks the real protocol. */
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from '@jest/globals';
import { REPOSITORY } from '../../dist/runner.ts';
import { CacheService, reply } from '../cache/cache-service.ts';
import type { Repository } from '../git/repository.ts';
import { World } from './world.ts';

const ENTRY = join(process.env['COLD_START_GATE_DIST'] ?? join(REPOSITORY, 'dist'), 'index.js');

const SLOW = 'const end = Date.now() + 150;\nwhile (Date.now() < end);\nexports.handler = async () => 1;\n';

interface Step {
  readonly code: number | null;
  readonly log: string;
}

/** Runs the step as the runner does for a pull request. */
async function step(
  world: World,
  clone: Repository,
  pull: { readonly headSha: string; readonly tip: string },
  environment: Readonly<Record<string, string>> = {},
  inputs: Readonly<Record<string, string>> = {},
): Promise<Step> {
  const folder = world.place.folder('step files');
  const repository = { id: 1, full_name: 'octo/orders' };
  writeFileSync(
    join(folder, 'event.json'),
    JSON.stringify({
      repository,
      pull_request: {
        number: 7,
        head: { sha: pull.headSha, ref: 'change', repo: repository },
        base: { sha: pull.tip, ref: 'main', repo: repository },
      },
    }),
  );
  const files = ['GITHUB_OUTPUT', 'GITHUB_STEP_SUMMARY', 'GITHUB_STATE'].map((name) => {
    writeFileSync(join(folder, name), '');
    return [name, join(folder, name)];
  });
  const given: Readonly<Record<string, string>> = {
    engine: 'local',
    comment: 'never',
    samples: '10',
    'build-command': 'mkdir -p dist && cp "src/my handler.js" dist/index.js',
    'package-path': 'dist',
    'report-dir': join(folder, 'report'),
    ...inputs,
  };
  const child = spawn(process.execPath, [ENTRY], {
    cwd: clone.path,
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      RUNNER_TEMP: world.temporary,
      GITHUB_ACTIONS: 'true',
      GITHUB_REPOSITORY: 'octo/orders',
      GITHUB_RUN_ID: '500',
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_EVENT_PATH: join(folder, 'event.json'),
      GITHUB_SHA: clone.head,
      GITHUB_REF: 'refs/pull/7/merge',
      ...Object.fromEntries(files),
      ...Object.fromEntries(
        Object.entries(given).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
      ),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((done) => child.on('close', done));
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await ended, log: stdout + stderr };
}

const groups = (log: string): string[] =>
  [...log.matchAll(/^::group::Build of (\w+)/gm)].map(([, side]) => side ?? '');

/** The sentences of the log about cached packages: lines of information, never commands that annotate. */
const aboutCache = (log: string): string[] =>
  log.split('\n').filter((line) => /cache/i.test(line) && !/history/i.test(line));

describe('a cache that does not help', () => {
  const DENIED = 'cache write denied: token is read-only';
  test.each<[string, (service: CacheService) => void, readonly string[], readonly RegExp[]]>([
    ['is there', () => undefined, ['head'], [/"dist" of base \w+ is taken from the cache/]],
    [
      'may not be written to',
      (service) => {
        service.entries.length = 0;
        service.faults.set('CreateCacheEntry', (response) =>
          reply(response, 200, { ok: false, message: DENIED }),
        );
      },
      ['head', 'base'],
      [/^No cached package of this commit is visible/, /^The package was not cached \(.*cache write denied/],
    ],
    [
      'holds something else under the key',
      (service) => {
        for (const name of service.blobs.keys()) service.blobs.set(name, Buffer.from('not a tar'));
      },
      ['head', 'base'],
      [/^The cache could not be read \(.*tar/],
    ],
    [
      'was made by a machine with another compression',
      (service) => {
        for (const [i, entry] of service.entries.entries()) {
          service.entries[i] = { ...entry, version: 'of another machine' };
        }
      },
      ['head', 'base'],
      [/^No cached package of this commit is visible/],
    ],
    [
      'is out of order',
      (service) => {
        for (const method of ['GetCacheEntryDownloadURL', 'CreateCacheEntry']) {
          service.faults.set(method, (response) => reply(response, 400, { code: 'internal', msg: 'broken' }));
        }
      },
      ['head', 'base'],
      [/^The cache could not be read \(/, /^The package was not cached \(/],
    ],
  ])('when it %s, the run has its verdict all the same', async (_, change, built, lines) => {
    using world = new World();
    await using service = await CacheService.start();
    const { clone, tip, event } = world.pullRequest({ 'README.md': 'words' });
    const pull = { headSha: event.headSha, tip };
    const environment = service.environment('refs/pull/7/merge', ['refs/heads/main']);
    expect((await step(world, clone, pull, environment)).code).toBe(0);
    change(service);
    const again = await step(world, clone, pull, { ...environment, GITHUB_RUN_ATTEMPT: '2' });
    expect([again.code, groups(again.log)]).toEqual([0, built]);
    expect(again.log).toMatch(/identical/i);
    expect(aboutCache(again.log)).toEqual(lines.map((line) => expect.stringMatching(line)));
    expect(again.log).not.toMatch(/^::(warning|error)/m);
    for (const secret of service.secrets) expect(again.log).not.toContain(secret);
  });
});

describe('the main step', () => {
  test('finds a regression between two commits, and takes base from the cache the second time', async () => {
    using world = new World();
    await using service = await CacheService.start();
    const { clone, tip, event } = world.pullRequest({ 'src/my handler.js': SLOW });
    const pull = { headSha: event.headSha, tip };
    const environment = service.environment('refs/pull/7/merge', ['refs/heads/main']);
    const first = await step(world, clone, pull, environment);
    expect([first.code, groups(first.log)]).toEqual([1, ['head', 'base']]);
    expect(first.log).toContain('Verdict: regression.');
    const second = await step(world, clone, pull, environment);
    expect([second.code, groups(second.log)]).toEqual([1, ['head']]);
    expect(second.log).toContain(
      `"dist" of base ${tip.slice(0, 12)} is taken from the cache and not built again.`,
    );
    for (const secret of service.secrets) expect(first.log + second.log).not.toContain(secret);
    expect(world.leftovers(clone)).toEqual([]);
    expect(clone.git('status', '--porcelain')).toBe('');
  });

  test('passes a pull request that only touches documents without starting anything', async () => {
    using world = new World();
    const { clone, tip, event } = world.pullRequest({ 'README.md': 'words' });
    const { code, log } = await step(world, clone, { headSha: event.headSha, tip });
    expect([code, groups(log)]).toEqual([0, ['head', 'base']]);
    expect(log).toMatch(/identical/i);
    expect(log).not.toMatch(/Block 1 of/);
  });

  test('ends with 2 and its own message when base does not build; no output of a build is a command', async () => {
    using world = new World();
    const { clone, tip, event } = world.pullRequest({
      'build.sh': 'mkdir dist; cp src/*.js dist/index.js\n',
    });
    const command = 'echo "::error::from the build"; sh build.sh';
    const { code, log } = await step(
      world,
      clone,
      { headSha: event.headSha, tip },
      {},
      { 'build-command': command },
    );
    expect(code).toBe(2);
    expect(log).toMatch(/^::error title=Cold start gate cannot run::base does not build: .*no regression/m);
    expect(log).not.toMatch(/^::error::from the build/m);
    expect(log).toContain('from the build');
    expect(world.leftovers(clone)).toEqual([]);
  });
});
