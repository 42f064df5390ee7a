import type {
  CreateFunctionCommandInput,
  ImageConfig,
  Runtime,
  UpdateFunctionConfigurationCommandInput,
} from '@aws-sdk/client-lambda';
import type { ApplicationLogLevel, FunctionSettings } from '../core/config/settings.ts';
import type { Architecture, LogFormat, Side } from '../core/model.ts';
import { ENVIRONMENT_BYTES } from '../core/quotas.ts';
import type { TemporaryFunction } from '../gate/ports.ts';

/** What a temporary function has of its template and no setting can change. */
export interface Carried {
  readonly members: Pick<CreateFunctionCommandInput, 'VpcConfig' | 'FileSystemConfigs' | 'KMSKeyArn'>;
  /** Only packages are signed; null: none of them has to be. */
  readonly codeSigningConfigArn: string | null;
  /** How the template starts its image; null for a template that has none, or starts it as it is. */
  readonly imageConfig: ImageConfig | null;
  /** The key that the stored package is encrypted with; null: Lambda's own. */
  readonly sourceKmsKeyArn: string | null;
}

/** The code of one side. */
export type DeployedCode =
  /** `sha256` is base64, as Lambda's CodeSha256: PublishVersion refuses to publish anything else. */
  | { readonly kind: 'package'; readonly zip: Uint8Array; readonly sha256: string }
  | { readonly kind: 'image'; readonly uri: string };

/** What the temporary functions of one side are made of. */
export interface Deployment {
  readonly code: DeployedCode;
  readonly settings: FunctionSettings;
  readonly roleArn: string;
  /** Absent without a template. */
  readonly carried?: Carried;
  /** An architecture that only this side has; absent: that of the cell. */
  readonly ownArchitecture?: Architecture;
  /** Default `environment`; the same on both sides, because it is part of what init reads. */
  readonly nonceIn?: 'environment' | 'description';
  /** Default `version`. With `tenant` every request starts an environment of its own. */
  readonly forcing?: 'version' | 'tenant';
}

export type Deployments = { readonly head: Deployment; readonly base: Deployment | null };

/** The deployment of a side. @throws Error when the run has no such side, which the plan rules out. */
export function deploymentOf(deployments: Deployments, side: Side): Deployment {
  const deployment = deployments[side];
  if (deployment === null) throw new Error(`there is no ${side} to deploy`);
  return deployment;
}

/**
 * How a temporary function is created. It never carries the template's log group, dead letter queue, concurrency or
 * triggers: nothing that the measured code does may reach what production uses by the function's configuration.
 */
export function createInput(deployment: Deployment, fn: TemporaryFunction): CreateFunctionCommandInput {
  const { settings, roleArn, carried, forcing } = deployment;
  return {
    FunctionName: fn.name,
    Role: roleArn,
    ...codeInput(deployment),
    Timeout: settings.timeoutSeconds,
    MemorySize: fn.cell.tierMb,
    Architectures: [deployment.ownArchitecture ?? fn.cell.architecture],
    EphemeralStorage: { Size: settings.ephemeralStorageMb },
    TracingConfig: { Mode: settings.tracing },
    ...(forcing === 'tenant' ? { TenancyConfig: { TenantIsolationMode: 'PER_TENANT' } } : {}),
    ...carried?.members,
    Environment: { Variables: { ...settings.environment } },
    ...freshness(deployment, '0'),
    LoggingConfig: loggingOf(settings),
  };
}

type CodeInput = Pick<
  CreateFunctionCommandInput,
  | 'PackageType'
  | 'Code'
  | 'Runtime'
  | 'Handler'
  | 'Layers'
  | 'SnapStart'
  | 'CodeSigningConfigArn'
  | 'ImageConfig'
>;

/** The code and what only functions of its package type have. */
function codeInput({ code, settings, carried }: Deployment): CodeInput {
  if (code.kind === 'image') {
    return {
      PackageType: 'Image',
      Code: { ImageUri: code.uri },
      ...(carried?.imageConfig ? { ImageConfig: carried.imageConfig } : {}),
    };
  }
  const { runtime, handler, layers, snapStart } = settings;
  if (runtime === null || handler === null) throw new Error('a package without runtime or handler');
  const keyArn = carried?.sourceKmsKeyArn ?? null;
  return {
    // The SDK's list is closed, Lambda's is not.
    Runtime: runtime as Runtime,
    Handler: handler,
    Code: { ZipFile: code.zip, ...(keyArn === null ? {} : { SourceKMSKeyArn: keyArn }) },
    ...(layers.length === 0 ? {} : { Layers: [...layers] }),
    ...(snapStart ? { SnapStart: { ApplyOn: 'PublishedVersions' } } : {}),
    ...(carried?.codeSigningConfigArn ? { CodeSigningConfigArn: carried.codeSigningConfigArn } : {}),
  };
}

/** The variable that makes every version new. */
export const NONCE_VARIABLE = 'COLD_START_GATE_NONCE';

/** The size of a map of variables in bytes, as JSON. Source: Lambda's error message ("exceeded the 4KB limit. String measured: {...}"). */
export function environmentBytes(variables: Readonly<Record<string, string>>): number {
  return new TextEncoder().encode(JSON.stringify(variables)).length;
}

/**
 * Where the nonce goes: into the environment, or into the description when a side's variables leave no room for it.
 */
export function placeOfNonce(sides: readonly FunctionSettings[]): 'environment' | 'description' {
  const fits = sides.every(
    ({ environment }) => environmentBytes(withNonce(environment, '0')) <= ENVIRONMENT_BYTES,
  );
  return fits ? 'environment' : 'description';
}

/** A fixed width, so that every version is of equal size. */
function withNonce(environment: Readonly<Record<string, string>>, nonce: string): Record<string, string> {
  return { ...environment, [NONCE_VARIABLE]: nonce.padStart(6, '0') };
}

/**
 * The change that makes the next version a new one: a variable merged into the function's own, because an update
 * replaces the whole map; or the description, which is part of a version too.
 */
export function freshness(
  { settings, nonceIn }: Deployment,
  nonce: string,
): Pick<UpdateFunctionConfigurationCommandInput, 'Environment' | 'Description'> {
  return nonceIn === 'description'
    ? { Description: `${NONCE_VARIABLE} ${nonce.padStart(6, '0')}` }
    : { Environment: { Variables: withNonce(settings.environment, nonce) } };
}

/**
 * The log settings of a temporary function: the format stays the template's, because it is part of what init does.
 * With JSON, a system level above INFO would leave out the platform's report of every start that went well.
 * Source: Lambda developer guide, "Log-level filtering"; platform.report is logged at INFO.
 */
function loggingOf(settings: FunctionSettings): {
  LogFormat: LogFormat;
  SystemLogLevel?: 'DEBUG' | 'INFO';
  ApplicationLogLevel?: ApplicationLogLevel;
} {
  if (settings.logFormat === 'Text') return { LogFormat: 'Text' };
  return {
    LogFormat: 'JSON',
    SystemLogLevel: settings.systemLogLevel === 'DEBUG' ? 'DEBUG' : 'INFO',
    ...(settings.applicationLogLevel === null ? {} : { ApplicationLogLevel: settings.applicationLogLevel }),
  };
}
