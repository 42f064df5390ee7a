/**
 * What earlier runs on the default branch measured. For a trend and for planning how many samples a run needs; a verdict
 * never depends on it: another day and another machine are no base (see docs/adr/0006-cache.md).
 */
import type { CellKey, Metric } from './model.ts';
import type { Report } from './report.ts';
import { sdOfLogs } from './statistics/spread.ts';
import { cellId, samplesOfStarts, sideStarts, timesOf } from './verdict/samples.ts';

/** Older runs than this many are forgotten. */
export const HISTORY_RUNS = 100;
/** Most rows that are kept of one run. */
export const HISTORY_CELLS = 200;

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

/** What a renderer draws a trend from: one row over time, oldest first. */
export interface Trend {
  readonly cell: CellKey;
  readonly metric: Metric;
  readonly points: readonly { readonly commit: string; readonly at: string; readonly medianMs: number }[];
}

/** What a run adds to the history; null when it has no median of head. @param commit of head. */
export function historyRunOf(report: Report, commit: string): HistoryRun | null {
  const samples = samplesOfStarts(
    report.starts,
    report.comparisons.map(({ cell }) => cell),
    report.rule,
  );
  const cells = report.comparisons.flatMap(({ cell, metric, head }, index): HistoryCell[] => {
    const times = timesOf(sideStarts(samples[index]?.blocks ?? [], 'head'));
    return head.medianMs === null || head.medianMs <= 0
      ? []
      : [{ ...cell, metric, medianMs: head.medianMs, sdOfLogs: sdOfLogs(times), starts: head.n }];
  });
  return cells.length === 0 ? null : { commit, at: report.startedAt, cells: cells.slice(0, HISTORY_CELLS) };
}

/** Adds a run at the end. A commit that is measured again takes the place of what was known of it. */
export function addRun(history: History, run: HistoryRun): History {
  const others = history.runs.filter(({ commit }) => commit !== run.commit);
  return { schema: 1, runs: [...others, run].slice(-HISTORY_RUNS) };
}

/** The medians of one row over the runs that measured it. */
export function trendOf(history: History, cell: CellKey, metric: Metric): Trend {
  const points = matching(history, cell, metric).map(({ run, found }) => ({
    commit: run.commit,
    at: run.at,
    medianMs: found.medianMs,
  }));
  return { cell, metric, points };
}

/**
 * The noise of a row as earlier runs saw it: the median over runs of the standard deviation of the logs, which one bad day
 * does not move. null when none tells.
 */
export function usualNoise(history: History, cell: CellKey, metric: Metric): number | null {
  const noises = matching(history, cell, metric)
    .flatMap(({ found }) => (found.sdOfLogs === null || found.sdOfLogs === 0 ? [] : [found.sdOfLogs]))
    .sort((a, b) => a - b);
  const [low, high] = [noises[(noises.length - 1) >> 1], noises[noises.length >> 1]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

function matching(history: History, cell: CellKey, metric: Metric) {
  const wanted = cellId(cell);
  return history.runs.flatMap((run) => {
    const found = run.cells.find((candidate) => candidate.metric === metric && cellId(candidate) === wanted);
    return found === undefined ? [] : [{ run, found }];
  });
}
