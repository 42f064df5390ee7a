/**
 * Lists what is in a folder that becomes a package.
 *
 * Links: those that stay inside the folder are kept as links, with a relative target; those that leave it, dangle
 * or run in circles are problems, because Lambda would unpack something else than what was tested here.
 */
import type { Dirent } from 'node:fs';
import { lstat, readdir, readlink, realpath } from 'node:fs/promises';
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import { systemErrorCode } from '../../core/system-error.ts';
import { compareBytewise } from './package.ts';

export type TreeItem = {
  /** Relative to the folder, with `/`. */
  readonly path: string;
  readonly absolute: string;
} & (
  | { readonly kind: 'file'; readonly size: number; readonly statMode: number }
  | { readonly kind: 'link'; readonly target: string }
);

export interface Tree {
  /** Sorted by path, bytewise: the order in which readdir answers does not matter. */
  readonly items: readonly TreeItem[];
  readonly problems: readonly string[];
}

/** Reads the names, sizes and links under `folder`. File contents are not read. */
export async function readTree(folder: string): Promise<Tree> {
  const items: TreeItem[] = [];
  const problems: string[] = [];
  const root = await realpath(folder);
  const pending = [root];
  for (let current = pending.pop(); current !== undefined; current = pending.pop()) {
    const entries = await attempt(readdir(current, { withFileTypes: true }));
    if (!entries.ok) {
      problems.push(`the folder "${packagePath(root, current) || '.'}" cannot be read (${entries.code})`);
      continue;
    }
    for (const entry of entries.value) {
      const absolute = resolve(current, entry.name);
      if (entry.isDirectory()) pending.push(absolute);
      else await addItem(root, absolute, entry, items, problems);
    }
  }
  return { items: items.sort(compareBytewise), problems: problems.sort() };
}

async function addItem(
  root: string,
  absolute: string,
  entry: Dirent,
  items: TreeItem[],
  problems: string[],
): Promise<void> {
  const path = packagePath(root, absolute);
  if (path.includes('\\')) {
    problems.push(`${JSON.stringify(path)} has a backslash in its name, which zip readers take for a folder`);
  } else if (entry.isSymbolicLink()) {
    const link = await readLink(root, absolute, path);
    if (link.problem === null) items.push({ kind: 'link', path, absolute, target: link.target });
    else problems.push(link.problem);
  } else if (entry.isFile()) {
    const stats = await attempt(lstat(absolute));
    if (stats.ok)
      items.push({ kind: 'file', path, absolute, size: stats.value.size, statMode: stats.value.mode });
    else problems.push(`"${path}" cannot be read (${stats.code})`);
  } else {
    problems.push(`"${path}" is neither a file, a folder nor a link (a socket, pipe or device): remove it`);
  }
}

type Link =
  | { readonly problem: null; readonly target: string }
  | { readonly problem: string; readonly target: null };

async function readLink(root: string, absolute: string, path: string): Promise<Link> {
  const refuse = (problem: string): Link => ({ problem, target: null });
  const written = await attempt(readlink(absolute));
  if (!written.ok) return refuse(`the link "${path}" cannot be read (${written.code})`);
  const shown = `the link "${path}" -> "${written.value}"`;
  const reached = await attempt(realpath(absolute));
  if (!reached.ok) {
    if (reached.code === 'ELOOP') return refuse(`${shown} runs in a circle: remove it`);
    if (reached.code === 'ENOENT')
      return refuse(`${shown} points to nothing: remove it or create its target`);
    return refuse(`${shown} cannot be followed (${reached.code})`);
  }
  const from = dirname(absolute);
  const target = isAbsolute(written.value) ? relative(from, reached.value) : written.value;
  if (!isInside(root, reached.value) || climbsOut(packagePath(root, from), target)) {
    return refuse(
      `${shown} leaves the package: put a copy of its target there, e.g. with "cp -rL", ` +
        '"npm ci --install-links" or "pnpm deploy"',
    );
  }
  if (isInside(reached.value, from)) {
    return refuse(`${shown} runs in a circle, because its target contains the link: remove it`);
  }
  return { problem: null, target: target.split(sep).join('/') };
}

/** Whether a relative target passes through a folder above the package: it may come back here, but not on Lambda. */
function climbsOut(fromFolder: string, target: string): boolean {
  let depth = fromFolder === '' ? 0 : fromFolder.split('/').length;
  for (const part of target.split(sep)) {
    if (part === '..') depth -= 1;
    else if (part !== '.' && part !== '') depth += 1;
    if (depth < 0) return true;
  }
  return false;
}

function isInside(folder: string, path: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

function packagePath(root: string, absolute: string): string {
  return relative(root, absolute).split(sep).join('/');
}

export type Attempt<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: string };

/** Turns a rejected file operation into data, so that one unreadable file does not hide the problems of the others. */
export async function attempt<T>(operation: Promise<T>): Promise<Attempt<T>> {
  try {
    return { ok: true, value: await operation };
  } catch (error) {
    const code = systemErrorCode(error);
    if (code === null) throw error;
    return { ok: false, code };
  }
}
