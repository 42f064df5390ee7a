/** The endpoints of GitHub that the gate uses, one table row each. */
import { type Answer, locked, notAccessible, refusal } from './faults.ts';
import { commentJson, type FakeRepository, type FakeToken, pullJson } from './state.ts';

export interface Call {
  readonly repository: FakeRepository;
  readonly token: FakeToken;
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

type Handler = (call: Call) => Answer;

const notFound = refusal(404, 'Not Found');

export const OPERATIONS: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  [
    'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
    ({ repository, path }) => {
      const number = Number(path['issue_number']);
      if (!repository.pulls.has(number)) return notFound;
      return ok(repository.commentsOf(number).map((comment) => commentJson(repository, comment)));
    },
  ],
  [
    'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
    ({ repository, token, path, body }) => {
      const pull = repository.pulls.get(Number(path['issue_number']));
      if (pull === undefined) return notFound;
      if (!token.mayWrite) return notAccessible;
      if (pull.isLocked) return locked;
      const text = bodyOf(body);
      if (text.length > 65_536) return tooLong;
      const comment = repository.addComment(pull.number, token.login, text);
      return { status: 201, body: commentJson(repository, comment) };
    },
  ],
  [
    'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}',
    ({ repository, token, path, body }) => {
      if (!token.mayWrite) return notAccessible;
      if (bodyOf(body).length > 65_536) return tooLong;
      const comment = repository.editComment(Number(path['comment_id']), bodyOf(body));
      return comment === undefined ? notFound : ok(commentJson(repository, comment));
    },
  ],
  [
    'DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}',
    ({ repository, token, path }) => {
      if (!token.mayWrite) return notAccessible;
      return repository.deleteComment(Number(path['comment_id'])) ? { status: 204 } : notFound;
    },
  ],
  [
    'GET /repos/{owner}/{repo}/pulls/{pull_number}',
    ({ repository, path }) => {
      const pull = repository.pulls.get(Number(path['pull_number']));
      return pull === undefined ? notFound : ok(pullJson('pull-request', pull));
    },
  ],
  [
    'GET /repos/{owner}/{repo}/pulls',
    ({ repository, query }) => {
      // As GitHub does: a head without an owner is no filter at all.
      const head = query.get('head');
      const [owner, ...branch] = (head ?? '').split(':');
      const matches = [...repository.pulls.values()].filter(
        (pull) =>
          (query.get('state') === 'all' || pull.isOpen) &&
          (branch.length === 0 || (pull.head.owner === owner && pull.head.branch === branch.join(':'))),
      );
      return ok(matches.map((pull) => pullJson('pull-request-simple', pull)));
    },
  ],
]);

const tooLong: Answer = {
  status: 422,
  body: {
    message: 'Validation Failed',
    errors: [
      {
        resource: 'IssueComment',
        code: 'unprocessable',
        field: 'data',
        message: 'Body is too long (maximum is 65536 characters)',
      },
    ],
    documentation_url: 'https://docs.github.com/rest/issues/comments#create-an-issue-comment',
    status: '422',
  },
};

function ok(body: unknown): Answer {
  return { status: 200, body };
}

function bodyOf(body: unknown): string {
  return typeof body === 'object' && body !== null && 'body' in body ? String(body.body) : '';
}
