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

/** A default that the runner evaluates: action.yml may use the contexts github, matrix and a few more there. */
const expression = (text: string): string => `\${{ ${text} }}`;

export const INPUTS: readonly InputSpec[] = [
  {
    name: 'function-name',
    group: 'what',
    default: null,
    description:
      'The Lambda function whose configuration the measurement copies: a name or an ARN, also with :version or :alias. It is only read. Required with engine: aws.',
  },
  {
    name: 'config',
    group: 'what',
    default: null,
    description:
      'A YAML file with several functions to measure in one run, and any of these inputs for each of them. Functions that did not change are skipped. See docs/config-file.md.',
  },
  {
    name: 'head-package',
    group: 'what',
    default: null,
    description:
      'The build to check: a zip, a jar or a directory (packed for you). Required unless head-image, head-qualifier or build-command says where head comes from.',
  },
  {
    name: 'base-package',
    group: 'what',
    default: null,
    description:
      'The build to compare with: a zip, a jar or a directory. Required unless base-image, base-qualifier, build-command or budget-ms is given.',
  },
  {
    name: 'head-image',
    group: 'what',
    default: null,
    description:
      'The URI of the container image to check: registry/repository:tag or registry/repository@sha256:digest. On AWS it lies in Amazon ECR in the region of the run. Needs engine: aws. See docs/packages.md.',
  },
  {
    name: 'base-image',
    group: 'what',
    default: null,
    description: 'The URI of the container image to compare with.',
  },
  {
    name: 'head-qualifier',
    group: 'what',
    default: null,
    description: 'A version or alias of the function whose code is the build to check. Needs engine: aws.',
  },
  {
    name: 'base-qualifier',
    group: 'what',
    default: null,
    description:
      'A version or alias of the function whose code is the build to compare with, such as live. Needs engine: aws.',
  },
  {
    name: 'build-command',
    group: 'what',
    default: null,
    description:
      'Builds a side that no other input gives: head in this checkout (or at head-ref), base in a git worktree of its commit. Runs in bash without the tokens of the job; installing dependencies is part of it. See docs/builds.md.',
  },
  {
    name: 'package-path',
    group: 'what',
    default: null,
    description:
      'What build-command builds: a zip, a jar, a directory or a pattern that matches one of them, relative to where it runs.',
  },
  {
    name: 'head-ref',
    group: 'what',
    default: null,
    description:
      'The branch, tag or commit at which build-command builds head, in a git worktree as for base; base-ref is needed with it. By default head is this checkout as it is.',
  },
  {
    name: 'base-ref',
    group: 'what',
    default: null,
    description:
      'The branch, tag or commit at which build-command builds base. By default the commit that the event names; for a pull request what it would be merged into.',
  },
  {
    name: 'head-settings',
    group: 'what',
    default: null,
    description:
      'YAML laid over the function settings of head: runtime, handler, timeout, environment (merged), architecture, layers, snapstart, ephemeral-storage, tracing, log-format, system-log-level, application-log-level. An image takes no runtime, handler, layers and snapstart. To compare configurations only, name the same package on both sides.',
  },
  {
    name: 'base-settings',
    group: 'what',
    default: null,
    description: 'The same for base. Settings that differ between the sides are part of what is compared.',
  },
  {
    name: 'report',
    group: 'what',
    default: null,
    description:
      'A report JSON that another workflow run made. Nothing is measured: the file is checked, judged again from its raw starts and shown, headed as measured by untrusted code. See docs/github-events.md.',
  },
  {
    name: 'engine',
    group: 'how',
    default: 'aws',
    description:
      'Where to measure. aws: temporary functions in your account. local: the embedded Lambda-compatible engine on this machine; no AWS account is needed.',
  },
  {
    name: 'aws-region',
    group: 'how',
    default: null,
    description:
      'The region. Default: that of the ARN in function-name, else AWS_REGION or AWS_DEFAULT_REGION.',
  },
  {
    name: 'role',
    group: 'how',
    default: null,
    description:
      'The role that the measured code runs with: template (that of function-name) or an ARN. Must be stated on pull_request, pull_request_target and merge_group; template otherwise.',
  },
  {
    name: 'environment',
    group: 'how',
    default: null,
    description:
      'The variables that the measured code sees, besides those of head-settings and base-settings: template or none. Must be stated on pull_request, pull_request_target and merge_group; template otherwise.',
  },
  {
    name: 'memory-tiers',
    group: 'how',
    default: null,
    description:
      "Memory sizes in MB to measure at, separated by commas: whole numbers from 128 to 10240. Default: the template's own; 512 with engine: local.",
  },
  {
    name: 'architectures',
    group: 'how',
    default: null,
    description:
      "x86_64, arm64 or both, separated by a comma. Default: the template's own; this machine's with engine: local.",
  },
  {
    name: 'forcing',
    group: 'how',
    default: 'version',
    description:
      'How a cold start is forced on AWS. version: a fresh version per start. tenant: tenant isolation with a fresh tenant per start (faster; costs a little more; not with SnapStart).',
  },
  {
    name: 'concurrency',
    group: 'how',
    default: null,
    description:
      'Most requests under way at once (1 to 100). Default: 4, and never more than half of what the account has free; 1 with engine: local.',
  },
  {
    name: 'wait-minutes',
    group: 'how',
    default: '10',
    description:
      'How long one change of a temporary function may take on AWS (1 to 60): VPCs and SnapStart need minutes.',
  },
  {
    name: 'samples',
    group: 'how',
    default: null,
    description:
      'Most cold starts per side and tier: a multiple of 5, at least 10. Default: 30; 50 with head-image or base-image. Fewer are taken when the answer is clear earlier.',
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
    name: 'allow-fork-code',
    group: 'how',
    default: 'false',
    description:
      "true: build and run the code of a fork although the event (pull_request_target, say) gives it this repository's token and secrets. Only if you read every change first.",
  },
  {
    name: 'cache-key',
    group: 'how',
    default: null,
    description:
      'Any text that tells builds apart which are otherwise equal, such as the version of a tool: a cached base is only used under the same one.',
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
      'pass: a run that could not measure (no start of base succeeds, say) passes with a warning; one without credentials with a notice. fail: exit code 3.',
  },
  {
    name: 'dry-run',
    group: 'how',
    default: 'false',
    description:
      'true: check everything that can be read, print the plan (calls, minutes, storage, cost) and measure nothing.',
  },
  {
    name: 'comment',
    group: 'telling',
    default: 'always',
    description:
      'One comment on the pull request. always: from the start of the run. on-change: only started by a result that is a change. never: none.',
  },
  {
    name: 'comment-key',
    group: 'telling',
    default: ['github.job', 'toJSON(matrix)', 'github.workflow'].map(expression).join(' '),
    description: 'Runs with the same key share one comment. By default every job and matrix leg has its own.',
  },
  {
    name: 'github-token',
    group: 'telling',
    default: expression('github.token'),
    description:
      'Token for the comment; the job needs `permissions: pull-requests: write`. Empty: no comment.',
  },
  {
    name: 'pull-request',
    group: 'telling',
    default: null,
    description:
      'Number of the pull request to comment on, for events that belong to none (workflow_dispatch, release, ...).',
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
