/** A temporary folder for one test, with the few operations that package tests need. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ZipFile } from 'yazl';

export interface Scratch extends Disposable {
  readonly path: string;
  write(path: string, contents: string | Uint8Array, mode?: number): string;
  link(path: string, target: string): void;
}

export function scratch(): Scratch {
  const path = mkdtempSync(join(tmpdir(), 'package-test-'));
  const at = (relative: string): string => {
    const absolute = join(path, relative);
    mkdirSync(dirname(absolute), { recursive: true });
    return absolute;
  };
  return {
    path,
    write(relative, contents, mode = 0o644) {
      const absolute = at(relative);
      writeFileSync(absolute, contents);
      chmodSync(absolute, mode);
      return absolute;
    },
    link: (relative, target) => symlinkSync(target, at(relative)),
    [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }),
  };
}

export interface ZipItem {
  readonly path: string;
  readonly contents?: string | Uint8Array;
  readonly mode?: number;
}

/** A ready zip as another tool would make it, folder entries (`path` ends with `/`) included. */
export async function zipOf(items: readonly ZipItem[]): Promise<Buffer> {
  const zip = new ZipFile();
  for (const { path, contents = '', mode = 0o100644 } of items) {
    if (path.endsWith('/')) zip.addEmptyDirectory(path);
    else zip.addBuffer(Buffer.from(contents), path, { mode });
  }
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/** Replaces every occurrence of some bytes by as many others, to make what no honest tool writes. */
export function patched(bytes: Buffer, from: string, to: string): Buffer {
  return Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1');
}

/** The first bytes of an ELF file for a machine (62 is x86_64, 183 is arm64). */
export function elf(machine: number): Buffer {
  const header = Buffer.alloc(64);
  header.write('\x7fELF\x02\x01\x01', 'latin1');
  header.writeUInt16LE(machine, 18);
  return header;
}
