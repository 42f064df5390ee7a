export const id = 867;
export const ids = [867];
export const modules = {

/***/ 867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   unmeasuredReport: () => (/* binding */ unmeasuredReport)
/* harmony export */ });
/* harmony import */ var _core_verdict_judge_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3023);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6170);


/** Stands for what only the template, which nobody could read, would tell. */
const UNKNOWN = 'not read';
function unmeasuredReport({ functions, ...run }, now) {
    const { config } = run;
    return {
        schema: 1,
        tool: { name: 'cold-start-gate', version: _version_js__WEBPACK_IMPORTED_MODULE_0__/* .VERSION */ .x },
        startedAt: now.toISOString(),
        durationSeconds: 0,
        environment: { engine: 'aws', region: UNKNOWN, description: 'none' },
        plan: {
            seed: config.seed,
            tiersMb: config.tiersMb ?? [],
            architectures: config.architectures ?? [],
            blockSize: config.rule.blockSize,
            maxSamples: config.rule.maxSamples,
            burnInPerFunction: 1,
            concurrency: 1,
        },
        rule: config.rule,
        policy: config.policy,
        sides: sidesOf(run),
        ...(functions.length === 1
            ? {}
            : {
                functions: functions.map((fn) => ({
                    label: fn.label ?? UNKNOWN,
                    skipped: false,
                    rule: fn.config.rule,
                    sides: sidesOf(fn),
                })),
            }),
        starts: [],
        counts: [],
        comparisons: [],
        verdict: (0,_core_verdict_judge_run_js__WEBPACK_IMPORTED_MODULE_1__/* .judgeRun */ .Z)([], config.policy, 'no-credentials'),
        warnings: [],
    };
}
function sidesOf({ config, packages: { head, base } }) {
    const side = (pack, { overrides }) => ({
        label: pack.label,
        packageSha256: pack.sha256,
        packageBytes: pack.sizeBytes,
        runtime: overrides.runtime ?? UNKNOWN,
        handler: overrides.handler ?? UNKNOWN,
        logFormat: overrides.logFormat ?? 'Text',
        runtimeVersionArn: null,
    });
    return {
        base: base === null || config.base === null ? null : side(base, config.base),
        head: side(head, config.head),
    };
}


/***/ })

};
