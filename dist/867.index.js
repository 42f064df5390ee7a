export const id = 867;
export const ids = [867];
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

/***/ 93023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ judgeRun)
/* harmony export */ });
/* harmony import */ var _sentence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95175);

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
    return {
        verdict,
        reason,
        sentence: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .runSentence */ .nm)(verdict, reason, comparisons),
        exitCode: exitCodeOf(verdict, policy),
    };
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

/***/ 95175:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mb: () => (/* binding */ worstChange),
/* harmony export */   nm: () => (/* binding */ runSentence),
/* harmony export */   pK: () => (/* binding */ isBeyondReach)
/* harmony export */ });
/** More starts per side than this are no advice that anybody would follow. */
const MOST_MORE_SAMPLES = 200;
/** Whether so many more starts per side that asking for them makes no sense would be needed: the noise is too large. */
function isBeyondReach(moreSamplesNeeded) {
    return moreSamplesNeeded > MOST_MORE_SAMPLES;
}
/**
 * The cell with the largest change among `comparisons` (a build that does not start or has failed starts in the middle
 * is above every number), or null when there is none.
 */
function worstChange(comparisons) {
    return comparisons.reduce((worst, cell) => (worst === null || changeOf(cell) > changeOf(worst) ? cell : worst), null);
}
function changeOf(cell) {
    if (cell.reason === 'does-not-start')
        return Number.POSITIVE_INFINITY;
    const { estimate } = cell.changePercent;
    if (estimate !== null)
        return estimate;
    return cell.head.failed > (cell.base?.failed ?? 0) ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
}
/** One plain sentence for the verdict of a run, naming the worst change. */
function runSentence(verdict, reason, comparisons) {
    if (reason === 'identical')
        return 'Base and head are the same package and configuration, so nothing was measured.';
    if (reason === 'no-credentials')
        return 'Nothing was measured: this run has no credentials for AWS.';
    const decisive = comparisons.filter((cell) => cell.reason === reason && cell.verdict === verdict);
    const worst = worstChange(decisive.length > 0 ? decisive : comparisons);
    if (worst === null)
        return 'Nothing was measured.';
    const where = nameOf(worst.cell);
    switch (verdict) {
        case 'regression':
            return regressionSentence(reason, worst, where);
        case 'pass':
            return passSentence(reason, worst, comparisons);
        case 'not-measured':
            return `${noneSucceeds('base', worst.cell)}: every one failed, so there is nothing to compare with.`;
        case 'inconclusive':
            return inconclusiveSentence(reason, worst, where);
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
            : `it could still be up to ${signed(limit)} %`;
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
    if (changeOf(worst) > 0) {
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
            return worst.budget !== null && !((worst.changePercent.estimate ?? 0) > 0)
                ? `Cold starts of ${where} have ${headTime(worst)}; whether that is within the budget of ${ms(worst.budget.budgetMs)} the noise does not allow to tell.${advice}`
                : `Cold starts of ${where} may have got slower by ${amount(worst)}, but the noise does not allow to tell.${advice}`;
    }
}
function adviceOf(more) {
    return isBeyondReach(more)
        ? `It is too noisy here to decide with a sensible number of starts (more than ${MOST_MORE_SAMPLES} more per side).`
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
        : `${signed(estimate)} % (${signed(cell.shiftMs.estimate)} ms)`;
}
/** For sentences that say the direction in words: `24.1 % (60.8 ms)`. */
function amount(cell) {
    const { estimate } = cell.changePercent;
    return estimate === null || cell.shiftMs.estimate === null
        ? withoutNumber(cell)
        : `${Math.abs(estimate).toFixed(1)} % (${Math.abs(cell.shiftMs.estimate).toFixed(1)} ms)`;
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
        ? `the allowed +${tidy(allowance.allowedPercent)} %`
        : `the allowed +${tidy(allowance.allowedMs)} ms`;
}
function headTime({ head }) {
    return head.medianMs === null
        ? 'a median above any number (failed starts)'
        : `a median of ${ms(head.medianMs)}`;
}
function ms(value) {
    return value === null ? 'an unknown time' : `${tidy(value)} ms`;
}
/** With the minus sign of the tables. */
function signed(value) {
    const digits = Math.abs(value).toFixed(1);
    if (Number(digits) === 0)
        return digits;
    return `${value < 0 ? '\u2212' : '+'}${digits}`;
}
/** At most two decimals, none that are zero. */
function tidy(value) {
    return String(Number(value.toFixed(2)));
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

/***/ 20867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   unmeasuredReport: () => (/* binding */ unmeasuredReport)
/* harmony export */ });
/* harmony import */ var _core_verdict_judge_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93023);
/* harmony import */ var _deployments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3674);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6170);
/** The report of a run that has nothing to measure with: the same form as every other, with no start in it. */



/** Stands for what only the template, which nobody could read, would tell. */
const UNKNOWN = 'not read';
function unmeasuredReport({ functions, ...run }, now) {
    const { config } = run;
    return {
        schema: 1,
        tool: { name: 'cold-start-gate', version: _version_js__WEBPACK_IMPORTED_MODULE_0__/* .VERSION */ .x },
        startedAt: now.toISOString(),
        durationSeconds: 0,
        environment: { engine: 'aws', region: UNKNOWN, description: 'none' },
        plan: {
            seed: config.seed,
            tiersMb: config.tiersMb ?? [],
            architectures: config.architectures ?? [],
            blockSize: config.rule.blockSize,
            maxSamples: config.rule.maxSamples,
            burnInPerFunction: 1,
            concurrency: 1,
        },
        rule: config.rule,
        policy: config.policy,
        sides: sidesOf(run),
        ...(functions.length === 1
            ? {}
            : {
                functions: functions.map((fn) => ({
                    label: fn.label ?? UNKNOWN,
                    skipped: false,
                    rule: fn.config.rule,
                    sides: sidesOf(fn),
                })),
            }),
        starts: [],
        counts: [],
        comparisons: [],
        verdict: (0,_core_verdict_judge_run_js__WEBPACK_IMPORTED_MODULE_1__/* .judgeRun */ .Z)([], config.policy, 'no-credentials'),
        warnings: [],
    };
}
function sidesOf({ config, code: { head, base } }) {
    const side = (code, { overrides }) => (0,_deployments_js__WEBPACK_IMPORTED_MODULE_2__/* .sideReport */ .QV)(code, {
        runtime: code.kind === 'image' ? null : (overrides.runtime ?? UNKNOWN),
        handler: code.kind === 'image' ? null : (overrides.handler ?? UNKNOWN),
        logFormat: overrides.logFormat ?? 'Text',
    });
    return {
        base: base === null || config.base === null ? null : side(base, config.base),
        head: side(head, config.head),
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
