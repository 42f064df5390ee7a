/**
 * The zip packages that functions run from: kept as files for GetFunction's download, and unpacked once per
 * content, so that sixty versions of the same build share one folder.
 */
import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fromBufferPromise } from 'yauzl';
import { UNZIPPED_BYTES, ZIPPED_BYTES } from '../../core/quotas.ts';
import { ApiError, invalidParameter } from '../api/api-error.ts';
import type { ResolvedImage } from './images.ts';
import { PristineTree } from './pristine-tree.ts';

/** The code of a function: a zip package, or what stands for its container image. */
export interface FunctionCode {
  /** As CodeSha256 prints it: base64 for a package, the hex digits of the digest for an image. */
  readonly sha256: string;
  /** What counts as code storage, in bytes: nothing for an image, which lies in its registry. */
  readonly sizeBytes: number;
  /** What runs. */
  readonly package: CodePackage;
  /** null for a zip package. */
  readonly image: ResolvedImage | null;
}

export interface CodePackage {
  /** Base64, as CodeSha256 prints it. */
  readonly sha256: string;
  readonly sizeBytes: number;
  readonly zipPath: string;
  /** The unpacked content. */
  readonly taskRoot: string;
  readonly tree: PristineTree;
}

interface Entry {
  readonly adding: Promise<CodePackage>;
  /** null while it is being unpacked: not yet anybody's, and not to be collected. */
  ready: CodePackage | null;
}

export class CodePackages {
  readonly #folder: string;
  readonly #bySha = new Map<string, Entry>();
  #count = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Checks, stores and unpacks a zip. @throws ApiError in AWS's words for what Lambda would not take. */
  async add(zip: Uint8Array): Promise<CodePackage> {
    if (zip.length > ZIPPED_BYTES)
      throw new ApiError(
        413,
        'RequestEntityTooLargeException',
        `Zipped size must be smaller than ${ZIPPED_BYTES} bytes`,
      );
    const sha256 = createHash('sha256').update(zip).digest('base64');
    const known = this.#bySha.get(sha256);
    if (known !== undefined) return known.adding;
    const entry: Entry = { adding: this.#unpack(zip, sha256), ready: null };
    this.#bySha.set(sha256, entry);
    try {
      entry.ready = await entry.adding;
      return entry.ready;
    } catch (error) {
      this.#bySha.delete(sha256);
      throw error;
    }
  }

  /** The file of a package, for its download; undefined when no function has this code any more. */
  zipPath(sha256: string): string | undefined {
    return this.#bySha.get(sha256)?.ready?.zipPath;
  }

  /**
   * Removes the packages that are not in use. `inUse` is asked one turn later, when every call that was handed
   * a package has put it into a function.
   */
  async collect(inUse: () => ReadonlySet<string>): Promise<void> {
    await new Promise(setImmediate);
    const used = inUse();
    for (const [sha256, { ready }] of [...this.#bySha]) {
      if (ready === null || used.has(sha256)) continue;
      this.#bySha.delete(sha256);
      await ready.tree.remove();
      await rm(ready.zipPath, { force: true });
    }
  }

  /** Undoes what a function did to its unpacked code, which is read-only on Lambda. Other folders are left alone. */
  async restore(taskRoot: string): Promise<void> {
    const found = [...this.#bySha.values()].find(({ ready }) => ready?.taskRoot === taskRoot)?.ready;
    if (found) await found.tree.restore(found.zipPath);
  }

  async #unpack(zip: Uint8Array, sha256: string): Promise<CodePackage> {
    const unzipped = await unzippedBytes(zip);
    if (unzipped > UNZIPPED_BYTES)
      throw invalidParameter(`Unzipped size must be smaller than ${UNZIPPED_BYTES} bytes`);
    this.#count += 1;
    const taskRoot = join(this.#folder, `code-${this.#count}`);
    const zipPath = `${taskRoot}.zip`;
    const tree = await unpackTree(zip, taskRoot);
    await writeFile(zipPath, zip);
    return { sha256, sizeBytes: zip.length, zipPath, taskRoot, tree };
  }
}

async function unpackTree(zip: Uint8Array, taskRoot: string): Promise<PristineTree> {
  try {
    return await PristineTree.unpack(zip, taskRoot);
  } catch (error) {
    await rm(taskRoot, { recursive: true, force: true });
    throw badZip(error);
  }
}

/** The sum that the central directory declares; unpacking checks every entry against it. */
async function unzippedBytes(zip: Uint8Array): Promise<number> {
  try {
    const file = await fromBufferPromise(Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength));
    let bytes = 0;
    for await (const entry of file.eachEntry()) bytes += entry.uncompressedSize;
    return bytes;
  } catch (error) {
    throw badZip(error);
  }
}

function badZip(cause: unknown): ApiError {
  const detail = cause instanceof Error ? ` (${cause.message})` : '';
  return invalidParameter(
    `Could not unzip uploaded file. Please check your file, then try to upload again.${detail}`,
  );
}
