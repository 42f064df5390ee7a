export const id = 4744;
export const ids = [4744];
export const modules = {

/***/ 4744:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseYaml: () => (/* binding */ parseYaml)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);

/**
 * Reads YAML (and so JSON). Aliases are bounded, so that a small text cannot become a large object.
 * @throws Error that says where the text is wrong.
 */
function parseYaml(text) {
    return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(text, { maxAliasCount: 20, prettyErrors: true, version: '1.2' });
}


/***/ })

};
