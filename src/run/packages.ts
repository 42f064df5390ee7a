/** Gets the code of both sides and checks packages against the functions that are going to run them. */

import type { Config } from '../core/config/config.ts';
import type { Sides } from '../core/config/sides.ts';
import { SIDES, type Side } from '../core/model.ts';
import { LambdaFailure } from '../gate/ports.ts';
import type { Builds } from '../packages/builds.ts';
import { asCode, imageCode, type LoadedCode, type PackageUse } from '../packages/content/model.ts';
import type { FetchedCode, LoadedSides, SidesRequest } from '../packages/load-sides.ts';
import type { Place } from './place.ts';

/** What the packages are held against: the settings of each side and where they run. */
export type Users = Pick<Place, 'settings' | 'architectures' | 'aws'>;

const NOTHING: LoadedCode = { code: null, problems: [], warnings: [] };

function unmade(label: string): LoadedCode {
  return { ...NOTHING, code: { kind: 'unmade', label } };
}

/**
 * Loads what lies here. What would have to be built or fetched is left alone, for runs that are refused or measure nothing.
 * @param users null when they are not known: the packages are then checked in themselves.
 */
export async function loadPresent(sides: Sides, users: Users | null): Promise<LoadedSides> {
  const { loadPackage } = await import('../packages/content/load.ts');
  const load = async (side: Side): Promise<LoadedCode> => {
    const origin = sides[side]?.origin;
    switch (origin?.kind) {
      case undefined:
        return NOTHING;
      case 'image':
        return imageCode(origin.uri);
      case 'build':
        return unmade(`${origin.path} (not built)`);
      case 'version':
        return unmade(`version ${origin.qualifier} (not fetched)`);
      case 'package': {
        const use = useOf(side, sides, users);
        const loaded = await loadPackage({ side, path: origin.path }, use === null ? {} : { use });
        return withRefusal(side, users, asCode(loaded));
      }
    }
  };
  const [head, base] = await Promise.all([load('head'), sides.base === null ? null : load('base')]);
  return await compared({ head, base, notes: [] });
}

/**
 * Loads, builds or downloads both packages. Rejects with the reason of the signal of the builds when that is aborted.
 */
export async function makePackages(config: Config, users: Users, builds: Builds): Promise<LoadedSides> {
  const refused = await Promise.all(SIDES.map(async (side) => await withRefusal(side, users, NOTHING)));
  // A runtime that cannot run here needs no build.
  if (refused.some(({ problems }) => problems.length > 0)) return await loadPresent(config, users);
  const { loadSides } = await import('../packages/load-sides.ts');
  const request: SidesRequest = {
    head: config.head.origin,
    base: config.base?.origin ?? null,
    baseOptional: config.rule.budgetMs !== null,
    cacheKey: config.cacheKey,
    uses: Object.fromEntries(
      SIDES.flatMap((side) => {
        const use = useOf(side, config, users);
        return use === null ? [] : [[side, use]];
      }),
    ),
  };
  const fetchCode = (qualifier: string): Promise<FetchedCode> =>
    fetchVersion(config, users, qualifier, builds.context.signal);
  return await compared(await loadSides(request, { builds, fetchCode }));
}

async function fetchVersion(
  { aws }: Config,
  users: Users,
  qualifier: string,
  signal: AbortSignal,
): Promise<FetchedCode> {
  if (aws === null || users.aws === null) return { problem: 'needs engine: aws.' };
  const [{ fetchFunctionCode }, { functionNameOf }] = await Promise.all([
    import('../aws/code.ts'),
    import('../core/config/function-name.ts'),
  ]);
  try {
    const { connection } = users.aws;
    return await fetchFunctionCode(connection, functionNameOf(aws.template), qualifier, signal);
  } catch (error) {
    if (error instanceof LambdaFailure) return { problem: error.message };
    throw error;
  }
}

function useOf(side: Side, sides: Sides, users: Users | null): PackageUse | null {
  const settings = users?.settings[side] ?? null;
  const { runtime = null, handler = null } = settings ?? {};
  // What an image is started with is in the image.
  if (users === null || settings === null || runtime === null || handler === null) return null;
  return {
    runtime,
    handler,
    architectures:
      sides[side]?.overrides.architecture === undefined ? users.architectures : [settings.architecture],
    hasLayers: settings.layers.length > 0,
  };
}

/** Adds why the runtime of a side cannot run on this machine. */
async function withRefusal(side: Side, users: Users | null, loaded: LoadedCode): Promise<LoadedCode> {
  const runtime = users?.settings[side]?.runtime ?? null;
  if (users === null || users.aws !== null || runtime === null) return loaded;
  const { cannotRun } = await import('../local/execution/runtimes.ts');
  const refusal = cannotRun(runtime);
  return refusal === null
    ? loaded
    : { ...loaded, problems: [`${side}-settings: ${refusal}`, ...loaded.problems] };
}

/** Adds what the packages say about each other. */
async function compared({ head, base, notes }: LoadedSides): Promise<LoadedSides> {
  const { comparePackages } = await import('../packages/content/compare-packages.ts');
  const differences =
    head.code?.kind === 'package' && base?.code?.kind === 'package'
      ? comparePackages(base.code, head.code).warnings
      : [];
  return { head, base, notes: [...notes, ...head.warnings, ...(base?.warnings ?? []), ...differences] };
}
