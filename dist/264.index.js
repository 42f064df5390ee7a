export const id = 264;
export const ids = [264,4855];
export const modules = {

/***/ 264:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  show: () => (/* binding */ show)
});

// EXTERNAL MODULE: ./build/core/config/config.js + 3 modules
var config = __webpack_require__(9426);
// EXTERNAL MODULE: ./build/core/config/inputs.js
var inputs = __webpack_require__(7036);
// EXTERNAL MODULE: ./build/core/config/parsers.js
var parsers = __webpack_require__(1437);
// EXTERNAL MODULE: ./build/core/config/reader.js
var config_reader = __webpack_require__(6878);
// EXTERNAL MODULE: ./build/core/config/telling.js
var telling = __webpack_require__(80);
;// CONCATENATED MODULE: ./build/core/config/publication.js
/** The inputs of a step that shows a report which another workflow run made. It measures nothing. */





/** Inputs that mean something together with `report`, beside those of the group `telling`. */
const ALSO_READ = new Set(['report', 'on-regression', 'on-inconclusive', 'on-unmeasured']);
/**
 * Reads and checks the inputs of such a step. An input about measuring is a problem, because it would change nothing:
 * tiers, limits and samples are those of the run that measured.
 */
function readPublication(raw) {
    const reader = (0,config_reader/* inputReader */.c)(raw);
    for (const { name, group, default: usual } of inputs/* INPUTS */.m) {
        const isRead = group === 'telling' || ALSO_READ.has(name);
        // The runner gives every input its default.
        const isGiven = reader.given(name) !== undefined && reader.given(name) !== usual;
        if (!isRead && isGiven) {
            reader.problems.push(`${name}: changes nothing beside report, which measures nothing; remove it.`);
        }
    }
    const publication = {
        reportPath: reader.optional('report', parsers/* nonBlank */.GT) ?? '',
        reportDir: reader.withDefault('report-dir', parsers/* nonBlank */.GT),
        policy: (0,config/* readPolicy */.T4)(reader),
        telling: (0,telling/* readTelling */.o)(reader),
    };
    return reader.problems.length === 0 ? { ok: true, publication } : { ok: false, problems: reader.problems };
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./build/core/model.js
var model = __webpack_require__(1295);
// EXTERNAL MODULE: ./build/core/start/counts.js
var start_counts = __webpack_require__(1737);
// EXTERNAL MODULE: ./build/core/statistics/errors.js
var errors = __webpack_require__(7190);
// EXTERNAL MODULE: ./build/core/verdict/judge-report.js
var judge_report = __webpack_require__(4850);
// EXTERNAL MODULE: ./build/report/json/json.js + 2 modules
var json = __webpack_require__(4855);
;// CONCATENATED MODULE: ./build/action/foreign-report.js
/** A report that the code under test may have written itself. Nothing that it concludes is taken over. */
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});







/** A report of 60 functions at 6 tiers has 15 million bytes. */
const MOST_BYTES = 32_000_000;
/** What stands above such a report, in the comment and in the summary. */
const FOREIGN_NOTICE = 'Measured by untrusted code: these times come from a workflow run of the pull request itself, which could have made them up.';
/**
 * Reads a report of at most 32 MB, checks every value of it, and judges it again from its raw starts by its own rule.
 * Never throws for what the file holds.
 * @param policy ours: what the exit code tolerates is not for the file to say
 */
async function readForeignReport(path, policy) {
    const fail = (why) => ({
        ok: false,
        problem: `report: ${JSON.stringify(path)} ${why}`,
    });
    try {
        const text = await readSmallFile(path);
        if (text === null)
            return fail(`is no file, or has more than ${MOST_BYTES} bytes; it was not read.`);
        const claimed = { ...(0,json/* readReportJson */.VY)(text), policy };
        const { comparisons, verdict } = (0,judge_report/* judgeReport */.w)(claimed);
        const cells = comparisons.map(({ cell }) => cell);
        const sides = claimed.sides.base === null ? ['head'] : model/* SIDES */.B;
        const counts = (0,start_counts/* countStarts */.Z)(claimed.starts, cells, sides, claimed.rule.maxSamples);
        return { ok: true, report: { ...claimed, comparisons, verdict, counts } };
    }
    catch (error) {
        if (error instanceof json/* ReportFormatError */.Qs)
            return fail(`is not a report that can be shown: ${error.message}`);
        if (error instanceof errors/* StatisticsError */.a)
            return fail('holds a rule or starts that cannot be judged.');
        if (error instanceof Error && 'syscall' in error)
            return fail('cannot be read; check the step that downloads it.');
        throw error;
    }
}
/** null for anything but a file of a size that is read. A link is not followed: an artifact could hold one. */
async function readSmallFile(path) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const file = __addDisposableResource(env_1, await (0,promises_.open)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK), true);
        const { size } = await file.stat();
        return (await file.stat()).isFile() && size <= MOST_BYTES ? await file.readFile('utf8') : null;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}

;// CONCATENATED MODULE: ./build/action/show.js
/** The step that shows a report of another workflow run: the second half of the recipe for forks. It runs no foreign code. */


async function show(raw, workflow) {
    const read = readPublication(raw);
    const problems = [...(read.ok ? placeProblems(raw, workflow) : read.problems)];
    if (!read.ok || problems.length > 0)
        return { ok: false, problems };
    const { publication } = read;
    const foreign = await readForeignReport(publication.reportPath, publication.policy);
    if (!foreign.ok)
        return { ok: false, problems: [foreign.problem] };
    const [{ tell }, { RunComment }, { openReportFolder }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(3838), __webpack_require__.e(1049), __webpack_require__.e(5624)]).then(__webpack_require__.bind(__webpack_require__, 5624)),
        Promise.all(/* import() */[__webpack_require__.e(3838), __webpack_require__.e(2413), __webpack_require__.e(3430)]).then(__webpack_require__.bind(__webpack_require__, 8363)),
        __webpack_require__.e(/* import() */ 1049).then(__webpack_require__.bind(__webpack_require__, 1049)),
    ]);
    const folderProblem = await openReportFolder(publication.reportDir);
    if (folderProblem !== null)
        return { ok: false, problems: [folderProblem] };
    await tell(foreign.report, {
        comment: new RunComment(publication.telling, workflow),
        reportDir: publication.reportDir,
        notice: FOREIGN_NOTICE,
        notes: [],
    });
    return { ok: true, exitCode: foreign.report.verdict.exitCode };
}
/** The event names the pull request. A number from elsewhere may come from the artifact, and so from anybody. */
function placeProblems(raw, workflow) {
    return raw['pull-request'] && workflow.ok && workflow.run.event.name === 'workflow_run'
        ? ['pull-request: after a workflow_run the event alone says where a report belongs; remove the input.']
        : [];
}


/***/ }),

/***/ 1737:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ countStarts)
/* harmony export */ });
/** @param planned starts per side and cell at the most, as the plan has it. */
function countStarts(starts, cells, sides, planned) {
    return cells.flatMap((cell) => sides.map((side) => {
        const own = starts.filter((start) => start.side === side && isSameCell(start.cell, cell));
        const counted = own.filter((start) => start.block > 0);
        const reasons = {};
        for (const { outcome } of counted) {
            if (outcome.kind !== 'cold')
                reasons[outcome.reason] = (reasons[outcome.reason] ?? 0) + 1;
        }
        const of = (kind) => counted.filter(({ outcome }) => outcome.kind === kind).length;
        return {
            cell,
            side,
            planned,
            cold: of('cold'),
            failed: of('failed'),
            lost: of('lost'),
            burnIn: own.length - counted.length,
            reasons,
        };
    }));
}
function isSameCell(a, b) {
    return a.tierMb === b.tierMb && a.architecture === b.architecture && a.functionLabel === b.functionLabel;
}


/***/ }),

/***/ 4850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ judgeReport)
/* harmony export */ });
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1295);
/* harmony import */ var _judge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8615);


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

/***/ 8615:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ judge)
/* harmony export */ });
/* harmony import */ var _judge_cell_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2391);
/* harmony import */ var _judge_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3023);
/* harmony import */ var _samples_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4575);



/**
 * Judges a run from its raw starts: the one path for the gate and for `judge` on a saved report.
 * Throws `StatisticsError` for a rule or values that cannot be judged.
 */
function judge(run) {
    const comparisons = judgeableCells(run).map(({ samples, facts }) => (0,_judge_cell_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeCell */ .E)(samples, facts.rule, run.cells.length, run.stopped && !isPlanDone(samples, facts) ? 'stopped' : 'plan-done'));
    return { comparisons, verdict: (0,_judge_run_js__WEBPACK_IMPORTED_MODULE_2__/* .judgeRun */ .Z)(comparisons, run.policy, run.withoutMeasuring) };
}
/** The samples of every cell, in the order of the cells, with what its function is judged by. */
function judgeableCells(run) {
    const own = new Map((run.functions ?? []).map((fn) => [fn.label, fn]));
    const starts = Map.groupBy(run.starts, ({ cell }) => cell.functionLabel);
    const found = new Map();
    for (const [label, cells] of Map.groupBy(run.cells, ({ functionLabel }) => functionLabel)) {
        const facts = own.get(label) ?? run;
        for (const samples of (0,_samples_js__WEBPACK_IMPORTED_MODULE_1__/* .samplesOfStarts */ .kh)(starts.get(label) ?? [], cells, facts.rule, facts.sides)) {
            found.set((0,_samples_js__WEBPACK_IMPORTED_MODULE_1__/* .cellId */ .Cw)(samples.cell), { samples, facts });
        }
    }
    return run.cells.flatMap((cell) => found.get((0,_samples_js__WEBPACK_IMPORTED_MODULE_1__/* .cellId */ .Cw)(cell)) ?? []);
}
function isPlanDone({ blocks }, { sides, rule }) {
    return sides.every((side) => blocks.reduce((n, block) => n + block[side].length, 0) >= rule.maxSamples);
}


/***/ }),

/***/ 4855:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Qs: () => (/* reexport */ ReportFormatError),
  VY: () => (/* binding */ readReportJson),
  l4: () => (/* binding */ reportJson)
});

// UNUSED EXPORTS: reportSchema

// EXTERNAL MODULE: ./build/core/model.js
var model = __webpack_require__(1295);
// EXTERNAL MODULE: ./build/core/start/reasons.js
var reasons = __webpack_require__(2780);
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
    blockSize: integer(1, 1_000),
    maxSamples: integer(1, MOST_STARTS),
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
        blockSize: integer(1, 1_000),
        maxSamples: integer(1, MOST_STARTS),
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
    const checked = report_shape_reportShape.read(report, '$');
    const quiet = {
        ...checked,
        starts: checked.starts.map((start) => start.outcome.kind === 'failed' ? { ...start, outcome: { ...start.outcome, message: null } } : start),
    };
    return `${write(quiet, '', '')}\n`;
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
    return report_shape_reportShape.read(value, '$');
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
