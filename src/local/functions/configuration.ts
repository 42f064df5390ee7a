/** The configuration of a function, read from CreateFunction or laid over an earlier one by an update. */
import type { Architecture } from '../../core/model.ts';
import {
  DESCRIPTION_CHARACTERS,
  EPHEMERAL_STORAGE_MB,
  HANDLER_CHARACTERS,
  MEMORY_MB,
  TIMEOUT_SECONDS,
} from '../../core/quotas.ts';
import { invalidParameter, validation } from '../api/api-error.ts';
import { inRange, type JsonObject, list, object, required, text, whole } from '../api/request-body.ts';
import { RUNNABLE } from '../execution/runtimes.ts';
import { readEnvironmentVariables } from './environment-variables.ts';
import {
  type ImageConfig,
  type PackageType,
  readImageConfig,
  readPackageType,
  refuseOtherType,
} from './image-settings.ts';
import { noImages } from './images.ts';
import { type LogSettings, readLogSettings } from './log-settings.ts';
import { checkRuntime } from './runtime-identifiers.ts';

export interface FunctionConfiguration {
  readonly packageType: PackageType;
  /** null for an image, like the handler. */
  readonly runtime: string | null;
  readonly handler: string | null;
  /** null for a zip package, and for an image that is started as it is. */
  readonly imageConfig: ImageConfig | null;
  readonly role: string;
  readonly description: string;
  readonly timeoutSeconds: number;
  readonly memorySizeMb: number;
  readonly architecture: Architecture;
  readonly ephemeralStorageMb: number;
  /** null: the function never had an Environment, and answers without one. */
  readonly environment: Readonly<Record<string, string>> | null;
  readonly logging: LogSettings;
  /** Environments belong to the tenant of the request that made them. Fixed when the function is created. */
  readonly tenantIsolation: boolean;
  /** Published versions are started from a (simulated) snapshot. */
  readonly snapStart: boolean;
  /** Members that are kept and answered, but change nothing here: network, tracing, keys, file systems, layers. */
  readonly carried: Readonly<Record<string, unknown>>;
}

const ROLE = /^arn:(aws[a-zA-Z-]*)?:iam::\d{12}:role\/?[a-zA-Z_0-9+=,.@\-_/]+$/;
const ROLE_TEXT = 'arn:(aws[a-zA-Z-]*)?:iam::\\d{12}:role/?[a-zA-Z_0-9+=,.@\\-_/]+';

/** What this engine was told to take although it cannot do it like AWS. */
export interface Abilities {
  readonly simulatesSnapStart: boolean;
  /** Whether something stands for container images here. */
  readonly takesImages: boolean;
}

/** The configuration of a new function. Defaults are AWS's. @throws ApiError as AWS words it. */
export function newConfiguration(
  body: JsonObject,
  functionName: string,
  abilities: Abilities,
): FunctionConfiguration {
  const packageType = readPackageType(body);
  if (packageType === 'Image' && !abilities.takesImages) throw noImages();
  const defaults: FunctionConfiguration = {
    packageType,
    imageConfig: null,
    ...programOf(body, packageType),
    role: required(text(body, 'Role'), 'Role'),
    description: '',
    timeoutSeconds: 3,
    memorySizeMb: MEMORY_MB.least,
    architecture: readArchitecture(body) ?? 'x86_64',
    ephemeralStorageMb: EPHEMERAL_STORAGE_MB.least,
    environment: null,
    logging: readLogSettings(undefined, null, functionName),
    tenantIsolation: object(body, 'TenancyConfig')?.['TenantIsolationMode'] === 'PER_TENANT',
    snapStart: false,
    carried: { TracingConfig: { Mode: 'PassThrough' } },
  };
  return changedConfiguration(body, defaults, functionName, abilities);
}

function programOf(
  body: JsonObject,
  packageType: PackageType,
): Pick<FunctionConfiguration, 'runtime' | 'handler'> {
  if (packageType === 'Image') return { runtime: null, handler: null };
  const [runtime, handler] = [text(body, 'Runtime'), text(body, 'Handler')];
  if (runtime === undefined)
    throw invalidParameter('Runtime is mandatory for functions created with deployment packages.');
  if (handler === undefined)
    throw invalidParameter('Handler is mandatory for functions created with deployment packages.');
  return { runtime, handler };
}

/** `before` with what the body names laid over it; Environment replaces the whole map, as on AWS. */
export function changedConfiguration(
  body: JsonObject,
  before: FunctionConfiguration,
  functionName: string,
  { simulatesSnapStart }: Abilities,
): FunctionConfiguration {
  refuseOtherType(body, before.packageType);
  refuseWhatCannotRun(body, simulatesSnapStart);
  const snapStart = readSnapStart(body) ?? before.snapStart;
  if (snapStart && before.tenantIsolation)
    throw invalidParameter('SnapStart is not supported for functions with tenant isolation.');
  const runtime = text(body, 'Runtime') ?? before.runtime;
  if (runtime !== null) checkRuntime(runtime);
  const role = text(body, 'Role') ?? before.role;
  if (!ROLE.test(role)) throw validation(role, 'role', `satisfy regular expression pattern: ${ROLE_TEXT}`);
  const handler = text(body, 'Handler') ?? before.handler;
  if (handler !== null && (!/^\S+$/.test(handler) || handler.length > HANDLER_CHARACTERS))
    throw validation(handler, 'handler', 'satisfy regular expression pattern: [^\\s]+');
  const description = text(body, 'Description') ?? before.description;
  if (description.length > DESCRIPTION_CHARACTERS)
    throw validation(
      description,
      'description',
      `have length less than or equal to ${DESCRIPTION_CHARACTERS}`,
    );
  const storage = object(body, 'EphemeralStorage')?.['Size'];
  return {
    packageType: before.packageType,
    imageConfig: readImageConfig(body) ?? before.imageConfig,
    runtime,
    role,
    handler,
    description,
    timeoutSeconds: whole(body, 'Timeout', TIMEOUT_SECONDS) ?? before.timeoutSeconds,
    memorySizeMb: whole(body, 'MemorySize', MEMORY_MB) ?? before.memorySizeMb,
    architecture: before.architecture,
    ephemeralStorageMb:
      storage === undefined
        ? before.ephemeralStorageMb
        : inRange(Number(storage), 'ephemeralStorage.size', EPHEMERAL_STORAGE_MB),
    environment: readEnvironmentVariables(body) ?? before.environment,
    logging: readLogSettings(object(body, 'LoggingConfig'), before.logging, functionName),
    tenantIsolation: before.tenantIsolation,
    snapStart,
    carried: { ...before.carried, ...readCarried(body) },
  };
}

export function readArchitecture(body: JsonObject): Architecture | undefined {
  const given = list(body, 'Architectures');
  if (given === undefined) return undefined;
  const [architecture, ...more] = given;
  if ((architecture !== 'x86_64' && architecture !== 'arm64') || more.length > 0)
    throw validation(
      `[${given.join(', ')}]`,
      'architectures',
      'satisfy constraint: [Member must satisfy enum value set: [x86_64, arm64]] and have one member',
    );
  return architecture;
}

/** Better one clear refusal than a function that silently runs as something else. */
function refuseWhatCannotRun(body: JsonObject, simulatesSnapStart: boolean): void {
  for (const member of ['CapacityProviderConfig', 'DurableConfig'])
    if (object(body, member) !== undefined)
      throw invalidParameter(`This engine does not implement ${member}. See CONTRIBUTING.md.`);
  if (readSnapStart(body) === true && !simulatesSnapStart)
    throw invalidParameter(
      `SnapStart is supported for Java, Python and .NET runtimes; this engine runs ${RUNNABLE}.`,
    );
}

function readSnapStart(body: JsonObject): boolean | undefined {
  const applyOn = object(body, 'SnapStart')?.['ApplyOn'];
  return applyOn === undefined ? undefined : applyOn === 'PublishedVersions';
}

function readCarried(body: JsonObject): Record<string, unknown> {
  const vpc = object(body, 'VpcConfig');
  const layers = list(body, 'Layers');
  const carried: Record<string, unknown> = {
    TracingConfig: object(body, 'TracingConfig'),
    DeadLetterConfig: object(body, 'DeadLetterConfig'),
    FileSystemConfigs: list(body, 'FileSystemConfigs'),
    KMSKeyArn: text(body, 'KMSKeyArn'),
    VpcConfig: vpc && {
      SubnetIds: vpc['SubnetIds'] ?? [],
      SecurityGroupIds: vpc['SecurityGroupIds'] ?? [],
      VpcId: '',
      Ipv6AllowedForDualStack: vpc['Ipv6AllowedForDualStack'] ?? false,
    },
    Layers: layers?.map((arn) => ({ Arn: String(arn), CodeSize: 0 })),
  };
  return Object.fromEntries(Object.entries(carried).filter(([, value]) => value !== undefined));
}
