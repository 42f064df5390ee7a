/**
 * Who may talk to the engine. It runs whatever code it is sent, so nothing but a program on this machine that means
 * to talk to it gets through: a web page cannot (Origin; a rebound name in Host), and a request without an AWS
 * signature is refused.
 */
import type { IncomingMessage } from 'node:http';
import { ApiError } from '../api/api-error.ts';
import { type Authorization, type Credentials, parseAuthorization, verifySignature } from './signature.ts';

const LOOPBACK = /^(127\.0\.0\.1|localhost|\[::1\])(:\d{1,5})?$/i;

/** Lets only programs of this machine in. @throws ApiError 403 when the request names another host or comes from a web page. */
export function requireLocal(request: IncomingMessage): void {
  const { host, origin } = request.headers;
  if (host === undefined || !LOOPBACK.test(host))
    throw new ApiError(403, 'AccessDeniedException', 'Host must be a loopback address.');
  if (origin !== undefined)
    throw new ApiError(403, 'AccessDeniedException', 'Requests from web pages (Origin) are refused.');
}

/** The parsed Authorization header. @throws ApiError 403 when there is none of the SigV4 form. */
export function requireSigned(request: IncomingMessage): Authorization {
  const header = request.headers.authorization;
  if (header === undefined)
    throw new ApiError(403, 'MissingAuthenticationTokenException', 'Missing Authentication Token');
  const authorization = parseAuthorization(header);
  if (authorization === null)
    throw new ApiError(
      403,
      'IncompleteSignatureException',
      'Authorization must have the form: AWS4-HMAC-SHA256 Credential=KEY/DATE/REGION/SERVICE/aws4_request, SignedHeaders=..., Signature=...',
    );
  return authorization;
}

/** With credentials, only a request signed by them passes; without, the signed form is enough. */
export function requireCaller(
  request: IncomingMessage,
  body: Uint8Array,
  authorization: Authorization,
  credentials: Credentials | null,
  nowMs: number,
): void {
  if (credentials === null) return;
  const { method = 'GET', url = '/', headers } = request;
  verifySignature({ method, url, headers, body }, authorization, credentials, nowMs);
}
