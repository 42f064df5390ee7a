/** From what the user names (folder, zip, jar, pattern) to the bytes that are uploaded and what is in them. */
import { createHash } from 'node:crypto';
import { glob, readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { UNZIPPED_BYTES, ZIPPED_BYTES } from '../../core/quotas.ts';
import { grouped } from '../../core/units.ts';
import { readArchive, tooLargeUnzipped } from './archive.ts';
import { checkPackage } from './check-package.ts';
import { packTree } from './pack.ts';
import type { Findings, LoadedPackage, Package, PackageEntry, PackageSource, PackageUse } from './package.ts';
import { attempt, readTree } from './tree.ts';

export interface LoadOptions {
  /** Checks the package against a function too. Without it only the package itself is checked. */
  readonly use?: PackageUse;
  /** What relative paths are relative to. Default: the working directory. */
  readonly cwd?: string;
  /** Whose file modes to expect. Default: this machine's. */
  readonly platform?: NodeJS.Platform;
}

/**
 * Loads a package. Everything that is wrong is found together and returned; each message names the input, the
 * path and the side. It throws for defects of this program only.
 */
export async function loadPackage(source: PackageSource, options: LoadOptions = {}): Promise<LoadedPackage> {
  const cwd = options.cwd ?? process.cwd();
  const platform = options.platform ?? process.platform;
  const found = await locate(source.path, cwd, platform);
  if (found.problem !== null) return conclude(source, options.use, failure(found.problem));
  const { label, isDirectory, size } = found;
  const absolute = resolve(cwd, label);
  if (isDirectory) return conclude(source, options.use, await loadFolder(absolute, label, platform));
  if (size > ZIPPED_BYTES) return conclude(source, options.use, failure(tooLargeZipped(size)));
  const bytes = await attempt(readFile(absolute));
  if (!bytes.ok) return conclude(source, options.use, failure(`cannot be read (${bytes.code})`));
  return loadArchive({ ...source, path: label }, bytes.value, options.use);
}

/** The same for a zip that is already in memory, e.g. one that was fetched from a published version. */
export async function loadArchive(
  source: PackageSource,
  bytes: Buffer,
  use?: PackageUse,
): Promise<LoadedPackage> {
  if (bytes.length > ZIPPED_BYTES) {
    return conclude(source, use, failure(tooLargeZipped(bytes.length)));
  }
  const { entries, problems, warnings } = await readArchive(bytes);
  const pkg = entries.length === 0 ? null : assemble(bytes, entries, source.path);
  return conclude(source, use, { package: pkg, problems, warnings });
}

async function loadFolder(
  absolute: string,
  label: string,
  platform: NodeJS.Platform,
): Promise<LoadedPackage> {
  const tree = await readTree(absolute);
  const problems = [...tree.problems];
  const sizes = tree.items.map((item) => ({ path: item.path, size: item.kind === 'file' ? item.size : 0 }));
  if (sizes.length === 0 && problems.length === 0) problems.push('is an empty folder: build into it first');
  if (sizes.reduce((sum, { size }) => sum + size, 0) > UNZIPPED_BYTES) {
    return { package: null, problems: [...problems, tooLargeUnzipped(sizes)], warnings: [] };
  }
  const packed = await packTree(tree.items, platform);
  problems.push(...packed.problems);
  if (packed.bytes.length > ZIPPED_BYTES) problems.push(tooLargeZipped(packed.bytes.length));
  return {
    package: packed.entries.length === 0 ? null : assemble(packed.bytes, packed.entries, label),
    problems,
    warnings: packed.warnings,
  };
}

function assemble(bytes: Buffer, entries: readonly PackageEntry[], label: string): Package {
  return {
    kind: 'package',
    bytes,
    sha256: createHash('sha256').update(bytes).digest('base64'),
    sizeBytes: bytes.length,
    unzippedBytes: entries.reduce((sum, { size }) => sum + size, 0),
    label,
    entries,
  };
}

/**
 * Adds the checks against the function, says in every message whose package it is about, and withholds a package that
 * has problems.
 */
function conclude(source: PackageSource, use: PackageUse | undefined, loaded: LoadedPackage): LoadedPackage {
  const checked: Findings =
    use === undefined || loaded.package === null
      ? { problems: [], warnings: [] }
      : checkPackage(loaded.package, use);
  const problems = [...loaded.problems, ...checked.problems];
  const name = packageName(source);
  return {
    package: problems.length > 0 ? null : loaded.package,
    problems: problems.map((problem) => `${name}: ${problem}.`),
    warnings: [...loaded.warnings, ...checked.warnings].map((warning) => `${name}: ${warning}.`),
  };
}

/** How messages call a package: `head-package "dist" (head)`. */
function packageName(source: PackageSource): string {
  return `${source.input ?? `${source.side}-package`} "${source.path}" (${source.side})`;
}

/** A pattern is expanded at once and cannot be interrupted. */
const MOST_EXPANSIONS = 100;

/** At most so many patterns a pattern with braces stands for: the product of their choices, a range counted as many. */
function expansions(pattern: string): number {
  const groups = pattern.split('{').slice(1);
  return groups.reduce(
    (product, group) => product * (group.includes('..') ? MOST_EXPANSIONS : group.split(',').length),
    1,
  );
}

type Located =
  | { readonly problem: null; readonly label: string; readonly isDirectory: boolean; readonly size: number }
  | { readonly problem: string; readonly missing?: true };

/** Whether there is anything at a path or for a pattern, right or wrong. */
export async function isThere(path: string, cwd: string): Promise<boolean> {
  const found = await locate(path, cwd, process.platform);
  return !('missing' in found);
}

async function locate(path: string, cwd: string, platform: NodeJS.Platform): Promise<Located> {
  const stats = await attempt(stat(resolve(cwd, path)));
  if (stats.ok) {
    if (!stats.value.isDirectory() && !stats.value.isFile()) {
      return { problem: 'is neither a folder nor a file' };
    }
    return { problem: null, label: path, isDirectory: stats.value.isDirectory(), size: stats.value.size };
  }
  if (stats.code !== 'ENOENT' && stats.code !== 'ENOTDIR' && stats.code !== 'EINVAL') {
    return { problem: `cannot be read (${stats.code})` };
  }
  if (!/[*?[{]/.test(path)) {
    return {
      problem: `does not exist (looked for ${resolve(cwd, path)}): build it first, or correct the path`,
      missing: true,
    };
  }
  if (expansions(path) > MOST_EXPANSIONS) {
    return { problem: `stands for more than ${MOST_EXPANSIONS} patterns: use fewer braces` };
  }
  const pattern = platform === 'win32' ? path.replaceAll('\\', '/') : path;
  const matches: string[] = [];
  for await (const match of glob(pattern, { cwd })) matches.push(match);
  const [only, ...others] = matches.sort();
  if (only === undefined) {
    return { problem: `matches nothing in ${cwd}: build first, or correct the pattern`, missing: true };
  }
  if (others.length > 0) {
    const shown = matches.slice(0, 3).map((match) => `"${match}"`);
    const more = matches.length > shown.length ? ', ...' : '';
    return {
      problem: `matches ${matches.length} paths (${shown.join(', ')}${more}): make the pattern match exactly one`,
    };
  }
  return locate(only, cwd, platform);
}

function tooLargeZipped(size: number): string {
  return (
    `is ${grouped(size)} bytes zipped; Lambda takes at most ${grouped(ZIPPED_BYTES)} in an upload. ` +
    'Make it smaller (bundle, leave out development dependencies, source maps and the AWS SDK), ' +
    'move parts into layers, or use a container image'
  );
}

function failure(problem: string): LoadedPackage {
  return { package: null, problems: [problem], warnings: [] };
}
