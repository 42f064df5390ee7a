/**
 * The settings of a side's function: what the template (or, on the embedded engine, the default) says, with
 * `head-settings` / `base-settings` laid over it. What of a template no setting can change is the adapter's business.
 */
import type { Architecture, LogFormat, Side } from '../model.ts';

export interface FunctionSettings {
  /** null for a container image, which brings its own; so does the handler. */
  readonly runtime: string | null;
  readonly handler: string | null;
  readonly timeoutSeconds: number;
  readonly environment: Readonly<Record<string, string>>;
  readonly architecture: Architecture;
  readonly logFormat: LogFormat;
  /** Only with JSON logs; above INFO the platform reports would vanish, so that the gate lowers it. */
  readonly systemLogLevel: 'DEBUG' | 'INFO' | 'WARN';
  /** Only with JSON logs, where the runtime reads it during init; null: Lambda's default. */
  readonly applicationLogLevel: ApplicationLogLevel | null;
  /** ARNs of layer versions, in their order. */
  readonly layers: readonly string[];
  /** SnapStart of published versions. */
  readonly snapStart: boolean;
  /** Size of /tmp. */
  readonly ephemeralStorageMb: number;
  readonly tracing: 'Active' | 'PassThrough';
}

export const APPLICATION_LOG_LEVELS = ['TRACE', 'DEBUG', 'INFO', 'WARN', 'ERROR', 'FATAL'] as const;
export type ApplicationLogLevel = (typeof APPLICATION_LOG_LEVELS)[number];

/** What the YAML of one side names. */
export type SettingOverrides = Partial<FunctionSettings>;

/** The runtime and handler that a new Node.js function gets in the console; 30 s so that a slow first request is seen, not cut. */
export const DEFAULT_SETTINGS: Omit<FunctionSettings, 'architecture' | 'runtime' | 'handler'> & {
  readonly runtime: string;
  readonly handler: string;
} = {
  runtime: 'nodejs24.x',
  handler: 'index.handler',
  timeoutSeconds: 30,
  environment: {},
  logFormat: 'Text',
  systemLogLevel: 'INFO',
  applicationLogLevel: null,
  layers: [],
  snapStart: false,
  ephemeralStorageMb: 512,
  tracing: 'PassThrough',
};

/** Lays overrides over settings. Variables are merged, everything else is replaced. */
export function layOver(settings: FunctionSettings, overrides: SettingOverrides): FunctionSettings {
  return {
    ...settings,
    ...overrides,
    environment: { ...settings.environment, ...overrides.environment },
  };
}

/** What a function of package type Image does not have. Source: Lambda API reference, CreateFunction. */
const NOT_OF_IMAGES = { runtime: null, handler: null, layers: [], snapStart: false } as const;

/** The settings of a container image: layers, SnapStart and what names the program go, everything else stays. */
export function imageSettings(settings: FunctionSettings): FunctionSettings {
  return { ...settings, ...NOT_OF_IMAGES };
}

/** The names, as in `head-settings`, of what the overrides give an image that no image has. */
export function notOfImages(overrides: SettingOverrides): readonly string[] {
  return Object.keys(NOT_OF_IMAGES)
    .filter((key) => Object.hasOwn(overrides, key))
    .map((key) => key.toLowerCase());
}

/** Equal settings make equal functions: the order of variables does not matter, that of layers does. */
export function sameSettings(left: FunctionSettings, right: FunctionSettings): boolean {
  return canonical(left) === canonical(right);
}

function canonical(settings: FunctionSettings): string {
  const sorted = (map: object): unknown[] => Object.entries(map).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(sorted({ ...settings, environment: sorted(settings.environment) }));
}

type Check = { readonly settings: SettingOverrides } | { readonly allowed: string };

const LAYER_VERSION = /^arn:aws[a-z-]*:lambda:[a-z0-9-]+:\d{12}:layer:[A-Za-z0-9_-]{1,140}:\d+$/;

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
  'application-log-level': (value) => {
    const level = APPLICATION_LOG_LEVELS.find((known) => known === value);
    return level === undefined
      ? { allowed: APPLICATION_LOG_LEVELS.join(', ') }
      : { settings: { applicationLogLevel: level } };
  },
  layers: (value) =>
    Array.isArray(value) &&
    value.length <= 5 &&
    value.every((arn): arn is string => typeof arn === 'string' && LAYER_VERSION.test(arn))
      ? { settings: { layers: value } }
      : {
          allowed:
            'a list of at most 5 ARNs of layer versions, such as arn:aws:lambda:eu-west-1:123456789012:layer:my-layer:3',
        },
  snapstart: (value) =>
    typeof value === 'boolean' ? { settings: { snapStart: value } } : { allowed: 'true or false' },
  'ephemeral-storage': (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= 512 && value <= 10_240
      ? { settings: { ephemeralStorageMb: value } }
      : { allowed: 'whole MB from 512 to 10240' },
  tracing: (value) =>
    value === 'Active' || value === 'PassThrough'
      ? { settings: { tracing: value } }
      : { allowed: 'Active or PassThrough' },
  environment: (value) => {
    const environment = stringMap(value);
    return environment === null
      ? {
          allowed:
            'a map of names (at least two characters: letters, digits, underscores) to texts or numbers without NUL characters',
        }
      : { settings: { environment } };
  },
};

/** The names that `head-settings` and `base-settings` may carry. */
export const SETTING_NAMES: readonly string[] = Object.keys(KEYS);

/**
 * Reads the parsed YAML of one side.
 * @returns what it names, and one problem per key that is wrong. Values of `environment` never appear in a problem.
 */
export function readSettings(
  side: Side,
  yaml: unknown,
): { readonly overrides: SettingOverrides; readonly problems: readonly string[] } {
  if (yaml === undefined || yaml === null) return { overrides: {}, problems: [] };
  if (typeof yaml !== 'object' || Array.isArray(yaml)) {
    return {
      overrides: {},
      problems: [`${side}-settings: expected a YAML map, such as \`handler: index.handler\`.`],
    };
  }
  let overrides: SettingOverrides = {};
  const problems: string[] = [];
  for (const [key, value] of Object.entries(yaml)) {
    const read = Object.hasOwn(KEYS, key) ? KEYS[key] : undefined;
    if (read === undefined) {
      problems.push(`${side}-settings: "${key}" is not a setting; known are ${SETTING_NAMES.join(', ')}.`);
      continue;
    }
    const check = read(value);
    if ('allowed' in check) problems.push(`${side}-settings: ${key} must be ${check.allowed}.`);
    else overrides = { ...overrides, ...check.settings };
  }
  return { overrides, problems };
}

function stringMap(value: unknown): Record<string, string> | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const map: Record<string, string> = {};
  for (const [name, entry] of Object.entries(value)) {
    const scalar = typeof entry === 'string' || typeof entry === 'number' || typeof entry === 'boolean';
    // Lambda's own rule for names; no process can be given a NUL.
    if (!scalar || !/^[A-Za-z][A-Za-z0-9_]+$/.test(name) || String(entry).includes('\0')) return null;
    map[name] = String(entry);
  }
  return map;
}
