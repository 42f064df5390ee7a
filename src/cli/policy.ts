import { inputsOf } from '../core/config/inputs.ts';
import { runPolicy } from '../run/policy.ts';
import type { Command } from './command.ts';
import { inputHelp, inputOptions, parse, textsIn } from './flags.ts';

const INPUTS = inputsOf('policy');

export const policy: Command = {
  help: () => `Usage: cold-start-gate policy --function-name NAME [options]
       cold-start-gate policy --config FILE [options]

Prints the least IAM policy for the credentials that measure. Where the template can be read, it is narrowed to its
account, its role and what else it has (layers, keys, network). With a configuration file it is one policy for all of its
functions.

Options:
${inputHelp(INPUTS)}`,
  run: async (args) => {
    const answer = await runPolicy(textsIn(parse(args, inputOptions(INPUTS))));
    if (!answer.ok) {
      console.error(answer.problems.join('\n'));
      return 2;
    }
    for (const note of answer.notes) console.error(note);
    console.log(answer.json);
    return 0;
  },
};
