/** One pull request on a fake GitHub, a GITHUB_TOKEN, and a clock that only waits move. */
import { afterEach } from '@jest/globals';
import { type ClientOptions, connect, type GitHubClient } from '../../src/github/client.ts';
import type { CommentRequest } from '../../src/github/publish-comment.ts';
import { type FakeGitHub, startFakeGitHub } from './fake/server.ts';

export const OLD_HEAD = 'a'.repeat(40);
export const NEW_HEAD = 'b'.repeat(40);
export const PULL = 7;
export const ACTIONS = 'github-actions[bot]';
export const START_MS = Date.UTC(2026, 0, 1);

export interface Setting {
  readonly github: FakeGitHub;
  /** How long the client waited, one entry per wait. */
  readonly waits: number[];
  readonly log: string[];
  readonly client: GitHubClient;
  /** Another run with a token of its own, on the same clock. */
  connectAs(token: string, overrides?: Partial<ClientOptions>): GitHubClient;
}

let open: FakeGitHub[] = [];

afterEach(async () => {
  const closing = open;
  open = [];
  for (const github of closing) await github.close();
});

export async function setUp(options: Parameters<typeof startFakeGitHub>[0] = {}): Promise<Setting> {
  const github = await startFakeGitHub(options);
  open.push(github);
  const { repository } = github;
  repository.tokens.set('actions', { login: ACTIONS, mayWrite: true });
  repository.tokens.set('read-only', { login: ACTIONS, mayWrite: false });
  repository.tokens.set('person', { login: 'octocat', mayWrite: true });
  repository.tokens.set('app', { login: 'gatekeeper[bot]', mayWrite: true });
  repository.addPull(PULL, { sha: NEW_HEAD });
  const waits: number[] = [];
  const log: string[] = [];
  let nowMs = START_MS;
  const connectAs = (token: string, overrides: Partial<ClientOptions> = {}): GitHubClient =>
    connect({
      token,
      apiUrl: github.apiUrl,
      now: () => nowMs,
      sleep: async (ms) => {
        waits.push(ms);
        nowMs += ms;
      },
      log: (line) => log.push(line),
      ...overrides,
    });
  return { github, waits, log, client: connectAs('actions'), connectAs };
}

/** A finished run of the newest commit, unless said otherwise. */
export function request(overrides: Partial<CommentRequest> = {}): CommentRequest {
  return {
    owner: 'octo-org',
    repo: 'shop',
    pullRequest: PULL,
    key: 'CI/cold-start',
    headSha: NEW_HEAD,
    runId: 500,
    runAttempt: 1,
    body: '## No change',
    state: 'done',
    mode: 'always',
    changed: true,
    fromFork: false,
    ...overrides,
  };
}

/** How many requests of a method reached the fake. */
export function count(github: FakeGitHub, method: string): number {
  return github.requests.filter((one) => one.method === method && !one.path.endsWith('/graphql')).length;
}

/** The visible part of each comment on the pull request. */
export function visible(github: FakeGitHub): string[] {
  return github.repository.commentsOf(PULL).map(({ body }) =>
    body
      .split('\n')
      .filter((line) => !line.startsWith('<!--'))
      .join('\n'),
  );
}
