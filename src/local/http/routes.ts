/** The table of everything that the engine speaks. Adding an operation is a file in operations/ and a row here. */
import { ApiError } from '../api/api-error.ts';
import type { Protocol } from '../api/protocol.ts';
import type { Operation } from '../call/operation.ts';
import { createAlias } from '../operations/create-alias.ts';
import { createFunction } from '../operations/create-function.ts';
import { deleteAlias } from '../operations/delete-alias.ts';
import { deleteFunction } from '../operations/delete-function.ts';
import { deleteFunctionConcurrency } from '../operations/delete-function-concurrency.ts';
import { deleteLogGroup } from '../operations/delete-log-group.ts';
import { describeLogGroups } from '../operations/describe-log-groups.ts';
import { filterLogEvents } from '../operations/filter-log-events.ts';
import { getAccountSettings } from '../operations/get-account-settings.ts';
import { getAlias } from '../operations/get-alias.ts';
import { getFunction } from '../operations/get-function.ts';
import { getFunctionCodeSigningConfig } from '../operations/get-function-code-signing-config.ts';
import { getFunctionConcurrency } from '../operations/get-function-concurrency.ts';
import { getFunctionConfiguration } from '../operations/get-function-configuration.ts';
import { getRuntimeManagementConfig } from '../operations/get-runtime-management-config.ts';
import { invoke } from '../operations/invoke.ts';
import { listAliases } from '../operations/list-aliases.ts';
import { listFunctions } from '../operations/list-functions.ts';
import { listTags } from '../operations/list-tags.ts';
import { listVersionsByFunction } from '../operations/list-versions-by-function.ts';
import { publishVersion } from '../operations/publish-version.ts';
import { putFunctionConcurrency } from '../operations/put-function-concurrency.ts';
import { putRuntimeManagementConfig } from '../operations/put-runtime-management-config.ts';
import { tagResource } from '../operations/tag-resource.ts';
import { untagResource } from '../operations/untag-resource.ts';
import { updateAlias } from '../operations/update-alias.ts';
import { updateFunctionCode } from '../operations/update-function-code.ts';
import { updateFunctionConfiguration } from '../operations/update-function-configuration.ts';

export interface Route {
  readonly name: string;
  readonly protocol: Protocol;
  readonly run: Operation;
}

const FN = '/functions/{FunctionName}';

const LAMBDA: readonly (readonly [string, string, Operation])[] = [
  ['CreateFunction', 'POST /2015-03-31/functions', createFunction],
  ['ListFunctions', 'GET /2015-03-31/functions', listFunctions],
  ['GetFunction', `GET /2015-03-31${FN}`, getFunction],
  ['DeleteFunction', `DELETE /2015-03-31${FN}`, deleteFunction],
  ['GetFunctionConfiguration', `GET /2015-03-31${FN}/configuration`, getFunctionConfiguration],
  ['UpdateFunctionConfiguration', `PUT /2015-03-31${FN}/configuration`, updateFunctionConfiguration],
  ['UpdateFunctionCode', `PUT /2015-03-31${FN}/code`, updateFunctionCode],
  ['PublishVersion', `POST /2015-03-31${FN}/versions`, publishVersion],
  ['ListVersionsByFunction', `GET /2015-03-31${FN}/versions`, listVersionsByFunction],
  ['Invoke', `POST /2015-03-31${FN}/invocations`, invoke],
  ['CreateAlias', `POST /2015-03-31${FN}/aliases`, createAlias],
  ['ListAliases', `GET /2015-03-31${FN}/aliases`, listAliases],
  ['GetAlias', `GET /2015-03-31${FN}/aliases/{Name}`, getAlias],
  ['UpdateAlias', `PUT /2015-03-31${FN}/aliases/{Name}`, updateAlias],
  ['DeleteAlias', `DELETE /2015-03-31${FN}/aliases/{Name}`, deleteAlias],
  ['TagResource', 'POST /2017-03-31/tags/{Resource}', tagResource],
  ['UntagResource', 'DELETE /2017-03-31/tags/{Resource}', untagResource],
  ['ListTags', 'GET /2017-03-31/tags/{Resource}', listTags],
  ['PutFunctionConcurrency', `PUT /2017-10-31${FN}/concurrency`, putFunctionConcurrency],
  ['DeleteFunctionConcurrency', `DELETE /2017-10-31${FN}/concurrency`, deleteFunctionConcurrency],
  ['GetFunctionConcurrency', `GET /2019-09-30${FN}/concurrency`, getFunctionConcurrency],
  [
    'PutRuntimeManagementConfig',
    `PUT /2021-07-20${FN}/runtime-management-config`,
    putRuntimeManagementConfig,
  ],
  [
    'GetRuntimeManagementConfig',
    `GET /2021-07-20${FN}/runtime-management-config`,
    getRuntimeManagementConfig,
  ],
  ['GetFunctionCodeSigningConfig', `GET /2020-06-30${FN}/code-signing-config`, getFunctionCodeSigningConfig],
  ['GetAccountSettings', 'GET /2016-08-19/account-settings', getAccountSettings],
];

const LOGS: readonly (readonly [string, Operation])[] = [
  ['FilterLogEvents', filterLogEvents],
  ['DescribeLogGroups', describeLogGroups],
  ['DeleteLogGroup', deleteLogGroup],
];

const LOGS_TARGET = 'Logs_20140328.';

interface PathRoute extends Route {
  readonly segments: readonly string[];
}

/** By method and number of segments, so that finding a route looks at a handful of rows. */
const PATH_ROUTES = Map.groupBy(
  LAMBDA.map(([name, shape, run]): PathRoute & { readonly key: string } => {
    const [method = '', path = ''] = shape.split(' ');
    const segments = path.split('/');
    return { name, protocol: 'lambda', run, segments, key: `${method} ${segments.length}` };
  }),
  (route) => route.key,
);
const LOGS_ROUTES = new Map<string, Route>(
  LOGS.map(([name, run]) => [`${LOGS_TARGET}${name}`, { name, protocol: 'logs', run }]),
);

/** The row for a request; `path` is still percent-encoded. @throws ApiError 404 with what was asked for when no row fits. */
export function findRoute(
  method: string,
  path: string,
  target: string | undefined,
): { readonly route: Route; readonly parameters: Readonly<Record<string, string>> } {
  if (target !== undefined) {
    const route = LOGS_ROUTES.get(target);
    if (route === undefined) throw unknownOperation(target);
    return { route, parameters: {} };
  }
  const segments = path.replace(/\/$/, '').split('/');
  for (const route of PATH_ROUTES.get(`${method} ${segments.length}`) ?? []) {
    const parameters = match(route.segments, segments);
    if (parameters !== null) return { route, parameters };
  }
  throw unknownOperation(`${method} ${path}`);
}

function match(shape: readonly string[], segments: readonly string[]): Record<string, string> | null {
  const parameters: Record<string, string> = {};
  for (const [index, part] of shape.entries()) {
    const segment = segments[index] ?? '';
    if (part.startsWith('{')) parameters[part.slice(1, -1)] = decode(segment);
    else if (part !== segment) return null;
  }
  return parameters;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new ApiError(400, 'InvalidRequestContentException', 'The path is not valid percent-encoding.');
  }
}

function unknownOperation(asked: string): ApiError {
  return new ApiError(
    404,
    'UnknownOperationException',
    `This engine does not implement ${asked}. src/local/operations lists what it does; CONTRIBUTING.md says how to add an operation.`,
  );
}
