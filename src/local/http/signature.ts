/**
 * Verifies AWS Signature Version 4 in the Authorization header (docs: IAM, "Create a signed AWS API request").
 * The whole signature is verified, and not the access key id alone: the id is readable in every request, so that a
 * program that has seen one request could send others.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { ApiError } from '../api/api-error.ts';

export interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export interface Authorization {
  readonly accessKeyId: string;
  readonly date: string;
  readonly region: string;
  readonly service: string;
  readonly signedHeaders: readonly string[];
  readonly signature: string;
}

export interface SignedRequest {
  readonly method: string;
  /** Path and query as they came over the wire. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Uint8Array;
}

const FORM =
  /^AWS4-HMAC-SHA256 +Credential=([^/\s,]+)\/(\d{8})\/([a-z0-9-]+)\/([a-z0-9-]+)\/aws4_request, *SignedHeaders=([a-z0-9;-]+), *Signature=([0-9a-f]{64})$/;
const MOST_SKEW_MS = 15 * 60_000;

export function parseAuthorization(header: string): Authorization | null {
  const parts = FORM.exec(header);
  if (parts === null) return null;
  const [, accessKeyId = '', date = '', region = '', service = '', signedHeaders = '', signature = ''] =
    parts;
  return { accessKeyId, date, region, service, signedHeaders: signedHeaders.split(';'), signature };
}

/** Checks a signature. @throws ApiError 403 when the request was not signed with these credentials within 15 minutes of now. */
export function verifySignature(
  request: SignedRequest,
  authorization: Authorization,
  credentials: Credentials,
  nowMs: number,
): void {
  if (!equalInConstantTime(authorization.accessKeyId, credentials.accessKeyId))
    throw new ApiError(
      403,
      'UnrecognizedClientException',
      'The security token included in the request is invalid.',
    );
  const timestamp = String(request.headers['x-amz-date'] ?? '');
  const signedAt = Date.parse(
    timestamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'),
  );
  if (!(Math.abs(nowMs - signedAt) <= MOST_SKEW_MS) || !timestamp.startsWith(authorization.date))
    throw new ApiError(
      403,
      'InvalidSignatureException',
      `Signature expired or not yet valid: ${timestamp}. Check the clock.`,
    );
  const { date, region, service } = authorization;
  const stringToSign = [
    'AWS4-HMAC-SHA256',
    timestamp,
    `${date}/${region}/${service}/aws4_request`,
    sha256(canonicalRequest(request, authorization.signedHeaders)),
  ].join('\n');
  const key = [date, region, service, 'aws4_request'].reduce<string | Buffer>(
    (parent, part) => hmac(parent, part),
    `AWS4${credentials.secretAccessKey}`,
  );
  const hostIsSigned = authorization.signedHeaders.includes('host');
  if (!hostIsSigned || !equalInConstantTime(hmac(key, stringToSign).toString('hex'), authorization.signature))
    throw new ApiError(
      403,
      'InvalidSignatureException',
      'The request signature we calculated does not match the signature you provided. Check your AWS Secret Access Key and signing method.',
    );
}

function canonicalRequest(request: SignedRequest, signedHeaders: readonly string[]): string {
  const [path = '/', query = ''] = request.url.split(/\?(.*)/s, 2);
  const headers = signedHeaders.map((name) => {
    const value = request.headers[name] ?? '';
    return `${name}:${(Array.isArray(value) ? value.join(',') : value).trim().replace(/\s+/g, ' ')}\n`;
  });
  // Every service but S3 encodes the path once more than it travels.
  const canonicalPath = path.split('/').map(encode).join('/');
  return [
    request.method,
    canonicalPath,
    canonicalQuery(query),
    headers.join(''),
    signedHeaders.join(';'),
    sha256(request.body),
  ].join('\n');
}

function canonicalQuery(query: string): string {
  if (query === '') return '';
  const pairs = query.split('&').map((pair) => {
    const [name = '', value = ''] = pair.split(/=(.*)/s, 2);
    return `${encode(decodeURIComponent(name))}=${encode(decodeURIComponent(value))}`;
  });
  return pairs.sort().join('&');
}

const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest();

/** Compares digests, so that neither length nor content shows in the time. */
function equalInConstantTime(a: string, b: string): boolean {
  return timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest());
}
