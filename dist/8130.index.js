export const id = 8130;
export const ids = [8130];
export const modules = {

/***/ 29568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ SYSTEM_CLOCK)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

/** This machine's clock. */
const SYSTEM_CLOCK = {
    now: () => new Date(),
    monotonicMs: () => performance.now(),
    sleep: (ms, signal) => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms, undefined, { signal }).catch(() => undefined),
};


/***/ }),

/***/ 8130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  measure: () => (/* binding */ measure)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/core/start/runtime-versions.js
/** Null when every runtime version that was seen is the same one on both sides, or a side's is not known. */
function runtimeVersionsDiffer(sightings) {
    const base = versionsOf(sightings, 'base');
    const head = versionsOf(sightings, 'head');
    if (base.length === 0 || head.length === 0)
        return null;
    if (new Set([...base, ...head]).size === 1)
        return null;
    return {
        code: 'runtime-versions-differ',
        message: `Base ran on runtime version ${base.join(', ')} and head on ${head.join(', ')}: a difference may come from the runtime. Run again once AWS has finished its rollout, or pin the version with the function's runtime management settings.`,
        cell: null,
    };
}
/** Runtime version ARNs end in a hash and have no account id; its first characters tell them apart. */
function versionsOf(sightings, side) {
    const arns = sightings.filter((sighting) => sighting.side === side).map((s) => s.runtimeVersionArn);
    const hashes = arns.filter((arn) => arn !== null).map((arn) => arn.slice(arn.lastIndexOf(':') + 1));
    return [...new Set(hashes)].sort().map((hash) => hash.slice(0, 12));
}

// EXTERNAL MODULE: ./build/gate/gate.js + 14 modules
var gate = __webpack_require__(93345);
// EXTERNAL MODULE: ./build/gate/ports.js
var ports = __webpack_require__(38450);
// EXTERNAL MODULE: ./build/run/clock.js
var clock = __webpack_require__(29568);
// EXTERNAL MODULE: ./build/run/deployments.js
var run_deployments = __webpack_require__(3674);
// EXTERNAL MODULE: ./build/core/verdict/judge-run.js
var judge_run = __webpack_require__(93023);
// EXTERNAL MODULE: ./build/gate/functions.js
var gate_functions = __webpack_require__(19363);
// EXTERNAL MODULE: ./build/run/request.js
var run_request = __webpack_require__(93311);
;// CONCATENATED MODULE: ./build/run/identical.js




/** The report of a run in which no function changed its code or its settings: nothing was measured, and nothing needs to be. */
function identicalReport(run, clock) {
    const request = (0,run_request/* gateRequest */.tV)(run, '');
    const functions = new gate_functions/* MeasuredFunctions */.O(request.functions);
    const { rule, sides } = functions.first;
    return {
        schema: 1,
        tool: { name: 'cold-start-gate', version: request.toolVersion },
        startedAt: clock.now().toISOString(),
        durationSeconds: 0,
        environment: request.environment,
        plan: (0,gate/* planReport */.s)(functions, request),
        rule,
        policy: request.policy,
        sides,
        ...(0,run_request/* functionReports */.k3)(run),
        starts: [],
        counts: [],
        comparisons: [],
        verdict: (0,judge_run/* judgeRun */.Z)([], request.policy, 'identical'),
        warnings: [],
    };
}

;// CONCATENATED MODULE: ./build/run/route.js
/** @param lambdas by the label of the function. */
function routed(lambdas) {
    const of = ({ cell }) => {
        const lambda = lambdas.get(cell.functionLabel);
        if (lambda === undefined)
            throw new Error('a temporary function of a function that is not measured');
        return lambda;
    };
    return {
        create: (fn, signal) => of(fn).create(fn, signal),
        ready: (fn, signal) => of(fn).ready(fn, signal),
        publishFresh: (fn, nonce, signal) => of(fn).publishFresh(fn, nonce, signal),
        invoke: (fn, version, signal) => of(fn).invoke(fn, version, signal),
        findReport: (fn, requestId, sentAt, signal) => of(fn).findReport(fn, requestId, sentAt, signal),
        remove: (fn) => of(fn).remove(fn),
    };
}

;// CONCATENATED MODULE: ./build/run/measure.js
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
/** Wires one run: engine or AWS, the Lambda client and the use case. Whatever is started here is gone when it returns. */












/**
 * Measures and judges a prepared run; functions whose sides are identical are skipped.
 * @throws LambdaFailure when it cannot be measured at all.
 */
async function measure(run, surroundings) {
    if (run.functions.every(({ identical }) => identical))
        return identicalReport(run, clock/* SYSTEM_CLOCK */.V);
    const { aws } = run.place;
    return await (aws === null ? measureHere(run, surroundings) : measureOnAws(run, aws, surroundings));
}
async function measureHere(run, surroundings) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { startEngine, connectLambda, LOCAL_PACE, NO_LEDGER } = await localParts();
        const credentials = {
            accessKeyId: `LOCAL${(0,external_node_crypto_.randomBytes)(8).toString('hex').toUpperCase()}`,
            secretAccessKey: (0,external_node_crypto_.randomBytes)(24).toString('base64url'),
        };
        const { engineFolder } = surroundings;
        const runToken = newToken();
        const engine = __addDisposableResource(env_1, await startEngine({
            region: run_request/* LOCAL_REGION */.jD,
            credentials,
            ...(engineFolder === undefined ? {} : { parentFolder: engineFolder }),
        }), true);
        const connection = { endpoint: engine.endpoint, region: engine.region, credentials };
        const atEnd = __addDisposableResource(env_1, new DisposableStack(), false);
        const lambdas = (0,run_request/* measuredOf */.ED)(run).map((fn) => {
            const lambda = connectLambda(connection, (0,run_deployments/* deploymentsOf */.o)(fn), {
                ...optionsOf(fn, surroundings, runToken),
                pace: LOCAL_PACE,
                // The engine and everything on it ends with this process.
                ledger: NO_LEDGER,
            });
            return [fn.place.functionLabel, atEnd.use(lambda)];
        });
        const report = await measure_gate(run, routed(new Map(lambdas)), surroundings, runToken);
        return { ...report, ...(0,run_request/* functionReports */.k3)(run) };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
async function measureOnAws(run, aws, surroundings) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const { awsPace, callLimiter, openLedger, sweep } = await awsParts();
        const { connection, template, endpoint } = aws;
        const runToken = newToken();
        const pace = awsPace(run.config.aws?.waitMinutes ?? 10);
        await sweepBefore(() => sweep(connection, pace, { now: clock/* SYSTEM_CLOCK */.V.now(), remove: true }), surroundings);
        const atEnd = __addDisposableResource(env_2, new DisposableStack(), false);
        const ledgerPath = surroundings.ledgerPath ?? (0,external_node_path_.join)((0,external_node_os_.tmpdir)(), `cold-start-gate-${runToken}.jsonl`);
        // Nobody else knows of this one: a run that got to its end has said what it could not delete.
        if (surroundings.ledgerPath === undefined)
            atEnd.defer(() => (0,external_node_fs_.rmSync)(ledgerPath, { force: true }));
        const ledger = openLedger(ledgerPath, { run: runToken, region: template.region, endpoint });
        const limiter = callLimiter(pace);
        const connected = new Map();
        for (const fn of (0,run_request/* measuredOf */.ED)(run)) {
            const options = { ...optionsOf(fn, surroundings, runToken), pace, ledger, limiter };
            connected.set(fn.place.functionLabel, await connectOnAws(fn, connection, options, atEnd));
        }
        const lambdas = new Map([...connected].map(([label, { pinned }]) => [label, pinned.lambda]));
        const report = await measure_gate(run, routed(lambdas), surroundings, runToken);
        const seen = (label, sides) => asSeen(sides, connected.get(label));
        const sides = seen(run.place.functionLabel, report.sides);
        const functions = (0,run_request/* functionReports */.k3)(run).functions?.map((fn) => ({ ...fn, sides: seen(fn.label, fn.sides) }));
        const compared = functions?.map((fn) => fn.sides) ?? [sides];
        return {
            ...report,
            sides,
            ...(functions === undefined ? {} : { functions }),
            warnings: [...report.warnings, ...compared.flatMap(runtimeWarnings)],
        };
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        __disposeResources(env_2);
    }
}
/** Held at one version, sides differ in it only when their runtimes do; the report says so all the same. */
function runtimeWarnings({ head, base }) {
    const warning = runtimeVersionsDiffer([
        { side: 'head', runtimeVersionArn: head.runtimeVersionArn },
        { side: 'base', runtimeVersionArn: base?.runtimeVersionArn ?? null },
    ]);
    return warning === null ? [] : [warning];
}
/** One function of the run, whose temporary functions are held at one runtime version. */
async function connectOnAws(fn, connection, options, atEnd) {
    const { connectLambda, pinRuntimes } = await awsParts();
    const deployments = (0,run_deployments/* deploymentsOf */.o)(fn);
    const lambda = atEnd.use(connectLambda(connection, deployments, options));
    const template = fn.place.aws?.template;
    const pinned = atEnd.use(pinRuntimes(lambda, connection, deployments, {
        runtime: template?.settings.runtime ?? null,
        pinnedArn: template?.pinnedRuntimeArn ?? null,
    }));
    return { pinned, codeOf: lambda.codeOf };
}
/** The sides with what Lambda told about them: the runtime version, and which image a tag stood for. */
function asSeen({ head, base }, connected) {
    const seen = (side, report) => ({
        ...report,
        packageSha256: connected?.codeOf(side) ?? report.packageSha256,
        runtimeVersionArn: connected?.pinned.versionOf(side) ?? null,
    });
    return { head: seen('head', head), base: base === null ? null : seen('base', base) };
}
/** What earlier runs left goes first; a sweep that cannot be done costs nobody the measurement. */
async function sweepBefore(run, { listener }) {
    try {
        const { leftovers, left } = await run();
        if (leftovers.length > 0)
            listener.say(`Found ${leftovers.length} leftovers of earlier runs.`);
        for (const sentence of left)
            listener.say(sentence);
    }
    catch (error) {
        if (!(error instanceof ports/* LambdaFailure */.y))
            throw error;
        listener.say(`Leftovers of earlier runs were not looked for: ${error.message}`);
    }
}
/** After that a run is over, whatever became of it: its limit, and time for cleaning up. */
const EXPIRY_MARGIN_MINUTES = 60;
function optionsOf({ payload, config }, { listener, repository = 'local' }, run) {
    const minutes = config.timeoutMinutes + EXPIRY_MARGIN_MINUTES;
    const expiresAt = new Date(clock/* SYSTEM_CLOCK */.V.now().getTime() + minutes * 60_000);
    return { payload, owner: { run, repository, expiresAt }, say: listener.say };
}
async function measure_gate(run, lambda, { listener, signal }, runToken) {
    const timeLimit = AbortSignal.timeout(run.config.timeoutMinutes * 60_000);
    return await (0,gate/* runGate */.R)((0,run_request/* gateRequest */.tV)(run, runToken), {
        lambda,
        listener,
        clock: clock/* SYSTEM_CLOCK */.V,
        signal: AbortSignal.any([signal, timeLimit]),
    });
}
function newToken() {
    return (0,external_node_crypto_.randomBytes)(4).toString('hex');
}
/** In functions of their own because tsc leaves `.ts` in imports beside `using`. */
async function localParts() {
    const [engine, lambda, pace, ledger] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(663), __webpack_require__.e(7960)]).then(__webpack_require__.bind(__webpack_require__, 57960)),
        Promise.all(/* import() */[__webpack_require__.e(1696), __webpack_require__.e(4279)]).then(__webpack_require__.bind(__webpack_require__, 94279)),
        __webpack_require__.e(/* import() */ 3091).then(__webpack_require__.bind(__webpack_require__, 3091)),
        __webpack_require__.e(/* import() */ 901).then(__webpack_require__.bind(__webpack_require__, 901)),
    ]);
    return { ...engine, ...lambda, ...pace, ...ledger };
}
async function awsParts() {
    const [lambda, control, pace, ledger, pinned, sweeping] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(1696), __webpack_require__.e(4279)]).then(__webpack_require__.bind(__webpack_require__, 94279)),
        Promise.all(/* import() */[__webpack_require__.e(1696), __webpack_require__.e(1584)]).then(__webpack_require__.bind(__webpack_require__, 1584)),
        __webpack_require__.e(/* import() */ 3091).then(__webpack_require__.bind(__webpack_require__, 3091)),
        __webpack_require__.e(/* import() */ 901).then(__webpack_require__.bind(__webpack_require__, 901)),
        Promise.all(/* import() */[__webpack_require__.e(1696), __webpack_require__.e(4742)]).then(__webpack_require__.bind(__webpack_require__, 44742)),
        Promise.all(/* import() */[__webpack_require__.e(1696), __webpack_require__.e(303), __webpack_require__.e(9417)]).then(__webpack_require__.bind(__webpack_require__, 51798)),
    ]);
    return { ...lambda, ...control, ...pace, ...ledger, ...pinned, ...sweeping };
}


/***/ })

};
