/** The main step of the action: read the inputs, measure, tell, and say the exit code. */
import { appendFileSync } from 'node:fs';
import type { RawInputs } from '../core/config/inputs.ts';
import type { Report } from '../core/report.ts';
import { LambdaFailure } from '../gate/ports.ts';
import { readWorkflowRun, type WorkflowRunResult } from '../github/workflow-run.ts';
import type { Annotation } from '../report/annotations.ts';
import { inline, plain, withoutCommands } from '../report/escape.ts';
import type { PreparedRun, PreparedTelling } from '../run/prepared-run.ts';
import { randomToken } from '../run/random-token.ts';
import { measure, prepareInputs, prepareRun } from '../run/run.ts';
import { stopSignal } from '../run/stop.ts';
import { annotate } from './annotate.ts';
import { FORK_WAYS_OUT, forkWithoutCredentials, refusalToRun, withSomeRegion } from './fork.ts';
import { buildLog } from './grouped-build-log.ts';
import type { JobContext } from './run-history.ts';
import { actionInputs } from './step-inputs.ts';

/** @returns the exit code of the step. */
export async function main(): Promise<number> {
  const raw = actionInputs(process.env);
  const workflow = readWorkflowRun(process.env);
  if (raw['report']) return await showReport(raw, workflow);
  const refusal = refusalToRun(workflow, raw['allow-fork-code'] === 'true', process.env);
  if (refusal !== null) return refuse([refusal]);
  const unmeasurable = forkWithoutCredentials(raw, workflow, process.env);
  const inputs = unmeasurable ? withSomeRegion(raw, process.env) : raw;
  const seed = randomToken();
  if (unmeasurable) {
    const inputsOnly = await prepareInputs(inputs, seed);
    return inputsOnly.ok ? await tellUnmeasured(inputsOnly.run, workflow) : refuse(inputsOnly.problems);
  }
  using stop = stopSignal();
  const prepared = await prepareRun(inputs, seed, {
    listener: buildLog(say),
    signal: stop.signal,
    event: workflow.ok ? workflow.run.event : null,
  });
  if (!prepared.ok) return refuse(prepared.problems);
  const { run } = prepared;
  const context = { say, signal: stop.signal, configPath: raw['config'] || null };
  return await (run.config.dryRun
    ? showPlan(run, workflow, context)
    : measureAndTell(run, workflow, context));
}

/** `dry-run`: everything was checked that can be read; the plan is the result. */
async function showPlan(run: PreparedRun, workflow: WorkflowRunResult, context: JobContext): Promise<number> {
  const [{ planOf }, { renderPlan }, { openHistory }] = await Promise.all([
    import('../run/plan.ts'),
    import('../report/plan-text.ts'),
    import('./run-history.ts'),
  ]);
  annotate(run.notes.map(asNotice));
  const history = await openHistory(run, workflow, context);
  console.log(withoutCommands(renderPlan({ ...(await planOf(run)), power: history.powerOf(run) })));
  return 0;
}

async function measureAndTell(
  run: PreparedRun,
  workflow: WorkflowRunResult,
  context: JobContext,
): Promise<number> {
  const { tell, makeEngineFolder, ledgerPath, openReportFolder, RunComment, openHistory } = await tellers();
  const { signal } = context;
  const folderProblem = await openReportFolder(run.config.reportDir);
  if (folderProblem !== null) return refuse([folderProblem]);
  const comment = new RunComment(run.config.telling, workflow);
  const [history] = await Promise.all([openHistory(run, workflow, context), comment.measuring(signal)]);
  await using folder = makeEngineFolder();
  let report: Report;
  try {
    const measured = await measure(run, {
      listener: { say },
      signal,
      engineFolder: folder.path,
      ledgerPath: ledgerPath(),
      repository: process.env['GITHUB_REPOSITORY'] || 'unknown',
    });
    report = history.shownIn(measured);
  } catch (error) {
    if (!(error instanceof LambdaFailure)) throw error;
    return refuse([error.message]);
  }
  await tell(report, {
    comment: signal.aborted ? null : comment,
    reportDir: run.config.reportDir,
    history: history.after(report),
    notes: run.notes.map(asNotice),
  });
  await history.keep(report);
  return report.verdict.exitCode;
}

async function tellUnmeasured(run: PreparedTelling, workflow: WorkflowRunResult): Promise<number> {
  const [{ tell }, { RunComment }, { unmeasuredReport }, { openReportFolder }] = await Promise.all([
    import('./tell.ts'),
    import('./comment.ts'),
    import('../run/unmeasured.ts'),
    import('../run/reports.ts'),
  ]);
  const folderProblem = await openReportFolder(run.config.reportDir);
  if (folderProblem !== null) return refuse([folderProblem]);
  const report = unmeasuredReport(run, new Date());
  await tell(report, {
    comment: new RunComment(run.config.telling, workflow),
    reportDir: run.config.reportDir,
    notice: FORK_WAYS_OUT,
    notes: [FORK_WAYS_OUT, ...run.notes].map(asNotice),
  });
  return report.verdict.exitCode;
}

async function showReport(raw: RawInputs, workflow: WorkflowRunResult): Promise<number> {
  const { show } = await import('./show.ts');
  const shown = await show(raw, workflow);
  return shown.ok ? shown.exitCode : refuse(shown.problems);
}

/** What only a run that can start needs. In a function of its own because tsc leaves `.ts` in imports beside `using`. */
async function tellers() {
  const [tell, folder, ledger, comment, reports, history] = await Promise.all([
    import('./tell.ts'),
    import('./engine-folder.ts'),
    import('./run-ledger.ts'),
    import('./comment.ts'),
    import('../run/reports.ts'),
    import('./run-history.ts'),
  ]);
  return { ...tell, ...folder, ...ledger, ...comment, ...reports, ...history };
}

/** A line of the log. It can name a package or a file, so it is not trusted to be no command to the runner. */
function say(sentence: string): void {
  console.log(withoutCommands(plain(sentence, 2_000)));
}

function asNotice(message: string): Annotation {
  return { level: 'notice', title: 'Cold start gate', message };
}

/** Nothing was judged: every reason, once as annotation (and so in the log) and once in the job summary. */
function refuse(problems: readonly string[]): number {
  const title = 'Cold start gate cannot run';
  annotate([{ level: 'error', title, message: problems.join('\n') }]);
  appendSummary(
    [`### ${title}`, '', ...problems.map((problem) => `- ${inline(problem, 1_000)}`), ''].join('\n'),
  );
  return 2;
}

/** Written without @actions/core, which bad input must not wait for. A summary that cannot be written changes nothing. */
function appendSummary(markdown: string): void {
  const path = process.env['GITHUB_STEP_SUMMARY'];
  if (!path) return;
  try {
    appendFileSync(path, `${markdown}\n`);
  } catch {
    // The annotation says it already.
  }
}
