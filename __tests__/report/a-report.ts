/** Reports for tests: full defaults plus overrides, with starts drawn by a seeded generator. */
import type { Comparison, RunVerdict, SideSummary } from '../../src/core/judgement.ts';
import type { CellKey, ColdStart, Interval, Rule, Side, StartOutcome } from '../../src/core/model.ts';
import type { FunctionReport, Report, SideReport, StartCounts } from '../../src/core/report.ts';
import { annotations as annotationsOf } from '../../src/report/annotations.ts';
import type { MarkdownOptions } from '../../src/report/markdown/render.ts';
import { renderText as textOf } from '../../src/report/text.ts';
import { viewOf } from '../../src/report/view.ts';
import { lognormal, seeded } from './random.ts';

export const aRule: Rule = {
  thresholdPercent: 10,
  thresholdMs: 10,
  budgetMs: null,
  alpha: 0.05,
  decision: 'default',
  metric: 'total',
  blockSize: 5,
  maxSamples: 30,
};

export function aCell(overrides: Partial<CellKey> = {}): CellKey {
  return { functionLabel: 'orders-api', architecture: 'arm64', tierMb: 1024, ...overrides };
}

export function aSide(overrides: Partial<SideReport> = {}): SideReport {
  return {
    label: 'main@4f2c9d1',
    packageSha256: 'b1f0c4d29a7e5f3388d1c2ab60f41e7795d3e2c81b6a4f0d9e8c7b6a5f4e3d2c',
    packageBytes: 1_843_211,
    runtime: 'nodejs24.x',
    handler: 'index.handler',
    logFormat: 'JSON',
    runtimeVersionArn:
      'arn:aws:lambda:eu-west-1::runtime:8eeff65f6809a3ce81507fe733fe09b835899b99481ba22fd75b5a7338290ec1',
    ...overrides,
  };
}

const noInterval: Interval = { low: null, high: null, level: 0.95 };

export function aSummary(overrides: Partial<SideSummary> = {}): SideSummary {
  return {
    n: 30,
    failed: 0,
    medianMs: 252.4,
    medianInterval: { low: 247, high: 259.1, level: 0.95 },
    phaseMediansMs: { init: 221.3, restore: null, handler: 30.9 },
    ...overrides,
  };
}

/** A row that passed with no change worth a word. */
export function aComparison(overrides: Partial<Comparison> = {}): Comparison {
  return {
    cell: aCell(),
    metric: 'total',
    base: aSummary(),
    head: aSummary({ medianMs: 254.9, phaseMediansMs: { init: 223.2, restore: null, handler: 31.4 } }),
    looks: [
      {
        base: 20,
        head: 20,
        pMoreThanAllowed: 0.9991,
        pWithinAllowance: 0.0004,
        spentRegression: 0.009,
        spentPass: 0.027,
        crossed: 'pass',
      },
    ],
    ended: 'boundary',
    allowance: { governs: 'percent', allowedMs: 25.24, allowedPercent: 10 },
    share: { estimate: 0.1, interval: { low: -0.31, high: 0.48, level: 0.95 } },
    shiftMs: { estimate: 2.5, interval: { low: -7.8, high: 12.1, level: 0.95 } },
    changePercent: { estimate: 1.0, interval: { low: -3.1, high: 4.8, level: 0.95 } },
    medianRatio: 1.0099,
    pSlowerAtAll: 0.31,
    budget: null,
    verdict: 'pass',
    reason: 'proven',
    moreSamplesNeeded: null,
    warnings: [],
    ...overrides,
  };
}

/** A row that regressed, proven. */
export function aRegression(overrides: Partial<Comparison> = {}): Comparison {
  return aComparison({
    head: aSummary({ medianMs: 313.2, phaseMediansMs: { init: 281.7, restore: null, handler: 31.2 } }),
    share: { estimate: 2.41, interval: { low: 1.8, high: 3.02, level: 0.95 } },
    shiftMs: { estimate: 60.8, interval: { low: 45.2, high: 77, level: 0.95 } },
    changePercent: { estimate: 24.1, interval: { low: 18, high: 30.2, level: 0.95 } },
    medianRatio: 1.2409,
    pSlowerAtAll: 0.000002,
    verdict: 'regression',
    reason: 'proven',
    ...overrides,
  });
}

/** A row whose head never started. */
export function aDeadHead(overrides: Partial<Comparison> = {}): Comparison {
  return aRegression({
    head: aSummary({
      n: 3,
      failed: 3,
      medianMs: null,
      medianInterval: noInterval,
      phaseMediansMs: { init: null, restore: null, handler: null },
    }),
    looks: [],
    ended: 'stopped-run',
    share: { estimate: null, interval: noInterval },
    shiftMs: { estimate: null, interval: noInterval },
    changePercent: { estimate: null, interval: noInterval },
    medianRatio: null,
    reason: 'does-not-start',
    ...overrides,
  });
}

export function aColdStart(overrides: Partial<ColdStart> = {}): ColdStart {
  return {
    cell: aCell(),
    side: 'base',
    block: 1,
    order: 0,
    attempt: 1,
    functionName: 'csg-7k2p9x-b-1024-1',
    version: '12',
    requestId: requestIdOf(overrides.order ?? 0),
    startedAt: '2026-03-02T09:15:04.120Z',
    wallMs: 402.7,
    outcome: aColdOutcome(221.3, 30.9),
    warnings: [],
    ...overrides,
  };
}

/** Every request has its own. */
function requestIdOf(order: number): string {
  return `8b6f2c1e-4a0d-4d0f-9a51-${order.toString(16).padStart(12, '0')}`;
}

export function aColdOutcome(initMs: number, handlerMs: number): StartOutcome {
  return {
    kind: 'cold',
    by: 'init',
    phases: { initMs, restoreMs: null, handlerMs },
    billedMs: Math.ceil(initMs + handlerMs),
    memorySizeMb: 1024,
    maxMemoryUsedMb: 92,
  };
}

/** What is drawn for one cell. */
export interface Truth {
  readonly cell: CellKey;
  readonly init: { readonly base: number; readonly head: number };
  readonly handler: { readonly base: number; readonly head: number };
  readonly sd: number;
  /** Share of head starts that fail with init over the limit. */
  readonly headFails?: number;
  readonly blocks: number;
}

/** Starts of these cells, interleaved as the plan does it, with one burn-in per side and cell. */
export function starts(truths: readonly Truth[], seed = 7): ColdStart[] {
  const random = seeded(seed);
  const all: ColdStart[] = [];
  const add = (truth: Truth, side: Side, block: number): void => {
    const fails = side === 'head' && block > 0 && random() < (truth.headFails ?? 0);
    const order = all.length;
    const outcome: StartOutcome = fails
      ? { kind: 'failed', reason: 'init-timeout', errorType: 'Sandbox.Timedout', message: null }
      : aColdOutcome(
          lognormal(random, truth.init[side], truth.sd),
          lognormal(random, truth.handler[side], truth.sd),
        );
    all.push(
      aColdStart({
        cell: truth.cell,
        side,
        block,
        order,
        functionName: `csg-7k2p9x-${side[0]}-${truth.cell.tierMb}-1`,
        version: String(order + 1),
        startedAt: new Date(Date.UTC(2026, 2, 2, 9, 15) + order * 700).toISOString(),
        wallMs: lognormal(random, fails ? 10_400 : truth.init[side] * 1.4 + 120, 0.1),
        outcome,
      }),
    );
  };
  const most = Math.max(0, ...truths.map(({ blocks }) => blocks));
  for (let block = 0; block <= most; block += 1) {
    for (const truth of truths) {
      if (block > truth.blocks) continue;
      for (let i = 0; i < (block === 0 ? 1 : 5); i += 1) {
        const first: Side = random() < 0.5 ? 'base' : 'head';
        add(truth, first, block);
        add(truth, first === 'base' ? 'head' : 'base', block);
      }
    }
  }
  return all;
}

/** Counts that agree with the starts. */
export function countsOf(all: readonly ColdStart[]): StartCounts[] {
  const groups = Map.groupBy(all, ({ cell, side }) => JSON.stringify([cell, side]));
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const counted = group.filter(({ block }) => block > 0);
    const reasons: Record<string, number> = {};
    for (const { outcome } of counted) {
      if (outcome.kind !== 'cold') reasons[outcome.reason] = (reasons[outcome.reason] ?? 0) + 1;
    }
    const of = (kind: StartOutcome['kind']): number =>
      counted.filter(({ outcome }) => outcome.kind === kind).length;
    return {
      cell: first.cell,
      side: first.side,
      planned: 30,
      cold: of('cold'),
      failed: of('failed'),
      lost: of('lost'),
      burnIn: group.length - counted.length,
      reasons,
    };
  });
}

export const aPass: RunVerdict = {
  verdict: 'pass',
  reason: 'proven',
  exitCode: 0,
};

export function aFunction(overrides: Partial<FunctionReport> = {}): FunctionReport {
  return {
    label: aCell().functionLabel,
    skipped: false,
    measuredOn: { engine: 'aws', region: 'eu-west-1', description: 'Node.js 24.11.0, linux x64, 4 CPUs' },
    tiersMb: [1024],
    architectures: ['arm64'],
    rule: aRule,
    sides: {
      base: aSide(),
      head: aSide({ label: 'pull/42@9a1e77b', packageBytes: 2_391_004, packageSha256: 'c2a1f0d4'.repeat(8) }),
    },
    ...overrides,
  };
}

/** A function of every label among these cells, with their tiers and architectures; one when there is no cell. */
export function functionsOf(
  cells: readonly CellKey[],
  overrides: Partial<FunctionReport> = {},
): readonly FunctionReport[] {
  const groups = [...Map.groupBy(cells, ({ functionLabel }) => functionLabel)];
  if (groups.length === 0) return [aFunction(overrides)];
  return groups.map(([label, own]) =>
    aFunction({
      label,
      tiersMb: [...new Set(own.map(({ tierMb }) => tierMb))],
      architectures: [...new Set(own.map(({ architecture }) => architecture))],
      ...overrides,
    }),
  );
}

/**
 * A whole report: one function, one tier, nothing changed, unless overridden.
 * @param ofFunction what every function has that its rows do not say.
 */
export function aReport(overrides: Partial<Report> = {}, ofFunction: Partial<FunctionReport> = {}): Report {
  const comparisons = overrides.comparisons ?? [aComparison()];
  const drawn =
    overrides.starts ??
    starts([
      { cell: aCell(), init: { base: 221, head: 223 }, handler: { base: 31, head: 31 }, sd: 0.06, blocks: 4 },
    ]);
  return {
    schema: 1,
    tool: { name: 'cold-start-gate', version: '0.1.0' },
    startedAt: '2026-03-02T09:15:00.000Z',
    durationSeconds: 252,
    plan: { seed: 'f3a91c', burnInPerFunction: 1, concurrency: 4 },
    policy: { onRegression: 'fail', onInconclusive: 'warn', onUnmeasured: 'pass' },
    functions: functionsOf(
      [...comparisons, ...drawn].map(({ cell }) => cell),
      ofFunction,
    ),
    starts: drawn,
    counts: countsOf(drawn),
    comparisons,
    verdict: aPass,
    warnings: [],
    ...overrides,
  };
}

export const renderMarkdown = (report: Report, options: MarkdownOptions): string =>
  viewOf(report).markdown(options);

export const renderText = (report: Report, reportJsonPath?: string): string =>
  textOf(viewOf(report), reportJsonPath);

export const annotations = (report: Report) => annotationsOf(viewOf(report));
