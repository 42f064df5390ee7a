import type { Annotation } from '../report/annotations.ts';
import { commandMessage, commandProperty } from '../report/escape.ts';

/**
 * Writes one annotation to the job log. This is not left to @actions/core because bad input must be answered before
 * anything of that size is loaded.
 */
export function annotate({ level, title, message }: Annotation): void {
  process.stdout.write(`::${level} title=${commandProperty(title)}::${commandMessage(message)}\n`);
}
