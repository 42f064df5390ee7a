/** Earlier runs on the default branch, one line per row. Numbers alone: names are for the renderers to quote. */
import type { Comparison } from '../core/judgement.ts';
import type { Report, TrendRow } from '../core/report.ts';
import { count, level, msNumber } from '../core/units.ts';
import { cellId } from '../core/verdict/samples.ts';
import { metricWords } from './functions.ts';
import { BARS } from './strip.ts';
import { METRIC_WORDS, medianWords } from './words.ts';

export interface TrendLine {
  readonly comparison: Comparison;
  /** What the row measures, where the rows differ in it. */
  readonly metric: string | null;
  /** One bar for every earlier run, and a last one for this. */
  readonly bars: string;
  /** `212 → 209 ms over 12 runs, here 231 ms; usual noise 4.3 %`: the oldest, the latest and this one. */
  readonly words: string;
}

/** Said wherever a trend is shown. */
export const TREND_CAVEAT =
  'For orientation: other days and other machines. The verdict compares both builds of this run and never looks here.';

/** The lowest and the highest bar are at least this share of the highest value apart, so that noise is no mountain. */
const LEAST_SPAN = 0.1;

/** The trend of every row of the report that has one, in its order. */
export function trendLines(report: Report): readonly TrendLine[] {
  const rows = new Map(report.trend?.rows.map((row) => [idOf(row), row]));
  const metric = metricWords(report);
  return report.comparisons.flatMap((comparison): TrendLine[] => {
    const row = rows.get(idOf(comparison));
    if (row === undefined) return [];
    const { medianMs } = comparison.head;
    const medians = row.earlier.map((run) => run.medianMs);
    return [
      {
        comparison,
        metric: metric === null ? METRIC_WORDS[comparison.metric].toLowerCase() : null,
        bars: sparkline(medianMs === null ? medians : [...medians, medianMs]),
        words: words(row, comparison),
      },
    ];
  });
}

function words({ earlier, usualNoise }: TrendRow, { head }: Comparison): string {
  const [first, last] = [earlier.at(0), earlier.at(-1)].map((run) => msNumber(run?.medianMs ?? null));
  const here = `here ${medianWords(head)}${head.medianMs === null ? '' : ' ms'}`;
  const noise = usualNoise === null ? '' : `; usual noise ${level(usualNoise)}`;
  return `${first} → ${last} ms over ${count(earlier.length, 'run')}, ${here}${noise}`;
}

/** Values as bars, the lowest value at the bottom; equal values are a flat line. */
export function sparkline(values: readonly number[]): string {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const span = Math.max(high - low, LEAST_SPAN * high);
  return values
    .map((value) => BARS[span > 0 ? Math.round(((value - low) / span) * (BARS.length - 1)) : 0] ?? '')
    .join('');
}

function idOf({ cell, metric }: Pick<TrendRow, 'cell' | 'metric'>): string {
  return `${metric} ${cellId(cell)}`;
}
