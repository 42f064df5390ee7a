export const id = 867;
export const ids = [867];
export const modules = {

/***/ 20867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   unmeasuredReport: () => (/* binding */ unmeasuredReport)
/* harmony export */ });
/* harmony import */ var _gate_empty_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53254);
/* harmony import */ var _side_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70246);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6170);
/** The report of a run that has nothing to measure with: the same form as every other, with no start in it. */



/** Stands for what only the template, which nobody could read, would tell. */
const UNKNOWN = 'not read';
function unmeasuredReport({ functions, config }, startedAt) {
    return (0,_gate_empty_report_js__WEBPACK_IMPORTED_MODULE_0__/* .emptyReport */ ._)({
        toolVersion: _version_js__WEBPACK_IMPORTED_MODULE_1__/* .VERSION */ .x,
        startedAt,
        functions: functions.map(functionReport),
        policy: config.policy,
        seed: config.seed,
        concurrency: 1,
    }, 'no-credentials');
}
function functionReport({ label, config, code }) {
    return {
        label: label ?? UNKNOWN,
        skipped: false,
        measuredOn: { engine: 'aws', region: UNKNOWN, description: 'none' },
        tiersMb: config.tiersMb ?? [],
        architectures: config.architectures ?? [],
        rule: config.rule,
        sides: sidesOf(config, code),
    };
}
function sidesOf(config, { head, base }) {
    const side = (code, { overrides }) => (0,_side_report_js__WEBPACK_IMPORTED_MODULE_2__/* .sideReport */ .Q)(code, {
        runtime: code.kind === 'image' ? null : (overrides.runtime ?? UNKNOWN),
        handler: code.kind === 'image' ? null : (overrides.handler ?? UNKNOWN),
        logFormat: overrides.logFormat ?? 'Text',
    });
    return {
        base: base === null || config.base === null ? null : side(base, config.base),
        head: side(head, config.head),
    };
}


/***/ })

};
