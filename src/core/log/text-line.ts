/**
 * One platform line in text form: a keyword, then `Name: value` fields in any order. Lambda separates them with
 * TABs; lines copied from consoles and exports have blanks instead, so a number with its unit, or one word, ends a field.
 */
import type { LineReading } from './record.ts';
import { readPhase, readStatus } from './vocabulary.ts';

/** The fields of a line by name; the first of equal names is kept. */
type Fields = ReadonlyMap<string, Value>;
interface Value {
  readonly text: string;
  readonly unit: string | null;
}

/** Null for a line that is not one of the platform's, or of a kind that measures nothing. */
export function readTextLine(line: string): LineReading | null {
  switch (line.charCodeAt(0)) {
    case 0x52: // R
      return readReport(line) ?? readPhaseReport(line) ?? readRuntimeVersion(line) ?? readPlatformError(line);
    case 0x49: // I
      return readPhaseReport(line) ?? readRuntimeVersion(line);
    case 0x45: // E
      return readExtension(line);
    default:
      return readTaskTimedOut(line);
  }
}

const REPORT = /^REPORT[\t ]+RequestId:[\t ]+([^\t ]+)/;

function readReport(line: string): LineReading | null {
  const match = REPORT.exec(line);
  if (match === null) return null;
  const fields = readFields(line.slice(match[0].length));
  return {
    type: 'report',
    requestId: match[1] ?? '',
    durationMs: amount(fields, 'Duration', 'ms'),
    billedMs: amount(fields, 'Billed Duration', 'ms'),
    memorySizeMb: amount(fields, 'Memory Size', 'MB'),
    maxMemoryUsedMb: amount(fields, 'Max Memory Used', 'MB'),
    initMs: amount(fields, 'Init Duration', 'ms'),
    restoreMs: amount(fields, 'Restore Duration', 'ms'),
    billedRestoreMs: amount(fields, 'Billed Restore Duration', 'ms'),
    status: readStatus(word(fields, 'Status')),
    errorType: word(fields, 'Error Type'),
  };
}

const PHASE_REPORT = /^(INIT|RESTORE)_REPORT(?:[\t ]+|$)/;

function readPhaseReport(line: string): LineReading | null {
  const match = PHASE_REPORT.exec(line);
  if (match === null) return null;
  const fields = readFields(line.slice(match[0].length));
  const ending = { status: readStatus(word(fields, 'Status')), errorType: word(fields, 'Error Type') };
  if (match[1] === 'INIT') {
    return {
      type: 'initReport',
      initializationType: null,
      phase: readPhase(word(fields, 'Phase')),
      durationMs: amount(fields, 'Init Duration', 'ms'),
      ...ending,
    };
  }
  return {
    type: 'restoreReport',
    durationMs: amount(fields, 'Restore Duration', 'ms'),
    billedMs: null,
    ...ending,
  };
}

const RUNTIME_VERSION = /^(?:INIT|RESTORE)_START[\t ]+/;

function readRuntimeVersion(line: string): LineReading | null {
  const match = RUNTIME_VERSION.exec(line);
  if (match === null) return null;
  const fields = readFields(line.slice(match[0].length));
  return {
    type: 'runtime',
    runtimeVersion: word(fields, 'Runtime Version'),
    runtimeVersionArn: word(fields, 'Runtime Version ARN'),
  };
}

const PLATFORM_ERROR = /^RequestId: ([^\t ]+) Error: (.+)$/;

function readPlatformError(line: string): LineReading | null {
  const match = PLATFORM_ERROR.exec(line);
  return match === null
    ? null
    : { type: 'platformError', requestId: match[1] ?? '', message: match[2] ?? '' };
}

const EXTENSION = /^EXTENSION[\t ]+/;

function readExtension(line: string): LineReading | null {
  const match = EXTENSION.exec(line);
  const name = match === null ? null : word(readFields(line.slice(match[0].length)), 'Name');
  return name === null ? null : { type: 'extension', name };
}

const TASK_TIMED_OUT = /^\d{4}-[0-9T:.Z-]+[\t ]+([^\t ]+)[\t ]+Task timed out after [0-9.]+ seconds$/;

function readTaskTimedOut(line: string): LineReading | null {
  const match = TASK_TIMED_OUT.exec(line);
  return match === null ? null : { type: 'taskTimedOut', requestId: match[1] ?? '' };
}

const FIELD = / *([A-Za-z][\w-]*(?: [A-Za-z][\w-]*)*): *(?:(\d+(?:\.\d+)?) (ms|MB)(?![^ ])|([^ ]+))/y;

/**
 * A name always begins where the field before it ended. So `Duration` is never found inside `Billed Duration`,
 * and what cannot be read hides what follows it up to the next TAB: null is safe, a wrong number is not.
 */
function readFields(rest: string): Fields {
  const fields = new Map<string, Value>();
  for (const piece of rest.split('\t')) {
    FIELD.lastIndex = 0;
    for (let match = FIELD.exec(piece); match !== null; match = FIELD.exec(piece)) {
      const name = match[1] ?? '';
      if (!fields.has(name)) fields.set(name, { text: match[2] ?? match[4] ?? '', unit: match[3] ?? null });
    }
  }
  return fields;
}

function amount(fields: Fields, name: string, unit: 'ms' | 'MB'): number | null {
  const value = fields.get(name);
  if (value === undefined || value.unit !== unit) return null;
  const number = Number(value.text);
  return Number.isFinite(number) ? number : null;
}

function word(fields: Fields, name: string): string | null {
  const value = fields.get(name);
  return value === undefined || value.unit !== null ? null : value.text;
}
