import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, truncateSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { loadPackage } from '../../../src/packages/content/load.ts';
import { packedMode } from '../../../src/packages/content/modes.ts';
import { scratch } from './scratch.ts';

const load = (path: string) => loadPackage({ side: 'head', path });

async function modesIn(path: string): Promise<Record<string, string>> {
  const { package: pkg } = await load(path);
  return Object.fromEntries((pkg?.entries ?? []).map((entry) => [entry.path, entry.mode.toString(8)]));
}

describe('modes', () => {
  test('are 0755 for what the owner may execute, else 0644', async () => {
    using folder = scratch();
    folder.write('a.js', 'a', 0o600);
    folder.write('b.js', 'b', 0o666);
    folder.write('tool', 'c', 0o700);
    folder.write('group-only', 'd', 0o654);
    expect(await modesIn(folder.path)).toEqual({
      'a.js': '100644',
      'b.js': '100644',
      tool: '100755',
      'group-only': '100644',
    });
  });

  test('let Lambda start bootstrap and extensions, with a warning when the folder did not', async () => {
    using folder = scratch();
    folder.write('bootstrap', '#!/bin/sh', 0o644);
    folder.write('extensions/ready', '#!/bin/sh', 0o755);
    folder.write('extensions/late', '#!/bin/sh', 0o644);
    folder.write('extensions/data/readme', 'x', 0o644);
    expect(await modesIn(folder.path)).toEqual({
      bootstrap: '100755',
      'extensions/ready': '100755',
      'extensions/late': '100755',
      'extensions/data/readme': '100644',
    });
    const { problems, warnings } = await load(folder.path);
    expect(problems).toEqual([]);
    expect(warnings).toHaveLength(2);
    expect(warnings[0]).toMatch(/"bootstrap" was not executable.*0755/);
    expect(warnings[1]).toMatch(/"extensions\/late" was not executable/);
  });

  test.each([
    ['bootstrap', 0o755],
    ['extensions/agent', 0o755],
    ['bin/tool', 0o755],
    ['vendor/bin/tool', 0o755],
    ['run.sh', 0o755],
    ['index.js', 0o644],
  ])('on Windows, %s is known by its name', (path, mode) => {
    expect(packedMode(path, 0o100666, 'win32')).toEqual({ mode: 0o100000 | mode, corrected: false });
  });
});

describe('links', () => {
  test('that stay inside are kept as links', async () => {
    using folder = scratch();
    folder.write('lib/lib.so.1', 'code');
    folder.write('store/dep/index.js', 'x');
    folder.link('lib/lib.so', 'lib.so.1');
    folder.link('node_modules/dep', '../store/dep');
    folder.link('absolute', join(folder.path, 'store'));
    const { package: pkg, problems } = await load(folder.path);
    expect(problems).toEqual([]);
    expect(pkg?.entries.map(({ path, mode, size }) => [path, mode.toString(8), size])).toEqual([
      ['absolute', '120777', 'store'.length],
      ['lib/lib.so', '120777', 'lib.so.1'.length],
      ['lib/lib.so.1', '100644', 4],
      ['node_modules/dep', '120777', '../store/dep'.length],
      ['store/dep/index.js', '100644', 1],
    ]);
  });

  test('that leave, dangle or run in circles are problems, all of them at once, with their paths', async () => {
    using folder = scratch();
    folder.write('outside/dep/index.js', 'x');
    folder.write('app/index.js', 'x');
    folder.link('app/node_modules/dep', '../../outside/dep');
    folder.link('app/etc', '/etc');
    folder.link('app/back', '../app/index.js');
    folder.link('app/gone', 'nowhere');
    folder.link('app/a', 'b');
    folder.link('app/b', 'a');
    folder.link('app/self/up', '..');
    const { package: pkg, problems } = await load(join(folder.path, 'app'));
    expect(pkg).toBeNull();
    const about = (path: string): string => problems.find((text) => text.includes(`link "${path}"`)) ?? '';
    expect(problems).toHaveLength(7);
    expect(about('node_modules/dep')).toMatch(/leaves the package.*cp -rL/);
    expect(about('etc')).toMatch(/leaves the package/);
    expect(about('back')).toMatch(/leaves the package/);
    expect(about('gone')).toMatch(/points to nothing/);
    expect(about('a')).toMatch(/circle/);
    expect(about('b')).toMatch(/circle/);
    expect(about('self/up')).toMatch(/circle/);
    expect(problems.every((text) => text.startsWith('head-package "'))).toBe(true);
  });

  test('the folder itself may be given by a link', async () => {
    using folder = scratch();
    folder.write('build-7/index.js', 'x');
    folder.link('dist', 'build-7');
    const { package: pkg } = await load(join(folder.path, 'dist'));
    expect(pkg?.entries.map(({ path }) => path)).toEqual(['index.js']);
  });
});

describe('what else a folder can hold', () => {
  test('a pipe and a name with a backslash are problems', async () => {
    using folder = scratch();
    folder.write('a\\b.js', 'x');
    spawnSync('mkfifo', [join(folder.path, 'pipe')]);
    const { problems } = await load(folder.path);
    expect(problems).toHaveLength(2);
    expect(problems.join('\n')).toMatch(/"a\\\\b\.js" has a backslash/);
    expect(problems.join('\n')).toMatch(/"pipe" is neither a file/);
  });

  test('hidden files are packed, empty folders are not, names sort by their bytes', async () => {
    using folder = scratch();
    for (const name of ['b', 'a/z', 'a.js', 'Z', '.env', 'ä', 'z']) folder.write(name, name);
    mkdirSync(join(folder.path, 'nothing'));
    const { package: pkg } = await load(folder.path);
    expect(pkg?.entries.map(({ path }) => path)).toEqual(['.env', 'Z', 'a.js', 'a/z', 'b', 'z', 'ä']);
  });

  test('contents over the unzipped limit are refused by their sizes, with the largest parts', async () => {
    using folder = scratch();
    truncateSync(folder.write('node_modules/@big/model/weights.bin', ''), 200_000_000);
    truncateSync(folder.write('assets/film.bin', ''), 62_144_000);
    folder.write('index.js', 'x');
    const { package: pkg, problems } = await load(folder.path);
    expect(pkg).toBeNull();
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(
      /262,144,001 bytes unzipped.*262,144,000.*"node_modules\/@big\/model" 200,000,000, "assets" 62,144,000/,
    );
  });

  test('files and folders that cannot be read are named together', () => {
    using folder = scratch();
    folder.write('tree/secret.js', 'x', 0o000);
    folder.write('tree/locked/index.js', 'x');
    chmodSync(join(folder.path, 'tree/locked'), 0o000);
    chmodSync(folder.path, 0o755);
    const { problems } = packAs(folder, 'tree');
    expect(problems).toHaveLength(2);
    expect(problems.join('\n')).toMatch(/the folder "locked" cannot be read \(EACCES\)/);
    expect(problems.join('\n')).toMatch(/"secret.js" cannot be read \(EACCES\)/);
  });
});

/** Loads a folder in another process, as a user without root's rights to read everything. */
function packAs(folder: { readonly path: string }, path: string): { problems: string[] } {
  const asNobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [resolve(import.meta.dirname, 'load-in-process.ts'), join(folder.path, path)],
    { encoding: 'utf8', ...asNobody },
  );
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}
