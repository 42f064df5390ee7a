/** The inputs about the pull request: whether to comment there, as whom, and where. */
import { INPUT } from './inputs.ts';
import type { InputReader } from './reader.ts';

export interface Telling {
  readonly comment: 'always' | 'on-change' | 'never';
  /** Which comment is ours: runs with the same key share one. null: the job's own. */
  readonly commentKey: string | null;
  /** null: nobody can comment. */
  readonly token: string | null;
  /** Overrides the event's; null: the event's. */
  readonly pullRequest: number | null;
}

export function readTelling(read: InputReader): Telling {
  const token = read.given('github-token') ?? null;
  // Its value must not appear in a message; an HTTP client would show a header that it cannot send.
  if (token !== null && !INPUT['github-token'].form.parse(token).ok) {
    read.problems.push('github-token: not a token, it has blanks or other characters that no token has.');
  }
  return {
    comment: read.withDefault('comment'),
    commentKey: read.optional('comment-key') ?? null,
    token,
    pullRequest: read.optional('pull-request') ?? null,
  };
}
