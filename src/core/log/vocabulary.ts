/** The closed sets of words in platform lines, read with tolerance. */
import type { InitPhase, PlatformStatus } from './record.ts';

const STATUSES: readonly PlatformStatus[] = ['success', 'failure', 'error', 'timeout'];
const PHASES: readonly InitPhase[] = ['init', 'invoke', 'snap-start'];

/** A word that is not known today is an error: only success may count as success. */
export function readStatus(word: string | null): PlatformStatus | null {
  if (word === null) return null;
  return STATUSES.find((status) => status === word) ?? 'error';
}

export function readPhase(word: string | null): InitPhase | null {
  return PHASES.find((phase) => phase === word) ?? null;
}
