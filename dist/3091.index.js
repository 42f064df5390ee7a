export const id = 3091;
export const ids = [3091];
export const modules = {

/***/ 3091:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LOCAL_PACE: () => (/* binding */ LOCAL_PACE),
/* harmony export */   awsPace: () => (/* binding */ awsPace),
/* harmony export */   boundedConcurrency: () => (/* binding */ boundedConcurrency)
/* harmony export */ });
/**
 * AWS allows 15 control-plane calls per second and account, GetFunction 100 of its own; about half of the 15 are left to
 * production deploys. Source: Lambda developer guide, "Lambda quotas".
 * @param waitMinutes the input `wait-minutes`.
 */
function awsPace(waitMinutes) {
    return {
        callsPerSecond: 8,
        pollMs: 300,
        pauseMs: 500,
        readyLimitMs: waitMinutes * 60_000,
        roleLimitMs: 60_000,
    };
}
/** The embedded engine has no quota and answers at once. */
const LOCAL_PACE = {
    callsPerSecond: Number.POSITIVE_INFINITY,
    pollMs: 2,
    pauseMs: 5,
    readyLimitMs: 60_000,
    roleLimitMs: 1_000,
};
/**
 * How many requests may be under way: as many as asked for, but never more than half of what the account has left for
 * functions without a reservation, because the other half is production's.
 * @param unreserved UnreservedConcurrentExecutions of GetAccountSettings.
 */
function boundedConcurrency(asked, unreserved) {
    return Math.max(1, Math.min(asked, Math.floor(unreserved / 2)));
}


/***/ })

};
