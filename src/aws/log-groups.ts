/** The log groups of temporary functions: Lambda makes one at the first request and leaves it when the function is deleted. */
import {
  CloudWatchLogsClient,
  type CloudWatchLogsClientConfig,
  DeleteLogGroupCommand,
  ResourceNotFoundException,
} from '@aws-sdk/client-cloudwatch-logs';

/**
 * Deletes the log group of exactly one temporary function; none there is fine, as Lambda makes it only when something is logged.
 * @throws Error of the service, e.g. AccessDeniedException.
 */
export async function deleteLogGroup(
  config: CloudWatchLogsClientConfig,
  functionName: string,
): Promise<void> {
  const client = new CloudWatchLogsClient(config);
  try {
    await client.send(new DeleteLogGroupCommand({ logGroupName: `/aws/lambda/${functionName}` }));
  } catch (error) {
    if (!(error instanceof ResourceNotFoundException)) throw error;
  } finally {
    client.destroy();
  }
}
