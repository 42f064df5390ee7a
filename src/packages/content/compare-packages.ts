/** Compares what is inside two packages. Zip bytes do not matter: times and compression differ between builds. */
import type { Package, PackageEntry } from './package.ts';
import { compareBytewise } from './package.ts';

/** One file that differs between the sides. Sizes are unzipped bytes. */
export type EntryChange =
  | { readonly kind: 'added'; readonly path: string; readonly headBytes: number }
  | { readonly kind: 'removed'; readonly path: string; readonly baseBytes: number }
  | {
      readonly kind: 'changed';
      readonly path: string;
      readonly baseBytes: number;
      readonly headBytes: number;
    };

export interface PackageComparison {
  /** Equal entry paths, modes and contents: both sides run the same code. */
  readonly identical: boolean;
  /** Sorted by path, bytewise. Files that differ in their mode only are not in it. */
  readonly changes: readonly EntryChange[];
  /** Paths with equal contents and another mode. */
  readonly modesDiffer: readonly string[];
  readonly warnings: readonly string[];
}

export function comparePackages(
  base: Pick<Package, 'entries'>,
  head: Pick<Package, 'entries'>,
): PackageComparison {
  const baseEntries = byPath(base.entries);
  const headEntries = byPath(head.entries);
  const changes: EntryChange[] = [];
  const modesDiffer: string[] = [];
  for (const [path, before] of baseEntries) {
    const after = headEntries.get(path);
    if (after === undefined) changes.push({ kind: 'removed', path, baseBytes: before.size });
    else if (after.sha256 !== before.sha256) {
      changes.push({ kind: 'changed', path, baseBytes: before.size, headBytes: after.size });
    } else if (after.mode !== before.mode) modesDiffer.push(path);
  }
  for (const [path, after] of headEntries) {
    if (!baseEntries.has(path)) changes.push({ kind: 'added', path, headBytes: after.size });
  }
  changes.sort(compareBytewise);
  return {
    identical: changes.length === 0 && modesDiffer.length === 0,
    changes,
    modesDiffer,
    warnings: modesDiffer.length === 0 ? [] : [modeWarning(modesDiffer, baseEntries, headEntries)],
  };
}

function modeWarning(
  paths: readonly string[],
  base: ReadonlyMap<string, PackageEntry>,
  head: ReadonlyMap<string, PackageEntry>,
): string {
  const path = paths[0] ?? '';
  return (
    `file modes differ between the base and head packages in ${paths.length} ${paths.length === 1 ? 'file' : 'files'}, ` +
    `e.g. "${path}" ${octal(base.get(path))} and ${octal(head.get(path))} (artifact transfer?). Uploading an artifact ` +
    'loses modes and links: put the build into a tar or zip first.'
  );
}

function octal(entry: PackageEntry | undefined): string {
  return ((entry?.mode ?? 0) & 0o7777).toString(8).padStart(4, '0');
}

function byPath(entries: readonly PackageEntry[]): ReadonlyMap<string, PackageEntry> {
  return new Map(entries.map((entry) => [entry.path, entry]));
}
