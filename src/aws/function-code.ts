/** The code of a published version or alias, as Lambda stores it. */
import { createHash } from 'node:crypto';
import { get as getHttp, Agent as HttpAgent } from 'node:http';
import { get as getHttps, Agent as HttpsAgent } from 'node:https';
import {
  GetFunctionCommand,
  type GetFunctionCommandOutput,
  LambdaClient,
  LambdaServiceException,
} from '@aws-sdk/client-lambda';
import { type ImageUri, imageUri } from '../core/config/image-uri.ts';
import { ZIPPED_BYTES } from '../core/quotas.ts';
import { systemErrorCode } from '../core/system-error.ts';
import { LambdaFailure } from '../gate/ports.ts';
import type { LambdaConnection } from './connection.ts';

export type FunctionCode = FunctionPackage | FunctionImage;

export interface FunctionPackage {
  readonly zip: Buffer;
  /** Base64, as CodeSha256; what the bytes were checked against. */
  readonly sha256: string;
  /** Which version the qualifier stood for, e.g. `42`. */
  readonly version: string;
}

export interface FunctionImage {
  /** With its digest: the tag that the version was made of may be another image by now. */
  readonly image: ImageUri;
  readonly version: string;
}

const ATTEMPTS = 3;
const SILENCE_MS = 30_000;

/**
 * Downloads the package of `functionName:qualifier` from the address that GetFunction signs for ten minutes, or names its
 * container image. That address is a credential: it is in no message, no log and no `cause`.
 * @throws LambdaFailure when there is no such version, no permission, no code, or the bytes are not what Lambda says they are.
 */
export async function fetchFunctionCode(
  connection: LambdaConnection,
  functionName: string,
  qualifier: string,
  signal: AbortSignal,
): Promise<FunctionCode> {
  const what = `the code of ${functionName}:${qualifier}`;
  using client = connect(connection);
  const located = await locate(client.lambda, functionName, qualifier, signal);
  if ('image' in located) return located;
  const { location, sha256, size, version } = located;
  // What a direct upload takes is the most that can be measured.
  if (size > ZIPPED_BYTES) {
    throw new LambdaFailure(
      `${what} is ${size} bytes zipped, and a temporary function can be given ${ZIPPED_BYTES} at most: compare packages that are smaller.`,
    );
  }
  let failure = '';
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const download = await fetchOnce(location, connection, signal);
    if ('zip' in download) {
      const found = createHash('sha256').update(download.zip).digest('base64');
      if (found === sha256) return { zip: download.zip, sha256, version };
      throw new LambdaFailure(
        `${what} does not have the hash that Lambda states for it (CodeSha256): something between here and AWS changes downloads. Check proxies.`,
      );
    }
    failure = download.failure;
    if (!download.again) break;
  }
  throw new LambdaFailure(
    `could not download ${what}: ${failure}. The way to Amazon S3 has to be open for it.`,
  );
}

function connect(connection: LambdaConnection): Disposable & { readonly lambda: LambdaClient } {
  const lambda = new LambdaClient({ ...connection, maxAttempts: 5, retryMode: 'standard' });
  return { lambda, [Symbol.dispose]: () => lambda.destroy() };
}

interface Located {
  readonly location: URL;
  readonly sha256: string;
  readonly size: number;
  readonly version: string;
}

async function locate(
  lambda: LambdaClient,
  functionName: string,
  qualifier: string,
  signal: AbortSignal,
): Promise<Located | FunctionImage> {
  const what = `the code of ${functionName}:${qualifier}`;
  let answer: GetFunctionCommandOutput;
  try {
    answer = await lambda.send(new GetFunctionCommand({ FunctionName: functionName, Qualifier: qualifier }), {
      abortSignal: signal,
    });
  } catch (error) {
    signal.throwIfAborted();
    throw new LambdaFailure(`could not get ${what}: ${reasonOf(error)}.`, { cause: error });
  }
  const { Configuration: configuration, Code: code } = answer;
  const { CodeSha256: sha256, CodeSize: size, Version: version } = configuration ?? {};
  if (configuration?.PackageType === 'Image') {
    const image = imageUri(code?.ResolvedImageUri ?? '');
    if (version === undefined || !image.ok || image.value.digest === null) {
      throw new LambdaFailure(`could not get ${what}: GetFunction answered without the digest of its image.`);
    }
    return { image: image.value, version };
  }
  if (code?.Location === undefined || sha256 === undefined || size === undefined || version === undefined) {
    throw new LambdaFailure(`could not get ${what}: GetFunction answered without an address for it.`);
  }
  return { location: new URL(code.Location), sha256, size, version };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof LambdaServiceException)) {
    return error instanceof Error ? error.name : 'unknown error';
  }
  switch (error.name) {
    case 'ResourceNotFoundException':
      return 'there is no such function, version or alias';
    case 'AccessDeniedException':
      return 'the credentials lack lambda:GetFunction on it';
    default:
      return `${error.name} (HTTP ${error.$metadata.httpStatusCode ?? 'unknown'})`;
  }
}

type Download = { readonly zip: Buffer } | { readonly failure: string; readonly again: boolean };

/** One download, bounded in bytes and in silence. Redirects are not followed: S3 has no reason to send any. */
function fetchOnce(location: URL, connection: LambdaConnection, signal: AbortSignal): Promise<Download> {
  const { httpAgent, httpsAgent } = connection.requestHandler ?? {};
  const secure = location.protocol === 'https:';
  const get = secure ? getHttps : getHttp;
  const agent = secure ? new HttpsAgent(httpsAgent) : new HttpAgent(httpAgent);
  return new Promise((done, reject) => {
    const broken = (error: Error): void => {
      if (signal.aborted) reject(signal.reason);
      else done({ failure: systemErrorCode(error) ?? error.name, again: true });
    };
    const request = get(location, { signal, timeout: SILENCE_MS, agent }, (response) => {
      const status = response.statusCode ?? 0;
      if (status !== 200) {
        response.resume();
        done({ failure: `HTTP ${status}`, again: status >= 500 });
        return;
      }
      const chunks: Buffer[] = [];
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size <= ZIPPED_BYTES) chunks.push(chunk);
        else {
          done({ failure: `more than ${ZIPPED_BYTES} bytes came`, again: false });
          request.destroy();
        }
      });
      response.on('error', broken);
      response.on('end', () => done({ zip: Buffer.concat(chunks) }));
    });
    request.on('timeout', () => request.destroy(new Error('silence')));
    request.on('error', broken);
    request.on('close', () => agent.destroy());
  });
}
