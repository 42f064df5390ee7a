/** The parent's end of the reaper process (runtime/reaper.ts), which cleans up when this process is gone. */
import { spawn } from 'node:child_process';

export interface Reaper {
  /** Process group to kill when this process ends, however that happens. */
  add(pid: number): void;
  remove(pid: number): void;
  /** One process outside the groups; its start time (clock ticks since boot) tells it from a later one of that id. */
  addStray(pid: number, startTime: number): void;
  /** Lets the reaper do its work now and waits for its end. */
  close(): Promise<void>;
}

/**
 * Starts the reaper. It holds the other end of a pipe: when the pipe ends it kills the groups that it was told
 * of, and what else was started with the folder's name in its environment, and removes the folder.
 */
export function startReaper(program: string, folder: string): Reaper {
  const child = spawn(process.execPath, [program, folder], {
    // A session of its own: signals of the terminal do not reach it.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    env: { NODE_V8_COVERAGE: undefined },
    cwd: '/',
  });
  const { stdin } = child;
  if (stdin === null) throw new Error('The reaper process has no input.');
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  // It may have been killed; then there is nobody to tell.
  stdin.on('error', () => {});
  child.unref();
  if ('unref' in stdin && typeof stdin.unref === 'function') stdin.unref();
  return {
    add: (pid) => void stdin.write(`+${pid}\n`),
    addStray: (pid, startTime) => void stdin.write(`*${pid} ${startTime}\n`),
    remove: (pid) => void stdin.write(`-${pid}\n`),
    close: async () => {
      child.ref();
      stdin.end();
      await ended;
    },
  };
}
