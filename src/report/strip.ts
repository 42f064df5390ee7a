/**
 * The distribution of both sides of a cell as text: two rows of blocks over one axis, about 42 columns, so that
 * it fits the width of a phone. Ours alone: never contains foreign text.
 */
import type { Comparison } from '../core/judgement.ts';
import { type ColdStart, SIDES, type Side } from '../core/model.ts';
import type { Report } from '../core/report.ts';
import { msNumber } from '../core/units.ts';
import { cellId } from '../core/verdict/samples.ts';
import { aligned } from './columns.ts';
import { metricMs } from './metric.ts';

/** Columns of the axis. */
const WIDTH = 20;
/** From the lowest to the highest. */
export const BARS: readonly string[] = Array.from('▁▂▃▄▅▆▇█');
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

/** Least, median and most; what failed stands behind them. */
function numbers({ times, medianMs, failed }: Spread): string[] {
  const middle = medianMs === null && failed > 0 && times.length > 0 ? 'failed' : msNumber(medianMs);
  return [msNumber(times.at(0) ?? null), middle, msNumber(times.at(-1) ?? null)];
}

/** Draws rows of this report: a line of titles, base and head; nothing when nothing was measured in the cell. */
export function strips(report: Report): (comparison: Comparison, place: string) => string[] {
  const byCell = Map.groupBy(report.starts, ({ cell }) => cellId(cell));
  return (comparison, place) => draw(byCell.get(cellId(comparison.cell)) ?? [], comparison, place);
}

function draw(starts: readonly ColdStart[], comparison: Comparison, place: string): string[] {
  const measured = comparison.base === null ? (['head'] as const) : SIDES;
  const sides = measured.map((side) => spread(starts, comparison, side));
  const times = sides.flatMap((side) => side.times).toSorted((a, b) => a - b);
  const [low, most] = [times.at(0), times.at(-1)];
  if (low === undefined || most === undefined) return [];
  const medians = sides.flatMap((side) => (side.medianMs === null ? [] : [side.medianMs]));
  const high = Math.min(most, Math.max(low, ...medians) * AXIS_END_IN_MEDIANS);
  const counted = sides.map((side) => histogram(side.times, low, high));
  const tallest = Math.max(1, ...counted.flat());
  const drawn = sides.map((side, i) => `${side.side} ${bars(counted[i] ?? [], tallest)}`);
  const columns = aligned([['', 'min', 'median', 'max'], ...sides.map((side) => ['', ...numbers(side)])]);
  const failures = sides.map(({ failed, times: { length } }) =>
    failed > 0 ? ` ${length > 0 ? '+' : ''}${failed} failed` : '',
  );
  return [
    place.padEnd('base '.length + WIDTH) + (columns[0] ?? ''),
    ...drawn.map((line, i) => `${line}${columns[i + 1] ?? ''}${failures[i] ?? ''}`),
  ];
}
