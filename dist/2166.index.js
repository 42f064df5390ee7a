export const id = 2166;
export const ids = [2166];
export const modules = {

/***/ 38450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ CredentialsExpired),
/* harmony export */   y: () => (/* binding */ LambdaFailure)
/* harmony export */ });
/** Something in the way of measuring that the user can act on. The message says what, where and what to do. */
class LambdaFailure extends Error {
    name = 'LambdaFailure';
}
/** The credentials are no longer valid: nothing more can be measured, and what there is, is judged. */
class CredentialsExpired extends LambdaFailure {
    name = 'CredentialsExpired';
}


/***/ }),

/***/ 29568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ SYSTEM_CLOCK)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

/** This machine's clock. */
const SYSTEM_CLOCK = {
    now: () => new Date(),
    monotonicMs: () => performance.now(),
    sleep: (ms, signal) => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms, undefined, { signal }).catch(() => undefined),
};


/***/ }),

/***/ 52166:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ sweepLeftovers),
/* harmony export */   cleanUpAfter: () => (/* binding */ cleanUpAfter)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _gate_ports_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38450);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29568);
/** What a run may leave on AWS: deleted by its ledger right after it, or found by name, tags and age later. */



/** Deletes need a while where a function is still being made, and no longer. */
const WAIT_MINUTES = 2;
/**
 * Deletes what the ledger of a run says may still be there. The ledger goes too when nothing is left.
 * @throws LambdaFailure without credentials, or with a ledger of another endpoint.
 */
async function cleanUpAfter(ledgerPath, environment) {
    const { readLedger, connectionTo, customEndpoint, cleanUp, awsPace } = await parts();
    const ledger = readLedger(ledgerPath);
    if (ledger === null || ledger.entries.length === 0)
        return { deleted: [], left: [] };
    if (ledger.endpoint !== customEndpoint(environment)) {
        const names = ledger.entries.map(({ name }) => name).join(', ');
        throw new _gate_ports_js__WEBPACK_IMPORTED_MODULE_2__/* .LambdaFailure */ .y(`the run measured at ${ledger.endpoint ?? 'AWS'}, and the environment now says ${customEndpoint(environment) ?? 'AWS'}: nothing was deleted. Look for ${names} in ${ledger.region}.`);
    }
    const connection = await connectionTo(ledger.region, environment);
    const result = await cleanUp(ledgerPath, ledger, connection, awsPace(WAIT_MINUTES));
    if (result.left.length === 0)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(ledgerPath, { force: true });
    return result;
}
/**
 * Leftovers of earlier runs in a region: lists them, or deletes them.
 * @throws LambdaFailure without credentials, or when functions or log groups cannot be listed.
 */
async function sweepLeftovers(region, environment, remove) {
    const { connectionTo, sweep, awsPace } = await parts();
    const connection = await connectionTo(region, environment);
    return await sweep(connection, awsPace(WAIT_MINUTES), { now: _clock_js__WEBPACK_IMPORTED_MODULE_1__/* .SYSTEM_CLOCK */ .V.now(), remove });
}
async function parts() {
    const [ledger, connection, cleaning, sweeping, pace] = await Promise.all([
        __webpack_require__.e(/* import() */ 901).then(__webpack_require__.bind(__webpack_require__, 901)),
        Promise.all(/* import() */[__webpack_require__.e(1696), __webpack_require__.e(3256)]).then(__webpack_require__.bind(__webpack_require__, 33256)),
        Promise.all(/* import() */[__webpack_require__.e(1696), __webpack_require__.e(303), __webpack_require__.e(365)]).then(__webpack_require__.bind(__webpack_require__, 20365)),
        Promise.all(/* import() */[__webpack_require__.e(1696), __webpack_require__.e(303), __webpack_require__.e(1798)]).then(__webpack_require__.bind(__webpack_require__, 51798)),
        __webpack_require__.e(/* import() */ 3091).then(__webpack_require__.bind(__webpack_require__, 3091)),
    ]);
    return { ...ledger, ...connection, ...cleaning, ...sweeping, ...pace };
}


/***/ })

};
