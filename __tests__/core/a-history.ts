/** Runs of a history for tests: full defaults plus overrides. */
import type { HistoryCell, HistoryRun } from '../../src/core/history.ts';

export const A_CELL: HistoryCell = {
  functionLabel: 'orders',
  architecture: 'x86_64',
  tierMb: 512,
  metric: 'total',
  medianMs: 210.5,
  sdOfLogs: 0.08,
  starts: 30,
};

/** The run of a commit that has this number, with one row. */
export function aRun(number: number, cell: Partial<HistoryCell> = {}): HistoryRun {
  return {
    commit: number.toString(16).padStart(40, '0'),
    at: new Date(Date.UTC(2026, 0, 1) + number * 3_600_000).toISOString(),
    cells: [{ ...A_CELL, ...cell }],
  };
}
