/**
 * The inputs, in one table: action.yml, `--help` and the table in the README are checked against it, and
 * `readConfig` reads nothing that is not here. An input is added together with the capability behind it.
 */

export interface InputSpec {
  readonly name: string;
  readonly group: 'what' | 'how' | 'judging' | 'telling';
  /** null: no default; the text that action.yml carries otherwise. */
  readonly default: string | null;
  readonly description: string;
}

export const INPUTS: readonly InputSpec[] = [
  {
    name: 'head-package',
    group: 'what',
    default: null,
    description: 'The build to check: a zip, a jar or a directory (packed for you). Required.',
  },
  {
    name: 'base-package',
    group: 'what',
    default: null,
    description:
      'The build to compare with: a zip, a jar or a directory. Required unless budget-ms is given.',
  },
  {
    name: 'head-settings',
    group: 'what',
    default: null,
    description:
      'YAML laid over the function settings of head: runtime, handler, timeout, environment, architecture, log-format, system-log-level.',
  },
  {
    name: 'base-settings',
    group: 'what',
    default: null,
    description: 'The same for base. Settings that differ between the sides are part of what is compared.',
  },
  {
    name: 'engine',
    group: 'how',
    default: 'local',
    description:
      'Where to measure. local: the embedded Lambda-compatible engine on this machine; no AWS account is needed.',
  },
  {
    name: 'memory-tiers',
    group: 'how',
    default: '512',
    description: 'Memory sizes in MB to measure at, separated by commas: whole numbers from 128 to 10240.',
  },
  {
    name: 'samples',
    group: 'how',
    default: '30',
    description:
      'Most cold starts per side and tier: a multiple of 5, at least 10. Fewer are taken when the answer is clear earlier.',
  },
  {
    name: 'payload',
    group: 'how',
    default: '{}',
    description: 'The event of every request: JSON, or the path of a JSON file.',
  },
  {
    name: 'metric',
    group: 'how',
    default: 'total',
    description:
      'What is gated: total (init + first request), init, handler (the first request) or restore (SnapStart).',
  },
  {
    name: 'seed',
    group: 'how',
    default: null,
    description:
      'Makes the order of the starts repeatable: 1 to 64 letters, digits, dots, dashes or underscores.',
  },
  {
    name: 'timeout-minutes',
    group: 'how',
    default: '30',
    description: 'Stop measuring after so many minutes (1 to 350) and judge what there is.',
  },
  {
    name: 'allow-function-errors',
    group: 'how',
    default: 'false',
    description: 'true: a start whose handler returned an error still counts, on both sides alike.',
  },
  {
    name: 'threshold',
    group: 'judging',
    default: '10%',
    description: 'How much slower head may be, relative to base: 10% or 10.',
  },
  {
    name: 'threshold-ms',
    group: 'judging',
    default: '10',
    description: 'How much slower head may always be, in milliseconds: the larger of both limits governs.',
  },
  {
    name: 'budget-ms',
    group: 'judging',
    default: null,
    description: 'An absolute ceiling in milliseconds for the median of head at every tier. Needs no base.',
  },
  {
    name: 'alpha',
    group: 'judging',
    default: '0.05',
    description: 'The chance of failing unchanged code over the whole check: above 0, at most 0.2.',
  },
  {
    name: 'decision',
    group: 'judging',
    default: 'default',
    description:
      'proven: only a statistically proven regression fails the check. default: see docs/statistics.md.',
  },
  {
    name: 'on-regression',
    group: 'judging',
    default: 'fail',
    description: 'fail: a regression fails the check. warn: it is reported and the check passes.',
  },
  {
    name: 'on-inconclusive',
    group: 'judging',
    default: 'warn',
    description: 'warn: an inconclusive run passes with a warning. fail: it fails the check.',
  },
  {
    name: 'on-unmeasured',
    group: 'judging',
    default: 'pass',
    description:
      'pass: a run that could not measure (base does not start, say) passes with a notice. fail: exit code 3.',
  },
  {
    name: 'report-dir',
    group: 'telling',
    default: 'cold-start-gate-report',
    description: 'Where report.json, report.csv and report.md are written.',
  },
];

/** Inputs as given, keyed by name; the empty string is the same as not given. */
export type RawInputs = Readonly<Record<string, string | undefined>>;
