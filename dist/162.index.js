export const id = 162;
export const ids = [162,626];
export const modules = {

/***/ 49162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cleanUpByLedger: () => (/* binding */ cleanUpByLedger),
/* harmony export */   ledgerPath: () => (/* binding */ ledgerPath)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _github_output_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59357);
/**
 * The ledger of the run: the main step tells the post step where it is before anything is made, because a job may be cut
 * off at any moment. See src/aws/ledger.ts for what is in it.
 */




const STATE = 'ledger';
const PREFIX = 'cold-start-gate-ledger-';
/** Chooses the path and records it. The file is made when there is something to write down. */
function ledgerPath() {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(process.env['RUNNER_TEMP'] || (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), `${PREFIX}${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.jsonl`);
    (0,_github_output_js__WEBPACK_IMPORTED_MODULE_3__/* .writeState */ .Jq)(STATE, path);
    return path;
}
/**
 * Deletes what the main step left on AWS.
 * @returns one sentence about what was deleted, or null.
 * @throws Error with everything that could not be deleted, and the commands that would.
 */
async function cleanUpByLedger() {
    const path = (0,_github_output_js__WEBPACK_IMPORTED_MODULE_3__/* .readState */ .un)(STATE);
    if (!(0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path).startsWith(PREFIX))
        return null;
    const { cleanUpAfter } = await Promise.all(/* import() */[__webpack_require__.e(898), __webpack_require__.e(166)]).then(__webpack_require__.bind(__webpack_require__, 52166));
    const { deleted, left } = await cleanUpAfter(path, process.env);
    if (left.length > 0)
        throw new Error(left.join('\n'));
    return deleted.length === 0
        ? null
        : `The main step was cut off; ${deleted.length} temporary functions that it left are deleted.`;
}


/***/ }),

/***/ 71626:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ systemErrorCode)
/* harmony export */ });
/** The code that Node puts on the error of a failed system call, e.g. `ENOENT`; null for other errors. */
function systemErrorCode(error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
    return typeof code === 'string' ? code : null;
}


/***/ }),

/***/ 59357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jq: () => (/* binding */ writeState),
/* harmony export */   Kn: () => (/* binding */ writeOutputs),
/* harmony export */   Sy: () => (/* binding */ writeSummary),
/* harmony export */   un: () => (/* binding */ readState)
/* harmony export */ });
/* unused harmony export SUMMARY_LIMIT_BYTES */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33838);
/* harmony import */ var _core_quotas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50449);
/* harmony import */ var _core_system_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71626);
/**
 * What a step hands to the runner: outputs, state for the post step and the job summary. Every write is on disk when the
 * function returns or its promise resolves, so that an exit right afterwards loses nothing.
 */




/** GitHub drops the summary of a step past this size without a word. */
const SUMMARY_LIMIT_BYTES = 1_048_576;
/** Sets outputs through the GITHUB_OUTPUT file, with a random delimiter. Without that file there is nobody to read them. */
function writeOutputs(outputs) {
    if (!process.env['GITHUB_OUTPUT'])
        return;
    for (const [name, value] of Object.entries(outputs))
        (0,_actions_core__WEBPACK_IMPORTED_MODULE_1__/* .setOutput */ .uH)(name, value);
}
/** Keeps a value for the post step of this action. Written at once: a cancelled job runs post all the same. */
function writeState(name, value) {
    if (process.env['GITHUB_STATE'])
        (0,_actions_core__WEBPACK_IMPORTED_MODULE_1__/* .saveState */ .LZ)(name, value);
}
/** The empty string when main did not get as far. */
function readState(name) {
    return (0,_actions_core__WEBPACK_IMPORTED_MODULE_1__/* .getState */ .Gu)(name);
}
/**
 * Appends to the job summary.
 * @returns null, or one sentence saying why the summary is not the one that was meant
 */
async function writeSummary(markdown) {
    const path = process.env['GITHUB_STEP_SUMMARY'];
    if (!path)
        return 'There is no job summary here: GITHUB_STEP_SUMMARY is not set.';
    try {
        const before = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path)).size;
        const bytes = Buffer.byteLength(markdown);
        const fits = before + bytes < _core_quotas_js__WEBPACK_IMPORTED_MODULE_2__/* .SUMMARY_BYTES */ .R$;
        const problem = `The summary would have ${before + bytes} bytes and GitHub takes ${_core_quotas_js__WEBPACK_IMPORTED_MODULE_2__/* .SUMMARY_BYTES */ .R$}; see the files in report-dir instead.`;
        _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .summary */ .z.emptyBuffer().addRaw(fits ? markdown : problem);
        _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .summary */ .z.addEOL();
        await _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .summary */ .z.write();
        return fits ? null : problem;
    }
    catch (cause) {
        return `The job summary could not be written (${(0,_core_system_error_js__WEBPACK_IMPORTED_MODULE_3__/* .systemErrorCode */ .v)(cause) ?? 'unknown error'}).`;
    }
}


/***/ })

};
