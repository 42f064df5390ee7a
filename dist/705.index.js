export const id = 705;
export const ids = [705];
export const modules = {

/***/ 3705:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseYaml: () => (/* binding */ parseYaml)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);

/**
 * Reads YAML (and so JSON). Aliases are bounded, so that a small text cannot become a large object.
 * @throws Error that says where the text is wrong and never what stands there: it may be a secret of the function.
 */
function parseYaml(text) {
    try {
        return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(text, { maxAliasCount: 20, prettyErrors: true, version: '1.2', logLevel: 'error' });
    }
    catch (error) {
        const [place] = error instanceof yaml__WEBPACK_IMPORTED_MODULE_0__/* .YAMLParseError */ .XT ? (error.linePos ?? []) : [];
        const kind = error instanceof yaml__WEBPACK_IMPORTED_MODULE_0__/* .YAMLParseError */ .XT ? error.code.toLowerCase().replaceAll('_', ' ') : 'unreadable';
        throw new Error(place === undefined ? kind : `${kind} at line ${place.line}, column ${place.col}`);
    }
}


/***/ })

};
