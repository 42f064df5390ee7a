export const id = 6955;
export const ids = [6955,3710];
export const modules = {

/***/ 14850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ judgeReport)
/* harmony export */ });
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71295);
/* harmony import */ var _judge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78615);


/**
 * Judges a report again from its raw starts, its rule and its policy. Of what the run concluded only facts are taken that
 * the starts do not show: which cells there were, whether the run was stopped before its plan was done, and whether it
 * measured at all. The same report gives the same verdict bit for bit.
 */
function judgeReport(report) {
    return (0,_judge_js__WEBPACK_IMPORTED_MODULE_0__/* .judge */ .S)({
        starts: report.starts,
        cells: report.comparisons.map(({ cell }) => cell),
        sides: measured(report),
        rule: report.rule,
        functions: (report.functions ?? []).map((fn) => ({ ...fn, sides: measured(fn) })),
        policy: report.policy,
        stopped: report.comparisons.some(({ ended }) => ended === 'stopped-run'),
        withoutMeasuring: withoutMeasuring(report),
    });
}
function measured({ sides }) {
    return sides.base === null ? ['head'] : _model_js__WEBPACK_IMPORTED_MODULE_1__/* .SIDES */ .B;
}
function withoutMeasuring({ starts, verdict }) {
    if (starts.length > 0)
        return null;
    return verdict.reason === 'identical' || verdict.reason === 'no-credentials' ? verdict.reason : null;
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


/***/ })

};
