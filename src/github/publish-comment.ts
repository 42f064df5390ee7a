/**
 * One comment per key on a pull request: found again on whatever page it is, updated in place, and never taken from a
 * newer run by an older one. A comment that cannot be posted is a warning; it changes no verdict and throws nothing.
 */
import { COMMENT_CHARACTERS } from '../core/quotas.ts';
import type { GitHubClient, IssueComment, Repository } from './client.ts';
import { adviseOn, type CommentWarning, tooLong } from './comment-warning.ts';
import { GitHubFailure } from './github-failure.ts';
import {
  type CommentState,
  compareAge,
  hashKey,
  isSameRun,
  type Marker,
  readMarker,
  writeMarker,
} from './marker.ts';

/** Room for our first line (about 160 characters). */
const MARKER_ROOM = 256;
/** How long a body may be for `publishComment`, in UTF-16 units (never fewer than characters). */
export const COMMENT_BODY_LIMIT = COMMENT_CHARACTERS - MARKER_ROOM;

/** What GITHUB_TOKEN posts as, on github.com and on GitHub Enterprise Server. */
const ACTIONS_LOGIN = 'github-actions[bot]';

/** Longer than a run of ours needs between reading a comment and writing it. */
const SETTLE_MS = 2_000;
const SETTLE_ROUNDS = 3;

export interface CommentRequest extends Repository {
  readonly pullRequest: number;
  /** Comments with different keys do not know of each other. */
  readonly key: string;
  /** The commit that was measured: 40 or 64 hexadecimal digits. */
  readonly headSha: string;
  readonly runId: number;
  readonly runAttempt: number;
  /** Markdown, at most COMMENT_BODY_LIMIT. */
  readonly body: string;
  readonly state: CommentState;
  readonly mode: 'always' | 'on-change' | 'never';
  /** Whether `on-change` has a reason to start a comment. An existing one is always brought up to date. */
  readonly changed: boolean;
  /** The run is a fork's, whose token GitHub makes read-only: only the advice depends on it. */
  readonly fromFork: boolean;
}

export type CommentResult =
  | {
      readonly posted: true;
      readonly action: 'created' | 'updated' | 'unchanged';
      readonly commentId: number;
      readonly url: string;
      /** Set when the comment stands but something around it failed. */
      readonly warning: CommentWarning | null;
    }
  | {
      readonly posted: false;
      /** Not an error: not asked for, nothing to say, or a newer result stands there. */
      readonly reason: 'never' | 'nothing-to-tell' | 'newer-run';
      readonly warning: null;
    }
  | { readonly posted: false; readonly reason: 'failed'; readonly warning: CommentWarning };

type Posted = Extract<CommentResult, { posted: true }>;

/** A comment with the marker of this tool, of any author. */
interface MarkedComment extends IssueComment {
  readonly marker: Marker;
}

/**
 * Publishes one state of one key. Waits and retries as the client was told.
 * `measuring` starts a comment (not with `on-change`); `cancelled` only replaces the `measuring` of its own run.
 */
export async function publishComment(client: GitHubClient, request: CommentRequest): Promise<CommentResult> {
  if (request.mode === 'never') return { posted: false, reason: 'never', warning: null };
  const marker: Marker = {
    keyHash: hashKey(request.key),
    headSha: request.headSha,
    runId: request.runId,
    runAttempt: request.runAttempt,
    state: request.state,
  };
  if (request.body.length > COMMENT_BODY_LIMIT) {
    return { posted: false, reason: 'failed', warning: tooLong(request.body.length, COMMENT_BODY_LIMIT) };
  }
  const publication = new Publication(client, request, marker);
  try {
    return await client.persistently(`comment on pull request #${request.pullRequest}`, () =>
      publication.attempt(),
    );
  } catch (error) {
    if (!(error instanceof GitHubFailure)) throw error;
    const warning = adviseOn(error.failure, request);
    return publication.written === null
      ? { posted: false, reason: 'failed', warning }
      : { ...publication.written, warning };
  }
}

/** One call of `publishComment`: every attempt reads the pull request anew and remembers only what it wrote. */
class Publication {
  readonly #client: GitHubClient;
  readonly #request: CommentRequest;
  readonly #marker: Marker;
  readonly #body: string;
  /** The comment as this call left it, also when a later step failed. */
  written: Posted | null = null;

  constructor(client: GitHubClient, request: CommentRequest, marker: Marker) {
    this.#client = client;
    this.#request = request;
    this.#marker = marker;
    this.#body = `${writeMarker(marker)}\n${request.body}`;
  }

  async attempt(): Promise<CommentResult> {
    const found = await this.#ours();
    const [oldest] = found;
    if (oldest === undefined) return this.#create();
    const currentHead = await this.#currentHead(found);
    const isOurRun = found.some((comment) => isSameRun(comment.marker, this.#marker));
    if (found.some((comment) => compareAge(comment.marker, this.#marker, currentHead) > 0)) {
      return { posted: false, reason: 'newer-run', warning: null };
    }
    if (this.#marker.state === 'cancelled' && !isOurRun) {
      return { posted: false, reason: 'nothing-to-tell', warning: null };
    }
    const isUnchanged = found.length === 1 && oldest.body === this.#body;
    const comment = isUnchanged ? oldest : await this.#update(oldest);
    this.#remember(isUnchanged ? 'unchanged' : 'updated', comment);
    // A run that was about to write when it was overtaken is let finish first, so that its text is seen and replaced.
    if (!isOurRun) await this.#client.pause(SETTLE_MS);
    return this.#settle(comment);
  }

  async #create(): Promise<CommentResult> {
    const { mode, changed, state } = this.#request;
    const hasNews = mode === 'always' || (changed && state === 'done');
    if (!hasNews || state === 'cancelled') {
      return { posted: false, reason: 'nothing-to-tell', warning: null };
    }
    const comment = await this.#client.createComment(this.#request, this.#body);
    this.#remember('created', comment);
    return this.#settle(comment);
  }

  /**
   * Two runs can both find nothing and both create, and one can overwrite the other between its reading and its
   * writing: GitHub has no conditional write. So everyone looks again afterwards and does the same by the same rule,
   * until there is nothing left to do: the oldest comment stays and gets the newest text, the younger ones go.
   */
  async #settle(mine: IssueComment): Promise<CommentResult> {
    const written = { ...mine, body: this.#body, marker: this.#marker };
    let result = this.#remember('updated', mine);
    for (let round = 1; round <= SETTLE_ROUNDS; round += 1) {
      const listed = await this.#ours(mine.author);
      // What we wrote may not be listed yet, or may be gone into an older comment already.
      const candidates = [...listed, written];
      const currentHead = await this.#currentHead(candidates);
      const newest = candidates.reduce((best, comment) =>
        compareAge(comment.marker, best.marker, currentHead) > 0 ? comment : best,
      );
      const [kept = written, ...younger] = listed;
      const isStale = compareAge(newest.marker, kept.marker, currentHead) > 0;
      if (isStale) await this.#client.updateComment(this.#request, kept.id, newest.body);
      for (const comment of younger) await this.#client.deleteComment(this.#request, comment.id);
      result = this.#remember('updated', kept);
      if (!isStale && younger.length === 0) break;
      await this.#client.pause(SETTLE_MS);
    }
    return result;
  }

  #update(comment: IssueComment): Promise<IssueComment> {
    return this.#client.updateComment(this.#request, comment.id, this.#body);
  }

  /** What this call did first is what it did: later attempts and the clean-up only bring that about. */
  #remember(did: Posted['action'], comment: IssueComment): Posted {
    const action = this.written?.action ?? did;
    this.written = { posted: true, action, commentId: comment.id, url: comment.url, warning: null };
    return this.written;
  }

  /**
   * Comments with our key that we wrote ourselves. A marker can be copied by anyone who comments, so the author must be
   * ours too. Before we have posted anything only GitHub can tell our login; where it does not (no GraphQL, a token
   * without it) we take the login of GITHUB_TOKEN. With another token that guess finds nothing, a comment is
   * created, its author is then known for certain, and `#settle` folds it into the older one.
   * What remains: another workflow of the same repository with the same login that repeats a stranger's text as the
   * first line of its own comment. Such a marker can at worst keep our comment from being posted.
   */
  async #ours(author?: string): Promise<MarkedComment[]> {
    const isKeyed = ({ body }: IssueComment): boolean => readMarker(body)?.keyHash === this.#marker.keyHash;
    const marked = (await this.#client.listComments(this.#request, isKeyed)).flatMap((comment) => {
      const marker = readMarker(comment.body);
      return marker === null ? [] : [{ ...comment, marker }];
    });
    if (marked.length === 0) return [];
    const login = author ?? (await this.#ownLogin());
    return marked.filter((comment) => comment.author === login);
  }

  async #ownLogin(): Promise<string> {
    try {
      return await this.#client.ownLogin();
    } catch (error) {
      if (!(error instanceof GitHubFailure) || MUST_WAIT.has(error.failure.kind)) throw error;
      return ACTIONS_LOGIN;
    }
  }

  /** Asked only when commits differ, and null when this token may not read it: then the run's number decides. */
  async #currentHead(comments: readonly MarkedComment[]): Promise<string | null> {
    if (comments.every((comment) => comment.marker.headSha === this.#marker.headSha)) return null;
    try {
      return await this.#client.headOf(this.#request);
    } catch (error) {
      if (!(error instanceof GitHubFailure) || error.failure.retryable) throw error;
      return null;
    }
  }
}

const MUST_WAIT: ReadonlySet<string> = new Set(['rate-limit', 'secondary-rate-limit', 'interrupted']);
