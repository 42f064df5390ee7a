/** Tells a build that does not start at all from one that fails now and then, so that a run need not go on to its end. */
import type { Architecture, ColdStart, FailedReason, Side } from '../model.ts';
import { SIDES } from '../model.ts';
import { likelyCause } from './causes.ts';

/** So many failures without one success end the run. */
const FAILURES_THAT_END = 3;

export interface DoesNotStart {
  readonly reason: 'does-not-start' | 'base-does-not-start';
  readonly side: Side;
  readonly functionLabel: string;
  readonly architecture: Architecture;
  /** Of the last failed start. */
  readonly failure: FailedReason;
  readonly errorType: string | null;
  /** First line, redacted. For the job log only. */
  readonly message: string | null;
  /** One sentence with what to do. */
  readonly likelyCause: string;
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
    const base = failuresWithoutSuccess(group, 'base');
    const head = failuresWithoutSuccess(group, 'head');
    const baseStarts = !sides.includes('base') || base === null;
    if (base !== null && base.length >= FAILURES_THAT_END) return describe('base-does-not-start', base);
    if (baseStarts && head !== null && head.length >= FAILURES_THAT_END)
      return describe('does-not-start', head);
  }
  return null;
}

/** The failed starts of a side, in order; null once one of its starts was cold. */
function failuresWithoutSuccess(starts: readonly ColdStart[], side: Side): readonly ColdStart[] | null {
  const ofSide = starts.filter((start) => start.side === side);
  if (ofSide.some((start) => start.outcome.kind === 'cold')) return null;
  return ofSide.filter((start) => start.outcome.kind === 'failed').sort((a, b) => a.order - b.order);
}

function describe(reason: DoesNotStart['reason'], failures: readonly ColdStart[]): DoesNotStart | null {
  const last = failures.at(-1);
  if (last === undefined || last.outcome.kind !== 'failed') return null;
  const { reason: failure, errorType, message } = last.outcome;
  return {
    reason,
    side: last.side,
    functionLabel: last.cell.functionLabel,
    architecture: last.cell.architecture,
    failure,
    errorType,
    message,
    likelyCause: likelyCause(failure, errorType, message),
  };
}
