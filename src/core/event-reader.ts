/** Reads what GitHub says of the event that started a workflow. Pure: the payload comes in as an unknown value. */
import type { CodeOrigin, EventMeaning, EventResult, RunFacts } from './event.ts';
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

type Reader = (payload: unknown, facts: RunFacts, name: string) => EventMeaning;

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
  };
}

/** Events that name no commit: the runner's environment does. */
function ofEnvironment(facts: RunFacts, why: string) {
  return {
    pullRequest: null,
    headSha: commitAt(facts, 'sha'),
    base: { kind: 'none', why },
    code: 'own',
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
