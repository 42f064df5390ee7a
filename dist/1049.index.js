export const id = 1049;
export const ids = [1049];
export const modules = {

/***/ 67896:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ dollarsOf)
/* harmony export */ });
/* harmony import */ var _prices_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12706);

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
    return { rule: used, comparisons, verdict: (0,_judge_run_js__WEBPACK_IMPORTED_MODULE_2__/* .judgeRun */ .Z)(comparisons, policy) };
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
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15088);

/** `60 cold, 0 failed, 0 lost; the first start of each temporary function is dropped on both sides (6 in all)`. */
function countsWords({ counts, plan, sides }) {
    const total = (of) => counts.reduce((sum, side) => sum + of(side), 0);
    const said = `${(0,_units_js__WEBPACK_IMPORTED_MODULE_0__/* .exact */ .e0)(total(({ cold }) => cold))} cold, ${(0,_units_js__WEBPACK_IMPORTED_MODULE_0__/* .exact */ .e0)(total(({ failed }) => failed))} failed, ${(0,_units_js__WEBPACK_IMPORTED_MODULE_0__/* .exact */ .e0)(total(({ lost }) => lost))} lost`;
    const burnIn = total((side) => side.burnIn);
    if (burnIn === 0)
        return said;
    const n = plan.burnInPerFunction;
    const first = n === 1
        ? 'the first start of each temporary function is'
        : `the first ${(0,_units_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(n, 'start')} of each temporary function are`;
    const where = sides.base === null ? '' : ' on both sides';
    return `${said}; ${first} dropped${where} (${(0,_units_js__WEBPACK_IMPORTED_MODULE_0__/* .exact */ .e0)(burnIn)} in all)`;
}


/***/ }),

/***/ 95475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ reportCsv)
/* harmony export */ });
/* unused harmony export CSV_COLUMNS */
/* harmony import */ var _core_verdict_csv_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30504);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9924);
/* harmony import */ var _functions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12966);
/* harmony import */ var _metric_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71383);




/**
 * `ms` is the gated metric: a number, `failed` for a failed start, empty for a lost one. `block` 0 is the burn-in,
 * which never counts.
 */
const CSV_COLUMNS = [..._core_verdict_csv_js__WEBPACK_IMPORTED_MODULE_0__/* .SAMPLE_COLUMNS */ .NR, ..._core_verdict_csv_js__WEBPACK_IMPORTED_MODULE_0__/* .DESCRIBING_COLUMNS */ .Rd];
function reportCsv(report) {
    const lines = report.starts.map((start) => {
        const values = record(start, (0,_functions_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleOf */ .Y)(report, start.cell).metric);
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
        ms: cold === null ? (outcome.kind === 'failed' ? 'failed' : null) : (0,_metric_js__WEBPACK_IMPORTED_MODULE_2__/* .metricMs */ .n)(cold.phases, metric),
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
    const text = (0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)(value);
    // A spreadsheet would run a text that starts like this as a formula.
    const harmless = /^[=+\-@]/.test(text) ? `'${text}` : text;
    return /[",]/.test(harmless) ? `"${harmless.replace(/"/g, '""')}"` : harmless;
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
/* harmony import */ var _core_start_reasons_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32780);
/* harmony import */ var _core_verdict_samples_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34575);
/* harmony import */ var _ranking_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(321);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44702);




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
    ...explained('failed', _core_start_reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .FAILED_SENTENCES */ .T),
    ...explained('lost', _core_start_reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .LOST_SENTENCES */ .u),
]);
function explained(kind, sentences) {
    return Object.entries(sentences).map(([reason, sentence]) => [reason, { kind, sentence }]);
}
/**
 * The warnings of the run and of its rows. Those of rows that say the same but for their numbers are one, with the
 * numbers of the row that matters most.
 */
function warnings(report) {
    const all = [...report.warnings, ...report.comparisons.flatMap((row) => row.warnings)];
    const ranks = new Map((0,_ranking_js__WEBPACK_IMPORTED_MODULE_2__/* .worstFirst */ .m)(report.comparisons).map((row, rank) => [(0,_core_verdict_samples_js__WEBPACK_IMPORTED_MODULE_1__/* .cellId */ .Cw)(row.cell), rank]));
    const rankOf = ({ cell }) => (cell === null ? undefined : ranks.get((0,_core_verdict_samples_js__WEBPACK_IMPORTED_MODULE_1__/* .cellId */ .Cw)(cell))) ?? ranks.size;
    const groups = Map.groupBy(all, ({ code, message, cell }) => JSON.stringify([code, cell === null ? message : withoutNumbers(message)]));
    return [...groups.values()].flatMap((group) => {
        const [shown] = group.toSorted((a, b) => rankOf(a) - rankOf(b));
        if (shown === undefined)
            return [];
        const cells = new Map(group.flatMap(({ cell }) => (cell === null ? [] : [[(0,_core_verdict_samples_js__WEBPACK_IMPORTED_MODULE_1__/* .cellId */ .Cw)(cell), cell]])));
        const differ = cells.size > 1 && group.some(({ message }) => message !== shown.message);
        return [{ message: shown.message, cells: [...cells.values()], numbersOf: differ ? shown.cell : null }];
    });
}
/** Numbers, with their signs, and names that have one, such as those of temporary functions. */
function withoutNumbers(message) {
    return message.replace(/\S*\d\S*/g, '#');
}
/** ` (512 MB, 1024 MB; the numbers are those of 512 MB)`; empty for the whole run. */
function warnedAt(report, { cells, numbersOf }, quote) {
    if (cells.length === 0)
        return '';
    const numbers = numbersOf === null ? '' : `; the numbers are those of ${places(report, [numbersOf], quote)}`;
    return ` (${places(report, cells, quote)}${numbers})`;
}
/** `512 MB, 1024 MB and 4 more`; empty for the whole run. */
function places(report, cells, quote, most = 3) {
    const names = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .naming */ .b7)(report);
    const shown = cells.slice(0, most).map((cell) => (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .cellName */ .I4)(cell, names, quote));
    const more = cells.length - shown.length;
    return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ');
}


/***/ }),

/***/ 12966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vk: () => (/* binding */ functionCounts),
/* harmony export */   Y: () => (/* binding */ ruleOf),
/* harmony export */   hT: () => (/* binding */ skipped),
/* harmony export */   jh: () => (/* binding */ measured),
/* harmony export */   yh: () => (/* binding */ metricWords)
/* harmony export */ });
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15088);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44702);


/** What a row is judged by: its function's own rule where there are several. */
function ruleOf({ rule, functions }, cell) {
    return functions?.find(({ label }) => label === cell.functionLabel)?.rule ?? rule;
}
/** The functions of which nothing was measured because nothing of them changed. */
function skipped({ functions = [] }) {
    return functions.filter((fn) => fn.skipped);
}
/** The functions that were not skipped. */
function measured({ functions = [] }) {
    return functions.filter((fn) => !fn.skipped);
}
/** `40 functions: 3 measured, 37 skipped because …`; null for a run of one function. Our own words alone. */
function functionCounts(report) {
    const { functions, comparisons } = report;
    if (functions === undefined)
        return null;
    const seen = new Set(comparisons.map(({ cell }) => cell.functionLabel)).size;
    const left = skipped(report).length;
    const why = left === 1 ? 'its package and its settings' : 'their packages and their settings';
    const skips = left === 0 ? '' : `, ${(0,_units_js__WEBPACK_IMPORTED_MODULE_1__/* .exact */ .e0)(left)} skipped because ${why} did not change`;
    return `${(0,_units_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(functions.length, 'function')}: ${(0,_units_js__WEBPACK_IMPORTED_MODULE_1__/* .exact */ .e0)(seen)} measured${skips}.`;
}
/** What the rows are times of; null where they are not all of the same. */
function metricWords({ comparisons, rule, functions = [] }) {
    const [first] = comparisons;
    if (functions.length === 0 || first === undefined)
        return _words_js__WEBPACK_IMPORTED_MODULE_0__/* .METRIC_WORDS */ .dt[rule.metric];
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
/* unused harmony exports extent, consequence */
/* harmony import */ var _ranking_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(321);
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15088);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44702);



/** One line without its icon. `quote` marks the function's name, which is foreign text. */
function headline(report, quote) {
    const { verdict, reason } = report.verdict;
    const row = (0,_ranking_js__WEBPACK_IMPORTED_MODULE_0__/* .decisiveRow */ .j)(report);
    const names = (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .naming */ .b7)(report);
    const where = row === null ? '' : ` ${names.functions ? 'in' : 'at'} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .cellName */ .I4)(row.cell, names, quote)}`;
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
            return `Cold starts got slower: ${change === null ? 'starts fail' : (0,_units_js__WEBPACK_IMPORTED_MODULE_2__/* .signedPercent */ .wu)(change)}${where}`;
        }
        case 'pass':
            if (reason === 'identical')
                return 'Nothing to compare: package and settings are identical';
            if (report.comparisons.every(_words_js__WEBPACK_IMPORTED_MODULE_1__/* .isFaster */ .sN))
                return 'Cold starts got faster';
            return 'Cold starts did not get slower than allowed';
        case 'inconclusive':
            return `No clear answer about cold starts: ${_words_js__WEBPACK_IMPORTED_MODULE_1__/* .REASON_WORDS */ .J$[reason]}`;
        case 'not-measured':
            return `Cold starts were not measured: ${_words_js__WEBPACK_IMPORTED_MODULE_1__/* .REASON_WORDS */ .J$[reason]}`;
    }
}
function headlineIcon({ verdict, policy }) {
    const accepted = verdict.verdict === 'regression' && policy.onRegression === 'warn';
    return _words_js__WEBPACK_IMPORTED_MODULE_1__/* .ICONS */ .Ze[accepted ? 'inconclusive' : verdict.verdict];
}
/** `2 of 6 rows regressed.`; null where the sentence of the verdict has said it. */
function extent({ comparisons }) {
    const regressed = comparisons.filter((row) => row.verdict === 'regression').length;
    return regressed === 0 || comparisons.length === 1
        ? null
        : `${(0,_units_js__WEBPACK_IMPORTED_MODULE_2__/* .exact */ .e0)(regressed)} of ${(0,_units_js__WEBPACK_IMPORTED_MODULE_2__/* .exact */ .e0)(comparisons.length)} rows regressed.`;
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
    const said = [quote(report.verdict.sentence), extent(report), consequence(report)];
    return said.flatMap((words) => (words === null || words === '' ? [] : [words]));
}


/***/ }),

/***/ 49443:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W$: () => (/* binding */ COMMENT_LIMIT),
  Jt: () => (/* binding */ SUMMARY_LIMIT),
  Gc: () => (/* binding */ renderMarkdown)
});

// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
// EXTERNAL MODULE: ./build/report/functions.js
var report_functions = __webpack_require__(12966);
// EXTERNAL MODULE: ./build/report/headline.js
var headline = __webpack_require__(2251);
// EXTERNAL MODULE: ./build/report/ranking.js
var ranking = __webpack_require__(321);
// EXTERNAL MODULE: ./build/report/rows.js
var report_rows = __webpack_require__(24098);
// EXTERNAL MODULE: ./build/report/units.js
var units = __webpack_require__(15088);
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
;// CONCATENATED MODULE: ./build/report/markdown/details.js
/** The parts below the table: distributions, bad starts, warnings and the settings of the run. */










/** Lists longer than this end with the number of what is left out. */
const LONGEST_LIST = 12;
/** Names of functions in a row. */
const MOST_NAMES = 60;
function details(summary, body, open = false) {
    return `<details${open ? ' open' : ''}><summary>${summary}</summary>\n\n${body}\n\n</details>`;
}
/** Strips of these rows, grouped by function: the names stand outside the code block. */
function distributions(report, comparisons) {
    const names = (0,report_words/* naming */.b7)(report);
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
    const names = (0,report_words/* naming */.b7)(report);
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
    const all = (0,findings/* badStarts */.he)(report);
    const total = all.reduce((sum, bad) => sum + bad.count, 0);
    const items = all.map(({ kind, side, count: n, sentence, cells }) => {
        const meaning = kind === 'failed' ? 'counted as slower than any number' : 'taken again';
        return `- **${side}: ${(0,units/* exact */.e0)(n)} ${kind}** (${meaning}) at ${(0,findings/* places */.zn)(report, cells, report_escape/* code */.aY)}. ${sentence}`;
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
        .map((warning) => `- ⚠️ ${(0,report_escape/* inline */.mG)(warning.message)}${(0,findings/* warnedAt */.ft)(report, warning, report_escape/* code */.aY)}`);
    const more = all.length - items.length;
    if (more > 0)
        items.push(`- and ${(0,units/* exact */.e0)(more)} more in the JSON report`);
    return items.length === 0 ? '' : `**Warnings**\n\n${items.join('\n')}`;
}
/** What was run, so that anybody can run it again. */
function settings(report) {
    const { environment, plan, tool } = report;
    const engine = environment.engine === 'aws' ? 'AWS Lambda' : 'embedded engine (an estimate, without AWS)';
    const when = [
        ['Started', (0,report_escape/* code */.aY)(report.startedAt)],
        ['Version', `${tool.name} ${(0,report_escape/* inline */.mG)(tool.version)}`],
    ];
    const list = (items) => items.map(([name, value]) => `- ${name}: ${value}`).join('\n');
    if (!(0,report_words/* isMeasured */.V2)(report))
        return details('About this run', list([['Engine', engine], ...builds(report), ...when]));
    const items = [
        ['Engine', engine],
        ['Region', (0,report_escape/* inline */.mG)(environment.region)],
        ['Machine', (0,report_escape/* inline */.mG)(environment.description)],
        ...builds(report),
        ['Memory', plan.tiersMb.slice(0, LONGEST_LIST).map(units/* tier */.Zm).join(', ')],
        ['Architecture', plan.architectures.join(', ')],
        ['Starts', (0,counts/* countsWords */.M)(report)],
        [
            'Plan',
            `at most ${(0,units/* count */.U9)(plan.maxSamples, 'start')} per side and row, in blocks of ${(0,units/* exact */.e0)(plan.blockSize)}`,
        ],
        ['Seed', (0,report_escape/* code */.aY)(plan.seed)],
        ...rules(report),
        ['Duration', (0,units/* duration */.p0)(report.durationSeconds)],
        ...cost(report),
        ...when,
    ];
    return details('How this was measured', list(items));
}
/** Nothing with the embedded engine, which costs nothing. */
function cost({ environment, starts }) {
    return environment.engine === 'aws'
        ? [['Cost', `about ${(0,units/* dollars */.E9)((0,measured/* dollarsOf */.B)(starts))} (list prices of ${prices/* PRICES_REGION */.UJ}, ${prices/* PRICES_AS_OF */.Gw})`]]
        : [];
}
/** What was built of each side; of several functions those that were measured. */
function builds(report) {
    const { functions, sides } = report;
    const sidesOf = ({ base, head }, of) => [
        ...(base === null ? [] : [[`Base${of}`, side(base)]]),
        [`Head${of}`, side(head)],
    ];
    if (functions === undefined)
        return sidesOf(sides, '');
    return firstOf((0,report_functions/* measured */.jh)(report), (fn) => sidesOf(fn.sides, ` of ${(0,report_escape/* code */.aY)(fn.label)}`));
}
/** One rule, or the rules of the functions that have one of their own. */
function rules(report) {
    const words = ({ rule }) => `${(0,report_words/* ruleWords */.mG)(rule)}; error rate ${(0,units/* level */.Rc)(rule.alpha)} over the whole check; decision: ${rule.decision}`;
    const functions = (0,report_functions/* measured */.jh)(report);
    return new Set(functions.map(words)).size < 2
        ? [['Rule', words(report)]]
        : firstOf(functions, (fn) => [[`Rule of ${(0,report_escape/* code */.aY)(fn.label)}`, words(fn)]]);
}
function firstOf(functions, items) {
    const more = functions.length - LONGEST_LIST;
    const last = more > 0 ? [['And', `${(0,units/* count */.U9)(more, 'more function')} in the JSON report`]] : [];
    return [...functions.slice(0, LONGEST_LIST).flatMap(items), ...last];
}
/** The functions of which nothing was measured, by name. */
function skippedList(report) {
    const names = (0,report_functions/* skipped */.hT)(report).map(({ label }) => (0,report_escape/* code */.aY)(label));
    if (names.length === 0)
        return '';
    const more = names.length - MOST_NAMES;
    const list = [...names.slice(0, MOST_NAMES), ...(more > 0 ? [`and ${(0,units/* exact */.e0)(more)} more`] : [])].join(', ');
    return details(`${(0,units/* count */.U9)(names.length, 'function')} skipped: package and settings did not change`, list);
}
function side(report) {
    const { packageSha256, packageBytes, runtime, runtimeVersionArn } = report;
    const version = runtimeVersionArn === null
        ? ''
        : `, version ${(0,report_escape/* code */.aY)(runtimeVersionArn.split(':').at(-1)?.slice(0, 12) ?? '')}`;
    return [
        (0,report_escape/* code */.aY)((0,report_words/* sideName */.jf)(report)),
        ...(packageBytes === null ? [] : [(0,units/* bytes */.ee)(packageBytes)]),
        ...(packageSha256 === null ? [] : [`SHA-256 ${(0,report_escape/* code */.aY)(packageSha256.slice(0, 12))}`]),
        `${(0,report_escape/* inline */.mG)(runtime, 40)}${version}`,
    ].join(', ');
}

;// CONCATENATED MODULE: ./build/report/markdown/table.js




function table(report, comparisons) {
    const names = (0,report_words/* naming */.b7)(report);
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
 */
function renderMarkdown(report, options) {
    const { limit, unit, notice } = options;
    const size = unit === 'bytes' ? bytesOf : (text) => text.length;
    const compose = composer(report, notice);
    const fits = (detail) => size(compose(detail)) <= limit;
    const rows = report.comparisons.length;
    const plain = { strips: 'none', trend: false, loudRows: rows, quietRows: rows };
    const steps = [
        { ...plain, trend: true, strips: 'all' },
        { ...plain, trend: true, strips: 'findings' },
        { ...plain, trend: true },
        plain,
    ];
    const step = steps.find(fits);
    if (step !== undefined)
        return compose(step);
    const loud = { ...plain, quietRows: 0 };
    const cut = fits(loud)
        ? { ...loud, quietRows: most(rows, (n) => fits({ ...loud, quietRows: n })) }
        : { ...loud, loudRows: most(rows, (n) => fits({ ...loud, loudRows: n })) };
    if (fits(cut))
        return compose(cut);
    const shortest = title(report);
    return size(shortest) <= limit ? shortest : '';
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
/** Makes every part once; what it returns only puts them together. */
function composer(report, notice) {
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
    const above = [notice === undefined ? '' : `> ⚠️ ${(0,report_escape/* inline */.mG)(notice)}`, title(report), opening(report)];
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
    return (detail) => {
        const quietRows = Math.min(detail.quietRows, quiet.rows.length);
        const missing = ranked.length - quietRows - Math.min(detail.loudRows, loud.rows.length);
        const parts = [
            ...above,
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
    const { base, head } = report.sides;
    const compared = (0,report_functions/* functionCounts */.Vk)(report) ??
        (base === null
            ? `Measured: ${(0,report_escape/* code */.aY)((0,report_words/* sideName */.jf)(head))}`
            : `${(0,report_escape/* code */.aY)((0,report_words/* sideName */.jf)(base))} → ${(0,report_escape/* code */.aY)((0,report_words/* sideName */.jf)(head))}`);
    const said = (0,headline/* explanation */.Qb)(report, (sentence) => (0,report_escape/* inline */.mG)(sentence, 600));
    return `${said.join(' ')}\n\n${compared}`;
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
/* harmony export */   j: () => (/* binding */ decisiveRow),
/* harmony export */   m: () => (/* binding */ worstFirst)
/* harmony export */ });
/* harmony import */ var _core_verdict_sentence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95175);

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
    const aFirst = (0,_core_verdict_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .worstChange */ .Mb)([a, b]) === a;
    const bFirst = (0,_core_verdict_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .worstChange */ .Mb)([b, a]) === b;
    return Number(bFirst) - Number(aFirst);
}
/** Most severe verdict first, then the largest change. */
function worstFirst(comparisons) {
    return comparisons.toSorted(worseOf);
}
/** The row that the verdict of the run rests on; null when nothing was compared. */
function decisiveRow({ comparisons, verdict }) {
    const same = comparisons.filter((row) => row.verdict === verdict.verdict);
    const decisive = same.filter((row) => row.reason === verdict.reason);
    return (0,_core_verdict_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .worstChange */ .Mb)(decisive.length > 0 ? decisive : same.length > 0 ? same : comparisons);
}


/***/ }),

/***/ 24098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YC: () => (/* binding */ titles),
/* harmony export */   nM: () => (/* binding */ row),
/* harmony export */   o1: () => (/* binding */ legend)
/* harmony export */ });
/* harmony import */ var _functions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12966);
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15088);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44702);



function row(judged, comparison, names) {
    const { base, head, cell, changePercent, shiftMs } = comparison;
    const hasChange = changePercent.estimate !== null;
    return {
        comparison,
        icon: _words_js__WEBPACK_IMPORTED_MODULE_1__/* .ICONS */ .Ze[comparison.verdict],
        label: names.functions ? cell.functionLabel : null,
        place: (0,_functions_js__WEBPACK_IMPORTED_MODULE_0__/* .metricWords */ .yh)(judged) === null
            ? `${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .tierName */ .KR)(cell, names)}, ${_words_js__WEBPACK_IMPORTED_MODULE_1__/* .METRIC_WORDS */ .dt[comparison.metric].toLowerCase()}`
            : (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .tierName */ .KR)(cell, names),
        verdict: (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .rowVerdict */ .g9)(comparison),
        medians: pair(base === null ? null : (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .medianWords */ .iO)(base), (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .medianWords */ .iO)(head)),
        change: hasChange
            ? `${(0,_units_js__WEBPACK_IMPORTED_MODULE_2__/* .signedPercent */ .wu)(changePercent.estimate)},${_units_js__WEBPACK_IMPORTED_MODULE_2__/* .NBSP */ .MK}${(0,_units_js__WEBPACK_IMPORTED_MODULE_2__/* .signedMs */ .Fw)(shiftMs.estimate)}`
            : _units_js__WEBPACK_IMPORTED_MODULE_2__/* .NONE */ .x3,
        intervals: hasChange ? [(0,_units_js__WEBPACK_IMPORTED_MODULE_2__/* .percentInterval */ .r6)(changePercent.interval), (0,_units_js__WEBPACK_IMPORTED_MODULE_2__/* .msInterval */ .Se)(shiftMs.interval)] : [],
        allowed: (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .allowedWords */ .wP)(comparison, (0,_functions_js__WEBPACK_IMPORTED_MODULE_0__/* .ruleOf */ .Y)(judged, cell)) || _units_js__WEBPACK_IMPORTED_MODULE_2__/* .NONE */ .x3,
        init: pair(base && (firstPhase(base) ?? _units_js__WEBPACK_IMPORTED_MODULE_2__/* .NONE */ .x3), firstPhase(head) ?? _units_js__WEBPACK_IMPORTED_MODULE_2__/* .NONE */ .x3),
        request: pair(base && (phaseMs(base, 'handler') ?? _units_js__WEBPACK_IMPORTED_MODULE_2__/* .NONE */ .x3), phaseMs(head, 'handler') ?? _units_js__WEBPACK_IMPORTED_MODULE_2__/* .NONE */ .x3),
        changed: isChanged(comparison),
        moved: moved(comparison),
        starts: base === null ? (0,_units_js__WEBPACK_IMPORTED_MODULE_2__/* .exact */ .e0)(head.n) : `${(0,_units_js__WEBPACK_IMPORTED_MODULE_2__/* .exact */ .e0)(base.n)}/${(0,_units_js__WEBPACK_IMPORTED_MODULE_2__/* .exact */ .e0)(head.n)}`,
        failed: failedWords(base, head),
    };
}
/** `252 → 313`, in milliseconds; head alone without a base. */
function pair(base, head) {
    return base === null ? head : `${base} → ${head}`.replaceAll(' ', _units_js__WEBPACK_IMPORTED_MODULE_2__/* .NBSP */ .MK);
}
function phaseMs(side, phase) {
    const median = side?.phaseMediansMs[phase] ?? null;
    return median === null ? null : (0,_units_js__WEBPACK_IMPORTED_MODULE_2__/* .msNumber */ .Ap)(median);
}
/** Init, or the restore that takes its place under SnapStart. */
function firstPhase(side) {
    const restore = side?.phaseMediansMs.restore ?? null;
    return restore === null ? phaseMs(side, 'init') : `${(0,_units_js__WEBPACK_IMPORTED_MODULE_2__/* .msNumber */ .Ap)(restore)} (restore)`;
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
        base !== null && base.failed > 0 ? `base: ${(0,_units_js__WEBPACK_IMPORTED_MODULE_2__/* .exact */ .e0)(base.failed)} failed` : '',
        head.failed > 0 ? `head: ${(0,_units_js__WEBPACK_IMPORTED_MODULE_2__/* .exact */ .e0)(head.failed)} failed` : '',
    ].filter((words) => words !== '');
    return failed.length === 0 ? null : failed.join(', ');
}
/** Column titles, in the order of the table. The first column is the place and its verdict. */
function titles(judged, names) {
    const restores = judged.comparisons.some(({ base, head }) => (base?.phaseMediansMs.restore ?? head.phaseMediansMs.restore) !== null);
    return [
        names.functions ? 'Function' : 'Memory',
        `${(0,_functions_js__WEBPACK_IMPORTED_MODULE_0__/* .metricWords */ .yh)(judged) ?? 'Time'}, ms`,
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
    const share = levels.size === 1 ? (0,_units_js__WEBPACK_IMPORTED_MODULE_2__/* .level */ .Rc)(first.changePercent.interval.level) : null;
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
/* harmony import */ var _core_verdict_samples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34575);
/* harmony import */ var _columns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39708);
/* harmony import */ var _metric_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71383);
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15088);





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
    const middle = medianMs === null && failed > 0 && times.length > 0 ? 'failed' : (0,_units_js__WEBPACK_IMPORTED_MODULE_3__/* .msNumber */ .Ap)(medianMs);
    return [(0,_units_js__WEBPACK_IMPORTED_MODULE_3__/* .msNumber */ .Ap)(times.at(0) ?? null), middle, (0,_units_js__WEBPACK_IMPORTED_MODULE_3__/* .msNumber */ .Ap)(times.at(-1) ?? null)];
}
/** Draws rows of this report: a line of titles, base and head; nothing when nothing was measured in the cell. */
function strips(report) {
    const byCell = Map.groupBy(report.starts, ({ cell }) => (0,_core_verdict_samples_js__WEBPACK_IMPORTED_MODULE_0__/* .cellId */ .Cw)(cell));
    return (comparison, place) => draw(byCell.get((0,_core_verdict_samples_js__WEBPACK_IMPORTED_MODULE_0__/* .cellId */ .Cw)(comparison.cell)) ?? [], comparison, place);
}
function draw(starts, comparison, place) {
    const measured = comparison.base === null ? ['head'] : _core_model_js__WEBPACK_IMPORTED_MODULE_4__/* .SIDES */ .B;
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

/***/ 29088:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   jm: () => (/* binding */ trendLines),
/* harmony export */   vp: () => (/* binding */ TREND_CAVEAT)
/* harmony export */ });
/* unused harmony export sparkline */
/* harmony import */ var _core_verdict_samples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34575);
/* harmony import */ var _functions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12966);
/* harmony import */ var _strip_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57981);
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15088);
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
    const [first, last] = [earlier.at(0), earlier.at(-1)].map((run) => (0,_units_js__WEBPACK_IMPORTED_MODULE_4__/* .msNumber */ .Ap)(run?.medianMs ?? null));
    const here = `here ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .medianWords */ .iO)(head)}${head.medianMs === null ? '' : ' ms'}`;
    const noise = usualNoise === null ? '' : `; usual noise ${(0,_units_js__WEBPACK_IMPORTED_MODULE_4__/* .level */ .Rc)(usualNoise)}`;
    return `${first} → ${last} ms over ${(0,_units_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(earlier.length, 'run')}, ${here}${noise}`;
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

/***/ 15088:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ap: () => (/* binding */ msNumber),
/* harmony export */   E9: () => (/* binding */ dollars),
/* harmony export */   Fw: () => (/* binding */ signedMs),
/* harmony export */   Ho: () => (/* binding */ roughPercent),
/* harmony export */   MK: () => (/* binding */ NBSP),
/* harmony export */   Rc: () => (/* binding */ level),
/* harmony export */   Se: () => (/* binding */ msInterval),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   Zm: () => (/* binding */ tier),
/* harmony export */   e0: () => (/* binding */ exact),
/* harmony export */   ee: () => (/* binding */ bytes),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   r6: () => (/* binding */ percentInterval),
/* harmony export */   wu: () => (/* binding */ signedPercent),
/* harmony export */   x3: () => (/* binding */ NONE)
/* harmony export */ });
/* unused harmony export ms */
/** Shown where there is no number. */
const NONE = '–';
/** Keeps a number and its unit on one line. */
const NBSP = '\u00a0';
const MINUS = '\u2212';
/** Fixed decimals; never an exponent, never `-0`. */
function fixed(value, decimals, signed) {
    const digits = Math.abs(value).toFixed(decimals);
    if (Number(digits) === 0)
        return digits;
    return `${value < 0 ? MINUS : signed ? '+' : ''}${digits}`;
}
function isNumber(value) {
    return value !== null && Number.isFinite(value);
}
/** Three to four significant digits, so that 41.3 and 252 and 1034 are all as exact as a reader needs. */
function msDecimals(value) {
    const size = Math.abs(value);
    return size < 9.995 ? 2 : size < 99.95 ? 1 : 0;
}
/** Differences get one digit less: the last digit of a difference is noise. */
function shiftDecimals(value) {
    const size = Math.abs(value);
    return size < 0.95 ? 2 : size < 9.95 ? 1 : 0;
}
function percentDecimals(value) {
    return Math.abs(value) < 99.95 ? 1 : 0;
}
/** A time without its unit, in milliseconds: `41.3`. */
function msNumber(value) {
    return isNumber(value) ? fixed(value, msDecimals(value), false) : NONE;
}
/** A time: `252 ms`. */
function ms(value) {
    return isNumber(value) ? `${msNumber(value)}${NBSP}ms` : NONE;
}
/** A difference of times: `+61 ms`. */
function signedMs(value) {
    return isNumber(value) ? `${fixed(value, shiftDecimals(value), true)}${NBSP}ms` : NONE;
}
/** A change: `+24.1 %`. `value` is in percent. */
function signedPercent(value) {
    return isNumber(value) ? `${fixed(value, percentDecimals(value), true)}${NBSP}%` : NONE;
}
/** A number that the user gave, as short as it is exact: `10`, `12.5`. */
function exact(value) {
    if (!Number.isFinite(value))
        return NONE;
    return fixed(value, Math.min(6, decimalsOf(value)), false);
}
function decimalsOf(value) {
    for (let decimals = 0; decimals < 6; decimals += 1) {
        if (Number(value.toFixed(decimals)) === value)
            return decimals;
    }
    return 6;
}
/** A limit in percent that follows from one in milliseconds: `+24 %`, `+4.9 %`. */
function roughPercent(value) {
    return isNumber(value) ? `${fixed(value, Math.abs(value) < 9.95 ? 1 : 0, true)}${NBSP}%` : NONE;
}
/**
 * An interval: `+18.0 to +30.2 %`, or its one known end (a far end is open when few starts were made or some failed).
 * Both ends get the decimals of the larger one; spaces do not break.
 */
function ends({ low, high }, unit, decimals) {
    const known = [low, high].filter(isNumber);
    const places = Math.min(...known.map(decimals));
    const end = (value) => fixed(value, places, true);
    const words = isNumber(low) && isNumber(high)
        ? `${end(low)} to ${end(high)} ${unit}`
        : isNumber(low)
            ? `${end(low)} ${unit} or more`
            : isNumber(high)
                ? `${end(high)} ${unit} or less`
                : 'too few starts';
    return words.replaceAll(' ', NBSP);
}
/** Where a change in percent lies: `+18.0 to +30.2 %`. */
function percentInterval(interval) {
    return ends(interval, '%', percentDecimals);
}
/** Where a change in milliseconds lies: `+45 to +77 ms`. */
function msInterval(interval) {
    return ends(interval, 'ms', shiftDecimals);
}
/** A level such as 0.95 or 0.98333: `95 %`, `98.3 %`. */
function level(value) {
    return `${exact(Number((value * 100).toFixed(1)))}${NBSP}%`;
}
/** Seconds as people say them: `48 s`, `4 min 12 s`, `1 h 5 min`. */
function duration(seconds) {
    if (!Number.isFinite(seconds))
        return NONE;
    const whole = Math.max(0, Math.round(seconds));
    if (whole < 60)
        return `${whole}${NBSP}s`;
    if (whole < 3600)
        return `${Math.floor(whole / 60)}${NBSP}min ${whole % 60}${NBSP}s`;
    return `${Math.floor(whole / 3600)}${NBSP}h ${Math.floor((whole % 3600) / 60)}${NBSP}min`;
}
/** A package size in decimal units, as AWS and npm print them: `1.24 MB`. */
function bytes(value) {
    if (!Number.isFinite(value))
        return NONE;
    if (value < 1000)
        return `${value.toFixed(0)}${NBSP}bytes`;
    if (value < 1e6)
        return `${(value / 1000).toFixed(1)}${NBSP}kB`;
    return `${(value / 1e6).toFixed(2)}${NBSP}MB`;
}
/** A memory tier: `1024 MB`. */
function tier(mb) {
    return `${exact(mb)}${NBSP}MB`;
}
/** `1 start`, `3 starts`. */
function count(n, one, many = `${one}s`) {
    return `${exact(n)} ${n === 1 ? one : many}`;
}
/** US dollars: `$0.0021`, `$1.24`. */
function dollars(value) {
    return value < 0.01 ? `$${value.toFixed(4)}` : `$${value.toFixed(2)}`;
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
/* harmony import */ var _core_verdict_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95175);
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15088);


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
    return names.architectures ? `${(0,_units_js__WEBPACK_IMPORTED_MODULE_0__/* .tier */ .Zm)(cell.tierMb)}, ${cell.architecture}` : (0,_units_js__WEBPACK_IMPORTED_MODULE_0__/* .tier */ .Zm)(cell.tierMb);
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
    const starts = `${(0,_units_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(more, 'more start')} per side`;
    if (reason !== 'time-limit' && (0,_core_verdict_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .isBeyondReach */ .pK)(more))
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
        : `within the limit, not proven (up to ${(0,_units_js__WEBPACK_IMPORTED_MODULE_0__/* .signedPercent */ .wu)(high)} possible)`;
}
function verdictWords(verdict) {
    return verdict === 'not-measured' ? 'not measured' : verdict;
}
/** The rule as the user set it: `+10 % or +10 ms, whichever is more`. */
function ruleWords({ thresholdPercent, thresholdMs }) {
    const percent = `+${(0,_units_js__WEBPACK_IMPORTED_MODULE_0__/* .exact */ .e0)(thresholdPercent)}\u00a0%`;
    const floor = `+${(0,_units_js__WEBPACK_IMPORTED_MODULE_0__/* .exact */ .e0)(thresholdMs)}\u00a0ms`;
    if (thresholdMs === 0)
        return percent;
    return thresholdPercent === 0 ? floor : `${percent} or ${floor}, whichever is more`;
}
/** The limit that governs a row: `+10 ms = +24 %`, or the budget where there is no base. */
function allowedWords({ allowance, base, budget }, rule) {
    const ceiling = budget === null ? [] : [`at most ${(0,_units_js__WEBPACK_IMPORTED_MODULE_0__/* .exact */ .e0)(budget.budgetMs)}\u00a0ms`];
    if (base === null)
        return ceiling.join();
    const byPercent = allowance.governs === 'percent';
    const limit = byPercent ? `+${(0,_units_js__WEBPACK_IMPORTED_MODULE_0__/* .exact */ .e0)(rule.thresholdPercent)}\u00a0%` : `+${(0,_units_js__WEBPACK_IMPORTED_MODULE_0__/* .exact */ .e0)(rule.thresholdMs)}\u00a0ms`;
    const means = byPercent ? allowance.allowedMs : allowance.allowedPercent;
    const same = means === null ? '' : ` = ${byPercent ? (0,_units_js__WEBPACK_IMPORTED_MODULE_0__/* .signedMs */ .Fw)(means) : (0,_units_js__WEBPACK_IMPORTED_MODULE_0__/* .roughPercent */ .Ho)(means)}`;
    return [`${limit}${same}`, ...ceiling].join(', ');
}
/** A change in both units: `+24.1 % (+61 ms)`, or null where no number exists. */
function changeWords({ changePercent, shiftMs }) {
    if (changePercent.estimate === null)
        return null;
    return `${(0,_units_js__WEBPACK_IMPORTED_MODULE_0__/* .signedPercent */ .wu)(changePercent.estimate)} (${(0,_units_js__WEBPACK_IMPORTED_MODULE_0__/* .signedMs */ .Fw)(shiftMs.estimate)})`;
}
/** A median in milliseconds, `failed` where it falls on a failed start, a dash where nothing was measured. */
function medianWords(side) {
    return side.medianMs === null && side.failed > 0 ? 'failed' : (0,_units_js__WEBPACK_IMPORTED_MODULE_0__/* .msNumber */ .Ap)(side.medianMs);
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
/* harmony import */ var _report_csv_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95475);
/* harmony import */ var _report_json_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83710);
/* harmony import */ var _report_markdown_render_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49443);






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
        return `report-dir: ${JSON.stringify(folder)} cannot be made or written to (${codeOf(error)}); give the path of a folder.`;
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
 * Writes the report in its three forms into a folder that {@link openReportFolder} made. Older files are replaced, each in one
 * step, so that a full disk leaves no half of a report.
 * @param history of earlier runs, written beside them for `power`; null for none.
 * @returns where they are, or one sentence why they are not: a report that cannot be kept changes no verdict.
 */
async function writeReports(report, folder, history = null) {
    const paths = {
        json: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'report.json'),
        csv: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'report.csv'),
        markdown: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'report.md'),
    };
    try {
        await Promise.all([
            replaceFile(paths.json, (0,_report_json_json_js__WEBPACK_IMPORTED_MODULE_4__/* .reportJson */ .l4)(report)),
            replaceFile(paths.csv, (0,_report_csv_js__WEBPACK_IMPORTED_MODULE_3__/* .reportCsv */ .V)(report)),
            replaceFile(paths.markdown, (0,_report_markdown_render_js__WEBPACK_IMPORTED_MODULE_5__/* .renderMarkdown */ .Gc)(report, { limit: _report_markdown_render_js__WEBPACK_IMPORTED_MODULE_5__/* .COMMENT_LIMIT */ .W$ })),
            ...(history === null
                ? []
                : [replaceFile((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'history.json'), `${JSON.stringify(history)}\n`)]),
        ]);
        return { paths, problem: null };
    }
    catch (error) {
        return {
            paths: null,
            problem: `The report could not be written to report-dir ${JSON.stringify(folder)} (${codeOf(error)}).`,
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
function codeOf(error) {
    return typeof error === 'object' && error !== null && 'code' in error
        ? String(error.code)
        : 'unknown error';
}


/***/ })

};
