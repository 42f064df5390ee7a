/**
 * The settings of a side's function: what the template (or, on the embedded engine, the default) says, with
 * `head-settings` / `base-settings` laid over it.
 */
import type { Architecture, LogFormat, Side } from '../model.ts';

export interface FunctionSettings {
  readonly runtime: string;
  readonly handler: string;
  readonly timeoutSeconds: number;
  readonly environment: Readonly<Record<string, string>>;
  readonly architecture: Architecture;
  readonly logFormat: LogFormat;
  /** Only with JSON logs; above INFO the platform reports would vanish, so that the gate lowers it. */
  readonly systemLogLevel: 'DEBUG' | 'INFO' | 'WARN';
}

/** The runtime and handler that a new Node.js function gets in the console; 30 s so that a slow first request is seen, not cut. */
export const DEFAULT_SETTINGS: Omit<FunctionSettings, 'architecture'> = {
  runtime: 'nodejs24.x',
  handler: 'index.handler',
  timeoutSeconds: 30,
  environment: {},
  logFormat: 'Text',
  systemLogLevel: 'INFO',
};

type Check = { readonly settings: Partial<FunctionSettings> } | { readonly allowed: string };

/** How each key of the YAML is read; a key that is not here is refused by name. */
const KEYS: Readonly<Record<string, (value: unknown) => Check>> = {
  runtime: (value) =>
    typeof value === 'string' && /^[a-z0-9.-]{1,64}$/.test(value)
      ? { settings: { runtime: value } }
      : { allowed: 'a Lambda runtime such as nodejs24.x or provided.al2023' },
  handler: (value) =>
    typeof value === 'string' && /^[^\s]{1,128}$/.test(value)
      ? { settings: { handler: value } }
      : { allowed: 'a handler such as index.handler, at most 128 characters without blanks' },
  timeout: (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 900
      ? { settings: { timeoutSeconds: value } }
      : { allowed: 'whole seconds from 1 to 900' },
  architecture: (value) =>
    value === 'x86_64' || value === 'arm64'
      ? { settings: { architecture: value } }
      : { allowed: 'x86_64 or arm64' },
  'log-format': (value) =>
    value === 'Text' || value === 'JSON' ? { settings: { logFormat: value } } : { allowed: 'Text or JSON' },
  'system-log-level': (value) =>
    value === 'DEBUG' || value === 'INFO' || value === 'WARN'
      ? { settings: { systemLogLevel: value } }
      : { allowed: 'DEBUG, INFO or WARN' },
  environment: (value) => {
    const environment = stringMap(value);
    return environment === null
      ? { allowed: 'a map of names (letters, digits, underscores) to texts or numbers' }
      : { settings: { environment } };
  },
};

/** The names that `head-settings` and `base-settings` may carry. */
export const SETTING_NAMES: readonly string[] = Object.keys(KEYS);

/**
 * Lays the parsed YAML of one side over the defaults.
 * @returns the settings, and one problem per key that is wrong. Values of `environment` never appear in a problem.
 */
export function readSettings(
  side: Side,
  yaml: unknown,
  defaults: FunctionSettings,
): { readonly settings: FunctionSettings; readonly problems: readonly string[] } {
  if (yaml === undefined || yaml === null) return { settings: defaults, problems: [] };
  if (typeof yaml !== 'object' || Array.isArray(yaml)) {
    return {
      settings: defaults,
      problems: [`${side}-settings: expected a YAML map, such as \`handler: index.handler\`.`],
    };
  }
  let settings = defaults;
  const problems: string[] = [];
  for (const [key, value] of Object.entries(yaml)) {
    const read = Object.hasOwn(KEYS, key) ? KEYS[key] : undefined;
    if (read === undefined) {
      problems.push(`${side}-settings: "${key}" is not a setting; known are ${SETTING_NAMES.join(', ')}.`);
      continue;
    }
    const check = read(value);
    if ('allowed' in check) problems.push(`${side}-settings: ${key} must be ${check.allowed}.`);
    else settings = { ...settings, ...check.settings };
  }
  return { settings, problems };
}

function stringMap(value: unknown): Record<string, string> | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const map: Record<string, string> = {};
  for (const [name, entry] of Object.entries(value)) {
    const scalar = typeof entry === 'string' || typeof entry === 'number' || typeof entry === 'boolean';
    if (!scalar || !/^[A-Za-z][A-Za-z0-9_]*$/.test(name)) return null;
    map[name] = String(entry);
  }
  return map;
}
