/**
 * The ledger of the run: the main step tells the post step where it is before anything is made, because a job may be cut
 * off at any moment. See src/aws/ledger.ts for what is in it.
 */
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { readState, writeState } from '../github/output.ts';

const STATE = 'ledger';
const PREFIX = 'cold-start-gate-ledger-';

/** Chooses the path and records it. The file is made when there is something to write down. */
export function ledgerPath(): string {
  const path = join(process.env['RUNNER_TEMP'] || tmpdir(), `${PREFIX}${randomUUID()}.jsonl`);
  writeState(STATE, path);
  return path;
}

/**
 * Deletes what the main step left on AWS.
 * @returns one sentence about what was deleted, or null.
 * @throws Error with everything that could not be deleted, and the commands that would.
 */
export async function cleanUpByLedger(): Promise<string | null> {
  const path = readState(STATE);
  if (!basename(path).startsWith(PREFIX)) return null;
  const { cleanUpAfter } = await import('../run/leftovers.ts');
  const { deleted, left } = await cleanUpAfter(path, process.env);
  if (left.length > 0) throw new Error(left.join('\n'));
  return deleted.length === 0
    ? null
    : `The main step was cut off; ${deleted.length} temporary functions that it left are deleted.`;
}
