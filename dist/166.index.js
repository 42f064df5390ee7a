export const id = 166;
export const ids = [166];
export const modules = {

/***/ 52166:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ sweepLeftovers),
/* harmony export */   cleanUpAfter: () => (/* binding */ cleanUpAfter)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _gate_ports_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38450);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29568);
/* harmony import */ var _engine_aws_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32898);
/** What a run may leave on AWS: deleted by its ledger right after it, or found by name, tags and age later. */




/** Deletes need a while where a function is still being made, and no longer. */
const WAIT_MINUTES = 2;
/**
 * Deletes what the ledger of a run says may still be there. The ledger goes too when nothing is left.
 * @throws LambdaFailure without credentials, or with a ledger of another endpoint.
 */
async function cleanUpAfter(ledgerPath, environment) {
    const { readLedger, connectionTo, customEndpoint, cleanUp, awsTimings } = await (0,_engine_aws_js__WEBPACK_IMPORTED_MODULE_2__/* .loadAdapter */ .i)();
    const ledger = readLedger(ledgerPath);
    if (ledger === null || ledger.entries.length === 0)
        return { deleted: [], left: [] };
    if (ledger.endpoint !== customEndpoint(environment)) {
        const names = ledger.entries.map(({ name }) => name).join(', ');
        throw new _gate_ports_js__WEBPACK_IMPORTED_MODULE_3__/* .LambdaFailure */ .y(`the run measured at ${ledger.endpoint ?? 'AWS'}, and the environment now says ${customEndpoint(environment) ?? 'AWS'}: nothing was deleted. Look for ${names} in ${ledger.region}.`);
    }
    const connection = await connectionTo(ledger.region, environment);
    const result = await cleanUp(ledgerPath, ledger, connection, awsTimings(WAIT_MINUTES));
    if (result.left.length === 0)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(ledgerPath, { force: true });
    return result;
}
/**
 * Leftovers of earlier runs in a region: lists them, or deletes them.
 * @throws LambdaFailure without credentials, or when functions or log groups cannot be listed.
 */
async function sweepLeftovers(region, environment, remove) {
    const { connectionTo, sweep, awsTimings } = await (0,_engine_aws_js__WEBPACK_IMPORTED_MODULE_2__/* .loadAdapter */ .i)();
    const connection = await connectionTo(region, environment);
    return await sweep(connection, awsTimings(WAIT_MINUTES), { now: _clock_js__WEBPACK_IMPORTED_MODULE_1__/* .SYSTEM_CLOCK */ .V.now(), remove });
}


/***/ })

};
