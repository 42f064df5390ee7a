export const id = 626;
export const ids = [626];
export const modules = {

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


/***/ })

};
