import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, utimesSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { loadArchive, loadPackage } from '../../../src/packages/content/load.ts';
import { scratch } from './scratch.ts';

const FILES = ['index.mjs', 'lib/a.js', 'lib/b.js', 'lib-c.js', 'Ünicode.txt', 'package.json', 'x/y/z'];

describe('the same tree', () => {
  test('has the same CodeSha256 in any time zone, umask, readdir order and at any file time', () => {
    const ways = [
      { zone: 'UTC', umask: '022', order: FILES, time: 1_000_000_000 },
      { zone: 'Pacific/Auckland', umask: '077', order: FILES.toReversed(), time: 1_700_000_003 },
      { zone: 'America/Los_Angeles', umask: '002', order: FILES.toSorted(), time: 0 },
      { zone: 'Asia/Kathmandu', umask: '000', order: FILES, time: 4_000_000_000 },
    ];
    const hashes = ways.map(({ zone, umask, order, time }) => {
      using folder = scratch();
      for (const path of order) {
        const absolute = folder.write(path, `contents of ${path}\r\n`, 0o666 & ~Number.parseInt(umask, 8));
        utimesSync(absolute, time, time);
      }
      chmodSync(join(folder.path, 'lib/a.js'), 0o777 & ~Number.parseInt(umask, 8));
      const { stdout, stderr } = spawnSync(
        'sh',
        [
          '-c',
          `umask ${umask} && exec "$0" "$@"`,
          process.execPath,
          resolve(import.meta.dirname, 'load-in-process.ts'),
          folder.path,
        ],
        { encoding: 'utf8', env: { ...process.env, TZ: zone } },
      );
      if (stdout === '') throw new Error(stderr);
      const { sha256, paths } = JSON.parse(stdout);
      expect(paths).toHaveLength(FILES.length);
      return sha256;
    });
    expect(new Set(hashes).size).toBe(1);
    expect(hashes[0]).toMatch(/^[A-Za-z0-9+/]{43}=$/);
  });

  test('has the hash of exactly the bytes that are uploaded', async () => {
    using folder = scratch();
    folder.write('index.js', 'x');
    const { package: pkg } = await loadPackage({ side: 'base', path: folder.path });
    expect(pkg?.sha256).toBe(
      createHash('sha256')
        .update(pkg?.bytes ?? '')
        .digest('base64'),
    );
  });

  test('another mode or another byte changes the hash', async () => {
    using folder = scratch();
    const file = folder.write('index.js', 'x');
    const hash = async () => (await loadPackage({ side: 'base', path: folder.path })).package?.sha256;
    const first = await hash();
    chmodSync(file, 0o755);
    const second = await hash();
    folder.write('index.js', 'y', 0o755);
    const third = await hash();
    expect(new Set([first, second, third]).size).toBe(3);
  });
});

describe('packing', () => {
  const segment = fc
    .string({ minLength: 1, maxLength: 8, unit: fc.constantFrom('a', 'b', 'Z', '.', '-', ' ', 'é', '漢') })
    .filter((name) => !/^\.+$/.test(name));
  const tree = fc.uniqueArray(
    fc.record({
      folders: fc.array(segment, { maxLength: 2 }),
      contents: fc.uint8Array({ maxLength: 5_000 }),
      executable: fc.boolean(),
    }),
    { minLength: 1, maxLength: 40, selector: ({ folders }) => folders.join('/') },
  );

  test('and reading back gives the tree: paths, modes, sizes and contents', async () => {
    await fc.assert(
      fc.asyncProperty(tree, async (files) => {
        using folder = scratch();
        // A file name of its own per entry, so that none of them is also the folder of another.
        const expected = files.map(({ folders, contents, executable }, index) => {
          const path = [...folders, `file-${index}`].join('/');
          folder.write(path, contents, executable ? 0o755 : 0o644);
          return {
            path,
            mode: executable ? 0o100755 : 0o100644,
            size: contents.length,
            sha256: createHash('sha256').update(contents).digest('hex'),
          };
        });
        const packed = await loadPackage({ side: 'head', path: folder.path });
        const read = await loadArchive(
          { side: 'head', path: 'again.zip' },
          Buffer.from(packed.package?.bytes ?? []),
        );
        expect(read.problems).toEqual([]);
        expect(read.package?.entries).toEqual(packed.package?.entries);
        expect(read.package?.sha256).toBe(packed.package?.sha256);
        const byPath = (left: { path: string }, right: { path: string }) =>
          Buffer.compare(Buffer.from(left.path), Buffer.from(right.path));
        expect(read.package?.entries.map(({ native: _native, ...entry }) => entry)).toEqual(
          expected.sort(byPath),
        );
      }),
      { numRuns: 40 },
    );
  });
});
