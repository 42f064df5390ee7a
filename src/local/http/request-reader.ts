/** Reads a request's body, bounded. */
import type { IncomingMessage } from 'node:http';
import { REQUEST_BODY_BYTES } from '../../core/quotas.ts';
import { ApiError } from '../api/api-error.ts';

/** Reads a body. @throws ApiError 413 as soon as it is known to be too long; the server lets the rest pass unread. */
export async function readBody(request: IncomingMessage, operation: string): Promise<Uint8Array> {
  const tooLarge = (): ApiError =>
    new ApiError(
      413,
      'RequestEntityTooLargeException',
      `Request must be smaller than ${REQUEST_BODY_BYTES} bytes for the ${operation} operation`,
    );
  if (Number(request.headers['content-length'] ?? 0) > REQUEST_BODY_BYTES) throw tooLarge();
  const chunks: Buffer[] = [];
  let bytes = 0;
  // The connection has to outlive a refusal: a client that is still sending would see a reset in place of the answer.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const part = Buffer.from(chunk);
    bytes += part.length;
    if (bytes > REQUEST_BODY_BYTES) throw tooLarge();
    chunks.push(part);
  }
  return Buffer.concat(chunks, bytes);
}
