/** The log groups of temporary functions: Lambda makes one at the first request and leaves it when the function is deleted. */
import {
  CloudWatchLogsClient,
  DeleteLogGroupCommand,
  DescribeLogGroupsCommand,
} from '@aws-sdk/client-cloudwatch-logs';
import type { LambdaConnection } from './connection.ts';
import { logsConnection } from './logs-connection.ts';
import { assertOurs, logGroupOf } from './ownership.ts';
import { isResourceNotFound, serviceError } from './service-error.ts';

export interface LogGroups extends Disposable {
  /**
   * Deletes the log group of exactly one temporary function; none there is fine.
   * @throws Error of the service, e.g. AccessDeniedException.
   */
  remove(functionName: string): Promise<void>;
  /** The functions that have a log group and whose name begins so. */
  functionsWithGroup(prefix: string): Promise<readonly string[]>;
}

export function openLogGroups(connection: LambdaConnection): LogGroups {
  // The calls are few and the quota (about 10 deletes per second) is the account's: the SDK's own pacing is enough.
  const client = new CloudWatchLogsClient({
    ...logsConnection(connection),
    maxAttempts: 6,
    retryMode: 'adaptive',
  });
  const root = logGroupOf('');
  return {
    async remove(functionName) {
      assertOurs(functionName);
      try {
        await client.send(new DeleteLogGroupCommand({ logGroupName: logGroupOf(functionName) }));
      } catch (error) {
        if (!isResourceNotFound(serviceError(error))) throw error;
      }
    },
    async functionsWithGroup(prefix) {
      const names: string[] = [];
      let nextToken: string | undefined;
      do {
        const page = await client.send(
          new DescribeLogGroupsCommand({ logGroupNamePrefix: `${root}${prefix}`, nextToken }),
        );
        for (const { logGroupName = '' } of page.logGroups ?? []) names.push(logGroupName.slice(root.length));
        nextToken = page.nextToken;
      } while (nextToken !== undefined);
      return names;
    },
    [Symbol.dispose]() {
      client.destroy();
    },
  };
}
