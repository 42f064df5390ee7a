export const id = 8431;
export const ids = [8431];
export const modules = {

/***/ 74155:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I9: () => (/* binding */ freshness),
/* harmony export */   PE: () => (/* binding */ deploymentOf),
/* harmony export */   UR: () => (/* binding */ placeOfNonce),
/* harmony export */   kE: () => (/* binding */ ENVIRONMENT_LIMIT_BYTES),
/* harmony export */   lG: () => (/* binding */ environmentBytes),
/* harmony export */   ph: () => (/* binding */ createInput)
/* harmony export */ });
/* unused harmony export NONCE_VARIABLE */
/** The deployment of a side. @throws when the run has no such side, which the plan rules out. */
function deploymentOf(deployments, side) {
    const deployment = deployments[side];
    if (deployment === null)
        throw new Error(`there is no ${side} to deploy`);
    return deployment;
}
/**
 * How a temporary function is created. It never carries the template's log group, dead letter queue, concurrency or
 * triggers: nothing that the measured code does may reach what production uses by the function's configuration.
 */
function createInput(deployment, fn) {
    const { settings, roleArn, carried, forcing } = deployment;
    return {
        FunctionName: fn.name,
        Role: roleArn,
        ...codeInput(deployment),
        Timeout: settings.timeoutSeconds,
        MemorySize: fn.cell.tierMb,
        Architectures: [deployment.ownArchitecture ?? fn.cell.architecture],
        EphemeralStorage: { Size: settings.ephemeralStorageMb },
        TracingConfig: { Mode: settings.tracing },
        ...(forcing === 'tenant' ? { TenancyConfig: { TenantIsolationMode: 'PER_TENANT' } } : {}),
        ...carried?.members,
        Environment: { Variables: { ...settings.environment } },
        ...freshness(deployment, '0'),
        LoggingConfig: loggingOf(settings),
    };
}
/** The code and what only functions of its package type have. */
function codeInput({ code, settings, carried }) {
    if (code.kind === 'image') {
        return {
            PackageType: 'Image',
            Code: { ImageUri: code.uri },
            ...(carried?.imageConfig ? { ImageConfig: carried.imageConfig } : {}),
        };
    }
    const { runtime, handler, layers, snapStart } = settings;
    if (runtime === null || handler === null)
        throw new Error('a package without runtime or handler');
    const keyArn = carried?.sourceKmsKeyArn ?? null;
    return {
        // The SDK's list is closed, Lambda's is not.
        Runtime: runtime,
        Handler: handler,
        Code: { ZipFile: code.zip, ...(keyArn === null ? {} : { SourceKMSKeyArn: keyArn }) },
        ...(layers.length === 0 ? {} : { Layers: [...layers] }),
        ...(snapStart ? { SnapStart: { ApplyOn: 'PublishedVersions' } } : {}),
        ...(carried?.codeSigningConfigArn ? { CodeSigningConfigArn: carried.codeSigningConfigArn } : {}),
    };
}
/** The variable that makes every version new. */
const NONCE_VARIABLE = 'COLD_START_GATE_NONCE';
/** Lambda measures the map as JSON. Source: its error message ("exceeded the 4KB limit. String measured: {...}"). */
const ENVIRONMENT_LIMIT_BYTES = 4_096;
/** The size of a map of variables as Lambda measures it, in bytes. */
function environmentBytes(variables) {
    return new TextEncoder().encode(JSON.stringify(variables)).length;
}
/**
 * Where the nonce goes: into the environment, or into the description when a side's variables leave no room for it.
 */
function placeOfNonce(sides) {
    const fits = sides.every(({ environment }) => environmentBytes(withNonce(environment, '0')) <= ENVIRONMENT_LIMIT_BYTES);
    return fits ? 'environment' : 'description';
}
/** A fixed width, so that every version is of equal size. */
function withNonce(environment, nonce) {
    return { ...environment, [NONCE_VARIABLE]: nonce.padStart(6, '0') };
}
/**
 * The change that makes the next version a new one: a variable merged into the function's own, because an update
 * replaces the whole map; or the description, which is part of a version too.
 */
function freshness({ settings, nonceIn }, nonce) {
    return nonceIn === 'description'
        ? { Description: `${NONCE_VARIABLE} ${nonce.padStart(6, '0')}` }
        : { Environment: { Variables: withNonce(settings.environment, nonce) } };
}
/**
 * The log settings of a temporary function: the format stays the template's, because it is part of what init does.
 * With JSON, a system level above INFO would leave out the platform's report of every start that went well.
 * Source: Lambda developer guide, "Log-level filtering"; platform.report is logged at INFO.
 */
function loggingOf(settings) {
    if (settings.logFormat === 'Text')
        return { LogFormat: 'Text' };
    return {
        LogFormat: 'JSON',
        SystemLogLevel: settings.systemLogLevel === 'DEBUG' ? 'DEBUG' : 'INFO',
        ...(settings.applicationLogLevel === null ? {} : { ApplicationLogLevel: settings.applicationLogLevel }),
    };
}


/***/ }),

/***/ 72084:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ billedMs)
/* harmony export */ });
/**
 * `ceil(Duration + Init)`, or `ceil(Duration) + Billed Restore` under SnapStart
 * (AWS compute blog, "AWS Lambda standardizes billing for INIT phase").
 * Sums in microseconds: in binary fractions 0.1 + 0.9 of some millisecond could pass the next whole one.
 */
function billedMs(phases) {
    const micros = Math.round(phases.durationMs * 1000) + Math.round((phases.initMs ?? 0) * 1000);
    return Math.ceil(micros / 1000) + (phases.billedRestoreMs ?? 0);
}


/***/ }),

/***/ 28049:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d5: () => (/* binding */ seedRandom),
/* harmony export */   et: () => (/* binding */ integerBelow),
/* harmony export */   k4: () => (/* binding */ shuffle)
/* harmony export */ });
const FNV_PRIME = 0x01000193;
const FNV_BASIS = 0x811c9dc5;
/** Rounds that mix the seed before the first number is used, as PractRand does. */
const WARM_UP = 15;
/** The state for a seed text. Every text is a seed, also the empty one. */
function seedRandom(seed) {
    let state = { a: fnv1a(seed, 1), b: fnv1a(seed, 2), c: fnv1a(seed, 3), counter: 1 };
    for (let round = 0; round < WARM_UP; round++)
        state = step(state).state;
    return state;
}
/** An integer from 0 to `bound` - 1, each equally likely, and the state after it. `bound` from 1 to 2^32. */
function integerBelow(state, bound) {
    // Numbers above the last whole multiple of the bound would favour small remainders; draw again.
    const limit = 2 ** 32 - (2 ** 32 % bound);
    let drawn = step(state);
    while (drawn.value >= limit)
        drawn = step(drawn.state);
    return { value: drawn.value % bound, state: drawn.state };
}
/** A shuffled copy (Fisher and Yates), and the state after it. */
function shuffle(items, state) {
    const result = [];
    let current = state;
    for (const item of items) {
        const drawn = integerBelow(current, result.length + 1);
        current = drawn.state;
        // "Inside-out": the new item takes a random place, whose former owner moves to the end.
        const displaced = result[drawn.value];
        if (displaced === undefined) {
            result.push(item);
        }
        else {
            result.push(displaced);
            result[drawn.value] = item;
        }
    }
    return { items: result, state: current };
}
function step({ a, b, c, counter }) {
    const value = (a + b + counter) >>> 0;
    return {
        value,
        state: {
            a: (b ^ (b >>> 9)) >>> 0,
            b: (c + (c << 3)) >>> 0,
            c: (((c << 21) | (c >>> 11)) + value) >>> 0,
            counter: (counter + 1) >>> 0,
        },
    };
}
function fnv1a(text, salt) {
    let hash = (FNV_BASIS ^ salt) >>> 0;
    for (let i = 0; i < text.length; i++)
        hash = Math.imul(hash ^ text.charCodeAt(i), FNV_PRIME) >>> 0;
    return hash;
}


/***/ }),

/***/ 11737:
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

/***/ 78615:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ judge)
/* harmony export */ });
/* harmony import */ var _judge_cell_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52391);
/* harmony import */ var _judge_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93023);
/* harmony import */ var _samples_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34575);



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

/***/ 19363:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ MeasuredFunctions),
/* harmony export */   z: () => (/* binding */ measuredSides)
/* harmony export */ });
/* harmony import */ var _core_model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71295);
/* harmony import */ var _core_start_health_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64809);
/** The functions that one run measures: each with its own sides, tiers and rule, all in one family of cells. */


class MeasuredFunctions {
    /** Stands for all where they are alike. */
    first;
    all;
    /** Every cell of every function, in the order of the functions. */
    cells;
    #byLabel;
    #ended = new Set();
    /** @throws RangeError without any function, or for two of one label. */
    constructor(functions) {
        const [first] = functions;
        this.#byLabel = new Map(functions.map((fn) => [fn.label, fn]));
        if (first === undefined || this.#byLabel.size < functions.length) {
            throw new RangeError('a run needs functions with labels of their own');
        }
        this.first = first;
        this.all = functions;
        this.cells = functions.flatMap(({ label, architectures, tiersMb }) => architectures.flatMap((architecture) => tiersMb.map((tierMb) => ({ functionLabel: label, architecture, tierMb }))));
    }
    of(cell) {
        const fn = this.#byLabel.get(cell.functionLabel);
        if (fn === undefined)
            throw new Error('a cell of a function that the run does not measure');
        return fn;
    }
    sidesOf(cell) {
        return measuredSides(this.of(cell));
    }
    /** Goes into the names of temporary functions, which tiers alone do not tell apart here. All of one length. */
    tokenOf(cell, runToken) {
        return this.all.length === 1
            ? runToken
            : `${runToken}${String(this.all.indexOf(this.of(cell))).padStart(3, '0')}`;
    }
    /** Whether the build of a side does not start, so that no more starts of this function are worth sending. */
    hasEnded(fn, starts) {
        if (this.#ended.has(fn.label))
            return true;
        const own = this.all.length === 1 ? starts : starts.filter(({ cell }) => cell.functionLabel === fn.label);
        if ((0,_core_start_health_js__WEBPACK_IMPORTED_MODULE_0__/* .startHealth */ .j)(own, measuredSides(fn)) === null)
            return false;
        this.#ended.add(fn.label);
        return true;
    }
    haveAllEnded(starts) {
        return this.all.every((fn) => this.hasEnded(fn, starts));
    }
}
function measuredSides({ sides }) {
    return sides.base === null ? ['head'] : _core_model_js__WEBPACK_IMPORTED_MODULE_1__/* .SIDES */ .B;
}


/***/ }),

/***/ 93345:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ planReport),
  R: () => (/* binding */ runGate)
});

// EXTERNAL MODULE: ./build/core/plan/random.js
var random = __webpack_require__(28049);
;// CONCATENATED MODULE: ./build/core/plan/plan.js

/**
 * Lays out a run. Everything random comes from the seed: the order of the pairs in a block, and which side of a pair is
 * first. The functions of a lane take turns, so that after an even number of pairs each served equally many. A lost start
 * is taken again in its place, inside its block, with the same side and slot; that is the walker's business.
 * Throws `RangeError` for a plan that cannot be laid out.
 */
function makePlan({ cells, seed, blockSize, maxSamples, functionsPerLane = 2 }) {
    positive('blockSize', blockSize);
    if (cells.length === 0)
        throw new RangeError('a plan needs at least one cell');
    const lanes = cells.map((cell) => {
        const own = { cell, most: numberOf(maxSamples, cell), functions: numberOf(functionsPerLane, cell) };
        positive('maxSamples', own.most);
        positive('functionsPerLane', own.functions);
        if (own.most % blockSize !== 0) {
            throw new RangeError(`maxSamples (${own.most}) must be a multiple of blockSize (${blockSize})`);
        }
        return own;
    });
    let state = (0,random/* seedRandom */.d5)(seed);
    const arrange = (pairs) => {
        const shuffled = (0,random/* shuffle */.k4)(pairs, state);
        const sided = chooseFirst(shuffled.items, shuffled.state);
        state = sided.state;
        return sided.pairs;
    };
    const burnIn = arrange(lanes.flatMap(({ cell, functions }) => Array.from({ length: functions }, (_, slot) => ({ cell, slot }))));
    // A cell that asks for fewer starts is in fewer blocks.
    const blocks = Array.from({ length: Math.max(...lanes.map(({ most }) => most)) / blockSize }, (_, b) => arrange(lanes
        .filter(({ most }) => most > b * blockSize)
        .flatMap(({ cell, functions }) => Array.from({ length: blockSize }, (__, i) => ({ cell, slot: (b * blockSize + i) % functions })))));
    return { seed, burnIn, blocks };
}
/** The sides of a pair in the order of their starts. */
function sidesInOrder(pair) {
    return pair.first === 'base' ? ['base', 'head'] : ['head', 'base'];
}
function chooseFirst(pairs, state) {
    let current = state;
    const sided = pairs.map(({ cell, slot }) => {
        const drawn = (0,random/* integerBelow */.et)(current, 2);
        current = drawn.state;
        return { cell, first: drawn.value === 0 ? 'base' : 'head', slot };
    });
    return { pairs: sided, state: current };
}
function numberOf(value, cell) {
    return typeof value === 'number' ? value : value(cell);
}
function positive(name, value) {
    if (!Number.isInteger(value) || value < 1)
        throw new RangeError(`${name} must be a whole number above zero: ${value}`);
}

// EXTERNAL MODULE: ./build/core/start/counts.js
var counts = __webpack_require__(11737);
;// CONCATENATED MODULE: ./build/core/start/start-warnings.js
/** Doubts about single starts, one per kind and cell: the first one's sentence, and how many starts it was seen in. */
function summarizeWarnings(warnings) {
    const groups = Map.groupBy(warnings, ({ code, cell }) => JSON.stringify([code, cell]));
    return [...groups.values()].flatMap((group) => {
        const [first] = group;
        if (first === undefined)
            return [];
        return group.length === 1
            ? [first]
            : [{ ...first, message: `${first.message} Seen in ${group.length} starts.` }];
    });
}

// EXTERNAL MODULE: ./build/core/verdict/judge.js
var judge = __webpack_require__(78615);
// EXTERNAL MODULE: ./build/core/verdict/judge-cell.js + 4 modules
var judge_cell = __webpack_require__(52391);
// EXTERNAL MODULE: ./build/core/verdict/samples.js
var verdict_samples = __webpack_require__(34575);
// EXTERNAL MODULE: ./build/gate/functions.js
var gate_functions = __webpack_require__(19363);
// EXTERNAL MODULE: ./build/gate/lanes.js + 1 modules
var gate_lanes = __webpack_require__(64007);
;// CONCATENATED MODULE: ./build/gate/places.js
class Places {
    #limit;
    #taken = 0;
    #queue = [];
    /** @param limit at least 1. */
    constructor(limit) {
        this.#limit = Math.max(1, limit);
    }
    get limit() {
        return this.#limit;
    }
    /** Requests under way end as they are; from now on fewer are let in. */
    lower(limit) {
        this.#limit = Math.max(1, Math.min(limit, this.#limit));
        this.#admit();
    }
    /** Takes so many places at once, or all that there are when the limit is lower. @returns how many. */
    async take(wanted) {
        const entered = Promise.withResolvers();
        this.#queue.push({ count: wanted, enter: entered.resolve });
        this.#admit();
        await entered.promise;
        return wanted;
    }
    release(count) {
        this.#taken -= count;
        this.#admit();
    }
    #admit() {
        for (let next = this.#queue[0]; next !== undefined; next = this.#queue[0]) {
            // A group larger than the limit goes alone.
            if (this.#taken > 0 && this.#taken + next.count > this.#limit)
                return;
            this.#queue.shift();
            this.#taken += next.count;
            next.enter();
        }
    }
}

// EXTERNAL MODULE: ./build/gate/ports.js
var gate_ports = __webpack_require__(38450);
;// CONCATENATED MODULE: ./build/gate/throttles.js
const IN_A_ROW_TO_SLOW_DOWN = 3;
const IN_A_ROW_TO_STOP = 9;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 8_000;
class Throttles {
    #places;
    #say;
    #inARow = 0;
    constructor(places, say) {
        this.#places = places;
        this.#say = say;
    }
    /** A request was let in: whatever came before was chance. */
    passed() {
        this.#inARow = 0;
    }
    /**
     * A request was refused.
     * @param reason as Lambda names it, e.g. `ConcurrentInvocationLimitExceeded`.
     * @returns how long to wait before it is taken again, or why the run should stop. Every refusal in a row waits longer
     *   than the one before, so that requests that were refused together do not come back together.
     */
    refused(reason) {
        this.#inARow += 1;
        if (this.#inARow >= IN_A_ROW_TO_STOP) {
            return {
                stop: `Lambda refused ${this.#inARow} requests in a row (${reason}): the account has no concurrency left for measuring. Measure in an account or region of its own, at a quieter time, or ask for a higher quota of concurrent executions.`,
            };
        }
        if (this.#inARow >= IN_A_ROW_TO_SLOW_DOWN && this.#places.limit > 1) {
            this.#places.lower(1);
            this.#say(`Lambda refused ${this.#inARow} requests in a row (${reason}): from here on one request at a time.`);
        }
        return { pauseMs: Math.min(FIRST_PAUSE_MS * 2 ** (this.#inARow - 1), LONGEST_PAUSE_MS) };
    }
}

;// CONCATENATED MODULE: ./build/core/log/vocabulary.js
const STATUSES = ['success', 'failure', 'error', 'timeout'];
const PHASES = ['init', 'invoke', 'snap-start'];
/** A word that is not known today is an error: only success may count as success. */
function readStatus(word) {
    if (word === null)
        return null;
    return STATUSES.find((status) => status === word) ?? 'error';
}
function readPhase(word) {
    return PHASES.find((phase) => phase === word) ?? null;
}

;// CONCATENATED MODULE: ./build/core/log/json-line.js

/** Null for anything but a platform record of a kind that the reading uses. */
function readJsonLine(line) {
    if (!line.includes('"platform.'))
        return null;
    const envelope = parseObject(line);
    const record = object(envelope?.['record']);
    if (envelope === null || record === null)
        return null;
    const metrics = object(record['metrics']) ?? {};
    const ending = { status: readStatus(json_line_text(record['status'])), errorType: json_line_text(record['errorType']) };
    switch (envelope['type']) {
        case 'platform.report': {
            const requestId = json_line_text(record['requestId']);
            if (requestId === null || requestId === '')
                return null;
            return {
                type: 'report',
                requestId,
                durationMs: amount(metrics['durationMs']),
                billedMs: amount(metrics['billedDurationMs']),
                memorySizeMb: amount(metrics['memorySizeMB']),
                maxMemoryUsedMb: amount(metrics['maxMemoryUsedMB']),
                initMs: amount(metrics['initDurationMs']),
                restoreMs: amount(metrics['restoreDurationMs']),
                billedRestoreMs: amount(metrics['billedRestoreDurationMs']),
                ...ending,
            };
        }
        case 'platform.initReport':
            return {
                type: 'initReport',
                initializationType: json_line_text(record['initializationType']),
                phase: readPhase(json_line_text(record['phase'])),
                durationMs: amount(metrics['durationMs']),
                ...ending,
            };
        case 'platform.restoreReport':
            return {
                type: 'restoreReport',
                durationMs: amount(metrics['durationMs']),
                billedMs: amount(metrics['billedDurationMs']),
                ...ending,
            };
        case 'platform.initStart':
        case 'platform.restoreStart':
            return {
                type: 'runtime',
                runtimeVersion: json_line_text(record['runtimeVersion']),
                runtimeVersionArn: json_line_text(record['runtimeVersionArn']),
            };
        case 'platform.extension': {
            const name = json_line_text(record['name']);
            return name === null ? null : { type: 'extension', name };
        }
        default:
            return null;
    }
}
/** A line that was cut, or that the function printed, need not be JSON at all. */
function parseObject(line) {
    try {
        return object(JSON.parse(line));
    }
    catch {
        return null;
    }
}
function object(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
}
function json_line_text(value) {
    return typeof value === 'string' ? value : null;
}
/** The platform writes integers as well as fractions in any of its fields. */
function amount(value) {
    return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null;
}

;// CONCATENATED MODULE: ./build/core/log/text-line.js

/** Null for a line that is not one of the platform's, or of a kind that measures nothing. */
function readTextLine(line) {
    switch (line.charCodeAt(0)) {
        case 0x52: // R
            return readReport(line) ?? readPhaseReport(line) ?? readRuntimeVersion(line) ?? readPlatformError(line);
        case 0x49: // I
            return readPhaseReport(line) ?? readRuntimeVersion(line);
        case 0x45: // E
            return readExtension(line);
        default:
            return readTaskTimedOut(line);
    }
}
const REPORT = /^REPORT[\t ]+RequestId:[\t ]+([^\t ]+)/;
function readReport(line) {
    const match = REPORT.exec(line);
    if (match === null)
        return null;
    const fields = readFields(line.slice(match[0].length));
    return {
        type: 'report',
        requestId: match[1] ?? '',
        durationMs: text_line_amount(fields, 'Duration', 'ms'),
        billedMs: text_line_amount(fields, 'Billed Duration', 'ms'),
        memorySizeMb: text_line_amount(fields, 'Memory Size', 'MB'),
        maxMemoryUsedMb: text_line_amount(fields, 'Max Memory Used', 'MB'),
        initMs: text_line_amount(fields, 'Init Duration', 'ms'),
        restoreMs: text_line_amount(fields, 'Restore Duration', 'ms'),
        billedRestoreMs: text_line_amount(fields, 'Billed Restore Duration', 'ms'),
        status: readStatus(word(fields, 'Status')),
        errorType: word(fields, 'Error Type'),
    };
}
const PHASE_REPORT = /^(INIT|RESTORE)_REPORT(?:[\t ]+|$)/;
function readPhaseReport(line) {
    const match = PHASE_REPORT.exec(line);
    if (match === null)
        return null;
    const fields = readFields(line.slice(match[0].length));
    const ending = { status: readStatus(word(fields, 'Status')), errorType: word(fields, 'Error Type') };
    if (match[1] === 'INIT') {
        return {
            type: 'initReport',
            initializationType: null,
            phase: readPhase(word(fields, 'Phase')),
            durationMs: text_line_amount(fields, 'Init Duration', 'ms'),
            ...ending,
        };
    }
    return {
        type: 'restoreReport',
        durationMs: text_line_amount(fields, 'Restore Duration', 'ms'),
        billedMs: null,
        ...ending,
    };
}
const RUNTIME_VERSION = /^(?:INIT|RESTORE)_START[\t ]+/;
function readRuntimeVersion(line) {
    const match = RUNTIME_VERSION.exec(line);
    if (match === null)
        return null;
    const fields = readFields(line.slice(match[0].length));
    return {
        type: 'runtime',
        runtimeVersion: word(fields, 'Runtime Version'),
        runtimeVersionArn: word(fields, 'Runtime Version ARN'),
    };
}
const PLATFORM_ERROR = /^RequestId: ([^\t ]+) Error: (.+)$/;
function readPlatformError(line) {
    const match = PLATFORM_ERROR.exec(line);
    return match === null
        ? null
        : { type: 'platformError', requestId: match[1] ?? '', message: match[2] ?? '' };
}
const EXTENSION = /^EXTENSION[\t ]+/;
function readExtension(line) {
    const match = EXTENSION.exec(line);
    const name = match === null ? null : word(readFields(line.slice(match[0].length)), 'Name');
    return name === null ? null : { type: 'extension', name };
}
const TASK_TIMED_OUT = /^\d{4}-[0-9T:.Z-]+[\t ]+([^\t ]+)[\t ]+Task timed out after [0-9.]+ seconds$/;
function readTaskTimedOut(line) {
    const match = TASK_TIMED_OUT.exec(line);
    return match === null ? null : { type: 'taskTimedOut', requestId: match[1] ?? '' };
}
const FIELD = / *([A-Za-z][\w-]*(?: [A-Za-z][\w-]*)*): *(?:(\d+(?:\.\d+)?) (ms|MB)(?![^ ])|([^ ]+))/y;
/**
 * A name always begins where the field before it ended. So `Duration` is never found inside `Billed Duration`,
 * and what cannot be read hides what follows it up to the next TAB: null is safe, a wrong number is not.
 */
function readFields(rest) {
    const fields = new Map();
    for (const piece of rest.split('\t')) {
        FIELD.lastIndex = 0;
        for (let match = FIELD.exec(piece); match !== null; match = FIELD.exec(piece)) {
            const name = match[1] ?? '';
            if (!fields.has(name))
                fields.set(name, { text: match[2] ?? match[4] ?? '', unit: match[3] ?? null });
        }
    }
    return fields;
}
function text_line_amount(fields, name, unit) {
    const value = fields.get(name);
    if (value === undefined || value.unit !== unit)
        return null;
    const number = Number(value.text);
    return Number.isFinite(number) ? number : null;
}
function word(fields, name) {
    const value = fields.get(name);
    return value === undefined || value.unit !== null ? null : value.text;
}

;// CONCATENATED MODULE: ./build/core/log/read.js


/**
 * @param tail decoded or raw; a first line or a first UTF-8 character that was cut is skipped.
 * @param requestId the `x-amzn-RequestId` of the invoke whose tail it is.
 */
function readTail(tail, requestId) {
    const text = typeof tail === 'string' ? tail : new TextDecoder().decode(tail);
    let report = null;
    let reportFormat = null;
    let reportCount = 0;
    let taskTimedOut = false;
    let platformError = null;
    let runtime = { runtimeVersion: null, runtimeVersionArn: null };
    const otherRequestIds = new Set();
    const initReports = [];
    const restoreReports = [];
    const extensions = new Set();
    for (const raw of text.split('\n')) {
        const line = raw.trimEnd();
        // Decided line by line: a function with text logs may print JSON, and a tail may start inside a line.
        const isJson = line.startsWith('{');
        const reading = isJson ? readJsonLine(line) : readTextLine(line);
        switch (reading?.type) {
            case undefined:
                break;
            case 'report':
                if (reading.requestId === requestId) {
                    report = reading;
                    reportFormat = isJson ? 'JSON' : 'Text';
                    reportCount += 1;
                }
                else {
                    otherRequestIds.add(reading.requestId);
                }
                break;
            case 'initReport':
                initReports.push(reading);
                break;
            case 'restoreReport':
                restoreReports.push(reading);
                break;
            case 'runtime':
                runtime = { runtimeVersion: reading.runtimeVersion, runtimeVersionArn: reading.runtimeVersionArn };
                break;
            case 'extension':
                extensions.add(reading.name);
                break;
            case 'taskTimedOut':
                taskTimedOut ||= reading.requestId === requestId;
                break;
            case 'platformError':
                if (reading.requestId === requestId)
                    platformError = reading.message;
                break;
        }
    }
    return {
        report,
        reportFormat,
        reportCount,
        otherRequestIds: [...otherRequestIds],
        initReports,
        restoreReports,
        taskTimedOut,
        platformError,
        extensions: [...extensions],
        runtime,
    };
}

// EXTERNAL MODULE: ./build/core/log/billing.js
var billing = __webpack_require__(72084);
;// CONCATENATED MODULE: ./build/core/start/cross-check.js
/** Doubts about a start that do not make it invalid: what its log says twice must agree. */

/** REPORT rounds every phase, so its sum can fall on the other side of a whole millisecond than the billed one. */
const BILLED_TOLERANCE_MS = 1;
function crossCheck({ report, reading, expected }, outcome) {
    const warnings = [];
    if (reading.reportCount > 1) {
        warnings.push({
            code: 'duplicate-report',
            message: `${reading.reportCount} REPORT lines carry this request's id; the last was taken, because Lambda writes it after the function has stopped. The function prints lines that look like Lambda's own.`,
        });
    }
    if (report === null)
        return warnings;
    if (report.memorySizeMb !== null && report.memorySizeMb !== expected.tierMb) {
        warnings.push({
            code: 'memory-size-mismatch',
            message: `The function ran with ${report.memorySizeMb} MB where the tier is ${expected.tierMb} MB.`,
        });
    }
    if (outcome.kind === 'cold' && report.billedMs !== null && canBeBilled(outcome, report.billedRestoreMs)) {
        const sum = (0,billing/* billedMs */.v)({
            durationMs: outcome.phases.handlerMs,
            initMs: outcome.phases.initMs,
            billedRestoreMs: report.billedRestoreMs,
        });
        if (Math.abs(sum - report.billedMs) > BILLED_TOLERANCE_MS) {
            warnings.push({
                code: 'billed-mismatch',
                message: `Lambda billed ${report.billedMs} ms where the phases add up to ${sum} ms, rounded up: the REPORT line and the bill do not describe the same request, or init is not billed here.`,
            });
        }
    }
    return warnings;
}
/** A restore is billed by a figure of its own; early SnapStart lines did not have it. */
function canBeBilled(outcome, billedRestoreMs) {
    return outcome.by === 'init' || billedRestoreMs !== null;
}

;// CONCATENATED MODULE: ./build/core/start/evidence.js
function gatherEvidence(response, expected, reading) {
    const { report } = reading;
    const phaseReports = [...reading.initReports, ...reading.restoreReports];
    return {
        response,
        expected,
        reading,
        report,
        hasColdMarker: report !== null && (report.initMs !== null || report.restoreMs !== null),
        phaseReports,
        errorType: report?.errorType ??
            phaseReports.findLast((phase) => phase.errorType !== null)?.errorType ??
            response.errorPayload?.errorType ??
            null,
        message: response.errorPayload?.errorMessage ?? reading.platformError,
    };
}

;// CONCATENATED MODULE: ./build/core/start/redact.js
/**
 * What of function output may be shown, and only in the job log: an error type and the first line of a message,
 * without values of the environment and without what identifies an account or grants access to one.
 */
/** Longest message that is shown, in characters. */
const MAX_MESSAGE_LENGTH = 300;
/** A message may be megabytes long; nothing past this can end up in what is shown. */
const MAX_READ_LENGTH = 8_192;
/** From this length on a value is replaced wherever it occurs, also inside a longer word. */
const REPLACE_ANYWHERE = 6;
/**
 * Shorter ones are replaced only as whole words: `prod` must not tear `product` apart. One or two characters
 * (`1`, `on`) are left: they hold no secret, and most messages contain them by chance.
 */
const REPLACE_AS_WORD = 3;
const ENVIRONMENT_MARK = '<environment value>';
/** Applied in this order: the later, wider patterns must not cut pieces out of what an earlier one takes whole. */
const PATTERNS = [
    {
        what: /https?:\/\/[^\s"'<>]*[?&](?:X-Amz-(?:Signature|Credential|Security-Token)|AWSAccessKeyId|Signature)=[^\s"'<>]*/giu,
        mark: '<presigned URL>',
    },
    { what: /\barn:[a-z-]+:[a-z0-9-]+:[a-z0-9-]*:\w*:[^\s"'<>,;()]+/giu, mark: '<ARN>' },
    { what: /(?<![A-Z0-9])A[A-Z]{3}[A-Z0-9]{12,}(?![A-Z0-9])/gu, mark: '<access key>' },
    // A session token or another long run of base64.
    { what: /[A-Za-z0-9/+=_-]{100,}/gu, mark: '<token>' },
    // The form of a secret access key; mixed case and a digit tell it from a path or a hash.
    {
        what: /(?<![A-Za-z0-9/+=])(?=[a-z0-9/+]*[A-Z])(?=[A-Z0-9/+]*[a-z])(?=[A-Za-z/+]*\d)[A-Za-z0-9/+]{40}(?![A-Za-z0-9/+=])/gu,
        mark: '<secret key>',
    },
    { what: /(?<!\d)\d{12}(?!\d)/gu, mark: '<account>' },
];
/**
 * The first line of `message`, at most 300 characters, safe to print in a job log.
 *
 * @param environmentValues every value of the function's environment, in any order.
 */
function redactMessage(message, environmentValues) {
    const line = firstLine(message).replace(/^RequestId: \S+ Error: /u, '');
    return shorten(neutralise(mask(line, environmentValues)), MAX_MESSAGE_LENGTH);
}
/** An error type as the function reported it, in the same way; a name of more than 100 characters is cut. */
function redactErrorType(errorType, environmentValues) {
    return shorten(neutralise(mask(firstLine(errorType), environmentValues)), 100);
}
function mask(line, environmentValues) {
    return PATTERNS.reduce((text, pattern) => text.replace(pattern.what, pattern.mark), maskValues(line, environmentValues));
}
/**
 * Replaces values that overlap in the text as one, so that no rest of either stays behind; a value that contains
 * another is thereby replaced whole, whatever their order.
 */
function maskValues(line, values) {
    const ranges = values
        .flatMap(spellings)
        .flatMap((value) => occurrences(line, value))
        .sort((a, b) => a.start - b.start);
    let masked = '';
    let end = 0;
    for (const range of ranges) {
        if (range.start >= end)
            masked += line.slice(end, range.start) + ENVIRONMENT_MARK;
        end = Math.max(end, range.end);
    }
    return masked + line.slice(end);
}
/**
 * Where a value is in the text. A long one whatever its case, because hosts and header names come back in lower
 * case; a short one only as it is written, or a log level `error` would hide every `Error`.
 */
function occurrences(line, value) {
    const literal = value.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&');
    const [bounded, flags] = value.length >= REPLACE_ANYWHERE
        ? [literal, 'giu']
        : [`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'gu'];
    // The look-ahead lets a value be found again inside its own last occurrence (`abab` in `ababab`).
    return [...line.matchAll(new RegExp(`(?=(${bounded}))`, flags))].map((match) => ({
        start: match.index,
        end: match.index + (match[1] ?? '').length,
    }));
}
/** The forms in which a value can turn up in one line of a message. */
function spellings(value) {
    const lines = value.split(LINE_END).map((line) => withoutControls(line).trim());
    const password = /:\/\/[^:@/\s]*:([^@/\s]+)@/u.exec(value)?.[1];
    const plain = password === undefined ? lines : [...lines, password];
    const forms = plain.flatMap((form) => [form, JSON.stringify(form).slice(1, -1), percentEncoded(form)]);
    return [...new Set(forms)].filter((form) => form.length >= REPLACE_AS_WORD);
}
/** encodeURIComponent throws on half of a surrogate pair. */
function percentEncoded(text) {
    return encodeURIComponent(text.toWellFormed());
}
const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/u;
function firstLine(text) {
    const lines = text.slice(0, MAX_READ_LENGTH).trimStart().split(LINE_END, 1);
    return withoutControls(lines[0] ?? '').trim();
}
/** Control and formatting characters: colours, cursor movements, text direction. */
function withoutControls(text) {
    return text.replace(/\p{Cc}\[[\d;]*[A-Za-z]/gu, '').replace(/[\p{Cc}\p{Cf}]/gu, ' ');
}
/** `length` counts UTF-16 units, as whoever reads the report back does; no pair of them is cut in two. */
function shorten(text, length) {
    return text.length <= length ? text : `${text.slice(0, length - 1).replace(/\p{Cs}$/u, '')}…`;
}
/** A runner takes `::name` at the start of a line and `##[name]` anywhere in it for a command of the workflow. */
function neutralise(text) {
    return text.replace(/^::/u, ': :').replaceAll('##[', '## [');
}

;// CONCATENATED MODULE: ./build/core/start/classify.js
/**
 * What became of one forced start: cold, failed or lost. The order of precedence is the table `PRECEDENCE`;
 * docs/reading-starts.md shows it with the reason for each place.
 */




/** Judges one invoke. Pure; never throws, whatever the tail holds. */
function classify(result, expected) {
    switch (result.kind) {
        case 'throttled':
            return { outcome: { kind: 'lost', reason: 'throttled' }, warnings: [] };
        case 'dropped':
            return { outcome: { kind: 'lost', reason: 'response-dropped' }, warnings: [] };
        case 'response': {
            const evidence = gatherEvidence(result, expected, readTail(result.logTail ?? '', result.requestId));
            const row = PRECEDENCE.find((candidate) => candidate.applies(evidence));
            const outcome = row === undefined ? coldOutcome(evidence) : outcomeOf(row, evidence);
            return { outcome, warnings: crossCheck(evidence, outcome) };
        }
    }
}
/**
 * The first row that applies decides; a start that none applies to is cold.
 * - Another version's answer says nothing about this build, whatever happened in it: first.
 * - Failures come before what is missing in the log, because a start that failed often lacks it: retaking such
 *   starts would hide the worst regressions.
 * - Among failures the earlier cause comes first: an init over the limit is run again inside the request, which
 *   then usually times out; an init that failed ends in an error of the request.
 */
const PRECEDENCE = [
    { kind: 'lost', reason: 'wrong-version', applies: ranAnotherVersion },
    { kind: 'failed', reason: 'init-timeout', applies: initTimeoutLogged },
    { kind: 'failed', reason: 'extension-failed', applies: extensionFailed },
    { kind: 'failed', reason: 'out-of-memory', applies: ranOutOfMemory },
    { kind: 'failed', reason: 'init-error', applies: initFailed },
    { kind: 'failed', reason: 'init-timeout', applies: initTimeoutByTheClock },
    { kind: 'failed', reason: 'timeout', applies: timedOut },
    { kind: 'failed', reason: 'crash', applies: crashed },
    { kind: 'failed', reason: 'function-error', applies: handlerFailed },
    {
        kind: 'lost',
        reason: 'other-request',
        applies: (e) => noReport(e) && e.reading.otherRequestIds.length > 0,
    },
    { kind: 'lost', reason: 'no-report', applies: noReport },
    { kind: 'lost', reason: 'zero-init', applies: (e) => e.report?.initMs === 0 || e.report?.restoreMs === 0 },
    { kind: 'lost', reason: 'not-cold', applies: (e) => !e.hasColdMarker },
];
/** A start whose version is not stated is not proved to be the one that was asked for. */
function ranAnotherVersion({ response, expected }) {
    return response.executedVersion !== expected.version;
}
/** With a cold marker the init of this environment succeeded: the line is another's, or the function printed it. */
function initTimeoutLogged(e) {
    return !e.hasColdMarker && e.phaseReports.some((phase) => phase.status === 'timeout');
}
/**
 * Without the INIT_REPORT line (only 4 KB come back) the time is missing from the log: Duration starts when init
 * runs again. An environment made ahead by AWS leaves no Init Duration either, but then nobody waited 10 s.
 * Timed-out inits were seen from 9,999 ms on (9.9 s leaves room for the caller's clock).
 */
const INIT_LIMIT_SEEN_MS = 9_900;
function initTimeoutByTheClock({ hasColdMarker, report, response }) {
    return (!hasColdMarker &&
        report !== null &&
        report.durationMs !== null &&
        response.wallMs - report.durationMs >= INIT_LIMIT_SEEN_MS);
}
function extensionFailed(e) {
    return failedSomehow(e) && hasType(e, /^Extension\./);
}
/** A process that Lambda killed for its memory shows as an exit by SIGKILL in older runtimes. */
function ranOutOfMemory(e) {
    if (!failedSomehow(e))
        return false;
    if (hasType(e, /^Runtime\.OutOfMemory$/))
        return true;
    const { maxMemoryUsedMb = null, memorySizeMb = null } = e.report ?? {};
    const full = maxMemoryUsedMb !== null && memorySizeMb !== null && maxMemoryUsedMb >= memorySizeMb;
    return full && hasType(e, /^Runtime\.ExitError$/) && /signal: killed/.test(e.message ?? '');
}
const INIT_ERROR_TYPES = /^Runtime\.(?:ImportModuleError|HandlerNotFound|InvalidEntrypoint|InvalidWorkingDir|InvalidTaskConfig|MalformedHandlerName|UserCodeSyntaxError)$/;
/**
 * Lambda runs a failed init again inside the request, so the REPORT line has no Init Duration. A text REPORT
 * never has `Status: error` for an exception of the handler; in JSON it may, so there the error type must be the platform's.
 */
function initFailed(e) {
    if (hasType(e, INIT_ERROR_TYPES) && failedSomehow(e))
        return true;
    if (e.hasColdMarker)
        return false;
    if (e.phaseReports.some((phase) => isError(phase.status)))
        return true;
    return isError(e.report?.status) && (e.reading.reportFormat === 'Text' || isPlatformError(e));
}
function timedOut({ report, reading, response }) {
    const { errorType = null, errorMessage = null } = response.errorPayload ?? {};
    return (report?.status === 'timeout' ||
        reading.taskTimedOut ||
        (response.functionError !== null &&
            (errorType === 'Sandbox.Timedout' ||
                // Before the error had a type: `<time> <id> Task timed out after 3.00 seconds`.
                (errorType === null && / Task timed out after [\d.]+ seconds$/.test(errorMessage ?? '')))));
}
function crashed(e) {
    return failedSomehow(e) && (isPlatformError(e) || (isError(e.report?.status) && e.errorType === null));
}
function handlerFailed(e) {
    return failedSomehow(e) && !e.expected.acceptFunctionErrors;
}
function noReport({ report }) {
    return report === null || report.durationMs === null;
}
/** The request or the phase before it did not end well; an error type alone could be a word of the function. */
function failedSomehow(e) {
    return (e.response.functionError !== null ||
        isError(e.report?.status) ||
        (!e.hasColdMarker && e.phaseReports.some((phase) => isError(phase.status))));
}
function isError(status) {
    return status === 'error' || status === 'failure';
}
/** Marshalling errors are answers that the handler gave, though the runtime names them. */
function isPlatformError(e) {
    return hasType(e, /^(?:Runtime|Sandbox|Extension)\.(?!.*arshalError$)/);
}
function hasType({ errorType }, pattern) {
    return errorType !== null && pattern.test(errorType);
}
function outcomeOf(row, { errorType, message, expected }) {
    if (row.kind === 'lost')
        return { kind: 'lost', reason: row.reason };
    return {
        kind: 'failed',
        reason: row.reason,
        errorType: errorType === null ? null : redactErrorType(errorType, expected.environmentValues),
        message: message === null ? null : redactMessage(message, expected.environmentValues),
    };
}
/** Only for evidence that no row applies to. */
function coldOutcome({ report }) {
    if (report === null || report.durationMs === null)
        return { kind: 'lost', reason: 'no-report' };
    const { initMs, restoreMs, durationMs: handlerMs } = report;
    const restored = restoreMs !== null;
    return {
        kind: 'cold',
        by: restored ? 'restore' : 'init',
        phases: { initMs: restored ? null : initMs, restoreMs, handlerMs },
        billedMs: report.billedMs,
        memorySizeMb: report.memorySizeMb,
        maxMemoryUsedMb: report.maxMemoryUsedMb,
    };
}

;// CONCATENATED MODULE: ./build/gate/start.js


/** A start that keeps being lost is given up after so many tries; the block then has one value less. */
const MOST_ATTEMPTS = 3;
/**
 * Runs one planned start, and again while it is lost. The first place was taken by the caller; every try gives its place
 * back. A refused request was never started, so that it does not count as a try.
 */
async function takeStart(walk, prepared) {
    let { version } = prepared;
    for (let attempt = 1, tries = 1;; attempt += 1) {
        let start;
        try {
            start = await forceStart(walk, { ...prepared, version }, attempt);
        }
        finally {
            walk.places.release(1);
        }
        if (start === null || start.outcome.kind !== 'lost')
            return;
        if (start.outcome.reason !== 'throttled')
            tries += 1;
        if (tries > MOST_ATTEMPTS || walk.signal.aborted || walk.enough())
            return;
        version = await prepared.serving.versions.take();
        await walk.places.take(1);
    }
}
/** Forces one cold start and records it. @returns null when the run was stopped meanwhile. */
async function forceStart(walk, { pair, block, side, serving, version }, attempt) {
    if (walk.signal.aborted || walk.enough())
        return null;
    const { fn } = serving;
    const order = walk.starts.length;
    const sentAt = walk.clock.now();
    const sentMs = walk.clock.monotonicMs();
    // The place in the order is taken when the request is sent, whichever answer comes first.
    const pending = {
        cell: pair.cell,
        side,
        block,
        order,
        attempt,
        functionName: fn.name,
        version,
        requestId: null,
        startedAt: sentAt.toISOString(),
        wallMs: 0,
        outcome: { kind: 'lost', reason: 'response-dropped' },
        warnings: [],
    };
    walk.starts.push(pending);
    const result = await walk.lambda.invoke(fn, version, walk.signal);
    const wallMs = result.kind === 'response' ? result.wallMs : walk.clock.monotonicMs() - sentMs;
    const expected = {
        version,
        tierMb: pair.cell.tierMb,
        acceptFunctionErrors: walk.acceptsFunctionErrors(pair.cell),
        environmentValues: walk.environmentValues,
    };
    let { outcome, warnings } = classify(result, expected);
    if (result.kind === 'response' && outcome.kind === 'lost' && outcome.reason === 'no-report') {
        const logTail = await reportFromLog(walk, fn, result.requestId, sentAt);
        if (logTail !== null)
            ({ outcome, warnings } = classify({ ...result, logTail }, expected));
    }
    walk.warnings.push(...warnings.map((warning) => ({ ...warning, cell: pair.cell })));
    const start = {
        ...pending,
        requestId: result.kind === 'response' ? result.requestId : null,
        wallMs,
        outcome,
        warnings: warnings.map((warning) => warning.message),
    };
    walk.starts[order] = start;
    if (result.kind === 'throttled')
        await afterThrottle(walk, result.reason);
    else
        walk.throttles.passed();
    return start;
}
async function afterThrottle(walk, reason) {
    const next = walk.throttles.refused(reason);
    if ('stop' in next)
        walk.stop(next.stop);
    else
        await walk.clock.sleep(next.pauseMs, walk.signal);
}
/** A log that cannot be read costs this start, not the run: the start is retaken, and the reason said. */
async function reportFromLog(walk, fn, requestId, sentAt) {
    try {
        return await walk.lambda.findReport(fn, requestId, sentAt, walk.signal);
    }
    catch (error) {
        if (walk.signal.aborted)
            return null;
        if (!(error instanceof gate_ports/* LambdaFailure */.y))
            throw error;
        walk.listener.say(error.message);
        return null;
    }
}

;// CONCATENATED MODULE: ./build/gate/walk.js



/**
 * Runs the plan. A block of a cell begins when the one before is over and looked at; other cells do not wait for it.
 * @param pairsPerBurst starts of a cell that one version serves at the same time.
 * @throws whatever keeps starts from being forced, after those under way have ended.
 */
async function walkPlan(walk, plan, pairsPerBurst, course) {
    const underWay = new Map();
    const failures = [];
    const stopped = () => failures.length > 0 || walk.signal.aborted || walk.enough();
    const finishBlock = async (cell) => {
        const current = underWay.get((0,verdict_samples/* cellId */.Cw)(cell));
        if (current === undefined)
            return;
        await Promise.all(current.running);
        if (!stopped())
            course.blockDone(cell, current.block);
        underWay.delete((0,verdict_samples/* cellId */.Cw)(cell));
    };
    try {
        for (const burst of burstsOf(plan, pairsPerBurst)) {
            const id = (0,verdict_samples/* cellId */.Cw)(burst.cell);
            if ((underWay.get(id)?.block ?? burst.block) !== burst.block)
                await finishBlock(burst.cell);
            if (stopped())
                break;
            if (!course.isOpen(burst.cell))
                continue;
            const starts = await prepare(walk, burst);
            if (stopped())
                break;
            const current = underWay.get(id) ?? { block: burst.block, running: new Set() };
            underWay.set(id, current);
            const { ended } = await send(walk, starts);
            const run = ended.then(() => { }, (error) => {
                failures.push(error);
            });
            current.running.add(run);
        }
    }
    catch (error) {
        failures.push(error);
    }
    for (const { cell } of plan.burnIn)
        await finishBlock(cell);
    if (failures.length > 0)
        throw failures[0];
}
/** The pairs of the plan in its order; those that share versions follow the first of them. */
function* burstsOf({ burnIn, blocks }, sizeOf) {
    for (const [block, pairs] of [burnIn, ...blocks].entries()) {
        const left = [...pairs];
        for (let first = left.shift(); first !== undefined; first = left.shift()) {
            const { cell, slot } = first;
            const size = sizeOf(cell);
            const together = [first];
            for (let i = 0; i < left.length && together.length < size;) {
                const next = left[i];
                const fits = next !== undefined && (0,verdict_samples/* cellId */.Cw)(next.cell) === (0,verdict_samples/* cellId */.Cw)(cell) && next.slot === slot;
                if (fits)
                    together.push(...left.splice(i, 1));
                else
                    i += 1;
            }
            yield { cell, slot, block, pairs: together };
        }
    }
}
/** Waits until both sides have the version that they are to start, so that neither waits for the other. */
async function prepare(walk, { cell, slot, block, pairs }) {
    const sides = (pairs[0] === undefined ? [] : sidesInOrder(pairs[0])).flatMap((side) => {
        const lane = walk.laneOf(cell, side);
        if (lane === null)
            return [];
        const serving = lane.functions[slot];
        if (serving === undefined)
            throw new Error(`the ${side} lane has no function ${slot}`);
        return [{ side, serving }];
    });
    await Promise.all(sides.map(({ serving }) => serving.ready));
    const versions = new Map(await Promise.all(sides.map(async ({ side, serving }) => [side, await serving.versions.take()])));
    return pairs.flatMap((pair) => sidesInOrder(pair).flatMap((side) => {
        const serving = sides.find((one) => one.side === side)?.serving;
        const version = versions.get(side);
        return serving === undefined || version === undefined ? [] : [{ pair, block, side, serving, version }];
    }));
}
/**
 * Sends the starts of a burst: at the same moment when there is room for all of them, else one after the other.
 * @returns once they are sent; `ended` resolves when they are over. One after the other they are over by then.
 */
async function send(walk, starts) {
    if (walk.places.limit >= starts.length) {
        await walk.places.take(starts.length);
        return { ended: allOver(starts.map((start) => takeStart(walk, start))) };
    }
    for (const start of starts) {
        await walk.places.take(1);
        await takeStart(walk, start);
    }
    return { ended: Promise.resolve() };
}
/** Rejects with the first error, but not before all are over: what still runs must not outlive its function. */
async function allOver(running) {
    for (const result of await Promise.allSettled(running))
        if (result.status === 'rejected')
            throw result.reason;
}

;// CONCATENATED MODULE: ./build/gate/gate.js












/**
 * Measures and judges. The temporary functions are gone when it returns or throws.
 * @throws LambdaFailure when functions cannot be created, updated or invoked at all.
 */
async function runGate(request, ports) {
    const { clock, lambda, listener, signal } = ports;
    const startedAt = clock.now().toISOString();
    const startedMs = clock.monotonicMs();
    const functions = new gate_functions/* MeasuredFunctions */.O(request.functions);
    const { cells } = functions;
    const plan = makePlan({
        cells,
        seed: request.seed,
        blockSize: functions.first.rule.blockSize,
        maxSamples: (cell) => functions.of(cell).rule.maxSamples,
        functionsPerLane: (cell) => functions.of(cell).functionsPerLane,
    });
    listener.say(introduction(functions, request));
    const starts = [];
    const startWarnings = [];
    const stops = [];
    const stop = (why) => {
        stops.push(why);
        listener.say(why);
    };
    const decided = new Set();
    // Starts that share a version must be under way at once: a later one would find the environment of an earlier one.
    const startsPerVersion = (cell) => {
        const together = Math.floor(request.concurrency / functions.sidesOf(cell).length);
        return Math.max(1, Math.min(functions.of(cell).startsPerVersion, together));
    };
    const laneRequests = cells.map((cell) => ({
        ...functions.of(cell),
        cell,
        sides: functions.sidesOf(cell),
        startsPerVersion: startsPerVersion(cell),
        token: functions.tokenOf(cell, request.runToken),
    }));
    const lanes = await (0,gate_lanes/* openLanes */.Ge)(lambda, plan, laneRequests, signal);
    try {
        const places = new Places(request.concurrency);
        const walk = {
            ...ports,
            environmentValues: request.functions.flatMap(({ environmentValues }) => environmentValues),
            acceptsFunctionErrors: (cell) => functions.of(cell).acceptFunctionErrors,
            places,
            throttles: new Throttles(places, listener.say),
            starts,
            warnings: startWarnings,
            laneOf: lanes.laneOf,
            stop,
            enough: () => stops.length > 0 || functions.haveAllEnded(starts),
        };
        await walkPlan(walk, plan, startsPerVersion, {
            isOpen: (cell) => !decided.has((0,verdict_samples/* cellId */.Cw)(cell)) && !functions.hasEnded(functions.of(cell), starts),
            blockDone: (cell, block) => {
                if (block === 0)
                    return;
                const { rule } = functions.of(cell);
                const [samples] = (0,verdict_samples/* samplesOfStarts */.kh)(starts, [cell], rule, functions.sidesOf(cell));
                if (samples !== undefined && (0,judge_cell/* isDecided */.d)(samples, rule, cells.length))
                    decided.add((0,verdict_samples/* cellId */.Cw)(cell));
                const where = functions.all.length === 1 ? '' : ` of ${cell.functionLabel}`;
                listener.say(`Block ${block} of ${rule.maxSamples / rule.blockSize}${where} at ${cell.tierMb} MB: ${starts.length} starts so far, ${decided.size} of ${cells.length} tiers decided.`);
            },
        });
    }
    catch (error) {
        // What a stopped run was doing at that moment fails, and is no failure of the run.
        if (!signal.aborted && !(error instanceof gate_ports/* CredentialsExpired */.q))
            throw error;
        if (error instanceof gate_ports/* CredentialsExpired */.q)
            stop(error.message);
    }
    finally {
        for (const left of await lanes.remove())
            listener.say(left);
    }
    const { first } = functions;
    const { comparisons, verdict } = (0,judge/* judge */.S)({
        starts,
        cells,
        sides: (0,gate_functions/* measuredSides */.z)(first),
        rule: first.rule,
        functions: request.functions.map((fn) => ({
            label: fn.label,
            rule: fn.rule,
            sides: (0,gate_functions/* measuredSides */.z)(fn),
        })),
        policy: request.policy,
        stopped: signal.aborted || stops.length > 0,
        withoutMeasuring: null,
    });
    return {
        schema: 1,
        tool: { name: 'cold-start-gate', version: request.toolVersion },
        startedAt,
        durationSeconds: Math.round(clock.monotonicMs() - startedMs) / 1_000,
        environment: request.environment,
        plan: planReport(functions, request),
        rule: first.rule,
        policy: request.policy,
        sides: first.sides,
        starts,
        counts: cells.flatMap((cell) => (0,counts/* countStarts */.Z)(starts, [cell], functions.sidesOf(cell), functions.of(cell).rule.maxSamples)),
        comparisons,
        verdict,
        warnings: [
            ...request.warnings,
            ...stops.map((message) => ({ code: 'stopped-early', message, cell: null })),
            ...summarizeWarnings(startWarnings),
        ],
    };
}
/** The plan as a report has it: where functions differ, everything that any of them has. */
function planReport({ all, first }, { seed, concurrency }) {
    return {
        seed,
        tiersMb: [...new Set(all.flatMap(({ tiersMb }) => tiersMb))].toSorted((a, b) => a - b),
        architectures: [...new Set(all.flatMap(({ architectures }) => architectures))].toSorted(),
        blockSize: first.rule.blockSize,
        maxSamples: Math.max(...all.map(({ rule }) => rule.maxSamples)),
        burnInPerFunction: 1,
        concurrency,
    };
}
function introduction(functions, request) {
    const { seed, maxSamples, blockSize, tiersMb } = planReport(functions, request);
    const what = functions.all.length === 1 ? '' : ` of ${functions.all.length} functions`;
    return `Seed ${seed}: up to ${maxSamples} cold starts per side and tier${what}, in blocks of ${blockSize}, at ${tiersMb.join(', ')} MB.`;
}


/***/ }),

/***/ 64007:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _v: () => (/* binding */ FUNCTION_PREFIX),
  Ge: () => (/* binding */ openLanes)
});

// UNUSED EXPORTS: functionName

// EXTERNAL MODULE: ./build/core/verdict/samples.js
var samples = __webpack_require__(34575);
// EXTERNAL MODULE: ./build/gate/ports.js
var ports = __webpack_require__(38450);
;// CONCATENATED MODULE: ./build/gate/version-supply.js
/**
 * The fresh versions of one temporary function. A function has one update lock, so its versions are made one after
 * the other; up to `ahead` of them wait ready while earlier ones are invoked.
 */
class VersionSupply {
    #lambda;
    #fn;
    #ahead;
    #planned;
    #signal;
    #waiting = [];
    #last = Promise.resolve();
    #made = 0;
    /**
     * @param ahead how many versions to keep ready; 0 makes each one when it is asked for.
     * @param planned how many are needed if nothing is lost: more than that are only made when they are asked for.
     */
    constructor(lambda, fn, { ahead, planned }, signal) {
        this.#lambda = lambda;
        this.#fn = fn;
        this.#ahead = ahead;
        this.#planned = planned;
        this.#signal = signal;
    }
    /** Begins to make the first versions. */
    open() {
        while (this.#waiting.length < this.#ahead && this.#made < this.#planned)
            this.#prepare();
    }
    /** The next version that has never run. */
    take() {
        if (this.#waiting.length === 0)
            this.#prepare();
        const next = this.#waiting.shift();
        this.open();
        return next ?? Promise.reject(new Error('no version was prepared'));
    }
    /** Resolves when no call is under way any more, whatever became of it. */
    async settled() {
        await this.#last.catch(() => undefined);
    }
    #prepare() {
        this.#made += 1;
        const nonce = String(this.#made);
        const version = this.#last.then(() => {
            this.#signal.throwIfAborted();
            return this.#lambda.publishFresh(this.#fn, nonce, this.#signal);
        });
        // A version nobody takes any more (its tier was decided) must not become an unhandled rejection.
        this.#last = version.catch(() => undefined);
        version.catch(() => undefined);
        this.#waiting.push(version);
    }
}

;// CONCATENATED MODULE: ./build/gate/lanes.js



/**
 * Creates the functions of all lanes: one before the others, because a missing permission, a role that cannot be used or
 * a package that is refused shows there; then all at once. It does not wait until they are ready, so that the first
 * starts begin with the first functions. When one cannot be created the others are removed again.
 * @throws LambdaFailure
 */
async function openLanes(lambda, plan, requests, signal) {
    const end = new AbortController();
    const lasting = AbortSignal.any([signal, end.signal]);
    const opened = requests.flatMap(({ cell, ...request }) => request.sides.flatMap((side) => Array.from({ length: request.functionsPerLane }, (_, slot) => {
        const fn = { name: functionName(request.token, cell, side, slot), cell, side };
        const planned = Math.ceil(plannedStarts(plan, cell, slot) / request.startsPerVersion);
        const versions = new VersionSupply(lambda, fn, { ahead: request.versionsAhead, planned }, lasting);
        return { fn, versions, ready: Promise.withResolvers() };
    })));
    // The walk may end before it has asked for a function: its failure is then nobody's.
    for (const { ready } of opened)
        ready.promise.catch(() => undefined);
    const create = async ({ fn, versions, ready }) => {
        await lambda.create(fn, signal);
        void lambda
            .ready(fn, lasting)
            .then(() => versions.open())
            .then(ready.resolve, ready.reject);
    };
    const remove = async () => {
        // Versions that nobody will start are not waited for.
        end.abort();
        await Promise.all(opened.map(({ versions }) => versions.settled()));
        const removed = await Promise.allSettled(opened.map(({ fn }) => lambda.remove(fn)));
        return removed.flatMap((result) => (result.status === 'rejected' ? [messageOf(result.reason)] : []));
    };
    const [canary, ...others] = opened;
    try {
        if (canary !== undefined)
            await create(canary);
        const refused = (await Promise.allSettled(others.map(create))).find(({ status }) => status === 'rejected');
        if (refused?.status === 'rejected')
            throw refused.reason;
    }
    catch (error) {
        await remove();
        throw signal.aborted ? new ports/* LambdaFailure */.y('the run was stopped before it could measure anything') : error;
    }
    const lanes = Map.groupBy(opened, ({ fn }) => laneId(fn.cell, fn.side));
    return {
        laneOf: (cell, side) => {
            const functions = lanes.get(laneId(cell, side));
            return functions === undefined
                ? null
                : { side, functions: functions.map(({ ready, ...one }) => ({ ...one, ready: ready.promise })) };
        },
        remove,
    };
}
function plannedStarts({ burnIn, blocks }, cell, slot) {
    return [burnIn, ...blocks].flat().filter((pair) => (0,samples/* cellId */.Cw)(pair.cell) === (0,samples/* cellId */.Cw)(cell) && pair.slot === slot)
        .length;
}
function messageOf(error) {
    return error instanceof Error ? error.message : 'a temporary function could not be deleted';
}
function laneId(cell, side) {
    return `${side} ${(0,samples/* cellId */.Cw)(cell)}`;
}
/** `cold-start-gate-` is the prefix by which leftovers are known; nothing else is ever written to. */
const FUNCTION_PREFIX = 'cold-start-gate-';
/**
 * Every function of a run has a name of the same length, because the name is in the function's environment and so part
 * of what its init reads.
 */
function functionName(runToken, cell, side, index) {
    const architecture = cell.architecture === 'arm64' ? 'a' : 'x';
    return `${FUNCTION_PREFIX}${runToken}-${side}-${String(cell.tierMb).padStart(5, '0')}${architecture}-${index}`;
}


/***/ }),

/***/ 3674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QV: () => (/* binding */ sideReport),
/* harmony export */   UJ: () => (/* binding */ sideReportsOf),
/* harmony export */   o: () => (/* binding */ deploymentsOf)
/* harmony export */ });
/* harmony import */ var _aws_deployment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74155);
/* harmony import */ var _core_model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71295);
/** What is deployed for the two sides of a function. */


/** The embedded engine asks for no role, but CreateFunction does; the account is the one that examples use. */
const LOCAL_ROLE_ARN = 'arn:aws:iam::123456789012:role/cold-start-gate-local';
function deploymentsOf({ config, code, place }) {
    const { settings, aws } = place;
    const nonceIn = (0,_aws_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfNonce */ .UR)(_core_model_js__WEBPACK_IMPORTED_MODULE_1__/* .SIDES */ .B.flatMap((side) => settings[side] ?? []));
    const deployment = (side, made, own) => ({
        code: deployed(made),
        settings: own,
        roleArn: roleOf(config.aws?.role ?? 'template', aws?.template.roleArn),
        nonceIn,
        forcing: config.aws?.forcing ?? 'version',
        ...(aws === null ? {} : { carried: aws.template.carried }),
        ...(config[side]?.overrides.architecture === undefined ? {} : { ownArchitecture: own.architecture }),
    });
    return {
        head: deployment('head', code.head, settings.head),
        base: code.base === null || settings.base === null ? null : deployment('base', code.base, settings.base),
    };
}
function deployed(code) {
    switch (code.kind) {
        case 'package':
            return { kind: 'package', zip: code.bytes, sha256: code.sha256 };
        case 'image':
            return { kind: 'image', uri: code.uri.text };
        case 'unmade':
            throw new Error('code that was not made cannot be deployed');
    }
}
function roleOf(choice, templateRole) {
    return choice === 'template' ? (templateRole ?? LOCAL_ROLE_ARN) : choice;
}
/** The sides as the report names them. The runtime version is known when the functions have run. */
function sideReportsOf({ code, place: { settings } }) {
    return {
        head: sideReport(code.head, settings.head),
        base: code.base === null || settings.base === null ? null : sideReport(code.base, settings.base),
    };
}
/** What Lambda only tells during a run (the digest of a tag, the runtime version) is null. */
function sideReport(code, { runtime, handler, logFormat }) {
    return {
        label: shownLabel(code.label),
        ...contentOf(code),
        runtime: runtime ?? OF_AN_IMAGE,
        handler: handler ?? OF_AN_IMAGE,
        logFormat,
        runtimeVersionArn: null,
    };
}
/** Stands for the runtime and the handler, which an image has inside. */
const OF_AN_IMAGE = 'container image';
function contentOf(code) {
    switch (code.kind) {
        case 'package':
            return { packageSha256: code.sha256, packageBytes: code.sizeBytes };
        case 'image':
            return { packageSha256: code.uri.digest?.replace('sha256:', '') ?? null, packageBytes: null };
        case 'unmade':
            return { packageSha256: null, packageBytes: null };
    }
}
/** A path may be as long as the system allows; a report takes so much of it. */
function shownLabel(label) {
    return label.length <= 500 ? label : `...${label.slice(-497)}`;
}


/***/ }),

/***/ 93311:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ED: () => (/* binding */ measuredOf),
/* harmony export */   jD: () => (/* binding */ LOCAL_REGION),
/* harmony export */   k3: () => (/* binding */ functionReports),
/* harmony export */   tV: () => (/* binding */ gateRequest)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var _deployments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3674);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6170);
/** A prepared run as the use case takes it. */



/** Where the embedded engine says that it is. */
const LOCAL_REGION = 'us-east-1';
function gateRequest(run, runToken) {
    const { config, place } = run;
    const functions = measuredOf(run);
    return {
        toolVersion: _version_js__WEBPACK_IMPORTED_MODULE_1__/* .VERSION */ .x,
        functions: functions.map(functionRequest),
        policy: config.policy,
        seed: config.seed,
        runToken,
        // What one of them needs room for, all of them share.
        concurrency: Math.max(...functions.map((fn) => fn.place.concurrency)),
        environment: environmentOf(place),
        warnings: warningsOf(functions),
    };
}
/** The functions that are measured; all of them when none is. */
function measuredOf({ functions }) {
    const measured = functions.filter(({ identical }) => !identical);
    return measured.length === 0 ? functions : measured;
}
function functionRequest(fn) {
    const { config, place } = fn;
    const { settings, functionsPerLane, versionsAhead, startsPerVersion } = place;
    return {
        label: place.functionLabel,
        architectures: place.architectures,
        tiersMb: place.tiersMb,
        sides: (0,_deployments_js__WEBPACK_IMPORTED_MODULE_2__/* .sideReportsOf */ .UJ)(fn),
        environmentValues: [settings.head, settings.base].flatMap((side) => Object.values(side?.environment ?? {})),
        acceptFunctionErrors: config.allowFunctionErrors,
        rule: config.rule,
        functionsPerLane,
        versionsAhead,
        startsPerVersion,
    };
}
/** All functions as a report has them; nothing for a run that is of one function only. */
function functionReports({ functions }) {
    if (functions.length === 1)
        return {};
    return {
        functions: functions.map((fn) => ({
            label: fn.place.functionLabel,
            skipped: fn.identical,
            rule: fn.config.rule,
            sides: (0,_deployments_js__WEBPACK_IMPORTED_MODULE_2__/* .sideReportsOf */ .UJ)(fn),
        })),
    };
}
/** What is about this machine is said once; what is about a function, with its name where there are several. */
function warningsOf(functions) {
    const warnings = new Map();
    for (const { place } of functions) {
        const local = place.aws === null ? localWarnings(place) : [];
        const own = snapStartWarnings(place).map((warning) => functions.length === 1
            ? warning
            : { ...warning, message: `${place.functionLabel}: ${warning.message}` });
        for (const warning of [...local, ...own])
            warnings.set(warning.message, warning);
    }
    return [...warnings.values()];
}
function environmentOf({ aws }) {
    if (aws === null) {
        return {
            engine: 'local',
            region: LOCAL_REGION,
            description: `Node.js ${process.versions.node}, ${process.platform} ${process.arch}, ${(0,node_os__WEBPACK_IMPORTED_MODULE_0__.cpus)().length} CPUs`,
        };
    }
    return {
        engine: 'aws',
        region: aws.template.region,
        description: aws.endpoint === null ? 'AWS' : `custom endpoint ${aws.endpoint}`,
    };
}
/** A restore is compared with an init then, which is what the pull request does to its users, but has to be said. */
function snapStartWarnings({ settings: { head, base } }) {
    if (base === null || base.snapStart === head.snapStart)
        return [];
    const [restored, started] = head.snapStart ? ['head', 'base'] : ['base', 'head'];
    return [
        {
            code: 'snapstart-differs',
            message: `SnapStart differs between the sides: restore + first request of ${restored} is compared with init + first request of ${started}.`,
            cell: null,
        },
    ];
}
/** What the embedded engine cannot do like AWS, said where the numbers are read. */
function localWarnings({ tiersMb, settings }) {
    const warnings = [];
    if (tiersMb.length > 1) {
        warnings.push({
            code: 'tiers-not-emulated',
            message: 'The embedded engine gives every memory tier the same CPU: tiers repeat the measurement, they do not differ.',
            cell: null,
        });
    }
    const own = `nodejs${process.versions.node.split('.')[0]}.x`;
    const others = new Set([settings.head, settings.base].flatMap((side) => side?.runtime?.startsWith('nodejs') && side.runtime !== own ? [side.runtime] : []));
    for (const runtime of others) {
        warnings.push({
            code: 'other-node-version',
            message: `${runtime} was run by Node.js ${process.versions.node}, the only one the embedded engine has.`,
            cell: null,
        });
    }
    return warnings;
}


/***/ }),

/***/ 6170:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** The version of the tool, as in package.json (a test compares them). */
const VERSION = '0.1.0';


/***/ })

};
