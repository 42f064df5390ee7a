import { describe, expect, test } from '@jest/globals';
import { aligned, width } from '../../src/report/columns.ts';
import { readReportJson, reportJson } from '../../src/report/json/json.ts';
import { SUMMARY_LIMIT } from '../../src/report/markdown/render.ts';
import { aCell, aComparison, aRegression, aReport, aSide, renderMarkdown, renderText } from './a-report.ts';
import { hostileLabel, scenarios } from './scenarios.ts';

describe('terminal', () => {
  test('the verdict is the last line, the report the line before', () => {
    const lines = renderText(scenarios['one-tier-slower']?.() ?? aReport(), 'out/report.json')
      .trimEnd()
      .split('\n');
    expect(lines.at(-1)).toMatch(
      /^Verdict: regression\. Cold starts got slower: \+\d+\.\d % at 1024 MB \(3 rows\)\.$/,
    );
    expect(lines.at(-2)).toBe('Report: out/report.json');
  });

  test('an image has no size, and as much of its digest as tells it apart', () => {
    const label = `111122223333.dkr.ecr.eu-west-1.amazonaws.com/orders@sha256:${'0123456789ab'.padEnd(64, 'f')}`;
    const side = aSide({ label, packageBytes: null, packageSha256: null, runtime: 'container image' });
    const report = aReport({}, { sides: { base: side, head: side } });
    const shown = 'orders@sha256:0123456789ab';
    expect(renderText(report)).toContain(`base: ${shown} (container image)\n`);
    const markdown = renderMarkdown(report, { limit: SUMMARY_LIMIT });
    expect(markdown.replaceAll('\u200b', '')).toContain(`<code>${shown}</code>, container image`);
    expect(markdown).not.toMatch(/null|NaN|SHA-256/);
    expect(readReportJson(reportJson(report))).toEqual(report);
  });

  test('the interval is a column, whose level is said', () => {
    const text = renderText(aReport());
    expect(text).toContain(' Interval: 95 %. ');
    expect(text).not.toContain('Under each change');
  });

  test('a run that measured nothing has neither rows nor a plan to tell of', () => {
    const text = renderText(scenarios['identical']?.() ?? aReport());
    expect(text).not.toMatch(/rows|seed|min/);
    expect(text).toContain('AWS Lambda\n');
  });

  test('columns line up, also with wide characters', () => {
    const text = renderText(
      aReport({
        comparisons: ['worker', '注文サービス', '🚀-launcher'].map((functionLabel) =>
          aComparison({ cell: aCell({ functionLabel }) }),
        ),
      }),
    );
    const table = text.split('\n').slice(0, 4);
    expect(new Set(table.map(width)).size).toBe(1);
  });

  test('aligned pads the first column to the right and the others to the left', () => {
    expect(
      aligned([
        ['a', '1'],
        ['bb', '22'],
      ]),
    ).toEqual(['a   1', 'bb 22']);
  });

  test('E14: error messages of failed starts are shown, and no line is a workflow command', () => {
    const report = scenarios['head-does-not-start']?.() ?? aReport();
    expect(renderText(report)).toContain(
      "head said: Runtime.ImportModuleError: Error: Cannot find module 'pino'",
    );
    const cell = aCell({ functionLabel: `::add-mask::a\n::error::${hostileLabel}##[error]` });
    const hostile = aReport({
      comparisons: [aRegression({ cell }), aComparison()],
      verdict: { verdict: 'pass', reason: 'proven', exitCode: 0 },
      starts: report.starts.map((start) => ({
        ...start,
        outcome: {
          kind: 'failed',
          reason: 'init-error',
          errorType: '::warning::x',
          message: '\n::add-mask::a\u001b[2J##[error]',
        },
      })),
    });
    for (const line of renderText(hostile, '::error::').split('\n')) {
      expect(line.trimStart()).not.toMatch(/^::/);
      expect(line).not.toMatch(/##\[|[\p{Cc}\u202e]/u);
    }
  });
});
