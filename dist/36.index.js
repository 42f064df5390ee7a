export const id = 36;
export const ids = [36];
export const modules = {

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

/***/ 39708:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ aligned)
/* harmony export */ });
/* unused harmony export width */
/** Columns that line up in a terminal. */
const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Scripts and emoji that terminals draw two cells wide. */
const WIDE = /\p{Emoji_Presentation}|\ufe0f|[\u{ff01}-\u{ff60}]|\p{sc=Han}|\p{sc=Hiragana}|\p{sc=Katakana}|\p{sc=Hangul}/u;
/** Cells that a text takes in a terminal. */
function width(text) {
    let cells = 0;
    for (const { segment } of GRAPHEMES.segment(text))
        cells += WIDE.test(segment) ? 2 : 1;
    return cells;
}
/** Pads every column to its widest cell, `gap` between; the first column to the left, the others to the right. */
function aligned(rows, gap = ' ') {
    const widths = [];
    for (const row of rows) {
        row.forEach((cell, i) => {
            widths[i] = Math.max(widths[i] ?? 0, width(cell));
        });
    }
    return rows.map((row) => row
        .map((cell, i) => {
        const fill = ' '.repeat((widths[i] ?? 0) - width(cell));
        return i === 0 ? cell + fill : fill + cell;
    })
        .join(gap)
        .trimEnd());
}


/***/ }),

/***/ 54036:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderPlan: () => (/* binding */ renderPlan)
/* harmony export */ });
/* harmony import */ var _core_cost_prices_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12706);
/* harmony import */ var _core_units_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25673);
/* harmony import */ var _power_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43230);



/** The plan as lines: numbers first, what they mean beside them. */
function renderPlan(plan) {
    const { where, functions, tiersMb, architectures, estimate, policy, power = [] } = plan;
    const calls = Object.entries(estimate.calls)
        .map(([operation, count]) => `${operation} ${count}`)
        .join(', ');
    const lines = [
        ['Where', where],
        [
            'Functions',
            `${functions.measured} to measure, ${functions.skipped} skipped because nothing of them changed`,
        ],
        ['Lanes', `${estimate.lanes} (${tiersMb.join(', ')} MB; ${architectures.join(', ')})`],
        ['Temporary functions', String(estimate.functions)],
        ['Cold starts', `at most ${estimate.starts}, burn-in included`],
        [
            'Calls',
            policy === null ? calls : `${calls}; ${estimate.controlCalls} count against the account's quota`,
        ],
        [
            'Time',
            `about ${(0,_core_units_js__WEBPACK_IMPORTED_MODULE_2__/* .duration */ .p0)(estimate.minutes * 60)} without early stopping, bound by ${BOUNDS[estimate.longestBy]}`,
        ],
        ['Code storage', `${(0,_core_units_js__WEBPACK_IMPORTED_MODULE_2__/* .bytes */ .ee)(estimate.storageBytes)} while it runs`],
        [
            'Cost',
            policy === null
                ? 'none'
                : `about ${(0,_core_units_js__WEBPACK_IMPORTED_MODULE_2__/* .dollars */ .E9)(estimate.dollars)} at a second per start, at most ${(0,_core_units_js__WEBPACK_IMPORTED_MODULE_2__/* .dollars */ .E9)(estimate.mostDollars)} (list prices of ${_core_cost_prices_js__WEBPACK_IMPORTED_MODULE_0__/* .PRICES_REGION */ .UJ}, ${_core_cost_prices_js__WEBPACK_IMPORTED_MODULE_0__/* .PRICES_AS_OF */ .Gw})`,
        ],
    ].map(([name = '', text = '']) => `${`${name}:`.padEnd(21)}${text}`);
    return [
        'Plan (nothing was created, changed or invoked)',
        ...(plan.identical
            ? ['Base and head are the same package and configuration: the run passes at once. Else it would be:']
            : []),
        ...lines,
        ...(power.length === 0 ? [] : ['', 'By the usual noise of earlier runs:', (0,_power_js__WEBPACK_IMPORTED_MODULE_1__/* .renderPower */ .m)(power).trimEnd()]),
        ...(policy === null ? [] : ['', 'IAM policy that the run needs:', policy]),
    ]
        .join('\n')
        .replaceAll(_core_units_js__WEBPACK_IMPORTED_MODULE_2__/* .NBSP */ .MK, ' ');
}
const BOUNDS = {
    'control-plane-calls': 'control-plane calls',
    'update-lock': 'one change at a time per function',
    concurrency: 'concurrency',
};


/***/ }),

/***/ 43230:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ renderPower)
/* harmony export */ });
/* harmony import */ var _core_units_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25673);
/* harmony import */ var _columns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39708);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9924);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44702);
/** The table of `power` as text. */




/** Plain text, one line per row; function, architecture and metric are named where they differ. */
function renderPower(cells) {
    const changes = cells[0]?.needed.map(({ changePercent }) => `${(0,_core_units_js__WEBPACK_IMPORTED_MODULE_2__/* .roughPercent */ .Ho)(changePercent)}`) ?? [];
    const place = places(cells);
    const rows = cells.map((cell) => [
        place(cell),
        (0,_core_units_js__WEBPACK_IMPORTED_MODULE_2__/* .level */ .Rc)(cell.noise),
        (0,_core_units_js__WEBPACK_IMPORTED_MODULE_2__/* .roughPercent */ .Ho)(cell.allowedPercent),
        ...cell.needed.map(({ samples }) => (samples === null ? 'allowed' : (0,_core_units_js__WEBPACK_IMPORTED_MODULE_2__/* .exact */ .e0)(samples))),
        `${(0,_core_units_js__WEBPACK_IMPORTED_MODULE_2__/* .roughPercent */ .Ho)(cell.visiblePercent)} with ${(0,_core_units_js__WEBPACK_IMPORTED_MODULE_2__/* .exact */ .e0)(cell.samples)}`,
    ]);
    const text = [
        'Starts per side with which a change is found in four of five runs:',
        '',
        ...(0,_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .aligned */ .b)([['Memory', 'Noise', 'Allowed', ...changes, 'Smallest change seen'], ...rows], '  '),
    ].join('\n');
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutCommands */ .Df)(`${text}\n`.replaceAll('\u00a0', ' '));
}
function places(rows) {
    const names = (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .naming */ .b7)({ comparisons: rows.flatMap(({ cell }) => (cell === null ? [] : [{ cell }])) });
    const metricsDiffer = new Set(rows.map(({ metric }) => metric)).size > 1;
    return ({ cell, metric }) => {
        if (cell === null)
            return 'given';
        const name = (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .cellName */ .I4)(cell, names, (label) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj)(label, 40));
        return metricsDiffer && metric !== undefined ? `${name}, ${_words_js__WEBPACK_IMPORTED_MODULE_1__/* .METRIC_WORDS */ .dt[metric].toLowerCase()}` : name;
    };
}


/***/ }),

/***/ 44702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I4: () => (/* binding */ cellName),
/* harmony export */   J$: () => (/* binding */ REASON_WORDS),
/* harmony export */   KR: () => (/* binding */ tierName),
/* harmony export */   L2: () => (/* binding */ verdictWords),
/* harmony export */   V2: () => (/* binding */ isMeasured),
/* harmony export */   Ze: () => (/* binding */ ICONS),
/* harmony export */   b7: () => (/* binding */ naming),
/* harmony export */   dt: () => (/* binding */ METRIC_WORDS),
/* harmony export */   g9: () => (/* binding */ rowVerdict),
/* harmony export */   iO: () => (/* binding */ medianWords),
/* harmony export */   jf: () => (/* binding */ sideName),
/* harmony export */   mF: () => (/* binding */ changeWords),
/* harmony export */   mG: () => (/* binding */ ruleWords),
/* harmony export */   sN: () => (/* binding */ isFaster),
/* harmony export */   wP: () => (/* binding */ allowedWords)
/* harmony export */ });
/* harmony import */ var _core_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25673);
/* harmony import */ var _core_verdict_worst_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20007);


const ICONS = {
    pass: '✅',
    regression: '❌',
    inconclusive: '⚠️',
    'not-measured': '➖',
};
const METRIC_WORDS = {
    total: 'Cold start',
    init: 'Init',
    handler: 'First request',
    restore: 'Restore',
};
/** Why, in words that need no documentation. */
const REASON_WORDS = {
    proven: 'proven',
    'not-proven': 'not proven',
    'does-not-start': 'no start of head succeeds',
    'over-budget': 'over the budget',
    identical: 'package and settings are identical',
    noisy: 'too noisy to tell',
    'too-few': 'too few starts',
    'lost-starts': 'too many starts were lost',
    'no-credentials': 'no AWS credentials in this run',
    'time-limit': 'stopped before the end',
    'base-does-not-start': 'no start of base succeeds',
};
/** A side as the user named it; an image without its Amazon ECR registry, and of its digest as much as tells it apart. */
function sideName({ label }) {
    return label
        .replace(/\b\d{12}\.dkr\.ecr\.[a-z0-9-]+\.amazonaws\.com(\.cn)?\//, '')
        .replace(/(@sha256:[0-9a-f]{12})[0-9a-f]{52}$/, '$1');
}
function naming({ comparisons, functions = [], }) {
    const labels = new Set();
    const architectures = new Set();
    for (const { cell } of comparisons) {
        labels.add(cell.functionLabel);
        architectures.add(cell.architecture);
    }
    return { functions: labels.size > 1 || functions.length > 1, architectures: architectures.size > 1 };
}
/** `1024 MB` or `1024 MB, arm64`. Ours alone: never contains foreign text. */
function tierName(cell, names) {
    return names.architectures ? `${(0,_core_units_js__WEBPACK_IMPORTED_MODULE_0__/* .tier */ .Zm)(cell.tierMb)}, ${cell.architecture}` : (0,_core_units_js__WEBPACK_IMPORTED_MODULE_0__/* .tier */ .Zm)(cell.tierMb);
}
/** The row in one phrase; `quote` marks the function's name as foreign. */
function cellName(cell, names, quote) {
    const where = tierName(cell, names);
    return names.functions ? `${quote(cell.functionLabel)} at ${where}` : where;
}
/** Something was started; else most of the plan has nothing to say. */
function isMeasured({ comparisons, starts }) {
    return comparisons.length > 0 || starts.length > 0;
}
/** Head is faster for sure: the whole interval of the change lies below zero. */
function isFaster(comparison) {
    const { high } = comparison.changePercent.interval;
    return high !== null && high < 0;
}
/** The verdict of one row. */
function rowVerdict(comparison) {
    const { verdict, reason } = comparison;
    switch (verdict) {
        case 'pass':
            return passWords(comparison);
        case 'regression':
            return reason === 'does-not-start' || reason === 'over-budget'
                ? REASON_WORDS[reason]
                : `slower, ${reason === 'proven' ? 'proven' : 'most likely'}`;
        case 'inconclusive':
        case 'not-measured':
            return `${verdictWords(verdict)}: ${openWords(comparison)}`;
    }
}
/** Why a row has no answer, and what would give one. */
function openWords({ reason, moreSamplesNeeded: more }) {
    const why = reason === 'not-proven' ? 'slower, but not proven' : REASON_WORDS[reason];
    if (more === null || more === 0)
        return why;
    const starts = `${(0,_core_units_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(more, 'more start')} per side`;
    if (reason !== 'time-limit' && more > _core_verdict_worst_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST_MORE_SAMPLES */ .YU)
        return `${why} with a sensible number of starts`;
    return reason === 'time-limit' ? `${why}, ${starts} were planned` : `${why}, about ${starts} would decide`;
}
function passWords(comparison) {
    if (comparison.reason === 'identical')
        return 'identical';
    if (isFaster(comparison))
        return 'faster';
    if (comparison.reason !== 'not-proven')
        return 'within the limit';
    const { high } = comparison.changePercent.interval;
    return high === null
        ? 'within the limit, not proven'
        : `within the limit, not proven (up to ${(0,_core_units_js__WEBPACK_IMPORTED_MODULE_0__/* .signedPercent */ .wu)(high)} possible)`;
}
function verdictWords(verdict) {
    return verdict === 'not-measured' ? 'not measured' : verdict;
}
/** The rule as the user set it: `+10 % or +10 ms, whichever is more`. */
function ruleWords({ thresholdPercent, thresholdMs }) {
    const percent = `+${(0,_core_units_js__WEBPACK_IMPORTED_MODULE_0__/* .exact */ .e0)(thresholdPercent)}\u00a0%`;
    const floor = `+${(0,_core_units_js__WEBPACK_IMPORTED_MODULE_0__/* .exact */ .e0)(thresholdMs)}\u00a0ms`;
    if (thresholdMs === 0)
        return percent;
    return thresholdPercent === 0 ? floor : `${percent} or ${floor}, whichever is more`;
}
/** The limit that governs a row: `+10 ms = +24 %`, or the budget where there is no base. */
function allowedWords({ allowance, base, budget }, rule) {
    const ceiling = budget === null ? [] : [`at most ${(0,_core_units_js__WEBPACK_IMPORTED_MODULE_0__/* .exact */ .e0)(budget.budgetMs)}\u00a0ms`];
    if (base === null)
        return ceiling.join();
    const byPercent = allowance.governs === 'percent';
    const limit = byPercent ? `+${(0,_core_units_js__WEBPACK_IMPORTED_MODULE_0__/* .exact */ .e0)(rule.thresholdPercent)}\u00a0%` : `+${(0,_core_units_js__WEBPACK_IMPORTED_MODULE_0__/* .exact */ .e0)(rule.thresholdMs)}\u00a0ms`;
    const means = byPercent ? allowance.allowedMs : allowance.allowedPercent;
    const same = means === null ? '' : ` = ${byPercent ? (0,_core_units_js__WEBPACK_IMPORTED_MODULE_0__/* .signedMs */ .Fw)(means) : (0,_core_units_js__WEBPACK_IMPORTED_MODULE_0__/* .roughPercent */ .Ho)(means)}`;
    return [`${limit}${same}`, ...ceiling].join(', ');
}
/** A change in both units: `+24.1 % (+61 ms)`, or null where no number exists. */
function changeWords({ changePercent, shiftMs }) {
    if (changePercent.estimate === null)
        return null;
    return `${(0,_core_units_js__WEBPACK_IMPORTED_MODULE_0__/* .signedPercent */ .wu)(changePercent.estimate)} (${(0,_core_units_js__WEBPACK_IMPORTED_MODULE_0__/* .signedMs */ .Fw)(shiftMs.estimate)})`;
}
/** A median in milliseconds, `failed` where it falls on a failed start, a dash where nothing was measured. */
function medianWords(side) {
    return side.medianMs === null && side.failed > 0 ? 'failed' : (0,_core_units_js__WEBPACK_IMPORTED_MODULE_0__/* .msNumber */ .Ap)(side.medianMs);
}


/***/ })

};
