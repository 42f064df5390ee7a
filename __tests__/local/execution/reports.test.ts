import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Execution, LogChunk } from '../../../src/local/contract.ts';
import { invoke, invokeSource, program, startExecution, versionOf, writePackage } from './harness.ts';

const INIT_LIMIT_MS = 700;
const chunks: LogChunk[] = [];
let execution: Execution;
beforeAll(() => {
  execution = startExecution({ initLimitMs: INIT_LIMIT_MS, onLog: (chunk) => chunks.push(chunk) });
});
afterAll(() => execution.close());

/** Number of a field of a REPORT line; null when it is absent. */
function field(report: string, name: string): number | null {
  const value = new RegExp(`(?:^|\\t)${name}: ([\\d.]+) (?:ms|MB)`).exec(report)?.[1];
  return value === undefined ? null : Number(value);
}

const ms = (report: string, name: string): number => field(report, name) ?? Number.NaN;

describe('text', () => {
  test('a cold and a warm request, byte for byte', async () => {
    const version = versionOf(
      writePackage(execution, { 'index.js': 'exports.handler = async () => process.stdout.write("x\\n")' }),
    );
    const cold = await invoke(execution, version);
    const id = cold.answer.requestId;
    const number = '\\d+\\.\\d\\d';
    const rest = 'Memory Size: 512 MB\tMax Memory Used: \\d+ MB\t';
    expect(cold.log).toMatch(
      new RegExp(
        `^START RequestId: ${id} Version: 7\nx\nEND RequestId: ${id}\n` +
          `REPORT RequestId: ${id}\tDuration: ${number} ms\tBilled Duration: \\d+ ms\t${rest}Init Duration: ${number} ms\t\n$`,
      ),
    );
    const sum = ms(cold.report, 'Duration') + ms(cold.report, 'Init Duration');
    // Both are rounded to two decimals in the line, the bill is not.
    expect([Math.ceil(sum), Math.ceil(sum - 0.01), Math.ceil(sum + 0.01)]).toContain(
      ms(cold.report, 'Billed Duration'),
    );
    const warm = await invoke(execution, version);
    expect(warm.report).toMatch(
      new RegExp(
        `^REPORT RequestId: ${warm.answer.requestId}\tDuration: ${number} ms\tBilled Duration: \\d+ ms\t${rest}$`,
      ),
    );
  });

  test('init is the time before the first request, Duration that of the handler', async () => {
    const { report } = await invokeSource(
      execution,
      `const busy = (ms) => { const end = performance.now() + ms; while (performance.now() < end); };
busy(200); exports.handler = async () => busy(60)`,
    );
    expect(ms(report, 'Init Duration')).toBeGreaterThanOrEqual(200);
    expect(ms(report, 'Duration')).toBeGreaterThanOrEqual(60);
    expect(ms(report, 'Duration')).toBeLessThan(200);
  });

  test('Max Memory Used is the peak of the process', async () => {
    if (process.platform !== 'linux') return;
    const { report } = await invokeSource(
      execution,
      'exports.handler = async () => { Buffer.alloc(300e6, 1); return 1 }',
    );
    expect(ms(report, 'Max Memory Used')).toBeGreaterThan(300);
    expect(ms(report, 'Max Memory Used')).toBeLessThan(450);
  });

  test('an init over the limit is run again inside the request', async () => {
    const source = `const fs = require('node:fs');
const first = !fs.existsSync(__dirname + '/seen'); fs.writeFileSync(__dirname + '/seen', '');
if (first) for (;;);
const end = performance.now() + 100; while (performance.now() < end);
exports.handler = async () => 'late';`;
    const { payload, log, report } = await invokeSource(execution, source);
    expect(payload).toBe('late');
    const first = /^INIT_REPORT Init Duration: ([\d.]+) ms\tPhase: init\tStatus: timeout\nSTART /.exec(
      log,
    )?.[1];
    expect(Number(first)).toBeGreaterThanOrEqual(INIT_LIMIT_MS - 1);
    expect(field(report, 'Init Duration')).toBeNull();
    expect(ms(report, 'Duration')).toBeGreaterThanOrEqual(100);
    expect(report).not.toContain('Status');
  });

  test('an init that is over the limit and over the timeout of the function', async () => {
    const { payload, log, report, answer } = await invokeSource(execution, 'for (;;);', {
      timeoutSeconds: 1,
    });
    expect(payload).toEqual({
      errorType: 'Sandbox.Timedout',
      errorMessage: `RequestId: ${answer.requestId} Error: Task timed out after 1.00 seconds`,
    });
    expect(log).toMatch(
      /Phase: init\tStatus: timeout\nINIT_REPORT .*\tPhase: invoke\tStatus: timeout\nSTART /,
    );
    expect(report).toMatch(/\tDuration: 1000\.00 ms\tBilled Duration: 1000 ms\t.*\tStatus: timeout$/);
    expect(field(report, 'Init Duration')).toBeNull();
  });

  test.each([
    ['process.exit(0)', 'Runtime exited without providing a reason'],
    ['process.exit(127)', 'Runtime exited with error: exit status 127'],
    ['process.kill(process.pid, "SIGSEGV")', 'Runtime exited with error: signal: segmentation fault'],
    ['process.kill(process.pid, "SIGKILL")', 'Runtime exited with error: signal: killed'],
  ])('a crash in the handler: %s', async (statement, message) => {
    const source = `exports.handler = (event) => { if (event.crash) { ${statement}; for (;;); } return process.pid }`;
    const version = versionOf(writePackage(execution, { 'index.js': source }));
    const crashed = await invoke(execution, version, { crash: true });
    expect(crashed.payload).toEqual({
      errorType: 'Runtime.ExitError',
      errorMessage: `RequestId: ${crashed.answer.requestId} Error: ${message}`,
    });
    expect(crashed.answer.functionError).toBe('Unhandled');
    expect(crashed.report).toMatch(
      /Init Duration: [\d.]+ ms\tStatus: error\tError Type: Runtime\.ExitError$/,
    );
    // Suppressed init: run inside the next request, in the same environment, reported nowhere but in Duration.
    const next = await invoke(execution, version);
    expect(next.answer.functionError).toBeNull();
    expect(next.log).not.toContain('INIT_REPORT');
    expect(field(next.report, 'Init Duration')).toBeNull();
    expect(ms(next.report, 'Duration')).toBeGreaterThan(10);
  });

  test('an exit during init', async () => {
    const { payload, log, report, answer } = await invokeSource(execution, 'process.exit(3)');
    expect(payload).toEqual({
      errorType: 'Runtime.ExitError',
      errorMessage: `RequestId: ${answer.requestId} Error: Runtime exited with error: exit status 3`,
    });
    expect(log).toMatch(
      /Phase: init\tStatus: error\tError Type: Runtime\.ExitError\nINIT_REPORT .*Phase: invoke\t/,
    );
    expect(report).toMatch(/Status: error\tError Type: Runtime\.ExitError$/);
    expect(field(report, 'Init Duration')).toBeNull();
  });

  test('a timeout kills the processes, and the next request has a suppressed init', async () => {
    const source = 'exports.handler = (event) => { if (event.hang) for (;;); return process.pid }';
    const version = versionOf(writePackage(execution, { 'index.js': source }), { timeoutSeconds: 1 });
    const warm = await invoke(execution, version);
    const late = await invoke(execution, version, { hang: true });
    expect(late.payload).toEqual({
      errorType: 'Sandbox.Timedout',
      errorMessage: `RequestId: ${late.answer.requestId} Error: Task timed out after 1.00 seconds`,
    });
    expect(late.report).toMatch(
      /\tDuration: 1000\.00 ms\tBilled Duration: 1000 ms\tMemory Size: 512 MB\tMax Memory Used: \d+ MB\tStatus: timeout$/,
    );
    const next = await invoke(execution, version);
    expect(next.payload).not.toBe(warm.payload);
    expect(field(next.report, 'Init Duration')).toBeNull();
  });
});

describe('json', () => {
  const records = (log: string, type: string): Record<string, unknown>[] =>
    log
      .split('\n')
      .filter((line) => line.includes(`"platform.${type}"`))
      .map((line) => JSON.parse(line).record);

  test('start and report by default, everything from DEBUG on, little from WARN on', async () => {
    const source = 'exports.handler = async () => 1';
    const types = async (systemLogLevel: string | null): Promise<string[]> => {
      const { log } = await invokeSource(execution, source, { logFormat: 'JSON', systemLogLevel });
      return log
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line).type);
    };
    const info = ['platform.initStart', 'platform.start', 'platform.report'];
    expect(await types(null)).toEqual(info);
    expect(await types('INFO')).toEqual(info);
    expect(await types('WARN')).toEqual([]);
    expect(await types('DEBUG')).toEqual([
      'platform.initStart',
      'platform.initRuntimeDone',
      'platform.initReport',
      'platform.start',
      'platform.runtimeDone',
      'platform.report',
    ]);
  });

  test('the report carries three decimals', async () => {
    const { log, answer } = await invokeSource(execution, 'exports.handler = async () => 1', {
      logFormat: 'JSON',
    });
    const [report] = records(log, 'report');
    expect(report).toEqual({
      requestId: answer.requestId,
      status: 'success',
      metrics: {
        durationMs: expect.any(Number),
        billedDurationMs: expect.any(Number),
        memorySizeMB: 512,
        maxMemoryUsedMB: expect.any(Number),
        initDurationMs: expect.any(Number),
      },
    });
  });

  test('a failure passes WARN', async () => {
    const source = 'exports.handler = async () => process.exit(1)';
    const { log } = await invokeSource(execution, source, { logFormat: 'JSON', systemLogLevel: 'WARN' });
    expect(records(log, 'report')).toMatchObject([{ status: 'error', errorType: 'Runtime.ExitError' }]);
  });

  test('an init error reports both phases', async () => {
    const { log } = await invokeSource(execution, 'require("gone")', { logFormat: 'JSON' });
    const failed = { status: 'error', errorType: 'Runtime.ImportModuleError' };
    expect(records(log, 'initReport')).toMatchObject([
      { phase: 'init', initializationType: 'on-demand', ...failed },
      { phase: 'invoke', ...failed },
    ]);
    expect(records(log, 'report')).toMatchObject([failed]);
  });
});

describe('the log', () => {
  test('the tail is the last 4,096 bytes, so the report survives a chatty function', async () => {
    const { answer, log, report } = await invokeSource(
      execution,
      'exports.handler = async () => process.stdout.write("é".repeat(10240) + "\\n")',
    );
    expect(answer.logTail.length).toBe(4096);
    expect(report).toContain(answer.requestId);
    expect(log.endsWith('\t\n')).toBe(true);
  });

  test('everything written before the response is there, every time', async () => {
    const source = `exports.handler = async (event) => {
  for (let line = 0; line < 50; line += 1) (line % 2 ? process.stdout : process.stderr).write('line ' + line + '\\n');
};`;
    const version = versionOf(writePackage(execution, { 'index.js': source }));
    const lines = Array.from({ length: 50 }, (_, line) => `line ${line}\n`).join('');
    for (let request = 0; request < 20; request += 1) {
      expect((await invoke(execution, version)).log).toContain(` Version: 7\n${lines}END `);
    }
  });

  test('init output belongs to the first request, output between requests to none', async () => {
    const source = `console.log('from init');
exports.handler = async () => { setImmediate(() => require('node:fs').writeSync(1, 'REPORT half a li')); };`;
    const version = versionOf(writePackage(execution, { 'index.js': source }));
    const first = await invoke(execution, version);
    expect(first.log).toMatch(/^[^\n]*from init\nSTART /);
    for (let request = 0; request < 5; request += 1) {
      const { log, report, answer } = await invoke(execution, version);
      // On a line of its own, wherever the function's half line fell.
      expect(log).toMatch(
        new RegExp(`^START RequestId: ${answer.requestId}|\nSTART RequestId: ${answer.requestId}`),
      );
      expect(log).toContain(`\nREPORT RequestId: ${answer.requestId}\t`);
      expect(report).not.toContain('Init Duration');
      expect(log).not.toContain('from init');
    }
  });

  test('a line without an end does not swallow the report', async () => {
    const { log, answer } = await invokeSource(
      execution,
      'exports.handler = async () => process.stdout.write("half")',
      {
        logFormat: 'JSON',
      },
    );
    const last = JSON.parse(log.trimEnd().split('\n').at(-1) ?? '');
    expect(last).toMatchObject({ type: 'platform.report', record: { requestId: answer.requestId } });
  });

  test('the sink gets all of it in order, with the stream of the environment; the tail has no INIT_START', async () => {
    const source = `console.log('hello'); exports.handler = async () => process.env.AWS_LAMBDA_LOG_STREAM_NAME`;
    const { payload, log } = await invokeSource(execution, source, { logGroup: '/aws/lambda/own' });
    const mine = chunks.filter(({ logGroup }) => logGroup === '/aws/lambda/own');
    expect(new Set(mine.map(({ logStream }) => logStream))).toEqual(new Set([payload]));
    const all = Buffer.concat(mine.map(({ bytes }) => bytes)).toString();
    expect(all).toMatch(/^INIT_START Runtime Version: nodejs:.*\n/);
    expect(all.endsWith(log)).toBe(true);
    expect(log).not.toContain('INIT_START');
  });
});

test('a response over 6 MB is refused, the environment lives on', async () => {
  const source = 'exports.handler = async (event) => event.big ? "x".repeat(7e6) : process.pid';
  const version = versionOf(writePackage(execution, { 'index.js': source }));
  const before = await invoke(execution, version);
  const big = await invoke(execution, version, { big: true });
  expect(big.payload).toMatchObject({ errorType: 'Function.ResponseSizeTooLarge' });
  expect(big.answer.functionError).toBe('Unhandled');
  expect(big.report).toContain('\tStatus: error\tError Type: Function.ResponseSizeTooLarge');
  expect((await invoke(execution, version)).payload).toBe(before.payload);
});

describe('a bootstrap that cannot be started', () => {
  test.each([
    [
      'is missing',
      { 'other.txt': '' },
      "Couldn't find valid bootstrap(s): [/var/task/bootstrap /opt/bootstrap]",
    ],
    ['is not executable', { bootstrap: program('') }, 'fork/exec /var/task/bootstrap: permission denied'],
    ['is no program', { 'bootstrap*': 'echo hello\n' }, 'fork/exec /var/task/bootstrap: exec format error'],
    ['has no interpreter', { 'bootstrap*': '#!/not/there\n' }, 'fork/exec: no such file or directory'],
  ])('%s', async (_name, files, message) => {
    const taskRoot = writePackage(execution, files as unknown as Record<string, string>);
    const { payload, log, report, answer } = await invoke(
      execution,
      versionOf(taskRoot, { runtime: 'provided.al2023' }),
    );
    expect(payload).toEqual({
      errorType: 'Runtime.InvalidEntrypoint',
      errorMessage: `RequestId: ${answer.requestId} Error: ${message}`,
    });
    expect(log).toMatch(
      /^INIT_REPORT .*\tPhase: init\tStatus: error\tError Type: Runtime\.InvalidEntrypoint\n/,
    );
    expect(report).toMatch(/\tStatus: error\tError Type: Runtime\.InvalidEntrypoint$/);
    expect(report).not.toContain('Max Memory Used');
  });
});
