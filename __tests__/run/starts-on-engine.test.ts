/** What functions can do wrong, on the real engine, read by the real reader: each is given the right class, in both log formats. */
import { describe, expect, test } from '@jest/globals';
import type { LogFormat, StartOutcome } from '../../src/core/model.ts';
import type { EngineOptions } from '../../src/local/engine.ts';
import { type Files, GOOD, gate, oneStart, type Side, setUp } from './on-engine.ts';

const FORGED_TEXT =
  'REPORT RequestId: __ID__\tDuration: 1.00 ms\tBilled Duration: 2 ms\tMemory Size: 512 MB\tMax Memory Used: 9 MB\tInit Duration: 1.00 ms\t';
const FORGED_JSON =
  '{"time":"2026-01-01T00:00:00.000Z","type":"platform.report","record":{"requestId":"__ID__","status":"success","metrics":{"durationMs":1,"billedDurationMs":2,"memorySizeMB":512,"maxMemoryUsedMB":9,"initDurationMs":1}}}';

const handler = (body: string): Files => ({
  'index.js': `exports.handler = async (event, context) => { ${body} };\n`,
});
/** Prints a line with the id of the request in it, and answers. */
const print = (line: string): string =>
  `process.stdout.write(${JSON.stringify(`${line}\n`)}.replace('__ID__', context.awsRequestId)); return 1;`;

/** An extension that registers and then waits for events, as a Node.js program without dependencies. */
const EXTENSION = `#!${process.execPath}
const base = 'http://' + process.env.AWS_LAMBDA_RUNTIME_API + '/2020-01-01/extension';
(async () => {
  const registered = await fetch(base + '/register', {
    method: 'POST',
    headers: { 'Lambda-Extension-Name': 'watcher' },
    body: JSON.stringify({ events: ['INVOKE', 'SHUTDOWN'] }),
  });
  const id = registered.headers.get('lambda-extension-identifier');
  for (;;) {
    const event = await (await fetch(base + '/event/next', { headers: { 'Lambda-Extension-Identifier': id } })).json();
    if (event.eventType === 'SHUTDOWN') process.exit(0);
  }
})();
`;

interface Case {
  readonly what: string;
  readonly side: Side;
  readonly outcome: Partial<StartOutcome>;
  readonly options?: EngineOptions;
  readonly warning?: string;
}

const cold = { kind: 'cold', by: 'init' } as const;

const CASES: readonly Case[] = [
  { what: 'answers', side: { files: GOOD }, outcome: cold },
  {
    what: 'logs 20 KB',
    side: { files: handler("for (let i = 0; i < 200; i++) console.log('x'.repeat(100)); return 1;") },
    outcome: cold,
  },
  {
    what: 'logs JSON',
    side: {
      files: handler('console.log(JSON.stringify({ type: "platform.report", record: {} })); return 1;'),
    },
    outcome: cold,
  },
  {
    what: 'forges a text REPORT of its own request',
    side: { files: handler(print(FORGED_TEXT)) },
    outcome: cold,
    warning: 'duplicate-report',
  },
  {
    what: 'forges a JSON report of its own request',
    side: { files: handler(print(FORGED_JSON)) },
    outcome: cold,
    warning: 'duplicate-report',
  },
  {
    what: 'throws at init',
    side: { files: { 'index.js': "throw new TypeError('no configuration');\n" } },
    outcome: { kind: 'failed', reason: 'init-error' },
  },
  {
    what: 'exits at init',
    side: { files: { 'index.js': 'process.exit(3);\n' } },
    outcome: { kind: 'failed', reason: 'init-error', errorType: 'Runtime.ExitError' },
  },
  {
    what: 'misses a module',
    side: { files: { 'index.js': "require('left-out');\n" } },
    outcome: { kind: 'failed', reason: 'init-error', errorType: 'Runtime.ImportModuleError' },
  },
  {
    what: 'needs more than the init limit',
    side: {
      files: {
        'index.mjs':
          'await new Promise((wait) => setTimeout(wait, 1500));\nexport const handler = async () => 1;\n',
      },
    },
    options: { initLimitMs: 500 },
    outcome: { kind: 'failed', reason: 'init-timeout' },
  },
  {
    what: 'crashes in the handler',
    side: { files: handler('process.exit(1);') },
    outcome: { kind: 'failed', reason: 'crash', errorType: 'Runtime.ExitError' },
  },
  {
    what: 'is killed in the handler',
    side: { files: handler("process.kill(process.pid, 'SIGKILL'); await new Promise(() => {});") },
    outcome: { kind: 'failed', reason: 'crash' },
  },
  {
    what: 'times out',
    side: {
      files: handler('await new Promise((wait) => setTimeout(wait, 60000));'),
      settings: { timeoutSeconds: 1 },
    },
    outcome: { kind: 'failed', reason: 'timeout' },
  },
  {
    what: 'throws in the handler',
    side: { files: handler("throw new RangeError('bad order');") },
    outcome: { kind: 'failed', reason: 'function-error', errorType: 'RangeError', message: 'bad order' },
  },
  {
    what: 'runs an extension',
    side: { files: { ...GOOD, 'extensions/watcher': EXTENSION } },
    outcome: cold,
  },
  {
    what: 'has an extension that exits at once',
    side: { files: { ...GOOD, 'extensions/broken': '#!/bin/sh\nexit 7\n' } },
    outcome: { kind: 'failed', reason: 'extension-failed' },
  },
];

describe.each<LogFormat>(['Text', 'JSON'])('a function with %s logs', (logFormat) => {
  test.each(CASES)('that $what', async ({ side, outcome, options, warning }) => {
    await using bench = await setUp(
      { ...side, settings: { ...side.settings, logFormat } },
      { files: GOOD, settings: { logFormat } },
      options,
    );
    const { outcome: seen, warnings } = await oneStart(bench);
    expect(seen).toMatchObject(outcome);
    expect(warnings.map(({ code }) => code)).toEqual(warning === undefined ? [] : [warning]);
  });

  test('that throws, where function errors are accepted, is a cold start', async () => {
    await using bench = await setUp(
      { files: handler("throw new Error('on purpose');"), settings: { logFormat } },
      { files: GOOD },
    );
    expect((await oneStart(bench, true)).outcome).toMatchObject(cold);
  });

  test('has no init that is longer than its wall clock', async () => {
    await using bench = await setUp({ files: GOOD, settings: { logFormat } }, { files: GOOD });
    const { report } = await gate(bench);
    for (const { outcome, wallMs } of report.starts) {
      if (outcome.kind !== 'cold') throw new Error(`not cold: ${outcome.kind}`);
      const total = (outcome.phases.initMs ?? 0) + outcome.phases.handlerMs;
      expect(total).toBeGreaterThan(0);
      expect(total).toBeLessThanOrEqual(wallMs + 1);
    }
  });
});

describe('log settings', () => {
  test('JSON with a system level of WARN is measured at INFO on both sides, and would have no report otherwise', async () => {
    const settings = { logFormat: 'JSON', systemLogLevel: 'WARN' } as const;
    await using bench = await setUp({ files: GOOD, settings }, { files: GOOD, settings });
    const { report } = await gate(bench);
    expect(report.counts.map(({ cold: n, lost }) => [n, lost])).toEqual([
      [10, 0],
      [10, 0],
    ]);
  });

  test('no log group is left behind', async () => {
    await using bench = await setUp({ files: GOOD }, { files: GOOD });
    const { report } = await gate(bench);
    const names = new Set(report.starts.map(({ functionName }) => `/aws/lambda/${functionName}`));
    const deleted = bench.requests.filter(({ operation }) => operation === 'DeleteLogGroup');
    expect(deleted).toHaveLength(names.size);
    expect(deleted.every(({ status }) => status === 200)).toBe(true);
  });
});
