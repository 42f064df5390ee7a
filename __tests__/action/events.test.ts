/** What a step does in each event, with GitHub's own example payloads where there are some. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { scenarios } from '../report/scenarios.ts';
import { FORK, openJob, PULL, payload, tinyBuilds } from './job.ts';

const passed = () => scenarios['nothing-changed']?.() ?? fail();
const regressed = () => scenarios['one-tier-slower']?.() ?? fail();
function fail(): never {
  throw new Error('no such scenario');
}

describe('events that belong to no pull request', () => {
  const schedule = { schedule: '0 4 * * *', repository: Reflect.get(payload('push'), 'repository') };
  test.each([
    ['merge_group', payload('merge_group')],
    ['push', payload('push', { before: 'a'.repeat(40), after: 'b'.repeat(40), deleted: false })],
    ['workflow_dispatch', payload('workflow_dispatch')],
    ['schedule', schedule],
    ['release', payload('release')],
    ['repository_dispatch', payload('repository_dispatch')],
  ])('%s: the summary and the exit code, no comment and no request', async (event, body) => {
    await using job = await openJob();
    const step = await job.show(regressed(), { event, payload: body });
    expect(step.code).toBe(1);
    expect(step.summary).toContain('Cold starts got slower');
    expect(step.outputs).toMatchObject({ verdict: 'regression', regressions: '1' });
    expect(step.outputs['comment-body']).toContain('Cold starts got slower');
    expect(step.outputs['comment-id']).toBeUndefined();
    expect(job.github.requests).toEqual([]);
  });

  test.each(['2', ' 2\n'])('pull-request: %j is where the comment goes', async (number) => {
    await using job = await openJob();
    const inputs = { 'pull-request': number };
    const step = await job.show(passed(), { event: 'workflow_dispatch', inputs });
    expect(step.code).toBe(0);
    expect(job.comments()).toHaveLength(1);
  });

  test.each(['12; rm', '0', '1e3', '-2', '2.0'])('pull-request: %j is refused by name', async (number) => {
    await using job = await openJob();
    const inputs = { ...tinyBuilds(job), 'pull-request': number };
    const step = await job.step({ event: 'workflow_dispatch', inputs });
    expect(step.code).toBe(2);
    expect(step.stdout).toMatch(/^::error .*pull-request: /m);
    expect(job.github.requests).toEqual([]);
  });
});

describe('code of a fork with the rights of the repository', () => {
  const nowhere = { 'head-package': '/nonexistent/head', 'base-package': '/nonexistent/base' };

  test('pull_request_target: refused before a package is looked at', async () => {
    await using job = await openJob();
    const body = payload('pull_request', FORK);
    const step = await job.step({ event: 'pull_request_target', payload: body, inputs: nowhere });
    expect(step.code).toBe(2);
    expect(step.stdout).toMatch(/^::error .*the code of a fork.*allow-fork-code: true/m);
    expect(step.stdout).not.toContain('nonexistent');
    expect(job.github.requests).toEqual([]);
  });

  test('allow-fork-code: true lets it run, anything else does not', async () => {
    await using job = await openJob();
    const body = payload('pull_request', FORK);
    const withInput = (value: string) =>
      job.step({
        event: 'pull_request_target',
        payload: body,
        inputs: { ...nowhere, 'allow-fork-code': value },
      });
    expect((await withInput('true')).stdout).toContain('nonexistent');
    expect((await withInput('ture')).stdout).not.toContain('nonexistent');
  });

  test('of an own branch it runs', async () => {
    await using job = await openJob();
    const step = await job.step({
      event: 'pull_request_target',
      inputs: tinyBuilds(job),
      payload: payload('pull_request'),
    });
    expect(step.code).toBe(0);
    expect(job.comments()).toHaveLength(1);
  });

  test('an event that cannot be read counts as a fork where that matters', async () => {
    await using job = await openJob();
    const step = await job.step({ event: 'pull_request_target', payload: {}, inputs: nowhere });
    expect(step.code).toBe(2);
    expect(step.stdout).toContain('nobody can tell');
    const push = await job.step({ event: 'pull_request', payload: {}, inputs: nowhere });
    expect(push.stdout).toContain('nonexistent');
  });
});

describe('a fork without credentials', () => {
  const aws = { engine: 'aws', 'function-name': 'orders-api', role: 'template', environment: 'none' };
  const body = payload('pull_request', FORK);

  test.each([
    ['pass', 0],
    ['fail', 3],
  ])('on-unmeasured: %s ends with %d, says not measured and the two ways out', async (policy, code) => {
    await using job = await openJob();
    const inputs = { ...tinyBuilds(job), ...aws, 'on-unmeasured': policy };
    const step = await job.step({ payload: body, inputs });
    expect(step.code).toBe(code);
    expect(step.outputs).toMatchObject({ verdict: 'not-measured', reason: 'no-credentials' });
    for (const text of [step.stdout, step.summary]) {
      expect(text).toContain('not measured');
      expect(text).toContain('engine: local');
      expect(text).toContain('two workflows');
    }
    expect(step.summary).not.toMatch(/\bpass(ed)?\b(?! on)(?!\.)/i);
  });
});

describe('where GitHub is', () => {
  test('an Enterprise Server is reached and linked by its own addresses', async () => {
    await using job = await openJob({ enterprise: true });
    const step = await job.show(passed(), { environment: { GITHUB_SERVER_URL: 'https://ghe.example' } });
    expect(step.code).toBe(0);
    expect(job.comments()).toEqual([
      expect.stringContaining('https://ghe.example/octo-org/shop/actions/runs/500'),
    ]);
    expect(job.github.requests.every(({ path }) => path.startsWith('/api/'))).toBe(true);
  });
});

describe('the second workflow, which shows what a fork measured', () => {
  const SHA = 'c'.repeat(40);
  const forkRun = {
    'workflow_run.event': 'pull_request',
    'workflow_run.head_sha': SHA,
    'workflow_run.head_branch': 'feature',
    'workflow_run.head_repository.id': 77_000_008,
    'workflow_run.head_repository.owner.login': 'stranger',
    'workflow_run.pull_requests': [],
  };
  const second = { event: 'workflow_run', payload: payload('workflow_run', forkRun) };
  const withFork = async () => {
    const job = await openJob();
    job.github.repository.addPull(21, { sha: SHA, fork: 'stranger', branch: 'feature' });
    return job;
  };

  test('comments where GitHub says that the run came from, headed as measured by untrusted code', async () => {
    await using job = await withFork();
    const step = await job.show(passed(), second);
    expect(step.code).toBe(0);
    const [comment = ''] = job.comments(21);
    expect(comment.split('\n')[0]).toContain('Measured by untrusted code');
    expect(step.summary.split('\n')[0]).toContain('Measured by untrusted code');
    expect(comment).toContain('Cold starts did not get slower');
    expect(job.comments(PULL)).toEqual([]);
  });

  test('shows what the first half measured and left, as the recipe passes it on', async () => {
    await using job = await withFork();
    const first = await job.step({
      payload: payload('pull_request', FORK),
      inputs: { ...tinyBuilds(job), comment: 'never', 'report-dir': join(job.folder, 'artifact') },
    });
    expect(first.code).toBe(0);
    const report = first.outputs['report-json'] ?? '';
    const step = await job.step({ ...second, inputs: { engine: '', report } });
    expect(step.code).toBe(0);
    for (const name of ['verdict', 'reason', 'cold-starts', 'worst-change-percent', 'lost', 'failed']) {
      expect([name, step.outputs[name]]).toEqual([name, first.outputs[name]]);
    }
    expect(job.comments(21)).toEqual([expect.stringContaining('Measured by untrusted code')]);
  });

  test('judges again: what the file concludes, counts and tolerates is not taken over', async () => {
    await using job = await withFork();
    const honest = regressed();
    const { verdict } = passed();
    const forged = {
      ...honest,
      verdict,
      policy: { ...honest.policy, onRegression: 'warn' as const },
      comparisons: honest.comparisons.map((row) => ({ ...row, verdict: 'pass' as const })),
    };
    const step = await job.show(forged, second);
    expect(step.code).toBe(1);
    expect(job.comments(21)).toEqual([expect.stringContaining('Cold starts got slower')]);
    expect(job.comments(21).join()).not.toContain('Everything is fine');
  });

  test('a pull request that moved on gets no comment and a notice', async () => {
    await using job = await withFork();
    job.github.repository.change(21, { sha: 'd'.repeat(40) });
    const step = await job.show(passed(), second);
    expect(step.code).toBe(0);
    expect(step.stdout).toMatch(/^::notice .*newer push/m);
    expect(job.comments(21)).toEqual([]);
  });

  test('a number from elsewhere cannot choose the pull request', async () => {
    await using job = await withFork();
    const step = await job.show(passed(), { ...second, inputs: { 'pull-request': String(PULL) } });
    expect(step.code).toBe(2);
    expect(step.stdout).toMatch(/^::error .*pull-request: after a workflow_run/m);
    expect(job.github.requests).toEqual([]);
  });

  test('an input about measuring is refused by name', async () => {
    await using job = await withFork();
    const inputs = { ...tinyBuilds(job), threshold: '50%' };
    const step = await job.show(passed(), { ...second, inputs });
    expect(step.code).toBe(2);
    expect(step.stdout).toContain('threshold: changes nothing beside report');
    expect(step.stdout).toContain('head-package: changes nothing beside report');
  });

  test('measuring there is refused: it would run the code of a fork', async () => {
    await using job = await withFork();
    const step = await job.step({ ...second, inputs: tinyBuilds(job) });
    expect(step.code).toBe(2);
    expect(step.stdout).toContain('allow-fork-code');
  });
});

describe('a report file that is none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'csg-report-'));
  const at = (name: string): string => join(folder, name);
  const put = (name: string, text: string): string => {
    writeFileSync(at(name), text);
    return at(name);
  };
  symlinkSync('/etc/hostname', at('link'));
  execFileSync('mkfifo', [at('pipe')]);
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each([
    ['is missing', at('gone'), /cannot be read/],
    ['is not JSON', put('text.json', '{"schema": 1,'), /not JSON/],
    ['is another document', put('other.json', '{"schema": 1}'), /is not a report that can be shown/],
    ['is of a newer version', put('newer.json', '{"schema": 2}'), /schema version 2/],
    ['has more bytes than are read', put('large.json', ' '.repeat(32_000_001)), /32000000 bytes/],
    ['is a link', at('link'), /cannot be read/],
    ['is a pipe that nobody writes to', at('pipe'), /is no file/],
    ['is a folder', folder, /is no file/],
  ])('%s: exit 2, one error, no comment', async (_, path, message) => {
    await using job = await openJob();
    const step = await job.step({ inputs: { engine: '', report: path } });
    expect(step.code).toBe(2);
    expect(step.stdout).toMatch(message);
    expect(step.stdout.match(/^::error /gm)).toHaveLength(1);
    expect(job.github.requests).toEqual([]);
  });
});
