/** Situations that a report can tell of, each judged by the project's own rule; the golden files show them. */
import type { CellKey, Reason, VerdictWord } from '../../src/core/model.ts';
import type { Report } from '../../src/core/report.ts';
import { judgeCell } from '../../src/core/verdict/judge-cell.ts';
import { samplesOfStarts } from '../../src/core/verdict/samples.ts';
import { aCell, aColdStart, aReport, aRule, aSide, countsOf, starts, type Truth } from './a-report.ts';

/** The report of these truths, measured and judged cell by cell. */
export function judged(
  truths: readonly Truth[],
  [verdict, reason, sentence]: readonly [VerdictWord, Reason, string],
  overrides: Partial<Report> = {},
): Report {
  const rule = overrides.rule ?? aRule;
  const all = overrides.starts ?? starts(truths);
  const cells: CellKey[] = truths.map(({ cell }) => cell);
  return aReport({
    starts: all,
    counts: countsOf(all),
    comparisons: samplesOfStarts(all, cells, rule).map((samples) => judgeCell(samples, rule, cells.length)),
    verdict: { verdict, reason, sentence, exitCode: verdict === 'regression' ? 1 : 0 },
    ...overrides,
  });
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

const passes = ['pass', 'proven', 'No row is slower than allowed.'] as const;
const regresses = ['regression', 'proven', 'Head takes longer than allowed.'] as const;

function failing(): Report {
  const truths = [truth({ tierMb: 512 }, 3900, 1.25, { headFails: 0.3 }), truth({ tierMb: 1024 }, 3600, 1.2)];
  const all = starts(truths);
  const lost = all
    .slice(12, 15)
    .map((start, i) =>
      aColdStart({ ...start, order: all.length + i, outcome: { kind: 'lost', reason: 'throttled' } }),
    );
  return judged(truths, regresses, { starts: [...all, ...lost] });
}

function deadHead(): Report {
  const cell = aCell();
  const base = starts([truth({}, 250, 1, { blocks: 1 })]).filter(({ side }) => side === 'base');
  const head = base.slice(0, 3).map((start) =>
    aColdStart({
      ...start,
      side: 'head',
      outcome: {
        kind: 'failed',
        reason: 'init-error',
        errorType: 'Runtime.ImportModuleError',
        message: "Error: Cannot find module 'pino'",
      },
    }),
  );
  const all = [...base, ...head].map((start, order) => ({ ...start, order }));
  return judged(
    [truth({}, 250)],
    ['regression', 'does-not-start', 'Three starts of head in a row failed while base starts.'],
    {
      starts: all,
      counts: countsOf(all),
      comparisons: samplesOfStarts(all, [cell], aRule).map((s) => judgeCell(s, aRule, 1)),
    },
  );
}

export const hostileLabel = 'api|v2 `x` <img src=x> @acme/team\n| fake | row | #12 \u202egpj.exe';

const notMeasured: Partial<Report> = { starts: [], counts: [], comparisons: [] };

export const scenarios: Readonly<Record<string, () => Report>> = {
  'nothing-changed': () =>
    judged(
      tiers.map((tierMb) => truth({ tierMb }, 250)),
      passes,
    ),
  'one-tier-slower': () =>
    judged(
      [
        truth({ tierMb: 512 }, 262, 1.02),
        truth({ tierMb: 1024 }, 250, 1.28),
        truth({ tierMb: 1769 }, 243, 1.01),
      ],
      regresses,
    ),
  faster: () =>
    judged(
      tiers.map((tierMb) => truth({ tierMb }, 890, 0.78)),
      passes,
    ),
  'small-and-fast': () =>
    judged(
      [
        truth({ tierMb: 128, architecture: 'arm64' }, 41, 1.2),
        truth({ tierMb: 128, architecture: 'x86_64' }, 43, 1.05),
      ],
      passes,
      {
        sides: {
          base: aSide({ runtime: 'provided.al2023' }),
          head: aSide({ runtime: 'provided.al2023', label: 'build/bootstrap.zip' }),
        },
      },
    ),
  noisy: () =>
    judged(
      [truth({}, 320, 1.14, { sd: 0.45 })],
      ['inconclusive', 'noisy', 'The noise is larger than the change.'],
    ),
  'too-few': () =>
    judged(
      [truth({}, 320, 1.5, { blocks: 1, sd: 0.4 })],
      ['inconclusive', 'too-few', 'Too few starts for any answer.'],
    ),
  'some-starts-fail': failing,
  'head-does-not-start': deadHead,
  identical: () =>
    judged([], ['pass', 'identical', 'Base and head have the same package and settings.'], notMeasured),
  'fork-without-credentials': () =>
    judged(
      [],
      ['not-measured', 'no-credentials', 'Pull requests from forks get no credentials.'],
      notMeasured,
    ),
  'accepted-regression': () =>
    judged([truth({}, 250, 1.3)], regresses, {
      policy: { onRegression: 'warn', onInconclusive: 'warn', onUnmeasured: 'pass' },
      verdict: {
        verdict: 'regression',
        reason: 'proven',
        sentence: 'Head takes longer than allowed.',
        exitCode: 0,
      },
    }),
  'all-times-equal': () => judged([truth({}, 200, 1, { sd: 0 })], passes),
  budget: () => {
    const rule = { ...aRule, budgetMs: 300 };
    const all = starts([truth({}, 350)]).filter(({ side }) => side === 'head');
    return judged([truth({}, 350)], ['regression', 'over-budget', 'Head is over its budget.'], {
      rule,
      starts: all,
      sides: { base: null, head: aSide({ label: 'v2.3.0' }) },
    });
  },
  'hostile-names': () =>
    judged(
      [truth({ functionLabel: hostileLabel }, 250, 1.3), truth({ functionLabel: 'worker' }, 300)],
      ['regression', 'proven', `Slower: ${hostileLabel}`],
      {
        sides: { base: aSide({ label: hostileLabel }), head: aSide({ label: '```\n# x' }) },
        warnings: [{ code: 'other-node-version', message: `<b>${hostileLabel}</b>`, cell: null }],
      },
    ),
  'many-rows': () =>
    judged(
      ['orders-api', 'orders-worker', 'billing-webhook', 'image-resizer'].flatMap((functionLabel, f) =>
        tiers.map((tierMb) => truth({ functionLabel, tierMb }, 180 + 90 * f, f === 2 ? 1.25 : 1)),
      ),
      regresses,
    ),
};
