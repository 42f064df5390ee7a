/** What a step may do with code that comes from a fork. */
import type { RawInputs } from '../core/config/inputs.ts';
import { forkCodeRefusal, runsWithSecrets } from '../core/event.ts';
import type { ProcessEnvironment } from '../core/process-environment.ts';
import type { WorkflowRunResult } from '../github/workflow-run.ts';
import { regionOf } from '../run/read-inputs.ts';

/** Where the AWS SDK looks for credentials in a job, whatever put them there. */
const CREDENTIALS = [
  'AWS_ACCESS_KEY_ID',
  'AWS_WEB_IDENTITY_TOKEN_FILE',
  'AWS_PROFILE',
  'AWS_CONTAINER_CREDENTIALS_RELATIVE_URI',
  'AWS_CONTAINER_CREDENTIALS_FULL_URI',
] as const;

/**
 * Why nothing of the checkout may be built or run here, or null when it may.
 * An event that cannot be read counts as a fork's where the answer matters.
 */
export function refusalToRun(
  workflow: WorkflowRunResult,
  allowForkCode: boolean,
  env: ProcessEnvironment,
): string | null {
  if (workflow.ok) return forkCodeRefusal(workflow.run.event, allowForkCode);
  const event = env['GITHUB_EVENT_NAME'] ?? '';
  return allowForkCode || !runsWithSecrets(event)
    ? null
    : `${workflow.problem} So nobody can tell whose code ${event} would run with this repository's token and secrets; nothing was run.`;
}

/**
 * Whether this is a fork's pull request without credentials for AWS, so that nothing can be measured and nobody has done
 * anything wrong. A runner of one's own may have credentials that no variable shows.
 */
export function forkWithoutCredentials(
  raw: RawInputs,
  workflow: WorkflowRunResult,
  env: ProcessEnvironment,
): boolean {
  return (
    (raw['engine'] || 'aws') === 'aws' &&
    workflow.ok &&
    workflow.run.event.name === 'pull_request' &&
    workflow.run.event.code === 'fork' &&
    env['RUNNER_ENVIRONMENT'] !== 'self-hosted' &&
    CREDENTIALS.every((name) => !env[name])
  );
}

/**
 * The inputs of such a run, complete: where the step that logs in was skipped, nothing names a region. Nothing is asked
 * of the one that stands in.
 */
export function withSomeRegion(raw: RawInputs, env: ProcessEnvironment): RawInputs {
  const isNamed = raw['aws-region'] || regionOf(env) || raw['function-name']?.startsWith('arn:');
  return isNamed ? raw : { ...raw, 'aws-region': 'us-east-1' };
}

/** The notice that goes with it. */
export const FORK_WAYS_OUT =
  'GitHub gives pull requests from forks no credentials, so this one was not measured on AWS. Two ways to measure it: engine: local in the same job, which needs no account, or two workflows, of which the second only comments. Both are in docs/github-events.md.';
