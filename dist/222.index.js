export const id = 222;
export const ids = [222,626];
export const modules = {

/***/ 34222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   makeEngineFolder: () => (/* binding */ makeEngineFolder),
/* harmony export */   removeLeftFolder: () => (/* binding */ removeLeftFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _github_output_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59357);
/**
 * The folder in which the embedded engine works. The main step tells the post step about it before anything is put there,
 * because a job that is cut off takes the engine's own reaper with it.
 */





const STATE = 'engine-folder';
const PREFIX = 'cold-start-gate-run-';
/** Makes the folder and records it; disposing removes it. */
function makeEngineFolder() {
    const path = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(process.env['RUNNER_TEMP'] || (0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), PREFIX));
    (0,_github_output_js__WEBPACK_IMPORTED_MODULE_4__/* .writeState */ .Jq)(STATE, path);
    return { path, [Symbol.asyncDispose]: () => remove(path) };
}
/** @returns the folder that a main step left behind and that is now removed; null when there is none. */
async function removeLeftFolder() {
    const path = (0,_github_output_js__WEBPACK_IMPORTED_MODULE_4__/* .readState */ .un)(STATE);
    // State is a file that other code of the job can write: only what has our name is ever removed.
    if (!(0,node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(path).startsWith(PREFIX) || !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))
        return null;
    await remove(path);
    return path;
}
async function remove(path) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, { recursive: true, force: true });
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
