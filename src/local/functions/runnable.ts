import type { RunnableVersion } from '../contract.ts';
import type { Build, FunctionRecord, VersionRecord } from './function-store.ts';

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
    ...programOf(version.serving),
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
    taskRoot: code.package.taskRoot,
  };
}

/** What starts: of an image its own, unless ImageConfig.Command names another handler. */
function programOf({ settings, code }: Build): Pick<RunnableVersion, 'runtime' | 'handler'> {
  const { runtime, handler, imageConfig } = settings;
  if (code.image !== null) {
    const { image } = code.image;
    return { runtime: image.runtime, handler: imageConfig?.Command?.[0] ?? image.handler };
  }
  if (runtime === null || handler === null) throw new Error('a zip function without runtime or handler');
  return { runtime, handler };
}
