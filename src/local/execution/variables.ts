/** The environment variables of a function process: exactly Lambda's and the function's own, nothing inherited. */
import { delimiter, join } from 'node:path';
import type { RunnableVersion } from '../contract.ts';
import { runtimeOf } from './runtimes.ts';

/** Names that a function's configuration must not set (Lambda developer guide, "Reserved environment variables"). */
export const RESERVED_VARIABLES: ReadonlySet<string> = new Set([
  '_HANDLER',
  '_X_AMZN_TRACE_ID',
  'AWS_ACCESS_KEY',
  'AWS_ACCESS_KEY_ID',
  'AWS_DEFAULT_REGION',
  'AWS_EXECUTION_ENV',
  'AWS_LAMBDA_FUNCTION_MEMORY_SIZE',
  'AWS_LAMBDA_FUNCTION_NAME',
  'AWS_LAMBDA_FUNCTION_VERSION',
  'AWS_LAMBDA_INITIALIZATION_TYPE',
  'AWS_LAMBDA_LOG_GROUP_NAME',
  'AWS_LAMBDA_LOG_STREAM_NAME',
  'AWS_LAMBDA_MAX_CONCURRENCY',
  'AWS_LAMBDA_RUNTIME_API',
  'AWS_REGION',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
  'LAMBDA_RUNTIME_DIR',
  'LAMBDA_TASK_ROOT',
]);

/** Nothing signed with these is accepted anywhere; the text shows up where somebody wonders why. */
const NO_CREDENTIALS = 'LOCAL-ENGINE-HAS-NO-CREDENTIALS';

export interface ExecutionContext {
  /** `host:port`. */
  readonly runtimeApi: string;
  readonly logStream: string;
  readonly runtimeFolder: string;
  readonly region: string;
}

/**
 * Lambda's defaults, then the function's own (which may replace those), then the reserved ones. Paths that
 * are /var/task and /var/runtime on AWS are the real folders here; /opt (layers) does not exist.
 */
export function functionVariables(
  version: RunnableVersion,
  context: ExecutionContext,
): Record<string, string> {
  return { ...defaults(version, context), ...version.environment, ...reserved(version, context) };
}

function defaults(version: RunnableVersion, { runtimeFolder }: ExecutionContext): Record<string, string> {
  const { taskRoot } = version;
  const paths = (...folders: string[]): string => folders.join(delimiter);
  return {
    LANG: 'en_US.UTF-8',
    TZ: ':UTC',
    PWD: taskRoot,
    PATH: '/var/lang/bin:/usr/local/bin:/usr/bin/:/bin:/opt/bin',
    LD_LIBRARY_PATH: paths(
      '/var/lang/lib:/lib64:/usr/lib64',
      runtimeFolder,
      join(runtimeFolder, 'lib'),
      taskRoot,
      join(taskRoot, 'lib'),
      '/opt/lib',
    ),
    AWS_XRAY_CONTEXT_MISSING: 'LOG_ERROR',
    AWS_XRAY_DAEMON_ADDRESS: '127.0.0.1:2000',
    _AWS_XRAY_DAEMON_ADDRESS: '127.0.0.1',
    _AWS_XRAY_DAEMON_PORT: '2000',
    ...runtimeOf(version).variables(version, runtimeFolder),
  };
}

function reserved(version: RunnableVersion, context: ExecutionContext): Record<string, string> {
  return {
    _HANDLER: version.handler,
    AWS_ACCESS_KEY_ID: NO_CREDENTIALS,
    AWS_SECRET_ACCESS_KEY: NO_CREDENTIALS,
    AWS_SESSION_TOKEN: NO_CREDENTIALS,
    AWS_REGION: context.region,
    AWS_DEFAULT_REGION: context.region,
    AWS_LAMBDA_FUNCTION_NAME: version.functionName,
    AWS_LAMBDA_FUNCTION_VERSION: version.version,
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(version.memorySizeMb),
    AWS_LAMBDA_INITIALIZATION_TYPE: version.snapStart === true ? 'snap-start' : 'on-demand',
    AWS_LAMBDA_LOG_GROUP_NAME: version.logGroup,
    AWS_LAMBDA_LOG_STREAM_NAME: context.logStream,
    AWS_LAMBDA_RUNTIME_API: context.runtimeApi,
    LAMBDA_TASK_ROOT: version.taskRoot,
    LAMBDA_RUNTIME_DIR: context.runtimeFolder,
    // OS-only runtimes have none.
    ...(runtimeOf(version).client === null ? {} : { AWS_EXECUTION_ENV: `AWS_Lambda_${version.runtime}` }),
    ...(version.logFormat === 'JSON'
      ? { AWS_LAMBDA_LOG_FORMAT: 'JSON', AWS_LAMBDA_LOG_LEVEL: version.applicationLogLevel ?? 'INFO' }
      : {}),
  };
}
