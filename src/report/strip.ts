/**
 * The distribution of both sides of a cell as text: two rows of blocks over one axis, at most 46 columns, so that
 * it fits the width of a phone. Ours alone: never contains foreign text.
 */
import type { Comparison } from '../core/judgement.ts';
import { type ColdStart, SIDES, type Side } from '../core/model.ts';
import type { Report } from '../core/report.ts';
import { cellId } from '../core/verdict/samples.ts';
import { metricMs } from './metric.ts';
import { msNumber } from './units.ts';

/** Columns of the axis. */
const WIDTH = 24;
const BARS = Array.from('▁▂▃▄▅▆▇█');
/** The axis ends here, in larger medians, so that one straggler does not press everything else into a corner. */
const AXIS_END_IN_MEDIANS = 1.75;

interface Spread {
  readonly side: Side;
  readonly times: readonly number[];
  readonly failed: number;
  readonly medianMs: number | null;
}

function spread(starts: readonly ColdStart[], comparison: Comparison, side: Side): Spread {
  const times: number[] = [];
  for (const { side: of, block, outcome } of starts) {
    if (of !== side || block === 0 || outcome.kind !== 'cold') continue;
    const time = metricMs(outcome.phases, comparison.metric);
    if (time !== null) times.push(time);
  }
  const summary = side === 'base' ? comparison.base : comparison.head;
  return {
    side,
    times: times.toSorted((a, b) => a - b),
    failed: summary?.failed ?? 0,
    medianMs: summary?.medianMs ?? null,
  };
}

/** Counts per column; the last column takes what lies past the end of the axis. */
function histogram(times: readonly number[], low: number, high: number): number[] {
  const columns = new Array<number>(WIDTH).fill(0);
  for (const time of times) {
    const share = high > low ? (time - low) / (high - low) : 0.5;
    const column = Math.min(WIDTH - 1, Math.floor(share * WIDTH));
    columns[column] = (columns[column] ?? 0) + 1;
  }
  return columns;
}

function bars(columns: readonly number[], tallest: number): string {
  return columns
    .map((n) => (n === 0 ? '·' : (BARS[Math.ceil((n / tallest) * BARS.length) - 1] ?? '')))
    .join('');
}

function labels({ times, medianMs, failed }: Spread): string {
  const [least, most] = [times.at(0), times.at(-1)];
  if (least === undefined || most === undefined) return failed > 0 ? 'all failed' : 'no starts';
  const middle = medianMs === null ? 'failed' : msNumber(medianMs);
  const ends = [msNumber(least), middle, msNumber(most)].join(' ');
  return failed > 0 ? `${ends} +${failed} failed` : ends;
}

/** Draws rows of this report: two lines each, base over head; none when nothing was measured in the cell. */
export function strips(report: Report): (comparison: Comparison) => string[] {
  const byCell = Map.groupBy(report.starts, ({ cell }) => cellId(cell));
  return (comparison) => draw(byCell.get(cellId(comparison.cell)) ?? [], comparison);
}

function draw(starts: readonly ColdStart[], comparison: Comparison): string[] {
  const sides = SIDES.map((side) => spread(starts, comparison, side));
  const times = sides.flatMap((side) => side.times).toSorted((a, b) => a - b);
  const [low, most] = [times.at(0), times.at(-1)];
  if (low === undefined || most === undefined) return [];
  const medians = sides.flatMap((side) => (side.medianMs === null ? [] : [side.medianMs]));
  const high = Math.min(most, Math.max(low, ...medians) * AXIS_END_IN_MEDIANS);
  const counted = sides.map((side) => histogram(side.times, low, high));
  const tallest = Math.max(1, ...counted.flat());
  return sides.map((side, i) => `${side.side} ${bars(counted[i] ?? [], tallest)} ${labels(side)}`);
}

/** What the three numbers at the end of a strip are, aligned with them. */
export const STRIP_LEGEND = `${' '.repeat('base '.length + WIDTH)} min median max`;
