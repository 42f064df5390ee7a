export const id = 688;
export const ids = [688];
export const modules = {

/***/ 48688:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  RunHistory: () => (/* binding */ RunHistory),
  openHistory: () => (/* binding */ openHistory)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/history.js
var core_history = __webpack_require__(13270);
// EXTERNAL MODULE: ./build/core/verdict/power-table.js
var power_table = __webpack_require__(93260);
// EXTERNAL MODULE: ./build/packages/cache/scratch.js + 1 modules
var scratch = __webpack_require__(89774);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/core/system-error.js
var system_error = __webpack_require__(71626);
// EXTERNAL MODULE: ./build/packages/cache/package-cache.js
var package_cache = __webpack_require__(79210);
// EXTERNAL MODULE: ./build/packages/history/read-history.js
var read_history = __webpack_require__(27526);
;// CONCATENATED MODULE: ./build/packages/history/store.js
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
/** Keeps the history between runs, in a cache entry of its own. Nothing here throws: what does not work is one line. */








const FILE = 'history.json';
/** The history as the latest run on the default branch left it; empty when there is none, or none that can be trusted. */
async function restoreHistory(scope, access) {
    const restored = await attempt('The history could not be read', access, async () => {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const folder = __addDisposableResource(env_1, await (0,scratch/* cacheFolder */.nF)(access), true);
            return await restoreInto(folder, scope, access);
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
    });
    return restored ?? core_history/* NO_HISTORY */.Vo;
}
/**
 * Adds a run and keeps the result under a key of this run: entries never change. Only for runs on the default branch, whose
 * caches every branch sees. The history is read again before, because jobs that measure the same function run side by side.
 * @param runKey `GITHUB_RUN_ID-GITHUB_RUN_ATTEMPT`.
 */
async function saveHistory(scope, run, runKey, access) {
    await attempt('The history was not kept', access, async () => {
        const env_2 = { stack: [], error: void 0, hasError: false };
        try {
            const history = await reread(scope, access);
            // Without knowing what is there, keeping this run would make everything before it forgotten.
            if (history === null)
                return;
            const folder = __addDisposableResource(env_2, await (0,scratch/* cacheFolder */.nF)(access), true);
            await (0,promises_.writeFile)((0,external_node_path_.join)(folder.kept, FILE), JSON.stringify((0,core_history/* addRun */.Z)(history, run)));
            const key = `${prefixOf(scope)}${runKey.replace(/[^\w-]/g, '').slice(0, 100)}-${rowsKey(run)}`;
            const result = await folder.call({ operation: 'save', paths: [scratch/* KEPT */.t0], key });
            if (result.outcome === 'failed')
                access.info(`The history was not kept (${result.reason}).`);
        }
        catch (e_2) {
            env_2.error = e_2;
            env_2.hasError = true;
        }
        finally {
            const result_2 = __disposeResources(env_2);
            if (result_2)
                await result_2;
        }
    });
}
async function reread(scope, access) {
    const env_3 = { stack: [], error: void 0, hasError: false };
    try {
        const folder = __addDisposableResource(env_3, await (0,scratch/* cacheFolder */.nF)(access), true);
        return await restoreInto(folder, scope, access);
    }
    catch (e_3) {
        env_3.error = e_3;
        env_3.hasError = true;
    }
    finally {
        const result_3 = __disposeResources(env_3);
        if (result_3)
            await result_3;
    }
}
/** @returns null when the service could not be asked. */
async function restoreInto(folder, scope, access) {
    const prefix = prefixOf(scope);
    // No entry has this very key: the service then answers with the youngest that begins with the prefix.
    const request = {
        operation: 'restore',
        paths: [scratch/* KEPT */.t0],
        key: `${prefix}latest`,
        prefixes: [prefix],
    };
    const result = await folder.call(request);
    if (result.outcome === 'failed') {
        access.info(`The history could not be read (${result.reason}).`);
        return null;
    }
    if (result.outcome !== 'hit')
        return core_history/* NO_HISTORY */.Vo;
    const bytes = await (0,package_cache/* readBounded */.CB)((0,external_node_path_.join)(folder.kept, FILE), read_history/* HISTORY_LIMIT_BYTES */.J);
    const history = bytes === null ? null : (0,read_history/* readHistory */.L)(bytes);
    if (history === null)
        access.info('The history in the cache is damaged and is begun anew.');
    return history ?? core_history/* NO_HISTORY */.Vo;
}
/** Without a cache service nothing is done and nothing said. */
async function attempt(failure, access, work) {
    if (!(0,scratch/* hasCacheService */.G9)(access.environment) || access.signal.aborted)
        return null;
    try {
        return await work();
    }
    catch (error) {
        access.info(`${failure} (${reasonOf(error)}).`);
        return null;
    }
}
function reasonOf(error) {
    const code = (0,system_error/* systemErrorCode */.v)(error);
    if (code !== null)
        return code;
    const hasMessage = typeof error === 'object' && error !== null && 'message' in error;
    return hasMessage ? String(error.message).slice(0, 200) : 'unknown error';
}
function prefixOf({ engine, region, endpoint, subject, name, packagePath }) {
    const hash = hashOf([engine, region, endpoint, subject, name, packagePath]);
    return `cold-start-gate-history-1-${hash}-`;
}
/** Legs of a matrix have one run, and each saves its own rows. */
function rowsKey({ cells }) {
    const rows = cells.map(({ functionLabel, architecture, tierMb, metric }) => [
        functionLabel,
        architecture,
        tierMb,
        metric,
    ]);
    return hashOf(rows).slice(0, 12);
}
function hashOf(value) {
    return (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(value)).digest('hex');
}

// EXTERNAL MODULE: ./build/run/model.js
var model = __webpack_require__(95979);
;// CONCATENATED MODULE: ./build/action/history.js
/**
 * What earlier runs on the default branch measured: restored before a run, shown with its report, and kept with what the
 * run adds. Whatever goes wrong with it is a line in the log; no verdict, exit code or measured time depends on it.
 */







/** Nothing is measured before the history is there, so a cache that hangs is not waited for. */
const RESTORE_LIMIT_MS = 10_000;
/** Everything is told by then: whoever waits for the job does not wait for a cache that hangs. */
const KEEP_LIMIT_MS = 30_000;
/** Restores the history of what this run measures. Outside of a workflow, without a cache and for a release there is none. */
async function openHistory(run, workflow, { say, signal, configPath }) {
    // What gates a release takes nothing from the cache.
    const isRelease = workflow.ok && workflow.run.event.name === 'release';
    const access = accessOf(say, signal);
    if (!workflow.ok || isRelease || !(0,scratch/* hasCacheService */.G9)(access.environment)) {
        return new RunHistory(core_history/* NO_HISTORY */.Vo, null);
    }
    const scope = scopeOf(run, configPath);
    const limited = AbortSignal.any([signal, AbortSignal.timeout(RESTORE_LIMIT_MS)]);
    const restored = await restoreHistory(scope, { ...access, signal: limited });
    const origins = run.functions.map(({ config }) => config.head.origin);
    const adds = (0,core_history/* addsToHistory */.At)(workflow.run.event, origins);
    return new RunHistory(restored, { run: workflow.run, adds, scope, access });
}
class RunHistory {
    #restored;
    /** null: nothing is shown or kept. */
    #kept;
    constructor(restored, kept) {
        this.#restored = restored;
        this.#kept = kept;
    }
    /** The report with the trend of its rows, where there is one. */
    shownIn(report) {
        if (this.#kept === null)
            return report;
        const { headSha, defaultBranch } = this.#kept.run.event;
        const trend = (0,core_history/* trendOf */.RS)(this.#restored, report, headSha, defaultBranch ?? 'the default branch');
        return trend === null ? report : { ...report, trend };
    }
    /** The history as it is after this run; null when there is nothing in it. */
    after(report) {
        const added = this.#addedBy(report);
        const history = added === null ? this.#restored : (0,core_history/* addRun */.Z)(this.#restored, added);
        return history.runs.length === 0 ? null : history;
    }
    /** Keeps what a run on the default branch adds. For after the report is told: an upload takes time. */
    async keep(report) {
        const added = this.#addedBy(report);
        if (this.#kept === null || added === null)
            return;
        const { run, scope, access } = this.#kept;
        const limited = AbortSignal.any([access.signal, AbortSignal.timeout(KEEP_LIMIT_MS)]);
        await saveHistory(scope, added, `${run.runId}-${run.runAttempt}`, { ...access, signal: limited });
    }
    /** What the planned samples of a run find, going by the usual noise of its rows. */
    powerOf(run) {
        const rows = (0,model/* measuredOf */.E)(run).flatMap(({ place, config }) => place.architectures.flatMap((architecture) => place.tiersMb.map((tierMb) => ({
            cell: { functionLabel: place.functionLabel, architecture, tierMb },
            metric: config.rule.metric,
            rule: config.rule,
        }))));
        return (0,power_table/* powerOfHistory */.NU)(this.#restored, rows);
    }
    #addedBy(report) {
        if (this.#kept === null)
            return null;
        const { adds, access, run } = this.#kept;
        return adds && !access.signal.aborted ? (0,core_history/* historyRunOf */.F6)(report, run.event.headSha) : null;
    }
}
/** A run is of one engine and region, and so is its history. */
function scopeOf({ functions }, configPath) {
    const [fn] = functions;
    if (fn === undefined)
        throw new Error('a run has at least one function');
    const { endpoint, functionLabel, measuredOn } = fn.place;
    const { engine, region } = measuredOn;
    const { origin } = fn.config.head;
    const path = origin.kind === 'package' || origin.kind === 'build' ? (0,external_node_path_.normalize)(origin.path) : null;
    return {
        engine,
        region,
        endpoint,
        ...(configPath === null
            ? { subject: 'function', name: functionLabel, packagePath: engine === 'local' ? path : null }
            : { subject: 'file', name: (0,external_node_path_.normalize)(configPath), packagePath: null }),
    };
}
/** The same sentence is said once: the history is read before the run and again before it is kept. */
function accessOf(say, signal) {
    const said = new Set();
    return {
        environment: process.env,
        folder: process.env['RUNNER_TEMP'] || (0,external_node_os_.tmpdir)(),
        signal,
        info: (sentence) => {
            if (!said.has(sentence))
                say(sentence);
            said.add(sentence);
        },
    };
}


/***/ }),

/***/ 13270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AZ: () => (/* binding */ latestMedianMs),
/* harmony export */   At: () => (/* binding */ addsToHistory),
/* harmony export */   DV: () => (/* binding */ HISTORY_CELLS),
/* harmony export */   F6: () => (/* binding */ historyRunOf),
/* harmony export */   Iu: () => (/* binding */ TREND_POINTS),
/* harmony export */   RO: () => (/* binding */ rowsOf),
/* harmony export */   RS: () => (/* binding */ trendOf),
/* harmony export */   Vo: () => (/* binding */ NO_HISTORY),
/* harmony export */   Z: () => (/* binding */ addRun),
/* harmony export */   eZ: () => (/* binding */ HISTORY_RUNS),
/* harmony export */   py: () => (/* binding */ usualNoise)
/* harmony export */ });
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56954);
/* harmony import */ var _statistics_spread_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13825);
/* harmony import */ var _verdict_samples_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34575);



/** Older runs than this many are forgotten. */
const HISTORY_RUNS = 100;
/** Most rows that are kept of one run. */
const HISTORY_CELLS = 200;
/** Most earlier medians in a trend: about a month of working days, and as wide as a phone shows beside the numbers. */
const TREND_POINTS = 20;
/** One earlier median is no trend. */
const LEAST_POINTS = 2;
const NO_HISTORY = { schema: 1, runs: [] };
/**
 * Whether a run measures what the default branch holds, so that it adds to the history.
 * @param heads where head's code comes from: by `head-ref` it is of another commit, by `head-qualifier` what an alias serves.
 */
function addsToHistory(event, heads) {
    return ((0,_event_js__WEBPACK_IMPORTED_MODULE_2__/* .isOfDefaultBranch */ .hu)(event) &&
        heads.every((head) => (head.kind === 'build' ? head.ref === null : head.kind !== 'version')));
}
/** What a run adds to the history; null when it has no median of head. @param commit of head. */
function historyRunOf(report, commit) {
    const cells = [...Map.groupBy(report.comparisons, ({ metric }) => metric)].flatMap(([metric, comparisons]) => {
        const samples = (0,_verdict_samples_js__WEBPACK_IMPORTED_MODULE_1__/* .samplesOfStarts */ .kh)(report.starts, comparisons.map(({ cell }) => cell), { metric });
        return comparisons.flatMap(({ cell, head: { medianMs, n } }, index) => {
            if (medianMs === null || medianMs <= 0)
                return [];
            const times = (0,_verdict_samples_js__WEBPACK_IMPORTED_MODULE_1__/* .timesOf */ .Qv)((0,_verdict_samples_js__WEBPACK_IMPORTED_MODULE_1__/* .sideStarts */ .Zd)(samples[index]?.blocks ?? [], 'head'));
            return [{ ...cell, metric, medianMs, sdOfLogs: (0,_statistics_spread_js__WEBPACK_IMPORTED_MODULE_0__/* .sdOfLogs */ .ot)(times), starts: n }];
        });
    });
    return cells.length === 0 ? null : { commit, at: report.startedAt, cells: cells.slice(0, HISTORY_CELLS) };
}
/**
 * Adds a run at the end. A commit that was measured before keeps its place and its time, because a re-run of an old commit
 * is no news of today: its rows replace equal ones, and those that it lacks stay, because another workflow may have
 * measured them (other memory sizes, another metric).
 */
function addRun(history, run) {
    const isKnown = history.runs.some(({ commit }) => commit === run.commit);
    const runs = isKnown
        ? history.runs.map((known) => (known.commit === run.commit ? mergeRuns(known, run) : known))
        : [...history.runs, run];
    return { schema: 1, runs: runs.slice(-HISTORY_RUNS) };
}
function mergeRuns(known, run) {
    const measured = new Set(run.cells.map(rowIdOf));
    const others = known.cells.filter((cell) => !measured.has(rowIdOf(cell)));
    return { ...known, cells: [...run.cells, ...others].slice(0, HISTORY_CELLS) };
}
/**
 * What a report shows of the history: its rows that at least two earlier runs measured; null when there are none.
 * @param commit of head. Runs of it and after it are not earlier.
 * @param branch the default branch.
 */
function trendOf(history, report, commit, branch) {
    const known = history.runs.findIndex((run) => run.commit === commit);
    const before = { schema: 1, runs: known === -1 ? history.runs : history.runs.slice(0, known) };
    const rows = report.comparisons.flatMap(({ cell, metric }) => {
        const earlier = matching(before, { cell, metric })
            .slice(-TREND_POINTS)
            .map(({ run, found }) => ({ commit: run.commit, at: run.at, medianMs: found.medianMs }));
        return earlier.length < LEAST_POINTS
            ? []
            : [{ cell, metric, earlier, usualNoise: usualNoise(before, { cell, metric }) }];
    });
    return rows.length === 0 ? null : { branch, rows };
}
/** Every row that some run measured, those of the latest run first. */
function rowsOf({ runs }) {
    const rows = new Map();
    for (const { cells } of runs.toReversed()) {
        for (const cell of cells) {
            const { functionLabel, architecture, tierMb, metric } = cell;
            const id = rowIdOf(cell);
            if (!rows.has(id))
                rows.set(id, { cell: { functionLabel, architecture, tierMb }, metric });
        }
    }
    return [...rows.values()];
}
/** The youngest median of a row, in milliseconds; null when no run measured it. */
function latestMedianMs(history, row) {
    return matching(history, row).at(-1)?.found.medianMs ?? null;
}
/**
 * The noise of a row as earlier runs saw it: the median over runs of the standard deviation of the logs, which one bad day
 * does not move. null when none tells.
 */
function usualNoise(history, row) {
    const noises = matching(history, row)
        .flatMap(({ found }) => (found.sdOfLogs === null || found.sdOfLogs === 0 ? [] : [found.sdOfLogs]))
        .sort((a, b) => a - b);
    const [low, high] = [noises[(noises.length - 1) >> 1], noises[noises.length >> 1]];
    return low === undefined || high === undefined ? null : (low + high) / 2;
}
/** Compared by property: hundreds of rows are looked for among twenty thousand. */
function matching(history, { cell, metric }) {
    return history.runs.flatMap((run) => {
        const found = run.cells.find((candidate) => candidate.tierMb === cell.tierMb &&
            candidate.metric === metric &&
            candidate.architecture === cell.architecture &&
            candidate.functionLabel === cell.functionLabel);
        return found === undefined ? [] : [{ run, found }];
    });
}
function rowIdOf(row) {
    return `${row.metric} ${(0,_verdict_samples_js__WEBPACK_IMPORTED_MODULE_1__/* .cellId */ .Cw)(row)}`;
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

/***/ 79210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CB: () => (/* binding */ readBounded),
/* harmony export */   Qf: () => (/* binding */ savePackage),
/* harmony export */   hj: () => (/* binding */ restorePackage)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(38816);
/* harmony import */ var _core_quotas_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50449);
/* harmony import */ var _content_load_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27382);
/* harmony import */ var _regular_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61175);
/* harmony import */ var _scratch_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(89774);
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
/** Keeps built packages between runs. Only packages: a measurement of another machine or day is no base for a verdict. */








/** Written beside the zip; what is restored must be what was asked for. */
const METADATA = zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
    schema: zod__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz(1),
    key: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP().max(_core_quotas_js__WEBPACK_IMPORTED_MODULE_3__/* .CACHE_KEY_CHARACTERS */ .gU),
    /** Base64, as Lambda's CodeSha256. */
    sha256: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP().length(44),
    /** What was said about the package when it was built. */
    warnings: zod__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP().max(1_000)).max(100),
});
const METADATA_LIMIT_BYTES = 200_000;
/**
 * The package that an earlier run kept under exactly this key, or null. Everything in the archive is checked before it
 * is used; whatever goes wrong is one line of information, because the package can always be built.
 */
async function restorePackage(key, source, use, access) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        if (!(0,_scratch_js__WEBPACK_IMPORTED_MODULE_6__/* .hasCacheService */ .G9)(access.environment))
            return null;
        const folder = __addDisposableResource(env_1, await (0,_scratch_js__WEBPACK_IMPORTED_MODULE_6__/* .cacheFolder */ .nF)(access), true);
        const result = await folder.call({ operation: 'restore', paths: [_scratch_js__WEBPACK_IMPORTED_MODULE_6__/* .KEPT */ .t0], key, prefixes: [] });
        switch (result.outcome) {
            case 'hit': {
                // The service finds keys by their beginnings; only the whole key is the same build.
                const read = result.key === key ? await readKept(folder, key) : 'it belongs to another build';
                if (typeof read === 'string') {
                    access.info(`The cached package is not used: ${read}.`);
                    return null;
                }
                const loaded = await (0,_content_load_js__WEBPACK_IMPORTED_MODULE_4__/* .loadArchive */ .b)(source, read.bytes, use);
                return { ...loaded, warnings: [...read.metadata.warnings, ...loaded.warnings] };
            }
            case 'miss':
                access.info('No cached package of this commit is visible from here (GitHub shows a run the caches of its own branch, of its base branch and of the default branch).');
                return null;
            case 'failed':
                access.info(`The cache could not be read (${result.reason}).`);
                return null;
            default:
                return null;
        }
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
/** Keeps a package under its key. Whatever goes wrong is one line of information; a key that is there already is not. */
async function savePackage(key, pack, warnings, access) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        if (!(0,_scratch_js__WEBPACK_IMPORTED_MODULE_6__/* .hasCacheService */ .G9)(access.environment))
            return;
        const folder = __addDisposableResource(env_2, await (0,_scratch_js__WEBPACK_IMPORTED_MODULE_6__/* .cacheFolder */ .nF)(access), true);
        const metadata = { schema: 1, key, sha256: pack.sha256, warnings: [...warnings] };
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder.kept, 'package.zip'), pack.bytes);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder.kept, 'metadata.json'), JSON.stringify(metadata));
        const result = await folder.call({ operation: 'save', paths: [_scratch_js__WEBPACK_IMPORTED_MODULE_6__/* .KEPT */ .t0], key });
        if (result.outcome === 'failed')
            access.info(`The package was not cached (${result.reason}).`);
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        const result_2 = __disposeResources(env_2);
        if (result_2)
            await result_2;
    }
}
/** @returns a reason, half a sentence, when the content is not what the key promises. */
async function readKept({ kept }, key) {
    const text = await readBounded((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(kept, 'metadata.json'), METADATA_LIMIT_BYTES);
    const bytes = await readBounded((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(kept, 'package.zip'), _core_quotas_js__WEBPACK_IMPORTED_MODULE_3__/* .ZIPPED_BYTES */ .nh);
    if (text === null || bytes === null)
        return 'it is incomplete or too large';
    let metadata;
    try {
        metadata = METADATA.parse(JSON.parse(text.toString('utf8')));
    }
    catch {
        return 'its metadata is damaged';
    }
    if (metadata.key !== key)
        return 'its metadata names another build';
    const sha256 = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes).digest('base64');
    return sha256 === metadata.sha256 ? { bytes, metadata } : 'its contents do not have the recorded hash';
}
/** A regular file of at most so many bytes, or null. */
async function readBounded(path, limit) {
    try {
        const file = await (0,_regular_file_js__WEBPACK_IMPORTED_MODULE_5__/* .readRegularFile */ .X)(path, { mostBytes: limit, followLinks: false });
        return file.kind === 'file' ? file.bytes : null;
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 89774:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t0: () => (/* binding */ KEPT),
  nF: () => (/* binding */ cacheFolder),
  G9: () => (/* binding */ hasCacheService)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./build/packages/command/lines.js
var lines = __webpack_require__(22725);
;// CONCATENATED MODULE: ./build/packages/cache/process.js
/**
 * Runs @actions/cache in a process of its own. The library takes the workspace and the service from environment variables,
 * writes warnings and errors as workflow commands, and cannot be stopped. So here it has a folder of its own (paths in the
 * archive are relative and the user's checkout is never written to), only the variables it needs, its output is read and
 * not printed, and a time limit ends it.
 */





const TIMEOUT_MS = 120_000;
const NEEDED = /^(ACTIONS_(CACHE_\w+|RESULTS_URL|RUNTIME_TOKEN)|GITHUB_(SERVER_URL|ACTIONS)|PATH|HOME|USERPROFILE|SYSTEMROOT|SYSTEMDRIVE|WINDIR|COMSPEC|PATHEXT|PROGRAMFILES|HTTPS?_PROXY|NO_PROXY|NODE_EXTRA_CA_CERTS|SSL_CERT_(FILE|DIR))$/i;
/** Sets the role that index.ts reads. It is no file of its own because it has to start the bundle. */
const ENTRY = "Reflect.set(globalThis, Symbol.for('cold-start-gate.role'), 'cache'); await import(process.argv[1]);";
/** Never rejects except when the signal is aborted: a cache that does not work is a result. */
async function callCache(request, options) {
    const { folder, environment, signal, timeoutMs = TIMEOUT_MS } = options;
    signal.throwIfAborted();
    const child = (0,external_node_child_process_.spawn)(process.execPath, ['--input-type=module', '--eval', ENTRY, '--', entryUrl(), JSON.stringify(request)], {
        cwd: folder,
        env: cacheEnvironment(environment, folder),
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
        killSignal: 'SIGKILL',
    });
    const { answer, complaint } = await listen(child);
    signal.throwIfAborted();
    if (answer === null) {
        return { outcome: 'failed', reason: complaint ?? `no answer within ${timeoutMs / 1_000} s` };
    }
    if (answer.outcome === 'not-saved') {
        return { outcome: 'failed', reason: complaint ?? 'the service did not take it' };
    }
    if (answer.outcome === 'miss' && complaint !== null)
        return { outcome: 'failed', reason: complaint };
    return answer;
}
/** What the library needs and nothing else of the job. */
function cacheEnvironment(environment, folder) {
    return {
        ...Object.fromEntries(Object.entries(environment).filter(([name]) => NEEDED.test(name))),
        GITHUB_WORKSPACE: folder,
        // The library makes its archives there.
        RUNNER_TEMP: (0,external_node_path_.join)(folder, 'temp'),
    };
}
function listen(child) {
    let answer = null;
    let complaint = null;
    const readers = [child.stdout, child.stderr].map((stream) => {
        const reader = new lines/* LineReader */.u((line) => {
            complaint = complaintIn(line) ?? complaint;
        });
        stream?.setEncoding('utf8').on('data', (text) => reader.push(text));
        return reader;
    });
    child.on('message', (message) => {
        answer = message;
    });
    return new Promise((done) => {
        // An aborted or unstartable process says so here; 'close' follows.
        child.on('error', () => undefined);
        child.on('close', () => {
            for (const reader of readers)
                reader.end();
            done({ answer, complaint });
        });
    });
}
/** What a line of the library's log complains about, without addresses: they are signed. */
function complaintIn(line) {
    const [, said] = /^(?:::(?:warning|error)[^:]*::)?((?:Failed to (?:save|restore)|Cache (?:save|restore) skipped|Cache reservation failed)\b.*)$/.exec(line) ?? [];
    return said === undefined ? null : said.replace(/https?:\/\/\S+/g, 'an address').slice(0, 200);
}
/** `index.js` beside the bundle's chunks, or the entry of the sources. */
function entryUrl() {
    const here = (0,external_node_path_.dirname)((0,external_node_url_.fileURLToPath)(import.meta.url));
    const source = (0,external_node_path_.join)(here, '..', '..', 'index.ts');
    return (0,external_node_fs_.existsSync)(source) ? source : (0,external_node_path_.join)(here, 'index.js');
}

;// CONCATENATED MODULE: ./build/packages/cache/scratch.js




/** Where cached files lie in every archive. Fixed: the path is part of what an entry is found by. */
const KEPT = 'cold-start-gate';
/** A folder for one archive, removed by disposing. */
async function cacheFolder(access) {
    // The library does not quote this path when it calls tar.
    const parent = /\s/.test(access.folder) ? (0,external_node_os_.tmpdir)() : access.folder;
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(parent, 'cold-start-gate-cache-'));
    const kept = (0,external_node_path_.join)(folder, KEPT);
    await (0,promises_.mkdir)(kept);
    const { environment, signal } = access;
    return {
        kept,
        call: (request) => callCache(request, { folder, environment, signal }),
        [Symbol.asyncDispose]: () => (0,promises_.rm)(folder, { recursive: true, force: true, maxRetries: 3 }),
    };
}
/** Whether there is a cache service to ask: none on a laptop, nor on a GitHub Enterprise Server without one. */
function hasCacheService(environment) {
    return Boolean(environment['ACTIONS_RUNTIME_TOKEN'] &&
        (environment['ACTIONS_RESULTS_URL'] || environment['ACTIONS_CACHE_URL']));
}


/***/ }),

/***/ 22725:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ LineReader)
/* harmony export */ });
/** Longest piece of a line that is passed on at once: a build that prints one endless line must not fill the memory. */
const LONGEST = 8_192;
/** Cuts a stream of text into lines. */
class LineReader {
    #onLine;
    #rest = '';
    constructor(onLine) {
        this.#onLine = onLine;
    }
    push(text) {
        // A carriage return alone redraws a progress bar: for a log that is a line too.
        const lines = (this.#rest + text).split(/\r\n|\n|\r(?!$)/);
        this.#rest = lines.pop() ?? '';
        for (const line of lines)
            this.#onLine(line);
        while (this.#rest.length > LONGEST) {
            this.#onLine(this.#rest.slice(0, LONGEST));
            this.#rest = this.#rest.slice(LONGEST);
        }
    }
    /** Passes on what came after the last line end. */
    end() {
        if (this.#rest !== '')
            this.#onLine(this.#rest.replace(/\r$/, ''));
        this.#rest = '';
    }
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


/***/ })

};
