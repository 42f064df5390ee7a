/** The environment variables of a function and AWS's rules for them. */
import { ENVIRONMENT_BYTES } from '../../core/quotas.ts';
import { invalidParameter, validation } from '../api/api-error.ts';
import { type JsonObject, object, textMap } from '../api/request-body.ts';
import { RESERVED_VARIABLES } from '../execution/variables.ts';

const NAME = /^[a-zA-Z][a-zA-Z0-9_]+$/;

/** `Environment.Variables` of a request; undefined when the request names no Environment. */
export function readEnvironmentVariables(body: JsonObject): Readonly<Record<string, string>> | undefined {
  const environment = object(body, 'Environment');
  if (environment === undefined) return undefined;
  const variables = textMap(environment, 'Variables') ?? {};
  const names = Object.keys(variables);
  const bad = names.find((name) => !NAME.test(name) && !RESERVED_VARIABLES.has(name));
  if (bad !== undefined)
    throw validation(
      `[${bad}]`,
      'environment.variables',
      'satisfy constraint: [Member must satisfy regular expression pattern: [a-zA-Z]([a-zA-Z0-9_])+]',
    );
  const reserved = names.filter((name) => RESERVED_VARIABLES.has(name));
  if (reserved.length > 0)
    throw invalidParameter(
      'Lambda was unable to configure your environment variables because the environment variables you have provided contains reserved keys that are currently not supported for modification. ' +
        `Reserved keys used in this request: ${reserved.join(', ')}`,
    );
  const measured = JSON.stringify(variables);
  // AWS repeats the whole map in this message, values included, and clients have to survive that. It goes back
  // to the caller who sent the values, and nowhere else.
  if (Buffer.byteLength(measured) > ENVIRONMENT_BYTES)
    throw invalidParameter(
      'Lambda was unable to configure your environment variables because the environment variables you have provided exceeded the 4KB limit. ' +
        `String measured: ${measured}`,
    );
  // A map has no order: sorted, the same variables are the same configuration.
  return Object.fromEntries(Object.entries(variables).sort(([a], [b]) => (a < b ? -1 : 1)));
}
