export const id = 3243;
export const ids = [3243,5624];
export const modules = {

/***/ 55624:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tell: () => (/* binding */ tell)
});

// EXTERNAL MODULE: ./build/github/output.js
var output = __webpack_require__(59357);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
// EXTERNAL MODULE: ./build/report/functions.js
var functions = __webpack_require__(12966);
// EXTERNAL MODULE: ./build/report/headline.js
var headline = __webpack_require__(2251);
// EXTERNAL MODULE: ./build/report/ranking.js
var ranking = __webpack_require__(321);
// EXTERNAL MODULE: ./build/report/units.js
var units = __webpack_require__(15088);
// EXTERNAL MODULE: ./build/report/words.js
var words = __webpack_require__(44702);
;// CONCATENATED MODULE: ./build/report/annotations.js






/** GitHub drops what a step writes beyond ten annotations. */
const MOST_ROWS = 9;
/**
 * One annotation that sums up, then at most nine rows that regressed or stayed open, worst first. The texts are one
 * line each and foreign names in them are cleaned; encode them for the workflow command all the same.
 */
function annotations(report) {
    const { verdict, reason, exitCode } = report.verdict;
    // A fork without credentials is nobody's mistake; a base that never answers is one that somebody can mend.
    const isQuiet = verdict === 'pass' || reason === 'no-credentials';
    const level = exitCode !== 0 ? 'error' : isQuiet ? 'notice' : 'warning';
    const loud = (0,ranking/* worstFirst */.m)(report.comparisons).filter((row) => row.verdict !== 'pass');
    const rows = loud.length > 1 ? loud.slice(0, MOST_ROWS) : [];
    const more = loud.length > 1 ? loud.length - rows.length : 0;
    const said = (0,headline/* explanation */.Qb)(report, report_escape/* plain */.pj);
    if (more > 0)
        said.push(`${(0,units/* count */.U9)(more, 'more row')} in the job summary.`);
    const everywhere = { functions: true, architectures: true };
    return [
        {
            level,
            title: (0,headline/* headline */.Pl)(report, report_escape/* plain */.pj),
            message: said.join(' '),
        },
        ...rows.map((row) => {
            const change = (0,words/* changeWords */.mF)(row);
            const allowed = (0,words/* allowedWords */.wP)(row, (0,functions/* ruleOf */.Y)(report, row.cell));
            return {
                level: row.verdict === 'regression' ? level : 'warning',
                title: `Cold start: ${(0,words/* cellName */.I4)(row.cell, everywhere, (label) => (0,report_escape/* plain */.pj)(label, 100))}`,
                message: `${change === null ? '' : `${change}, `}${(0,words/* rowVerdict */.g9)(row)}${allowed === '' ? '' : `; allowed: ${allowed}`}`,
            };
        }),
    ];
}

// EXTERNAL MODULE: ./build/report/markdown/render.js + 2 modules
var render = __webpack_require__(49443);
// EXTERNAL MODULE: ./build/core/cost/measured.js
var measured = __webpack_require__(67896);
// EXTERNAL MODULE: ./build/core/verdict/sentence.js
var sentence = __webpack_require__(95175);
;// CONCATENATED MODULE: ./build/report/outputs.js
/** The action outputs that a report determines. Words and numbers only: no name, no ARN, no account id. */


/** Every output of the action. The first eight follow from the report, the others are what the shell wrote or posted. */
const OUTPUTS = [
    { name: 'verdict', description: 'pass, regression, inconclusive or not-measured.' },
    {
        name: 'reason',
        description: 'Why, in one word: proven, not-proven, does-not-start, over-budget, identical, noisy, too-few, lost-starts, no-credentials, time-limit or base-does-not-start.',
    },
    { name: 'regressions', description: 'How many rows (function, architecture and memory tier) regressed.' },
    {
        name: 'worst-change-percent',
        description: 'Largest change of any row in percent; empty where no number exists.',
    },
    { name: 'cold-starts', description: 'How many proved cold starts were counted, both sides together.' },
    { name: 'lost', description: 'How many starts said nothing about the build and were taken again.' },
    { name: 'failed', description: 'How many starts failed; they count as slower than any number.' },
    { name: 'duration-seconds', description: 'How long the measurement took.' },
    {
        name: 'cost-usd',
        description: 'What the requests cost on AWS at list prices, in US dollars; empty with engine: local.',
    },
    { name: 'report-json', description: 'Path of the report as JSON, with every start.' },
    { name: 'report-csv', description: 'Path of every start as CSV.' },
    { name: 'report-markdown', description: 'Path of the job summary as Markdown.' },
    { name: 'comment-body', description: 'The comment as Markdown, for a step that posts it elsewhere.' },
    { name: 'comment-id', description: 'Id of the comment on the pull request; empty where there is none.' },
];
/** A number for a machine: a point, at most three decimals, no exponent; empty where there is none. */
function plainNumber(value) {
    return value === null || !Number.isFinite(value) ? '' : String(Number(value.toFixed(3)));
}
/**
 * `regressions` counts rows. `worst-change-percent` is the largest change of any row, empty where no
 * number exists (head does not start, nothing was measured).
 */
function reportOutputs(report) {
    const total = (of) => plainNumber(report.counts.reduce((sum, counts) => sum + of(counts), 0));
    return {
        verdict: report.verdict.verdict,
        reason: report.verdict.reason,
        regressions: plainNumber(report.comparisons.filter((row) => row.verdict === 'regression').length),
        'worst-change-percent': plainNumber((0,sentence/* worstChange */.Mb)(report.comparisons)?.changePercent.estimate ?? null),
        'cold-starts': total(({ cold }) => cold),
        lost: total(({ lost }) => lost),
        failed: total(({ failed }) => failed),
        'duration-seconds': plainNumber(report.durationSeconds),
        'cost-usd': report.environment.engine === 'aws' ? (0,measured/* dollarsOf */.B)(report.starts).toFixed(6) : '',
    };
}

// EXTERNAL MODULE: ./build/report/text.js
var report_text = __webpack_require__(13920);
// EXTERNAL MODULE: ./build/run/reports.js
var reports = __webpack_require__(91049);
// EXTERNAL MODULE: ./build/action/annotate.js
var annotate = __webpack_require__(95503);
;// CONCATENATED MODULE: ./build/action/tell.js








/** Files first, then what is at hand, then the network: a step that is cut off has told as much as possible. */
async function tell(report, telling) {
    const { comment, reportDir, notes } = telling;
    const notice = telling.notice === undefined ? {} : { notice: telling.notice };
    const { paths, problem: unwritten } = await (0,reports.writeReports)(report, reportDir, telling.history ?? null);
    console.log((0,report_text/* renderText */.S)(report, paths === null ? {} : { reportJsonPath: paths.json }));
    const unsummed = await (0,output/* writeSummary */.Sy)((0,render/* renderMarkdown */.Gc)(report, { limit: render/* SUMMARY_LIMIT */.Jt, unit: 'bytes', ...notice }));
    const body = (0,render/* renderMarkdown */.Gc)(report, { limit: comment?.bodyLimit ?? render/* COMMENT_LIMIT */.W$, ...notice });
    (0,output/* writeOutputs */.Kn)({
        ...reportOutputs(report),
        ...(paths && { 'report-json': paths.json, 'report-csv': paths.csv, 'report-markdown': paths.markdown }),
        'comment-body': body,
    });
    const told = await comment?.done(body, isChange(report));
    if (told?.commentId)
        (0,output/* writeOutputs */.Kn)({ 'comment-id': told.commentId });
    const [sum, ...rows] = annotations(report);
    const warnings = [unwritten, unsummed].flatMap((message) => message === null ? [] : [{ level: 'warning', title: 'Cold start gate', message }]);
    (0,annotate/* annotate */.f)([sum, told?.annotation, ...warnings, ...notes, ...rows].filter((annotation) => annotation !== undefined && annotation !== null));
}
/** What is worth a comment of its own under `comment: on-change`: a change either way, or a failed check. */
function isChange({ verdict, comparisons }) {
    return verdict.exitCode !== 0 || verdict.verdict === 'regression' || comparisons.some(words/* isFaster */.sN);
}


/***/ }),

/***/ 59357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jq: () => (/* binding */ writeState),
/* harmony export */   Kn: () => (/* binding */ writeOutputs),
/* harmony export */   Sy: () => (/* binding */ writeSummary),
/* harmony export */   un: () => (/* binding */ readState)
/* harmony export */ });
/* unused harmony export SUMMARY_LIMIT_BYTES */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33838);
/**
 * What a step hands to the runner: outputs, state for the post step and the job summary. Every write is on disk when the
 * function returns or its promise resolves, so that an exit right afterwards loses nothing.
 */


/** GitHub drops the summary of a step past this size without a word. */
const SUMMARY_LIMIT_BYTES = 1_048_576;
/** Sets outputs through the GITHUB_OUTPUT file, with a random delimiter. Without that file there is nobody to read them. */
function writeOutputs(outputs) {
    if (!process.env['GITHUB_OUTPUT'])
        return;
    for (const [name, value] of Object.entries(outputs))
        (0,_actions_core__WEBPACK_IMPORTED_MODULE_1__/* .setOutput */ .uH)(name, value);
}
/** Keeps a value for the post step of this action. Written at once: a cancelled job runs post all the same. */
function writeState(name, value) {
    if (process.env['GITHUB_STATE'])
        (0,_actions_core__WEBPACK_IMPORTED_MODULE_1__/* .saveState */ .LZ)(name, value);
}
/** The empty string when main did not get as far. */
function readState(name) {
    return (0,_actions_core__WEBPACK_IMPORTED_MODULE_1__/* .getState */ .Gu)(name);
}
/**
 * Appends to the job summary.
 * @returns null, or one sentence saying why the summary is not the one that was meant
 */
async function writeSummary(markdown) {
    const path = process.env['GITHUB_STEP_SUMMARY'];
    if (!path)
        return 'There is no job summary here: GITHUB_STEP_SUMMARY is not set.';
    try {
        const before = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path)).size;
        const bytes = Buffer.byteLength(markdown);
        const fits = before + bytes < SUMMARY_LIMIT_BYTES;
        const problem = `The summary would have ${before + bytes} bytes and GitHub takes ${SUMMARY_LIMIT_BYTES}; see the files in report-dir instead.`;
        _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .summary */ .z.emptyBuffer().addRaw(fits ? markdown : problem);
        _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .summary */ .z.addEOL();
        await _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .summary */ .z.write();
        return fits ? null : problem;
    }
    catch (cause) {
        return `The job summary could not be written (${cause instanceof Error ? codeOf(cause) : 'unknown error'}).`;
    }
}
function codeOf(cause) {
    return 'code' in cause && typeof cause.code === 'string' ? cause.code : 'unknown error';
}


/***/ }),

/***/ 13920:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ renderText),
/* harmony export */   a: () => (/* binding */ renderJudgement)
/* harmony export */ });
/* harmony import */ var _columns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39708);
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(56423);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9924);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73145);
/* harmony import */ var _functions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12966);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2251);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24098);
/* harmony import */ var _strip_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57981);
/* harmony import */ var _trend_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(29088);
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(15088);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(44702);











/** Error messages of failed starts that are shown; they are the same most of the time. */
const MOST_MESSAGES = 3;
/** A longer name of a row gets a line of its own above the distribution. */
const LONGEST_PLACE = 24;
/** Plain text, no colour, safe to print in a GitHub job whatever the report contains. */
function renderText(report, options = {}) {
    const paragraphs = [
        table(report),
        distributions(report),
        earlierRuns(report),
        badStartLines(report),
        (0,_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .warnings */ .AR)(report).map((warning) => `Warning: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .plain */ .pj)(warning.message)}${(0,_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .warnedAt */ .ft)(report, warning, (label) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .plain */ .pj)(label, 40))}`),
        skippedLines(report),
        settings(report),
        verdict(report, options),
    ];
    const text = paragraphs
        .filter((lines) => lines.length > 0)
        .map((lines) => lines.join('\n'))
        .join('\n\n');
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .withoutCommands */ .Df)(`${text.replaceAll('\u00a0', ' ')}\n`);
}
/** The table and the verdict alone, for samples that were judged without a run of ours. */
function renderJudgement(judged) {
    const { verdict, sentence } = judged.verdict;
    const lines = [...table(judged), '', `Verdict: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .verdictWords */ .L2)(verdict)}. ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .plain */ .pj)(sentence, 600)}`];
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .withoutCommands */ .Df)(`${lines.join('\n').replaceAll('\u00a0', ' ')}\n`);
}
function table(judged) {
    if (judged.comparisons.length === 0)
        return [];
    const names = (0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .naming */ .b7)(judged);
    const rows = judged.comparisons.map((comparison) => (0,_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .row */ .nM)(judged, comparison, names));
    const [place = '', metric = '', change = '', ...others] = (0,_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .titles */ .YC)(judged, names);
    const lines = (0,_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .aligned */ .b)([[place, 'Verdict', metric, change, 'Interval', ...others], ...rows.map(cells)], '  ');
    const star = rows.some(({ moved }) => moved !== null) ? ['* the phase that moved with the change.'] : [];
    return [...lines, [...(0,_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .legend */ .o1)(judged, 'column'), ...star].join(' ')];
}
function cells(of) {
    const mark = (phase, words) => (of.moved === phase ? `*${words}` : words);
    return [
        [...(of.label === null ? [] : [(0,_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .plain */ .pj)(of.label, 40)]), of.place].join(' '),
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
    const draw = (0,_strip_js__WEBPACK_IMPORTED_MODULE_5__/* .strips */ .m)(report);
    const names = (0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .naming */ .b7)(report);
    return report.comparisons.flatMap((comparison) => {
        const place = (0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .cellName */ .I4)(comparison.cell, names, (label) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .plain */ .pj)(label, 40));
        return place.length > LONGEST_PLACE ? [place, ...draw(comparison, '')] : draw(comparison, place);
    });
}
function earlierRuns(report) {
    if (report.trend === undefined)
        return [];
    const names = (0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .naming */ .b7)(report);
    const lines = (0,_trend_js__WEBPACK_IMPORTED_MODULE_6__/* .trendLines */ .jm)(report);
    const drawn = (0,_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .aligned */ .b)(lines.map(({ comparison, metric, bars }) => {
        const place = (0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .cellName */ .I4)(comparison.cell, names, (label) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .plain */ .pj)(label, 40));
        return [metric === null ? place : `${place}, ${metric}`, bars];
    }), '  ');
    return lines.length === 0
        ? []
        : [
            `Earlier runs on ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .plain */ .pj)(report.trend.branch, 60)}. ${_trend_js__WEBPACK_IMPORTED_MODULE_6__/* .TREND_CAVEAT */ .vp}`,
            ...lines.map(({ words }, i) => `${drawn[i]}  ${words}`),
        ];
}
function badStartLines(report) {
    const lines = (0,_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .badStarts */ .he)(report).map(({ kind, side, count: n, sentence, cells }) => `${side}: ${(0,_units_js__WEBPACK_IMPORTED_MODULE_9__/* .exact */ .e0)(n)} ${kind}${at(report, cells)}. ${sentence}`);
    const messages = new Set(report.starts.flatMap(({ side, outcome }) => outcome.kind === 'failed' && (outcome.errorType ?? outcome.message) !== null
        ? [
            `${side} said: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .plain */ .pj)([outcome.errorType, outcome.message].filter((part) => part !== null).join(': '))}`,
        ]
        : []));
    return [...lines, ...[...messages].slice(0, MOST_MESSAGES)];
}
function at(report, cells) {
    return cells.length === 0 ? '' : ` (${(0,_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .places */ .zn)(report, cells, (label) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .plain */ .pj)(label, 40))})`;
}
function settings(report) {
    const { environment, plan } = report;
    const engine = environment.engine === 'aws' ? 'AWS Lambda' : 'embedded engine';
    const measuring = (0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .isMeasured */ .V2)(report)
        ? [
            `${engine}, ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .plain */ .pj)(environment.region, 40)}, ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .plain */ .pj)(environment.description, 100)}`,
            `starts: ${(0,_counts_js__WEBPACK_IMPORTED_MODULE_10__/* .countsWords */ .M)(report)}`,
            `seed ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .plain */ .pj)(plan.seed, 60)}, ${rules(report)}, error rate ${(0,_units_js__WEBPACK_IMPORTED_MODULE_9__/* .level */ .Rc)(report.rule.alpha)}, ${(0,_units_js__WEBPACK_IMPORTED_MODULE_9__/* .duration */ .p0)(report.durationSeconds)}`,
        ]
        : [engine];
    return [
        ...(report.functions === undefined
            ? packages(report.sides)
            : (0,_functions_js__WEBPACK_IMPORTED_MODULE_2__/* .measured */ .jh)(report).flatMap(({ label, sides }) => packages(sides).map((line) => `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .plain */ .pj)(label, 40)}, ${line}`))),
        ...measuring,
    ];
}
function packages({ base, head }) {
    return [base, head].flatMap((side, i) => side === null
        ? []
        : [
            `${i === 0 ? 'base' : 'head'}: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .plain */ .pj)((0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .sideName */ .jf)(side), 60)} (${side.packageBytes === null ? '' : `${(0,_units_js__WEBPACK_IMPORTED_MODULE_9__/* .bytes */ .ee)(side.packageBytes)}, `}${(0,_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .plain */ .pj)(side.runtime, 40)})`,
        ]);
}
function rules(report) {
    const words = new Set((0,_functions_js__WEBPACK_IMPORTED_MODULE_2__/* .measured */ .jh)(report).map(({ rule }) => (0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .ruleWords */ .mG)(rule)));
    return words.size < 2 ? (0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .ruleWords */ .mG)(report.rule) : 'rules of the functions';
}
/** Which functions nothing is known of, because nothing of them changed. */
function skippedLines(report) {
    const labels = (0,_functions_js__WEBPACK_IMPORTED_MODULE_2__/* .skipped */ .hT)(report).map(({ label }) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .plain */ .pj)(label, 40));
    return labels.length === 0 ? [] : [`Skipped, not changed: ${labels.join(', ')}`];
}
function verdict(report, { reportJsonPath }) {
    const name = (label) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .plain */ .pj)(label, 60);
    const counts = (0,_functions_js__WEBPACK_IMPORTED_MODULE_2__/* .functionCounts */ .Vk)(report);
    const rows = report.comparisons.length === 0 ? '' : ` (${(0,_units_js__WEBPACK_IMPORTED_MODULE_9__/* .count */ .U9)(report.comparisons.length, 'row')})`;
    return [
        ...(0,_headline_js__WEBPACK_IMPORTED_MODULE_3__/* .explanation */ .Qb)(report, (sentence) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .plain */ .pj)(sentence, 600)),
        ...(counts === null ? [] : [counts]),
        ...(reportJsonPath === undefined ? [] : [`Report: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_8__/* .plain */ .pj)(reportJsonPath, 1_000)}`]),
        `Verdict: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .verdictWords */ .L2)(report.verdict.verdict)}. ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_3__/* .headline */ .Pl)(report, name)}${rows}.`,
    ];
}


/***/ })

};
