/** The policy that a run needs, without packages: as narrow as the template says where it can be read. */
import { readConfig } from '../core/config/config.ts';
import type { RawInputs } from '../core/config/inputs.ts';
import { SIDES } from '../core/model.ts';

export const POLICY_INPUTS = [
  'function-name',
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
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Promise<PolicyAnswer> {
  // Packages are required of a run and not of a policy: these are never looked at.
  const unseen = SIDES.filter((side) => !raw[`${side}-image`]).map((side) => [`${side}-package`, '-']);
  const read = readConfig(
    { ...raw, engine: 'aws', ...Object.fromEntries(unseen) },
    {
      parseYaml: () => undefined,
      freshSeed: 'policy',
      hostArchitecture: 'x86_64',
      region: environment['AWS_REGION'] || environment['AWS_DEFAULT_REGION'] || undefined,
    },
  );
  if (!read.ok) return { ok: false, problems: read.problems };
  const { aws } = read.config;
  if (aws === null) throw new Error('the policy is for AWS');
  const [{ openPlace }, { policyFor }] = await Promise.all([
    import('../aws/preflight/place.ts'),
    import('../aws/preflight/rights.ts'),
  ]);
  const { place, problems, missing } = await openPlace(aws, environment);
  const why = [...problems, ...(missing.length > 0 ? [`The credentials lack ${missing.join(', ')}.`] : [])];
  return {
    ok: true,
    json: JSON.stringify(policyFor(aws, place, read.config), null, 2),
    notes:
      place === null
        ? ['The template could not be read, so that the policy is wider than it has to be.', ...why]
        : [],
  };
}
