/**
 * What earlier runs on the default branch measured. For a trend and for planning how many samples a run needs; a verdict
 * never depends on it: another day and another machine are no base (see docs/adr/0006-cache.md).
 */
import type { PackageOrigin } from './config/sources.ts';
import { isOfDefaultBranch, type RunEvent } from './event.ts';
import type { CellKey, Metric } from './model.ts';
import type { Report, Trend, TrendRow } from './report.ts';
import { sdOfLogs } from './statistics/spread.ts';
import { cellId, samplesOfStarts, sideStarts, timesOf } from './verdict/samples.ts';

/** Older runs than this many are forgotten. */
export const HISTORY_RUNS = 100;
/** Most rows that are kept of one run. */
export const HISTORY_CELLS = 200;
/** Most earlier medians in a trend: about a month of working days, and as wide as a phone shows beside the numbers. */
export const TREND_POINTS = 20;
/** One earlier median is no trend. */
const LEAST_POINTS = 2;

/** One row of a run's verdict, of the side that is on the branch now. */
export interface HistoryCell extends CellKey {
  readonly metric: Metric;
  readonly medianMs: number;
  /** Robust standard deviation of the logs of the times, for `power`; null when the run cannot tell. */
  readonly sdOfLogs: number | null;
  readonly starts: number;
}

export interface HistoryRun {
  readonly commit: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly cells: readonly HistoryCell[];
}

export interface History {
  readonly schema: 1;
  /** Oldest first. */
  readonly runs: readonly HistoryRun[];
}

export const NO_HISTORY: History = { schema: 1, runs: [] };

/** What tells the rows of a history apart. */
export interface HistoryRow {
  readonly cell: CellKey;
  readonly metric: Metric;
}

/**
 * Whether a run measures what the default branch holds, so that it adds to the history.
 * @param heads where head's code comes from: by `head-ref` it is of another commit, by `head-qualifier` what an alias serves.
 */
export function addsToHistory(event: RunEvent, heads: readonly PackageOrigin[]): boolean {
  return (
    isOfDefaultBranch(event) &&
    heads.every((head) => (head.kind === 'build' ? head.ref === null : head.kind !== 'version'))
  );
}

/** What a run adds to the history; null when it has no median of head. @param commit of head. */
export function historyRunOf(report: Report, commit: string): HistoryRun | null {
  const cells = [...Map.groupBy(report.comparisons, ({ metric }) => metric)].flatMap(
    ([metric, comparisons]): HistoryCell[] => {
      const samples = samplesOfStarts(
        report.starts,
        comparisons.map(({ cell }) => cell),
        { metric },
      );
      return comparisons.flatMap(({ cell, head: { medianMs, n } }, index): HistoryCell[] => {
        if (medianMs === null || medianMs <= 0) return [];
        const times = timesOf(sideStarts(samples[index]?.blocks ?? [], 'head'));
        return [{ ...cell, metric, medianMs, sdOfLogs: sdOfLogs(times), starts: n }];
      });
    },
  );
  return cells.length === 0 ? null : { commit, at: report.startedAt, cells: cells.slice(0, HISTORY_CELLS) };
}

/**
 * Adds a run at the end. A commit that was measured before keeps its place and its time, because a re-run of an old commit
 * says nothing about today. Its rows replace those of the same name; the others stay, because another workflow may have
 * measured them (other memory sizes, another metric).
 */
export function addRun(history: History, run: HistoryRun): History {
  const isKnown = history.runs.some(({ commit }) => commit === run.commit);
  const runs = isKnown
    ? history.runs.map((known) => (known.commit === run.commit ? mergeRuns(known, run) : known))
    : [...history.runs, run];
  return { schema: 1, runs: runs.slice(-HISTORY_RUNS) };
}

function mergeRuns(known: HistoryRun, run: HistoryRun): HistoryRun {
  const measured = new Set(run.cells.map(rowIdOf));
  const others = known.cells.filter((cell) => !measured.has(rowIdOf(cell)));
  return { ...known, cells: [...run.cells, ...others].slice(0, HISTORY_CELLS) };
}

/**
 * What a report shows of the history: its rows that at least two earlier runs measured; null when there are none.
 * @param commit of head. Runs of it and after it are not earlier.
 * @param branch the default branch.
 */
export function trendOf(history: History, report: Report, commit: string, branch: string): Trend | null {
  const known = history.runs.findIndex((run) => run.commit === commit);
  const before: History = { schema: 1, runs: known === -1 ? history.runs : history.runs.slice(0, known) };
  const rows = report.comparisons.flatMap(({ cell, metric }): TrendRow[] => {
    const earlier = matching(before, { cell, metric })
      .slice(-TREND_POINTS)
      .map(({ run, found }) => ({ commit: run.commit, at: run.at, medianMs: found.medianMs }));
    return earlier.length < LEAST_POINTS
      ? []
      : [{ cell, metric, earlier, usualNoise: usualNoise(before, { cell, metric }) }];
  });
  return rows.length === 0 ? null : { branch, rows };
}

/** Every row that some run measured, those of the latest run first. */
export function rowsOf({ runs }: History): readonly HistoryRow[] {
  const rows = new Map<string, HistoryRow>();
  for (const { cells } of runs.toReversed()) {
    for (const cell of cells) {
      const { functionLabel, architecture, tierMb, metric } = cell;
      const id = rowIdOf(cell);
      if (!rows.has(id)) rows.set(id, { cell: { functionLabel, architecture, tierMb }, metric });
    }
  }
  return [...rows.values()];
}

/** The youngest median of a row, in milliseconds; null when no run measured it. */
export function latestMedianMs(history: History, row: HistoryRow): number | null {
  return matching(history, row).at(-1)?.found.medianMs ?? null;
}

/**
 * The noise of a row as earlier runs saw it: the median over runs of the standard deviation of the logs, which one bad day
 * does not move. null when none tells.
 */
export function usualNoise(history: History, row: HistoryRow): number | null {
  const noises = matching(history, row)
    .flatMap(({ found }) => (found.sdOfLogs === null || found.sdOfLogs === 0 ? [] : [found.sdOfLogs]))
    .sort((a, b) => a - b);
  const [low, high] = [noises[(noises.length - 1) >> 1], noises[noises.length >> 1]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/** Compared by property: hundreds of rows are looked for among twenty thousand. */
function matching(history: History, { cell, metric }: HistoryRow) {
  return history.runs.flatMap((run) => {
    const found = run.cells.find(
      (candidate) =>
        candidate.tierMb === cell.tierMb &&
        candidate.metric === metric &&
        candidate.architecture === cell.architecture &&
        candidate.functionLabel === cell.functionLabel,
    );
    return found === undefined ? [] : [{ run, found }];
  });
}

function rowIdOf(row: CellKey & { readonly metric: Metric }): string {
  return `${row.metric} ${cellId(row)}`;
}
