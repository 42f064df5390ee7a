/** Unpacks a deployment package as Lambda does, into a folder that nothing else writes to. */
import { chmod, mkdir, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { isNativeError } from 'node:util/types';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { UNZIPPED_BYTES } from '../core/quotas.ts';
import { systemErrorCode } from '../core/system-error.ts';

/** The package is not one that Lambda (or this machine, safely) could unpack. */
class UnpackError extends Error {
  /** `too-large` is the unzipped size; everything else is `invalid`. */
  readonly kind: 'invalid' | 'too-large';

  constructor(kind: 'invalid' | 'too-large', message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/**
 * Keeps the modes of files and symbolic links. Entries that were made without unix modes get 0644; folders are
 * always 0755, so that they can be filled and removed. Symbolic links are made after all files, so that nothing
 * is ever written through one.
 *
 * @param into made when absent; after an error its content is of no use.
 * @throws UnpackError for something that is no zip; a path that is absolute, has `..`, a backslash or a drive
 *   letter; a link that leaves the folder; an entry that is there twice (also when only the case differs and the
 *   file system ignores it), or below a file; more than 262,144,000 bytes in all.
 */
export async function unpackZip(zip: Uint8Array, into: string): Promise<void> {
  await mkdir(into, { recursive: true });
  const root = await realpath(into);
  const links: { path: string; name: string; target: string }[] = [];
  let total = 0;
  const archive = await opened(zip);
  try {
    for await (const entry of archive.eachEntry()) {
      const path = safePath(root, entry.fileName);
      total += entry.uncompressedSize;
      if (total > UNZIPPED_BYTES) {
        throw new UnpackError(
          'too-large',
          `The package unzips to more than ${UNZIPPED_BYTES} bytes, the most that Lambda takes.`,
        );
      }
      if (entry.fileName.endsWith('/')) {
        await mkdir(path, { recursive: true });
        continue;
      }
      await mkdir(dirname(path), { recursive: true });
      // yauzl fails when an entry is longer than it says, so the total above is the real one.
      const content = await buffer(await archive.openReadStreamPromise(entry));
      const { mode, isLink } = unixMode(entry);
      if (isLink) links.push({ path, name: entry.fileName, target: content.toString('utf8') });
      else {
        await writeFile(path, content, { flag: 'wx' });
        await chmod(path, mode);
      }
    }
    for (const { path, name, target } of links) await makeLink(root, path, name, target);
    for (const { path, name } of links) await checkLink(root, path, name);
  } catch (error) {
    throw explained(error);
  } finally {
    archive.close();
  }
}

async function opened(zip: Uint8Array): Promise<ZipFile> {
  try {
    const bytes = Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength);
    return await fromBufferPromise(bytes, { strictFileNames: true });
  } catch (error) {
    throw explained(error);
  }
}

/** yauzl has refused absolute paths, `..`, drive letters and backslashes already; this is the second lock. */
function safePath(root: string, name: string): string {
  const path = join(root, name);
  if (name.includes('\0') || !isInside(root, path)) throw escapes(name);
  return path;
}

function isInside(root: string, path: string): boolean {
  const way = relative(root, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

const FILE_TYPE = 0o170000;
const SYMBOLIC_LINK = 0o120000;
/** "Version made by" of Unix and macOS; only those put a mode into the external attributes. */
const UNIX_HOSTS: readonly number[] = [3, 19];

function unixMode(entry: Entry): { mode: number; isLink: boolean } {
  const bits = UNIX_HOSTS.includes(entry.versionMadeBy >>> 8) ? entry.externalFileAttributes >>> 16 : 0;
  const permissions = bits & 0o777;
  return {
    mode: permissions === 0 ? 0o644 : permissions,
    isLink: (bits & FILE_TYPE) === SYMBOLIC_LINK,
  };
}

async function makeLink(root: string, path: string, name: string, target: string): Promise<void> {
  if (
    target === '' ||
    target.includes('\0') ||
    isAbsolute(target) ||
    !isInside(root, resolve(dirname(path), target))
  ) {
    throw escapes(name);
  }
  await symlink(target, path);
}

/** Where the link really leads, through other links. One that leads nowhere is harmless, as on Lambda. */
async function checkLink(root: string, path: string, name: string): Promise<void> {
  let end: string;
  try {
    end = await realpath(path);
  } catch {
    return;
  }
  if (isInside(root, end)) return;
  await rm(path);
  throw escapes(name);
}

function escapes(name: string): UnpackError {
  return new UnpackError('invalid', `Entry ${JSON.stringify(name)} of the package leads out of its folder.`);
}

function explained(error: unknown): UnpackError {
  if (error instanceof UnpackError) return error;
  const message = isNativeError(error) ? error.message : String(error);
  const code = systemErrorCode(error);
  return new UnpackError(
    'invalid',
    code === 'EEXIST' || code === 'ENOTDIR' || code === 'EISDIR'
      ? 'The package has an entry twice, or one below a file.'
      : `The package is not a zip that can be unpacked: ${message}`,
    { cause: error },
  );
}
