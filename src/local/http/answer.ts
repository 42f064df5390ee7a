/** Replies and errors on the wire, in the form of the protocol that was asked. */
import type { ServerResponse } from 'node:http';
import { ApiError } from '../api/api-error.ts';
import type { Protocol } from '../api/protocol.ts';
import type { Reply } from '../call/operation.ts';
import type { FaultEffect } from '../conditions/faults.ts';

export function errorReply(error: unknown, protocol: Protocol): Reply & { readonly status: number } {
  const known =
    error instanceof ApiError
      ? error
      : new ApiError(
          500,
          'ServiceException',
          `The engine has a defect: ${error instanceof Error ? error.message : error}`,
        );
  const headers = {
    'x-amzn-errortype': known.code,
    ...(known.status === 429 && { 'retry-after': '1' }),
  };
  if (protocol === 'lambda') return { status: known.status, headers, body: known.restBody };
  // CloudWatch Logs has one status for every mistake of the caller.
  const status = known.status === 404 ? 400 : known.status;
  return { status, headers, body: { __type: known.code, message: known.message } };
}

export function send(response: ServerResponse, reply: Reply, protocol: Protocol, requestId: string): void {
  const { body } = reply;
  const bytes =
    body === undefined || body instanceof Uint8Array
      ? (body ?? new Uint8Array())
      : Buffer.from(JSON.stringify(body));
  response.writeHead(reply.status, {
    'x-amzn-requestid': requestId,
    'content-type': protocol === 'logs' ? 'application/x-amz-json-1.1' : 'application/json',
    ...(reply.status !== 204 && { 'content-length': bytes.length }),
    ...reply.headers,
  });
  response.end(bytes);
}

type Alteration = Extract<FaultEffect, { kind: 'alter' }>;

/** The reply as a fault rule wants it. */
export function altered(reply: Reply, { headers, configuration, tail }: Alteration): Reply {
  const merged: Record<string, string> = { ...reply.headers };
  const log = merged['x-amz-log-result'];
  if (tail !== undefined && log !== undefined) {
    const text = Buffer.from(log, 'base64').toString().replace(tail.find, tail.put);
    merged['x-amz-log-result'] = Buffer.from(text).toString('base64');
  }
  for (const [name, value] of Object.entries(headers ?? {}))
    if (value === null) delete merged[name.toLowerCase()];
    else merged[name.toLowerCase()] = value;
  return {
    ...reply,
    headers: merged,
    ...(configuration && { body: reconfigured(reply.body, configuration) }),
  };
}

function reconfigured(body: Reply['body'], members: Readonly<Record<string, unknown>>): object {
  if (body !== undefined && 'Configuration' in body)
    return { ...body, Configuration: { ...Object(body.Configuration), ...members } };
  return { ...body, ...members };
}
