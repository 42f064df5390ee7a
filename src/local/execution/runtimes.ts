/** Which runtimes this machine can run, and the command that starts each. */
import { accessSync, closeSync, constants, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import type { RunnableVersion } from '../model.ts';
import type { Command } from './processes.ts';

/**
 * Says in one sentence why a runtime cannot be run here; null when it can. `nodejs*` runs on the Node that
 * runs the engine, whatever its number; `provided*` runs the package's own `bootstrap`.
 */
export function cannotRun(runtime: string): string | null {
  if (process.platform === 'win32') {
    return 'The embedded engine ends functions by their process group, which Windows does not have: run it on Linux, macOS or WSL.';
  }
  if (nodeMajorOf(runtime) !== null || /^provided(\.|$)/.test(runtime)) return null;
  return `The embedded engine runs nodejs* (on its own Node ${process.versions.node}) and provided* (the package's bootstrap), not ${JSON.stringify(runtime)}: measure this function on AWS.`;
}

/** 24 for `nodejs24.x`; null for other runtimes. */
export function nodeMajorOf(runtime: string): number | null {
  const major = /^nodejs(\d+)\.x$/.exec(runtime)?.[1];
  return major === undefined ? null : Number(major);
}

/** The command of a version, or the message of Runtime.InvalidEntrypoint. */
export type EntryPoint = { readonly command: Command } | { readonly problem: string };

/** @throws Error for a runtime that {@link cannotRun} refuses: the control plane must not have accepted it. */
export function entryPoint(version: RunnableVersion, nodeClient: string): EntryPoint {
  const refusal = cannotRun(version.runtime);
  if (refusal !== null) throw new Error(refusal);
  if (nodeMajorOf(version.runtime) !== null) {
    return { command: { file: process.execPath, args: [nodeClient] } };
  }
  const file = join(version.taskRoot, 'bootstrap');
  const problem = executableProblem(file);
  if (problem === 'missing') {
    return { problem: "Couldn't find valid bootstrap(s): [/var/task/bootstrap /opt/bootstrap]" };
  }
  return problem === null
    ? { command: { file, args: [] } }
    : { problem: `fork/exec /var/task/bootstrap: ${problem}` };
}

/** What execve would say about a file, in Go's words as AWS shows them; null when it can be started. */
export function executableProblem(file: string): string | null {
  try {
    accessSync(file, constants.F_OK);
  } catch {
    return 'missing';
  }
  try {
    accessSync(file, constants.X_OK);
    return isProgram(firstBytes(file)) ? null : 'exec format error';
  } catch {
    return 'permission denied';
  }
}

function firstBytes(file: string): Uint8Array {
  const head = new Uint8Array(20);
  const descriptor = openSync(file, 'r');
  try {
    return head.subarray(0, readSync(descriptor, head));
  } finally {
    closeSync(descriptor);
  }
}

/** ELF machine numbers. */
const MACHINES: Readonly<Partial<Record<NodeJS.Architecture, number>>> = { x64: 62, arm64: 183 };

/**
 * Node starts programs with execvp, which hands a file without a known format to /bin/sh; Lambda uses execve,
 * which refuses it. So the format is looked at first: a script with `#!`, an ELF file for this machine, or
 * (macOS) a Mach-O file.
 */
function isProgram(head: Uint8Array): boolean {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  if (head.length >= 2 && view.getUint16(0) === 0x2321) return true;
  if (head.length < 20) return false;
  if (view.getUint32(0) === 0x7f454c46) return view.getUint16(18, true) === MACHINES[process.arch];
  return process.platform === 'darwin' && [0xcffaedfe, 0xcafebabe].includes(view.getUint32(0));
}
