/**
 * A stateful GitHub on loopback. Requests and answers are checked against GitHub's description (contract.ts);
 * `close` throws when one did not hold, so that no test can pass on a fake that GitHub is not.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { checkRequest, checkResponse, operation } from './contract.ts';
import { type Answer, type FaultRule, refusal } from './faults.ts';
import { OPERATIONS } from './operations.ts';
import { FakeRepository } from './state.ts';

export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly status: number | 'none';
}

export interface FakeGitHub {
  readonly apiUrl: string;
  readonly repository: FakeRepository;
  readonly requests: readonly RecordedRequest[];
  /** The next requests that match meet the fault. */
  fail(rule: FaultRule): void;
  /** Runs once, before the next matching request is answered: other runs can act in between. */
  before(method: string, path: RegExp, act: () => Promise<void> | void): void;
  /** Waits for open requests. @throws when a request or an answer broke GitHub's description. */
  close(): Promise<void>;
}

interface Options {
  /** Serve under /api/v3 as GitHub Enterprise Server does. */
  readonly enterprise?: boolean;
  /** Whether POST /graphql answers who the token is. Default true. */
  readonly graphql?: boolean;
}

export async function startFakeGitHub(options: Options = {}): Promise<FakeGitHub> {
  const prefix = options.enterprise === true ? '/api/v3' : '';
  const graphqlPath = options.enterprise === true ? '/api/graphql' : '/graphql';
  const repository = new FakeRepository();
  const requests: RecordedRequest[] = [];
  const violations: string[] = [];
  const faults: { rule: FaultRule; left: number }[] = [];
  const hooks: { method: string; path: RegExp; act: () => Promise<void> | void }[] = [];

  function answerTo(method: string, url: URL, headers: IncomingMessage['headers'], body: unknown): Answer {
    const token = repository.tokens.get((headers.authorization ?? '').replace(/^(token|bearer) /i, ''));
    if (headers['user-agent'] === undefined)
      return refusal(403, 'Request forbidden by administrative rules.');
    if (token === undefined) return refusal(401, 'Bad credentials');
    if (method === 'POST' && url.pathname === graphqlPath && options.graphql !== false) {
      // GraphQL is not in the REST description; this is the one query that is understood.
      const isKnown = JSON.stringify(body) === JSON.stringify({ query: 'query { viewer { login } }' });
      if (!isKnown) violations.push(`POST ${graphqlPath}: a query that the fake does not know`);
      return { status: 200, body: { data: { viewer: { login: token.login } } } };
    }
    for (const [name, handle] of OPERATIONS) {
      const path = matchPath(name, method, url.pathname.slice(prefix.length));
      if (path === null || !url.pathname.startsWith(prefix)) continue;
      if (path['owner'] !== repository.owner || path['repo'] !== repository.name) {
        return refusal(404, 'Not Found');
      }
      violations.push(...checkRequest(operation(name), { path, query: url.searchParams, body }));
      const answer = paged(handle({ repository, token, path, query: url.searchParams, body }), url);
      violations.push(...checkResponse(operation(name), answer.status, answer.body));
      return answer;
    }
    return refusal(404, 'Not Found');
  }

  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      violations.push(`the fake failed: ${String(error)}`);
      response.destroy();
    });
  });

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '' } = request;
    const url = new URL(request.url ?? '/', apiUrl);
    const body = await readBody(request);
    const hook = hooks.find((one) => one.method === method && one.path.test(url.pathname));
    if (hook !== undefined) {
      hooks.splice(hooks.indexOf(hook), 1);
      await hook.act();
    }
    const met = faults.find(
      ({ rule, left }) => left > 0 && rule.method === method && rule.path.test(url.pathname),
    );
    if (met !== undefined) met.left -= 1;
    const fault = met?.rule.fault;
    const record = (status: number | 'none'): void => {
      requests.push({ method, path: url.pathname, status });
    };
    if (fault === 'hang') return record('none');
    const answer =
      fault === undefined || fault === 'lost' ? answerTo(method, url, request.headers, body) : fault;
    if (answer === 'reset' || fault === 'lost') {
      record('none');
      response.destroy();
      return;
    }
    record(answer.status);
    response.writeHead(answer.status, {
      'content-type': 'application/json; charset=utf-8',
      'x-ratelimit-remaining': '4999',
      ...answer.headers,
    });
    response.end(answer.body === undefined ? undefined : JSON.stringify(answer.body));
  }

  const apiUrl = await listen(server, prefix);
  return {
    apiUrl,
    repository,
    requests,
    fail(rule) {
      faults.push({ rule, left: rule.times ?? 1 });
    },
    before(method, path, act) {
      hooks.push({ method, path, act });
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      if (violations.length > 0)
        throw new Error(`GitHub's description was broken:\n${violations.join('\n')}`);
    },
  };
}

/** The values of a path's parameters, or null when it is another operation's. */
function matchPath(name: string, method: string, pathname: string): Record<string, string> | null {
  const [wanted = '', template = ''] = name.split(' ');
  const parts = pathname.split('/');
  const keys = template.split('/');
  if (wanted !== method || parts.length !== keys.length) return null;
  const values: Record<string, string> = {};
  for (const [index, key] of keys.entries()) {
    const part = decodeURIComponent(parts[index] ?? '');
    const [, parameter] = /^\{(\w+)\}$/.exec(key) ?? [];
    if (parameter !== undefined) values[parameter] = part;
    else if (key !== part) return null;
  }
  return values;
}

/** Cuts a list to the page asked for and links its neighbours. */
function paged(answer: Answer, url: URL): Answer {
  if (!Array.isArray(answer.body)) return answer;
  const size = Math.min(100, Number(url.searchParams.get('per_page') ?? 30));
  const page = Number(url.searchParams.get('page') ?? 1);
  const last = Math.max(1, Math.ceil(answer.body.length / size));
  const link = (to: number, rel: string): string => {
    const target = new URL(url);
    target.searchParams.set('page', String(to));
    return `<${target.href}>; rel="${rel}"`;
  };
  const links = [
    ...(page > 1 ? [link(page - 1, 'prev'), link(1, 'first')] : []),
    ...(page < last ? [link(page + 1, 'next'), link(last, 'last')] : []),
  ];
  return {
    ...answer,
    body: answer.body.slice((page - 1) * size, page * size),
    headers: links.length === 0 ? {} : { link: links.join(', ') },
  };
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString('utf8');
  return text === '' ? undefined : JSON.parse(text);
}

function listen(server: ReturnType<typeof createServer>, prefix: string): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (typeof address === 'object' && address !== null)
        resolve(`http://127.0.0.1:${address.port}${prefix}`);
    });
  });
}
