/** Starts the processes of an environment, each as the leader of a process group of its own. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { systemErrorCode } from '../../core/system-error.ts';

/** How a process ended, or why it never began. */
export type ProcessEnd =
  | { readonly kind: 'exit'; readonly code: number }
  | { readonly kind: 'signal'; readonly signal: string }
  | { readonly kind: 'not-started'; readonly code: string };

export interface LaunchedProcess {
  /** Process id, which is also the id of the group; null when it did not start. */
  readonly pid: number | null;
  readonly ended: Promise<ProcessEnd>;
  /** Kills the whole group at once. When the leader ends on its own, the rest of the group is killed too. */
  kill(): void;
  /** Stops the group, as Lambda freezes an environment that has nothing to do. */
  freeze(): void;
  thaw(): void;
  /** Asks the leader to end (SIGTERM). */
  terminate(): void;
  /** Peak resident size of the leader in KB, or null where the system does not tell. */
  peakMemoryKb(): number | null;
}

export interface Command {
  readonly file: string;
  readonly args: readonly string[];
}

export interface LaunchOptions {
  readonly folder: string;
  readonly variables: Readonly<Record<string, string>>;
  /** File descriptor that takes stdout and stderr, in the order in which they were written. */
  readonly output: number;
}

/** Never throws: a process that cannot start ends with `not-started`. */
export function launch(command: Command, { folder, variables, output }: LaunchOptions): LaunchedProcess {
  let child: ReturnType<typeof spawn>;
  try {
    child = spawn(command.file, command.args, {
      cwd: folder,
      // Named as absent, or node would pass its own coverage folder on to the function.
      env: { NODE_V8_COVERAGE: undefined, ...variables },
      stdio: ['ignore', output, output],
      detached: true,
    });
  } catch (error) {
    return notStarted(Promise.resolve(systemErrorCode(error) ?? 'UNKNOWN'));
  }
  const { pid } = child;
  if (pid === undefined) {
    return notStarted(
      new Promise((resolve) => child.once('error', (error) => resolve(systemErrorCode(error) ?? 'UNKNOWN'))),
    );
  }
  let gone = false;
  const signalAll = (signal: NodeJS.Signals): void => {
    if (!gone) signalGroup(pid, signal);
  };
  const ended = new Promise<ProcessEnd>((resolve) => {
    child.once('exit', (code, signal) => {
      // What the leader left behind goes with it: later the number may be another group's.
      signalAll('SIGKILL');
      gone = true;
      resolve(signal === null ? { kind: 'exit', code: code ?? 0 } : { kind: 'signal', signal });
    });
  });
  return {
    pid,
    ended,
    kill: () => signalAll('SIGKILL'),
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    terminate: () => child.kill('SIGTERM'),
    peakMemoryKb: () => peakMemoryKb(pid),
  };
}

function notStarted(code: Promise<string>): LaunchedProcess {
  return {
    pid: null,
    ended: code.then((reason) => ({ kind: 'not-started', code: reason })),
    kill: () => {},
    freeze: () => {},
    thaw: () => {},
    terminate: () => {},
    peakMemoryKb: () => null,
  };
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // The group is gone already.
  }
}

/** VmHWM of /proc is the peak since exec; it can be read only while the process lives. Other systems: null. */
function peakMemoryKb(pid: number): number | null {
  try {
    const kb = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1];
    return kb === undefined ? null : Number(kb);
  } catch {
    return null;
  }
}
