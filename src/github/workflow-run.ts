/** Reads what the runner says about this run: the environment and the event's file. */
import { readFileSync } from 'node:fs';
import type { RunEvent } from '../core/event.ts';
import { readEvent } from '../core/event-reader.ts';
import type { ProcessEnvironment } from '../core/process-environment.ts';
import type { Repository } from './client.ts';

/** The workflow run that we are in. */
export interface WorkflowRun {
  readonly repository: Repository;
  readonly runId: number;
  readonly runAttempt: number;
  readonly workflow: string;
  readonly job: string;
  /** `https://api.github.com`, or that of a GitHub Enterprise Server. */
  readonly apiUrl: string;
  readonly serverUrl: string;
  readonly event: RunEvent;
}

export type WorkflowRunResult =
  | { readonly ok: true; readonly run: WorkflowRun }
  | {
      readonly ok: false;
      /** Whether this looks like a workflow at all: outside of one nothing is wrong. */
      readonly inWorkflow: boolean;
      readonly problem: string;
    };

/**
 * Never throws: what is missing is the problem's sentence, which names variables but no values.
 * Variables: https://docs.github.com/actions/reference/workflows-and-actions/variables
 */
export function readWorkflowRun(env: ProcessEnvironment): WorkflowRunResult {
  const inWorkflow = env['GITHUB_ACTIONS'] === 'true';
  const fail = (problem: string): WorkflowRunResult => ({ ok: false, inWorkflow, problem });
  const [, owner, repo] = /^([\w.-]+)\/([\w.-]+)$/.exec(env['GITHUB_REPOSITORY'] ?? '') ?? [];
  if (owner === undefined || repo === undefined) return fail('GITHUB_REPOSITORY is not owner/name.');
  const runId = positive(env['GITHUB_RUN_ID']);
  if (runId === null) return fail('GITHUB_RUN_ID is not a number.');
  const path = env['GITHUB_EVENT_PATH'];
  const payload = path === undefined ? null : readJson(path);
  if (payload === null) return fail('The file that GITHUB_EVENT_PATH names is missing or is not JSON.');
  const result = readEvent(env['GITHUB_EVENT_NAME'] ?? '', payload.value, {
    sha: env['GITHUB_SHA'] ?? '',
    ref: env['GITHUB_REF'] ?? '',
  });
  if (!result.ok) return fail(result.problem);
  return {
    ok: true,
    run: {
      repository: { owner, repo },
      runId,
      runAttempt: positive(env['GITHUB_RUN_ATTEMPT']) ?? 1,
      workflow: env['GITHUB_WORKFLOW'] ?? '',
      job: env['GITHUB_JOB'] ?? '',
      apiUrl: env['GITHUB_API_URL'] || 'https://api.github.com',
      serverUrl: env['GITHUB_SERVER_URL'] || 'https://github.com',
      event: result.event,
    },
  };
}

/**
 * The key when there is no comment-key, which the runner fills with more: legs of a matrix share every variable of the
 * environment, so that here they have one comment.
 */
export function defaultCommentKey(run: Pick<WorkflowRun, 'workflow' | 'job'>): string {
  return `${run.job} ${run.workflow}`;
}

/** The page of this run, for people. */
export function runUrl({ serverUrl, repository, runId, runAttempt }: WorkflowRun): string {
  return `${serverUrl}/${repository.owner}/${repository.repo}/actions/runs/${runId}/attempts/${runAttempt}`;
}

function positive(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

function readJson(path: string): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(readFileSync(path, 'utf8')) };
  } catch {
    return null;
  }
}
