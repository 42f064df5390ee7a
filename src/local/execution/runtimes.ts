/** The table of runtimes that the engine runs. A row, and the client that it names in ../runtime, add one. */
import { delimiter, join } from 'node:path';
import type { RunnableVersion } from '../contract.ts';
import { executableProblem } from './executable.ts';
import type { Command } from './processes.ts';

/** The command of a version, or the message of Runtime.InvalidEntrypoint. */
export type EntryPoint = { readonly command: Command } | { readonly problem: string };

export interface Runtime {
  /** As messages name it. */
  readonly family: string;
  /** What it runs on, for messages. */
  readonly on: string;
  readonly identifier: RegExp;
  /** The runtime client of ours that serves it, a file of ../runtime; null: the package brings its own. */
  readonly client: string | null;
  /** What INIT_START says has run; null where Lambda does not say. */
  readonly version: string | null;
  /** @param client path of the installed client; empty where there is none. */
  readonly entryPoint: (version: RunnableVersion, client: string) => EntryPoint;
  /** What it has beside Lambda's common variables. The function's own replace them. */
  readonly variables: (version: RunnableVersion, runtimeFolder: string) => Readonly<Record<string, string>>;
}

export const RUNTIMES: readonly Runtime[] = [
  {
    family: 'nodejs*',
    // Whatever number the identifier has.
    on: `on its own Node ${process.versions.node}`,
    identifier: /^nodejs\d+\.x$/,
    client: 'node-client.cjs',
    version: `nodejs:${process.versions.node}.local`,
    entryPoint: (_, client) => ({ command: { file: process.execPath, args: [client] } }),
    variables: ({ runtime, taskRoot }, runtimeFolder) => {
      const major = /\d+/.exec(runtime)?.[0];
      return {
        NODE_PATH: [
          `/opt/nodejs/node${major}/node_modules`,
          '/opt/nodejs/node_modules',
          join(runtimeFolder, 'node_modules'),
          runtimeFolder,
          taskRoot,
        ].join(delimiter),
      };
    },
  },
  {
    family: 'provided*',
    on: "the package's bootstrap",
    identifier: /^provided(\.|$)/,
    client: null,
    version: null,
    entryPoint: ({ taskRoot }) => {
      const file = join(taskRoot, 'bootstrap');
      const problem = executableProblem(file);
      if (problem === null) return { command: { file, args: [] } };
      return {
        problem:
          problem === 'missing'
            ? "Couldn't find valid bootstrap(s): [/var/task/bootstrap /opt/bootstrap]"
            : `fork/exec /var/task/bootstrap: ${problem}`,
      };
    },
    variables: () => ({}),
  },
];

/** All of them, for messages: `nodejs* and provided*`. */
export const RUNNABLE = RUNTIMES.map(({ family }) => family).join(' and ');

/** null: the engine does not run it. */
export function findRuntime(identifier: string): Runtime | null {
  return RUNTIMES.find((runtime) => runtime.identifier.test(identifier)) ?? null;
}

/** Says in one sentence why a runtime cannot be run on this machine; null when it can. */
export function cannotRun(identifier: string): string | null {
  if (process.platform === 'win32') {
    return 'The embedded engine ends functions by their process group, which Windows does not have: run it on Linux, macOS or WSL.';
  }
  if (findRuntime(identifier) !== null) return null;
  const runs = RUNTIMES.map(({ family, on }) => `${family} (${on})`).join(' and ');
  return `The embedded engine runs ${runs}, not ${JSON.stringify(identifier)}: measure this function on AWS.`;
}

/** @throws Error for a runtime that {@link cannotRun} refuses: the control plane must not have accepted it. */
export function runtimeOf({ runtime: identifier }: RunnableVersion): Runtime {
  const runtime = findRuntime(identifier);
  const refusal = cannotRun(identifier);
  if (runtime === null || refusal !== null) throw new Error(refusal ?? identifier);
  return runtime;
}
