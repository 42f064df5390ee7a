/** Tells the runner and the pull request everything about a report. */
import type { History } from '../core/history.ts';
import type { Report } from '../core/report.ts';
import { writeOutputs, writeSummary } from '../github/output.ts';
import type { Annotation } from '../report/annotations.ts';
import { annotations } from '../report/annotations.ts';
import { pathOutputs } from '../report/exporters.ts';
import { COMMENT_LIMIT, SUMMARY_LIMIT } from '../report/markdown/render.ts';
import { type OutputName, reportOutputs } from '../report/outputs.ts';
import { renderText } from '../report/text.ts';
import { viewOf } from '../report/view.ts';
import { isFaster } from '../report/words.ts';
import { writeReports } from '../run/reports.ts';
import { annotate } from './annotate.ts';
import type { RunComment } from './comment.ts';

export interface Telling {
  /** null when the run was cancelled: its comment is the post step's, which has more time. */
  readonly comment: RunComment | null;
  readonly reportDir: string;
  /** What earlier runs on the default branch measured, with this run where it is one of them; put beside the report. */
  readonly history?: History | null;
  /** A line above the report wherever people see it. */
  readonly notice?: string;
  /** What was noticed on the way, one annotation each where there is room. */
  readonly notes: readonly Annotation[];
}

/** Files first, then the runner, then the network: a step that is killed has published as much as possible. */
export async function tell(report: Report, telling: Telling): Promise<void> {
  const { comment, reportDir, notes } = telling;
  const notice = telling.notice === undefined ? {} : { notice: telling.notice };
  const view = viewOf(report);
  const { paths, problem: unwritten } = await writeReports(view, reportDir, telling.history ?? null);
  console.log(renderText(view, paths?.get('json')));
  const unsummed = await writeSummary(view.markdown({ limit: SUMMARY_LIMIT, unit: 'bytes', ...notice }));
  const body = view.markdown({ limit: comment?.bodyLimit ?? COMMENT_LIMIT, ...notice });
  writeOutputs({
    ...reportOutputs(report),
    ...(paths && pathOutputs(paths)),
    'comment-body': body,
  } satisfies Partial<Record<OutputName, string>>);
  const told = await comment?.done(body, isChange(report));
  if (told?.commentId) writeOutputs({ 'comment-id': told.commentId });

  const [sum, ...rows] = annotations(view);
  const warnings = [unwritten, unsummed].flatMap((message): Annotation[] =>
    message === null ? [] : [{ level: 'warning', title: 'Cold start gate', message }],
  );
  annotate(
    [sum, told?.annotation, ...warnings, ...notes, ...rows].filter(
      (annotation) => annotation !== undefined && annotation !== null,
    ),
  );
}

/** What is worth a comment of its own under `comment: on-change`: a change either way, or a failed check. */
function isChange({ verdict, comparisons }: Report): boolean {
  return verdict.exitCode !== 0 || verdict.verdict === 'regression' || comparisons.some(isFaster);
}
