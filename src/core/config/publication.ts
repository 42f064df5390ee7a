/** The inputs of a step that shows a report which another workflow run made. It measures nothing. */
import { type Policy, readPolicy } from './config.ts';
import { INPUTS, type RawInputs } from './inputs.ts';
import { inputReader } from './reader.ts';
import { readTelling, type Telling } from './telling.ts';

export interface Publication {
  /** The JSON file. It may come from anybody. */
  readonly reportPath: string;
  readonly reportDir: string;
  readonly policy: Policy;
  readonly telling: Telling;
}

export type PublicationResult =
  | { readonly ok: true; readonly publication: Publication }
  | { readonly ok: false; readonly problems: readonly string[] };

/**
 * Reads and checks the inputs of such a step. An input about measuring is a problem, because it would change nothing:
 * tiers, limits and samples are those of the run that measured.
 */
export function readPublication(raw: RawInputs): PublicationResult {
  const reader = inputReader(raw);
  for (const { name, alsoReadBy = [], default: usual } of INPUTS) {
    const isRead = alsoReadBy.includes('publish');
    // The runner gives every input its default.
    const isGiven = reader.given(name) !== undefined && reader.given(name) !== usual;
    if (!isRead && isGiven) {
      reader.problems.push(`${name}: changes nothing beside report, which measures nothing; remove it.`);
    }
  }
  const publication: Publication = {
    reportPath: reader.optional('report') ?? '',
    reportDir: reader.withDefault('report-dir'),
    policy: readPolicy(reader),
    telling: readTelling(reader),
  };
  return reader.problems.length === 0 ? { ok: true, publication } : { ok: false, problems: reader.problems };
}
