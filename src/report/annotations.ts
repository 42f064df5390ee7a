/** What the check shows beside the diff, as data: the shell prints it. */
import { count } from '../core/units.ts';
import { plain } from './escape.ts';
import { ruleOf } from './functions.ts';
import { explanation, headline } from './headline.ts';
import { worstFirst } from './ranking.ts';
import { allowedWords, cellName, changeWords, type NamedReport, rowVerdict } from './words.ts';

export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  readonly title: string;
  readonly message: string;
}

/** GitHub drops what a step writes beyond ten annotations. */
const MOST_ROWS = 9;

/**
 * One annotation that sums up, then at most nine rows that regressed or stayed open, worst first. The texts are one
 * line each and foreign names in them are cleaned; encode them for the workflow command all the same.
 */
export function annotations(report: NamedReport): Annotation[] {
  const { verdict, reason, exitCode } = report.verdict;
  // A fork without credentials is no mistake of anybody; a base that never starts is one that the team can correct.
  const isQuiet = verdict === 'pass' || reason === 'no-credentials';
  const level = exitCode !== 0 ? 'error' : isQuiet ? 'notice' : 'warning';
  const loud = worstFirst(report.comparisons).filter((row) => row.verdict !== 'pass');
  const rows = loud.length > 1 ? loud.slice(0, MOST_ROWS) : [];
  const more = loud.length > 1 ? loud.length - rows.length : 0;
  const said = explanation(report, plain);
  if (more > 0) said.push(`${count(more, 'more row')} in the job summary.`);
  const everywhere = { functions: true, architectures: true };
  return [
    {
      level,
      title: headline(report, plain),
      message: said.join(' '),
    },
    ...rows.map((row): Annotation => {
      const change = changeWords(row);
      const allowed = allowedWords(row, ruleOf(report, row.cell));
      return {
        level: row.verdict === 'regression' ? level : 'warning',
        title: `Cold start: ${cellName(row.cell, everywhere, (label) => plain(label, 100))}`,
        message: `${change === null ? '' : `${change}, `}${rowVerdict(row)}${allowed === '' ? '' : `; allowed: ${allowed}`}`,
      };
    }),
  ];
}
