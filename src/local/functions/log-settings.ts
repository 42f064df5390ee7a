/** LoggingConfig: the format, the levels that JSON has, and the group. */
import type { LogFormat } from '../../core/model.ts';
import { invalidParameter, validation } from '../api/api-error.ts';
import { type JsonObject, text } from '../api/request-body.ts';

export interface LogSettings {
  readonly format: LogFormat;
  /** Both levels are null with Text logs and default to INFO with JSON. */
  readonly applicationLevel: string | null;
  readonly systemLevel: string | null;
  readonly group: string;
}

const APPLICATION_LEVELS = ['TRACE', 'DEBUG', 'INFO', 'WARN', 'ERROR', 'FATAL'];
const SYSTEM_LEVELS = ['DEBUG', 'INFO', 'WARN'];

export function readLogSettings(
  config: JsonObject | undefined,
  before: LogSettings | null,
  functionName: string,
): LogSettings {
  const given = config ?? {};
  const format = text(given, 'LogFormat') ?? before?.format ?? 'Text';
  if (format !== 'Text' && format !== 'JSON')
    throw validation(format, 'loggingConfig.logFormat', 'satisfy enum value set: [JSON, Text]');
  const application = level(given, 'ApplicationLogLevel', APPLICATION_LEVELS);
  const system = level(given, 'SystemLogLevel', SYSTEM_LEVELS);
  const group = text(given, 'LogGroup') ?? before?.group ?? `/aws/lambda/${functionName}`;
  if (!/^[.\-_/#A-Za-z0-9]{1,512}$/.test(group))
    throw validation(
      group,
      'loggingConfig.logGroup',
      'satisfy regular expression pattern: [\\.\\-_/#A-Za-z0-9]+',
    );
  if (format === 'JSON')
    return {
      format,
      group,
      applicationLevel: application ?? before?.applicationLevel ?? 'INFO',
      systemLevel: system ?? before?.systemLevel ?? 'INFO',
    };
  if (application !== undefined || system !== undefined)
    throw invalidParameter(
      'To use ApplicationLogLevel or SystemLogLevel, set LogFormat to JSON in the LoggingConfig.',
    );
  return { format, group, applicationLevel: null, systemLevel: null };
}

function level(config: JsonObject, member: string, levels: readonly string[]): string | undefined {
  const value = text(config, member);
  if (value !== undefined && !levels.includes(value))
    throw validation(value, `loggingConfig.${member}`, `satisfy enum value set: [${levels.join(', ')}]`);
  return value;
}
