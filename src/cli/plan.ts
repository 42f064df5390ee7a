import { randomBytes } from 'node:crypto';
import { renderPlan } from '../report/plan-text.ts';
import { planOf } from '../run/plan.ts';
import { prepareRun } from '../run/run.ts';
import { stopSignal } from '../run/stop.ts';
import { buildLog } from './build-log.ts';
import type { Command } from './cli.ts';
import { inputHelp, readFlags } from './flags.ts';

export const plan: Command = {
  name: 'plan',
  summary: 'lanes, calls, minutes, storage, cost and rights of a run; writes nothing',
  help: () => `Usage: cold-start-gate plan [options of compare]

Checks everything that compare would check by reading, and prints what it would do. Nothing is created, changed or
invoked. Exit code: 0, or 2 when the run could not start.

Options:
${inputHelp()}
  --json                  Print the plan as JSON.`,
  run: async (args) => {
    const { inputs, json } = readFlags(args);
    using stop = stopSignal();
    const context = { listener: buildLog, signal: stop.signal, event: null };
    const prepared = await prepareRun(
      { ...inputs, 'dry-run': 'true' },
      randomBytes(4).toString('hex'),
      context,
    );
    if (!prepared.ok) {
      console.error(prepared.problems.join('\n'));
      return 2;
    }
    const planned = await planOf(prepared.run);
    for (const note of prepared.run.notes) console.error(`Note: ${note}`);
    console.log(json ? JSON.stringify(planned, null, 2) : renderPlan(planned));
    return 0;
  },
};
