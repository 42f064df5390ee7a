/** One comment per key, right whatever else is on the pull request and whoever writes at the same time. */
import { describe, expect, test } from '@jest/globals';
import { hashKey, writeMarker } from '../../src/github/marker.ts';
import { COMMENT_BODY_LIMIT, publishComment } from '../../src/github/publish-comment.ts';
import { ACTIONS, count, NEW_HEAD, OLD_HEAD, PULL, request, setUp, visible } from './setting.ts';

describe('the sticky comment', () => {
  test('is created once and then updated in place', async () => {
    const { github, client } = await setUp();
    const first = await publishComment(client, request({ body: 'one' }));
    const second = await publishComment(client, request({ body: 'two', runId: 501 }));
    expect(first).toMatchObject({ posted: true, action: 'created', warning: null });
    expect(second).toMatchObject({ posted: true, action: 'updated', warning: null });
    expect(second).toMatchObject({ commentId: github.repository.comments[0]?.id });
    expect(visible(github)).toEqual(['two']);
    expect(count(github, 'POST')).toBe(1);
  });

  test.each([
    ['the 133rd', 132, 4],
    ['the first', 0, 136],
  ])('is found as %s of 137 comments', async (_, before, after) => {
    const { github, client } = await setUp();
    const chat = (times: number): void => {
      for (let i = 0; i < times; i += 1) github.repository.addComment(PULL, 'octocat', `hello ${i}`);
    };
    chat(before);
    await publishComment(client, request({ body: 'old', runId: 1 }));
    chat(after);
    expect(github.repository.commentsOf(PULL)).toHaveLength(137);
    const posts = count(github, 'POST');
    const result = await publishComment(client, request({ body: 'new' }));
    expect(result).toMatchObject({ posted: true, action: 'updated' });
    expect(count(github, 'POST')).toBe(posts);
    expect(count(github, 'PATCH')).toBe(1);
    expect(github.repository.commentsOf(PULL)[before]?.body).toMatch(/\nnew$/);
  });

  test('does not write what already stands there', async () => {
    const { github, client } = await setUp();
    await publishComment(client, request());
    const again = await publishComment(client, request());
    expect(again).toMatchObject({ posted: true, action: 'unchanged' });
    expect(count(github, 'PATCH')).toBe(0);
  });

  test('is one per key, and legs of a matrix with keys of their own do not touch each other', async () => {
    const { github, connectAs } = await setUp();
    const legs = ['arm64', 'x86_64'];
    await Promise.all(
      legs.map((leg) => publishComment(connectAs('actions'), request({ key: `CI/${leg}`, body: leg }))),
    );
    await Promise.all(
      legs.map((leg) =>
        publishComment(connectAs('actions'), request({ key: `CI/${leg}`, body: `${leg} again` })),
      ),
    );
    expect(visible(github).toSorted()).toEqual(['arm64 again', 'x86_64 again']);
  });

  test.each(['a --> <b>', 'x'.repeat(5_000), '🚀 ключ', '\n<!-- -->\n', '\ud800', ''])(
    'takes any key: %j',
    async (key) => {
      const { github, client } = await setUp();
      await publishComment(client, request({ key, body: 'one' }));
      await publishComment(client, request({ key, body: 'two' }));
      expect(visible(github)).toEqual(['two']);
      expect(github.repository.comments[0]?.body.split('\n')).toHaveLength(2);
    },
  );
});

describe('only our own comment', () => {
  const forged = writeMarker({
    keyHash: hashKey('CI/cold-start'),
    headSha: NEW_HEAD,
    runId: 999_999,
    runAttempt: 1,
    state: 'done',
  });

  test('a copy of our marker by someone else is left alone and stops nothing', async () => {
    const { github, client } = await setUp();
    await publishComment(client, request({ body: 'ours' }));
    const [ours] = github.repository.comments;
    const copy = (ours?.body ?? '').replace('run=500', 'run=999999');
    const theirs = github.repository.addComment(PULL, 'mallory', copy);
    const other = github.repository.addComment(PULL, 'other-app[bot]', copy);
    const result = await publishComment(client, request({ body: 'ours, newer', runId: 501 }));
    expect(result).toMatchObject({ posted: true, action: 'updated', commentId: ours?.id });
    expect(github.repository.comments.filter(({ id }) => id === theirs.id || id === other.id)).toEqual([
      theirs,
      other,
    ]);
  });

  test('a marker below the first line is text', async () => {
    const { github, client } = await setUp();
    await publishComment(client, request({ body: `log\n${forged}`, runId: 500 }));
    github.repository.addComment(PULL, ACTIONS, `A report of another job\n${forged}`);
    const result = await publishComment(client, request({ body: 'next', runId: 501 }));
    expect(result).toMatchObject({ posted: true, action: 'updated' });
    expect(github.repository.comments).toHaveLength(2);
    expect(visible(github)).toContain('next');
  });

  test.each(['person', 'app'])('is known with the token of a %s too', async (token) => {
    const { github, connectAs } = await setUp();
    const client = connectAs(token);
    await publishComment(client, request({ body: 'one' }));
    await publishComment(client, request({ body: 'two' }));
    expect(visible(github)).toEqual(['two']);
    expect(count(github, 'POST')).toBe(1);
  });

  test('another token than last time starts its own comment', async () => {
    const { github, client, connectAs } = await setUp();
    await publishComment(client, request({ body: 'of the job token' }));
    await publishComment(connectAs('app'), request({ body: 'of the app' }));
    expect(visible(github)).toEqual(['of the job token', 'of the app']);
  });

  test('without GraphQL the job token finds its comment, and any other ends with one all the same', async () => {
    const { github, client, connectAs } = await setUp({ graphql: false });
    await publishComment(client, request({ body: 'one' }));
    await publishComment(client, request({ body: 'two' }));
    expect(visible(github)).toEqual(['two']);
    await publishComment(connectAs('app'), request({ key: 'app', body: 'three' }));
    await publishComment(connectAs('app'), request({ key: 'app', body: 'four', runId: 501 }));
    expect(visible(github)).toEqual(['two', 'four']);
  });

  test('is found on GitHub Enterprise Server through its API URL', async () => {
    const { github, client } = await setUp({ enterprise: true });
    expect(github.apiUrl).toMatch(/\/api\/v3$/);
    await publishComment(client, request({ body: 'one' }));
    await publishComment(client, request({ body: 'two' }));
    expect(visible(github)).toEqual(['two']);
  });
});

describe('runs that overlap', () => {
  const older = { headSha: OLD_HEAD, runId: 500, body: 'old commit' };
  const newer = { headSha: NEW_HEAD, runId: 501, body: 'new commit' };

  test('an older run does not overwrite a newer one', async () => {
    const { github, client } = await setUp();
    await publishComment(client, request(newer));
    const late = await publishComment(client, request(older));
    expect(late).toEqual({ posted: false, reason: 'newer-run', warning: null });
    expect(visible(github)).toEqual(['new commit']);
  });

  test('nor does the re-run of an old commit, nor a late workflow_run with the higher number', async () => {
    const { github, client } = await setUp();
    await publishComment(client, request(newer));
    await publishComment(client, request({ ...older, runAttempt: 2 }));
    await publishComment(client, request({ ...older, runId: 600 }));
    expect(visible(github)).toEqual(['new commit']);
  });

  test('the newest commit wins over a later run of an older one that came first', async () => {
    const { github, client } = await setUp();
    await publishComment(client, request({ ...older, runId: 600 }));
    await publishComment(client, request(newer));
    expect(visible(github)).toEqual(['new commit']);
  });

  test('a re-run replaces its first attempt', async () => {
    const { github, client } = await setUp();
    await publishComment(client, request({ body: 'first' }));
    await publishComment(client, request({ body: 'second', runAttempt: 2 }));
    await publishComment(client, request({ body: 'first again' }));
    expect(visible(github)).toEqual(['second']);
  });

  test('two runs that both find nothing end with one comment, that of the newer', async () => {
    const { github, client, connectAs } = await setUp();
    // The newer run is done with everything while the older one is about to create.
    github.before('POST', /comments$/, async () => {
      await publishComment(connectAs('actions'), request(newer));
    });
    const result = await publishComment(client, request(older));
    expect(visible(github)).toEqual(['new commit']);
    expect(result).toMatchObject({ posted: true, commentId: github.repository.comments[0]?.id });
  });

  test('also when the newer one creates second', async () => {
    const { github, client, connectAs } = await setUp();
    github.before('POST', /comments$/, async () => {
      await publishComment(connectAs('actions'), request(older));
    });
    await publishComment(client, request(newer));
    expect(visible(github)).toEqual(['new commit']);
  });

  test('runs at the same second end with the comment of the newest commit, however they interleave', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { github, connectAs } = await setUp();
      const runs = [older, newer, { ...older, runId: 499 }, { ...older, runId: 700 }];
      const order = [...runs.slice(round % 4), ...runs.slice(0, round % 4)];
      await Promise.all(order.map((run) => publishComment(connectAs('actions'), request(run))));
      expect(visible(github)).toEqual(['new commit']);
    }
  });

  test.each([
    ['after a comment of another run was replaced', 1],
    ['after duplicates were removed', 2],
  ])('an older run that was caught between reading and writing is put right: %s', async (_, sleeps) => {
    const { github, client, connectAs } = await setUp();
    await publishComment(client, request({ ...older, runId: 400, body: 'yesterday' }));
    const [comment] = github.repository.comments;
    const [line = ''] = (comment?.body ?? '').split('\n');
    github.repository.addComment(PULL, ACTIONS, comment?.body ?? '');
    // It read the comment before us and writes it after us, while we let such writers finish.
    let left = sleeps;
    const waiting = connectAs('actions', {
      sleep: async () => {
        left -= 1;
        const late = `${line.replace('run=400', 'run=500')}\nold commit`;
        if (left === 0) github.repository.editComment(comment?.id ?? 0, late);
      },
    });
    await publishComment(waiting, request(newer));
    expect(left).toBeLessThanOrEqual(0);
    expect(visible(github)).toEqual(['new commit']);
  });

  test('younger duplicates of ours are removed', async () => {
    const { github, client } = await setUp();
    await publishComment(client, request({ body: 'one', runId: 1 }));
    const [first] = github.repository.comments;
    github.repository.addComment(PULL, ACTIONS, first?.body ?? '');
    github.repository.addComment(PULL, ACTIONS, first?.body ?? '');
    const result = await publishComment(client, request({ body: 'two' }));
    expect(visible(github)).toEqual(['two']);
    expect(result).toMatchObject({ commentId: first?.id });
  });
});

describe('states and modes', () => {
  const measuring = { state: 'measuring', body: 'measuring...' } as const;
  const cancelled = { state: 'cancelled', body: 'cancelled' } as const;

  test('measuring, then the result', async () => {
    const { github, client } = await setUp();
    await publishComment(client, request(measuring));
    expect(visible(github)).toEqual(['measuring...']);
    await publishComment(client, request());
    await publishComment(client, request(measuring));
    expect(visible(github)).toEqual(['## No change']);
  });

  test('a cancelled run replaces its own measuring and nothing else', async () => {
    const { github, client } = await setUp();
    await publishComment(client, request(measuring));
    await publishComment(client, request(cancelled));
    expect(visible(github)).toEqual(['cancelled']);
    await publishComment(client, request({ runId: 501 }));
    const again = await publishComment(client, request({ ...cancelled, runId: 502 }));
    expect(again).toMatchObject({ posted: false, reason: 'nothing-to-tell' });
    expect(visible(github)).toEqual(['## No change']);
  });

  test('a cancelled run that never commented says nothing', async () => {
    const { github, client } = await setUp();
    expect(await publishComment(client, request(cancelled))).toMatchObject({ posted: false });
    expect(visible(github)).toEqual([]);
  });

  test('a run that was overtaken does not call the newer one cancelled', async () => {
    const { github, client } = await setUp();
    await publishComment(client, request({ ...measuring, headSha: OLD_HEAD }));
    await publishComment(client, request({ ...measuring, runId: 501, body: 'measuring b' }));
    await publishComment(client, request({ ...cancelled, headSha: OLD_HEAD }));
    expect(visible(github)).toEqual(['measuring b']);
  });

  test('never sends no request', async () => {
    const { github, client } = await setUp();
    const result = await publishComment(client, request({ mode: 'never' }));
    expect(result).toEqual({ posted: false, reason: 'never', warning: null });
    expect(github.requests).toEqual([]);
  });

  test('on-change starts a comment only for a change, and keeps one that exists up to date', async () => {
    const { github, client } = await setUp();
    const quiet = { mode: 'on-change', changed: false } as const;
    await publishComment(client, request({ ...quiet, ...measuring }));
    expect(await publishComment(client, request(quiet))).toMatchObject({ reason: 'nothing-to-tell' });
    expect(visible(github)).toEqual([]);
    await publishComment(client, request({ mode: 'on-change', changed: true, runId: 501, body: 'slower' }));
    await publishComment(client, request({ ...quiet, runId: 502, body: 'fixed' }));
    expect(visible(github)).toEqual(['fixed']);
  });
});

describe('size', () => {
  test('the longest body is created and updated', async () => {
    const { github, client } = await setUp();
    await publishComment(client, request({ body: 'x'.repeat(COMMENT_BODY_LIMIT) }));
    const result = await publishComment(
      client,
      request({ body: 'y'.repeat(COMMENT_BODY_LIMIT), runId: 501 }),
    );
    expect(result).toMatchObject({ posted: true, action: 'updated', warning: null });
    expect(github.repository.comments[0]?.body.length).toBeLessThanOrEqual(65_536);
  });

  test('a longer one is a warning, never a cut body', async () => {
    const { github, client } = await setUp();
    const result = await publishComment(client, request({ body: 'x'.repeat(COMMENT_BODY_LIMIT + 1) }));
    expect(result).toMatchObject({ posted: false, reason: 'failed', warning: { kind: 'too-long' } });
    expect(github.requests).toEqual([]);
  });
});
