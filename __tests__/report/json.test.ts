import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import type { Report } from '../../src/core/report.ts';
import { ShapeError } from '../../src/core/shape.ts';
import { judgeReport } from '../../src/core/verdict/judge-report.ts';
import { readReportJson, reportJson, reportSchema } from '../../src/report/json/json.ts';
import { aCell, aColdStart, aComparison, aDeadHead, aFunction, aReport } from './a-report.ts';
import { scenarios } from './scenarios.ts';

/** The document with one value replaced; `path` as in `starts.0.wallMs`. */
function withValue(report: Report, path: string, value: unknown): string {
  const document: unknown = JSON.parse(reportJson(report));
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let at: unknown = document;
  for (const key of keys) at = Reflect.get(Object(at), key);
  Reflect.set(Object(at), last, value);
  return JSON.stringify(document);
}

function problem(text: string): ShapeError {
  try {
    readReportJson(text);
  } catch (error) {
    if (error instanceof ShapeError) return error;
    throw error;
  }
  throw new Error('was accepted');
}

describe('writing and reading', () => {
  test('gives the same report', () => {
    const report = aReport({ comparisons: [aComparison(), aDeadHead({ cell: aCell({ tierMb: 512 }) })] });
    expect(readReportJson(reportJson(report))).toEqual(report);
  });

  test('keeps every number to the last bit', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (p) => {
        const report = aReport({ comparisons: [aComparison({ pSlowerAtAll: p })] });
        const read = readReportJson(reportJson(report));
        expect(read.comparisons[0]?.pSlowerAtAll).toBe(p === 0 ? 0 : p);
      }),
      { numRuns: 20 },
    );
  });

  test('the order of properties does not depend on how the report was made', () => {
    const report = aReport();
    const reversed = Object.fromEntries(Object.entries(report).reverse()) as unknown as Report;
    expect(reportJson(reversed)).toBe(reportJson(report));
  });

  test('one cold start is one line, so that a diff shows starts', () => {
    const report = aReport();
    const lines = reportJson(report).split('\n');
    expect(
      lines.filter((line) => line.startsWith('    {"cell":') && line.includes('"outcome"')),
    ).toHaveLength(report.starts.length);
  });

  test('messages of failed starts stay in the job log', () => {
    const failed = aColdStart({
      outcome: {
        kind: 'failed',
        reason: 'init-error',
        errorType: 'Runtime.ImportModuleError',
        message: 'no module x',
      },
    });
    const text = reportJson(aReport({ starts: [failed] }));
    expect(text).toContain('Runtime.ImportModuleError');
    expect(text).not.toContain('no module x');
  });

  test('a report with a number that is not finite is not written', () => {
    const report = aReport({ durationSeconds: Number.NaN });
    expect(() => reportJson(report)).toThrow('$.durationSeconds');
  });
});

describe('reading what anybody wrote', () => {
  test.each([
    ['starts.0.wallMs', 'NaN', '$.starts[0].wallMs'],
    ['starts.0.wallMs', null, '$.starts[0].wallMs'],
    ['starts.0.wallMs', -3, '$.starts[0].wallMs'],
    ['starts.0.wallMs', 1e308, '$.starts[0].wallMs'],
    ['starts.1.outcome.kind', 'warm', '$.starts[1].outcome.kind'],
    ['starts.1.outcome.phases.restoreMs', 5, '$.starts[1].outcome.phases'],
    ['starts.0.startedAt', 'yesterday', '$.starts[0].startedAt'],
    ['starts', {}, '$.starts'],
    ['comparisons.0.head', null, '$.comparisons[0].head'],
    ['comparisons.0.changePercent.estimate', '24', '$.comparisons[0].changePercent.estimate'],
    ['counts.0.reasons', { '<img>': 1 }, '$.counts[0].reasons'],
    ['verdict.verdict', 'passed', '$.verdict.verdict'],
    ['functions.0.sides.head.label', 'x'.repeat(3000), '$.functions[0].sides.head.label'],
    ['plan', undefined, '$.plan'],
    ['functions.0.rule.thresholdPercent', 'ten', '$.functions[0].rule.thresholdPercent'],
    ['tool.name', 'other', '$.tool.name'],
    ['functions', undefined, '$.functions'],
    ['functions', [], '$.functions'],
    ['functions', [aFunction(), aFunction()], '$.functions[1].label'],
    ['comparisons.0.cell.functionLabel', 'nowhere', '$.comparisons[0].cell.functionLabel'],
    ['starts.2.cell.functionLabel', 'nowhere', '$.starts[2].cell.functionLabel'],
  ])('%s = %j is refused at %s', (path, value, expected) => {
    const error = problem(withValue(aReport(), path, value));
    expect(error.path).toBe(expected);
    expect(error.message).toContain(expected);
  });

  test('numbers beyond a double are refused', () => {
    expect(
      problem(reportJson(aReport()).replace(/"durationSeconds": 252/, '"durationSeconds": 1e999')).path,
    ).toBe('$.durationSeconds');
  });

  test('another schema version is named with what to do', () => {
    const error = problem(withValue(aReport(), 'schema', 2));
    expect(error.message).toContain('schema version 2');
    expect(error.message).toContain('Use the version');
  });

  test.each(['', '{', '[]', 'null', '"x"', '{"schema":1}', '{"schema":"1"}', '['.repeat(100_000)])(
    '%#: what is not a report is refused without quoting it',
    (text) => {
      expect(problem(text).message.length).toBeLessThan(200);
    },
  );

  test('unknown properties are dropped, __proto__ among them', () => {
    const text = reportJson(aReport()).replace(
      '{',
      '{"__proto__":{"polluted":true},"constructor":1,"cost":{"usd":1},',
    );
    const read = readReportJson(text);
    expect(read).toEqual(aReport());
    expect(Reflect.get(read, 'polluted')).toBeUndefined();
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
  });

  test('__proto__ as a reason is refused, not set', () => {
    const text = reportJson(aReport()).replace(/"reasons": ?\{\}/, '"reasons":{"__proto__":3}');
    expect(problem(text).path).toBe('$.counts[0].reasons');
  });

  test('an inherited property is not a property of the document', () => {
    expect(problem(withValue(aReport(), 'starts.0.outcome.kind', 'toString')).path).toBe(
      '$.starts[0].outcome.kind',
    );
  });

  test('no change of the document makes it throw anything but its own error', () => {
    const text = reportJson(aReport({ starts: [aColdStart({ cell: aCell() })] }));
    fc.assert(
      fc.property(
        fc.nat(text.length - 1),
        fc.nat(20),
        fc.oneof(fc.string(), fc.constantFrom('1e999', '"NaN"', 'null', '-0', '[]', '{}', '"__proto__"')),
        (from, length, insert) => {
          try {
            const read = readReportJson(text.slice(0, from) + insert + text.slice(from + length));
            expect(reportJson(read)).not.toMatch(/NaN|Infinity/);
          } catch (error) {
            expect(error).toBeInstanceOf(ShapeError);
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('schema/report.schema.json', () => {
  const file = new URL('../../schema/report.schema.json', import.meta.url);
  const schema: object = JSON.parse(readFileSync(file, 'utf8'));
  const isValid = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true }).compile(schema);

  test('is made from the description that the reader uses', () => {
    if (process.env['UPDATE_GOLDEN'] === '1') {
      writeFileSync(file, `${JSON.stringify(reportSchema(), null, 2)}\n`);
    }
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(reportSchema())));
  });

  test.each(Object.entries(scenarios))('a validator of others accepts: %s', (_, scenario) => {
    expect(isValid(JSON.parse(reportJson(scenario())))).toBe(true);
  });

  test('a validator of others and the reader refuse the same', () => {
    const documents = [
      withValue(aReport(), 'starts.0.wallMs', 'NaN'),
      withValue(aReport(), 'starts.0.wallMs', -3),
      withValue(aReport(), 'starts.1.outcome.kind', 'warm'),
      withValue(aReport(), 'starts.0.startedAt', 'yesterday'),
      withValue(aReport(), 'comparisons.0.head', null),
      withValue(aReport(), 'counts.0.reasons', { '<img>': 1 }),
      withValue(aReport(), 'verdict.verdict', 'passed'),
      withValue(aReport(), 'schema', 2),
      withValue(aReport(), 'plan', undefined),
    ];
    for (const text of documents) {
      expect(isValid(JSON.parse(text))).toBe(false);
      expect(() => readReportJson(text)).toThrow(ShapeError);
    }
  });
});

test.each(Object.entries(scenarios))(
  'judged again from its file, the verdict is the same bit for bit: %s',
  (_, scenario) => {
    const report = readReportJson(reportJson(scenario()));
    const { comparisons, verdict } = judgeReport(report);
    expect({ comparisons, verdict }).toEqual({ comparisons: report.comparisons, verdict: report.verdict });
  },
);

test('a message of a failed start, however long, is left out and breaks nothing', () => {
  const outcome = {
    kind: 'failed',
    reason: 'crash',
    errorType: null,
    message: '\u{1f600}'.repeat(400),
  } as const;
  const text = reportJson(aReport({ starts: [aColdStart({ outcome })] }));
  expect(readReportJson(text).starts[0]?.outcome).toEqual({ ...outcome, message: null });
});

test('a block that is fuller than the rule says is refused, and so is what no run can have twice', () => {
  const start = (order: number) => aColdStart({ order, block: 1, side: 'head', requestId: null });
  const starts = Array.from({ length: 6 }, (_, order) => start(order));
  expect(() => readReportJson(reportJson(aReport({ starts })))).toThrow(/starts\[5\]/);
  expect(() => readReportJson(reportJson(aReport({ starts: [start(0), start(0)] })))).toThrow(
    /starts\[1\]\.order/,
  );
  const request = '8b6f2c1e-4a0d-4d0f-9a51-0d7c2f3e6b11';
  const same = [0, 1].map((order) => aColdStart({ order, requestId: request }));
  expect(() => readReportJson(reportJson(aReport({ starts: same })))).toThrow(/starts\[1\]\.requestId/);
  const rows = [aComparison(), aDeadHead()];
  expect(() => readReportJson(reportJson(aReport({ comparisons: rows })))).toThrow(/comparisons\[1\]\.cell/);
});
