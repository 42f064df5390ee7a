import { describe, expect, test } from '@jest/globals';
import { comparePackages } from '../../../src/packages/content/compare-packages.ts';
import { loadArchive, loadPackage } from '../../../src/packages/content/load.ts';
import type { Package } from '../../../src/packages/content/package.ts';
import type { ZipItem } from './scratch.ts';
import { scratch, zipOf } from './scratch.ts';

async function packageOf(items: readonly ZipItem[]): Promise<Package> {
  const { package: pkg, problems } = await loadArchive({ side: 'base', path: 'a.zip' }, await zipOf(items));
  if (pkg === null) throw new Error(problems.join('\n'));
  return pkg;
}

describe('two packages', () => {
  test('are identical by what is in them, whatever their zips look like', async () => {
    using folder = scratch();
    folder.write('index.js', 'x');
    folder.write('lib/a.js', 'a');
    const { package: ours } = await loadPackage({ side: 'base', path: folder.path });
    const theirs = await packageOf([
      { path: 'lib/' },
      { path: 'lib/a.js', contents: 'a' },
      { path: 'index.js', contents: 'x' },
    ]);
    expect(ours?.sha256).not.toBe(theirs.sha256);
    expect(comparePackages(ours ?? theirs, theirs)).toEqual({
      identical: true,
      changes: [],
      modesDiffer: [],
      warnings: [],
    });
  });

  test('differ by files that were added, removed and changed, in order and with sizes', async () => {
    const base = await packageOf([
      { path: 'same', contents: '1' },
      { path: 'z', contents: 'before' },
      { path: 'gone', contents: '123' },
    ]);
    const head = await packageOf([
      { path: 'same', contents: '1' },
      { path: 'z', contents: 'beyond' },
      { path: 'added', contents: '12' },
    ]);
    expect(comparePackages(base, head)).toEqual({
      identical: false,
      changes: [
        { kind: 'added', path: 'added', headBytes: 2 },
        { kind: 'removed', path: 'gone', baseBytes: 3 },
        { kind: 'changed', path: 'z', baseBytes: 6, headBytes: 6 },
      ],
      modesDiffer: [],
      warnings: [],
    });
  });

  test('with equal contents and other modes are not identical, and an artifact transfer is suspected', async () => {
    const base = await packageOf([{ path: 'bin/tool', mode: 0o100755 }, { path: 'b' }]);
    const head = await packageOf([{ path: 'bin/tool', mode: 0o100644 }, { path: 'b' }]);
    const { identical, changes, modesDiffer, warnings } = comparePackages(base, head);
    expect({ identical, changes, modesDiffer }).toEqual({
      identical: false,
      changes: [],
      modesDiffer: ['bin/tool'],
    });
    expect(warnings).toEqual([
      expect.stringMatching(
        /in 1 file, e\.g\. "bin\/tool" 0755 and 0644 \(artifact transfer\?\).*tar or zip/,
      ),
    ]);
  });
});
