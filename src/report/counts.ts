/** What became of the starts of a run, in words. */
import type { Report, StartCounts } from '../core/report.ts';
import { count, exact } from '../core/units.ts';

/** `60 cold, 0 failed, 0 lost; the first start of each temporary function is dropped on both sides (6 in all)`. */
export function countsWords({ counts, plan, functions }: Report): string {
  const total = (of: (counts: StartCounts) => number): number =>
    counts.reduce((sum, side) => sum + of(side), 0);
  const said = `${exact(total(({ cold }) => cold))} cold, ${exact(total(({ failed }) => failed))} failed, ${exact(total(({ lost }) => lost))} lost`;
  const burnIn = total((side) => side.burnIn);
  if (burnIn === 0) return said;
  const n = plan.burnInPerFunction;
  const first =
    n === 1
      ? 'the first start of each temporary function is'
      : `the first ${count(n, 'start')} of each temporary function are`;
  const where = functions.some(({ sides }) => sides.base !== null) ? ' on both sides' : '';
  return `${said}; ${first} dropped${where} (${exact(burnIn)} in all)`;
}
