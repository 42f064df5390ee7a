/** A version as the API's FunctionConfiguration. */
import type { FunctionRecord, VersionRecord } from './function-store.ts';
import { describeState } from './lifecycle.ts';
import type { LogSettings } from './log-settings.ts';
import { runtimeVersionArn } from './runtime-identifiers.ts';

/** The members that items of a list have: no state and no runtime version. `arn` is as the caller asked. */
export function describeListed(
  fn: FunctionRecord,
  version: VersionRecord,
  arn: string,
): Record<string, unknown> {
  const { settings, code, configSha256 } = version.build;
  return {
    FunctionName: fn.name,
    FunctionArn: arn,
    ...(settings.runtime !== null && { Runtime: settings.runtime }),
    Role: settings.role,
    ...(settings.handler !== null && { Handler: settings.handler }),
    CodeSize: code.sizeBytes,
    Description: settings.description,
    Timeout: settings.timeoutSeconds,
    MemorySize: settings.memorySizeMb,
    LastModified: new Date(version.lastModifiedMs).toISOString().replace('Z', '+0000'),
    CodeSha256: code.sha256,
    ConfigSha256: configSha256,
    Version: version.version,
    ...(settings.environment && { Environment: { Variables: settings.environment } }),
    ...settings.carried,
    SnapStart: describeSnapStart(version),
    ...(settings.tenantIsolation && { TenancyConfig: { TenantIsolationMode: 'PER_TENANT' } }),
    RevisionId: version.revisionId,
    PackageType: settings.packageType,
    ...(settings.imageConfig && { ImageConfigResponse: { ImageConfig: settings.imageConfig } }),
    Architectures: [settings.architecture],
    EphemeralStorage: { Size: settings.ephemeralStorageMb },
    LoggingConfig: describeLogging(settings.logging),
  };
}

export function describeVersion(
  fn: FunctionRecord,
  version: VersionRecord,
  arn: string,
  region: string,
): Record<string, unknown> {
  const { runtime } = version.build.settings;
  return {
    ...describeListed(fn, version, arn),
    ...describeState(version.lifecycle),
    // An image brings its runtime along.
    ...(runtime !== null && {
      RuntimeVersionConfig: {
        RuntimeVersionArn: version.runtimeManagement.versionArn ?? runtimeVersionArn(region, runtime),
      },
    }),
  };
}

/** On once the snapshot of a published version is made; `$LATEST` never has one. */
function describeSnapStart({ version, build, lifecycle }: VersionRecord): Record<string, string> {
  const { snapStart } = build.settings;
  const on = snapStart && version !== '$LATEST' && lifecycle.state === 'Active';
  return { ApplyOn: snapStart ? 'PublishedVersions' : 'None', OptimizationStatus: on ? 'On' : 'Off' };
}

function describeLogging(logging: LogSettings): Record<string, string> {
  return {
    LogFormat: logging.format,
    ...(logging.applicationLevel !== null && { ApplicationLogLevel: logging.applicationLevel }),
    ...(logging.systemLevel !== null && { SystemLogLevel: logging.systemLevel }),
    LogGroup: logging.group,
  };
}
