export const id = 4255;
export const ids = [4255];
export const modules = {

/***/ 64809:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ startHealth)
});

// UNUSED EXPORTS: FAILURES_THAT_END

// EXTERNAL MODULE: ./build/core/model.js
var model = __webpack_require__(71295);
// EXTERNAL MODULE: ./build/core/start/reasons.js
var reasons = __webpack_require__(32780);
;// CONCATENATED MODULE: ./build/core/start/causes.js

/** The first that matches is taken, so the particular stand before the general. */
const CAUSES = [
    {
        seen: /exec format error|wrong ELF class|cannot execute binary file/i,
        sentence: 'The program was built for another processor: build it for the architecture of the function, or set `architectures` to the one it was built for.',
    },
    {
        seen: /ERR_DLOPEN_FAILED|invalid ELF header|GLIBC\w*_[\d.]+'? not found|cannot open shared object file/i,
        sentence: "A native module does not fit the function's Linux or processor: install or build the dependencies for Lambda's operating system and the architecture of the function.",
    },
    {
        seen: /(?:fork\/exec|InvalidEntrypoint|bootstrap).*permission denied/i,
        sentence: 'The `bootstrap` file is not executable: set its permission bit (chmod 755) before it is packed.',
    },
    {
        seen: /InvalidEntrypoint|find valid bootstrap|fork\/exec .*no such file or directory/i,
        sentence: 'The program that the runtime starts is missing: `bootstrap` must lie at the top of the package (or the entry point of the image must exist), with the interpreter that its first line names.',
    },
    {
        seen: /HandlerNotFound|MalformedHandlerName|is undefined or not exported|Handler '.*' missing on module|Bad handler|ImportModuleError.*module '([^']+)': No module named '\1'|Cannot find module '\/var\/task\/|ClassNotFoundException/i,
        sentence: 'The handler setting does not name a function of the package: compare its path and export with what lies at the top of the package.',
    },
    {
        seen: /ImportModuleError|ERR_MODULE_NOT_FOUND|Cannot find (?:module|package)|No module named|NoClassDefFoundError/i,
        sentence: 'A module is missing from the package (or the handler names a file that is not there): bundle the dependencies with the build that is measured.',
    },
    {
        seen: /SyntaxError|Cannot use import statement|Unexpected token 'export'/i,
        sentence: 'The runtime cannot parse the code: check that its language level and module kind (`type` in package.json) fit the runtime.',
    },
    {
        seen: /AccessDenied|not authorized to perform/i,
        sentence: 'A call of the function was refused: check the permissions of the `role` that the temporary functions have.',
    },
    {
        seen: /EACCES|permission denied/i,
        sentence: 'A file cannot be read: set its permission bits (644, folders 755) before the package is packed.',
    },
];
/** One sentence with what to do; what is known of the reason alone when the words are not known. */
function likelyCause(reason, errorType, message) {
    const words = `${errorType ?? ''}: ${message ?? ''}`;
    return CAUSES.find((cause) => cause.seen.test(words))?.sentence ?? reasons/* FAILED_SENTENCES */.T[reason];
}

;// CONCATENATED MODULE: ./build/core/start/health.js


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
function startHealth(starts, sides = model/* SIDES */.B) {
    const groups = Map.groupBy(starts, (start) => `${start.cell.architecture} ${start.cell.functionLabel}`);
    for (const group of groups.values()) {
        const base = failuresWithoutSuccess(group, 'base');
        const head = failuresWithoutSuccess(group, 'head');
        const baseStarts = !sides.includes('base') || base === null;
        if (base !== null && base.length >= FAILURES_THAT_END)
            return describe('base-does-not-start', base);
        if (baseStarts && head !== null && head.length >= FAILURES_THAT_END)
            return describe('does-not-start', head);
    }
    return null;
}
/** The failed starts of a side, in order; null once one of its starts was cold. */
function failuresWithoutSuccess(starts, side) {
    const ofSide = starts.filter((start) => start.side === side);
    if (ofSide.some((start) => start.outcome.kind === 'cold'))
        return null;
    return ofSide.filter((start) => start.outcome.kind === 'failed').sort((a, b) => a.order - b.order);
}
function describe(reason, failures) {
    const last = failures.at(-1);
    if (last === undefined || last.outcome.kind !== 'failed')
        return null;
    const { reason: failure, errorType, message } = last.outcome;
    return {
        reason,
        side: last.side,
        functionLabel: last.cell.functionLabel,
        architecture: last.cell.architecture,
        failure,
        errorType,
        message,
        likelyCause: likelyCause(failure, errorType, message),
    };
}


/***/ }),

/***/ 32780:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ FAILED_SENTENCES),
/* harmony export */   u: () => (/* binding */ LOST_SENTENCES)
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
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71295);
/* harmony import */ var _start_health_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64809);
/* harmony import */ var _statistics_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94809);



/** Integer microseconds of a time in milliseconds with at most three decimals, as Lambda prints them. */
function toMicroseconds(ms) {
    const micros = Math.round(ms * 1000);
    if (!Number.isSafeInteger(micros)) {
        throw new _statistics_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StatisticsError */ .a('not-finite', `${String(ms)} ms is not a duration`);
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
        throw new _statistics_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StatisticsError */ .a('not-a-number', `metric ${metric} was asked for, but a cold start of this run has no such phase; use total`);
    }
    return ms;
}
/**
 * The one way from raw starts to samples, for the gate, `judge` and the tests alike: burn-in (block 0) and lost starts
 * are dropped, failed ones kept, blocks and starts put in order. `cells` are the cells of the plan, in its order;
 * a cell without starts has no blocks. `sides` are the sides that the run measures.
 */
function samplesOfStarts(starts, cells, rule, sides = _model_js__WEBPACK_IMPORTED_MODULE_2__/* .SIDES */ .B) {
    const inOrder = [...starts].sort((a, b) => a.order - b.order);
    const byCell = Map.groupBy(inOrder, (start) => cellId(start.cell));
    const byBuild = Map.groupBy(inOrder, (start) => buildId(start.cell));
    return cells.map((cell) => ({
        cell,
        ...countedStarts(byCell.get(cellId(cell)) ?? [], rule.metric),
        doesNotStart: (0,_start_health_js__WEBPACK_IMPORTED_MODULE_0__/* .startHealth */ .j)(byBuild.get(buildId(cell)) ?? [], sides)?.reason ?? null,
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
    throw new _statistics_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StatisticsError */ .a(finite ? 'not-a-number' : 'not-finite', `a cold start took ${String(value)}, which is not a whole number of microseconds`);
}
/** All counted starts of one side, blocks in order. */
function sideStarts(blocks, side) {
    return blocks.flatMap((block) => block[side]);
}


/***/ })

};
