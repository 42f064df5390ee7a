/** Everything about AWS that is only read before a run: who we are, the template, the quotas. */
import { LambdaClient } from '@aws-sdk/client-lambda';
import type { AwsConfig } from '../../core/config/aws-inputs.ts';
import type { ProcessEnvironment } from '../../core/process-environment.ts';
import { LambdaFailure } from '../../gate/ports.ts';
import { connectionTo, customEndpoint, type LambdaConnection } from '../connection.ts';
import { readTemplate } from '../template/read-template.ts';
import type { Template } from '../template/template.ts';
import { type Account, readAccount } from './account.ts';

/** What was read of AWS before a run. */
export interface Preflight {
  readonly connection: LambdaConnection;
  /** null: AWS's own. */
  readonly endpoint: string | null;
  readonly template: Template;
  readonly account: Account;
}

export interface PreflightResult {
  /** null when there are problems or a read is not allowed. */
  readonly preflight: Preflight | null;
  readonly problems: readonly string[];
  /** IAM actions that the credentials do not allow, as far as reads show it. */
  readonly missing: readonly string[];
}

/** Reads everything at once. Never throws for what the user can mend. */
export async function readPreflight(
  config: AwsConfig,
  environment: ProcessEnvironment,
): Promise<PreflightResult> {
  let connection: LambdaConnection;
  try {
    connection = await connectionTo(config.region, environment);
  } catch (error) {
    if (!(error instanceof LambdaFailure)) throw error;
    return { preflight: null, problems: [sentence(error.message)], missing: [] };
  }
  const client = new LambdaClient({ ...connection, maxAttempts: 3 });
  try {
    const [read, quotas] = await Promise.all([
      readTemplate(client, config.template, config.environment),
      readAccount(client),
    ]);
    const { template } = read;
    const { account } = quotas;
    return {
      preflight:
        template === null || account === null
          ? null
          : { connection, endpoint: customEndpoint(environment), template, account },
      problems: [...read.problems, ...quotas.problems],
      missing: [...read.missing, ...quotas.missing],
    };
  } finally {
    client.destroy();
  }
}

function sentence(message: string): string {
  return message.charAt(0).toUpperCase() + message.slice(1);
}
