/** docs/reading-starts.md says what the code does. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { PRECEDENCE } from '../../../src/core/start/classify.ts';
import { FAILED_SENTENCES, LOST_SENTENCES } from '../../../src/report/reasons.ts';

const page = readFileSync(new URL('../../../docs/reading-starts.md', import.meta.url), 'utf8');

test('the table of precedence is the one of the code, in its order', () => {
  const documented = [...page.matchAll(/^\| \d+ \| (\w+) \| (?:`([\w-]+)`)? ?\|/gm)].map(
    ([, kind, reason]) => [kind, reason],
  );
  expect(documented).toEqual([
    ['lost', 'throttled'],
    ['lost', 'response-dropped'],
    ...PRECEDENCE.map(({ kind, reason }) => [kind, reason]),
    ['cold', undefined],
  ]);
});

test('the sentences are the ones that the report shows', () => {
  for (const [reason, sentence] of Object.entries({ ...FAILED_SENTENCES, ...LOST_SENTENCES })) {
    expect(page).toContain(`| \`${reason}\` | ${sentence} |`);
  }
});
