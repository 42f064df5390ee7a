/** Doubts about a start that do not make it invalid: what its log says twice must agree. */
import { billedMs } from '../log/billing.ts';
import type { StartOutcome, Warning } from '../model.ts';
import type { Evidence } from './evidence.ts';

/** A warning about one start; whoever knows its cell completes it. */
export type StartWarning = Pick<Warning, 'code' | 'message'>;

/** REPORT rounds every phase, so its sum can fall on the other side of a whole millisecond than the billed one. */
const BILLED_TOLERANCE_MS = 1;

export function crossCheck(
  { report, reading, expected }: Evidence,
  outcome: StartOutcome,
): readonly StartWarning[] {
  const warnings: StartWarning[] = [];
  if (reading.reportCount > 1) {
    warnings.push({
      code: 'duplicate-report',
      message: `${reading.reportCount} REPORT lines carry this request's id; the last was taken, because Lambda writes it after the function has stopped. The function prints lines that look like Lambda's own.`,
    });
  }
  if (report === null) return warnings;
  if (report.memorySizeMb !== null && report.memorySizeMb !== expected.tierMb) {
    warnings.push({
      code: 'memory-size-mismatch',
      message: `The function ran with ${report.memorySizeMb} MB where the tier is ${expected.tierMb} MB.`,
    });
  }
  if (outcome.kind === 'cold' && report.billedMs !== null && canBeBilled(outcome, report.billedRestoreMs)) {
    const sum = billedMs({
      durationMs: outcome.phases.handlerMs,
      initMs: outcome.phases.initMs,
      billedRestoreMs: report.billedRestoreMs,
    });
    if (Math.abs(sum - report.billedMs) > BILLED_TOLERANCE_MS) {
      warnings.push({
        code: 'billed-mismatch',
        message: `Lambda billed ${report.billedMs} ms where the phases add up to ${sum} ms, rounded up: the REPORT line and the bill do not describe the same request, or init is not billed here.`,
      });
    }
  }
  return warnings;
}

/** A restore is billed by a figure of its own; early SnapStart lines did not have it. */
function canBeBilled(outcome: StartOutcome & { kind: 'cold' }, billedRestoreMs: number | null): boolean {
  return outcome.by === 'init' || billedRestoreMs !== null;
}
