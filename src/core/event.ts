/**
 * What the event that started a workflow means for a measurement: which commit is head, what base is by default,
 * whose code it is, and which pull request hears about it. Pure: the payload comes in as an unknown value.
 */

/** The base when the user names none. */
export type DefaultBase =
  | {
      /** The merge base of the checkout and the branch; for the merge commit that GitHub makes, its first parent. */
      readonly kind: 'merge-base';
      readonly branch: string;
      /** Where the branch was when the event was sent. */
      readonly tip: string;
    }
  | { readonly kind: 'commit'; readonly sha: string }
  | {
      /** There is none: the user must give one. */
      readonly kind: 'none';
      /** Half a sentence: `a release has no base of its own`. */
      readonly why: string;
    };

/** Whose code would run: the repository's own, that of someone without write access, or nobody can tell. */
export type CodeOrigin = 'own' | 'fork' | 'unknown';

/** How to find the pull request of a run that carries none (GitHub leaves it out for forks). */
export interface PullRequestLookup {
  readonly headOwner: string;
  readonly headBranch: string;
  readonly headRepositoryId: number;
  readonly headSha: string;
}

interface EventFacts {
  /** The commit that a comment speaks of. */
  readonly headSha: string;
  readonly base: DefaultBase;
  readonly code: CodeOrigin;
  /** Where a comment goes; null when the event belongs to no single pull request. */
  readonly pullRequest: number | null;
}

/** What the payload of an event says; `RunEvent` also has what every payload says. */
export type EventMeaning = EventFacts &
  (
    | {
        readonly name: 'pull_request' | 'pull_request_target';
        readonly pullRequest: number;
        readonly headBranch: string;
      }
    | { readonly name: 'merge_group'; readonly pullRequest: null; readonly baseBranch: string }
    | { readonly name: 'push'; readonly pullRequest: null; readonly ref: string }
    | { readonly name: 'workflow_dispatch' | 'schedule'; readonly pullRequest: null; readonly ref: string }
    | { readonly name: 'release'; readonly pullRequest: null; readonly tag: string }
    | {
        readonly name: 'workflow_run';
        /** The run whose artifact is read. */
        readonly runId: number;
        /** The event that started that run. */
        readonly startedBy: string;
        readonly conclusion: string | null;
        /** Set when `pullRequest` is null and the run came from a pull request all the same. */
        readonly lookup: PullRequestLookup | null;
      }
    | { readonly name: 'other'; readonly event: string }
  );

export type RunEvent = EventMeaning & {
  /** Name of the repository's default branch; null when the payload does not say. */
  readonly defaultBranch: string | null;
};

/** What the runner's environment says about the run. */
export interface RunFacts {
  /** GITHUB_SHA */
  readonly sha: string;
  /** GITHUB_REF */
  readonly ref: string;
}

export type EventResult =
  | { readonly ok: true; readonly event: RunEvent }
  | { readonly ok: false; readonly problem: string };

/**
 * Why this run must not build or start the code, or null when it may. The events named here run with the
 * repository's token and secrets even when the code is a stranger's.
 * https://securitylab.github.com/resources/github-actions-preventing-pwn-requests/
 */
export function forkCodeRefusal(event: RunEvent, allowForkCode: boolean): string | null {
  const eventName = event.name === 'other' ? event.event : event.name;
  if (!runsWithSecrets(eventName) || event.code === 'own' || allowForkCode) return null;
  const whose = event.code === 'fork' ? 'the code of a fork' : 'code that may come from a fork';
  return `${eventName} runs with this repository's token and secrets, and ${whose} would run with them. Measure on pull_request instead (engine: local needs no credentials), or set allow-fork-code: true if you read every change first.`;
}

/** Events that give a stranger's change the repository's token and secrets, where the workflow checks it out. */
export function runsWithSecrets(eventName: string): boolean {
  return ['pull_request_target', 'workflow_run', 'issue_comment'].includes(eventName);
}

/**
 * Whether head is what the default branch holds. Only a push to it and its schedule say so: a manual run may compare
 * anything, whichever branch it was started on, and the branch of a pull request may have the same name.
 */
export function isOfDefaultBranch(event: RunEvent): boolean {
  if (event.name !== 'push' && event.name !== 'schedule') return false;
  return event.defaultBranch !== null && event.ref === `refs/heads/${event.defaultBranch}`;
}
