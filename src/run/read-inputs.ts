/** From raw inputs to the configuration of every function of a run: one, or those of a configuration file. */
import { type ConfigSources, type RunConfig, readConfig } from '../core/config/config.ts';
import type { RawInputs } from '../core/config/inputs.ts';
import type { Sides } from '../core/config/sides.ts';
import type { ProcessEnvironment } from '../core/process-environment.ts';
import { hostArchitecture } from './host.ts';
import type { Origin, ReadFunction } from './prepared-run.ts';

export type ReadInputs =
  | { readonly ok: true; readonly config: RunConfig; readonly functions: readonly ReadFunction[] }
  | {
      readonly ok: false;
      readonly problems: readonly string[];
      /** As far as they could be read. */
      readonly sides: readonly { readonly origin: Origin; readonly sides: Sides }[];
    };

export async function readInputs(
  raw: RawInputs,
  freshSeed: string,
  environment: ProcessEnvironment,
): Promise<ReadInputs> {
  const sources: ConfigSources = {
    parseYaml: await yamlParserFor(raw),
    freshSeed,
    hostArchitecture: hostArchitecture(),
    region: regionOf(environment),
    eventName: environment['GITHUB_EVENT_NAME'],
  };
  const path = raw['config'];
  if (path) return await readFile(path, raw, sources);
  const result = readConfig(raw, sources);
  return result.ok
    ? { ok: true, config: result.config, functions: [{ origin: null, config: result.config }] }
    : { ok: false, problems: result.problems, sides: [{ origin: null, sides: result.sides }] };
}

/** The region that the surroundings name. */
export function regionOf(environment: ProcessEnvironment): string | undefined {
  return environment['AWS_REGION'] || environment['AWS_DEFAULT_REGION'] || undefined;
}

async function readFile(path: string, raw: RawInputs, sources: ConfigSources): Promise<ReadInputs> {
  const [{ readConfigFile }, { readFunctions }] = await Promise.all([
    import('../packages/config-file.ts'),
    import('../core/config/file/read.ts'),
  ]);
  const result = readFunctions({ path, parsed: await readConfigFile(path) }, raw, sources);
  return result.ok
    ? {
        ok: true,
        config: result.run,
        functions: result.functions.map(({ config, ...origin }) => ({ origin, config })),
      }
    : {
        ok: false,
        problems: result.problems,
        sides: result.sides.map(({ sides, ...origin }) => ({ origin, sides })),
      };
}

/**
 * A problem of a function that no single key of the file is to blame for, with the place of the function.
 * @param others how many more functions have the same one.
 */
export function located(origin: Origin, problem: string, others = 0): string {
  if (origin === null) return problem;
  const more = others === 0 ? '' : ` and ${others} more`;
  return `${origin.where}: ${JSON.stringify(origin.label)}${more}: ${problem}`;
}

/** The YAML reader is only loaded when there is YAML to read. */
async function yamlParserFor(raw: RawInputs): Promise<(text: string) => unknown> {
  if (!raw['config'] && !raw['head-settings'] && !raw['base-settings']) {
    return () => {
      throw new Error('there is no YAML among the inputs');
    };
  }
  const { parseYaml } = await import('../packages/yaml.ts');
  return parseYaml;
}
