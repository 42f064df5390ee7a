export const id = 624;
export const ids = [624,243];
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
// EXTERNAL MODULE: ./build/core/units.js
var units = __webpack_require__(25673);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
// EXTERNAL MODULE: ./build/report/functions.js
var functions = __webpack_require__(12966);
// EXTERNAL MODULE: ./build/report/headline.js
var headline = __webpack_require__(2251);
// EXTERNAL MODULE: ./build/report/ranking.js
var ranking = __webpack_require__(321);
// EXTERNAL MODULE: ./build/report/words.js
var words = __webpack_require__(44702);
;// CONCATENATED MODULE: ./build/report/annotations.js
/** What the check shows beside the diff, as data: the shell prints it. */






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

// EXTERNAL MODULE: ./build/report/exporters.js + 1 modules
var exporters = __webpack_require__(51854);
// EXTERNAL MODULE: ./build/report/markdown/render.js + 2 modules
var render = __webpack_require__(49443);
// EXTERNAL MODULE: ./build/core/cost/measured.js
var measured = __webpack_require__(67896);
// EXTERNAL MODULE: ./build/core/verdict/worst.js
var worst = __webpack_require__(20007);
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
    ...exporters/* EXPORTERS */.h.flatMap(({ written }) => written === null ? [] : [{ name: written.output, description: written.description }]),
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
        'worst-change-percent': plainNumber((0,worst/* worstChange */.Mb)(report.comparisons)?.changePercent.estimate ?? null),
        'cold-starts': total(({ cold }) => cold),
        lost: total(({ lost }) => lost),
        failed: total(({ failed }) => failed),
        'duration-seconds': plainNumber(report.durationSeconds),
        'cost-usd': (0,measured/* costOf */.h)(report)?.toFixed(6) ?? '',
    };
}

// EXTERNAL MODULE: ./build/report/text.js + 1 modules
var report_text = __webpack_require__(25989);
// EXTERNAL MODULE: ./build/report/view.js
var report_view = __webpack_require__(21974);
// EXTERNAL MODULE: ./build/run/reports.js
var reports = __webpack_require__(91049);
// EXTERNAL MODULE: ./build/action/annotate.js
var annotate = __webpack_require__(95503);
;// CONCATENATED MODULE: ./build/action/tell.js










/** Files first, then what is at hand, then the network: a step that is cut off has told as much as possible. */
async function tell(report, telling) {
    const { comment, reportDir, notes } = telling;
    const notice = telling.notice === undefined ? {} : { notice: telling.notice };
    const view = (0,report_view/* viewOf */.d)(report);
    const { paths, problem: unwritten } = await (0,reports.writeReports)(view, reportDir, telling.history ?? null);
    console.log((0,report_text/* renderText */.S)(view, paths?.get('json')));
    const unsummed = await (0,output/* writeSummary */.Sy)(view.markdown({ limit: render/* SUMMARY_LIMIT */.Jt, unit: 'bytes', ...notice }));
    const body = view.markdown({ limit: comment?.bodyLimit ?? render/* COMMENT_LIMIT */.W$, ...notice });
    (0,output/* writeOutputs */.Kn)({
        ...reportOutputs(report),
        ...(paths && (0,exporters/* pathOutputs */.a)(paths)),
        'comment-body': body,
    });
    const told = await comment?.done(body, isChange(report));
    if (told?.commentId)
        (0,output/* writeOutputs */.Kn)({ 'comment-id': told.commentId });
    const [sum, ...rows] = annotations(view);
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
/* harmony import */ var _core_quotas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50449);
/* harmony import */ var _core_system_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71626);
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
        const fits = before + bytes < _core_quotas_js__WEBPACK_IMPORTED_MODULE_2__/* .SUMMARY_BYTES */ .R$;
        const problem = `The summary would have ${before + bytes} bytes and GitHub takes ${_core_quotas_js__WEBPACK_IMPORTED_MODULE_2__/* .SUMMARY_BYTES */ .R$}; see the files in report-dir instead.`;
        _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .summary */ .z.emptyBuffer().addRaw(fits ? markdown : problem);
        _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .summary */ .z.addEOL();
        await _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .summary */ .z.write();
        return fits ? null : problem;
    }
    catch (cause) {
        return `The job summary could not be written (${(0,_core_system_error_js__WEBPACK_IMPORTED_MODULE_3__/* .systemErrorCode */ .v)(cause) ?? 'unknown error'}).`;
    }
}


/***/ }),

/***/ 21974:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ viewOf)
/* harmony export */ });
/* harmony import */ var _markdown_render_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49443);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44702);


function viewOf(report) {
    const named = { ...report, names: (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .naming */ .b7)(report) };
    let compose = null;
    return {
        ...named,
        markdown: (options) => {
            compose ??= (0,_markdown_render_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownOf */ .RQ)(named);
            return compose(options);
        },
    };
}


/***/ })

};
