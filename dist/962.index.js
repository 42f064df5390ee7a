export const id = 962;
export const ids = [962];
export const modules = {

/***/ 23962:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readFunctions: () => (/* binding */ read_readFunctions)
});

// EXTERNAL MODULE: ./build/core/config/config.js + 1 modules
var config = __webpack_require__(19653);
// EXTERNAL MODULE: ./build/core/config/inputs.js
var config_inputs = __webpack_require__(47036);
// EXTERNAL MODULE: ./build/core/config/parsers.js
var parsers = __webpack_require__(31437);
// EXTERNAL MODULE: ./build/core/model.js
var model = __webpack_require__(71295);
;// CONCATENATED MODULE: ./build/core/config/file/keys.js
/**
 * Where in the file an input may stand, and how its value looks in YAML. Which inputs there are and what they do is
 * said in the table of inputs; a test holds this table against it and against the parsers.
 */

const TEXT = { kind: 'text' };
const YES_OR_NO = { kind: 'yes-or-no' };
const words = (...of) => ({ form: { kind: 'words', words: of } });
const whole = (min, max, step = 1) => ({ form: { kind: 'whole', min, max, step } });
const decimal = (min, max) => ({ form: { kind: 'decimal', min, max } });
const keys_text = { form: TEXT };
const path = { form: TEXT, placeholder: true };
const yesOrNo = { form: YES_OR_NO };
/** Of one function: under its name, or under `defaults` for all. */
const FUNCTION_KEYS = {
    'function-name': path,
    'head-package': path,
    'base-package': path,
    'head-image': path,
    'base-image': path,
    'head-qualifier': keys_text,
    'base-qualifier': keys_text,
    'build-command': keys_text,
    'package-path': path,
    'head-settings': { form: { kind: 'settings' } },
    'base-settings': { form: { kind: 'settings' } },
    role: keys_text,
    environment: words('template', 'none'),
    'memory-tiers': { form: { kind: 'list', of: { kind: 'whole', min: 128, max: 10_240, step: 1 } } },
    architectures: { form: { kind: 'list', of: { kind: 'words', words: ['x86_64', 'arm64'] } } },
    forcing: words('version', 'tenant'),
    samples: whole(10, 1_000, 5),
    payload: { form: { kind: 'payload' }, placeholder: true },
    metric: words(...model/* METRICS */.Cb),
    'allow-function-errors': yesOrNo,
    'cache-key': keys_text,
    threshold: { form: { kind: 'percent' } },
    'threshold-ms': decimal(0, 60_000),
    'budget-ms': decimal(1, 900_000),
    decision: words('default', 'proven'),
};
/** Of the whole run: at the top of the file, beside `functions`. */
const RUN_KEYS = {
    'head-ref': keys_text,
    'base-ref': keys_text,
    concurrency: whole(1, 100),
    'wait-minutes': whole(1, 60),
    seed: keys_text,
    'timeout-minutes': whole(1, 350),
    alpha: { form: { kind: 'decimal', min: 0, max: 0.2 } },
    'on-regression': words('fail', 'warn'),
    'on-inconclusive': words('warn', 'fail'),
    'on-unmeasured': words('pass', 'fail'),
    'dry-run': yesOrNo,
    comment: words('always', 'on-change', 'never'),
    'comment-key': keys_text,
    'pull-request': whole(1, 9_999_999_999),
    'report-dir': keys_text,
};
/** Inputs that stay with the step, and why. */
const STEP_INPUTS = {
    config: 'it names this file',
    engine: 'whether a fork without credentials can be measured is known before the file is read',
    'aws-region': 'it belongs to the credentials, which are of the step',
    report: 'it is for a step that measures nothing',
    'github-token': 'a token has no place in a file of the repository',
    'allow-fork-code': 'the file is part of the change that it would let in',
};

;// CONCATENATED MODULE: ./build/core/config/file/node.js
/** A parsed YAML file as values that know where they stand. Maps are lists of entries, so that no key can mean anything to JavaScript. */
function isNull(node) {
    return node.kind === 'scalar' && node.value === null;
}
/** What a value is, for messages; never the value itself. */
function kindOf(node) {
    if (node.kind !== 'scalar')
        return node.kind === 'map' ? 'a map' : 'a list';
    if (node.value === null)
        return 'nothing';
    if (typeof node.value === 'boolean')
        return 'true or false';
    return typeof node.value === 'number' ? 'a number' : 'a text';
}
/** How JSON writes numbers (RFC 8259, section 6). */
const JSON_NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;
/**
 * A value as JSON text; numbers with every digit that was written. null for what JSON has no number for (`.inf`, `.nan`).
 */
function jsonText(node) {
    switch (node.kind) {
        case 'scalar': {
            if (typeof node.value !== 'number')
                return JSON.stringify(node.value);
            if (JSON_NUMBER.test(node.text))
                return node.text;
            return Number.isFinite(node.value) ? String(node.value) : null;
        }
        case 'list': {
            const items = node.items.map(jsonText);
            return items.includes(null) ? null : `[${items.join(',')}]`;
        }
        case 'map': {
            const entries = node.entries.map(({ key, value }) => {
                const text = jsonText(value);
                return text === null ? null : `${JSON.stringify(key)}:${text}`;
            });
            return entries.includes(null) ? null : `{${entries.join(',')}}`;
        }
    }
}

;// CONCATENATED MODULE: ./build/core/config/file/layout.js
/** The layout of the file: which keys stand where, and which functions there are. Values are not looked at yet. */


/** More would not end within the longest time limit, and a report of them would be read by nobody. */
const MOST_FUNCTIONS = 200;
const LONGEST_NAME = 64;
/** Visible characters alone, none of them at the ends a blank: the name stands in tables, logs and comments. */
const VISIBLE = /^(?! )[^\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]+(?<! )$/u;
function readLayout(root) {
    const problems = [];
    if (root.kind !== 'map') {
        problems.push({ at: root.at, message: `expected a map with the key functions, found ${kindOf(root)}.` });
        return { run: [], defaults: [], functions: [], problems };
    }
    const parts = new Map(root.entries.map((entry) => [entry.key, entry.value]));
    const rest = root.entries.filter(({ key }) => key !== 'defaults' && key !== 'functions');
    const defaults = parts.get('defaults');
    const functions = parts.get('functions');
    const read = {
        run: known(rest, RUN_KEYS, 'top', problems),
        defaults: defaults === undefined ? [] : entriesOf(defaults, 'defaults', problems),
        functions: functions === undefined ? [] : readFunctions(functions, problems),
    };
    if (functions === undefined || (read.functions.length === 0 && problems.length === 0)) {
        problems.push({
            at: (functions ?? root).at,
            message: 'functions: missing; list the functions to measure, each with its name.',
        });
    }
    return { ...read, problems };
}
function readFunctions(node, problems) {
    const found = namedFunctions(node, problems);
    if (found.length > MOST_FUNCTIONS) {
        problems.push({
            at: node.at,
            message: `functions: ${found.length} of them; at most ${MOST_FUNCTIONS} fit into one run.`,
        });
        return [];
    }
    const seen = new Map();
    return found.flatMap(({ label, at, value }) => {
        const same = label.normalize('NFC');
        const earlier = seen.get(same);
        seen.set(same, at);
        if (Array.from(label).length > LONGEST_NAME || !VISIBLE.test(label)) {
            problems.push({
                at,
                message: `functions: a name has 1 to ${LONGEST_NAME} visible characters on one line, with no blank at its ends.`,
            });
            return [];
        }
        if (earlier !== undefined) {
            problems.push({
                at,
                message: `functions: ${JSON.stringify(label)} is in line ${earlier.line} already; a name stands for one function.`,
            });
            return [];
        }
        const entries = value === null ? [] : entriesOf(value, 'function', problems);
        return [{ label, at, entries }];
    });
}
/** A map of names, or a list of names and of maps with a `name`. */
function namedFunctions(node, problems) {
    if (node.kind === 'map')
        return node.entries.map(({ key, at, value }) => ({ label: key, at, value }));
    if (node.kind === 'scalar') {
        if (!isNull(node)) {
            problems.push({
                at: node.at,
                message: `functions: expected a map or a list of functions, found ${kindOf(node)}.`,
            });
        }
        return [];
    }
    return node.items.flatMap((item) => {
        if (item.kind === 'scalar' && !isNull(item))
            return [{ label: item.text, at: item.at, value: null }];
        const name = item.kind === 'map' ? item.entries.find(({ key }) => key === 'name')?.value : undefined;
        if (item.kind !== 'map' || name?.kind !== 'scalar' || isNull(name)) {
            problems.push({
                at: item.at,
                message: 'functions: every function of the list needs a name, such as `- name: api`.',
            });
            return [];
        }
        const entries = item.entries.filter(({ key }) => key !== 'name');
        return [{ label: name.text, at: name.at, value: { ...item, entries } }];
    });
}
function entriesOf(node, place, problems) {
    if (node.kind === 'map')
        return known(node.entries, FUNCTION_KEYS, place, problems);
    if (!isNull(node)) {
        problems.push({ at: node.at, message: `expected a map of keys and values here, found ${kindOf(node)}.` });
    }
    return [];
}
/** The entries whose keys may stand here; what is wrong with the others is said. */
function known(entries, keys, place, problems) {
    return entries.filter(({ key, at }) => {
        if (Object.hasOwn(keys, key))
            return true;
        problems.push({ at, message: misplaced(key, place) });
        return false;
    });
}
function misplaced(key, place) {
    if (place === 'top' && Object.hasOwn(FUNCTION_KEYS, key)) {
        return `${key}: is of a function; move it under defaults (for all functions) or under one function.`;
    }
    if (Object.hasOwn(RUN_KEYS, key)) {
        return `${key}: is of the whole run; move it to the top of the file, beside functions.`;
    }
    if (Object.hasOwn(STEP_INPUTS, key)) {
        return `${key}: stays with the step, because ${STEP_INPUTS[key]}.`;
    }
    if (key === '<<')
        return '<<: YAML 1.2 has no merge keys; put what functions share under defaults.';
    const meant = key.replace(/(?<=[a-z])(?=[A-Z])|_/g, '-').toLowerCase();
    const similar = [...Object.keys(FUNCTION_KEYS), ...Object.keys(RUN_KEYS)].find((name) => name === meant);
    const shown = JSON.stringify(key.length > 80 ? `${key.slice(0, 77)}...` : key);
    return `${shown}: there is no such key${similar === undefined ? '; see docs/config-file.md' : `; did you mean ${similar}?`}`;
}

;// CONCATENATED MODULE: ./build/core/config/file/values.js

/** What `{name}` may be replaced by: it becomes part of a path, a pattern or the name of a function. */
const FILLABLE = /^[\p{L}\p{N}_-][\p{L}\p{N}._-]*$/u;
const PLACEHOLDER = '{name}';
/** @param name of the key, for messages. */
function readValue(name, { form }, node) {
    const refuse = (expected) => ({
        problem: { at: node.at, message: `${name}: expected ${expected}, found ${kindOf(node)}.` },
    });
    switch (form.kind) {
        case 'settings':
            return node.kind === 'map' ? asJson(name, node) : refuse('a map, such as `handler: index.handler`');
        case 'payload':
            return node.kind === 'scalar' && typeof node.value === 'string'
                ? asText(name, node)
                : asJson(name, node);
        case 'list': {
            if (node.kind === 'scalar')
                return asText(name, node);
            if (node.kind === 'map')
                return refuse('a list');
            const texts = node.items.map((item) => asText(name, item));
            const wrong = texts.find((read) => 'problem' in read);
            return wrong ?? { text: texts.map((read) => ('text' in read ? read.text : '')).join(',') };
        }
        default:
            return node.kind === 'scalar' ? asText(name, node) : refuse(wordFor(form));
    }
}
function wordFor(form) {
    switch (form.kind) {
        case 'words':
            return form.words.join(' or ');
        case 'yes-or-no':
            return 'true or false';
        case 'text':
            return 'a text';
        default:
            return 'a number';
    }
}
/** The empty text would mean "not given" further on, which is not what somebody wrote down on purpose. */
function asText(name, node) {
    if (node.kind !== 'scalar' || isNull(node)) {
        return { problem: { at: node.at, message: `${name}: expected one value, found ${kindOf(node)}.` } };
    }
    const text = node.text.trim();
    return text === ''
        ? {
            problem: {
                at: node.at,
                message: `${name}: an empty text says nothing; remove the key, or write ~ to undo what defaults say.`,
            },
        }
        : { text };
}
function asJson(name, node) {
    const text = jsonText(node);
    return text === null
        ? { problem: { at: node.at, message: `${name}: holds a number that JSON has not (infinite, or none).` } }
        : { text };
}
/** @returns null when the name cannot stand in a path. */
function fillPlaceholder(text, label) {
    if (!text.includes(PLACEHOLDER))
        return text;
    return FILLABLE.test(label) ? text.replaceAll(PLACEHOLDER, label) : null;
}
/** Settings of a function laid over those of `defaults`: setting by setting, variables of `environment` one by one. */
function layOverNodes(below, above) {
    if (below.kind !== 'map' || above.kind !== 'map')
        return above;
    const over = new Map(above.entries.map((entry) => [entry.key, entry]));
    const kept = below.entries.flatMap((entry) => {
        const own = over.get(entry.key);
        if (own === undefined)
            return [entry];
        over.delete(entry.key);
        return [entry.key === 'environment' ? { ...own, value: layOverNodes(entry.value, own.value) } : own];
    });
    return { kind: 'map', at: above.at, entries: [...kept, ...over.values()] };
}

;// CONCATENATED MODULE: ./build/core/config/file/read.js
/** A file with many functions: every one through the same `readConfig`, and every problem of all of them at once. */







/**
 * Reads all functions of a file. What is nearer to a function wins: its own keys, `defaults`, the inputs of the step.
 * Never throws for what a user wrote. Problems are `file:line:column: message`, in the order of the file, each once.
 * @param step the inputs beside `config`, which hold for every function that says nothing else.
 */
function read_readFunctions(file, step, sources) {
    const { parsed, path } = file;
    if (!parsed.ok)
        return { ok: false, problems: told(path, parsed.problems), sides: [] };
    const layout = readLayout(parsed.root);
    const problems = [...layout.problems];
    const { config: _, ...inputs } = step;
    const ofRun = readEntries(layout.run, RUN_KEYS, problems);
    problems.push(...contradictions(ofRun, inputs));
    const elsewhere = [];
    const read = layout.functions.map((fn) => {
        const own = readEntries(merged(layout.defaults, fn.entries), FUNCTION_KEYS, problems);
        const given = new Map([...ofRun, ...own]);
        const raw = { ...inputs, ...textsOf(given) };
        const filled = fillIn(raw, fn, problems);
        const result = (0,config/* readConfig */.Xg)(filled, sources);
        for (const message of result.ok ? [] : result.problems) {
            const names = message.slice(0, message.indexOf(':')).split(/, | and /);
            const at = names.map((name) => given.get(name)?.at).find((position) => position !== undefined);
            if (at !== undefined)
                problems.push({ at, message });
            else if (names.some((name) => inputs[name]))
                elsewhere.push(message);
            else
                problems.push({ at: fn.at, message: `${quoted(fn.label)}: ${message}` });
        }
        return { fn, result };
    });
    problems.push(...otherRegions(read));
    const all = [...new Set(elsewhere), ...told(path, problems)];
    const functions = read.flatMap(({ fn, result }) => result.ok ? [{ label: fn.label, where: placeOf(path, fn.at), config: result.config }] : []);
    const [run] = functions.map(({ config }) => config);
    if (all.length === 0 && run !== undefined)
        return { ok: true, run, functions };
    return {
        ok: false,
        problems: all,
        sides: read.map(({ fn, result }) => ({
            label: fn.label,
            where: placeOf(path, fn.at),
            sides: result.ok ? result.config : result.sides,
        })),
    };
}
function readEntries(entries, keys, problems) {
    const given = new Map();
    for (const { key, at, value } of entries) {
        const form = keys[key];
        if (form === undefined)
            continue;
        const read = isNull(value) ? { text: undefined } : readValue(key, form, value);
        if ('problem' in read)
            problems.push(read.problem);
        else
            given.set(key, { text: read.text, at });
    }
    return given;
}
/** A function's entries over those of `defaults`. */
function merged(defaults, own) {
    const result = new Map(defaults.map((entry) => [entry.key, entry]));
    for (const entry of own) {
        const below = result.get(entry.key);
        const isSettings = FUNCTION_KEYS[entry.key]?.form.kind === 'settings';
        const value = below !== undefined && isSettings ? layOverNodes(below.value, entry.value) : entry.value;
        result.set(entry.key, { ...entry, value });
    }
    return [...result.values()];
}
function textsOf(given) {
    return Object.fromEntries([...given].map(([name, { text }]) => [name, text]));
}
function fillIn(raw, fn, problems) {
    const filled = Object.entries(raw).map(([name, text]) => {
        const takes = FUNCTION_KEYS[name]?.placeholder === true && text !== undefined;
        // A payload that is JSON is sent as it is.
        if (!takes || (name === 'payload' && (0,parsers/* isJson */.Fh)(text)))
            return [name, text];
        const path = fillPlaceholder(text, fn.label);
        if (path === null) {
            problems.push({
                at: fn.at,
                message: `${quoted(fn.label)}: cannot take the place of {name} in ${name}: only letters, digits, dots, dashes and underscores can; write ${name} out for this function.`,
            });
        }
        return [name, path ?? text];
    });
    return Object.fromEntries(filled);
}
/** Of the whole run there is one value: two that differ are asked about. The runner gives every input its default. */
function contradictions(run, inputs) {
    return [...run].flatMap(([name, { text, at }]) => {
        const input = inputs[name];
        const usual = config_inputs/* INPUTS */.m.find((spec) => spec.name === name)?.default;
        if (!input || input === usual || text === undefined || text === input)
            return [];
        return [
            { at, message: `${name}: the step has an input ${name} with another value; remove one of them.` },
        ];
    });
}
/** One run has one connection. */
function otherRegions(read) {
    const regions = read.flatMap(({ fn, result }) => {
        const region = result.ok ? result.config.aws?.region : undefined;
        return region === undefined ? [] : [{ fn, region }];
    });
    const [first, ...others] = regions;
    return others
        .filter(({ region }) => region !== first?.region)
        .map(({ fn, region }) => ({
        at: fn.at,
        message: `${quoted(fn.label)}: is in ${region}, ${quoted(first?.fn.label ?? '')} in ${first?.region}; measure regions in runs of their own.`,
    }));
}
function placeOf(path, { line, column }) {
    return `${path}:${line}:${column}`;
}
function quoted(label) {
    return JSON.stringify(label);
}
/** In the order of the file; what several functions have from one place is said once. */
function told(path, problems) {
    const sorted = problems.toSorted((a, b) => a.at.line - b.at.line || a.at.column - b.at.column);
    return [...new Set(sorted.map(({ at, message }) => `${placeOf(path, at)}: ${message}`))];
}


/***/ })

};
