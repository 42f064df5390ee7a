/** From raw inputs to a run that can start, or to every problem at once. Nothing is started and nothing is sent here. */
import type { LoadedPackage, Package } from '../build/package/model.ts';
import { type Config, readConfig, type SideConfig } from '../core/config/config.ts';
import type { RawInputs } from '../core/config/inputs.ts';
import type { Side } from '../core/model.ts';
import { readPayload } from './payload.ts';

export interface PreparedRun {
  readonly config: Config;
  readonly packages: { readonly head: Package; readonly base: Package | null };
  /** The event of every request, as JSON text. */
  readonly payload: string;
  /** What the user should know although it stops nothing. */
  readonly notes: readonly string[];
}

export type Preparation =
  | { readonly ok: true; readonly run: PreparedRun }
  | { readonly ok: false; readonly problems: readonly string[] };

/** @param freshSeed the seed when none is given. */
export async function prepareRun(raw: RawInputs, freshSeed: string): Promise<Preparation> {
  const result = readConfig(raw, {
    parseYaml: await yamlParserFor(raw),
    freshSeed,
    hostArchitecture: process.arch === 'arm64' ? 'arm64' : 'x86_64',
  });
  const sides = result.ok ? result.config : result.sides;
  const head = await loadSide('head', sides.head);
  const base = await loadSide('base', sides.base);
  const problems = [...(result.ok ? [] : result.problems), ...head.problems, ...base.problems];
  if (!result.ok) return { ok: false, problems };

  const payload = await readPayload(result.config.payload);
  if ('problem' in payload) problems.push(payload.problem);
  if ('problem' in payload || problems.length > 0 || head.package === null) return { ok: false, problems };
  return {
    ok: true,
    run: {
      config: result.config,
      packages: { head: head.package, base: base.package },
      payload: payload.text,
      notes: [...head.warnings, ...base.warnings],
    },
  };
}

/** The package and everything about it, and about the runtime, that would keep the side from running here. */
async function loadSide(side: Side, config: SideConfig | null): Promise<LoadedPackage> {
  if (config === null) return { package: null, problems: [], warnings: [] };
  const { runtime, handler, architecture } = config.settings;
  const [{ loadPackage }, { cannotRun }] = await Promise.all([
    import('../build/package/load.ts'),
    import('../local/execution/runtimes.ts'),
  ]);
  const loaded = await loadPackage(
    { side, path: config.packagePath },
    { use: { runtime, handler, architectures: [architecture], hasLayers: false } },
  );
  const refusal = cannotRun(runtime);
  return refusal === null
    ? loaded
    : { ...loaded, problems: [`${side}-settings: ${refusal}`, ...loaded.problems] };
}

/** The YAML reader is only loaded when there is YAML to read. */
async function yamlParserFor(raw: RawInputs): Promise<(text: string) => unknown> {
  if (!raw['head-settings'] && !raw['base-settings']) {
    return () => {
      throw new Error('there is no YAML among the inputs');
    };
  }
  const { parseYaml } = await import('../build/yaml.ts');
  return parseYaml;
}
