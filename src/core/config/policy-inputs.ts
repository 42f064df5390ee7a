/** The inputs that the IAM policy of a run follows from. No package is asked for: a policy depends on none. */
import type { Side } from '../model.ts';
import { type AwsConfig, readAws, type Surroundings } from './aws-inputs.ts';
import type { RawInputs } from './inputs.ts';
import { inputReader } from './reader.ts';
import type { SideConfig, Sides } from './sides.ts';
import { readOrigins } from './sources.ts';

/** What of a configuration the policy depends on. */
export interface PolicyConfig extends Sides {
  readonly aws: AwsConfig | null;
}

export type PolicyInputsResult =
  | { readonly ok: true; readonly config: PolicyConfig }
  | { readonly ok: false; readonly problems: readonly string[] };

/** @param raw inputs that `policy` reads; whether role and environment are stated is not asked. */
export function readPolicyInputs(raw: RawInputs, { region }: Surroundings): PolicyInputsResult {
  const reader = inputReader(raw);
  const origins = readOrigins(reader);
  const aws = readAws(reader, { region });
  const sideOf = (side: Side): SideConfig | null => {
    const origin = origins[side];
    return origin === null ? null : { origin, overrides: {} };
  };
  return reader.problems.length > 0
    ? { ok: false, problems: reader.problems }
    : { ok: true, config: { aws, head: sideOf('head'), base: sideOf('base') } };
}
