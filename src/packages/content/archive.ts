/** Reads and checks a zip or jar that is sent as it is. */
import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Entry, ZipFile } from 'yauzl';
import { fromBufferPromise, getFileNameLowLevel } from 'yauzl';
import { UNZIPPED_BYTES } from '../../core/quotas.ts';
import { grouped } from '../../core/units.ts';
import { identifyNative, NATIVE_HEADER_BYTES } from './native.ts';
import type { Findings, PackageEntry } from './package.ts';
import { compareBytewise, REGULAR_FILE, SYMBOLIC_LINK, TYPE_MASK } from './package.ts';

export interface Archive extends Findings {
  readonly entries: readonly PackageEntry[];
}

/** "Version made by" of tools that know Unix modes: Unix and macOS. */
const HOSTS_WITH_MODES: readonly number[] = [3, 19];
const FOR_EVERYONE = 0o004;

/**
 * Reads the central directory and unpacks every entry in memory, one piece at a time, comparing sizes and checksums.
 * A zip that passes can be unpacked by Lambda.
 */
export async function readArchive(bytes: Buffer): Promise<Archive> {
  if (bytes.length === 0) return refused('is empty (0 bytes): build it again');
  let zip: ZipFile;
  const listed: { readonly entry: Entry; readonly path: string }[] = [];
  try {
    zip = await fromBufferPromise(bytes, { decodeStrings: false });
    for await (const entry of zip.eachEntry()) listed.push({ entry, path: nameOf(entry) });
  } catch (error) {
    return refused(`is not a zip that can be read (${reasonOf(error)}): build it again, or give the folder`);
  }
  const files = listed.filter(({ path }) => !path.endsWith('/'));
  if (files.length === 0) return refused('has no files in it');

  const problems = nameProblems(listed.map(({ path }) => path));
  const unzipped = files.reduce((sum, { entry }) => sum + entry.uncompressedSize, 0);
  const entries: PackageEntry[] = [];
  // Past the limit nothing is unpacked: the sizes are the message, and a zip bomb stays closed.
  if (unzipped <= UNZIPPED_BYTES) {
    for (const { entry, path } of files) {
      try {
        entries.push(await readEntry(zip, entry, path));
      } catch (error) {
        problems.push(
          `the entry ${JSON.stringify(path)} is damaged (${reasonOf(error)}): build the zip again`,
        );
      }
    }
  } else {
    problems.push(tooLargeUnzipped(files.map(({ entry, path }) => ({ path, size: entry.uncompressedSize }))));
  }
  return { entries: entries.sort(compareBytewise), problems, warnings: readabilityWarnings(entries) };
}

/** The message for contents over Lambda's limit: the sum, and where it comes from. */
export function tooLargeUnzipped(files: readonly { readonly path: string; readonly size: number }[]): string {
  const sum = files.reduce((total, { size }) => total + size, 0);
  const parts = new Map<string, number>();
  for (const { path, size } of files) {
    const part = /^(?:node_modules\/(?:@[^/]+\/)?)?[^/]+/.exec(path)?.[0] ?? path;
    parts.set(part, (parts.get(part) ?? 0) + size);
  }
  const largest = [...parts]
    .sort((left, right) => right[1] - left[1])
    .slice(0, 3)
    .map(([part, size]) => `"${part}" ${grouped(size)}`);
  return (
    `is ${grouped(sum)} bytes unzipped; Lambda allows ${grouped(UNZIPPED_BYTES)} with all layers. ` +
    `Largest parts: ${largest.join(', ')}. Remove what the function does not need, or use a container image`
  );
}

async function readEntry(zip: ZipFile, entry: Entry, path: string): Promise<PackageEntry> {
  const hash = createHash('sha256');
  let header = Buffer.alloc(0);
  let checksum = 0;
  let size = 0;
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    const piece: Buffer = chunk;
    if (header.length < NATIVE_HEADER_BYTES) {
      header = Buffer.concat([header, piece.subarray(0, NATIVE_HEADER_BYTES - header.length)]);
    }
    hash.update(piece);
    checksum = crc32(piece, checksum);
    size += piece.length;
  }
  if (checksum !== entry.crc32) throw new Error('checksum differs');
  const mode = modeOf(entry);
  const native = (mode & TYPE_MASK) === SYMBOLIC_LINK ? null : identifyNative(header);
  return { path, mode, size, sha256: hash.digest('hex'), native };
}

function modeOf(entry: Entry): number {
  const written = entry.externalFileAttributes >>> 16;
  if (!HOSTS_WITH_MODES.includes(entry.versionMadeBy >>> 8) || written === 0) return REGULAR_FILE | 0o644;
  return (written & TYPE_MASK) === 0 ? REGULAR_FILE | written : written;
}

/** Names as they are in the zip: yauzl would turn backslashes into `/`, which Lambda does not. */
function nameOf(entry: Entry): string {
  return getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, true);
}

function nameProblems(paths: readonly string[]): string[] {
  const problems: string[] = [];
  const first = (matches: (path: string) => boolean): string | undefined => {
    const path = paths.find(matches);
    return path === undefined ? undefined : JSON.stringify(path);
  };
  const backslash = first((path) => path.includes('\\'));
  if (backslash !== undefined) {
    problems.push(
      `has backslashes in its names, e.g. ${backslash}, so that Lambda would find no folders: ` +
        'zip it with a tool that writes "/", or give the folder',
    );
  }
  const escaping = first((path) => /^(\/|[A-Za-z]:)/.test(path) || path.split(/[/\\]/).includes('..'));
  if (escaping !== undefined) {
    problems.push(`has a name that leaves the package: ${escaping}. Zip from inside the folder`);
  }
  const seen = new Set<string>();
  const twice = first((path) => seen.size === seen.add(path).size);
  if (twice !== undefined)
    problems.push(`has ${twice} twice, so that what runs is undefined: build it again`);
  return problems;
}

function readabilityWarnings(entries: readonly PackageEntry[]): string[] {
  const closed = entries.filter(({ mode }) => (mode & FOR_EVERYONE) === 0);
  if (closed[0] === undefined) return [];
  return [
    `${closed.length} of ${entries.length} files are not readable by everyone, e.g. "${closed[0].path}" ` +
      `(mode ${(closed[0].mode & 0o7777).toString(8).padStart(4, '0')}): Lambda runs code as another user; use 0644 or 0755`,
  ];
}

function refused(problem: string): Archive {
  return { entries: [], problems: [problem], warnings: [] };
}

function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.startsWith('End of central directory') ? 'no end of central directory' : message;
}
