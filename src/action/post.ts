import { annotate } from './annotate.ts';
import { removeLeftFolder } from './engine-folder.ts';

/**
 * The post step: runs also when the main step was cancelled or killed, and undoes what that left. It warns and never
 * fails the job.
 */
export async function post(): Promise<void> {
  try {
    const folder = await removeLeftFolder();
    if (folder !== null) console.log(`The main step was cut off; its temporary folder ${folder} is removed.`);
  } catch (error) {
    const why = error instanceof Error ? error.message : 'unknown error';
    annotate({
      level: 'warning',
      title: 'Cold start gate',
      message: `Could not clean up after the main step: ${why}`,
    });
  }
}
