import { isJson, type PayloadSource } from '../core/config/forms.ts';
import { PAYLOAD_BYTES } from '../core/quotas.ts';
import { type RegularFile, readRegularFile, textOf } from '../packages/regular-file.ts';

/** Of UTF-8; it is not sent. */
const BYTE_ORDER_MARK_BYTES = 3;

export type Payload = { readonly text: string } | { readonly problem: string };

/** The event of every request as JSON text, from the input or from the file that it names. */
export async function readPayload(source: PayloadSource): Promise<Payload> {
  if (source.kind === 'json') return withinLimit(source.text, 'the JSON');
  const name = JSON.stringify(source.path);
  let file: RegularFile;
  try {
    file = await readRegularFile(source.path, { mostBytes: PAYLOAD_BYTES + BYTE_ORDER_MARK_BYTES });
  } catch {
    return { problem: `payload: ${name} is neither JSON nor a file that can be read.` };
  }
  if (file.kind === 'no-file')
    return { problem: `payload: ${name} is no regular file; give the path of a file that holds JSON.` };
  if (file.kind === 'too-large') return tooLarge(name);
  const text = textOf(file.bytes);
  return isJson(text) ? withinLimit(text, name) : { problem: `payload: ${name} does not hold JSON.` };
}

function withinLimit(text: string, what: string): Payload {
  return Buffer.byteLength(text) <= PAYLOAD_BYTES ? { text } : tooLarge(what);
}

function tooLarge(what: string): Payload {
  return { problem: `payload: ${what} is over 6 MB, the most that Lambda takes in one request.` };
}
