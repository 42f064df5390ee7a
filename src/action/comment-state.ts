/** The comment that a main step began and did not end, because it was cancelled, killed, or could not run. */

import { inputReader } from '../core/config/reader.ts';
import { readTelling } from '../core/config/telling.ts';
import { readState } from '../github/output.ts';
import { readWorkflowRun } from '../github/workflow-run.ts';
import { annotate } from './annotate.ts';
import { actionInputs } from './step-inputs.ts';

/** Name of the state: `open` from before the first comment on, `closed` after the last. */
export const COMMENT_STATE = 'comment';

/**
 * For the post step: where the main step left "measuring", it is replaced.
 * @returns whether there was such a comment.
 */
export async function endLeftComment(): Promise<boolean> {
  if (readState(COMMENT_STATE) !== 'open') return false;
  const { RunComment } = await import('./comment.ts');
  // Read from the inputs again, not from the state, which other code of the job can write.
  const telling = readTelling(inputReader(actionInputs(process.env)));
  const { commentId, annotation } = await new RunComment(telling, readWorkflowRun(process.env)).unfinished();
  // The main step has already said it when the job cannot comment at all.
  if (annotation?.level === 'warning') annotate([annotation]);
  return commentId !== null;
}
