export const id = 360;
export const ids = [360];
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

/***/ 15360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/gate/ports.js
var ports = __webpack_require__(38450);
// EXTERNAL MODULE: ./build/github/workflow-run.js + 2 modules
var workflow_run = __webpack_require__(58841);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
// EXTERNAL MODULE: ./build/run/run.js + 27 modules
var run_run = __webpack_require__(7797);
// EXTERNAL MODULE: ./build/run/stop.js
var run_stop = __webpack_require__(38044);
// EXTERNAL MODULE: ./build/action/annotate.js
var annotate = __webpack_require__(95503);
;// CONCATENATED MODULE: ./build/action/build-log.js
/** The output of builds in the job log: one fold per build. */

const LONGEST_LINE = 8_192;
/** @param say prints a sentence of ours. */
function buildLog(say) {
    return {
        say,
        started: (title) => console.log(`::group::${(0,report_escape/* commandMessage */.b$)((0,report_escape/* plain */.pj)(title, 200))}`),
        // A build prints what it likes; none of it is a command to the runner.
        output: (line) => console.log((0,report_escape/* withoutCommands */.Df)((0,report_escape/* plain */.pj)(line, LONGEST_LINE))),
        ended: () => console.log('::endgroup::'),
    };
}

// EXTERNAL MODULE: ./build/core/event.js
var core_event = __webpack_require__(56954);
;// CONCATENATED MODULE: ./build/action/fork.js

/** Where the AWS SDK looks for credentials in a job, whatever put them there. */
const CREDENTIALS = [
    'AWS_ACCESS_KEY_ID',
    'AWS_WEB_IDENTITY_TOKEN_FILE',
    'AWS_PROFILE',
    'AWS_CONTAINER_CREDENTIALS_RELATIVE_URI',
    'AWS_CONTAINER_CREDENTIALS_FULL_URI',
];
/**
 * Why nothing of the checkout may be built or run here, or null when it may.
 * An event that cannot be read counts as a fork's where the answer matters.
 */
function refusalToRun(workflow, allowForkCode, env) {
    if (workflow.ok)
        return (0,core_event/* forkCodeRefusal */.Gw)(workflow.run.event, allowForkCode);
    const event = env['GITHUB_EVENT_NAME'] ?? '';
    return allowForkCode || !(0,core_event/* runsWithSecrets */.cn)(event)
        ? null
        : `${workflow.problem} So nobody can tell whose code ${event} would run with this repository's token and secrets; nothing was run.`;
}
/**
 * Whether this is a fork's pull request without credentials for AWS, so that nothing can be measured and nobody has done
 * anything wrong. A runner of one's own may have credentials that no variable shows.
 */
function forkWithoutCredentials(raw, workflow, env) {
    return ((raw['engine'] || 'aws') === 'aws' &&
        workflow.ok &&
        workflow.run.event.name === 'pull_request' &&
        workflow.run.event.code === 'fork' &&
        env['RUNNER_ENVIRONMENT'] !== 'self-hosted' &&
        CREDENTIALS.every((name) => !env[name]));
}
/**
 * The inputs of such a run, complete: where the step that logs in was skipped, nothing names a region. Nothing is asked
 * of the one that stands in.
 */
function withSomeRegion(raw, env) {
    const isNamed = raw['aws-region'] ||
        env['AWS_REGION'] ||
        env['AWS_DEFAULT_REGION'] ||
        raw['function-name']?.startsWith('arn:');
    return isNamed ? raw : { ...raw, 'aws-region': 'us-east-1' };
}
/** The notice that goes with it. */
const FORK_WAYS_OUT = 'GitHub gives pull requests from forks no credentials, so this one was not measured on AWS. Two ways to measure it: engine: local in the same job, which needs no account, or two workflows, of which the second only comments. Both are in docs/github-events.md.';

// EXTERNAL MODULE: ./build/action/inputs.js
var action_inputs = __webpack_require__(7126);
;// CONCATENATED MODULE: ./build/action/main.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
/** The main step of the action: read the inputs, measure, tell, and say the exit code. */











/** @returns the exit code of the step. */
async function main() {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const raw = (0,action_inputs/* actionInputs */.e)(process.env);
        const workflow = (0,workflow_run/* readWorkflowRun */.hO)(process.env);
        if (raw['report'])
            return await showReport(raw, workflow);
        const refusal = refusalToRun(workflow, raw['allow-fork-code'] === 'true', process.env);
        if (refusal !== null)
            return refuse([refusal]);
        const unmeasurable = forkWithoutCredentials(raw, workflow, process.env);
        const inputs = unmeasurable ? withSomeRegion(raw, process.env) : raw;
        const seed = (0,external_node_crypto_.randomBytes)(4).toString('hex');
        if (unmeasurable) {
            const inputsOnly = await (0,run_run/* prepareInputs */.n9)(inputs, seed);
            return inputsOnly.ok ? await tellUnmeasured(inputsOnly.run, workflow) : refuse(inputsOnly.problems);
        }
        const stop = __addDisposableResource(env_1, (0,run_stop/* stopSignal */.Z)(), false);
        const prepared = await (0,run_run/* prepareRun */.Z0)(inputs, seed, {
            listener: buildLog(say),
            signal: stop.signal,
            event: workflow.ok ? workflow.run.event : null,
        });
        if (!prepared.ok)
            return refuse(prepared.problems);
        const { run } = prepared;
        const context = { say, signal: stop.signal, configPath: raw['config'] || null };
        return await (run.config.dryRun
            ? showPlan(run, workflow, context)
            : measureAndTell(run, workflow, context));
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
/** `dry-run`: everything was checked that can be read; the plan is the result. */
async function showPlan(run, workflow, context) {
    const [{ planOf }, { renderPlan }, { openHistory }] = await Promise.all([
        __webpack_require__.e(/* import() */ 823).then(__webpack_require__.bind(__webpack_require__, 5823)),
        __webpack_require__.e(/* import() */ 36).then(__webpack_require__.bind(__webpack_require__, 54036)),
        Promise.all(/* import() */[__webpack_require__.e(663), __webpack_require__.e(816), __webpack_require__.e(44), __webpack_require__.e(382), __webpack_require__.e(688)]).then(__webpack_require__.bind(__webpack_require__, 48688)),
    ]);
    (0,annotate/* annotate */.f)(run.notes.map(asNotice));
    const history = await openHistory(run, workflow, context);
    console.log((0,report_escape/* withoutCommands */.Df)(renderPlan({ ...(await planOf(run)), power: history.powerOf(run) })));
    return 0;
}
async function measureAndTell(run, workflow, context) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const { tell, makeEngineFolder, ledgerPath, openReportFolder, RunComment, openHistory } = await tellers();
        const { signal } = context;
        const folderProblem = await openReportFolder(run.config.reportDir);
        if (folderProblem !== null)
            return refuse([folderProblem]);
        const comment = new RunComment(run.config.telling, workflow);
        const [history] = await Promise.all([openHistory(run, workflow, context), comment.measuring(signal)]);
        const folder = __addDisposableResource(env_2, makeEngineFolder(), true);
        let report;
        try {
            const measured = await (0,run_run/* measure */.xP)(run, {
                listener: { say },
                signal,
                engineFolder: folder.path,
                ledgerPath: ledgerPath(),
                repository: process.env['GITHUB_REPOSITORY'] || 'unknown',
            });
            report = history.shownIn(measured);
        }
        catch (error) {
            if (!(error instanceof ports/* LambdaFailure */.y))
                throw error;
            return refuse([error.message]);
        }
        await tell(report, {
            comment: signal.aborted ? null : comment,
            reportDir: run.config.reportDir,
            history: history.after(report),
            notes: run.notes.map(asNotice),
        });
        await history.keep(report);
        return report.verdict.exitCode;
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_2);
        if (result_1)
            await result_1;
    }
}
async function tellUnmeasured(run, workflow) {
    const [{ tell }, { RunComment }, { unmeasuredReport }, { openReportFolder }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(838), __webpack_require__.e(49), __webpack_require__.e(710), __webpack_require__.e(624)]).then(__webpack_require__.bind(__webpack_require__, 55624)),
        Promise.all(/* import() */[__webpack_require__.e(838), __webpack_require__.e(413), __webpack_require__.e(773)]).then(__webpack_require__.bind(__webpack_require__, 4552)),
        __webpack_require__.e(/* import() */ 867).then(__webpack_require__.bind(__webpack_require__, 20867)),
        Promise.all(/* import() */[__webpack_require__.e(49), __webpack_require__.e(710)]).then(__webpack_require__.bind(__webpack_require__, 91049)),
    ]);
    const folderProblem = await openReportFolder(run.config.reportDir);
    if (folderProblem !== null)
        return refuse([folderProblem]);
    const report = unmeasuredReport(run, new Date());
    await tell(report, {
        comment: new RunComment(run.config.telling, workflow),
        reportDir: run.config.reportDir,
        notice: FORK_WAYS_OUT,
        notes: [FORK_WAYS_OUT, ...run.notes].map(asNotice),
    });
    return report.verdict.exitCode;
}
async function showReport(raw, workflow) {
    const { show } = await Promise.all(/* import() */[__webpack_require__.e(710), __webpack_require__.e(264)]).then(__webpack_require__.bind(__webpack_require__, 60264));
    const shown = await show(raw, workflow);
    return shown.ok ? shown.exitCode : refuse(shown.problems);
}
/** What only a run that can start needs. In a function of its own because tsc leaves `.ts` in imports beside `using`. */
async function tellers() {
    const [tell, folder, ledger, comment, reports, history] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(838), __webpack_require__.e(49), __webpack_require__.e(710), __webpack_require__.e(624)]).then(__webpack_require__.bind(__webpack_require__, 55624)),
        Promise.all(/* import() */[__webpack_require__.e(838), __webpack_require__.e(222)]).then(__webpack_require__.bind(__webpack_require__, 34222)),
        Promise.all(/* import() */[__webpack_require__.e(838), __webpack_require__.e(162)]).then(__webpack_require__.bind(__webpack_require__, 49162)),
        Promise.all(/* import() */[__webpack_require__.e(838), __webpack_require__.e(413), __webpack_require__.e(773)]).then(__webpack_require__.bind(__webpack_require__, 4552)),
        Promise.all(/* import() */[__webpack_require__.e(49), __webpack_require__.e(710)]).then(__webpack_require__.bind(__webpack_require__, 91049)),
        Promise.all(/* import() */[__webpack_require__.e(663), __webpack_require__.e(816), __webpack_require__.e(44), __webpack_require__.e(382), __webpack_require__.e(688)]).then(__webpack_require__.bind(__webpack_require__, 48688)),
    ]);
    return { ...tell, ...folder, ...ledger, ...comment, ...reports, ...history };
}
/** A line of the log. It can name a package or a file, so it is not trusted to be no command to the runner. */
function say(sentence) {
    console.log((0,report_escape/* withoutCommands */.Df)((0,report_escape/* plain */.pj)(sentence, 2_000)));
}
function asNotice(message) {
    return { level: 'notice', title: 'Cold start gate', message };
}
/** Nothing was judged: every reason, once as annotation (and so in the log) and once in the job summary. */
function refuse(problems) {
    const title = 'Cold start gate cannot run';
    (0,annotate/* annotate */.f)([{ level: 'error', title, message: problems.join('\n') }]);
    appendSummary([`### ${title}`, '', ...problems.map((problem) => `- ${(0,report_escape/* inline */.mG)(problem, 1_000)}`), ''].join('\n'));
    return 2;
}
/** Written without @actions/core, which bad input must not wait for. A summary that cannot be written changes nothing. */
function appendSummary(markdown) {
    const path = process.env['GITHUB_STEP_SUMMARY'];
    if (!path)
        return;
    try {
        (0,external_node_fs_.appendFileSync)(path, `${markdown}\n`);
    }
    catch {
        // The annotation has said it.
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
