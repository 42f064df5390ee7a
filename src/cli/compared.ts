import type { VerdictWord } from '../core/model.ts';
import { plain, withoutCommands } from '../report/escape.ts';

/** What `compare` came to; without a verdict when nothing was judged. */
export interface Compared {
  readonly exitCode: number;
  readonly verdict: VerdictWord | null;
}

/** Says what is in the way of a run. */
export function refused(problems: readonly string[]): Compared {
  for (const problem of problems) say(problem);
  return { exitCode: 2, verdict: null };
}

/** Writes a sentence to stderr. It can name a package or a file, and in a job the runner reads this log. */
export function say(sentence: string): void {
  console.error(withoutCommands(plain(sentence, 2_000)));
}
