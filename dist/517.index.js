export const id = 517;
export const ids = [517,626,222,162];
export const modules = {

/***/ 95503:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ annotate)
/* harmony export */ });
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9924);

/** GitHub shows this many annotations of a step. */
const LIMIT = 10;
/**
 * Writes annotations to the job log, the most important ones first: past GitHub's limit they are plain lines. This is
 * not left to @actions/core because bad input must be answered before anything of that size is loaded.
 */
function annotate(annotations) {
    for (const [index, { level, title, message }] of annotations.entries()) {
        process.stdout.write(index < LIMIT
            ? `::${level} title=${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .commandProperty */ .N1)(title)}::${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .commandMessage */ .b$)(message)}\n`
            : `${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutCommands */ .Df)((0,_report_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)(`${level}: ${message}`, 2_000))}\n`);
    }
}


/***/ }),

/***/ 59038:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ COMMENT_STATE),
/* harmony export */   W: () => (/* binding */ endLeftComment)
/* harmony export */ });
/* harmony import */ var _core_config_reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46878);
/* harmony import */ var _core_config_telling_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80080);
/* harmony import */ var _github_output_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59357);
/* harmony import */ var _github_workflow_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58841);
/* harmony import */ var _annotate_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95503);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7126);
/** The comment that a main step began and did not end, because it was cancelled, killed, or could not run. */






/** Name of the state: `open` from before the first comment on, `closed` after the last. */
const COMMENT_STATE = 'comment';
/**
 * For the post step: where the main step left "measuring", it is replaced.
 * @returns whether there was such a comment.
 */
async function endLeftComment() {
    if ((0,_github_output_js__WEBPACK_IMPORTED_MODULE_1__/* .readState */ .un)(COMMENT_STATE) !== 'open')
        return false;
    const { RunComment } = await Promise.all(/* import() */[__webpack_require__.e(413), __webpack_require__.e(552)]).then(__webpack_require__.bind(__webpack_require__, 4552));
    // Read from the inputs again, not from the state, which other code of the job can write.
    const telling = (0,_core_config_telling_js__WEBPACK_IMPORTED_MODULE_4__/* .readTelling */ .o)((0,_core_config_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .inputReader */ .c)((0,_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .actionInputs */ .e)(process.env)));
    const { commentId, annotation } = await new RunComment(telling, (0,_github_workflow_run_js__WEBPACK_IMPORTED_MODULE_2__/* .readWorkflowRun */ .hO)(process.env)).unfinished();
    // What keeps a job from commenting at all is no news of the post step.
    if (annotation?.level === 'warning')
        (0,_annotate_js__WEBPACK_IMPORTED_MODULE_5__/* .annotate */ .f)([annotation]);
    return commentId !== null;
}


/***/ }),

/***/ 34222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   makeEngineFolder: () => (/* binding */ makeEngineFolder),
/* harmony export */   removeLeftFolder: () => (/* binding */ removeLeftFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _github_output_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59357);
/**
 * The folder in which the embedded engine works. The main step tells the post step about it before anything is put there,
 * because a job that is cut off takes the engine's own reaper with it.
 */





const STATE = 'engine-folder';
const PREFIX = 'cold-start-gate-run-';
/** Makes the folder and records it; disposing removes it. */
function makeEngineFolder() {
    const path = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(process.env['RUNNER_TEMP'] || (0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), PREFIX));
    (0,_github_output_js__WEBPACK_IMPORTED_MODULE_4__/* .writeState */ .Jq)(STATE, path);
    return { path, [Symbol.asyncDispose]: () => remove(path) };
}
/** @returns the folder that a main step left behind and that is now removed; null when there is none. */
async function removeLeftFolder() {
    const path = (0,_github_output_js__WEBPACK_IMPORTED_MODULE_4__/* .readState */ .un)(STATE);
    // State is a file that other code of the job can write: only what has our name is ever removed.
    if (!(0,node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(path).startsWith(PREFIX) || !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))
        return null;
    await remove(path);
    return path;
}
async function remove(path) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, { recursive: true, force: true });
}


/***/ }),

/***/ 7126:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ actionInputs)
/* harmony export */ });
/* harmony import */ var _core_config_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47036);

/**
 * The inputs as the runner hands them over: `INPUT_` and the name in capitals, dashes kept. Blanks around a value are
 * YAML's, not the user's.
 * Source: actions/runner, ActionRunner.cs; @actions/core, getInput.
 */
function actionInputs(environment) {
    return Object.fromEntries(_core_config_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .INPUTS */ .m.map(({ name }) => [name, environment[`INPUT_${name.toUpperCase()}`]?.trim()]));
}


/***/ }),

/***/ 49162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cleanUpByLedger: () => (/* binding */ cleanUpByLedger),
/* harmony export */   ledgerPath: () => (/* binding */ ledgerPath)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _github_output_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59357);
/**
 * The ledger of the run: the main step tells the post step where it is before anything is made, because a job may be cut
 * off at any moment. See src/aws/ledger.ts for what is in it.
 */




const STATE = 'ledger';
const PREFIX = 'cold-start-gate-ledger-';
/** Chooses the path and records it. The file is made when there is something to write down. */
function ledgerPath() {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(process.env['RUNNER_TEMP'] || (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), `${PREFIX}${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.jsonl`);
    (0,_github_output_js__WEBPACK_IMPORTED_MODULE_3__/* .writeState */ .Jq)(STATE, path);
    return path;
}
/**
 * Deletes what the main step left on AWS.
 * @returns one sentence about what was deleted, or null.
 * @throws Error with everything that could not be deleted, and the commands that would.
 */
async function cleanUpByLedger() {
    const path = (0,_github_output_js__WEBPACK_IMPORTED_MODULE_3__/* .readState */ .un)(STATE);
    if (!(0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path).startsWith(PREFIX))
        return null;
    const { cleanUpAfter } = await Promise.all(/* import() */[__webpack_require__.e(898), __webpack_require__.e(166)]).then(__webpack_require__.bind(__webpack_require__, 52166));
    const { deleted, left } = await cleanUpAfter(path, process.env);
    if (left.length > 0)
        throw new Error(left.join('\n'));
    return deleted.length === 0
        ? null
        : `The main step was cut off; ${deleted.length} temporary functions that it left are deleted.`;
}


/***/ }),

/***/ 6517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   post: () => (/* binding */ post)
/* harmony export */ });
/* harmony import */ var _annotate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95503);
/* harmony import */ var _comment_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59038);
/* harmony import */ var _engine_folder_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34222);
/* harmony import */ var _ledger_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49162);




/**
 * The post step: runs also when the main step was cancelled or killed, and undoes what that left. It warns and never
 * fails the job.
 */
async function post() {
    await attempt('delete everything that the main step made on AWS', _ledger_js__WEBPACK_IMPORTED_MODULE_2__.cleanUpByLedger);
    await attempt('clean up after the main step', async () => {
        const folder = await (0,_engine_folder_js__WEBPACK_IMPORTED_MODULE_1__.removeLeftFolder)();
        return folder === null ? null : `The main step was cut off; its temporary folder ${folder} is removed.`;
    });
    await attempt('end the comment of the main step', async () => (await (0,_comment_state_js__WEBPACK_IMPORTED_MODULE_0__/* .endLeftComment */ .W)()) ? 'The main step did not finish; its comment no longer says "measuring".' : null);
}
/** Does one task of the post step and says what it did; what fails is a warning, and the next task is done all the same. */
async function attempt(what, task) {
    try {
        const done = await task();
        if (done !== null)
            console.log(done);
    }
    catch (error) {
        const why = error instanceof Error ? error.message : 'unknown error';
        (0,_annotate_js__WEBPACK_IMPORTED_MODULE_3__/* .annotate */ .f)([{ level: 'warning', title: 'Cold start gate', message: `Could not ${what}: ${why}` }]);
    }
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

/***/ 58841:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ey: () => (/* binding */ defaultCommentKey),
  hO: () => (/* binding */ workflow_run_readWorkflowRun),
  Vp: () => (/* binding */ runUrl)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./build/core/event-payload.js
/**
 * Reading single fields of a webhook payload. A payload is foreign input: on a pull request its branch names and
 * titles are written by anyone. Every reader checks the form of what it returns, and a field that is not as
 * expected ends the reading with a sentence that names it.
 */
/** A field is missing or not of the form that GitHub documents. The message is one sentence for the user. */
class PayloadProblem extends Error {
    name = 'PayloadProblem';
}
/** SHA-1 or SHA-256 commit ids, as git prints them. */
const COMMIT = /^([0-9a-f]{40}|[0-9a-f]{64})$/;
/** What `git check-ref-format` refuses, and a leading dash, which git would read as an option. */
const NOT_A_REF = /^[-/]|[\s\p{Cc}~^:?*[\\]|\.\.|@\{|\/\/|\.lock$|[./]$/u;
const MAX_REF_LENGTH = 1_024;
/** The value at a dotted path, or undefined. Own properties only, so that `__proto__` finds nothing. */
function valueAt(payload, path) {
    return path
        .split('.')
        .reduce((value, key) => typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? Reflect.get(value, key)
        : undefined, payload);
}
/** @throws PayloadProblem when it is not a non-empty string. */
function textAt(payload, path) {
    const value = valueAt(payload, path);
    return typeof value === 'string' && value !== '' ? value : refuse(path, 'a text');
}
/** @throws PayloadProblem when it is not a commit id. */
function commitAt(payload, path) {
    const value = valueAt(payload, path);
    return typeof value === 'string' && COMMIT.test(value) ? value : refuse(path, 'a commit id');
}
/** A branch, tag or full ref. @throws PayloadProblem when git would not accept it as a name. */
function refAt(payload, path) {
    return optionalRefAt(payload, path) ?? refuse(path, 'a name that git accepts');
}
/** The same, null where {@link refAt} throws. */
function optionalRefAt(payload, path) {
    const value = valueAt(payload, path);
    return typeof value === 'string' && value !== '' && value.length <= MAX_REF_LENGTH && !NOT_A_REF.test(value)
        ? value
        : null;
}
/** A whole number above zero. @throws PayloadProblem */
function numberAt(payload, path) {
    const value = valueAt(payload, path);
    return typeof value === 'number' && Number.isSafeInteger(value) && value > 0
        ? value
        : refuse(path, 'a whole number above 0');
}
/** Empty when there is none. @throws PayloadProblem when it is something else than a list. */
function optionalListAt(payload, path) {
    const value = valueAt(payload, path) ?? [];
    return Array.isArray(value) ? value : refuse(path, 'a list');
}
function refuse(path, expected) {
    throw new PayloadProblem(`${path} is missing or is not ${expected}`);
}

;// CONCATENATED MODULE: ./build/core/event-reader.js

/**
 * Reads an event. Never throws: what is missing or malformed is the problem's sentence.
 * @param name GITHUB_EVENT_NAME
 * @param payload the parsed content of the file GITHUB_EVENT_PATH
 * Payloads: https://docs.github.com/webhooks/webhook-events-and-payloads
 */
function readEvent(name, payload, facts) {
    try {
        const reader = READERS.get(name) ?? readOther;
        const defaultBranch = optionalRefAt(payload, 'repository.default_branch');
        return { ok: true, event: { ...reader(payload, facts, name), defaultBranch } };
    }
    catch (error) {
        if (!(error instanceof PayloadProblem))
            throw error;
        return {
            ok: false,
            problem: `The ${JSON.stringify(name.slice(0, 40))} event is not as GitHub documents it: ${error.message}. Check what wrote the file GITHUB_EVENT_PATH.`,
        };
    }
}
const READERS = new Map([
    ['pull_request', (payload) => readPullRequest(payload, 'pull_request')],
    ['pull_request_target', (payload) => readPullRequest(payload, 'pull_request_target')],
    ['merge_group', readMergeGroup],
    ['push', readPush],
    ['workflow_dispatch', (_, facts) => readManual(facts, 'workflow_dispatch', 'a manual run')],
    ['schedule', (_, facts) => readManual(facts, 'schedule', 'a scheduled run')],
    ['release', readRelease],
    ['workflow_run', readWorkflowRun],
]);
function readPullRequest(payload, name) {
    const pull = 'pull_request';
    return {
        name,
        pullRequest: numberAt(payload, `${pull}.number`),
        headSha: commitAt(payload, `${pull}.head.sha`),
        headBranch: refAt(payload, `${pull}.head.ref`),
        base: {
            kind: 'merge-base',
            branch: refAt(payload, `${pull}.base.ref`),
            tip: commitAt(payload, `${pull}.base.sha`),
        },
        code: originOf(valueAt(payload, `${pull}.head.repo`), valueAt(payload, `${pull}.base.repo`)),
    };
}
/**
 * `own` only when both ends are provably one repository. `head.repo.fork` does not answer the question: it is also
 * true for a branch of a repository that is itself a fork. A deleted fork leaves null.
 */
function originOf(head, base) {
    const [headId, baseId] = [valueAt(head, 'id'), valueAt(base, 'id')];
    const [headName, baseName] = [valueAt(head, 'full_name'), valueAt(base, 'full_name')];
    const same = headId === undefined && baseId === undefined
        ? typeof headName === 'string' && headName === baseName
        : typeof headId === 'number' && headId === baseId;
    return same ? 'own' : 'fork';
}
/** No single pull request: a group can hold several, and its checks belong to the queue. Who queued it has read it. */
function readMergeGroup(payload) {
    return {
        name: 'merge_group',
        pullRequest: null,
        headSha: commitAt(payload, 'merge_group.head_sha'),
        base: { kind: 'commit', sha: commitAt(payload, 'merge_group.base_sha') },
        baseBranch: refAt(payload, 'merge_group.base_ref').replace(/^refs\/heads\//, ''),
        code: 'own',
    };
}
function readPush(payload) {
    const before = commitAt(payload, 'before');
    const headSha = commitAt(payload, 'after');
    const isNothing = (sha) => /^0+$/.test(sha);
    if (isNothing(headSha))
        throw new PayloadProblem('after is zero: the push deleted the ref');
    return {
        name: 'push',
        pullRequest: null,
        headSha,
        ref: refAt(payload, 'ref'),
        base: isNothing(before)
            ? { kind: 'none', why: 'the push created the ref, so there is no commit before it' }
            : { kind: 'commit', sha: before },
        code: 'own',
    };
}
/** Events that name no commit: the runner's environment does. */
function ofEnvironment(facts, why) {
    return {
        pullRequest: null,
        headSha: commitAt(facts, 'sha'),
        base: { kind: 'none', why },
        code: 'own',
    };
}
function readManual(facts, name, what) {
    return { name, ...ofEnvironment(facts, `${what} has no base of its own`), ref: refAt(facts, 'ref') };
}
function readRelease(payload, facts) {
    const tag = refAt(payload, 'release.tag_name');
    return { name: 'release', ...ofEnvironment(facts, 'a release has no base of its own'), tag };
}
function readWorkflowRun(payload) {
    const run = valueAt(payload, 'workflow_run');
    const headSha = commitAt(payload, 'workflow_run.head_sha');
    const headRepository = valueAt(run, 'head_repository');
    const startedBy = textAt(payload, 'workflow_run.event');
    const conclusion = valueAt(run, 'conclusion');
    // The list can name other pull requests of the branch, and those of other repositories in the fork network.
    const numbers = startedBy === 'pull_request'
        ? optionalListAt(payload, 'workflow_run.pull_requests')
            .filter((pull) => valueAt(pull, 'head.sha') === headSha &&
            originOf(valueAt(pull, 'base.repo'), valueAt(payload, 'repository')) === 'own')
            .map((pull) => numberAt(pull, 'number'))
        : [];
    const pullRequest = numbers.length === 1 ? (numbers[0] ?? null) : null;
    const canLookUp = startedBy === 'pull_request' && pullRequest === null && headRepository !== null;
    return {
        name: 'workflow_run',
        runId: numberAt(payload, 'workflow_run.id'),
        startedBy,
        conclusion: typeof conclusion === 'string' ? conclusion : null,
        headSha,
        pullRequest,
        lookup: canLookUp
            ? {
                headOwner: textAt(payload, 'workflow_run.head_repository.owner.login'),
                headBranch: refAt(payload, 'workflow_run.head_branch'),
                headRepositoryId: numberAt(payload, 'workflow_run.head_repository.id'),
                headSha,
            }
            : null,
        base: { kind: 'none', why: 'a run that follows another workflow has no base of its own' },
        code: originOf(headRepository, valueAt(payload, 'repository')),
    };
}
/** A comment on a pull request is the one other event that often checks out a stranger's code. */
function readOther(payload, facts, name) {
    const onPullRequest = name === 'issue_comment' && valueAt(payload, 'issue.pull_request') !== undefined;
    return {
        name: 'other',
        event: name.slice(0, 40),
        ...ofEnvironment(facts, `the event ${name.slice(0, 40)} has no base of its own`),
        pullRequest: onPullRequest ? numberAt(payload, 'issue.number') : null,
        code: onPullRequest ? 'unknown' : 'own',
    };
}

;// CONCATENATED MODULE: ./build/github/workflow-run.js
/** Reads what the runner says about this run: the environment and the event's file. */


/**
 * Never throws: what is missing is the problem's sentence, which names variables but no values.
 * Variables: https://docs.github.com/actions/reference/workflows-and-actions/variables
 */
function workflow_run_readWorkflowRun(env) {
    const inWorkflow = env['GITHUB_ACTIONS'] === 'true';
    const fail = (problem) => ({ ok: false, inWorkflow, problem });
    const [, owner, repo] = /^([\w.-]+)\/([\w.-]+)$/.exec(env['GITHUB_REPOSITORY'] ?? '') ?? [];
    if (owner === undefined || repo === undefined)
        return fail('GITHUB_REPOSITORY is not owner/name.');
    const runId = positive(env['GITHUB_RUN_ID']);
    if (runId === null)
        return fail('GITHUB_RUN_ID is not a number.');
    const path = env['GITHUB_EVENT_PATH'];
    const payload = path === undefined ? null : readJson(path);
    if (payload === null)
        return fail('The file that GITHUB_EVENT_PATH names is missing or is not JSON.');
    const result = readEvent(env['GITHUB_EVENT_NAME'] ?? '', payload.value, {
        sha: env['GITHUB_SHA'] ?? '',
        ref: env['GITHUB_REF'] ?? '',
    });
    if (!result.ok)
        return fail(result.problem);
    return {
        ok: true,
        run: {
            repository: { owner, repo },
            runId,
            runAttempt: positive(env['GITHUB_RUN_ATTEMPT']) ?? 1,
            workflow: env['GITHUB_WORKFLOW'] ?? '',
            job: env['GITHUB_JOB'] ?? '',
            apiUrl: env['GITHUB_API_URL'] || 'https://api.github.com',
            serverUrl: env['GITHUB_SERVER_URL'] || 'https://github.com',
            event: result.event,
        },
    };
}
/**
 * The key when there is no comment-key, which the runner fills with more: legs of a matrix share every variable of the
 * environment, so that here they have one comment.
 */
function defaultCommentKey(run) {
    return `${run.job} ${run.workflow}`;
}
/** The page of this run, for people. */
function runUrl({ serverUrl, repository, runId, runAttempt }) {
    return `${serverUrl}/${repository.owner}/${repository.repo}/actions/runs/${runId}/attempts/${runAttempt}`;
}
function positive(text) {
    return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
function readJson(path) {
    try {
        return { value: JSON.parse((0,external_node_fs_.readFileSync)(path, 'utf8')) };
    }
    catch {
        return null;
    }
}


/***/ })

};
