/**
 * The inputs, in one table. action.yml, the table in the README, `--help`, the flags, the keys and the schema of a
 * configuration file and the reader are made from it. An input is added together with the capability behind it.
 */
import { METRICS } from '../model.ts';
import { MEMORY_MB } from '../quotas.ts';
import {
  anyText,
  architectureList,
  decimal,
  errorRate,
  type Form,
  gitRevision,
  memoryTiers,
  path,
  payloadSource,
  percentSlower,
  pullRequestNumber,
  regionName,
  relativePath,
  roleChoice,
  seedText,
  settingsYaml,
  textOf,
  token,
  versionOrAlias,
  whole,
  words,
  yesOrNo,
} from './forms.ts';
import { functionReference } from './function-name.ts';
import { imageUri } from './image-uri.ts';

/** What an input is about, which decides where it may stand in a configuration file. */
export type Scope =
  /** Under one function, or under `defaults` for all; `named`: `{name}` in it becomes the name of the function. */
  | { readonly of: 'function'; readonly named: boolean }
  /** At the top, beside `functions`. */
  | { readonly of: 'run' }
  /** Not in the file at all, and why. */
  | { readonly of: 'step'; readonly why: string };

/** What reads some inputs without a run: judging samples, showing a report of another run, the policy. */
export type Reader = 'judge' | 'publish' | 'policy';

interface Row<T> {
  readonly form: Form<T>;
  readonly scope: Scope;
  readonly alsoReadBy?: readonly Reader[];
  /** No part of what was given is said again. */
  readonly mayBeSecret?: true;
  /** The text that action.yml carries; null: none. */
  readonly default: string | null;
  /** `{range}` stands for the bounds of the form. */
  readonly description: string;
}

/** Starts per side and tier in one block: the within-block test and the looks are built on it. */
export const BLOCK_SIZE = 5;

const FUNCTION: Scope = { of: 'function', named: false };
const FUNCTION_WITH_NAME: Scope = { of: 'function', named: true };
const RUN: Scope = { of: 'run' };

/** A default that the runner evaluates: action.yml may use the contexts github, matrix and a few more there. */
const expression = (text: string): string => `\${{ ${text} }}`;

const ROWS = {
  'function-name': {
    form: textOf(functionReference),
    scope: FUNCTION_WITH_NAME,
    alsoReadBy: ['policy'],
    default: null,
    description:
      'The Lambda function whose configuration the measurement copies: a name or an ARN, also with :version or :alias. It is only read. Required with engine: aws.',
  },
  config: {
    form: path,
    scope: { of: 'step', why: 'it names this file' },
    alsoReadBy: ['policy'],
    default: null,
    description:
      'A YAML file with several functions to measure in one run, and any of these inputs for each of them. Functions that did not change are skipped. See docs/config-file.md.',
  },
  'head-package': {
    form: path,
    scope: FUNCTION_WITH_NAME,
    default: null,
    description:
      'The build to check: a zip, a jar or a directory (packed for you). Required unless head-image, head-qualifier or build-command says where head comes from.',
  },
  'base-package': {
    form: path,
    scope: FUNCTION_WITH_NAME,
    default: null,
    description:
      'The build to compare with: a zip, a jar or a directory. Required unless base-image, base-qualifier, build-command or budget-ms is given.',
  },
  'head-image': {
    form: textOf(imageUri),
    scope: FUNCTION_WITH_NAME,
    alsoReadBy: ['policy'],
    default: null,
    description:
      'The URI of the container image to check: registry/repository:tag or registry/repository@sha256:digest. On AWS it lies in Amazon ECR in the region of the run. Needs engine: aws. See docs/packages.md.',
  },
  'base-image': {
    form: textOf(imageUri),
    scope: FUNCTION_WITH_NAME,
    alsoReadBy: ['policy'],
    default: null,
    description: 'The URI of the container image to compare with.',
  },
  'head-qualifier': {
    form: versionOrAlias,
    scope: FUNCTION,
    default: null,
    description: 'A version or alias of the function whose code is the build to check. Needs engine: aws.',
  },
  'base-qualifier': {
    form: versionOrAlias,
    scope: FUNCTION,
    default: null,
    description:
      'A version or alias of the function whose code is the build to compare with, such as live. Needs engine: aws.',
  },
  'build-command': {
    form: anyText,
    scope: FUNCTION,
    default: null,
    description:
      'Builds a side that no other input gives: head in this checkout (or at head-ref), base in a git worktree of its commit. Runs in bash without the tokens of the job; installing dependencies is part of it. See docs/builds.md.',
  },
  'package-path': {
    form: relativePath,
    scope: FUNCTION_WITH_NAME,
    default: null,
    description:
      'What build-command builds: a zip, a jar, a directory or a pattern that matches one of them, relative to where it runs.',
  },
  'head-ref': {
    form: gitRevision,
    scope: RUN,
    default: null,
    description:
      'The branch, tag or commit at which build-command builds head, in a git worktree as for base; base-ref is needed with it. By default head is this checkout as it is.',
  },
  'base-ref': {
    form: gitRevision,
    scope: RUN,
    default: null,
    description:
      'The branch, tag or commit at which build-command builds base. By default the commit that the event names; for a pull request what it would be merged into.',
  },
  'head-settings': {
    form: settingsYaml,
    scope: FUNCTION,
    default: null,
    description:
      'YAML laid over the function settings of head: runtime, handler, timeout, environment (merged), architecture, layers, snapstart, ephemeral-storage, tracing, log-format, system-log-level, application-log-level. An image takes no runtime, handler, layers and snapstart. To compare configurations only, name the same package on both sides.',
  },
  'base-settings': {
    form: settingsYaml,
    scope: FUNCTION,
    default: null,
    description: 'The same for base. Settings that differ between the sides are part of what is compared.',
  },
  report: {
    form: path,
    scope: { of: 'step', why: 'it is for a step that measures nothing' },
    alsoReadBy: ['publish'],
    default: null,
    description:
      'A report JSON that another workflow run made. Nothing is measured: the file is checked, judged again from its raw starts and shown, headed as measured by untrusted code. See docs/github-events.md.',
  },
  engine: {
    form: words('aws', 'local'),
    scope: {
      of: 'step',
      why: 'whether a fork without credentials can be measured is known before the file is read',
    },
    default: 'aws',
    description:
      'Where to measure. aws: temporary functions in your account. local: the embedded Lambda-compatible engine on this machine; no AWS account is needed.',
  },
  'aws-region': {
    form: regionName,
    scope: { of: 'step', why: 'it belongs to the credentials, which are of the step' },
    alsoReadBy: ['policy'],
    default: null,
    description:
      'The region. Default: that of the ARN in function-name, else AWS_REGION or AWS_DEFAULT_REGION.',
  },
  role: {
    form: roleChoice,
    scope: FUNCTION,
    alsoReadBy: ['policy'],
    default: null,
    description:
      'The role that the measured code runs with: template (that of function-name) or an ARN. Must be stated on pull_request, pull_request_target and merge_group; template otherwise.',
  },
  environment: {
    form: words('template', 'none'),
    scope: FUNCTION,
    alsoReadBy: ['policy'],
    default: null,
    description:
      'The variables that the measured code sees, besides those of head-settings and base-settings: template or none. Must be stated on pull_request, pull_request_target and merge_group; template otherwise.',
  },
  'memory-tiers': {
    form: memoryTiers(MEMORY_MB.least, MEMORY_MB.most),
    scope: FUNCTION,
    default: null,
    description:
      "Memory sizes in MB to measure at, separated by commas: whole numbers from {range}. Default: the template's own; 512 with engine: local.",
  },
  architectures: {
    form: architectureList,
    scope: FUNCTION,
    default: null,
    description:
      "x86_64, arm64 or both, separated by a comma. Default: the template's own; this machine's with engine: local.",
  },
  forcing: {
    form: words('version', 'tenant'),
    scope: FUNCTION,
    alsoReadBy: ['policy'],
    default: 'version',
    description:
      'How a cold start is forced on AWS. version: a fresh version per start. tenant: tenant isolation with a fresh tenant per start (faster; costs a little more; not with SnapStart).',
  },
  concurrency: {
    form: whole(1, 100),
    scope: RUN,
    default: null,
    description:
      'Most requests under way at once ({range}). Default: 4 (8 with forcing: tenant); 1 with engine: local. Never more than half of what the account has free.',
  },
  'wait-minutes': {
    form: whole(1, 60),
    scope: RUN,
    default: '10',
    description:
      'How long one change of a temporary function may take on AWS ({range}): VPCs and SnapStart need minutes.',
  },
  samples: {
    form: whole(10, 1_000, BLOCK_SIZE),
    scope: FUNCTION,
    alsoReadBy: ['judge'],
    default: null,
    description:
      'Most cold starts per side and tier: {range}. Default: 30; 50 with head-image or base-image. Fewer are taken when the answer is clear earlier.',
  },
  payload: {
    form: payloadSource,
    scope: FUNCTION_WITH_NAME,
    mayBeSecret: true,
    default: '{}',
    description: 'The event of every request: JSON, or the path of a JSON file.',
  },
  metric: {
    form: words(...METRICS),
    scope: FUNCTION,
    default: 'total',
    description:
      'What is gated: total (init + first request), init, handler (the first request) or restore (SnapStart).',
  },
  seed: {
    form: seedText,
    scope: RUN,
    default: null,
    description:
      'Makes the order of the starts repeatable: 1 to 64 letters, digits, dots, dashes or underscores.',
  },
  'timeout-minutes': {
    form: whole(1, 350),
    scope: RUN,
    default: '30',
    description: 'Stop measuring after so many minutes ({range}) and judge what there is.',
  },
  'allow-function-errors': {
    form: yesOrNo,
    scope: FUNCTION,
    default: 'false',
    description: 'true: a start whose handler returned an error still counts, on both sides alike.',
  },
  'allow-fork-code': {
    form: yesOrNo,
    scope: { of: 'step', why: 'the file is part of the change that it would let in' },
    default: 'false',
    description:
      "true: build and run the code of a fork although the event (pull_request_target, say) gives it this repository's token and secrets. Only if you read every change first.",
  },
  'cache-key': {
    form: anyText,
    scope: FUNCTION,
    default: null,
    description:
      'Any text that tells builds apart which are otherwise equal, such as the version of a tool: a cached base is only used under the same one.',
  },
  threshold: {
    form: percentSlower(1, 100),
    scope: FUNCTION,
    alsoReadBy: ['judge'],
    default: '10%',
    description:
      'How much slower head may be, relative to base: 10% or 10 ({range} percent, or 0 with a threshold-ms).',
  },
  'threshold-ms': {
    form: decimal(0, 60_000, ' milliseconds'),
    scope: FUNCTION,
    alsoReadBy: ['judge'],
    default: '10',
    description:
      'How much slower head may always be, in milliseconds ({range}): the larger of both limits governs.',
  },
  'budget-ms': {
    form: decimal(1, 900_000, ' milliseconds'),
    scope: FUNCTION,
    alsoReadBy: ['judge'],
    default: null,
    description:
      'An absolute ceiling in milliseconds ({range}) for the median of head at every tier. Needs no base.',
  },
  alpha: {
    form: errorRate(0.2),
    scope: RUN,
    alsoReadBy: ['judge'],
    default: '0.05',
    description: 'The chance of failing unchanged code over the whole check: {range}.',
  },
  decision: {
    form: words('default', 'proven'),
    scope: FUNCTION,
    alsoReadBy: ['judge'],
    default: 'default',
    description:
      'proven: only a statistically proven regression fails the check. default: see docs/statistics.md.',
  },
  'on-regression': {
    form: words('fail', 'warn'),
    scope: RUN,
    alsoReadBy: ['judge', 'publish'],
    default: 'fail',
    description: 'fail: a regression fails the check. warn: it is reported and the check passes.',
  },
  'on-inconclusive': {
    form: words('warn', 'fail'),
    scope: RUN,
    alsoReadBy: ['judge', 'publish'],
    default: 'warn',
    description: 'warn: an inconclusive run passes with a warning. fail: it fails the check.',
  },
  'on-unmeasured': {
    form: words('pass', 'fail'),
    scope: RUN,
    alsoReadBy: ['judge', 'publish'],
    default: 'pass',
    description:
      'pass: a run that could not measure (no start of base succeeds, say) passes with a warning; one without credentials with a notice. fail: exit code 3.',
  },
  'dry-run': {
    form: yesOrNo,
    scope: RUN,
    default: 'false',
    description:
      'true: check everything that can be read, print the plan (calls, minutes, storage, cost) and measure nothing.',
  },
  comment: {
    form: words('always', 'on-change', 'never'),
    scope: RUN,
    alsoReadBy: ['publish'],
    default: 'always',
    description:
      'One comment on the pull request. always: from the start of the run. on-change: only started by a result that is a change. never: none.',
  },
  'comment-key': {
    form: anyText,
    scope: RUN,
    alsoReadBy: ['publish'],
    default: ['github.job', 'toJSON(matrix)', 'github.workflow'].map(expression).join(' '),
    description: 'Runs with the same key share one comment. By default every job and matrix leg has its own.',
  },
  'github-token': {
    form: token,
    scope: { of: 'step', why: 'a token has no place in a file of the repository' },
    alsoReadBy: ['publish'],
    mayBeSecret: true,
    default: expression('github.token'),
    description:
      'Token for the comment; the job needs `permissions: pull-requests: write`. Empty: no comment.',
  },
  'pull-request': {
    form: pullRequestNumber,
    scope: RUN,
    alsoReadBy: ['publish'],
    default: null,
    description:
      'Number of the pull request to comment on, for events that belong to none (workflow_dispatch, release, ...).',
  },
  'report-dir': {
    form: path,
    scope: RUN,
    alsoReadBy: ['publish'],
    default: 'cold-start-gate-report',
    description: 'Where report.json, report.csv and report.md are written.',
  },
} satisfies Readonly<Record<string, Row<unknown>>>;

export type InputName = keyof typeof ROWS;

/** What the text of an input is read as. */
export type InputValue<Name extends InputName> =
  (typeof ROWS)[Name]['form'] extends Form<infer Value> ? Value : never;

/** The inputs that always have a value. */
export type DefaultedName = {
  [Name in InputName]: (typeof ROWS)[Name]['default'] extends null ? never : Name;
}[InputName];

/** The rows by name, with the type of each value. */
export const INPUT: { readonly [Name in InputName]: Row<InputValue<Name>> } = ROWS;

export interface InputSpec extends Row<unknown> {
  readonly name: InputName;
}

/** The rows in the order in which they are documented, with their bounds in the descriptions. */
export const INPUTS: readonly InputSpec[] = (Object.keys(INPUT) as InputName[]).map((name) => {
  const row: Row<unknown> = INPUT[name];
  return { ...row, name, description: row.description.replace('{range}', row.form.range ?? '') };
});

/** The inputs that something else than a run reads, too. */
export function inputsOf(reader: Reader): readonly InputSpec[] {
  return INPUTS.filter(({ alsoReadBy = [] }) => alsoReadBy.includes(reader));
}

export function isInputName(name: string): name is InputName {
  return Object.hasOwn(INPUT, name);
}

/** Inputs as given, keyed by name; the empty string is the same as not given. */
export type RawInputs = Readonly<Record<string, string | undefined>>;
