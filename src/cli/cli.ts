/** The command line: one file per command, this table in front of them. */
import { LambdaFailure } from '../gate/ports.ts';
import { withoutCommands } from '../report/escape.ts';
import { compare } from './compare.ts';
import { demo } from './demo.ts';
import { UsageError } from './flags.ts';
import { judge } from './judge.ts';
import { local } from './local.ts';
import { plan } from './plan.ts';
import { policy } from './policy.ts';
import { power } from './power.ts';
import { report } from './report.ts';
import { sweep } from './sweep.ts';

export interface Command {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** What `--help` prints. */
  readonly help: () => string;
  /** @returns the exit code. @throws {@link UsageError} for what the user wrote wrong. */
  readonly run: (args: readonly string[]) => Promise<number>;
}

const COMMANDS: readonly Command[] = [demo, compare, plan, judge, report, power, policy, sweep, local];

export async function cli(args: readonly string[]): Promise<number> {
  const [name = 'help', ...rest] = args;
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (command === undefined) return usage(name);
  if (rest.includes('--help') || rest.includes('-h')) {
    console.log(command.help());
    return 0;
  }
  for (const stream of [process.stdout, process.stderr]) stream.on('error', stopUnheard);
  try {
    return await command.run(rest);
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof LambdaFailure)) throw error;
    console.error(withoutCommands(error.message));
    return 2;
  }
}

/** What shells make of a program whose reader is gone: 128 and the number of SIGPIPE. */
const UNHEARD = 141;
let unheard = false;

/** Nobody reads on (`| head`): a run stops and cleans up as if it was interrupted; everything else just ends. */
function stopUnheard(): void {
  // Whatever is still written while cleaning up fails too.
  if (unheard) return;
  unheard = true;
  if (!process.emit('SIGINT', 'SIGINT')) process.exit(UNHEARD);
}

function usage(name: string): number {
  const list = COMMANDS.map((command) => `  ${command.name.padEnd(9)}${command.summary}`).join('\n');
  const text = `Usage: cold-start-gate COMMAND [options]\n\n${list}\n\ncold-start-gate COMMAND --help says more.`;
  if (['help', '--help', '-h'].includes(name)) {
    console.log(text);
    return 0;
  }
  console.error(`There is no command ${JSON.stringify(name)}.\n\n${text}`);
  return 2;
}
