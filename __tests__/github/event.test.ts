/** What each event means, from GitHub's own example payloads where there are some, and from hostile ones. */
import { createRequire } from 'node:module';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { pullRequestNumber } from '../../src/core/config/forms.ts';
import { forkCodeRefusal, isOfDefaultBranch, type RunEvent } from '../../src/core/event.ts';
import { readEvent } from '../../src/core/event-reader.ts';

interface Example {
  readonly name: string;
  readonly examples: readonly object[];
}

const examples: readonly Example[] = createRequire(import.meta.url)('@octokit/webhooks-examples');
const FACTS = { sha: 'e'.repeat(40), ref: 'refs/heads/main' };

function payloads(name: string): readonly object[] {
  return examples.find((one) => one.name === name)?.examples ?? [];
}

function read(name: string, payload: unknown, facts = FACTS): RunEvent {
  const result = readEvent(name, payload, facts);
  if (!result.ok) throw new Error(result.problem);
  return result.event;
}

function problemOf(name: string, payload: unknown, facts = FACTS): string {
  const result = readEvent(name, payload, facts);
  return result.ok ? '' : result.problem;
}

/** A copy with the value at a dotted path replaced; undefined removes it. */
function changed(payload: object, path: string, value: unknown): object {
  const copy = structuredClone(payload);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const holder = keys.reduce<object>((at, key) => Reflect.get(at, key), copy);
  if (value === undefined) Reflect.deleteProperty(holder, last);
  else Reflect.set(holder, last, value);
  return copy;
}

const [pullRequest = {}] = payloads('pull_request');
const fork = changed(pullRequest, 'pull_request.head.repo.id', 4_711);
const run = payloads('workflow_run').find((one) => 'workflow_run' in one) ?? {};
const pullRun = changed(run, 'workflow_run.event', 'pull_request');
const forkRun = changed(pullRun, 'workflow_run.head_repository.id', 4_711);

describe("GitHub's examples", () => {
  test.each(['pull_request', 'merge_group', 'workflow_dispatch', 'release', 'workflow_run'])(
    'every %s is understood',
    (name) => {
      expect(payloads(name).length).toBeGreaterThan(0);
      for (const payload of payloads(name)) expect(problemOf(name, payload)).toBe('');
    },
  );

  test('every push that leaves something is understood', () => {
    const problems = payloads('push').map((payload) => problemOf('push', payload));
    expect(problems.filter((problem) => problem === '').length).toBeGreaterThan(2);
    expect(problems.filter((problem) => problem !== '' && !problem.includes('deleted'))).toEqual([]);
  });
});

describe('pull requests', () => {
  test('of an own branch', () => {
    expect(read('pull_request', pullRequest)).toMatchObject({
      name: 'pull_request',
      pullRequest: 2,
      headSha: 'ec26c3e57ca3a959ca5aad62de7213c562f8c821',
      headBranch: 'changes',
      base: { kind: 'merge-base', branch: 'master', tip: 'f95f852bd8fca8fcc58a9a2d6c842781e32a215e' },
      code: 'own',
    });
  });

  test.each([
    ['another repository', fork],
    ['a fork that was deleted', changed(pullRequest, 'pull_request.head.repo', null)],
    ['a head repository without an id', changed(pullRequest, 'pull_request.head.repo.id', undefined)],
    [
      'a head repository that only says it is a fork',
      changed(pullRequest, 'pull_request.head.repo', { fork: true }),
    ],
  ])('%s is a fork', (_, payload) => {
    expect(read('pull_request', payload).code).toBe('fork');
  });

  test('an own branch of a repository that is itself a fork is not', () => {
    expect(read('pull_request', changed(pullRequest, 'pull_request.head.repo.fork', true)).code).toBe('own');
  });

  test('only fork code with the rights of the repository is refused', () => {
    const allowed = (name: string, payload: object, allow = false): boolean =>
      forkCodeRefusal(read(name, payload), allow) === null;
    expect(allowed('pull_request', fork)).toBe(true);
    expect(allowed('pull_request_target', pullRequest)).toBe(true);
    expect(allowed('pull_request_target', fork)).toBe(false);
    expect(allowed('pull_request_target', fork, true)).toBe(true);
    expect(allowed('workflow_run', forkRun)).toBe(false);
    expect(forkCodeRefusal(read('pull_request_target', fork), false)).toMatch(
      /^pull_request_target .*allow-fork-code/,
    );
  });

  test('a comment on a pull request may be about anybody\u2019s code; one on an issue is not', () => {
    const [comment = {}] = payloads('issue_comment');
    const onPull = changed(comment, 'issue.pull_request', { url: 'https://api.github.com/x' });
    expect(read('issue_comment', onPull)).toMatchObject({ name: 'other', code: 'unknown' });
    expect(forkCodeRefusal(read('issue_comment', onPull), false)).toContain('may come from a fork');
    const onIssue = changed(comment, 'issue.pull_request', undefined);
    expect(read('issue_comment', onIssue)).toMatchObject({ pullRequest: null, code: 'own' });
  });
});

describe('events without a pull request', () => {
  test('merge_group measures the group against what it is merged onto', () => {
    expect(read('merge_group', payloads('merge_group')[0])).toMatchObject({
      pullRequest: null,
      headSha: '2ffea6db159f6b6c47a24e778fb9ef40cf6b1c7d',
      base: { kind: 'commit', sha: '380387fbc80638b734a49e1be1c4dfec1c01b33c' },
      baseBranch: 'main',
    });
  });

  test('push: the commit before; a new branch has none, a deleted one is nothing to measure', () => {
    const push = { ref: 'refs/heads/main', before: 'a'.repeat(40), after: 'b'.repeat(40) };
    expect(read('push', push)).toMatchObject({
      headSha: 'b'.repeat(40),
      base: { kind: 'commit', sha: 'a'.repeat(40) },
    });
    expect(read('push', { ...push, before: '0'.repeat(40) }).base.kind).toBe('none');
    expect(problemOf('push', { ...push, after: '0'.repeat(40) })).toContain('deleted the ref');
  });

  test.each([
    ['workflow_dispatch', payloads('workflow_dispatch')[0], { ref: FACTS.ref }],
    ['schedule', { schedule: '0 5 * * 1' }, { ref: FACTS.ref }],
    ['release', payloads('release')[0], { tag: '0.0.1' }],
    ['repository_dispatch', { action: 'measure' }, { name: 'other', event: 'repository_dispatch' }],
  ])('%s measures GITHUB_SHA and needs a base', (name, payload, rest) => {
    const event = read(name, payload);
    expect(event).toMatchObject({ headSha: FACTS.sha, pullRequest: null, code: 'own', ...rest });
    expect(event.base).toMatchObject({ kind: 'none' });
  });
});

describe('workflow_run', () => {
  const headSha = Reflect.get(Object(Reflect.get(run, 'workflow_run')), 'head_sha');
  const repositoryId = Reflect.get(Object(Reflect.get(run, 'repository')), 'id');
  const pull = (number: number, sha = headSha, id = repositoryId): object => ({
    number,
    head: { sha },
    base: { repo: { id } },
  });
  const withPulls = (pulls: readonly object[]): RunEvent =>
    read('workflow_run', changed(pullRun, 'workflow_run.pull_requests', pulls));

  test('takes the pull request from the event', () => {
    expect(withPulls([pull(12)])).toMatchObject({ pullRequest: 12, lookup: null, startedBy: 'pull_request' });
  });

  test('only one of this repository at this commit', () => {
    const event = withPulls([pull(1, 'f'.repeat(40)), pull(2, headSha, 99), pull(3)]);
    expect(event.pullRequest).toBe(3);
  });

  test('leaves two at the same commit, and none as for every fork, to be looked up', () => {
    expect(withPulls([pull(1), pull(2)])).toMatchObject({ pullRequest: null, lookup: { headSha } });
    expect(read('workflow_run', forkRun)).toMatchObject({
      code: 'fork',
      pullRequest: null,
      lookup: { headOwner: 'octo-org', headBranch: expect.any(String), headRepositoryId: 4_711, headSha },
    });
  });

  test('that followed something else than a pull request has none to look for', () => {
    const event = read('workflow_run', changed(pullRun, 'workflow_run.event', 'push'));
    expect(event).toMatchObject({ pullRequest: null, lookup: null, startedBy: 'push' });
  });

  test('of a fork that was deleted cannot be looked up', () => {
    const event = read('workflow_run', changed(pullRun, 'workflow_run.head_repository', null));
    expect(event).toMatchObject({ code: 'fork', lookup: null });
  });
});

describe('what the default branch holds', () => {
  const repository = (branch: unknown): object => ({ repository: { default_branch: branch } });
  const push = (ref: string, branch: unknown = 'main'): object => ({
    ...repository(branch),
    ref,
    before: 'a'.repeat(40),
    after: 'b'.repeat(40),
  });
  const ofBranch = (name: string, payload: unknown, ref = 'refs/heads/main'): boolean =>
    isOfDefaultBranch(read(name, payload, { ...FACTS, ref }));

  test.each<[boolean, string, object, string?]>([
    [true, 'a push to it', push('refs/heads/main')],
    [true, 'a name with slashes', push('refs/heads/release/next', 'release/next')],
    [false, 'a push to a branch that ends alike', push('refs/heads/feature/main')],
    [false, 'a branch called refs/heads/main', push('refs/heads/refs/heads/main')],
    [false, 'a tag of that name', push('refs/tags/main')],
    [false, 'a payload without the branch', push('refs/heads/main', null)],
    [false, 'a branch that git would not accept', push('refs/heads/main', ['main'])],
  ])('%s: %s', (expected, _, payload) => {
    expect(ofBranch('push', payload)).toBe(expected);
  });

  test('its schedule, and neither a manual run on it nor any other event', () => {
    expect(ofBranch('schedule', repository('main'))).toBe(true);
    expect(ofBranch('schedule', repository('main'), 'refs/heads/other')).toBe(false);
    expect(ofBranch('schedule', {})).toBe(false);
    expect(ofBranch('workflow_dispatch', repository('main'))).toBe(false);
    expect(ofBranch('merge_group', payloads('merge_group')[0])).toBe(false);
    expect(ofBranch('release', payloads('release')[0])).toBe(false);
    expect(ofBranch('workflow_run', run)).toBe(false);
  });

  test('not a pull request whose own branch is called the same, of a fork or not', () => {
    for (const payload of [pullRequest, fork]) {
      const named = changed(
        changed(payload, 'pull_request.head.ref', 'main'),
        'repository.default_branch',
        'main',
      );
      expect(read('pull_request', named).defaultBranch).toBe('main');
      expect(ofBranch('pull_request', named)).toBe(false);
      expect(ofBranch('pull_request_target', named)).toBe(false);
    }
  });

  test("every example of GitHub's names it or says nothing", () => {
    expect(read('pull_request', pullRequest).defaultBranch).toBe('master');
    expect(read('push', push('refs/heads/main', 'a..b')).defaultBranch).toBeNull();
  });
});

describe('payloads that are not as documented', () => {
  test.each([
    ['pull_request.number', '7; rm -rf /'],
    ['pull_request.number', -1],
    ['pull_request.number', undefined],
    ['pull_request.head.sha', 'main'],
    ['pull_request.head.sha', '--upload-pack=x'],
    ['pull_request.head.ref', '-b'],
    ['pull_request.head.ref', 'a..b'],
    ['pull_request.head.ref', 'a\nb'],
    ['pull_request.base.ref', ''],
    ['pull_request.base.sha', 7],
  ])('%s = %j is named', (path, value) => {
    const problem = problemOf('pull_request', changed(pullRequest, path, value));
    expect(problem).toContain(`${path} is missing or is not`);
    expect(problem).not.toContain('rm -rf');
  });

  test('a broken environment is named', () => {
    expect(problemOf('schedule', {}, { ...FACTS, sha: '' })).toContain('sha is missing');
  });

  test('anything at all is read or refused, never thrown', () => {
    const names = fc.constantFrom(
      'pull_request',
      'pull_request_target',
      'push',
      'merge_group',
      'release',
      'workflow_run',
      'issue_comment',
      '__proto__',
      '',
    );
    fc.assert(
      fc.property(names, fc.jsonValue(), (name, payload) => {
        const result = readEvent(name, payload, FACTS);
        return result.ok || result.problem.length > 0;
      }),
    );
  });
});

describe('the pull-request input', () => {
  test.each([
    ['7354', 7_354],
    [' 7354\n', 7_354],
  ])('%j is %i', (text, number) => {
    expect(pullRequestNumber.parse(text)).toEqual({ ok: true, value: number });
  });

  test.each(['12; rm', '0', '1e3', '', ' ', '-1', '1.0', '0x10', '٣', '99999999999', '#12'])(
    '%j is refused',
    (text) => {
      expect(pullRequestNumber.parse(text)).toMatchObject({ ok: false });
    },
  );
});
