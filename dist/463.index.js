export const id = 463;
export const ids = [463,626];
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


/***/ }),

/***/ 64463:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseConfigFile: () => (/* binding */ parseConfigFile),
/* harmony export */   readConfigFile: () => (/* binding */ readConfigFile)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _core_system_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71626);
/* harmony import */ var _regular_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61175);
/** Reads the YAML of a configuration file into values that know their line and column. */



/** 200 functions with every key take less; what is longer is no configuration. */
const MOST_BYTES = 250_000;
/** Values after aliases are followed: a few lines of aliases could otherwise become billions. */
const MOST_VALUES = 50_000;
const DEEPEST = 32;
/** A broken file breaks in many places at once. */
const MOST_PROBLEMS = 20;
const START = { line: 1, column: 1 };
/** Reads a file. What is wrong with it is the result, with its place; never throws for what a user wrote. */
async function readConfigFile(path) {
    let file;
    try {
        file = await (0,_regular_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readRegularFile */ .X)(path, { mostBytes: MOST_BYTES });
    }
    catch (error) {
        return wrong(START, `cannot be read (${(0,_core_system_error_js__WEBPACK_IMPORTED_MODULE_2__/* .systemErrorCode */ .v)(error) ?? 'unreadable'}); give the path of a YAML file.`);
    }
    if (file.kind === 'no-file')
        return wrong(START, 'is no regular file; give the path of a YAML file.');
    if (file.kind === 'too-large') {
        return wrong(START, `is ${file.sizeBytes} bytes long; at most ${MOST_BYTES} are read.`);
    }
    let text;
    try {
        text = new TextDecoder('utf-8', { fatal: true }).decode(file.bytes);
    }
    catch {
        return wrong(START, 'is not text in UTF-8.');
    }
    return parseConfigFile(text);
}
/** The same for a text that is already read. */
function parseConfigFile(text) {
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    const at = (offset) => {
        const { line, col } = lines.linePos(offset);
        return { line, column: Math.max(1, col) };
    };
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, {
        lineCounter: lines,
        prettyErrors: false,
        version: '1.2',
        // Keys that stand twice are found below, in linear time; at this level warnings are kept but not printed.
        uniqueKeys: false,
        logLevel: 'error',
    });
    // A tag that nobody knows is a warning to the parser; here it would silently be another value.
    const found = [...document.errors, ...document.warnings].map(({ message, pos }) => ({ at: at(pos[0]), message: `not valid YAML: ${message}.` }));
    if (found.length > 0)
        return { ok: false, problems: found.slice(0, MOST_PROBLEMS) };
    if (document.contents === null)
        return wrong(START, 'is empty; list the functions to measure.');
    const reading = new Reading(at);
    const root = reading.read(document.contents, 0);
    return reading.problems.length === 0 ? { ok: true, root } : { ok: false, problems: reading.problems };
}
function wrong(at, message) {
    return { ok: false, problems: [{ at, message }] };
}
class Reading {
    problems = [];
    #at;
    /** Nodes that aliases can name, in the order of the text: a name may be given again. */
    #anchors = new Map();
    #following = 0;
    #values = 0;
    #cutOff = false;
    constructor(at) {
        this.#at = at;
    }
    read(node, depth) {
        const at = this.#at(node?.range?.[0] ?? 0);
        const nothing = { kind: 'scalar', at, value: null, text: '' };
        this.#values += 1;
        if (this.#values > MOST_VALUES || depth > DEEPEST)
            return this.#tooMuch(at, nothing);
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(node))
            return this.#follow(node.source, at, nothing, depth);
        if (node?.anchor !== undefined && this.#following === 0)
            this.#anchors.set(node.anchor, node);
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node))
            return { kind: 'map', at, entries: this.#entries(node.items, depth) };
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node)) {
            return { kind: 'list', at, items: node.items.map((item) => this.read(item, depth + 1)) };
        }
        return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node) ? scalar(node.value, node.source, at) : nothing;
    }
    #follow(name, at, nothing, depth) {
        const target = this.#anchors.get(name);
        if (target === undefined) {
            this.#say({ at, message: `not valid YAML: there is no &${name} before this alias.` });
            return nothing;
        }
        this.#following += 1;
        const value = this.read(target, depth + 1);
        this.#following -= 1;
        return value;
    }
    #entries(items, depth) {
        const seen = new Map();
        return items.flatMap(({ key: keyNode, value }) => {
            const key = this.read(keyNode, depth + 1);
            if (key.kind !== 'scalar') {
                this.#say({ at: key.at, message: 'a key must be a text, not a map or a list.' });
                return [];
            }
            const earlier = seen.get(key.text);
            if (earlier !== undefined) {
                this.#say({
                    at: key.at,
                    message: `${JSON.stringify(key.text.slice(0, 80))} stands twice in this map; the first is in line ${earlier.line}.`,
                });
                return [];
            }
            seen.set(key.text, key.at);
            return [{ key: key.text, at: key.at, value: this.read(value, depth + 1) }];
        });
    }
    /** Said once: what comes after it is cut off, too. */
    #tooMuch(at, nothing) {
        if (!this.#cutOff) {
            const message = this.#values > MOST_VALUES
                ? `has more than ${MOST_VALUES} values once its aliases are followed.`
                : `is nested deeper than ${DEEPEST} levels here (or an alias stands inside of what it names).`;
            this.problems.push({ at, message });
        }
        this.#cutOff = true;
        return nothing;
    }
    #say(problem) {
        if (this.problems.length < MOST_PROBLEMS)
            this.problems.push(problem);
    }
}
function scalar(value, source, at) {
    if (typeof value === 'string')
        return { kind: 'scalar', at, value, text: value };
    const plain = typeof value === 'number' || typeof value === 'boolean' ? value : null;
    return { kind: 'scalar', at, value: plain, text: source ?? String(value) };
}


/***/ })

};
