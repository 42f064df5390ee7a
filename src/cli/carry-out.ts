/** What becomes of a prepared comparison: the plan, or the measurement with its report. */
import type { Report } from '../core/report.ts';
import { LambdaFailure } from '../gate/ports.ts';
import { reportJson } from '../report/json/json.ts';
import { renderPlan } from '../report/plan-text.ts';
import { renderText } from '../report/text.ts';
import { viewOf } from '../report/view.ts';
import { planOf } from '../run/plan.ts';
import type { PreparedRun } from '../run/prepared-run.ts';
import { openReportFolder, writeReports } from '../run/reports.ts';
import { measure } from '../run/run.ts';
import { type Compared, refused, say } from './compared.ts';

/** Prints the plan of a dry run; else measures, writes the reports and prints the result. */
export async function carryOut(run: PreparedRun, json: boolean, signal: AbortSignal): Promise<Compared> {
  for (const note of run.notes) say(`Note: ${note}`);
  if (run.config.dryRun) {
    const planned = await planOf(run);
    console.log(json ? JSON.stringify(planned, null, 2) : renderPlan(planned));
    return { exitCode: 0, verdict: null };
  }
  const folderProblem = await openReportFolder(run.config.reportDir);
  if (folderProblem !== null) return refused([folderProblem]);
  const report = await measureUnlessStopped(run, signal);
  if (report === null) return { exitCode: 0, verdict: null };
  const view = viewOf(report);
  const { paths, problem } = await writeReports(view, run.config.reportDir);
  if (problem !== null) say(problem);
  console.log(json ? reportJson(report) : renderText(view, paths?.get('json')));
  const { exitCode, verdict } = report.verdict;
  return { exitCode, verdict };
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
