/** The policy that a run needs, without packages: as narrow as the templates say where they can be read. */
import type { RawInputs } from '../core/config/inputs.ts';
import { SIDES } from '../core/model.ts';
import type { ProcessEnvironment } from '../core/process-environment.ts';
import { openEngine } from './engine/open.ts';
import { located, readInputs } from './inputs.ts';

export const POLICY_INPUTS = [
  'function-name',
  'config',
  'aws-region',
  'role',
  'environment',
  'forcing',
  'head-image',
  'base-image',
] as const;

export type PolicyAnswer =
  | { readonly ok: true; readonly json: string; readonly notes: readonly string[] }
  | { readonly ok: false; readonly problems: readonly string[] };

/** @param raw of {@link POLICY_INPUTS} only. */
export async function runPolicy(
  raw: RawInputs,
  environment: ProcessEnvironment = process.env,
): Promise<PolicyAnswer> {
  // Packages are required of a run and not of a policy: these are never looked at. A configuration file names its own.
  const unseen = raw['config'] ? [] : SIDES.filter((side) => !raw[`${side}-image`]);
  const read = await readInputs(
    { ...raw, engine: 'aws', ...Object.fromEntries(unseen.map((side) => [`${side}-package`, '-'])) },
    'policy',
    // What an event asks to be stated is asked of a run.
    { ...environment, GITHUB_EVENT_NAME: undefined },
  );
  if (!read.ok) return { ok: false, problems: read.problems };
  const engine = openEngine('aws', environment);
  const notes = new Set<string>();
  for (const { config, origin } of read.functions) {
    const { place, problems } = await engine.open(config, null);
    if (place !== null) continue;
    notes.add(
      located(origin, 'The template could not be read, so that the policy is wider than it has to be.'),
    );
    for (const reason of problems) notes.add(reason);
  }
  return { ok: true, json: (await engine.policy()) ?? '', notes: [...notes] };
}
