/** The step that shows a report of another workflow run: the second half of the recipe for forks. It runs no foreign code. */

import type { RawInputs } from '../core/config/inputs.ts';
import { readPublication } from '../core/config/publication.ts';
import type { WorkflowRunResult } from '../github/workflow-run.ts';
import { FOREIGN_NOTICE, readForeignReport } from './foreign-report.ts';

export type Shown =
  | { readonly ok: true; readonly exitCode: number }
  | { readonly ok: false; readonly problems: readonly string[] };

export async function show(raw: RawInputs, workflow: WorkflowRunResult): Promise<Shown> {
  const read = readPublication(raw);
  const problems = [...(read.ok ? placeProblems(raw, workflow) : read.problems)];
  if (!read.ok || problems.length > 0) return { ok: false, problems };
  const { publication } = read;
  const foreign = await readForeignReport(publication.reportPath, publication.policy);
  if (!foreign.ok) return { ok: false, problems: [foreign.problem] };
  const [{ tell }, { RunComment }, { openReportFolder }] = await Promise.all([
    import('./tell.ts'),
    import('./comment.ts'),
    import('../run/reports.ts'),
  ]);
  const folderProblem = await openReportFolder(publication.reportDir);
  if (folderProblem !== null) return { ok: false, problems: [folderProblem] };
  await tell(foreign.report, {
    comment: new RunComment(publication.telling, workflow),
    reportDir: publication.reportDir,
    notice: FOREIGN_NOTICE,
    notes: [],
  });
  return { ok: true, exitCode: foreign.report.verdict.exitCode };
}

/** The event names the pull request. A number from elsewhere may come from the artifact, and so from anybody. */
function placeProblems(raw: RawInputs, workflow: WorkflowRunResult): readonly string[] {
  return raw['pull-request'] && workflow.ok && workflow.run.event.name === 'workflow_run'
    ? ['pull-request: after a workflow_run the event alone says where a report belongs; remove the input.']
    : [];
}
