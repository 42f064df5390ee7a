/**
 * Which platform records a system log level lets through (JSON format only; text logs are never filtered).
 * Source: Lambda developer guide, "Log-level filtering", event mapping of the system log.
 */
import type { PlatformRecord } from './record.ts';

export type SystemLogLevel = 'DEBUG' | 'INFO' | 'WARN';

const ORDER: readonly SystemLogLevel[] = ['DEBUG', 'INFO', 'WARN'];

/** The level that AWS gives a record. */
function systemLevelOf(record: PlatformRecord): SystemLogLevel {
  switch (record.type) {
    case 'initStart':
    case 'restoreStart':
      return record.runtimeVersion === null ? 'DEBUG' : 'INFO';
    case 'initRuntimeDone':
    case 'runtimeDone':
    case 'restoreReport':
      return succeeded(record.status) ? 'DEBUG' : 'WARN';
    case 'initReport':
      if (!succeeded(record.status)) return 'WARN';
      return record.initializationType === 'on-demand' ? 'DEBUG' : 'INFO';
    case 'report':
      return succeeded(record.status) ? 'INFO' : 'WARN';
    case 'start':
    case 'end':
    case 'taskTimedOut':
    case 'extension':
    case 'telemetrySubscription':
      return 'INFO';
  }
}

/** True when a function with this SystemLogLevel writes the record. Not set, or unknown, means INFO. */
export function passesSystemLevel(record: PlatformRecord, level: string | null): boolean {
  const minimum = ORDER.find((known) => known === level) ?? 'INFO';
  return ORDER.indexOf(systemLevelOf(record)) >= ORDER.indexOf(minimum);
}

function succeeded(status: string | null): boolean {
  return status === null || status === 'success';
}
