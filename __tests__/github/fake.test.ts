/** The fake is held to GitHub's description: what GitHub would not take or send fails the test that did it. */
import { describe, expect, test } from '@jest/globals';
import { checkResponse, operation } from './fake/contract.ts';
import { startFakeGitHub } from './fake/server.ts';

const COMMENTS = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments';

async function send(method: string, path: string, body?: unknown) {
  const github = await startFakeGitHub();
  github.repository.tokens.set('t', { login: 'github-actions[bot]', mayWrite: true });
  github.repository.addPull(7, { sha: 'a'.repeat(40) });
  const response = await fetch(`${github.apiUrl}/repos/octo-org/shop${path}`, {
    method,
    headers: { authorization: 'token t', 'user-agent': 'test' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { github, status: response.status, link: response.headers.get('link'), json: await response.json() };
}

describe('the fake', () => {
  test.each([
    [
      'a field that GitHub does not know',
      'POST',
      '/issues/7/comments',
      { body: 'x', pinned: true },
      'no field pinned',
    ],
    ['a body of the wrong type', 'POST', '/issues/7/comments', { body: 7 }, 'must be string'],
    [
      'a parameter that GitHub does not know',
      'GET',
      '/issues/7/comments?sort=asc',
      undefined,
      'no query parameter sort',
    ],
    ['a value that GitHub does not know', 'GET', '/pulls?state=merged', undefined, 'must be equal to one of'],
  ])('fails on %s', async (_, method, path, body, problem) => {
    const { github } = await send(method, path, body);
    await expect(github.close()).rejects.toThrow(problem);
  });

  test('answers as GitHub describes, in pages with links', async () => {
    const { github, status, link } = await send('GET', '/issues/7/comments?per_page=2&page=1');
    expect({ status, link }).toEqual({ status: 200, link: null });
    for (const body of ['1', '2', '3']) github.repository.addComment(7, 'octocat', body);
    const url = `${github.apiUrl}/repos/octo-org/shop/issues/7/comments?per_page=2&page=`;
    const headers = { authorization: 'token t', 'user-agent': 'test' };
    const first = await fetch(`${url}1`, { headers });
    expect(first.headers.get('link')).toBe(`<${url}2>; rel="next", <${url}2>; rel="last"`);
    const second = await fetch(`${url}2`, { headers });
    expect(await second.json()).toHaveLength(1);
    await github.close();
  });

  test('would notice an answer of its own that GitHub does not send', () => {
    expect(checkResponse(operation(COMMENTS), 201, { id: 1 })).not.toEqual([]);
    expect(checkResponse(operation(COMMENTS), 204, undefined)).toEqual([`${COMMENTS}: never answers 204`]);
  });
});
