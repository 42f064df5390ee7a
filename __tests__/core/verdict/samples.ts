/** Cells, rules and starts for the verdict tests: full defaults plus overrides. */
import type { Policy } from '../../../src/core/config/config.ts';
import type { Comparison } from '../../../src/core/judgement.ts';
import type {
  BlockSample,
  CellKey,
  ColdStart,
  Observation,
  Reason,
  Rule,
  Side,
  StartOutcome,
  VerdictWord,
} from '../../../src/core/model.ts';
import { judgeCell } from '../../../src/core/verdict/judge-cell.ts';
import type { CellSamples } from '../../../src/core/verdict/samples.ts';
import { plainSamples } from '../../../src/core/verdict/samples.ts';

export const CELL: CellKey = { functionLabel: 'orders', architecture: 'arm64', tierMb: 512 };

export const RULE: Rule = {
  thresholdPercent: 10,
  thresholdMs: 10,
  budgetMs: null,
  alpha: 0.05,
  decision: 'default',
  metric: 'total',
  blockSize: 5,
  maxSamples: 30,
};

export const POLICY: Policy = { onRegression: 'fail', onInconclusive: 'warn', onUnmeasured: 'pass' };

/** Milliseconds to microseconds; failed starts stay. */
export function observations(values: readonly (number | 'failed')[]): Observation[] {
  return values.map((value) => (value === 'failed' ? value : Math.round(value * 1000)));
}

/** Cuts the two sides into blocks of five by order. */
export function inBlocks(
  base: readonly (number | 'failed')[],
  head: readonly (number | 'failed')[],
  size = 5,
): BlockSample[] {
  const blocks = Math.ceil(Math.max(base.length, head.length) / size);
  return Array.from({ length: blocks }, (_, b) => ({
    base: observations(base.slice(b * size, (b + 1) * size)),
    head: observations(head.slice(b * size, (b + 1) * size)),
  }));
}

export function cellOf(
  base: readonly (number | 'failed')[],
  head: readonly (number | 'failed')[],
  overrides: Partial<CellSamples> = {},
): CellSamples {
  return { ...plainSamples(CELL, inBlocks(base, head)), ...overrides };
}

/** `n` values around `centre` whose spread is about `spread` of it, in an order that repeats every 7. */
export function around(centre: number, spread: number, n: number): number[] {
  return Array.from({ length: n }, (_, i) => centre * (1 + (spread * (((i * 3) % 7) - 3)) / 3));
}

export function coldOutcome(initMs: number, handlerMs = 10): StartOutcome {
  return {
    kind: 'cold',
    by: 'init',
    phases: { initMs, restoreMs: null, handlerMs },
    billedMs: null,
    memorySizeMb: 512,
    maxMemoryUsedMb: null,
  };
}

export const FAILED: StartOutcome = {
  kind: 'failed',
  reason: 'init-timeout',
  errorType: null,
  message: null,
};
export const LOST: StartOutcome = { kind: 'lost', reason: 'throttled' };

let order = 0;
export function aStart(
  side: Side,
  block: number,
  outcome: StartOutcome,
  overrides: Partial<ColdStart> = {},
): ColdStart {
  order++;
  return {
    cell: CELL,
    side,
    block,
    order,
    attempt: 1,
    functionName: `gate-${side}-${order % 2}`,
    version: '1',
    requestId: null,
    startedAt: '2026-01-01T00:00:00.000Z',
    wallMs: 500,
    outcome,
    warnings: [],
    ...overrides,
  };
}

/** A row whose head is so much slower, with this verdict; every percentage has a tier of its own. */
export function aComparison(verdict: VerdictWord, reason: Reason, percent = 0): Comparison {
  const base = around(300, 0.05, 30);
  const judged = judgeCell(
    cellOf(
      base,
      base.map((ms) => ms * (1 + percent / 100)),
    ),
    RULE,
    1,
  );
  return { ...judged, verdict, reason, cell: { ...CELL, tierMb: 128 + percent } };
}
