/** Makes the zip of a folder: the same tree gives the same bytes. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { PackedMode } from './modes.ts';
import { packedMode } from './modes.ts';
import { identifyNative, NATIVE_HEADER_BYTES } from './native.ts';
import type { PackageEntry } from './package.ts';
import { SYMBOLIC_LINK } from './package.ts';
import type { Attempt, TreeItem } from './tree.ts';
import { attempt } from './tree.ts';

export interface Packed {
  readonly bytes: Buffer;
  readonly entries: readonly PackageEntry[];
  readonly problems: readonly string[];
  readonly warnings: readonly string[];
}

/** Files are read together up to this many, or this many bytes. */
const BATCH_FILES = 16;
const BATCH_BYTES = 4_000_000;

/**
 * Zips a tree in the given order. Every entry has the same time and no folder entries are written, so that bytes
 * depend on paths, modes and contents only (and on the zlib inside Node).
 *
 * libuv's thread pool takes its work in order: the reads of a batch come after the compressions of the batch before,
 * which bounds how much uncompressed data is in memory, and keeps every core busy.
 */
export async function packTree(items: readonly TreeItem[], platform: NodeJS.Platform): Promise<Packed> {
  const zip = new ZipFile();
  const entries: PackageEntry[] = [];
  const problems: string[] = [];
  const warnings: string[] = [];
  // yazl writes DOS times in local time: noon local time of that day is one value in every time zone.
  const mtime = new Date(1980, 0, 1, 12);
  const bytes = collect(zip.outputStream);
  for (const batch of batches(items)) {
    for (const { item, contents } of await Promise.all(batch.map(readItem))) {
      if (!contents.ok) {
        problems.push(`"${item.path}" cannot be read (${contents.code})`);
        continue;
      }
      const { mode, corrected } = modeOf(item, platform);
      if (corrected) {
        warnings.push(
          `"${item.path}" was not executable; it is packed with mode 0755 (chmod +x it in the build)`,
        );
      }
      entries.push(describe(item, mode, contents.value));
      zip.addBuffer(contents.value, item.path, { mode, mtime, forceDosTimestamp: true });
    }
  }
  zip.end();
  return { bytes: await bytes, entries, problems, warnings };
}

function* batches(items: readonly TreeItem[]): Generator<readonly TreeItem[]> {
  let batch: TreeItem[] = [];
  let size = 0;
  for (const item of items) {
    batch.push(item);
    if (item.kind === 'file') size += item.size;
    if (batch.length < BATCH_FILES && size < BATCH_BYTES) continue;
    yield batch;
    batch = [];
    size = 0;
  }
  yield batch;
}

async function readItem(item: TreeItem): Promise<{ item: TreeItem; contents: Attempt<Buffer> }> {
  if (item.kind === 'link') return { item, contents: { ok: true, value: Buffer.from(item.target) } };
  return { item, contents: await attempt(readFile(item.absolute)) };
}

function modeOf(item: TreeItem, platform: NodeJS.Platform): PackedMode {
  if (item.kind === 'link') return { mode: SYMBOLIC_LINK | 0o777, corrected: false };
  return packedMode(item.path, item.statMode, platform);
}

function describe(item: TreeItem, mode: number, contents: Buffer): PackageEntry {
  return {
    path: item.path,
    mode,
    size: contents.length,
    sha256: createHash('sha256').update(contents).digest('hex'),
    native: item.kind === 'link' ? null : identifyNative(contents.subarray(0, NATIVE_HEADER_BYTES)),
  };
}

/** Unlike node:stream/consumers, which goes through a Blob, this copies once: packages are tens of megabytes. */
async function collect(stream: NodeJS.ReadableStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  await finished(stream);
  return Buffer.concat(chunks);
}
