/** The HTTP server: guard, route, quota, faults, the operation, its answer. One function, in that order. */
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { ApiError } from '../api/api-error.ts';
import type { Protocol } from '../api/protocol.ts';
import { type JsonObject, jsonBody } from '../api/request-body.ts';
import type { Call, Reply } from '../call/operation.ts';
import type { CallQuotas } from '../conditions/call-quotas.ts';
import type { FaultEffect, Faults } from '../conditions/faults.ts';
import type { ControlPlane } from '../control-plane.ts';
import { parseReference } from '../functions/reference.ts';
import { altered, errorReply, send } from './answer.ts';
import type { CodeUrls } from './code-url.ts';
import { requireCaller, requireLocal, requireSigned } from './guard.ts';
import { readBody } from './request-reader.ts';
import { findRoute } from './routes.ts';
import type { Credentials } from './signature.ts';

/** One request as a test or a bench wants to see it. */
export interface RequestRecord {
  /** Name of the API's operation; null when the request never got that far. */
  readonly operation: string | null;
  readonly functionName: string | null;
  readonly qualifier: string | null;
  /** When the request arrived, milliseconds since the epoch. */
  readonly atMs: number;
  /** HTTP status of the answer; 0 when the connection broke in its place. */
  readonly status: number;
}

export interface ServerParts {
  readonly control: ControlPlane;
  readonly credentials: Credentials | null;
  readonly quotas: CallQuotas;
  readonly faults: Faults;
  readonly codeUrls: CodeUrls;
  readonly onRequest: (record: RequestRecord) => void;
}

/** What is known about a request so far; filled in on the way, so that an error can be told in full. */
interface Progress {
  protocol: Protocol;
  operation: string | null;
  functionName: string | null;
  qualifier: string | null;
}

/** Makes the server; it does not listen yet. */
export function createApiServer(parts: ServerParts): Server {
  return createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
    void serve(request, response, parts);
  });
}

async function serve(request: IncomingMessage, response: ServerResponse, parts: ServerParts): Promise<void> {
  const { control, codeUrls, onRequest } = parts;
  const atMs = control.now();
  const requestId = randomUUID();
  const target = request.headers['x-amz-target'];
  const progress: Progress = {
    protocol: target === undefined ? 'lambda' : 'logs',
    operation: null,
    functionName: null,
    qualifier: null,
  };
  let reply: Reply | 'reset';
  try {
    requireLocal(request);
    const [path = '/', query = ''] = (request.url ?? '/').split(/\?(.*)/s, 2);
    if (request.method === 'GET' && codeUrls.isCodePath(path))
      return await sendCode(response, codeUrls.verify(new URLSearchParams(query), atMs), control);
    reply = await answer(request, path, query, requestId, progress, parts);
  } catch (error) {
    reply = errorReply(error, progress.protocol);
  }
  const { operation, functionName, qualifier } = progress;
  // A caller that left while it was still sending gets no answer.
  if (request.destroyed && !request.complete) reply = 'reset';
  onRequest({ operation, functionName, qualifier, atMs, status: reply === 'reset' ? 0 : reply.status });
  if (reply === 'reset') {
    request.socket.resetAndDestroy();
    return;
  }
  send(response, reply, progress.protocol, requestId);
}

async function answer(
  request: IncomingMessage,
  path: string,
  query: string,
  requestId: string,
  progress: Progress,
  { control, credentials, quotas, faults }: ServerParts,
): Promise<Reply | 'reset'> {
  const authorization = requireSigned(request);
  const target = request.headers['x-amz-target'];
  const { route, parameters } = findRoute(request.method ?? 'GET', path, target && String(target));
  progress.operation = route.name;
  const body = await readBody(request, route.name);
  requireCaller(request, body, authorization, credentials, control.now());
  let parsed: JsonObject | undefined;
  const json = (): JsonObject => {
    parsed ??= jsonBody(body);
    return parsed;
  };
  const search = new URLSearchParams(query);
  Object.assign(progress, named(route.name, parameters, search, json, control));
  const { functionName, qualifier } = progress;
  const effects = faults.meet({ operation: route.name, functionName, qualifier });
  quotas.charge(route.name, route.protocol, control.now());
  for (const effect of effects) {
    if (effect.kind === 'reset' && effect.at === 'before-work') return 'reset';
    if (effect.kind === 'error')
      throw new ApiError(effect.status, effect.code, effect.message, effect.reason ?? null);
  }
  const failure = effects.find((effect) => effect.kind === 'change-fails') ?? null;
  const { headers } = request;
  const call: Call = { requestId, path: parameters, query: search, headers, body, json, failure };
  return await afterWork(await route.run(call, control), effects, control);
}

async function afterWork(
  reply: Reply,
  effects: readonly FaultEffect[],
  control: ControlPlane,
): Promise<Reply | 'reset'> {
  let result = reply;
  for (const effect of effects) {
    if (effect.kind === 'delay') await control.sleep(effect.ms);
    if (effect.kind === 'reset') return 'reset';
    if (effect.kind === 'alter') result = altered(result, effect);
  }
  return result;
}

/** Which function a request is about, as far as it can be told; what is no reference stays as it was written. */
function named(
  operation: string,
  parameters: Readonly<Record<string, string>>,
  query: URLSearchParams,
  json: () => JsonObject,
  { home }: ControlPlane,
): { functionName: string | null; qualifier: string | null } {
  const fromBody = operation === 'CreateFunction' ? json()['FunctionName'] : undefined;
  const written = parameters['FunctionName'] ?? parameters['Resource'] ?? fromBody;
  const asked = query.get('Qualifier');
  if (typeof written !== 'string') return { functionName: null, qualifier: asked };
  try {
    const { name, qualifier } = parseReference(written, asked, home);
    return { functionName: name, qualifier };
  } catch {
    return { functionName: written, qualifier: asked };
  }
}

/** The package behind the URL that GetFunction gave out: its token stands in for a signature. */
async function sendCode(
  response: ServerResponse,
  sha256: string | null,
  control: ControlPlane,
): Promise<void> {
  const path = sha256 === null ? undefined : control.packages.zipPath(sha256);
  if (path === undefined) {
    response.writeHead(sha256 === null ? 403 : 404, { 'content-type': 'text/plain' });
    response.end(
      sha256 === null ? 'The token of this URL is wrong or expired.\n' : 'This package is gone.\n',
    );
    return;
  }
  response.writeHead(200, { 'content-type': 'application/zip' });
  // A client that goes away in the middle is its own business.
  await pipeline(createReadStream(path), response).catch(() => {});
}
