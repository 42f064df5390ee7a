export const id = 867;
export const ids = [867];
export const modules = {

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

/***/ 20867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   unmeasuredReport: () => (/* binding */ unmeasuredReport)
/* harmony export */ });
/* harmony import */ var _core_verdict_judge_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93023);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6170);


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
function sidesOf({ config, packages: { head, base } }) {
    const side = (pack, { overrides }) => ({
        label: pack.label,
        packageSha256: pack.sha256,
        packageBytes: pack.sizeBytes,
        runtime: overrides.runtime ?? UNKNOWN,
        handler: overrides.handler ?? UNKNOWN,
        logFormat: overrides.logFormat ?? 'Text',
        runtimeVersionArn: null,
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
