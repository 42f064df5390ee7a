import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { EXPORTERS, pathOutputs } from '../../src/report/exporters.ts';
import { readReportJson } from '../../src/report/json/json.ts';
import { OUTPUTS } from '../../src/report/outputs.ts';
import { viewOf } from '../../src/report/view.ts';
import { aReport } from './a-report.ts';

describe('the table of exporters', () => {
  test('has a format, a file and an output of its own in each row', () => {
    const formats = EXPORTERS.map(({ format }) => format);
    const files = EXPORTERS.flatMap(({ written }) =>
      written === null ? [] : [written.file, written.output],
    );
    expect(new Set([...formats, ...files]).size).toBe(formats.length + files.length);
  });

  test('renders the same view in every form', () => {
    const report = aReport();
    const view = viewOf(report);
    const texts = Object.fromEntries(EXPORTERS.map(({ format, render }) => [format, render(view)]));
    expect(readReportJson(texts['json'] ?? '')).toEqual(report);
    expect(texts['csv']?.split('\n')).toHaveLength(report.starts.length + 2);
    expect(texts['md']).toMatch(/^### ✅ /);
    expect(texts['text']).toMatch(/\nVerdict: pass\. .*\n$/);
  });

  test('says where its files are in outputs that action.yml declares', () => {
    const paths = new Map([['md', 'out/report.md'] as const, ['text', 'nowhere'] as const]);
    expect(pathOutputs(paths)).toEqual({ 'report-markdown': 'out/report.md' });
    const declared = OUTPUTS.map(({ name }) => name);
    for (const { written } of EXPORTERS) if (written !== null) expect(declared).toContain(written.output);
  });
});

test('Markdown is made in one place, and one view serves a whole run', () => {
  const src = join(import.meta.dirname, '..', '..', 'src');
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const calling = (name: string): string[] =>
    files.filter((file) => readFileSync(join(src, file), 'utf8').includes(`= ${name}(`)).sort();
  expect(calling('markdownOf')).toEqual(['report/view.ts']);
  expect(calling('viewOf')).toEqual(['action/tell.ts', 'cli/carry-out.ts']);
});

test('limits of one view do not depend on each other', () => {
  const view = viewOf(aReport());
  const whole = view.markdown({ limit: 65_000 });
  expect(view.markdown({ limit: 65_000, notice: 'Careful' })).toBe(`> ⚠️ Careful\n\n${whole}`);
  expect(view.markdown({ limit: whole.length - 1 }).length).toBeLessThan(whole.length);
  expect(view.markdown({ limit: 65_000 })).toBe(whole);
});
