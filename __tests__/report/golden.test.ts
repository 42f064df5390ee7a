/**
 * What the renderers make of every scenario, compared with the files in golden/.
 * `UPDATE_GOLDEN=1 npm test -- __tests__/report/golden` writes them anew: look at the difference before you commit it.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { COMMENT_LIMIT } from '../../src/report/markdown/render.ts';
import { renderMarkdown, renderText } from './a-report.ts';
import { scenarios } from './scenarios.ts';

const folder = new URL('golden/', import.meta.url);
const update = process.env['UPDATE_GOLDEN'] === '1';

function compare(name: string, text: string): void {
  const file = new URL(name, folder);
  if (update) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, text);
  }
  expect(text).toBe(readFileSync(file, 'utf8'));
}

test.each(Object.entries(scenarios))('%s', (name, scenario) => {
  const report = scenario();
  compare(`${name}.md`, renderMarkdown(report, { limit: COMMENT_LIMIT }));
  compare(`${name}.txt`, renderText(report, 'cold-start-report/report.json'));
});

/** What was concluded of every scenario, without a word for people: a change of the words never changes this file. */
test('verdicts, reasons, p-values and the numbers of every row', () => {
  const lines = Object.entries(scenarios).flatMap(([scenario, make]) => {
    const { verdict, comparisons, counts } = make();
    const { reason, exitCode } = verdict;
    const rows = comparisons.map((row) => ({ ...row, warnings: row.warnings.map(({ code }) => code) }));
    return [{ scenario, verdict: verdict.verdict, reason, exitCode }, ...rows, ...counts];
  });
  compare('verdicts.json', `[\n${lines.map((line) => JSON.stringify(line)).join(',\n')}\n]\n`);
});

test('no golden file is left over', () => {
  const wanted = Object.keys(scenarios).flatMap((name) => [`${name}.md`, `${name}.txt`]);
  expect(readdirSync(folder).sort()).toEqual([...wanted, 'verdicts.json'].sort());
});
