/** Finding the pull request of a workflow_run whose event names none, which is so for every fork. */
import type { PullRequestLookup } from '../core/event.ts';
import type { GitHubClient, Repository } from './client.ts';
import { GitHubFailure } from './github-failure.ts';

export type FoundPullRequest =
  | { readonly found: true; readonly pullRequest: number }
  | {
      readonly found: false;
      /** One sentence for the user: what is so, and what to do where something can be done. */
      readonly why: string;
    };

/**
 * Asks by the branch of the fork: commits of a fork are not in this repository, so that asking by commit finds
 * nothing. Only a pull request that still is at the measured commit counts. Never throws for what GitHub answers.
 */
export async function findPullRequest(
  client: GitHubClient,
  repository: Repository,
  lookup: PullRequestLookup,
): Promise<FoundPullRequest> {
  const branch = `${lookup.headOwner}:${lookup.headBranch}`;
  try {
    const open = await client.persistently('pull request of the workflow run', () =>
      client.openPullRequests(repository, lookup.headOwner, lookup.headBranch),
    );
    const ofFork = open.filter((pull) => pull.headRepositoryId === lookup.headRepositoryId);
    const atCommit = ofFork.filter((pull) => pull.headSha === lookup.headSha);
    const [only] = atCommit;
    if (only !== undefined && atCommit.length === 1) return { found: true, pullRequest: only.number };
    return { found: false, why: whyNot(branch, lookup.headSha, ofFork.length, atCommit.length) };
  } catch (error) {
    if (!(error instanceof GitHubFailure)) throw error;
    const { kind, said } = error.failure;
    const fix =
      kind === 'missing-permission' || kind === 'not-found'
        ? ' Add `permissions: pull-requests: write` to the job.'
        : '';
    return {
      found: false,
      why: `The pull requests from ${branch} could not be listed (GitHub: ${said}).${fix}`,
    };
  }
}

function whyNot(branch: string, headSha: string, ofFork: number, atCommit: number): string {
  if (atCommit > 1) {
    return `${atCommit} open pull requests come from ${branch} at ${headSha}, and nothing tells which one was measured.`;
  }
  return ofFork === 0
    ? `No open pull request comes from ${branch}: it was closed or merged meanwhile.`
    : `The pull request from ${branch} is no longer at ${headSha}: a newer push will be reported instead.`;
}
