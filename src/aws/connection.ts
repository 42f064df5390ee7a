/** How AWS is reached: region, credentials, proxy and endpoint, settled once for every client of a run. */
import type { AgentOptions } from 'node:http';
import { LambdaClient, type LambdaClientConfig } from '@aws-sdk/client-lambda';
import type { ProcessEnvironment } from '../core/process-environment.ts';
import { LambdaFailure } from '../gate/ports.ts';

/** What every client of a run is made with. */
export interface LambdaConnection {
  /** e.g. `http://127.0.0.1:4566`; absent: AWS's own, or what AWS_ENDPOINT_URL and its like say. */
  readonly endpoint?: string;
  readonly region: string;
  readonly credentials: NonNullable<LambdaClientConfig['credentials']>;
  /**
   * How requests get out of here. A client that adds options of its own spreads these. Options and not agents, because a
   * client that is closed ends the connections of its agent, and those of others with it.
   */
  readonly requestHandler?: { readonly httpAgent: AgentOptions; readonly httpsAgent: AgentOptions };
}

/** A metadata service that does not answer must not hold a job up. */
const CREDENTIALS_WAIT_MS = 5_000;

/**
 * Finds the credentials as every AWS tool does and keeps them for all clients: they are renewed when they run out.
 * @throws LambdaFailure within 5 seconds when there are none.
 */
export async function connectionTo(
  region: string,
  environment: ProcessEnvironment,
): Promise<LambdaConnection> {
  const requestHandler = agents(environment);
  const finder = new LambdaClient({ region, requestHandler });
  const { credentials } = finder.config;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), CREDENTIALS_WAIT_MS);
  });
  try {
    await Promise.race([credentials(), late]);
  } catch (error) {
    throw new LambdaFailure(NO_CREDENTIALS, { cause: error });
  } finally {
    clearTimeout(timer);
    finder.destroy();
  }
  return { region, credentials, requestHandler };
}

const NO_CREDENTIALS = `no AWS credentials were found. In a workflow, get them before this step:
  permissions:
    id-token: write
    contents: read
  steps:
    - uses: aws-actions/configure-aws-credentials@v5
      with:
        role-to-assume: arn:aws:iam::ACCOUNT:role/ROLE
        aws-region: REGION
On a laptop, log in (aws sso login) or set AWS_PROFILE. Without an AWS account, set engine: local.`;

/**
 * Agents that honour HTTP_PROXY, HTTPS_PROXY and NO_PROXY, which the SDK by itself does not. Node does the work (24.5
 * and later; docs/adr/0004-proxies.md).
 */
function agents(environment: ProcessEnvironment): NonNullable<LambdaConnection['requestHandler']> {
  const options = { keepAlive: true, proxyEnv: environment };
  return { httpAgent: options, httpsAgent: options };
}

/**
 * Where the SDK will send Lambda's requests when that is not AWS: it reads these variables itself.
 * Source: AWS SDKs and tools reference guide, "Service-specific endpoints".
 */
export function customEndpoint(environment: ProcessEnvironment): string | null {
  if (environment['AWS_IGNORE_CONFIGURED_ENDPOINT_URLS']?.toLowerCase() === 'true') return null;
  return environment['AWS_ENDPOINT_URL_LAMBDA'] || environment['AWS_ENDPOINT_URL'] || null;
}
