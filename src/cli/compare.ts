import type { RawInputs } from '../core/config/inputs.ts';
import { randomToken } from '../run/random-token.ts';
import { prepareRun } from '../run/run.ts';
import { stopSignal } from '../run/stop.ts';
import type { Command } from './command.ts';
import { type Compared, refused } from './compared.ts';
import { inputHelp, readFlags } from './flags.ts';
import { buildLog } from './plain-build-log.ts';

export const compare: Command = {
  help: () => `Usage: cold-start-gate compare --head-package PATH --base-package PATH [options]
       cold-start-gate compare --build-command COMMAND --package-path PATH [--head-ref REF] --base-ref REF [options]

Deploys both builds as temporary functions, forces interleaved cold starts of both and compares them.
Exit code: 0 pass, 1 regression, 2 wrong use or a run that could not be done, 3 not measured (with --on-unmeasured fail),
130 interrupted (what was measured by then is judged and written all the same).

Options:
${inputHelp()}
  --json                  Print the report (with --dry-run true the plan) as JSON and nothing else.`,
  run: async (args) => {
    const { inputs, json } = readFlags(args);
    return (await compareBuilds(inputs, json)).exitCode;
  },
};

/** What shells expect of a program that was interrupted: 128 and the number of SIGINT. */
const INTERRUPTED = 130;

/** Prepares, measures, writes the reports and prints the result. */
export async function compareBuilds(inputs: RawInputs, json: boolean): Promise<Compared> {
  using stop = stopSignal();
  const context = { listener: buildLog, signal: stop.signal, event: null };
  const prepared = await prepareRun(inputs, randomToken(), context);
  const compared = prepared.ok
    ? await (await comparison()).carryOut(prepared.run, json, stop.signal)
    : refused(prepared.problems);
  return stop.signal.aborted ? { ...compared, exitCode: INTERRUPTED } : compared;
}

/** What only a run that can start needs. In a function of its own because tsc leaves `.ts` in imports beside `using`. */
async function comparison() {
  return await import('./carry-out.ts');
}
