export const id = 823;
export const ids = [823];
export const modules = {

/***/ 5823:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   planOf: () => (/* binding */ planOf)
/* harmony export */ });
/* harmony import */ var _core_cost_estimate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36862);
/* harmony import */ var _estimate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85206);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95979);
/** What a prepared run would do, before it does anything. */



/** The plan of a run; with `engine: aws` with the policy that it needs. */
async function planOf(run) {
    const { functions } = run;
    const planned = (0,_model_js__WEBPACK_IMPORTED_MODULE_2__/* .measuredOf */ .E)(run);
    const skipped = functions.filter((fn) => fn.identical).length;
    const places = planned.map(({ place }) => place);
    return {
        where: [...new Set(places.map(({ where }) => where))].join('; '),
        functions: { measured: functions.length - skipped, skipped },
        tiersMb: [...new Set(places.flatMap(({ tiersMb }) => tiersMb))].toSorted((a, b) => a - b),
        architectures: [...new Set(places.flatMap(({ architectures }) => architectures))].toSorted(),
        identical: skipped === functions.length,
        estimate: (0,_core_cost_estimate_js__WEBPACK_IMPORTED_MODULE_0__/* .sumEstimates */ .PQ)(planned.map(estimateOfFunction)),
        policy: await run.engine.policy(),
    };
}
function estimateOfFunction({ config, place, code: { head, base } }) {
    return (0,_estimate_js__WEBPACK_IMPORTED_MODULE_1__/* .estimateOf */ .q)(config, place, {
        head: head.kind === 'package' ? head.sizeBytes : 0,
        base: base?.kind === 'package' ? base.sizeBytes : 0,
    });
}


/***/ })

};
