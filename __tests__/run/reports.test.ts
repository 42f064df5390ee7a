import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { viewOf } from '../../src/report/view.ts';
import { openReportFolder, writeReports } from '../../src/run/reports.ts';
import { aReport } from '../report/a-report.ts';

const root = mkdtempSync(join(tmpdir(), 'csg-reports-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('the report folder', () => {
  test('is made with its parents, and being there already is fine', async () => {
    const folder = join(root, 'a', 'b', 'c');
    expect([await openReportFolder(folder), await openReportFolder(folder)]).toEqual([null, null]);
  });

  test.each(['file', join('file', 'below')])(
    '%s, where a file is in the way, is one sentence for the user',
    async (path) => {
      writeFileSync(join(root, 'file'), '');
      expect(await openReportFolder(join(root, path))).toMatch(
        /^report-dir: .* cannot be made or written to \((EEXIST|ENOTDIR)\)/,
      );
    },
  );
});

describe('writing', () => {
  test('leaves three files and nothing else, replacing older ones', async () => {
    const folder = join(root, 'three');
    mkdirSync(folder);
    writeFileSync(join(folder, 'report.json'), 'old');
    const { paths } = await writeReports(viewOf(aReport()), folder);
    expect(readdirSync(folder).sort()).toEqual(['report.csv', 'report.json', 'report.md']);
    expect(JSON.parse(readFileSync(paths?.get('json') ?? '', 'utf8'))).toMatchObject({ schema: 1 });
  });

  test('a report that cannot be written is a sentence and no half of a file: the verdict is in the exit code', async () => {
    const folder = join(root, 'blocked');
    mkdirSync(join(folder, 'report.json', 'x'), { recursive: true });
    const { paths, problem } = await writeReports(viewOf(aReport()), folder);
    expect([paths, problem]).toEqual([null, expect.stringContaining('could not be written')]);
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});
