/** Finds the file of a handler the way the managed runtimes do. */
import type { PackageEntry } from './package.ts';
import { SYMBOLIC_LINK, TYPE_MASK } from './package.ts';

/** How a language finds the file of a handler such as `src/orders.handler`. */
interface Language {
  readonly runtime: RegExp;
  /** Path of the module without its suffix, or null when the handler has no such form. */
  readonly modulePath: (handler: string) => string | null;
  readonly suffixes: readonly string[];
  /** Paths that start like this may make the module too, in ways that are not checked here. */
  readonly alternatives: (modulePath: string) => readonly string[];
}

const LANGUAGES: readonly Language[] = [
  {
    runtime: /^nodejs/,
    // The file is everything up to the first dot after the last slash.
    modulePath: (handler) => /^(.*\/)?[^/.]+(?=\.)/.exec(handler)?.[0] ?? null,
    suffixes: ['.js', '.mjs', '.cjs'],
    alternatives: (path) => [`${path}/`, `node_modules/${path}`],
  },
  {
    runtime: /^python/,
    // The function is what follows the last dot; dots before it are folders.
    modulePath: (handler) =>
      handler.includes('.') ? handler.slice(0, handler.lastIndexOf('.')).replaceAll('.', '/') : null,
    suffixes: ['.py'],
    alternatives: (path) => [`${path}/__init__.`, `${path}.`],
  },
  {
    runtime: /^ruby/,
    modulePath: (handler) => (handler.includes('.') ? handler.slice(0, handler.indexOf('.')) : null),
    suffixes: ['.rb'],
    alternatives: () => [],
  },
];

/** Suffixes of sources that were not built. */
const UNBUILT = ['.ts', '.mts', '.cts', '.tsx', '.jsx'];

/**
 * What is wrong with the place of the handler's file, or null when it is there or cannot be known: for runtimes
 * that name a class or a program, absolute paths, and modules behind a link.
 */
export function missingHandler(
  entries: readonly PackageEntry[],
  runtime: string,
  handler: string,
): string | null {
  const language = LANGUAGES.find((candidate) => candidate.runtime.test(runtime));
  if (language === undefined || handler.startsWith('/')) return null;
  const written = language.modulePath(handler);
  if (written === null)
    return `the handler "${handler}" does not have the form file.function that ${runtime} needs`;
  const modulePath = written.replace(/^(\.\/)+/, '');
  const accepted = language.suffixes.map((suffix) => modulePath + suffix);
  const alternatives = language.alternatives(modulePath);
  const found = entries.some(
    ({ path, mode }) =>
      accepted.includes(path) ||
      alternatives.some((start) => path.startsWith(start)) ||
      ((mode & TYPE_MASK) === SYMBOLIC_LINK && modulePath.startsWith(`${path}/`)),
  );
  if (found) return null;
  const near = nearMiss(entries, modulePath, [...language.suffixes, ...UNBUILT]);
  const names = `${modulePath}.(${language.suffixes.map((suffix) => suffix.slice(1)).join('|')})`;
  const place = modulePath.includes('/') ? 'in the package' : 'at the package root';
  return (
    `the file of the handler "${handler}" is missing: ${names} is not ${place}` +
    (near === null ? '' : `; found ${near}. Give the folder that has it at its root, or correct the handler`)
  );
}

/** The shallowest file with the module's name anywhere, in any case, or as a source that was not built. */
function nearMiss(
  entries: readonly PackageEntry[],
  modulePath: string,
  suffixes: readonly string[],
): string | null {
  const name = modulePath.slice(modulePath.lastIndexOf('/') + 1).toLowerCase();
  const names = suffixes.map((suffix) => name + suffix);
  const depth = (path: string): number => path.split('/').length;
  const [nearest] = entries
    .map(({ path }) => path)
    .filter((path) => names.includes(path.slice(path.lastIndexOf('/') + 1).toLowerCase()))
    .filter((path) => !path.includes('node_modules/'))
    .sort((left, right) => depth(left) - depth(right));
  return nearest ?? null;
}
