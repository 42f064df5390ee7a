import type { ProcessEnvironment } from '../core/process-environment.ts';
import type { LambdaConnection } from './connection.ts';

/**
 * The connection for CloudWatch Logs. An endpoint that is given for Lambda alone has its log groups there too: asking AWS for
 * them would be asking another account.
 * Source of the names: AWS SDKs and tools reference guide, "Service-specific endpoints".
 */
export function logsConnection(
  connection: LambdaConnection,
  environment: ProcessEnvironment = process.env,
): LambdaConnection {
  const lambda = environment['AWS_ENDPOINT_URL_LAMBDA'];
  const ignored = environment['AWS_IGNORE_CONFIGURED_ENDPOINT_URLS']?.toLowerCase() === 'true';
  const own = environment['AWS_ENDPOINT_URL_CLOUDWATCH_LOGS'] || environment['AWS_ENDPOINT_URL'];
  if (connection.endpoint !== undefined || ignored || own || !lambda) return connection;
  return { ...connection, endpoint: lambda };
}
