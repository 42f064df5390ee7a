export const id = 901;
export const ids = [901];
export const modules = {

/***/ 901:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NO_LEDGER: () => (/* binding */ NO_LEDGER),
/* harmony export */   openLedger: () => (/* binding */ openLedger),
/* harmony export */   readLedger: () => (/* binding */ readLedger)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/**
 * What a run has made, written down before it is made: a file of JSON lines that is only appended to, so that also a
 * process that was killed leaves a true account of what may be there.
 */

/** Begins the ledger of a run. @throws when the file cannot be written: nothing may be made then. */
function openLedger(path, header, now = Date.now) {
    const write = (line) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(path, `${JSON.stringify(line)}\n`, { mode: 0o600 });
    write({ kind: 'run', ...header });
    return {
        creating: (name) => write({ kind: 'creating', name }),
        created: (name, arn) => write({ kind: 'created', name, arn }),
        gone: (name) => write({ kind: 'gone', name, atMs: now() }),
    };
}
/** For a run that nothing can outlive, such as one on an engine that ends with it. */
const NO_LEDGER = { creating: () => { }, created: () => { }, gone: () => { } };
/** @returns null when the run did not get as far as its first line. A line that was cut off is left out. */
function readLedger(path) {
    let text;
    try {
        text = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8');
    }
    catch {
        return null;
    }
    let header = null;
    const entries = new Map();
    for (const line of text.split('\n').flatMap(parseLine)) {
        switch (line.kind) {
            case 'run':
                header = { run: line.run, region: line.region, endpoint: line.endpoint };
                break;
            case 'creating':
                entries.set(line.name, { name: line.name, arn: null, goneAtMs: null });
                break;
            case 'created':
                entries.set(line.name, { name: line.name, arn: line.arn, goneAtMs: null });
                break;
            case 'gone':
                entries.set(line.name, {
                    arn: null,
                    ...entries.get(line.name),
                    name: line.name,
                    goneAtMs: line.atMs,
                });
                break;
        }
    }
    return header === null ? null : { ...header, entries: [...entries.values()] };
}
function parseLine(text) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        return [];
    }
    return isLine(value) ? [value] : [];
}
function isLine(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const field = (name) => Reflect.get(value, name);
    const texts = (...names) => names.every((name) => typeof field(name) === 'string');
    switch (field('kind')) {
        case 'run':
            return texts('run', 'region') && (field('endpoint') === null || texts('endpoint'));
        case 'creating':
            return texts('name');
        case 'created':
            return texts('name', 'arn');
        case 'gone':
            return texts('name') && typeof field('atMs') === 'number';
        default:
            return false;
    }
}


/***/ })

};
