import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import type { Execution, ExecutionOptions } from '../../../src/local/contract.ts';
import { cannotRun } from '../../../src/local/execution/runtimes.ts';
import {
  eventually,
  invoke,
  isRunning,
  program,
  startExecution,
  versionOf,
  writePackage,
} from './harness.ts';

const open: Execution[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((execution) => execution.close()));
});

function start(options: Partial<ExecutionOptions> = {}): Execution {
  const execution = startExecution(options);
  open.push(execution);
  return execution;
}

const PID = { 'index.js': 'exports.handler = async () => process.pid' };

test('a warm environment serves the same version again; another version or revision gets its own', async () => {
  const execution = start();
  const taskRoot = writePackage(execution, PID);
  const first = versionOf(taskRoot, { version: '1' });
  const pid = (await invoke(execution, first)).payload;
  expect((await invoke(execution, first)).payload).toBe(pid);
  expect((await invoke(execution, versionOf(taskRoot, { version: '2' }))).payload).not.toBe(pid);
  expect((await invoke(execution, first)).payload).toBe(pid);
  const changed = await invoke(execution, versionOf(taskRoot, { version: '1', revision: 'changed' }));
  expect(changed.payload).not.toBe(pid);
  expect(changed.report).toContain('Init Duration');
  // The old configuration has no place to run any more.
  await eventually(() => !isRunning(Number(pid)), 'the old revision is gone');
});

test('each concurrent request has an environment of its own', async () => {
  const execution = start();
  const source =
    'exports.handler = async () => { await new Promise((r) => setTimeout(r, 300)); return process.pid }';
  const version = versionOf(writePackage(execution, { 'index.js': source }));
  const both = await Promise.all([invoke(execution, version), invoke(execution, version)]);
  expect(new Set(both.map(({ payload }) => payload)).size).toBe(2);
  for (const { report } of both) expect(report).toContain('Init Duration');
});

test('between requests an environment is frozen', async () => {
  const execution = start();
  const source = 'let ticks = 0; setInterval(() => { ticks += 1 }, 1); exports.handler = async () => ticks';
  const version = versionOf(writePackage(execution, { 'index.js': source }));
  const before = Number((await invoke(execution, version)).payload);
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(Number((await invoke(execution, version)).payload) - before).toBeLessThan(100);
});

test('retire ends a function, or one version of it, and nothing else', async () => {
  const execution = start();
  const taskRoot = writePackage(execution, PID);
  const pidOf = async (functionName: string, version: string): Promise<number> =>
    Number((await invoke(execution, versionOf(taskRoot, { functionName, version }))).payload);
  const [one, two, other] = [await pidOf('mine', '1'), await pidOf('mine', '2'), await pidOf('other', '1')];
  await execution.retire('mine', '1');
  expect([isRunning(one), isRunning(two), isRunning(other)]).toEqual([false, true, true]);
  await execution.retire('mine');
  expect([isRunning(two), isRunning(other)]).toEqual([false, true]);
});

test('a busy environment finishes its request before it is retired', async () => {
  const execution = start();
  const source =
    'exports.handler = async () => { await new Promise((r) => setTimeout(r, 400)); return process.pid }';
  const version = versionOf(writePackage(execution, { 'index.js': source }));
  const running = invoke(execution, version);
  await execution.retire('orders');
  const { payload, answer } = await running;
  expect(answer.functionError).toBeNull();
  await eventually(() => !isRunning(Number(payload)), 'the retired environment is gone');
});

test('only so many idle environments are kept', async () => {
  const execution = start({ maxIdleEnvironments: 1 });
  const taskRoot = writePackage(execution, PID);
  const first = Number((await invoke(execution, versionOf(taskRoot, { version: '1' }))).payload);
  const second = Number((await invoke(execution, versionOf(taskRoot, { version: '2' }))).payload);
  await eventually(() => !isRunning(first), 'the least recently used is gone');
  expect(isRunning(second)).toBe(true);
});

test('close ends every process, also one in a session of its own, and removes the folder', async () => {
  const parentFolder = mkdtempSync(join(tmpdir(), 'close-'));
  const execution = start({ parentFolder });
  const source = `const { spawn } = require('node:child_process');
exports.handler = async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' });
  return [process.pid, child.pid];
};`;
  const version = versionOf(writePackage(execution, { 'index.js': source }));
  const [pid, child] = (await invoke(execution, version)).payload as [number, number];
  const hanging = invoke(
    execution,
    versionOf(
      writePackage(execution, { 'bootstrap*': program('await next(); setInterval(() => {}, 1000)') }),
      {
        runtime: 'provided.al2023',
      },
    ),
  );
  hanging.catch(() => {});
  await execution.close();
  await execution.close();
  expect(isRunning(pid)).toBe(false);
  if (process.platform === 'linux') await eventually(() => !isRunning(child), 'the detached child is gone');
  expect(readdirSync(parentFolder)).toEqual([]);
  await expect(invoke(execution, version)).rejects.toThrow(/was closed/);
  await Promise.allSettled([hanging]);
  rmSync(parentFolder, { recursive: true });
});

test('a killed engine leaves no process and no folder behind', async () => {
  const script = `
import { startExecution, invoke, versionOf, writePackage } from ${JSON.stringify(join(import.meta.dirname, 'harness.ts'))};
const execution = startExecution();
const source = "console.log('x'); exports.handler = async (event) => event.hang ? new Promise(() => setInterval(() => {}, 1000)) : process.pid";
const version = versionOf(writePackage(execution, { 'index.js': source }), { timeoutSeconds: 60 });
const warm = await invoke(execution, version);
invoke(execution, version, { hang: true });
const other = await invoke(execution, versionOf(version.taskRoot, { version: '8', timeoutSeconds: 60 }));
console.log(JSON.stringify({ folder: execution.folder, pids: [warm.payload, other.payload] }));
`;
  const engine = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(engine.stdout, 'data')) as [Buffer];
  const { folder, pids } = JSON.parse(line.toString()) as { folder: string; pids: number[] };
  expect(pids.map(isRunning)).toEqual([true, true]);
  expect(existsSync(folder)).toBe(true);
  engine.kill('SIGKILL');
  await eventually(() => !pids.some(isRunning) && !existsSync(folder), 'processes and folder are gone');
});

test('the reaper outlives the signals of a terminal, but not the engine', async () => {
  if (process.platform !== 'linux') return;
  const execution = start();
  const pid = readdirSync('/proc').find(
    (name) =>
      /^\d+$/.test(name) && readProc(name, 'cmdline').includes(`${execution.folder}/runtime/reaper.cjs`),
  );
  if (pid === undefined) throw new Error('no reaper');
  const caught = (): bigint => BigInt(`0x${/^SigCgt:\s+(\w+)$/m.exec(readProc(pid, 'status'))?.[1] ?? '0'}`);
  const SIGNALS = { SIGHUP: 1n, SIGINT: 2n, SIGTERM: 15n } as const;
  const mask = Object.values(SIGNALS).reduce((bits, number) => bits | (1n << (number - 1n)), 0n);
  await eventually(() => (caught() & mask) === mask, 'the reaper is up');
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) process.kill(Number(pid), signal);
  const { payload } = await invoke(execution, versionOf(writePackage(execution, PID)));
  expect(isRunning(Number(payload))).toBe(true);
  expect(isRunning(Number(pid))).toBe(true);
  await execution.close();
  expect(isRunning(Number(pid))).toBe(false);
});

function readProc(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1');
  } catch {
    return '';
  }
}

test('an environment that lost its process while idle starts again inside the next request', async () => {
  const execution = start();
  const version = versionOf(writePackage(execution, PID));
  const pid = Number((await invoke(execution, version)).payload);
  process.kill(pid, 'SIGKILL');
  await eventually(() => !isRunning(pid), 'its end was noticed');
  const next = await invoke(execution, version);
  expect(next.answer.functionError).toBeNull();
  expect(next.payload).not.toBe(pid);
  expect(next.report).not.toContain('Init Duration');
});

test('what a crashed process leaves in its group goes with it', async () => {
  const execution = start();
  const source = `const { spawn } = require('node:child_process');
exports.handler = async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  process.stdout.write('child ' + child.pid + '\\n');
  process.exit(1);
};`;
  const { log } = await invoke(execution, versionOf(writePackage(execution, { 'index.js': source })));
  const child = Number(/^child (\d+)$/m.exec(log)?.[1]);
  await eventually(() => !isRunning(child), 'the child is gone');
});

test('which runtimes can run', () => {
  expect(cannotRun('nodejs24.x')).toBeNull();
  expect(cannotRun('nodejs18.x')).toBeNull();
  expect(cannotRun('provided.al2023')).toBeNull();
  expect(cannotRun('provided')).toBeNull();
  expect(cannotRun('java21')).toMatch(/not "java21": measure this function on AWS/);
  expect(cannotRun('nodejs')).not.toBeNull();
});
