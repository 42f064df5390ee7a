import {
  GetFunctionCodeSigningConfigCommand,
  GetFunctionCommand,
  type GetFunctionCommandOutput,
  GetRuntimeManagementConfigCommand,
  type LambdaClient,
} from '@aws-sdk/client-lambda';
import { type FunctionReference, functionNameOf } from '../../core/config/function-name.ts';
import { callOutcome } from '../preflight/call.ts';
import { templateRefusals } from './refusals.ts';
import { type Template, templateOf } from './template.ts';

export interface ReadTemplate {
  /** null exactly when there are problems or missing permissions. */
  readonly template: Template | null;
  readonly problems: readonly string[];
  /** Actions on the template that the credentials do not allow. */
  readonly missing: readonly string[];
}

const NOT_FOUND = { kind: 'not-found' } as const;

/** Reads the user's function; nothing else is ever done with it. Never throws for what AWS answers. */
export async function readTemplate(
  client: LambdaClient,
  reference: FunctionReference,
  environment: 'template' | 'none',
): Promise<ReadTemplate> {
  const FunctionName = functionNameOf(reference);
  const qualified = {
    FunctionName,
    ...(reference.qualifier === null ? {} : { Qualifier: reference.qualifier }),
  };
  const shown = reference.qualifier === null ? reference.name : `${reference.name}:${reference.qualifier}`;
  const read = await callOutcome('lambda:GetFunction', () => client.send(new GetFunctionCommand(qualified)));
  if (read.kind !== 'answer') {
    const problem =
      read.kind === 'not-found'
        ? [`function-name: there is no function ${JSON.stringify(shown)} in this account and region.`]
        : read.kind === 'failed'
          ? [`function-name: ${shown} cannot be read: ${read.why}.`]
          : [];
    return { template: null, problems: problem, missing: read.kind === 'denied' ? [read.action] : [] };
  }
  const fn: GetFunctionCommandOutput = read.answer;
  const refusals = templateRefusals({
    configuration: fn.Configuration ?? {},
    reservedConcurrency: fn.Concurrency?.ReservedConcurrentExecutions ?? null,
    wantsEnvironment: environment === 'template',
  });
  if (refusals.length > 0) {
    return {
      template: null,
      problems: refusals.map((refusal) => `function-name: ${shown} ${refusal}.`),
      missing: [],
    };
  }
  // An image is not signed, and brings its runtime along: Lambda has neither of the two for it.
  const isImage = fn.Configuration?.PackageType === 'Image';
  const [signing, runtime] = await Promise.all([
    isImage
      ? NOT_FOUND
      : callOutcome('lambda:GetFunctionCodeSigningConfig', () =>
          client.send(new GetFunctionCodeSigningConfigCommand({ FunctionName })),
        ),
    isImage
      ? NOT_FOUND
      : callOutcome('lambda:GetRuntimeManagementConfig', () =>
          client.send(new GetRuntimeManagementConfigCommand(qualified)),
        ),
  ]);
  const missing = [signing, runtime].flatMap((call) => (call.kind === 'denied' ? [call.action] : []));
  const problems = [signing, runtime].flatMap((call) =>
    call.kind === 'failed' ? [`function-name: ${shown} cannot be read: ${call.why}.`] : [],
  );
  if (missing.length > 0 || problems.length > 0) return { template: null, problems, missing };
  const template = templateOf({
    fn,
    codeSigningConfigArn: signing.kind === 'answer' ? (signing.answer.CodeSigningConfigArn ?? null) : null,
    pinnedRuntimeArn: runtime.kind === 'answer' ? (runtime.answer.RuntimeVersionArn ?? null) : null,
    environment,
  });
  return { template, problems, missing };
}
