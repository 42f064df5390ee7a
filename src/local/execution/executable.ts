/** Whether a file can be started as a program, looked at before it is. */
import { accessSync, closeSync, constants, openSync, readSync } from 'node:fs';

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
