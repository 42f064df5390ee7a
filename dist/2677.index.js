export const id = 2677;
export const ids = [2677,3710,5624];
export const modules = {

/***/ 55624:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tell: () => (/* binding */ tell)
});

// EXTERNAL MODULE: ./build/github/output.js
var output = __webpack_require__(59357);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
// EXTERNAL MODULE: ./build/report/functions.js
var functions = __webpack_require__(12966);
// EXTERNAL MODULE: ./build/report/headline.js
var headline = __webpack_require__(2251);
// EXTERNAL MODULE: ./build/report/ranking.js
var ranking = __webpack_require__(321);
// EXTERNAL MODULE: ./build/report/units.js
var units = __webpack_require__(15088);
// EXTERNAL MODULE: ./build/report/words.js
var words = __webpack_require__(44702);
;// CONCATENATED MODULE: ./build/report/annotations.js






/** GitHub drops what a step writes beyond ten annotations. */
const MOST_ROWS = 9;
/**
 * One annotation that sums up, then at most nine rows that regressed or stayed open, worst first. The texts are one
 * line each and foreign names in them are cleaned; encode them for the workflow command all the same.
 */
function annotations(report) {
    const { verdict, reason, exitCode } = report.verdict;
    // A fork without credentials is nobody's mistake; a base that never answers is one that somebody can mend.
    const isQuiet = verdict === 'pass' || reason === 'no-credentials';
    const level = exitCode !== 0 ? 'error' : isQuiet ? 'notice' : 'warning';
    const loud = (0,ranking/* worstFirst */.m)(report.comparisons).filter((row) => row.verdict !== 'pass');
    const rows = loud.length > 1 ? loud.slice(0, MOST_ROWS) : [];
    const more = loud.length > 1 ? loud.length - rows.length : 0;
    const said = (0,headline/* explanation */.Qb)(report, report_escape/* plain */.pj);
    if (more > 0)
        said.push(`${(0,units/* count */.U9)(more, 'more row')} in the job summary.`);
    const everywhere = { functions: true, architectures: true };
    return [
        {
            level,
            title: (0,headline/* headline */.Pl)(report, report_escape/* plain */.pj),
            message: said.join(' '),
        },
        ...rows.map((row) => {
            const change = (0,words/* changeWords */.mF)(row);
            const allowed = (0,words/* allowedWords */.wP)(row, (0,functions/* ruleOf */.Y)(report, row.cell));
            return {
                level: row.verdict === 'regression' ? level : 'warning',
                title: `Cold start: ${(0,words/* cellName */.I4)(row.cell, everywhere, (label) => (0,report_escape/* plain */.pj)(label, 100))}`,
                message: `${change === null ? '' : `${change}, `}${(0,words/* rowVerdict */.g9)(row)}${allowed === '' ? '' : `; allowed: ${allowed}`}`,
            };
        }),
    ];
}

// EXTERNAL MODULE: ./build/report/markdown/render.js + 2 modules
var render = __webpack_require__(49443);
// EXTERNAL MODULE: ./build/core/cost/measured.js
var measured = __webpack_require__(67896);
// EXTERNAL MODULE: ./build/core/verdict/sentence.js
var sentence = __webpack_require__(95175);
;// CONCATENATED MODULE: ./build/report/outputs.js
/** The action outputs that a report determines. Words and numbers only: no name, no ARN, no account id. */


/** Every output of the action. The first eight follow from the report, the others are what the shell wrote or posted. */
const OUTPUTS = [
    { name: 'verdict', description: 'pass, regression, inconclusive or not-measured.' },
    {
        name: 'reason',
        description: 'Why, in one word: proven, not-proven, does-not-start, over-budget, identical, noisy, too-few, lost-starts, no-credentials, time-limit or base-does-not-start.',
    },
    { name: 'regressions', description: 'How many rows (function, architecture and memory tier) regressed.' },
    {
        name: 'worst-change-percent',
        description: 'Largest change of any row in percent; empty where no number exists.',
    },
    { name: 'cold-starts', description: 'How many proved cold starts were counted, both sides together.' },
    { name: 'lost', description: 'How many starts said nothing about the build and were taken again.' },
    { name: 'failed', description: 'How many starts failed; they count as slower than any number.' },
    { name: 'duration-seconds', description: 'How long the measurement took.' },
    {
        name: 'cost-usd',
        description: 'What the requests cost on AWS at list prices, in US dollars; empty with engine: local.',
    },
    { name: 'report-json', description: 'Path of the report as JSON, with every start.' },
    { name: 'report-csv', description: 'Path of every start as CSV.' },
    { name: 'report-markdown', description: 'Path of the job summary as Markdown.' },
    { name: 'comment-body', description: 'The comment as Markdown, for a step that posts it elsewhere.' },
    { name: 'comment-id', description: 'Id of the comment on the pull request; empty where there is none.' },
];
/** A number for a machine: a point, at most three decimals, no exponent; empty where there is none. */
function plainNumber(value) {
    return value === null || !Number.isFinite(value) ? '' : String(Number(value.toFixed(3)));
}
/**
 * `regressions` counts rows. `worst-change-percent` is the largest change of any row, empty where no
 * number exists (head does not start, nothing was measured).
 */
function reportOutputs(report) {
    const total = (of) => plainNumber(report.counts.reduce((sum, counts) => sum + of(counts), 0));
    return {
        verdict: report.verdict.verdict,
        reason: report.verdict.reason,
        regressions: plainNumber(report.comparisons.filter((row) => row.verdict === 'regression').length),
        'worst-change-percent': plainNumber((0,sentence/* worstChange */.Mb)(report.comparisons)?.changePercent.estimate ?? null),
        'cold-starts': total(({ cold }) => cold),
        lost: total(({ lost }) => lost),
        failed: total(({ failed }) => failed),
        'duration-seconds': plainNumber(report.durationSeconds),
        'cost-usd': report.environment.engine === 'aws' ? (0,measured/* dollarsOf */.B)(report.starts).toFixed(6) : '',
    };
}

// EXTERNAL MODULE: ./build/report/text.js
var report_text = __webpack_require__(13920);
// EXTERNAL MODULE: ./build/run/reports.js
var reports = __webpack_require__(91049);
// EXTERNAL MODULE: ./build/action/annotate.js
var annotate = __webpack_require__(95503);
;// CONCATENATED MODULE: ./build/action/tell.js








/** Files first, then what is at hand, then the network: a step that is cut off has told as much as possible. */
async function tell(report, telling) {
    const { comment, reportDir, notes } = telling;
    const notice = telling.notice === undefined ? {} : { notice: telling.notice };
    const { paths, problem: unwritten } = await (0,reports.writeReports)(report, reportDir);
    console.log((0,report_text/* renderText */.S)(report, paths === null ? {} : { reportJsonPath: paths.json }));
    const unsummed = await (0,output/* writeSummary */.Sy)((0,render/* renderMarkdown */.Gc)(report, { limit: render/* SUMMARY_LIMIT */.Jt, unit: 'bytes', ...notice }));
    const body = (0,render/* renderMarkdown */.Gc)(report, { limit: comment?.bodyLimit ?? render/* COMMENT_LIMIT */.W$, ...notice });
    (0,output/* writeOutputs */.Kn)({
        ...reportOutputs(report),
        ...(paths && { 'report-json': paths.json, 'report-csv': paths.csv, 'report-markdown': paths.markdown }),
        'comment-body': body,
    });
    const told = await comment?.done(body, isChange(report));
    if (told?.commentId)
        (0,output/* writeOutputs */.Kn)({ 'comment-id': told.commentId });
    const [sum, ...rows] = annotations(report);
    const warnings = [unwritten, unsummed].flatMap((message) => message === null ? [] : [{ level: 'warning', title: 'Cold start gate', message }]);
    (0,annotate/* annotate */.f)([sum, told?.annotation, ...warnings, ...notes, ...rows].filter((annotation) => annotation !== undefined && annotation !== null));
}
/** What is worth a comment of its own under `comment: on-change`: a change either way, or a failed check. */
function isChange({ verdict, comparisons }) {
    return verdict.exitCode !== 0 || verdict.verdict === 'regression' || comparisons.some(words/* isFaster */.sN);
}


/***/ }),

/***/ 59357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jq: () => (/* binding */ writeState),
/* harmony export */   Kn: () => (/* binding */ writeOutputs),
/* harmony export */   Sy: () => (/* binding */ writeSummary),
/* harmony export */   un: () => (/* binding */ readState)
/* harmony export */ });
/* unused harmony export SUMMARY_LIMIT_BYTES */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33838);
/**
 * What a step hands to the runner: outputs, state for the post step and the job summary. Every write is on disk when the
 * function returns or its promise resolves, so that an exit right afterwards loses nothing.
 */


/** GitHub drops the summary of a step past this size without a word. */
const SUMMARY_LIMIT_BYTES = 1_048_576;
/** Sets outputs through the GITHUB_OUTPUT file, with a random delimiter. Without that file there is nobody to read them. */
function writeOutputs(outputs) {
    if (!process.env['GITHUB_OUTPUT'])
        return;
    for (const [name, value] of Object.entries(outputs))
        (0,_actions_core__WEBPACK_IMPORTED_MODULE_1__/* .setOutput */ .uH)(name, value);
}
/** Keeps a value for the post step of this action. Written at once: a cancelled job runs post all the same. */
function writeState(name, value) {
    if (process.env['GITHUB_STATE'])
        (0,_actions_core__WEBPACK_IMPORTED_MODULE_1__/* .saveState */ .LZ)(name, value);
}
/** The empty string when main did not get as far. */
function readState(name) {
    return (0,_actions_core__WEBPACK_IMPORTED_MODULE_1__/* .getState */ .Gu)(name);
}
/**
 * Appends to the job summary.
 * @returns null, or one sentence saying why the summary is not the one that was meant
 */
async function writeSummary(markdown) {
    const path = process.env['GITHUB_STEP_SUMMARY'];
    if (!path)
        return 'There is no job summary here: GITHUB_STEP_SUMMARY is not set.';
    try {
        const before = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path)).size;
        const bytes = Buffer.byteLength(markdown);
        const fits = before + bytes < SUMMARY_LIMIT_BYTES;
        const problem = `The summary would have ${before + bytes} bytes and GitHub takes ${SUMMARY_LIMIT_BYTES}; see the files in report-dir instead.`;
        _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .summary */ .z.emptyBuffer().addRaw(fits ? markdown : problem);
        _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .summary */ .z.addEOL();
        await _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .summary */ .z.write();
        return fits ? null : problem;
    }
    catch (cause) {
        return `The job summary could not be written (${cause instanceof Error ? codeOf(cause) : 'unknown error'}).`;
    }
}
function codeOf(cause) {
    return 'code' in cause && typeof cause.code === 'string' ? cause.code : 'unknown error';
}


/***/ }),

/***/ 83710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Qs: () => (/* reexport */ ReportFormatError),
  VY: () => (/* binding */ readReportJson),
  l4: () => (/* binding */ reportJson)
});

// UNUSED EXPORTS: reportSchema

// EXTERNAL MODULE: ./build/core/model.js
var model = __webpack_require__(71295);
// EXTERNAL MODULE: ./build/core/start/reasons.js
var reasons = __webpack_require__(32780);
;// CONCATENATED MODULE: ./build/report/json/shape.js
/**
 * Shapes: each describes one JSON value once, and both checks it and says it as JSON Schema. The compiler makes sure
 * that the shape of an object names every property of its type. Values are copied property by property, so nothing
 * that a shape does not name (`__proto__` among others) reaches the result.
 */
/** The text is not a report of this schema. The message names the place and what was expected there. */
class ReportFormatError extends Error {
    name = 'ReportFormatError';
    path;
    constructor(path, problem) {
        super(`Report JSON, ${path}: ${problem}`);
        this.path = path;
    }
}
/** What was found instead, never the value itself: it may be long or secret. */
function kindOf(value) {
    if (value === null)
        return 'null';
    if (Array.isArray(value))
        return `a list of ${value.length}`;
    if (typeof value === 'number')
        return `the number ${value}`;
    if (typeof value === 'string')
        return `a text of ${value.length} characters`;
    return value === undefined ? 'nothing' : `a ${typeof value}`;
}
function number(minimum, maximum) {
    return {
        read(value, path) {
            if (typeof value === 'number' && value >= minimum && value <= maximum)
                return value;
            throw new ReportFormatError(path, `expected a number from ${minimum} to ${maximum}, found ${kindOf(value)}`);
        },
        schema: { type: 'number', minimum, maximum },
    };
}
function integer(minimum, maximum) {
    return {
        read(value, path) {
            if (typeof value === 'number' && Number.isInteger(value) && value >= minimum && value <= maximum)
                return value;
            throw new ReportFormatError(path, `expected a whole number from ${minimum} to ${maximum}, found ${kindOf(value)}`);
        },
        schema: { type: 'integer', minimum, maximum },
    };
}
/** `most` counts UTF-16 units. */
function shape_text(most) {
    return {
        read(value, path) {
            if (typeof value === 'string' && value.length <= most)
                return value;
            throw new ReportFormatError(path, `expected a text of at most ${most} characters, found ${kindOf(value)}`);
        },
        schema: { type: 'string', maxLength: most },
    };
}
/** ISO 8601 in UTC, as Date.prototype.toISOString writes it. */
function timestamp() {
    const pattern = '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,9})?Z$';
    const form = new RegExp(pattern);
    return {
        read(value, path) {
            if (typeof value === 'string' && form.test(value))
                return value;
            throw new ReportFormatError(path, `expected a time such as 2026-01-31T12:00:00.000Z, found ${kindOf(value)}`);
        },
        schema: { type: 'string', pattern },
    };
}
function oneOf(...allowed) {
    return {
        read(value, path) {
            const found = allowed.find((candidate) => candidate === value);
            if (found !== undefined)
                return found;
            throw new ReportFormatError(path, `expected ${allowed.join(' or ')}, found ${kindOf(value)}`);
        },
        schema: { enum: allowed },
    };
}
const yesOrNo = {
    read(value, path) {
        if (typeof value === 'boolean')
            return value;
        throw new ReportFormatError(path, `expected true or false, found ${kindOf(value)}`);
    },
    schema: { type: 'boolean' },
};
/** A property that a document may leave out. */
function optional(inner) {
    return { ...inner, optional: true };
}
function nullable(inner) {
    return {
        read: (value, path) => (value === null ? null : inner.read(value, path)),
        schema: { anyOf: [inner.schema, { type: 'null' }] },
    };
}
function list(item, most) {
    return {
        read(value, path) {
            if (Array.isArray(value) && value.length <= most) {
                return value.map((each, i) => item.read(each, `${path}[${i}]`));
            }
            throw new ReportFormatError(path, `expected a list of at most ${most}, found ${kindOf(value)}`);
        },
        schema: { type: 'array', maxItems: most, items: item.schema },
    };
}
/** Counts by a word such as `init-timeout`. */
function tally(most) {
    const pattern = '^[a-z][a-z0-9-]{0,39}$';
    const form = new RegExp(pattern);
    const counted = integer(0, most);
    return {
        read(value, path) {
            const entries = Object.entries(properties(value, path));
            if (entries.length > 50)
                throw new ReportFormatError(path, 'expected at most 50 reasons');
            return Object.fromEntries(entries.map(([key, n]) => {
                if (!form.test(key))
                    throw new ReportFormatError(path, `expected reasons in small letters and dashes`);
                return [key, counted.read(n, `${path}.${key}`)];
            }));
        },
        schema: {
            type: 'object',
            maxProperties: 50,
            propertyNames: { pattern },
            additionalProperties: counted.schema,
        },
    };
}
function properties(value, path) {
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
        return value;
    throw new ReportFormatError(path, `expected an object, found ${kindOf(value)}`);
}
function own(from, key) {
    return Object.hasOwn(from, key) ? Reflect.get(from, key) : undefined;
}
/** Every property of T; others in the document are left out, so that a newer minor version can be read. */
function object(fields) {
    const keys = Object.keys(fields);
    return {
        read(value, path) {
            const from = properties(value, path);
            const copy = {};
            for (const key of keys) {
                const value = own(from, key);
                if (value === undefined && fields[key].optional)
                    continue;
                copy[key] = fields[key].read(value, `${path}.${key}`);
            }
            return copy;
        },
        schema: {
            type: 'object',
            required: keys.filter((key) => !fields[key].optional),
            properties: Object.fromEntries(keys.map((key) => [key, fields[key].schema])),
        },
    };
}
/** An object of one of several kinds, told apart by its property `kind`. */
function byKind(kinds) {
    const known = new Map(Object.entries(kinds));
    const words = [...known.keys()].join(' or ');
    return {
        read(value, path) {
            const shape = known.get(own(properties(value, path), 'kind'));
            if (shape !== undefined)
                return shape.read(value, path);
            throw new ReportFormatError(`${path}.kind`, `expected ${words}`);
        },
        schema: { oneOf: [...known.values()].map(({ schema }) => schema) },
    };
}
/** An additional rule on a value of a shape; it shows in the description of the schema. */
function where(inner, rule, holds) {
    return {
        read(value, path) {
            const copy = inner.read(value, path);
            if (holds(copy))
                return copy;
            throw new ReportFormatError(path, rule);
        },
        schema: { ...inner.schema, description: rule },
    };
}

;// CONCATENATED MODULE: ./build/report/json/report-shape.js



/** The exact null of a block grows fast with its starts; ours have 5 a side. */
const MOST_IN_BLOCK = 50;
/** As the input `samples` allows. */
const MOST_SAMPLES = 1_000;
/** A day: far more than any function, init or wait may take. */
const MOST_MS = 86_400_000;
const MOST_STARTS = 200_000;
const MOST_CELLS = 5_000;
const MOST_FUNCTIONS = 1_000;
const report_shape_name = shape_text(2_000);
const sentence = shape_text(2_000);
const time = number(0, MOST_MS);
const shift = number(-MOST_MS, MOST_MS);
const change = number(-1e12, 1e12);
const probability = number(0, 1);
const starts = integer(0, MOST_STARTS);
const memory = integer(0, 1_000_000);
const side = oneOf(...model/* SIDES */.B);
const metric = oneOf(...model/* METRICS */.C);
const architecture = oneOf('x86_64', 'arm64');
const verdictWord = oneOf('pass', 'regression', 'inconclusive', 'not-measured');
const reason = oneOf('proven', 'not-proven', 'does-not-start', 'over-budget', 'identical', 'noisy', 'too-few', 'lost-starts', 'no-credentials', 'time-limit', 'base-does-not-start');
const cell = object({ functionLabel: report_shape_name, architecture, tierMb: integer(1, 1_000_000) });
const interval = (end) => object({ low: nullable(end), high: nullable(end), level: probability });
const estimated = (value) => object({ estimate: nullable(value), interval: interval(value) });
const warning = object({
    code: oneOf('bimodal', 'median-and-shift-differ', 'spreads-differ', 'functions-differ', 'runtime-versions-differ', 'many-lost-starts', 'early-stop', 'billed-mismatch', 'memory-size-mismatch', 'duplicate-report', 'tiers-not-emulated', 'other-node-version', 'snapstart-differs', 'stopped-early'),
    message: sentence,
    cell: nullable(cell),
});
const phases = where(object({ initMs: nullable(time), restoreMs: nullable(time), handlerMs: time }), 'exactly one of initMs and restoreMs is a number', ({ initMs, restoreMs }) => (initMs === null) !== (restoreMs === null));
const outcome = byKind({
    cold: object({
        kind: oneOf('cold'),
        by: oneOf('init', 'restore'),
        phases,
        billedMs: nullable(time),
        memorySizeMb: nullable(memory),
        maxMemoryUsedMb: nullable(memory),
    }),
    failed: object({
        kind: oneOf('failed'),
        reason: oneOf(...Object.keys(reasons/* FAILED_SENTENCES */.T1)),
        errorType: nullable(shape_text(300)),
        message: nullable(shape_text(300)),
    }),
    lost: object({ kind: oneOf('lost'), reason: oneOf(...Object.keys(reasons/* LOST_SENTENCES */.uj)) }),
});
const coldStart = object({
    cell,
    side,
    block: integer(0, MOST_STARTS),
    order: starts,
    attempt: integer(1, MOST_STARTS),
    functionName: report_shape_name,
    version: shape_text(100),
    requestId: nullable(shape_text(100)),
    startedAt: timestamp(),
    wallMs: time,
    outcome,
    warnings: list(sentence, 100),
});
const summary = object({
    n: starts,
    failed: starts,
    medianMs: nullable(time),
    medianInterval: interval(time),
    phaseMediansMs: object({ init: nullable(time), restore: nullable(time), handler: nullable(time) }),
});
const look = object({
    base: starts,
    head: starts,
    pMoreThanAllowed: probability,
    pWithinAllowance: probability,
    spentRegression: probability,
    spentPass: probability,
    crossed: nullable(oneOf('regression', 'pass')),
});
const comparison = object({
    cell,
    metric,
    base: nullable(summary),
    head: summary,
    looks: list(look, 10_000),
    ended: oneOf('boundary', 'planned-maximum', 'stopped-run'),
    allowance: object({
        governs: oneOf('percent', 'milliseconds'),
        allowedMs: nullable(number(0, 1e12)),
        allowedPercent: nullable(number(0, 1e12)),
    }),
    share: estimated(change),
    shiftMs: estimated(shift),
    changePercent: estimated(change),
    medianRatio: nullable(number(0, 1e12)),
    pSlowerAtAll: probability,
    budget: nullable(object({ budgetMs: time, upperLimitMs: nullable(time), lowerLimitMs: nullable(time) })),
    verdict: verdictWord,
    reason,
    moreSamplesNeeded: nullable(integer(0, 1_000_000_000)),
    warnings: list(warning, 100),
});
const sideReport = object({
    label: report_shape_name,
    packageSha256: shape_text(100),
    packageBytes: integer(0, 1e12),
    runtime: shape_text(100),
    handler: report_shape_name,
    logFormat: oneOf('Text', 'JSON'),
    runtimeVersionArn: nullable(shape_text(300)),
});
const counts = object({
    cell,
    side,
    planned: starts,
    cold: starts,
    failed: starts,
    lost: starts,
    burnIn: starts,
    reasons: tally(MOST_STARTS),
});
const rule = where(object({
    thresholdPercent: number(0, 1e6),
    thresholdMs: time,
    budgetMs: nullable(time),
    alpha: probability,
    decision: oneOf('default', 'proven'),
    metric,
    blockSize: integer(1, MOST_IN_BLOCK),
    maxSamples: integer(1, MOST_SAMPLES),
}), 'thresholdPercent and thresholdMs are not both zero', ({ thresholdPercent, thresholdMs }) => thresholdPercent > 0 || thresholdMs > 0);
const sides = object({ base: nullable(sideReport), head: sideReport });
const report_shape_reportShape = object({
    schema: oneOf(1),
    tool: object({ name: oneOf('cold-start-gate'), version: shape_text(100) }),
    startedAt: timestamp(),
    durationSeconds: number(0, 10_000_000),
    environment: object({ engine: oneOf('local', 'aws'), region: shape_text(100), description: report_shape_name }),
    plan: object({
        seed: shape_text(200),
        tiersMb: list(integer(1, 1_000_000), 100),
        architectures: list(architecture, 2),
        blockSize: integer(1, MOST_IN_BLOCK),
        maxSamples: integer(1, MOST_SAMPLES),
        burnInPerFunction: integer(0, 1_000),
        concurrency: integer(1, 10_000),
    }),
    rule,
    policy: object({
        onRegression: oneOf('fail', 'warn'),
        onInconclusive: oneOf('warn', 'fail'),
        onUnmeasured: oneOf('pass', 'fail'),
    }),
    sides,
    functions: optional(list(object({ label: report_shape_name, skipped: yesOrNo, rule, sides }), MOST_FUNCTIONS)),
    verdict: object({
        verdict: verdictWord,
        reason,
        sentence,
        exitCode: oneOf(0, 1, 2, 3),
    }),
    warnings: list(warning, 1_000),
    comparisons: list(comparison, MOST_CELLS),
    counts: list(counts, 2 * MOST_CELLS),
    starts: list(coldStart, MOST_STARTS),
});

// EXTERNAL MODULE: ./build/core/verdict/samples.js
var samples = __webpack_require__(34575);
;// CONCATENATED MODULE: ./build/report/json/starts.js


/**
 * Refuses starts that no run could have recorded. It also bounds the work of judging: the exact null of a block
 * grows with its pairs, and every row is judged from all starts of its cell.
 * @throws ReportFormatError naming the first place that does not fit
 */
function checkStarts(report) {
    const ruleOf = rulesOf(report);
    const orders = new Set();
    const counted = new Map();
    for (const [i, { cell, side, block, order, outcome }] of report.starts.entries()) {
        const path = `$.starts[${i}]`;
        if (orders.has(order))
            throw new ReportFormatError(`${path}.order`, 'this place in the order stands there twice');
        orders.add(order);
        const { blockSize, maxSamples } = ruleOf(cell);
        const blocks = Math.ceil(maxSamples / blockSize);
        if (block > blocks) {
            throw new ReportFormatError(`${path}.block`, `expected at most ${blocks}, the blocks of ${blockSize} that ${maxSamples} samples make, found ${block}`);
        }
        // The burn-in has a start of every function, however many; a lost start was taken again in its place.
        if (block === 0 || outcome.kind === 'lost')
            continue;
        const id = JSON.stringify([(0,samples/* cellId */.Cw)(cell), side, block]);
        const soFar = (counted.get(id) ?? 0) + 1;
        if (soFar > blockSize) {
            throw new ReportFormatError(path, `one start more than the ${blockSize} that block ${block} may hold of ${side} in this cell`);
        }
        counted.set(id, soFar);
    }
}
/** Every function of a run of several has a rule of its own. */
function rulesOf({ rule, functions = [] }) {
    const own = new Map(functions.map((fn) => [fn.label, fn.rule]));
    return ({ functionLabel }) => own.get(functionLabel) ?? rule;
}

;// CONCATENATED MODULE: ./build/report/json/json.js




/** Longer texts are refused before they are parsed: a report of 60 functions at 6 tiers has about 15 million. */
const MOST_CHARACTERS = 100_000_000;
/** What fits in this many columns stands on one line, a cold start always does: so diffs stay readable. */
const COLUMNS = 110;
/**
 * The report as JSON, properties always in the same order. The messages of failed starts are left out: they are
 * function output, which belongs in the job log alone.
 * @throws ReportFormatError for a report that `readReportJson` would refuse, e.g. with a time that is not a number
 */
function reportJson(report) {
    const quiet = {
        ...report,
        starts: report.starts.map((start) => start.outcome.kind === 'failed' ? { ...start, outcome: { ...start.outcome, message: null } } : start),
    };
    return `${write(report_shape_reportShape.read(quiet, '$'), '', '')}\n`;
}
function write(value, indent, key) {
    const oneLine = JSON.stringify(value);
    const isSmall = indent.length + oneLine.length <= COLUMNS;
    if (typeof value !== 'object' || value === null || (indent !== '' && isSmall))
        return oneLine;
    const inner = `${indent}  `;
    if (Array.isArray(value)) {
        const items = value.map((item) => key === 'starts' ? JSON.stringify(item) : write(item, inner, ''));
        return `[\n${items.map((item) => inner + item).join(',\n')}\n${indent}]`;
    }
    const items = Object.entries(value).map(([name, item]) => `${inner}${JSON.stringify(name)}: ${write(item, inner, name)}`);
    return `{\n${items.join(',\n')}\n${indent}}`;
}
/**
 * Reads a report that anybody may have written. Unknown properties are dropped; everything else is checked: kind,
 * range, length. It says nothing of whether the numbers are true or fit together: judge the starts again for that.
 * @throws ReportFormatError naming the place in the document
 */
function readReportJson(text) {
    if (text.length > MOST_CHARACTERS) {
        throw new ReportFormatError('$', `longer than ${MOST_CHARACTERS} characters; not read`);
    }
    const value = parse(text);
    const schema = typeof value === 'object' && value !== null && Object.hasOwn(value, 'schema')
        ? Reflect.get(value, 'schema')
        : undefined;
    if (typeof schema === 'number' && schema !== 1) {
        throw new ReportFormatError('$.schema', `schema version ${schema} is not known here; this version reads 1. Use the version of cold-start-gate that wrote the file`);
    }
    const report = report_shape_reportShape.read(value, '$');
    checkStarts(report);
    return report;
}
function parse(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        // The parser's own message quotes the document.
        throw new ReportFormatError('$', 'not JSON (cut off, or not a report at all)');
    }
}
/** The JSON Schema of schema version 1, from the same description that reads and writes. */
function reportSchema() {
    return {
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        title: 'Cold Start Gate report, schema version 1',
        ...reportShape.schema,
    };
}


/***/ }),

/***/ 13920:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ renderText),
/* harmony export */   a: () => (/* binding */ renderJudgement)
/* harmony export */ });
/* harmony import */ var _columns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39708);
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(56423);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9924);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73145);
/* harmony import */ var _functions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12966);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2251);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24098);
/* harmony import */ var _strip_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57981);
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(15088);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(44702);










/** Error messages of failed starts that are shown; they are the same most of the time. */
const MOST_MESSAGES = 3;
/** A longer name of a row gets a line of its own above the distribution. */
const LONGEST_PLACE = 24;
/** Plain text, no colour, safe to print in a GitHub job whatever the report contains. */
function renderText(report, options = {}) {
    const paragraphs = [
        table(report),
        distributions(report),
        badStartLines(report),
        (0,_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .warnings */ .AR)(report).map((warning) => `Warning: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .plain */ .pj)(warning.message)}${(0,_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .warnedAt */ .ft)(report, warning, (label) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .plain */ .pj)(label, 40))}`),
        skippedLines(report),
        settings(report),
        verdict(report, options),
    ];
    const text = paragraphs
        .filter((lines) => lines.length > 0)
        .map((lines) => lines.join('\n'))
        .join('\n\n');
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .withoutCommands */ .Df)(`${text.replaceAll('\u00a0', ' ')}\n`);
}
/** The table and the verdict alone, for samples that were judged without a run of ours. */
function renderJudgement(judged) {
    const { verdict, sentence } = judged.verdict;
    const lines = [...table(judged), '', `Verdict: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .verdictWords */ .L2)(verdict)}. ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .plain */ .pj)(sentence, 600)}`];
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .withoutCommands */ .Df)(`${lines.join('\n').replaceAll('\u00a0', ' ')}\n`);
}
function table(judged) {
    if (judged.comparisons.length === 0)
        return [];
    const names = (0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .naming */ .b7)(judged);
    const rows = judged.comparisons.map((comparison) => (0,_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .row */ .nM)(judged, comparison, names));
    const [place = '', metric = '', change = '', ...others] = (0,_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .titles */ .YC)(judged, names);
    const lines = (0,_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .aligned */ .b)([[place, 'Verdict', metric, change, 'Interval', ...others], ...rows.map(cells)], '  ');
    const star = rows.some(({ moved }) => moved !== null) ? ['* the phase that moved with the change.'] : [];
    return [...lines, [...(0,_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .legend */ .o1)(judged, 'column'), ...star].join(' ')];
}
function cells(of) {
    const mark = (phase, words) => (of.moved === phase ? `*${words}` : words);
    return [
        [...(of.label === null ? [] : [(0,_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .plain */ .pj)(of.label, 40)]), of.place].join(' '),
        of.verdict,
        of.medians,
        of.change,
        of.intervals[0] ?? '',
        of.allowed,
        mark('init', of.init),
        mark('request', of.request),
        [of.starts, of.failed ?? ''].filter((words) => words !== '').join(', '),
    ];
}
function distributions(report) {
    const draw = (0,_strip_js__WEBPACK_IMPORTED_MODULE_5__/* .strips */ .m)(report);
    const names = (0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .naming */ .b7)(report);
    return report.comparisons.flatMap((comparison) => {
        const place = (0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .cellName */ .I4)(comparison.cell, names, (label) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .plain */ .pj)(label, 40));
        return place.length > LONGEST_PLACE ? [place, ...draw(comparison, '')] : draw(comparison, place);
    });
}
function badStartLines(report) {
    const lines = (0,_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .badStarts */ .he)(report).map(({ kind, side, count: n, sentence, cells }) => `${side}: ${(0,_units_js__WEBPACK_IMPORTED_MODULE_8__/* .exact */ .e0)(n)} ${kind}${at(report, cells)}. ${sentence}`);
    const messages = new Set(report.starts.flatMap(({ side, outcome }) => outcome.kind === 'failed' && (outcome.errorType ?? outcome.message) !== null
        ? [
            `${side} said: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .plain */ .pj)([outcome.errorType, outcome.message].filter((part) => part !== null).join(': '))}`,
        ]
        : []));
    return [...lines, ...[...messages].slice(0, MOST_MESSAGES)];
}
function at(report, cells) {
    return cells.length === 0 ? '' : ` (${(0,_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .places */ .zn)(report, cells, (label) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .plain */ .pj)(label, 40))})`;
}
function settings(report) {
    const { environment, plan } = report;
    const engine = environment.engine === 'aws' ? 'AWS Lambda' : 'embedded engine';
    const measuring = (0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .isMeasured */ .V2)(report)
        ? [
            `${engine}, ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .plain */ .pj)(environment.region, 40)}, ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .plain */ .pj)(environment.description, 100)}`,
            `starts: ${(0,_counts_js__WEBPACK_IMPORTED_MODULE_9__/* .countsWords */ .M)(report)}`,
            `seed ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .plain */ .pj)(plan.seed, 60)}, ${rules(report)}, error rate ${(0,_units_js__WEBPACK_IMPORTED_MODULE_8__/* .level */ .Rc)(report.rule.alpha)}, ${(0,_units_js__WEBPACK_IMPORTED_MODULE_8__/* .duration */ .p0)(report.durationSeconds)}`,
        ]
        : [engine];
    return [
        ...(report.functions === undefined
            ? packages(report.sides)
            : (0,_functions_js__WEBPACK_IMPORTED_MODULE_2__/* .measured */ .jh)(report).flatMap(({ label, sides }) => packages(sides).map((line) => `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .plain */ .pj)(label, 40)}, ${line}`))),
        ...measuring,
    ];
}
function packages({ base, head }) {
    return [base, head].flatMap((side, i) => side === null
        ? []
        : [
            `${i === 0 ? 'base' : 'head'}: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .plain */ .pj)(side.label, 60)} (${(0,_units_js__WEBPACK_IMPORTED_MODULE_8__/* .bytes */ .ee)(side.packageBytes)}, ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .plain */ .pj)(side.runtime, 40)})`,
        ]);
}
function rules(report) {
    const words = new Set((0,_functions_js__WEBPACK_IMPORTED_MODULE_2__/* .measured */ .jh)(report).map(({ rule }) => (0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .ruleWords */ .mG)(rule)));
    return words.size < 2 ? (0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .ruleWords */ .mG)(report.rule) : 'rules of the functions';
}
/** Which functions nothing is known of, because nothing of them changed. */
function skippedLines(report) {
    const labels = (0,_functions_js__WEBPACK_IMPORTED_MODULE_2__/* .skipped */ .hT)(report).map(({ label }) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .plain */ .pj)(label, 40));
    return labels.length === 0 ? [] : [`Skipped, not changed: ${labels.join(', ')}`];
}
function verdict(report, { reportJsonPath }) {
    const name = (label) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .plain */ .pj)(label, 60);
    const counts = (0,_functions_js__WEBPACK_IMPORTED_MODULE_2__/* .functionCounts */ .Vk)(report);
    const rows = report.comparisons.length === 0 ? '' : ` (${(0,_units_js__WEBPACK_IMPORTED_MODULE_8__/* .count */ .U9)(report.comparisons.length, 'row')})`;
    return [
        ...(0,_headline_js__WEBPACK_IMPORTED_MODULE_3__/* .explanation */ .Qb)(report, (sentence) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .plain */ .pj)(sentence, 600)),
        ...(counts === null ? [] : [counts]),
        ...(reportJsonPath === undefined ? [] : [`Report: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .plain */ .pj)(reportJsonPath, 1_000)}`]),
        `Verdict: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .verdictWords */ .L2)(report.verdict.verdict)}. ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_3__/* .headline */ .Pl)(report, name)}${rows}.`,
    ];
}


/***/ })

};
