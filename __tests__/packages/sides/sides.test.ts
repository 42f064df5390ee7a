import { describe, expect, test } from '@jest/globals';
import { comparePackages } from '../../../src/packages/content/compare-packages.ts';
import type { LoadedCode, Package } from '../../../src/packages/content/package.ts';
import type { LoadedSides } from '../../../src/packages/load-sides.ts';
import { packOf } from '../../run/on-engine.ts';
import { CacheService } from '../cache/cache-service.ts';
import { COMMAND, World } from './world.ts';

const MAIN = 'refs/heads/main';
const CHANGE = { 'src/my handler.js': 'exports.handler = async () => 2;\n' };
const build = (command: string, path = 'dist', ref: string | null = null) =>
  ({ kind: 'build', command, path, ref }) as const;

const problems = ({ head, base }: LoadedSides): readonly string[] => [
  ...head.problems,
  ...(base?.problems ?? []),
];
/** The package of a side that has one. */
function packageOf(loaded: LoadedCode | null): Package {
  if (loaded?.code?.kind !== 'package') throw new Error('a side has no package');
  return loaded.code;
}

function identical({ head, base }: LoadedSides): boolean {
  return comparePackages(packageOf(base), packageOf(head)).identical;
}

describe('both sides from one build command', () => {
  test('are built from the checkout and from the base of the pull request, and nothing else changes', async () => {
    using world = new World();
    const { clone, tip, event } = world.pullRequest(CHANGE);
    clone.write('dist/stale.txt', 'built earlier');
    const before = clone.state();
    const { sides, builds, said, output } = await world.load(clone, { event });
    expect(problems(sides)).toEqual([]);
    expect(builds).toEqual(['head', 'base']);
    expect(output).toEqual(['built', 'built']);
    expect(identical(sides)).toBe(false);
    expect(packageOf(sides.base).label).toBe(`dist at ${tip.slice(0, 12)}`);
    expect(packageOf(sides.base).entries.map(({ path }) => path)).toEqual(['index.js']);
    expect(said).toEqual([
      `Base is ${tip.slice(0, 12)}: the first parent of the checked-out merge commit (main).`,
    ]);
    expect(world.leftovers(clone)).toEqual([]);
    // The build wrote dist of the checkout; everything else is as it was.
    const tracked = (state: unknown): unknown =>
      JSON.parse(JSON.stringify(state, (key, value) => (key === 'files' ? [] : value)));
    expect(tracked(clone.state())).toEqual(tracked(before));
    expect(clone.git('status', '--porcelain')).toBe('');
  });

  test('of a change of documents are identical', async () => {
    using world = new World();
    const { clone, event } = world.pullRequest({ 'README.md': 'words' });
    const { sides } = await world.load(clone, { event });
    expect(identical(sides)).toBe(true);
  });

  test('are built in the folder in which the step runs', async () => {
    using world = new World();
    const { clone, event } = world.pullRequest({
      'services/my api/package.txt': 'new',
    });
    const watched = await world.load(clone, {
      event,
      folder: `${clone.path}/services/my api`,
      head: build('mkdir -p out && cp *.txt out/', 'out'),
      base: build('mkdir -p out && pwd && touch out/x', 'out'),
    });
    // The folder is not in base: that is base's problem, and it is said as such.
    expect(problems(watched.sides)).toEqual([expect.stringMatching(/my api/)]);
  });

  test('a build may write outside of its package: in the worktree that is gone afterwards', async () => {
    using world = new World();
    const { clone, event } = world.pullRequest(CHANGE);
    const command = `${COMMAND} && echo x > "others 2.txt" && echo changed >> .gitignore && mkdir -p ../beside && touch ../beside/file`;
    const { sides } = await world.load(clone, {
      event,
      head: { kind: 'package', path: 'src' },
      base: build(command),
    });
    expect(problems(sides)).toEqual([]);
    expect(clone.git('status', '--porcelain')).toBe('');
    expect(world.leftovers(clone)).toEqual([]);
  });

  test('base that does not build says so, and the worktree is gone', async () => {
    using world = new World();
    const { clone, event } = world.pullRequest({ ...CHANGE, 'build.sh': `${COMMAND}\n` });
    const { sides, builds } = await world.load(clone, {
      event,
      head: build('sh build.sh'),
      base: build('sh build.sh'),
    });
    expect(builds).toEqual(['head', 'base']);
    expect(problems(sides)).toEqual([expect.stringMatching(/^base does not build: .*no regression/)]);
    expect(sides.head.code).not.toBeNull();
    expect(world.leftovers(clone)).toEqual([]);
  });

  test('head that does not build is the only thing that is built', async () => {
    using world = new World();
    const { clone, event } = world.pullRequest(CHANGE);
    const { sides, builds } = await world.load(clone, {
      event,
      head: build('exit 7'),
      base: build('exit 7'),
    });
    expect(builds).toEqual(['head']);
    expect(problems(sides)).toEqual([expect.stringMatching(/exit code 7 on head/)]);
  });

  test('a build that makes nothing names the path and the side', async () => {
    using world = new World();
    const { clone, event } = world.pullRequest(CHANGE);
    const { sides } = await world.load(clone, { event, base: build(COMMAND, 'output') });
    expect(problems(sides)).toEqual([
      expect.stringMatching(/^package-path "output" \(base\): does not exist/),
    ]);
    expect(world.leftovers(clone)).toEqual([]);
  });

  test('a path that leaves the checkout is refused: it would be the same on both sides', async () => {
    using world = new World();
    const { clone, event } = world.pullRequest(CHANGE);
    const { sides, builds } = await world.load(clone, { event, head: build(COMMAND, 'dist/../../x') });
    expect(problems(sides)).toEqual([expect.stringContaining('is outside of the checkout')]);
    expect(builds).toEqual([]);
  });

  test('an abort during the build of base ends it and leaves nothing', async () => {
    using world = new World();
    const { clone, event } = world.pullRequest(CHANGE);
    const controller = new AbortController();
    const running = world.load(
      clone,
      { event, base: build('echo base runs; sleep 600') },
      {
        signal: controller.signal,
        onLine: (line) => line === 'base runs' && controller.abort(new Error('stopped by SIGINT')),
      },
    );
    await expect(running).rejects.toThrow('stopped by SIGINT');
    expect(world.leftovers(clone)).toEqual([]);
  });

  test('the build sees no input, token or credential, and the job that holds some is warned', async () => {
    using world = new World();
    const { clone, event } = world.pullRequest(CHANGE);
    const { sides, output } = await world.load(
      clone,
      { event, base: build(`env | sed 's/^/seen /'; ${COMMAND}`) },
      {
        environment: {
          INPUT_ROLE: 'secret',
          GITHUB_TOKEN: 'secret',
          ACTIONS_RUNTIME_TOKEN: 'secret',
          AWS_SECRET_ACCESS_KEY: 'secret',
        },
      },
    );
    expect(output.filter((line) => line.startsWith('seen PATH='))).toHaveLength(1);
    expect(output.join('\n')).not.toContain('secret');
    expect(sides.notes).toEqual([expect.stringContaining('AWS_SECRET_ACCESS_KEY')]);
  });
});

describe('where base comes from', () => {
  test('base-ref names it in a run that has none of its own', async () => {
    using world = new World();
    const { remote, tip } = world.pullRequest(CHANGE);
    const clone = world.checkout(remote, tip, 'manual');
    const event = {
      name: 'workflow_dispatch',
      headSha: tip,
      base: { kind: 'none', why: 'a manual run has no base of its own' },
    } as const;
    const without = await world.load(clone, { event });
    expect(problems(without.sides)).toEqual([
      'base-ref: missing; a manual run has no base of its own. Name a branch, tag or commit.',
    ]);
    expect(without.builds).toEqual([]);
    const { sides } = await world.load(clone, { event, base: build(COMMAND, 'dist', 'change') });
    expect(problems(sides)).toEqual([]);
    expect(identical(sides)).toBe(false);
  });

  test('two refs are built the same way, each in a worktree of its own; the checkout is left alone', async () => {
    using world = new World();
    await using service = await CacheService.start();
    const { remote, clone, tip } = world.pullRequest(CHANGE);
    const before = clone.state();
    const change = remote.git('rev-parse', 'change');
    const refs = {
      event: null,
      head: build(COMMAND, 'dist', 'change'),
      base: build(COMMAND, 'dist', 'main'),
    };
    const environment = service.environment(MAIN);
    const { sides, builds, said } = await world.load(clone, refs, { environment });
    expect(problems(sides)).toEqual([]);
    expect(builds).toEqual(['head', 'base']);
    expect(said.slice(0, 2)).toEqual([
      `Head is ${change.slice(0, 12)}: head-ref "change".`,
      `Base is ${tip.slice(0, 12)}: base-ref "main".`,
    ]);
    expect([sides.head, sides.base].map((side) => packageOf(side).label)).toEqual([
      `dist at ${change.slice(0, 12)}`,
      `dist at ${tip.slice(0, 12)}`,
    ]);
    expect(identical(sides)).toBe(false);
    expect(clone.state()).toEqual(before);
    expect(world.leftovers(clone)).toEqual([]);
    // A commit is a commit on either side, and for the cache too.
    const swapped = { event: null, head: refs.base, base: refs.head };
    expect((await world.load(clone, swapped, { environment })).builds).toEqual([]);

    const wrong = { event: null, head: build(COMMAND, 'dist', 'x1'), base: build(COMMAND, 'dist', 'x2') };
    expect(problems((await world.load(clone, wrong)).sides)).toEqual([
      expect.stringMatching(/^head-ref: "x1" is no branch, tag or commit/),
      expect.stringMatching(/^base-ref: "x2" is no branch, tag or commit/),
    ]);
  });

  test('with a budget such a run goes on without base', async () => {
    using world = new World();
    const { remote, tip } = world.pullRequest(CHANGE);
    const event = {
      name: 'schedule',
      headSha: tip,
      base: { kind: 'none', why: 'a scheduled run has no base of its own' },
    } as const;
    const { sides } = await world.load(world.checkout(remote, tip, 'nightly'), { event, baseOptional: true });
    expect([sides.head.code !== null, sides.base]).toEqual([true, null]);
    expect(sides.notes).toEqual(['Only the budget is judged: a scheduled run has no base of its own.']);
  });

  test('two packages need no git at all', async () => {
    using world = new World();
    const { clone } = world.pullRequest(CHANGE);
    const folder = world.place.folder('plain');
    const origin = { kind: 'package', path: `${clone.path}/src` } as const;
    const { sides } = await world.load(clone, { head: origin, base: origin, folder });
    expect(identical(sides)).toBe(true);
  });

  test('the code of a version is checked like any package; what is wrong names the input', async () => {
    using world = new World();
    const { clone } = world.pullRequest(CHANGE);
    const head = { kind: 'package', path: 'src' } as const;
    const base = { kind: 'version', qualifier: 'live' } as const;
    const pack = await packOf({ 'my handler.js': CHANGE['src/my handler.js'] });
    const fetchCode = async (qualifier: string) =>
      qualifier === 'live' ? { zip: Buffer.from(pack.bytes) } : { problem: 'there is no such version.' };
    const { sides } = await world.load(clone, { head, base }, { fetchCode });
    expect(problems(sides)).toEqual([]);
    expect(identical(sides)).toBe(true);
    const missing = await world.load(clone, { head, base: { ...base, qualifier: '9' } }, { fetchCode });
    expect(problems(missing.sides)).toEqual(['base-qualifier: there is no such version.']);
  });
});

test('a package that base does not build yet is no obstacle where a budget is judged, and a problem where it is not', async () => {
  using world = new World();
  const { clone, event } = world.pullRequest({ ...CHANGE, 'new.js': 'exports.handler = async () => 0;\n' });
  const command = `${COMMAND} && if [ -e new.js ]; then mkdir -p dist-new && cp new.js dist-new/index.js; fi`;
  const sides = { head: build(command, 'dist-*'), base: build(command, 'dist-*') };
  const budget = await world.load(clone, { event, ...sides, baseOptional: true });
  expect(problems(budget.sides)).toEqual([]);
  expect([budget.sides.base, packageOf(budget.sides.head).label.split(' ')[0]]).toEqual([null, 'dist-new']);
  expect(budget.sides.notes).toEqual(['Only the budget is judged: base has no "dist-*".']);
  const none = await world.load(clone, { event, ...sides });
  expect(problems(none.sides)).toEqual([expect.stringMatching(/\(base\): matches nothing/)]);
});

describe('several functions of one run', () => {
  const PAIR = 'mkdir -p out/a out/b && cp "src/my handler.js" out/a/index.js && cp others.md out/b/index.js';
  const asked = (path: string, command = PAIR) => ({
    head: build(command, path),
    base: build(command, path),
  });

  test('share the builds of one command; each takes its own package', async () => {
    using world = new World();
    const { clone, event } = world.pullRequest(CHANGE);
    const where = { event, folder: clone.path };
    const { all, builds, said } = await world.loadAll(where, [asked('out/a'), asked('out/b')]);
    expect(all.flatMap(problems)).toEqual([]);
    expect(builds).toEqual(['head', 'base']);
    expect(said).toHaveLength(1);
    expect(all.map(identical)).toEqual([false, true]);
    expect(all.map(({ base }) => packageOf(base).label.split(' ')[0])).toEqual(['out/a', 'out/b']);
    expect(world.leftovers(clone)).toEqual([]);
  });

  test('what another command wrote over is built again', async () => {
    using world = new World();
    const { clone, event } = world.pullRequest(CHANGE);
    const other = 'mkdir -p out/a && echo other > out/a/index.js';
    const { all, builds } = await world.loadAll({ event, folder: clone.path }, [
      asked('out/a'),
      asked('out/a', other),
      asked('out/a'),
    ]);
    expect(builds).toEqual(['head', 'base', 'head', 'base', 'head', 'base']);
    expect(all.map(identical)).toEqual([false, true, false]);
    expect(world.leftovers(clone)).toEqual([]);
  });

  test('none finds at head what the command of another left, and no such thing is cached', async () => {
    using world = new World();
    await using service = await CacheService.start();
    const { remote, clone, event, tip } = world.pullRequest(CHANGE);
    const stamping = asked('out/a', `echo stamped > stamp.txt; ${PAIR}`);
    const copying = asked('out/b', `${PAIR} && if [ -e stamp.txt ]; then cp stamp.txt out/b/; fi`);
    const pushed = world.checkout(remote, tip, 'pushed');
    const parent = remote.git('rev-parse', `${tip}~1`);
    const push = { name: 'push', headSha: tip, base: { kind: 'commit', sha: parent } } as const;
    const where = { event: push, folder: pushed.path };
    const environment = service.environment(MAIN);
    const names = ({ head }: LoadedSides): string[] => packageOf(head).entries.map(({ path }) => path);
    const { all } = await world.loadAll(where, [stamping, copying], { environment });
    expect(all.map(names)).toEqual([['index.js'], ['index.js']]);
    const alone = await world.loadAll({ event, folder: clone.path }, [copying], { environment });
    expect(alone.builds).toEqual(['head']);
    expect(alone.all.map(identical)).toEqual([true]);

    clone.write('src/my handler.js', 'changed, not committed');
    const dirty = await world.loadAll({ event, folder: clone.path }, [stamping, copying]);
    expect(dirty.all.map((sides) => problems(sides).length)).toEqual([0, 1]);
    expect(dirty.all.flatMap(problems)).toEqual([
      expect.stringMatching(/^build-command: several commands build head/),
    ]);
  });

  test('a build that fails is tried once, and all of them say why', async () => {
    using world = new World();
    const { clone, event } = world.pullRequest({ ...CHANGE, 'build.sh': PAIR });
    const { all, builds } = await world.loadAll({ event, folder: clone.path }, [
      asked('out/a', 'sh build.sh'),
      asked('out/b', 'sh build.sh'),
    ]);
    expect(builds).toEqual(['head', 'base']);
    const [first, second] = all.map(problems);
    expect(first).toEqual([expect.stringContaining('base')]);
    expect(second).toEqual(first);
    expect(world.leftovers(clone)).toEqual([]);
  });

  test('take from the cache what is there and build once what is not; a cache that fails says so once', async () => {
    using world = new World();
    await using service = await CacheService.start();
    const { clone, event } = world.pullRequest(CHANGE);
    const where = { event, folder: clone.path };
    const environment = service.environment(MAIN);
    await world.loadAll(where, [asked('out/a')], { environment });
    const { builds } = await world.loadAll(where, [asked('out/a'), asked('out/b')], { environment });
    expect(builds).toEqual(['head', 'base']);
    const all = await world.loadAll(where, [asked('out/a'), asked('out/b')], { environment });
    expect(all.builds).toEqual(['head']);
    const broken = { ...environment, ACTIONS_RUNTIME_TOKEN: 'wrong' };
    const { said } = await world.loadAll(where, [asked('out/a'), asked('out/b')], { environment: broken });
    expect(said.filter((sentence) => /cache/i.test(sentence))).toHaveLength(2);
  });
});

describe('base in the cache', () => {
  test('the second run takes it from there and builds only head', async () => {
    using world = new World();
    await using service = await CacheService.start();
    const { remote, clone, event, tip } = world.pullRequest(CHANGE);
    const environment = service.environment('refs/pull/7/merge', [MAIN]);
    const first = await world.load(clone, { event }, { environment });
    expect(first.builds).toEqual(['head', 'base']);
    // Another runner, another clone.
    const again = world.checkout(remote, clone.head, 'another clone');
    const second = await world.load(again, { event }, { environment });
    expect(second.builds).toEqual(['head']);
    expect(second.said).toContain(
      `"dist" of base ${tip.slice(0, 12)} is taken from the cache and not built again.`,
    );
    expect(packageOf(second.sides.base).sha256).toBe(packageOf(first.sides.base).sha256);
    expect(packageOf(second.sides.base).label).toBe(packageOf(first.sides.base).label);
    expect(problems(second.sides)).toEqual([]);
  });

  test('is built again when the command or cache-key is another', async () => {
    using world = new World();
    await using service = await CacheService.start();
    const { clone, event } = world.pullRequest(CHANGE);
    const environment = service.environment(MAIN);
    await world.load(clone, { event }, { environment });
    const otherKey = await world.load(clone, { event, cacheKey: 'node 26, please' }, { environment });
    expect(otherKey.builds).toEqual(['head', 'base']);
    const otherCommand = await world.load(clone, { event, base: build(`${COMMAND} again`) }, { environment });
    expect(otherCommand.builds).toEqual(['head', 'base']);
  });

  test('a push keeps its build, which is the base of the pull requests to come', async () => {
    using world = new World();
    await using service = await CacheService.start();
    const { remote, clone, event, tip } = world.pullRequest(CHANGE);
    const pushed = world.checkout(remote, tip, 'pushed');
    const parent = remote.git('rev-parse', `${tip}^`);
    await world.load(
      pushed,
      { event: { name: 'push', headSha: tip, base: { kind: 'commit', sha: parent } } },
      { environment: service.environment(MAIN) },
    );
    const pull = await world.load(
      clone,
      { event },
      { environment: service.environment('refs/pull/7/merge', [MAIN]) },
    );
    expect(pull.builds).toEqual(['head']);
  });

  test('a push from a checkout that was changed keeps nothing under the name of its commit', async () => {
    using world = new World();
    await using service = await CacheService.start();
    const { remote, tip } = world.pullRequest(CHANGE);
    const pushed = world.checkout(remote, tip, 'pushed');
    pushed.write('src/my handler.js', 'changed by an earlier step');
    const parent = remote.git('rev-parse', `${tip}^`);
    await world.load(
      pushed,
      { event: { name: 'push', headSha: tip, base: { kind: 'commit', sha: parent } } },
      { environment: service.environment(MAIN) },
    );
    expect(service.entries.map(({ key }) => key.split('-')[5])).toEqual([parent.slice(0, 12)]);
  });

  test('a release gate asks nobody and builds', async () => {
    using world = new World();
    await using service = await CacheService.start();
    const { clone, event } = world.pullRequest(CHANGE);
    const environment = service.environment(MAIN);
    await world.load(clone, { event }, { environment });
    service.requests.length = 0;
    const release = { name: 'release', headSha: clone.head, base: { kind: 'none', why: '' } } as const;
    const { builds } = await world.load(
      clone,
      {
        event: release,
        base: build(COMMAND, 'dist', event.base.kind === 'merge-base' ? event.base.tip : ''),
      },
      { environment },
    );
    expect(builds).toEqual(['head', 'base']);
    expect(service.requests).toEqual([]);
  });

  test('what fails is information, and the run has both packages', async () => {
    using world = new World();
    await using service = await CacheService.start();
    const { clone, event } = world.pullRequest(CHANGE);
    const environment = { ...service.environment(MAIN), ACTIONS_RUNTIME_TOKEN: 'wrong' };
    const { sides, said } = await world.load(clone, { event }, { environment });
    expect(problems(sides)).toEqual([]);
    expect(said.filter((sentence) => /cache/i.test(sentence))).toHaveLength(2);
  });
});
