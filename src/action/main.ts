/** The main step of the action: read the inputs, measure, tell, and say the exit code. */
import { randomBytes } from 'node:crypto';
import type { Report } from '../core/report.ts';
import { annotations } from '../report/annotations.ts';
import { prepareRun } from '../run/prepare.ts';
import { stopSignal } from '../run/stop.ts';
import { annotate } from './annotate.ts';
import { actionInputs } from './inputs.ts';

/** @returns the exit code of the step. */
export async function main(): Promise<number> {
  const prepared = await prepareRun(actionInputs(process.env), randomBytes(4).toString('hex'));
  if (!prepared.ok) return refuse(prepared.problems);
  const { run } = prepared;
  for (const note of run.notes) annotate({ level: 'notice', title: 'Cold start gate', message: note });

  const [{ measure }, { writeReports }, { tell }, { makeEngineFolder }] = await Promise.all([
    import('../run/measure.ts'),
    import('../run/reports.ts'),
    import('./tell.ts'),
    import('./engine-folder.ts'),
  ]);
  using stop = stopSignal();
  await using folder = makeEngineFolder();
  const listener = { say: (sentence: string): void => console.log(sentence) };
  let report: Report;
  try {
    report = await measure(run, { listener, signal: stop.signal, engineFolder: folder.path });
  } catch (error) {
    if (!isExpected(error)) throw error;
    return refuse([error.message]);
  }
  const paths = await writeReports(report, run.config.reportDir);
  for (const annotation of annotations(report)) annotate(annotation);
  await tell(report, paths);
  return report.verdict.exitCode;
}

/** Nothing was judged: every reason, once as annotation and so in the log. */
function refuse(problems: readonly string[]): number {
  annotate({ level: 'error', title: 'Cold start gate cannot run', message: problems.join('\n') });
  return 2;
}

/** What the user can act on; anything else is a defect of ours and keeps its stack. */
function isExpected(error: unknown): error is Error {
  return error instanceof Error && error.name === 'LambdaFailure';
}
