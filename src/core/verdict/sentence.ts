import type { Comparison } from '../judgement.ts';
import type { CellKey, Reason, VerdictWord } from '../model.ts';

/**
 * The cell with the largest change among `comparisons` (a build that does not start or has failed starts in the middle
 * is above every number), or null when there is none.
 */
export function worstChange(comparisons: readonly Comparison[]): Comparison | null {
  return comparisons.reduce<Comparison | null>(
    (worst, cell) => (worst === null || changeOf(cell) > changeOf(worst) ? cell : worst),
    null,
  );
}

function changeOf(cell: Comparison): number {
  if (cell.reason === 'does-not-start') return Number.POSITIVE_INFINITY;
  const { estimate } = cell.changePercent;
  if (estimate !== null) return estimate;
  return cell.head.failed > (cell.base?.failed ?? 0) ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
}

/** One plain sentence for the verdict of a run, naming the worst change. */
export function runSentence(
  verdict: VerdictWord,
  reason: Reason,
  comparisons: readonly Comparison[],
): string {
  if (reason === 'identical')
    return 'Base and head are the same package and configuration, so nothing was measured.';
  if (reason === 'no-credentials') return 'Nothing was measured: this run has no credentials for AWS.';
  const decisive = comparisons.filter((cell) => cell.reason === reason && cell.verdict === verdict);
  const worst = worstChange(decisive.length > 0 ? decisive : comparisons);
  if (worst === null) return 'Nothing was measured.';
  const where = nameOf(worst.cell);
  switch (verdict) {
    case 'regression':
      return regressionSentence(reason, worst, where);
    case 'pass':
      return passSentence(reason, worst, where, comparisons.length);
    case 'not-measured':
      return `The base build does not start (${where}), so there is nothing to compare with.`;
    case 'inconclusive':
      return inconclusiveSentence(reason, worst, where);
  }
}

function regressionSentence(reason: Reason, worst: Comparison, where: string): string {
  if (reason === 'does-not-start')
    return `The head build does not start: ${where} failed every time, while base starts.`;
  if (reason === 'over-budget') {
    return `Cold starts of ${where} take ${headTime(worst)}, which is over the budget of ${ms(worst.budget?.budgetMs ?? null)}.`;
  }
  const proof =
    reason === 'proven'
      ? `proven to be more than ${allowed(worst)}`
      : `slower beyond doubt, and by estimate more than ${allowed(worst)}`;
  return `Cold starts of ${where} got slower by ${change(worst)}: ${proof}.`;
}

function passSentence(reason: Reason, worst: Comparison, where: string, cells: number): string {
  if (worst.base === null) return `Cold starts of ${where} take ${headTime(worst)}, within the budget.`;
  const everywhere = cells === 1 ? '' : ' (the largest change)';
  if (reason === 'proven') {
    return `Cold starts changed by ${change(worst)} at ${where}${everywhere}, proven to be within ${allowed(worst)}.`;
  }
  const limit = worst.changePercent.interval.high;
  const doubt =
    limit === null
      ? 'how much slower it could still be is not bounded'
      : `it could still be up to ${signed(limit)} %`;
  return `Cold starts changed by ${change(worst)} at ${where}${everywhere}, within ${allowed(worst)} by estimate; ${doubt}.`;
}

function inconclusiveSentence(reason: Reason, worst: Comparison, where: string): string {
  const more = worst.moreSamplesNeeded;
  const advice = more === null ? '' : ` About ${more} more starts per side would decide.`;
  switch (reason) {
    case 'too-few': {
      const least = Math.min(worst.base?.n ?? worst.head.n, worst.head.n);
      return `Too few cold starts of ${where}: ${least} per side, needs >= ${least + (more ?? 1)} samples to say anything.`;
    }
    case 'lost-starts':
      return `Too many cold starts of ${where} were lost (more than 20 % of a side's plan), so they are not judged.`;
    case 'time-limit':
      return `The run was stopped before ${where} was decided.${advice}`;
    case 'base-does-not-start':
      return `The base build does not start at ${where}, so there is nothing to compare with there.`;
    case 'not-proven':
      return `Cold starts of ${where} got slower by ${change(worst)}, but more than ${allowed(worst)} is not proven.${advice}`;
    default:
      return `Cold starts of ${where} may have got slower by ${change(worst)}, but the noise does not allow to tell.${advice}`;
  }
}

/** "checkout at 512 MB on arm64" */
function nameOf(cell: CellKey): string {
  return `${cell.functionLabel} at ${cell.tierMb} MB (${cell.architecture})`;
}

function change({ changePercent, shiftMs, head }: Comparison): string {
  if (changePercent.estimate === null || shiftMs.estimate === null) {
    return head.failed > 0
      ? `more than any number (${head.failed} of ${head.n} starts failed)`
      : 'an unknown amount';
  }
  return `${signed(changePercent.estimate)} % (${signed(shiftMs.estimate)} ms)`;
}

function allowed({ allowance }: Comparison): string {
  if (allowance.allowedMs === null || allowance.allowedPercent === null) return 'what is allowed';
  return allowance.governs === 'percent'
    ? `the allowed +${tidy(allowance.allowedPercent)} %`
    : `the allowed +${tidy(allowance.allowedMs)} ms`;
}

function headTime({ head }: Comparison): string {
  return head.medianMs === null
    ? 'more than any number (failed starts)'
    : `${ms(head.medianMs)} in the middle`;
}

function ms(value: number | null): string {
  return value === null ? 'an unknown time' : `${tidy(value)} ms`;
}

function signed(value: number): string {
  const text = value.toFixed(1);
  return Number(text) > 0 ? `+${text}` : Number(text) === 0 ? '0.0' : text;
}

/** At most two decimals, none that are zero. */
function tidy(value: number): string {
  return String(Number(value.toFixed(2)));
}
