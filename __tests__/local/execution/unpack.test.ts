import { existsSync, lstatSync, mkdtempSync, readFileSync, readlinkSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { ZipFile } from 'yazl';
import { UNZIPPED_BYTES } from '../../../src/core/quotas.ts';
import { unpackZip } from '../../../src/local/unpack.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'unpack-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const SYMBOLIC_LINK = 0o120777;

interface File {
  readonly name: string;
  readonly content?: string;
  readonly mode?: number;
}

async function zipOf(files: readonly File[]): Promise<Buffer> {
  const zip = new ZipFile();
  for (const { name, content = '', mode = 0o100644 } of files)
    zip.addBuffer(Buffer.from(content), name, { mode });
  zip.end();
  return buffer(zip.outputStream);
}

/** yazl refuses bad names itself, so they are written over good ones of the same length. */
function renamed(zip: Buffer, from: string, to: string): Buffer {
  expect(to.length).toBe(from.length);
  return Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1');
}

const into = (): string => join(folder, 'task');

test('files, folders, modes and links', async () => {
  const zip = new ZipFile();
  zip.addEmptyDirectory('empty');
  zip.addBuffer(Buffer.from('#!/bin/sh\n'), 'bootstrap', { mode: 0o100755 });
  zip.addBuffer(Buffer.from('text'), 'a/b/c.txt', { mode: 0o100600 });
  zip.addBuffer(Buffer.from('../a/b/c.txt'), 'bin/link', { mode: SYMBOLIC_LINK });
  zip.addBuffer(Buffer.from('nowhere'), 'dangling', { mode: SYMBOLIC_LINK });
  zip.end();
  await unpackZip(await buffer(zip.outputStream), into());
  expect(statSync(join(into(), 'empty')).isDirectory()).toBe(true);
  expect(statSync(join(into(), 'bootstrap')).mode & 0o777).toBe(0o755);
  expect(statSync(join(into(), 'a/b/c.txt')).mode & 0o777).toBe(0o600);
  expect(readlinkSync(join(into(), 'bin/link'))).toBe('../a/b/c.txt');
  expect(readFileSync(join(into(), 'bin/link'), 'utf8')).toBe('text');
  expect(lstatSync(join(into(), 'dangling')).isSymbolicLink()).toBe(true);
});

test('a zip without unix modes gives readable files', async () => {
  const zip = await zipOf([{ name: 'index.js', content: 'x', mode: 0o100000 }]);
  // "Version made by" of the central directory: MS-DOS, as Windows tools write.
  zip.writeUInt8(0, zip.indexOf('PK\x01\x02') + 5);
  await unpackZip(zip, into());
  expect(statSync(join(into(), 'index.js')).mode & 0o777).toBe(0o644);
});

describe('what is refused', () => {
  test.each([
    ['..', '../../evil.js'],
    ['an absolute path', '/etc/evil.txt'],
    ['a backslash', 'a\\..\\evil.js'],
    ['a drive letter', 'C:/evil/me.js'],
  ])('%s', async (_name, name) => {
    const good = 'x'.repeat(name.length);
    const zip = renamed(await zipOf([{ name: good, content: 'evil' }]), good, name);
    await expect(unpackZip(zip, into())).rejects.toMatchObject({ kind: 'invalid' });
    expect(existsSync(join(folder, 'evil.js'))).toBe(false);
  });

  test.each([
    ['an absolute link', [{ name: 'l', content: '/etc/passwd', mode: SYMBOLIC_LINK }]],
    ['a link that leaves the folder', [{ name: 'a/l', content: '../../x', mode: SYMBOLIC_LINK }]],
    [
      'a link that leaves it by way of another',
      [
        { name: 'p/q/up', content: '../..', mode: SYMBOLIC_LINK },
        { name: 'x', content: 'p/q/up/..', mode: SYMBOLIC_LINK },
      ],
    ],
    [
      'a file below a link',
      [
        { name: 'real/file', content: '1' },
        { name: 'l', content: 'real', mode: SYMBOLIC_LINK },
        { name: 'l/file', content: '2' },
      ],
    ],
    [
      'a file in place of a link',
      [
        { name: 'real', content: '1' },
        { name: 'l', content: 'real', mode: SYMBOLIC_LINK },
        { name: 'l', content: '2' },
      ],
    ],
    ['an entry twice', [{ name: 'a' }, { name: 'a' }]],
    ['an entry below a file', [{ name: 'a' }, { name: 'a/b' }]],
  ])('%s', async (_name, files) => {
    await expect(unpackZip(await zipOf(files), into())).rejects.toMatchObject({ kind: 'invalid' });
  });

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['no zip', Buffer.from('this is no zip at all, not even a little one')],
  ])('%s', async (_name, bytes) => {
    await expect(unpackZip(bytes, into())).rejects.toThrow(/not a zip that can be unpacked/);
  });

  test('content that is damaged', async () => {
    const zip = await zipOf([{ name: 'a', content: 'hello '.repeat(100) }]);
    zip.fill(0xff, 40, 45);
    await expect(unpackZip(zip, into())).rejects.toMatchObject({ kind: 'invalid' });
  });

  test('more than Lambda takes, before it is unpacked', async () => {
    const zip = await zipOf([{ name: 'a' }, { name: 'more', content: '12' }]);
    // Uncompressed size of the first entry of the central directory: a zip bomb tells the truth there.
    zip.writeUInt32LE(UNZIPPED_BYTES + 1, zip.indexOf('PK\x01\x02') + 24);
    await expect(unpackZip(zip, into())).rejects.toMatchObject({
      kind: 'too-large',
      message: expect.stringContaining('262144000'),
    });
    expect(existsSync(join(into(), 'a'))).toBe(false);
  });

  test('more than the entry says', async () => {
    const zip = await zipOf([{ name: 'a', content: 'x'.repeat(10_000) }]);
    zip.writeUInt32LE(10, zip.indexOf('PK\x01\x02') + 24);
    await expect(unpackZip(zip, into())).rejects.toMatchObject({ kind: 'invalid' });
  });
});
