/**
 * Writes platform records as Lambda does, byte for byte. The embedded engine's log is made with it.
 * Forms: decoded LogResult of real invokes (text) and the Telemetry API's schema reference (JSON).
 */
import type { LogFormat } from '../model.ts';
import type { InitReportRecord, PlatformRecord, ReportRecord, RestoreReportRecord } from './record.ts';

/**
 * One record as the line(s) of a log, line feed included.
 *
 * @param time ISO 8601 with milliseconds, e.g. `2026-11-30T12:00:00.000Z`; in text only `taskTimedOut` shows it.
 * @returns the empty string where that format has no such line (`end` in JSON, `runtimeDone` in text, ...).
 */
export function formatRecord(record: PlatformRecord, format: LogFormat, time: string): string {
  return format === 'JSON' ? formatJson(record, time) : formatText(record, time);
}

function formatText(record: PlatformRecord, time: string): string {
  switch (record.type) {
    case 'initStart':
      return runtimeVersionLine('INIT_START', record.runtimeVersion, record.runtimeVersionArn);
    case 'restoreStart':
      return runtimeVersionLine('RESTORE_START', record.runtimeVersion, record.runtimeVersionArn);
    case 'initReport':
      return phaseLine('INIT_REPORT', 'Init Duration', record.phase, record);
    case 'restoreReport':
      return phaseLine('RESTORE_REPORT', 'Restore Duration', null, record);
    case 'start':
      return `START RequestId: ${word(record.requestId)} Version: ${word(record.version)}\n`;
    case 'end':
      return `END RequestId: ${word(record.requestId)}\n`;
    case 'taskTimedOut':
      return `${time} ${word(record.requestId)} Task timed out after ${record.timeoutSeconds.toFixed(2)} seconds\n\n`;
    case 'report':
      return reportLine(record);
    case 'extension':
      return `EXTENSION\tName: ${word(record.name)}\tState: ${word(record.state)}\tEvents: ${list(record.events)}\n`;
    case 'telemetrySubscription':
      return `TELEMETRY\tName: ${word(record.name)}\tState: ${word(record.state)}\tTypes: ${list(record.types)}\n`;
    case 'initRuntimeDone':
    case 'runtimeDone':
      return '';
  }
}

function reportLine(record: ReportRecord): string {
  const fields = [
    `REPORT RequestId: ${word(record.requestId)}`,
    ...field('Duration', decimals(record.durationMs)),
    ...field('Billed Duration', whole(record.billedMs, 'ms')),
    ...field('Memory Size', whole(record.memorySizeMb, 'MB')),
    ...field('Max Memory Used', whole(record.maxMemoryUsedMb, 'MB')),
    ...field('Init Duration', decimals(record.initMs)),
    ...field('Restore Duration', decimals(record.restoreMs)),
    ...field('Billed Restore Duration', whole(record.billedRestoreMs, 'ms')),
  ];
  const status = statusFields(record);
  // AWS ends every field with a TAB, except where Status (and Error Type) close the line.
  return status.length === 0 ? `${fields.join('\t')}\t\n` : `${[...fields, ...status].join('\t')}\n`;
}

function phaseLine(
  keyword: string,
  durationName: string,
  phase: string | null,
  record: InitReportRecord | RestoreReportRecord,
): string {
  const fields = [
    ...field(durationName, decimals(record.durationMs)),
    ...field('Phase', phase),
    ...statusFields(record),
  ];
  return `${keyword} ${fields.join('\t')}\n`;
}

/** Images have no managed runtime and so no such line. */
function runtimeVersionLine(keyword: string, version: string | null, arn: string | null): string {
  if (version === null) return '';
  const fields = [...field('Runtime Version', word(version)), ...field('Runtime Version ARN', arn)];
  return `${keyword} ${fields.join('\t')}\n`;
}

function statusFields(record: InitReportRecord | RestoreReportRecord | ReportRecord): string[] {
  const status = record.status === 'success' ? null : record.status;
  return [
    ...field('Status', status),
    ...field('Error Type', record.errorType === null ? null : word(record.errorType)),
  ];
}

function field(name: string, value: string | null): string[] {
  return value === null ? [] : [`${name}: ${value}`];
}

function decimals(ms: number | null): string | null {
  return ms === null ? null : `${ms.toFixed(2)} ms`;
}

function whole(value: number | null, unit: 'ms' | 'MB'): string | null {
  return value === null ? null : `${Math.round(value)} ${unit}`;
}

function list(values: readonly string[]): string {
  return `[${values.map(word).join(', ')}]`;
}

/** Names and error types come from the function: blanks and control characters in them would start new fields or lines (Cc: control characters). */
function word(value: string): string {
  return value.replace(/[\s\p{Cc}]+/gu, '_');
}

function formatJson(record: PlatformRecord, time: string): string {
  const body = jsonBody(record);
  return body === null ? '' : `${JSON.stringify({ time, type: `platform.${record.type}`, record: body })}\n`;
}

/** Absent fields are `undefined`, which JSON.stringify leaves out. */
function jsonBody(record: PlatformRecord): Record<string, unknown> | null {
  switch (record.type) {
    case 'initStart':
      return {
        initializationType: record.initializationType,
        phase: record.phase,
        functionName: record.functionName,
        functionVersion: record.functionVersion,
        runtimeVersion: present(record.runtimeVersion),
        runtimeVersionArn: present(record.runtimeVersionArn),
      };
    case 'initRuntimeDone':
      return {
        initializationType: record.initializationType,
        phase: record.phase,
        status: record.status,
        errorType: present(record.errorType),
      };
    case 'initReport':
      return {
        initializationType: present(record.initializationType),
        phase: present(record.phase),
        status: present(record.status),
        errorType: present(record.errorType),
        metrics: { durationMs: thousandths(record.durationMs) },
      };
    case 'restoreStart':
      return {
        functionName: record.functionName,
        functionVersion: record.functionVersion,
        runtimeVersion: present(record.runtimeVersion),
        runtimeVersionArn: present(record.runtimeVersionArn),
      };
    case 'restoreReport':
      return {
        status: present(record.status),
        errorType: present(record.errorType),
        metrics: {
          durationMs: thousandths(record.durationMs),
          billedDurationMs: thousandths(record.billedMs),
        },
      };
    case 'start':
      return { requestId: record.requestId, version: record.version };
    case 'runtimeDone':
      return {
        requestId: record.requestId,
        status: record.status,
        errorType: present(record.errorType),
        metrics: { durationMs: thousandths(record.durationMs) },
      };
    case 'report':
      return {
        requestId: record.requestId,
        metrics: {
          durationMs: thousandths(record.durationMs),
          billedDurationMs: thousandths(record.billedMs),
          memorySizeMB: present(record.memorySizeMb),
          maxMemoryUsedMB: present(record.maxMemoryUsedMb),
          initDurationMs: thousandths(record.initMs),
          restoreDurationMs: thousandths(record.restoreMs),
          billedRestoreDurationMs: thousandths(record.billedRestoreMs),
        },
        status: present(record.status),
        errorType: present(record.errorType),
      };
    case 'extension':
      return { name: record.name, state: record.state, events: record.events };
    case 'telemetrySubscription':
      return { name: record.name, state: record.state, types: record.types };
    case 'end':
    case 'taskTimedOut':
      return null;
  }
}

function present<T>(value: T | null): T | undefined {
  return value ?? undefined;
}

function thousandths(ms: number | null): number | undefined {
  return ms === null ? undefined : Math.round(ms * 1000) / 1000;
}
