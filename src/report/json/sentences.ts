/** What stands in a JSON file in words beside the data that the words are made of: for people who read it with `jq`. */
import type { Judged } from '../../core/judgement.ts';
import type { Warning } from '../../core/model.ts';
import { verdictSentence } from '../sentence.ts';
import { warningSentence } from '../warning.ts';

type Spoken = Pick<Judged, 'verdict' | 'comparisons'> & { readonly warnings?: readonly Warning[] };

/** The same with a `sentence` at the end of its verdict and of every warning. */
export function withSentences<T extends Spoken>(judged: T) {
  const { verdict, comparisons, warnings } = judged;
  return {
    ...judged,
    verdict: { ...verdict, sentence: verdictSentence(judged) },
    ...(warnings === undefined ? {} : { warnings: warnings.map(spoken) }),
    comparisons: comparisons.map((row) => ({ ...row, warnings: row.warnings.map(spoken) })),
  };
}

function spoken(warning: Warning) {
  return { ...warning, sentence: warningSentence(warning) };
}
