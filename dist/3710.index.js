export const id = 3710;
export const ids = [3710];
export const modules = {

/***/ 13270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AZ: () => (/* binding */ latestMedianMs),
/* harmony export */   At: () => (/* binding */ addsToHistory),
/* harmony export */   DV: () => (/* binding */ HISTORY_CELLS),
/* harmony export */   F6: () => (/* binding */ historyRunOf),
/* harmony export */   Iu: () => (/* binding */ TREND_POINTS),
/* harmony export */   RO: () => (/* binding */ rowsOf),
/* harmony export */   RS: () => (/* binding */ trendOf),
/* harmony export */   Vo: () => (/* binding */ NO_HISTORY),
/* harmony export */   Z: () => (/* binding */ addRun),
/* harmony export */   eZ: () => (/* binding */ HISTORY_RUNS),
/* harmony export */   py: () => (/* binding */ usualNoise)
/* harmony export */ });
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56954);
/* harmony import */ var _statistics_spread_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13825);
/* harmony import */ var _verdict_samples_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34575);



/** Older runs than this many are forgotten. */
const HISTORY_RUNS = 100;
/** Most rows that are kept of one run. */
const HISTORY_CELLS = 200;
/** Most earlier medians in a trend: about a month of working days, and as wide as a phone shows beside the numbers. */
const TREND_POINTS = 20;
/** One earlier median is no trend. */
const LEAST_POINTS = 2;
const NO_HISTORY = { schema: 1, runs: [] };
/**
 * Whether a run measures what the default branch holds, so that it adds to the history.
 * @param heads where head's code comes from: by `head-ref` it is of another commit, by `head-qualifier` what an alias serves.
 */
function addsToHistory(event, heads) {
    return ((0,_event_js__WEBPACK_IMPORTED_MODULE_2__/* .isOfDefaultBranch */ .hu)(event) &&
        heads.every((head) => (head.kind === 'build' ? head.ref === null : head.kind !== 'version')));
}
/** What a run adds to the history; null when it has no median of head. @param commit of head. */
function historyRunOf(report, commit) {
    const cells = [...Map.groupBy(report.comparisons, ({ metric }) => metric)].flatMap(([metric, comparisons]) => {
        const samples = (0,_verdict_samples_js__WEBPACK_IMPORTED_MODULE_1__/* .samplesOfStarts */ .kh)(report.starts, comparisons.map(({ cell }) => cell), { metric });
        return comparisons.flatMap(({ cell, head: { medianMs, n } }, index) => {
            if (medianMs === null || medianMs <= 0)
                return [];
            const times = (0,_verdict_samples_js__WEBPACK_IMPORTED_MODULE_1__/* .timesOf */ .Qv)((0,_verdict_samples_js__WEBPACK_IMPORTED_MODULE_1__/* .sideStarts */ .Zd)(samples[index]?.blocks ?? [], 'head'));
            return [{ ...cell, metric, medianMs, sdOfLogs: (0,_statistics_spread_js__WEBPACK_IMPORTED_MODULE_0__/* .sdOfLogs */ .ot)(times), starts: n }];
        });
    });
    return cells.length === 0 ? null : { commit, at: report.startedAt, cells: cells.slice(0, HISTORY_CELLS) };
}
/**
 * Adds a run at the end. A commit that was measured before keeps its place and its time, because a re-run of an old commit
 * is no news of today: its rows replace equal ones, and those that it lacks stay, because another workflow may have
 * measured them (other memory sizes, another metric).
 */
function addRun(history, run) {
    const isKnown = history.runs.some(({ commit }) => commit === run.commit);
    const runs = isKnown
        ? history.runs.map((known) => (known.commit === run.commit ? mergeRuns(known, run) : known))
        : [...history.runs, run];
    return { schema: 1, runs: runs.slice(-HISTORY_RUNS) };
}
function mergeRuns(known, run) {
    const measured = new Set(run.cells.map(rowIdOf));
    const others = known.cells.filter((cell) => !measured.has(rowIdOf(cell)));
    return { ...known, cells: [...run.cells, ...others].slice(0, HISTORY_CELLS) };
}
/**
 * What a report shows of the history: its rows that at least two earlier runs measured; null when there are none.
 * @param commit of head. Runs of it and after it are not earlier.
 * @param branch the default branch.
 */
function trendOf(history, report, commit, branch) {
    const known = history.runs.findIndex((run) => run.commit === commit);
    const before = { schema: 1, runs: known === -1 ? history.runs : history.runs.slice(0, known) };
    const rows = report.comparisons.flatMap(({ cell, metric }) => {
        const earlier = matching(before, { cell, metric })
            .slice(-TREND_POINTS)
            .map(({ run, found }) => ({ commit: run.commit, at: run.at, medianMs: found.medianMs }));
        return earlier.length < LEAST_POINTS
            ? []
            : [{ cell, metric, earlier, usualNoise: usualNoise(before, { cell, metric }) }];
    });
    return rows.length === 0 ? null : { branch, rows };
}
/** Every row that some run measured, those of the latest run first. */
function rowsOf({ runs }) {
    const rows = new Map();
    for (const { cells } of runs.toReversed()) {
        for (const cell of cells) {
            const { functionLabel, architecture, tierMb, metric } = cell;
            const id = rowIdOf(cell);
            if (!rows.has(id))
                rows.set(id, { cell: { functionLabel, architecture, tierMb }, metric });
        }
    }
    return [...rows.values()];
}
/** The youngest median of a row, in milliseconds; null when no run measured it. */
function latestMedianMs(history, row) {
    return matching(history, row).at(-1)?.found.medianMs ?? null;
}
/**
 * The noise of a row as earlier runs saw it: the median over runs of the standard deviation of the logs, which one bad day
 * does not move. null when none tells.
 */
function usualNoise(history, row) {
    const noises = matching(history, row)
        .flatMap(({ found }) => (found.sdOfLogs === null || found.sdOfLogs === 0 ? [] : [found.sdOfLogs]))
        .sort((a, b) => a - b);
    const [low, high] = [noises[(noises.length - 1) >> 1], noises[noises.length >> 1]];
    return low === undefined || high === undefined ? null : (low + high) / 2;
}
/** Compared by property: hundreds of rows are looked for among twenty thousand. */
function matching(history, { cell, metric }) {
    return history.runs.flatMap((run) => {
        const found = run.cells.find((candidate) => candidate.tierMb === cell.tierMb &&
            candidate.metric === metric &&
            candidate.architecture === cell.architecture &&
            candidate.functionLabel === cell.functionLabel);
        return found === undefined ? [] : [{ run, found }];
    });
}
function rowIdOf(row) {
    return `${row.metric} ${(0,_verdict_samples_js__WEBPACK_IMPORTED_MODULE_1__/* .cellId */ .Cw)(row)}`;
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

// EXTERNAL MODULE: ./build/core/history.js
var core_history = __webpack_require__(13270);
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
/** The report of schema version 1, property by property, in the order in which it is written. */




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
        reason: oneOf(...Object.keys(reasons/* FAILED_SENTENCES */.T)),
        errorType: nullable(shape_text(300)),
        message: nullable(shape_text(300)),
    }),
    lost: object({ kind: oneOf('lost'), reason: oneOf(...Object.keys(reasons/* LOST_SENTENCES */.u)) }),
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
    packageSha256: nullable(shape_text(100)),
    packageBytes: nullable(integer(0, 1e12)),
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
const trend = object({
    branch: report_shape_name,
    rows: list(object({
        cell,
        metric,
        earlier: list(object({ commit: shape_text(64), at: timestamp(), medianMs: time }), core_history/* TREND_POINTS */.Iu),
        usualNoise: nullable(number(0, 100)),
    }), MOST_CELLS),
});
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
    trend: optional(trend),
    comparisons: list(comparison, MOST_CELLS),
    counts: list(counts, 2 * MOST_CELLS),
    starts: list(coldStart, MOST_STARTS),
});

// EXTERNAL MODULE: ./build/core/verdict/samples.js
var samples = __webpack_require__(34575);
;// CONCATENATED MODULE: ./build/report/json/starts.js


/**
 * Refuses starts and rows that no run could have recorded. It also bounds the work of judging: the exact null of a block
 * grows with its pairs, and every row is judged from all starts of its cell.
 * @throws ReportFormatError naming the first place that does not fit
 */
function checkStarts(report) {
    const ruleOf = rulesOf(report);
    refuseTwice(report.comparisons.map(({ cell }) => (0,samples/* cellId */.Cw)(cell)), (i) => `$.comparisons[${i}].cell`, 'this cell has a row already');
    refuseTwice(report.starts.map(({ order }) => order), (i) => `$.starts[${i}].order`, 'this place in the order stands there twice');
    refuseTwice(report.starts.map(({ requestId }) => requestId), (i) => `$.starts[${i}].requestId`, 'this request stands there twice');
    const counted = new Map();
    for (const [i, { cell, side, block, outcome }] of report.starts.entries()) {
        const path = `$.starts[${i}]`;
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
/** @param values null stands for no value and may repeat. */
function refuseTwice(values, pathOf, why) {
    const seen = new Set();
    for (const [i, value] of values.entries()) {
        if (value === null)
            continue;
        if (seen.has(value))
            throw new ReportFormatError(pathOf(i), why);
        seen.add(value);
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
