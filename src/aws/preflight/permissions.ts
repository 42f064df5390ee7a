/**
 * Which rights are missing, found without changing anything: every write is sent for a function of our prefix that does
 * not exist. AWS checks rights first, so that "not found" means "allowed". CreateFunction and PassRole cannot be probed
 * like this; they show at the first temporary function, which is created before the others.
 */
import {
  CloudWatchLogsClient,
  DeleteLogGroupCommand,
  FilterLogEventsCommand,
} from '@aws-sdk/client-cloudwatch-logs';
import {
  DeleteFunctionCommand,
  GetFunctionCommand,
  InvokeCommand,
  type LambdaClient,
  PublishVersionCommand,
  PutRuntimeManagementConfigCommand,
  TagResourceCommand,
  UpdateFunctionConfigurationCommand,
} from '@aws-sdk/client-lambda';
import type { LambdaConnection } from '../connection.ts';
import { callOutcome } from './call.ts';

export interface ProbeRequest {
  /** A name of our prefix that no function has. */
  readonly name: string;
  /** The ARN of that name, for TagResource. */
  readonly arn: string;
  readonly forcing: 'version' | 'tenant';
}

/**
 * Probes everything that a run does with its temporary functions. Never throws for what AWS answers.
 * @returns the IAM actions that the credentials do not allow. What else goes wrong with a function that does not exist
 *   (a validation, say) is no missing right.
 */
export async function probePermissions(
  client: LambdaClient,
  connection: LambdaConnection,
  { name: FunctionName, arn, forcing }: ProbeRequest,
): Promise<readonly string[]> {
  const logGroupName = `/aws/lambda/${FunctionName}`;
  const logs = new CloudWatchLogsClient({ ...connection, maxAttempts: 3 });
  const calls: Readonly<Record<string, () => Promise<unknown>>> = {
    'lambda:GetFunction': () => client.send(new GetFunctionCommand({ FunctionName })),
    ...(forcing === 'version' && {
      'lambda:UpdateFunctionConfiguration': () =>
        client.send(new UpdateFunctionConfigurationCommand({ FunctionName, Description: '' })),
      'lambda:PublishVersion': () => client.send(new PublishVersionCommand({ FunctionName })),
    }),
    'lambda:PutRuntimeManagementConfig': () =>
      client.send(new PutRuntimeManagementConfigCommand({ FunctionName, UpdateRuntimeOn: 'Auto' })),
    'lambda:InvokeFunction': () =>
      client.send(new InvokeCommand({ FunctionName, Qualifier: '1', InvocationType: 'DryRun' })),
    // With a qualifier, so that not even a function of this name could go.
    'lambda:DeleteFunction': () => client.send(new DeleteFunctionCommand({ FunctionName, Qualifier: '1' })),
    'lambda:TagResource': () =>
      client.send(new TagResourceCommand({ Resource: arn, Tags: { 'cold-start-gate': 'probe' } })),
    'logs:FilterLogEvents': () => logs.send(new FilterLogEventsCommand({ logGroupName, limit: 1 })),
    'logs:DeleteLogGroup': () => logs.send(new DeleteLogGroupCommand({ logGroupName })),
  };
  const outcomes = await Promise.all(
    Object.entries(calls).map(([action, call]) => callOutcome(action, call)),
  );
  logs.destroy();
  return outcomes.flatMap((outcome) => (outcome.kind === 'denied' ? [outcome.action] : []));
}
