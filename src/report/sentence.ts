/** The verdict of a run in one sentence, naming the row that it rests on. */
import type { Comparison, Judged } from '../core/judgement.ts';
import type { CellKey, Reason, Side } from '../core/model.ts';
import { rounded, signedTenths, tenths } from '../core/units.ts';
import { changeOf, decisiveRow, MOST_MORE_SAMPLES } from '../core/verdict/worst.ts';

/** It holds names of functions, which are foreign text: quote it. */
export function verdictSentence({ verdict, comparisons }: Pick<Judged, 'verdict' | 'comparisons'>): string {
  const { verdict: word, reason } = verdict;
  if (reason === 'identical')
    return 'Base and head are the same package and configuration, so nothing was measured.';
  if (reason === 'no-credentials') return 'Nothing was measured: this run has no credentials for AWS.';
  const row = decisiveRow(comparisons, verdict);
  if (row === null) return 'Nothing was measured.';
  const where = nameOf(row.cell);
  switch (word) {
    case 'regression':
      return regressionSentence(reason, row, where);
    case 'pass':
      return passSentence(reason, row, comparisons);
    case 'not-measured':
      return `${noneSucceeds('base', row.cell)}: every one failed, so there is nothing to compare with.`;
    case 'inconclusive':
      return inconclusiveSentence(reason, row, where);
  }
}

function regressionSentence(reason: Reason, worst: Comparison, where: string): string {
  if (reason === 'does-not-start')
    return `${noneSucceeds('head', worst.cell)}: every one failed${worst.base === null ? '' : ", while base's succeed"}.`;
  if (reason === 'over-budget') {
    return `Cold starts of ${where} have ${headTime(worst)}, which is over the budget of ${ms(worst.budget?.budgetMs ?? null)}.`;
  }
  const proof =
    reason === 'proven'
      ? `proven to be more than ${allowed(worst)}`
      : `slower beyond doubt, and by estimate more than ${allowed(worst)}`;
  return `Cold starts of ${where} got slower by ${amount(worst)}: ${proof}.`;
}

function passSentence(reason: Reason, worst: Comparison, comparisons: readonly Comparison[]): string {
  const where = nameOf(worst.cell);
  if (worst.base === null) return `Cold starts of ${where} have ${headTime(worst)}, within the budget.`;
  if (reason !== 'proven') {
    const limit = worst.changePercent.interval.high;
    const doubt =
      limit === null
        ? 'how much slower it could still be is not bounded'
        : `it could still be up to ${signedTenths(limit)} %`;
    return `Cold starts of ${where} changed by ${change(worst)}, within ${allowed(worst)} by estimate; ${doubt}.`;
  }
  const best = bestChange(comparisons);
  if (comparisons.every(({ changePercent: { interval } }) => interval.high !== null && interval.high < 0)) {
    return comparisons.length === 1
      ? `Cold starts of ${where} got faster by ${amount(worst)}.`
      : `Cold starts got faster everywhere, most at ${nameOf(best.cell)}: by ${amount(best)}.`;
  }
  if (comparisons.length === 1)
    return `Cold starts of ${where} changed by ${change(worst)}, proven to be within ${allowed(worst)}.`;
  if (changeOf(worst) > 0) {
    return `Cold starts of ${where} changed by ${change(worst)} (the largest increase), proven to be within ${allowed(worst)}.`;
  }
  return `No row got slower by estimate, and all are proven to be within what is allowed; the largest change is ${change(best)}, of ${nameOf(best.cell)}.`;
}

/** The cell that got faster most; `comparisons` is not empty. */
function bestChange(comparisons: readonly Comparison[]): Comparison {
  return comparisons.reduce((best, cell) =>
    (cell.changePercent.estimate ?? 0) < (best.changePercent.estimate ?? 0) ? cell : best,
  );
}

function inconclusiveSentence(reason: Reason, worst: Comparison, where: string): string {
  const more = worst.moreSamplesNeeded;
  const advice = more === null ? '' : ` ${adviceOf(more)}`;
  switch (reason) {
    case 'too-few': {
      const least = Math.min(worst.base?.n ?? worst.head.n, worst.head.n);
      return `Too few cold starts of ${where}: ${least} per side, needs >= ${least + (more ?? 1)} samples to say anything.`;
    }
    case 'lost-starts':
      return `Too many cold starts of ${where} were lost (more than 20 % of a side's plan), so they are not judged.`;
    case 'time-limit':
      return `The run was stopped before ${where} was decided.${more === null || more === 0 ? '' : ` ${more} more per side were planned.`}`;
    case 'base-does-not-start':
      return `${noneSucceeds('base', worst.cell)}: every one failed, so there is nothing to compare with there.`;
    case 'not-proven':
      return `Cold starts of ${where} got slower by ${amount(worst)}, but more than ${allowed(worst)} is not proven.${advice}`;
    default:
      return worst.budget !== null && !(changeOf(worst) > 0)
        ? `Cold starts of ${where} have ${headTime(worst)}; whether that is within the budget of ${ms(worst.budget.budgetMs)} the noise does not allow to tell.${advice}`
        : `Cold starts of ${where} may have got slower by ${amount(worst)}, but the noise does not allow to tell.${advice}`;
  }
}

function adviceOf(more: number): string {
  return more > MOST_MORE_SAMPLES
    ? `It is too noisy here to decide with a sensible number of starts (more than ${MOST_MORE_SAMPLES} more per side).`
    : `About ${more} more starts per side would decide.`;
}

/** A build counts as not starting over all tiers of a function and architecture; it may fail in its handler as well. */
function noneSucceeds(side: Side, { functionLabel, architecture }: CellKey): string {
  return `No cold start of the ${side} build succeeds (${functionLabel} on ${architecture})`;
}

/** "checkout at 512 MB on arm64" */
function nameOf(cell: CellKey): string {
  return `${cell.functionLabel} at ${cell.tierMb} MB (${cell.architecture})`;
}

/** With its direction in the sign: `+24.1 % (+60.8 ms)`. */
function change(cell: Comparison): string {
  const { estimate } = cell.changePercent;
  return estimate === null || cell.shiftMs.estimate === null
    ? withoutNumber(cell)
    : `${signedTenths(estimate)} % (${signedTenths(cell.shiftMs.estimate)} ms)`;
}

/** For sentences that say the direction in words: `24.1 % (60.8 ms)`. */
function amount(cell: Comparison): string {
  const { estimate } = cell.changePercent;
  return estimate === null || cell.shiftMs.estimate === null
    ? withoutNumber(cell)
    : `${tenths(Math.abs(estimate))} % (${tenths(Math.abs(cell.shiftMs.estimate))} ms)`;
}

function withoutNumber({ head }: Comparison): string {
  return head.failed > 0
    ? `more than any number (${head.failed} of ${head.n} starts failed)`
    : 'an unknown amount';
}

function allowed({ allowance }: Comparison): string {
  if (allowance.allowedMs === null || allowance.allowedPercent === null) return 'what is allowed';
  return allowance.governs === 'percent'
    ? `the allowed +${rounded(allowance.allowedPercent)} %`
    : `the allowed +${rounded(allowance.allowedMs)} ms`;
}

function headTime({ head }: Comparison): string {
  return head.medianMs === null
    ? 'a median above any number (failed starts)'
    : `a median of ${ms(head.medianMs)}`;
}

function ms(value: number | null): string {
  return value === null ? 'an unknown time' : `${rounded(value)} ms`;
}
