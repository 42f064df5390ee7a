import { INPUTS } from '../core/config/inputs.ts';
import { POLICY_INPUTS, runPolicy } from '../run/policy.ts';
import type { Command } from './cli.ts';
import { parse } from './flags.ts';

const OPTIONS = Object.fromEntries(POLICY_INPUTS.map((name) => [name, { type: 'string' as const }]));

export const policy: Command = {
  name: 'policy',
  summary: 'the IAM policy that a run needs',
  help: () => `Usage: cold-start-gate policy --function-name NAME [options]
       cold-start-gate policy --config FILE [options]

Prints the least IAM policy for the credentials that measure. Where the template can be read, it is narrowed to its
account, its role and what else it has (layers, keys, network). With a configuration file it is one policy for all of its
functions.

Options:
${INPUTS.filter(({ name }) => POLICY_INPUTS.some((own) => own === name))
  .map(({ name, description }) => `  ${`--${name}`.padEnd(24)}${description}`)
  .join('\n')}`,
  run: async (args) => {
    const flags = parse(args, OPTIONS);
    const answer = await runPolicy(
      Object.fromEntries(
        Object.entries(flags).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
      ),
    );
    if (!answer.ok) {
      console.error(answer.problems.join('\n'));
      return 2;
    }
    for (const note of answer.notes) console.error(note);
    console.log(answer.json);
    return 0;
  },
};
