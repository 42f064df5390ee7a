/** The command line: one file per command, this table in front of them. */
import { LambdaFailure } from '../gate/ports.ts';
import { withoutCommands } from '../report/escape.ts';
import { type Command, UsageError } from './command.ts';

interface Entry {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** A command is read from disk when it is named: the list of commands needs none of them. */
  readonly load: () => Promise<Command>;
}

const COMMANDS: readonly Entry[] = [
  {
    name: 'demo',
    summary: 'the main job on the example function: no AWS, no network, about a minute',
    load: async () => (await import('./demo.ts')).demo,
  },
  {
    name: 'compare',
    summary: 'measure the cold starts of two builds and judge them',
    load: async () => (await import('./compare.ts')).compare,
  },
  {
    name: 'plan',
    summary: 'lanes, calls, minutes, storage, cost and rights of a run; writes nothing',
    load: async () => (await import('./plan.ts')).plan,
  },
  {
    name: 'judge',
    summary: 'judge saved samples again: a report JSON or a CSV file',
    load: async () => (await import('./judge.ts')).judge,
  },
  {
    name: 'report',
    summary: 'show a saved report in another form',
    load: async () => (await import('./report.ts')).report,
  },
  {
    name: 'power',
    summary: 'how many samples find which change, and what a run could have seen',
    load: async () => (await import('./power.ts')).power,
  },
  {
    name: 'policy',
    summary: 'the IAM policy that a run needs',
    load: async () => (await import('./policy.ts')).policy,
  },
  {
    name: 'sweep',
    summary: 'list or delete what runs on AWS left behind',
    load: async () => (await import('./sweep.ts')).sweep,
  },
  {
    name: 'local',
    summary: 'the embedded Lambda-compatible server, for any AWS client',
    load: async () => (await import('./local.ts')).local,
  },
];

export async function cli(args: readonly string[]): Promise<number> {
  const [name = 'help', ...rest] = args;
  const entry = COMMANDS.find((candidate) => candidate.name === name);
  if (entry === undefined) return usage(name);
  const command = await entry.load();
  if (rest.includes('--help') || rest.includes('-h')) {
    console.log(command.help());
    return 0;
  }
  for (const stream of [process.stdout, process.stderr]) stream.on('error', stopAtClosedPipe);
  try {
    return await command.run(rest);
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof LambdaFailure)) throw error;
    console.error(withoutCommands(error.message));
    return 2;
  }
}

/** The exit code that shells give a program whose output nobody reads any more: 128 and the number of SIGPIPE. */
const PIPE_CLOSED = 141;
let isPipeClosed = false;

/** The reader has gone (`| head`): a run stops and cleans up as if it was interrupted; everything else just ends. */
function stopAtClosedPipe(): void {
  // Every later write, while the run cleans up, fails too.
  if (isPipeClosed) return;
  isPipeClosed = true;
  if (!process.emit('SIGINT', 'SIGINT')) process.exit(PIPE_CLOSED);
}

function usage(name: string): number {
  const list = COMMANDS.map((entry) => `  ${entry.name.padEnd(9)}${entry.summary}`).join('\n');
  const text = `Usage: cold-start-gate COMMAND [options]\n\n${list}\n\ncold-start-gate COMMAND --help says more.`;
  if (['help', '--help', '-h'].includes(name)) {
    console.log(text);
    return 0;
  }
  console.error(`There is no command ${JSON.stringify(name)}.\n\n${text}`);
  return 2;
}
