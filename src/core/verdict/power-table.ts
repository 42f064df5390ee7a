/** How many starts find which change, for the noise of each cell of a file, or for a given noise. */
import { type History, type HistoryRow, latestMedianMs, usualNoise } from '../history.ts';
import type { CellKey, Metric, Rule } from '../model.ts';
import { median } from '../statistics/values.ts';
import { allowanceAt } from './describe.ts';
import { comparableBlocks } from './looks.ts';
import { detectableRatio, noiseOf, type PowerInput, samplesToFind } from './power.ts';
import { type CellSamples, sideStarts, timesOf } from './samples.ts';

/** Changes that the table has a row for, in percent. */
export const CHANGES_PERCENT: readonly number[] = [12, 15, 20, 25, 30, 50];

export interface CellPower {
  /** null for a noise that was given. */
  readonly cell: CellKey | null;
  /** Only where it is known of every row, whose metrics may differ. */
  readonly metric?: Metric;
  /** Standard deviation of the logs of one side's times: about the coefficient of variation. */
  readonly noise: number;
  /** What the rule allows at this cell, in percent of base. */
  readonly allowedPercent: number;
  /** Starts per side with which the change is found in four of five runs; null: never, the rule allows it. */
  readonly needed: readonly { readonly changePercent: number; readonly samples: number | null }[];
  readonly samples: number;
  /** The smallest change that a run of `samples` finds in four of five runs, in percent. */
  readonly visiblePercent: number;
}

/** @param noise above 0. @param allowedPercent what the rule allows, in percent of base. */
export function powerFor(
  noise: number,
  allowedPercent: number,
  rule: Rule,
  cells: number,
  cell: CellKey | null = null,
  samples: number = rule.maxSamples,
): CellPower {
  const input: PowerInput = {
    sdOfLogs: noise,
    allowedRatio: 1 + allowedPercent / 100,
    alpha: rule.alpha / cells,
    blockSize: rule.blockSize,
    decision: rule.decision,
  };
  return {
    cell,
    noise,
    allowedPercent,
    needed: CHANGES_PERCENT.map((changePercent) => ({
      changePercent,
      samples: samplesToFind(input, 1 + changePercent / 100),
    })),
    samples,
    visiblePercent: (detectableRatio(input, samples) - 1) * 100,
  };
}

/** The same for every cell of measured samples; a cell with too few starts, or no noise at all, is left out. */
export function powerOfSamples(
  cells: readonly { readonly samples: CellSamples; readonly rule: Rule }[],
): CellPower[] {
  return cells.flatMap(({ samples, rule }) => {
    const blocks = samples.blocks.filter(({ base, head }) => base.length > 0 && head.length > 0);
    const noise = noiseOf(comparableBlocks(blocks));
    const base = timesOf(sideStarts(blocks, 'base'));
    if (noise === null || noise === 0 || base.length === 0) return [];
    const { allowedPercent } = allowanceAt(median(base) / 1_000, rule);
    return allowedPercent === null
      ? []
      : [powerFor(noise, allowedPercent, rule, cells.length, samples.cell, base.length)];
  });
}

/**
 * The same for rows of runs to come, by the usual noise of earlier runs and the allowance at their latest median; with the
 * samples that the rule plans. Rows that earlier runs cannot tell of are left out.
 * @param rows all rows of the run: they share the error rate.
 */
export function powerOfHistory(
  history: History,
  rows: readonly (HistoryRow & { readonly rule: Rule })[],
): CellPower[] {
  return rows.flatMap(({ cell, metric, rule }) => {
    const noise = usualNoise(history, { cell, metric });
    const { allowedPercent } = allowanceAt(latestMedianMs(history, { cell, metric }), rule);
    return noise === null || allowedPercent === null
      ? []
      : [{ ...powerFor(noise, allowedPercent, rule, rows.length, cell), metric }];
  });
}
