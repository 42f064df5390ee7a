import { annotate } from './annotate.ts';
import { endLeftComment } from './comment-state.ts';
import { removeLeftFolder } from './engine-folder.ts';
import { cleanUpByLedger } from './run-ledger.ts';

/**
 * The post step: runs also when the main step was cancelled or killed, and undoes what that left. It warns and never
 * fails the job.
 */
export async function post(): Promise<void> {
  await attempt('delete everything that the main step made on AWS', cleanUpByLedger);
  await attempt('clean up after the main step', async () => {
    const folder = await removeLeftFolder();
    return folder === null ? null : `The main step was cut off; its temporary folder ${folder} is removed.`;
  });
  await attempt('end the comment of the main step', async () =>
    (await endLeftComment()) ? 'The main step did not finish; its comment no longer says "measuring".' : null,
  );
}

/** Does one task of the post step and says what it did; what fails is a warning, and the next task is done all the same. */
async function attempt(what: string, task: () => Promise<string | null>): Promise<void> {
  try {
    const done = await task();
    if (done !== null) console.log(done);
  } catch (error) {
    const why = error instanceof Error ? error.message : 'unknown error';
    annotate([{ level: 'warning', title: 'Cold start gate', message: `Could not ${what}: ${why}` }]);
  }
}
