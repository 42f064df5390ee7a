/**
 * What a cold start on the embedded engine costs beside the bare start of Node: the same trivial handler, each
 * start next to its counterpart, the order alternating.
 *
 *   node bench/cold-start-overhead.ts [--starts N] [--runtime FOLDER] [--limit RATIO]
 *
 * --runtime takes the built programs (dist/runtime) instead of the sources. Exit code 1 when the ratio of the
 * medians is over the limit (1.5 by default).
 *
 * engine: from invoke() to its answer, all of the engine included. bare: from spawn to exit of `node index.js`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import type { RunnableVersion } from '../src/local/contract.ts';
import { createExecution } from '../src/local/execution/execution.ts';

const { values } = parseArgs({
  options: {
    starts: { type: 'string', default: '20' },
    runtime: { type: 'string' },
    limit: { type: 'string', default: '1.5' },
  },
});

const execution = createExecution({
  initLimitMs: 10_000,
  region: 'eu-west-1',
  ...(values.runtime === undefined ? {} : { runtimeFolder: values.runtime }),
});
try {
  const taskRoot = join(execution.folder, 'task');
  await mkdir(taskRoot);
  await writeFile(join(taskRoot, 'index.js'), 'exports.handler = async () => ({ statusCode: 200 });\n');
  const engine: number[] = [];
  const init: number[] = [];
  const bare: number[] = [];
  const measureEngine = async (start: number): Promise<void> => {
    const begun = performance.now();
    const answer = await execution.invoke(trivial(taskRoot, String(start)), Buffer.from('{}'));
    engine.push(performance.now() - begun);
    const reported = /Init Duration: ([\d.]+) ms/.exec(Buffer.from(answer.logTail).toString())?.[1];
    if (reported === undefined || answer.functionError !== null) throw new Error('that was no cold start');
    init.push(Number(reported));
    await execution.retire('trivial');
  };
  const measureBare = async (): Promise<void> => {
    const begun = performance.now();
    await once(spawn(process.execPath, [join(taskRoot, 'index.js')], { stdio: 'ignore', env: {} }), 'exit');
    bare.push(performance.now() - begun);
  };
  for (let start = 0; start < Number(values.starts); start += 1) {
    if (start % 2 === 0) await measureEngine(start);
    await measureBare();
    if (start % 2 === 1) await measureEngine(start);
  }
  const ratio = median(engine) / median(bare);
  const row = (name: string, times: number[]): string =>
    `${name.padEnd(22)} ${median(times).toFixed(1).padStart(7)} ms   min ${Math.min(...times).toFixed(1)}`;
  console.log(`${values.starts} starts each, medians (Node ${process.versions.node}):`);
  console.log(row('engine, whole invoke', engine));
  console.log(row('engine, Init Duration', init));
  console.log(row('bare node', bare));
  console.log(`ratio ${ratio.toFixed(2)} (limit ${values.limit})`);
  process.exitCode = ratio <= Number(values.limit) ? 0 : 1;
} finally {
  await execution.close();
}

function trivial(taskRoot: string, version: string): RunnableVersion {
  return {
    functionName: 'trivial',
    version,
    arn: `arn:aws:lambda:eu-west-1:000000000000:function:trivial:${version}`,
    revision: version,
    runtime: 'nodejs24.x',
    handler: 'index.handler',
    timeoutSeconds: 10,
    memorySizeMb: 1024,
    architecture: process.arch === 'arm64' ? 'arm64' : 'x86_64',
    environment: {},
    logFormat: 'Text',
    applicationLogLevel: null,
    systemLogLevel: null,
    logGroup: '/aws/lambda/trivial',
    taskRoot,
  };
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}
