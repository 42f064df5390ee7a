/**
 * The comment of this run: where it goes, and its text while there is no report. A comment that cannot be posted is one
 * warning. It does not change the exit code or the other outputs.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Telling } from '../core/config/telling.ts';
import { connect, type GitHubClient } from '../github/client.ts';
import type { CommentState } from '../github/marker.ts';
import { writeState } from '../github/output.ts';
import { COMMENT_BODY_LIMIT, publishComment } from '../github/publish-comment.ts';
import { findPullRequest } from '../github/pull-request.ts';
import {
  defaultCommentKey,
  runUrl,
  type WorkflowRun,
  type WorkflowRunResult,
} from '../github/workflow-run.ts';
import type { Annotation } from '../report/annotations.ts';
import { COMMENT_STATE } from './comment-state.ts';

/** The first comment may hold up the measurement by this much, and for hardly any retry. */
const MEASURING_LIMIT_MS = 10_000;
const MEASURING_MAX_WAIT_MS = 2_000;

export interface Told {
  readonly commentId: number | null;
  /** What the user should know about the comment. */
  readonly annotation: Annotation | null;
}

const NOTHING: Told = { commentId: null, annotation: null };

export class RunComment {
  readonly #telling: Telling;
  readonly #workflow: WorkflowRunResult;

  constructor(telling: Telling, workflow: WorkflowRunResult) {
    this.#telling = telling;
    this.#workflow = workflow;
  }

  /** How long the body of `done` may be, in characters. */
  get bodyLimit(): number {
    return COMMENT_BODY_LIMIT - this.#footer().length;
  }

  /**
   * Says that a measurement is under way. What fails here fails again at the end, and is told then.
   * @param signal ends the attempt, as when the job is cancelled
   */
  async measuring(signal: AbortSignal): Promise<void> {
    writeState(COMMENT_STATE, 'open');
    const limit = AbortSignal.any([signal, AbortSignal.timeout(MEASURING_LIMIT_MS)]);
    await this.#publish('measuring', '### ⏳ Measuring cold starts …', true, limit);
  }

  /**
   * Shows the result.
   * @param changed whether `comment: on-change` has a reason to start a comment
   */
  async done(body: string, changed: boolean): Promise<Told> {
    const told = await this.#publish('done', body, changed, undefined);
    writeState(COMMENT_STATE, 'closed');
    return told;
  }

  /** Takes back what `measuring` said, unless another result stands there. */
  async unfinished(): Promise<Told> {
    const body =
      '### ➖ Cold starts were not measured: the run did not finish\n\nIt was cancelled or it failed; the job log says which. Nothing is known about this change.';
    return await this.#publish('cancelled', body, false, undefined);
  }

  async #publish(
    state: CommentState,
    body: string,
    changed: boolean,
    signal: AbortSignal | undefined,
  ): Promise<Told> {
    const { comment: mode, commentKey, token } = this.#telling;
    if (mode === 'never') return NOTHING;
    if (!this.#workflow.ok) {
      return this.#workflow.inWorkflow ? notice(`No comment: ${this.#workflow.problem}`) : NOTHING;
    }
    const { run } = this.#workflow;
    if (!this.#concernsPullRequest(run)) return NOTHING;
    if (token === null) {
      return notice('No comment: github-token is empty. Leave the input out to use the token of the job.');
    }
    const client = connect({
      token,
      apiUrl: run.apiUrl,
      now: Date.now,
      sleep: (ms) => wait(ms, undefined, { signal }),
      log: console.log,
      ...(signal === undefined ? {} : { signal, maxWaitMs: MEASURING_MAX_WAIT_MS }),
    });
    const place = await this.#pullRequest(run, client);
    if (typeof place === 'string') return notice(`No comment: ${place}`);
    const result = await publishComment(client, {
      ...run.repository,
      pullRequest: place,
      key: commentKey ?? defaultCommentKey(run),
      headSha: run.event.headSha,
      runId: run.runId,
      runAttempt: run.runAttempt,
      body: body + this.#footer(),
      state,
      mode,
      changed,
      fromFork: run.event.code === 'fork' && run.event.name === 'pull_request',
    });
    const { warning } = result;
    return {
      commentId: result.posted ? result.commentId : null,
      annotation:
        warning === null
          ? null
          : { level: 'warning', title: 'Cold start gate', message: `${warning.message} ${warning.fix}` },
    };
  }

  #concernsPullRequest({ event }: WorkflowRun): boolean {
    return (
      this.#telling.pullRequest !== null ||
      event.pullRequest !== null ||
      (event.name === 'workflow_run' && event.lookup !== null)
    );
  }

  /** @returns its number, or why there is none. */
  async #pullRequest(run: WorkflowRun, client: GitHubClient): Promise<number | string> {
    const { event, repository } = run;
    const known = this.#telling.pullRequest ?? event.pullRequest;
    if (known !== null) return known;
    if (event.name !== 'workflow_run' || event.lookup === null) return 'the event has no pull request.';
    const found = await findPullRequest(client, repository, event.lookup);
    return found.found ? found.pullRequest : found.why;
  }

  /** Where the log and the whole report are. All of it is the runner's, nothing the pull request's. */
  #footer(): string {
    if (!this.#workflow.ok) return '';
    const { run } = this.#workflow;
    return `\n\n<sub>Commit ${run.event.headSha.slice(0, 10)}, [workflow run](${runUrl(run)})</sub>\n`;
  }
}

function notice(message: string): Told {
  return { commentId: null, annotation: { level: 'notice', title: 'Cold start gate', message } };
}
