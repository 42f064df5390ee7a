import { truncateSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { loadPackage } from '../../../src/packages/content/load.ts';
import { scratch, zipOf } from './scratch.ts';

const load = (cwd: string, path: string) => loadPackage({ side: 'head', path }, { cwd });

describe('what a package may be', () => {
  test('a folder, with or without a trailing slash, becomes a zip', async () => {
    using folder = scratch();
    folder.write('dist/index.mjs', 'export const handler = 1;');
    const plain = await load(folder.path, 'dist');
    const slashed = await load(folder.path, 'dist/');
    expect(plain.problems).toEqual([]);
    expect(plain.package?.entries.map(({ path }) => path)).toEqual(['index.mjs']);
    expect(slashed.package?.sha256).toBe(plain.package?.sha256);
  });

  test.each(['app.zip', 'app.jar'])('%s is sent as it is', async (name) => {
    using folder = scratch();
    const bytes = await zipOf([{ path: 'lib/' }, { path: 'lib/a.txt', contents: 'a' }]);
    folder.write(name, bytes);
    const { package: pkg, problems } = await load(folder.path, name);
    expect(problems).toEqual([]);
    expect(Buffer.from(pkg?.bytes ?? []).equals(bytes)).toBe(true);
    expect(pkg).toMatchObject({ sizeBytes: bytes.length, unzippedBytes: 1, label: name });
    expect(pkg?.entries.map(({ path }) => path)).toEqual(['lib/a.txt']);
  });

  test('a pattern with one match is that match', async () => {
    using folder = scratch();
    folder.write('dist/app-1.2.zip', await zipOf([{ path: 'index.js' }]));
    const { package: pkg, problems } = await load(folder.path, 'dist/*.zip');
    expect(problems).toEqual([]);
    expect(pkg?.label).toBe(join('dist', 'app-1.2.zip'));
  });

  test('a name that looks like a pattern and exists is taken literally', async () => {
    using folder = scratch();
    folder.write('app[1].zip', await zipOf([{ path: 'one.js' }]));
    folder.write('app1.zip', await zipOf([{ path: 'other.js' }]));
    const { package: pkg } = await load(folder.path, 'app[1].zip');
    expect(pkg?.entries.map(({ path }) => path)).toEqual(['one.js']);
  });
});

describe('what a package may not be', () => {
  const cases: readonly (readonly [string, string, RegExp])[] = [
    ['two matches of a pattern', 'two/*.zip', /matches 2 paths \("two\/a.zip", "two\/b.zip"\).*exactly one/],
    ['no match of a pattern', 'none/*.zip', /matches nothing/],
    ['a missing path', 'nope.zip', /does not exist .*build it first/],
    ['a path below a file', 'text.zip/inside', /does not exist/],
    ['a file of 0 bytes', 'empty.zip', /empty \(0 bytes\)/],
    ['a text that was named .zip', 'text.zip', /not a zip that can be read/],
    ['a script instead of its folder', 'index.js', /not a zip that can be read.*give the folder/],
    ['a zip that was cut off', 'cut.zip', /not a zip that can be read/],
    ['a zip without files', 'hollow.zip', /no files/],
    ['an empty folder', 'void', /empty folder/],
    ['a folder of empty folders', 'hull', /empty folder/],
    [
      'a zip over the upload limit',
      'large.zip',
      /52,428,801 bytes zipped.*52,428,800.*smaller.*layers.*image/,
    ],
  ];

  test.each(cases)('%s', async (_what, path, message) => {
    using folder = scratch();
    const zip = await zipOf([{ path: 'index.js', contents: 'export {}' }]);
    folder.write('two/a.zip', zip);
    folder.write('two/b.zip', zip);
    folder.write('empty.zip', '');
    folder.write('text.zip', 'this was never zipped');
    folder.write('index.js', 'export {}');
    folder.write('cut.zip', zip.subarray(0, zip.length - 10));
    folder.write('hollow.zip', await zipOf([{ path: 'lib/' }]));
    folder.write('void/x/y', '');
    truncateSync(folder.write('large.zip', zip), 52_428_801);
    using empty = scratch();
    using nested = scratch();
    nested.write('a/b/c', '');
    const real = { void: empty.path, hull: join(nested.path, 'a') }[path] ?? path;
    if (path === 'hull') (await import('node:fs')).rmSync(join(nested.path, 'a/b/c'));

    const result = await loadPackage({ side: 'base', path: real }, { cwd: folder.path });

    expect(result.package).toBeNull();
    expect(result.problems).toHaveLength(1);
    expect(result.problems[0]).toMatch(message);
    expect(result.problems[0]?.startsWith(`base-package "${real}" (base): `)).toBe(true);
  });

  test.each([`${'{a,b}'.repeat(22)}.zip`, 'x{1..9}{1..9}.zip'])(
    'a pattern that stands for very many (%s) is refused, not expanded',
    async (path) => {
      using folder = scratch();
      const result = await loadPackage({ side: 'head', path }, { cwd: folder.path });
      expect(result.problems).toEqual([expect.stringMatching(/\(head\): stands for more than 100 patterns/)]);
    },
  );

  test('the message names the input that gave the path', async () => {
    using folder = scratch();
    const result = await loadPackage(
      { side: 'head', path: 'build', input: 'package-path' },
      { cwd: folder.path },
    );
    expect(result.problems[0]).toMatch(/^package-path "build" \(head\): /);
  });
});
