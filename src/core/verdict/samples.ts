import type { BlockSample, CellKey, ColdStart, Metric, Observation, Phases, Rule, Side } from '../model.ts';
import { SIDES } from '../model.ts';
import { type DoesNotStart, startHealth } from '../start/health.ts';
import { StatisticsError } from '../statistics/errors.ts';

/** One start that counts. */
export interface CountedStart {
  readonly value: Observation;
  /** null for a failed start and for samples without phases. */
  readonly phases: Phases | null;
  /** The temporary function that served it; null when unknown. */
  readonly functionName: string | null;
}

/** The starts of one block that count, by side. */
export interface CountedBlock {
  readonly base: readonly CountedStart[];
  readonly head: readonly CountedStart[];
}

/** Everything about one cell that a verdict depends on, in the order of the blocks. */
export interface CellSamples {
  readonly cell: CellKey;
  readonly blocks: readonly CountedBlock[];
  /** Lost starts, burn-in apart. */
  readonly lost: { readonly base: number; readonly head: number };
  /** Which build does not start at all; null when both do, or nothing can be said yet. */
  readonly doesNotStart: DoesNotStart['reason'] | null;
}

/** Integer microseconds of a time in milliseconds with at most three decimals, as Lambda prints them. */
export function toMicroseconds(ms: number): number {
  const micros = Math.round(ms * 1000);
  if (!Number.isSafeInteger(micros)) {
    throw new StatisticsError('not-finite', `${String(ms)} ms is not a duration`);
  }
  return micros;
}

/**
 * The gated time of a cold start in integer microseconds. The phases are converted one by one and then added, so that
 * no decimal is lost.
 * @throws StatisticsError when the start has no such phase (`init` of a restored start).
 */
export function metricMicroseconds(phases: Phases, metric: Metric): number {
  switch (metric) {
    case 'handler':
      return toMicroseconds(phases.handlerMs);
    case 'total':
      return (
        toMicroseconds(required(phases.initMs ?? phases.restoreMs, metric)) + toMicroseconds(phases.handlerMs)
      );
    case 'init':
      return toMicroseconds(required(phases.initMs, metric));
    case 'restore':
      return toMicroseconds(required(phases.restoreMs, metric));
  }
}

function required(ms: number | null, metric: Metric): number {
  if (ms === null) {
    throw new StatisticsError(
      'not-a-number',
      `metric ${metric} was asked for, but a cold start of this run has no such phase; use total`,
    );
  }
  return ms;
}

/**
 * The one way from raw starts to samples, for the gate, `judge` and the tests alike: burn-in (block 0) and lost starts
 * are dropped, failed ones kept, blocks and starts put in order. `cells` are the cells of the plan, in its order;
 * a cell without starts has no blocks. `sides` are the sides that the run measures.
 */
export function samplesOfStarts(
  starts: readonly ColdStart[],
  cells: readonly CellKey[],
  rule: Pick<Rule, 'metric'>,
  sides: readonly Side[] = SIDES,
): CellSamples[] {
  const inOrder = [...starts].sort((a, b) => a.order - b.order);
  const byCell = Map.groupBy(inOrder, (start) => cellId(start.cell));
  const byBuild = Map.groupBy(inOrder, (start) => buildId(start.cell));
  return cells.map((cell) => ({
    cell,
    ...countedStarts(byCell.get(cellId(cell)) ?? [], rule.metric),
    doesNotStart: startHealth(byBuild.get(buildId(cell)) ?? [], sides)?.reason ?? null,
  }));
}

function countedStarts(starts: readonly ColdStart[], metric: Metric): Pick<CellSamples, 'blocks' | 'lost'> {
  const blocks = new Map<number, { base: CountedStart[]; head: CountedStart[] }>();
  const lost = { base: 0, head: 0 };
  for (const start of starts) {
    if (start.block === 0) continue;
    if (start.outcome.kind === 'lost') {
      lost[start.side]++;
      continue;
    }
    const block = blocks.get(start.block) ?? { base: [], head: [] };
    blocks.set(start.block, block);
    block[start.side].push(counted(start, metric));
  }
  return { blocks: [...blocks].sort(([a], [b]) => a - b).map(([, block]) => block), lost };
}

function counted(start: ColdStart, metric: Metric): CountedStart {
  const { outcome, functionName } = start;
  return outcome.kind === 'cold'
    ? { value: metricMicroseconds(outcome.phases, metric), phases: outcome.phases, functionName }
    : { value: 'failed', phases: null, functionName };
}

/** Samples without phases and function names: from a CSV file, a simulation, a test. */
export function plainSamples(cell: CellKey, blocks: readonly BlockSample[]): CellSamples {
  const plain = (value: Observation): CountedStart => ({ value, phases: null, functionName: null });
  return {
    cell,
    blocks: blocks.map((block) => ({ base: block.base.map(plain), head: block.head.map(plain) })),
    lost: { base: 0, head: 0 },
    doesNotStart: null,
  };
}

/** Identifies a cell as a map key. */
export function cellId(cell: CellKey): string {
  return JSON.stringify([cell.functionLabel, cell.architecture, cell.tierMb]);
}

/** Identifies what starts or does not: a function and architecture, whatever its memory. */
function buildId(cell: CellKey): string {
  return JSON.stringify([cell.functionLabel, cell.architecture]);
}

/** The times of one side as the statistics take them: microseconds, Infinity for a failed start. */
export function timesOf(starts: readonly CountedStart[]): number[] {
  return starts.map(({ value }) =>
    value === 'failed' ? Number.POSITIVE_INFINITY : wholeMicroseconds(value),
  );
}

/** A time that is not a whole number of microseconds was not measured: never rank it. */
function wholeMicroseconds(value: number): number {
  if (Number.isSafeInteger(value)) return value;
  const finite = Number.isFinite(value) || Number.isNaN(value);
  throw new StatisticsError(
    finite ? 'not-a-number' : 'not-finite',
    `a cold start took ${String(value)}, which is not a whole number of microseconds`,
  );
}

/** All counted starts of one side, blocks in order. */
export function sideStarts(blocks: readonly CountedBlock[], side: Side): CountedStart[] {
  return blocks.flatMap((block) => block[side]);
}
