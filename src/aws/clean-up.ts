/** Deletes what the ledger of a run says may still be there. For the post step: the run itself is over, one way or another. */
import { setTimeout as delay } from 'node:timers/promises';
import { DeleteFunctionCommand, GetFunctionCommand } from '@aws-sdk/client-lambda';
import type { LambdaConnection } from './connection.ts';
import { type Control, openControl } from './control.ts';
import { leftBehind } from './lambda-failure.ts';
import { type LedgerContent, type LedgerEntry, openLedger } from './ledger.ts';
import { openLogGroups } from './log-groups.ts';
import { isTemporaryName, ownerOf } from './ownership.ts';
import { isAbsent, serviceError } from './service-error.ts';
import type { Timings } from './timings.ts';

export interface CleanUpTimes {
  /** A create call whose answer was never seen may still be carried out for so long. */
  readonly unseenMs: number;
  /** Lambda may write a function's last lines, and so make its log group anew, for so long after it was deleted. */
  readonly lateLogsMs: number;
}

export const CLEAN_UP_TIMES: CleanUpTimes = { unseenMs: 30_000, lateLogsMs: 10_000 };

export interface CleanUp {
  /** Names of the functions that were deleted now. */
  readonly deleted: readonly string[];
  /** What is left, a sentence each with the command that deletes it. */
  readonly left: readonly string[];
}

/**
 * Idempotent: what is gone is fine, and a clean-up that was cut off can be repeated. Every function is asked for by its
 * full ARN where one is known, so that with credentials of another account nothing is deleted, and no function is taken for
 * one that is already deleted; and it is deleted only with our name and the tag of this very run.
 * @param path of the ledger, to which deletions are added.
 */
export async function cleanUp(
  path: string,
  ledger: LedgerContent,
  connection: LambdaConnection,
  timings: Timings,
  times: CleanUpTimes = CLEAN_UP_TIMES,
): Promise<CleanUp> {
  using control = openControl(connection, timings);
  using logGroups = openLogGroups(connection);
  const log = openLedger(path, ledger);
  const account = ledger.entries.find(({ arn }) => arn !== null)?.arn?.replace(/[^:]*$/, '') ?? '';
  const begunMs = Date.now();
  const entries = ledger.entries.filter(({ name }) => isTemporaryName(name));
  const results = await Promise.all(
    entries.map(async (entry): Promise<'gone' | 'deleted' | { readonly left: string }> => {
      try {
        const found =
          entry.goneAtMs === null &&
          (await find(control, ledger.run, `${account}${entry.name}`, entry, begunMs + times.unseenMs));
        if (found) await deleteFunction(control, `${account}${entry.name}`);
        await logGroups.remove(entry.name);
        if (entry.goneAtMs === null) log.gone(entry.name);
        await delay(Math.max(0, (entry.goneAtMs ?? Date.now()) + times.lateLogsMs - Date.now()));
        await logGroups.remove(entry.name);
        return found ? 'deleted' : 'gone';
      } catch (error) {
        return { left: leftBehind(entry.name, ledger.region, error).message };
      }
    }),
  );
  return {
    deleted: entries.flatMap(({ name }, i) => (results[i] === 'deleted' ? [name] : [])),
    left: results.flatMap((result) => (typeof result === 'object' ? [result.left] : [])),
  };
}

/** Whether it is there. @throws Error when it is there and not ours. */
async function find(
  control: Control,
  run: string,
  target: string,
  { name, arn }: LedgerEntry,
  unseenUntilMs: number,
): Promise<boolean> {
  for (;;) {
    try {
      const { Tags: tags } = await control.getFunction(
        () => control.client.send(new GetFunctionCommand({ FunctionName: target })),
        null,
      );
      if (ownerOf(name, tags)?.run === run) return true;
      throw new Error('it has not the tag of this run, so it is not ours to delete');
    } catch (error) {
      if (!isAbsent(serviceError(error))) throw error;
      if (arn !== null || Date.now() >= unseenUntilMs) return false;
      await delay(Math.min(1_000, Math.max(control.timings.pollMs * 5, unseenUntilMs - Date.now())));
    }
  }
}

async function deleteFunction(control: Control, target: string): Promise<void> {
  try {
    await control.call(() => control.client.send(new DeleteFunctionCommand({ FunctionName: target })), null);
  } catch (error) {
    if (!isAbsent(serviceError(error))) throw error;
  }
}
