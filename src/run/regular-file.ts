/** Files that a user or a download names, read without waiting: a pipe would never end, a device might not. */
import { constants } from 'node:fs';
import { open } from 'node:fs/promises';

export type RegularFile =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'no-file' }
  | { readonly kind: 'too-large' };

export interface ReadingLimits {
  readonly mostBytes: number;
  /** Whether a link is read; not in a download, which could hold one to anywhere. Default: yes. */
  readonly followLinks?: boolean;
}

/**
 * Reads a regular file as UTF-8, without its byte order mark. Pipes, sockets, devices and folders are `no-file`.
 * @throws the error of the file system when there is nothing that can be opened
 */
export async function readRegularFile(
  path: string,
  { mostBytes, followLinks = true }: ReadingLimits,
): Promise<RegularFile> {
  // Without O_NONBLOCK, opening a pipe that nobody writes to never returns, and no signal ends it.
  const flags = constants.O_RDONLY | constants.O_NONBLOCK | (followLinks ? 0 : constants.O_NOFOLLOW);
  await using file = await open(path, flags);
  const found = await file.stat();
  if (!found.isFile()) return { kind: 'no-file' };
  if (found.size > mostBytes) return { kind: 'too-large' };
  return { kind: 'text', text: new TextDecoder().decode(await file.readFile()) };
}
