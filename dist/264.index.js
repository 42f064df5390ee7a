export const id = 264;
export const ids = [264];
export const modules = {

/***/ 60264:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  show: () => (/* binding */ show)
});

// EXTERNAL MODULE: ./build/core/config/config.js + 1 modules
var config = __webpack_require__(19653);
// EXTERNAL MODULE: ./build/core/config/inputs.js
var inputs = __webpack_require__(47036);
// EXTERNAL MODULE: ./build/core/config/parsers.js
var parsers = __webpack_require__(31437);
// EXTERNAL MODULE: ./build/core/config/reader.js
var config_reader = __webpack_require__(46878);
// EXTERNAL MODULE: ./build/core/config/telling.js
var telling = __webpack_require__(80080);
;// CONCATENATED MODULE: ./build/core/config/publication.js
/** The inputs of a step that shows a report which another workflow run made. It measures nothing. */





/** Inputs that mean something together with `report`, beside those of the group `telling`. */
const ALSO_READ = new Set(['report', 'on-regression', 'on-inconclusive', 'on-unmeasured']);
/**
 * Reads and checks the inputs of such a step. An input about measuring is a problem, because it would change nothing:
 * tiers, limits and samples are those of the run that measured.
 */
function readPublication(raw) {
    const reader = (0,config_reader/* inputReader */.c)(raw);
    for (const { name, group, default: usual } of inputs/* INPUTS */.m) {
        const isRead = group === 'telling' || ALSO_READ.has(name);
        // The runner gives every input its default.
        const isGiven = reader.given(name) !== undefined && reader.given(name) !== usual;
        if (!isRead && isGiven) {
            reader.problems.push(`${name}: changes nothing beside report, which measures nothing; remove it.`);
        }
    }
    const publication = {
        reportPath: reader.optional('report', parsers/* nonBlank */.GT) ?? '',
        reportDir: reader.withDefault('report-dir', parsers/* nonBlank */.GT),
        policy: (0,config/* readPolicy */.T4)(reader),
        telling: (0,telling/* readTelling */.o)(reader),
    };
    return reader.problems.length === 0 ? { ok: true, publication } : { ok: false, problems: reader.problems };
}

// EXTERNAL MODULE: ./build/core/start/count-starts.js
var count_starts = __webpack_require__(79930);
// EXTERNAL MODULE: ./build/core/statistics/errors.js
var errors = __webpack_require__(94809);
// EXTERNAL MODULE: ./build/core/verdict/judge-report.js
var judge_report = __webpack_require__(14850);
// EXTERNAL MODULE: ./build/packages/regular-file.js
var regular_file = __webpack_require__(61175);
// EXTERNAL MODULE: ./build/report/json/json.js + 3 modules
var json = __webpack_require__(83710);
;// CONCATENATED MODULE: ./build/action/foreign-report.js
/** A report that the code under test may have written itself. Nothing that it concludes is taken over. */





/** A report of 60 functions at 6 tiers has 15 million bytes. */
const MOST_BYTES = 32_000_000;
/** What stands above such a report, in the comment and in the summary. */
const FOREIGN_NOTICE = 'Measured by untrusted code: these times come from a workflow run of the pull request itself, which could have made them up.';
/**
 * Reads a report of at most 32 MB, checks every value of it, and judges it again from its raw starts by its own rule.
 * Never throws for what the file holds.
 * @param policy ours: what the exit code tolerates is not for the file to say
 */
async function readForeignReport(path, policy) {
    const fail = (why) => ({
        ok: false,
        problem: `report: ${JSON.stringify(path)} ${why}`,
    });
    try {
        const file = await (0,regular_file/* readRegularFile */.X)(path, { mostBytes: MOST_BYTES, followLinks: false });
        if (file.kind !== 'file')
            return fail(`is no file, or has more than ${MOST_BYTES} bytes; it was not read.`);
        const claimed = { ...(0,json/* readReportJson */.VY)((0,regular_file/* textOf */.b)(file.bytes)), policy };
        const { comparisons, verdict } = (0,judge_report/* judgeReport */.w)(claimed);
        const cells = comparisons.map(({ cell }) => cell);
        const counts = (0,count_starts/* countStarts */.Z)(claimed.starts, cells, claimed.functions);
        return { ok: true, report: { ...claimed, comparisons, verdict, counts } };
    }
    catch (error) {
        if (error instanceof json/* ReportFormatError */.Qs)
            return fail(`is not a report that can be shown: ${error.message}`);
        if (error instanceof errors/* StatisticsError */.a)
            return fail('holds a rule or starts that cannot be judged.');
        if (error instanceof Error && 'syscall' in error)
            return fail('cannot be read; check the step that downloads it.');
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/action/show.js
/** The step that shows a report of another workflow run: the second half of the recipe for forks. It runs no foreign code. */


async function show(raw, workflow) {
    const read = readPublication(raw);
    const problems = [...(read.ok ? placeProblems(raw, workflow) : read.problems)];
    if (!read.ok || problems.length > 0)
        return { ok: false, problems };
    const { publication } = read;
    const foreign = await readForeignReport(publication.reportPath, publication.policy);
    if (!foreign.ok)
        return { ok: false, problems: [foreign.problem] };
    const [{ tell }, { RunComment }, { openReportFolder }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(838), __webpack_require__.e(49), __webpack_require__.e(243)]).then(__webpack_require__.bind(__webpack_require__, 55624)),
        Promise.all(/* import() */[__webpack_require__.e(838), __webpack_require__.e(413), __webpack_require__.e(773)]).then(__webpack_require__.bind(__webpack_require__, 4552)),
        __webpack_require__.e(/* import() */ 49).then(__webpack_require__.bind(__webpack_require__, 91049)),
    ]);
    const folderProblem = await openReportFolder(publication.reportDir);
    if (folderProblem !== null)
        return { ok: false, problems: [folderProblem] };
    await tell(foreign.report, {
        comment: new RunComment(publication.telling, workflow),
        reportDir: publication.reportDir,
        notice: FOREIGN_NOTICE,
        notes: [],
    });
    return { ok: true, exitCode: foreign.report.verdict.exitCode };
}
/** The event names the pull request. A number from elsewhere may come from the artifact, and so from anybody. */
function placeProblems(raw, workflow) {
    return raw['pull-request'] && workflow.ok && workflow.run.event.name === 'workflow_run'
        ? ['pull-request: after a workflow_run the event alone says where a report belongs; remove the input.']
        : [];
}


/***/ }),

/***/ 14850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ judgeReport)
/* harmony export */ });
/* harmony import */ var _judge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78615);

/**
 * Judges a report again from its raw starts, its rules and its policy. Of what the run concluded only facts are taken that
 * the starts do not show: which cells there were, whether the run was stopped before its plan was done, and whether it
 * measured at all. The same report gives the same verdict bit for bit.
 */
function judgeReport(report) {
    return (0,_judge_js__WEBPACK_IMPORTED_MODULE_0__/* .judge */ .S)({
        starts: report.starts,
        cells: report.comparisons.map(({ cell }) => cell),
        functions: report.functions,
        policy: report.policy,
        stopped: report.comparisons.some(({ ended }) => ended === 'stopped-run'),
        withoutMeasuring: withoutMeasuring(report),
    });
}
function withoutMeasuring({ starts, verdict }) {
    if (starts.length > 0)
        return null;
    return verdict.reason === 'identical' || verdict.reason === 'no-credentials' ? verdict.reason : null;
}


/***/ })

};
