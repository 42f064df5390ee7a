import { describe, expect, test } from '@jest/globals';
import { aCell, aComparison, aFunction, aReport, aRule, renderMarkdown, renderText } from './a-report.ts';

const fn = (label: string, skipped: boolean) => aFunction({ label, skipped });
const row = (functionLabel: string, metric: 'total' | 'init' = 'total') =>
  aComparison({ cell: aCell({ functionLabel }), metric });
const markdown = (...args: Parameters<typeof aReport>): string =>
  renderMarkdown(aReport(...args), { limit: 65_000 });

describe('a report of several functions', () => {
  test('names its function also when only one of them was measured', () => {
    const text = markdown({ functions: [fn('a', false), fn('b', true)], comparisons: [row('a')] });
    expect(text).toContain(
      '2 functions: 1 measured, 1 skipped because its package and its settings did not change.',
    );
    expect(text).toMatch(/^\| .*<code>a<\/code>/m);
  });

  test('says of what its times are where that differs between the rows', () => {
    const functions = [fn('a', false), { ...fn('b', false), rule: { ...aRule, metric: 'init' as const } }];
    const mixed = markdown({ functions, comparisons: [row('a'), row('b', 'init')] });
    expect(mixed).toContain('| Time, ms |');
    expect(mixed).toMatch(/1024\u00a0MB, init|1024 MB, init/);
    const alike = markdown({ functions, comparisons: [row('b', 'init')] });
    expect(alike).toContain('| Init, ms |');
  });

  test('stays within the limit whatever the names of the skipped functions are', () => {
    const many = Array.from({ length: 200 }, (_, i) => fn(`${'|`<@#'.repeat(12)}${i}`, true));
    const text = renderMarkdown(aReport({ functions: many, comparisons: [] }), { limit: 65_000 });
    expect(text).toContain('200 functions skipped');
    expect(text).toContain('and 140 more');
    expect(text.length).toBeLessThanOrEqual(65_000);
    expect(renderText(aReport({ functions: many, comparisons: [] }))).toContain('Skipped, not changed: ');
  });
});
