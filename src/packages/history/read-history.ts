import {
  HISTORY_CELLS,
  HISTORY_RUNS,
  type History,
  type HistoryCell,
  type HistoryRun,
} from '../../core/history.ts';
import { METRICS } from '../../core/model.ts';
import { MEMORY_MB } from '../../core/quotas.ts';
import {
  closedObject,
  integer,
  list,
  nullable,
  number,
  oneOf,
  text,
  textLike,
  timestamp,
  where,
} from '../../core/shape.ts';

/** A hundred runs with two hundred rows each are smaller, whatever their names. */
export const HISTORY_LIMIT_BYTES = 16_000_000;

/** Longest a cold start can take: init and timeout of a function, in milliseconds. */
const MOST_MS = 1_000_000;

const cell = closedObject<HistoryCell>({
  functionLabel: where(text(200), 'a label has a character', (label) => label.length > 0),
  architecture: oneOf('x86_64', 'arm64'),
  tierMb: integer(MEMORY_MB.least, MEMORY_MB.most),
  metric: oneOf(...METRICS),
  medianMs: where(number(0, MOST_MS), 'more than 0 ms', (ms) => ms > 0),
  sdOfLogs: nullable(number(0, 100)),
  starts: integer(1, 100_000),
});

const HISTORY = closedObject<History>({
  schema: oneOf(1),
  runs: list(
    closedObject<HistoryRun>({
      commit: textLike('^[0-9a-f]{40}([0-9a-f]{24})?$', 'the id of a commit'),
      at: timestamp(),
      cells: where(list(cell, HISTORY_CELLS), 'at least one cell', (cells) => cells.length > 0),
    }),
    HISTORY_RUNS,
  ),
});

/** Reads a history that anybody may have written. @returns null when it is not exactly of the documented form. */
export function readHistory(bytes: Uint8Array): History | null {
  if (bytes.length > HISTORY_LIMIT_BYTES) return null;
  try {
    return HISTORY.read(JSON.parse(Buffer.from(bytes).toString('utf8')), '$');
  } catch {
    return null;
  }
}
