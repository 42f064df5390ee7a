import type { Annotation } from '../report/annotations.ts';
import { commandMessage, commandProperty, plain, withoutCommands } from '../report/escape.ts';

/** GitHub shows this many annotations of a step. */
const LIMIT = 10;

/**
 * Writes annotations to the job log, the most important ones first: past GitHub's limit they are plain lines. This is
 * not left to @actions/core because bad input must be answered before anything of that size is loaded.
 */
export function annotate(annotations: readonly Annotation[]): void {
  for (const [index, { level, title, message }] of annotations.entries()) {
    process.stdout.write(
      index < LIMIT
        ? `::${level} title=${commandProperty(title)}::${commandMessage(message)}\n`
        : `${withoutCommands(plain(`${level}: ${message}`, 2_000))}\n`,
    );
  }
}
