export const id = 710;
export const ids = [710];
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

/***/ 25673:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ap: () => (/* binding */ msNumber),
/* harmony export */   E9: () => (/* binding */ dollars),
/* harmony export */   Et: () => (/* binding */ isNumber),
/* harmony export */   Fw: () => (/* binding */ signedMs),
/* harmony export */   Ho: () => (/* binding */ roughPercent),
/* harmony export */   MK: () => (/* binding */ NBSP),
/* harmony export */   Rc: () => (/* binding */ level),
/* harmony export */   TP: () => (/* binding */ tenths),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   VU: () => (/* binding */ signedTenths),
/* harmony export */   Wf: () => (/* binding */ rounded),
/* harmony export */   Zm: () => (/* binding */ tier),
/* harmony export */   Zu: () => (/* binding */ fixed),
/* harmony export */   e0: () => (/* binding */ exact),
/* harmony export */   ee: () => (/* binding */ bytes),
/* harmony export */   iN: () => (/* binding */ percentDecimals),
/* harmony export */   n: () => (/* binding */ shiftDecimals),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   wu: () => (/* binding */ signedPercent),
/* harmony export */   x3: () => (/* binding */ NONE),
/* harmony export */   zD: () => (/* binding */ grouped)
/* harmony export */ });
/* unused harmony export ms */
/**
 * The one place where numbers become words, for renderers and for errors of adapters alike. Independent of the locale; a
 * typographic minus sign; a value that rounds to zero has no sign; whatever is not a finite number is a dash, so that
 * nobody can print `NaN` or `Infinity`.
 */
/** Shown where there is no number. */
const NONE = '–';
/** Keeps a number and its unit on one line. */
const NBSP = '\u00a0';
const MINUS = '\u2212';
/** Fixed decimals; never an exponent, never `-0`. */
function fixed(value, decimals, signed) {
    if (!Number.isFinite(value))
        return NONE;
    const digits = Math.abs(value).toFixed(decimals);
    if (Number(digits) === 0)
        return digits;
    return `${value < 0 ? MINUS : signed ? '+' : ''}${digits}`;
}
function isNumber(value) {
    return value !== null && Number.isFinite(value);
}
/** Three to four significant digits, so that 41.3 and 252 and 1034 are all as exact as a reader needs. */
function threeDigits(value) {
    const size = Math.abs(value);
    return size < 9.995 ? 2 : size < 99.95 ? 1 : 0;
}
/** Decimals of a difference of times, which gets one digit less: its last digit is noise. */
function shiftDecimals(value) {
    const size = Math.abs(value);
    return size < 0.95 ? 2 : size < 9.95 ? 1 : 0;
}
/** Decimals of a change in percent. */
function percentDecimals(value) {
    return Math.abs(value) < 99.95 ? 1 : 0;
}
/** A time without its unit, in milliseconds: `41.3`. */
function msNumber(value) {
    return isNumber(value) ? fixed(value, threeDigits(value), false) : NONE;
}
/** A time: `252 ms`. */
function ms(value) {
    return isNumber(value) ? `${msNumber(value)}${NBSP}ms` : NONE;
}
/** A difference of times: `+61 ms`. */
function signedMs(value) {
    return isNumber(value) ? `${fixed(value, shiftDecimals(value), true)}${NBSP}ms` : NONE;
}
/** A change: `+24.1 %`. `value` is in percent. */
function signedPercent(value) {
    return isNumber(value) ? `${fixed(value, percentDecimals(value), true)}${NBSP}%` : NONE;
}
/** A number that the user gave, as short as it is exact: `10`, `12.5`. */
function exact(value) {
    if (!Number.isFinite(value))
        return NONE;
    return fixed(value, Math.min(6, decimalsOf(value)), false);
}
function decimalsOf(value) {
    for (let decimals = 0; decimals < 6; decimals += 1) {
        if (Number(value.toFixed(decimals)) === value)
            return decimals;
    }
    return 6;
}
/** A number of a sentence, with one decimal: `60.8`. */
function tenths(value) {
    return fixed(value, 1, false);
}
/** The same with its direction: `+60.8`. */
function signedTenths(value) {
    return fixed(value, 1, true);
}
/** A number that was computed, at most two decimals and none that are zero: `10`, `24.39`. */
function rounded(value) {
    return exact(Number(value.toFixed(2)));
}
/** A limit in percent that follows from one in milliseconds: `+24 %`, `+4.9 %`. */
function roughPercent(value) {
    return isNumber(value) ? `${fixed(value, Math.abs(value) < 9.95 ? 1 : 0, true)}${NBSP}%` : NONE;
}
/** A level such as 0.95 or 0.98333: `95 %`, `98.3 %`. */
function level(value) {
    return `${exact(Number((value * 100).toFixed(1)))}${NBSP}%`;
}
/** Seconds as people say them: `48 s`, `4 min 12 s`, `1 h 5 min`. */
function duration(seconds) {
    if (!Number.isFinite(seconds))
        return NONE;
    const whole = Math.max(0, Math.round(seconds));
    if (whole < 60)
        return `${whole}${NBSP}s`;
    if (whole < 3600)
        return `${Math.floor(whole / 60)}${NBSP}min ${whole % 60}${NBSP}s`;
    return `${Math.floor(whole / 3600)}${NBSP}h ${Math.floor((whole % 3600) / 60)}${NBSP}min`;
}
/** From the smallest. */
const BINARY_UNITS = ['KiB', 'MiB', 'GiB'];
/**
 * A size, in units of 1,024: `512 bytes`, `12.3 KiB`, `50.0 MiB`. Lambda's limits are such units, although AWS writes
 * MB: its "50 MB" of a zip file are 52,428,800 bytes (Lambda developer guide, "Lambda quotas").
 */
function bytes(value) {
    if (!Number.isFinite(value))
        return NONE;
    let [size, unit] = [value, 'bytes'];
    for (const larger of BINARY_UNITS) {
        if (size < 1_024)
            break;
        [size, unit] = [size / 1_024, larger];
    }
    return `${fixed(size, unit === 'bytes' ? 0 : threeDigits(size), false)}${NBSP}${unit}`;
}
/** A whole number that must be exact, in groups of three digits: `52,428,800`. */
function grouped(value) {
    return value.toFixed(0).replace(/\B(?=(\d{3})+$)/g, ',');
}
/** A memory tier: `1024 MB`, which is how AWS labels the units of 1,048,576 bytes that a function's memory is set in. */
function tier(mb) {
    return `${exact(mb)}${NBSP}MB`;
}
/** `1 start`, `3 starts`. */
function count(n, one, many = `${one}s`) {
    return `${exact(n)} ${n === 1 ? one : many}`;
}
/** US dollars: `$0.0021`, `$1.24`. */
function dollars(value) {
    return isNumber(value) ? `$${value.toFixed(value < 0.01 ? 4 : 2)}` : NONE;
}


/***/ }),

/***/ 20007:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ changeOf),
/* harmony export */   Mb: () => (/* binding */ worstChange),
/* harmony export */   YU: () => (/* binding */ MOST_MORE_SAMPLES),
/* harmony export */   jR: () => (/* binding */ decisiveRow)
/* harmony export */ });
/** More starts per side than this are no advice that anybody would follow: the noise is too large to ask for them. */
const MOST_MORE_SAMPLES = 200;
/**
 * The cell with the largest change among `comparisons`, or null when there is none.
 */
function worstChange(comparisons) {
    return comparisons.reduce((worst, cell) => (worst === null || changeOf(cell) > changeOf(worst) ? cell : worst), null);
}
/** In percent; a build that does not start, or has failed starts in the middle, is above every number. */
function changeOf(cell) {
    if (cell.reason === 'does-not-start')
        return Number.POSITIVE_INFINITY;
    const { estimate } = cell.changePercent;
    if (estimate !== null)
        return estimate;
    return cell.head.failed > (cell.base?.failed ?? 0) ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
}
/** The row that the verdict of a run rests on, and that its sentence names; null when nothing was compared. */
function decisiveRow(comparisons, { verdict, reason }) {
    const having = (applies) => {
        const rows = comparisons.filter(applies);
        return rows.length === 0 ? null : rows;
    };
    return worstChange(having((row) => row.verdict === verdict && row.reason === reason) ??
        // A run is inconclusive where one row passes and another could not be measured: its reason is that row's.
        having((row) => row.reason === reason) ??
        having((row) => row.verdict === verdict) ??
        comparisons);
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
// EXTERNAL MODULE: ./build/report/reasons.js
var reasons = __webpack_require__(77802);
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
/**
 * Every property of T; others in the document are left out, so that a newer minor version can be read.
 * @param written JSON Schema of properties that are written for people and never read back.
 */
function object(fields, written = {}) {
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
            properties: { ...Object.fromEntries(keys.map((key) => [key, fields[key].schema])), ...written },
        },
    };
}
/** An object of one of several kinds, told apart by its property `kind`. */
function byKind(kinds) {
    return tagged('kind', kinds);
}
/** An object of one of several kinds, told apart by its property `code`. */
function byCode(codes) {
    return tagged('code', codes);
}
function tagged(tag, kinds) {
    const known = new Map(Object.entries(kinds));
    const words = [...known.keys()].join(' or ');
    return {
        read(value, path) {
            const shape = known.get(own(properties(value, path), tag));
            if (shape !== undefined)
                return shape.read(value, path);
            throw new ReportFormatError(`${path}.${tag}`, `expected ${words}`);
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
const time = number(0, MOST_MS);
const shift = number(-MOST_MS, MOST_MS);
const change = number(-1e12, 1e12);
const probability = number(0, 1);
const deviation = number(0, 100);
const starts = integer(0, MOST_STARTS);
const memory = integer(0, 1_000_000);
const side = oneOf(...model/* SIDES */.BV);
const metric = oneOf(...model/* METRICS */.Cb);
const architecture = oneOf('x86_64', 'arm64');
const verdictWord = oneOf('pass', 'regression', 'inconclusive', 'not-measured');
const reason = oneOf('proven', 'not-proven', 'does-not-start', 'over-budget', 'identical', 'noisy', 'too-few', 'lost-starts', 'no-credentials', 'time-limit', 'base-does-not-start');
const cell = object({ functionLabel: report_shape_name, architecture, tierMb: integer(1, 1_000_000) });
const interval = (end) => object({ low: nullable(end), high: nullable(end), level: probability });
const estimated = (value) => object({ estimate: nullable(value), interval: interval(value) });
/** Beside data that a sentence can be made of. */
const withSentence = {
    sentence: { type: 'string', description: 'The same in words, for people. Nothing reads it back.' },
};
const twoFunctions = list(object({ name: report_shape_name, medianMs: nullable(time) }), 2);
const cellWarning = byCode({
    bimodal: object({ code: oneOf('bimodal'), side, lowMs: time, highMs: time, highShare: probability }, withSentence),
    'median-and-shift-differ': object({ code: oneOf('median-and-shift-differ'), medianPercent: change, shiftPercent: change }, withSentence),
    'spreads-differ': object({ code: oneOf('spreads-differ'), baseSdOfLogs: deviation, headSdOfLogs: deviation }, withSentence),
    'functions-differ': object({ code: oneOf('functions-differ'), side, functions: twoFunctions }, withSentence),
    'many-lost-starts': object({ code: oneOf('many-lost-starts'), side, lost: starts, planned: starts }, withSentence),
    'early-stop': object({ code: oneOf('early-stop') }, withSentence),
});
const startWarnings = {
    'duplicate-report': { code: oneOf('duplicate-report'), reports: starts },
    'memory-size-mismatch': {
        code: oneOf('memory-size-mismatch'),
        memorySizeMb: memory,
        tierMb: memory,
    },
    'billed-mismatch': { code: oneOf('billed-mismatch'), billedMs: time, phasesMs: time },
};
const startWarning = byCode({
    'duplicate-report': object(startWarnings['duplicate-report']),
    'memory-size-mismatch': object(startWarnings['memory-size-mismatch']),
    'billed-mismatch': object(startWarnings['billed-mismatch']),
});
const seen = { cell, starts };
const runWarning = byCode({
    'duplicate-report': object({ ...startWarnings['duplicate-report'], ...seen }, withSentence),
    'memory-size-mismatch': object({ ...startWarnings['memory-size-mismatch'], ...seen }, withSentence),
    'billed-mismatch': object({ ...startWarnings['billed-mismatch'], ...seen }, withSentence),
    'runtime-versions-differ': object({ code: oneOf('runtime-versions-differ'), base: list(shape_text(300), 100), head: list(shape_text(300), 100) }, withSentence),
    'snapstart-differs': object({ code: oneOf('snapstart-differs'), functionLabel: report_shape_name, restored: side }, withSentence),
    'tiers-not-emulated': object({ code: oneOf('tiers-not-emulated') }, withSentence),
    'other-node-version': object({ code: oneOf('other-node-version'), runtime: shape_text(100), nodeVersion: shape_text(100) }, withSentence),
    'stopped-early': object({
        code: oneOf('stopped-early'),
        cause: byKind({
            throttled: object({ kind: oneOf('throttled'), refusals: starts, reason: shape_text(300) }),
            'credentials-expired': object({ kind: oneOf('credentials-expired') }),
        }),
    }, withSentence),
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
    warnings: list(startWarning, 100),
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
    warnings: list(cellWarning, 100),
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
const functionReport = object({
    label: report_shape_name,
    skipped: yesOrNo,
    measuredOn: object({ engine: oneOf('local', 'aws'), region: shape_text(100), description: report_shape_name }),
    tiersMb: list(integer(1, 1_000_000), 100),
    architectures: list(architecture, 2),
    rule,
    sides: object({ base: nullable(sideReport), head: sideReport }),
});
const trend = object({
    branch: report_shape_name,
    rows: list(object({
        cell,
        metric,
        earlier: list(object({ commit: shape_text(64), at: timestamp(), medianMs: time }), core_history/* TREND_POINTS */.Iu),
        usualNoise: nullable(deviation),
    }), MOST_CELLS),
});
const report_shape_reportShape = object({
    schema: oneOf(1),
    tool: object({ name: oneOf('cold-start-gate'), version: shape_text(100) }),
    startedAt: timestamp(),
    durationSeconds: number(0, 10_000_000),
    plan: object({
        seed: shape_text(200),
        burnInPerFunction: integer(0, 1_000),
        concurrency: integer(1, 10_000),
    }),
    policy: object({
        onRegression: oneOf('fail', 'warn'),
        onInconclusive: oneOf('warn', 'fail'),
        onUnmeasured: oneOf('pass', 'fail'),
    }),
    functions: where(list(functionReport, MOST_FUNCTIONS), 'at least one function', (functions) => functions.length > 0),
    verdict: object({ verdict: verdictWord, reason, exitCode: oneOf(0, 1, 2, 3) }, withSentence),
    warnings: list(runWarning, 1_000),
    trend: optional(trend),
    comparisons: list(comparison, MOST_CELLS),
    counts: list(counts, 2 * MOST_CELLS),
    starts: list(coldStart, MOST_STARTS),
});

// EXTERNAL MODULE: ./build/report/json/sentences.js
var sentences = __webpack_require__(29808);
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
    refuseTwice(report.functions.map(({ label }) => label), (i) => `$.functions[${i}].label`, 'this label stands there twice');
    for (const [i, { cell }] of report.comparisons.entries())
        ruleOf(cell, `$.comparisons[${i}]`);
    refuseTwice(report.comparisons.map(({ cell }) => (0,samples/* cellId */.Cw)(cell)), (i) => `$.comparisons[${i}].cell`, 'this cell has a row already');
    refuseTwice(report.starts.map(({ order }) => order), (i) => `$.starts[${i}].order`, 'this place in the order stands there twice');
    refuseTwice(report.starts.map(({ requestId }) => requestId), (i) => `$.starts[${i}].requestId`, 'this request stands there twice');
    const counted = new Map();
    for (const [i, { cell, side, block, outcome }] of report.starts.entries()) {
        const path = `$.starts[${i}]`;
        const { blockSize, maxSamples } = ruleOf(cell, path);
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
/** The rule of the function of a cell. */
function rulesOf({ functions }) {
    const own = new Map(functions.map((fn) => [fn.label, fn.rule]));
    return ({ functionLabel }, path) => {
        const rule = own.get(functionLabel);
        if (rule !== undefined)
            return rule;
        throw new ReportFormatError(`${path}.cell.functionLabel`, 'no function of the report has this label');
    };
}

;// CONCATENATED MODULE: ./build/report/json/json.js





/** Longer texts are refused before they are parsed: a report of 60 functions at 6 tiers has about 15 million. */
const MOST_CHARACTERS = 100_000_000;
/** What fits in this many columns stands on one line, a cold start always does: so diffs stay readable. */
const COLUMNS = 110;
/**
 * The report as JSON, properties always in the same order, with a sentence beside the verdict and every warning. The messages of failed starts are left out: they are
 * function output, which belongs in the job log alone.
 * @throws ReportFormatError for a report that `readReportJson` would refuse, e.g. with a time that is not a number
 */
function reportJson(report) {
    const quiet = {
        ...report,
        starts: report.starts.map((start) => start.outcome.kind === 'failed' ? { ...start, outcome: { ...start.outcome, message: null } } : start),
    };
    return `${write((0,sentences/* withSentences */.T)(report_shape_reportShape.read(quiet, '$')), '', '')}\n`;
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

/***/ 29808:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ withSentences)
/* harmony export */ });
/* harmony import */ var _sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71706);
/* harmony import */ var _warning_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53727);


/** The same with a `sentence` at the end of its verdict and of every warning. */
function withSentences(judged) {
    const { verdict, comparisons, warnings } = judged;
    return {
        ...judged,
        verdict: { ...verdict, sentence: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .verdictSentence */ .B)(judged) },
        ...(warnings === undefined ? {} : { warnings: warnings.map(spoken) }),
        comparisons: comparisons.map((row) => ({ ...row, warnings: row.warnings.map(spoken) })),
    };
}
function spoken(warning) {
    return { ...warning, sentence: (0,_warning_js__WEBPACK_IMPORTED_MODULE_0__/* .warningSentence */ .w)(warning) };
}


/***/ }),

/***/ 77802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T1: () => (/* binding */ FAILED_SENTENCES),
/* harmony export */   uj: () => (/* binding */ LOST_SENTENCES),
/* harmony export */   x: () => (/* binding */ CAUSE_SENTENCES)
/* harmony export */ });
/** A failed start depends on the build: it counts as slower than any number and is never retaken. */
const FAILED_SENTENCES = {
    'init-timeout': 'Init took longer than the 10 s that Lambda allows (a SnapStart restore likewise), so Lambda ran it again inside the request: load less before the handler, or load it later.',
    'init-error': 'The code failed before the handler could run: check the handler setting, that every module is in the package, and what runs at load time.',
    timeout: 'The first request ran into the function timeout: raise `timeout` in the settings of both sides, or send a payload that asks for less work.',
    crash: "The process ended before it answered: look for exit calls, unhandled rejections and native modules in the function's log.",
    'out-of-memory': 'The function ran out of memory: take this tier out of `memory-tiers`, or find what the build loads more than before.',
    'extension-failed': 'An extension did not start or crashed: check the layers and their architecture; with `environment: none` an extension may miss its settings.',
    'function-error': 'The handler answered with an error: set `payload` to an event that the function accepts, or `allow-function-errors: true` if both sides are meant to fail alike.',
};
/** A lost start says nothing about the build: it is retaken in its place. */
const LOST_SENTENCES = {
    'not-cold': 'AWS had initialised the environment ahead of the request, so there was no init to measure: it is retaken; nothing to do unless it happens often.',
    'wrong-version': 'Another version of the function answered than the one that was asked for: it is retaken; check that nothing else updates the temporary functions.',
    'no-report': 'The log of the request has no REPORT line: let the credentials use logs:FilterLogEvents on the log groups of the temporary functions, or let the function log less after its answer.',
    'other-request': 'The log tail has the REPORT line of another request only: it is retaken; check that nothing else invokes the temporary functions.',
    'zero-init': 'The REPORT line says that init took 0 ms, which no init does: an emulator or a log forwarder wrote it; measure on AWS or with `engine: local`.',
    throttled: "Lambda refused the invoke (429): lower `concurrency`, or raise the account's concurrent executions.",
    'response-dropped': 'The connection closed before the response came: it is retaken, because a second invoke would have met a warm environment; check the network and proxies of the runner.',
};
/** What a build that does not start most likely lacks, with what to do. */
const CAUSE_SENTENCES = {
    'other-processor': 'The program was built for another processor: build it for the architecture of the function, or set `architectures` to the one it was built for.',
    'native-module': "A native module does not fit the function's Linux or processor: install or build the dependencies for Lambda's operating system and the architecture of the function.",
    'bootstrap-not-executable': 'The `bootstrap` file is not executable: set its permission bit (chmod 755) before it is packed.',
    'bootstrap-missing': 'The program that the runtime starts is missing: `bootstrap` must lie at the top of the package (or the entry point of the image must exist), with the interpreter that its first line names.',
    'handler-setting': 'The handler setting does not name a function of the package: compare its path and export with what lies at the top of the package.',
    'module-missing': 'A module is missing from the package (or the handler names a file that is not there): bundle the dependencies with the build that is measured.',
    'unparsable-code': 'The runtime cannot parse the code: check that its language level and module kind (`type` in package.json) fit the runtime.',
    'access-denied': 'A call of the function was refused: check the permissions of the `role` that the temporary functions have.',
    'unreadable-file': 'A file cannot be read: set its permission bits (644, folders 755) before the package is packed.',
};


/***/ }),

/***/ 71706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ verdictSentence)
/* harmony export */ });
/* harmony import */ var _core_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25673);
/* harmony import */ var _core_verdict_worst_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20007);


/** It holds names of functions, which are foreign text: quote it. */
function verdictSentence({ verdict, comparisons }) {
    const { verdict: word, reason } = verdict;
    if (reason === 'identical')
        return 'Base and head are the same package and configuration, so nothing was measured.';
    if (reason === 'no-credentials')
        return 'Nothing was measured: this run has no credentials for AWS.';
    const row = (0,_core_verdict_worst_js__WEBPACK_IMPORTED_MODULE_0__/* .decisiveRow */ .jR)(comparisons, verdict);
    if (row === null)
        return 'Nothing was measured.';
    const where = nameOf(row.cell);
    switch (word) {
        case 'regression':
            return regressionSentence(reason, row, where);
        case 'pass':
            return passSentence(reason, row, comparisons);
        case 'not-measured':
            return `${noneSucceeds('base', row.cell)}: every one failed, so there is nothing to compare with.`;
        case 'inconclusive':
            return inconclusiveSentence(reason, row, where);
    }
}
function regressionSentence(reason, worst, where) {
    if (reason === 'does-not-start')
        return `${noneSucceeds('head', worst.cell)}: every one failed${worst.base === null ? '' : ", while base's succeed"}.`;
    if (reason === 'over-budget') {
        return `Cold starts of ${where} have ${headTime(worst)}, which is over the budget of ${ms(worst.budget?.budgetMs ?? null)}.`;
    }
    const proof = reason === 'proven'
        ? `proven to be more than ${allowed(worst)}`
        : `slower beyond doubt, and by estimate more than ${allowed(worst)}`;
    return `Cold starts of ${where} got slower by ${amount(worst)}: ${proof}.`;
}
function passSentence(reason, worst, comparisons) {
    const where = nameOf(worst.cell);
    if (worst.base === null)
        return `Cold starts of ${where} have ${headTime(worst)}, within the budget.`;
    if (reason !== 'proven') {
        const limit = worst.changePercent.interval.high;
        const doubt = limit === null
            ? 'how much slower it could still be is not bounded'
            : `it could still be up to ${(0,_core_units_js__WEBPACK_IMPORTED_MODULE_1__/* .signedTenths */ .VU)(limit)} %`;
        return `Cold starts of ${where} changed by ${change(worst)}, within ${allowed(worst)} by estimate; ${doubt}.`;
    }
    const best = bestChange(comparisons);
    if (comparisons.every(({ changePercent: { interval } }) => interval.high !== null && interval.high < 0)) {
        return comparisons.length === 1
            ? `Cold starts of ${where} got faster by ${amount(worst)}.`
            : `Cold starts got faster everywhere, most at ${nameOf(best.cell)}: by ${amount(best)}.`;
    }
    if (comparisons.length === 1)
        return `Cold starts of ${where} changed by ${change(worst)}, proven to be within ${allowed(worst)}.`;
    if ((0,_core_verdict_worst_js__WEBPACK_IMPORTED_MODULE_0__/* .changeOf */ .C2)(worst) > 0) {
        return `Cold starts of ${where} changed by ${change(worst)} (the largest increase), proven to be within ${allowed(worst)}.`;
    }
    return `No row got slower by estimate, and all are proven to be within what is allowed; the largest change is ${change(best)}, of ${nameOf(best.cell)}.`;
}
/** The cell that got faster most; `comparisons` is not empty. */
function bestChange(comparisons) {
    return comparisons.reduce((best, cell) => (cell.changePercent.estimate ?? 0) < (best.changePercent.estimate ?? 0) ? cell : best);
}
function inconclusiveSentence(reason, worst, where) {
    const more = worst.moreSamplesNeeded;
    const advice = more === null ? '' : ` ${adviceOf(more)}`;
    switch (reason) {
        case 'too-few': {
            const least = Math.min(worst.base?.n ?? worst.head.n, worst.head.n);
            return `Too few cold starts of ${where}: ${least} per side, needs >= ${least + (more ?? 1)} samples to say anything.`;
        }
        case 'lost-starts':
            return `Too many cold starts of ${where} were lost (more than 20 % of a side's plan), so they are not judged.`;
        case 'time-limit':
            return `The run was stopped before ${where} was decided.${more === null || more === 0 ? '' : ` ${more} more per side were planned.`}`;
        case 'base-does-not-start':
            return `${noneSucceeds('base', worst.cell)}: every one failed, so there is nothing to compare with there.`;
        case 'not-proven':
            return `Cold starts of ${where} got slower by ${amount(worst)}, but more than ${allowed(worst)} is not proven.${advice}`;
        default:
            return worst.budget !== null && !((0,_core_verdict_worst_js__WEBPACK_IMPORTED_MODULE_0__/* .changeOf */ .C2)(worst) > 0)
                ? `Cold starts of ${where} have ${headTime(worst)}; whether that is within the budget of ${ms(worst.budget.budgetMs)} the noise does not allow to tell.${advice}`
                : `Cold starts of ${where} may have got slower by ${amount(worst)}, but the noise does not allow to tell.${advice}`;
    }
}
function adviceOf(more) {
    return more > _core_verdict_worst_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_MORE_SAMPLES */ .YU
        ? `It is too noisy here to decide with a sensible number of starts (more than ${_core_verdict_worst_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_MORE_SAMPLES */ .YU} more per side).`
        : `About ${more} more starts per side would decide.`;
}
/** A build counts as not starting over all tiers of a function and architecture; it may fail in its handler as well. */
function noneSucceeds(side, { functionLabel, architecture }) {
    return `No cold start of the ${side} build succeeds (${functionLabel} on ${architecture})`;
}
/** "checkout at 512 MB on arm64" */
function nameOf(cell) {
    return `${cell.functionLabel} at ${cell.tierMb} MB (${cell.architecture})`;
}
/** With its direction in the sign: `+24.1 % (+60.8 ms)`. */
function change(cell) {
    const { estimate } = cell.changePercent;
    return estimate === null || cell.shiftMs.estimate === null
        ? withoutNumber(cell)
        : `${(0,_core_units_js__WEBPACK_IMPORTED_MODULE_1__/* .signedTenths */ .VU)(estimate)} % (${(0,_core_units_js__WEBPACK_IMPORTED_MODULE_1__/* .signedTenths */ .VU)(cell.shiftMs.estimate)} ms)`;
}
/** For sentences that say the direction in words: `24.1 % (60.8 ms)`. */
function amount(cell) {
    const { estimate } = cell.changePercent;
    return estimate === null || cell.shiftMs.estimate === null
        ? withoutNumber(cell)
        : `${(0,_core_units_js__WEBPACK_IMPORTED_MODULE_1__/* .tenths */ .TP)(Math.abs(estimate))} % (${(0,_core_units_js__WEBPACK_IMPORTED_MODULE_1__/* .tenths */ .TP)(Math.abs(cell.shiftMs.estimate))} ms)`;
}
function withoutNumber({ head }) {
    return head.failed > 0
        ? `more than any number (${head.failed} of ${head.n} starts failed)`
        : 'an unknown amount';
}
function allowed({ allowance }) {
    if (allowance.allowedMs === null || allowance.allowedPercent === null)
        return 'what is allowed';
    return allowance.governs === 'percent'
        ? `the allowed +${(0,_core_units_js__WEBPACK_IMPORTED_MODULE_1__/* .rounded */ .Wf)(allowance.allowedPercent)} %`
        : `the allowed +${(0,_core_units_js__WEBPACK_IMPORTED_MODULE_1__/* .rounded */ .Wf)(allowance.allowedMs)} ms`;
}
function headTime({ head }) {
    return head.medianMs === null
        ? 'a median above any number (failed starts)'
        : `a median of ${ms(head.medianMs)}`;
}
function ms(value) {
    return value === null ? 'an unknown time' : `${(0,_core_units_js__WEBPACK_IMPORTED_MODULE_1__/* .rounded */ .Wf)(value)} ms`;
}


/***/ }),

/***/ 53727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ runtimeVersion),
/* harmony export */   w: () => (/* binding */ warningSentence)
/* harmony export */ });
/* harmony import */ var _core_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25673);

/** One sentence or two. It can hold names (of functions, runtimes, versions), which are foreign text: quote it. */
function warningSentence(warning) {
    switch (warning.code) {
        case 'duplicate-report':
        case 'memory-size-mismatch':
        case 'billed-mismatch':
            return warning.starts === 1
                ? startSentence(warning)
                : `${startSentence(warning)} Seen in ${(0,_core_units_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(warning.starts, 'start')}.`;
        case 'runtime-versions-differ':
        case 'snapstart-differs':
        case 'tiers-not-emulated':
        case 'other-node-version':
        case 'stopped-early':
            return runSentence(warning);
        default:
            return cellSentence(warning);
    }
}
const SIDE_NAMES = { base: 'Base', head: 'Head' };
function cellSentence(warning) {
    switch (warning.code) {
        case 'bimodal':
            return (`${SIDE_NAMES[warning.side]} has two modes, near ${(0,_core_units_js__WEBPACK_IMPORTED_MODULE_0__/* .tenths */ .TP)(warning.lowMs)} ms and ${(0,_core_units_js__WEBPACK_IMPORTED_MODULE_0__/* .tenths */ .TP)(warning.highMs)} ms ` +
                `(${Math.round(warning.highShare * 100)} % of its starts in the slower one): often two host generations. ` +
                'A change of the mix moves the median, but hardly the comparison.');
        case 'median-and-shift-differ':
            return (`The medians differ by ${(0,_core_units_js__WEBPACK_IMPORTED_MODULE_0__/* .signedTenths */ .VU)(warning.medianPercent)} %, the typical pair of starts by ` +
                `${(0,_core_units_js__WEBPACK_IMPORTED_MODULE_0__/* .signedTenths */ .VU)(warning.shiftPercent)} %, which would be different answers: ` +
                'the two sides differ in shape, so look at the single values.');
        case 'spreads-differ':
            return (`The spreads differ more than twofold: base varies by ${(0,_core_units_js__WEBPACK_IMPORTED_MODULE_0__/* .tenths */ .TP)(warning.baseSdOfLogs * 100)} %, ` +
                `head by ${(0,_core_units_js__WEBPACK_IMPORTED_MODULE_0__/* .tenths */ .TP)(warning.headSdOfLogs * 100)} %. The test then compares more than the typical time.`);
        case 'functions-differ': {
            const medians = warning.functions.map(({ name, medianMs }, i) => `${name} ${i === 0 ? 'has a median of' : 'of'} ${medianMs === null ? 'a failed start' : `${(0,_core_units_js__WEBPACK_IMPORTED_MODULE_0__/* .tenths */ .TP)(medianMs)} ms`}`);
            return (`Two temporary functions with the same ${warning.side} build differ: ${medians.join(', ')}. ` +
                'Part of the difference between the sides may come from where functions are placed.');
        }
        case 'many-lost-starts':
            return `${SIDE_NAMES[warning.side]} lost ${(0,_core_units_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(warning.lost, 'start')} that had to be repeated (${warning.planned} were planned).`;
        case 'early-stop':
            return 'Measuring stopped as soon as the regression was proven; the estimate of a change that was stopped early is somewhat too large. The interval allows for it.';
    }
}
function startSentence(warning) {
    switch (warning.code) {
        case 'duplicate-report':
            return `${warning.reports} REPORT lines carry this request's id; the last was taken, because Lambda writes it after the function has stopped. The function prints lines that look like Lambda's own.`;
        case 'memory-size-mismatch':
            return `The function ran with ${warning.memorySizeMb} MB where the tier is ${warning.tierMb} MB.`;
        case 'billed-mismatch':
            return `Lambda billed ${(0,_core_units_js__WEBPACK_IMPORTED_MODULE_0__/* .rounded */ .Wf)(warning.billedMs)} ms where the phases add up to ${(0,_core_units_js__WEBPACK_IMPORTED_MODULE_0__/* .rounded */ .Wf)(warning.phasesMs)} ms, rounded up: the REPORT line and the bill do not describe the same request, or init is not billed here.`;
    }
}
function runSentence(warning) {
    switch (warning.code) {
        case 'runtime-versions-differ': {
            const [base, head] = [warning.base, warning.head].map((arns) => arns.map(runtimeVersion).join(', '));
            return `Base ran on runtime version ${base} and head on ${head}: a difference may come from the runtime. Run again once AWS has finished its rollout, or pin the version with the function's runtime management settings.`;
        }
        case 'snapstart-differs': {
            const started = warning.restored === 'head' ? 'base' : 'head';
            return `SnapStart differs between the sides of ${warning.functionLabel}: restore + first request of ${warning.restored} is compared with init + first request of ${started}.`;
        }
        case 'tiers-not-emulated':
            return 'The embedded engine gives every memory tier the same CPU: tiers repeat the measurement, they do not differ.';
        case 'other-node-version':
            return `${warning.runtime} was run by Node.js ${warning.nodeVersion}, the only one the embedded engine has.`;
        case 'stopped-early':
            return stopSentence(warning.cause);
    }
}
function stopSentence(cause) {
    switch (cause.kind) {
        case 'throttled':
            return `Lambda refused ${(0,_core_units_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(cause.refusals, 'request')} in a row (${cause.reason}): the account has no concurrency left for measuring. Measure in an account or region of its own, at a quieter time, or ask for a higher quota of concurrent executions.`;
        case 'credentials-expired':
            return 'The AWS credentials expired before the run was over. Ask for a longer session (role-duration-seconds of configure-aws-credentials), or for fewer samples or tiers.';
    }
}
/** Runtime version ARNs end in a hash and have no account id; its first characters tell them apart. */
function runtimeVersion(arn) {
    return arn.slice(arn.lastIndexOf(':') + 1).slice(0, 12);
}


/***/ })

};
