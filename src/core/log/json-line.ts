/** One line of a log in JSON format. Most are the function's own and are passed over without parsing them. */
import type { LineReading } from './record.ts';
import { readPhase, readStatus } from './vocabulary.ts';

type JsonObject = Readonly<Record<string, unknown>>;

/** Null for anything but a platform record of a kind that the reading uses. */
export function readJsonLine(line: string): LineReading | null {
  if (!line.includes('"platform.')) return null;
  const envelope = parseObject(line);
  const record = object(envelope?.['record']);
  if (envelope === null || record === null) return null;
  const metrics = object(record['metrics']) ?? {};
  const ending = { status: readStatus(text(record['status'])), errorType: text(record['errorType']) };
  switch (envelope['type']) {
    case 'platform.report': {
      const requestId = text(record['requestId']);
      if (requestId === null || requestId === '') return null;
      return {
        type: 'report',
        requestId,
        durationMs: amount(metrics['durationMs']),
        billedMs: amount(metrics['billedDurationMs']),
        memorySizeMb: amount(metrics['memorySizeMB']),
        maxMemoryUsedMb: amount(metrics['maxMemoryUsedMB']),
        initMs: amount(metrics['initDurationMs']),
        restoreMs: amount(metrics['restoreDurationMs']),
        billedRestoreMs: amount(metrics['billedRestoreDurationMs']),
        ...ending,
      };
    }
    case 'platform.initReport':
      return {
        type: 'initReport',
        initializationType: text(record['initializationType']),
        phase: readPhase(text(record['phase'])),
        durationMs: amount(metrics['durationMs']),
        ...ending,
      };
    case 'platform.restoreReport':
      return {
        type: 'restoreReport',
        durationMs: amount(metrics['durationMs']),
        billedMs: amount(metrics['billedDurationMs']),
        ...ending,
      };
    case 'platform.initStart':
    case 'platform.restoreStart':
      return {
        type: 'runtime',
        runtimeVersion: text(record['runtimeVersion']),
        runtimeVersionArn: text(record['runtimeVersionArn']),
      };
    case 'platform.extension': {
      const name = text(record['name']);
      return name === null ? null : { type: 'extension', name };
    }
    default:
      return null;
  }
}

/** A line that was cut, or that the function printed, need not be JSON at all. */
function parseObject(line: string): JsonObject | null {
  try {
    return object(JSON.parse(line));
  } catch {
    return null;
  }
}

function object(value: unknown): JsonObject | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : null;
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** The platform writes integers as well as fractions in any of its fields. */
function amount(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null;
}
