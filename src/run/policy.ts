/** The policy that a run needs, without packages: as narrow as the templates say where they can be read. */
import type { RawInputs } from '../core/config/inputs.ts';
import { type PolicyConfig, readPolicyInputs } from '../core/config/policy-inputs.ts';
import type { ProcessEnvironment } from '../core/process-environment.ts';
import { AwsEngine } from './engine/aws.ts';
import type { Origin } from './prepared-run.ts';
import { located, readInputs, regionOf } from './read-inputs.ts';

export type PolicyAnswer =
  | { readonly ok: true; readonly json: string; readonly notes: readonly string[] }
  | { readonly ok: false; readonly problems: readonly string[] };

/** @param raw of the inputs that `policy` reads. */
export async function runPolicy(
  raw: RawInputs,
  environment: ProcessEnvironment = process.env,
): Promise<PolicyAnswer> {
  const read = raw['config'] ? await fromFile(raw, environment) : fromInputs(raw, environment);
  if (!read.ok) return read;
  await using engine = new AwsEngine(environment);
  const notes = new Set<string>();
  for (const { config, origin } of read.functions) {
    const { preflight, problems } = await engine.find(config);
    if (preflight !== null) continue;
    notes.add(
      located(origin, 'The template could not be read, so that the policy is wider than it has to be.'),
    );
    for (const reason of problems) notes.add(reason);
  }
  return { ok: true, json: await engine.policy(), notes: [...notes] };
}

type Read =
  | {
      readonly ok: true;
      readonly functions: readonly { readonly origin: Origin; readonly config: PolicyConfig }[];
    }
  | { readonly ok: false; readonly problems: readonly string[] };

function fromInputs(raw: RawInputs, environment: ProcessEnvironment): Read {
  const read = readPolicyInputs(raw, { region: regionOf(environment) });
  return read.ok ? { ok: true, functions: [{ config: read.config, origin: null }] } : read;
}

/** The file names packages of its own. */
async function fromFile(raw: RawInputs, environment: ProcessEnvironment): Promise<Read> {
  // What an event asks to be stated is asked of a run.
  const surroundings = { ...environment, GITHUB_EVENT_NAME: undefined };
  return await readInputs({ ...raw, engine: 'aws' }, 'policy', surroundings);
}
