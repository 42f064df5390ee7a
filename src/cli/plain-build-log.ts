/** The output of builds on a terminal. Standard output is for the result. */
import type { PrepareContext } from '../run/prepared-run.ts';

export const buildLog: PrepareContext['listener'] = {
  say: (sentence) => console.error(sentence),
  started: (title) => console.error(`\n${title}`),
  output: (line) => console.error(`  ${line}`),
  ended: () => console.error(''),
};
