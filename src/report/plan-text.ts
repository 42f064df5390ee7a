/** What a run would do and cost, as text for the job log and the terminal. */
import type { Estimate } from '../core/cost/estimate.ts';
import { PRICES_AS_OF, PRICES_REGION } from '../core/cost/prices.ts';
import { bytes, dollars, duration, NBSP } from '../core/units.ts';
import type { CellPower } from '../core/verdict/power-table.ts';
import { renderPower } from './power-text.ts';

export interface PlannedRun {
  readonly where: string;
  readonly functions: { readonly measured: number; readonly skipped: number };
  readonly tiersMb: readonly number[];
  readonly architectures: readonly string[];
  readonly estimate: Estimate;
  /** Both sides are the same: the run would pass without measuring. */
  readonly identical: boolean;
  /** The policy that the run needs, as JSON; null without AWS. */
  readonly policy: string | null;
  /** What the planned samples find by the usual noise of earlier runs, where they are known. */
  readonly power?: readonly CellPower[];
}

/** The plan as lines: numbers first, what they mean beside them. */
export function renderPlan(plan: PlannedRun): string {
  const { where, functions, tiersMb, architectures, estimate, policy, power = [] } = plan;
  const calls = Object.entries(estimate.calls)
    .map(([operation, count]) => `${operation} ${count}`)
    .join(', ');
  const lines = [
    ['Where', where],
    [
      'Functions',
      `${functions.measured} to measure, ${functions.skipped} skipped because nothing of them changed`,
    ],
    ['Lanes', `${estimate.lanes} (${tiersMb.join(', ')} MB; ${architectures.join(', ')})`],
    ['Temporary functions', String(estimate.functions)],
    ['Cold starts', `at most ${estimate.starts}, burn-in included`],
    [
      'Calls',
      policy === null ? calls : `${calls}; ${estimate.controlCalls} count against the account's quota`,
    ],
    [
      'Time',
      `about ${duration(estimate.minutes * 60)} without early stopping, bound by ${BOUNDS[estimate.longestBy]}`,
    ],
    ['Code storage', `${bytes(estimate.storageBytes)} while it runs`],
    [
      'Cost',
      policy === null
        ? 'none'
        : `about ${dollars(estimate.dollars)} at a second per start, at most ${dollars(estimate.mostDollars)} (list prices of ${PRICES_REGION}, ${PRICES_AS_OF})`,
    ],
  ].map(([name = '', text = '']) => `${`${name}:`.padEnd(21)}${text}`);
  return [
    'Plan (nothing was created, changed or invoked)',
    ...(plan.identical
      ? ['Base and head are the same package and configuration: the run passes at once. Else it would be:']
      : []),
    ...lines,
    ...(power.length === 0 ? [] : ['', 'By the usual noise of earlier runs:', renderPower(power).trimEnd()]),
    ...(policy === null ? [] : ['', 'IAM policy that the run needs:', policy]),
  ]
    .join('\n')
    .replaceAll(NBSP, ' ');
}

const BOUNDS: Readonly<Record<Estimate['longestBy'], string>> = {
  'control-plane-calls': 'control-plane calls',
  'update-lock': 'one change at a time per function',
  concurrency: 'concurrency',
};
