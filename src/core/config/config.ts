/** Every input, read in one place into one typed, complete, validated object; or every problem at once. */
import { type Architecture, type Rule, SIDES } from '../model.ts';
import { type AwsConfig, readAws, type Surroundings } from './aws-inputs.ts';
import type { PayloadSource } from './forms.ts';
import { BLOCK_SIZE, type RawInputs } from './inputs.ts';
import { type InputReader, inputReader } from './reader.ts';
import { awsProblems, localProblems, readSides, type SideConfig, type Sides } from './sides.ts';
import { missingOrigins, readOrigins } from './sources.ts';
import { readTelling, type Telling } from './telling.ts';

/** What the exit code tolerates. */
export interface Policy {
  readonly onRegression: 'fail' | 'warn';
  readonly onInconclusive: 'warn' | 'fail';
  readonly onUnmeasured: 'pass' | 'fail';
}

export function readPolicy({ withDefault }: InputReader): Policy {
  return {
    onRegression: withDefault('on-regression'),
    onInconclusive: withDefault('on-inconclusive'),
    onUnmeasured: withDefault('on-unmeasured'),
  };
}

/** Reads what judging depends on. */
export function readRule({ given, optional, withDefault, problems }: InputReader): Rule {
  const rule: Rule = {
    thresholdPercent: withDefault('threshold'),
    thresholdMs: withDefault('threshold-ms'),
    budgetMs: optional('budget-ms') ?? null,
    alpha: withDefault('alpha'),
    decision: withDefault('decision'),
    metric: withDefault('metric'),
    blockSize: BLOCK_SIZE,
    maxSamples: optional('samples') ?? usualSamples(given),
  };
  if (rule.thresholdPercent === 0 && rule.thresholdMs === 0) {
    problems.push(
      'threshold and threshold-ms: both are 0, so that any noise would be a regression; raise one of them.',
    );
  }
  return rule;
}

/** What samples are judged by. */
export interface Judging {
  readonly rule: Rule;
  readonly policy: Policy;
}

export type JudgingResult =
  | { readonly ok: true; readonly judging: Judging }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Reads the inputs that judging depends on, where nothing is measured. */
export function readJudging(raw: RawInputs): JudgingResult {
  const reader = inputReader(raw);
  const judging = { rule: readRule(reader), policy: readPolicy(reader) };
  return reader.problems.length === 0 ? { ok: true, judging } : { ok: false, problems: reader.problems };
}

/** Starts of container images vary more than those of zip packages. */
function usualSamples(given: InputReader['given']): number {
  return SIDES.some((side) => given(`${side}-image`) !== undefined) ? 50 : 30;
}

export interface Config {
  readonly engine: 'aws' | 'local';
  /** null: the embedded engine on this machine. */
  readonly aws: AwsConfig | null;
  readonly head: SideConfig;
  /** null with a budget and no base. */
  readonly base: SideConfig | null;
  /** Tells cached builds apart; empty when not given. */
  readonly cacheKey: string;
  /** null: the template's own memory size (on the embedded engine 512 MB). */
  readonly tiersMb: readonly number[] | null;
  /** null: the template's own (on the embedded engine this machine's). */
  readonly architectures: readonly Architecture[] | null;
  /** null: what suits the engine. */
  readonly concurrency: number | null;
  readonly dryRun: boolean;
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

/** What of a configuration is of the run as a whole: the same for every function of it. */
export type RunConfig = Pick<
  Config,
  'engine' | 'seed' | 'policy' | 'timeoutMinutes' | 'dryRun' | 'reportDir' | 'telling'
>;

/** What `readConfig` needs from outside: core itself has no YAML reader, no randomness and no environment. */
export interface ConfigSources extends Surroundings {
  /** @throws Error whose message says where the YAML is wrong. */
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
      readonly sides: Sides;
    };

/**
 * Reads and checks all inputs, each alone and against each other. Never throws for what a user wrote.
 * @param raw inputs by name; the empty string counts as not given, so that the default applies.
 */
export function readConfig(raw: RawInputs, sources: ConfigSources): ConfigResult {
  const reader = inputReader(raw);
  const { problems, given, optional, withDefault } = reader;

  // After a wrong engine, nothing is asked for that only one of them needs.
  const engine = given('engine') === undefined ? withDefault('engine') : optional('engine');
  const origins = readOrigins(reader);
  const sides = readSides(reader, origins, sources.parseYaml);
  const rule = readRule(reader);
  const rest = {
    tiersMb: optional('memory-tiers') ?? null,
    architectures: optional('architectures') ?? null,
    concurrency: optional('concurrency') ?? null,
    cacheKey: origins.cacheKey,
    dryRun: withDefault('dry-run'),
    payload: withDefault('payload'),
    seed: optional('seed') ?? sources.freshSeed,
    timeoutMinutes: withDefault('timeout-minutes'),
    allowFunctionErrors: withDefault('allow-function-errors'),
    policy: readPolicy(reader),
    reportDir: withDefault('report-dir'),
    allowForkCode: withDefault('allow-fork-code'),
    telling: readTelling(reader),
    aws: engine === 'aws' ? readAws(reader, sources) : null,
  };
  problems.push(
    ...(engine !== 'aws'
      ? localProblems(sides, rest.architectures, sources.hostArchitecture)
      : awsProblems(sides, rest.architectures, rest.aws, rule)),
  );

  if (given('report') !== undefined) {
    problems.push(
      'report: nothing is measured with it; it is for a step of its own (docs/github-events.md).',
    );
  }
  problems.push(...missingOrigins(reader));
  const { head, base } = sides;
  return problems.length === 0 && head !== null && engine !== undefined
    ? { ok: true, config: { engine, head, base, rule, ...rest } }
    : { ok: false, problems, sides };
}
