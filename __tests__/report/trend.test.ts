import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Comparison } from '../../src/core/judgement.ts';
import type { Report, TrendPoint } from '../../src/core/report.ts';
import { ShapeError } from '../../src/core/shape.ts';
import { powerFor } from '../../src/core/verdict/power-table.ts';
import { readReportJson, reportJson } from '../../src/report/json/json.ts';
import { COMMENT_LIMIT, SUMMARY_LIMIT } from '../../src/report/markdown/render.ts';
import { renderPower } from '../../src/report/power-text.ts';
import { sparkline, trendLines } from '../../src/report/trend.ts';
import {
  aCell,
  aComparison,
  aDeadHead,
  aFunction,
  aReport,
  aRule,
  renderMarkdown,
  renderText,
} from './a-report.ts';
import { hostileLabel } from './scenarios.ts';

const earlier = (...medians: readonly number[]): readonly TrendPoint[] =>
  medians.map((medianMs, i) => ({
    commit: i.toString(16).padStart(40, '0'),
    at: `2026-03-01T00:00:${String(i).padStart(2, '0')}Z`,
    medianMs,
  }));

/** The report with a trend of all its rows. */
function withTrend(comparisons: readonly Comparison[], branch = 'main'): Report {
  const rows = comparisons.map(({ cell, metric }) => ({
    cell,
    metric,
    earlier: earlier(212, 209),
    usualNoise: 0.043,
  }));
  return aReport({ comparisons, trend: { branch, rows } });
}

describe('bars', () => {
  test.each([
    [[212, 212, 212], '▁▁▁'],
    [[100, 200], '▁█'],
    [[100, 101], '▁▂'],
    [[1, 2, 3, 4, 5, 6, 7, 8], '▁▂▃▄▅▆▇█'],
    [[0, 0], '▁▁'],
    [[], ''],
  ])('%j', (values, bars) => {
    expect(sparkline(values)).toBe(bars);
  });

  test('are one per value, rise with it, and are never anything else', () => {
    const time = fc.double({ min: 0, max: 86_400_000, noNaN: true });
    fc.assert(
      fc.property(fc.array(time, { maxLength: 20 }), (values) => {
        const bars = Array.from(sparkline(values));
        expect(bars).toHaveLength(values.length);
        expect(bars.join('')).toMatch(/^[▁▂▃▄▅▆▇█]*$/);
        const byValue = [...bars.keys()].sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
        const inOrder = byValue.map((i) => bars[i]);
        expect(inOrder).toEqual([...inOrder].sort());
      }),
    );
  });
});

describe('a line', () => {
  test('has the oldest, the latest and this median, and the usual noise', () => {
    const [line] = trendLines(withTrend([aComparison()]));
    expect(line).toMatchObject({
      metric: null,
      words: '212 → 209 ms over 2 runs, here 255 ms; usual noise 4.3\u00a0%',
    });
    expect(line?.bars).toHaveLength(3);
  });

  test('of a head without a median has neither a bar nor a number of it', () => {
    const [line] = trendLines(withTrend([aDeadHead()]));
    expect(line?.words).toContain('over 2 runs, here failed;');
    expect(line?.bars).toHaveLength(2);
  });

  test('names the metric where rows differ in it, and is of a measured row with that metric', () => {
    const rows = [aComparison(), aComparison({ cell: aCell({ functionLabel: 'pay' }), metric: 'handler' })];
    const report: Report = {
      ...withTrend(rows),
      functions: rows.map(({ cell, metric }) =>
        aFunction({ label: cell.functionLabel, rule: { ...aRule, metric } }),
      ),
    };
    expect(trendLines(report).map(({ metric }) => metric)).toEqual(['cold start', 'first request']);
    const [first] = report.trend?.rows ?? [];
    if (first === undefined) throw new Error('no trend');
    const others = [
      { ...first, metric: 'init' as const },
      { ...first, cell: aCell({ tierMb: 128 }) },
    ];
    const foreign: Report = { ...report, trend: { branch: 'main', rows: others } };
    expect(trendLines(foreign)).toEqual([]);
    expect(renderMarkdown(foreign, { limit: COMMENT_LIMIT })).not.toContain('Earlier runs');
    expect(renderText(foreign)).not.toContain('Earlier runs');
  });
});

describe('foreign text', () => {
  test('in branch and label reaches neither page nor log as markup or command', () => {
    for (const text of [hostileLabel, '::error::x\n::set-output name=x::y', '##[command]x </summary>']) {
      const report = withTrend(
        [aComparison({ cell: aCell({ functionLabel: text }) }), aComparison()],
        `${text}\n::error::no`,
      );
      const markdown = renderMarkdown(report, { limit: SUMMARY_LIMIT });
      expect(markdown).toContain('<details><summary>Earlier runs on <code>');
      expect(markdown).not.toMatch(/<img|@acme|#12/);
      expect(markdown.split('</summary>').length).toBe(markdown.split('<summary>').length);
      expect(renderText(report)).not.toMatch(/^\s*::|##\[/m);
    }
  });
});

describe('size', () => {
  const many = Array.from({ length: 240 }, (_, i) =>
    aComparison({ cell: aCell({ functionLabel: `${'x'.repeat(60)}${i}` }) }),
  );

  test('240 rows with a trend: comment and summary fit, and the trend goes before rows do', () => {
    const report = withTrend(many);
    const summary = renderMarkdown(report, { limit: SUMMARY_LIMIT, unit: 'bytes' });
    expect(summary.match(/over 2 runs/g)).toHaveLength(240);
    const comment = renderMarkdown(report, { limit: COMMENT_LIMIT });
    expect(comment.length).toBeLessThanOrEqual(COMMENT_LIMIT);
    const { trend: _, ...without } = report;
    expect(comment).toBe(renderMarkdown(without, { limit: COMMENT_LIMIT }));
  });

  test('distributions go before it', () => {
    const report = withTrend([aComparison()]);
    const whole = renderMarkdown(report, { limit: COMMENT_LIMIT });
    const tight = renderMarkdown(report, { limit: whole.length - 1 });
    expect([tight.includes('```text'), tight.includes('Earlier runs')]).toEqual([false, true]);
    const tighter = renderMarkdown(report, { limit: tight.length - 1 });
    expect(tighter).not.toContain('Earlier runs');
    expect(tighter).toContain('| Memory |');
  });
});

describe('as JSON', () => {
  const report = withTrend([aComparison()]);

  test('it comes back as it was', () => {
    expect(readReportJson(reportJson(report))).toEqual(report);
  });

  test.each<[string, unknown]>([
    ['$.trend.rows', null],
    ['$.trend.branch', 7],
    ['$.trend.rows[0].earlier', earlier(...Array.from({ length: 21 }, () => 1))],
    ['$.trend.rows[0].earlier[0].medianMs', 1e308],
    ['$.trend.rows[0].earlier[0].medianMs', '<b>5</b>'],
    ['$.trend.rows[0].earlier[0].at', 'yesterday'],
    ['$.trend.rows[0].earlier[0].commit', 'f'.repeat(65)],
    ['$.trend.rows[0].usualNoise', -1],
    ['$.trend.rows[0].metric', '__proto__'],
  ])('%s is refused when it is not what it should be', (path, value) => {
    const document: unknown = JSON.parse(reportJson(report));
    const keys = path.slice(2).match(/\w+/g) ?? [];
    const last = keys.pop() ?? '';
    const at = keys.reduce<object>((from, key) => Object(Reflect.get(from, key)), Object(document));
    Reflect.set(at, last, value);
    expect(() => readReportJson(JSON.stringify(document))).toThrow(ShapeError);
    expect(() => readReportJson(JSON.stringify(document))).toThrow(path);
  });
});

test('the table of power names what its rows differ in, and noise is no change', () => {
  const table = renderPower([
    { ...powerFor(0.05, 10, aRule, 2, aCell({ functionLabel: '::error::x' })), metric: 'total' },
    { ...powerFor(0.1, 10, aRule, 2, aCell({ functionLabel: 'pay' })), metric: 'init' },
  ]);
  expect(table).toMatch(/^: :error::x at 1024 MB, cold start +5 % +\+10 % /m);
  expect(table).toMatch(/^pay at 1024 MB, init +10 % +\+10 % /m);
});
