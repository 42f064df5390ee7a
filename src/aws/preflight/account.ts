import { GetAccountSettingsCommand, type LambdaClient } from '@aws-sdk/client-lambda';
import { bytes as size } from '../../core/units.ts';
import { callOutcome } from './call.ts';

/** The quotas of the account that a run shares with production. */
export interface Account {
  /** Concurrent executions that no function has reserved. */
  readonly unreservedConcurrency: number;
  readonly concurrencyLimit: number;
  /** Bytes of stored code: packages, versions and layers. */
  readonly codeBytes: number;
  readonly codeLimitBytes: number;
}

export interface ReadAccount {
  readonly account: Account | null;
  readonly problems: readonly string[];
  readonly missing: readonly string[];
}

/** Never throws for what AWS answers. */
export async function readAccount(client: LambdaClient): Promise<ReadAccount> {
  const read = await callOutcome('lambda:GetAccountSettings', () =>
    client.send(new GetAccountSettingsCommand({})),
  );
  switch (read.kind) {
    case 'denied':
      return { account: null, problems: [], missing: [read.action] };
    case 'failed':
      return { account: null, problems: [`The account's quotas cannot be read: ${read.why}.`], missing: [] };
    case 'not-found':
      return { account: null, problems: ["The account's quotas cannot be found."], missing: [] };
    case 'answer': {
      const { AccountLimit: limit, AccountUsage: usage } = read.answer;
      const account: Account = {
        unreservedConcurrency: limit?.UnreservedConcurrentExecutions ?? 0,
        concurrencyLimit: limit?.ConcurrentExecutions ?? 0,
        codeBytes: usage?.TotalCodeSize ?? 0,
        codeLimitBytes: limit?.TotalCodeSize ?? Number.POSITIVE_INFINITY,
      };
      const problems =
        account.unreservedConcurrency > 0
          ? []
          : [
              `All ${account.concurrencyLimit} concurrent executions of the account are reserved by functions, so that temporary ones could not run: lower a reservation, ask AWS for a higher quota, or measure in another account or region.`,
            ];
      return { account, problems, missing: [] };
    }
  }
}

/** Why a run cannot be stored; null when it can. @param bytes of all its functions and versions. */
export function storageProblem(bytes: number, { codeBytes, codeLimitBytes }: Account): string | null {
  return bytes <= codeLimitBytes - codeBytes
    ? null
    : `The versions of the run would take ${size(bytes)} of code storage, and ${size(codeBytes)} of the account's ${size(codeLimitBytes)} are used: delete old versions, or ask for fewer samples or memory-tiers (or forcing: tenant, which makes no versions).`;
}
