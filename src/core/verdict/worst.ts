/** Which row of a run matters most. */
import type { Comparison, RunVerdict } from '../judgement.ts';

/** More starts per side than this are no advice that anybody would follow: the noise is too large to ask for them. */
export const MOST_MORE_SAMPLES = 200;

/**
 * The cell with the largest change among `comparisons`, or null when there is none.
 */
export function worstChange(comparisons: readonly Comparison[]): Comparison | null {
  return comparisons.reduce<Comparison | null>(
    (worst, cell) => (worst === null || changeOf(cell) > changeOf(worst) ? cell : worst),
    null,
  );
}

/** In percent; a build that does not start, or has failed starts in the middle, is above every number. */
export function changeOf(cell: Comparison): number {
  if (cell.reason === 'does-not-start') return Number.POSITIVE_INFINITY;
  const { estimate } = cell.changePercent;
  if (estimate !== null) return estimate;
  return cell.head.failed > (cell.base?.failed ?? 0) ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
}

/** The row that the verdict of a run rests on, and that its sentence names; null when nothing was compared. */
export function decisiveRow(
  comparisons: readonly Comparison[],
  { verdict, reason }: Pick<RunVerdict, 'verdict' | 'reason'>,
): Comparison | null {
  const having = (applies: (row: Comparison) => boolean): readonly Comparison[] | null => {
    const rows = comparisons.filter(applies);
    return rows.length === 0 ? null : rows;
  };
  return worstChange(
    having((row) => row.verdict === verdict && row.reason === reason) ??
      // A run is inconclusive where one row passes and another could not be measured: its reason is that row's.
      having((row) => row.reason === reason) ??
      having((row) => row.verdict === verdict) ??
      comparisons,
  );
}
