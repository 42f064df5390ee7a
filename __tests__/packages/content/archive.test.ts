import { randomBytes } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { loadArchive, loadPackage } from '../../../src/packages/content/load.ts';
import { patched, scratch, zipOf } from './scratch.ts';

const load = (bytes: Buffer) => loadArchive({ side: 'base', path: 'app.zip' }, bytes);

/** Offsets inside a central directory header. */
const VERSION_MADE_BY_HOST = 5;
const FLAGS = 8;
const UNCOMPRESSED_SIZE = 24;

/** Changes the first central directory header in place. */
function withHeader(bytes: Buffer, change: (header: Buffer) => void): Buffer {
  change(bytes.subarray(bytes.indexOf('PK\x01\x02', 0, 'latin1')));
  return bytes;
}

describe('a ready zip is refused', () => {
  test('when its contents are damaged, with the entry', async () => {
    const bytes = await zipOf([
      { path: 'ok.js', contents: 'ok' },
      { path: 'bad.bin', contents: randomBytes(500) },
    ]);
    const at = bytes.indexOf('bad.bin') + 100;
    bytes.writeUInt8(bytes.readUInt8(at) ^ 0xff, at);
    const { package: pkg, problems } = await load(bytes);
    expect(pkg).toBeNull();
    expect(problems).toEqual([
      expect.stringMatching(/^base-package "app\.zip" \(base\): the entry "bad\.bin" is damaged/),
    ]);
  });

  test('when an entry is encrypted', async () => {
    const bytes = withHeader(await zipOf([{ path: 'a.js', contents: 'a' }]), (header) =>
      header.writeUInt8(1, FLAGS),
    );
    expect((await load(bytes)).problems[0]).toMatch(/"a\.js" is damaged \(entry is encrypted/);
  });

  test('when its directory is broken', async () => {
    const bytes = patched(await zipOf([{ path: 'a.js', contents: 'a' }]), 'PK\x01\x02', 'PK\x09\x09');
    expect((await load(bytes)).problems[0]).toMatch(/not a zip that can be read \(invalid central directory/);
  });

  test('when names have backslashes, leave the package or come twice, all in one go', async () => {
    const bytes = await zipOf([
      { path: 'src/handlers/index.js' },
      { path: 'xx/passwd' },
      { path: 'twice.js', contents: '1' },
      { path: 'twice.js', contents: '2' },
    ]);
    const hostile = patched(patched(bytes, 'src/handlers/', 'src\\handlers\\'), 'xx/passwd', '../passwd');
    const { problems } = await load(hostile);
    expect(problems).toHaveLength(3);
    expect(problems[0]).toMatch(/backslashes in its names, e\.g\. "src\\\\handlers\\\\index\.js"/);
    expect(problems[1]).toMatch(/leaves the package: "\.\.\/passwd"/);
    expect(problems[2]).toMatch(/"twice\.js" twice/);
  });

  test('when it would unpack to more than Lambda allows, without unpacking it', async () => {
    const bytes = withHeader(
      await zipOf([{ path: 'model/a.bin', contents: 'a' }, { path: 'b.js' }]),
      (header) => header.writeUInt32LE(262_144_001, UNCOMPRESSED_SIZE),
    );
    const { problems } = await load(bytes);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/262,144,001 bytes unzipped.*Largest parts: "model" 262,144,001/);
  });
});

describe('the modes of a ready zip', () => {
  test('are what it says, links included', async () => {
    const { package: pkg } = await load(
      await zipOf([
        { path: 'bin/tool', mode: 0o100755 },
        { path: 'link', contents: 'bin/tool', mode: 0o120777 },
        { path: 'typeless', mode: 0o640 },
      ]),
    );
    expect(pkg?.entries.map(({ path, mode }) => [path, mode.toString(8)])).toEqual([
      ['bin/tool', '100755'],
      ['link', '120777'],
      ['typeless', '100640'],
    ]);
  });

  test('are 0644 when it was made where there are none', async () => {
    const bytes = withHeader(await zipOf([{ path: 'bootstrap', mode: 0o100755 }]), (header) =>
      header.writeUInt8(0, VERSION_MADE_BY_HOST),
    );
    expect((await load(bytes)).package?.entries[0]?.mode.toString(8)).toBe('100644');
  });

  test('that keep Lambda from reading a file are a warning', async () => {
    const { problems, warnings } = await load(
      await zipOf([{ path: 'a.js', mode: 0o100600 }, { path: 'b.js' }]),
    );
    expect(problems).toEqual([]);
    expect(warnings).toEqual([
      expect.stringMatching(/1 of 2 files are not readable by everyone, e\.g\. "a\.js" \(mode 0600\)/),
    ]);
  });
});

test('a folder that packs to more than the upload limit is refused', async () => {
  using folder = scratch();
  folder.write('noise.bin', randomBytes(52_500_000));
  const { package: pkg, problems } = await loadPackage({ side: 'head', path: folder.path });
  expect(pkg).toBeNull();
  expect(problems).toEqual([expect.stringMatching(/bytes zipped; Lambda takes at most 52,428,800/)]);
});
