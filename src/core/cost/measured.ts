/** What the requests of a run cost, from what Lambda says that it billed. */
import type { ColdStart } from '../model.ts';
import { GB_SECOND, REQUEST } from './prices.ts';

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
