export const id = 4365;
export const ids = [4365];
export const modules = {

/***/ 52391:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ isDecided),
  E: () => (/* binding */ judgeCell)
});

// EXTERNAL MODULE: ./build/core/statistics/pairs.js
var pairs = __webpack_require__(70609);
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
    return micros === undefined ? null : (0,pairs/* finiteOrNull */.Es)(micros / 1000);
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
const NAMES = { base: 'Base', head: 'Head' };
/** Every doubt about a cell's result, as data. */
function warningsOf(doubt) {
    const messages = [
        ...SIDES_IN_ORDER.map((side) => [
            'bimodal',
            bimodal(doubt.blocks, side),
        ]),
        ['median-and-shift-differ', mediansDiffer(doubt)],
        ['spreads-differ', spreadsDiffer(doubt.blocks)],
        ...functionsDiffer(doubt.blocks).map((message) => [
            'functions-differ',
            message,
        ]),
        ...SIDES_IN_ORDER.map((side) => [
            'many-lost-starts',
            manyLost(doubt, side),
        ]),
        ['early-stop', earlyStop(doubt)],
    ];
    return messages.flatMap(([code, message]) => message === null ? [] : [{ code, message, cell: doubt.cell }]);
}
const SIDES_IN_ORDER = ['base', 'head'];
function bimodal(blocks, side) {
    const modes = (0,spread/* twoModes */.RZ)(finiteTimes(blocks, side));
    if (modes === null)
        return null;
    return (`${NAMES[side]} has two modes, near ${milliseconds(modes.lowMedian)} and ${milliseconds(modes.highMedian)} ` +
        `(${Math.round(modes.highShare * 100)} % of its starts in the slower one): often two host generations. ` +
        'A change of the mix moves the median, but hardly the comparison.');
}
function mediansDiffer({ medianRatio, shiftRatio, allowedPercent, blocks }) {
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
    return (`The medians differ by ${percent(medianRatio)}, the typical pair of starts by ${percent(shiftRatio)}, which would be different answers: ` +
        'the two sides differ in shape, so look at the single values.');
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
    return (`The spreads differ more than twofold: base varies by ${share(baseSpread)}, head by ${share(headSpread)}. ` +
        'The test then compares more than the typical time.');
}
function functionsDiffer(blocks) {
    const pairs = SIDES_IN_ORDER.flatMap((side) => functionPairs(blocks, side).map((pair) => ({ side, ...pair })));
    return pairs.flatMap(({ side, first, second }) => {
        const counts = blocks
            .map((block) => ({ first: servedBy(block[side], first), second: servedBy(block[side], second) }))
            .filter((block) => block.first.length > 0 && block.second.length > 0)
            .map((block) => (0,mann_whitney/* countRanks */.l5)(block.first, block.second));
        if (counts.length === 0 || (0,van_elteren/* sumBlocks */.Q)(counts).p.twoSided > FUNCTIONS_LEVEL / pairs.length)
            return [];
        const all = (0,verdict_samples/* sideStarts */.Zd)(blocks, side);
        const medians = [first, second].map((name) => milliseconds((0,samples/* median */.JZ)(servedBy(all, name))));
        return [
            `Two temporary functions with the same ${side} build differ: ${first} has a median of ${medians[0]}, ` +
                `${second} of ${medians[1]}. Part of the difference between the sides may come from where functions are placed.`,
        ];
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
    if (lost[side] * 10 <= rule.maxSamples)
        return null;
    return `${NAMES[side]} lost ${lost[side] === 1 ? '1 start' : `${lost[side]} starts`} that had to be repeated (${rule.maxSamples} were planned).`;
}
function earlyStop({ stoppedEarlyOnRegression }) {
    return stoppedEarlyOnRegression
        ? 'Measuring stopped as soon as the regression was proven; the estimate of a change that was stopped early is somewhat too large. The interval allows for it.'
        : null;
}
function warnings_tooFew(blocks) {
    return SIDES_IN_ORDER.some((side) => finiteTimes(blocks, side).length < FEWEST);
}
function finiteTimes(blocks, side) {
    return (0,verdict_samples/* timesOf */.Qv)((0,verdict_samples/* sideStarts */.Zd)(blocks, side)).filter(Number.isFinite);
}
function servedBy(starts, name) {
    return (0,verdict_samples/* timesOf */.Qv)(starts.filter((start) => start.functionName === name));
}
function milliseconds(micros) {
    return Number.isFinite(micros) ? `${(micros / 1000).toFixed(1)} ms` : 'a failed start';
}
function percent(ratio) {
    const digits = Math.abs((ratio - 1) * 100).toFixed(1);
    return `${Number(digits) === 0 ? '' : ratio < 1 ? '\u2212' : '+'}${digits} %`;
}
function share(spread) {
    return `${(spread * 100).toFixed(1)} %`;
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
        medianRatio: (0,pairs/* finiteOrNull */.Es)(medianRatio),
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
            cell: samples.cell,
            blocks,
            rule,
            medianRatio: (0,pairs/* finiteOrNull */.Es)(medianRatio),
            shiftRatio: (0,pairs/* finiteOrNull */.Es)(estimates.ratio),
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


/***/ })

};
