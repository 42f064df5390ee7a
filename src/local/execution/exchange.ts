/** One request to the APIs of an environment, and the answers that both APIs give. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { RESPONSE_BYTES } from '../../core/quotas.ts';

export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

export function reply(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  const bytes = Buffer.from(JSON.stringify(body));
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': bytes.length,
    ...headers,
  });
  response.end(bytes);
}

export function accepted(response: ServerResponse): void {
  reply(response, 202, { status: 'OK' });
}

export function refuse(
  response: ServerResponse,
  status: number,
  errorType: string,
  errorMessage: string,
): void {
  reply(response, status, { errorMessage, errorType });
}

export function refuseTransition(response: ServerResponse, from: string, to: string, who: string): void {
  refuse(
    response,
    403,
    'InvalidStateTransition',
    `State transition from ${from} to ${to} failed for ${who}. Error: State transition is not allowed`,
  );
}

export function header(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

/** The body, `too-large` (read to its end all the same, so that the answer arrives), or `cut` when the sender vanished. */
export async function readBody(request: IncomingMessage): Promise<Buffer | 'too-large' | 'cut'> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of request) {
      bytes += chunk.length;
      if (bytes <= RESPONSE_BYTES) chunks.push(chunk);
    }
  } catch {
    return 'cut';
  }
  return bytes > RESPONSE_BYTES ? 'too-large' : Buffer.concat(chunks);
}
