export const id = 447;
export const ids = [447];
export const modules = {

/***/ 47841:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hn: () => (/* binding */ readSides),
/* harmony export */   iU: () => (/* binding */ localProblems),
/* harmony export */   sA: () => (/* binding */ awsProblems),
/* harmony export */   uL: () => (/* binding */ imageOverrideProblems)
/* harmony export */ });
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71295);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59172);
/** The two sides as the user describes them, and what an engine cannot do with them. */


/** @param parseYaml throws an Error whose message says where the YAML is wrong. */
function readSides(read, origins, parseYaml) {
    const yamlOf = (side) => {
        const text = read.given(`${side}-settings`);
        if (text === undefined)
            return undefined;
        try {
            return parseYaml(text);
        }
        catch (error) {
            read.problems.push(`${side}-settings: not valid YAML: ${error instanceof Error ? error.message : 'unreadable'}.`);
            return undefined;
        }
    };
    const readSide = (side) => {
        const { overrides, problems } = (0,_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .readSettings */ .sb)(side, yamlOf(side));
        read.problems.push(...problems);
        const origin = origins[side];
        if (origin?.kind === 'image')
            read.problems.push(...imageOverrideProblems(side, overrides));
        return origin === null ? null : { origin, overrides };
    };
    return { head: readSide('head'), base: readSide('base') };
}
/** What the settings of a side say that its container image cannot have. */
function imageOverrideProblems(side, overrides) {
    const names = (0,_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .notOfImages */ .NU)(overrides);
    return names.length === 0
        ? []
        : [
            `${side}-settings: ${names.join(', ')} cannot be set, because ${side} is a container image, which has no such setting; remove ${names.length > 1 ? 'them' : 'it'}.`,
        ];
}
/** What the embedded engine cannot do: better refused than run as something else. */
function localProblems(sides, architectures, host) {
    const cannot = (architecture) => `${architecture} cannot run here; the embedded engine runs this machine's ${host}.`;
    const problems = (architectures ?? [])
        .filter((architecture) => architecture !== host)
        .map((architecture) => `architectures: ${cannot(architecture)}`);
    for (const side of _model_js__WEBPACK_IMPORTED_MODULE_1__/* .SIDES */ .BV) {
        const { architecture = host, layers = [], snapStart = false } = sides[side]?.overrides ?? {};
        const name = `${side}-settings`;
        if (architecture !== host)
            problems.push(`${name}: architecture ${cannot(architecture)}`);
        if (layers.length > 0)
            problems.push(`${name}: layers need engine: aws; the embedded engine has none.`);
        if (snapStart)
            problems.push(`${name}: snapstart needs engine: aws.`);
        if (sides[side]?.origin.kind === 'image') {
            problems.push(`${side}-image: needs engine: aws; the embedded engine runs no containers.`);
        }
        if (sides[side]?.origin.kind === 'version') {
            problems.push(`${side}-qualifier: needs engine: aws, where the function and its versions are.`);
        }
    }
    return problems;
}
/** Inputs that exclude each other on AWS. */
function awsProblems(sides, architectures, aws, { metric }) {
    const problems = _model_js__WEBPACK_IMPORTED_MODULE_1__/* .SIDES */ .BV.filter((side) => architectures !== null && sides[side]?.overrides.architecture !== undefined).map((side) => `${side}-settings: architecture cannot be combined with the input architectures, which is of both sides.`);
    const snapStart = _model_js__WEBPACK_IMPORTED_MODULE_1__/* .SIDES */ .BV.find((side) => sides[side]?.overrides.snapStart === true);
    if (aws?.forcing === 'tenant' && (snapStart !== undefined || metric === 'restore')) {
        problems.push(`forcing: tenant cannot be combined with ${snapStart === undefined ? 'metric: restore' : `snapstart in ${snapStart}-settings`}: Lambda allows no SnapStart with tenant isolation. Leave forcing at version.`);
    }
    return problems;
}


/***/ }),

/***/ 54479:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ startHealth)
/* harmony export */ });
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71295);

/** So many failures without one success end the run. */
const FAILURES_THAT_END = 3;
/**
 * The first function and architecture of which one side failed at least three times in a row and never started,
 * or null. Lost starts say nothing and do not break a row; burn-in starts count here.
 *
 * All tiers of a function together: a build that starts at 1,024 MB but not at 128 MB does start, and its failed
 * starts at 128 MB are compared as slower than any number. Head is blamed only where base did start; while base
 * has neither started nor failed three times, nothing is said yet.
 *
 * @param sides the sides that are measured: without a base (an absolute budget) head is judged alone.
 */
function startHealth(starts, sides = _model_js__WEBPACK_IMPORTED_MODULE_0__/* .SIDES */ .BV) {
    const groups = Map.groupBy(starts, (start) => `${start.cell.architecture} ${start.cell.functionLabel}`);
    for (const group of groups.values()) {
        const [first] = group;
        if (first === undefined)
            continue;
        const base = failuresWithoutSuccess(group, 'base');
        const head = failuresWithoutSuccess(group, 'head');
        const baseStarts = !sides.includes('base') || base === null;
        const { functionLabel, architecture } = first.cell;
        if (base !== null && base >= FAILURES_THAT_END)
            return { reason: 'base-does-not-start', functionLabel, architecture };
        if (baseStarts && head !== null && head >= FAILURES_THAT_END)
            return { reason: 'does-not-start', functionLabel, architecture };
    }
    return null;
}
/** How many starts of a side failed; null once one of its starts was cold. */
function failuresWithoutSuccess(starts, side) {
    const outcomes = starts.filter((start) => start.side === side).map(({ outcome }) => outcome.kind);
    return outcomes.includes('cold') ? null : outcomes.filter((kind) => kind === 'failed').length;
}


/***/ }),

/***/ 94809:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ StatisticsError)
/* harmony export */ });
/**
 * A sample or a rule that no honest p-value can be computed from. Thrown instead of returning one: NaN, Infinity,
 * an empty side or a base of zero are faults of whoever made the numbers, and never "no difference".
 */
class StatisticsError extends Error {
    name = 'StatisticsError';
    code;
    constructor(code, message) {
        super(message);
        this.code = code;
    }
}


/***/ }),

/***/ 34575:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cw: () => (/* binding */ cellId),
/* harmony export */   Qv: () => (/* binding */ timesOf),
/* harmony export */   Zd: () => (/* binding */ sideStarts),
/* harmony export */   aP: () => (/* binding */ plainSamples),
/* harmony export */   kh: () => (/* binding */ samplesOfStarts),
/* harmony export */   nR: () => (/* binding */ toMicroseconds)
/* harmony export */ });
/* unused harmony export metricMicroseconds */
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71295);
/* harmony import */ var _start_health_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54479);
/* harmony import */ var _statistics_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94809);



/** Integer microseconds of a time in milliseconds with at most three decimals, as Lambda prints them. */
function toMicroseconds(ms) {
    const micros = Math.round(ms * 1000);
    if (!Number.isSafeInteger(micros)) {
        throw new _statistics_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StatisticsError */ .a('not-finite', `${String(ms)} ms is not a duration`);
    }
    return micros;
}
/**
 * The gated time of a cold start in integer microseconds. The phases are converted one by one and then added, so that
 * no decimal is lost. Throws `StatisticsError` when the start has no such phase (`init` of a restored start).
 */
function metricMicroseconds(phases, metric) {
    switch (metric) {
        case 'handler':
            return toMicroseconds(phases.handlerMs);
        case 'total':
            return (toMicroseconds(required(phases.initMs ?? phases.restoreMs, metric)) + toMicroseconds(phases.handlerMs));
        case 'init':
            return toMicroseconds(required(phases.initMs, metric));
        case 'restore':
            return toMicroseconds(required(phases.restoreMs, metric));
    }
}
function required(ms, metric) {
    if (ms === null) {
        throw new _statistics_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StatisticsError */ .a('not-a-number', `metric ${metric} was asked for, but a cold start of this run has no such phase; use total`);
    }
    return ms;
}
/**
 * The one way from raw starts to samples, for the gate, `judge` and the tests alike: burn-in (block 0) and lost starts
 * are dropped, failed ones kept, blocks and starts put in order. `cells` are the cells of the plan, in its order;
 * a cell without starts has no blocks. `sides` are the sides that the run measures.
 */
function samplesOfStarts(starts, cells, rule, sides = _model_js__WEBPACK_IMPORTED_MODULE_1__/* .SIDES */ .BV) {
    const inOrder = [...starts].sort((a, b) => a.order - b.order);
    const byCell = Map.groupBy(inOrder, (start) => cellId(start.cell));
    const byBuild = Map.groupBy(inOrder, (start) => buildId(start.cell));
    return cells.map((cell) => ({
        cell,
        ...countedStarts(byCell.get(cellId(cell)) ?? [], rule.metric),
        doesNotStart: (0,_start_health_js__WEBPACK_IMPORTED_MODULE_2__/* .startHealth */ .j)(byBuild.get(buildId(cell)) ?? [], sides)?.reason ?? null,
    }));
}
function countedStarts(starts, metric) {
    const blocks = new Map();
    const lost = { base: 0, head: 0 };
    for (const start of starts) {
        if (start.block === 0)
            continue;
        if (start.outcome.kind === 'lost') {
            lost[start.side]++;
            continue;
        }
        const block = blocks.get(start.block) ?? { base: [], head: [] };
        blocks.set(start.block, block);
        block[start.side].push(counted(start, metric));
    }
    return { blocks: [...blocks].sort(([a], [b]) => a - b).map(([, block]) => block), lost };
}
function counted(start, metric) {
    const { outcome, functionName } = start;
    return outcome.kind === 'cold'
        ? { value: metricMicroseconds(outcome.phases, metric), phases: outcome.phases, functionName }
        : { value: 'failed', phases: null, functionName };
}
/** Samples without phases and function names: from a CSV file, a simulation, a test. */
function plainSamples(cell, blocks) {
    const plain = (value) => ({ value, phases: null, functionName: null });
    return {
        cell,
        blocks: blocks.map((block) => ({ base: block.base.map(plain), head: block.head.map(plain) })),
        lost: { base: 0, head: 0 },
        doesNotStart: null,
    };
}
/** Identifies a cell as a map key. */
function cellId(cell) {
    return JSON.stringify([cell.functionLabel, cell.architecture, cell.tierMb]);
}
/** Identifies what starts or does not: a function and architecture, whatever its memory. */
function buildId(cell) {
    return JSON.stringify([cell.functionLabel, cell.architecture]);
}
/** The times of one side as the statistics take them: microseconds, Infinity for a failed start. */
function timesOf(starts) {
    return starts.map(({ value }) => value === 'failed' ? Number.POSITIVE_INFINITY : wholeMicroseconds(value));
}
/** A time that is not a whole number of microseconds was not measured: never rank it. */
function wholeMicroseconds(value) {
    if (Number.isSafeInteger(value))
        return value;
    const finite = Number.isFinite(value) || Number.isNaN(value);
    throw new _statistics_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StatisticsError */ .a(finite ? 'not-a-number' : 'not-finite', `a cold start took ${String(value)}, which is not a whole number of microseconds`);
}
/** All counted starts of one side, blocks in order. */
function sideStarts(blocks, side) {
    return blocks.flatMap((block) => block[side]);
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
        const fn = { name: functionName(request.nameToken, cell, side, slot), cell, side };
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
            const serving = lanes.get(laneId(cell, side));
            if (serving === undefined)
                return null;
            return { side, functions: serving.map(({ ready, ...one }) => ({ ...one, ready: ready.promise })) };
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
function functionName(nameToken, cell, side, index) {
    const architecture = cell.architecture === 'arm64' ? 'a' : 'x';
    return `${FUNCTION_PREFIX}${nameToken}-${side}-${String(cell.tierMb).padStart(5, '0')}${architecture}-${index}`;
}


/***/ })

};
