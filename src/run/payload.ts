import { readFile } from 'node:fs/promises';
import { isJson, type PayloadSource } from '../core/config/parsers.ts';

/** Lambda takes at most 6 MB in a synchronous request. */
const PAYLOAD_LIMIT_BYTES = 6 * 1024 * 1024;

export type Payload = { readonly text: string } | { readonly problem: string };

/** The event of every request as JSON text, from the input or from the file that it names. */
export async function readPayload(source: PayloadSource): Promise<Payload> {
  if (source.kind === 'json') return withinLimit(source.text, 'the JSON');
  let text: string;
  try {
    text = await readFile(source.path, 'utf8');
  } catch {
    return {
      problem: `payload: ${JSON.stringify(source.path)} is neither JSON nor a file that can be read.`,
    };
  }
  if (!isJson(text)) return { problem: `payload: ${JSON.stringify(source.path)} does not hold JSON.` };
  return withinLimit(text, JSON.stringify(source.path));
}

function withinLimit(text: string, what: string): Payload {
  return Buffer.byteLength(text) <= PAYLOAD_LIMIT_BYTES
    ? { text }
    : { problem: `payload: ${what} is over 6 MB, the most that Lambda takes in one request.` };
}
