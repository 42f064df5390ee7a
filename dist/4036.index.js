export const id = 4036;
export const ids = [4036];
export const modules = {

/***/ 4036:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderPlan: () => (/* binding */ renderPlan)
/* harmony export */ });
/* harmony import */ var _core_cost_prices_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2706);

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
                : `about ${dollars(estimate.dollars)} at a second per start, at most ${dollars(estimate.mostDollars)} (list prices of ${_core_cost_prices_js__WEBPACK_IMPORTED_MODULE_0__/* .PRICES_REGION */ .UJ}, ${_core_cost_prices_js__WEBPACK_IMPORTED_MODULE_0__/* .PRICES_AS_OF */ .Gw})`,
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
function dollars(value) {
    return value < 0.01 ? `$${value.toFixed(4)}` : `$${value.toFixed(2)}`;
}


/***/ })

};
