/**
 * What the event that started a workflow means for a measurement: which commit is head, what base is by default,
 * whose code it is, and which pull request hears about it. Pure: the payload comes in as an unknown value.
 */
import {
  commitAt,
  numberAt,
  optionalListAt,
  optionalRefAt,
  PayloadProblem,
  refAt,
  textAt,
  valueAt,
} from './event-payload.ts';

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
  /** Of the pull request, as they were when the event was sent: a re-run sees the old ones. */
  readonly labels: readonly string[];
}

type EventMeaning = EventFacts &
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
 * Reads an event. Never throws: what is missing or malformed is the problem's sentence.
 * @param name GITHUB_EVENT_NAME
 * @param payload the parsed content of the file GITHUB_EVENT_PATH
 * Payloads: https://docs.github.com/webhooks/webhook-events-and-payloads
 */
export function readEvent(name: string, payload: unknown, facts: RunFacts): EventResult {
  try {
    const reader = READERS.get(name) ?? readOther;
    const defaultBranch = optionalRefAt(payload, 'repository.default_branch');
    return { ok: true, event: { ...reader(payload, facts, name), defaultBranch } };
  } catch (error) {
    if (!(error instanceof PayloadProblem)) throw error;
    return {
      ok: false,
      problem: `The ${JSON.stringify(name.slice(0, 40))} event is not as GitHub documents it: ${error.message}. Check what wrote the file GITHUB_EVENT_PATH.`,
    };
  }
}

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

type Reader = (payload: unknown, facts: RunFacts, name: string) => EventMeaning;

const NO_LABELS: readonly string[] = [];

const READERS: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['pull_request', (payload) => readPullRequest(payload, 'pull_request')],
  ['pull_request_target', (payload) => readPullRequest(payload, 'pull_request_target')],
  ['merge_group', readMergeGroup],
  ['push', readPush],
  ['workflow_dispatch', (_, facts) => readManual(facts, 'workflow_dispatch', 'a manual run')],
  ['schedule', (_, facts) => readManual(facts, 'schedule', 'a scheduled run')],
  ['release', readRelease],
  ['workflow_run', readWorkflowRun],
]);

function readPullRequest(payload: unknown, name: 'pull_request' | 'pull_request_target'): EventMeaning {
  const pull = 'pull_request';
  return {
    name,
    pullRequest: numberAt(payload, `${pull}.number`),
    headSha: commitAt(payload, `${pull}.head.sha`),
    headBranch: refAt(payload, `${pull}.head.ref`),
    base: {
      kind: 'merge-base',
      branch: refAt(payload, `${pull}.base.ref`),
      tip: commitAt(payload, `${pull}.base.sha`),
    },
    code: originOf(valueAt(payload, `${pull}.head.repo`), valueAt(payload, `${pull}.base.repo`)),
    labels: optionalListAt(payload, `${pull}.labels`).map((label) => textAt(label, 'name')),
  };
}

/**
 * `own` only when both ends are provably one repository. `head.repo.fork` does not answer the question: it is also
 * true for a branch of a repository that is itself a fork. A deleted fork leaves null.
 */
function originOf(head: unknown, base: unknown): CodeOrigin {
  const [headId, baseId] = [valueAt(head, 'id'), valueAt(base, 'id')];
  const [headName, baseName] = [valueAt(head, 'full_name'), valueAt(base, 'full_name')];
  const same =
    headId === undefined && baseId === undefined
      ? typeof headName === 'string' && headName === baseName
      : typeof headId === 'number' && headId === baseId;
  return same ? 'own' : 'fork';
}

/** No single pull request: a group can hold several, and its checks belong to the queue. Who queued it has read it. */
function readMergeGroup(payload: unknown): EventMeaning {
  return {
    name: 'merge_group',
    pullRequest: null,
    headSha: commitAt(payload, 'merge_group.head_sha'),
    base: { kind: 'commit', sha: commitAt(payload, 'merge_group.base_sha') },
    baseBranch: refAt(payload, 'merge_group.base_ref').replace(/^refs\/heads\//, ''),
    code: 'own',
    labels: NO_LABELS,
  };
}

function readPush(payload: unknown): EventMeaning {
  const before = commitAt(payload, 'before');
  const headSha = commitAt(payload, 'after');
  const isNothing = (sha: string): boolean => /^0+$/.test(sha);
  if (isNothing(headSha)) throw new PayloadProblem('after is zero: the push deleted the ref');
  return {
    name: 'push',
    pullRequest: null,
    headSha,
    ref: refAt(payload, 'ref'),
    base: isNothing(before)
      ? { kind: 'none', why: 'the push created the ref, so there is no commit before it' }
      : { kind: 'commit', sha: before },
    code: 'own',
    labels: NO_LABELS,
  };
}

/** Events that name no commit: the runner's environment does. */
function ofEnvironment(facts: RunFacts, why: string) {
  return {
    pullRequest: null,
    headSha: commitAt(facts, 'sha'),
    base: { kind: 'none', why },
    code: 'own',
    labels: NO_LABELS,
  } as const;
}

function readManual(facts: RunFacts, name: 'workflow_dispatch' | 'schedule', what: string): EventMeaning {
  return { name, ...ofEnvironment(facts, `${what} has no base of its own`), ref: refAt(facts, 'ref') };
}

function readRelease(payload: unknown, facts: RunFacts): EventMeaning {
  const tag = refAt(payload, 'release.tag_name');
  return { name: 'release', ...ofEnvironment(facts, 'a release has no base of its own'), tag };
}

function readWorkflowRun(payload: unknown): EventMeaning {
  const run = valueAt(payload, 'workflow_run');
  const headSha = commitAt(payload, 'workflow_run.head_sha');
  const headRepository = valueAt(run, 'head_repository');
  const startedBy = textAt(payload, 'workflow_run.event');
  const conclusion = valueAt(run, 'conclusion');
  // The list can name other pull requests of the branch, and those of other repositories in the fork network.
  const numbers =
    startedBy === 'pull_request'
      ? optionalListAt(payload, 'workflow_run.pull_requests')
          .filter(
            (pull) =>
              valueAt(pull, 'head.sha') === headSha &&
              originOf(valueAt(pull, 'base.repo'), valueAt(payload, 'repository')) === 'own',
          )
          .map((pull) => numberAt(pull, 'number'))
      : [];
  const pullRequest = numbers.length === 1 ? (numbers[0] ?? null) : null;
  const canLookUp = startedBy === 'pull_request' && pullRequest === null && headRepository !== null;
  return {
    name: 'workflow_run',
    runId: numberAt(payload, 'workflow_run.id'),
    startedBy,
    conclusion: typeof conclusion === 'string' ? conclusion : null,
    headSha,
    pullRequest,
    lookup: canLookUp
      ? {
          headOwner: textAt(payload, 'workflow_run.head_repository.owner.login'),
          headBranch: refAt(payload, 'workflow_run.head_branch'),
          headRepositoryId: numberAt(payload, 'workflow_run.head_repository.id'),
          headSha,
        }
      : null,
    base: { kind: 'none', why: 'a run that follows another workflow has no base of its own' },
    code: originOf(headRepository, valueAt(payload, 'repository')),
    labels: NO_LABELS,
  };
}

/** A comment on a pull request is the one other event that often checks out a stranger's code. */
function readOther(payload: unknown, facts: RunFacts, name: string): EventMeaning {
  const onPullRequest = name === 'issue_comment' && valueAt(payload, 'issue.pull_request') !== undefined;
  return {
    name: 'other',
    event: name.slice(0, 40),
    ...ofEnvironment(facts, `the event ${name.slice(0, 40)} has no base of its own`),
    pullRequest: onPullRequest ? numberAt(payload, 'issue.number') : null,
    code: onPullRequest ? 'unknown' : 'own',
  };
}
