/** Runs git as a child process. No shell is involved, and nothing that the repository brings along is run. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { ProcessEnvironment } from '../../core/process-environment.ts';
import { systemErrorCode } from '../../core/system-error.ts';
import { BuildProblem } from '../problem.ts';

export interface GitResult {
  readonly code: number | null;
  readonly stdout: string;
  /** First line of what git complained about, without credentials. */
  readonly complaint: string;
}

export interface Git {
  /** The folder in which git is run. */
  readonly folder: string;
  /** Runs git and returns what came of it. */
  attempt(args: readonly string[], options?: GitOptions): Promise<GitResult>;
  /** The same, for what has to work: the output without its last line end. @throws BuildProblem when it does not. */
  output(args: readonly string[], options?: GitOptions): Promise<string>;
}

export interface GitOptions {
  readonly signal?: AbortSignal;
  /** Laid over the environment. */
  readonly environment?: Readonly<Record<string, string>>;
}

/**
 * Hooks are switched off because a build tool may have pointed core.hooksPath into the repository (husky does), and the
 * file system monitor because it is a program too: only the build command may run code of the repository.
 */
const NO_PROGRAMS = ['-c', 'core.hooksPath=/dev/null', '-c', 'core.fsmonitor=false', '-c', 'gc.auto=0'];

/** Variables that would point git at another repository than that of the folder, as they are set inside of hooks. */
const ELSEWHERE =
  /^GIT_(DIR|WORK_TREE|INDEX_FILE|OBJECT_DIRECTORY|COMMON_DIR|NAMESPACE|PREFIX|ALTERNATE_\w+)$/;
/** Inputs and credentials that no git command of ours needs. */
const NOT_FOR_GIT = /^(INPUT_|ACTIONS_|AWS_|GITHUB_TOKEN$)/i;

/** @param environment what git inherits, apart from our inputs and credentials. */
export function gitIn(folder: string, environment: ProcessEnvironment = process.env): Git {
  const inherited = Object.fromEntries(
    Object.entries(environment).filter(([name]) => !ELSEWHERE.test(name) && !NOT_FOR_GIT.test(name)),
  );
  const attempt = async (args: readonly string[], options: GitOptions = {}): Promise<GitResult> => {
    options.signal?.throwIfAborted();
    const child = spawn('git', [...NO_PROGRAMS, ...args], {
      cwd: folder,
      // A question for a password would wait for ever, and translated messages could not be recognised.
      env: { ...inherited, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C', ...options.environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(options.signal === undefined ? {} : { signal: options.signal }),
    });
    try {
      const [stdout, stderr, [code]] = await Promise.all([
        text(child.stdout),
        text(child.stderr),
        once(child, 'close'),
      ]);
      return { code: typeof code === 'number' ? code : null, stdout, complaint: complaintOf(stderr) };
    } catch (error) {
      if (systemErrorCode(error) === 'ENOENT') {
        throw new BuildProblem(
          'git was not found, or the folder is gone: install git, or give head-package and base-package instead of a build-command.',
          { cause: error },
        );
      }
      throw error;
    }
  };
  return {
    folder,
    attempt,
    async output(args, options) {
      const result = await attempt(args, options);
      if (result.code === 0) return result.stdout.replace(/\n$/, '');
      throw new BuildProblem(`git ${args[0] ?? ''} failed in ${folder}: ${result.complaint}.`);
    },
  };
}

function complaintOf(stderr: string): string {
  const lines = stderr.split('\n').filter((line) => line.trim() !== '');
  const line = lines.find((candidate) => /^(fatal|error):/.test(candidate)) ?? lines[0] ?? 'no message';
  return line
    .replace(/:\/\/[^/\s@]+@/g, '://')
    .slice(0, 300)
    .replace(/\.$/, '');
}
