/** From the configuration of the user's function to what its temporary copies carry. */
import type { FunctionConfiguration, GetFunctionCommandOutput } from '@aws-sdk/client-lambda';
import { type ImageUri, imageUri } from '../../core/config/image-uri.ts';
import { APPLICATION_LOG_LEVELS, type FunctionSettings } from '../../core/config/settings.ts';
import type { PackageType } from '../../core/config/sources.ts';
import { EPHEMERAL_STORAGE_MB, MEMORY_MB } from '../../core/quotas.ts';
import type { Carried } from '../deployment.ts';

/** The user's function as far as a measurement copies it. */
export interface Template {
  readonly name: string;
  /** `aws`, `aws-cn`, ... */
  readonly partition: string;
  readonly region: string;
  readonly accountId: string;
  readonly roleArn: string;
  readonly packageType: PackageType;
  /** The container image that it has now, where that can be read. */
  readonly image: ImageUri | null;
  readonly settings: FunctionSettings;
  readonly memorySizeMb: number;
  readonly carried: Carried;
  /** Stored size of each layer in bytes; unpacked it is at least as much. */
  readonly layerBytes: Readonly<Record<string, number>>;
  /** The runtime version that the function is held at; null when AWS updates it. */
  readonly pinnedRuntimeArn: string | null;
  readonly notes: readonly string[];
}

export interface TemplateAnswers {
  readonly fn: GetFunctionCommandOutput;
  readonly codeSigningConfigArn: string | null;
  readonly pinnedRuntimeArn: string | null;
  readonly environment: 'template' | 'none';
}

/** @throws Error for a function that `templateRefusals` refuses. */
export function templateOf({
  fn,
  codeSigningConfigArn,
  pinnedRuntimeArn,
  environment,
}: TemplateAnswers): Template {
  const configuration = fn.Configuration ?? {};
  const { Role: roleArn, FunctionArn: arn = '' } = configuration;
  const [, partition = '', , region = '', accountId = '', , name = ''] = arn.split(':');
  if (roleArn === undefined || name === '') throw new Error('GetFunction answered without role or ARN');
  return {
    name,
    partition,
    region,
    accountId,
    roleArn,
    packageType: configuration.PackageType === 'Image' ? 'Image' : 'Zip',
    image: imageOf(fn),
    settings: settingsOf(configuration, environment),
    memorySizeMb: configuration.MemorySize ?? MEMORY_MB.least,
    carried: {
      members: {
        ...vpcOf(configuration),
        ...(configuration.FileSystemConfigs?.length
          ? { FileSystemConfigs: configuration.FileSystemConfigs }
          : {}),
        ...(configuration.KMSKeyArn ? { KMSKeyArn: configuration.KMSKeyArn } : {}),
      },
      codeSigningConfigArn,
      imageConfig: configuration.ImageConfigResponse?.ImageConfig ?? null,
      sourceKmsKeyArn: fn.Code?.SourceKMSKeyArn ?? null,
    },
    layerBytes: Object.fromEntries(
      (configuration.Layers ?? []).map(({ Arn = '', CodeSize = 0 }) => [Arn, CodeSize]),
    ),
    pinnedRuntimeArn,
    notes: notesOf(configuration, codeSigningConfigArn),
  };
}

function settingsOf(
  configuration: FunctionConfiguration,
  environment: 'template' | 'none',
): FunctionSettings {
  const logging = configuration.LoggingConfig ?? {};
  const system = logging.SystemLogLevel;
  return {
    runtime: configuration.Runtime ?? null,
    handler: configuration.Handler ?? null,
    timeoutSeconds: configuration.Timeout ?? 3,
    environment: environment === 'none' ? {} : { ...configuration.Environment?.Variables },
    architecture: configuration.Architectures?.[0] === 'arm64' ? 'arm64' : 'x86_64',
    logFormat: logging.LogFormat === 'JSON' ? 'JSON' : 'Text',
    systemLogLevel: system === 'DEBUG' || system === 'WARN' ? system : 'INFO',
    applicationLogLevel:
      APPLICATION_LOG_LEVELS.find((level) => level === logging.ApplicationLogLevel) ?? null,
    layers: (configuration.Layers ?? []).flatMap(({ Arn }) => (Arn === undefined ? [] : [Arn])),
    snapStart: configuration.SnapStart?.ApplyOn === 'PublishedVersions',
    ephemeralStorageMb: configuration.EphemeralStorage?.Size ?? EPHEMERAL_STORAGE_MB.least,
    tracing: configuration.TracingConfig?.Mode === 'Active' ? 'Active' : 'PassThrough',
  };
}

function imageOf({ Code }: GetFunctionCommandOutput): ImageUri | null {
  const parsed = imageUri(Code?.ResolvedImageUri ?? Code?.ImageUri ?? '');
  return parsed.ok ? parsed.value : null;
}

/** GetFunction also tells the VPC's id, which CreateFunction does not take. */
function vpcOf({ VpcConfig: vpc }: FunctionConfiguration): Carried['members'] {
  if (!vpc?.SubnetIds?.length) return {};
  return {
    VpcConfig: {
      SubnetIds: vpc.SubnetIds,
      SecurityGroupIds: vpc.SecurityGroupIds ?? [],
      ...(vpc.Ipv6AllowedForDualStack === undefined
        ? {}
        : { Ipv6AllowedForDualStack: vpc.Ipv6AllowedForDualStack }),
    },
  };
}

function notesOf(configuration: FunctionConfiguration, codeSigningConfigArn: string | null): string[] {
  const notes: string[] = [];
  if (configuration.VpcConfig?.SubnetIds?.length) {
    notes.push(
      'The temporary functions join the VPC of the template. AWS removes network interfaces that nothing uses any more on its own time: a subnet or security group may stay in use for up to an hour.',
    );
  }
  if (codeSigningConfigArn !== null) {
    notes.push(
      `The template takes signed packages only (${codeSigningConfigArn}): give both packages as zips that were signed for it.`,
    );
  }
  if (configuration.TenancyConfig !== undefined) {
    notes.push(
      'The template isolates tenants. The temporary functions do so only with forcing: tenant; with forcing: version the handler is called without a tenant.',
    );
  }
  return notes;
}
