/** Which runtime identifiers exist, and which of them this engine can run. */
import { createHash } from 'node:crypto';
import { invalidParameter } from '../api/api-error.ts';
import { findRuntime, RUNNABLE } from '../execution/runtimes.ts';

/** AWS adds runtimes all the time, so an identifier is judged by its family and never against a fixed list. */
const FAMILY =
  /^(nodejs\d+(\.\d+|\.x)?|python\d+\.\d+|java\d+(\.al2(023)?)?|dotnet\d+|dotnetcore\d+\.\d+|ruby\d+\.\d+|go1\.x|provided(\.al2(023)?)?)$/;

/** Checks a runtime. @throws ApiError for what is none at all, and for one that AWS runs and this engine does not. */
export function checkRuntime(runtime: string): void {
  if (!FAMILY.test(runtime))
    throw invalidParameter(
      `Value ${runtime} at 'runtime' failed to satisfy constraint: Member must satisfy enum value set: ` +
        '[nodejs22.x, nodejs24.x, provided.al2, provided.al2023] or be a valid ARN',
    );
  if (findRuntime(runtime) === null)
    throw invalidParameter(
      `The runtime ${runtime} cannot run here: this engine runs ${RUNNABLE}. Use one of them, or measure this function on AWS.`,
    );
}

/** One runtime version per runtime, always the same one: the engine never rolls a runtime out. */
export function runtimeVersionArn(region: string, runtime: string): string {
  return `arn:aws:lambda:${region}::runtime:${createHash('sha256').update(runtime).digest('hex')}`;
}
