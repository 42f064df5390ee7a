/**
 * From raw inputs to a run that can start, or to every problem at once. Nothing is created, changed or invoked here; with
 * `engine: aws` the account is read, and rights are probed on a function that does not exist.
 */
import { randomBytes } from 'node:crypto';
import { comparePackages } from '../build/package/compare.ts';
import type { Package } from '../build/package/model.ts';
import { type Config, type ConfigResult, readConfig } from '../core/config/config.ts';
import type { RawInputs } from '../core/config/inputs.ts';
import { sameSettings } from '../core/config/settings.ts';
import { type LoadedSides, loadPresent, makePackages, type Workshop } from './packages.ts';
import { readPayload } from './payload.ts';
import { hostArchitecture, localPlace, localSettings, type Place } from './place.ts';
import { storageBytesOf } from './plan.ts';

/** Inputs that are right in themselves. */
export interface PreparedInputs {
  readonly config: Config;
  readonly packages: { readonly head: Package; readonly base: Package | null };
  /** The event of every request, as JSON text. */
  readonly payload: string;
  /** What the user should know although it stops nothing. */
  readonly notes: readonly string[];
}

export interface PreparedRun extends PreparedInputs {
  readonly place: Place;
  /** Both sides have the same code and settings, and no budget asks how long a start takes: there is nothing to measure. */
  readonly identical: boolean;
}

export type Preparation<Prepared = PreparedRun> =
  | { readonly ok: true; readonly run: Prepared }
  | { readonly ok: false; readonly problems: readonly string[] };

type Environment = Readonly<Record<string, string | undefined>>;

/** Checks inputs and packages without asking AWS anything, for a run that has no credentials and measures nothing. */
export async function prepareInputs(
  raw: RawInputs,
  freshSeed: string,
  environment: Environment = process.env,
): Promise<Preparation<PreparedInputs>> {
  const result = await readInputs(raw, freshSeed, environment);
  if (!result.ok) return await refuse(raw, result);
  return await gather(result.config, null, await loadPresent(result.config, null), []);
}

/**
 * @param freshSeed the seed when none is given.
 * @param workshop where packages are built that are not there yet.
 * @param environment where region, credentials, proxy and the name of the event are looked up.
 */
export async function prepareRun(
  raw: RawInputs,
  freshSeed: string,
  workshop: Workshop,
  environment: Environment = process.env,
): Promise<Preparation> {
  const result = await readInputs(raw, freshSeed, environment);
  if (!result.ok) return await refuse(raw, result);
  const { config } = result;
  const opened = config.aws === null ? localOpened(config) : await awsOpened(config, environment);
  const { place } = opened;
  // A run that cannot start is not worth a build.
  const starts = place !== null && opened.problems.length === 0 && opened.missing.length === 0;
  let loaded: LoadedSides;
  try {
    loaded = starts
      ? await makePackages(config, place, workshop, environment)
      : await loadPresent(config, place);
  } catch (error) {
    if (!workshop.signal.aborted) throw error;
    return {
      ok: false,
      problems: ['The run was stopped while the packages were made; nothing was measured.'],
    };
  }
  const identical = starts && isIdentical(config, place, loaded);
  const problems = [...opened.problems];
  if (config.aws !== null) {
    const { plannedProblems, missingRights, policyFor, rightsProblem } = await awsParts();
    const missing = [...opened.missing];
    const aws = place?.aws ?? null;
    if (place !== null && aws !== null) {
      problems.push(...plannedProblems(plannedSides(config, place, loaded), aws));
      const writes = !identical && !config.dryRun;
      if (writes)
        missing.push(...(await missingRights(aws, config.aws.forcing, randomBytes(4).toString('hex'))));
    }
    if (missing.length > 0) problems.push(rightsProblem(missing, policyFor(config.aws, aws)));
  }
  const gathered = await gather(config, place, loaded, problems);
  if (!gathered.ok || place === null) return gathered.ok ? { ok: false, problems } : gathered;
  return { ok: true, run: { ...gathered.run, place, identical } };
}

/** Puts together what was found: everything, or every problem. */
async function gather(
  config: Config,
  place: Place | null,
  { head, base, notes }: LoadedSides,
  before: readonly string[],
): Promise<Preparation<PreparedInputs>> {
  const payload = await readPayload(config.payload);
  const problems = [...before, ...head.problems, ...(base?.problems ?? [])];
  if ('problem' in payload) problems.push(payload.problem);
  if ('problem' in payload || problems.length > 0 || head.package === null) return { ok: false, problems };
  return {
    ok: true,
    run: {
      config,
      packages: { head: head.package, base: base?.package ?? null },
      payload: payload.text,
      notes: [...placeNotes(place), ...notes],
    },
  };
}

/** After a wrong input the packages are looked at all the same, so that one message has everything. */
async function refuse(
  raw: RawInputs,
  { problems, sides }: Extract<ConfigResult, { ok: false }>,
): Promise<{ readonly ok: false; readonly problems: readonly string[] }> {
  const place = raw['engine'] === 'local' ? localSettings(sides) : null;
  const { head, base } = await loadPresent(sides, place);
  return { ok: false, problems: [...problems, ...head.problems, ...(base?.problems ?? [])] };
}

async function readInputs(
  raw: RawInputs,
  freshSeed: string,
  environment: Environment,
): Promise<ConfigResult> {
  return readConfig(raw, {
    parseYaml: await yamlParserFor(raw),
    freshSeed,
    hostArchitecture: hostArchitecture(),
    region: environment['AWS_REGION'] || environment['AWS_DEFAULT_REGION'] || undefined,
    eventName: environment['GITHUB_EVENT_NAME'],
  });
}

interface Opened {
  readonly place: Place | null;
  readonly problems: readonly string[];
  readonly missing: readonly string[];
}

function localOpened(config: Config): Opened {
  return { place: localPlace(config), problems: [], missing: [] };
}

async function awsOpened(config: Config, environment: Environment): Promise<Opened> {
  if (config.aws === null) throw new Error('the run is not on AWS');
  const { openPlace, awsPlace, boundedConcurrency } = await awsParts();
  const { place, problems, missing } = await openPlace(config.aws, environment);
  return {
    place: place === null ? null : awsPlace(config, place, boundedConcurrency),
    problems,
    missing,
  };
}

/** The parts that load the AWS SDK: only a run on AWS does. */
async function awsParts() {
  const [open, rights, sides, pace, place] = await Promise.all([
    import('../aws/preflight/place.ts'),
    import('../aws/preflight/rights.ts'),
    import('../aws/preflight/sides.ts'),
    import('../aws/pace.ts'),
    import('./place.ts'),
  ]);
  return {
    openPlace: open.openPlace,
    missingRights: rights.missingRights,
    policyFor: rights.policyFor,
    rightsProblem: rights.rightsProblem,
    plannedProblems: sides.plannedProblems,
    boundedConcurrency: pace.boundedConcurrency,
    awsPlace: place.awsPlace,
  };
}

function plannedSides(config: Config, place: Place, { head, base }: LoadedSides) {
  return {
    settings: place.settings,
    unzippedBytes: {
      head: head.package?.unzippedBytes ?? null,
      base: base?.package?.unzippedBytes ?? null,
    },
    forcing: config.aws?.forcing ?? 'version',
    metric: config.rule.metric,
    storageBytes: storageBytesOf(config, place, {
      head: head.package?.sizeBytes ?? 0,
      base: base?.package?.sizeBytes ?? 0,
    }),
  } as const;
}

function isIdentical({ rule }: Config, { settings }: Place, { head, base }: LoadedSides): boolean {
  if (rule.budgetMs !== null || settings.base === null) return false;
  if (head.package === null || base === null || base.package === null) return false;
  return sameSettings(settings.base, settings.head) && comparePackages(base.package, head.package).identical;
}

function placeNotes(place: Place | null): readonly string[] {
  if (place === null || place.aws === null) return [];
  const { endpoint, template } = place.aws;
  return endpoint === null
    ? template.notes
    : [`Lambda is called at the custom endpoint ${endpoint}, not at AWS.`, ...template.notes];
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
