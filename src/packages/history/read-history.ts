import { z } from 'zod';
import { HISTORY_CELLS, HISTORY_RUNS, type History } from '../../core/history.ts';
import { METRICS } from '../../core/model.ts';
import { MEMORY_MB } from '../../core/quotas.ts';

/** A hundred runs with two hundred rows each are smaller, whatever their names. */
export const HISTORY_LIMIT_BYTES = 16_000_000;

/** Longest a cold start can take: init and timeout of a function, in milliseconds. */
const MOST_MS = 1_000_000;

const CELL = z.strictObject({
  functionLabel: z.string().min(1).max(200),
  architecture: z.enum(['x86_64', 'arm64']),
  tierMb: z.int().min(MEMORY_MB.least).max(MEMORY_MB.most),
  metric: z.enum(METRICS),
  medianMs: z.number().positive().max(MOST_MS),
  sdOfLogs: z.number().min(0).max(100).nullable(),
  starts: z.int().min(1).max(100_000),
});

const HISTORY = z.strictObject({
  schema: z.literal(1),
  runs: z
    .array(
      z.strictObject({
        commit: z.string().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/),
        // What a report takes for a time, because a trend shows it.
        at: z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?Z$/),
        cells: z.array(CELL).min(1).max(HISTORY_CELLS),
      }),
    )
    .max(HISTORY_RUNS),
});

/** Reads a history that anybody may have written. @returns null when it is not exactly of the documented form. */
export function readHistory(bytes: Uint8Array): History | null {
  if (bytes.length > HISTORY_LIMIT_BYTES) return null;
  try {
    return HISTORY.parse(JSON.parse(Buffer.from(bytes).toString('utf8')));
  } catch {
    return null;
  }
}
