export const id = 49;
export const ids = [49,626];
export const modules = {

/***/ 67896:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ costOf)
/* harmony export */ });
/* unused harmony export dollarsOf */
/* harmony import */ var _prices_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12706);

/** What the starts of a report cost, in US dollars; null when none of its functions was measured on AWS. */
function costOf({ functions, starts }) {
    const onAws = functions.filter(({ measuredOn }) => measuredOn.engine === 'aws').map(({ label }) => label);
    if (onAws.length === 0)
        return null;
    const billed = new Set(onAws);
    return dollarsOf(starts.filter(({ cell }) => billed.has(cell.functionLabel)));
}
/**
 * US dollars at list prices: every request, and the billed time of those whose REPORT line was read. /tmp above the free
 * 512 MB, tenant environments and SnapStart's storage are not in it.
 * Source: AWS Lambda pricing page; billed duration is in whole milliseconds and includes init.
 */
function dollarsOf(starts) {
    return starts.reduce((sum, { cell, outcome }) => {
        const billedMs = outcome.kind === 'cold' ? (outcome.billedMs ?? 0) : 0;
        return sum + _prices_js__WEBPACK_IMPORTED_MODULE_0__/* .REQUEST */ .S3 + (billedMs / 1_000) * (cell.tierMb / 1_024) * _prices_js__WEBPACK_IMPORTED_MODULE_0__/* .GB_SECOND */ .ZW[cell.architecture];
    }, 0);
}


/***/ }),

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

/***/ 30504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GP: () => (/* binding */ judgeFile),
/* harmony export */   J$: () => (/* binding */ CsvError),
/* harmony export */   NR: () => (/* binding */ SAMPLE_COLUMNS),
/* harmony export */   Rd: () => (/* binding */ DESCRIBING_COLUMNS),
/* harmony export */   aM: () => (/* binding */ readSamples)
/* harmony export */ });
/* unused harmony export splitBlock */
/* harmony import */ var _judge_cell_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52391);
/* harmony import */ var _judge_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93023);
/* harmony import */ var _samples_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34575);



/** A block with more base-head pairs than this is split by order: the exact null of one block grows with their square. */
const MOST_PAIRS = 10_000;
/** What a verdict is made of. */
const SAMPLE_COLUMNS = ['side', 'tier', 'block', 'ms', 'function', 'architecture'];
/** What a report's own CSV says besides; read over here. */
const DESCRIBING_COLUMNS = [
    'order',
    'attempt',
    'outcome',
    'reason',
    'init_ms',
    'restore_ms',
    'handler_ms',
    'billed_ms',
    'max_memory_mb',
    'wall_ms',
    'temporary_function',
    'version',
    'request_id',
    'started_at',
];
const COLUMNS = [...SAMPLE_COLUMNS, ...DESCRIBING_COLUMNS];
const REQUIRED = ['side', 'tier', 'ms'];
/** Beyond these a file is no measurement of cold starts, and judging it would take minutes. */
const MOST_ROWS_OF_SIDE = 20_000;
const MOST_CELLS = 10_000;
const LONGEST_LINE = 10_000;
/** A CSV file that cannot be read as samples. The message names the line and what is wanted. */
class CsvError extends Error {
    name = 'CsvError';
}
/**
 * Reads samples from CSV text with a header of `side,tier,block,ms` in any order; `block` may be missing (then the
 * starts of a cell are one block in the order of the file, split where that has more than 10,000 pairs), `function` and
 * `architecture` may be added. `ms` is a number, or `failed`; block 0 is burn-in and dropped, as in a
 * report. The CSV that a report is written as can be read: its other columns are read over, lost starts are dropped.
 * Throws `CsvError`.
 */
function readSamples(text) {
    const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
    const header = headerOf(lines[0] ?? '');
    const cells = new Map();
    for (const [index, line] of lines.entries()) {
        if (index === 0 || line.trim() === '')
            continue;
        const row = rowOf(line, header, index + 1);
        if (row.block === 0 || row.value === null)
            continue;
        const id = (0,_samples_js__WEBPACK_IMPORTED_MODULE_1__/* .cellId */ .Cw)(row.cell);
        const entry = cells.get(id) ?? { cell: row.cell, blocks: new Map() };
        if (!cells.has(id) && cells.size === MOST_CELLS)
            throw new CsvError(`line ${index + 1}: more than ${MOST_CELLS} cells`);
        cells.set(id, entry);
        const block = entry.blocks.get(row.block) ?? { base: [], head: [] };
        entry.blocks.set(row.block, block);
        block[row.side].push(row.value);
    }
    if (cells.size === 0)
        throw new CsvError('the file has no samples: a header of side,tier,block,ms and one start per line');
    const samples = [...cells.values()].map(({ cell, blocks }) => (0,_samples_js__WEBPACK_IMPORTED_MODULE_1__/* .plainSamples */ .aP)(cell, [...blocks].sort(([a], [b]) => a - b).flatMap(([, block]) => splitBlock(block))));
    const largest = samples.reduce((most, cell) => Math.max(most, largestSide(cell)), 0);
    if (largest > MOST_ROWS_OF_SIDE) {
        throw new CsvError(`a side of a cell has ${largest} starts; at most ${MOST_ROWS_OF_SIDE} are judged`);
    }
    return {
        cells: samples,
        largest,
        progress: header.has('block') ? 'plan-done' : 'fixed-sample',
    };
}
/**
 * Judges a file: the same rule as for a run, with at least what the file holds as the planned maximum. A file without
 * blocks is a sample of fixed size, so that all of the error rate goes to its one look.
 */
function judgeFile(file, rule, policy) {
    const maxSamples = file.progress === 'fixed-sample' ? file.largest : Math.max(rule.maxSamples, file.largest);
    const used = { ...rule, maxSamples };
    const comparisons = file.cells.map((cell) => (0,_judge_cell_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeCell */ .E)(cell, used, file.cells.length, file.progress));
    const labels = new Set(file.cells.map(({ cell }) => cell.functionLabel));
    return {
        functions: [...labels].map((label) => ({ label, rule: used })),
        comparisons,
        verdict: (0,_judge_run_js__WEBPACK_IMPORTED_MODULE_2__/* .judgeRun */ .Z)(comparisons, policy),
    };
}
/**
 * Splits a block of too many pairs into equal parts by order: exact within each, compared within each only. In a very
 * large block the parts become smaller, so that summing their nulls stays a matter of a second.
 */
function splitBlock(block) {
    const pairs = block.base.length * block.head.length;
    if (pairs <= MOST_PAIRS)
        return [block];
    const wanted = Math.max(Math.ceil(Math.sqrt(pairs / MOST_PAIRS)), Math.ceil(pairs / (2 * MOST_PAIRS)));
    const parts = Math.min(wanted, block.base.length, block.head.length);
    return Array.from({ length: parts }, (_, part) => ({
        base: sliceOf(block.base, part, parts),
        head: sliceOf(block.head, part, parts),
    }));
}
function sliceOf(items, part, parts) {
    const at = (p) => Math.floor((p * items.length) / parts);
    return items.slice(at(part), at(part + 1));
}
function largestSide({ blocks }) {
    const count = (side) => blocks.reduce((sum, block) => sum + block[side].length, 0);
    return Math.max(count('base'), count('head'));
}
function headerOf(line) {
    const header = new Map();
    for (const [at, name] of fieldsOf(line).entries()) {
        const column = COLUMNS.find((known) => known === name);
        if (column === undefined || header.has(column)) {
            throw new CsvError(`line 1: the header must be side,tier,block,ms (also: function, architecture), not "${name}"`);
        }
        header.set(column, at);
    }
    const missing = REQUIRED.filter((column) => !header.has(column));
    if (missing.length > 0)
        throw new CsvError(`line 1: the header lacks ${missing.join(', ')}`);
    return header;
}
function rowOf(line, header, number) {
    const fields = fieldsOf(line);
    if (fields.length !== header.size) {
        throw new CsvError(`line ${number}: ${fields.length} fields, but the header has ${header.size}`);
    }
    const field = (column) => {
        const at = header.get(column);
        return at === undefined ? null : (fields[at] ?? '');
    };
    const side = field('side');
    if (side !== 'base' && side !== 'head')
        throw new CsvError(`line ${number}: side must be base or head, not "${side}"`);
    const architecture = field('architecture') ?? 'x86_64';
    if (architecture !== 'x86_64' && architecture !== 'arm64') {
        throw new CsvError(`line ${number}: architecture must be x86_64 or arm64, not "${architecture}"`);
    }
    const cell = {
        functionLabel: field('function') ?? 'function',
        architecture,
        tierMb: wholeNumber(field('tier') ?? '', 'tier', number),
    };
    return {
        side,
        cell,
        block: header.has('block') ? wholeNumber(field('block') ?? '', 'block', number) : 1,
        value: field('outcome') === 'lost' ? null : observation(field('ms') ?? '', number),
    };
}
function observation(text, line) {
    if (text === 'failed')
        return 'failed';
    if (!/^\d+(\.\d+)?$/.test(text)) {
        throw new CsvError(`line ${line}: ms must be a number of milliseconds like 231.45, or failed, not "${text}"`);
    }
    return (0,_samples_js__WEBPACK_IMPORTED_MODULE_1__/* .toMicroseconds */ .nR)(Number(text));
}
function wholeNumber(text, name, line) {
    if (!/^\d+$/.test(text))
        throw new CsvError(`line ${line}: ${name} must be a whole number, not "${text}"`);
    return Number(text);
}
/** The fields of a line (RFC 4180): in quotes a comma is text and two quotes are one. */
function fieldsOf(line) {
    if (line.length > LONGEST_LINE)
        throw new CsvError(`a line has more than ${LONGEST_LINE} characters`);
    return [...`${line},`.matchAll(/(?:\s*"((?:[^"]|"")*)"\s*|([^,]*)),/g)].map(([, quoted, plain]) => quoted === undefined ? (plain ?? '').trim() : quoted.replaceAll('""', '"').trim());
}


/***/ }),

/***/ 39708:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ aligned)
/* harmony export */ });
/* unused harmony export width */
/** Columns that line up in a terminal. */
const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Scripts and emoji that terminals draw two cells wide. */
const WIDE = /\p{Emoji_Presentation}|\ufe0f|[\u{ff01}-\u{ff60}]|\p{sc=Han}|\p{sc=Hiragana}|\p{sc=Katakana}|\p{sc=Hangul}/u;
/** Cells that a text takes in a terminal. */
function width(text) {
    let cells = 0;
    for (const { segment } of GRAPHEMES.segment(text))
        cells += WIDE.test(segment) ? 2 : 1;
    return cells;
}
/** Pads every column to its widest cell, `gap` between; the first column to the left, the others to the right. */
function aligned(rows, gap = ' ') {
    const widths = [];
    for (const row of rows) {
        row.forEach((cell, i) => {
            widths[i] = Math.max(widths[i] ?? 0, width(cell));
        });
    }
    return rows.map((row) => row
        .map((cell, i) => {
        const fill = ' '.repeat((widths[i] ?? 0) - width(cell));
        return i === 0 ? cell + fill : fill + cell;
    })
        .join(gap)
        .trimEnd());
}


/***/ }),

/***/ 56423:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ countsWords)
/* harmony export */ });
/* harmony import */ var _core_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25673);

/** `60 cold, 0 failed, 0 lost; the first start of each temporary function is dropped on both sides (6 in all)`. */
function countsWords({ counts, plan, functions }) {
    const total = (of) => counts.reduce((sum, side) => sum + of(side), 0);
    const said = `${(0,_core_units_js__WEBPACK_IMPORTED_MODULE_0__/* .exact */ .e0)(total(({ cold }) => cold))} cold, ${(0,_core_units_js__WEBPACK_IMPORTED_MODULE_0__/* .exact */ .e0)(total(({ failed }) => failed))} failed, ${(0,_core_units_js__WEBPACK_IMPORTED_MODULE_0__/* .exact */ .e0)(total(({ lost }) => lost))} lost`;
    const burnIn = total((side) => side.burnIn);
    if (burnIn === 0)
        return said;
    const n = plan.burnInPerFunction;
    const first = n === 1
        ? 'the first start of each temporary function is'
        : `the first ${(0,_core_units_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(n, 'start')} of each temporary function are`;
    const where = functions.some(({ sides }) => sides.base !== null) ? ' on both sides' : '';
    return `${said}; ${first} dropped${where} (${(0,_core_units_js__WEBPACK_IMPORTED_MODULE_0__/* .exact */ .e0)(burnIn)} in all)`;
}


/***/ }),

/***/ 51854:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ EXPORTERS),
  a: () => (/* binding */ pathOutputs)
});

// EXTERNAL MODULE: ./build/core/verdict/csv.js
var csv = __webpack_require__(30504);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
// EXTERNAL MODULE: ./build/report/functions.js
var functions = __webpack_require__(12966);
// EXTERNAL MODULE: ./build/report/metric.js
var report_metric = __webpack_require__(71383);
;// CONCATENATED MODULE: ./build/report/csv.js




/**
 * `ms` is the gated metric: a number, `failed` for a failed start, empty for a lost one. `block` 0 is the burn-in,
 * which never counts.
 */
const CSV_COLUMNS = [...csv/* SAMPLE_COLUMNS */.NR, ...csv/* DESCRIBING_COLUMNS */.Rd];
function reportCsv(report) {
    const lines = report.starts.map((start) => {
        const values = record(start, (0,functions/* ruleOf */.Y)(report, start.cell).metric);
        return CSV_COLUMNS.map((column) => field(values[column])).join(',');
    });
    return `${[CSV_COLUMNS.join(','), ...lines].join('\n')}\n`;
}
function record(start, metric) {
    const { cell, outcome } = start;
    const cold = outcome.kind === 'cold' ? outcome : null;
    return {
        side: start.side,
        tier: cell.tierMb,
        block: start.block,
        ms: cold === null ? (outcome.kind === 'failed' ? 'failed' : null) : (0,report_metric/* metricMs */.n)(cold.phases, metric),
        function: cell.functionLabel,
        architecture: cell.architecture,
        order: start.order,
        attempt: start.attempt,
        outcome: outcome.kind,
        reason: outcome.kind === 'cold' ? null : outcome.reason,
        init_ms: cold?.phases.initMs ?? null,
        restore_ms: cold?.phases.restoreMs ?? null,
        handler_ms: cold?.phases.handlerMs ?? null,
        billed_ms: cold?.billedMs ?? null,
        max_memory_mb: cold?.maxMemoryUsedMb ?? null,
        wall_ms: start.wallMs,
        temporary_function: start.functionName,
        version: start.version,
        request_id: start.requestId,
        started_at: start.startedAt,
    };
}
/** Numbers with at most three decimals, as AWS gives them: the sum of two phases has no more. */
function field(value) {
    if (value === null)
        return '';
    if (typeof value === 'number')
        return String(Number(value.toFixed(3)));
    const text = (0,report_escape/* visible */.RK)(value);
    // A spreadsheet would run a text that starts like this as a formula.
    const harmless = /^[=+\-@]/.test(text) ? `'${text}` : text;
    return /[",]/.test(harmless) ? `"${harmless.replace(/"/g, '""')}"` : harmless;
}

// EXTERNAL MODULE: ./build/report/json/json.js + 3 modules
var json = __webpack_require__(83710);
// EXTERNAL MODULE: ./build/report/markdown/render.js + 2 modules
var render = __webpack_require__(49443);
// EXTERNAL MODULE: ./build/report/text.js + 1 modules
var report_text = __webpack_require__(25989);
;// CONCATENATED MODULE: ./build/report/exporters.js
/** Every form that a report is written in. A new one is a file beside this, and a row here. */




/** The first is what `report` prints when nothing else is asked for. */
const EXPORTERS = [
    { format: 'text', written: null, render: report_text/* renderText */.S },
    {
        format: 'json',
        written: {
            file: 'report.json',
            output: 'report-json',
            description: 'Path of the report as JSON, with every start.',
        },
        render: json/* reportJson */.l4,
    },
    {
        format: 'csv',
        written: { file: 'report.csv', output: 'report-csv', description: 'Path of every start as CSV.' },
        render: reportCsv,
    },
    {
        format: 'md',
        written: {
            file: 'report.md',
            output: 'report-markdown',
            description: 'Path of the job summary as Markdown.',
        },
        render: (view) => view.markdown({ limit: render/* COMMENT_LIMIT */.W$ }),
    },
];
/** The outputs of the action that say where the files are. */
function pathOutputs(paths) {
    const outputs = {};
    for (const { format, written } of EXPORTERS) {
        const path = paths.get(format);
        if (written !== null && path !== undefined)
            outputs[written.output] = path;
    }
    return outputs;
}


/***/ }),

/***/ 73145:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AR: () => (/* binding */ warnings),
/* harmony export */   ft: () => (/* binding */ warnedAt),
/* harmony export */   he: () => (/* binding */ badStarts),
/* harmony export */   zn: () => (/* binding */ places)
/* harmony export */ });
/* harmony import */ var _core_verdict_samples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34575);
/* harmony import */ var _ranking_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(321);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77802);
/* harmony import */ var _warning_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53727);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44702);





/** Failed before lost, then the most frequent first. A reason that this version does not know is left out. */
function badStarts(report) {
    const found = new Map();
    for (const { side, cell, reasons } of report.counts) {
        for (const [reason, count] of Object.entries(reasons)) {
            const known = SENTENCES.get(reason);
            if (known === undefined || count === 0)
                continue;
            const key = `${side} ${reason}`;
            const entry = found.get(key) ?? {
                ...known,
                side,
                count: 0,
                cells: [],
            };
            entry.count += count;
            entry.cells.push(cell);
            found.set(key, entry);
        }
    }
    return [...found.values()].toSorted((a, b) => Number(a.kind === 'lost') - Number(b.kind === 'lost') || b.count - a.count);
}
const SENTENCES = new Map([
    ...explained('failed', _reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .FAILED_SENTENCES */ .T1),
    ...explained('lost', _reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .LOST_SENTENCES */ .uj),
]);
function explained(kind, sentences) {
    return Object.entries(sentences).map(([reason, sentence]) => [reason, { kind, sentence }]);
}
/**
 * The warnings of the run and of its rows. Those of one kind about one side are one warning, with the numbers of the row
 * that matters most.
 */
function warnings(report) {
    const all = [
        ...report.warnings.map((warning) => ({ warning, cell: 'cell' in warning ? warning.cell : null })),
        ...report.comparisons.flatMap(({ cell, warnings }) => warnings.map((warning) => ({ warning, cell }))),
    ];
    const ranks = new Map((0,_ranking_js__WEBPACK_IMPORTED_MODULE_1__/* .worstFirst */ .m)(report.comparisons).map((row, rank) => [(0,_core_verdict_samples_js__WEBPACK_IMPORTED_MODULE_0__/* .cellId */ .Cw)(row.cell), rank]));
    const rankOf = ({ cell }) => (cell === null ? undefined : ranks.get((0,_core_verdict_samples_js__WEBPACK_IMPORTED_MODULE_0__/* .cellId */ .Cw)(cell))) ?? ranks.size;
    return [...Map.groupBy(all, topicOf).values()].flatMap((group) => {
        const [shown] = group.toSorted((a, b) => rankOf(a) - rankOf(b));
        if (shown === undefined)
            return [];
        const cells = new Map(group.flatMap(({ cell }) => (cell === null ? [] : [[(0,_core_verdict_samples_js__WEBPACK_IMPORTED_MODULE_0__/* .cellId */ .Cw)(cell), cell]])));
        const sentence = (0,_warning_js__WEBPACK_IMPORTED_MODULE_3__/* .warningSentence */ .w)(shown.warning);
        const differ = cells.size > 1 && group.some(({ warning }) => (0,_warning_js__WEBPACK_IMPORTED_MODULE_3__/* .warningSentence */ .w)(warning) !== sentence);
        return [{ sentence, cells: [...cells.values()], numbersOf: differ ? shown.cell : null }];
    });
}
/** What is said once: of rows a kind of warning about a side, of the run every fact. */
function topicOf({ warning, cell }) {
    if (cell === null)
        return JSON.stringify(warning);
    return JSON.stringify([warning.code, 'side' in warning ? warning.side : null]);
}
/** ` (512 MB, 1024 MB; the numbers are those of 512 MB)`; empty for the whole run. */
function warnedAt(names, { cells, numbersOf }, quote) {
    if (cells.length === 0)
        return '';
    const numbers = numbersOf === null ? '' : `; the numbers are those of ${places(names, [numbersOf], quote)}`;
    return ` (${places(names, cells, quote)}${numbers})`;
}
/** `512 MB, 1024 MB and 4 more`; empty for the whole run. */
function places(names, cells, quote, most = 3) {
    const shown = cells.slice(0, most).map((cell) => (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .cellName */ .I4)(cell, names, quote));
    const more = cells.length - shown.length;
    return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ');
}


/***/ }),

/***/ 12966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vk: () => (/* binding */ functionCounts),
/* harmony export */   WY: () => (/* binding */ described),
/* harmony export */   Y: () => (/* binding */ ruleOf),
/* harmony export */   __: () => (/* binding */ each),
/* harmony export */   hT: () => (/* binding */ skipped),
/* harmony export */   yh: () => (/* binding */ metricWords)
/* harmony export */ });
/* unused harmony export measured */
/* harmony import */ var _core_functions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38247);
/* harmony import */ var _core_units_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25673);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44702);
/** The functions of a run in words: how many there are, which were skipped, and what each is judged by. */



/** What a row is judged by. */
function ruleOf({ functions }, cell) {
    return (0,_core_functions_js__WEBPACK_IMPORTED_MODULE_1__/* .functionOf */ .O)(functions, cell).rule;
}
/** The functions of which nothing was measured because nothing of them changed. */
function skipped({ functions }) {
    return functions.filter((fn) => fn.skipped);
}
/** The functions that were not skipped. */
function measured({ functions }) {
    return functions.filter((fn) => !fn.skipped);
}
/** The functions that a reader is told about: those that were measured, or all when none was. */
function described(report) {
    const found = measured(report);
    return found.length > 0 ? found : report.functions;
}
/** Each value that some functions have, once. */
function each(functions, of) {
    return [...new Set(functions.map(of))];
}
/** `40 functions: 3 measured, 37 skipped because …`. Our own words alone. */
function functionCounts(report) {
    const { functions, comparisons } = report;
    const seen = new Set(comparisons.map(({ cell }) => cell.functionLabel)).size;
    const left = skipped(report).length;
    const why = left === 1 ? 'its package and its settings' : 'their packages and their settings';
    const skips = left === 0 ? '' : `, ${(0,_core_units_js__WEBPACK_IMPORTED_MODULE_2__/* .exact */ .e0)(left)} skipped because ${why} did not change`;
    return `${(0,_core_units_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(functions.length, 'function')}: ${(0,_core_units_js__WEBPACK_IMPORTED_MODULE_2__/* .exact */ .e0)(seen)} measured${skips}.`;
}
/** What the rows are times of; null where they are not all of the same. */
function metricWords({ comparisons }) {
    const [first] = comparisons;
    if (first === undefined)
        return null;
    return comparisons.every(({ metric }) => metric === first.metric) ? _words_js__WEBPACK_IMPORTED_MODULE_0__/* .METRIC_WORDS */ .dt[first.metric] : null;
}


/***/ }),

/***/ 2251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mb: () => (/* binding */ headlineIcon),
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   Qb: () => (/* binding */ explanation)
/* harmony export */ });
/* harmony import */ var _core_units_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25673);
/* harmony import */ var _core_verdict_worst_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20007);
/* harmony import */ var _sentence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71706);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44702);




/** One line without its icon. `quote` marks the function's name, which is foreign text. */
function headline(report, quote) {
    const { verdict, reason } = report.verdict;
    const row = (0,_core_verdict_worst_js__WEBPACK_IMPORTED_MODULE_1__/* .decisiveRow */ .jR)(report.comparisons, report.verdict);
    const { names } = report;
    const where = row === null ? '' : ` ${names.functions ? 'in' : 'at'} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .cellName */ .I4)(row.cell, names, quote)}`;
    switch (verdict) {
        case 'regression': {
            if (reason === 'does-not-start') {
                // Whether a build starts is asked of all tiers of a function and architecture together.
                const of = row === null || !names.functions ? '' : ` in ${quote(row.cell.functionLabel)}`;
                const on = row === null || !names.architectures ? '' : ` on ${row.cell.architecture}`;
                return `No cold start of head succeeds${of}${on}`;
            }
            if (reason === 'over-budget')
                return `Cold starts are over the budget${where}`;
            const change = row?.changePercent.estimate ?? null;
            return `Cold starts got slower: ${change === null ? 'starts fail' : (0,_core_units_js__WEBPACK_IMPORTED_MODULE_2__/* .signedPercent */ .wu)(change)}${where}`;
        }
        case 'pass':
            if (reason === 'identical')
                return 'Nothing to compare: package and settings are identical';
            if (report.comparisons.every(_words_js__WEBPACK_IMPORTED_MODULE_0__/* .isFaster */ .sN))
                return 'Cold starts got faster';
            return 'Cold starts did not get slower than allowed';
        case 'inconclusive':
            return `No clear answer about cold starts: ${_words_js__WEBPACK_IMPORTED_MODULE_0__/* .REASON_WORDS */ .J$[reason]}`;
        case 'not-measured':
            return `Cold starts were not measured: ${_words_js__WEBPACK_IMPORTED_MODULE_0__/* .REASON_WORDS */ .J$[reason]}`;
    }
}
function headlineIcon({ verdict, policy }) {
    const accepted = verdict.verdict === 'regression' && policy.onRegression === 'warn';
    return _words_js__WEBPACK_IMPORTED_MODULE_0__/* .ICONS */ .Ze[accepted ? 'inconclusive' : verdict.verdict];
}
/** `2 of 6 rows regressed.`; null where the sentence of the verdict has said it. */
function extent({ comparisons }) {
    const regressed = comparisons.filter((row) => row.verdict === 'regression').length;
    return regressed === 0 || comparisons.length === 1
        ? null
        : `${(0,_core_units_js__WEBPACK_IMPORTED_MODULE_2__/* .exact */ .e0)(regressed)} of ${(0,_core_units_js__WEBPACK_IMPORTED_MODULE_2__/* .exact */ .e0)(comparisons.length)} rows regressed.`;
}
/** What the verdict does to the check, where that is not obvious; null otherwise. Our own words alone. */
function consequence({ policy, verdict }) {
    switch (verdict.verdict) {
        case 'regression':
            return policy.onRegression === 'warn'
                ? 'Accepted: on-regression is warn, so the check does not fail.'
                : null;
        case 'inconclusive':
            return policy.onInconclusive === 'warn'
                ? 'The check does not fail on this: on-inconclusive is warn.'
                : 'The check fails on this: on-inconclusive is fail.';
        case 'not-measured':
            return policy.onUnmeasured === 'pass'
                ? 'The check does not fail on this, but nothing is known about this change: on-unmeasured is pass.'
                : 'The check fails on this: on-unmeasured is fail.';
        case 'pass':
            return null;
    }
}
/** The sentences under the headline, one each. `quote` makes foreign text safe. */
function explanation(report, quote) {
    const said = [quote((0,_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .verdictSentence */ .B)(report)), extent(report), consequence(report)];
    return said.flatMap((words) => (words === null || words === '' ? [] : [words]));
}


/***/ }),

/***/ 49443:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W$: () => (/* binding */ COMMENT_LIMIT),
  Jt: () => (/* binding */ SUMMARY_LIMIT),
  RQ: () => (/* binding */ markdownOf)
});

// EXTERNAL MODULE: ./build/core/units.js
var units = __webpack_require__(25673);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
// EXTERNAL MODULE: ./build/report/functions.js
var report_functions = __webpack_require__(12966);
// EXTERNAL MODULE: ./build/report/headline.js
var headline = __webpack_require__(2251);
// EXTERNAL MODULE: ./build/report/ranking.js
var ranking = __webpack_require__(321);
// EXTERNAL MODULE: ./build/report/rows.js + 1 modules
var report_rows = __webpack_require__(44565);
// EXTERNAL MODULE: ./build/report/words.js
var report_words = __webpack_require__(44702);
// EXTERNAL MODULE: ./build/core/cost/measured.js
var measured = __webpack_require__(67896);
// EXTERNAL MODULE: ./build/core/cost/prices.js
var prices = __webpack_require__(12706);
// EXTERNAL MODULE: ./build/report/counts.js
var counts = __webpack_require__(56423);
// EXTERNAL MODULE: ./build/report/findings.js
var findings = __webpack_require__(73145);
// EXTERNAL MODULE: ./build/report/strip.js
var strip = __webpack_require__(57981);
// EXTERNAL MODULE: ./build/report/trend.js
var trend = __webpack_require__(29088);
// EXTERNAL MODULE: ./build/report/warning.js
var warning = __webpack_require__(53727);
;// CONCATENATED MODULE: ./build/report/markdown/details.js
/** The parts below the table: distributions, bad starts, warnings and the settings of the run. */











/** Lists longer than this end with the number of what is left out. */
const LONGEST_LIST = 12;
const ENGINES = { aws: 'AWS Lambda', local: 'embedded engine (an estimate, without AWS)' };
/** Names of functions in a row. */
const MOST_NAMES = 60;
function details(summary, body, open = false) {
    return `<details${open ? ' open' : ''}><summary>${summary}</summary>\n\n${body}\n\n</details>`;
}
/** Strips of these rows, grouped by function: the names stand outside the code block. */
function distributions(report, comparisons) {
    const { names } = report;
    const draw = (0,strip/* strips */.m)(report);
    const blocks = [];
    let label = null;
    let lines = [];
    const close = () => {
        if (lines.length > 0)
            blocks.push(`\`\`\`text\n${lines.join('\n')}\n\`\`\``);
        lines = [];
    };
    for (const comparison of comparisons) {
        const drawn = draw(comparison, (0,report_words/* tierName */.KR)(comparison.cell, names));
        if (drawn.length === 0)
            continue;
        if (names.functions && comparison.cell.functionLabel !== label) {
            close();
            label = comparison.cell.functionLabel;
            blocks.push((0,report_escape/* code */.aY)(label));
        }
        lines.push(...(lines.length > 0 ? [''] : []), ...drawn);
    }
    close();
    if (blocks.length === 0)
        return '';
    const title = `Every start: ${((0,report_functions/* metricWords */.yh)(report) ?? 'Time').toLowerCase()} in ms`;
    return details(title, blocks.join('\n\n'), comparisons.length <= 3);
}
/** What earlier runs on the default branch measured; nothing when none is known. */
function earlierRuns(report) {
    if (report.trend === undefined)
        return '';
    const { names } = report;
    const items = (0,trend/* trendLines */.jm)(report).map(({ comparison, metric, bars, words }) => {
        const place = (0,report_words/* cellName */.I4)(comparison.cell, names, report_escape/* code */.aY);
        return `- ${metric === null ? place : `${place}, ${metric}`}: ${bars} ${words}`;
    });
    return items.length === 0
        ? ''
        : details(`Earlier runs on ${(0,report_escape/* code */.aY)(report.trend.branch)}`, [trend/* TREND_CAVEAT */.vp, '', ...items].join('\n'));
}
/** Lost and failed starts with their reasons and fixes. */
function badStartList(report) {
    const { names } = report;
    const all = (0,findings/* badStarts */.he)(report);
    const total = all.reduce((sum, bad) => sum + bad.count, 0);
    const items = all.map(({ kind, side, count: n, sentence, cells }) => {
        const meaning = kind === 'failed' ? 'counted as slower than any number' : 'taken again';
        return `- **${side}: ${(0,units/* exact */.e0)(n)} ${kind}** (${meaning}) at ${(0,findings/* places */.zn)(names, cells, report_escape/* code */.aY)}. ${sentence}`;
    });
    if (items.length === 0)
        return '';
    // Error messages are function output, which belongs in the job log alone.
    const log = all.some(({ kind }) => kind === 'failed')
        ? '\n\nWhat the failed starts said is in the job log.'
        : '';
    return `**${(0,units/* count */.U9)(total, 'start')} went wrong**\n\n${items.join('\n')}${log}`;
}
/** Every warning of the run and its rows. */
function warningList(report) {
    const all = (0,findings/* warnings */.AR)(report);
    const items = all
        .slice(0, LONGEST_LIST)
        .map((warning) => `- ⚠️ ${(0,report_escape/* inline */.mG)(warning.sentence)}${(0,findings/* warnedAt */.ft)(report.names, warning, report_escape/* code */.aY)}`);
    const more = all.length - items.length;
    if (more > 0)
        items.push(`- and ${(0,units/* exact */.e0)(more)} more in the JSON report`);
    return items.length === 0 ? '' : `**Warnings**\n\n${items.join('\n')}`;
}
/** What was run, so that anybody can run it again. */
function settings(report) {
    const { plan, tool } = report;
    const functions = (0,report_functions/* described */.WY)(report);
    const engine = (0,report_functions/* each */.__)(functions, ({ measuredOn }) => ENGINES[measuredOn.engine]).join(', ');
    const when = [
        ['Started', (0,report_escape/* code */.aY)(report.startedAt)],
        ['Version', `${tool.name} ${(0,report_escape/* inline */.mG)(tool.version)}`],
    ];
    const list = (items) => items.map(([name, value]) => `- ${name}: ${value}`).join('\n');
    if (!(0,report_words/* isMeasured */.V2)(report))
        return details('About this run', list([['Engine', engine], ...builds(report), ...when]));
    const items = [
        ['Engine', engine],
        ['Region', (0,report_escape/* inline */.mG)((0,report_functions/* each */.__)(functions, ({ measuredOn }) => measuredOn.region).join(', '))],
        ['Machine', (0,report_escape/* inline */.mG)((0,report_functions/* each */.__)(functions, ({ measuredOn }) => measuredOn.description).join('; '))],
        ...builds(report),
        ['Memory', tiers(functions).slice(0, LONGEST_LIST).map(units/* tier */.Zm).join(', ')],
        [
            'Architecture',
            [...new Set(functions.flatMap(({ architectures }) => architectures))].toSorted().join(', '),
        ],
        ['Starts', (0,counts/* countsWords */.M)(report)],
        [
            'Plan',
            `at most ${(0,units/* count */.U9)(Math.max(...functions.map(({ rule }) => rule.maxSamples)), 'start')} per side and row, in blocks of ${(0,report_functions/* each */.__)(functions, ({ rule }) => (0,units/* exact */.e0)(rule.blockSize)).join(', ')}`,
        ],
        ['Seed', (0,report_escape/* code */.aY)(plan.seed)],
        ...rules(report),
        ['Duration', (0,units/* duration */.p0)(report.durationSeconds)],
        ...cost(report),
        ...when,
    ];
    return details('How this was measured', list(items));
}
function tiers(functions) {
    return [...new Set(functions.flatMap(({ tiersMb }) => tiersMb))].toSorted((a, b) => a - b);
}
/** Nothing with the embedded engine, which costs nothing. */
function cost(report) {
    const spent = (0,measured/* costOf */.h)(report);
    return spent === null
        ? []
        : [['Cost', `about ${(0,units/* dollars */.E9)(spent)} (list prices of ${prices/* PRICES_REGION */.UJ}, ${prices/* PRICES_AS_OF */.Gw})`]];
}
/** What was built of each side. */
function builds(report) {
    const { functions: named } = report.names;
    return firstOf((0,report_functions/* described */.WY)(report), ({ label, sides: { base, head } }) => {
        const of = named ? ` of ${(0,report_escape/* code */.aY)(label)}` : '';
        return [...(base === null ? [] : [[`Base${of}`, side(base)]]), [`Head${of}`, side(head)]];
    });
}
/** One rule, or the rules of the functions that have one of their own. */
function rules(report) {
    const words = ({ rule }) => `${(0,report_words/* ruleWords */.mG)(rule)}; error rate ${(0,units/* level */.Rc)(rule.alpha)} over the whole check; decision: ${rule.decision}`;
    const functions = (0,report_functions/* described */.WY)(report);
    const all = (0,report_functions/* each */.__)(functions, words);
    return all.length < 2
        ? all.map((rule) => ['Rule', rule])
        : firstOf(functions, (fn) => [[`Rule of ${(0,report_escape/* code */.aY)(fn.label)}`, words(fn)]]);
}
function firstOf(functions, items) {
    const more = functions.length - LONGEST_LIST;
    const last = more > 0 ? [['And', `${(0,units/* count */.U9)(more, 'more function')} in the JSON report`]] : [];
    return [...functions.slice(0, LONGEST_LIST).flatMap(items), ...last];
}
/** The functions of which nothing was measured, by name. */
function skippedList(report) {
    if (!report.names.functions)
        return '';
    const names = (0,report_functions/* skipped */.hT)(report).map(({ label }) => (0,report_escape/* code */.aY)(label));
    if (names.length === 0)
        return '';
    const more = names.length - MOST_NAMES;
    const list = [...names.slice(0, MOST_NAMES), ...(more > 0 ? [`and ${(0,units/* exact */.e0)(more)} more`] : [])].join(', ');
    return details(`${(0,units/* count */.U9)(names.length, 'function')} skipped: package and settings did not change`, list);
}
function side(report) {
    const { packageSha256, packageBytes, runtime, runtimeVersionArn } = report;
    const version = runtimeVersionArn === null ? '' : `, version ${(0,report_escape/* code */.aY)((0,warning/* runtimeVersion */.d)(runtimeVersionArn))}`;
    return [
        (0,report_escape/* code */.aY)((0,report_words/* sideName */.jf)(report)),
        ...(packageBytes === null ? [] : [(0,units/* bytes */.ee)(packageBytes)]),
        ...(packageSha256 === null ? [] : [`SHA-256 ${(0,report_escape/* code */.aY)(packageSha256.slice(0, 12))}`]),
        `${(0,report_escape/* inline */.mG)(runtime, 40)}${version}`,
    ].join(', ');
}

;// CONCATENATED MODULE: ./build/report/markdown/table.js



function table(report, comparisons) {
    const { names } = report;
    const head = (0,report_rows/* titles */.YC)(report, names);
    const rows = comparisons.map((comparison) => (0,report_rows/* row */.nM)(report, comparison, names));
    return {
        head: `${line(head)}\n${line(head.map((_, i) => (i === 0 ? ':--' : '--:')))}`,
        rows: rows.map((each) => line(cells(each))),
        bold: rows.some(({ changed }) => changed),
    };
}
/** The first rows of a table; nothing for none. */
function firstRows({ head, rows }, most) {
    return rows.length === 0 || most === 0 ? '' : [head, ...rows.slice(0, most)].join('\n');
}
function line(columns) {
    return `| ${columns.join(' | ')} |`;
}
function cells(row) {
    const emphasis = (phase, words) => row.moved === phase ? `**${words}**` : words;
    return [
        row.label === null
            ? lines(`${row.icon}${units/* NBSP */.MK}${row.place}`, row.verdict)
            : lines(`${row.icon}${units/* NBSP */.MK}${(0,report_escape/* code */.aY)(row.label)}`, row.place, row.verdict),
        row.medians,
        lines(row.changed ? `**${row.change}**` : row.change, ...row.intervals),
        row.allowed.replace(' = ', `<br>=${units/* NBSP */.MK}`),
        emphasis('init', row.init),
        emphasis('request', row.request),
        lines(row.starts, row.failed ?? ''),
    ];
}
function lines(...parts) {
    return parts.filter((part) => part !== '').join('<br>');
}

;// CONCATENATED MODULE: ./build/report/markdown/render.js









/** Characters of a comment: GitHub takes 65,536; the rest is for the hidden marker and what stands around the report. */
const COMMENT_LIMIT = 65_000;
/** Bytes of a job summary: GitHub takes 1 MiB and drops anything longer without a word. */
const SUMMARY_LIMIT = 1_000_000;
/** More rows than this and those without a finding collapse. */
const MANY_ROWS = 8;
/**
 * The report as GitHub-flavoured Markdown, at most `limit` long: first the distributions go, then earlier runs, then rows
 * without a finding, then rows with one, the least severe first, always whole and with a note of how many are missing.
 * Every part is made once, for all limits.
 */
function markdownOf(report) {
    const compose = composer(report);
    const rows = report.comparisons.length;
    return ({ limit, unit, notice }) => {
        const size = unit === 'bytes' ? bytesOf : (text) => text.length;
        const above = notice === undefined ? '' : `> ⚠️ ${(0,report_escape/* inline */.mG)(notice)}`;
        const fits = (detail) => size(compose(detail, above)) <= limit;
        const plain = { strips: 'none', trend: false, loudRows: rows, quietRows: rows };
        const steps = [
            { ...plain, trend: true, strips: 'all' },
            { ...plain, trend: true, strips: 'findings' },
            { ...plain, trend: true },
            plain,
        ];
        const step = steps.find(fits);
        if (step !== undefined)
            return compose(step, above);
        const loud = { ...plain, quietRows: 0 };
        const cut = fits(loud)
            ? { ...loud, quietRows: most(rows, (n) => fits({ ...loud, quietRows: n })) }
            : { ...loud, loudRows: most(rows, (n) => fits({ ...loud, loudRows: n })) };
        if (fits(cut))
            return compose(cut, above);
        const shortest = title(report);
        return size(shortest) <= limit ? shortest : '';
    };
}
function bytesOf(text) {
    return new TextEncoder().encode(text).length;
}
/** The largest n of 0..top that still fits (0 if none does); what fits with n fits with less. */
function most(top, fits) {
    let low = 0;
    let high = top;
    while (low < high) {
        const middle = Math.ceil((low + high) / 2);
        if (fits(middle))
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}
function title(report) {
    return `### ${(0,headline/* headlineIcon */.Mb)(report)} ${(0,headline/* headline */.Pl)(report, report_escape/* code */.aY)}`;
}
/** Makes every part once; what it returns only puts them together, below `above`. */
function composer(report) {
    const many = report.comparisons.length > MANY_ROWS;
    const ranked = many ? (0,ranking/* worstFirst */.m)(report.comparisons) : report.comparisons;
    const isQuiet = ({ verdict }) => many && verdict === 'pass';
    const findings = ranked.filter((row) => !isQuiet(row));
    const loud = table(report, findings);
    const quiet = table(report, ranked.filter(isQuiet));
    const strips = {
        all: distributions(report, ranked),
        findings: distributions(report, findings),
        none: '',
    };
    const head = [title(report), opening(report)];
    const explained = (0,report_rows/* legend */.o1)(report, 'below');
    if (loud.bold || quiet.bold)
        explained.push('**Bold**: a change, and the phase that moved with it.');
    const skips = skippedList(report);
    const below = [
        explained.length === 0 ? '' : `<sub>${explained.join(' ')}</sub>`,
        badStartList(report),
        warningList(report),
    ];
    const trend = earlierRuns(report);
    const last = settings(report);
    return (detail, above) => {
        const quietRows = Math.min(detail.quietRows, quiet.rows.length);
        const missing = ranked.length - quietRows - Math.min(detail.loudRows, loud.rows.length);
        const parts = [
            above,
            ...head,
            firstRows(loud, detail.loudRows),
            quietRows === 0
                ? ''
                : details(`${(0,units/* count */.U9)(quietRows, 'row')} within the limit`, firstRows(quiet, quietRows)),
            skips,
            missing === 0 ? '' : `_Cut: ${(0,units/* count */.U9)(missing, 'more row')} in the JSON report._`,
            ...below,
            strips[detail.strips],
            detail.trend ? trend : '',
            last,
        ];
        return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
    };
}
function opening(report) {
    const compared = report.names.functions
        ? [(0,report_functions/* functionCounts */.Vk)(report)]
        : report.functions.map(({ sides: { base, head } }) => base === null
            ? `Measured: ${(0,report_escape/* code */.aY)((0,report_words/* sideName */.jf)(head))}`
            : `${(0,report_escape/* code */.aY)((0,report_words/* sideName */.jf)(base))} → ${(0,report_escape/* code */.aY)((0,report_words/* sideName */.jf)(head))}`);
    const said = (0,headline/* explanation */.Qb)(report, (sentence) => (0,report_escape/* inline */.mG)(sentence, 600));
    return `${said.join(' ')}\n\n${compared.join()}`;
}


/***/ }),

/***/ 71383:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ metricMs)
/* harmony export */ });
/** The gated time of one cold start, in ms; null where the start has no such phase. */
function metricMs(phases, metric) {
    switch (metric) {
        case 'total':
            return (phases.initMs ?? phases.restoreMs ?? 0) + phases.handlerMs;
        case 'init':
            return phases.initMs;
        case 'restore':
            return phases.restoreMs;
        case 'handler':
            return phases.handlerMs;
    }
}


/***/ }),

/***/ 321:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ worstFirst)
/* harmony export */ });
/* harmony import */ var _core_verdict_worst_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20007);

const SEVERITY = {
    regression: 0,
    inconclusive: 1,
    'not-measured': 2,
    pass: 3,
};
function worseOf(a, b) {
    if (a.verdict !== b.verdict)
        return SEVERITY[a.verdict] - SEVERITY[b.verdict];
    // The order of the report breaks ties, in both directions alike.
    const aFirst = (0,_core_verdict_worst_js__WEBPACK_IMPORTED_MODULE_0__/* .worstChange */ .Mb)([a, b]) === a;
    const bFirst = (0,_core_verdict_worst_js__WEBPACK_IMPORTED_MODULE_0__/* .worstChange */ .Mb)([b, a]) === b;
    return Number(bFirst) - Number(aFirst);
}
/** Most severe verdict first, then the largest change. */
function worstFirst(comparisons) {
    return comparisons.toSorted(worseOf);
}


/***/ }),

/***/ 44565:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o1: () => (/* binding */ legend),
  nM: () => (/* binding */ row),
  YC: () => (/* binding */ titles)
});

// EXTERNAL MODULE: ./build/core/units.js
var units = __webpack_require__(25673);
// EXTERNAL MODULE: ./build/report/functions.js
var functions = __webpack_require__(12966);
;// CONCATENATED MODULE: ./build/report/interval.js

/**
 * An interval: `+18.0 to +30.2 %`, or its one known end (a far end is open when few starts were made or some failed).
 * Both ends get the decimals of the larger one; spaces do not break.
 */
function ends({ low, high }, unit, decimals) {
    const known = [low, high].filter(units/* isNumber */.Et);
    const places = Math.min(...known.map(decimals));
    const end = (value) => (0,units/* fixed */.Zu)(value, places, true);
    const words = (0,units/* isNumber */.Et)(low) && (0,units/* isNumber */.Et)(high)
        ? `${end(low)} to ${end(high)} ${unit}`
        : (0,units/* isNumber */.Et)(low)
            ? `${end(low)} ${unit} or more`
            : (0,units/* isNumber */.Et)(high)
                ? `${end(high)} ${unit} or less`
                : 'too few starts';
    return words.replaceAll(' ', units/* NBSP */.MK);
}
/** Where a change in percent lies: `+18.0 to +30.2 %`. */
function percentInterval(interval) {
    return ends(interval, '%', units/* percentDecimals */.iN);
}
/** Where a change in milliseconds lies: `+45 to +77 ms`. */
function msInterval(interval) {
    return ends(interval, 'ms', units/* shiftDecimals */.n);
}

// EXTERNAL MODULE: ./build/report/words.js
var words = __webpack_require__(44702);
;// CONCATENATED MODULE: ./build/report/rows.js




function row(judged, comparison, names) {
    const { base, head, cell, changePercent, shiftMs } = comparison;
    const hasChange = changePercent.estimate !== null;
    return {
        comparison,
        icon: words/* ICONS */.Ze[comparison.verdict],
        label: names.functions ? cell.functionLabel : null,
        place: (0,functions/* metricWords */.yh)(judged) === null
            ? `${(0,words/* tierName */.KR)(cell, names)}, ${words/* METRIC_WORDS */.dt[comparison.metric].toLowerCase()}`
            : (0,words/* tierName */.KR)(cell, names),
        verdict: (0,words/* rowVerdict */.g9)(comparison),
        medians: pair(base === null ? null : (0,words/* medianWords */.iO)(base), (0,words/* medianWords */.iO)(head)),
        change: hasChange
            ? `${(0,units/* signedPercent */.wu)(changePercent.estimate)},${units/* NBSP */.MK}${(0,units/* signedMs */.Fw)(shiftMs.estimate)}`
            : units/* NONE */.x3,
        intervals: hasChange ? [percentInterval(changePercent.interval), msInterval(shiftMs.interval)] : [],
        allowed: (0,words/* allowedWords */.wP)(comparison, (0,functions/* ruleOf */.Y)(judged, cell)) || units/* NONE */.x3,
        init: pair(base && (firstPhase(base) ?? units/* NONE */.x3), firstPhase(head) ?? units/* NONE */.x3),
        request: pair(base && (phaseMs(base, 'handler') ?? units/* NONE */.x3), phaseMs(head, 'handler') ?? units/* NONE */.x3),
        changed: isChanged(comparison),
        moved: moved(comparison),
        starts: base === null ? (0,units/* exact */.e0)(head.n) : `${(0,units/* exact */.e0)(base.n)}/${(0,units/* exact */.e0)(head.n)}`,
        failed: failedWords(base, head),
    };
}
/** `252 → 313`, in milliseconds; head alone without a base. */
function pair(base, head) {
    return base === null ? head : `${base} → ${head}`.replaceAll(' ', units/* NBSP */.MK);
}
function phaseMs(side, phase) {
    const median = side?.phaseMediansMs[phase] ?? null;
    return median === null ? null : (0,units/* msNumber */.Ap)(median);
}
/** Init, or the restore that takes its place under SnapStart. */
function firstPhase(side) {
    const restore = side?.phaseMediansMs.restore ?? null;
    return restore === null ? phaseMs(side, 'init') : `${(0,units/* msNumber */.Ap)(restore)} (restore)`;
}
function isChanged({ verdict, reason, changePercent: { estimate, interval } }) {
    if (estimate === null)
        return false;
    const settled = (interval.low !== null && interval.low > 0) || (interval.high !== null && interval.high < 0);
    return settled || (verdict === 'regression' && (reason === 'proven' || reason === 'not-proven'));
}
/** None where failed starts, which have no phases, made the change: then nothing that is shown moved enough. */
function moved(comparison) {
    const { base, head, changePercent, shiftMs } = comparison;
    if (base === null || base.medianMs === null || head.medianMs === null)
        return null;
    if (!isChanged(comparison) || changePercent.estimate === null)
        return null;
    const direction = Math.sign(changePercent.estimate);
    const by = (phase) => {
        const [from, to] = [base.phaseMediansMs[phase], head.phaseMediansMs[phase]];
        return from === null || to === null ? 0 : direction * (to - from);
    };
    const first = Math.max(by('init'), by('restore'));
    const request = by('handler');
    const failed = base.failed + head.failed > 0;
    const least = failed ? Math.abs(shiftMs.estimate ?? 0) / 2 : 0;
    const most = Math.max(first, request);
    if (most <= 0 || most < least)
        return null;
    return first >= request ? 'init' : 'request';
}
function failedWords(base, head) {
    const failed = [
        base !== null && base.failed > 0 ? `base: ${(0,units/* exact */.e0)(base.failed)} failed` : '',
        head.failed > 0 ? `head: ${(0,units/* exact */.e0)(head.failed)} failed` : '',
    ].filter((words) => words !== '');
    return failed.length === 0 ? null : failed.join(', ');
}
/** Column titles, in the order of the table. The first column is the place and its verdict. */
function titles(judged, names) {
    const restores = judged.comparisons.some(({ base, head }) => (base?.phaseMediansMs.restore ?? head.phaseMediansMs.restore) !== null);
    return [
        names.functions ? 'Function' : 'Memory',
        `${(0,functions/* metricWords */.yh)(judged) ?? 'Time'}, ms`,
        'Change',
        'Allowed',
        restores ? 'Init or restore, ms' : 'Init, ms',
        'First request, ms',
        'Starts',
    ];
}
/** What the numbers of the table are, one sentence each; nothing without rows. `intervals`: where they stand. */
function legend({ comparisons }, intervals) {
    const [first] = comparisons;
    if (first === undefined)
        return [];
    const levels = new Set(comparisons.map((row) => row.changePercent.interval.level));
    const share = levels.size === 1 ? (0,units/* level */.Rc)(first.changePercent.interval.level) : null;
    const below = `Under each change: its ${share === null ? '' : `${share} `}interval.`;
    const column = share === null ? [] : [`Interval: ${share}.`];
    return first.base === null
        ? ['Times are medians of forced cold starts.']
        : [
            'Times are medians of forced cold starts, base → head, both builds taking turns.',
            ...(intervals === 'below' ? [below] : column),
            'A row fails when head is slower by more than allowed.',
        ];
}


/***/ }),

/***/ 57981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ strips),
/* harmony export */   t: () => (/* binding */ BARS)
/* harmony export */ });
/* harmony import */ var _core_model_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71295);
/* harmony import */ var _core_units_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25673);
/* harmony import */ var _core_verdict_samples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34575);
/* harmony import */ var _columns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39708);
/* harmony import */ var _metric_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71383);





/** Columns of the axis. */
const WIDTH = 20;
/** From the lowest to the highest. */
const BARS = Array.from('▁▂▃▄▅▆▇█');
/** The axis ends here, in larger medians, so that one straggler does not press everything else into a corner. */
const AXIS_END_IN_MEDIANS = 1.75;
function spread(starts, comparison, side) {
    const times = [];
    for (const { side: of, block, outcome } of starts) {
        if (of !== side || block === 0 || outcome.kind !== 'cold')
            continue;
        const time = (0,_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .metricMs */ .n)(outcome.phases, comparison.metric);
        if (time !== null)
            times.push(time);
    }
    const summary = side === 'base' ? comparison.base : comparison.head;
    return {
        side,
        times: times.toSorted((a, b) => a - b),
        failed: summary?.failed ?? 0,
        medianMs: summary?.medianMs ?? null,
    };
}
/** Counts per column; the last column takes what lies past the end of the axis. */
function histogram(times, low, high) {
    const columns = new Array(WIDTH).fill(0);
    for (const time of times) {
        const share = high > low ? (time - low) / (high - low) : 0.5;
        const column = Math.min(WIDTH - 1, Math.floor(share * WIDTH));
        columns[column] = (columns[column] ?? 0) + 1;
    }
    return columns;
}
function bars(columns, tallest) {
    return columns
        .map((n) => (n === 0 ? '·' : (BARS[Math.ceil((n / tallest) * BARS.length) - 1] ?? '')))
        .join('');
}
/** Least, median and most; what failed stands behind them. */
function numbers({ times, medianMs, failed }) {
    const middle = medianMs === null && failed > 0 && times.length > 0 ? 'failed' : (0,_core_units_js__WEBPACK_IMPORTED_MODULE_3__/* .msNumber */ .Ap)(medianMs);
    return [(0,_core_units_js__WEBPACK_IMPORTED_MODULE_3__/* .msNumber */ .Ap)(times.at(0) ?? null), middle, (0,_core_units_js__WEBPACK_IMPORTED_MODULE_3__/* .msNumber */ .Ap)(times.at(-1) ?? null)];
}
/** Draws rows of this report: a line of titles, base and head; nothing when nothing was measured in the cell. */
function strips(report) {
    const byCell = Map.groupBy(report.starts, ({ cell }) => (0,_core_verdict_samples_js__WEBPACK_IMPORTED_MODULE_0__/* .cellId */ .Cw)(cell));
    return (comparison, place) => draw(byCell.get((0,_core_verdict_samples_js__WEBPACK_IMPORTED_MODULE_0__/* .cellId */ .Cw)(comparison.cell)) ?? [], comparison, place);
}
function draw(starts, comparison, place) {
    const measured = comparison.base === null ? ['head'] : _core_model_js__WEBPACK_IMPORTED_MODULE_4__/* .SIDES */ .BV;
    const sides = measured.map((side) => spread(starts, comparison, side));
    const times = sides.flatMap((side) => side.times).toSorted((a, b) => a - b);
    const [low, most] = [times.at(0), times.at(-1)];
    if (low === undefined || most === undefined)
        return [];
    const medians = sides.flatMap((side) => (side.medianMs === null ? [] : [side.medianMs]));
    const high = Math.min(most, Math.max(low, ...medians) * AXIS_END_IN_MEDIANS);
    const counted = sides.map((side) => histogram(side.times, low, high));
    const tallest = Math.max(1, ...counted.flat());
    const drawn = sides.map((side, i) => `${side.side} ${bars(counted[i] ?? [], tallest)}`);
    const columns = (0,_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .aligned */ .b)([['', 'min', 'median', 'max'], ...sides.map((side) => ['', ...numbers(side)])]);
    const failures = sides.map(({ failed, times: { length } }) => failed > 0 ? ` ${length > 0 ? '+' : ''}${failed} failed` : '');
    return [
        place.padEnd('base '.length + WIDTH) + (columns[0] ?? ''),
        ...drawn.map((line, i) => `${line}${columns[i + 1] ?? ''}${failures[i] ?? ''}`),
    ];
}


/***/ }),

/***/ 25989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ renderJudgement),
  S: () => (/* binding */ renderText)
});

;// CONCATENATED MODULE: ./build/core/start/causes.js
/** The likely cause of a build that does not start, from the words that runtimes and the kernel use. */
/**
 * What the words are matched against is `<error type>: <first line of the message>`. The first that matches is taken, so
 * the particular stand before the general.
 */
const CAUSES = [
    {
        seen: /exec format error|wrong ELF class|cannot execute binary file/i,
        cause: 'other-processor',
    },
    {
        seen: /ERR_DLOPEN_FAILED|invalid ELF header|GLIBC\w*_[\d.]+'? not found|cannot open shared object file/i,
        cause: 'native-module',
    },
    {
        seen: /(?:fork\/exec|InvalidEntrypoint|bootstrap).*permission denied/i,
        cause: 'bootstrap-not-executable',
    },
    {
        seen: /InvalidEntrypoint|find valid bootstrap|fork\/exec .*no such file or directory/i,
        cause: 'bootstrap-missing',
    },
    {
        seen: /HandlerNotFound|MalformedHandlerName|is undefined or not exported|Handler '.*' missing on module|Bad handler|ImportModuleError.*module '([^']+)': No module named '\1'|Cannot find module '\/var\/task\/|ClassNotFoundException/i,
        cause: 'handler-setting',
    },
    {
        seen: /ImportModuleError|ERR_MODULE_NOT_FOUND|Cannot find (?:module|package)|No module named|NoClassDefFoundError/i,
        cause: 'module-missing',
    },
    {
        seen: /SyntaxError|Cannot use import statement|Unexpected token 'export'/i,
        cause: 'unparsable-code',
    },
    {
        seen: /AccessDenied|not authorized to perform/i,
        cause: 'access-denied',
    },
    {
        seen: /EACCES|permission denied/i,
        cause: 'unreadable-file',
    },
];
/** null when the words are not known; what is known then is the reason alone. */
function likelyCause(errorType, message) {
    const words = `${errorType ?? ''}: ${message ?? ''}`;
    return CAUSES.find(({ seen }) => seen.test(words))?.cause ?? null;
}

// EXTERNAL MODULE: ./build/core/units.js
var units = __webpack_require__(25673);
// EXTERNAL MODULE: ./build/report/columns.js
var columns = __webpack_require__(39708);
// EXTERNAL MODULE: ./build/report/counts.js
var counts = __webpack_require__(56423);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
// EXTERNAL MODULE: ./build/report/findings.js
var findings = __webpack_require__(73145);
// EXTERNAL MODULE: ./build/report/functions.js
var report_functions = __webpack_require__(12966);
// EXTERNAL MODULE: ./build/report/headline.js
var headline = __webpack_require__(2251);
// EXTERNAL MODULE: ./build/report/reasons.js
var reasons = __webpack_require__(77802);
// EXTERNAL MODULE: ./build/report/rows.js + 1 modules
var report_rows = __webpack_require__(44565);
// EXTERNAL MODULE: ./build/report/sentence.js
var sentence = __webpack_require__(71706);
// EXTERNAL MODULE: ./build/report/strip.js
var strip = __webpack_require__(57981);
// EXTERNAL MODULE: ./build/report/trend.js
var trend = __webpack_require__(29088);
// EXTERNAL MODULE: ./build/report/words.js
var report_words = __webpack_require__(44702);
;// CONCATENATED MODULE: ./build/report/text.js














/** Error messages of failed starts that are shown; they are the same most of the time. */
const MOST_MESSAGES = 3;
const ENGINES = { aws: 'AWS Lambda', local: 'embedded engine' };
/** A longer name of a row gets a line of its own above the distribution. */
const LONGEST_PLACE = 24;
/**
 * Plain text, no colour, safe to print in a GitHub job whatever the report contains.
 * @param reportJsonPath where the JSON report was written; said in the last lines.
 */
function renderText(report, reportJsonPath) {
    const paragraphs = [
        table(report, report.names),
        distributions(report),
        earlierRuns(report),
        badStartLines(report),
        (0,findings/* warnings */.AR)(report).map((warning) => `Warning: ${(0,report_escape/* plain */.pj)(warning.sentence)}${(0,findings/* warnedAt */.ft)(report.names, warning, (label) => (0,report_escape/* plain */.pj)(label, 40))}`),
        skippedLines(report),
        settings(report),
        verdict(report, reportJsonPath),
    ];
    const text = paragraphs
        .filter((lines) => lines.length > 0)
        .map((lines) => lines.join('\n'))
        .join('\n\n');
    return (0,report_escape/* withoutCommands */.Df)(`${text.replaceAll('\u00a0', ' ')}\n`);
}
/** The table and the verdict alone, for samples that were judged without a run of ours. */
function renderJudgement(judged) {
    const verdict = (0,report_words/* verdictWords */.L2)(judged.verdict.verdict);
    const lines = [
        ...table(judged, (0,report_words/* naming */.b7)(judged)),
        '',
        `Verdict: ${verdict}. ${(0,report_escape/* plain */.pj)((0,sentence/* verdictSentence */.B)(judged), 600)}`,
    ];
    return (0,report_escape/* withoutCommands */.Df)(`${lines.join('\n').replaceAll('\u00a0', ' ')}\n`);
}
function table(judged, names) {
    if (judged.comparisons.length === 0)
        return [];
    const rows = judged.comparisons.map((comparison) => (0,report_rows/* row */.nM)(judged, comparison, names));
    const [place = '', metric = '', change = '', ...others] = (0,report_rows/* titles */.YC)(judged, names);
    const lines = (0,columns/* aligned */.b)([[place, 'Verdict', metric, change, 'Interval', ...others], ...rows.map(cells)], '  ');
    const star = rows.some(({ moved }) => moved !== null) ? ['* the phase that moved with the change.'] : [];
    return [...lines, [...(0,report_rows/* legend */.o1)(judged, 'column'), ...star].join(' ')];
}
function cells(of) {
    const mark = (phase, words) => (of.moved === phase ? `*${words}` : words);
    return [
        [...(of.label === null ? [] : [(0,report_escape/* plain */.pj)(of.label, 40)]), of.place].join(' '),
        of.verdict,
        of.medians,
        of.change,
        of.intervals[0] ?? '',
        of.allowed,
        mark('init', of.init),
        mark('request', of.request),
        [of.starts, of.failed ?? ''].filter((words) => words !== '').join(', '),
    ];
}
function distributions(report) {
    const draw = (0,strip/* strips */.m)(report);
    const { names } = report;
    return report.comparisons.flatMap((comparison) => {
        const place = (0,report_words/* cellName */.I4)(comparison.cell, names, (label) => (0,report_escape/* plain */.pj)(label, 40));
        return place.length > LONGEST_PLACE ? [place, ...draw(comparison, '')] : draw(comparison, place);
    });
}
function earlierRuns(report) {
    if (report.trend === undefined)
        return [];
    const { names } = report;
    const lines = (0,trend/* trendLines */.jm)(report);
    const drawn = (0,columns/* aligned */.b)(lines.map(({ comparison, metric, bars }) => {
        const place = (0,report_words/* cellName */.I4)(comparison.cell, names, (label) => (0,report_escape/* plain */.pj)(label, 40));
        return [metric === null ? place : `${place}, ${metric}`, bars];
    }), '  ');
    return lines.length === 0
        ? []
        : [
            `Earlier runs on ${(0,report_escape/* plain */.pj)(report.trend.branch, 60)}. ${trend/* TREND_CAVEAT */.vp}`,
            ...lines.map(({ words }, i) => `${drawn[i]}  ${words}`),
        ];
}
function badStartLines(report) {
    const lines = (0,findings/* badStarts */.he)(report).map(({ kind, side, count: n, sentence, cells }) => `${side}: ${(0,units/* exact */.e0)(n)} ${kind}${at(report.names, cells)}. ${sentence}`);
    // What one kind of start said is mostly the same every time.
    const said = new Map(report.starts.flatMap(({ side, outcome }) => outcome.kind === 'failed' && (outcome.errorType ?? outcome.message) !== null
        ? [[saidWords(side, outcome), likelyCause(outcome.errorType, outcome.message)]]
        : []));
    const messages = [...said]
        .slice(0, MOST_MESSAGES)
        .flatMap(([words, cause]) => (cause === null ? [words] : [words, `Likely: ${reasons/* CAUSE_SENTENCES */.x[cause]}`]));
    return [...lines, ...messages];
}
function saidWords(side, { errorType, message }) {
    return `${side} said: ${(0,report_escape/* plain */.pj)([errorType, message].filter((part) => part !== null).join(': '))}`;
}
function at(names, cells) {
    return cells.length === 0 ? '' : ` (${(0,findings/* places */.zn)(names, cells, (label) => (0,report_escape/* plain */.pj)(label, 40))})`;
}
function settings(report) {
    const functions = (0,report_functions/* described */.WY)(report);
    const { functions: named } = report.names;
    const alphas = (0,report_functions/* each */.__)(functions, ({ rule }) => (0,units/* level */.Rc)(rule.alpha)).join(', ');
    const measuring = (0,report_words/* isMeasured */.V2)(report)
        ? [
            ...(0,report_functions/* each */.__)(functions, ({ measuredOn: { engine, region, description } }) => `${ENGINES[engine]}, ${(0,report_escape/* plain */.pj)(region, 40)}, ${(0,report_escape/* plain */.pj)(description, 100)}`),
            `starts: ${(0,counts/* countsWords */.M)(report)}`,
            `seed ${(0,report_escape/* plain */.pj)(report.plan.seed, 60)}, ${rules(functions)}, error rate ${alphas}, ${(0,units/* duration */.p0)(report.durationSeconds)}`,
        ]
        : (0,report_functions/* each */.__)(functions, ({ measuredOn }) => ENGINES[measuredOn.engine]);
    return [
        ...functions.flatMap(({ label, sides }) => text_packages(sides).map((line) => (named ? `${(0,report_escape/* plain */.pj)(label, 40)}, ${line}` : line))),
        ...measuring,
    ];
}
function text_packages({ base, head }) {
    return [base, head].flatMap((side, i) => side === null
        ? []
        : [
            `${i === 0 ? 'base' : 'head'}: ${(0,report_escape/* plain */.pj)((0,report_words/* sideName */.jf)(side), 60)} (${side.packageBytes === null ? '' : `${(0,units/* bytes */.ee)(side.packageBytes)}, `}${(0,report_escape/* plain */.pj)(side.runtime, 40)})`,
        ]);
}
function rules(functions) {
    const words = (0,report_functions/* each */.__)(functions, ({ rule }) => (0,report_words/* ruleWords */.mG)(rule));
    return words.length < 2 ? words.join() : 'rules of the functions';
}
/** Which functions nothing is known of, because nothing of them changed. */
function skippedLines(report) {
    if (!report.names.functions)
        return [];
    const labels = (0,report_functions/* skipped */.hT)(report).map(({ label }) => (0,report_escape/* plain */.pj)(label, 40));
    return labels.length === 0 ? [] : [`Skipped, not changed: ${labels.join(', ')}`];
}
function verdict(report, reportJsonPath) {
    const name = (label) => (0,report_escape/* plain */.pj)(label, 60);
    const rows = report.comparisons.length === 0 ? '' : ` (${(0,units/* count */.U9)(report.comparisons.length, 'row')})`;
    return [
        ...(0,headline/* explanation */.Qb)(report, (sentence) => (0,report_escape/* plain */.pj)(sentence, 600)),
        ...(report.names.functions ? [(0,report_functions/* functionCounts */.Vk)(report)] : []),
        ...(reportJsonPath === undefined ? [] : [`Report: ${(0,report_escape/* plain */.pj)(reportJsonPath, 1_000)}`]),
        `Verdict: ${(0,report_words/* verdictWords */.L2)(report.verdict.verdict)}. ${(0,headline/* headline */.Pl)(report, name)}${rows}.`,
    ];
}


/***/ }),

/***/ 29088:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   jm: () => (/* binding */ trendLines),
/* harmony export */   vp: () => (/* binding */ TREND_CAVEAT)
/* harmony export */ });
/* unused harmony export sparkline */
/* harmony import */ var _core_units_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25673);
/* harmony import */ var _core_verdict_samples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34575);
/* harmony import */ var _functions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12966);
/* harmony import */ var _strip_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57981);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44702);





/** Said wherever a trend is shown. */
const TREND_CAVEAT = 'For orientation: other days and other machines. The verdict compares both builds of this run and never looks here.';
/** The lowest and the highest bar are at least this share of the highest value apart, so that noise is no mountain. */
const LEAST_SPAN = 0.1;
/** The trend of every row of the report that has one, in its order. */
function trendLines(report) {
    const rows = new Map(report.trend?.rows.map((row) => [idOf(row), row]));
    const metric = (0,_functions_js__WEBPACK_IMPORTED_MODULE_1__/* .metricWords */ .yh)(report);
    return report.comparisons.flatMap((comparison) => {
        const row = rows.get(idOf(comparison));
        if (row === undefined)
            return [];
        const { medianMs } = comparison.head;
        const medians = row.earlier.map((run) => run.medianMs);
        return [
            {
                comparison,
                metric: metric === null ? _words_js__WEBPACK_IMPORTED_MODULE_3__/* .METRIC_WORDS */ .dt[comparison.metric].toLowerCase() : null,
                bars: sparkline(medianMs === null ? medians : [...medians, medianMs]),
                words: words(row, comparison),
            },
        ];
    });
}
function words({ earlier, usualNoise }, { head }) {
    const [first, last] = [earlier.at(0), earlier.at(-1)].map((run) => (0,_core_units_js__WEBPACK_IMPORTED_MODULE_4__/* .msNumber */ .Ap)(run?.medianMs ?? null));
    const here = `here ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .medianWords */ .iO)(head)}${head.medianMs === null ? '' : ' ms'}`;
    const noise = usualNoise === null ? '' : `; usual noise ${(0,_core_units_js__WEBPACK_IMPORTED_MODULE_4__/* .level */ .Rc)(usualNoise)}`;
    return `${first} → ${last} ms over ${(0,_core_units_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(earlier.length, 'run')}, ${here}${noise}`;
}
/** Values as bars, the lowest value at the bottom; equal values are a flat line. */
function sparkline(values) {
    const low = Math.min(...values);
    const high = Math.max(...values);
    const span = Math.max(high - low, LEAST_SPAN * high);
    return values
        .map((value) => _strip_js__WEBPACK_IMPORTED_MODULE_2__/* .BARS */ .t[span > 0 ? Math.round(((value - low) / span) * (_strip_js__WEBPACK_IMPORTED_MODULE_2__/* .BARS */ .t.length - 1)) : 0] ?? '')
        .join('');
}
function idOf({ cell, metric }) {
    return `${metric} ${(0,_core_verdict_samples_js__WEBPACK_IMPORTED_MODULE_0__/* .cellId */ .Cw)(cell)}`;
}


/***/ }),

/***/ 44702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I4: () => (/* binding */ cellName),
/* harmony export */   J$: () => (/* binding */ REASON_WORDS),
/* harmony export */   KR: () => (/* binding */ tierName),
/* harmony export */   L2: () => (/* binding */ verdictWords),
/* harmony export */   V2: () => (/* binding */ isMeasured),
/* harmony export */   Ze: () => (/* binding */ ICONS),
/* harmony export */   b7: () => (/* binding */ naming),
/* harmony export */   dt: () => (/* binding */ METRIC_WORDS),
/* harmony export */   g9: () => (/* binding */ rowVerdict),
/* harmony export */   iO: () => (/* binding */ medianWords),
/* harmony export */   jf: () => (/* binding */ sideName),
/* harmony export */   mF: () => (/* binding */ changeWords),
/* harmony export */   mG: () => (/* binding */ ruleWords),
/* harmony export */   sN: () => (/* binding */ isFaster),
/* harmony export */   wP: () => (/* binding */ allowedWords)
/* harmony export */ });
/* harmony import */ var _core_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25673);
/* harmony import */ var _core_verdict_worst_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20007);


const ICONS = {
    pass: '✅',
    regression: '❌',
    inconclusive: '⚠️',
    'not-measured': '➖',
};
const METRIC_WORDS = {
    total: 'Cold start',
    init: 'Init',
    handler: 'First request',
    restore: 'Restore',
};
/** Why, in words that need no documentation. */
const REASON_WORDS = {
    proven: 'proven',
    'not-proven': 'not proven',
    'does-not-start': 'no start of head succeeds',
    'over-budget': 'over the budget',
    identical: 'package and settings are identical',
    noisy: 'too noisy to tell',
    'too-few': 'too few starts',
    'lost-starts': 'too many starts were lost',
    'no-credentials': 'no AWS credentials in this run',
    'time-limit': 'stopped before the end',
    'base-does-not-start': 'no start of base succeeds',
};
/** A side as the user named it; an image without its Amazon ECR registry, and of its digest as much as tells it apart. */
function sideName({ label }) {
    return label
        .replace(/\b\d{12}\.dkr\.ecr\.[a-z0-9-]+\.amazonaws\.com(\.cn)?\//, '')
        .replace(/(@sha256:[0-9a-f]{12})[0-9a-f]{52}$/, '$1');
}
function naming({ comparisons, functions = [], }) {
    const labels = new Set();
    const architectures = new Set();
    for (const { cell } of comparisons) {
        labels.add(cell.functionLabel);
        architectures.add(cell.architecture);
    }
    return { functions: labels.size > 1 || functions.length > 1, architectures: architectures.size > 1 };
}
/** `1024 MB` or `1024 MB, arm64`. Ours alone: never contains foreign text. */
function tierName(cell, names) {
    return names.architectures ? `${(0,_core_units_js__WEBPACK_IMPORTED_MODULE_0__/* .tier */ .Zm)(cell.tierMb)}, ${cell.architecture}` : (0,_core_units_js__WEBPACK_IMPORTED_MODULE_0__/* .tier */ .Zm)(cell.tierMb);
}
/** The row in one phrase; `quote` marks the function's name as foreign. */
function cellName(cell, names, quote) {
    const where = tierName(cell, names);
    return names.functions ? `${quote(cell.functionLabel)} at ${where}` : where;
}
/** Something was started; else most of the plan has nothing to say. */
function isMeasured({ comparisons, starts }) {
    return comparisons.length > 0 || starts.length > 0;
}
/** Head is faster for sure: the whole interval of the change lies below zero. */
function isFaster(comparison) {
    const { high } = comparison.changePercent.interval;
    return high !== null && high < 0;
}
/** The verdict of one row. */
function rowVerdict(comparison) {
    const { verdict, reason } = comparison;
    switch (verdict) {
        case 'pass':
            return passWords(comparison);
        case 'regression':
            return reason === 'does-not-start' || reason === 'over-budget'
                ? REASON_WORDS[reason]
                : `slower, ${reason === 'proven' ? 'proven' : 'most likely'}`;
        case 'inconclusive':
        case 'not-measured':
            return `${verdictWords(verdict)}: ${openWords(comparison)}`;
    }
}
/** Why a row has no answer, and what would give one. */
function openWords({ reason, moreSamplesNeeded: more }) {
    const why = reason === 'not-proven' ? 'slower, but not proven' : REASON_WORDS[reason];
    if (more === null || more === 0)
        return why;
    const starts = `${(0,_core_units_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(more, 'more start')} per side`;
    if (reason !== 'time-limit' && more > _core_verdict_worst_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST_MORE_SAMPLES */ .YU)
        return `${why} with a sensible number of starts`;
    return reason === 'time-limit' ? `${why}, ${starts} were planned` : `${why}, about ${starts} would decide`;
}
function passWords(comparison) {
    if (comparison.reason === 'identical')
        return 'identical';
    if (isFaster(comparison))
        return 'faster';
    if (comparison.reason !== 'not-proven')
        return 'within the limit';
    const { high } = comparison.changePercent.interval;
    return high === null
        ? 'within the limit, not proven'
        : `within the limit, not proven (up to ${(0,_core_units_js__WEBPACK_IMPORTED_MODULE_0__/* .signedPercent */ .wu)(high)} possible)`;
}
function verdictWords(verdict) {
    return verdict === 'not-measured' ? 'not measured' : verdict;
}
/** The rule as the user set it: `+10 % or +10 ms, whichever is more`. */
function ruleWords({ thresholdPercent, thresholdMs }) {
    const percent = `+${(0,_core_units_js__WEBPACK_IMPORTED_MODULE_0__/* .exact */ .e0)(thresholdPercent)}\u00a0%`;
    const floor = `+${(0,_core_units_js__WEBPACK_IMPORTED_MODULE_0__/* .exact */ .e0)(thresholdMs)}\u00a0ms`;
    if (thresholdMs === 0)
        return percent;
    return thresholdPercent === 0 ? floor : `${percent} or ${floor}, whichever is more`;
}
/** The limit that governs a row: `+10 ms = +24 %`, or the budget where there is no base. */
function allowedWords({ allowance, base, budget }, rule) {
    const ceiling = budget === null ? [] : [`at most ${(0,_core_units_js__WEBPACK_IMPORTED_MODULE_0__/* .exact */ .e0)(budget.budgetMs)}\u00a0ms`];
    if (base === null)
        return ceiling.join();
    const byPercent = allowance.governs === 'percent';
    const limit = byPercent ? `+${(0,_core_units_js__WEBPACK_IMPORTED_MODULE_0__/* .exact */ .e0)(rule.thresholdPercent)}\u00a0%` : `+${(0,_core_units_js__WEBPACK_IMPORTED_MODULE_0__/* .exact */ .e0)(rule.thresholdMs)}\u00a0ms`;
    const means = byPercent ? allowance.allowedMs : allowance.allowedPercent;
    const same = means === null ? '' : ` = ${byPercent ? (0,_core_units_js__WEBPACK_IMPORTED_MODULE_0__/* .signedMs */ .Fw)(means) : (0,_core_units_js__WEBPACK_IMPORTED_MODULE_0__/* .roughPercent */ .Ho)(means)}`;
    return [`${limit}${same}`, ...ceiling].join(', ');
}
/** A change in both units: `+24.1 % (+61 ms)`, or null where no number exists. */
function changeWords({ changePercent, shiftMs }) {
    if (changePercent.estimate === null)
        return null;
    return `${(0,_core_units_js__WEBPACK_IMPORTED_MODULE_0__/* .signedPercent */ .wu)(changePercent.estimate)} (${(0,_core_units_js__WEBPACK_IMPORTED_MODULE_0__/* .signedMs */ .Fw)(shiftMs.estimate)})`;
}
/** A median in milliseconds, `failed` where it falls on a failed start, a dash where nothing was measured. */
function medianWords(side) {
    return side.medianMs === null && side.failed > 0 ? 'failed' : (0,_core_units_js__WEBPACK_IMPORTED_MODULE_0__/* .msNumber */ .Ap)(side.medianMs);
}


/***/ }),

/***/ 91049:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openReportFolder: () => (/* binding */ openReportFolder),
/* harmony export */   writeReports: () => (/* binding */ writeReports)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _core_system_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71626);
/* harmony import */ var _report_exporters_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51854);





/**
 * Makes the folder for the reports before anything is measured, so that a path that cannot be one costs no run.
 * @returns one sentence for the user, or null when the folder is there.
 */
async function openReportFolder(folder) {
    try {
        await makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.access)(folder, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK);
        return null;
    }
    catch (error) {
        return `report-dir: ${JSON.stringify(folder)} cannot be made or written to (${(0,_core_system_error_js__WEBPACK_IMPORTED_MODULE_4__/* .systemErrorCode */ .v)(error) ?? 'unknown error'}); give the path of a folder.`;
    }
}
/** Level by level: Node's own recursive mkdir never ends below /proc. */
async function makeFolder(folder) {
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(folder).catch(() => null);
    if (found?.isDirectory())
        return;
    if (found === null)
        await makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder));
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(folder);
}
/**
 * Writes the report in every form that has a file into a folder that {@link openReportFolder} made. Older files are replaced, each in one
 * step, so that a full disk leaves no half of a report.
 * @param history of earlier runs, written beside them for `power`; null for none.
 * @returns where they are, or one sentence why they are not: a report that cannot be kept changes no verdict.
 */
async function writeReports(view, folder, history = null) {
    const files = _report_exporters_js__WEBPACK_IMPORTED_MODULE_3__/* .EXPORTERS */ .h.flatMap(({ format, written, render }) => written === null ? [] : [{ format, path: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, written.file), render }]);
    try {
        await Promise.all([
            ...files.map(({ path, render }) => replaceFile(path, render(view))),
            ...(history === null
                ? []
                : [replaceFile((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'history.json'), `${JSON.stringify(history)}\n`)]),
        ]);
        return { paths: new Map(files.map(({ format, path }) => [format, path])), problem: null };
    }
    catch (error) {
        return {
            paths: null,
            problem: `The report could not be written to report-dir ${JSON.stringify(folder)} (${(0,_core_system_error_js__WEBPACK_IMPORTED_MODULE_4__/* .systemErrorCode */ .v)(error) ?? 'unknown error'}).`,
        };
    }
}
async function replaceFile(path, text) {
    const draft = `${path}.part`;
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(draft, text);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(draft, path);
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(draft, { force: true });
        throw error;
    }
}


/***/ })

};
