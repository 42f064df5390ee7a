import type { Command } from './command.ts';
import { inputHelp, readFlags } from './flags.ts';

export const plan: Command = {
  help: () => `Usage: cold-start-gate plan [options of compare]

Checks everything that compare would check by reading, and prints what it would do. Nothing is created, changed or
invoked. Exit code: 0, or 2 when the run could not start.

Options:
${inputHelp()}
  --json                  Print the plan as JSON.`,
  run: async (args) => {
    const { inputs, json } = readFlags(args);
    const { compareBuilds } = await import('./compare.ts');
    return (await compareBuilds({ ...inputs, 'dry-run': 'true' }, json)).exitCode;
  },
};
