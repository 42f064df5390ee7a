/** What the fake remembers: one repository with pull requests, their comments, and the tokens that may touch them. */
import { example } from './contract.ts';

export interface FakePull {
  readonly number: number;
  readonly head: {
    readonly owner: string;
    readonly repositoryId: number;
    readonly branch: string;
    readonly sha: string;
  };
  readonly isOpen: boolean;
  readonly isLocked: boolean;
}

export interface FakeComment {
  readonly id: number;
  readonly pullRequest: number;
  readonly author: string;
  readonly body: string;
}

export interface FakeToken {
  /** As REST shows it: `github-actions[bot]` for GITHUB_TOKEN. */
  readonly login: string;
  readonly mayWrite: boolean;
}

export const BASE_REPOSITORY_ID = 1_296_269;

export class FakeRepository {
  readonly owner = 'octo-org';
  readonly name = 'shop';
  readonly pulls = new Map<number, FakePull>();
  readonly tokens = new Map<string, FakeToken>();
  comments: FakeComment[] = [];
  #nextId = 1_000;

  addPull(
    number: number,
    pull: { readonly sha: string; readonly fork?: string; readonly branch?: string },
  ): void {
    const { sha, fork, branch = `change-${number}` } = pull;
    const head = {
      owner: fork ?? this.owner,
      repositoryId: fork === undefined ? BASE_REPOSITORY_ID : 77_000_000 + fork.length,
      branch,
      sha,
    };
    this.pulls.set(number, { number, head, isOpen: true, isLocked: false });
  }

  change(
    number: number,
    change: { readonly sha?: string; readonly isLocked?: boolean; readonly isOpen?: boolean },
  ): void {
    const pull = this.pulls.get(number);
    if (pull === undefined) throw new Error(`no pull request ${number}`);
    const { sha = pull.head.sha, ...rest } = change;
    this.pulls.set(number, { ...pull, ...rest, head: { ...pull.head, sha } });
  }

  /** Ids rise in the order of creation, as on GitHub. */
  addComment(pullRequest: number, author: string, body: string): FakeComment {
    const comment = { id: this.#nextId, pullRequest, author, body };
    this.#nextId += 1;
    this.comments.push(comment);
    return comment;
  }

  editComment(id: number, body: string): FakeComment | undefined {
    this.comments = this.comments.map((comment) => (comment.id === id ? { ...comment, body } : comment));
    return this.comments.find((comment) => comment.id === id);
  }

  deleteComment(id: number): boolean {
    const before = this.comments.length;
    this.comments = this.comments.filter((comment) => comment.id !== id);
    return this.comments.length < before;
  }

  commentsOf(pullRequest: number): FakeComment[] {
    return this.comments.filter((comment) => comment.pullRequest === pullRequest);
  }
}

/** The JSON of a comment: GitHub's example with our values. */
export function commentJson(repository: FakeRepository, comment: FakeComment): unknown {
  const base = example('issue-comment');
  const path = `${repository.owner}/${repository.name}`;
  return {
    ...base,
    id: comment.id,
    body: comment.body,
    html_url: `https://github.com/${path}/pull/${comment.pullRequest}#issuecomment-${comment.id}`,
    user: {
      ...Object(base['user']),
      login: comment.author,
      type: comment.author.endsWith('[bot]') ? 'Bot' : 'User',
    },
  };
}

/** The JSON of a pull request: complete when asked for alone, shorter in a list. */
export function pullJson(form: 'pull-request' | 'pull-request-simple', pull: FakePull): unknown {
  const base = example(form);
  const head = Object(base['head']);
  return {
    ...base,
    number: pull.number,
    state: pull.isOpen ? 'open' : 'closed',
    locked: pull.isLocked,
    // GitHub's example of a team lacks a field that its schema requires.
    requested_teams: [],
    head: {
      ...head,
      label: `${pull.head.owner}:${pull.head.branch}`,
      ref: pull.head.branch,
      sha: pull.head.sha,
      repo: { ...Object(head['repo']), id: pull.head.repositoryId },
    },
  };
}
