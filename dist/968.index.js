export const id = 968;
export const ids = [968];
export const modules = {

/***/ 47036:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ INPUTS)
/* harmony export */ });
/**
 * The inputs, in one table: action.yml, `--help` and the table in the README are checked against it, and
 * `readConfig` reads nothing that is not here. An input is added together with the capability behind it.
 */
/** A default that the runner evaluates: action.yml may use the contexts github, matrix and a few more there. */
const expression = (text) => `\${{ ${text} }}`;
const INPUTS = [
    {
        name: 'function-name',
        group: 'what',
        default: null,
        description: 'The Lambda function whose configuration the measurement copies: a name or an ARN, also with :version or :alias. It is only read. Required with engine: aws.',
    },
    {
        name: 'config',
        group: 'what',
        default: null,
        description: 'A YAML file with several functions to measure in one run, and any of these inputs for each of them. Functions that did not change are skipped. See docs/config-file.md.',
    },
    {
        name: 'head-package',
        group: 'what',
        default: null,
        description: 'The build to check: a zip, a jar or a directory (packed for you). Required unless head-image, head-qualifier or build-command says where head comes from.',
    },
    {
        name: 'base-package',
        group: 'what',
        default: null,
        description: 'The build to compare with: a zip, a jar or a directory. Required unless base-image, base-qualifier, build-command or budget-ms is given.',
    },
    {
        name: 'head-image',
        group: 'what',
        default: null,
        description: 'The URI of the container image to check: registry/repository:tag or registry/repository@sha256:digest. On AWS it lies in Amazon ECR in the region of the run. Needs engine: aws. See docs/packages.md.',
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
        description: 'A version or alias of the function whose code is the build to compare with, such as live. Needs engine: aws.',
    },
    {
        name: 'build-command',
        group: 'what',
        default: null,
        description: 'Builds a side that no other input gives: head in this checkout (or at head-ref), base in a git worktree of its commit. Runs in bash without the tokens of the job; installing dependencies is part of it. See docs/builds.md.',
    },
    {
        name: 'package-path',
        group: 'what',
        default: null,
        description: 'What build-command builds: a zip, a jar, a directory or a pattern that matches one of them, relative to where it runs.',
    },
    {
        name: 'head-ref',
        group: 'what',
        default: null,
        description: 'The branch, tag or commit at which build-command builds head, in a git worktree as for base; base-ref is needed with it. By default head is this checkout as it is.',
    },
    {
        name: 'base-ref',
        group: 'what',
        default: null,
        description: 'The branch, tag or commit at which build-command builds base. By default the commit that the event names; for a pull request what it would be merged into.',
    },
    {
        name: 'head-settings',
        group: 'what',
        default: null,
        description: 'YAML laid over the function settings of head: runtime, handler, timeout, environment (merged), architecture, layers, snapstart, ephemeral-storage, tracing, log-format, system-log-level, application-log-level. An image takes no runtime, handler, layers and snapstart. To compare configurations only, name the same package on both sides.',
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
        description: 'A report JSON that another workflow run made. Nothing is measured: the file is checked, judged again from its raw starts and shown, headed as measured by untrusted code. See docs/github-events.md.',
    },
    {
        name: 'engine',
        group: 'how',
        default: 'aws',
        description: 'Where to measure. aws: temporary functions in your account. local: the embedded Lambda-compatible engine on this machine; no AWS account is needed.',
    },
    {
        name: 'aws-region',
        group: 'how',
        default: null,
        description: 'The region. Default: that of the ARN in function-name, else AWS_REGION or AWS_DEFAULT_REGION.',
    },
    {
        name: 'role',
        group: 'how',
        default: null,
        description: 'The role that the measured code runs with: template (that of function-name) or an ARN. Must be stated on pull_request, pull_request_target and merge_group; template otherwise.',
    },
    {
        name: 'environment',
        group: 'how',
        default: null,
        description: 'The variables that the measured code sees, besides those of head-settings and base-settings: template or none. Must be stated on pull_request, pull_request_target and merge_group; template otherwise.',
    },
    {
        name: 'memory-tiers',
        group: 'how',
        default: null,
        description: "Memory sizes in MB to measure at, separated by commas: whole numbers from 128 to 10240. Default: the template's own; 512 with engine: local.",
    },
    {
        name: 'architectures',
        group: 'how',
        default: null,
        description: "x86_64, arm64 or both, separated by a comma. Default: the template's own; this machine's with engine: local.",
    },
    {
        name: 'forcing',
        group: 'how',
        default: 'version',
        description: 'How a cold start is forced on AWS. version: a fresh version per start. tenant: tenant isolation with a fresh tenant per start (faster; costs a little more; not with SnapStart).',
    },
    {
        name: 'concurrency',
        group: 'how',
        default: null,
        description: 'Most requests under way at once (1 to 100). Default: 4, and never more than half of what the account has free; 1 with engine: local.',
    },
    {
        name: 'wait-minutes',
        group: 'how',
        default: '10',
        description: 'How long one change of a temporary function may take on AWS (1 to 60): VPCs and SnapStart need minutes.',
    },
    {
        name: 'samples',
        group: 'how',
        default: null,
        description: 'Most cold starts per side and tier: a multiple of 5, at least 10. Default: 30; 50 with head-image or base-image. Fewer are taken when the answer is clear earlier.',
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
        description: 'What is gated: total (init + first request), init, handler (the first request) or restore (SnapStart).',
    },
    {
        name: 'seed',
        group: 'how',
        default: null,
        description: 'Makes the order of the starts repeatable: 1 to 64 letters, digits, dots, dashes or underscores.',
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
        description: "true: build and run the code of a fork although the event (pull_request_target, say) gives it this repository's token and secrets. Only if you read every change first.",
    },
    {
        name: 'cache-key',
        group: 'how',
        default: null,
        description: 'Any text that tells builds apart which are otherwise equal, such as the version of a tool: a cached base is only used under the same one.',
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
        description: 'proven: only a statistically proven regression fails the check. default: see docs/statistics.md.',
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
        description: 'pass: a run that could not measure (no start of base succeeds, say) passes with a warning; one without credentials with a notice. fail: exit code 3.',
    },
    {
        name: 'dry-run',
        group: 'how',
        default: 'false',
        description: 'true: check everything that can be read, print the plan (calls, minutes, storage, cost) and measure nothing.',
    },
    {
        name: 'comment',
        group: 'telling',
        default: 'always',
        description: 'One comment on the pull request. always: from the start of the run. on-change: only started by a result that is a change. never: none.',
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
        description: 'Token for the comment; the job needs `permissions: pull-requests: write`. Empty: no comment.',
    },
    {
        name: 'pull-request',
        group: 'telling',
        default: null,
        description: 'Number of the pull request to comment on, for events that belong to none (workflow_dispatch, release, ...).',
    },
    {
        name: 'report-dir',
        group: 'telling',
        default: 'cold-start-gate-report',
        description: 'Where report.json, report.csv and report.md are written.',
    },
];


/***/ }),

/***/ 31437:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F9: () => (/* binding */ memoryTiers),
/* harmony export */   Fh: () => (/* binding */ isJson),
/* harmony export */   GT: () => (/* binding */ nonBlank),
/* harmony export */   GX: () => (/* binding */ yesOrNo),
/* harmony export */   Kd: () => (/* binding */ pullRequestNumber),
/* harmony export */   WQ: () => (/* binding */ whole),
/* harmony export */   _: () => (/* binding */ decimal),
/* harmony export */   a0: () => (/* binding */ payloadSource),
/* harmony export */   gw: () => (/* binding */ regionName),
/* harmony export */   jH: () => (/* binding */ percentThreshold),
/* harmony export */   ok: () => (/* binding */ architectureList),
/* harmony export */   tf: () => (/* binding */ seedText),
/* harmony export */   yL: () => (/* binding */ oneOf),
/* harmony export */   yr: () => (/* binding */ roleChoice),
/* harmony export */   zi: () => (/* binding */ errorRate)
/* harmony export */ });
/**
 * One parser per form of input. Each returns a value or says what is allowed; none throws and none guesses:
 * what is not understood is refused, so that NaN never reaches a comparison.
 */
const ok = (value) => ({ ok: true, value });
const refuse = (allowed) => ({
    ok: false,
    allowed,
});
/** Plain decimal notation: no exponent, no sign, no thousands separator, at most three decimals. */
const DECIMAL = /^\d{1,9}(\.\d{1,3})?$/;
/** A decimal number within [min, max]. `unit` ends the sentence about what is allowed. */
function decimal(min, max, unit) {
    return (text) => {
        const value = Number(text);
        return DECIMAL.test(text) && value >= min && value <= max
            ? ok(value)
            : refuse(`a number from ${min} to ${max}${unit}, such as ${Math.max(min, Math.min(max, 10))} (no exponent, a dot for decimals)`);
    };
}
/** A whole number within [min, max] that `step` divides. */
function whole(min, max, step = 1) {
    return (text) => {
        const value = Number(text);
        return /^\d{1,9}$/.test(text) && value >= min && value <= max && value % step === 0
            ? ok(value)
            : refuse(`a whole number from ${min} to ${max}${step > 1 ? ` that is a multiple of ${step}` : ''}`);
    };
}
/** Exactly one of the words. */
function oneOf(...words) {
    return (text) => {
        const word = words.find((candidate) => candidate === text);
        return word === undefined ? refuse(words.join(' or ')) : ok(word);
    };
}
/** `true` or `false`; "ture" is an error, not false. */
const yesOrNo = (text) => text === 'true' ? ok(true) : text === 'false' ? ok(false) : refuse('true or false');
/** Memory sizes separated by commas, each one Lambda allows (128 to 10,240 MB), none twice. */
const memoryTiers = (text) => {
    const parts = text.split(',').map((part) => part.trim());
    const tiers = parts.map(Number);
    const good = parts.every((part) => /^\d{3,5}$/.test(part)) &&
        tiers.every((tier) => tier >= 128 && tier <= 10_240) &&
        new Set(tiers).size === tiers.length;
    return good
        ? ok(tiers.toSorted((a, b) => a - b))
        : refuse('whole numbers of MB from 128 to 10240, separated by commas, none twice, such as 128,512,1024');
};
/** `10%` or `10`: percent. The two usual mix-ups (a factor and a fraction) are refused with what they would mean. */
const percentThreshold = (text) => {
    const digits = text.endsWith('%') ? text.slice(0, -1) : text;
    const value = Number(digits);
    if (!DECIMAL.test(digits))
        return refuse('a percentage such as 10% or 10');
    if (value > 100) {
        return refuse(`a percentage from 1 to 100, such as 10% (${digits}% would let head take ${1 + value / 100} times as long as base)`);
    }
    if (value > 0 && value < 1) {
        return refuse(`a percentage from 1 to 100, such as 10% (${digits} means ${digits} percent, not a fraction), or 0 with a threshold-ms`);
    }
    return ok(value);
};
/** One or both of the architectures, separated by a comma. */
const architectureList = (text) => {
    const parts = text.split(',').map((part) => part.trim());
    const known = parts.filter((part) => part === 'x86_64' || part === 'arm64');
    return known.length === parts.length && new Set(known).size === known.length
        ? ok(known.toSorted())
        : refuse('x86_64, arm64 or x86_64,arm64');
};
/** e.g. `eu-west-1`, `us-gov-west-1`. Not a fixed list: AWS adds regions all the time. */
const regionName = (text) => /^[a-z]{2,5}(-[a-z]{2,})+-\d{1,2}$/.test(text) ? ok(text) : refuse('a region such as eu-west-1');
/** Whose rights the measured code gets: the template's role or another one. */
const roleChoice = (text) => text === 'template' || /^arn:aws[a-z-]*:iam::\d{12}:role\/[\w+=,.@/-]{1,512}$/.test(text)
    ? ok(text)
    : refuse('template or the ARN of a role, such as arn:aws:iam::123456789012:role/measured-code');
/** An error rate. */
const errorRate = (text) => {
    const value = Number(text);
    return /^0?\.\d{1,6}$/.test(text) && value > 0 && value <= 0.2
        ? ok(value)
        : refuse('a number above 0 and at most 0.2, such as 0.05');
};
/** Names the order of a run. */
const seedText = (text) => /^[A-Za-z0-9._-]{1,64}$/.test(text)
    ? ok(text)
    : refuse('1 to 64 letters, digits, dots, dashes or underscores');
/** Text that can only be JSON is JSON; anything else is a path. */
const payloadSource = (text) => {
    if (isJson(text))
        return ok({ kind: 'json', text });
    return /^[[{"]/.test(text)
        ? refuse('valid JSON, or the path of a JSON file')
        : ok({ kind: 'file', path: text });
};
/** Whether the text is one JSON value. */
function isJson(text) {
    try {
        JSON.parse(text);
        return true;
    }
    catch {
        return false;
    }
}
/** Any text that is not blank. */
const nonBlank = (text) => (text.trim() === '' ? refuse('a path') : ok(text));
/** A pull request: digits, with blanks around them at most. */
const pullRequestNumber = (text) => {
    const digits = text.trim();
    return /^[1-9]\d{0,9}$/.test(digits)
        ? ok(Number(digits))
        : refuse('the number of a pull request in digits, such as 7354');
};


/***/ }),

/***/ 46878:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ inputReader)
/* harmony export */ });
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47036);
/** Reads inputs one by one and collects what is wrong with them, so that every problem is told at once. */

/** @param raw inputs by name; one that does not exist is a problem. */
function inputReader(raw) {
    const problems = unknownInputs(raw);
    const given = (name) => raw[name] || undefined;
    const optional = (name, parse) => {
        const text = given(name);
        if (text === undefined)
            return undefined;
        const parsed = parse(text);
        if (parsed.ok)
            return parsed.value;
        problems.push(`${name}: ${UNSHOWN.has(name) ? 'what was given' : quote(text)} is not allowed; write ${parsed.allowed}.`);
        return undefined;
    };
    return {
        problems,
        given,
        optional,
        withDefault: (name, parse) => optional(name, parse) ?? defaultOf(name, parse),
    };
}
/** The value of an input's default. @throws when the table and the parser disagree, which is a defect of ours. */
function defaultOf(name, parse) {
    const parsed = parse(_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .INPUTS */ .m.find((input) => input.name === name)?.default ?? '');
    if (!parsed.ok)
        throw new Error(`the default of ${name} is not ${parsed.allowed}`);
    return parsed.value;
}
function unknownInputs(raw) {
    const known = new Set(_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .INPUTS */ .m.map((input) => input.name));
    return Object.keys(raw)
        .filter((name) => !known.has(name))
        .map((name) => `${name}: there is no such input; see the list in the README.`);
}
/** Inputs whose text may be a secret: no part of it is said again. */
const UNSHOWN = new Set(['payload', 'github-token']);
/** The value as given, short enough for one line and with nothing that could act in a log. */
function quote(text) {
    return JSON.stringify(text.length > 80 ? `${text.slice(0, 77)}...` : text);
}


/***/ }),

/***/ 80080:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ readTelling)
/* harmony export */ });
/* harmony import */ var _parsers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31437);
/** The inputs about the pull request: whether to comment there, as whom, and where. */

function readTelling(read) {
    const token = read.given('github-token') ?? null;
    // Its value must not appear in a message, and as an HTTP header it would in one of somebody else's.
    if (token !== null && !/^[\x21-\x7e]+$/.test(token)) {
        read.problems.push('github-token: not a token, it has blanks or other characters that no token has.');
    }
    return {
        comment: read.withDefault('comment', (0,_parsers_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)('always', 'on-change', 'never')),
        commentKey: read.given('comment-key') ?? null,
        token,
        pullRequest: read.optional('pull-request', _parsers_js__WEBPACK_IMPORTED_MODULE_0__/* .pullRequestNumber */ .Kd) ?? null,
    };
}


/***/ }),

/***/ 50449:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FW: () => (/* binding */ FILTER_LOG_EVENTS_CALLS_PER_SECOND),
/* harmony export */   Fc: () => (/* binding */ INIT_SECONDS),
/* harmony export */   KU: () => (/* binding */ MEMORY_MB),
/* harmony export */   Mm: () => (/* binding */ CODE_STORAGE_BYTES),
/* harmony export */   NK: () => (/* binding */ PAYLOAD_BYTES),
/* harmony export */   R$: () => (/* binding */ SUMMARY_BYTES),
/* harmony export */   SZ: () => (/* binding */ CONTROL_PLANE_CALLS_PER_SECOND),
/* harmony export */   UM: () => (/* binding */ EVENT_PAYLOAD_BYTES),
/* harmony export */   Uq: () => (/* binding */ UNRESERVED_CONCURRENCY),
/* harmony export */   Z1: () => (/* binding */ EXTENSIONS),
/* harmony export */   aJ: () => (/* binding */ RESPONSE_BYTES),
/* harmony export */   aj: () => (/* binding */ FUNCTION_NAME_CHARACTERS),
/* harmony export */   b4: () => (/* binding */ REQUEST_BODY_BYTES),
/* harmony export */   db: () => (/* binding */ COMMENT_CHARACTERS),
/* harmony export */   eZ: () => (/* binding */ UNZIPPED_BYTES),
/* harmony export */   gH: () => (/* binding */ EPHEMERAL_STORAGE_MB),
/* harmony export */   gU: () => (/* binding */ CACHE_KEY_CHARACTERS),
/* harmony export */   mU: () => (/* binding */ LOG_TAIL_BYTES),
/* harmony export */   mh: () => (/* binding */ DESCRIPTION_CHARACTERS),
/* harmony export */   nh: () => (/* binding */ ZIPPED_BYTES),
/* harmony export */   q3: () => (/* binding */ CONCURRENT_EXECUTIONS),
/* harmony export */   uE: () => (/* binding */ HANDLER_CHARACTERS),
/* harmony export */   w0: () => (/* binding */ ENVIRONMENT_BYTES),
/* harmony export */   yj: () => (/* binding */ TIMEOUT_SECONDS)
/* harmony export */ });
/* unused harmony export GET_FUNCTION_CALLS_PER_SECOND */
/**
 * Limits of AWS Lambda, CloudWatch Logs and GitHub, each once and with its source. AWS writes MB and KB for multiples of
 * 1,024; the numbers of bytes here are exact. What this tool allows itself stands where it is decided.
 */
const KB = 1_024;
const MB = 1_024 ** 2;
const GB = 1_024 ** 3;
// Source of all numbers up to the next source: https://docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html
/** Memory size of a function, in steps of 1 MB. */
const MEMORY_MB = { least: 128, most: 10_240 };
/** Timeout of a function, in whole seconds. */
const TIMEOUT_SECONDS = { least: 1, most: 900 };
/** Size of /tmp; the least is free of charge. */
const EPHEMERAL_STORAGE_MB = { least: 512, most: 10_240 };
/** All environment variables of a function. Lambda counts the bytes of the map as JSON. */
const ENVIRONMENT_BYTES = 4 * KB;
/** Package of a direct upload (CreateFunction, UpdateFunctionCode). */
const ZIPPED_BYTES = 50 * MB;
/** Contents of a package together with its layers. */
const UNZIPPED_BYTES = 250 * MB;
/** Payload of a synchronous request. */
const PAYLOAD_BYTES = 6 * MB;
/** Payload of an asynchronous request (InvocationType Event). */
const EVENT_PAYLOAD_BYTES = MB;
/** Code storage of an account and region: every function and every version counts. Cannot be raised. */
const CODE_STORAGE_BYTES = 300 * GB;
/** Concurrent executions of an account and region, unless AWS raised it; new accounts have less. */
const CONCURRENT_EXECUTIONS = 1_000;
/** All control-plane operations but GetFunction and GetPolicy together, calls per second, account and region. */
const CONTROL_PLANE_CALLS_PER_SECOND = 15;
/** GetFunction alone, calls per second, account and region. */
const GET_FUNCTION_CALLS_PER_SECOND = 100;
/** Length of a function's name. */
const FUNCTION_NAME_CHARACTERS = 64;
/** Concurrency that reservations must leave to the other functions. Source: https://docs.aws.amazon.com/lambda/latest/dg/configuration-concurrency.html */
const UNRESERVED_CONCURRENCY = 100;
/** Time of an on-demand init; after it Lambda runs init again inside the request. Source: https://docs.aws.amazon.com/lambda/latest/dg/lambda-runtime-environment.html */
const INIT_SECONDS = 10;
/** External extensions of a function. Source: https://docs.aws.amazon.com/lambda/latest/dg/extensions-configuration.html */
const EXTENSIONS = 10;
/** End of the log that Invoke returns with LogType Tail. Source: https://docs.aws.amazon.com/lambda/latest/api/API_Invoke.html */
const LOG_TAIL_BYTES = 4 * KB;
/** Response of a handler; Lambda's own error message names the number. Source: https://docs.aws.amazon.com/lambda/latest/dg/troubleshooting-invocation.html */
const RESPONSE_BYTES = PAYLOAD_BYTES + 100;
/** Body of CreateFunction and UpdateFunctionCode, which holds the zip in Base64. Source: the message of Lambda's RequestEntityTooLargeException. */
const REQUEST_BODY_BYTES = 70_167_211;
/** Length of a handler and of a description. Source: https://docs.aws.amazon.com/lambda/latest/api/API_CreateFunction.html */
const HANDLER_CHARACTERS = 128;
const DESCRIPTION_CHARACTERS = 256;
/** FilterLogEvents, calls per second, account and region. Source: https://docs.aws.amazon.com/AmazonCloudWatch/latest/logs/cloudwatch_limits_cwl.html */
const FILTER_LOG_EVENTS_CALLS_PER_SECOND = 5;
/** Comment of an issue or a pull request. Source: the message of GitHub's API, "Body is too long (maximum is 65536 characters)". */
const COMMENT_CHARACTERS = 65_536;
/** Job summary of one step; GitHub drops a longer one. Source: https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands */
const SUMMARY_BYTES = MB;
/** Key of a cache entry. Source: https://docs.github.com/en/actions/reference/workflows-and-actions/dependency-caching */
const CACHE_KEY_CHARACTERS = 512;


/***/ }),

/***/ 9924:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Df: () => (/* binding */ withoutCommands),
/* harmony export */   N1: () => (/* binding */ commandProperty),
/* harmony export */   RK: () => (/* binding */ visible),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   b$: () => (/* binding */ commandMessage),
/* harmony export */   mG: () => (/* binding */ inline),
/* harmony export */   pj: () => (/* binding */ plain)
/* harmony export */ });
/* unused harmony export shorten */
/**
 * Everything that is not ours (labels, paths, branch names, error texts, every string of a report that came from
 * somewhere else) passes through here before it reaches Markdown, a terminal or a workflow command.
 *
 * GitHub turns mentions and references into links after rendering, in the text of the page, so an HTML entity does
 * not stop them; a zero-width space inside does. Escapes: https://github.github.com/gfm/#backslash-escapes,
 * #tables-extension- (a pipe splits cells even inside a code span), #autolinks-extension-.
 */
const ZWSP = '\u200b';
/** Controls, direction marks, invisible tags, private use and lone surrogates. Joiners stay: emoji are made with them. */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu;
/** One line of visible characters: line breaks and tabs become a space, other invisible ones U+FFFD. */
function visible(text) {
    return text.replace(/[\s\p{Zl}\p{Zp}\u0085]+/gu, ' ').replace(INVISIBLE, '\ufffd');
}
/**
 * At most `most` characters, the middle replaced by an ellipsis: names differ at both ends.
 * Counts code points, so that a pair of surrogates is never cut in two.
 */
function shorten(text, most) {
    const points = Array.from(text);
    if (points.length <= most)
        return text;
    const tail = Math.floor((most - 1) / 2);
    return `${points.slice(0, most - 1 - tail).join('')}…${points.slice(points.length - tail).join('')}`;
}
/** Takes the link out of `@team`, `#12`, `GH-12`, `https://…`, `www.…`, without changing how it looks. */
function unlinked(text) {
    return text
        .replace(/[@#]/g, `$&${ZWSP}`)
        .replace(/\bGH-(?=\d)/gi, `$&${ZWSP}`)
        .replace(/:(?=\/\/)/g, `:${ZWSP}`)
        .replace(/www(?=\.)/gi, `$&${ZWSP}`);
}
/**
 * Takes the meaning from what has one in GFM: a backslash before most, an entity for `&`, `<` and `>`. Round brackets
 * and `!` mean something beside square ones only, `#` only before a space, which `unlinked` has taken away.
 */
function literal(text) {
    return text
        .replace(/[\\`*_[\]|~]/g, '\\$&')
        .replace(/&/g, '&amp;')
        .replace(/</g, '&lt;')
        .replace(/>/g, '&gt;');
}
/** Foreign text as GFM text: safe in a table cell, a list item, a heading, bold, and at the start of a line. */
function inline(text, most = 300) {
    const safe = literal(unlinked(shorten(visible(text), most)))
        // `:name:` would become an emoji, `$…$` a formula.
        .replace(/:(?=[\w+-])/g, `:${ZWSP}`)
        .replace(/\$/g, '<span>$</span>');
    return safe.replace(/^(\s*\d+)([.)])(?=\s|$)/, '$1\\$2').replace(/^(\s*)([-+=])/, '$1\\$2');
}
/**
 * Foreign text as code in GFM. An element instead of a code span, because inside a code span neither a backtick nor
 * a pipe can be escaped by the same means, while inside an element everything can.
 */
function code(text, most = 64) {
    return `<code>${literal(unlinked(shorten(visible(text), most))).replace(/\$/g, '&#36;')}</code>`;
}
/** Foreign text for a terminal or a job log: no escape sequence, no line break, no workflow command. */
function plain(text, most = 300) {
    return shorten(visible(text), most);
}
/**
 * Makes every line of a text safe to print in a job: the runner takes a line that starts with `::name` and a
 * `##[name]` anywhere in a line for a command. A space inside them is visible and harmless.
 */
function withoutCommands(text) {
    return text.replace(/^([^\S\n]*):(?=:)/gm, '$1: ').replace(/##(?=\[)/g, '## ');
}
/** The message of a workflow command (`::error::MESSAGE`), as the runner decodes it. */
function commandMessage(text) {
    return text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
}
/** A property of a workflow command (`::error title=VALUE::`), as the runner decodes it. */
function commandProperty(text) {
    return commandMessage(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
}


/***/ })

};
