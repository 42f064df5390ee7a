/** Doubts about a start that do not make it invalid: what its log says twice must agree. */
import { billedMs } from '../log/billing.ts';
import type { StartOutcome, StartWarning } from '../model.ts';
import type { Evidence } from './evidence.ts';

/** REPORT rounds every phase, so its sum can fall on the other side of a whole millisecond than the billed one. */
const BILLED_TOLERANCE_MS = 1;

export function crossCheck(
  { report, reading, expected }: Evidence,
  outcome: StartOutcome,
): readonly StartWarning[] {
  const warnings: StartWarning[] = [];
  if (reading.reportCount > 1) {
    warnings.push({ code: 'duplicate-report', reports: reading.reportCount });
  }
  if (report === null) return warnings;
  if (report.memorySizeMb !== null && report.memorySizeMb !== expected.tierMb) {
    warnings.push({
      code: 'memory-size-mismatch',
      memorySizeMb: report.memorySizeMb,
      tierMb: expected.tierMb,
    });
  }
  if (outcome.kind === 'cold' && report.billedMs !== null && canBeBilled(outcome, report.billedRestoreMs)) {
    const sum = billedMs({
      durationMs: outcome.phases.handlerMs,
      initMs: outcome.phases.initMs,
      billedRestoreMs: report.billedRestoreMs,
    });
    if (Math.abs(sum - report.billedMs) > BILLED_TOLERANCE_MS) {
      warnings.push({ code: 'billed-mismatch', billedMs: report.billedMs, phasesMs: sum });
    }
  }
  return warnings;
}

/** A restore is billed by a figure of its own; early SnapStart lines did not have it. */
function canBeBilled(outcome: StartOutcome & { kind: 'cold' }, billedRestoreMs: number | null): boolean {
  return outcome.by === 'init' || billedRestoreMs !== null;
}
