import { randomBytes } from 'node:crypto';
import type { RawInputs } from '../core/config/inputs.ts';
import type { VerdictWord } from '../core/model.ts';
import type { Report } from '../core/report.ts';
import { LambdaFailure } from '../gate/ports.ts';
import { plain, withoutCommands } from '../report/escape.ts';
import { reportJson } from '../report/json/json.ts';
import { renderPlan } from '../report/plan-text.ts';
import { renderText } from '../report/text.ts';
import { viewOf } from '../report/view.ts';
import type { PreparedRun } from '../run/model.ts';
import { planOf } from '../run/plan.ts';
import { openReportFolder, writeReports } from '../run/reports.ts';
import { measure, prepareRun } from '../run/run.ts';
import { stopSignal } from '../run/stop.ts';
import { buildLog } from './build-log.ts';
import type { Command } from './cli.ts';
import { inputHelp, readFlags } from './flags.ts';

export const compare: Command = {
  name: 'compare',
  summary: 'measure the cold starts of two builds and judge them',
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

/** What `compare` came to; without a verdict when nothing was judged. */
export interface Compared {
  readonly exitCode: number;
  readonly verdict: VerdictWord | null;
}

/** A sentence can name a package or a file; in a job the runner reads this log. */
function say(sentence: string): void {
  console.error(withoutCommands(plain(sentence, 2_000)));
}

/** What shells expect of a program that was interrupted: 128 and the number of SIGINT. */
const INTERRUPTED = 130;

/** Prepares, measures, writes the reports and prints the result. */
export async function compareBuilds(inputs: RawInputs, json: boolean): Promise<Compared> {
  using stop = stopSignal();
  const context = { listener: buildLog, signal: stop.signal, event: null };
  const prepared = await prepareRun(inputs, randomBytes(4).toString('hex'), context);
  if (!prepared.ok) {
    const { verdict, exitCode } = refused(prepared.problems);
    return { verdict, exitCode: stop.signal.aborted ? INTERRUPTED : exitCode };
  }
  const { run } = prepared;
  for (const note of run.notes) say(`Note: ${note}`);
  if (run.config.dryRun) {
    const planned = await planOf(run);
    console.log(json ? JSON.stringify(planned, null, 2) : renderPlan(planned));
    return { exitCode: 0, verdict: null };
  }
  const folderProblem = await openReportFolder(run.config.reportDir);
  if (folderProblem !== null) return refused([folderProblem]);
  const report = await measureUnlessStopped(run, stop.signal);
  if (report === null) return { exitCode: INTERRUPTED, verdict: null };
  const view = viewOf(report);
  const { paths, problem } = await writeReports(view, run.config.reportDir);
  if (problem !== null) say(problem);
  console.log(json ? reportJson(report) : renderText(view, paths?.get('json')));
  const { exitCode, verdict } = report.verdict;
  return { exitCode: stop.signal.aborted ? INTERRUPTED : exitCode, verdict };
}

/** @returns null when the run was interrupted before there was anything to judge. */
async function measureUnlessStopped(run: PreparedRun, signal: AbortSignal): Promise<Report | null> {
  try {
    return await measure(run, { listener: { say }, signal });
  } catch (error) {
    if (!signal.aborted || !(error instanceof LambdaFailure)) throw error;
    say('Stopped before anything was measured.');
    return null;
  }
}

function refused(problems: readonly string[]): Compared {
  for (const problem of problems) say(problem);
  return { exitCode: 2, verdict: null };
}
