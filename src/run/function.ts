/**
 * One function of a run, from its configuration to everything that measuring it takes, or to every problem at once.
 * Nothing is created, changed or invoked here; with `engine: aws` the account is read, and rights are probed on a function
 * that does not exist.
 */

import type { Config } from '../core/config/config.ts';
import { sameImage } from '../core/config/image-uri.ts';
import { sameSettings } from '../core/config/settings.ts';
import { comparePackages } from '../packages/content/compare-packages.ts';
import type { Code, LoadedCode, Package } from '../packages/content/model.ts';
import type { LoadedSides } from '../packages/load-sides.ts';
import { storageBytesOf } from './estimate.ts';
import type { Environment, Origin } from './inputs.ts';
import { loadPresent, makePackages } from './packages.ts';
import { readPayload } from './payload.ts';
import { localPlace, type Place, placeNotes } from './place.ts';
import type { RunWide } from './run-wide.ts';

/** Inputs of one function that are right in themselves. */
export interface PreparedInputs {
  /** What the configuration file calls it; null without one. */
  readonly label: string | null;
  readonly config: Config;
  readonly code: { readonly head: Code; readonly base: Code | null };
  /** The event of every request, as JSON text. */
  readonly payload: string;
  /** What the user should know although it stops nothing. */
  readonly notes: readonly string[];
}

export interface PreparedFunction extends PreparedInputs {
  readonly place: Place;
  /** Both sides have the same code and settings, and no budget asks how long a start takes: there is nothing to measure. */
  readonly identical: boolean;
}

export type Prepared<Result> =
  | { readonly ok: true; readonly prepared: Result }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Checks inputs and packages without asking AWS anything, for a run that has no credentials and measures nothing. */
export async function prepareInputsOf(config: Config, origin: Origin): Promise<Prepared<PreparedInputs>> {
  return await gather(config, origin, null, await loadPresent(config, null), []);
}

/** @param runWide hears what the function lacks and takes of what all functions share. */
export async function prepareFunction(
  config: Config,
  origin: Origin,
  runWide: RunWide,
): Promise<Prepared<PreparedFunction>> {
  const opened = config.aws === null ? localOpened(config) : await awsOpened(config, runWide.environment);
  const { place } = opened;
  // A run that cannot start is not worth a build.
  const starts = place !== null && opened.problems.length === 0 && opened.missing.length === 0;
  let loaded: LoadedSides;
  try {
    loaded = starts ? await makePackages(config, place, runWide.builds) : await loadPresent(config, place);
  } catch (error) {
    if (!runWide.builds.context.signal.aborted) throw error;
    return {
      ok: false,
      problems: ['The run was stopped while the packages were made; nothing was measured.'],
    };
  }
  const identical = starts && isIdentical(config, place, loaded);
  const problems = [...opened.problems];
  if (config.aws !== null) {
    const { plannedProblems, missingRights, policyFor } = await awsParts();
    const { forcing } = config.aws;
    const missing = [...opened.missing];
    const aws = place?.aws ?? null;
    if (place !== null && aws !== null) {
      problems.push(...plannedProblems(plannedSides(config, place, loaded), aws));
      if (!identical) runWide.stores(storageOf(config, place, loaded), aws.account);
      const writes = !identical && !config.dryRun;
      if (writes)
        missing.push(
          ...(await runWide.missingRights(forcing, (token) => missingRights(aws, forcing, token))),
        );
    }
    runWide.lacks(missing, policyFor(config.aws, aws, config));
  }
  const gathered = await gather(config, origin, place, loaded, problems);
  if (!gathered.ok || place === null) return gathered.ok ? { ok: false, problems } : gathered;
  const { code } = gathered.prepared;
  return {
    ok: true,
    prepared: {
      ...gathered.prepared,
      place: origin === null ? place : { ...place, functionLabel: origin.label },
      identical,
      code: identical ? withoutBytes(code) : code,
    },
  };
}

/** Puts together what was found: everything, or every problem. */
async function gather(
  config: Config,
  origin: Origin,
  place: Place | null,
  { head, base, notes }: LoadedSides,
  before: readonly string[],
): Promise<Prepared<PreparedInputs>> {
  const payload = await readPayload(config.payload);
  const problems = [...before, ...head.problems, ...(base?.problems ?? [])];
  if ('problem' in payload) problems.push(payload.problem);
  if ('problem' in payload || problems.length > 0 || head.code === null) return { ok: false, problems };
  return {
    ok: true,
    prepared: {
      label: origin?.label ?? null,
      config,
      code: { head: head.code, base: base?.code ?? null },
      payload: payload.text,
      notes: [...(place === null ? [] : placeNotes(config, place)), ...notes],
    },
  };
}

/** Nothing of them is uploaded, and a run may have hundreds. */
function withoutBytes({ head, base }: PreparedInputs['code']): PreparedInputs['code'] {
  const without = (code: Code): Code =>
    code.kind === 'package' ? { ...code, bytes: new Uint8Array() } : code;
  return { head: without(head), base: base === null ? null : without(base) };
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
  const { openPlace, codeProblems, awsPlace, boundedConcurrency } = await awsParts();
  const { place, problems, missing } = await openPlace(config.aws, environment);
  return {
    place: place === null ? null : awsPlace(config, place, boundedConcurrency),
    problems: [...problems, ...(place === null ? [] : codeProblems(config, place))],
    missing,
  };
}

/** The parts that load the AWS SDK: only a run on AWS does. */
async function awsParts() {
  const [open, rights, sides, timings, place] = await Promise.all([
    import('../aws/preflight/place.ts'),
    import('../aws/preflight/rights.ts'),
    import('../aws/preflight/side-problems.ts'),
    import('../aws/timings.ts'),
    import('./place.ts'),
  ]);
  return {
    openPlace: open.openPlace,
    missingRights: rights.missingRights,
    policyFor: rights.policyFor,
    codeProblems: sides.codeProblems,
    plannedProblems: sides.plannedProblems,
    boundedConcurrency: timings.boundedConcurrency,
    awsPlace: place.awsPlace,
  };
}

function plannedSides(config: Config, place: Place, { head, base }: LoadedSides) {
  return {
    settings: place.settings,
    unzippedBytes: {
      head: packageOf(head)?.unzippedBytes ?? null,
      base: packageOf(base)?.unzippedBytes ?? null,
    },
    forcing: config.aws?.forcing ?? 'version',
    metric: config.rule.metric,
  } as const;
}

function storageOf(config: Config, place: Place, { head, base }: LoadedSides): number {
  return storageBytesOf(config, place, {
    head: packageOf(head)?.sizeBytes ?? 0,
    base: packageOf(base)?.sizeBytes ?? 0,
  });
}

function packageOf(loaded: LoadedCode | null): Package | null {
  return loaded?.code?.kind === 'package' ? loaded.code : null;
}

function isIdentical({ rule }: Config, { settings }: Place, { head, base }: LoadedSides): boolean {
  if (rule.budgetMs !== null || settings.base === null) return false;
  return sameSettings(settings.base, settings.head) && sameCode(base?.code ?? null, head.code);
}

function sameCode(base: Code | null, head: Code | null): boolean {
  if (base?.kind === 'image' && head?.kind === 'image') return sameImage(base.uri, head.uri);
  return base?.kind === 'package' && head?.kind === 'package' && comparePackages(base, head).identical;
}
