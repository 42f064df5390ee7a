/** The code of both sides of one function, checked against what is going to run it. */
import type { Config } from '../core/config/config.ts';
import type { Sides } from '../core/config/sides.ts';
import { SIDES, type Side } from '../core/model.ts';
import type { Builds } from '../packages/builds.ts';
import { comparePackages } from '../packages/content/compare-packages.ts';
import { asCode, imageCode, type LoadedCode, type PackageUse } from '../packages/content/package.ts';
import type { FetchedCode, LoadedSides, SidesRequest } from '../packages/load-sides.ts';
import type { PackageUser, Place } from './engine/port.ts';

export const NOTHING: LoadedCode = { code: null, problems: [], warnings: [] };

function unmade(label: string): LoadedCode {
  return { ...NOTHING, code: { kind: 'unmade', label } };
}

/**
 * Loads what lies here. What would have to be built or fetched is left alone, for runs that are refused or measure nothing.
 * @param user null when it is not known: the packages are then checked in themselves.
 */
export async function loadPresent(sides: Sides, user: PackageUser | null): Promise<LoadedSides> {
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
        const { loadPackage } = await import('../packages/content/load.ts');
        const use = useOf(side, sides, user);
        const loaded = await loadPackage({ side, path: origin.path }, use === null ? {} : { use });
        return withRefusal(side, user, asCode(loaded));
      }
    }
  };
  const [head, base] = await Promise.all([load('head'), sides.base === null ? null : load('base')]);
  return compared({ head, base, notes: [] });
}

/** Loads, builds or downloads both packages. Rejects with the reason of the signal of the builds when that is aborted. */
export async function makePackages(config: Config, place: Place, builds: Builds): Promise<LoadedSides> {
  // A runtime that cannot run here needs no build.
  if (SIDES.some((side) => refusalOf(side, place) !== null)) return await loadPresent(config, place);
  const { loadSides } = await import('../packages/load-sides.ts');
  const request: SidesRequest = {
    head: config.head.origin,
    base: config.base?.origin ?? null,
    baseOptional: config.rule.budgetMs !== null,
    cacheKey: config.cacheKey,
    uses: Object.fromEntries(
      SIDES.flatMap((side) => {
        const use = useOf(side, config, place);
        return use === null ? [] : [[side, use]];
      }),
    ),
  };
  const fetchCode = (qualifier: string): Promise<FetchedCode> =>
    place.fetchCode(qualifier, builds.context.signal);
  return compared(await loadSides(request, { builds, fetchCode }));
}

function useOf(side: Side, sides: Sides, user: PackageUser | null): PackageUse | null {
  const settings = user?.settings[side] ?? null;
  const { runtime = null, handler = null } = settings ?? {};
  // What an image is started with is in the image.
  if (user === null || settings === null || runtime === null || handler === null) return null;
  return {
    runtime,
    handler,
    architectures:
      sides[side]?.overrides.architecture === undefined ? user.architectures : [settings.architecture],
    hasLayers: settings.layers.length > 0,
  };
}

/** Why the runtime of a side cannot run here; null when it can, or nothing is known of it. */
function refusalOf(side: Side, user: PackageUser | null): string | null {
  const runtime = user?.settings[side]?.runtime ?? null;
  return user === null || runtime === null ? null : user.refusalOf(runtime);
}

/** Adds why the runtime of a side cannot run here. */
function withRefusal(side: Side, user: PackageUser | null, loaded: LoadedCode): LoadedCode {
  const refusal = refusalOf(side, user);
  return refusal === null
    ? loaded
    : { ...loaded, problems: [`${side}-settings: ${refusal}`, ...loaded.problems] };
}

/** Adds what the packages say about each other. */
function compared({ head, base, notes }: LoadedSides): LoadedSides {
  const differences =
    head.code?.kind === 'package' && base?.code?.kind === 'package'
      ? comparePackages(base.code, head.code).warnings
      : [];
  return { head, base, notes: [...notes, ...head.warnings, ...(base?.warnings ?? []), ...differences] };
}
