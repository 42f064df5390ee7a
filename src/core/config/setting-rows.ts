/** The settings that `head-settings` and `base-settings` may carry, each with its bounds: for the reader and for editors. */
import { EPHEMERAL_STORAGE_MB, HANDLER_CHARACTERS, TIMEOUT_SECONDS } from '../quotas.ts';
import { APPLICATION_LOG_LEVELS, type SettingOverrides } from './settings.ts';

export interface SettingRow {
  /** null for a value that is not allowed. */
  readonly read: (value: unknown) => SettingOverrides | null;
  /** What is, in words. */
  readonly allowed: string;
  /** The same for editors, as JSON Schema. */
  readonly schema: object;
}

type To<T> = (value: T) => SettingOverrides;

function matching(pattern: RegExp, allowed: string, description: string, to: To<string>): SettingRow {
  return {
    read: (value) => (typeof value === 'string' && pattern.test(value) ? to(value) : null),
    allowed,
    schema: { type: 'string', pattern: pattern.source, description },
  };
}

function words<const Word extends string>(
  known: readonly Word[],
  to: To<Word>,
  allowed = known.join(' or '),
): SettingRow {
  return {
    read: (value) => {
      const word = known.find((candidate) => candidate === value);
      return word === undefined ? null : to(word);
    },
    allowed,
    schema: { enum: known },
  };
}

function whole(
  unit: string,
  { least, most }: { readonly least: number; readonly most: number },
  description: string,
  to: To<number>,
): SettingRow {
  return {
    read: (value) =>
      typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
        ? to(value)
        : null,
    allowed: `whole ${unit} from ${least} to ${most}`,
    schema: { type: 'integer', minimum: least, maximum: most, description },
  };
}

const MOST_LAYERS = 5;
const LAYER_VERSION = /^arn:aws[a-z-]*:lambda:[a-z0-9-]+:\d{12}:layer:[A-Za-z0-9_-]{1,140}:\d+$/;
/** Lambda's own rule. */
const VARIABLE_NAME = /^[A-Za-z][A-Za-z0-9_]+$/;

export const SETTING_ROWS: Readonly<Record<string, SettingRow>> = {
  runtime: matching(
    /^[a-z0-9.-]{1,64}$/,
    'a Lambda runtime such as nodejs24.x or provided.al2023',
    'Such as nodejs24.x.',
    (runtime) => ({ runtime }),
  ),
  handler: matching(
    new RegExp(`^\\S{1,${HANDLER_CHARACTERS}}$`),
    `a handler such as index.handler, at most ${HANDLER_CHARACTERS} characters without blanks`,
    'Such as index.handler.',
    (handler) => ({ handler }),
  ),
  timeout: whole('seconds', TIMEOUT_SECONDS, 'Seconds.', (timeoutSeconds) => ({ timeoutSeconds })),
  architecture: words(['x86_64', 'arm64'], (architecture) => ({ architecture })),
  'log-format': words(['Text', 'JSON'], (logFormat) => ({ logFormat })),
  'system-log-level': words(
    ['DEBUG', 'INFO', 'WARN'],
    (systemLogLevel) => ({ systemLogLevel }),
    'DEBUG, INFO or WARN',
  ),
  'application-log-level': words(
    APPLICATION_LOG_LEVELS,
    (applicationLogLevel) => ({ applicationLogLevel }),
    APPLICATION_LOG_LEVELS.join(', '),
  ),
  layers: {
    read: (value) =>
      Array.isArray(value) && value.length <= MOST_LAYERS && value.every(isLayerVersion)
        ? { layers: value }
        : null,
    allowed: `a list of at most ${MOST_LAYERS} ARNs of layer versions, such as arn:aws:lambda:eu-west-1:123456789012:layer:my-layer:3`,
    schema: {
      type: 'array',
      maxItems: MOST_LAYERS,
      items: { type: 'string', pattern: LAYER_VERSION.source },
      description: 'ARNs of layer versions, in their order.',
    },
  },
  snapstart: {
    read: (value) => (typeof value === 'boolean' ? { snapStart: value } : null),
    allowed: 'true or false',
    schema: { type: 'boolean' },
  },
  'ephemeral-storage': whole('MB', EPHEMERAL_STORAGE_MB, 'Size of /tmp in MB.', (ephemeralStorageMb) => ({
    ephemeralStorageMb,
  })),
  tracing: words(['Active', 'PassThrough'], (tracing) => ({ tracing })),
  environment: {
    read: (value) => {
      const environment = stringMap(value);
      return environment === null ? null : { environment };
    },
    allowed:
      'a map of names (at least two characters: letters, digits, underscores) to texts or numbers without NUL characters',
    schema: {
      type: 'object',
      propertyNames: { pattern: VARIABLE_NAME.source },
      additionalProperties: { type: ['string', 'number', 'boolean'] },
      description: 'Variables laid over those of the function.',
    },
  },
};

function isLayerVersion(arn: unknown): arn is string {
  return typeof arn === 'string' && LAYER_VERSION.test(arn);
}

function stringMap(value: unknown): Record<string, string> | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const map: Record<string, string> = {};
  for (const [name, entry] of Object.entries(value)) {
    const scalar = typeof entry === 'string' || typeof entry === 'number' || typeof entry === 'boolean';
    // No process can be given a NUL.
    if (!scalar || !VARIABLE_NAME.test(name) || String(entry).includes('\0')) return null;
    map[name] = String(entry);
  }
  return map;
}
