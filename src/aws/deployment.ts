import type {
  CreateFunctionCommandInput,
  Runtime,
  UpdateFunctionConfigurationCommandInput,
} from '@aws-sdk/client-lambda';
import type { FunctionSettings } from '../core/config/settings.ts';
import type { LogFormat, Side } from '../core/model.ts';
import type { TemporaryFunction } from '../gate/ports.ts';

/** What the temporary functions of one side are made of. */
export interface Deployment {
  readonly zip: Uint8Array;
  /** Base64, as Lambda's CodeSha256: PublishVersion refuses to publish anything else. */
  readonly codeSha256: string;
  readonly settings: FunctionSettings;
  readonly roleArn: string;
}

export type Deployments = { readonly head: Deployment; readonly base: Deployment | null };

/** The deployment of a side. @throws when the run has no such side, which the plan rules out. */
export function deploymentOf(deployments: Deployments, side: Side): Deployment {
  const deployment = deployments[side];
  if (deployment === null) throw new Error(`there is no ${side} to deploy`);
  return deployment;
}

/** How a temporary function is created. */
export function createInput(deployment: Deployment, fn: TemporaryFunction): CreateFunctionCommandInput {
  const { settings, zip, roleArn } = deployment;
  return {
    FunctionName: fn.name,
    Role: roleArn,
    // The SDK's list is closed, Lambda's is not.
    Runtime: settings.runtime as Runtime,
    Handler: settings.handler,
    Code: { ZipFile: zip },
    Timeout: settings.timeoutSeconds,
    MemorySize: fn.cell.tierMb,
    Architectures: [settings.architecture],
    ...freshness(deployment, '0'),
    LoggingConfig: loggingOf(settings),
  };
}

/** The variable that makes every version new. */
export const NONCE_VARIABLE = 'COLD_START_GATE_NONCE';

/**
 * The change that makes the next version a new one: a variable merged into the function's own, because an update
 * replaces the whole map. The nonce has a fixed width, so that every version is of equal size.
 */
export function freshness(
  { settings }: Deployment,
  nonce: string,
): Pick<UpdateFunctionConfigurationCommandInput, 'Environment'> {
  return {
    Environment: { Variables: { ...settings.environment, [NONCE_VARIABLE]: nonce.padStart(6, '0') } },
  };
}

/**
 * The log settings of a temporary function: the format stays the template's, because it is part of what init does.
 * With JSON, a system level above INFO would leave out the platform's report of every start that went well.
 * Source: Lambda developer guide, "Log-level filtering"; platform.report is logged at INFO.
 */
function loggingOf(settings: FunctionSettings): { LogFormat: LogFormat; SystemLogLevel?: 'DEBUG' | 'INFO' } {
  if (settings.logFormat === 'Text') return { LogFormat: 'Text' };
  return { LogFormat: 'JSON', SystemLogLevel: settings.systemLogLevel === 'DEBUG' ? 'DEBUG' : 'INFO' };
}
