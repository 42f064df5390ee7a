/** A comment that cannot be posted: each cause told apart, waited for where waiting helps, never thrown. */
import { describe, expect, test } from '@jest/globals';
import { publishComment } from '../../src/github/publish-comment.ts';
import { locked, primaryRateLimit, refusal, secondaryRateLimit, unavailable } from './fake/faults.ts';
import { count, PULL, request, START_MS, setUp, visible } from './setting.ts';

const COMMENTS = /\/comments$/;
const COMMENT = /\/comments\/\d+$/;

describe('what waiting does not help', () => {
  test('a read-only token of a fork and a missing permission are the same 403 with different advice', async () => {
    const { connectAs } = await setUp();
    const client = connectAs('read-only');
    const ofFork = await publishComment(client, request({ fromFork: true }));
    const own = await publishComment(client, request());
    expect(ofFork).toMatchObject({ posted: false, reason: 'failed', warning: { kind: 'read-only-token' } });
    expect(ofFork.warning?.fix).toContain('workflow_run');
    expect(own).toMatchObject({ posted: false, reason: 'failed', warning: { kind: 'missing-permission' } });
    expect(own.warning?.fix).toContain('pull-requests: write');
  });

  test('a locked conversation', async () => {
    const { github, client, waits } = await setUp();
    github.repository.change(PULL, { isLocked: true });
    const result = await publishComment(client, request());
    expect(result).toMatchObject({ posted: false, warning: { kind: 'locked' } });
    expect(result.warning?.fix).toContain('Unlock');
    expect(waits).toEqual([]);
    expect(count(github, 'POST')).toBe(1);
  });

  test('a pull request that is not there', async () => {
    const { client } = await setUp();
    const result = await publishComment(client, request({ pullRequest: 4_711 }));
    expect(result).toMatchObject({ posted: false, warning: { kind: 'not-found' } });
    expect(result.warning?.message).toContain('#4711');
  });

  test('a token that GitHub does not know', async () => {
    const { connectAs } = await setUp();
    const result = await publishComment(connectAs('ghs_secret_value'), request());
    expect(result).toMatchObject({ posted: false, warning: { kind: 'bad-token' } });
    expect(JSON.stringify(result)).not.toContain('ghs_secret_value');
  });

  test.each([
    [refusal(422, 'Validation Failed'), 'refused'],
    [refusal(403, 'Resource not accessible by personal access token'), 'missing-permission'],
    [refusal(403, 'Must have admin rights to Repository.'), 'missing-permission'],
    [refusal(403, 'Your IP address is not allowed.'), 'refused'],
  ])('%j is %s', async (fault, kind) => {
    const { github, client, waits } = await setUp();
    github.fail({ method: 'POST', path: COMMENTS, fault });
    expect(await publishComment(client, request())).toMatchObject({ posted: false, warning: { kind } });
    expect(waits).toEqual([]);
  });

  test('locked between the first comment and the update', async () => {
    const { github, client } = await setUp();
    await publishComment(client, request());
    github.fail({ method: 'PATCH', path: COMMENT, fault: locked });
    const result = await publishComment(client, request({ runId: 501, body: 'new' }));
    expect(result).toMatchObject({ posted: false, warning: { kind: 'locked' } });
    expect(visible(github)).toEqual(['## No change']);
  });
});

describe('what waiting helps', () => {
  test('a secondary rate limit: as long as Retry-After says, then posted', async () => {
    const { github, client, waits, log } = await setUp();
    github.fail({ method: 'POST', path: COMMENTS, fault: secondaryRateLimit(60) });
    const result = await publishComment(client, request());
    expect(result).toMatchObject({ posted: true, action: 'created', warning: null });
    expect(waits).toEqual([60_000]);
    expect(log).toEqual([
      'comment on pull request #7: attempt 1 of 5 failed (secondary-rate-limit); next in 60 s',
    ]);
  });

  test('a minute where it says nothing, and no longer than three in all', async () => {
    const { github, client, waits } = await setUp();
    github.fail({ method: 'POST', path: COMMENTS, times: 9, fault: secondaryRateLimit(null) });
    const result = await publishComment(client, request());
    expect(result).toMatchObject({ posted: false, warning: { kind: 'secondary-rate-limit' } });
    expect(waits).toEqual([60_000, 60_000, 60_000]);
  });

  test('not at all for a wait that is too long', async () => {
    const { github, client, waits } = await setUp();
    github.fail({ method: 'POST', path: COMMENTS, fault: secondaryRateLimit(3_600) });
    const result = await publishComment(client, request());
    expect(result).toMatchObject({ posted: false, warning: { kind: 'secondary-rate-limit' } });
    expect(result.warning?.message).toContain('3600 s');
    expect(waits).toEqual([]);
  });

  test('a used-up token: until its reset when that is near', async () => {
    const { github, client, waits } = await setUp();
    const reset = START_MS / 1_000 + 90;
    github.fail({ method: 'GET', path: COMMENTS, fault: primaryRateLimit(reset) });
    expect(await publishComment(client, request())).toMatchObject({ posted: true });
    expect(waits).toEqual([91_000]);
    github.fail({ method: 'GET', path: COMMENTS, fault: primaryRateLimit(reset + 3_000) });
    expect(await publishComment(client, request())).toMatchObject({
      posted: false,
      warning: { kind: 'rate-limit' },
    });
  });

  test('a limit that is met while asking who we are', async () => {
    const { github, client, waits } = await setUp();
    await publishComment(client, request());
    github.fail({ method: 'POST', path: /graphql$/, fault: secondaryRateLimit(5) });
    await publishComment(client, request({ body: 'two' }));
    expect(visible(github)).toEqual(['two']);
    expect(waits).toEqual([5_000]);
  });

  test.each([['an outage', unavailable] as const, ['a broken connection', 'reset'] as const])(
    '%s passes',
    async (_, fault) => {
      const { github, client, waits } = await setUp();
      github.fail({ method: 'GET', path: COMMENTS, times: 2, fault });
      github.fail({ method: 'POST', path: COMMENTS, fault });
      expect(await publishComment(client, request())).toMatchObject({ posted: true, action: 'created' });
      expect(waits).toEqual([1_000, 2_000, 4_000]);
      expect(visible(github)).toHaveLength(1);
    },
  );

  test.each([
    ['an outage', unavailable, 'server-error'] as const,
    ['a broken connection', 'reset', 'network'] as const,
  ])('%s that stays ends after five attempts', async (_, fault, kind) => {
    const { github, client, waits } = await setUp();
    github.fail({ method: 'GET', path: COMMENTS, times: 99, fault });
    expect(await publishComment(client, request())).toMatchObject({ posted: false, warning: { kind } });
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000]);
  });

  test('a comment that was created although its answer was lost is not created again', async () => {
    const { github, client } = await setUp();
    github.fail({ method: 'POST', path: COMMENTS, fault: 'lost' });
    expect(await publishComment(client, request())).toMatchObject({ posted: true });
    expect(visible(github)).toEqual(['## No change']);
    expect(count(github, 'POST')).toBe(1);
  });

  test('after a wait the pull request is read anew: a newer result that came meanwhile stays', async () => {
    const { github, client, connectAs } = await setUp();
    await publishComment(client, request({ runId: 400, body: 'yesterday' }));
    const held = connectAs('actions', {
      sleep: async (ms) => {
        if (ms === 60_000) await publishComment(client, request({ runId: 501, body: 'newer' }));
      },
    });
    github.fail({ method: 'PATCH', path: COMMENT, fault: secondaryRateLimit(60) });
    expect(await publishComment(held, request())).toMatchObject({ posted: false, reason: 'newer-run' });
    expect(visible(github)).toEqual(['newer']);
  });

  test('a server that does not answer is given up', async () => {
    const { github, connectAs } = await setUp();
    github.fail({ method: 'GET', path: COMMENTS, fault: 'hang' });
    const client = connectAs('actions', { requestTimeoutMs: 200 });
    expect(await publishComment(client, request())).toMatchObject({ posted: true });
  });

  test('nothing listens there', async () => {
    const { github, connectAs } = await setUp();
    const gone = connectAs('actions', { apiUrl: 'http://127.0.0.1:9' });
    expect(await publishComment(gone, request())).toMatchObject({
      posted: false,
      warning: { kind: 'network' },
    });
    expect(github.requests).toEqual([]);
  });
});

describe('around the comment', () => {
  test('a duplicate that cannot be removed leaves the comment posted, with a warning', async () => {
    const { github, client } = await setUp();
    await publishComment(client, request());
    const [first] = github.repository.comments;
    github.repository.addComment(PULL, 'github-actions[bot]', first?.body ?? '');
    github.fail({
      method: 'DELETE',
      path: COMMENT,
      fault: refusal(403, 'Resource not accessible by integration'),
    });
    const result = await publishComment(client, request({ runId: 501, body: 'two' }));
    expect(result).toMatchObject({ posted: true, warning: { kind: 'missing-permission' } });
    expect(visible(github)[0]).toBe('two');
  });

  test('a token that may not read pull requests falls back on the order of runs', async () => {
    const { github, client } = await setUp();
    await publishComment(client, request({ headSha: 'c'.repeat(40), runId: 499, body: 'before' }));
    const fault = refusal(403, 'Resource not accessible by integration');
    github.fail({ method: 'GET', path: /\/pulls\/7$/, times: 9, fault });
    await publishComment(client, request({ headSha: 'd'.repeat(40), runId: 501, body: 'after' }));
    await publishComment(client, request({ headSha: 'c'.repeat(40), runId: 500, body: 'late' }));
    expect(visible(github)).toEqual(['after']);
  });

  test('an outage while asking for the newest commit is waited for, not decided without it', async () => {
    const { github, client } = await setUp();
    await publishComment(client, request({ runId: 499 }));
    github.fail({ method: 'GET', path: /\/pulls\/7$/, fault: unavailable });
    const late = request({ headSha: 'c'.repeat(40), runId: 600, body: 'old commit' });
    expect(await publishComment(client, late)).toMatchObject({ reason: 'newer-run' });
  });

  test('a cancelled job stops at once, in a request as in a wait', async () => {
    const { github, connectAs } = await setUp();
    const inRequest = new AbortController();
    github.before('GET', COMMENTS, () => inRequest.abort());
    github.fail({ method: 'GET', path: COMMENTS, fault: 'hang' });
    const first = await publishComment(connectAs('actions', { signal: inRequest.signal }), request());
    expect(first).toMatchObject({ posted: false, warning: { kind: 'interrupted' } });

    for (const end of [async () => {}, async () => Promise.reject(new Error('aborted'))]) {
      const inWait = new AbortController();
      github.fail({ method: 'POST', path: COMMENTS, fault: secondaryRateLimit(60) });
      const sleep = (): Promise<void> => {
        inWait.abort();
        return end();
      };
      const client = connectAs('actions', { signal: inWait.signal, sleep });
      expect(await publishComment(client, request())).toMatchObject({ warning: { kind: 'interrupted' } });
    }
    expect(visible(github)).toEqual([]);
  });
});
