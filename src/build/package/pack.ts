/** Makes the zip of a folder: the same tree gives the same bytes. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { PackageEntry } from './model.ts';
import { SYMBOLIC_LINK } from './model.ts';
import { packedMode } from './modes.ts';
import { identifyNative, NATIVE_HEADER_BYTES } from './native.ts';
import type { TreeItem } from './tree.ts';
import { attempt } from './tree.ts';

export interface Packed {
  readonly bytes: Buffer;
  readonly entries: readonly PackageEntry[];
  readonly problems: readonly string[];
  readonly warnings: readonly string[];
}

/**
 * Zips a tree in the given order. Every entry has the same time and no folder entries are written, so that bytes
 * depend on paths, modes and contents only (and on the zlib inside Node).
 *
 * Files are read one after the other; libuv's thread pool serves a read only after the compressions queued before
 * it have started, which bounds how many uncompressed files are in memory.
 */
export async function packTree(items: readonly TreeItem[], platform: NodeJS.Platform): Promise<Packed> {
  const zip = new ZipFile();
  const entries: PackageEntry[] = [];
  const problems: string[] = [];
  const warnings: string[] = [];
  // yazl writes DOS times in local time: noon local time of that day is one value in every time zone.
  const mtime = new Date(1980, 0, 1, 12);
  const bytes = buffer(zip.outputStream);
  for (const item of items) {
    const contents =
      item.kind === 'link'
        ? { ok: true as const, value: Buffer.from(item.target) }
        : await attempt(readFile(item.absolute));
    if (!contents.ok) {
      problems.push(`"${item.path}" cannot be read (${contents.code})`);
      continue;
    }
    const { mode, corrected } =
      item.kind === 'link'
        ? { mode: SYMBOLIC_LINK | 0o777, corrected: false }
        : packedMode(item.path, item.statMode, platform);
    if (corrected) {
      warnings.push(
        `"${item.path}" was not executable; it is packed with mode 0755 (chmod +x it in the build)`,
      );
    }
    entries.push({
      path: item.path,
      mode,
      size: contents.value.length,
      sha256: createHash('sha256').update(contents.value).digest('hex'),
      native: item.kind === 'link' ? null : identifyNative(contents.value.subarray(0, NATIVE_HEADER_BYTES)),
    });
    zip.addBuffer(contents.value, item.path, { mode, mtime, forceDosTimestamp: true });
  }
  zip.end();
  return { bytes: await bytes, entries, problems, warnings };
}
