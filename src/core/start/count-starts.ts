/** Counts what became of the starts, per side and cell. Burn-in is counted apart; it never is part of a sample. */
import type { CellKey, ColdStart, Side } from '../model.ts';
import type { StartCounts } from '../report.ts';

/** @param planned starts per side and cell at the most, as the plan has it. */
export function countStarts(
  starts: readonly ColdStart[],
  cells: readonly CellKey[],
  sides: readonly Side[],
  planned: number,
): StartCounts[] {
  return cells.flatMap((cell) =>
    sides.map((side): StartCounts => {
      const own = starts.filter((start) => start.side === side && isSameCell(start.cell, cell));
      const counted = own.filter((start) => start.block > 0);
      const reasons: Record<string, number> = {};
      for (const { outcome } of counted) {
        if (outcome.kind !== 'cold') reasons[outcome.reason] = (reasons[outcome.reason] ?? 0) + 1;
      }
      const of = (kind: ColdStart['outcome']['kind']): number =>
        counted.filter(({ outcome }) => outcome.kind === kind).length;
      return {
        cell,
        side,
        planned,
        cold: of('cold'),
        failed: of('failed'),
        lost: of('lost'),
        burnIn: own.length - counted.length,
        reasons,
      };
    }),
  );
}

function isSameCell(a: CellKey, b: CellKey): boolean {
  return a.tierMb === b.tierMb && a.architecture === b.architecture && a.functionLabel === b.functionLabel;
}
