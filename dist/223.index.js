export const id = 223;
export const ids = [223];
export const modules = {

/***/ 3223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   answerCacheRequest: () => (/* binding */ answerCacheRequest)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/** The only file that knows @actions/cache. It runs in a process of its own, see process.ts. */

/** Answers the request in the last argument over the IPC channel. */
async function answerCacheRequest() {
    const request = JSON.parse(process.argv.at(-1) ?? '');
    let answer;
    try {
        answer = await perform(request);
    }
    catch (error) {
        answer = { outcome: 'failed', reason: error instanceof Error ? error.message : 'unknown error' };
    }
    // Connections that the library keeps open must not keep this process.
    process.send?.(answer, () => process.exit(0));
}
async function perform(request) {
    const cache = await Promise.all(/* import() */[__webpack_require__.e(838), __webpack_require__.e(691)]).then(__webpack_require__.bind(__webpack_require__, 61691));
    if (!cache.isFeatureAvailable())
        return { outcome: 'unavailable' };
    const paths = [...request.paths];
    if (request.operation === 'save') {
        // Whether it was saved is only in the number; why it was not is only in the log, and the log does not tell a key that
        // is taken from a service that refuses.
        if ((await cache.saveCache(paths, request.key)) !== -1)
            return { outcome: 'saved' };
        const known = await cache.restoreCache(paths, request.key, [], { lookupOnly: true });
        return { outcome: known === request.key ? 'exists' : 'not-saved' };
    }
    for (const path of paths)
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(path, { recursive: true });
    const key = await cache.restoreCache(paths, request.key, [...request.prefixes]);
    if (key === undefined)
        return { outcome: 'miss' };
    return { outcome: 'hit', key };
}


/***/ })

};
