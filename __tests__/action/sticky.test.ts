/** One comment per key, whatever stands on the pull request and whatever GitHub answers. */
import { describe, expect, test } from '@jest/globals';
import type { Report } from '../../src/core/report.ts';
import { readMarker } from '../../src/github/marker.ts';
import { locked, notAccessible, refusal, secondaryRateLimit } from '../github/fake/faults.ts';
import { commandsSeenByRunner } from '../github/runner-log.ts';
import { aCell, aRule } from '../report/a-report.ts';
import { judged, scenarios } from '../report/scenarios.ts';
import { ACTIONS, HEAD, openJob, PULL, payload } from './job.ts';

function scenario(name: string): Report {
  const make = scenarios[name];
  if (make === undefined) throw new Error(`there is no scenario ${name}`);
  return make();
}
const passed = (): Report => scenario('nothing-changed');
const regressed = (): Report => scenario('one-tier-slower');

const rerun = { environment: { GITHUB_RUN_ATTEMPT: '2' } };
const laterRun = { environment: { GITHUB_RUN_ID: '501' } };

describe('one comment', () => {
  test.each([0, 132])('is found again behind %i others and updated; none is created', async (before) => {
    await using job = await openJob();
    const { repository } = job.github;
    for (let i = 0; i < before; i += 1) repository.addComment(PULL, 'octocat', `remark ${i}`);
    await job.show(regressed());
    for (let i = before; i < 136; i += 1) repository.addComment(PULL, 'octocat', `remark ${i}`);
    const posted = job.count('POST');
    const step = await job.show(passed(), laterRun);
    expect(step.code).toBe(0);
    expect(job.count('POST')).toBe(posted);
    expect(job.count('PATCH')).toBe(1);
    const ours = job.comments().filter((body) => body.includes('Cold starts'));
    expect(ours).toEqual([expect.stringContaining('did not get slower')]);
  });

  test("somebody else's copy of it is left alone", async () => {
    await using job = await openJob();
    await job.show(passed());
    const [ours] = job.github.repository.comments;
    job.github.repository.comments = [];
    job.github.repository.addComment(PULL, 'stranger', ours?.body ?? '');
    await job.show(regressed(), laterRun);
    expect(job.github.repository.comments.map(({ author }) => author)).toEqual(['stranger', ACTIONS]);
  });

  test('a re-run brings it up to date', async () => {
    await using job = await openJob();
    await job.show(regressed());
    await job.show(passed(), rerun);
    expect(job.comments()).toEqual([expect.stringContaining('actions/runs/500/attempts/2')]);
  });

  test('per matrix leg, also when both end at the same moment; or one for all by a shared key', async () => {
    await using job = await openJob();
    const leg = (arch: string) =>
      job.show(passed(), { inputs: { 'comment-key': `cold-start {"arch":"${arch}"} CI` } });
    await Promise.all([leg('arm64'), leg('x86_64')]);
    expect(job.comments()).toHaveLength(2);
    const shared = () => job.show(passed(), { inputs: { 'comment-key': 'cold starts' } });
    await Promise.all([shared(), shared()]);
    expect(job.comments()).toHaveLength(3);
  });

  test('of an older push never takes the place of a newer one', async () => {
    await using job = await openJob();
    const old = payload('pull_request', { 'pull_request.head.sha': 'a'.repeat(40) });
    await job.show(passed(), { environment: { GITHUB_RUN_ID: '501' } });
    const late = await job.show(regressed(), { payload: old });
    expect(late.code).toBe(1);
    expect(job.comments()).toEqual([expect.stringContaining('did not get slower')]);
    expect(readMarker(job.github.repository.comments[0]?.body ?? '')?.headSha).toBe(HEAD);
  });
});

describe('comment', () => {
  test('on-change is silent until something changed, then kept up to date', async () => {
    await using job = await openJob();
    const inputs = { comment: 'on-change' };
    await job.show(passed(), { inputs });
    expect(job.comments()).toEqual([]);
    await job.show(regressed(), { inputs, ...laterRun });
    expect(job.comments()).toEqual([expect.stringContaining('got slower')]);
    await job.show(passed(), { inputs, environment: { GITHUB_RUN_ID: '502' } });
    expect(job.comments()).toEqual([expect.stringContaining('did not get slower')]);
  });

  test('on-change tells of a faster build', async () => {
    await using job = await openJob();
    await job.show(scenario('faster'), { inputs: { comment: 'on-change' } });
    expect(job.comments()).toEqual([expect.stringContaining('got faster')]);
  });

  test('never sends nothing; the outputs still have the text', async () => {
    await using job = await openJob();
    const step = await job.show(regressed(), { inputs: { comment: 'never' } });
    expect(step.code).toBe(1);
    expect(job.github.requests).toEqual([]);
    expect(step.outputs['comment-body']).toContain('got slower');
  });

  test('without a token there is none, and one notice', async () => {
    await using job = await openJob();
    const step = await job.show(passed(), { inputs: { 'github-token': '' } });
    expect(step.code).toBe(0);
    expect(step.stdout.match(/^::notice .*github-token is empty/gm)).toHaveLength(1);
    expect(job.github.requests).toEqual([]);
  });
});

describe('a comment that cannot be posted is one warning with its fix, and the exit code stays', () => {
  test.each([
    ['the permission is missing', notAccessible, 1, /permissions: pull-requests: write/],
    ['the conversation is locked', locked, 1, /conversation is locked.*comment: never/],
    ['the limit does not lift', secondaryRateLimit(1), 9, /limit against many writes/],
    ['GitHub asks to wait for longer than a job should', secondaryRateLimit(3_600), 1, /asks to wait 3600 s/],
    ['an outage lasts', refusal(503, 'Service unavailable', { 'retry-after': '1' }), 9, /githubstatus/],
  ])('%s', async (_, fault, times, message) => {
    await using job = await openJob();
    job.github.fail({ method: 'POST', path: /comments$/, fault, times });
    const step = await job.show(regressed());
    expect(step.code).toBe(1);
    expect(step.stdout.match(/^::warning /gm)).toHaveLength(1);
    expect(step.stdout).toMatch(message);
    expect(step.summary).toContain('got slower');
    expect(step.outputs).toMatchObject({ verdict: 'regression' });
    expect(step.outputs['comment-id']).toBeUndefined();
  });

  test('a limit that lifts after Retry-After is waited for', async () => {
    await using job = await openJob();
    job.github.fail({ method: 'POST', path: /comments$/, fault: secondaryRateLimit(1) });
    const step = await job.show(passed());
    expect(step.outputs['comment-id']).toBe('1000');
    expect(step.stdout).not.toContain('::warning');
    expect(job.comments()).toHaveLength(1);
  });
});

describe('what is not ours', () => {
  test('is text in the comment: no row, no mention, no image, no command', async () => {
    await using job = await openJob();
    const step = await job.show(scenario('hostile-names'));
    const [comment = ''] = job.comments();
    expect(comment).not.toMatch(/<img|@acme|[^\\]\| fake|^# x/m);
    const rows = comment.split('\n').filter((line) => line.startsWith('|'));
    expect(rows).toHaveLength(4);
    expect(
      commandsSeenByRunner(step.stdout).every((name) => ['error', 'warning', 'notice'].includes(name)),
    ).toBe(true);
    expect(step.outputs['verdict']).toBe('regression');
  });
});

describe('size', () => {
  const tiers = [128, 256, 512, 1024, 1769, 3008];
  const names = Array.from({ length: 60 }, (_, i) => `${'orders-🚀-'.repeat(19)}${i}`.slice(0, 200));
  const cells = names.flatMap((functionLabel) => tiers.map((tierMb) => aCell({ functionLabel, tierMb })));

  test('60 functions at 6 tiers: comment, summary, annotations and outputs within the limits', async () => {
    await using job = await openJob();
    const truths = cells.map((cell) => ({
      cell,
      init: { base: 200, head: 300 },
      handler: { base: 30, head: 30 },
      sd: 0.05,
      blocks: 2,
    }));
    const report = judged(truths, {}, null, { rule: { ...aRule, maxSamples: 10 } });
    const step = await job.show(report);
    expect(step.code).toBe(report.verdict.exitCode);
    const [body = ''] = job.github.repository.comments.map((comment) => comment.body);
    expect(body.length).toBeLessThanOrEqual(65_536);
    expect(body).toMatch(/Cut: \d+ more rows/);
    expect(body.trimEnd().endsWith('</sub>')).toBe(true);
    expect(Buffer.byteLength(step.summary)).toBeLessThan(1_000_001);
    expect(commandsSeenByRunner(step.stdout).length).toBeLessThanOrEqual(10);
    expect(step.outputs['comment-body']?.length).toBeGreaterThan(10_000);
  });

  test('14 regressed rows: one annotation that sums up and nine others', async () => {
    await using job = await openJob();
    const truths = cells.slice(0, 14).map((cell) => ({
      cell,
      init: { base: 200, head: 400 },
      handler: { base: 30, head: 30 },
      sd: 0.05,
      blocks: 6,
    }));
    const step = await job.show(judged(truths), { inputs: { 'github-token': '' } });
    expect(step.outputs['regressions']).toBe('14');
    const commands = commandsSeenByRunner(step.stdout);
    expect(commands).toHaveLength(10);
    expect(step.stdout).toMatch(/^::error title=Cold starts got slower.*14 of 14 rows regressed/m);
    expect(step.summary.match(/^\| .*slower/gm)).toHaveLength(14);
  });
});
