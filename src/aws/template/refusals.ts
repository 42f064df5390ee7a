/** Functions that cannot be a template, each with the reason and what to do. */
import type { FunctionConfiguration } from '@aws-sdk/client-lambda';

export interface TemplateFacts {
  readonly configuration: FunctionConfiguration;
  /** null: no concurrency is reserved for the function. */
  readonly reservedConcurrency: number | null;
  /** Whether the variables of the template are asked for at all. */
  readonly wantsEnvironment: boolean;
}

/** Every reason why the function cannot be copied and measured. No text holds a value of the environment. */
export function templateRefusals({
  configuration,
  reservedConcurrency,
  wantsEnvironment,
}: TemplateFacts): readonly string[] {
  const refusals: string[] = [];
  if (configuration.MasterArn !== undefined) {
    refusals.push(
      `is a replica of a Lambda@Edge function, which only CloudFront manages; name the function itself: ${configuration.MasterArn}`,
    );
  }
  if (configuration.CapacityProviderConfig !== undefined) {
    refusals.push(
      'runs on Lambda Managed Instances, whose environments are started ahead of requests: it has no cold start per request that could be measured; name a function without a capacity provider',
    );
  }
  if (configuration.DurableConfig !== undefined) {
    refusals.push(
      'is a durable function: one execution is several invocations, so that a cold start cannot be told from a replay; name a function without DurableConfig',
    );
  }
  if (configuration.PackageType === 'Image') {
    const { Error: unreadable } = configuration.ImageConfigResponse ?? {};
    if (unreadable !== undefined) {
      refusals.push(
        `has an image configuration (entry point, command, working directory) that cannot be read (${unreadable.ErrorCode ?? 'unknown error'}); allow what it lacks, or name another function`,
      );
    }
  } else if (configuration.PackageType !== undefined && configuration.PackageType !== 'Zip') {
    refusals.push(
      `has the package type ${String(configuration.PackageType)}, which is not known here; name a function of package type Zip or Image`,
    );
  } else if (configuration.Runtime === undefined || configuration.Handler === undefined) {
    refusals.push(
      'has no runtime and handler, as an event function has (a Lambda Web Function, for one): its requests have no report that shows a cold start; name an event function of package type Zip',
    );
  }
  if (reservedConcurrency === 0) {
    refusals.push(
      'is switched off (reserved concurrency 0), and what it would do when it runs again is not for a measurement to find out; raise or remove the reserved concurrency, or name another function. Nothing was changed',
    );
  }
  if (wantsEnvironment && configuration.Environment?.Error !== undefined) {
    const { ErrorCode: code = 'unknown error' } = configuration.Environment.Error;
    const key = configuration.KMSKeyArn ?? "Lambda's key";
    refusals.push(
      `has an environment that cannot be read (${code}): allow kms:Decrypt on ${key}, or set environment: none and give what the code needs in head-settings and base-settings`,
    );
  }
  if (configuration.Role === undefined) refusals.push('has no execution role');
  return refusals;
}

/**
 * Runtimes that AWS takes for no new function any more. A closed list of the past on purpose: what is deprecated later is
 * refused by AWS when the first temporary function is created, and its message is shown.
 * Source: Lambda developer guide, "Runtime deprecation"; creation blocked by January 2024.
 */
const BLOCKED =
  /^(nodejs|nodejs(4\.3|4\.3-edge|6\.10|8\.10|10\.x|12\.x|14\.x)|python(2\.7|3\.6|3\.7)|dotnetcore\d.*|ruby2\.[57]|java8|go1\.x|provided)$/;

/** Why no function with this runtime can be created; null when nothing is known against it. */
export function blockedRuntime(runtime: string): string | null {
  return BLOCKED.test(runtime)
    ? `the runtime ${runtime} is deprecated and AWS blocks new functions with it, so that its cold starts cannot be forced; move the function, or set runtime in the settings of both sides`
    : null;
}
