/**
 * The settings of a side's function: what the template (or, on the embedded engine, the default) says, with
 * `head-settings` / `base-settings` laid over it. What of a template no setting can change is the adapter's business.
 */
import type { Architecture, LogFormat } from '../model.ts';

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
