/** Every input, read in one place into one typed, complete, validated object; or every problem at once. */
import type { Architecture, Rule, Side } from '../model.ts';
import type { RawInputs } from './inputs.ts';
import {
  decimal,
  errorRate,
  memoryTiers,
  nonBlank,
  oneOf,
  type PayloadSource,
  payloadSource,
  percentThreshold,
  seedText,
  whole,
  yesOrNo,
} from './parsers.ts';
import { type InputReader, inputReader } from './reader.ts';
import { DEFAULT_SETTINGS, type FunctionSettings, readSettings } from './settings.ts';
import { readTelling, type Telling } from './telling.ts';

/** Starts per side and tier in one block: the within-block test and the looks are built on it. */
export const BLOCK_SIZE = 5;

/** What the exit code tolerates. */
export interface Policy {
  readonly onRegression: 'fail' | 'warn';
  readonly onInconclusive: 'warn' | 'fail';
  readonly onUnmeasured: 'pass' | 'fail';
}

export function readPolicy({ withDefault }: InputReader): Policy {
  return {
    onRegression: withDefault('on-regression', oneOf('fail', 'warn')),
    onInconclusive: withDefault('on-inconclusive', oneOf('warn', 'fail')),
    onUnmeasured: withDefault('on-unmeasured', oneOf('pass', 'fail')),
  };
}

export interface SideConfig {
  /** As the user wrote it. */
  readonly packagePath: string;
  readonly settings: FunctionSettings;
}

export interface Config {
  readonly engine: 'local';
  readonly head: SideConfig;
  /** null with a budget and no base. */
  readonly base: SideConfig | null;
  readonly tiersMb: readonly number[];
  readonly payload: PayloadSource;
  readonly seed: string;
  readonly timeoutMinutes: number;
  readonly allowFunctionErrors: boolean;
  readonly rule: Rule;
  readonly policy: Policy;
  readonly reportDir: string;
  /** Whether code of a fork may run although the event gives it the repository's token and secrets. */
  readonly allowForkCode: boolean;
  readonly telling: Telling;
}

/** What `readConfig` needs from outside: core itself has no YAML reader and no randomness. */
export interface ConfigSources {
  /** @throws an Error whose message says where the YAML is wrong. */
  readonly parseYaml: (text: string) => unknown;
  /** The seed when none is given. */
  readonly freshSeed: string;
  /** What the embedded engine runs here. */
  readonly hostArchitecture: Architecture;
}

export type ConfigResult =
  | { readonly ok: true; readonly config: Config }
  | {
      readonly ok: false;
      readonly problems: readonly string[];
      /** The sides as far as they could be read, so that their packages are checked for the same message. */
      readonly sides: { readonly head: SideConfig | null; readonly base: SideConfig | null };
    };

/**
 * Reads and checks all inputs, each alone and against each other. Never throws for what a user wrote.
 * @param raw inputs by name; the empty string counts as not given, so that the default applies.
 */
export function readConfig(raw: RawInputs, sources: ConfigSources): ConfigResult {
  const reader = inputReader(raw);
  const { problems, given, optional, withDefault } = reader;

  const readSide = (side: Side): SideConfig | null => {
    const packagePath = optional(`${side}-package`, nonBlank);
    const settings = readSettings(side, yamlOf(side), {
      ...DEFAULT_SETTINGS,
      architecture: sources.hostArchitecture,
    });
    problems.push(...settings.problems);
    if (settings.settings.architecture !== sources.hostArchitecture) {
      problems.push(
        `${side}-settings: architecture ${settings.settings.architecture} cannot run here; the embedded engine runs this machine's ${sources.hostArchitecture}.`,
      );
    }
    return packagePath === undefined ? null : { packagePath, settings: settings.settings };
  };
  const yamlOf = (side: Side): unknown => {
    const text = given(`${side}-settings`);
    if (text === undefined) return undefined;
    try {
      return sources.parseYaml(text);
    } catch (error) {
      problems.push(
        `${side}-settings: not valid YAML: ${error instanceof Error ? error.message : 'unreadable'}.`,
      );
      return undefined;
    }
  };

  const engine = withDefault('engine', oneOf('local'));
  const head = readSide('head');
  const base = readSide('base');
  const rule: Rule = {
    thresholdPercent: withDefault('threshold', percentThreshold),
    thresholdMs: withDefault('threshold-ms', decimal(0, 60_000, ' milliseconds')),
    budgetMs: optional('budget-ms', decimal(1, 900_000, ' milliseconds')) ?? null,
    alpha: withDefault('alpha', errorRate),
    decision: withDefault('decision', oneOf('default', 'proven')),
    metric: withDefault('metric', oneOf('total', 'init', 'handler', 'restore')),
    blockSize: BLOCK_SIZE,
    maxSamples: withDefault('samples', whole(10, 1_000, BLOCK_SIZE)),
  };
  const rest = {
    tiersMb: withDefault('memory-tiers', memoryTiers),
    payload: withDefault('payload', payloadSource),
    seed: optional('seed', seedText) ?? sources.freshSeed,
    timeoutMinutes: withDefault('timeout-minutes', whole(1, 350)),
    allowFunctionErrors: withDefault('allow-function-errors', yesOrNo),
    policy: readPolicy(reader),
    reportDir: withDefault('report-dir', nonBlank),
    allowForkCode: withDefault('allow-fork-code', yesOrNo),
    telling: readTelling(reader),
  };

  if (given('report') !== undefined) {
    problems.push(
      'report: nothing is measured with it; it is for a step of its own (docs/github-events.md).',
    );
  }
  if (given('head-package') === undefined) {
    problems.push('head-package: missing; give the zip, jar or directory of the build to check.');
  }
  if (given('base-package') === undefined && given('budget-ms') === undefined) {
    problems.push(
      'base-package: missing; give the zip, jar or directory to compare with (or a budget-ms, which needs no base).',
    );
  }
  if (rule.thresholdPercent === 0 && rule.thresholdMs === 0) {
    problems.push(
      'threshold and threshold-ms: both are 0, so that any noise would be a regression; raise one of them.',
    );
  }
  return problems.length === 0 && head !== null
    ? { ok: true, config: { engine, head, base, rule, ...rest } }
    : { ok: false, problems, sides: { head, base } };
}
