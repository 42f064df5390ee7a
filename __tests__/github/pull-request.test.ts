/** The two-workflow recipe: the pull request comes from GitHub, never from what the fork's run left behind. */
import { describe, expect, test } from '@jest/globals';
import { findPullRequest } from '../../src/github/pull-request.ts';
import { refusal, unavailable } from './fake/faults.ts';
import { BASE_REPOSITORY_ID } from './fake/state.ts';
import { setUp } from './setting.ts';

const HERE = { owner: 'octo-org', repo: 'shop' };
const SHA = 'c'.repeat(40);

async function withFork() {
  const setting = await setUp();
  const { repository } = setting.github;
  repository.addPull(21, { sha: SHA, fork: 'stranger', branch: 'feature/a#1&b' });
  repository.addPull(22, { sha: SHA, fork: 'stranger', branch: 'other' });
  const headRepositoryId = repository.pulls.get(21)?.head.repositoryId ?? 0;
  const lookup = { headOwner: 'stranger', headBranch: 'feature/a#1&b', headRepositoryId, headSha: SHA };
  return { ...setting, repository, lookup };
}

describe('findPullRequest', () => {
  test('finds the one from the branch of the fork at the measured commit', async () => {
    const { client, lookup } = await withFork();
    expect(await findPullRequest(client, HERE, lookup)).toEqual({ found: true, pullRequest: 21 });
  });

  test('a newer push means that this result is out of date', async () => {
    const { client, repository, lookup } = await withFork();
    repository.change(21, { sha: 'd'.repeat(40) });
    const result = await findPullRequest(client, HERE, lookup);
    expect(result).toMatchObject({ found: false, why: expect.stringContaining('newer push') });
  });

  test('a closed one is gone', async () => {
    const { client, repository, lookup } = await withFork();
    repository.change(21, { isOpen: false });
    const result = await findPullRequest(client, HERE, lookup);
    expect(result).toMatchObject({ found: false, why: expect.stringContaining('closed or merged') });
  });

  test('a branch of the same name in another repository does not count', async () => {
    const { client, lookup } = await withFork();
    const result = await findPullRequest(client, HERE, { ...lookup, headRepositoryId: BASE_REPOSITORY_ID });
    expect(result.found).toBe(false);
  });

  test('two from one branch are not guessed between', async () => {
    const { client, repository, lookup } = await withFork();
    repository.addPull(23, { sha: SHA, fork: 'stranger', branch: 'feature/a#1&b' });
    const result = await findPullRequest(client, HERE, lookup);
    expect(result).toMatchObject({ found: false, why: expect.stringContaining('2 open pull requests') });
  });

  test('an outage passes, a missing permission is said', async () => {
    const { client, github, lookup, waits } = await withFork();
    github.fail({ method: 'GET', path: /\/pulls$/, fault: unavailable });
    expect(await findPullRequest(client, HERE, lookup)).toMatchObject({ found: true });
    expect(waits).toEqual([1_000]);
    const fault = refusal(403, 'Resource not accessible by integration');
    github.fail({ method: 'GET', path: /\/pulls$/, fault });
    const result = await findPullRequest(client, HERE, lookup);
    expect(result).toMatchObject({ found: false, why: expect.stringContaining('pull-requests: write') });
  });
});
