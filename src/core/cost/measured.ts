/** What the requests of a run cost, from what Lambda says that it billed. */
import type { ColdStart } from '../model.ts';
import type { Report } from '../report.ts';
import { GB_SECOND, REQUEST } from './prices.ts';

/** What the starts of a report cost, in US dollars; null when none of its functions was measured on AWS. */
export function costOf({ functions, starts }: Pick<Report, 'functions' | 'starts'>): number | null {
  const onAws = functions.filter(({ measuredOn }) => measuredOn.engine === 'aws').map(({ label }) => label);
  if (onAws.length === 0) return null;
  const billed = new Set(onAws);
  return dollarsOf(starts.filter(({ cell }) => billed.has(cell.functionLabel)));
}

/**
 * US dollars at list prices: every request, and the billed time of those whose REPORT line was read. /tmp above the free
 * 512 MB, tenant environments and SnapStart's storage are not in it.
 * Source: AWS Lambda pricing page; billed duration is in whole milliseconds and includes init.
 */
export function dollarsOf(starts: readonly ColdStart[]): number {
  return starts.reduce((sum, { cell, outcome }) => {
    const billedMs = outcome.kind === 'cold' ? (outcome.billedMs ?? 0) : 0;
    return sum + REQUEST + (billedMs / 1_000) * (cell.tierMb / 1_024) * GB_SECOND[cell.architecture];
  }, 0);
}
