import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { SIDES } from '../../src/core/model.ts';
import type { Report } from '../../src/core/report.ts';
import { COMMENT_LIMIT, SUMMARY_LIMIT } from '../../src/report/markdown/render.ts';
import {
  aCell,
  aComparison,
  aDeadHead,
  aRegression,
  aReport,
  aSide,
  aSummary,
  renderMarkdown,
  starts,
} from './a-report.ts';
import { hostileLabel, scenarios } from './scenarios.ts';

const render = (report: Report): string => renderMarkdown(report, { limit: COMMENT_LIMIT });
const bytes = (text: string): number => new TextEncoder().encode(text).length;

/** Lines of tables, without their title and dashes. */
function rows(markdown: string): string[] {
  return markdown.split('\n').filter((line) => /^\| (?!Memory|Function|:--)/.test(line));
}

/** Cells of a line as GFM splits them: at every pipe without a backslash. */
function cells(line: string): number {
  return line.split(/(?<!\\)\|/).length - 2;
}

function count(text: string, part: string): number {
  return text.split(part).length - 1;
}

/** A report of `functions` x 6 tiers with names of 200 characters, every `regressedEach`th row regressed. */
function large(functions: number, regressedEach: number): Report {
  const tiersMb = [128, 256, 512, 1024, 1769, 3008];
  const cellsOf = Array.from({ length: functions }, (_, f) =>
    tiersMb.map((tierMb) =>
      aCell({
        functionLabel: `${'🚀🧑‍🚀'.repeat(10)}${'service|'.repeat(20)}${f}`.padStart(200, 'x'),
        tierMb,
      }),
    ),
  ).flat();
  return aReport({
    comparisons: cellsOf.map((cell, i) =>
      i % regressedEach === 0 ? aRegression({ cell }) : aComparison({ cell }),
    ),
    starts: starts(
      cellsOf.map((cell) => ({
        cell,
        init: { base: 220, head: 240 },
        handler: { base: 30, head: 30 },
        sd: 0.1,
        blocks: 1,
      })),
    ),
    verdict: { verdict: 'regression', reason: 'proven', exitCode: 1 },
  });
}

describe('content', () => {
  test('the verdict comes first and names the worst change', () => {
    const report = aReport({
      comparisons: [aComparison({ cell: aCell({ tierMb: 512 }) }), aRegression()],
      verdict: { verdict: 'regression', reason: 'proven', exitCode: 1 },
    });
    expect(render(report).split('\n')[0]).toBe('### ❌ Cold starts got slower: +24.1\u00a0% at 1024\u00a0MB');
  });

  test('F4: an improvement passes and is called faster', () => {
    const markdown = render(scenarios['faster']?.() ?? aReport());
    expect(markdown).toContain('✅ Cold starts got faster');
    expect(rows(markdown).every((row) => row.includes('<br>faster |'))).toBe(true);
  });

  test('the limit that governs stands in the row', () => {
    const row = aComparison({ allowance: { governs: 'milliseconds', allowedMs: 10, allowedPercent: 24.39 } });
    expect(render(aReport({ comparisons: [row] }))).toContain('| +10\u00a0ms<br>=\u00a0+24\u00a0% |');
  });

  test('a median on a failed start is a word, not a number', () => {
    const row = rows(render(aReport({ comparisons: [aDeadHead()] })))[0];
    expect(row).toContain('252\u00a0→\u00a0failed');
    expect(row).toContain('no start of head succeeds');
  });

  test('a row without base shows its budget', () => {
    const row = aComparison({
      base: null,
      budget: { budgetMs: 800, upperLimitMs: 260, lowerLimitMs: 240 },
      changePercent: { estimate: null, interval: { low: null, high: null, level: 0.95 } },
    });
    expect(render(aReport({ comparisons: [row] }))).toContain('| at most 800\u00a0ms |');
  });

  test('restore is named where it takes the place of init', () => {
    const head = aSummary({ phaseMediansMs: { init: null, restore: 612.4, handler: 30 } });
    const markdown = render(aReport({ comparisons: [aComparison({ head })] }));
    expect(markdown).toContain('Init or restore, ms');
    expect(markdown).toContain('221\u00a0→\u00a0612\u00a0(restore)');
  });

  test('the phase that moved is bold, and only where something moved', () => {
    expect(rows(render(aReport({ comparisons: [aRegression()] })))[0]).toContain(
      '| **221\u00a0→\u00a0282** |',
    );
    expect(render(aReport())).not.toContain('**221');
  });

  test('the phase that moved is one that moved with the change; failed starts move none', () => {
    const phases = (init: number, handler: number) => ({ init, restore: null, handler });
    const row = (overrides: Parameters<typeof aSummary>[0]): string =>
      rows(render(aReport({ comparisons: [aRegression({ head: aSummary(overrides) })] })))[0] ?? '';
    const bold = (text: string): number => count(text, '**') / 2;
    // Init fell by more than the request rose, and the row got slower.
    const opposite = row({ medianMs: 313.2, phaseMediansMs: phases(100, 90) });
    expect(opposite).toContain('| **30.9\u00a0→\u00a090.0** |');
    expect(bold(opposite)).toBe(2);
    expect(bold(row({ medianMs: null, failed: 16, phaseMediansMs: phases(281, 31) }))).toBe(1);
    expect(bold(row({ medianMs: 313.2, failed: 9, phaseMediansMs: phases(222, 31) }))).toBe(1);
    expect(bold(row({ medianMs: 313.2, failed: 1, phaseMediansMs: phases(281, 31) }))).toBe(2);
    expect(bold(row({ medianMs: 313.2, phaseMediansMs: phases(220, 30) }))).toBe(1);
  });

  test('a run that measured nothing leaves out what would say nothing', () => {
    for (const name of ['identical', 'fork-without-credentials']) {
      const markdown = render(scenarios[name]?.() ?? aReport());
      expect(markdown).toContain('- Engine: ');
      expect(markdown).not.toMatch(/- (Memory|Architecture|Cold starts|Machine|Plan|Duration):/);
    }
  });

  test('first starts that are dropped are counted and named', () => {
    expect(render(aReport())).toContain(
      'the first start of each temporary function is dropped on both sides (2 in all)',
    );
  });

  test('a regression that is accepted says so', () => {
    const markdown = render(scenarios['accepted-regression']?.() ?? aReport());
    expect(markdown.startsWith('### ⚠️ Cold starts got slower')).toBe(true);
    expect(markdown).toContain('Accepted: on-regression is warn');
  });

  test('not measured never reads like a pass', () => {
    const markdown = render(scenarios['fork-without-credentials']?.() ?? aReport());
    expect(markdown).toContain('Cold starts were not measured');
    expect(markdown).not.toMatch(/✅|did not get slower/);
  });

  test('a warning is said once with the rows that it is about', () => {
    const cell = (tierMb: number) => aCell({ tierMb });
    const warned = [128, 256, 512, 1024, 1769].map((tierMb) =>
      aComparison({
        cell: cell(tierMb),
        warnings: [{ code: 'early-stop' }],
      }),
    );
    const markdown = render(aReport({ comparisons: warned }));
    expect(count(markdown, 'Measuring stopped as soon as the regression was proven')).toBe(1);
    expect(markdown).toContain('(128\u00a0MB, 256\u00a0MB, 512\u00a0MB and 2 more)');
  });

  test('warnings that differ only in numbers are one, with the numbers of the worst row', () => {
    const warned = [128, 256, 512].map((tierMb, i) => {
      const cell = aCell({ tierMb });
      const modes = { lowMs: 10 * (i + 1) + 0.5, highMs: 99, highShare: 0.5 };
      const warnings = SIDES.map((side) => ({ code: 'bimodal' as const, side, ...modes }));
      return i === 1 ? aRegression({ cell, warnings }) : aComparison({ cell, warnings });
    });
    const markdown = render(aReport({ comparisons: warned }));
    const lines = markdown.split('\n').filter((line) => line.startsWith('- ⚠️'));
    expect(lines).toEqual(
      ['Base', 'Head'].map(
        (side) =>
          `- ⚠️ ${side} has two modes, near 20.5 ms and 99.0 ms (50 % of its starts in the slower one): often two host generations. A change of the mix moves the median, but hardly the comparison. (128\u00a0MB, 256\u00a0MB, 512\u00a0MB; the numbers are those of 256\u00a0MB)`,
      ),
    );
  });

  test('lost and failed starts come with reason and fix', () => {
    const markdown = render(scenarios['some-starts-fail']?.() ?? aReport());
    expect(markdown).toMatch(/\*\*head: \d+ failed\*\* \(counted as slower than any number\)/);
    expect(markdown).toMatch(/\*\*base: 1 lost\*\* \(taken again\)/);
    expect(markdown).toContain('lower `concurrency`');
  });

  test('messages of failed starts do not reach Markdown', () => {
    const markdown = render(scenarios['head-does-not-start']?.() ?? aReport());
    expect(markdown).not.toContain('pino');
    expect(markdown).toContain('What the failed starts said is in the job log.');
  });

  test('no number of starts is advised that nobody would make', () => {
    const open = (moreSamplesNeeded: number): string =>
      render(
        aReport({
          comparisons: [aComparison({ verdict: 'inconclusive', reason: 'noisy', moreSamplesNeeded })],
        }),
      );
    expect(open(200)).toContain('about 200 more starts per side would decide');
    expect(open(2745)).toContain('too noisy to tell with a sensible number of starts');
    expect(open(2745)).not.toContain('2745');
  });

  test('a notice stands above everything', () => {
    const markdown = renderMarkdown(aReport(), {
      limit: COMMENT_LIMIT,
      notice: 'Measured by untrusted code',
    });
    expect(markdown.split('\n')[0]).toBe('> ⚠️ Measured by untrusted code');
  });

  test.each(Object.keys(scenarios))('%s: no number is NaN, Infinity, null or undefined', (name) => {
    expect(render(scenarios[name]?.() ?? aReport())).not.toMatch(/NaN|Infinity|null|undefined|-0\.0/);
  });

  test.each(Object.keys(scenarios))('%s: lines of a code block fit a phone', (name) => {
    for (const block of render(scenarios[name]?.() ?? aReport()).matchAll(/```text\n([^`]*)```/g)) {
      for (const line of (block[1] ?? '').split('\n'))
        expect(Array.from(line).length).toBeLessThanOrEqual(60);
    }
  });
});

describe('foreign text', () => {
  test('E13: hostile names neither add rows or cells nor reach the page as markup', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.constant(hostileLabel), fc.string({ unit: 'grapheme', maxLength: 80 })),
        (label) => {
          const text = `${label}\n| a | b |\n<img src=x> @acme/team #12`;
          const cell = aCell({ functionLabel: text });
          const report = aReport(
            {
              comparisons: [
                aRegression({ cell }),
                aComparison({
                  warnings: [
                    { code: 'functions-differ', side: 'base', functions: [{ name: text, medianMs: 1 }] },
                  ],
                }),
              ],
              plan: { ...aReport().plan, seed: text },
              verdict: { verdict: 'regression', reason: 'proven', exitCode: 1 },
              warnings: [{ code: 'other-node-version', runtime: text, nodeVersion: text }],
            },
            {
              sides: {
                base: aSide({ label: text, runtime: text, packageSha256: text }),
                head: aSide({ label: text }),
              },
              measuredOn: { engine: 'aws', region: text, description: text },
            },
          );
          const markdown = renderMarkdown(report, { limit: SUMMARY_LIMIT, notice: text });
          expect(rows(markdown)).toHaveLength(2);
          expect(rows(markdown).map(cells)).toEqual([7, 7]);
          expect(markdown).not.toMatch(/<img|@acme|#12|@[A-Za-z0-9]/);
          const tags = new Set(markdown.match(/<\/?[a-z]+/g));
          for (const tag of tags) expect(tag).toMatch(/^<\/?(br|code|details|summary|sub|span)$/);
          expect(count(markdown, '```') % 2).toBe(0);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('size', () => {
  const everything = large(60, 1);
  const few = large(60, 40);

  test.each([
    ['all rows regressed', everything],
    ['few rows regressed', few],
  ])('60 functions at 6 tiers with long names, %s: comment and summary fit and stay whole', (_, report) => {
    const comment = render(report);
    const summary = renderMarkdown(report, { limit: SUMMARY_LIMIT, unit: 'bytes' });
    expect(comment.length).toBeLessThanOrEqual(65_536);
    expect(bytes(summary)).toBeLessThanOrEqual(SUMMARY_LIMIT);
    for (const text of [comment, summary]) {
      expect(count(text, '<details')).toBe(count(text, '</details>'));
      expect(rows(text).every((row) => cells(row) === 7)).toBe(true);
      expect(text).toContain('How this was measured');
    }
    expect(comment).toMatch(/_Cut: \d+ more rows in the JSON report\._/);
    expect(rows(summary)).toHaveLength(360);
  });

  test('names that are cut stay different', () => {
    const names = rows(renderMarkdown(few, { limit: SUMMARY_LIMIT })).map(
      (row) => /<code>.*<\/code>/.exec(row)?.[0],
    );
    expect(new Set(names).size).toBe(60);
  });

  test('rows with a finding are kept before those without, the worst first', () => {
    const comment = render(few);
    expect(rows(comment).filter((row) => row.includes('❌'))).toHaveLength(9);
    expect(rows(comment).findIndex((row) => row.includes('✅'))).toBe(9);
  });

  test('less room takes the distributions first, then rows, and every limit is kept', () => {
    const whole = render(aReport());
    expect(whole).toContain('```text');
    const tight = renderMarkdown(aReport(), { limit: whole.length - 1 });
    expect(tight).not.toContain('```text');
    expect(rows(tight)).toHaveLength(1);
    for (const limit of [0, 10, 60, 500, 1_500, 3_000, 20_000]) {
      for (const unit of ['characters', 'bytes'] as const) {
        const text = renderMarkdown(few, { limit, unit });
        expect(unit === 'bytes' ? bytes(text) : text.length).toBeLessThanOrEqual(limit);
      }
    }
  });
});
