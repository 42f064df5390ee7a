/** Counts what became of the starts, per side and cell of the functions. Burn-in is counted apart; it never is part of a sample. */
import { functionOf } from '../function-of.ts';
import { type CellKey, type ColdStart, sidesIn } from '../model.ts';
import type { FunctionReport, StartCounts } from '../report.ts';

export function countStarts(
  starts: readonly ColdStart[],
  cells: readonly CellKey[],
  functions: readonly Pick<FunctionReport, 'label' | 'sides' | 'rule'>[],
): StartCounts[] {
  return cells.flatMap((cell) => {
    const { sides, rule } = functionOf(functions, cell);
    return sidesIn(sides).map((side): StartCounts => {
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
        planned: rule.maxSamples,
        cold: of('cold'),
        failed: of('failed'),
        lost: of('lost'),
        burnIn: own.length - counted.length,
        reasons,
      };
    });
  });
}

function isSameCell(a: CellKey, b: CellKey): boolean {
  return a.tierMb === b.tierMb && a.architecture === b.architecture && a.functionLabel === b.functionLabel;
}
