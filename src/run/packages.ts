/** The packages of all functions of a run: read, built or downloaded, each once. */
import type { Config } from '../core/config/config.ts';
import { sameImage } from '../core/config/image-uri.ts';
import { sameSettings } from '../core/config/settings.ts';
import type { ProcessEnvironment } from '../core/process-environment.ts';
import type { Builds, BuildsContext } from '../packages/builds.ts';
import { comparePackages } from '../packages/content/compare-packages.ts';
import type { Code, LoadedCode } from '../packages/content/package.ts';
import type { LoadedSides } from '../packages/load-sides.ts';
import { inBatches } from './batches.ts';
import type { Place } from './engine/port.ts';
import type { OpenedFunction } from './places.ts';
import type { PrepareContext } from './prepared-run.ts';
import { loadPresent, makePackages, NOTHING } from './side-code.ts';

/** A function with what is known of the code of both sides. */
export interface LoadedFunction extends OpenedFunction {
  readonly sides: LoadedSides;
  /** Both sides have the same code and settings, and no budget asks how long a start takes: there is nothing to measure. */
  readonly identical: boolean;
}

/**
 * Loads, builds or downloads the packages of all functions. A run of which a function cannot start is not worth a build:
 * what would have to be made is left alone then.
 */
export async function makeAllPackages(
  functions: readonly OpenedFunction[],
  context: PrepareContext,
  environment: ProcessEnvironment,
): Promise<readonly LoadedFunction[]> {
  await using builds = await openBuilds({ ...context, environment, folder: process.cwd() });
  const canStart = functions.every(({ opened }) => opened.canStart);
  const load = async (fn: OpenedFunction): Promise<LoadedFunction> => {
    const { place } = fn.opened;
    if (!canStart || place === null) {
      return { ...fn, sides: await loadPresent(fn.config, place), identical: false };
    }
    return withoutBytesIfIdentical(fn, place, await makeUnlessStopped(fn.config, place, builds));
  };
  const commands = functions.map(({ config }) => buildCommandOf(config));
  // Packages that are there are read before anything is built; what one command builds is taken by all who ask for it.
  const rank = (index: number): number => {
    const command = commands[index] ?? null;
    return command === null ? -1 : commands.indexOf(command);
  };
  const inOrder = [...functions.entries()].toSorted(([a], [b]) => rank(a) - rank(b));
  const isAnyBuilt = commands.some((command) => command !== null);
  const loaded = await inBatches(
    inOrder,
    async ([index, fn]) => [index, await load(fn)] as const,
    ...(isAnyBuilt ? [1] : []),
  );
  return loaded.toSorted(([a], [b]) => a - b).map(([, fn]) => fn);
}

/** In a function of its own because tsc leaves `.ts` in imports beside `using`. */
async function openBuilds(surroundings: BuildsContext): Promise<Builds> {
  const { Builds } = await import('../packages/builds.ts');
  return new Builds(surroundings);
}

function buildCommandOf({ head, base }: Config): string | null {
  const origin = [head.origin, base?.origin].find((one) => one?.kind === 'build');
  return origin?.kind === 'build' ? origin.command : null;
}

async function makeUnlessStopped(config: Config, place: Place, builds: Builds): Promise<LoadedSides> {
  try {
    return await makePackages(config, place, builds);
  } catch (error) {
    if (!builds.context.signal.aborted) throw error;
    const problems = ['The run was stopped while the packages were made; nothing was measured.'];
    return { head: { ...NOTHING, problems }, base: null, notes: [] };
  }
}

/** Nothing of identical packages is uploaded, and a run may have hundreds. */
function withoutBytesIfIdentical(fn: OpenedFunction, place: Place, sides: LoadedSides): LoadedFunction {
  if (!isIdentical(fn.config, place, sides)) return { ...fn, sides, identical: false };
  const { head, base } = sides;
  return {
    ...fn,
    sides: { ...sides, head: withoutBytes(head), base: base === null ? null : withoutBytes(base) },
    identical: true,
  };
}

function withoutBytes(loaded: LoadedCode): LoadedCode {
  const { code } = loaded;
  return code?.kind === 'package' ? { ...loaded, code: { ...code, bytes: new Uint8Array() } } : loaded;
}

function isIdentical({ rule }: Config, { settings }: Place, { head, base }: LoadedSides): boolean {
  if (rule.budgetMs !== null || settings.base === null) return false;
  return sameSettings(settings.base, settings.head) && sameCode(base?.code ?? null, head.code);
}

function sameCode(base: Code | null, head: Code | null): boolean {
  if (base?.kind === 'image' && head?.kind === 'image') return sameImage(base.uri, head.uri);
  return base?.kind === 'package' && head?.kind === 'package' && comparePackages(base, head).identical;
}
