export const id = 4036;
export const ids = [4036];
export const modules = {

/***/ 54036:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderPlan: () => (/* binding */ renderPlan)
/* harmony export */ });
/* harmony import */ var _core_cost_prices_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12706);
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15088);


/** The plan as lines: numbers first, what they mean beside them. */
function renderPlan(plan) {
    const { where, functions, tiersMb, architectures, estimate, policy } = plan;
    const calls = Object.entries(estimate.calls)
        .map(([operation, count]) => `${operation} ${count}`)
        .join(', ');
    const lines = [
        ['Where', where],
        ...(functions === undefined
            ? []
            : [
                [
                    'Functions',
                    `${functions.measured} to measure, ${functions.skipped} skipped because nothing of them changed`,
                ],
            ]),
        ['Lanes', `${estimate.lanes} (${tiersMb.join(', ')} MB; ${architectures.join(', ')})`],
        ['Temporary functions', String(estimate.functions)],
        ['Cold starts', `at most ${estimate.starts}, burn-in included`],
        [
            'Calls',
            policy === null ? calls : `${calls}; ${estimate.controlCalls} count against the account's quota`,
        ],
        ['Time', `about ${minutes(estimate.minutes)} without early stopping, bound by ${estimate.longestBy}`],
        ['Code storage', `${megabytes(estimate.storageBytes)} while it runs`],
        [
            'Cost',
            policy === null
                ? 'none'
                : `about ${(0,_units_js__WEBPACK_IMPORTED_MODULE_1__/* .dollars */ .E9)(estimate.dollars)} at a second per start, at most ${(0,_units_js__WEBPACK_IMPORTED_MODULE_1__/* .dollars */ .E9)(estimate.mostDollars)} (list prices of ${_core_cost_prices_js__WEBPACK_IMPORTED_MODULE_0__/* .PRICES_REGION */ .UJ}, ${_core_cost_prices_js__WEBPACK_IMPORTED_MODULE_0__/* .PRICES_AS_OF */ .Gw})`,
        ],
    ].map(([name = '', text = '']) => `${`${name}:`.padEnd(21)}${text}`);
    return [
        'Plan (nothing was created, changed or invoked)',
        ...(plan.identical
            ? ['Base and head are the same package and configuration: the run passes at once. Else it would be:']
            : []),
        ...lines,
        ...(policy === null ? [] : ['', 'IAM policy that the run needs:', policy]),
    ].join('\n');
}
function minutes(value) {
    return value < 1 ? `${Math.max(1, Math.round(value * 60))} s` : `${value.toFixed(1)} min`;
}
function megabytes(bytes) {
    return `${(bytes / 1_048_576).toFixed(1)} MB`;
}


/***/ }),

/***/ 15088:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ap: () => (/* binding */ msNumber),
/* harmony export */   E9: () => (/* binding */ dollars),
/* harmony export */   Fw: () => (/* binding */ signedMs),
/* harmony export */   Ho: () => (/* binding */ roughPercent),
/* harmony export */   MK: () => (/* binding */ NBSP),
/* harmony export */   Rc: () => (/* binding */ level),
/* harmony export */   Se: () => (/* binding */ msInterval),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   Zm: () => (/* binding */ tier),
/* harmony export */   e0: () => (/* binding */ exact),
/* harmony export */   ee: () => (/* binding */ bytes),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   r6: () => (/* binding */ percentInterval),
/* harmony export */   wu: () => (/* binding */ signedPercent),
/* harmony export */   x3: () => (/* binding */ NONE)
/* harmony export */ });
/* unused harmony export ms */
/** Shown where there is no number. */
const NONE = '–';
/** Keeps a number and its unit on one line. */
const NBSP = '\u00a0';
const MINUS = '\u2212';
/** Fixed decimals; never an exponent, never `-0`. */
function fixed(value, decimals, signed) {
    const digits = Math.abs(value).toFixed(decimals);
    if (Number(digits) === 0)
        return digits;
    return `${value < 0 ? MINUS : signed ? '+' : ''}${digits}`;
}
function isNumber(value) {
    return value !== null && Number.isFinite(value);
}
/** Three to four significant digits, so that 41.3 and 252 and 1034 are all as exact as a reader needs. */
function msDecimals(value) {
    const size = Math.abs(value);
    return size < 9.995 ? 2 : size < 99.95 ? 1 : 0;
}
/** Differences get one digit less: the last digit of a difference is noise. */
function shiftDecimals(value) {
    const size = Math.abs(value);
    return size < 0.95 ? 2 : size < 9.95 ? 1 : 0;
}
function percentDecimals(value) {
    return Math.abs(value) < 99.95 ? 1 : 0;
}
/** A time without its unit, in milliseconds: `41.3`. */
function msNumber(value) {
    return isNumber(value) ? fixed(value, msDecimals(value), false) : NONE;
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
/** A limit in percent that follows from one in milliseconds: `+24 %`, `+4.9 %`. */
function roughPercent(value) {
    return isNumber(value) ? `${fixed(value, Math.abs(value) < 9.95 ? 1 : 0, true)}${NBSP}%` : NONE;
}
/**
 * An interval: `+18.0 to +30.2 %`, or its one known end (a far end is open when few starts were made or some failed).
 * Both ends get the decimals of the larger one; spaces do not break.
 */
function ends({ low, high }, unit, decimals) {
    const known = [low, high].filter(isNumber);
    const places = Math.min(...known.map(decimals));
    const end = (value) => fixed(value, places, true);
    const words = isNumber(low) && isNumber(high)
        ? `${end(low)} to ${end(high)} ${unit}`
        : isNumber(low)
            ? `${end(low)} ${unit} or more`
            : isNumber(high)
                ? `${end(high)} ${unit} or less`
                : 'too few starts';
    return words.replaceAll(' ', NBSP);
}
/** Where a change in percent lies: `+18.0 to +30.2 %`. */
function percentInterval(interval) {
    return ends(interval, '%', percentDecimals);
}
/** Where a change in milliseconds lies: `+45 to +77 ms`. */
function msInterval(interval) {
    return ends(interval, 'ms', shiftDecimals);
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
/** A package size in decimal units, as AWS and npm print them: `1.24 MB`. */
function bytes(value) {
    if (!Number.isFinite(value))
        return NONE;
    if (value < 1000)
        return `${value.toFixed(0)}${NBSP}bytes`;
    if (value < 1e6)
        return `${(value / 1000).toFixed(1)}${NBSP}kB`;
    return `${(value / 1e6).toFixed(2)}${NBSP}MB`;
}
/** A memory tier: `1024 MB`. */
function tier(mb) {
    return `${exact(mb)}${NBSP}MB`;
}
/** `1 start`, `3 starts`. */
function count(n, one, many = `${one}s`) {
    return `${exact(n)} ${n === 1 ? one : many}`;
}
/** US dollars: `$0.0021`, `$1.24`. */
function dollars(value) {
    return value < 0.01 ? `$${value.toFixed(4)}` : `$${value.toFixed(2)}`;
}


/***/ })

};
