/** Checks a package against the function that is going to run it. */
import { missingHandler } from './handler.ts';
import type { Findings, Package, PackageEntry, PackageUse } from './package.ts';

const ANYONE_MAY_EXECUTE = 0o111;

/**
 * Where native code that will be loaded is known to live: compiled Node addons, the folders of LD_LIBRARY_PATH, and
 * Python extension modules. Folders of prebuilt variants (`prebuilds/linux-arm64/...`) hold other machines on purpose.
 */
const NATIVE_PLACES: readonly RegExp[] = [
  /(^|\/)build\/Release\/[^/]+\.node$/,
  /^[^/]+\.node$/,
  /^(lib\/)?[^/]+\.so(\.\d+)*$/,
  /\.(cpython-[^/]*|abi3)\.so$/,
];

/** Everything that would stop the function from starting, or makes it likely. Texts do not name the package. */
export function checkPackage(pkg: Pick<Package, 'entries'>, use: PackageUse): Findings {
  const problems: string[] = [];
  const warnings: string[] = [];
  const startsBootstrap = use.runtime.startsWith('provided');
  const missing = startsBootstrap
    ? missingBootstrap(pkg.entries)
    : missingHandler(pkg.entries, use.runtime, use.handler);
  if (missing !== null) {
    if (use.hasLayers) warnings.push(`${missing}. It is taken to be in a layer`);
    else problems.push(missing);
  }
  if (startsBootstrap) {
    // A link has every bit set, and what it leads to is not known here.
    const bootstrap = pkg.entries.find(({ path }) => path === 'bootstrap');
    if (bootstrap !== undefined && (bootstrap.mode & ANYONE_MAY_EXECUTE) === 0) {
      problems.push(
        'bootstrap is not executable: chmod 755 it before zipping (and zip on Linux or macOS, or give the folder)',
      );
    }
    if (bootstrap !== undefined) problems.push(...machineMismatches(bootstrap, use));
  }
  for (const entry of pkg.entries) {
    if (!NATIVE_PLACES.some((place) => place.test(entry.path))) continue;
    warnings.push(...machineMismatches(entry, use));
  }
  return { problems, warnings };
}

function missingBootstrap(entries: readonly PackageEntry[]): string | null {
  if (entries.some(({ path }) => path === 'bootstrap')) return null;
  const near = entries.find(({ path }) => path.endsWith('/bootstrap'));
  return `"bootstrap" is not at the package root${near === undefined ? '' : `; found "${near.path}"`}`;
}

function machineMismatches(entry: PackageEntry, use: PackageUse): string[] {
  const { native } = entry;
  if (native === null) return [];
  return use.architectures
    .filter((architecture) => native.machine !== architecture)
    .map(
      (architecture) =>
        `"${entry.path}" is built for ${native.machine} (${native.format}), but the function runs on ${architecture}: ` +
        `build it for Linux ${architecture}`,
    );
}
