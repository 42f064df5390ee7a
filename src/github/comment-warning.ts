/** What to tell the user about a comment that could not be posted. Each kind of failure has its own fix. */
import type { Failure, FailureKind } from './github-failure.ts';

export interface CommentWarning {
  readonly kind: FailureKind | 'read-only-token' | 'too-long';
  /** What happened, one sentence. */
  readonly message: string;
  /** What to do about it, one sentence. */
  readonly fix: string;
}

interface CommentTarget {
  readonly pullRequest: number;
  readonly fromFork: boolean;
}

const HAS_SUMMARY = 'The whole report is in the job summary, and the check is not affected.';

export function adviseOn(failure: Failure, target: CommentTarget): CommentWarning {
  const on = `The comment on pull request #${target.pullRequest} was not posted`;
  const as = (message: string, fix: string): CommentWarning => ({ kind: failure.kind, message, fix });
  switch (failure.kind) {
    case 'missing-permission':
      return target.fromFork
        ? {
            kind: 'read-only-token',
            message: `${on}: on a pull request from a fork GitHub gives the workflow a token that can only read.`,
            fix: `Nothing is wrong here. To comment on such pull requests too, post from a second workflow on workflow_run (docs/github-events.md). ${HAS_SUMMARY}`,
          }
        : as(
            `${on}: the token may not write to pull requests (GitHub: ${failure.said}).`,
            'Add `permissions: pull-requests: write` to the job, or give the token in github-token the repository permission "Pull requests: write".',
          );
    case 'locked':
      return as(`${on}: its conversation is locked.`, `Unlock it, or set comment: never. ${HAS_SUMMARY}`);
    case 'secondary-rate-limit':
      return as(
        `${on}: GitHub's limit against many writes in a short time did not lift${waitOf(failure)}.`,
        `Run the job again later; many jobs that comment at once make this likely. ${HAS_SUMMARY}`,
      );
    case 'rate-limit':
      return as(
        `${on}: the token has used up its requests${waitOf(failure)}.`,
        `Run the job again later, or give github-token a token of its own. ${HAS_SUMMARY}`,
      );
    case 'bad-token':
      return as(
        `${on}: GitHub does not accept the token (GitHub: ${failure.said}).`,
        "Leave github-token out to use the job's own token, or renew the one you give.",
      );
    case 'not-found':
      return as(
        `${on}: there is no such pull request in this repository, or the token may not see it.`,
        'Check the pull-request input; a token in github-token must have access to this repository.',
      );
    case 'server-error':
      return as(
        `${on}: GitHub answered ${failure.status ?? 'with an error'} again and again.`,
        `Run the job again when https://www.githubstatus.com shows no incident. ${HAS_SUMMARY}`,
      );
    case 'network':
      return as(
        `${on}: GitHub could not be reached (${failure.said}).`,
        'Check that the runner reaches GITHUB_API_URL, and HTTPS_PROXY and NO_PROXY where it needs a proxy.',
      );
    case 'interrupted':
      return as(`${on}: the job was cancelled.`, 'Nothing to do.');
    case 'refused':
      return as(
        `${on}: GitHub refused it (status ${failure.status ?? 'unknown'}: ${failure.said}).`,
        HAS_SUMMARY,
      );
  }
}

export function tooLong(length: number, limit: number): CommentWarning {
  return {
    kind: 'too-long',
    message: `The comment was not posted: it has ${length} characters and GitHub takes ${limit}.`,
    fix: `This is a defect of Cold Start Gate, which cuts a report to size: please report it. ${HAS_SUMMARY}`,
  };
}

function waitOf({ waitMs }: Failure): string {
  return waitMs === null ? '' : ` (it asks to wait ${Math.ceil(waitMs / 1_000)} s)`;
}
