/** Keeps built packages between runs. Only packages: a measurement of another machine or day is no base for a verdict. */
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CACHE_KEY_CHARACTERS, ZIPPED_BYTES } from '../../core/quotas.ts';
import { closedObject, list, oneOf, text, textLike } from '../../core/shape.ts';
import { loadArchive } from '../content/load.ts';
import type { LoadedPackage, Package, PackageSource, PackageUse } from '../content/package.ts';
import { readRegularFile } from '../regular-file.ts';
import { type CacheAccess, type CacheFolder, cacheFolder, hasCacheService, KEPT } from './scratch.ts';

/** Written beside the zip; what is restored must be what was asked for. */
interface Metadata {
  readonly schema: 1;
  readonly key: string;
  /** Base64, as Lambda's CodeSha256. */
  readonly sha256: string;
  /** What was said about the package when it was built. */
  readonly warnings: readonly string[];
}

const METADATA = closedObject<Metadata>({
  schema: oneOf(1),
  key: text(CACHE_KEY_CHARACTERS),
  sha256: textLike('^[A-Za-z0-9+/]{43}=$', 'a SHA-256 in base64'),
  warnings: list(text(1_000), 100),
});

const METADATA_LIMIT_BYTES = 200_000;

/**
 * The package that an earlier run kept under exactly this key, or null. Everything in the archive is checked before it
 * is used; whatever goes wrong is one line of information, because the package can always be built.
 */
export async function restorePackage(
  key: string,
  source: PackageSource,
  use: PackageUse | undefined,
  access: CacheAccess,
): Promise<LoadedPackage | null> {
  if (!hasCacheService(access.environment)) return null;
  await using folder = await cacheFolder(access);
  const result = await folder.call({ operation: 'restore', paths: [KEPT], key, prefixes: [] });
  switch (result.outcome) {
    case 'hit': {
      // The service finds keys by their beginnings; only the whole key is the same build.
      const read = result.key === key ? await readKept(folder, key) : 'it belongs to another build';
      if (typeof read === 'string') {
        access.info(`The cached package is not used: ${read}.`);
        return null;
      }
      const loaded = await loadArchive(source, read.bytes, use);
      return { ...loaded, warnings: [...read.metadata.warnings, ...loaded.warnings] };
    }
    case 'miss':
      access.info(
        'No cached package of this commit is visible from here (GitHub shows a run the caches of its own branch, of its base branch and of the default branch).',
      );
      return null;
    case 'failed':
      access.info(`The cache could not be read (${result.reason}).`);
      return null;
    default:
      return null;
  }
}

/** Keeps a package under its key. Whatever goes wrong is one line of information; a key that is there already is not. */
export async function savePackage(
  key: string,
  pack: Package,
  warnings: readonly string[],
  access: CacheAccess,
): Promise<void> {
  if (!hasCacheService(access.environment)) return;
  await using folder = await cacheFolder(access);
  const metadata: Metadata = { schema: 1, key, sha256: pack.sha256, warnings: [...warnings] };
  await writeFile(join(folder.kept, 'package.zip'), pack.bytes);
  await writeFile(join(folder.kept, 'metadata.json'), JSON.stringify(metadata));
  const result = await folder.call({ operation: 'save', paths: [KEPT], key });
  if (result.outcome === 'failed') access.info(`The package was not cached (${result.reason}).`);
}

/** @returns a reason, half a sentence, when the content is not what the key promises. */
async function readKept(
  { kept }: CacheFolder,
  key: string,
): Promise<{ readonly bytes: Buffer; readonly metadata: Metadata } | string> {
  const written = await readBounded(join(kept, 'metadata.json'), METADATA_LIMIT_BYTES);
  const bytes = await readBounded(join(kept, 'package.zip'), ZIPPED_BYTES);
  if (written === null || bytes === null) return 'it is incomplete or too large';
  let metadata: Metadata;
  try {
    metadata = METADATA.read(JSON.parse(written.toString('utf8')), '$');
  } catch {
    return 'its metadata is damaged';
  }
  if (metadata.key !== key) return 'its metadata names another build';
  const sha256 = createHash('sha256').update(bytes).digest('base64');
  return sha256 === metadata.sha256 ? { bytes, metadata } : 'its contents do not have the recorded hash';
}

/** A regular file of at most so many bytes, or null. */
export async function readBounded(path: string, limit: number): Promise<Buffer | null> {
  try {
    const file = await readRegularFile(path, { mostBytes: limit, followLinks: false });
    return file.kind === 'file' ? file.bytes : null;
  } catch {
    return null;
  }
}
