/** The main step of the action: read the inputs, measure, tell, and say the exit code. */
import { randomBytes } from 'node:crypto';
import type { Report } from '../core/report.ts';
import { LambdaFailure } from '../gate/ports.ts';
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

  const { measure, writeReports, tell, makeEngineFolder } = await heavyParts();
  using stop = stopSignal();
  await using folder = makeEngineFolder();
  const listener = { say: (sentence: string): void => console.log(sentence) };
  let report: Report;
  try {
    report = await measure(run, { listener, signal: stop.signal, engineFolder: folder.path });
  } catch (error) {
    if (!(error instanceof LambdaFailure)) throw error;
    return refuse([error.message]);
  }
  const paths = await writeReports(report, run.config.reportDir);
  for (const annotation of annotations(report)) annotate(annotation);
  await tell(report, paths);
  return report.verdict.exitCode;
}

/** What only a run that can start needs. In a function of its own because tsc leaves `.ts` in imports beside `using`. */
async function heavyParts() {
  const [measure, reports, tell, folder] = await Promise.all([
    import('../run/measure.ts'),
    import('../run/reports.ts'),
    import('./tell.ts'),
    import('./engine-folder.ts'),
  ]);
  return { ...measure, ...reports, ...tell, ...folder };
}

/** Nothing was judged: every reason, once as annotation and so in the log. */
function refuse(problems: readonly string[]): number {
  annotate({ level: 'error', title: 'Cold start gate cannot run', message: problems.join('\n') });
  return 2;
}
