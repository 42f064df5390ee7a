/** What the `{FunctionName}` of a path may be: a name, a partial ARN or an ARN, each with or without a qualifier. */
import { FUNCTION_NAME_CHARACTERS } from '../../core/quotas.ts';
import { ApiError, invalidParameter, notFound, validation } from '../api/api-error.ts';

/** Where an engine's functions live. */
export interface Home {
  readonly region: string;
  readonly accountId: string;
}

export interface FunctionReference {
  readonly name: string;
  /** `$LATEST`, a version number or an alias; null when none was given. */
  readonly qualifier: string | null;
}

const PATTERN =
  '(arn:(aws[a-zA-Z-]*)?:lambda:)?([a-z]{2}((-gov)|(-iso([a-z]?)))?-[a-z]+-\\d{1}:)?(\\d{12}:)?(function:)?([a-zA-Z0-9-_\\.]+)(:(\\$LATEST(\\.PUBLISHED)?|[a-zA-Z0-9-_]+))?';
const REFERENCE =
  /^(?:arn:aws[a-zA-Z-]*:lambda:(?<region>[a-z0-9-]+):(?<account>\d{12}):function:|(?<partial>\d{12}):function:|function:)?(?<name>[a-zA-Z0-9_-]+)(?::(?<qualifier>\$LATEST|[a-zA-Z0-9_-]+))?$/;
const QUALIFIER = /^(\$LATEST|[a-zA-Z0-9_-]+)$/;

/**
 * Reads the function of a path together with its query's Qualifier.
 * @throws ApiError: ValidationException for what is no reference, ResourceNotFoundException for another region,
 * AccessDeniedException for another account, InvalidParameterValueException when two qualifiers disagree.
 */
export function parseReference(
  text: string,
  queryQualifier: string | null | undefined,
  home: Home,
): FunctionReference {
  const parts = REFERENCE.exec(text)?.groups;
  const name = parts?.['name'];
  if (parts === undefined || name === undefined)
    throw validation(text, 'functionName', `satisfy regular expression pattern: ${PATTERN}`);
  if (name.length > FUNCTION_NAME_CHARACTERS)
    throw validation(name, 'functionName', `have length less than or equal to ${FUNCTION_NAME_CHARACTERS}`);
  const region = parts['region'] ?? home.region;
  if (region !== home.region)
    throw notFound(`Functions from '${region}' are not reachable in this region ('${home.region}')`);
  const account = parts['account'] ?? parts['partial'] ?? home.accountId;
  if (account !== home.accountId)
    throw new ApiError(
      403,
      'AccessDeniedException',
      `The caller of account ${home.accountId} is not authorized to use function ${name} of account ${account}`,
    );
  if (typeof queryQualifier === 'string' && !QUALIFIER.test(queryQualifier))
    throw validation(
      queryQualifier,
      'qualifier',
      'satisfy regular expression pattern: \\$(LATEST(\\.PUBLISHED)?)|[a-zA-Z0-9-_$]+',
    );
  const derived = parts['qualifier'] ?? null;
  if (derived !== null && typeof queryQualifier === 'string' && derived !== queryQualifier)
    throw invalidParameter(
      'The derived qualifier from the function name does not match the specified qualifier.',
    );
  return { name, qualifier: derived ?? queryQualifier ?? null };
}

export function functionArn(home: Home, name: string, qualifier: string | null = null): string {
  const arn = `arn:aws:lambda:${home.region}:${home.accountId}:function:${name}`;
  return qualifier === null ? arn : `${arn}:${qualifier}`;
}
