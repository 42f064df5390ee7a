/** What a run may leave on AWS: deleted by its ledger right after it, or found by name, tags and age later. */
import { rmSync } from 'node:fs';
import type { Leftover } from '../aws/sweep.ts';
import type { ProcessEnvironment } from '../core/process-environment.ts';
import { LambdaFailure } from '../gate/ports.ts';
import { SYSTEM_CLOCK } from './clock.ts';
import { loadAdapter } from './engine/aws.ts';

export type { Leftover } from '../aws/sweep.ts';

/** Deletes need a while where a function is still being made, and no longer. */
const WAIT_MINUTES = 2;

export interface LeftBehind {
  /** Names of the functions that were deleted now. */
  readonly deleted: readonly string[];
  /** What could not be deleted, a sentence each with the command that would. */
  readonly left: readonly string[];
}

/**
 * Deletes what the ledger of a run says may still be there. The ledger goes too when nothing is left.
 * @throws LambdaFailure without credentials, or with a ledger of another endpoint.
 */
export async function cleanUpAfter(ledgerPath: string, environment: ProcessEnvironment): Promise<LeftBehind> {
  const { readLedger, connectionTo, customEndpoint, cleanUp, awsTimings } = await loadAdapter();
  const ledger = readLedger(ledgerPath);
  if (ledger === null || ledger.entries.length === 0) return { deleted: [], left: [] };
  if (ledger.endpoint !== customEndpoint(environment)) {
    const names = ledger.entries.map(({ name }) => name).join(', ');
    throw new LambdaFailure(
      `the run measured at ${ledger.endpoint ?? 'AWS'}, and the environment now says ${customEndpoint(environment) ?? 'AWS'}: nothing was deleted. Look for ${names} in ${ledger.region}.`,
    );
  }
  const connection = await connectionTo(ledger.region, environment);
  const result = await cleanUp(ledgerPath, ledger, connection, awsTimings(WAIT_MINUTES));
  if (result.left.length === 0) rmSync(ledgerPath, { force: true });
  return result;
}

export interface SweepResult {
  readonly leftovers: readonly Leftover[];
  readonly spared: number;
  readonly left: readonly string[];
}

/**
 * Leftovers of earlier runs in a region: lists them, or deletes them.
 * @throws LambdaFailure without credentials, or when functions or log groups cannot be listed.
 */
export async function sweepLeftovers(
  region: string,
  environment: ProcessEnvironment,
  remove: boolean,
): Promise<SweepResult> {
  const { connectionTo, sweep, awsTimings } = await loadAdapter();
  const connection = await connectionTo(region, environment);
  return await sweep(connection, awsTimings(WAIT_MINUTES), { now: SYSTEM_CLOCK.now(), remove });
}
