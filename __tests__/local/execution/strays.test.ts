/** Children that leave the group, the session and the variables of their environment. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { eventually, invoke, isRunning, startExecution, versionOf, writePackage } from './harness.ts';

/** The handler answers with the child's id. `orphan`: its parent has ended; what stays is the open output file. */
const source = `const { spawn, execFileSync } = require('node:child_process');
const busy = 'for (;;) {}';
let child;
exports.handler = async ({ orphan }) => {
  child ??= orphan
    ? Number(execFileSync(process.execPath, ['-e', \`
        const { spawn } = require('node:child_process');
        const child = spawn(process.execPath, ['-e', '\${busy}'], { detached: true, stdio: ['ignore', 'ignore', 2], env: {}, cwd: '/' });
        process.stdout.write(String(child.pid)); child.unref();\`], { stdio: ['ignore', 'pipe', 'inherit'] }))
    : spawn(process.execPath, ['-e', busy], { detached: true, stdio: 'ignore', env: {}, cwd: '/' }).pid;
  return child;
};`;

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux.each([{ orphan: false }, { orphan: true }])(
  'a detached child stops with its environment, goes on with it and ends with it: %p',
  async (event) => {
    const execution = startExecution();
    try {
      const version = versionOf(writePackage(execution, { 'index.js': source }));
      const child = Number((await invoke(execution, version, event)).payload);
      await eventually(() => stateOf(child) === 'T', 'it is stopped');
      expect((await invoke(execution, version, event)).payload).toBe(child);
      await eventually(() => stateOf(child) === 'T', 'it is stopped again');
      await execution.retire('orders');
      await eventually(() => !isRunning(child) || stateOf(child) === 'Z', 'it is gone');
    } finally {
      await execution.close();
    }
  },
);

onLinux.each([{ orphan: false }, { orphan: true }])(
  'a killed engine leaves no detached child behind: %p',
  async (event) => {
    const script = `
import { startExecution, invoke, versionOf, writePackage } from ${JSON.stringify(join(import.meta.dirname, 'harness.ts'))};
const execution = startExecution();
const version = versionOf(writePackage(execution, { 'index.js': ${JSON.stringify(source)} }));
console.log((await invoke(execution, version, ${JSON.stringify(event)})).payload);
`;
    const engine = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(engine.stdout, 'data')) as [Buffer];
    const child = Number(line.toString());
    await eventually(() => stateOf(child) === 'T', 'it was found');
    engine.kill('SIGKILL');
    await eventually(() => !isRunning(child) || stateOf(child) === 'Z', 'it is gone');
  },
);

function stateOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return stat.slice(stat.lastIndexOf(')') + 2)[0] ?? '';
  } catch {
    return '';
  }
}
