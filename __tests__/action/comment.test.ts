/** The comment and the check, from measuring to the end, as a pull request sees them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { commandsSeenByRunner } from '../github/runner-log.ts';
import { FORK, HEAD, openJob, payload, SLOW, tinyBuilds } from './job.ts';

/** Long enough that a test can act while it is measured. */
const ENDLESS = { samples: '1000', threshold: '1%', 'threshold-ms': '0' };

describe('a pull request', () => {
  test('first reads that it is measured, then the result; outputs name the comment', async () => {
    await using job = await openJob();
    const seen: string[] = [];
    job.github.before('PATCH', /comments/, () => {
      seen.push(...job.comments());
    });
    const step = await job.step({ inputs: tinyBuilds(job) });
    expect(step.stderr).toBe('');
    expect(step.code).toBe(0);
    expect(seen).toEqual([expect.stringContaining('Measuring cold starts')]);
    const [comment, ...others] = job.comments();
    expect(others).toEqual([]);
    expect(comment).toMatch(/Cold starts (did not get slower than allowed|got faster)/);
    expect(comment).toContain('https://github.com/octo-org/shop/actions/runs/500/attempts/1');
    expect(comment).toContain(HEAD.slice(0, 10));
    expect(step.outputs).toMatchObject({ verdict: 'pass', 'comment-id': '1000' });
    expect(comment?.startsWith(step.outputs['comment-body'] ?? '?')).toBe(true);
    expect(step.summary).toContain('| Memory |');
    expect(step.state['comment']).toBe('closed');
  });

  test('a regression fails the step by itself: exit 1, everything told and on disk', async () => {
    await using job = await openJob();
    const step = await job.step({ inputs: tinyBuilds(job, SLOW) });
    expect(step.code).toBe(1);
    expect(step.outputs).toMatchObject({ verdict: 'regression', 'comment-id': '1000' });
    expect(step.summary).toContain('slower');
    expect(job.comments()).toEqual([expect.stringContaining('Cold starts got slower')]);
    expect(commandsSeenByRunner(step.stdout)).toEqual(['error']);
  });

  test('a known regression is accepted in sight of everybody', async () => {
    await using job = await openJob();
    const inputs = { ...tinyBuilds(job, SLOW), 'on-regression': 'warn' };
    const step = await job.step({ inputs });
    expect(step.code).toBe(0);
    expect(step.outputs).toMatchObject({ verdict: 'regression' });
    expect(job.comments()).toEqual([expect.stringContaining('Accepted: on-regression is warn')]);
  });

  test('of a fork is measured on the embedded engine; its read-only token is a warning with the way out', async () => {
    await using job = await openJob();
    const inputs = { ...tinyBuilds(job), 'github-token': 'read-only' };
    const step = await job.step({ inputs, payload: payload('pull_request', FORK) });
    expect(step.code).toBe(0);
    expect(step.outputs).toMatchObject({ verdict: 'pass' });
    expect(step.outputs['comment-id']).toBeUndefined();
    expect(step.stdout).toMatch(/^::warning .*from a fork.*docs\/github-events\.md/m);
    expect(job.comments()).toEqual([]);
  });

  test('a dead GitHub changes neither verdict nor outputs', async () => {
    await using job = await openJob();
    const step = await job.step({
      inputs: tinyBuilds(job),
      environment: { GITHUB_API_URL: 'http://127.0.0.1:9' },
    });
    expect(step.code).toBe(0);
    expect(step.outputs).toMatchObject({ verdict: 'pass' });
    expect(step.stdout).toMatch(/^::warning .*could not be reached/m);
  });
});

describe('what the function says', () => {
  test('never acts in the log: no annotation, mask or output but ours', async () => {
    await using job = await openJob();
    const hostile = ['::warning::x', '::add-mask::a', '##[error]boom', '%0A::set-output name=verdict::pass'];
    const head = `
      const lines = ${JSON.stringify(hostile)};
      for (const line of lines) { console.log(line); console.error(line); }
      exports.handler = async () => { throw new Error(lines.join('\\n') + '\\r::error::after'); };
    `;
    const step = await job.step({ inputs: tinyBuilds(job, head) });
    expect(step.outputs).toMatchObject({ verdict: 'regression', reason: 'does-not-start' });
    expect(commandsSeenByRunner(step.stdout)).toEqual(['error']);
    const shown = step.summary + job.comments().join();
    expect(shown).not.toContain('add-mask');
  });
});

describe('a run that does not finish', () => {
  test.each(['SIGINT', 'SIGKILL'])(
    '%s: "measuring" stays until the post step replaces it',
    async (signal) => {
      await using job = await openJob();
      const inputs = { ...tinyBuilds(job), ...ENDLESS };
      const main = await job.step({
        inputs,
        meanwhile: async ({ pid, stateSoFar }) => {
          while (stateSoFar()['engine-folder'] === undefined)
            await new Promise((wait) => setTimeout(wait, 20));
          process.kill(pid, signal);
        },
      });
      expect(main.state['comment']).toBe('open');
      expect(job.comments()).toEqual([expect.stringContaining('Measuring')]);
      const state = Object.entries(main.state).map(([name, value]) => [`STATE_${name}`, value]);
      const post = await job.step({ file: 'post.js', inputs, environment: Object.fromEntries(state) });
      expect(post.code).toBe(0);
      expect(post.stdout).toContain('no longer says');
      expect(job.comments()).toEqual([expect.stringContaining('the run did not finish')]);
    },
  );

  test('where there was nothing to comment on, the post step says nothing', async () => {
    await using job = await openJob();
    const environment = { STATE_comment: 'open' };
    const post = await job.step({ file: 'post.js', event: 'workflow_dispatch', environment });
    expect([post.code, post.stdout]).toEqual([0, '']);
  });

  test('after a result the post step leaves the comment alone', async () => {
    await using job = await openJob();
    const post = await job.step({ file: 'post.js', environment: { STATE_comment: 'closed' } });
    expect([post.code, post.stdout]).toEqual([0, '']);
    expect(job.github.requests).toEqual([]);
  });
});

describe('bad input', () => {
  test('is answered without a request, and leaves no comment', async () => {
    await using job = await openJob();
    const step = await job.step({ inputs: { ...tinyBuilds(job), threshold: 'ten', samples: '3.5' } });
    expect(step.code).toBe(2);
    expect(step.stdout).toMatch(/^::error .*samples.*/m);
    expect(job.github.requests).toEqual([]);
    expect(step.state).toEqual({});
  });

  test('is answered with next to nothing loaded', async () => {
    await using job = await openJob();
    const NODE_V8_COVERAGE = join(job.folder, 'coverage');
    await job.step({ inputs: { threshold: 'ten' }, environment: { NODE_V8_COVERAGE } });
    const loaded = filesIn(NODE_V8_COVERAGE).filter((file) => file.includes('/dist/'));
    const text = loaded.map((file) => readFileSync(file, 'utf8')).join();
    expect(loaded.length).toBeGreaterThan(1);
    expect(text.length).toBeLessThan(400_000);
    expect(text).not.toMatch(/octokit|ghadelimiter/);
  });

  test('a token with a line break is refused without being shown', async () => {
    await using job = await openJob();
    const step = await job.step({ inputs: { ...tinyBuilds(job), 'github-token': 'ghs_secret\nvalue' } });
    expect(step.code).toBe(2);
    expect(step.stdout).toContain('github-token: not a token');
    expect(step.stdout).not.toContain('ghs_secret');
  });
});

/** The files that a process ran, as its coverage names them. */
function filesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const { result }: { result: { url: string }[] } = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    return result.filter(({ url }) => url.startsWith('file:')).map(({ url }) => fileURLToPath(url));
  });
}
