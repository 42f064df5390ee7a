export const id = 474;
export const ids = [474];
export const modules = {

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

/***/ 65690:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AF: () => (/* binding */ buildEnvironment),
/* harmony export */   jW: () => (/* binding */ credentialsWarning),
/* harmony export */   uQ: () => (/* binding */ toolEnvironment)
/* harmony export */ });
/** Names of which the value says where the machine and its tools are. Compared without case: Windows has `Path`. */
const ALLOWED = [
    // The system and the session.
    /^(PATH|HOME|USER|LOGNAME|SHELL|LANG|LANGUAGE|LC_\w+|TZ|TERM|TMPDIR|TEMP|TMP|XDG_\w+|LD_LIBRARY_PATH|LIBRARY_PATH|CPATH)$/i,
    /^(SYSTEMROOT|SYSTEMDRIVE|WINDIR|COMSPEC|PATHEXT|USERPROFILE|USERNAME|APPDATA|LOCALAPPDATA|PROGRAMDATA|PROGRAMFILES.*|PROGRAMW6432|NUMBER_OF_PROCESSORS|PROCESSOR_\w+|OS)$/i,
    // That this is CI, and on what.
    /^(CI|GITHUB_ACTIONS|IMAGEOS|IMAGEVERSION|RUNNER_(OS|ARCH|TEMP|TOOL_CACHE|ENVIRONMENT)|AGENT_TOOLSDIRECTORY|SOURCE_DATE_EPOCH|FORCE_COLOR|NO_COLOR)$/i,
    // The way to the network.
    /^(HTTPS?_PROXY|NO_PROXY|ALL_PROXY|SSL_CERT_(FILE|DIR)|NODE_EXTRA_CA_CERTS|REQUESTS_CA_BUNDLE|CURL_CA_BUNDLE|SSH_AUTH_SOCK)$/i,
    // Languages and package managers.
    /^(NODE_(OPTIONS|ENV|PATH)|NPM_CONFIG_(USERCONFIG|GLOBALCONFIG|CACHE|PREFIX|REGISTRY|LOGLEVEL|FUND|AUDIT)|PNPM_HOME|YARN_(CACHE_FOLDER|GLOBAL_FOLDER)|BUN_INSTALL|DENO_(DIR|INSTALL)|COREPACK_(HOME|ENABLE_\w+))$/i,
    /^(PYTHON(PATH|HOME|LOCATION|HASHSEED|DONTWRITEBYTECODE|UNBUFFERED)|PYTHON\d*_ROOT_DIR|PKG_CONFIG_PATH|VIRTUAL_ENV|PIP_(CACHE_DIR|DISABLE_PIP_VERSION_CHECK)|UV_(CACHE_DIR|PYTHON\w*)|POETRY_(HOME|CACHE_DIR))$/i,
    /^(GOROOT|GOPATH|GOBIN|GOCACHE|GOMODCACHE|GOFLAGS|GOPROXY|GOPRIVATE|GONOSUMDB|GOSUMDB|GOTOOLCHAIN|GOOS|GOARCH|CGO_\w+|CARGO_(HOME|TARGET_DIR|BUILD_TARGET|TERM_COLOR)|RUSTUP_(HOME|TOOLCHAIN)|RUSTFLAGS|CC|CXX|CFLAGS|CXXFLAGS|LDFLAGS)$/i,
    /^(JAVA_(HOME\w*|TOOL_OPTIONS)|JDK_\w+_X64|MAVEN_(HOME|OPTS)|M2_HOME|GRADLE_(HOME|USER_HOME|OPTS)|DOTNET_\w+|NUGET_PACKAGES|GEM_(HOME|PATH)|BUNDLE_(PATH|APP_CONFIG)|SAM_CLI_TELEMETRY)$/i,
];
/** Inputs, tokens and credentials of this job: never passed on, not even when the command names them. */
const NEVER = /^(INPUT_|STATE_|ACTIONS_|AWS_|GITHUB_(TOKEN|ENV|PATH|OUTPUT|STATE|STEP_SUMMARY)$|GH_TOKEN$|GOOGLE_|GCP_|AZURE_|ARM_)/i;
/** What makes a job one that can reach a cloud account. */
const CLOUD_CREDENTIALS = /^(AWS_(ACCESS_KEY_ID|SECRET_ACCESS_KEY|SESSION_TOKEN|WEB_IDENTITY_TOKEN_FILE|CONTAINER_(CREDENTIALS|AUTHORIZATION)_\w+)|GOOGLE_(APPLICATION_)?CREDENTIALS|GOOGLE_GHA_CREDS_PATH|AZURE_(CLIENT_SECRET|CREDENTIALS)|ARM_CLIENT_SECRET|ACTIONS_ID_TOKEN_REQUEST_TOKEN)$/i;
/** Differ between runs on one machine image without changing a build. */
const VOLATILE = /^(HOME|USER|LOGNAME|USERNAME|TERM|TMPDIR|TEMP|TMP|RUNNER_TEMP|SSH_AUTH_SOCK|XDG_\w+)$/i;
/** The environment of the build command, the same for both sides. */
function buildEnvironment(environment, command) {
    const named = namesIn(command);
    return pick(environment, (name) => !NEVER.test(name) && (named.has(name) || ALLOWED.some((allowed) => allowed.test(name))));
}
/**
 * The part of the environment that decides which tools build, and with what: paths of tools, runner image, flags. It
 * belongs to the identity of a build. What only the command names is left out: it may be a secret.
 */
function toolEnvironment(environment) {
    return pick(environment, (name) => !NEVER.test(name) && !VOLATILE.test(name) && ALLOWED.some((allowed) => allowed.test(name)));
}
/**
 * A warning when the job holds cloud credentials, or null. Leaving variables out is tidiness, not a wall: a build runs as
 * the same user as this process and can look at it. Only a job of its own keeps them apart.
 */
function credentialsWarning(environment) {
    const found = Object.keys(environment).filter((name) => CLOUD_CREDENTIALS.test(name) && environment[name] !== undefined && environment[name] !== '');
    if (found.length === 0)
        return null;
    return (`build-command runs in a job that holds cloud credentials (${found.sort().join(', ')}). They are not in its environment, but a ` +
        'build runs as the same user and could find them: build in a job of its own without credentials, and measure in a second one.');
}
function namesIn(command) {
    const mentions = command.matchAll(/\$\{?([A-Za-z_]\w*)|%([A-Za-z_]\w*)%/g);
    return new Set([...mentions].map(([, unix, windows]) => unix ?? windows ?? ''));
}
function pick(environment, keep) {
    const kept = {};
    for (const name of Object.keys(environment).sort()) {
        const value = environment[name];
        if (value !== undefined && keep(name))
            kept[name] = value;
    }
    return kept;
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

/***/ 88474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  loadSides: () => (/* binding */ loadSides)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/packages/cache/key.js

/** Raised when what is kept, or how, changes: older entries are then never found. */
const FORMAT = 1;
/**
 * The key of a package: a hash, because keys of the cache service must not hold commas nor be long, and
 * branch names, commands and paths can hold anything. The commit is readable for people who look at the list of caches.
 */
function packageKey(identity) {
    const parts = [
        identity.commit,
        identity.command,
        identity.prefix,
        identity.packagePath,
        identity.machine,
        Object.entries(identity.tools).sort(),
        identity.lfsContents,
        identity.submodules,
        identity.userKey,
    ];
    const hash = (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(parts)).digest('hex');
    return `cold-start-gate-package-${FORMAT}-${identity.commit.slice(0, 12)}-${hash}`;
}

// EXTERNAL MODULE: ./build/packages/cache/package-cache.js
var package_cache = __webpack_require__(79210);
// EXTERNAL MODULE: ./build/packages/command/build-environment.js
var build_environment = __webpack_require__(65690);
// EXTERNAL MODULE: ./build/packages/content/load.js + 7 modules
var load = __webpack_require__(27382);
// EXTERNAL MODULE: ./build/packages/content/model.js
var model = __webpack_require__(78323);
// EXTERNAL MODULE: ./build/packages/problem.js
var problem = __webpack_require__(97003);
;// CONCATENATED MODULE: ./build/packages/load-sides.js
/** From what the user says about both sides to the code of two sides. */







/**
 * Loads, builds or names the code of both sides, head first. What is wrong is in the `problems` of the side, in words for the user.
 * Rejects with the reason of the signal when it is aborted.
 */
async function loadSides(request, context) {
    const { builds } = context;
    const { environment, signal } = builds.context;
    const notes = [];
    const anyBuild = request.head.kind === 'build' || request.base?.kind === 'build';
    const warning = anyBuild ? (0,build_environment/* credentialsWarning */.jW)(environment) : null;
    if (warning !== null)
        notes.push(warning);
    const problems = [];
    const found = async (find) => {
        try {
            return await find();
        }
        catch (error) {
            problems.push(...load_sides_problem(error, signal).problems);
            return null;
        }
    };
    const { head: headOrigin, base: baseOrigin } = request;
    const checkout = anyBuild ? await found(() => builds.checkout()) : null;
    const headCommit = checkout === null || headOrigin.kind !== 'build'
        ? null
        : await found(() => builds.headCommit(headOrigin.ref));
    const baseCommit = checkout === null || baseOrigin?.kind !== 'build'
        ? null
        : await found(() => builds.baseCommit(baseOrigin.ref));
    if (baseCommit?.sha === null) {
        if (request.baseOptional)
            notes.push(`Only the budget is judged: ${baseCommit.why}.`);
        else
            problems.push(`base-ref: missing; ${baseCommit.why}. Name a branch, tag or commit.`);
    }
    if (problems.length > 0)
        return { head: { code: null, problems, warnings: [] }, base: null, notes };
    const sides = new Sides(request, context, checkout, notes);
    const head = await sides.load('head', request.head, headCommit ?? '');
    const hasBase = request.base !== null && (request.base.kind !== 'build' || baseCommit?.sha != null);
    if (!hasBase || request.base === null)
        return { head, base: null, notes };
    // With head in pieces a build of base would be minutes for nothing; a package that is there is looked at all the same.
    if (head.code === null && request.base.kind !== 'package')
        return { head, base: null, notes };
    const base = await sides.load('base', request.base, baseCommit?.sha ?? '');
    return { head, base: sides.isNew ? null : base, notes };
}
class Sides {
    #request;
    #context;
    #checkout;
    #notes;
    #builds;
    #cache;
    /** There is no base, because at its commit this package was not built yet. */
    isNew = false;
    constructor(request, context, checkout, notes) {
        const { builds } = context;
        this.#request = request;
        this.#context = context;
        this.#checkout = checkout;
        this.#notes = notes;
        this.#builds = builds;
        this.#cache = builds.cache;
    }
    /** @param commit of a build. */
    async load(side, origin, commit) {
        const { signal, folder } = this.#builds.context;
        const { fetchCode } = this.#context;
        try {
            switch (origin.kind) {
                case 'package':
                    return (0,model/* asCode */.qM)(await (0,load.loadPackage)({ side, path: origin.path }, { cwd: folder, ...this.#use(side) }));
                case 'image':
                    return (0,model/* imageCode */.fq)(origin.uri);
                case 'version': {
                    const code = await fetchCode(origin.qualifier, signal);
                    if ('problem' in code)
                        throw new problem/* BuildProblem */.Q(`${side}-qualifier: ${code.problem}`);
                    if ('image' in code)
                        return (0,model/* imageCode */.fq)(code.image, `version ${origin.qualifier}: `);
                    const source = { side, path: origin.qualifier, input: `${side}-qualifier` };
                    return (0,model/* asCode */.qM)(await (0,load/* loadArchive */.b)(source, code.zip, this.#request.uses[side]));
                }
                case 'build': {
                    if (this.#checkout === null)
                        throw new Error('a build without a checkout');
                    const isHere = side === 'head' && origin.ref === null && (await this.#builds.isBuiltHere(origin.command));
                    const built = await (isHere
                        ? this.#buildHere(origin, this.#checkout)
                        : this.#buildAt(side, origin, this.#checkout, commit));
                    return (0,model/* asCode */.qM)(labelled(built, commit));
                }
            }
        }
        catch (error) {
            return load_sides_problem(error, signal);
        }
    }
    /** On a push it is the base of pull requests to come: kept for them, when the checkout is exactly its commit. */
    async #buildHere(origin, checkout) {
        const built = await this.#build('head', origin, checkout, () => this.#builds.here(origin.command));
        if (this.#builds.context.event?.name === 'push' && checkout.clean && built.package !== null) {
            const key = packageKey(this.#identity(origin, checkout, checkout.head));
            await (0,package_cache/* savePackage */.Qf)(key, built.package, built.warnings, this.#cache);
        }
        return built;
    }
    async #buildAt(side, origin, checkout, commit) {
        const { event, listener } = this.#builds.context;
        const build = () => this.#build(side, origin, checkout, () => this.#builds.at(side, origin.command, commit));
        // What gates a release is built in that run.
        if (event?.name === 'release')
            return await build();
        const key = packageKey(this.#identity(origin, checkout, commit));
        const source = { side, path: origin.path, input: 'package-path' };
        const kept = await (0,package_cache/* restorePackage */.hj)(key, source, this.#request.uses[side], this.#cache);
        if (kept !== null && kept.package !== null) {
            listener.say(`${JSON.stringify(origin.path)} of ${side} ${commit.slice(0, 12)} is taken from the cache and not built again.`);
            return kept;
        }
        const built = await build();
        if (built.package !== null)
            await (0,package_cache/* savePackage */.Qf)(key, built.package, built.warnings, this.#cache);
        return built;
    }
    async #build(side, { path }, checkout, build) {
        if ((0,external_node_path_.normalize)(checkout.prefix + path).startsWith('..')) {
            throw new problem/* BuildProblem */.Q(`package-path: ${JSON.stringify(path)} is outside of the checkout, where base and head would be the same.`);
        }
        const { folder, notes } = await build();
        this.#notes.push(...notes);
        if (side === 'base' && this.#request.baseOptional && !(await (0,load/* isThere */.$)(path, folder))) {
            this.isNew = true;
            this.#notes.push(`Only the budget is judged: base has no ${JSON.stringify(path)}.`);
            return { package: null, problems: [], warnings: [] };
        }
        return await (0,load.loadPackage)({ side, path, input: 'package-path' }, { cwd: folder, ...this.#use(side) });
    }
    #use(side) {
        const use = this.#request.uses[side];
        return use === undefined ? {} : { use };
    }
    #identity({ command, path }, checkout, commit) {
        return {
            commit,
            command,
            prefix: checkout.prefix,
            packagePath: path,
            machine: `${process.platform} ${process.arch}`,
            tools: (0,build_environment/* toolEnvironment */.uQ)(this.#builds.context.environment),
            lfsContents: checkout.lfsContents,
            submodules: checkout.submodules,
            userKey: this.#request.cacheKey,
        };
    }
}
function labelled(loaded, commit) {
    if (loaded.package === null)
        return loaded;
    const label = `${loaded.package.label} at ${commit.slice(0, 12)}`;
    return { ...loaded, package: { ...loaded.package, label } };
}
/** Errors for the user become problems; an abort and defects of ours go on. */
function load_sides_problem(error, signal) {
    signal.throwIfAborted();
    if (!(error instanceof problem/* BuildProblem */.Q))
        throw error;
    return { code: null, problems: [error.message], warnings: [] };
}


/***/ }),

/***/ 97003:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ BuildProblem)
/* harmony export */ });
/** Something in the way of two packages that the user can act on. The message says what, where and what to do. */
class BuildProblem extends Error {
    name = 'BuildProblem';
}


/***/ })

};
