import { randomBytes } from 'node:crypto';
import type { RawInputs } from '../core/config/inputs.ts';
import { reportJson } from '../report/json/json.ts';
import { renderPlan } from '../report/plan.ts';
import { renderText } from '../report/text.ts';
import { measure } from '../run/measure.ts';
import { planOf } from '../run/plan.ts';
import { prepareRun } from '../run/prepare.ts';
import { writeReports } from '../run/reports.ts';
import { stopSignal } from '../run/stop.ts';
import { buildLog } from './build-log.ts';
import type { Command } from './cli.ts';
import { inputHelp, readFlags } from './flags.ts';

export const compare: Command = {
  name: 'compare',
  summary: 'measure the cold starts of two builds and judge them',
  help: () => `Usage: cold-start-gate compare --head-package PATH --base-package PATH [options]
       cold-start-gate compare --build-command COMMAND --package-path PATH --base-ref REF [options]

Deploys both builds as temporary functions, forces interleaved cold starts of both and compares them.
Exit code: 0 pass, 1 regression, 2 wrong use or a run that could not be done, 3 not measured (with --on-unmeasured fail).

Options:
${inputHelp()}
  --json                  Print the report (with --dry-run true the plan) as JSON and nothing else.`,
  run: async (args) => {
    const { inputs, json } = readFlags(args);
    return await compareBuilds(inputs, json);
  },
};

/** Prepares, measures, writes the reports and prints the result. @returns the exit code. */
export async function compareBuilds(inputs: RawInputs, json: boolean): Promise<number> {
  using stop = stopSignal();
  const workshop = { listener: buildLog, signal: stop.signal, event: null };
  const prepared = await prepareRun(inputs, randomBytes(4).toString('hex'), workshop);
  if (!prepared.ok) {
    console.error(prepared.problems.join('\n'));
    return 2;
  }
  const { run } = prepared;
  const say = (sentence: string): void => console.error(sentence);
  for (const note of run.notes) say(`Note: ${note}`);
  if (run.config.dryRun) {
    const planned = await planOf(run);
    console.log(json ? JSON.stringify(planned, null, 2) : renderPlan(planned));
    return 0;
  }
  const report = await measure(run, { listener: { say }, signal: stop.signal });
  const paths = await writeReports(report, run.config.reportDir);
  if (json) console.log(reportJson(report));
  else console.log(renderText(report, { reportJsonPath: paths.json }));
  return report.verdict.exitCode;
}
