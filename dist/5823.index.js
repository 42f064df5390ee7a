export const id = 5823;
export const ids = [5823];
export const modules = {

/***/ 5823:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   planOf: () => (/* binding */ planOf)
/* harmony export */ });
/* harmony import */ var _core_cost_estimate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36862);
/* harmony import */ var _gate_functions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19363);
/* harmony import */ var _gate_gate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93345);
/* harmony import */ var _estimate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85206);
/* harmony import */ var _request_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93311);
/** What a prepared run would do, before it does anything. */





/** The plan of a run; with `engine: aws` with the policy that it needs. */
async function planOf(run) {
    const { functions } = run;
    const measured = (0,_request_js__WEBPACK_IMPORTED_MODULE_4__/* .measuredOf */ .ED)(run);
    const plans = await Promise.all(measured.map(planOfFunction));
    const request = (0,_request_js__WEBPACK_IMPORTED_MODULE_4__/* .gateRequest */ .tV)(run, '');
    const { tiersMb, architectures } = (0,_gate_gate_js__WEBPACK_IMPORTED_MODULE_2__/* .planReport */ .s)(new _gate_functions_js__WEBPACK_IMPORTED_MODULE_1__/* .MeasuredFunctions */ .O(request.functions), request);
    const identical = functions.every((fn) => fn.identical);
    const skipped = functions.filter((fn) => fn.identical).length;
    return {
        where: [...new Set(plans.map(({ where }) => where))].join('; '),
        ...(functions.length === 1 ? {} : { functions: { measured: functions.length - skipped, skipped } }),
        tiersMb,
        architectures,
        identical,
        estimate: (0,_core_cost_estimate_js__WEBPACK_IMPORTED_MODULE_0__/* .sumEstimates */ .PQ)(plans.map(({ estimate }) => estimate)),
        policy: run.config.aws === null ? null : await policyText(functions),
    };
}
async function planOfFunction({ config, place, code }) {
    return {
        where: whereOf(place),
        estimate: (0,_estimate_js__WEBPACK_IMPORTED_MODULE_3__/* .estimateOf */ .q)(config, place, {
            head: code.head.kind === 'package' ? code.head.sizeBytes : 0,
            base: code.base?.kind === 'package' ? code.base.sizeBytes : 0,
        }),
    };
}
async function policyText(functions) {
    const [{ policyFor }, { mergePolicies }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(1696), __webpack_require__.e(303), __webpack_require__.e(1987)]).then(__webpack_require__.bind(__webpack_require__, 94368)),
        __webpack_require__.e(/* import() */ 1345).then(__webpack_require__.bind(__webpack_require__, 73726)),
    ]);
    const policies = functions.flatMap(({ config, place }) => config.aws === null ? [] : [policyFor(config.aws, place.aws, config)]);
    return JSON.stringify(mergePolicies(policies), null, 2);
}
function whereOf({ aws }) {
    if (aws === null)
        return 'embedded engine on this machine';
    const { template, endpoint } = aws;
    const way = endpoint === null ? '' : ` (custom endpoint ${endpoint})`;
    return `AWS, ${template.region}, account ${template.accountId}, template ${template.name}${way}`;
}


/***/ })

};
