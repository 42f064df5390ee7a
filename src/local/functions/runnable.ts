import type { RunnableVersion } from '../model.ts';
import type { FunctionRecord, VersionRecord } from './function-store.ts';

/** What the execution half runs for a version: the build that serves, under the ARN that the caller used. */
export function runnable(
  fn: FunctionRecord,
  version: VersionRecord,
  arn: string,
  tenantId: string | null,
): RunnableVersion {
  const { settings, code, id } = version.serving;
  return {
    functionName: fn.name,
    version: version.version,
    arn,
    revision: id,
    runtime: settings.runtime,
    handler: settings.handler,
    timeoutSeconds: settings.timeoutSeconds,
    memorySizeMb: settings.memorySizeMb,
    architecture: settings.architecture,
    environment: settings.environment ?? {},
    logFormat: settings.logging.format,
    applicationLogLevel: settings.logging.applicationLevel,
    systemLogLevel: settings.logging.systemLevel,
    logGroup: settings.logging.group,
    ...(tenantId !== null && { tenantId }),
    ...(settings.snapStart && version.version !== '$LATEST' && { snapStart: true }),
    taskRoot: code.taskRoot,
  };
}
