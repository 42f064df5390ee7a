/** What Lambda bills for a request, in milliseconds; INIT is billed for every runtime since 2025-08-01. */
export interface BilledPhases {
  readonly durationMs: number;
  readonly initMs: number | null;
  /** Under SnapStart restores are billed by a figure of their own, not by Restore Duration. */
  readonly billedRestoreMs: number | null;
}

/**
 * `ceil(Duration + Init)`, or `ceil(Duration) + Billed Restore` under SnapStart
 * (AWS compute blog, "AWS Lambda standardizes billing for INIT phase").
 * Sums in microseconds: in binary fractions 0.1 + 0.9 of some millisecond could pass the next whole one.
 */
export function billedMs(phases: BilledPhases): number {
  const micros = Math.round(phases.durationMs * 1000) + Math.round((phases.initMs ?? 0) * 1000);
  return Math.ceil(micros / 1000) + (phases.billedRestoreMs ?? 0);
}
