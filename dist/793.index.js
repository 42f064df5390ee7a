export const id = 793;
export const ids = [793,166,823];
export const modules = {

/***/ 84793:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cli: () => (/* binding */ cli)
});

// EXTERNAL MODULE: ./build/gate/ports.js
var ports = __webpack_require__(38450);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/report/json/json.js + 3 modules
var json_json = __webpack_require__(83710);
// EXTERNAL MODULE: ./build/report/plan.js
var plan = __webpack_require__(54036);
// EXTERNAL MODULE: ./build/report/text.js + 1 modules
var report_text = __webpack_require__(25989);
// EXTERNAL MODULE: ./build/report/view.js
var report_view = __webpack_require__(21974);
// EXTERNAL MODULE: ./build/run/plan.js
var run_plan = __webpack_require__(5823);
// EXTERNAL MODULE: ./build/run/reports.js
var reports = __webpack_require__(91049);
// EXTERNAL MODULE: ./build/run/run.js + 27 modules
var run_run = __webpack_require__(7797);
// EXTERNAL MODULE: ./build/run/stop.js
var run_stop = __webpack_require__(38044);
;// CONCATENATED MODULE: ./build/cli/build-log.js
const buildLog = {
    say: (sentence) => console.error(sentence),
    started: (title) => console.error(`\n${title}`),
    output: (line) => console.error(`  ${line}`),
    ended: () => console.error(''),
};

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/core/config/inputs.js
var config_inputs = __webpack_require__(47036);
;// CONCATENATED MODULE: ./build/cli/flags.js


/** What was written on the command line is not understood; the message says what is. Exit code 2. */
class UsageError extends Error {
    name = 'UsageError';
}
/** Reads the inputs of the action given as `--name value`, and `--json`. @throws {@link UsageError} */
function readFlags(args) {
    const options = Object.fromEntries(config_inputs/* INPUTS */.m.map(({ name }) => [name, { type: 'string' }]));
    const { json, ...inputs } = parse(args, { ...options, json: { type: 'boolean' } });
    const texts = Object.entries(inputs).filter((entry) => typeof entry[1] === 'string');
    return { inputs: Object.fromEntries(texts), json: json === true };
}
/** `parseArgs`, strict and without positionals, with its errors as the user's. @throws {@link UsageError} */
function parse(args, options) {
    return parseStrictly(args, options, false).values;
}
/** The same with exactly one positional: the file that the command works on. @throws {@link UsageError} */
function parseFile(args, options) {
    const { positionals, values } = parseStrictly(args, options, true);
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0)
        throw new UsageError('Give exactly one FILE; --help says more.');
    return { file, values };
}
function parseStrictly(args, options, allowPositionals) {
    try {
        const { positionals, values } = (0,external_node_util_.parseArgs)({ args: [...args], options, strict: true, allowPositionals });
        const last = Object.entries(values).map(([name, value]) => [
            name,
            Array.isArray(value) ? value.at(-1) : value,
        ]);
        return { positionals, values: Object.fromEntries(last) };
    }
    catch (error) {
        throw new UsageError(error instanceof Error ? error.message : 'the options cannot be read', {
            cause: error,
        });
    }
}
/** The inputs as a list for `--help`, by group. */
function inputHelp() {
    return config_inputs/* INPUTS */.m.map(({ name, default: value, description }) => {
        const flag = `--${name}`.padEnd(24);
        return `  ${flag}${description}${value === null ? '' : ` [${value}]`}`;
    }).join('\n');
}

;// CONCATENATED MODULE: ./build/cli/compare.js
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













const compare = {
    name: 'compare',
    summary: 'measure the cold starts of two builds and judge them',
    help: () => `Usage: cold-start-gate compare --head-package PATH --base-package PATH [options]
       cold-start-gate compare --build-command COMMAND --package-path PATH [--head-ref REF] --base-ref REF [options]

Deploys both builds as temporary functions, forces interleaved cold starts of both and compares them.
Exit code: 0 pass, 1 regression, 2 wrong use or a run that could not be done, 3 not measured (with --on-unmeasured fail),
130 interrupted (what was measured by then is judged and written all the same).

Options:
${inputHelp()}
  --json                  Print the report (with --dry-run true the plan) as JSON and nothing else.`,
    run: async (args) => {
        const { inputs, json } = readFlags(args);
        return (await compareBuilds(inputs, json)).exitCode;
    },
};
/** A sentence can name a package or a file; in a job the runner reads this log. */
function say(sentence) {
    console.error((0,report_escape/* withoutCommands */.Df)((0,report_escape/* plain */.pj)(sentence, 2_000)));
}
/** What shells expect of a program that was interrupted: 128 and the number of SIGINT. */
const INTERRUPTED = 130;
/** Prepares, measures, writes the reports and prints the result. */
async function compareBuilds(inputs, json) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const stop = __addDisposableResource(env_1, (0,run_stop/* stopSignal */.Z)(), false);
        const context = { listener: buildLog, signal: stop.signal, event: null };
        const prepared = await (0,run_run/* prepareRun */.Z0)(inputs, (0,external_node_crypto_.randomBytes)(4).toString('hex'), context);
        if (!prepared.ok) {
            const { verdict, exitCode } = refused(prepared.problems);
            return { verdict, exitCode: stop.signal.aborted ? INTERRUPTED : exitCode };
        }
        const { run } = prepared;
        for (const note of run.notes)
            say(`Note: ${note}`);
        if (run.config.dryRun) {
            const planned = await (0,run_plan.planOf)(run);
            console.log(json ? JSON.stringify(planned, null, 2) : (0,plan.renderPlan)(planned));
            return { exitCode: 0, verdict: null };
        }
        const folderProblem = await (0,reports.openReportFolder)(run.config.reportDir);
        if (folderProblem !== null)
            return refused([folderProblem]);
        const report = await measureUnlessStopped(run, stop.signal);
        if (report === null)
            return { exitCode: INTERRUPTED, verdict: null };
        const view = (0,report_view/* viewOf */.d)(report);
        const { paths, problem } = await (0,reports.writeReports)(view, run.config.reportDir);
        if (problem !== null)
            say(problem);
        console.log(json ? (0,json_json/* reportJson */.l4)(report) : (0,report_text/* renderText */.S)(view, paths?.get('json')));
        const { exitCode, verdict } = report.verdict;
        return { exitCode: stop.signal.aborted ? INTERRUPTED : exitCode, verdict };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
/** @returns null when the run was interrupted before there was anything to judge. */
async function measureUnlessStopped(run, signal) {
    try {
        return await (0,run_run/* measure */.xP)(run, { listener: { say }, signal });
    }
    catch (error) {
        if (!signal.aborted || !(error instanceof ports/* LambdaFailure */.y))
            throw error;
        say('Stopped before anything was measured.');
        return null;
    }
}
function refused(problems) {
    for (const problem of problems)
        say(problem);
    return { exitCode: 2, verdict: null };
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
;// CONCATENATED MODULE: ./build/cli/demo.js





const HEADS = ['regressed', 'unchanged', 'moved'];
const demo = {
    name: 'demo',
    summary: 'the main job on the example function: no AWS, no network, about a minute',
    help: () => `Usage: cold-start-gate demo [--head ${HEADS.join('|')}] [--seed TEXT]

Compares two builds of the function in examples/ on the embedded engine. The default head has two usual mistakes
in it and regresses; unchanged and moved pass. The demo itself exits with 0 when the verdict is the expected one.`,
    run: async (args) => {
        const { head = 'regressed', seed } = parse(args, { head: { type: 'string' }, seed: { type: 'string' } });
        const known = HEADS.find((name) => name === head);
        const examples = examplesFolder();
        if (known === undefined) {
            console.error(`--head: write ${HEADS.join(', ')}.`);
            return 2;
        }
        if (examples === null) {
            console.error('The demo needs the folder examples/ of the repository beside dist/.');
            return 2;
        }
        const { exitCode, verdict } = await compareBuilds({
            engine: 'local',
            'head-package': (0,external_node_path_.join)(examples, 'packages', known),
            'base-package': (0,external_node_path_.join)(examples, 'packages', 'base'),
            payload: (0,external_node_path_.join)(examples, 'event.json'),
            'memory-tiers': '256,1024',
            ...(typeof seed === 'string' ? { seed } : {}),
        }, false);
        const expected = known === 'regressed' ? 'regression' : 'pass';
        if (verdict === null || exitCode > 1)
            return exitCode;
        console.error(`\n${outcome(verdict, expected)}`);
        return verdict === expected || verdict === 'inconclusive' ? 0 : 1;
    },
};
function outcome(verdict, expected) {
    if (verdict === 'inconclusive')
        return 'This machine is too busy just now to tell: close other programs and run it again.';
    if (verdict !== expected)
        return `Not what the example was built to show: ${verdict} instead of ${expected}.`;
    return verdict === 'regression'
        ? 'As it should be: this build would fail the check (exit code 1).'
        : 'As it should be: this build passes the check.';
}
/** examples/ beside dist/ (bundled) or two folders up (from src/cli); null when dist/ was copied alone. */
function examplesFolder() {
    const here = (0,external_node_path_.dirname)((0,external_node_url_.fileURLToPath)(import.meta.url));
    const found = [(0,external_node_path_.join)(here, '..', 'examples'), (0,external_node_path_.join)(here, '..', '..', 'examples')].find((folder) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, 'packages', 'base')));
    return found === undefined ? null : (0,external_node_path_.relative)(process.cwd(), found) || '.';
}

// EXTERNAL MODULE: ./build/core/verdict/csv.js
var csv = __webpack_require__(30504);
// EXTERNAL MODULE: ./build/core/verdict/judge-report.js
var judge_report = __webpack_require__(14850);
// EXTERNAL MODULE: ./build/report/json/sentences.js
var sentences = __webpack_require__(29808);
// EXTERNAL MODULE: ./build/packages/regular-file.js
var regular_file = __webpack_require__(61175);
;// CONCATENATED MODULE: ./build/cli/files.js



/** Larger files are not samples; a report of 60 functions at 6 tiers has about 15 MB. */
const MOST_BYTES = 200_000_000;
/** Reads a file that the user named. @throws {@link UsageError} when it cannot be read or is far too large. */
async function readInput(path) {
    let file;
    try {
        file = await (0,regular_file/* readRegularFile */.X)(path, { mostBytes: MOST_BYTES });
    }
    catch (error) {
        throw new UsageError(`${JSON.stringify(path)} cannot be read: give the path of a report JSON or a CSV file.`, {
            cause: error,
        });
    }
    if (file.kind === 'no-file') {
        throw new UsageError(`${JSON.stringify(path)} is no regular file: give the path of a report JSON or a CSV file.`);
    }
    if (file.kind === 'too-large')
        throw new UsageError(`${JSON.stringify(path)} is larger than 200 MB; it is not read.`);
    return (0,regular_file/* textOf */.b)(file.bytes);
}
/** A report that anybody may have written. @throws {@link UsageError} naming the place that is wrong. */
function parseReport(path, text) {
    try {
        return (0,json_json/* readReportJson */.VY)(text);
    }
    catch (error) {
        throw new UsageError(`${JSON.stringify(path)} is not a report of this tool: ${error instanceof Error ? error.message : 'unreadable'}`, { cause: error });
    }
}
/** Whether the text is JSON rather than CSV: a report is one object. */
function looksLikeJson(text) {
    return text.trimStart().startsWith('{');
}

// EXTERNAL MODULE: ./build/core/config/config.js + 1 modules
var config = __webpack_require__(19653);
// EXTERNAL MODULE: ./build/core/statistics/errors.js
var errors = __webpack_require__(94809);
;// CONCATENATED MODULE: ./build/cli/rule-flags.js




/** The inputs that judging depends on, for samples that carry no rule of their own. */
const RULE_FLAGS = [
    'threshold',
    'threshold-ms',
    'budget-ms',
    'alpha',
    'decision',
    'samples',
    'on-regression',
    'on-inconclusive',
    'on-unmeasured',
];
const RULE_OPTIONS = Object.fromEntries(RULE_FLAGS.map((name) => [name, { type: 'string' }]));
/** The rule and policy of the flags, with the defaults of the inputs. @throws {@link UsageError} */
function readRule(flags) {
    const raw = Object.fromEntries(RULE_FLAGS.flatMap((name) => (flags[name] === undefined ? [] : [[name, String(flags[name])]])));
    // Packages are required of a run and not of a rule: these two are never looked at.
    const read = (0,config/* readConfig */.Xg)({ ...raw, engine: 'local', 'head-package': '-', 'base-package': '-' }, { parseYaml: () => undefined, freshSeed: 'rule', hostArchitecture: 'x86_64' });
    if (!read.ok)
        throw new UsageError(read.problems.join('\n'));
    return read.config;
}
/** Runs work on a file whose samples may be unfit to judge: that is the user's to mend, not a crash. */
function onSamples(file, work) {
    try {
        return work();
    }
    catch (error) {
        if (!(error instanceof csv/* CsvError */.J$ || error instanceof errors/* StatisticsError */.a))
            throw error;
        throw new UsageError(`${JSON.stringify(file)}: ${error.message}`, { cause: error });
    }
}

;// CONCATENATED MODULE: ./build/cli/judge.js







const judge = {
    name: 'judge',
    summary: 'judge saved samples again: a report JSON or a CSV file',
    help: () => `Usage: cold-start-gate judge FILE [--json] [rule options]

FILE is a report JSON (its own rule is used; the verdict is the same bit for bit) or CSV with the header
side,tier,block,ms (block may be missing; ms may be "failed").
Rule options, for CSV only: ${RULE_FLAGS.map((name) => `--${name}`).join(' ')}
--json prints every number of every comparison. Exit codes as for compare.`,
    run: async (args) => {
        const { file, values } = parseFile(args, { ...RULE_OPTIONS, json: { type: 'boolean' } });
        const { json, ...flags } = values;
        const text = await readInput(file);
        const judged = onSamples(file, () => looksLikeJson(text) ? judgeSaved(file, text, flags) : judgeCsv(text, flags));
        process.stdout.write(json === true ? `${JSON.stringify((0,sentences/* withSentences */.T)(judged), null, 2)}\n` : (0,report_text/* renderJudgement */.a)(judged));
        return judged.verdict.exitCode;
    },
};
function judgeSaved(file, text, flags) {
    const given = RULE_FLAGS.filter((name) => flags[name] !== undefined);
    if (given.length > 0) {
        throw new UsageError(`--${given.join(', --')}: a report is judged by the rule that it was measured with; save its samples as CSV (report FILE --format csv) to try another rule.`);
    }
    const report = parseReport(file, text);
    return { functions: report.functions, ...(0,judge_report/* judgeReport */.w)(report) };
}
function judgeCsv(text, flags) {
    const { rule, policy } = readRule(flags);
    return (0,csv/* judgeFile */.GP)((0,csv/* readSamples */.aM)(text), rule, policy);
}

// EXTERNAL MODULE: ./build/local/engine.js + 82 modules
var engine = __webpack_require__(54585);
;// CONCATENATED MODULE: ./build/cli/local.js
var local_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var local_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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



const local = {
    name: 'local',
    summary: 'the embedded Lambda-compatible server, for any AWS client',
    help: () => `Usage: cold-start-gate local [--port N] [--region NAME]

Serves Lambda's API on 127.0.0.1 until it is interrupted, and prints the variable that AWS clients read:
  AWS_ENDPOINT_URL_LAMBDA=http://127.0.0.1:PORT
Any credentials are accepted, but requests must be signed. Functions (nodejs*, provided*) run as processes of
this machine with your rights; everything is gone when the server ends.`,
    run: async (args) => {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const { port = '0', region = 'us-east-1' } = parse(args, {
                port: { type: 'string' },
                region: { type: 'string' },
            });
            if (!/^\d{1,5}$/.test(String(port)) || Number(port) > 65_535) {
                throw new UsageError(`--port: ${JSON.stringify(port)} is not a port; write a whole number from 0 (any) to 65535.`);
            }
            const stop = local_addDisposableResource(env_1, (0,run_stop/* stopSignal */.Z)(), false);
            const engine = local_addDisposableResource(env_1, await start(Number(port), String(region)), true);
            console.log(`AWS_ENDPOINT_URL_LAMBDA=${engine.endpoint}`);
            await new Promise((resolve) => {
                if (stop.signal.aborted)
                    resolve();
                else
                    stop.signal.addEventListener('abort', () => resolve(), { once: true });
            });
            return 0;
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            const result_1 = local_disposeResources(env_1);
            if (result_1)
                await result_1;
        }
    },
};
async function start(port, region) {
    try {
        return await (0,engine.startEngine)({ port, region });
    }
    catch (error) {
        if (!(error instanceof engine.EngineError))
            throw error;
        throw new UsageError(error.message, { cause: error });
    }
}

;// CONCATENATED MODULE: ./build/cli/plan.js
var plan_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var plan_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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







const plan_plan = {
    name: 'plan',
    summary: 'lanes, calls, minutes, storage, cost and rights of a run; writes nothing',
    help: () => `Usage: cold-start-gate plan [options of compare]

Checks everything that compare would check by reading, and prints what it would do. Nothing is created, changed or
invoked. Exit code: 0, or 2 when the run could not start.

Options:
${inputHelp()}
  --json                  Print the plan as JSON.`,
    run: async (args) => {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const { inputs, json } = readFlags(args);
            const stop = plan_addDisposableResource(env_1, (0,run_stop/* stopSignal */.Z)(), false);
            const context = { listener: buildLog, signal: stop.signal, event: null };
            const prepared = await (0,run_run/* prepareRun */.Z0)({ ...inputs, 'dry-run': 'true' }, (0,external_node_crypto_.randomBytes)(4).toString('hex'), context);
            if (!prepared.ok) {
                console.error(prepared.problems.join('\n'));
                return 2;
            }
            const planned = await (0,run_plan.planOf)(prepared.run);
            for (const note of prepared.run.notes)
                console.error(`Note: ${note}`);
            console.log(json ? JSON.stringify(planned, null, 2) : (0,plan.renderPlan)(planned));
            return 0;
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            plan_disposeResources(env_1);
        }
    },
};

// EXTERNAL MODULE: ./build/core/model.js
var model = __webpack_require__(71295);
// EXTERNAL MODULE: ./build/run/engine/open.js + 1 modules
var engine_open = __webpack_require__(41225);
// EXTERNAL MODULE: ./build/run/inputs.js
var inputs = __webpack_require__(37885);
;// CONCATENATED MODULE: ./build/run/policy.js



const POLICY_INPUTS = [
    'function-name',
    'config',
    'aws-region',
    'role',
    'environment',
    'forcing',
    'head-image',
    'base-image',
];
/** @param raw of {@link POLICY_INPUTS} only. */
async function runPolicy(raw, environment = process.env) {
    // Packages are required of a run and not of a policy: these are never looked at. A configuration file names its own.
    const unseen = raw['config'] ? [] : model/* SIDES */.BV.filter((side) => !raw[`${side}-image`]);
    const read = await (0,inputs/* readInputs */.K)({ ...raw, engine: 'aws', ...Object.fromEntries(unseen.map((side) => [`${side}-package`, '-'])) }, 'policy', 
    // What an event asks to be stated is asked of a run.
    { ...environment, GITHUB_EVENT_NAME: undefined });
    if (!read.ok)
        return { ok: false, problems: read.problems };
    const engine = (0,engine_open/* openEngine */.F)('aws', environment);
    const notes = new Set();
    for (const { config, origin } of read.functions) {
        const { place, problems } = await engine.open(config, null);
        if (place !== null)
            continue;
        notes.add((0,inputs/* located */.t)(origin, 'The template could not be read, so that the policy is wider than it has to be.'));
        for (const reason of problems)
            notes.add(reason);
    }
    return { ok: true, json: (await engine.policy()) ?? '', notes: [...notes] };
}

;// CONCATENATED MODULE: ./build/cli/policy.js



const OPTIONS = Object.fromEntries(POLICY_INPUTS.map((name) => [name, { type: 'string' }]));
const policy = {
    name: 'policy',
    summary: 'the IAM policy that a run needs',
    help: () => `Usage: cold-start-gate policy --function-name NAME [options]
       cold-start-gate policy --config FILE [options]

Prints the least IAM policy for the credentials that measure. Where the template can be read, it is narrowed to its
account, its role and what else it has (layers, keys, network). With a configuration file it is one policy for all of its
functions.

Options:
${config_inputs/* INPUTS */.m.filter(({ name }) => POLICY_INPUTS.some((own) => own === name))
        .map(({ name, description }) => `  ${`--${name}`.padEnd(24)}${description}`)
        .join('\n')}`,
    run: async (args) => {
        const flags = parse(args, OPTIONS);
        const answer = await runPolicy(Object.fromEntries(Object.entries(flags).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))));
        if (!answer.ok) {
            console.error(answer.problems.join('\n'));
            return 2;
        }
        for (const note of answer.notes)
            console.error(note);
        console.log(answer.json);
        return 0;
    },
};

// EXTERNAL MODULE: ./build/core/config/parsers.js
var parsers = __webpack_require__(31437);
// EXTERNAL MODULE: ./build/core/history.js
var core_history = __webpack_require__(13270);
// EXTERNAL MODULE: ./build/core/verdict/judge.js
var verdict_judge = __webpack_require__(78615);
// EXTERNAL MODULE: ./build/core/verdict/power-table.js
var power_table = __webpack_require__(93260);
// EXTERNAL MODULE: ./build/packages/history/read-history.js
var read_history = __webpack_require__(27526);
// EXTERNAL MODULE: ./build/report/power.js
var power = __webpack_require__(43230);
;// CONCATENATED MODULE: ./build/cli/power.js










const power_power = {
    name: 'power',
    summary: 'how many samples find which change, and what a run could have seen',
    help: () => `Usage: cold-start-gate power FILE [--json] [rule options]
       cold-start-gate power --cv PERCENT [--json] [rule options]

Takes the noise of measured samples (a report JSON or a CSV file), the usual noise of earlier runs (a history.json), or a
coefficient of variation in percent, and says with how many starts per side a change is found in four of five runs.
Rule options, for CSV, history and --cv: ${RULE_FLAGS.map((name) => `--${name}`).join(' ')}`,
    run: async (args) => {
        const cells = args.some((arg) => arg === '--cv' || arg.startsWith('--cv='))
            ? given(args)
            : await measured(args);
        process.stdout.write(cells.json ? `${JSON.stringify(cells.power, null, 2)}\n` : (0,power/* renderPower */.m)(cells.power));
        return 0;
    },
};
function given(args) {
    const { cv, json, ...flags } = parse(args, {
        ...RULE_OPTIONS,
        cv: { type: 'string' },
        json: { type: 'boolean' },
    });
    const percent = (0,parsers/* decimal */._)(0.1, 300, ' percent')(String(cv).replace(/%$/, ''));
    if (!percent.ok)
        throw new UsageError(`--cv: ${JSON.stringify(cv)} is not allowed; write ${percent.allowed}.`);
    const { rule } = readRule(flags);
    return { power: [(0,power_table/* powerFor */.vt)(percent.value / 100, rule.thresholdPercent, rule, 1)], json: json === true };
}
async function measured(args) {
    const { file, values } = parseFile(args, { ...RULE_OPTIONS, json: { type: 'boolean' } });
    const { json, ...flags } = values;
    const text = await readInput(file);
    const history = historyIn(file, text);
    const cells = onSamples(file, () => {
        if (history !== null)
            return ofHistory(history, flags);
        return looksLikeJson(text) ? ofReport(file, text) : ofCsv(text, flags);
    });
    if (cells.length === 0) {
        const why = history === null
            ? 'no tier has two starts that differ on both sides'
            : 'no run could tell how much times vary';
        throw new UsageError(`${JSON.stringify(file)}: ${why}, so there is no noise to go by.`);
    }
    return { power: cells, json: json === true };
}
function ofReport(file, text) {
    const report = parseReport(file, text);
    const cells = report.comparisons.map(({ cell }) => cell);
    return (0,power_table/* powerOfSamples */.kc)((0,verdict_judge/* judgeableCells */.p)({ ...report, cells }).map(({ samples, fn }) => ({ samples, rule: fn.rule })));
}
function ofCsv(text, flags) {
    const { rule } = readRule(flags);
    return (0,power_table/* powerOfSamples */.kc)((0,csv/* readSamples */.aM)(text).cells.map((samples) => ({ samples, rule })));
}
/** A history is known by its runs, which a report has not. @returns null for another kind of file. @throws UsageError for a history that is not of the documented form. */
function historyIn(file, text) {
    if (!looksLikeJson(text) || text.length > read_history/* HISTORY_LIMIT_BYTES */.J || !hasRuns(text))
        return null;
    const history = (0,read_history/* readHistory */.L)(Buffer.from(text));
    if (history === null) {
        throw new UsageError(`${JSON.stringify(file)} is not a history of this tool: take the history.json that the action wrote beside its report.`);
    }
    return history;
}
function hasRuns(text) {
    try {
        return Object.hasOwn(JSON.parse(text), 'runs');
    }
    catch {
        return false;
    }
}
function ofHistory(history, flags) {
    const { rule } = readRule(flags);
    return (0,power_table/* powerOfHistory */.NU)(history, (0,core_history/* rowsOf */.RO)(history).map((row) => ({ ...row, rule })));
}

// EXTERNAL MODULE: ./build/report/exporters.js + 1 modules
var exporters = __webpack_require__(51854);
;// CONCATENATED MODULE: ./build/cli/report.js




const FORMATS = exporters/* EXPORTERS */.h.map(({ format }) => format);
const report = {
    name: 'report',
    summary: 'show a saved report in another form',
    help: () => `Usage: cold-start-gate report FILE [--format ${FORMATS.join('|')}]

Renders a report JSON as text (default), Markdown, JSON or CSV. Nothing is measured and nothing is judged again.`,
    run: async (args) => {
        const { file, values } = parseFile(args, { format: { type: 'string' } });
        const { format = exporters/* EXPORTERS */.h[0].format } = values;
        const exporter = exporters/* EXPORTERS */.h.find((each) => each.format === format);
        if (exporter === undefined)
            throw new UsageError(`--format: write ${FORMATS.join(', ')}.`);
        process.stdout.write(exporter.render((0,report_view/* viewOf */.d)(parseReport(file, await readInput(file)))));
        return 0;
    },
};

// EXTERNAL MODULE: ./build/run/leftovers.js
var run_leftovers = __webpack_require__(52166);
;// CONCATENATED MODULE: ./build/cli/sweep.js


const sweep = {
    name: 'sweep',
    summary: 'list or delete what runs on AWS left behind',
    help: () => `Usage: cold-start-gate sweep [--delete] [--aws-region NAME] [--json]

Lists temporary functions whose run is over, and log groups of temporary functions that are gone. Only what has the
name and the tags of this tool, and has expired, is ever named or deleted; runs in progress are spared.
Exit code: 0, or 2 when something could not be listed or deleted.

Options:
  --delete                Delete what is listed.
  --aws-region NAME       Where to look. [AWS_REGION, AWS_DEFAULT_REGION]
  --json                  Print the result as JSON.`,
    run: async (args) => {
        const flags = parse(args, {
            delete: { type: 'boolean' },
            'aws-region': { type: 'string' },
            json: { type: 'boolean' },
        });
        const given = flags['aws-region'] ?? process.env['AWS_REGION'] ?? process.env['AWS_DEFAULT_REGION'];
        if (typeof given !== 'string' || !/^[a-z]{2}(-[a-z]+)+-\d$/.test(given)) {
            throw new UsageError('--aws-region: give a region such as eu-west-1, or set AWS_REGION.');
        }
        const remove = flags['delete'] === true;
        const { leftovers, spared, left } = await (0,run_leftovers/* sweepLeftovers */.Z)(given, process.env, remove);
        if (flags['json'] === true) {
            console.log(JSON.stringify({ region: given, deleted: remove, leftovers, spared, left }, null, 2));
        }
        else {
            for (const leftover of leftovers)
                console.log(describe(leftover));
            const what = leftovers.length === 0 ? 'Nothing is left' : `${leftovers.length} leftovers`;
            const done = leftovers.length === 0 ? '' : remove ? ', deleted' : '; --delete deletes them';
            console.log(`${what} in ${given}${done}. ${spared} functions of runs in progress were spared.`);
            for (const sentence of left)
                console.error(sentence);
        }
        return left.length === 0 ? 0 : 2;
    },
};
function describe(leftover) {
    return leftover.kind === 'function'
        ? `function   ${leftover.name}  of ${leftover.owner.repository}, expired ${leftover.owner.expiresAt.toISOString()}`
        : `log group  /aws/lambda/${leftover.name}`;
}

;// CONCATENATED MODULE: ./build/cli/cli.js
/** The command line: one file per command, this table in front of them. */












const COMMANDS = [demo, compare, plan_plan, judge, report, power_power, policy, sweep, local];
async function cli(args) {
    const [name = 'help', ...rest] = args;
    const command = COMMANDS.find((candidate) => candidate.name === name);
    if (command === undefined)
        return usage(name);
    if (rest.includes('--help') || rest.includes('-h')) {
        console.log(command.help());
        return 0;
    }
    for (const stream of [process.stdout, process.stderr])
        stream.on('error', stopUnheard);
    try {
        return await command.run(rest);
    }
    catch (error) {
        if (!(error instanceof UsageError || error instanceof ports/* LambdaFailure */.y))
            throw error;
        console.error((0,report_escape/* withoutCommands */.Df)(error.message));
        return 2;
    }
}
/** What shells make of a program whose reader is gone: 128 and the number of SIGPIPE. */
const UNHEARD = 141;
let unheard = false;
/** Nobody reads on (`| head`): a run stops and cleans up as if it was interrupted; everything else just ends. */
function stopUnheard() {
    // Whatever is still written while cleaning up fails too.
    if (unheard)
        return;
    unheard = true;
    if (!process.emit('SIGINT', 'SIGINT'))
        process.exit(UNHEARD);
}
function usage(name) {
    const list = COMMANDS.map((command) => `  ${command.name.padEnd(9)}${command.summary}`).join('\n');
    const text = `Usage: cold-start-gate COMMAND [options]\n\n${list}\n\ncold-start-gate COMMAND --help says more.`;
    if (['help', '--help', '-h'].includes(name)) {
        console.log(text);
        return 0;
    }
    console.error(`There is no command ${JSON.stringify(name)}.\n\n${text}`);
    return 2;
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


/***/ }),

/***/ 93260:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NU: () => (/* binding */ powerOfHistory),
/* harmony export */   kc: () => (/* binding */ powerOfSamples),
/* harmony export */   vt: () => (/* binding */ powerFor)
/* harmony export */ });
/* unused harmony export CHANGES_PERCENT */
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13270);
/* harmony import */ var _statistics_samples_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29803);
/* harmony import */ var _describe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79939);
/* harmony import */ var _looks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37694);
/* harmony import */ var _power_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97389);
/* harmony import */ var _samples_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34575);
/** How many starts find which change, for the noise of each cell of a file, or for a given noise. */






/** Changes that the table has a row for, in percent. */
const CHANGES_PERCENT = [12, 15, 20, 25, 30, 50];
/** @param noise above 0. @param allowedPercent what the rule allows, in percent of base. */
function powerFor(noise, allowedPercent, rule, cells, cell = null, samples = rule.maxSamples) {
    const input = {
        sdOfLogs: noise,
        allowedRatio: 1 + allowedPercent / 100,
        alpha: rule.alpha / cells,
        blockSize: rule.blockSize,
        decision: rule.decision,
    };
    return {
        cell,
        noise,
        allowedPercent,
        needed: CHANGES_PERCENT.map((changePercent) => ({
            changePercent,
            samples: (0,_power_js__WEBPACK_IMPORTED_MODULE_4__/* .samplesToFind */ .K$)(input, 1 + changePercent / 100),
        })),
        samples,
        visiblePercent: ((0,_power_js__WEBPACK_IMPORTED_MODULE_4__/* .detectableRatio */ .jf)(input, samples) - 1) * 100,
    };
}
/** The same for every cell of measured samples; a cell with too few starts, or no noise at all, is left out. */
function powerOfSamples(cells) {
    return cells.flatMap(({ samples, rule }) => {
        const blocks = samples.blocks.filter(({ base, head }) => base.length > 0 && head.length > 0);
        const noise = (0,_power_js__WEBPACK_IMPORTED_MODULE_4__/* .noiseOf */ .YN)((0,_looks_js__WEBPACK_IMPORTED_MODULE_3__/* .comparableBlocks */ .BF)(blocks));
        const base = (0,_samples_js__WEBPACK_IMPORTED_MODULE_5__/* .timesOf */ .Qv)((0,_samples_js__WEBPACK_IMPORTED_MODULE_5__/* .sideStarts */ .Zd)(blocks, 'base'));
        if (noise === null || noise === 0 || base.length === 0)
            return [];
        const { allowedPercent } = (0,_describe_js__WEBPACK_IMPORTED_MODULE_2__/* .allowanceAt */ .E3)((0,_statistics_samples_js__WEBPACK_IMPORTED_MODULE_1__/* .median */ .JZ)(base) / 1_000, rule);
        return allowedPercent === null
            ? []
            : [powerFor(noise, allowedPercent, rule, cells.length, samples.cell, base.length)];
    });
}
/**
 * The same for rows of runs to come, by the usual noise of earlier runs and the allowance at their latest median; with the
 * samples that the rule plans. Rows that earlier runs cannot tell of are left out.
 * @param rows all rows of the run: they share the error rate.
 */
function powerOfHistory(history, rows) {
    return rows.flatMap(({ cell, metric, rule }) => {
        const noise = (0,_history_js__WEBPACK_IMPORTED_MODULE_0__/* .usualNoise */ .py)(history, { cell, metric });
        const { allowedPercent } = (0,_describe_js__WEBPACK_IMPORTED_MODULE_2__/* .allowanceAt */ .E3)((0,_history_js__WEBPACK_IMPORTED_MODULE_0__/* .latestMedianMs */ .AZ)(history, { cell, metric }), rule);
        return noise === null || allowedPercent === null
            ? []
            : [{ ...powerFor(noise, allowedPercent, rule, rows.length, cell), metric }];
    });
}


/***/ }),

/***/ 27526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ HISTORY_LIMIT_BYTES),
/* harmony export */   L: () => (/* binding */ readHistory)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38816);
/* harmony import */ var _core_history_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13270);
/* harmony import */ var _core_model_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71295);
/* harmony import */ var _core_quotas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50449);




/** A hundred runs with two hundred rows each are smaller, whatever their names. */
const HISTORY_LIMIT_BYTES = 16_000_000;
/** Longest a cold start can take: init and timeout of a function, in milliseconds. */
const MOST_MS = 1_000_000;
const CELL = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    functionLabel: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1).max(200),
    architecture: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['x86_64', 'arm64']),
    tierMb: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(_core_quotas_js__WEBPACK_IMPORTED_MODULE_1__/* .MEMORY_MB */ .KU.least).max(_core_quotas_js__WEBPACK_IMPORTED_MODULE_1__/* .MEMORY_MB */ .KU.most),
    metric: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_core_model_js__WEBPACK_IMPORTED_MODULE_3__/* .METRICS */ .Cb),
    medianMs: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().positive().max(MOST_MS),
    sdOfLogs: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().min(0).max(100).nullable(),
    starts: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(1).max(100_000),
});
const HISTORY = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    schema: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(1),
    runs: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        commit: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/),
        // What a report takes for a time, because a trend shows it.
        at: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?Z$/),
        cells: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(CELL).min(1).max(_core_history_js__WEBPACK_IMPORTED_MODULE_0__/* .HISTORY_CELLS */ .DV),
    }))
        .max(_core_history_js__WEBPACK_IMPORTED_MODULE_0__/* .HISTORY_RUNS */ .eZ),
});
/** Reads a history that anybody may have written. @returns null when it is not exactly of the documented form. */
function readHistory(bytes) {
    if (bytes.length > HISTORY_LIMIT_BYTES)
        return null;
    try {
        return HISTORY.parse(JSON.parse(Buffer.from(bytes).toString('utf8')));
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 54036:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderPlan: () => (/* binding */ renderPlan)
/* harmony export */ });
/* harmony import */ var _core_cost_prices_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12706);
/* harmony import */ var _core_units_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25673);
/* harmony import */ var _power_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43230);



/** The plan as lines: numbers first, what they mean beside them. */
function renderPlan(plan) {
    const { where, functions, tiersMb, architectures, estimate, policy, power = [] } = plan;
    const calls = Object.entries(estimate.calls)
        .map(([operation, count]) => `${operation} ${count}`)
        .join(', ');
    const lines = [
        ['Where', where],
        [
            'Functions',
            `${functions.measured} to measure, ${functions.skipped} skipped because nothing of them changed`,
        ],
        ['Lanes', `${estimate.lanes} (${tiersMb.join(', ')} MB; ${architectures.join(', ')})`],
        ['Temporary functions', String(estimate.functions)],
        ['Cold starts', `at most ${estimate.starts}, burn-in included`],
        [
            'Calls',
            policy === null ? calls : `${calls}; ${estimate.controlCalls} count against the account's quota`,
        ],
        [
            'Time',
            `about ${(0,_core_units_js__WEBPACK_IMPORTED_MODULE_2__/* .duration */ .p0)(estimate.minutes * 60)} without early stopping, bound by ${BOUNDS[estimate.longestBy]}`,
        ],
        ['Code storage', `${(0,_core_units_js__WEBPACK_IMPORTED_MODULE_2__/* .bytes */ .ee)(estimate.storageBytes)} while it runs`],
        [
            'Cost',
            policy === null
                ? 'none'
                : `about ${(0,_core_units_js__WEBPACK_IMPORTED_MODULE_2__/* .dollars */ .E9)(estimate.dollars)} at a second per start, at most ${(0,_core_units_js__WEBPACK_IMPORTED_MODULE_2__/* .dollars */ .E9)(estimate.mostDollars)} (list prices of ${_core_cost_prices_js__WEBPACK_IMPORTED_MODULE_0__/* .PRICES_REGION */ .UJ}, ${_core_cost_prices_js__WEBPACK_IMPORTED_MODULE_0__/* .PRICES_AS_OF */ .Gw})`,
        ],
    ].map(([name = '', text = '']) => `${`${name}:`.padEnd(21)}${text}`);
    return [
        'Plan (nothing was created, changed or invoked)',
        ...(plan.identical
            ? ['Base and head are the same package and configuration: the run passes at once. Else it would be:']
            : []),
        ...lines,
        ...(power.length === 0 ? [] : ['', 'By the usual noise of earlier runs:', (0,_power_js__WEBPACK_IMPORTED_MODULE_1__/* .renderPower */ .m)(power).trimEnd()]),
        ...(policy === null ? [] : ['', 'IAM policy that the run needs:', policy]),
    ]
        .join('\n')
        .replaceAll(_core_units_js__WEBPACK_IMPORTED_MODULE_2__/* .NBSP */ .MK, ' ');
}
const BOUNDS = {
    'control-plane-calls': 'control-plane calls',
    'update-lock': 'one change at a time per function',
    concurrency: 'concurrency',
};


/***/ }),

/***/ 43230:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ renderPower)
/* harmony export */ });
/* harmony import */ var _core_units_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25673);
/* harmony import */ var _columns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39708);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9924);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44702);
/** The table of `power` as text. */




/** Plain text, one line per row; function, architecture and metric are named where they differ. */
function renderPower(cells) {
    const changes = cells[0]?.needed.map(({ changePercent }) => `${(0,_core_units_js__WEBPACK_IMPORTED_MODULE_2__/* .roughPercent */ .Ho)(changePercent)}`) ?? [];
    const place = places(cells);
    const rows = cells.map((cell) => [
        place(cell),
        (0,_core_units_js__WEBPACK_IMPORTED_MODULE_2__/* .level */ .Rc)(cell.noise),
        (0,_core_units_js__WEBPACK_IMPORTED_MODULE_2__/* .roughPercent */ .Ho)(cell.allowedPercent),
        ...cell.needed.map(({ samples }) => (samples === null ? 'allowed' : (0,_core_units_js__WEBPACK_IMPORTED_MODULE_2__/* .exact */ .e0)(samples))),
        `${(0,_core_units_js__WEBPACK_IMPORTED_MODULE_2__/* .roughPercent */ .Ho)(cell.visiblePercent)} with ${(0,_core_units_js__WEBPACK_IMPORTED_MODULE_2__/* .exact */ .e0)(cell.samples)}`,
    ]);
    const text = [
        'Starts per side with which a change is found in four of five runs:',
        '',
        ...(0,_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .aligned */ .b)([['Memory', 'Noise', 'Allowed', ...changes, 'Smallest change seen'], ...rows], '  '),
    ].join('\n');
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutCommands */ .Df)(`${text}\n`.replaceAll('\u00a0', ' '));
}
function places(rows) {
    const names = (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .naming */ .b7)({ comparisons: rows.flatMap(({ cell }) => (cell === null ? [] : [{ cell }])) });
    const metricsDiffer = new Set(rows.map(({ metric }) => metric)).size > 1;
    return ({ cell, metric }) => {
        if (cell === null)
            return 'given';
        const name = (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .cellName */ .I4)(cell, names, (label) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj)(label, 40));
        return metricsDiffer && metric !== undefined ? `${name}, ${_words_js__WEBPACK_IMPORTED_MODULE_1__/* .METRIC_WORDS */ .dt[metric].toLowerCase()}` : name;
    };
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


/***/ }),

/***/ 52166:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ sweepLeftovers),
/* harmony export */   cleanUpAfter: () => (/* binding */ cleanUpAfter)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _gate_ports_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38450);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29568);
/* harmony import */ var _engine_aws_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32898);
/** What a run may leave on AWS: deleted by its ledger right after it, or found by name, tags and age later. */




/** Deletes need a while where a function is still being made, and no longer. */
const WAIT_MINUTES = 2;
/**
 * Deletes what the ledger of a run says may still be there. The ledger goes too when nothing is left.
 * @throws LambdaFailure without credentials, or with a ledger of another endpoint.
 */
async function cleanUpAfter(ledgerPath, environment) {
    const { readLedger, connectionTo, customEndpoint, cleanUp, awsTimings } = await (0,_engine_aws_js__WEBPACK_IMPORTED_MODULE_2__/* .loadAdapter */ .i)();
    const ledger = readLedger(ledgerPath);
    if (ledger === null || ledger.entries.length === 0)
        return { deleted: [], left: [] };
    if (ledger.endpoint !== customEndpoint(environment)) {
        const names = ledger.entries.map(({ name }) => name).join(', ');
        throw new _gate_ports_js__WEBPACK_IMPORTED_MODULE_3__/* .LambdaFailure */ .y(`the run measured at ${ledger.endpoint ?? 'AWS'}, and the environment now says ${customEndpoint(environment) ?? 'AWS'}: nothing was deleted. Look for ${names} in ${ledger.region}.`);
    }
    const connection = await connectionTo(ledger.region, environment);
    const result = await cleanUp(ledgerPath, ledger, connection, awsTimings(WAIT_MINUTES));
    if (result.left.length === 0)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(ledgerPath, { force: true });
    return result;
}
/**
 * Leftovers of earlier runs in a region: lists them, or deletes them.
 * @throws LambdaFailure without credentials, or when functions or log groups cannot be listed.
 */
async function sweepLeftovers(region, environment, remove) {
    const { connectionTo, sweep, awsTimings } = await (0,_engine_aws_js__WEBPACK_IMPORTED_MODULE_2__/* .loadAdapter */ .i)();
    const connection = await connectionTo(region, environment);
    return await sweep(connection, awsTimings(WAIT_MINUTES), { now: _clock_js__WEBPACK_IMPORTED_MODULE_1__/* .SYSTEM_CLOCK */ .V.now(), remove });
}


/***/ }),

/***/ 5823:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   planOf: () => (/* binding */ planOf)
/* harmony export */ });
/* harmony import */ var _core_cost_estimate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36862);
/* harmony import */ var _estimate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85206);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95979);
/** What a prepared run would do, before it does anything. */



/** The plan of a run; with `engine: aws` with the policy that it needs. */
async function planOf(run) {
    const { functions } = run;
    const planned = (0,_model_js__WEBPACK_IMPORTED_MODULE_2__/* .measuredOf */ .E)(run);
    const skipped = functions.filter((fn) => fn.identical).length;
    const places = planned.map(({ place }) => place);
    return {
        where: [...new Set(places.map(({ where }) => where))].join('; '),
        functions: { measured: functions.length - skipped, skipped },
        tiersMb: [...new Set(places.flatMap(({ tiersMb }) => tiersMb))].toSorted((a, b) => a - b),
        architectures: [...new Set(places.flatMap(({ architectures }) => architectures))].toSorted(),
        identical: skipped === functions.length,
        estimate: (0,_core_cost_estimate_js__WEBPACK_IMPORTED_MODULE_0__/* .sumEstimates */ .PQ)(planned.map(estimateOfFunction)),
        policy: await run.engine.policy(),
    };
}
function estimateOfFunction({ config, place, code: { head, base } }) {
    return (0,_estimate_js__WEBPACK_IMPORTED_MODULE_1__/* .estimateOf */ .q)(config, place, {
        head: head.kind === 'package' ? head.sizeBytes : 0,
        base: base?.kind === 'package' ? base.sizeBytes : 0,
    });
}


/***/ })

};
