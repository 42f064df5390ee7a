/**
 * An unpacked package that its functions may have written to: `/var/task` is read-only on Lambda, and what one
 * start leaves there must not make the next one faster.
 */
import { renameSync } from 'node:fs';
import { chmod, lstat, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { unpackZip } from '../unpack.ts';

export class PristineTree {
  readonly #root: string;
  #fingerprint = '';
  #restoring: Promise<void> = Promise.resolve();

  private constructor(root: string) {
    this.#root = root;
  }

  /** @throws UnpackError as {@link unpackZip} does; then `root` is left for the caller to remove. */
  static async unpack(zip: Uint8Array, root: string): Promise<PristineTree> {
    const tree = new PristineTree(root);
    await mkdir(root, { recursive: true });
    await unpackZip(zip, root);
    await tree.#seal();
    return tree;
  }

  /**
   * Unpacks afresh when anything differs from what was unpacked. The folder itself stays, so that environments
   * which work in it keep their place; its entries are replaced in one turn.
   */
  restore(zipPath: string): Promise<void> {
    const restoring = this.#restoring.catch(() => {}).then(() => this.#restore(zipPath));
    this.#restoring = restoring;
    return restoring;
  }

  async remove(): Promise<void> {
    await setWritable(this.#root, true);
    await rm(this.#root, { recursive: true, force: true });
  }

  async #restore(zipPath: string): Promise<void> {
    if ((await fingerprintOf(this.#root)) === this.#fingerprint) return;
    const fresh = `${this.#root}.fresh`;
    const old = `${this.#root}.old`;
    await unpackZip(await readFile(zipPath), fresh);
    await mkdir(old, { recursive: true });
    await setWritable(this.#root, true);
    const [entries, replacements] = [await readdir(this.#root), await readdir(fresh)];
    for (const name of entries) renameSync(join(this.#root, name), join(old, name));
    for (const name of replacements) renameSync(join(fresh, name), join(this.#root, name));
    for (const folder of [fresh, old]) await rm(folder, { recursive: true, force: true });
    await this.#seal();
  }

  async #seal(): Promise<void> {
    await setWritable(this.#root, false);
    this.#fingerprint = await fingerprintOf(this.#root);
  }
}

/** Path, kind and mode, size and times of every entry. The change time cannot be set back by a program. */
async function fingerprintOf(root: string): Promise<string> {
  const lines: string[] = [];
  const visit = async (path: string): Promise<void> => {
    const { mode, size, mtimeMs, ctimeMs } = await lstat(join(root, path));
    lines.push([JSON.stringify(path), mode, size, mtimeMs, ctimeMs].join(' '));
  };
  await visit('.');
  for (const path of await readdir(root, { recursive: true })) await visit(path);
  return lines.toSorted().join('\n');
}

/** Folders and files without write permission, as far as that stops anybody: root may write all the same. */
async function setWritable(root: string, writable: boolean): Promise<void> {
  if (process.getuid === undefined || process.getuid() === 0) return;
  const visit = async (path: string): Promise<void> => {
    const stats = await lstat(path);
    if (stats.isSymbolicLink()) return;
    const bits = stats.isDirectory() ? 0o700 : 0o200;
    if (writable) await chmod(path, (stats.mode & 0o777) | bits);
    if (stats.isDirectory()) for (const name of await readdir(path)) await visit(join(path, name));
    if (!writable) await chmod(path, stats.mode & 0o555);
  };
  await visit(root);
}
