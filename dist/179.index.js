export const id = 179;
export const ids = [179,447];
export const modules = {

/***/ 19653:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cS: () => (/* binding */ BLOCK_SIZE),
  Xg: () => (/* binding */ readConfig),
  T4: () => (/* binding */ readPolicy)
});

// EXTERNAL MODULE: ./build/core/model.js
var model = __webpack_require__(71295);
// EXTERNAL MODULE: ./build/core/config/function-name.js
var function_name = __webpack_require__(25597);
// EXTERNAL MODULE: ./build/core/config/parsers.js
var parsers = __webpack_require__(31437);
;// CONCATENATED MODULE: ./build/core/config/aws.js
/** What only `engine: aws` needs to know, and how those inputs must fit together. */


/** Events that measure a change before anybody of the repository has accepted it. */
const PROPOSED = ['pull_request', 'pull_request_target', 'merge_group'];
/** Reads and cross-checks the inputs of `engine: aws`. @returns null when one of them is wrong or missing. */
function readAws(read, surroundings) {
    const { given, optional, withDefault, problems } = read;
    const before = problems.length;
    const template = optional('function-name', function_name/* functionReference */.O) ?? null;
    const regionInput = optional('aws-region', parsers/* regionName */.gw);
    const role = optional('role', parsers/* roleChoice */.yr);
    const environment = optional('environment', (0,parsers/* oneOf */.yL)('template', 'none'));
    const rest = {
        forcing: withDefault('forcing', (0,parsers/* oneOf */.yL)('version', 'tenant')),
        waitMinutes: withDefault('wait-minutes', (0,parsers/* whole */.WQ)(1, 60)),
    };
    if (given('function-name') === undefined) {
        problems.push('function-name: missing; give the Lambda function whose configuration the measurement copies (it is only read), or set engine: local, which needs no AWS account.');
    }
    const conflict = regionConflict(template, regionInput, surroundings.region);
    if (conflict !== null)
        problems.push(conflict);
    const region = regionInput ?? template?.region ?? surroundings.region;
    if (region === undefined && given('aws-region') === undefined && template !== null) {
        problems.push('aws-region: missing; set it, or AWS_REGION, or give function-name as an ARN, which has the region in it.');
    }
    const unstated = [
        ...(given('role') === undefined ? ['role: template'] : []),
        ...(given('environment') === undefined ? ['environment: template'] : []),
    ];
    if (unstated.length > 0 && PROPOSED.includes(surroundings.eventName ?? '')) {
        problems.push(`role and environment: on ${surroundings.eventName} the code of the change runs with this role and these variables, so both must be stated. Add to the step's "with" (template, or an ARN of a role with fewer rights and none):\n  ${unstated.join('\n  ')}`);
    }
    if (problems.length > before || template === null || region === undefined)
        return null;
    return { template, region, role: role ?? 'template', environment: environment ?? 'template', ...rest };
}
/** Two places that name different regions: better asked than guessed. */
function regionConflict(template, input, surrounding) {
    if (template?.region == null)
        return null;
    const other = input ?? surrounding;
    if (other === undefined || other === template.region)
        return null;
    return input === undefined
        ? `function-name: the ARN is of ${template.region}, but AWS_REGION says ${other}; set aws-region: ${template.region} if that is meant, or correct the ARN.`
        : `function-name: the ARN is of ${template.region}, but aws-region is ${other}; make them agree.`;
}

// EXTERNAL MODULE: ./build/core/config/reader.js
var config_reader = __webpack_require__(46878);
// EXTERNAL MODULE: ./build/core/config/sides.js
var config_sides = __webpack_require__(47841);
// EXTERNAL MODULE: ./build/core/config/sources.js
var config_sources = __webpack_require__(37171);
// EXTERNAL MODULE: ./build/core/config/telling.js
var telling = __webpack_require__(80080);
;// CONCATENATED MODULE: ./build/core/config/config.js
/** Every input, read in one place into one typed, complete, validated object; or every problem at once. */







/** Starts per side and tier in one block: the within-block test and the looks are built on it. */
const BLOCK_SIZE = 5;
function readPolicy({ withDefault }) {
    return {
        onRegression: withDefault('on-regression', (0,parsers/* oneOf */.yL)('fail', 'warn')),
        onInconclusive: withDefault('on-inconclusive', (0,parsers/* oneOf */.yL)('warn', 'fail')),
        onUnmeasured: withDefault('on-unmeasured', (0,parsers/* oneOf */.yL)('pass', 'fail')),
    };
}
/** Starts of container images vary more than those of zip packages. */
function usualSamples(given) {
    return model/* SIDES */.BV.some((side) => given(`${side}-image`) !== undefined) ? 50 : 30;
}
/**
 * Reads and checks all inputs, each alone and against each other. Never throws for what a user wrote.
 * @param raw inputs by name; the empty string counts as not given, so that the default applies.
 */
function readConfig(raw, sources) {
    const reader = (0,config_reader/* inputReader */.c)(raw);
    const { problems, given, optional, withDefault } = reader;
    const anEngine = (0,parsers/* oneOf */.yL)('aws', 'local');
    // After a wrong engine, nothing is asked for that only one of them needs.
    const engine = given('engine') === undefined ? withDefault('engine', anEngine) : optional('engine', anEngine);
    const origins = (0,config_sources/* readOrigins */.aI)(reader);
    const sides = (0,config_sides/* readSides */.hn)(reader, origins, sources.parseYaml);
    const rule = {
        thresholdPercent: withDefault('threshold', parsers/* percentThreshold */.jH),
        thresholdMs: withDefault('threshold-ms', (0,parsers/* decimal */._)(0, 60_000, ' milliseconds')),
        budgetMs: optional('budget-ms', (0,parsers/* decimal */._)(1, 900_000, ' milliseconds')) ?? null,
        alpha: withDefault('alpha', parsers/* errorRate */.zi),
        decision: withDefault('decision', (0,parsers/* oneOf */.yL)('default', 'proven')),
        metric: withDefault('metric', (0,parsers/* oneOf */.yL)('total', 'init', 'handler', 'restore')),
        blockSize: BLOCK_SIZE,
        maxSamples: optional('samples', (0,parsers/* whole */.WQ)(10, 1_000, BLOCK_SIZE)) ?? usualSamples(given),
    };
    const rest = {
        tiersMb: optional('memory-tiers', parsers/* memoryTiers */.F9) ?? null,
        architectures: optional('architectures', parsers/* architectureList */.ok) ?? null,
        concurrency: optional('concurrency', (0,parsers/* whole */.WQ)(1, 100)) ?? null,
        cacheKey: origins.cacheKey,
        dryRun: withDefault('dry-run', parsers/* yesOrNo */.GX),
        payload: withDefault('payload', parsers/* payloadSource */.a0),
        seed: optional('seed', parsers/* seedText */.tf) ?? sources.freshSeed,
        timeoutMinutes: withDefault('timeout-minutes', (0,parsers/* whole */.WQ)(1, 350)),
        allowFunctionErrors: withDefault('allow-function-errors', parsers/* yesOrNo */.GX),
        policy: readPolicy(reader),
        reportDir: withDefault('report-dir', parsers/* nonBlank */.GT),
        allowForkCode: withDefault('allow-fork-code', parsers/* yesOrNo */.GX),
        telling: (0,telling/* readTelling */.o)(reader),
        aws: engine === 'aws' ? readAws(reader, sources) : null,
    };
    problems.push(...(engine !== 'aws'
        ? (0,config_sides/* localProblems */.iU)(sides, rest.architectures, sources.hostArchitecture)
        : (0,config_sides/* awsProblems */.sA)(sides, rest.architectures, rest.aws, rule)));
    if (given('report') !== undefined) {
        problems.push('report: nothing is measured with it; it is for a step of its own (docs/github-events.md).');
    }
    problems.push(...(0,config_sources/* missingOrigins */.se)(reader));
    if (rule.thresholdPercent === 0 && rule.thresholdMs === 0) {
        problems.push('threshold and threshold-ms: both are 0, so that any noise would be a regression; raise one of them.');
    }
    const { head, base } = sides;
    return problems.length === 0 && head !== null && engine !== undefined
        ? { ok: true, config: { engine, head, base, rule, ...rest } }
        : { ok: false, problems, sides };
}


/***/ }),

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

/***/ 56954:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gw: () => (/* binding */ forkCodeRefusal),
/* harmony export */   cn: () => (/* binding */ runsWithSecrets),
/* harmony export */   hu: () => (/* binding */ isOfDefaultBranch)
/* harmony export */ });
/**
 * What the event that started a workflow means for a measurement: which commit is head, what base is by default,
 * whose code it is, and which pull request hears about it. Pure: the payload comes in as an unknown value.
 */
/**
 * Why this run must not build or start the code, or null when it may. The events named here run with the
 * repository's token and secrets even when the code is a stranger's.
 * https://securitylab.github.com/resources/github-actions-preventing-pwn-requests/
 */
function forkCodeRefusal(event, allowForkCode) {
    const eventName = event.name === 'other' ? event.event : event.name;
    if (!runsWithSecrets(eventName) || event.code === 'own' || allowForkCode)
        return null;
    const whose = event.code === 'fork' ? 'the code of a fork' : 'code that may come from a fork';
    return `${eventName} runs with this repository's token and secrets, and ${whose} would run with them. Measure on pull_request instead (engine: local needs no credentials), or set allow-fork-code: true if you read every change first.`;
}
/** Events that give a stranger's change the repository's token and secrets, where the workflow checks it out. */
function runsWithSecrets(eventName) {
    return ['pull_request_target', 'workflow_run', 'issue_comment'].includes(eventName);
}
/**
 * Whether head is what the default branch holds. Only a push to it and its schedule say so: a manual run may compare
 * anything, whichever branch it was started on, and the branch of a pull request may have the same name.
 */
function isOfDefaultBranch(event) {
    if (event.name !== 'push' && event.name !== 'schedule')
        return false;
    return event.defaultBranch !== null && event.ref === `refs/heads/${event.defaultBranch}`;
}


/***/ }),

/***/ 38247:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ functionOf)
/* harmony export */ });
/** The function of a cell. @throws Error for a cell of none; the reader of reports refuses such a report before. */
function functionOf(functions, { functionLabel }) {
    const found = functions.find(({ label }) => label === functionLabel);
    if (found === undefined)
        throw new Error('a cell of a function that the run does not have');
    return found;
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

/***/ 79930:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ countStarts)
/* harmony export */ });
/* harmony import */ var _functions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38247);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71295);
/** Counts what became of the starts, per side and cell of the functions. Burn-in is counted apart; it never is part of a sample. */


function countStarts(starts, cells, functions) {
    return cells.flatMap((cell) => {
        const { sides, rule } = (0,_functions_js__WEBPACK_IMPORTED_MODULE_0__/* .functionOf */ .O)(functions, cell);
        return (0,_model_js__WEBPACK_IMPORTED_MODULE_1__/* .sidesIn */ .O6)(sides).map((side) => {
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
                planned: rule.maxSamples,
                cold: of('cold'),
                failed: of('failed'),
                lost: of('lost'),
                burnIn: own.length - counted.length,
                reasons,
            };
        });
    });
}
function isSameCell(a, b) {
    return a.tierMb === b.tierMb && a.architecture === b.architecture && a.functionLabel === b.functionLabel;
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

/***/ 27990:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I$: () => (/* binding */ allowedGrowth),
/* harmony export */   Kx: () => (/* binding */ allowedTime),
/* harmony export */   UF: () => (/* binding */ allowanceOf),
/* harmony export */   c8: () => (/* binding */ scaledTime)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94809);

/** More decimals of a percentage than anybody sets, few enough for exact products. */
const MAX_DECIMALS = 4;
/**
 * Reads the two limits of a rule. Throws `StatisticsError` when a limit is negative or not a number, both are zero,
 * the percentage has more than 4 decimals or the milliseconds more than 3 (finer than a microsecond).
 */
function allowanceOf(rule) {
    const percentDecimals = decimalsOf(rule.thresholdPercent, 'threshold', MAX_DECIMALS);
    decimalsOf(rule.thresholdMs, 'threshold-ms', 3);
    if (rule.thresholdPercent === 0 && rule.thresholdMs === 0) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StatisticsError */ .a('bad-rule', 'threshold and threshold-ms are both zero: set at least one above zero');
    }
    const factor = 10 ** percentDecimals;
    const scale = 100 * factor;
    return {
        scale,
        perMicrosecond: Math.round(rule.thresholdPercent * factor),
        floor: Math.round(rule.thresholdMs * 1000) * scale,
    };
}
/** What base may grow by, scaled. `micros` is the base time in integer microseconds. */
function allowedGrowth(allowance, micros) {
    return Math.max(micros * allowance.perMicrosecond, allowance.floor);
}
/** g(x), scaled; Infinity (a failed start) stays Infinity. Throws `StatisticsError` beyond exact integers. */
function allowedTime(allowance, micros) {
    return exact(micros * allowance.scale + allowedGrowth(allowance, micros), micros);
}
/** A time on the scale of `allowedTime`. Throws `StatisticsError` beyond exact integers. */
function scaledTime(allowance, micros) {
    return exact(micros * allowance.scale, micros);
}
function exact(product, micros) {
    if (product > Number.MAX_SAFE_INTEGER && product !== Number.POSITIVE_INFINITY) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StatisticsError */ .a('too-large', `a duration of ${micros} microseconds is too large to be compared exactly; give the threshold fewer decimals`);
    }
    return product;
}
function decimalsOf(value, name, most) {
    if (!Number.isFinite(value) || value < 0) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StatisticsError */ .a('bad-rule', `${name} must be zero or a positive number, not ${String(value)}`);
    }
    const text = String(value);
    const decimals = text.includes('e') ? Number.POSITIVE_INFINITY : (text.split('.')[1] ?? '').length;
    if (decimals > most) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StatisticsError */ .a('bad-rule', `${name} may have at most ${most} decimals: ${text}`);
    }
    return decimals;
}


/***/ }),

/***/ 35688:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Er: () => (/* binding */ lowerTail),
/* harmony export */   bd: () => (/* binding */ convolve),
/* harmony export */   cK: () => (/* binding */ pointAtZero),
/* harmony export */   e7: () => (/* binding */ mirror),
/* harmony export */   fl: () => (/* binding */ upperTail)
/* harmony export */ });
/** All of the mass at zero: the sum of no blocks. */
function pointAtZero() {
    return Float64Array.of(1);
}
/**
 * Distribution of `sum + weight * score` for independent `sum` and `score`. Only positive terms are added, so that the
 * tails keep their relative precision.
 */
function convolve(sum, score, weight) {
    const result = new Float64Array(sum.length + weight * (score.length - 1));
    for (let k = 0; k < score.length; k++) {
        const mass = score[k] ?? 0;
        if (mass === 0)
            continue;
        const offset = weight * k;
        for (let s = 0; s < sum.length; s++) {
            result[offset + s] = (result[offset + s] ?? 0) + mass * (sum[s] ?? 0);
        }
    }
    return result;
}
/** P(score >= at), the observed value included, summed from the far end. */
function upperTail(distribution, at) {
    if (at <= 0)
        return 1;
    let tail = 0;
    for (let k = distribution.length - 1; k >= at; k--)
        tail += distribution[k] ?? 0;
    return Math.min(1, tail);
}
/** P(score <= at), the observed value included, summed from the far end. */
function lowerTail(distribution, at) {
    if (at >= distribution.length - 1)
        return 1;
    let tail = 0;
    for (let k = 0; k <= at; k++)
        tail += distribution[k] ?? 0;
    return Math.min(1, tail);
}
/** Distribution of `maximum - score`: the same question with the sides exchanged. */
function mirror(distribution) {
    return distribution.slice().reverse();
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

/***/ 12161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ mannWhitneyNull)
/* harmony export */ });
/* harmony import */ var _distribution_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35688);

/**
 * Exact distribution of the doubled Mann-Whitney count 2U when every assignment of `head` of the pooled values to the
 * head side is equally likely, given the tie groups (their sizes in ascending order of value).
 *
 * 2U adds 2 for every pair with head above base and 1 for every tied pair. Walking up the tie groups, choosing j of
 * the t values of a group for head can be done in C(t, j) ways; the j values are above the base values seen before and
 * tied with the t - j base values of their own group, so they add 2 j * (base seen) + j (t - j).
 * (The permutation distribution is Mann and Whitney 1947 without and Lehmann, "Nonparametrics", 1.4 with ties; the
 * recursion by tie groups is that of Streitberg and Roehmel 1986.) All terms are positive: no cancellation, so that
 * even p-values of 1e-50 are good to about 14 digits. Counts stay below 1e308 for up to about 1,000 values.
 *
 * Returns probabilities at 0 .. 2 * base * head.
 */
function mannWhitneyNull(base, head, tieSizes) {
    // The recursion's cost grows with the square of the side it counts, so it counts the smaller one.
    if (head > base)
        return (0,_distribution_js__WEBPACK_IMPORTED_MODULE_0__/* .mirror */ .e7)(mannWhitneyNull(head, base, tieSizes));
    // Without ties 2U is even: work in U and spread out at the end.
    const unit = tieSizes.some((size) => size > 1) ? 2 : 1;
    const ways = waysByHeadCount(base, head, tieSizes, unit);
    const counts = ways[head] ?? new Float64Array(1);
    let total = 0;
    for (const count of counts)
        total += count;
    const result = new Float64Array(2 * base * head + 1);
    const spread = 2 / unit;
    for (let u = 0; u < counts.length; u++)
        result[u * spread] = (counts[u] ?? 0) / total;
    return result;
}
/** For every number of head values c: how many ways lead to each score, in units of 1/unit of a pair. */
function waysByHeadCount(base, head, tieSizes, unit) {
    const ways = Array.from({ length: head + 1 }, (_, c) => new Float64Array(unit * base * c + 1));
    const start = ways[0];
    if (start !== undefined)
        start[0] = 1;
    let seen = 0;
    for (const size of tieSizes) {
        const binomial = binomialRow(size);
        // Downwards, so that the shorter counts that are read have not been changed by this group yet.
        for (let c = Math.min(head, seen + size); c >= 1; c--) {
            // Fewer would need more base values than there are.
            if (seen + size - c > base)
                continue;
            for (let j = 1; j <= Math.min(size, c); j++) {
                const before = c - j;
                const baseSeen = seen - before;
                if (baseSeen < 0 || baseSeen > base)
                    continue;
                addShifted(ways[c], ways[before], binomial[j] ?? 0, unit * j * baseSeen + (unit * j * (size - j)) / 2, unit * baseSeen * before);
            }
        }
        seen += size;
    }
    return ways;
}
/** target[k + shift] += factor * source[k] for k = 0 .. last (the largest score that `source` can have so far). */
function addShifted(target, source, factor, shift, last) {
    if (target === undefined || source === undefined)
        return;
    for (let k = 0; k <= last; k++)
        target[k + shift] = (target[k + shift] ?? 0) + factor * (source[k] ?? 0);
}
/** C(size, 0) .. C(size, size). */
function binomialRow(size) {
    const row = [1];
    for (let j = 1; j <= size; j++)
        row.push(((row[j - 1] ?? 0) * (size - j + 1)) / j);
    return row;
}


/***/ }),

/***/ 34179:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Id: () => (/* binding */ exactP),
/* harmony export */   Pi: () => (/* binding */ mannWhitney),
/* harmony export */   l5: () => (/* binding */ countRanks)
/* harmony export */ });
/* harmony import */ var _distribution_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35688);
/* harmony import */ var _mann_whitney_null_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12161);
/* harmony import */ var _samples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29803);



/**
 * Counts how head ranks against base. Infinity stands for a failed start: above every number, tied with its like.
 * The values need no common unit, only a common order.
 */
function countRanks(base, head) {
    const x = (0,_samples_js__WEBPACK_IMPORTED_MODULE_0__/* .ascending */ .V_)(base);
    const y = (0,_samples_js__WEBPACK_IMPORTED_MODULE_0__/* .ascending */ .V_)(head);
    const tieSizes = [];
    let doubledU = 0;
    let i = 0;
    let j = 0;
    while (i < x.length || j < y.length) {
        const value = Math.min(x[i] ?? Number.POSITIVE_INFINITY, y[j] ?? Number.POSITIVE_INFINITY);
        let inBase = 0;
        let inHead = 0;
        while (i + inBase < x.length && x[i + inBase] === value)
            inBase++;
        while (j + inHead < y.length && y[j + inHead] === value)
            inHead++;
        doubledU += inHead * (2 * i + inBase);
        tieSizes.push(inBase + inHead);
        i += inBase;
        j += inHead;
    }
    return { base: x.length, head: y.length, doubledU, tieSizes };
}
/**
 * Exact conditional Mann-Whitney test of two samples in one block (Mann and Whitney 1947; with ties the permutation
 * distribution of the midranks). Throws `StatisticsError` for values that cannot be compared, Infinity among them: failed
 * starts are ranked by `countRanks` alone, whose callers know that they are failed starts.
 */
function mannWhitney(base, head) {
    (0,_samples_js__WEBPACK_IMPORTED_MODULE_0__/* .checkFiniteSide */ .F3)('base', base);
    (0,_samples_js__WEBPACK_IMPORTED_MODULE_0__/* .checkFiniteSide */ .F3)('head', head);
    const count = countRanks(base, head);
    const distribution = (0,_mann_whitney_null_js__WEBPACK_IMPORTED_MODULE_1__/* .mannWhitneyNull */ .o)(count.base, count.head, count.tieSizes);
    return {
        ...count,
        p: exactP(distribution, count.doubledU),
        smallestGreater: smallestTail((0,_distribution_js__WEBPACK_IMPORTED_MODULE_2__/* .mirror */ .e7)(distribution)),
        smallestLess: smallestTail(distribution),
    };
}
/** The three p-values of an observed score under its null. */
function exactP(distribution, score) {
    const greater = (0,_distribution_js__WEBPACK_IMPORTED_MODULE_2__/* .upperTail */ .fl)(distribution, score);
    const less = (0,_distribution_js__WEBPACK_IMPORTED_MODULE_2__/* .lowerTail */ .Er)(distribution, score);
    return { greater, less, twoSided: Math.min(1, 2 * Math.min(greater, less)) };
}
/** Probability of the lowest score that can occur at all. */
function smallestTail(distribution) {
    return distribution.find((mass) => mass > 0) ?? 1;
}


/***/ }),

/***/ 72112:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ signNull),
/* harmony export */   c: () => (/* binding */ medianInterval)
/* harmony export */ });
/* harmony import */ var _pairs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70609);
/* harmony import */ var _samples_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29803);


/**
 * Distribution of how many of n values lie above their true median: binomial with 1/2. Built outwards from the middle,
 * so that n of many thousands does not underflow.
 */
function signNull(n) {
    const result = new Float64Array(n + 1);
    const middle = n >> 1;
    result[middle] = 1;
    for (let k = middle; k < n; k++)
        result[k + 1] = ((result[k] ?? 0) * (n - k)) / (k + 1);
    for (let k = middle; k > 0; k--)
        result[k - 1] = ((result[k] ?? 0) * k) / (n - k + 1);
    const total = result.reduce((sum, mass) => sum + mass, 0);
    return result.map((mass) => mass / total);
}
/**
 * Distribution-free interval of a median: the k-th smallest and the k-th largest value, k as large as the binomial
 * distribution allows at `level` (Thompson 1936). Infinity marks failed starts. Unbounded (null) ends where the
 * level cannot be reached with so few values (fewer than 6 for 0.95), or where an end falls on a failed start.
 */
function medianInterval(values, level) {
    const distribution = signNull(values.length);
    const tailLimit = ((1 - level) / 2) * (1 + 1e-12);
    let k = 0;
    let tail = 0;
    while (k < values.length / 2) {
        tail += distribution[k] ?? 0;
        if (tail > tailLimit)
            break;
        k++;
    }
    if (k === 0)
        return { low: null, high: null, level };
    const sorted = (0,_samples_js__WEBPACK_IMPORTED_MODULE_1__/* .ascending */ .V_)(values);
    return {
        low: (0,_pairs_js__WEBPACK_IMPORTED_MODULE_0__/* .finiteOrNull */ .Es)(sorted[k - 1] ?? Number.NaN),
        high: (0,_pairs_js__WEBPACK_IMPORTED_MODULE_0__/* .finiteOrNull */ .Es)(sorted[sorted.length - k] ?? Number.NaN),
        level,
    };
}


/***/ }),

/***/ 70609:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eg: () => (/* binding */ percentMidpoint),
/* harmony export */   Es: () => (/* binding */ finiteOrNull),
/* harmony export */   iv: () => (/* binding */ difference),
/* harmony export */   ko: () => (/* binding */ sortPairs),
/* harmony export */   mx: () => (/* binding */ intervalOfPairs),
/* harmony export */   tC: () => (/* binding */ shareOf),
/* harmony export */   u5: () => (/* binding */ percentChange),
/* harmony export */   zu: () => (/* binding */ medianOfPairs)
/* harmony export */ });
/* harmony import */ var _allowance_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27990);
/* harmony import */ var _samples_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29803);


/** Head minus base, in the unit of the times. */
const difference = (base, head) => head - base;
/** Head minus base in percent of base: one rounding, so that exact decimals stay exact. */
const percentChange = (base, head) => ((head - base) * 100) / base;
/**
 * The share of the allowance that a pair uses, e = (y - x) / (g(x) - x): 0 is no change, 1 is exactly the limit.
 * Numerator and denominator are exact integers, so e > 1 exactly when y > g(x).
 */
function shareOf(allowance) {
    return (base, head) => ((head - base) * allowance.scale) / (0,_allowance_js__WEBPACK_IMPORTED_MODULE_0__/* .allowedGrowth */ .I$)(allowance, base);
}
/** Makes and sorts the pairs of all blocks; `weights` are the blocks' weights in the test. */
function sortPairs(blocks, weights, pairValue) {
    const entries = [];
    blocks.forEach((block, b) => {
        const weight = weights[b] ?? 1;
        for (const base of block.base) {
            for (const head of block.head) {
                const baseFailed = base === Number.POSITIVE_INFINITY;
                const headFailed = head === Number.POSITIVE_INFINITY;
                if (baseFailed && headFailed) {
                    entries.push({ value: Number.NEGATIVE_INFINITY, weight, copies: 1 });
                    entries.push({ value: Number.POSITIVE_INFINITY, weight, copies: 1 });
                }
                else {
                    const value = headFailed
                        ? Number.POSITIVE_INFINITY
                        : baseFailed
                            ? Number.NEGATIVE_INFINITY
                            : pairValue(base, head);
                    entries.push({ value, weight: 2 * weight, copies: 2 });
                }
            }
        }
    });
    entries.sort((a, b) => (a.value < b.value ? -1 : a.value > b.value ? 1 : 0));
    return {
        values: Float64Array.from(entries, (entry) => entry.value),
        weights: Float64Array.from(entries, (entry) => entry.weight),
        copies: Uint8Array.from(entries, (entry) => entry.copies),
    };
}
/**
 * Median of all pairs: the Hodges-Lehmann estimate (1963) when the values are differences. Infinite when the middle
 * falls on failed starts; NaN when it falls between a failed base and a failed head.
 */
function medianOfPairs(pairs, middle = _samples_js__WEBPACK_IMPORTED_MODULE_1__/* .midpoint */ .PV) {
    const total = pairs.copies.reduce((sum, copies) => sum + copies, 0);
    return middle(copyAt(pairs, total / 2), copyAt(pairs, total / 2 + 1));
}
/** Middle of two changes in percent: halfway between the logarithms of their ratios, so that exchanging the sides inverts it. */
function percentMidpoint(low, high) {
    return low === high ? low : Math.sqrt(100 + low) * Math.sqrt(100 + high) - 100;
}
/**
 * Closed interval whose ends are order statistics of the pairs (Bauer 1972). `rejectAbove` is the smallest score that
 * rejects "at most theta", `rejectBelow` the smallest mirrored score (maximum - score) that rejects "at least theta":
 * the low end is above a limit exactly when the test of that limit rejects upwards, the high end below it exactly when
 * it rejects downwards (a tie with the limit is the limit itself). null: that side cannot be bounded with so few values.
 */
function intervalOfPairs(pairs, rejectAbove, rejectBelow) {
    return {
        low: rejectAbove === null ? null : finiteOrNull(valueReaching(pairs, rejectAbove, 'from-top')),
        high: rejectBelow === null ? null : finiteOrNull(valueReaching(pairs, rejectBelow, 'from-bottom')),
    };
}
/** The value at which the weight summed from one end first reaches `weight`. */
function valueReaching(pairs, weight, end) {
    const { values, weights } = pairs;
    let sum = 0;
    for (let i = 0; i < values.length; i++) {
        const at = end === 'from-top' ? values.length - 1 - i : i;
        sum += weights[at] ?? 0;
        if (sum >= weight)
            return values[at] ?? Number.NaN;
    }
    return Number.NaN;
}
/** The k-th smallest of the doubled pairs, k from 1. */
function copyAt(pairs, k) {
    let seen = 0;
    for (let i = 0; i < pairs.values.length; i++) {
        seen += pairs.copies[i] ?? 0;
        if (seen >= k)
            return pairs.values[i] ?? Number.NaN;
    }
    return Number.NaN;
}
/** null for what has no finite value. */
function finiteOrNull(value) {
    return Number.isFinite(value) ? value : null;
}


/***/ }),

/***/ 29803:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E5: () => (/* binding */ checkSide),
/* harmony export */   F3: () => (/* binding */ checkFiniteSide),
/* harmony export */   JZ: () => (/* binding */ median),
/* harmony export */   PV: () => (/* binding */ midpoint),
/* harmony export */   V_: () => (/* binding */ ascending)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94809);

/**
 * Checks one side of a test: real numbers, or Infinity where the caller has marked a failed start. Throws
 * `StatisticsError` for an empty side, a value that is not a number, NaN, -Infinity, a negative head value and a base
 * value that is not above zero (a ratio to it would mean nothing).
 */
function checkSide(side, values) {
    if (values.length === 0) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StatisticsError */ .a('empty', `${side} has no valid cold starts: there is nothing to compare`);
    }
    for (const value of values) {
        if (typeof value !== 'number' || Number.isNaN(value)) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StatisticsError */ .a('not-a-number', `${side} has a value that is not a number: ${String(value)}`);
        }
        if (value === Number.NEGATIVE_INFINITY) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StatisticsError */ .a('not-finite', `${side} has the value -Infinity, which is no duration`);
        }
        if (side === 'base' && value <= 0) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StatisticsError */ .a('non-positive-base', `base has no valid cold starts: a duration of ${value} is not above zero, so nothing can be relative to it`);
        }
        if (value < 0) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StatisticsError */ .a('negative', `${side} has a negative duration: ${value}`);
        }
    }
}
/** As `checkSide`, and refuses Infinity: for callers whose values cannot stand for failed starts. */
function checkFiniteSide(side, values) {
    checkSide(side, values);
    if (values.includes(Number.POSITIVE_INFINITY)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StatisticsError */ .a('not-finite', `${side} has the value Infinity, which is no duration`);
    }
}
/** Sorted copy in numeric order (the default order of arrays is that of their text). */
function ascending(values) {
    return Float64Array.from(values).sort();
}
/**
 * Median: the middle value, or halfway between the two middle ones, computed so that it cannot overflow.
 * Infinity (a failed start) in the middle gives Infinity. Throws `StatisticsError` when there is no value.
 */
function median(values) {
    if (values.length === 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StatisticsError */ .a('empty', 'the median of no values does not exist');
    const sorted = ascending(values);
    return midpoint(sorted[(sorted.length - 1) >> 1] ?? Number.NaN, sorted[sorted.length >> 1] ?? Number.NaN);
}
/** Halfway between two values; between equal infinities, that infinity. */
function midpoint(low, high) {
    return low === high ? low : low / 2 + high / 2;
}


/***/ }),

/***/ 13825:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RZ: () => (/* binding */ twoModes),
/* harmony export */   ot: () => (/* binding */ sdOfLogs)
/* harmony export */ });
/* unused harmony export separationOfModes */
/* harmony import */ var _samples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29803);

/** Makes the median absolute deviation of normal values estimate their standard deviation (1 / 0.6745). */
const MAD_TO_SD = 1.4826;
/**
 * Robust standard deviation of the logarithms of positive times: 1.4826 times the median absolute deviation from the
 * median. About the coefficient of variation; a few stragglers do not move it. Not positive or not finite values
 * (failed starts) are left out; null when fewer than two are left.
 */
function sdOfLogs(values) {
    const logs = values.filter((value) => value > 0 && Number.isFinite(value)).map(Math.log);
    if (logs.length < 2)
        return null;
    const centre = (0,_samples_js__WEBPACK_IMPORTED_MODULE_0__/* .median */ .JZ)(logs);
    return MAD_TO_SD * (0,_samples_js__WEBPACK_IMPORTED_MODULE_0__/* .median */ .JZ)(logs.map((log) => Math.abs(log - centre)));
}
/**
 * Ashman's D beyond which two clusters of n values count as two modes. The best split of a sample with one mode is the
 * further apart the smaller the sample: 3.2 + 46 / n is passed by at most about 1 % of normal samples and of samples with an exponential tail
 * of 10 to 50 values (`node bench/two-modes.ts`).
 */
function separationOfModes(n) {
    return 3.2 + 46 / n;
}
/** Both modes need this share of the values, else it is a tail. */
const SMALLEST_MODE = 0.15;
/** Fewer values cannot show two modes. */
const FEWEST = 10;
/**
 * Looks for two modes: splits the sorted logarithms where the within-cluster sum of squares is smallest (Fisher 1958)
 * and asks whether the clusters are separated, D = sqrt(2) |m1 - m2| / sqrt(s1^2 + s2^2) (Ashman et al. 1994).
 * A hint for readers: no verdict depends on it.
 */
function twoModes(values) {
    const sorted = values.filter((value) => value > 0 && Number.isFinite(value)).sort((a, b) => a - b);
    if (sorted.length < FEWEST)
        return null;
    const logs = sorted.map(Math.log);
    const smallest = Math.max(2, Math.ceil(SMALLEST_MODE * logs.length));
    let best = { within: Number.POSITIVE_INFINITY, at: 0, separation: 0 };
    for (let at = smallest; at <= logs.length - smallest; at++) {
        const low = moments(logs.slice(0, at));
        const high = moments(logs.slice(at));
        const within = low.squares + high.squares;
        if (within >= best.within)
            continue;
        const spread = Math.sqrt(low.squares / (at - 1) + high.squares / (logs.length - at - 1));
        best = { within, at, separation: (Math.SQRT2 * (high.mean - low.mean)) / spread };
    }
    if (!(best.separation > separationOfModes(logs.length)))
        return null;
    return {
        lowMedian: (0,_samples_js__WEBPACK_IMPORTED_MODULE_0__/* .median */ .JZ)(sorted.slice(0, best.at)),
        highMedian: (0,_samples_js__WEBPACK_IMPORTED_MODULE_0__/* .median */ .JZ)(sorted.slice(best.at)),
        highShare: (sorted.length - best.at) / sorted.length,
    };
}
function moments(values) {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return { mean, squares: values.reduce((sum, value) => sum + (value - mean) ** 2, 0) };
}


/***/ }),

/***/ 34087:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ sumBlocks),
/* harmony export */   k: () => (/* binding */ vanElterenWeights)
/* harmony export */ });
/* harmony import */ var _distribution_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35688);
/* harmony import */ var _mann_whitney_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34179);
/* harmony import */ var _mann_whitney_null_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12161);



/** Above this many points the grid of weighted sums is coarsened. */
const MAX_GRID = 200_000;
/**
 * Integer weights proportional to 1 / (N_b + 1), N_b being the number of values in block b: van Elteren's (1960)
 * locally best weights. Blocks of one size all weigh 1. Where the smallest common grid would be larger than
 * MAX_GRID points, the weights are rounded to a coarser one: any fixed weights give an exact test, since the
 * null is that of the very sum that is used.
 */
function vanElterenWeights(blocks) {
    const sizes = blocks.map((block) => block.base + block.head + 1);
    const first = sizes[0] ?? 1;
    if (sizes.every((size) => size === first))
        return sizes.map(() => 1);
    const gridAt = (common) => blocks.reduce((points, block, b) => points + 2 * block.base * block.head * Math.round(common / (sizes[b] ?? 1)), 0);
    let common = 1;
    for (const size of sizes) {
        common = leastCommonMultiple(common, size);
        if (gridAt(common) > MAX_GRID)
            break;
    }
    const largest = Math.max(...sizes);
    while (gridAt(common) > MAX_GRID && common > largest)
        common = Math.max(largest, Math.floor(common / 2));
    return sizes.map((size) => Math.max(1, Math.round(common / size)));
}
/** Sums the counts of several blocks and gives the exact null of the sum by convolution. */
function sumBlocks(counts, weights = vanElterenWeights(counts)) {
    let distribution = (0,_distribution_js__WEBPACK_IMPORTED_MODULE_1__/* .pointAtZero */ .cK)();
    let score = 0;
    counts.forEach((count, b) => {
        const weight = weights[b] ?? 1;
        distribution = (0,_distribution_js__WEBPACK_IMPORTED_MODULE_1__/* .convolve */ .bd)(distribution, (0,_mann_whitney_null_js__WEBPACK_IMPORTED_MODULE_2__/* .mannWhitneyNull */ .o)(count.base, count.head, count.tieSizes), weight);
        score += weight * count.doubledU;
    });
    return { score, maximum: distribution.length - 1, null: distribution, p: (0,_mann_whitney_js__WEBPACK_IMPORTED_MODULE_0__/* .exactP */ .Id)(distribution, score) };
}
function leastCommonMultiple(a, b) {
    let [high, low] = [a, b];
    while (low > 0)
        [high, low] = [low, high % low];
    return (a / high) * b;
}


/***/ }),

/***/ 79939:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dj: () => (/* binding */ slowerAtAll),
/* harmony export */   E3: () => (/* binding */ allowanceAt),
/* harmony export */   eh: () => (/* binding */ summarize),
/* harmony export */   jA: () => (/* binding */ estimate),
/* harmony export */   uJ: () => (/* binding */ looksOf),
/* harmony export */   uO: () => (/* binding */ ratioOfMedians)
/* harmony export */ });
/* harmony import */ var _statistics_allowance_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27990);
/* harmony import */ var _statistics_mann_whitney_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34179);
/* harmony import */ var _statistics_median_interval_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72112);
/* harmony import */ var _statistics_pairs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70609);
/* harmony import */ var _statistics_samples_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29803);
/* harmony import */ var _statistics_van_elteren_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34087);
/* harmony import */ var _looks_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(37694);
/* harmony import */ var _samples_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(34575);








/**
 * The three estimates of a comparison. Their intervals are the order statistics at the boundaries of the last look, so
 * they stay valid after an early stop (repeated confidence intervals, Jennison and Turnbull 1984): the low end is
 * wrong with at most alpha / cells, the high end with at most alpha, which together is the level.
 */
function estimate(test, rule, cells) {
    const rates = (0,_looks_js__WEBPACK_IMPORTED_MODULE_6__/* .errorRates */ .kr)(rule, cells);
    const level = 1 - (rates.up + rates.down);
    const look = test.looks.at(-1);
    const atEnd = look !== undefined && look.blocks === test.used.length;
    const pairsOf = (pairValue) => (0,_statistics_pairs_js__WEBPACK_IMPORTED_MODULE_3__/* .sortPairs */ .ko)(test.used, test.weights, pairValue);
    const boundsOf = (pairs) => (0,_statistics_pairs_js__WEBPACK_IMPORTED_MODULE_3__/* .intervalOfPairs */ .mx)(pairs, atEnd ? look.rejectUp : null, atEnd ? look.rejectDown : null);
    const shown = (pairs, middle, unit) => {
        const { low, high } = boundsOf(pairs);
        return {
            estimate: (0,_statistics_pairs_js__WEBPACK_IMPORTED_MODULE_3__/* .finiteOrNull */ .Es)(unit(middle)),
            interval: { low: low === null ? null : unit(low), high: high === null ? null : unit(high), level },
        };
    };
    const shares = pairsOf((0,_statistics_pairs_js__WEBPACK_IMPORTED_MODULE_3__/* .shareOf */ .tC)((0,_statistics_allowance_js__WEBPACK_IMPORTED_MODULE_0__/* .allowanceOf */ .UF)(rule)));
    const shifts = pairsOf(_statistics_pairs_js__WEBPACK_IMPORTED_MODULE_3__/* .difference */ .iv);
    const changes = pairsOf(_statistics_pairs_js__WEBPACK_IMPORTED_MODULE_3__/* .percentChange */ .u5);
    const shareMiddle = (0,_statistics_pairs_js__WEBPACK_IMPORTED_MODULE_3__/* .medianOfPairs */ .zu)(shares);
    const changeMiddle = (0,_statistics_pairs_js__WEBPACK_IMPORTED_MODULE_3__/* .medianOfPairs */ .zu)(changes, _statistics_pairs_js__WEBPACK_IMPORTED_MODULE_3__/* .percentMidpoint */ .Eg);
    return {
        shown: {
            share: shown(shares, shareMiddle, (value) => value),
            shiftMs: shown(shifts, (0,_statistics_pairs_js__WEBPACK_IMPORTED_MODULE_3__/* .medianOfPairs */ .zu)(shifts), (micros) => micros / 1000),
            changePercent: shown(changes, changeMiddle, (value) => value),
        },
        share: shareMiddle,
        ratio: 1 + changeMiddle / 100,
    };
}
/** The looks as the report keeps them. */
function looksOf(test) {
    return test.looks.map((look) => {
        const seen = test.used.slice(0, look.blocks);
        return {
            base: seen.reduce((sum, block) => sum + block.base.length, 0),
            head: seen.reduce((sum, block) => sum + block.head.length, 0),
            pMoreThanAllowed: look.pUp,
            pWithinAllowance: look.pDown,
            spentRegression: look.spentUp,
            spentPass: look.spentDown,
            crossed: look.crossed === 'up' ? 'regression' : look.crossed === 'down' ? 'pass' : null,
        };
    });
}
/** p of "head is not slower at all": the within-block test at the base itself. 1 when there is nothing to compare. */
function slowerAtAll({ used }) {
    return used.length === 0 ? 1 : (0,_statistics_van_elteren_js__WEBPACK_IMPORTED_MODULE_5__/* .sumBlocks */ .Q)(used.map((block) => (0,_statistics_mann_whitney_js__WEBPACK_IMPORTED_MODULE_1__/* .countRanks */ .l5)(block.base, block.head))).p.greater;
}
/** Counts and medians of one side. */
function summarize(blocks, side, rule) {
    const starts = (0,_samples_js__WEBPACK_IMPORTED_MODULE_7__/* .sideStarts */ .Zd)(blocks, side);
    const times = (0,_samples_js__WEBPACK_IMPORTED_MODULE_7__/* .timesOf */ .Qv)(starts);
    const interval = (0,_statistics_median_interval_js__WEBPACK_IMPORTED_MODULE_2__/* .medianInterval */ .c)(times, 1 - rule.alpha);
    const phaseMedian = (phase) => {
        const micros = starts.flatMap(({ phases }) => {
            const ms = phases === null ? null : phase(phases);
            return ms === null ? [] : [(0,_samples_js__WEBPACK_IMPORTED_MODULE_7__/* .toMicroseconds */ .nR)(ms)];
        });
        return micros.length === 0 ? null : (0,_statistics_samples_js__WEBPACK_IMPORTED_MODULE_4__/* .median */ .JZ)(micros) / 1000;
    };
    return {
        n: starts.length,
        failed: starts.filter((start) => start.value === 'failed').length,
        medianMs: times.length === 0 ? null : toMs((0,_statistics_samples_js__WEBPACK_IMPORTED_MODULE_4__/* .median */ .JZ)(times)),
        medianInterval: { ...interval, low: toMs(interval.low), high: toMs(interval.high) },
        phaseMediansMs: {
            init: phaseMedian((phases) => phases.initMs),
            restore: phaseMedian((phases) => phases.restoreMs),
            handler: phaseMedian((phases) => phases.handlerMs),
        },
    };
}
/** Head's median over base's; Infinity when only head's falls on a failed start, NaN when both do or one has none. */
function ratioOfMedians(blocks) {
    const base = (0,_samples_js__WEBPACK_IMPORTED_MODULE_7__/* .timesOf */ .Qv)((0,_samples_js__WEBPACK_IMPORTED_MODULE_7__/* .sideStarts */ .Zd)(blocks, 'base'));
    const head = (0,_samples_js__WEBPACK_IMPORTED_MODULE_7__/* .timesOf */ .Qv)((0,_samples_js__WEBPACK_IMPORTED_MODULE_7__/* .sideStarts */ .Zd)(blocks, 'head'));
    return base.length === 0 || head.length === 0 ? Number.NaN : (0,_statistics_samples_js__WEBPACK_IMPORTED_MODULE_4__/* .median */ .JZ)(head) / (0,_statistics_samples_js__WEBPACK_IMPORTED_MODULE_4__/* .median */ .JZ)(base);
}
/** Which of the two limits governs at the base median, and what it allows there; null where that is no number. */
function allowanceAt(baseMedianMs, rule) {
    if (baseMedianMs === null || !Number.isFinite(baseMedianMs))
        return { governs: 'percent', allowedMs: null, allowedPercent: null };
    const allowance = (0,_statistics_allowance_js__WEBPACK_IMPORTED_MODULE_0__/* .allowanceOf */ .UF)(rule);
    const micros = baseMedianMs * 1000;
    const growth = (0,_statistics_allowance_js__WEBPACK_IMPORTED_MODULE_0__/* .allowedGrowth */ .I$)(allowance, micros);
    return {
        governs: growth > micros * allowance.perMicrosecond ? 'milliseconds' : 'percent',
        allowedMs: growth / allowance.scale / 1000,
        allowedPercent: (growth / allowance.scale / micros) * 100,
    };
}
function toMs(micros) {
    return micros === null ? null : (0,_statistics_pairs_js__WEBPACK_IMPORTED_MODULE_3__/* .finiteOrNull */ .Es)(micros / 1000);
}


/***/ }),

/***/ 52391:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ isDecided),
  E: () => (/* binding */ judgeCell)
});

// EXTERNAL MODULE: ./build/core/statistics/pairs.js
var statistics_pairs = __webpack_require__(70609);
// EXTERNAL MODULE: ./build/core/statistics/median-interval.js
var median_interval = __webpack_require__(72112);
// EXTERNAL MODULE: ./build/core/statistics/samples.js
var samples = __webpack_require__(29803);
// EXTERNAL MODULE: ./build/core/verdict/looks.js + 1 modules
var verdict_looks = __webpack_require__(37694);
// EXTERNAL MODULE: ./build/core/verdict/samples.js
var verdict_samples = __webpack_require__(34575);
;// CONCATENATED MODULE: ./build/core/verdict/budget.js





/**
 * Sign test of head's median against the budget at the same looks and error rates as the comparison, with the exact
 * binomial null: the number of starts above the budget. Its limits are order statistics of head at the look's
 * boundaries, so that "over" is the same as "the lower limit is above the budget". A failed start is above every budget,
 * a start of exactly the budget is within it. null without a budget or without starts.
 */
function testBudget(headBlocks, rule, cells, progress) {
    if (rule.budgetMs === null || headBlocks.length === 0)
        return null;
    const budget = (0,verdict_samples/* toMicroseconds */.nR)(rule.budgetMs);
    const scores = headBlocks.map((head) => ({
        score: head.filter((micros) => micros > budget).length,
        null: (0,median_interval/* signNull */.F)(head.length),
        weight: 1,
    }));
    const sizes = headBlocks.map((head) => ({ base: head.length, head: head.length }));
    const looks = (0,verdict_looks/* replay */.eZ)(scores, sizes, rule, cells, progress);
    const look = looks.at(-1);
    const blocks = look?.crossed ? look.blocks : headBlocks.length;
    const sorted = (0,samples/* ascending */.V_)(headBlocks.slice(0, blocks).flat());
    const atLook = look !== undefined && look.blocks === blocks;
    const fromTop = atLook ? look.rejectUp : null;
    const fromBottom = atLook ? look.rejectDown : null;
    return {
        outcome: outcomeOf(look?.crossed ?? null, sorted, budget),
        blocks,
        budgetMs: rule.budgetMs,
        lowerLimitMs: fromTop === null ? null : limitMs(sorted[sorted.length - fromTop]),
        upperLimitMs: fromBottom === null ? null : limitMs(sorted[fromBottom - 1]),
    };
}
function outcomeOf(crossed, sorted, budget) {
    if (crossed === 'up')
        return 'over';
    if (crossed === 'down')
        return 'within';
    const above = sorted.filter((micros) => micros > budget).length;
    return above * 2 > sorted.length ? 'above' : 'below';
}
function limitMs(micros) {
    return micros === undefined ? null : (0,statistics_pairs/* finiteOrNull */.Es)(micros / 1000);
}

;// CONCATENATED MODULE: ./build/core/statistics/attainable.js
/** C(2n, n) grows so fast that no error rate needs more values than this. */
const MOST = 200;
/**
 * The smallest one-sided p that untied values in blocks of these sizes can give: 1 / product of C(base + head, head),
 * the probability that all of head is on one end of every block. 1 when there is nothing to compare.
 */
function smallestAttainableP(blocks) {
    let p = 1;
    for (const { base, head } of blocks) {
        for (let i = 1; i <= head; i++)
            p *= i / (base + i);
    }
    return p;
}
/**
 * The fewest values per side with which a one-sided p of `level` can be reached at all, in blocks of `blockSize`
 * (the last one may be shorter): 3 for 0.05, 4 for 0.05 / 3. `level` in (0, 1).
 */
function samplesForLevel(level, blockSize) {
    for (let n = 1; n < MOST; n++) {
        const blocks = [];
        for (let left = n; left > 0; left -= blockSize) {
            const size = Math.min(left, blockSize);
            blocks.push({ base: size, head: size });
        }
        if (smallestAttainableP(blocks) <= level * (1 + 1e-12))
            return n;
    }
    return MOST;
}

// EXTERNAL MODULE: ./build/core/verdict/power.js + 1 modules
var power = __webpack_require__(97389);
;// CONCATENATED MODULE: ./build/core/verdict/decide.js




/** More lost starts than this share of a side's plan, and the cell cannot be judged. */
const LOST_SHARE = 0.2;
/** The most starts of a side of a cell that may be lost: 20 % of its planned maximum. */
function lostAllowed(rule) {
    return Math.floor(LOST_SHARE * rule.maxSamples);
}
/** The verdict of a cell. First what makes a comparison meaningless, then the two questions, the worse answer of both. */
function decide(evidence) {
    const { samples, rule, comparison, budget } = evidence;
    if (samples.doesNotStart === 'does-not-start')
        return plain('regression', 'does-not-start');
    if (samples.doesNotStart === 'base-does-not-start')
        return plain('not-measured', 'base-does-not-start');
    if (Math.max(samples.lost.base, samples.lost.head) > lostAllowed(rule))
        return plain('inconclusive', 'lost-starts');
    const answers = [];
    if (comparison !== null)
        answers.push(byComparison(evidence, comparison));
    if (budget !== null)
        answers.push(byBudget(evidence, budget));
    return worstOf(answers) ?? tooFew(evidence, 0);
}
const SEVERITY = ['regression', 'not-measured', 'inconclusive', 'pass'];
function worstOf(answers) {
    const rank = (answer) => 2 * SEVERITY.indexOf(answer.verdict) + (answer.reason === 'proven' ? 1 : 0);
    return answers.reduce((worst, answer) => (worst === null || rank(answer) < rank(worst) ? answer : worst), null);
}
function byComparison(evidence, comparison) {
    const { rule, stopped } = evidence;
    const sizes = comparison.used.map((block) => ({ base: block.base.length, head: block.head.length }));
    const n = Math.min(total(sizes.map((size) => size.base)), total(sizes.map((size) => size.head)));
    const level = (0,verdict_looks/* errorRates */.kr)(rule, evidence.cells).up;
    // With fewer starts than could ever show a regression, not seeing one is no pass.
    const blind = smallestAttainableP(sizes) > level * (1 + 1e-12);
    if (!blind && comparison.crossed === 'up')
        return plain('regression', 'proven');
    if (!blind && comparison.crossed === 'down')
        return plain('pass', 'proven');
    if (stopped)
        return timeLimit(rule, n);
    if (blind)
        return tooFew(evidence, n);
    if (comparison.share <= 1)
        return plain('pass', 'not-proven');
    const slower = comparison.pSlowerAtAll <= level * (1 + 1e-12) && comparison.share > 1 && comparison.medianRatio > 1;
    if (slower && rule.decision === 'default')
        return plain('regression', 'not-proven');
    return {
        ...plain('inconclusive', slower ? 'not-proven' : 'noisy'),
        moreSamplesNeeded: moreNeeded(evidence, comparison, level, n),
    };
}
function byBudget(evidence, budget) {
    if (budget.outcome === 'over')
        return plain('regression', 'over-budget');
    if (budget.outcome === 'within')
        return plain('pass', 'proven');
    const n = (0,verdict_samples/* sideStarts */.Zd)(evidence.samples.blocks, 'head').length;
    if (evidence.stopped)
        return timeLimit(evidence.rule, n);
    // The smallest p of a sign test of n values is 1 / 2^n.
    const needed = Math.ceil(-Math.log2((0,verdict_looks/* errorRates */.kr)(evidence.rule, evidence.cells).up));
    if (n < needed)
        return { ...plain('inconclusive', 'too-few'), moreSamplesNeeded: needed - n };
    return budget.outcome === 'below' ? plain('pass', 'not-proven') : plain('inconclusive', 'noisy');
}
function timeLimit(rule, n) {
    return { ...plain('inconclusive', 'time-limit'), moreSamplesNeeded: Math.max(0, rule.maxSamples - n) };
}
function tooFew({ rule, cells }, n) {
    const needed = samplesForLevel((0,verdict_looks/* errorRates */.kr)(rule, cells).up, rule.blockSize);
    return { ...plain('inconclusive', 'too-few'), moreSamplesNeeded: Math.max(1, needed - n) };
}
/** From the measured noise: how many more starts per side would find a change as large as the one that was estimated. */
function moreNeeded({ rule }, comparison, alpha, n) {
    const noise = (0,power/* noiseOf */.YN)(comparison.used);
    const { allowedRatio, ratio } = comparison;
    if (noise === null || noise === 0 || allowedRatio === null || !Number.isFinite(ratio))
        return null;
    const { blockSize, decision } = rule;
    const needed = (0,power/* samplesToFind */.K$)({ sdOfLogs: noise, allowedRatio, alpha, blockSize, decision }, ratio);
    return needed === null ? null : Math.max(blockSize, needed - n);
}
function plain(verdict, reason) {
    return { verdict, reason, moreSamplesNeeded: null };
}
function total(values) {
    return values.reduce((sum, value) => sum + value, 0);
}

// EXTERNAL MODULE: ./build/core/verdict/describe.js
var describe = __webpack_require__(79939);
// EXTERNAL MODULE: ./build/core/model.js
var model = __webpack_require__(71295);
// EXTERNAL MODULE: ./build/core/statistics/mann-whitney.js
var mann_whitney = __webpack_require__(34179);
// EXTERNAL MODULE: ./build/core/statistics/spread.js
var spread = __webpack_require__(13825);
// EXTERNAL MODULE: ./build/core/statistics/van-elteren.js
var van_elteren = __webpack_require__(34087);
;// CONCATENATED MODULE: ./build/core/verdict/warnings.js







/** Levels of the checks below; they decide nothing. That of functions is shared among their pairs. */
const SPREADS_LEVEL = 0.05;
const FUNCTIONS_LEVEL = 0.01;
/** A warning about few values would be about chance. */
const FEWEST = 10;
/** Every doubt about a cell's result, as data. */
function warningsOf(doubt) {
    return [
        ...model/* SIDES */.BV.map((side) => bimodal(doubt.blocks, side)),
        mediansDiffer(doubt),
        spreadsDiffer(doubt.blocks),
        ...functionsDiffer(doubt.blocks),
        ...model/* SIDES */.BV.map((side) => manyLost(doubt, side)),
        doubt.stoppedEarlyOnRegression ? { code: 'early-stop' } : null,
    ].filter((warning) => warning !== null);
}
function bimodal(blocks, side) {
    const modes = (0,spread/* twoModes */.RZ)(finiteTimes(blocks, side));
    return modes === null
        ? null
        : {
            code: 'bimodal',
            side,
            lowMs: modes.lowMedian / 1000,
            highMs: modes.highMedian / 1000,
            highShare: modes.highShare,
        };
}
function mediansDiffer({ medianRatio, shiftRatio, allowedPercent, blocks, }) {
    if (medianRatio === null || shiftRatio === null || allowedPercent === null || warnings_tooFew(blocks))
        return null;
    if (Math.abs(medianRatio - shiftRatio) * 100 <= allowedPercent / 2)
        return null;
    // Two numbers for a change that both call too slow, or both allow, would only raise doubts about a clear answer.
    const limit = 1 + allowedPercent / 100;
    const sameAnswer = medianRatio > limit === shiftRatio > limit;
    const sameDirection = (medianRatio - 1) * (shiftRatio - 1) >= 0;
    if (sameAnswer && sameDirection)
        return null;
    return {
        code: 'median-and-shift-differ',
        medianPercent: (medianRatio - 1) * 100,
        shiftPercent: (shiftRatio - 1) * 100,
    };
}
function spreadsDiffer(blocks) {
    if (warnings_tooFew(blocks))
        return null;
    const base = finiteTimes(blocks, 'base');
    const head = finiteTimes(blocks, 'head');
    const spreads = [(0,spread/* sdOfLogs */.ot)(base), (0,spread/* sdOfLogs */.ot)(head)];
    const [baseSpread, headSpread] = spreads;
    if (!baseSpread || !headSpread)
        return null;
    if (Math.max(baseSpread, headSpread) <= 2 * Math.min(baseSpread, headSpread))
        return null;
    // Robust spreads of ten values often differ twofold by chance, so the deviations must differ by a test as well.
    const deviations = (values) => {
        const centre = (0,samples/* median */.JZ)(values);
        // A shift by one keeps a deviation of zero comparable; ranks do not notice it.
        return values.map((value) => 1 + Math.abs(Math.log(value / centre)));
    };
    if ((0,mann_whitney/* mannWhitney */.Pi)(deviations(base), deviations(head)).p.twoSided > SPREADS_LEVEL)
        return null;
    return { code: 'spreads-differ', baseSdOfLogs: baseSpread, headSdOfLogs: headSpread };
}
function functionsDiffer(blocks) {
    const pairs = model/* SIDES */.BV.flatMap((side) => functionPairs(blocks, side).map((pair) => ({ side, ...pair })));
    return pairs.flatMap(({ side, first, second }) => {
        const counts = blocks
            .map((block) => ({ first: servedBy(block[side], first), second: servedBy(block[side], second) }))
            .filter((block) => block.first.length > 0 && block.second.length > 0)
            .map((block) => (0,mann_whitney/* countRanks */.l5)(block.first, block.second));
        if (counts.length === 0 || (0,van_elteren/* sumBlocks */.Q)(counts).p.twoSided > FUNCTIONS_LEVEL / pairs.length)
            return [];
        const all = (0,verdict_samples/* sideStarts */.Zd)(blocks, side);
        const functions = [first, second].map((name) => ({
            name,
            medianMs: (0,statistics_pairs/* finiteOrNull */.Es)((0,samples/* median */.JZ)(servedBy(all, name)) / 1000),
        }));
        return [{ code: 'functions-differ', side, functions }];
    });
}
function functionPairs(blocks, side) {
    const names = new Set();
    for (const start of (0,verdict_samples/* sideStarts */.Zd)(blocks, side))
        if (start.functionName !== null)
            names.add(start.functionName);
    const sorted = [...names].sort();
    return sorted.flatMap((first, i) => sorted.slice(i + 1).map((second) => ({ first, second })));
}
function manyLost({ lost, rule }, side) {
    return lost[side] * 10 <= rule.maxSamples
        ? null
        : { code: 'many-lost-starts', side, lost: lost[side], planned: rule.maxSamples };
}
function warnings_tooFew(blocks) {
    return model/* SIDES */.BV.some((side) => finiteTimes(blocks, side).length < FEWEST);
}
function finiteTimes(blocks, side) {
    return (0,verdict_samples/* timesOf */.Qv)((0,verdict_samples/* sideStarts */.Zd)(blocks, side)).filter(Number.isFinite);
}
function servedBy(starts, name) {
    return (0,verdict_samples/* timesOf */.Qv)(starts.filter((start) => start.functionName === name));
}

;// CONCATENATED MODULE: ./build/core/verdict/judge-cell.js







/**
 * Judges one cell: replays every look from the raw blocks, decides, and describes. `cells` is the number of cells of
 * the whole run, which share the error rate. Blocks after the one at which the cell was decided are not used.
 * Throws `StatisticsError` for values that cannot be compared; too few values are a verdict.
 */
function judgeCell(samples, rule, cells, progress = 'plan-done') {
    const tests = testCell(samples, rule, cells, progress);
    const { allowance: test, budget, blocks, withBase } = tests;
    const base = withBase ? (0,describe/* summarize */.eh)(blocks, 'base', rule) : null;
    const head = (0,describe/* summarize */.eh)(blocks, 'head', rule);
    const estimates = (0,describe/* estimate */.jA)(test, rule, cells);
    const medianRatio = (0,describe/* ratioOfMedians */.uO)(blocks);
    const allowed = (0,describe/* allowanceAt */.E3)(base?.medianMs ?? null, rule);
    const crossed = test.looks.at(-1)?.crossed ?? null;
    const pSlowerAtAll = (0,describe/* slowerAtAll */.Dj)(test);
    const comparison = {
        crossed,
        used: test.used,
        share: estimates.share,
        ratio: estimates.ratio,
        medianRatio,
        pSlowerAtAll,
        allowedRatio: allowed.allowedPercent === null ? null : 1 + allowed.allowedPercent / 100,
    };
    return {
        cell: samples.cell,
        metric: rule.metric,
        base,
        head,
        looks: (0,describe/* looksOf */.uJ)(test),
        ended: endedBy(samples, rule, tests, progress),
        allowance: allowed,
        ...estimates.shown,
        medianRatio: (0,statistics_pairs/* finiteOrNull */.Es)(medianRatio),
        pSlowerAtAll,
        budget: budget && {
            budgetMs: budget.budgetMs,
            upperLimitMs: budget.upperLimitMs,
            lowerLimitMs: budget.lowerLimitMs,
        },
        ...decide({
            samples,
            rule,
            cells,
            stopped: progress === 'stopped',
            comparison: withBase || budget === null ? comparison : null,
            budget,
        }),
        warnings: warningsOf({
            blocks,
            rule,
            medianRatio: (0,statistics_pairs/* finiteOrNull */.Es)(medianRatio),
            shiftRatio: (0,statistics_pairs/* finiteOrNull */.Es)(estimates.ratio),
            allowedPercent: allowed.allowedPercent,
            lost: samples.lost,
            stoppedEarlyOnRegression: crossed === 'up' && samples.doesNotStart === null && head.n < rule.maxSamples,
        }),
    };
}
/**
 * Whether measuring a cell can end before its planned maximum: both questions are answered (or one with a regression),
 * a build does not start, or more starts were lost than a verdict can bear. The gate asks after every block.
 */
function isDecided(samples, rule, cells) {
    return isBeyondComparing(samples, rule) || isBoundary(testCell(samples, rule, cells, 'running'));
}
function isBeyondComparing({ doesNotStart, lost }, rule) {
    return doesNotStart !== null || Math.max(lost.base, lost.head) > lostAllowed(rule);
}
function endedBy(samples, rule, tests, progress) {
    if (isBeyondComparing(samples, rule) || isBoundary(tests))
        return 'boundary';
    return progress === 'stopped' ? 'stopped-run' : 'planned-maximum';
}
function testCell(samples, rule, cells, progress) {
    const withBase = samples.blocks.some((block) => block.base.length > 0);
    // A block with an empty side compares nothing; without a base, head alone is held against the budget.
    const usable = samples.blocks.filter((block) => block.head.length > 0 && (block.base.length > 0 || !withBase));
    const allowance = (0,verdict_looks/* testAllowance */.vp)(withBase ? (0,verdict_looks/* comparableBlocks */.BF)(usable) : [], rule, cells, progress);
    const budget = testBudget(usable.map((block) => (0,verdict_samples/* timesOf */.Qv)(block.head)), rule, cells, progress);
    return {
        allowance,
        budget,
        withBase,
        blocks: usable.slice(0, blocksUsed(allowance, budget, usable.length)),
    };
}
/** A regression needs the blocks up to its proof; a pass those up to the later of the two proofs. */
function blocksUsed(allowance, budget, all) {
    const look = allowance.looks.at(-1);
    const regressions = [];
    if (look?.crossed === 'up')
        regressions.push(look.blocks);
    if (budget?.outcome === 'over')
        regressions.push(budget.blocks);
    if (regressions.length > 0)
        return Math.min(...regressions);
    const compared = allowance.used.length;
    const used = Math.max(compared, budget?.blocks ?? 0);
    return used === 0 ? all : used;
}
function isBoundary({ allowance, budget, withBase }) {
    const crossed = allowance.looks.at(-1)?.crossed ?? null;
    if (crossed === 'up' || budget?.outcome === 'over')
        return true;
    const compared = !withBase || crossed === 'down';
    const budgeted = budget === null || budget.outcome === 'within';
    return compared && budgeted && (withBase || budget !== null);
}


/***/ }),

/***/ 93023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ judgeRun)
/* harmony export */ });
/** When several cells have the run's verdict for different reasons, the first of these is named. */
const REASONS = [
    'does-not-start',
    'over-budget',
    'base-does-not-start',
    'lost-starts',
    'time-limit',
    'too-few',
    'noisy',
    // A pass of the run is proven only if every cell's is; a regression is proven if one is (see reasonOf).
    'not-proven',
    'proven',
];
/**
 * The verdict of the run: regression if any cell is one; pass if all pass; not measured if no cell could be; else
 * inconclusive. `policy` decides the exit code only, never the word.
 */
function judgeRun(comparisons, policy, withoutMeasuring = null) {
    const { verdict, reason } = wordAndReason(comparisons, withoutMeasuring);
    return { verdict, reason, exitCode: exitCodeOf(verdict, policy) };
}
function wordAndReason(comparisons, withoutMeasuring) {
    if (withoutMeasuring === 'identical')
        return { verdict: 'pass', reason: 'identical' };
    if (withoutMeasuring === 'no-credentials')
        return { verdict: 'not-measured', reason: 'no-credentials' };
    const having = (verdict) => comparisons.filter((cell) => cell.verdict === verdict);
    const regressions = having('regression');
    if (regressions.length > 0)
        return { verdict: 'regression', reason: reasonOf('regression', regressions) };
    if (comparisons.length === 0)
        return { verdict: 'inconclusive', reason: 'too-few' };
    for (const verdict of ['pass', 'not-measured']) {
        if (having(verdict).length === comparisons.length)
            return { verdict, reason: reasonOf(verdict, comparisons) };
    }
    const open = comparisons.filter((cell) => cell.verdict !== 'pass');
    return { verdict: 'inconclusive', reason: reasonOf('inconclusive', open) };
}
function reasonOf(verdict, cells) {
    const reasons = new Set(cells.map((cell) => cell.reason));
    const strongest = REASONS.find((reason) => reasons.has(reason)) ?? 'not-proven';
    return verdict === 'regression' && strongest === 'not-proven' && reasons.has('proven')
        ? 'proven'
        : strongest;
}
function exitCodeOf(verdict, policy) {
    switch (verdict) {
        case 'pass':
            return 0;
        case 'regression':
            return policy.onRegression === 'fail' ? 1 : 0;
        case 'inconclusive':
            return policy.onInconclusive === 'fail' ? 1 : 0;
        case 'not-measured':
            return policy.onUnmeasured === 'fail' ? 3 : 0;
    }
}


/***/ }),

/***/ 78615:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ judge),
/* harmony export */   p: () => (/* binding */ judgeableCells)
/* harmony export */ });
/* harmony import */ var _functions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38247);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71295);
/* harmony import */ var _judge_cell_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52391);
/* harmony import */ var _judge_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93023);
/* harmony import */ var _samples_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34575);





/**
 * Judges a run from its raw starts: the one path for the gate and for `judge` on a saved report.
 * Throws `StatisticsError` for a rule or values that cannot be judged.
 */
function judge(run) {
    const comparisons = judgeableCells(run).map(({ samples, fn }) => (0,_judge_cell_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeCell */ .E)(samples, fn.rule, run.cells.length, run.stopped && !isPlanDone(samples, fn) ? 'stopped' : 'plan-done'));
    return { comparisons, verdict: (0,_judge_run_js__WEBPACK_IMPORTED_MODULE_2__/* .judgeRun */ .Z)(comparisons, run.policy, run.withoutMeasuring) };
}
/** The samples of every cell, in the order of the cells. */
function judgeableCells(run) {
    const starts = Map.groupBy(run.starts, ({ cell }) => cell.functionLabel);
    const found = new Map();
    for (const [fn, cells] of Map.groupBy(run.cells, (cell) => (0,_functions_js__WEBPACK_IMPORTED_MODULE_3__/* .functionOf */ .O)(run.functions, cell))) {
        const own = starts.get(fn.label) ?? [];
        for (const samples of (0,_samples_js__WEBPACK_IMPORTED_MODULE_1__/* .samplesOfStarts */ .kh)(own, cells, fn.rule, (0,_model_js__WEBPACK_IMPORTED_MODULE_4__/* .sidesIn */ .O6)(fn.sides))) {
            found.set((0,_samples_js__WEBPACK_IMPORTED_MODULE_1__/* .cellId */ .Cw)(samples.cell), { samples, fn });
        }
    }
    return run.cells.flatMap((cell) => found.get((0,_samples_js__WEBPACK_IMPORTED_MODULE_1__/* .cellId */ .Cw)(cell)) ?? []);
}
function isPlanDone({ blocks }, { sides, rule }) {
    return (0,_model_js__WEBPACK_IMPORTED_MODULE_4__/* .sidesIn */ .O6)(sides).every((side) => blocks.reduce((n, block) => n + block[side].length, 0) >= rule.maxSamples);
}


/***/ }),

/***/ 37694:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  BF: () => (/* binding */ comparableBlocks),
  kr: () => (/* binding */ errorRates),
  eZ: () => (/* binding */ replay),
  vp: () => (/* binding */ testAllowance)
});

// EXTERNAL MODULE: ./build/core/statistics/allowance.js
var statistics_allowance = __webpack_require__(27990);
// EXTERNAL MODULE: ./build/core/statistics/mann-whitney.js
var mann_whitney = __webpack_require__(34179);
// EXTERNAL MODULE: ./build/core/statistics/mann-whitney-null.js
var mann_whitney_null = __webpack_require__(12161);
// EXTERNAL MODULE: ./build/core/statistics/samples.js
var samples = __webpack_require__(29803);
// EXTERNAL MODULE: ./build/core/statistics/distribution.js
var distribution = __webpack_require__(35688);
;// CONCATENATED MODULE: ./build/core/statistics/sequential.js

/** Shape of the spending function alpha * t^1.5 (the power family of Kim and DeMets 1987). */
const SPENDING_POWER = 1.5;
/** Forgives rounding in sums of probabilities, so that a p of exactly 0.05 is within 0.05. */
const ROUNDING = 1 + 1e-12;
/** Share of an error rate that may be spent when the share `t` (0 .. 1) of the plan is done. */
function spendable(alpha, t) {
    return alpha * Math.min(1, t) ** SPENDING_POWER;
}
/**
 * Replays the looks of a group sequential test and stops at the first crossing. `fractions[b]` is the share of the plan
 * that is done after block b, or null for no look there.
 *
 * The boundaries are exact: the null of the sum that has not crossed yet is carried from look to look by convolution;
 * at each look as much of its tail is cut off as the spending function allows, in whole attainable values, and what is
 * not spent carries over (Lan and DeMets 1983, with the permutation null in place of Brownian motion). The two
 * directions ignore each other's boundaries: each error rate holds even if the other kind of stop is ignored.
 */
function replayLooks(blocks, fractions, rates) {
    const looks = [];
    const up = new Spending(rates.up);
    const down = new Spending(rates.down);
    let whole = (0,distribution/* pointAtZero */.cK)();
    let sum = 0;
    for (const [index, block] of blocks.entries()) {
        whole = (0,distribution/* convolve */.bd)(whole, block.null, block.weight);
        up.add(block.null, block.weight);
        down.add((0,distribution/* mirror */.e7)(block.null), block.weight);
        sum += block.weight * block.score;
        const t = fractions[index] ?? null;
        if (t === null)
            continue;
        const rejectUp = up.cut(t);
        const rejectDown = down.cut(t);
        const mirrored = whole.length - 1 - sum;
        const crossed = rejectUp !== null && sum >= rejectUp
            ? 'up'
            : rejectDown !== null && mirrored >= rejectDown
                ? 'down'
                : null;
        looks.push({
            blocks: index + 1,
            pUp: (0,distribution/* upperTail */.fl)(whole, sum),
            pDown: (0,distribution/* lowerTail */.Er)(whole, sum),
            rejectUp,
            rejectDown,
            spentUp: up.spent,
            spentDown: down.spent,
            crossed,
        });
        if (crossed !== null)
            break;
    }
    return looks;
}
/** One direction: the part of the null that has not been rejected, and the error spent. */
class Spending {
    #alpha;
    #continuing = (0,distribution/* pointAtZero */.cK)();
    #spent = 0;
    constructor(alpha) {
        this.#alpha = alpha;
    }
    get spent() {
        return this.#spent;
    }
    add(score, weight) {
        this.#continuing = (0,distribution/* convolve */.bd)(this.#continuing, score, weight);
    }
    /** Cuts the upper tail that may be rejected at plan share `t`; returns its lowest value, or null if there is none. */
    cut(t) {
        const limit = spendable(this.#alpha, t) * ROUNDING;
        let tail = 0;
        let boundary = null;
        for (let k = this.#continuing.length - 1; k >= 0; k--) {
            const mass = this.#continuing[k] ?? 0;
            if (mass === 0)
                continue;
            if (this.#spent + tail + mass > limit)
                break;
            tail += mass;
            boundary = k;
        }
        if (boundary !== null)
            this.#continuing.fill(0, boundary);
        this.#spent += tail;
        return boundary;
    }
}

// EXTERNAL MODULE: ./build/core/statistics/van-elteren.js
var van_elteren = __webpack_require__(34087);
// EXTERNAL MODULE: ./build/core/verdict/samples.js
var verdict_samples = __webpack_require__(34575);
;// CONCATENATED MODULE: ./build/core/verdict/looks.js







/** Looks before this many starts per side could decide on too little. */
const FIRST_LOOK = 10;
/** The times of blocks that have both sides, checked. */
function comparableBlocks(blocks) {
    return blocks.map((block) => {
        const times = { base: (0,verdict_samples/* timesOf */.Qv)(block.base), head: (0,verdict_samples/* timesOf */.Qv)(block.head) };
        (0,samples/* checkSide */.E5)('base', times.base);
        (0,samples/* checkSide */.E5)('head', times.head);
        return times;
    });
}
/**
 * Share of the plan done after each block, or null where there is no look yet: looks come after every block from 10
 * starts per side, and at the end of the plan whatever there is.
 */
function planShares(sizes, maxSamples) {
    let base = 0;
    let head = 0;
    return sizes.map((size) => {
        base += size.base;
        head += size.head;
        const n = Math.min(base, head);
        return n >= Math.min(FIRST_LOOK, maxSamples) ? Math.min(1, n / maxSamples) : null;
    });
}
/** The look history of a test over blocks of these sizes, up to the first crossing or the end of the data. */
function replay(scores, sizes, rule, cells, progress) {
    const rates = errorRates(rule, cells);
    const onlyAtEnd = sizes.map((_, b) => (b === sizes.length - 1 ? 1 : null));
    if (progress === 'fixed-sample')
        return replayLooks(scores, onlyAtEnd, rates);
    const shares = planShares(sizes, rule.maxSamples);
    const looks = replayLooks(scores, shares, rates);
    if (progress !== 'plan-done' || sizes.length === 0 || shares.at(-1) === 1 || looks.at(-1)?.crossed)
        return looks;
    // The plan ends here with fewer starts than planned: the last look may spend all that is left.
    return replayLooks(scores, [...shares.slice(0, -1), 1], rates);
}
/** Error rates of a cell among `cells`: any false regression fails the run, a false pass needs every cell to be false. */
function errorRates(rule, cells) {
    return { up: rule.alpha / cells, down: rule.alpha };
}
/** Replays all looks of a cell from its raw blocks. Throws `StatisticsError` for values that cannot be compared. */
function testAllowance(blocks, rule, cells, progress) {
    const allowance = (0,statistics_allowance/* allowanceOf */.UF)(rule);
    const counts = blocks.map((block) => (0,mann_whitney/* countRanks */.l5)(block.base.map((micros) => (0,statistics_allowance/* allowedTime */.Kx)(allowance, micros)), block.head.map((micros) => (0,statistics_allowance/* scaledTime */.c8)(allowance, micros))));
    const weights = (0,van_elteren/* vanElterenWeights */.k)(counts);
    const scores = counts.map((count, b) => ({
        score: count.doubledU,
        null: (0,mann_whitney_null/* mannWhitneyNull */.o)(count.base, count.head, count.tieSizes),
        weight: weights[b] ?? 1,
    }));
    const looks = replay(scores, counts, rule, cells, progress);
    const last = looks.at(-1);
    const used = last?.crossed ? last.blocks : blocks.length;
    return { looks, used: blocks.slice(0, used), weights: weights.slice(0, used) };
}


/***/ }),

/***/ 97389:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jf: () => (/* binding */ detectableRatio),
  YN: () => (/* binding */ noiseOf),
  K$: () => (/* binding */ samplesToFind)
});

;// CONCATENATED MODULE: ./build/core/statistics/normal.js
/** Terms of either expansion needed for full double precision on its side of SWITCH. */
const TERMS = 200;
const SWITCH = 2.5;
/**
 * Upper tail of the standard normal distribution, P(Z > z). Near the middle by the series
 * phi(z) (z + z^3/3 + z^5/(3*5) + ...), in the tail by the continued fraction phi(z) / (z + 1/(z + 2/(z + ...)))
 * (Abramowitz and Stegun 26.2.11 and 26.2.14).
 */
function normalUpperTail(z) {
    if (z < 0)
        return 1 - normalUpperTail(-z);
    const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
    if (z < SWITCH) {
        let term = z;
        let sum = z;
        for (let k = 3; k < TERMS; k += 2) {
            term *= (z * z) / k;
            sum += term;
        }
        return 0.5 - density * sum;
    }
    let fraction = z;
    for (let k = TERMS; k >= 1; k--)
        fraction = z + k / fraction;
    return density / fraction;
}
/** The z with P(Z > z) = p, 0 < p < 1, by bisection of `normalUpperTail`: slow, exact and without constants. */
function normalUpperQuantile(p) {
    if (!(p > 0 && p < 1))
        throw new RangeError(`a tail probability lies between 0 and 1, not at ${p}`);
    let low = -40;
    let high = 40;
    while (true) {
        const middle = (low + high) / 2;
        if (middle <= low || middle >= high)
            return middle;
        if (normalUpperTail(middle) > p)
            low = middle;
        else
            high = middle;
    }
}

// EXTERNAL MODULE: ./build/core/statistics/spread.js
var spread = __webpack_require__(13825);
;// CONCATENATED MODULE: ./build/core/verdict/power.js


/** Variance of the Hodges-Lehmann estimate relative to the mean's, for normal logs (Lehmann 1963). */
const RANK_PRICE = Math.PI / 3;
/** A found change is one that is found in four of five runs. */
const FOUND = 0.8;
/** Robust noise of a cell: both sides pooled, within each. null with fewer than two values on a side. */
function noiseOf(blocks) {
    const base = (0,spread/* sdOfLogs */.ot)(blocks.flatMap((block) => block.base));
    const head = (0,spread/* sdOfLogs */.ot)(blocks.flatMap((block) => block.head));
    return base === null || head === null ? null : Math.sqrt((base ** 2 + head ** 2) / 2);
}
/**
 * Starts per side with which a change to `ratio` (e.g. 1.2) is found in 80 % of runs, rounded up to whole blocks; null
 * when no number suffices because the change is not above the allowance.
 *
 * With n per side the log of the Hodges-Lehmann ratio has variance sd^2 (2 / n) (pi / 3) (N + 1) / N, N = 2 blockSize
 * (the price of comparing within blocks only). A proven regression needs the estimate to be z(alpha) standard errors
 * above the allowance; the default decision needs it above the allowance, and z(alpha) standard errors above no change.
 * The looks cost a few percent more, which is left out.
 */
function samplesToFind(input, ratio) {
    const beyondAllowance = Math.log(ratio / input.allowedRatio);
    if (beyondAllowance <= 0)
        return null;
    const zError = normalUpperQuantile(input.alpha);
    const zFound = normalUpperQuantile(1 - FOUND);
    const standardErrors = input.decision === 'proven'
        ? (zError + zFound) / beyondAllowance
        : Math.max(zFound / beyondAllowance, (zError + zFound) / Math.log(ratio));
    const n = variancePerStart(input) * standardErrors ** 2;
    return Math.max(1, Math.ceil(n / input.blockSize)) * input.blockSize;
}
/** The smallest ratio that `n` starts per side find in 80 % of runs: what a run just done could have seen. */
function detectableRatio(input, n) {
    const standardError = Math.sqrt(variancePerStart(input) / n);
    const zError = normalUpperQuantile(input.alpha);
    const zFound = normalUpperQuantile(1 - FOUND);
    const beyondAllowance = (zScore) => input.allowedRatio * Math.exp(zScore * standardError);
    return input.decision === 'proven'
        ? beyondAllowance(zError + zFound)
        : Math.max(beyondAllowance(zFound), Math.exp((zError + zFound) * standardError));
}
/** n times the variance of the log of the estimated ratio. */
function variancePerStart({ sdOfLogs: sd, blockSize }) {
    const inBlock = 2 * blockSize;
    return sd ** 2 * 2 * RANK_PRICE * ((inBlock + 1) / inBlock);
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

/***/ 53254:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ emptyReport)
/* harmony export */ });
/* harmony import */ var _core_verdict_judge_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93023);

/** The report of a run in which no start was taken; what a run measures is put over it. @param why nothing is measured. */
function emptyReport(frame, why) {
    return {
        schema: 1,
        tool: { name: 'cold-start-gate', version: frame.toolVersion },
        startedAt: frame.startedAt.toISOString(),
        durationSeconds: 0,
        plan: { seed: frame.seed, burnInPerFunction: 1, concurrency: frame.concurrency },
        policy: frame.policy,
        functions: frame.functions,
        starts: [],
        counts: [],
        comparisons: [],
        verdict: (0,_core_verdict_judge_run_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeRun */ .Z)([], frame.policy, why),
        warnings: [],
    };
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


/***/ }),

/***/ 93169:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ executableProblem)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/** Whether a file can be started as a program, looked at before it is. */

/** What execve would say about a file, in Go's words as AWS shows them; null when it can be started. */
function executableProblem(file) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.F_OK);
    }
    catch {
        return 'missing';
    }
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return isProgram(firstBytes(file)) ? null : 'exec format error';
    }
    catch {
        return 'permission denied';
    }
}
function firstBytes(file) {
    const head = new Uint8Array(20);
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(file, 'r');
    try {
        return head.subarray(0, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, head));
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
    }
}
/** ELF machine numbers. */
const MACHINES = { x64: 62, arm64: 183 };
/**
 * Node starts programs with execvp, which hands a file without a known format to /bin/sh; Lambda uses execve,
 * which refuses it. So the format is looked at first: a script with `#!`, an ELF file for this machine, or
 * (macOS) a Mach-O file.
 */
function isProgram(head) {
    const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
    if (head.length >= 2 && view.getUint16(0) === 0x2321)
        return true;
    if (head.length < 20)
        return false;
    if (view.getUint32(0) === 0x7f454c46)
        return view.getUint16(18, true) === MACHINES[process.arch];
    return process.platform === 'darwin' && [0xcffaedfe, 0xcafebabe].includes(view.getUint32(0));
}


/***/ }),

/***/ 89372:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Y: () => (/* binding */ cannotRun),
/* harmony export */   GV: () => (/* binding */ runtimeOf),
/* harmony export */   O2: () => (/* binding */ RUNNABLE),
/* harmony export */   aC: () => (/* binding */ RUNTIMES),
/* harmony export */   w4: () => (/* binding */ findRuntime)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _executable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93169);
/** The table of runtimes that the engine runs. A row, and the client that it names in ../runtime, add one. */


const RUNTIMES = [
    {
        family: 'nodejs*',
        // Whatever number the identifier has.
        on: `on its own Node ${process.versions.node}`,
        identifier: /^nodejs\d+\.x$/,
        client: 'node-client.cjs',
        version: `nodejs:${process.versions.node}.local`,
        entryPoint: (_, client) => ({ command: { file: process.execPath, args: [client] } }),
        variables: ({ runtime, taskRoot }, runtimeFolder) => {
            const major = /\d+/.exec(runtime)?.[0];
            return {
                NODE_PATH: [
                    `/opt/nodejs/node${major}/node_modules`,
                    '/opt/nodejs/node_modules',
                    (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(runtimeFolder, 'node_modules'),
                    runtimeFolder,
                    taskRoot,
                ].join(node_path__WEBPACK_IMPORTED_MODULE_0__.delimiter),
            };
        },
    },
    {
        family: 'provided*',
        on: "the package's bootstrap",
        identifier: /^provided(\.|$)/,
        client: null,
        version: null,
        entryPoint: ({ taskRoot }) => {
            const file = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(taskRoot, 'bootstrap');
            const problem = (0,_executable_js__WEBPACK_IMPORTED_MODULE_1__/* .executableProblem */ .O)(file);
            if (problem === null)
                return { command: { file, args: [] } };
            return {
                problem: problem === 'missing'
                    ? "Couldn't find valid bootstrap(s): [/var/task/bootstrap /opt/bootstrap]"
                    : `fork/exec /var/task/bootstrap: ${problem}`,
            };
        },
        variables: () => ({}),
    },
];
/** All of them, for messages: `nodejs* and provided*`. */
const RUNNABLE = RUNTIMES.map(({ family }) => family).join(' and ');
/** null: the engine does not run it. */
function findRuntime(identifier) {
    return RUNTIMES.find((runtime) => runtime.identifier.test(identifier)) ?? null;
}
/** Says in one sentence why a runtime cannot be run on this machine; null when it can. */
function cannotRun(identifier) {
    if (process.platform === 'win32') {
        return 'The embedded engine ends functions by their process group, which Windows does not have: run it on Linux, macOS or WSL.';
    }
    if (findRuntime(identifier) !== null)
        return null;
    const runs = RUNTIMES.map(({ family, on }) => `${family} (${on})`).join(' and ');
    return `The embedded engine runs ${runs}, not ${JSON.stringify(identifier)}: measure this function on AWS.`;
}
/** @throws Error for a runtime that {@link cannotRun} refuses: the control plane must not have accepted it. */
function runtimeOf({ runtime: identifier }) {
    const runtime = findRuntime(identifier);
    const refusal = cannotRun(identifier);
    if (runtime === null || refusal !== null)
        throw new Error(refusal ?? identifier);
    return runtime;
}


/***/ }),

/***/ 78323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GV: () => (/* binding */ compareBytewise),
/* harmony export */   e7: () => (/* binding */ SYMBOLIC_LINK),
/* harmony export */   fq: () => (/* binding */ imageCode),
/* harmony export */   iR: () => (/* binding */ REGULAR_FILE),
/* harmony export */   mb: () => (/* binding */ TYPE_MASK),
/* harmony export */   qM: () => (/* binding */ asCode)
/* harmony export */ });
/** File type bits of a Unix mode. */
const TYPE_MASK = 0o170000;
const REGULAR_FILE = 0o100000;
const SYMBOLIC_LINK = 0o120000;
function asCode({ package: code, problems, warnings }) {
    return { code, problems, warnings };
}
/** @param origin before the URI in the label, where it is not the user who named it. */
function imageCode(uri, origin = '') {
    return { code: { kind: 'image', uri, label: `${origin}${uri.text}` }, problems: [], warnings: [] };
}
/** Order of paths in a package: by their UTF-8 bytes, so that it depends on no locale and no platform. */
function compareBytewise(left, right) {
    return Buffer.compare(Buffer.from(left.path), Buffer.from(right.path));
}


/***/ }),

/***/ 61175:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ readRegularFile),
/* harmony export */   b: () => (/* binding */ textOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
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
/** Files that a user, a download or a cache entry names, read without waiting: a pipe would never end, a device might not. */


/**
 * Reads a regular file. Pipes, sockets, devices and folders are `no-file`.
 * @throws the error of the file system when there is nothing that can be opened
 */
async function readRegularFile(path, { mostBytes, followLinks = true }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        // Without O_NONBLOCK, opening a pipe that nobody writes to never returns, and no signal ends it. (Windows has neither flag.)
        const { O_RDONLY, O_NONBLOCK = 0, O_NOFOLLOW = 0 } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
        const file = __addDisposableResource(env_1, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, O_RDONLY | O_NONBLOCK | (followLinks ? 0 : O_NOFOLLOW)), true);
        const found = await file.stat();
        if (!found.isFile())
            return { kind: 'no-file' };
        if (found.size > mostBytes)
            return { kind: 'too-large', sizeBytes: found.size };
        // Some files of the system have no size and no end, and others grow.
        const parts = [];
        let sizeBytes = 0;
        for await (const part of file.createReadStream({ end: mostBytes, autoClose: false })) {
            parts.push(part);
            sizeBytes += part.length;
        }
        return sizeBytes > mostBytes
            ? { kind: 'too-large', sizeBytes }
            : { kind: 'file', bytes: Buffer.concat(parts, sizeBytes) };
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
/** UTF-8 without its byte order mark; what is not UTF-8 becomes replacement characters. */
function textOf(bytes) {
    return new TextDecoder().decode(bytes);
}


/***/ }),

/***/ 41225:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ openEngine)
});

// EXTERNAL MODULE: ./build/run/engine/aws.js + 2 modules
var aws = __webpack_require__(32898);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/core/config/settings.js
var config_settings = __webpack_require__(59172);
// EXTERNAL MODULE: ./build/core/cost/estimate.js
var estimate = __webpack_require__(36862);
// EXTERNAL MODULE: ./build/local/execution/runtimes.js
var runtimes = __webpack_require__(89372);
// EXTERNAL MODULE: ./build/run/host.js
var host = __webpack_require__(87914);
// EXTERNAL MODULE: ./build/run/engine/deployments.js
var deployments = __webpack_require__(1865);
// EXTERNAL MODULE: ./build/run/engine/owner.js
var owner = __webpack_require__(11934);
// EXTERNAL MODULE: ./build/run/engine/warnings.js
var warnings = __webpack_require__(22828);
;// CONCATENATED MODULE: ./build/run/engine/local.js
/** The embedded engine of this machine: an estimate without an AWS account. */









/** Where the engine says that it is. */
const REGION = 'us-east-1';
/** On this machine a second start would take CPU from the first: one at a time, prepared when it is needed. */
const LANES = { concurrency: 1, functionsPerLane: 1, versionsAhead: 0, startsPerVersion: 1 };
const TIERS_MB = [512];
/** The engine asks for no role, but CreateFunction does; the account is the one that examples use. */
const ROLE_ARN = 'arn:aws:iam::123456789012:role/cold-start-gate-local';
class LocalEngine {
    #atEnd = new AsyncDisposableStack();
    #session;
    async open(config, label) {
        const { settings, architectures, refusalOf } = this.presumed(config);
        const { head, base } = settings;
        if (head === null)
            throw new Error('a configuration has a head');
        const functionLabel = label ?? head.handler ?? config_settings/* DEFAULT_SETTINGS */.a$.handler;
        const own = { settings: { head, base }, tiersMb: config.tiersMb ?? TIERS_MB };
        const place = {
            ...LANES,
            ...own,
            architectures,
            refusalOf,
            functionLabel,
            concurrency: config.concurrency ?? LANES.concurrency,
            endpoint: null,
            measuredOn: {
                engine: 'local',
                region: REGION,
                description: `Node.js ${process.versions.node}, ${process.platform} ${process.arch}, ${(0,external_node_os_.cpus)().length} CPUs`,
            },
            where: 'embedded engine on this machine',
            delays: estimate/* NO_DELAYS */.LW,
            notes: [],
            warnings: [...(0,warnings/* localWarnings */.H)(own), ...(0,warnings/* snapStartWarnings */.w)(functionLabel, own.settings)],
            fetchCode: async () => ({ problem: 'needs engine: aws.' }),
            check: async () => [],
            deployments: (fn) => (0,deployments/* deploymentsOf */.o)(fn, place, { roleArn: ROLE_ARN }),
            connect: (fn, context) => this.#connect(fn, place, context),
        };
        return { place, problems: [], canStart: true };
    }
    presumed({ head, base }) {
        const usual = { ...config_settings/* DEFAULT_SETTINGS */.a$, architecture: (0,host/* hostArchitecture */.m)() };
        const settingsOf = (overrides = {}) => (0,config_settings/* layOver */.T)(usual, overrides);
        return {
            settings: {
                head: settingsOf(head?.overrides),
                base: base === null ? null : settingsOf(base.overrides),
            },
            architectures: [(0,host/* hostArchitecture */.m)()],
            refusalOf: runtimes/* cannotRun */.$Y,
        };
    }
    async problems() {
        return [];
    }
    async policy() {
        return null;
    }
    async [Symbol.asyncDispose]() {
        await this.#atEnd.disposeAsync();
    }
    async #connect(fn, place, context) {
        this.#session ??= this.#begin(context);
        const { adapter, connection } = await this.#session;
        const lambda = adapter.connectLambda(connection, place.deployments(fn), {
            payload: fn.payload,
            owner: (0,owner/* ownerOf */.b)(fn, context),
            say: context.listener.say,
            timings: adapter.LOCAL_TIMINGS,
            // The engine and everything on it ends with this process.
            ledger: adapter.NO_LEDGER,
        });
        return { lambda: this.#atEnd.use(lambda), seen: () => ({ codeSha256: null, runtimeVersionArn: null }) };
    }
    async #begin({ engineFolder }) {
        const adapter = await loadAdapter();
        const credentials = {
            accessKeyId: `LOCAL${(0,external_node_crypto_.randomBytes)(8).toString('hex').toUpperCase()}`,
            secretAccessKey: (0,external_node_crypto_.randomBytes)(24).toString('base64url'),
        };
        const engine = this.#atEnd.use(await adapter.startEngine({
            region: REGION,
            credentials,
            ...(engineFolder === undefined ? {} : { parentFolder: engineFolder }),
        }));
        return { adapter, connection: { endpoint: engine.endpoint, region: engine.region, credentials } };
    }
}
/** The engine, and the client that drives it as it drives AWS. */
async function loadAdapter() {
    const [engine, client] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(663), __webpack_require__.e(585), __webpack_require__.e(626)]).then(__webpack_require__.bind(__webpack_require__, 54585)),
        Promise.all(/* import() */[__webpack_require__.e(914), __webpack_require__.e(473)]).then(__webpack_require__.bind(__webpack_require__, 95473)),
    ]);
    return { ...engine, ...client };
}

;// CONCATENATED MODULE: ./build/run/engine/open.js


/** @param environment where credentials, proxy and custom endpoint are looked up. Nothing is started or loaded yet. */
function openEngine(name, environment) {
    return name === 'aws' ? new aws/* AwsEngine */.q(environment) : new LocalEngine();
}


/***/ }),

/***/ 87914:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ hostArchitecture)
/* harmony export */ });
/** What this machine is, as Lambda calls it. */
function hostArchitecture() {
    return process.arch === 'arm64' ? 'arm64' : 'x86_64';
}


/***/ }),

/***/ 37885:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ readInputs),
/* harmony export */   t: () => (/* binding */ located)
/* harmony export */ });
/* harmony import */ var _core_config_config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19653);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87914);
/** From raw inputs to the configuration of every function of a run: one, or those of a configuration file. */


async function readInputs(raw, freshSeed, environment) {
    const sources = {
        parseYaml: await yamlParserFor(raw),
        freshSeed,
        hostArchitecture: (0,_host_js__WEBPACK_IMPORTED_MODULE_1__/* .hostArchitecture */ .m)(),
        region: environment['AWS_REGION'] || environment['AWS_DEFAULT_REGION'] || undefined,
        eventName: environment['GITHUB_EVENT_NAME'],
    };
    const path = raw['config'];
    if (path)
        return await readFile(path, raw, sources);
    const result = (0,_core_config_config_js__WEBPACK_IMPORTED_MODULE_0__/* .readConfig */ .Xg)(raw, sources);
    return result.ok
        ? { ok: true, config: result.config, functions: [{ origin: null, config: result.config }] }
        : { ok: false, problems: result.problems, sides: [{ origin: null, sides: result.sides }] };
}
async function readFile(path, raw, sources) {
    const [{ readConfigFile }, { readFunctions }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(463)]).then(__webpack_require__.bind(__webpack_require__, 64463)),
        __webpack_require__.e(/* import() */ 962).then(__webpack_require__.bind(__webpack_require__, 23962)),
    ]);
    const result = readFunctions({ path, parsed: await readConfigFile(path) }, raw, sources);
    return result.ok
        ? {
            ok: true,
            config: result.run,
            functions: result.functions.map(({ config, ...origin }) => ({ origin, config })),
        }
        : {
            ok: false,
            problems: result.problems,
            sides: result.sides.map(({ sides, ...origin }) => ({ origin, sides })),
        };
}
/**
 * A problem of a function that no single key of the file is to blame for, with the place of the function.
 * @param others how many more functions have the same one.
 */
function located(origin, problem, others = 0) {
    if (origin === null)
        return problem;
    const more = others === 0 ? '' : ` and ${others} more`;
    return `${origin.where}: ${JSON.stringify(origin.label)}${more}: ${problem}`;
}
/** The YAML reader is only loaded when there is YAML to read. */
async function yamlParserFor(raw) {
    if (!raw['config'] && !raw['head-settings'] && !raw['base-settings']) {
        return () => {
            throw new Error('there is no YAML among the inputs');
        };
    }
    const { parseYaml } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(705)]).then(__webpack_require__.bind(__webpack_require__, 3705));
    return parseYaml;
}


/***/ }),

/***/ 95979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ measuredOf)
/* harmony export */ });
/** The functions that are measured; all of them when none is. */
function measuredOf({ functions }) {
    const measured = functions.filter(({ identical }) => !identical);
    return measured.length === 0 ? functions : measured;
}


/***/ }),

/***/ 7797:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  xP: () => (/* binding */ measure),
  n9: () => (/* binding */ prepareInputs),
  Z0: () => (/* binding */ prepareRun)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/core/config/config.js + 1 modules
var config = __webpack_require__(19653);
// EXTERNAL MODULE: ./build/core/plan/random.js
var random = __webpack_require__(28049);
;// CONCATENATED MODULE: ./build/core/plan/make-plan.js

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

// EXTERNAL MODULE: ./build/core/start/count-starts.js
var count_starts = __webpack_require__(79930);
;// CONCATENATED MODULE: ./build/core/start/start-warnings.js
/** Doubts about single starts, one per kind and cell: the first one's numbers, and how many starts it was seen in. */
function startWarnings(starts) {
    const all = starts.flatMap(({ cell, warnings }) => warnings.map((warning) => ({ ...warning, cell })));
    const groups = Map.groupBy(all, ({ code, cell }) => JSON.stringify([code, cell]));
    return [...groups.values()].flatMap((group) => {
        const [first] = group;
        return first === undefined ? [] : [{ ...first, starts: group.length }];
    });
}

// EXTERNAL MODULE: ./build/core/verdict/judge.js
var judge = __webpack_require__(78615);
// EXTERNAL MODULE: ./build/core/verdict/judge-cell.js + 4 modules
var judge_cell = __webpack_require__(52391);
// EXTERNAL MODULE: ./build/core/verdict/samples.js
var verdict_samples = __webpack_require__(34575);
// EXTERNAL MODULE: ./build/gate/empty-report.js
var empty_report = __webpack_require__(53254);
// EXTERNAL MODULE: ./build/core/functions.js
var functions = __webpack_require__(38247);
// EXTERNAL MODULE: ./build/core/model.js
var model = __webpack_require__(71295);
// EXTERNAL MODULE: ./build/core/start/health.js
var health = __webpack_require__(54479);
;// CONCATENATED MODULE: ./build/gate/functions.js
/** The functions that one run measures: each with its own sides, tiers and rule, all in one family of cells. */



class MeasuredFunctions {
    all;
    /** Every cell of every function, in the order of the functions. */
    cells;
    #ended = new Set();
    /** @throws RangeError for two functions of one label. */
    constructor(functions, runToken) {
        this.all = functions
            .filter(({ reported }) => !reported.skipped)
            .map((fn, index) => ({
            ...fn,
            label: fn.reported.label,
            sides: (0,model/* sidesIn */.O6)(fn.reported.sides),
            nameToken: `${runToken}${String(index).padStart(3, '0')}`,
        }));
        if (new Set(functions.map(({ reported }) => reported.label)).size < functions.length) {
            throw new RangeError('a run needs functions with labels of their own');
        }
        this.cells = this.all.flatMap(({ label, reported: { architectures, tiersMb } }) => architectures.flatMap((architecture) => tiersMb.map((tierMb) => ({ functionLabel: label, architecture, tierMb }))));
    }
    of(cell) {
        return (0,functions/* functionOf */.O)(this.all, cell);
    }
    /** Whether the build of a side does not start, so that no more starts of this function are worth sending. */
    hasEnded({ label, sides }, starts) {
        if (this.#ended.has(label))
            return true;
        const own = starts.filter(({ cell }) => cell.functionLabel === label);
        if ((0,health/* startHealth */.j)(own, sides) === null)
            return false;
        this.#ended.add(label);
        return true;
    }
    haveAllEnded(starts) {
        return this.all.every((fn) => this.hasEnded(fn, starts));
    }
}

// EXTERNAL MODULE: ./build/gate/lanes.js + 1 modules
var gate_lanes = __webpack_require__(64007);
// EXTERNAL MODULE: ./build/gate/ports.js
var gate_ports = __webpack_require__(38450);
;// CONCATENATED MODULE: ./build/gate/semaphore.js
class Semaphore {
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
    /** Takes so many permits at once, or all that there are when the limit is lower. @returns how many. */
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

;// CONCATENATED MODULE: ./build/gate/throttles.js
const IN_A_ROW_TO_SLOW_DOWN = 3;
const IN_A_ROW_TO_STOP = 9;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 8_000;
class Throttles {
    #permits;
    #say;
    #inARow = 0;
    constructor(permits, say) {
        this.#permits = permits;
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
            this.#say(`Lambda refused ${this.#inARow} requests in a row (${reason}): the account has no concurrency left, and no more are sent.`);
            return { stop: { kind: 'throttled', refusals: this.#inARow, reason } };
        }
        if (this.#inARow >= IN_A_ROW_TO_SLOW_DOWN && this.#permits.limit > 1) {
            this.#permits.lower(1);
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

;// CONCATENATED MODULE: ./build/core/log/read-tail.js


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
        warnings.push({ code: 'duplicate-report', reports: reading.reportCount });
    }
    if (report === null)
        return warnings;
    if (report.memorySizeMb !== null && report.memorySizeMb !== expected.tierMb) {
        warnings.push({
            code: 'memory-size-mismatch',
            memorySizeMb: report.memorySizeMb,
            tierMb: expected.tierMb,
        });
    }
    if (outcome.kind === 'cold' && report.billedMs !== null && canBeBilled(outcome, report.billedRestoreMs)) {
        const sum = (0,billing/* billedMs */.v)({
            durationMs: outcome.phases.handlerMs,
            initMs: outcome.phases.initMs,
            billedRestoreMs: report.billedRestoreMs,
        });
        if (Math.abs(sum - report.billedMs) > BILLED_TOLERANCE_MS) {
            warnings.push({ code: 'billed-mismatch', billedMs: report.billedMs, phasesMs: sum });
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
            walk.permits.release(1);
        }
        if (start === null || start.outcome.kind !== 'lost')
            return;
        if (start.outcome.reason !== 'throttled')
            tries += 1;
        if (tries > MOST_ATTEMPTS || walk.signal.aborted || walk.enough())
            return;
        version = await prepared.serving.versions.take();
        await walk.permits.take(1);
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
    const start = {
        ...pending,
        requestId: result.kind === 'response' ? result.requestId : null,
        wallMs,
        outcome,
        warnings,
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
    if (walk.permits.limit >= starts.length) {
        await walk.permits.take(starts.length);
        return { ended: allOver(starts.map((start) => takeStart(walk, start))) };
    }
    for (const start of starts) {
        await walk.permits.take(1);
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
 * The use case: config -> plan -> lanes -> burn-in -> blocks with looks -> verdict -> report.
 * It drives Lambda through one port and judges with pure statistics; it prints nothing and exits nothing.
 */














/**
 * Measures and judges; a run whose functions are all skipped passes at once. The temporary functions are gone when it
 * returns or throws.
 * @throws LambdaFailure when functions cannot be created, updated or invoked at all.
 */
async function runGate(request, ports) {
    const { clock, lambda, listener, signal } = ports;
    const startedMs = clock.monotonicMs();
    const reported = request.functions.map((fn) => fn.reported);
    const frame = { ...request, startedAt: clock.now(), functions: reported };
    const functions = new MeasuredFunctions(request.functions, request.runToken);
    const { cells } = functions;
    if (cells.length === 0)
        return (0,empty_report/* emptyReport */._)(frame, 'identical');
    const plan = makePlan({
        cells,
        seed: request.seed,
        blockSize: config/* BLOCK_SIZE */.cS,
        maxSamples: (cell) => functions.of(cell).reported.rule.maxSamples,
        functionsPerLane: (cell) => functions.of(cell).functionsPerLane,
    });
    listener.say(introduction(functions, request.seed));
    const starts = [];
    const stops = [];
    const decided = new Set();
    // Starts that share a version must be under way at once: a later one would find the environment of an earlier one.
    const startsPerVersion = (cell) => {
        const fn = functions.of(cell);
        const together = Math.floor(request.concurrency / fn.sides.length);
        return Math.max(1, Math.min(fn.startsPerVersion, together));
    };
    const laneRequests = cells.map((cell) => ({
        ...functions.of(cell),
        cell,
        startsPerVersion: startsPerVersion(cell),
    }));
    const lanes = await (0,gate_lanes/* openLanes */.Ge)(lambda, plan, laneRequests, signal);
    try {
        const permits = new Semaphore(request.concurrency);
        const walk = {
            ...ports,
            environmentValues: functions.all.flatMap(({ environmentValues }) => environmentValues),
            acceptsFunctionErrors: (cell) => functions.of(cell).acceptFunctionErrors,
            permits,
            throttles: new Throttles(permits, listener.say),
            starts,
            laneOf: lanes.laneOf,
            stop: (cause) => stops.push(cause),
            enough: () => stops.length > 0 || functions.haveAllEnded(starts),
        };
        await walkPlan(walk, plan, startsPerVersion, {
            isOpen: (cell) => !decided.has((0,verdict_samples/* cellId */.Cw)(cell)) && !functions.hasEnded(functions.of(cell), starts),
            blockDone: (cell, block) => {
                if (block === 0)
                    return;
                const { label, sides, reported: { rule }, } = functions.of(cell);
                const [samples] = (0,verdict_samples/* samplesOfStarts */.kh)(starts, [cell], rule, sides);
                if (samples !== undefined && (0,judge_cell/* isDecided */.d)(samples, rule, cells.length))
                    decided.add((0,verdict_samples/* cellId */.Cw)(cell));
                listener.say(`Block ${block} of ${rule.maxSamples / rule.blockSize} of ${label} at ${cell.tierMb} MB: ${starts.length} starts so far, ${decided.size} of ${cells.length} tiers decided.`);
            },
        });
    }
    catch (error) {
        // What a stopped run was doing at that moment fails, and is no failure of the run.
        if (!signal.aborted && !(error instanceof gate_ports/* CredentialsExpired */.q))
            throw error;
        if (error instanceof gate_ports/* CredentialsExpired */.q) {
            stops.push({ kind: 'credentials-expired' });
            listener.say(error.message);
        }
    }
    finally {
        for (const left of await lanes.remove())
            listener.say(left);
    }
    const { comparisons, verdict } = (0,judge/* judge */.S)({
        starts,
        cells,
        functions: reported,
        policy: request.policy,
        stopped: signal.aborted || stops.length > 0,
        withoutMeasuring: null,
    });
    return {
        ...(0,empty_report/* emptyReport */._)(frame, null),
        durationSeconds: Math.round(clock.monotonicMs() - startedMs) / 1_000,
        starts,
        counts: (0,count_starts/* countStarts */.Z)(starts, cells, reported),
        comparisons,
        verdict,
        warnings: [
            ...request.warnings,
            ...stops.map((cause) => ({ code: 'stopped-early', cause })),
            ...startWarnings(starts),
        ],
    };
}
function introduction({ all, cells }, seed) {
    const most = Math.max(...all.map(({ reported }) => reported.rule.maxSamples));
    const tiersMb = new Set(cells.map(({ tierMb }) => tierMb));
    return `Seed ${seed}: up to ${most} cold starts per side and tier in blocks of ${config/* BLOCK_SIZE */.cS}, at ${[...tiersMb].join(', ')} MB, of ${all.map(({ label }) => label).join(', ')}.`;
}

;// CONCATENATED MODULE: ./build/run/batches.js
/** Functions that are worked on at the same time: their packages are in memory. */
const AT_ONCE = 4;
/** What `make` gives for every item, in the order of the items, for at most `atOnce` of them at the same time. */
async function inBatches(items, make, atOnce = AT_ONCE) {
    const made = [];
    for (let begin = 0; begin < items.length; begin += atOnce) {
        made.push(...(await Promise.all(items.slice(begin, begin + atOnce).map(make))));
    }
    return made;
}

// EXTERNAL MODULE: ./build/run/engine/open.js + 1 modules
var engine_open = __webpack_require__(41225);
// EXTERNAL MODULE: ./build/run/inputs.js
var inputs = __webpack_require__(37885);
// EXTERNAL MODULE: ./build/core/config/parsers.js
var parsers = __webpack_require__(31437);
// EXTERNAL MODULE: ./build/core/quotas.js
var quotas = __webpack_require__(50449);
// EXTERNAL MODULE: ./build/packages/regular-file.js
var regular_file = __webpack_require__(61175);
;// CONCATENATED MODULE: ./build/run/payload.js



/** Of UTF-8; it is not sent. */
const BYTE_ORDER_MARK_BYTES = 3;
/** The event of every request as JSON text, from the input or from the file that it names. */
async function readPayload(source) {
    if (source.kind === 'json')
        return withinLimit(source.text, 'the JSON');
    const name = JSON.stringify(source.path);
    let file;
    try {
        file = await (0,regular_file/* readRegularFile */.X)(source.path, { mostBytes: quotas/* PAYLOAD_BYTES */.NK + BYTE_ORDER_MARK_BYTES });
    }
    catch {
        return { problem: `payload: ${name} is neither JSON nor a file that can be read.` };
    }
    if (file.kind === 'no-file')
        return { problem: `payload: ${name} is no regular file; give the path of a file that holds JSON.` };
    if (file.kind === 'too-large')
        return tooLarge(name);
    const text = (0,regular_file/* textOf */.b)(file.bytes);
    return (0,parsers/* isJson */.Fh)(text) ? withinLimit(text, name) : { problem: `payload: ${name} does not hold JSON.` };
}
function withinLimit(text, what) {
    return Buffer.byteLength(text) <= quotas/* PAYLOAD_BYTES */.NK ? { text } : tooLarge(what);
}
function tooLarge(what) {
    return { problem: `payload: ${what} is over 6 MB, the most that Lambda takes in one request.` };
}

// EXTERNAL MODULE: ./build/packages/content/model.js
var content_model = __webpack_require__(78323);
;// CONCATENATED MODULE: ./build/packages/content/compare-packages.js

function comparePackages(base, head) {
    const baseEntries = byPath(base.entries);
    const headEntries = byPath(head.entries);
    const changes = [];
    const modesDiffer = [];
    for (const [path, before] of baseEntries) {
        const after = headEntries.get(path);
        if (after === undefined)
            changes.push({ kind: 'removed', path, baseBytes: before.size });
        else if (after.sha256 !== before.sha256) {
            changes.push({ kind: 'changed', path, baseBytes: before.size, headBytes: after.size });
        }
        else if (after.mode !== before.mode)
            modesDiffer.push(path);
    }
    for (const [path, after] of headEntries) {
        if (!baseEntries.has(path))
            changes.push({ kind: 'added', path, headBytes: after.size });
    }
    changes.sort(content_model/* compareBytewise */.GV);
    return {
        identical: changes.length === 0 && modesDiffer.length === 0,
        changes,
        modesDiffer,
        warnings: modesDiffer.length === 0 ? [] : [modeWarning(modesDiffer, baseEntries, headEntries)],
    };
}
function modeWarning(paths, base, head) {
    const path = paths[0] ?? '';
    return (`file modes differ between the base and head packages in ${paths.length} ${paths.length === 1 ? 'file' : 'files'}, ` +
        `e.g. "${path}" ${octal(base.get(path))} and ${octal(head.get(path))} (artifact transfer?). Uploading an artifact ` +
        'loses modes and links: put the build into a tar or zip first.');
}
function octal(entry) {
    return ((entry?.mode ?? 0) & 0o7777).toString(8).padStart(4, '0');
}
function byPath(entries) {
    return new Map(entries.map((entry) => [entry.path, entry]));
}

;// CONCATENATED MODULE: ./build/run/sides.js



const NOTHING = { code: null, problems: [], warnings: [] };
function unmade(label) {
    return { ...NOTHING, code: { kind: 'unmade', label } };
}
/**
 * Loads what lies here. What would have to be built or fetched is left alone, for runs that are refused or measure nothing.
 * @param user null when it is not known: the packages are then checked in themselves.
 */
async function loadPresent(sides, user) {
    const { loadPackage } = await Promise.all(/* import() */[__webpack_require__.e(663), __webpack_require__.e(44), __webpack_require__.e(382)]).then(__webpack_require__.bind(__webpack_require__, 27382));
    const load = async (side) => {
        const origin = sides[side]?.origin;
        switch (origin?.kind) {
            case undefined:
                return NOTHING;
            case 'image':
                return (0,content_model/* imageCode */.fq)(origin.uri);
            case 'build':
                return unmade(`${origin.path} (not built)`);
            case 'version':
                return unmade(`version ${origin.qualifier} (not fetched)`);
            case 'package': {
                const use = useOf(side, sides, user);
                const loaded = await loadPackage({ side, path: origin.path }, use === null ? {} : { use });
                return withRefusal(side, user, (0,content_model/* asCode */.qM)(loaded));
            }
        }
    };
    const [head, base] = await Promise.all([load('head'), sides.base === null ? null : load('base')]);
    return compared({ head, base, notes: [] });
}
/** Loads, builds or downloads both packages. Rejects with the reason of the signal of the builds when that is aborted. */
async function makePackages(config, place, builds) {
    // A runtime that cannot run here needs no build.
    if (model/* SIDES */.BV.some((side) => refusalOf(side, place) !== null))
        return await loadPresent(config, place);
    const { loadSides } = await Promise.all(/* import() */[__webpack_require__.e(663), __webpack_require__.e(816), __webpack_require__.e(44), __webpack_require__.e(382), __webpack_require__.e(474)]).then(__webpack_require__.bind(__webpack_require__, 88474));
    const request = {
        head: config.head.origin,
        base: config.base?.origin ?? null,
        baseOptional: config.rule.budgetMs !== null,
        cacheKey: config.cacheKey,
        uses: Object.fromEntries(model/* SIDES */.BV.flatMap((side) => {
            const use = useOf(side, config, place);
            return use === null ? [] : [[side, use]];
        })),
    };
    const fetchCode = (qualifier) => place.fetchCode(qualifier, builds.context.signal);
    return compared(await loadSides(request, { builds, fetchCode }));
}
function useOf(side, sides, user) {
    const settings = user?.settings[side] ?? null;
    const { runtime = null, handler = null } = settings ?? {};
    // What an image is started with is in the image.
    if (user === null || settings === null || runtime === null || handler === null)
        return null;
    return {
        runtime,
        handler,
        architectures: sides[side]?.overrides.architecture === undefined ? user.architectures : [settings.architecture],
        hasLayers: settings.layers.length > 0,
    };
}
/** Why the runtime of a side cannot run here; null when it can, or nothing is known of it. */
function refusalOf(side, user) {
    const runtime = user?.settings[side]?.runtime ?? null;
    return user === null || runtime === null ? null : user.refusalOf(runtime);
}
/** Adds why the runtime of a side cannot run here. */
function withRefusal(side, user, loaded) {
    const refusal = refusalOf(side, user);
    return refusal === null
        ? loaded
        : { ...loaded, problems: [`${side}-settings: ${refusal}`, ...loaded.problems] };
}
/** Adds what the packages say about each other. */
function compared({ head, base, notes }) {
    const differences = head.code?.kind === 'package' && base?.code?.kind === 'package'
        ? comparePackages(base.code, head.code).warnings
        : [];
    return { head, base, notes: [...notes, ...head.warnings, ...(base?.warnings ?? []), ...differences] };
}

;// CONCATENATED MODULE: ./build/run/check.js





/** Holds what was loaded against the engine. */
async function checkFunctions(functions, engine) {
    const checked = await inBatches(functions, checkFunction);
    return together(checked, await engine.problems());
}
async function checkFunction(loaded) {
    const { origin, opened, sides, identical } = loaded;
    const { place } = opened;
    const refused = place === null ? [] : await place.check(sides, !identical);
    const { fn, problems } = await withPayload(loaded, sides, [...opened.problems, ...refused]);
    if (fn === null || place === null)
        return { origin, fn: null, problems };
    return { origin, fn: { ...fn, place, identical, notes: [...place.notes, ...fn.notes] }, problems };
}
/** Checks what lies here without an engine, for a run that measures nothing. */
async function checkPresent(functions) {
    return together(await inBatches(functions, async (fn) => withPayload(fn, await loadPresent(fn.config, null))));
}
/** Puts together what was found. @param before problems that were found earlier. */
async function withPayload({ config, origin }, { head, base, notes }, before = []) {
    const payload = await readPayload(config.payload);
    const problems = [
        ...before,
        ...head.problems,
        ...(base?.problems ?? []),
        ...('problem' in payload ? [payload.problem] : []),
    ];
    if ('problem' in payload || problems.length > 0 || head.code === null)
        return { origin, fn: null, problems };
    const code = { head: head.code, base: base?.code ?? null };
    return {
        origin,
        fn: { label: origin?.label ?? null, config, code, payload: payload.text, notes },
        problems,
    };
}
/**
 * Every function, or every problem of all of them; what several functions say alike is said once.
 * @param ofRun problems of the run as a whole.
 */
function together(checked, ofRun = []) {
    const originsOf = new Map();
    for (const { origin, problems } of checked) {
        for (const problem of problems)
            originsOf.set(problem, [...(originsOf.get(problem) ?? []), origin]);
    }
    const problems = [
        ...[...originsOf].map(([problem, [first = null, ...others]]) => (0,inputs/* located */.t)(first, problem, others.length)),
        ...ofRun,
    ];
    const functions = checked.flatMap(({ fn }) => fn ?? []);
    if (functions.length < checked.length || problems.length > 0)
        return { ok: false, problems };
    const notes = new Set(functions.flatMap((fn) => fn.notes));
    return { ok: true, run: { functions, notes: [...notes] } };
}
/** After a wrong input the packages are looked at all the same, so that one message has everything. */
async function refuse(raw, { problems, sides: all }) {
    const engine = raw['engine'] === 'local' ? (0,engine_open/* openEngine */.F)('local', {}) : null;
    const found = await inBatches(all, async ({ origin, sides }) => {
        const { head, base } = await loadPresent(sides, engine?.presumed(sides) ?? null);
        return { origin, fn: null, problems: [...head.problems, ...(base?.problems ?? [])] };
    });
    const packages = together(found);
    return { ok: false, problems: [...problems, ...(packages.ok ? [] : packages.problems)] };
}

// EXTERNAL MODULE: ./build/run/clock.js
var clock = __webpack_require__(29568);
// EXTERNAL MODULE: ./build/core/config/image-uri.js
var image_uri = __webpack_require__(86455);
// EXTERNAL MODULE: ./build/core/config/settings.js
var config_settings = __webpack_require__(59172);
;// CONCATENATED MODULE: ./build/run/packages.js
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





/**
 * Loads, builds or downloads the packages of all functions. A run of which a function cannot start is not worth a build:
 * what would have to be made is left alone then.
 */
async function makeAllPackages(functions, context, environment) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const builds = __addDisposableResource(env_1, await openBuilds({ ...context, environment, folder: process.cwd() }), true);
        const canStart = functions.every(({ opened }) => opened.canStart);
        const load = async (fn) => {
            const { place } = fn.opened;
            if (!canStart || place === null) {
                return { ...fn, sides: await loadPresent(fn.config, place), identical: false };
            }
            return withoutBytesIfIdentical(fn, place, await makeUnlessStopped(fn.config, place, builds));
        };
        const commands = functions.map(({ config }) => buildCommandOf(config));
        // Packages that are there are read before anything is built; what one command builds is taken by all who ask for it.
        const rank = (index) => {
            const command = commands[index] ?? null;
            return command === null ? -1 : commands.indexOf(command);
        };
        const inOrder = [...functions.entries()].toSorted(([a], [b]) => rank(a) - rank(b));
        const isAnyBuilt = commands.some((command) => command !== null);
        const loaded = await inBatches(inOrder, async ([index, fn]) => [index, await load(fn)], ...(isAnyBuilt ? [1] : []));
        return loaded.toSorted(([a], [b]) => a - b).map(([, fn]) => fn);
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
/** In a function of its own because tsc leaves `.ts` in imports beside `using`. */
async function openBuilds(surroundings) {
    const { Builds } = await __webpack_require__.e(/* import() */ 830).then(__webpack_require__.bind(__webpack_require__, 78830));
    return new Builds(surroundings);
}
function buildCommandOf({ head, base }) {
    const origin = [head.origin, base?.origin].find((one) => one?.kind === 'build');
    return origin?.kind === 'build' ? origin.command : null;
}
async function makeUnlessStopped(config, place, builds) {
    try {
        return await makePackages(config, place, builds);
    }
    catch (error) {
        if (!builds.context.signal.aborted)
            throw error;
        const problems = ['The run was stopped while the packages were made; nothing was measured.'];
        return { head: { ...NOTHING, problems }, base: null, notes: [] };
    }
}
/** Nothing of identical packages is uploaded, and a run may have hundreds. */
function withoutBytesIfIdentical(fn, place, sides) {
    if (!isIdentical(fn.config, place, sides))
        return { ...fn, sides, identical: false };
    const { head, base } = sides;
    return {
        ...fn,
        sides: { ...sides, head: withoutBytes(head), base: base === null ? null : withoutBytes(base) },
        identical: true,
    };
}
function withoutBytes(loaded) {
    const { code } = loaded;
    return code?.kind === 'package' ? { ...loaded, code: { ...code, bytes: new Uint8Array() } } : loaded;
}
function isIdentical({ rule }, { settings }, { head, base }) {
    if (rule.budgetMs !== null || settings.base === null)
        return false;
    return (0,config_settings/* sameSettings */.KD)(settings.base, settings.head) && sameCode(base?.code ?? null, head.code);
}
function sameCode(base, head) {
    if (base?.kind === 'image' && head?.kind === 'image')
        return (0,image_uri/* sameImage */.G4)(base.uri, head.uri);
    return base?.kind === 'package' && head?.kind === 'package' && comparePackages(base, head).identical;
}

;// CONCATENATED MODULE: ./build/run/places.js

/** Where and how every function would be measured. */
async function openPlaces(functions, engine) {
    return await inBatches(functions, async (fn) => ({
        ...fn,
        opened: await engine.open(fn.config, fn.origin?.label ?? null),
    }));
}

// EXTERNAL MODULE: ./build/run/model.js
var run_model = __webpack_require__(95979);
// EXTERNAL MODULE: ./build/run/side-report.js
var side_report = __webpack_require__(70246);
// EXTERNAL MODULE: ./build/run/version.js
var version = __webpack_require__(6170);
;// CONCATENATED MODULE: ./build/run/request.js



function gateRequest(run, runToken) {
    const { config } = run;
    const measured = (0,run_model/* measuredOf */.E)(run);
    return {
        toolVersion: version/* VERSION */.x,
        functions: run.functions.map(functionRequest),
        policy: config.policy,
        seed: config.seed,
        runToken,
        // What one of them needs room for, all of them share.
        concurrency: Math.max(...measured.map((fn) => fn.place.concurrency)),
        warnings: warningsOf(measured),
    };
}
function functionRequest(fn) {
    const { config, place } = fn;
    const { settings, functionsPerLane, versionsAhead, startsPerVersion } = place;
    return {
        reported: {
            label: place.functionLabel,
            skipped: fn.identical,
            measuredOn: place.measuredOn,
            tiersMb: place.tiersMb,
            architectures: place.architectures,
            rule: config.rule,
            sides: (0,side_report/* sideReportsOf */.U)(fn),
        },
        environmentValues: [settings.head, settings.base].flatMap((side) => Object.values(side?.environment ?? {})),
        acceptFunctionErrors: config.allowFunctionErrors,
        functionsPerLane,
        versionsAhead,
        startsPerVersion,
    };
}
/** What is about this machine is said of every function, and told once. */
function warningsOf(functions) {
    const warnings = functions.flatMap(({ place }) => place.warnings);
    return [...new Map(warnings.map((warning) => [JSON.stringify(warning), warning])).values()];
}

;// CONCATENATED MODULE: ./build/run/route.js
/** @param connected by the label of the function. */
function routed(connected) {
    const of = ({ cell }) => {
        const lambda = connected.get(cell.functionLabel)?.lambda;
        if (lambda === undefined)
            throw new Error('a temporary function of a function that is not measured');
        return lambda;
    };
    return {
        create: (fn, signal) => of(fn).create(fn, signal),
        ready: (fn, signal) => of(fn).ready(fn, signal),
        publishFresh: (fn, nonce, signal) => of(fn).publishFresh(fn, nonce, signal),
        invoke: (fn, version, signal) => of(fn).invoke(fn, version, signal),
        findReport: (fn, requestId, sentAt, signal) => of(fn).findReport(fn, requestId, sentAt, signal),
        remove: (fn) => of(fn).remove(fn),
    };
}

;// CONCATENATED MODULE: ./build/core/start/runtime-versions.js
/** Null when every runtime version that was seen is the same one on both sides, or a side's is not known. */
function runtimeVersionsDiffer(sightings) {
    const base = versionsOf(sightings, 'base');
    const head = versionsOf(sightings, 'head');
    if (base.length === 0 || head.length === 0)
        return null;
    if (new Set([...base, ...head]).size === 1)
        return null;
    return { code: 'runtime-versions-differ', base, head };
}
function versionsOf(sightings, side) {
    const arns = sightings.filter((sighting) => sighting.side === side).map((s) => s.runtimeVersionArn);
    return [...new Set(arns.filter((arn) => arn !== null))].sort();
}

;// CONCATENATED MODULE: ./build/run/seen.js
/** What the engine told about the functions while they were measured. */


/** The report with the runtime version of each side, and with which image a tag stood for. */
function asSeen(report, connected) {
    const functions = report.functions.map((fn) => withSeen(fn, connected.get(fn.label)));
    return { ...report, functions, warnings: [...report.warnings, ...functions.flatMap(runtimeWarnings)] };
}
function withSeen(fn, connected) {
    if (connected === undefined)
        return fn;
    const seen = (side, report) => {
        const { codeSha256, runtimeVersionArn } = connected.seen(side);
        return { ...report, packageSha256: codeSha256 ?? report.packageSha256, runtimeVersionArn };
    };
    const { head, base } = fn.sides;
    return { ...fn, sides: { base: base === null ? null : seen('base', base), head: seen('head', head) } };
}
/** Held at one version, sides differ in it only when their runtimes do; the report says so all the same. */
function runtimeWarnings({ sides }) {
    const warning = runtimeVersionsDiffer(model/* SIDES */.BV.map((side) => ({ side, runtimeVersionArn: sides[side]?.runtimeVersionArn ?? null })));
    return warning === null ? [] : [warning];
}

;// CONCATENATED MODULE: ./build/run/run.js
var run_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var run_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
/** A run from its inputs to its report. The shells say what came of each step; this file says in which order they come. */











/**
 * Everything before the first write: read, open the engine, get the packages, check.
 * @param freshSeed the seed when none is given.
 * @param context where packages are built that are not there yet.
 * @param environment where region, credentials, proxy and the name of the event are looked up.
 */
async function prepareRun(raw, freshSeed, context, environment = process.env) {
    const read = await (0,inputs/* readInputs */.K)(raw, freshSeed, environment);
    if (!read.ok)
        return await refuse(raw, read);
    const engine = (0,engine_open/* openEngine */.F)(read.config.engine, environment);
    const opened = await openPlaces(read.functions, engine);
    const loaded = await makeAllPackages(opened, context, environment);
    const prepared = await checkFunctions(loaded, engine);
    return prepared.ok ? { ok: true, run: { ...prepared.run, config: read.config, engine } } : prepared;
}
/** The same without an engine, for a run that has no credentials and measures nothing. */
async function prepareInputs(raw, freshSeed, environment = process.env) {
    const read = await (0,inputs/* readInputs */.K)(raw, freshSeed, environment);
    if (!read.ok)
        return await refuse(raw, read);
    const prepared = await checkPresent(read.functions);
    return prepared.ok ? { ok: true, run: { ...prepared.run, config: read.config } } : prepared;
}
/**
 * Measures, judges and reports a prepared run; functions whose sides are identical are skipped. Whatever is started for
 * it is gone when it returns or throws.
 * @throws LambdaFailure when it cannot be measured at all.
 */
async function measure(run, context) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const _engine = run_addDisposableResource(env_1, run.engine, true);
        const runToken = (0,external_node_crypto_.randomBytes)(4).toString('hex');
        const connected = new Map();
        for (const fn of run.functions) {
            if (fn.identical)
                continue;
            connected.set(fn.place.functionLabel, await fn.place.connect(fn, { ...context, runToken }));
        }
        const timeLimit = AbortSignal.timeout(run.config.timeoutMinutes * 60_000);
        const report = await runGate(gateRequest(run, runToken), {
            lambda: routed(connected),
            listener: context.listener,
            clock: clock/* SYSTEM_CLOCK */.V,
            signal: AbortSignal.any([context.signal, timeLimit]),
        });
        return asSeen(report, connected);
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = run_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}


/***/ }),

/***/ 70246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ sideReport),
/* harmony export */   U: () => (/* binding */ sideReportsOf)
/* harmony export */ });
/** The runtime version is known when the functions have run. */
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

/***/ 38044:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ stopSignal)
/* harmony export */ });
/** How long a stopped run may take to leave before the process is ended; GitHub kills it 7.5 s after SIGINT. */
const GRACE_MS = 5_000;
/** Turns SIGINT and SIGTERM into an abort, so that the run stops, cleans up and is judged by what it has. */
function stopSignal() {
    const controller = new AbortController();
    let deadline;
    const stop = (name) => {
        controller.abort(new Error(`stopped by ${name}`));
        deadline ??= setTimeout(() => process.exit(130), GRACE_MS).unref();
    };
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
    return {
        signal: controller.signal,
        [Symbol.dispose]() {
            clearTimeout(deadline);
            process.off('SIGINT', stop);
            process.off('SIGTERM', stop);
        },
    };
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
