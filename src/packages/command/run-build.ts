/** Runs the build command: the only thing of a repository that is ever run. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Side } from '../../core/model.ts';
import { systemErrorCode } from '../../core/system-error.ts';
import { BuildProblem } from '../problem.ts';
import { LineReader } from './lines.ts';

/** Listens to a build. The caller that prints the output must keep the runner from reading lines of it as commands. */
export interface BuildListener {
  /** e.g. `Build of base (1a2b3c4): npm run build` */
  started(title: string): void;
  output(line: string): void;
  ended(): void;
}

export interface BuildRun {
  readonly side: Side;
  /** Names the commit in messages, of which 12 digits are shown. */
  readonly commit: string;
  readonly command: string;
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** How long an aborted build may take to end by itself. */
const GRACE_MS = 2_000;

/**
 * Runs the command in `bash -eo pipefail`, as a workflow step does, or in `sh -e` where there is no bash.
 * Whatever the command left running in its process group is ended with it: it would take CPU from the measurement.
 * @throws BuildProblem when the command fails; the reason of the signal when it was aborted.
 */
export async function runBuild(run: BuildRun, listener: BuildListener, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  listener.started(`Build of ${run.side} (${run.commit.slice(0, 12)}): ${run.command}`);
  try {
    const child = await startShell(run);
    const ended = await untilEnded(child, listener, signal);
    signal.throwIfAborted();
    if (ended.code !== 0) throw failed(run, ended);
  } finally {
    listener.ended();
  }
}

async function startShell(run: BuildRun): Promise<ChildProcess> {
  const shells = [
    ['bash', '--noprofile', '--norc', '-eo', 'pipefail', '-c'],
    ['sh', '-e', '-c'],
  ] as const;
  for (const [shell, ...flags] of shells) {
    const child = spawn(shell, [...flags, run.command], {
      cwd: run.folder,
      env: run.environment,
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that everything it starts can be ended together.
      detached: process.platform !== 'win32',
    });
    try {
      await once(child, 'spawn');
      return child;
    } catch (error) {
      if (systemErrorCode(error) !== 'ENOENT') throw error;
    }
  }
  throw new BuildProblem(
    `build-command: cannot be run on ${run.side} (${run.commit.slice(0, 12)}): there is no bash and no sh, or no folder ${run.folder} at that commit.`,
  );
}

interface Ended {
  readonly code: number | null;
  readonly by: NodeJS.Signals | null;
}

async function untilEnded(child: ChildProcess, listener: BuildListener, signal: AbortSignal): Promise<Ended> {
  const readers = [child.stdout, child.stderr].map((stream) => {
    const reader = new LineReader((line) => listener.output(line));
    stream?.setEncoding('utf8').on('data', (text: string) => reader.push(text));
    return reader;
  });
  let deadline: NodeJS.Timeout | undefined;
  const stop = (): void => {
    endGroup(child, 'SIGTERM');
    deadline = setTimeout(() => {
      endGroup(child, 'SIGKILL');
      closePipes(child);
    }, GRACE_MS);
  };
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  const closed = once(child, 'close');
  try {
    const ended = await new Promise<Ended>((done) => child.once('exit', (code, by) => done({ code, by })));
    // Processes in the background keep the pipes open; one that left the group keeps them open for ever.
    endGroup(child, 'SIGKILL');
    deadline ??= setTimeout(() => closePipes(child), GRACE_MS);
    await closed;
    for (const reader of readers) reader.end();
    return ended;
  } finally {
    signal.removeEventListener('abort', stop);
    clearTimeout(deadline);
  }
}

function closePipes(child: ChildProcess): void {
  child.stdout?.destroy();
  child.stderr?.destroy();
}

function endGroup(child: ChildProcess, by: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill(by);
    else process.kill(-child.pid, by);
  } catch {
    // Nobody is left in the group.
  }
}

function failed({ side, commit, folder }: BuildRun, { code, by }: Ended): BuildProblem {
  const how = by === null ? `ended with exit code ${code ?? 'unknown'}` : `was ended by ${by}`;
  if (side === 'head') {
    return new BuildProblem(
      `build-command ${how} on head (${commit.slice(0, 12)} in ${folder}); its output is above. Nothing was measured.`,
    );
  }
  return new BuildProblem(
    `base does not build: build-command ${how} on the base commit ${commit.slice(0, 12)}; its output is above. This says nothing about head: ` +
      'nothing was measured, and it is no regression. Make the command work on both commits, name another commit with base-ref, or give base-package.',
  );
}
