/** Files that a user, a download or a cache entry names, read without waiting: a pipe would never end, a device might not. */
import { constants } from 'node:fs';
import { open } from 'node:fs/promises';

export type RegularFile =
  | { readonly kind: 'file'; readonly bytes: Buffer }
  | { readonly kind: 'no-file' }
  | { readonly kind: 'too-large'; readonly sizeBytes: number };

export interface ReadingLimits {
  readonly mostBytes: number;
  /** Whether a link is read; not in an archive of others, which could hold one to anywhere. Default: yes. */
  readonly followLinks?: boolean;
}

/**
 * Reads a regular file. Pipes, sockets, devices and folders are `no-file`.
 * @throws Error of the file system when there is nothing that can be opened
 */
export async function readRegularFile(
  path: string,
  { mostBytes, followLinks = true }: ReadingLimits,
): Promise<RegularFile> {
  // Without O_NONBLOCK, opening a pipe that nobody writes to never returns, and no signal ends it. (Windows has neither flag.)
  const { O_RDONLY, O_NONBLOCK = 0, O_NOFOLLOW = 0 } = constants;
  await using file = await open(path, O_RDONLY | O_NONBLOCK | (followLinks ? 0 : O_NOFOLLOW));
  const found = await file.stat();
  if (!found.isFile()) return { kind: 'no-file' };
  if (found.size > mostBytes) return { kind: 'too-large', sizeBytes: found.size };
  // Some files of the system have no size and no end, and others grow.
  const parts: Buffer[] = [];
  let sizeBytes = 0;
  for await (const part of file.createReadStream({ end: mostBytes, autoClose: false })) {
    parts.push(part);
    sizeBytes += part.length;
  }
  return sizeBytes > mostBytes
    ? { kind: 'too-large', sizeBytes }
    : { kind: 'file', bytes: Buffer.concat(parts, sizeBytes) };
}

/** UTF-8 without its byte order mark; what is not UTF-8 becomes replacement characters. */
export function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
