import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { readRegularFile, textOf } from '../../src/packages/regular-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'csg-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a file is read up to its limit and not beyond', async () => {
  const path = join(folder, 'ten');
  writeFileSync(path, '0123456789');
  const file = await readRegularFile(path, { mostBytes: 10 });
  expect(file.kind === 'file' && textOf(file.bytes)).toBe('0123456789');
  expect(await readRegularFile(path, { mostBytes: 9 })).toEqual({ kind: 'too-large', sizeBytes: 10 });
  writeFileSync(path, '');
  expect(await readRegularFile(path, { mostBytes: 9 })).toEqual({ kind: 'file', bytes: Buffer.alloc(0) });
});

const onLinux = process.platform === 'linux' ? test : test.skip;
onLinux('a file that says it is empty and is not is read up to the limit all the same', async () => {
  expect(await readRegularFile('/proc/self/smaps', { mostBytes: 1_000 })).toEqual({
    kind: 'too-large',
    sizeBytes: 1_001,
  });
});
