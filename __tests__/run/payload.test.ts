import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { readPayload } from '../../src/run/payload.ts';

const folder = mkdtempSync(join(tmpdir(), 'csg-payload-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = (path: string) => readPayload({ kind: 'file', path: join(folder, path) });

test('a file with a byte order mark is JSON', async () => {
  writeFileSync(join(folder, 'bom.json'), '\uFEFF{"a":1}');
  expect(await file('bom.json')).toEqual({ text: '{"a":1}' });
});

test('a pipe, a folder and a missing file are refused at once', async () => {
  execFileSync('mkfifo', [join(folder, 'pipe')]);
  for (const path of ['pipe', '.', 'none.json']) {
    expect(await file(path)).toEqual({
      problem: expect.stringMatching(
        /^payload: .* is (neither JSON nor a file that can be read\.|no regular file; )/,
      ),
    });
  }
});
