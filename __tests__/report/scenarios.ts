/** Situations that a report can tell of, each judged by the project's own rule; the golden files show them. */
import { type CellKey, type ColdStart, SIDES } from '../../src/core/model.ts';
import type { FunctionReport, Report } from '../../src/core/report.ts';
import { judgeCell } from '../../src/core/verdict/judge-cell.ts';
import { judgeReport } from '../../src/core/verdict/judge-report.ts';
import { judgeRun, type WithoutMeasuring } from '../../src/core/verdict/judge-run.ts';
import { cellId, samplesOfStarts } from '../../src/core/verdict/samples.ts';
import {
  aCell,
  aColdOutcome,
  aColdStart,
  aFunction,
  aReport,
  aRule,
  aSide,
  countsOf,
  functionsOf,
  starts,
  type Truth,
} from './a-report.ts';

/** The report of these truths, measured, stopped where a row was decided, and judged. */
export function judged(
  truths: readonly Truth[],
  overrides: Partial<Report> = {},
  without: WithoutMeasuring = null,
  ofFunction: Partial<FunctionReport> = {},
): Report {
  const rule = ofFunction.rule ?? aRule;
  const cells: CellKey[] = truths.map(({ cell }) => cell);
  const drawn = overrides.starts ?? starts(truths);
  const comparisons = samplesOfStarts(drawn, cells, rule).map((samples) =>
    judgeCell(samples, rule, cells.length),
  );
  const lastBlock = new Map(
    comparisons.map((row) => [cellId(row.cell), Math.ceil(row.head.n / rule.blockSize)]),
  );
  const all = drawn.filter(({ cell, block }) => block <= (lastBlock.get(cellId(cell)) ?? 0));
  const report = aReport(
    {
      comparisons,
      functions: functionsOf(cells, ofFunction),
      ...overrides,
      starts: all,
      counts: countsOf(all),
    },
    ofFunction,
  );
  return { ...report, verdict: judgeRun(comparisons, report.policy, without) };
}

/** A cell of a function whose cold start takes `ms` at 1024 MB, mostly init; less memory, slower handler. */
function truth(cell: Partial<CellKey>, ms: number, factor = 1, more: Partial<Truth> = {}): Truth {
  const whole = aCell(cell);
  const handler = (ms * 0.13 * 1024) / Math.min(1024, whole.tierMb);
  return {
    cell: whole,
    init: { base: ms * 0.87, head: ms * 0.87 * factor },
    handler: { base: handler, head: handler },
    sd: 0.07,
    blocks: 6,
    ...more,
  };
}

const tiers = [512, 1024, 1769] as const;

function failing(): Report {
  const truths = [truth({ tierMb: 512 }, 3900, 1.25, { headFails: 0.3 }), truth({ tierMb: 1024 }, 3600, 1.2)];
  const all = starts(truths);
  const lost = all.slice(12, 15).map((start, i) =>
    aColdStart({
      ...start,
      order: all.length + i,
      requestId: null,
      outcome: { kind: 'lost', reason: 'throttled' },
    }),
  );
  return judged(truths, { starts: [...all, ...lost] });
}

/** The cells of `truths` with only the starts that `keep` wants. */
function keeping(truths: readonly Truth[], keep: (start: ColdStart) => boolean): ColdStart[] {
  return starts(truths)
    .filter(keep)
    .map((start, order) => ({ ...start, order }));
}

function deadHead(): Report {
  const truths = [truth({}, 250, 1, { blocks: 1 })];
  const all = keeping(truths, ({ side, block }) => side === 'base' || block > 0).map((start) =>
    start.side === 'base'
      ? start
      : aColdStart({
          ...start,
          outcome: {
            kind: 'failed',
            reason: 'init-error',
            errorType: 'Runtime.ImportModuleError',
            message: "Error: Cannot find module 'pino'",
          },
        }),
  );
  return judged(truths, { starts: all });
}

/** Three starts per side, far apart: a large difference that means nothing yet. */
function tooFew(): Report {
  const times = { base: [230, 260, 300], head: [240, 410, 780] };
  const all = SIDES.flatMap((side) =>
    times[side].map((ms) => ({ side, outcome: aColdOutcome(ms - 30, 30) })),
  );
  return judged([truth({}, 250)], { starts: all.map((start, order) => aColdStart({ ...start, order })) });
}

export const hostileLabel = 'api|v2 `x` <img src=x> @acme/team\n| fake | row | #12 \u202egpj.exe';

const trial = { onRegression: 'warn', onInconclusive: 'warn', onUnmeasured: 'pass' } as const;

/** A file of 40 functions of which 37 did not change; the two that got slower may do so by different amounts. */
export function severalFunctions(): Report {
  const names = ['orders-api', 'orders-worker', hostileLabel];
  const report = judged(
    names.map((functionLabel, f) => truth({ functionLabel }, 180 + 90 * f, f === 2 ? 1 : 1.3)),
  );
  const sides = (name: string) => ({
    base: aSide({ label: `base/${name}` }),
    head: aSide({ label: `head/${name}` }),
  });
  const functions = [...names, ...Array.from({ length: 37 }, (_, i) => `job-${i + 1}`)].map((label, f) => ({
    ...aFunction({ label, sides: sides(f === 2 ? 'x' : label) }),
    skipped: f > 2,
    rule: f === 1 ? { ...aRule, thresholdPercent: 50 } : aRule,
  }));
  return { ...report, functions, ...judgeReport({ ...report, functions }) };
}

/** Two of three tiers were measured before, on a branch that somebody named. */
function withTrend(): Report {
  const report = judged(tiers.map((tierMb) => truth({ tierMb }, 250, tierMb === 1024 ? 1.28 : 1.01)));
  const rows = report.comparisons.slice(0, 2).map(({ cell, metric }, i) => ({
    cell,
    metric,
    earlier: [251.2, 249.8, 262, 255.1, 248.4, 250.9].slice(3 * i).map((medianMs, day) => ({
      commit: String(day).repeat(40),
      at: `2026-02-0${day + 1}T04:00:00.000Z`,
      medianMs,
    })),
    usualNoise: i === 0 ? 0.068 : null,
  }));
  return { ...report, trend: { branch: 'trunk|`x` <b> @acme/team ##[error]', rows } };
}

export const scenarios: Readonly<Record<string, () => Report>> = {
  'earlier-runs': withTrend,
  'nothing-changed': () => judged(tiers.map((tierMb) => truth({ tierMb }, 250))),
  'one-tier-slower': () =>
    judged(tiers.map((tierMb) => truth({ tierMb }, 250, tierMb === 1024 ? 1.28 : 1.01))),
  faster: () => judged(tiers.map((tierMb) => truth({ tierMb }, 890, 0.78))),
  'small-and-fast': () => {
    const bootstrap = aSide({ runtime: 'provided.al2023', runtimeVersionArn: null });
    return judged(
      [truth({ tierMb: 1024 }, 41, 1.2), truth({ tierMb: 1024, architecture: 'x86_64' }, 43, 1.05)],
      {},
      null,
      { sides: { base: bootstrap, head: { ...bootstrap, label: 'build/bootstrap.zip' } } },
    );
  },
  noisy: () => judged([truth({}, 320, 1.35, { sd: 0.7 })]),
  'not-proven': () =>
    judged([truth({}, 320, 1.3, { sd: 0.5 }), truth({ tierMb: 2048 }, 300, 1.05, { sd: 0.25 })]),
  'too-few': tooFew,
  'some-starts-fail': failing,
  'head-does-not-start': deadHead,
  identical: () => judged([], { starts: [] }, 'identical'),
  'fork-without-credentials': () => judged([], { starts: [] }, 'no-credentials'),
  'accepted-regression': () => judged([truth({}, 250, 1.3)], { policy: trial }),
  'all-times-equal': () => judged([truth({}, 200, 1, { sd: 0 })]),
  budget: () => {
    const truths = [truth({}, 350)];
    return judged(truths, { starts: keeping(truths, ({ side }) => side === 'head') }, null, {
      rule: { ...aRule, budgetMs: 300 },
      sides: { base: null, head: aSide({ label: 'v2.3.0' }) },
    });
  },
  'hostile-names': () =>
    judged(
      [truth({ functionLabel: hostileLabel }, 250, 1.3), truth({ functionLabel: 'worker' }, 300)],
      {
        warnings: [{ code: 'other-node-version', runtime: `<b>${hostileLabel}</b>`, nodeVersion: '24.11.0' }],
      },
      null,
      { sides: { base: aSide({ label: hostileLabel }), head: aSide({ label: '```\n# x' }) } },
    ),
  'several-functions': severalFunctions,
  'many-rows': () =>
    judged(
      ['orders-api', 'orders-worker', 'billing-webhook', 'image-resizer'].flatMap((functionLabel, f) =>
        tiers.map((tierMb) => truth({ functionLabel, tierMb }, 180 + 90 * f, f === 2 ? 1.25 : 1)),
      ),
    ),
};
