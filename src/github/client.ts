/**
 * The few requests to GitHub that the gate makes, each failing as a `GitHubFailure`. GitHub Enterprise Server is
 * reached through its API URL; proxies are what @actions/github does with HTTPS_PROXY and NO_PROXY.
 */
import { getOctokit } from '@actions/github';
import { classify, GitHubFailure } from './github-failure.ts';

/** A comment of a pull request, as far as it concerns us. */
export interface IssueComment {
  readonly id: number;
  readonly url: string;
  readonly body: string;
  /** `github-actions[bot]`, `<app>[bot]` or a user; empty for a deleted account. */
  readonly author: string;
}

export interface OpenPullRequest {
  readonly number: number;
  readonly headSha: string;
  /** null when the fork is gone. */
  readonly headRepositoryId: number | null;
}

export interface ClientOptions {
  readonly token: string;
  /** GITHUB_API_URL, such as `https://api.github.com` or `https://github.example.com/api/v3`. */
  readonly apiUrl: string;
  /** Unix time in milliseconds. */
  readonly now: () => number;
  /** Ends early, resolved or rejected, when `signal` is aborted. */
  readonly sleep: (ms: number) => Promise<void>;
  /** One line for the job log. */
  readonly log: (line: string) => void;
  /** Stops requests and waits, as when the job is cancelled. */
  readonly signal?: AbortSignal;
  /** After how long without an answer a request is given up. Default 30 s. */
  readonly requestTimeoutMs?: number;
  /** How long one task may wait in all for limits to lift. Default 3 min. */
  readonly maxWaitMs?: number;
}

/** Repository coordinates, as in GITHUB_REPOSITORY. */
export interface Repository {
  readonly owner: string;
  readonly repo: string;
}

export type GitHubClient = ReturnType<typeof connect>;

const ATTEMPTS = 5;

/** Makes a client. Nothing is sent before the first call. */
export function connect(options: ClientOptions) {
  const { now, sleep, log, signal, requestTimeoutMs = 30_000, maxWaitMs = 180_000 } = options;
  const octokit = getOctokit(options.token, { baseUrl: options.apiUrl.replace(/\/+$/, '') });
  octokit.hook.before('request', (request) => {
    const timeout = AbortSignal.timeout(requestTimeoutMs);
    request.request.signal = signal === undefined ? timeout : AbortSignal.any([timeout, signal]);
  });

  async function classified<T>(request: () => Promise<T>): Promise<T> {
    try {
      return await request();
    } catch (error) {
      throw new GitHubFailure(isAborted() ? interrupted() : classify(error, now()), { cause: error });
    }
  }
  const isAborted = (): boolean => signal?.aborted === true;
  const interrupted = () =>
    ({
      kind: 'interrupted',
      status: null,
      said: 'the job was cancelled',
      retryable: false,
      waitMs: null,
    }) as const;

  /** A wait that a cancelled job cuts short, whether `sleep` then resolves or rejects. */
  const pause = (ms: number): Promise<void> => classified(() => sleep(ms));

  return {
    pause,

    /**
     * Does a task of several requests, and does it again from its start when it fails for a reason that passes:
     * after a wait the world may have changed, and a request whose answer was lost may have been done.
     * The task must therefore be safe to repeat.
     * @throws GitHubFailure when it fails for good, after 5 attempts, or when the wait asked for is too long.
     */
    async persistently<T>(label: string, task: () => Promise<T>): Promise<T> {
      let waitedMs = 0;
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await task();
        } catch (error) {
          if (!(error instanceof GitHubFailure) || !error.failure.retryable) throw error;
          const waitMs = error.failure.waitMs ?? 1_000 * 2 ** (attempt - 1);
          if (attempt === ATTEMPTS || waitedMs + waitMs > maxWaitMs) throw error;
          log(
            `${label}: attempt ${attempt} of ${ATTEMPTS} failed (${error.failure.kind}); next in ${Math.ceil(waitMs / 1_000)} s`,
          );
          await pause(waitMs);
          waitedMs += waitMs;
        }
      }
    },

    /** All comments of a pull request that `isWanted`, oldest first, from all pages. */
    async listComments(
      at: Repository & { readonly pullRequest: number },
      isWanted: (comment: IssueComment) => boolean,
    ): Promise<IssueComment[]> {
      const { owner, repo, pullRequest: issue_number } = at;
      const comments = await classified(() =>
        octokit.paginate(
          octokit.rest.issues.listComments,
          { owner, repo, issue_number, per_page: 100 },
          (page) => page.data.map(asComment).filter(isWanted),
        ),
      );
      return comments.toSorted((a, b) => a.id - b.id);
    },

    async createComment(
      at: Repository & { readonly pullRequest: number },
      body: string,
    ): Promise<IssueComment> {
      const { owner, repo, pullRequest: issue_number } = at;
      const { data } = await classified(() =>
        octokit.rest.issues.createComment({ owner, repo, issue_number, body }),
      );
      return asComment(data);
    },

    async updateComment({ owner, repo }: Repository, id: number, body: string): Promise<IssueComment> {
      const { data } = await classified(() =>
        octokit.rest.issues.updateComment({ owner, repo, comment_id: id, body }),
      );
      return asComment(data);
    },

    /** A comment that is already gone counts as deleted. */
    async deleteComment({ owner, repo }: Repository, id: number): Promise<void> {
      try {
        await classified(() => octokit.rest.issues.deleteComment({ owner, repo, comment_id: id }));
      } catch (error) {
        if (!(error instanceof GitHubFailure) || error.failure.kind !== 'not-found') throw error;
      }
    },

    /** The commit at the tip of a pull request now. */
    async headOf(at: Repository & { readonly pullRequest: number }): Promise<string> {
      const { owner, repo, pullRequest: pull_number } = at;
      const { data } = await classified(() => octokit.rest.pulls.get({ owner, repo, pull_number }));
      return data.head.sha;
    },

    /**
     * Open pull requests from a branch of an owner. GitHub ignores a filter that it does not understand and then
     * lists all of them: check what comes back.
     */
    async openPullRequests(
      { owner, repo }: Repository,
      headOwner: string,
      headBranch: string,
    ): Promise<OpenPullRequest[]> {
      const head = `${headOwner}:${headBranch}`;
      const pulls = await classified(() =>
        octokit.paginate(octokit.rest.pulls.list, { owner, repo, state: 'open', head, per_page: 100 }),
      );
      return pulls.map((pull) => ({
        number: pull.number,
        headSha: pull.head.sha,
        headRepositoryId: pull.head.repo?.id ?? null,
      }));
    },

    /**
     * The login that our comments carry. GraphQL answers it for every kind of token, with the `[bot]` that REST
     * shows too; GET /user knows only people's tokens and answers an installation (GITHUB_TOKEN is one) with 403.
     */
    async ownLogin(): Promise<string> {
      const { viewer } = await classified(() =>
        octokit.graphql<{ readonly viewer: { readonly login: string } }>('query { viewer { login } }'),
      );
      return viewer.login;
    },
  };
}

function asComment(comment: {
  readonly id: number;
  readonly html_url: string;
  readonly body?: string | undefined;
  readonly user: { readonly login: string } | null;
}): IssueComment {
  return {
    id: comment.id,
    url: comment.html_url,
    body: comment.body ?? '',
    author: comment.user?.login ?? '',
  };
}
