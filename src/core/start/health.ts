/** Tells a build that does not start at all from one that fails now and then, so that a run need not go on to its end. */
import type { Architecture, ColdStart, Side } from '../model.ts';
import { SIDES } from '../model.ts';

/** So many failures without one success end the run. */
const FAILURES_THAT_END = 3;

export interface DoesNotStart {
  readonly reason: 'does-not-start' | 'base-does-not-start';
  readonly functionLabel: string;
  readonly architecture: Architecture;
}

/**
 * The first function and architecture of which one side failed at least three times in a row and never started,
 * or null. Lost starts say nothing and do not break a row; burn-in starts count here.
 *
 * All tiers of a function together: a build that starts at 1,024 MB but not at 128 MB does start, and its failed
 * starts at 128 MB are compared as slower than any number. Head is blamed only where base did start; while base
 * has neither started nor failed three times, nothing is said yet.
 *
 * @param sides the sides that are measured: without a base (an absolute budget) head is judged alone.
 */
export function startHealth(
  starts: readonly ColdStart[],
  sides: readonly Side[] = SIDES,
): DoesNotStart | null {
  const groups = Map.groupBy(starts, (start) => `${start.cell.architecture} ${start.cell.functionLabel}`);
  for (const group of groups.values()) {
    const [first] = group;
    if (first === undefined) continue;
    const base = failuresWithoutSuccess(group, 'base');
    const head = failuresWithoutSuccess(group, 'head');
    const baseStarts = !sides.includes('base') || base === null;
    const { functionLabel, architecture } = first.cell;
    if (base !== null && base >= FAILURES_THAT_END)
      return { reason: 'base-does-not-start', functionLabel, architecture };
    if (baseStarts && head !== null && head >= FAILURES_THAT_END)
      return { reason: 'does-not-start', functionLabel, architecture };
  }
  return null;
}

/** How many starts of a side failed; null once one of its starts was cold. */
function failuresWithoutSuccess(starts: readonly ColdStart[], side: Side): number | null {
  const outcomes = starts.filter((start) => start.side === side).map(({ outcome }) => outcome.kind);
  return outcomes.includes('cold') ? null : outcomes.filter((kind) => kind === 'failed').length;
}
