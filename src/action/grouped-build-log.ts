/** The output of builds in the job log: one fold per build. */
import { commandMessage, plain, withoutCommands } from '../report/escape.ts';
import type { PrepareContext } from '../run/prepared-run.ts';

const LONGEST_LINE = 8_192;

/** @param say prints a sentence of ours. */
export function buildLog(say: (sentence: string) => void): PrepareContext['listener'] {
  return {
    say,
    started: (title) => console.log(`::group::${commandMessage(plain(title, 200))}`),
    // A build prints what it likes; none of it is a command to the runner.
    output: (line) => console.log(withoutCommands(plain(line, LONGEST_LINE))),
    ended: () => console.log('::endgroup::'),
  };
}
