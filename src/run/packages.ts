/** Loads the packages of both sides and checks them against the functions that are going to run them. */
import type { LoadedPackage } from '../build/package/model.ts';
import type { Sides } from '../core/config/sides.ts';
import type { Side } from '../core/model.ts';
import type { Place } from './place.ts';

export interface LoadedSides {
  readonly head: LoadedPackage;
  /** null when there is no base. */
  readonly base: LoadedPackage | null;
  readonly notes: readonly string[];
}

const NOTHING: LoadedPackage = { package: null, problems: [], warnings: [] };

/** What the packages are held against: the settings of each side and where they run. */
export type Users = Pick<Place, 'settings' | 'architectures' | 'aws'>;

/** @param users null when they are not known: the packages are then checked in themselves. */
export async function loadSides(sides: Sides, users: Users | null): Promise<LoadedSides> {
  const [head, base] = await Promise.all([
    loadSide('head', sides, users),
    sides.base === null ? null : loadSide('base', sides, users),
  ]);
  const { comparePackages } = await import('../build/package/compare.ts');
  const compared =
    head.package === null || base === null || base.package === null
      ? []
      : comparePackages(base.package, head.package).warnings;
  return { head, base, notes: [...head.warnings, ...(base?.warnings ?? []), ...compared] };
}

async function loadSide(side: Side, sides: Sides, users: Users | null): Promise<LoadedPackage> {
  const config = sides[side];
  if (config === null) return NOTHING;
  const [{ loadPackage }, { cannotRun }] = await Promise.all([
    import('../build/package/load.ts'),
    import('../local/execution/runtimes.ts'),
  ]);
  const source = { side, path: config.packagePath };
  const settings = users?.settings[side] ?? null;
  if (users === null || settings === null) return await loadPackage(source);
  const loaded = await loadPackage(source, {
    use: {
      runtime: settings.runtime,
      handler: settings.handler,
      architectures:
        config.overrides.architecture === undefined ? users.architectures : [settings.architecture],
      hasLayers: settings.layers.length > 0,
    },
  });
  const refusal = users.aws === null ? cannotRun(settings.runtime) : null;
  return refusal === null
    ? loaded
    : { ...loaded, problems: [`${side}-settings: ${refusal}`, ...loaded.problems] };
}
