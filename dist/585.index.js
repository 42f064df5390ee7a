export const id = 585;
export const ids = [585];
export const modules = {

/***/ 54585:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  EngineError: () => (/* binding */ EngineError),
  startEngine: () => (/* binding */ startEngine)
});

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/core/quotas.js
var quotas = __webpack_require__(50449);
// EXTERNAL MODULE: ./build/core/system-error.js
var system_error = __webpack_require__(71626);
;// CONCATENATED MODULE: ./build/local/api/api-error.js
/**
 * An error that the API answers with. The shapes of the bodies differ by error exactly as AWS's do:
 * most carry `Type` and `message`, ResourceNotFoundException a capital `Message`, ValidationException no `Type`.
 */
class ApiError extends Error {
    status;
    code;
    /** Why a 429 was answered (`ThrottleReason` of the API); null for every other error. */
    reason;
    constructor(status, code, message, reason = null) {
        super(message);
        this.status = status;
        this.code = code;
        this.reason = reason;
    }
    /** The body as Lambda's REST JSON protocol writes it. */
    get restBody() {
        const type = this.status >= 500 ? 'Service' : 'User';
        if (this.reason !== null)
            return { Reason: this.reason, Type: type, message: this.message };
        if (this.code === 'ValidationException')
            return { message: this.message };
        if (this.code === 'ResourceNotFoundException')
            return { Message: this.message, Type: type };
        return { Type: type, message: this.message };
    }
}
const invalidParameter = (message) => new ApiError(400, 'InvalidParameterValueException', message);
const notFound = (message) => new ApiError(404, 'ResourceNotFoundException', message);
const conflict = (message) => new ApiError(409, 'ResourceConflictException', message);
/** `member` is the member's name in camel case, as AWS prints it; `rule` what comes after "Member must". */
const validation = (value, member, rule) => new ApiError(400, 'ValidationException', `1 validation error detected: Value '${String(value)}' at '${member}' failed to satisfy constraint: Member must ${rule}`);
/** A throttle; the server adds `Retry-After`. */
const throttled = (reason) => new ApiError(429, 'TooManyRequestsException', 'Rate Exceeded.', reason);

;// CONCATENATED MODULE: ./build/local/conditions/call-quotas.js
/** The account's quotas. Everything is off unless a caller asks for it. */

/** A token bucket that holds one second's worth of calls. */
class Bucket {
    #perSecond;
    #tokens;
    #atMs;
    constructor(perSecond, nowMs) {
        this.#perSecond = perSecond;
        this.#tokens = perSecond;
        this.#atMs = nowMs;
    }
    take(nowMs) {
        const earned = ((nowMs - this.#atMs) / 1000) * this.#perSecond;
        this.#tokens = Math.min(this.#perSecond, this.#tokens + earned);
        this.#atMs = nowMs;
        if (this.#tokens < 1)
            return false;
        this.#tokens -= 1;
        return true;
    }
}
class CallQuotas {
    #controlPlane;
    #getFunction;
    #filterLogEvents;
    constructor(options, nowMs) {
        const bucket = (rate) => (rate === undefined ? null : new Bucket(rate, nowMs));
        this.#controlPlane = bucket(options.controlPlanePerSecond);
        this.#getFunction = bucket(options.getFunctionPerSecond);
        this.#filterLogEvents = bucket(options.filterLogEventsPerSecond);
    }
    /** Throws ApiError when the call is one too many: 429 CallerRateLimitExceeded, for logs ThrottlingException. */
    charge(operation, protocol, nowMs) {
        if (this.#bucket(operation, protocol)?.take(nowMs) ?? true)
            return;
        throw protocol === 'logs'
            ? new ApiError(400, 'ThrottlingException', 'Rate exceeded')
            : new ApiError(429, 'TooManyRequestsException', 'Rate exceeded', 'CallerRateLimitExceeded');
    }
    #bucket(operation, protocol) {
        if (operation === 'FilterLogEvents')
            return this.#filterLogEvents;
        if (operation === 'Invoke' || protocol === 'logs')
            return null;
        return operation === 'GetFunction' ? this.#getFunction : this.#controlPlane;
    }
}

// EXTERNAL MODULE: ./build/core/plan/random.js
var random = __webpack_require__(28049);
;// CONCATENATED MODULE: ./build/local/conditions/delays.js
/** How long changes take, so that waiting is exercised as on AWS. Drawn with a seed: the same run again is the same. */

class Delays {
    #options;
    #random;
    constructor(options) {
        this.#options = options;
        this.#random = (0,random/* seedRandom */.d5)(options.seed ?? 'delays');
    }
    /** Milliseconds for one change. */
    of(change) {
        const delay = this.#options[change] ?? 0;
        if (typeof delay === 'number')
            return delay;
        return delay[0] + (delay[1] - delay[0]) * this.draw();
    }
    /** Uniform in [0, 1). */
    draw() {
        const { value, state } = (0,random/* integerBelow */.et)(this.#random, 2 ** 32);
        this.#random = state;
        return value / 2 ** 32;
    }
}

;// CONCATENATED MODULE: ./build/local/conditions/faults.js
/** Counts calls per rule and says which effects a call meets, in the order of the table. */
class Faults {
    #rules;
    constructor(rules) {
        this.#rules = rules.map((rule) => ({ rule, seen: 0 }));
    }
    meet(call) {
        const effects = [];
        for (const entry of this.#rules) {
            const { operation, calls, when, effect } = entry.rule;
            if (operation !== '*' && operation !== call.operation)
                continue;
            if (when !== undefined && !when(call))
                continue;
            entry.seen += 1;
            if (isCounted(calls, entry.seen))
                effects.push(effect);
        }
        return effects;
    }
}
function isCounted(calls, nth) {
    if (calls === undefined)
        return true;
    if (typeof calls === 'number')
        return nth === calls;
    if ('from' in calls)
        return nth >= calls.from && nth <= (calls.to ?? Number.POSITIVE_INFINITY);
    return calls.includes(nth);
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:perf_hooks"
var external_node_perf_hooks_ = __webpack_require__(643);
// EXTERNAL MODULE: ./build/core/log/billing.js
var billing = __webpack_require__(72084);
;// CONCATENATED MODULE: ./build/core/log/format.js
/**
 * One record as the line(s) of a log, line feed included.
 *
 * @param time ISO 8601 with milliseconds, e.g. `2026-11-30T12:00:00.000Z`; in text only `taskTimedOut` shows it.
 * @returns the empty string where that format has no such line (`end` in JSON, `runtimeDone` in text, ...).
 */
function formatRecord(record, format, time) {
    return format === 'JSON' ? formatJson(record, time) : formatText(record, time);
}
function formatText(record, time) {
    switch (record.type) {
        case 'initStart':
            return runtimeVersionLine('INIT_START', record.runtimeVersion, record.runtimeVersionArn);
        case 'restoreStart':
            return runtimeVersionLine('RESTORE_START', record.runtimeVersion, record.runtimeVersionArn);
        case 'initReport':
            return phaseLine('INIT_REPORT', 'Init Duration', record.phase, record);
        case 'restoreReport':
            return phaseLine('RESTORE_REPORT', 'Restore Duration', null, record);
        case 'start':
            return `START RequestId: ${word(record.requestId)} Version: ${word(record.version)}\n`;
        case 'end':
            return `END RequestId: ${word(record.requestId)}\n`;
        case 'taskTimedOut':
            return `${time} ${word(record.requestId)} Task timed out after ${record.timeoutSeconds.toFixed(2)} seconds\n\n`;
        case 'report':
            return reportLine(record);
        case 'extension':
            return `EXTENSION\tName: ${word(record.name)}\tState: ${word(record.state)}\tEvents: ${list(record.events)}\n`;
        case 'telemetrySubscription':
            return `TELEMETRY\tName: ${word(record.name)}\tState: ${word(record.state)}\tTypes: ${list(record.types)}\n`;
        case 'initRuntimeDone':
        case 'runtimeDone':
            return '';
    }
}
function reportLine(record) {
    const fields = [
        `REPORT RequestId: ${word(record.requestId)}`,
        ...field('Duration', decimals(record.durationMs)),
        ...field('Billed Duration', whole(record.billedMs, 'ms')),
        ...field('Memory Size', whole(record.memorySizeMb, 'MB')),
        ...field('Max Memory Used', whole(record.maxMemoryUsedMb, 'MB')),
        ...field('Init Duration', decimals(record.initMs)),
        ...field('Restore Duration', decimals(record.restoreMs)),
        ...field('Billed Restore Duration', whole(record.billedRestoreMs, 'ms')),
    ];
    const status = statusFields(record);
    // AWS ends every field with a TAB, except where Status (and Error Type) close the line.
    return status.length === 0 ? `${fields.join('\t')}\t\n` : `${[...fields, ...status].join('\t')}\n`;
}
function phaseLine(keyword, durationName, phase, record) {
    const fields = [
        ...field(durationName, decimals(record.durationMs)),
        ...field('Phase', phase),
        ...statusFields(record),
    ];
    return `${keyword} ${fields.join('\t')}\n`;
}
/** Images have no managed runtime and so no such line. */
function runtimeVersionLine(keyword, version, arn) {
    if (version === null)
        return '';
    const fields = [...field('Runtime Version', word(version)), ...field('Runtime Version ARN', arn)];
    return `${keyword} ${fields.join('\t')}\n`;
}
function statusFields(record) {
    const status = record.status === 'success' ? null : record.status;
    return [
        ...field('Status', status),
        ...field('Error Type', record.errorType === null ? null : word(record.errorType)),
    ];
}
function field(name, value) {
    return value === null ? [] : [`${name}: ${value}`];
}
function decimals(ms) {
    return ms === null ? null : `${ms.toFixed(2)} ms`;
}
function whole(value, unit) {
    return value === null ? null : `${Math.round(value)} ${unit}`;
}
function list(values) {
    return `[${values.map(word).join(', ')}]`;
}
/** Names and error types come from the function: blanks and control characters in them would start new fields or lines (Cc: control characters). */
function word(value) {
    return value.replace(/[\s\p{Cc}]+/gu, '_');
}
function formatJson(record, time) {
    const body = jsonBody(record);
    return body === null ? '' : `${JSON.stringify({ time, type: `platform.${record.type}`, record: body })}\n`;
}
/** Absent fields are `undefined`, which JSON.stringify leaves out. */
function jsonBody(record) {
    switch (record.type) {
        case 'initStart':
            return {
                initializationType: record.initializationType,
                phase: record.phase,
                functionName: record.functionName,
                functionVersion: record.functionVersion,
                runtimeVersion: present(record.runtimeVersion),
                runtimeVersionArn: present(record.runtimeVersionArn),
            };
        case 'initRuntimeDone':
            return {
                initializationType: record.initializationType,
                phase: record.phase,
                status: record.status,
                errorType: present(record.errorType),
            };
        case 'initReport':
            return {
                initializationType: present(record.initializationType),
                phase: present(record.phase),
                status: present(record.status),
                errorType: present(record.errorType),
                metrics: { durationMs: thousandths(record.durationMs) },
            };
        case 'restoreStart':
            return {
                functionName: record.functionName,
                functionVersion: record.functionVersion,
                runtimeVersion: present(record.runtimeVersion),
                runtimeVersionArn: present(record.runtimeVersionArn),
            };
        case 'restoreReport':
            return {
                status: present(record.status),
                errorType: present(record.errorType),
                metrics: {
                    durationMs: thousandths(record.durationMs),
                    billedDurationMs: thousandths(record.billedMs),
                },
            };
        case 'start':
            return { requestId: record.requestId, version: record.version };
        case 'runtimeDone':
            return {
                requestId: record.requestId,
                status: record.status,
                errorType: present(record.errorType),
                metrics: { durationMs: thousandths(record.durationMs) },
            };
        case 'report':
            return {
                requestId: record.requestId,
                metrics: {
                    durationMs: thousandths(record.durationMs),
                    billedDurationMs: thousandths(record.billedMs),
                    memorySizeMB: present(record.memorySizeMb),
                    maxMemoryUsedMB: present(record.maxMemoryUsedMb),
                    initDurationMs: thousandths(record.initMs),
                    restoreDurationMs: thousandths(record.restoreMs),
                    billedRestoreDurationMs: thousandths(record.billedRestoreMs),
                },
                status: present(record.status),
                errorType: present(record.errorType),
            };
        case 'extension':
            return { name: record.name, state: record.state, events: record.events };
        case 'telemetrySubscription':
            return { name: record.name, state: record.state, types: record.types };
        case 'end':
        case 'taskTimedOut':
            return null;
    }
}
function present(value) {
    return value ?? undefined;
}
function thousandths(ms) {
    return ms === null ? undefined : Math.round(ms * 1000) / 1000;
}

;// CONCATENATED MODULE: ./build/core/log/level.js
const ORDER = ['DEBUG', 'INFO', 'WARN'];
/** The level that AWS gives a record. */
function systemLevelOf(record) {
    switch (record.type) {
        case 'initStart':
        case 'restoreStart':
            return record.runtimeVersion === null ? 'DEBUG' : 'INFO';
        case 'initRuntimeDone':
        case 'runtimeDone':
        case 'restoreReport':
            return succeeded(record.status) ? 'DEBUG' : 'WARN';
        case 'initReport':
            if (!succeeded(record.status))
                return 'WARN';
            return record.initializationType === 'on-demand' ? 'DEBUG' : 'INFO';
        case 'report':
            return succeeded(record.status) ? 'INFO' : 'WARN';
        case 'start':
        case 'end':
        case 'taskTimedOut':
        case 'extension':
        case 'telemetrySubscription':
            return 'INFO';
    }
}
/** True when a function with this SystemLogLevel writes the record. Not set, or unknown, means INFO. */
function passesSystemLevel(record, level) {
    const minimum = ORDER.find((known) => known === level) ?? 'INFO';
    return ORDER.indexOf(systemLevelOf(record)) >= ORDER.indexOf(minimum);
}
function succeeded(status) {
    return status === null || status === 'success';
}

;// CONCATENATED MODULE: ./build/local/execution/environment-log.js
/**
 * The log of one environment. Function processes write stdout and stderr straight into one file: a write is in
 * the file before the process can send its response, so reading the file when the response is there misses
 * nothing, keeps the order of the two streams, and needs no waiting. (Pipes would have to be drained against
 * the clock.) The price: `> /dev/stderr` in a script truncates what this request logged before.
 */




/** A file this long that has been read completely is emptied. */
const FILE_BYTES = 16 * 1024 * 1024;
const LINE_FEED = 10;
class EnvironmentLog {
    /** For the processes: stdout and stderr. */
    output;
    #file;
    #path;
    #settings;
    #chunk = Buffer.allocUnsafe(64 * 1024);
    #read = 0;
    #tail = Buffer.alloc(0);
    #atLineStart = true;
    constructor(path, settings) {
        this.#path = path;
        this.output = (0,external_node_fs_.openSync)(path, 'a', 0o600);
        this.#file = (0,external_node_fs_.openSync)(path, 'r+');
        this.#settings = settings;
    }
    /** Takes in what the processes have written so far. */
    drain() {
        const { size } = (0,external_node_fs_.fstatSync)(this.#file);
        if (size < this.#read)
            this.#read = 0;
        for (;;) {
            const bytes = (0,external_node_fs_.readSync)(this.#file, this.#chunk, 0, this.#chunk.length, this.#read);
            if (bytes === 0)
                break;
            this.#read += bytes;
            this.#append(Buffer.from(this.#chunk.subarray(0, bytes)), true);
        }
        if (this.#read > FILE_BYTES && (0,external_node_fs_.fstatSync)(this.#file).size === this.#read) {
            (0,external_node_fs_.ftruncateSync)(this.#file, 0);
            this.#read = 0;
        }
    }
    /** Writes a platform line, after the function's output so far and always on a line of its own. */
    platform(record) {
        const { format, systemLevel } = this.#settings;
        if (format === 'JSON' && !passesSystemLevel(record, systemLevel))
            return;
        this.drain();
        const line = formatRecord(record, format, new Date().toISOString());
        if (line === '')
            return;
        const start = this.#atLineStart ? '' : '\n';
        // The text form of INIT_START is in CloudWatch only, never in a tail.
        this.#append(Buffer.from(start + line), format === 'JSON' || record.type !== 'initStart');
    }
    /** The last 4,096 bytes since the last call of {@link forget}. */
    tail() {
        return this.#tail;
    }
    /** Begins a new tail; what a process wrote in between belongs to no request. */
    forget() {
        this.drain();
        this.#tail = Buffer.alloc(0);
    }
    [Symbol.dispose]() {
        (0,external_node_fs_.closeSync)(this.output);
        (0,external_node_fs_.closeSync)(this.#file);
        (0,external_node_fs_.rmSync)(this.#path, { force: true });
    }
    #append(bytes, inTail) {
        this.#atLineStart = bytes.at(-1) === LINE_FEED;
        this.#settings.sink(bytes);
        if (inTail)
            this.#tail = Buffer.concat([this.#tail, bytes]).subarray(-quotas/* LOG_TAIL_BYTES */.mU);
    }
}

;// CONCATENATED MODULE: ./build/local/execution/function-failure.js
function errorPayload(errorType, errorMessage) {
    return Buffer.from(JSON.stringify({ errorType, errorMessage }));
}
/** A failure that the platform notices and words itself. */
function platformFailure(errorType, message) {
    return {
        status: 'error',
        errorType,
        payload: (requestId) => errorPayload(errorType, `RequestId: ${requestId} Error: ${message}`),
    };
}
/** A failure that the runtime reported: its own body is the answer. */
function reportedFailure(errorType, body) {
    return { status: 'error', errorType, payload: () => body };
}
function timeoutFailure(seconds) {
    return {
        status: 'timeout',
        errorType: null,
        payload: (requestId) => errorPayload('Sandbox.Timedout', `RequestId: ${requestId} Error: Task timed out after ${seconds.toFixed(2)} seconds`),
    };
}
/**
 * A process that ended on its own. Memory is not limited here, and who sent a SIGKILL cannot be seen, so that
 * a function which the machine killed for want of memory is an exit with `signal: killed`, not
 * Runtime.OutOfMemory.
 */
function exitFailure(who, end) {
    if (end.kind === 'not-started') {
        const type = who === 'Runtime' ? 'Runtime.InvalidEntrypoint' : 'Extension.LaunchError';
        return platformFailure(type, LAUNCH_PROBLEMS[end.code] ?? `cannot start the process (${end.code})`);
    }
    const type = who === 'Runtime' ? 'Runtime.ExitError' : 'Extension.Crash';
    return platformFailure(type, `${who} exited ${reasonOf(end)}`);
}
function reasonOf(end) {
    if (end.kind === 'signal')
        return `with error: signal: ${SIGNALS[end.signal] ?? end.signal}`;
    return end.code === 0 ? 'without providing a reason' : `with error: exit status ${end.code}`;
}
/** Errors of execve as AWS shows them: an absent interpreter reads as an absent file. */
const LAUNCH_PROBLEMS = {
    ENOENT: 'fork/exec: no such file or directory',
    EACCES: 'fork/exec: permission denied',
    ENOEXEC: 'fork/exec: exec format error',
};
/** Go's names of signals. */
const SIGNALS = {
    SIGABRT: 'aborted',
    SIGBUS: 'bus error',
    SIGFPE: 'floating point exception',
    SIGHUP: 'hangup',
    SIGILL: 'illegal instruction',
    SIGINT: 'interrupt',
    SIGKILL: 'killed',
    SIGPIPE: 'broken pipe',
    SIGSEGV: 'segmentation fault',
    SIGTERM: 'terminated',
    SIGTRAP: 'trace/breakpoint trap',
};
/** An error type as it came in a header: anything unlike AWS's own names is Runtime.Unknown. */
function knownErrorType(header) {
    return header !== undefined && /^(Runtime|Function|Extension)\.[A-Z][A-Za-z]*$/.test(header)
        ? header
        : 'Runtime.Unknown';
}

// EXTERNAL MODULE: ./build/local/execution/runtimes.js
var runtimes = __webpack_require__(89372);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
;// CONCATENATED MODULE: ./build/local/execution/exchange.js

function reply(response, status, body, headers = {}) {
    const bytes = Buffer.from(JSON.stringify(body));
    response.writeHead(status, {
        'content-type': 'application/json',
        'content-length': bytes.length,
        ...headers,
    });
    response.end(bytes);
}
function accepted(response) {
    reply(response, 202, { status: 'OK' });
}
function refuse(response, status, errorType, errorMessage) {
    reply(response, status, { errorMessage, errorType });
}
function refuseTransition(response, from, to, who) {
    refuse(response, 403, 'InvalidStateTransition', `State transition from ${from} to ${to} failed for ${who}. Error: State transition is not allowed`);
}
function header(request, name) {
    const value = request.headers[name];
    return Array.isArray(value) ? value[0] : value;
}
/** The body, `too-large` (read to its end all the same, so that the answer arrives), or `cut` when the sender vanished. */
async function readBody(request) {
    const chunks = [];
    let bytes = 0;
    try {
        for await (const chunk of request) {
            bytes += chunk.length;
            if (bytes <= quotas/* RESPONSE_BYTES */.aJ)
                chunks.push(chunk);
        }
    }
    catch {
        return 'cut';
    }
    return bytes > quotas/* RESPONSE_BYTES */.aJ ? 'too-large' : Buffer.concat(chunks);
}

;// CONCATENATED MODULE: ./build/local/execution/endpoint.js
/** The HTTP endpoint of one environment: AWS_LAMBDA_RUNTIME_API is `host:port` without a path, so each has a port. */


/** Opens a port on loopback. @throws Error when the machine has none left. */
async function openEndpoint(apis) {
    // Long polls last as long as an environment is idle: no time limits of the server's own.
    const server = (0,external_node_http_.createServer)({ keepAliveTimeout: 0, requestTimeout: 0, headersTimeout: 0 }, (request, response) => route(apis, { request, response }));
    await new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(0, '127.0.0.1', resolve);
    });
    const bound = server.address();
    const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
    return {
        address: `127.0.0.1:${port}`,
        close: () => {
            server.close();
            server.closeAllConnections();
        },
    };
}
const RUNTIME = '/2018-06-01/runtime';
const EXTENSIONS = '/2020-01-01/extension';
function route(apis, exchange) {
    const { request, response } = exchange;
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    const subscription = request.method === 'PUT' ? SUBSCRIPTIONS[path] : undefined;
    if (request.headers.origin !== undefined) {
        // A web page that guesses the port sends an Origin; runtimes never do.
        refuse(response, 403, 'Forbidden', 'Requests of web pages are not answered');
    }
    else if (subscription !== undefined) {
        // As AWS's own emulator answers, so that extensions carry on without: accepted, and the body says it is not.
        reply(response, 202, {
            errorMessage: `${subscription} API is not supported`,
            errorType: `${subscription}.NotSupported`,
        });
    }
    else if (!handled(apis, exchange, path)) {
        refuse(response, 404, 'NotFound', `No such call of the Runtime API: ${request.method} ${path}`);
    }
}
function handled({ runtime, extensions }, exchange, path) {
    return ((path.startsWith(RUNTIME) && runtime.handle(exchange, path.slice(RUNTIME.length))) ||
        (path.startsWith(EXTENSIONS) && extensions.handle(exchange, path.slice(EXTENSIONS.length))));
}
const SUBSCRIPTIONS = {
    '/2022-07-01/telemetry': 'Telemetry',
    '/2020-08-15/logs': 'Logs',
};

// EXTERNAL MODULE: ./build/local/execution/executable.js
var executable = __webpack_require__(93169);
;// CONCATENATED MODULE: ./build/local/execution/extensions.js
/**
 * External extensions of a package. On AWS they come with layers, in /opt/extensions; the engine has no layers,
 * so programs in the package's own `extensions` folder take their place: files with the executable bit that are
 * a script with `#!` or a program. Anything else in a folder of that name is left alone.
 */




/** File names, which are the names under which the extensions register. AWS runs no more than these. */
function externalExtensions(taskRoot) {
    const folder = (0,external_node_path_.join)(taskRoot, 'extensions');
    let names;
    try {
        names = (0,external_node_fs_.readdirSync)(folder);
    }
    catch {
        return [];
    }
    return names
        .sort()
        .filter((name) => {
        const path = (0,external_node_path_.join)(folder, name);
        return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isFile() === true && (0,executable/* executableProblem */.O)(path) === null;
    })
        .slice(0, quotas/* EXTENSIONS */.Z1);
}

;// CONCATENATED MODULE: ./build/local/execution/extensions-api.js
/**
 * The Extensions API (2020-01-01) of one environment. Source: Lambda developer guide, "Using the Lambda
 * Extensions API".
 */



/** The engine acts for no account. */
const NO_ACCOUNT = '000000000000';
class ExtensionsApi {
    #listener;
    #identity;
    #extensions = new Map();
    #expected = [];
    #closedForNew = false;
    constructor(identity, listener) {
        this.#identity = identity;
        this.#listener = listener;
    }
    /** Names of the external extensions that were started and have to register before the runtime starts. */
    expect(names) {
        this.#expected = names;
    }
    get allRegistered() {
        const names = new Set([...this.#extensions.values()].map(({ name }) => name));
        return this.#expected.every((name) => names.has(name));
    }
    /** True when every registered extension waits for an event. */
    get allReady() {
        return [...this.#extensions.values()].every(({ ready }) => ready);
    }
    /** How long AWS lets the shutdown take: 0 ms without extensions, 500 with internal, 2,000 with external ones. */
    get shutdownLimitMs() {
        const all = [...this.#extensions.values()];
        if (all.length === 0)
            return 0;
        return all.some(({ external }) => external) ? 2000 : 500;
    }
    /** Init is over: nobody registers from now on. */
    seal() {
        this.#closedForNew = true;
    }
    announce(delivery) {
        const { deadlineMs, requestId, arn, traceId } = delivery;
        this.#send('INVOKE', {
            eventType: 'INVOKE',
            deadlineMs,
            requestId,
            invokedFunctionArn: arn,
            tracing: { type: 'X-Amzn-Trace-Id', value: traceId },
        });
    }
    shutdown(shutdownReason, deadlineMs) {
        this.#send('SHUTDOWN', { eventType: 'SHUTDOWN', shutdownReason, deadlineMs });
    }
    /** Answers requests below /2020-01-01/extension; false when there is no such path. */
    handle(exchange, path) {
        const { method } = exchange.request;
        if (method === 'POST' && path === '/register')
            void this.#register(exchange);
        else if (method === 'GET' && path === '/event/next')
            this.#next(exchange);
        else if (method === 'POST' && path === '/init/error')
            void this.#failed(exchange, 'Extension.InitError');
        else if (method === 'POST' && path === '/exit/error')
            void this.#failed(exchange, 'Extension.ExitError');
        else
            return false;
        return true;
    }
    async #register({ request, response }) {
        const name = header(request, 'lambda-extension-name') ?? '';
        const events = eventsOf(await readBody(request));
        const external = this.#expected.includes(name);
        const refusal = this.#refusal(name, events, external);
        if (refusal !== null || events === null) {
            refuse(response, 403, refusal?.[0] ?? '', refusal?.[1] ?? '');
            return;
        }
        const id = (0,external_node_crypto_.randomUUID)();
        this.#extensions.set(id, { name, external, events, queue: [], poll: null, ready: false });
        const accountId = header(request, 'lambda-extension-accept-feature') === 'accountId' ? { accountId: NO_ACCOUNT } : {};
        reply(response, 200, { ...this.#identity, ...accountId }, { 'lambda-extension-identifier': id });
        this.#listener.registered(name, events);
    }
    /** Why a registration is not taken: error type and message. */
    #refusal(name, events, external) {
        if (name === '')
            return ['Extension.InvalidExtensionName', 'Empty extension name'];
        if (events === null || events.some((event) => event !== 'INVOKE' && event !== 'SHUTDOWN')) {
            return ['Extension.InvalidEventType', 'Expected {"events": [...]} with INVOKE or SHUTDOWN'];
        }
        if (!external && events.includes('SHUTDOWN')) {
            return [
                'ShutdownEventNotSupportedForInternalExtension',
                'SHUTDOWN event is not supported for internal extensions',
            ];
        }
        if (this.#closedForNew)
            return ['Extension.RegistrationClosed', 'Init is over: nobody can register'];
        return [...this.#extensions.values()].some((other) => other.name === name)
            ? ['Extension.AlreadyRegistered', 'An extension of this name has registered']
            : null;
    }
    #next({ request, response }) {
        const extension = this.#find({ request, response });
        if (extension === null)
            return;
        extension.poll = response;
        response.once('close', () => {
            if (extension.poll === response)
                extension.poll = null;
        });
        const queued = extension.queue.shift();
        if (queued !== undefined)
            sendEvent(extension, queued);
        else {
            extension.ready = true;
            this.#listener.ready();
        }
    }
    async #failed(exchange, errorType) {
        const extension = this.#find(exchange);
        if (extension === null)
            return;
        const reason = knownErrorType(header(exchange.request, 'lambda-extension-function-error-type'));
        await readBody(exchange.request);
        accepted(exchange.response);
        this.#listener.failed(platformFailure(errorType, `${extension.name}: ${reason}`));
    }
    #find({ request, response }) {
        const id = header(request, 'lambda-extension-identifier');
        const extension = id === undefined ? undefined : this.#extensions.get(id);
        if (extension !== undefined)
            return extension;
        refuse(response, 403, id === undefined ? 'Extension.MissingExtensionIdentifier' : 'Extension.UnknownExtensionIdentifier', 'Register first and send Lambda-Extension-Identifier');
        return null;
    }
    #send(type, event) {
        for (const extension of this.#extensions.values()) {
            if (!extension.events.includes(type))
                continue;
            if (extension.poll === null)
                extension.queue.push(event);
            else
                sendEvent(extension, event);
        }
    }
}
function sendEvent(extension, event) {
    const { poll } = extension;
    extension.poll = null;
    extension.ready = false;
    if (poll !== null)
        reply(poll, 200, event, { 'lambda-extension-event-identifier': (0,external_node_crypto_.randomUUID)() });
}
function eventsOf(body) {
    try {
        const { events } = JSON.parse(body.toString('utf8'));
        if (events === undefined)
            return [];
        return Array.isArray(events) && events.every((event) => typeof event === 'string') ? events : null;
    }
    catch {
        return null;
    }
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
;// CONCATENATED MODULE: ./build/local/execution/processes.js
/** Starts the processes of an environment, each as the leader of a process group of its own. */



/** Never throws: a process that cannot start ends with `not-started`. */
function launch(command, { folder, variables, output }) {
    let child;
    try {
        child = (0,external_node_child_process_.spawn)(command.file, command.args, {
            cwd: folder,
            // Named as absent, or node would pass its own coverage folder on to the function.
            env: { NODE_V8_COVERAGE: undefined, ...variables },
            stdio: ['ignore', output, output],
            detached: true,
        });
    }
    catch (error) {
        return notStarted(Promise.resolve((0,system_error/* systemErrorCode */.v)(error) ?? 'UNKNOWN'));
    }
    const { pid } = child;
    if (pid === undefined) {
        return notStarted(new Promise((resolve) => child.once('error', (error) => resolve((0,system_error/* systemErrorCode */.v)(error) ?? 'UNKNOWN'))));
    }
    let gone = false;
    const signalAll = (signal) => {
        if (!gone)
            signalGroup(pid, signal);
    };
    const ended = new Promise((resolve) => {
        child.once('exit', (code, signal) => {
            // What the leader left behind goes with it: later the number may be another group's.
            signalAll('SIGKILL');
            gone = true;
            resolve(signal === null ? { kind: 'exit', code: code ?? 0 } : { kind: 'signal', signal });
        });
    });
    return {
        pid,
        ended,
        kill: () => signalAll('SIGKILL'),
        freeze: () => signalAll('SIGSTOP'),
        thaw: () => signalAll('SIGCONT'),
        terminate: () => child.kill('SIGTERM'),
        peakMemoryKb: () => peakMemoryKb(pid),
    };
}
function notStarted(code) {
    return {
        pid: null,
        ended: code.then((reason) => ({ kind: 'not-started', code: reason })),
        kill: () => { },
        freeze: () => { },
        thaw: () => { },
        terminate: () => { },
        peakMemoryKb: () => null,
    };
}
function signalGroup(pid, signal) {
    try {
        process.kill(-pid, signal);
    }
    catch {
        // The group is gone already.
    }
}
/** VmHWM of /proc is the peak since exec; it can be read only while the process lives. Other systems: null. */
function peakMemoryKb(pid) {
    try {
        const kb = /^VmHWM:\s+(\d+) kB$/m.exec((0,external_node_fs_.readFileSync)(`/proc/${pid}/status`, 'latin1'))?.[1];
        return kb === undefined ? null : Number(kb);
    }
    catch {
        return null;
    }
}

;// CONCATENATED MODULE: ./build/local/execution/strays.js
/**
 * Processes of an environment outside its process groups: a function may start one in a session of its own, which
 * would go on using the processor while another environment is measured. Linux only; elsewhere none is found.
 */

class Strays {
    #marks;
    #guard;
    /** Leaders of the groups, which are signalled elsewhere, by their start time. */
    #leaders = new Map();
    #known = new Map();
    constructor(marks, guard) {
        this.#marks = marks;
        this.#guard = guard;
    }
    /** To be called as soon as the leader of a group was started. */
    lead(pid) {
        const seen = process.platform === 'linux' ? read(pid) : null;
        if (seen !== null)
            this.#leaders.set(pid, seen.startTime);
    }
    /**
     * Remembers every descendant of the leaders and every process with the marks, and signals those that live. Call it
     * before the leaders are killed: nobody can tell afterwards whose child an orphan was.
     */
    signal(signal) {
        // A process may fork while the list is read: again until a pass finds nothing new.
        for (let pass = 0; pass < 5; pass += 1) {
            const before = this.#known.size;
            this.#look();
            for (const { pid } of this.#known.values())
                send(pid, signal);
            if (this.#known.size === before)
                return;
        }
    }
    /** Signals only those that were found before. */
    signalKnown(signal) {
        for (const { pid, startTime } of this.#known.values()) {
            if (read(pid)?.startTime === startTime)
                send(pid, signal);
        }
    }
    #look() {
        if (this.#leaders.size === 0)
            return;
        // Nothing older than its leader is a leader's child: that spares reading most of the machine's processes.
        const earliest = Math.min(...this.#leaders.values());
        const all = new Map((0,external_node_fs_.readdirSync)('/proc')
            .filter((name) => /^\d+$/.test(name))
            .map((name) => read(Number(name)))
            .filter((seen) => seen !== null && seen.startTime >= earliest)
            .map((seen) => [seen.pid, seen]));
        for (const [pid, { startTime }] of this.#known) {
            if (all.get(pid)?.startTime !== startTime)
                this.#known.delete(pid);
        }
        for (const seen of all.values()) {
            if (seen.pid === process.pid || this.#leaders.has(seen.group))
                continue;
            if (this.#known.has(seen.pid) || !(this.#descends(seen, all) || this.#marked(seen.pid)))
                continue;
            this.#known.set(seen.pid, seen);
            // When the engine is killed the system wakes and ends the stopped leaders, and their orphans are nobody's.
            this.#guard.addStray(seen.pid, seen.startTime);
        }
    }
    #descends(seen, all) {
        let ancestor = seen;
        for (let depth = 0; ancestor !== undefined && depth < 64; depth += 1) {
            if (this.#leaders.get(ancestor.pid) === ancestor.startTime || this.#known.has(ancestor.pid))
                return true;
            ancestor = all.get(ancestor.parent);
        }
        return false;
    }
    #marked(pid) {
        const { variable, outputFile } = this.#marks;
        try {
            if ((0,external_node_fs_.readFileSync)(`/proc/${pid}/environ`, 'latin1').includes(variable))
                return true;
            return (0,external_node_fs_.readdirSync)(`/proc/${pid}/fd`).some((fd) => linkOf(`/proc/${pid}/fd/${fd}`) === outputFile);
        }
        catch {
            return false;
        }
    }
}
/** null when the process is gone, or has ended and only waits to be collected. Source: proc_pid_stat(5). */
function read(pid) {
    try {
        const stat = (0,external_node_fs_.readFileSync)(`/proc/${pid}/stat`, 'latin1');
        // The name in brackets may hold anything; what follows its last bracket are state, ppid, pgrp, ...
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        if (fields[0] === 'Z')
            return null;
        return { pid, parent: Number(fields[1]), group: Number(fields[2]), startTime: Number(fields[19]) };
    }
    catch {
        return null;
    }
}
function linkOf(path) {
    try {
        return (0,external_node_fs_.readlinkSync)(path);
    }
    catch {
        return null;
    }
}
function send(pid, signal) {
    try {
        process.kill(pid, signal);
    }
    catch {
        // It is gone already.
    }
}

;// CONCATENATED MODULE: ./build/local/execution/process-set.js
/** The processes of one sandbox, with whatever they started themselves: frozen, woken and ended together. */


class ProcessSet {
    #guard;
    #strays;
    #processes = [];
    #frozen = false;
    #peakKb = null;
    constructor(marks, guard) {
        this.#guard = guard;
        this.#strays = new Strays(marks, guard);
    }
    launch(command, options) {
        const process = launch(command, options);
        const { pid } = process;
        this.#processes.push(process);
        if (pid !== null) {
            this.#guard.add(pid);
            this.#strays.lead(pid);
            void process.ended.then(() => this.#guard.remove(pid));
        }
        return process;
    }
    /** Over when all that were launched have ended. */
    ended() {
        return Promise.all(this.#processes.map((process) => process.ended));
    }
    /** Lambda freezes an environment between requests: what it does in the background must not slow down others. */
    freeze() {
        if (this.#frozen)
            return;
        this.#frozen = true;
        for (const process of this.#processes)
            process.freeze();
        this.#strays.signal('SIGSTOP');
    }
    thaw() {
        if (!this.#frozen)
            return;
        this.#frozen = false;
        for (const process of this.#processes)
            process.thaw();
        this.#strays.signalKnown('SIGCONT');
    }
    kill() {
        this.#strays.signal('SIGKILL');
        for (const { kill } of this.#processes)
            kill();
    }
    /** After the processes have ended: what came of a fork at that moment, or of a leader that had ended on its own. */
    killStrays() {
        this.#strays.signal('SIGKILL');
    }
    observeMemory() {
        const readings = this.#processes.map((process) => process.peakMemoryKb() ?? 0);
        const sum = readings.reduce((total, kb) => total + kb, 0);
        if (sum > 0)
            this.#peakKb = Math.max(this.#peakKb ?? 0, sum);
    }
    /** Peak resident size over the processes, as far as it could be read; null when it never could. */
    get peakMemoryMb() {
        return this.#peakKb === null ? null : Math.ceil(this.#peakKb / 1024);
    }
}

;// CONCATENATED MODULE: ./build/local/execution/runtime-api.js




class RuntimeApi {
    #listener;
    #state = 'RuntimeStarted';
    #poll = null;
    /** Not yet taken by the runtime. */
    #pending = null;
    /** The one taken last; its id stays known after the answer. */
    #current = null;
    #deliveredAt = 0;
    constructor(listener) {
        this.#listener = listener;
    }
    /** Hands over a request, at once or as soon as the runtime asks. One at a time. */
    deliver(delivery) {
        this.#pending = delivery;
        this.#send();
    }
    /** Answers requests below /2018-06-01/runtime; false when there is no such path. */
    handle(exchange, path) {
        const { method } = exchange.request;
        if (method === 'GET' && path === '/invocation/next')
            this.#next(exchange);
        else if (method === 'POST' && path === '/init/error')
            void this.#initError(exchange);
        else {
            const match = method === 'POST' ? /^\/invocation\/([^/]+)\/(response|error)$/.exec(path) : null;
            if (match === null)
                return false;
            void this.#answer(exchange, match[1] ?? '', match[2] === 'error');
        }
        return true;
    }
    #next({ response }) {
        const polling = this.#state === 'RuntimeReady' && this.#poll !== null;
        if (polling || !['RuntimeStarted', 'RuntimeReady', 'RuntimeResponseSent'].includes(this.#state)) {
            refuseTransition(response, this.#state, 'RuntimeReady', 'runtime');
            return;
        }
        this.#state = 'RuntimeReady';
        this.#poll = response;
        response.once('close', () => {
            if (this.#poll === response)
                this.#poll = null;
        });
        this.#listener.ready();
        this.#send();
    }
    #send() {
        const delivery = this.#pending;
        const poll = this.#poll;
        if (delivery === null || poll === null || this.#state !== 'RuntimeReady')
            return;
        this.#poll = null;
        this.#pending = null;
        this.#current = delivery;
        this.#state = 'RuntimeRunning';
        poll.writeHead(200, {
            'content-type': 'application/json',
            'content-length': delivery.event.length,
            'lambda-runtime-aws-request-id': delivery.requestId,
            'lambda-runtime-deadline-ms': String(delivery.deadlineMs),
            'lambda-runtime-invoked-function-arn': delivery.arn,
            'lambda-runtime-trace-id': delivery.traceId,
            ...(delivery.tenantId === null ? {} : { 'lambda-runtime-aws-tenant-id': delivery.tenantId }),
            ...(delivery.clientContext === null
                ? {}
                : { 'lambda-runtime-client-context': asciiJson(delivery.clientContext) }),
        });
        this.#deliveredAt = external_node_perf_hooks_.performance.now();
        poll.end(delivery.event);
        this.#listener.delivered(delivery);
    }
    async #answer(exchange, requestId, isError) {
        const { request, response } = exchange;
        if (requestId !== this.#current?.requestId) {
            refuse(response, 400, 'InvalidRequestID', 'Invalid request ID');
            return;
        }
        const next = isError ? 'RuntimeInvocationErrorResponse' : 'RuntimeInvocationResponse';
        if (this.#state !== 'RuntimeRunning') {
            refuseTransition(response, this.#state, next, 'runtime');
            return;
        }
        const mode = header(request, 'lambda-runtime-function-response-mode');
        if (mode !== undefined && mode.toLowerCase() !== 'streaming') {
            refuse(response, 400, 'Runtime.InvalidResponseModeHeader', 'Invalid response mode');
            return;
        }
        this.#state = next;
        const body = await readBody(request);
        const at = external_node_perf_hooks_.performance.now();
        this.#state = 'RuntimeResponseSent';
        const answer = { at, deliveredAt: this.#deliveredAt, functionError: false, refused: null };
        if (body === 'cut') {
            const refused = platformFailure('Runtime.TruncatedResponse', 'Response payload was cut');
            this.#listener.answered({ ...answer, payload: new Uint8Array(), refused });
        }
        else if (body === 'too-large') {
            refuse(response, 413, 'RequestEntityTooLarge', `Exceeded maximum allowed payload size (${quotas/* RESPONSE_BYTES */.aJ} bytes).`);
            this.#listener.answered({ ...answer, payload: new Uint8Array(), refused: responseTooLarge() });
        }
        else {
            accepted(response);
            const streamed = streamError(request.trailers);
            this.#listener.answered({
                ...answer,
                payload: streamed ?? body,
                functionError: isError || streamed !== null,
            });
        }
    }
    async #initError({ request, response }) {
        if (this.#state !== 'RuntimeStarted') {
            refuseTransition(response, this.#state, 'RuntimeInitError', 'runtime');
            return;
        }
        this.#state = 'RuntimeInitError';
        const errorType = knownErrorType(header(request, 'lambda-runtime-function-error-type'));
        const body = await readBody(request);
        accepted(response);
        this.#listener.initFailed(typeof body === 'string'
            ? platformFailure(errorType, 'Runtime failed to initialize')
            : reportedFailure(errorType, body));
    }
}
/**
 * The same JSON value in printable ASCII, as a header must be: line breaks stand only between its tokens, and other
 * characters only inside its strings. Not parsed, so that no long number loses digits.
 */
function asciiJson(json) {
    return json
        .replace(/[\t\n\r]/g, ' ')
        .replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
function responseTooLarge() {
    const errorType = 'Function.ResponseSizeTooLarge';
    const message = `Response payload size exceeded maximum allowed payload size (${quotas/* RESPONSE_BYTES */.aJ} bytes).`;
    return { status: 'error', errorType, payload: () => errorPayload(errorType, message) };
}
/** A streaming response ends with trailers when the function failed halfway; a buffered Invoke answers with the error. */
function streamError(trailers) {
    const errorType = trailers['lambda-runtime-function-error-type'];
    if (errorType === undefined)
        return null;
    const body = trailers['lambda-runtime-function-error-body'];
    return body === undefined
        ? errorPayload(errorType, 'The response stream ended with an error')
        : Buffer.from(body, 'base64');
}

;// CONCATENATED MODULE: ./build/local/execution/variables.js
/** The environment variables of a function process: exactly Lambda's and the function's own, nothing inherited. */


/** Names that a function's configuration must not set (Lambda developer guide, "Reserved environment variables"). */
const RESERVED_VARIABLES = new Set([
    '_HANDLER',
    '_X_AMZN_TRACE_ID',
    'AWS_ACCESS_KEY',
    'AWS_ACCESS_KEY_ID',
    'AWS_DEFAULT_REGION',
    'AWS_EXECUTION_ENV',
    'AWS_LAMBDA_FUNCTION_MEMORY_SIZE',
    'AWS_LAMBDA_FUNCTION_NAME',
    'AWS_LAMBDA_FUNCTION_VERSION',
    'AWS_LAMBDA_INITIALIZATION_TYPE',
    'AWS_LAMBDA_LOG_GROUP_NAME',
    'AWS_LAMBDA_LOG_STREAM_NAME',
    'AWS_LAMBDA_MAX_CONCURRENCY',
    'AWS_LAMBDA_RUNTIME_API',
    'AWS_REGION',
    'AWS_SECRET_ACCESS_KEY',
    'AWS_SESSION_TOKEN',
    'LAMBDA_RUNTIME_DIR',
    'LAMBDA_TASK_ROOT',
]);
/** Nothing signed with these is accepted anywhere; the text shows up where somebody wonders why. */
const NO_CREDENTIALS = 'LOCAL-ENGINE-HAS-NO-CREDENTIALS';
/**
 * Lambda's defaults, then the function's own (which may replace those), then the reserved ones. Paths that
 * are /var/task and /var/runtime on AWS are the real folders here; /opt (layers) does not exist.
 */
function functionVariables(version, context) {
    return { ...defaults(version, context), ...version.environment, ...reserved(version, context) };
}
function defaults(version, { runtimeFolder }) {
    const { taskRoot } = version;
    const paths = (...folders) => folders.join(external_node_path_.delimiter);
    return {
        LANG: 'en_US.UTF-8',
        TZ: ':UTC',
        PWD: taskRoot,
        PATH: '/var/lang/bin:/usr/local/bin:/usr/bin/:/bin:/opt/bin',
        LD_LIBRARY_PATH: paths('/var/lang/lib:/lib64:/usr/lib64', runtimeFolder, (0,external_node_path_.join)(runtimeFolder, 'lib'), taskRoot, (0,external_node_path_.join)(taskRoot, 'lib'), '/opt/lib'),
        AWS_XRAY_CONTEXT_MISSING: 'LOG_ERROR',
        AWS_XRAY_DAEMON_ADDRESS: '127.0.0.1:2000',
        _AWS_XRAY_DAEMON_ADDRESS: '127.0.0.1',
        _AWS_XRAY_DAEMON_PORT: '2000',
        ...(0,runtimes/* runtimeOf */.GV)(version).variables(version, runtimeFolder),
    };
}
function reserved(version, context) {
    return {
        _HANDLER: version.handler,
        AWS_ACCESS_KEY_ID: NO_CREDENTIALS,
        AWS_SECRET_ACCESS_KEY: NO_CREDENTIALS,
        AWS_SESSION_TOKEN: NO_CREDENTIALS,
        AWS_REGION: context.region,
        AWS_DEFAULT_REGION: context.region,
        AWS_LAMBDA_FUNCTION_NAME: version.functionName,
        AWS_LAMBDA_FUNCTION_VERSION: version.version,
        AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(version.memorySizeMb),
        AWS_LAMBDA_INITIALIZATION_TYPE: version.snapStart === true ? 'snap-start' : 'on-demand',
        AWS_LAMBDA_LOG_GROUP_NAME: version.logGroup,
        AWS_LAMBDA_LOG_STREAM_NAME: context.logStream,
        AWS_LAMBDA_RUNTIME_API: context.runtimeApi,
        LAMBDA_TASK_ROOT: version.taskRoot,
        LAMBDA_RUNTIME_DIR: context.runtimeFolder,
        // OS-only runtimes have none.
        ...((0,runtimes/* runtimeOf */.GV)(version).client === null ? {} : { AWS_EXECUTION_ENV: `AWS_Lambda_${version.runtime}` }),
        ...(version.logFormat === 'JSON'
            ? { AWS_LAMBDA_LOG_FORMAT: 'JSON', AWS_LAMBDA_LOG_LEVEL: version.applicationLogLevel ?? 'INFO' }
            : {}),
    };
}

;// CONCATENATED MODULE: ./build/local/execution/sandbox.js
/** One life of the processes of an environment: from their start to a crash, a timeout, or the end. */










class Sandbox {
    #options;
    #endpoint;
    #runtime;
    #extensions;
    #processes;
    #phase = null;
    #failure = null;
    /** A process has ended; what it said last may still be unread. */
    #bereaved = false;
    #awaitsReady = false;
    /** The runtime's process, once it was started. */
    #main = null;
    #runtimeStarted = false;
    #runtimeReady = false;
    #ending = null;
    constructor(options, endpoint, runtime, extensions) {
        this.#options = options;
        this.#endpoint = endpoint;
        const { logStream, outputFile, guard } = options;
        this.#processes = new ProcessSet({ variable: logStream, outputFile }, guard);
        this.#runtime = runtime;
        this.#extensions = extensions;
    }
    /** Opens the endpoint; no process is started yet. */
    static async open(options) {
        const { functionName, version, handler } = options.version;
        const sandbox = () => self;
        const runtime = new RuntimeApi({
            ready: () => sandbox().#onRuntimeReady(),
            delivered: (delivery) => sandbox().#onDelivered(delivery),
            answered: (answer) => sandbox().#settle({ kind: 'answered', at: answer.at, answer }),
            initFailed: (failure) => sandbox().#fail(failure),
        });
        const extensions = new ExtensionsApi({ functionName, functionVersion: version, handler }, {
            registered: (name, events) => {
                options.onExtension(name, events);
                sandbox().#onProgress();
            },
            ready: () => sandbox().#onProgress(),
            failed: (failure) => sandbox().#fail(failure),
        });
        const self = new Sandbox(options, await openEndpoint({ runtime, extensions }), runtime, extensions);
        return self;
    }
    /** False once a process of it has ended, or the end was asked for: nothing can be run any more. */
    get alive() {
        return this.#failure === null && !this.#bereaved && this.#ending === null;
    }
    /** Peak resident size over the processes, as far as it could be read; null when it never could. */
    get peakMemoryMb() {
        return this.#processes.peakMemoryMb;
    }
    /**
     * Starts the extensions, then the runtime; over when the runtime and every registered extension asked for
     * their next event.
     *
     * @returns `startedAt` is the moment before the first process was started, of performance.now().
     */
    async init(limitMs) {
        const { taskRoot } = this.#options.version;
        const names = externalExtensions(taskRoot);
        this.#extensions.expect(names);
        const startedAt = external_node_perf_hooks_.performance.now();
        const end = await this.#untilReady(limitMs, () => {
            for (const name of names) {
                this.#launch('Extension', { file: (0,external_node_path_.join)(taskRoot, 'extensions', name), args: [] });
            }
        });
        this.#extensions.seal();
        return { startedAt, end };
    }
    /**
     * Waits until what the last request left running is done. On AWS a request is over only then; one whose
     * runtime does not come back in time, or ends, costs the environment its processes.
     */
    async settle(limitMs) {
        await this.#untilReady(limitMs, () => { });
    }
    /** Runs one request, which begins when the runtime takes it. */
    async handle(delivery, limitMs) {
        const end = await this.#run(limitMs, () => {
            this.#processes.thaw();
            this.#runtime.deliver(delivery);
            this.#processes.observeMemory();
        });
        this.#processes.observeMemory();
        this.#freezeWhenIdle();
        return end;
    }
    /** Ends every process, after the time that AWS gives extensions to say goodbye. Idempotent. */
    end(reason) {
        this.#ending ??= this.#shutDown(reason);
        return this.#ending;
    }
    /** Kills every process at once. */
    kill() {
        this.#processes.kill();
    }
    async #shutDown(reason) {
        const ended = this.#processes.ended();
        const limitMs = this.#extensions.shutdownLimitMs;
        if (limitMs > 0) {
            this.#processes.thaw();
            this.#extensions.shutdown(reason, Date.now() + limitMs);
            this.#main?.terminate();
            const limit = Promise.withResolvers();
            const timer = setTimeout(limit.resolve, limitMs);
            await Promise.race([ended, limit.promise]);
            clearTimeout(timer);
        }
        this.kill();
        await ended;
        this.#processes.killStrays();
        this.#endpoint.close();
        this.#settle({
            kind: 'failed',
            at: external_node_perf_hooks_.performance.now(),
            failure: platformFailure('Sandbox.Failure', 'The engine was closed'),
        });
    }
    async #untilReady(limitMs, begin) {
        this.#awaitsReady = true;
        const end = await this.#run(limitMs, () => {
            begin();
            this.#onProgress();
        });
        this.#awaitsReady = false;
        return end;
    }
    async #run(limitMs, begin) {
        const phase = Promise.withResolvers();
        this.#phase = phase;
        const timer = setTimeout(() => this.#fail(timeoutFailure(this.#options.version.timeoutSeconds)), limitMs);
        if (this.#failure !== null)
            this.#settle({ kind: 'failed', at: external_node_perf_hooks_.performance.now(), failure: this.#failure });
        else
            begin();
        const end = await phase.promise;
        clearTimeout(timer);
        return end;
    }
    #settle(end) {
        this.#phase?.resolve(end);
        this.#phase = null;
    }
    /** The first failure counts; what follows from it does not. */
    #fail(failure) {
        this.#processes.observeMemory();
        this.#failure ??= failure;
        this.#settle({ kind: 'failed', at: external_node_perf_hooks_.performance.now(), failure: this.#failure });
    }
    #onRuntimeReady() {
        this.#runtimeReady = true;
        this.#onProgress();
    }
    #onDelivered(delivery) {
        this.#runtimeReady = false;
        this.#extensions.announce(delivery);
    }
    #freezeWhenIdle() {
        const idle = this.#phase === null && this.#runtimeReady && this.#extensions.allReady;
        if (idle && this.alive)
            this.#processes.freeze();
    }
    #onProgress() {
        if (this.#ending !== null)
            return;
        if (!this.#runtimeStarted && this.#extensions.allRegistered)
            this.#startRuntime();
        if (!this.#runtimeReady || !this.#extensions.allReady)
            return;
        if (this.#awaitsReady)
            this.#settle({ kind: 'ready', at: external_node_perf_hooks_.performance.now() });
        else
            this.#freezeWhenIdle();
    }
    #startRuntime() {
        this.#runtimeStarted = true;
        const { version, files } = this.#options;
        const runtime = (0,runtimes/* runtimeOf */.GV)(version);
        const entry = runtime.entryPoint(version, files.clients.get(runtime.client ?? '') ?? '');
        if ('problem' in entry)
            this.#fail(platformFailure('Runtime.InvalidEntrypoint', entry.problem));
        else
            this.#main = this.#launch('Runtime', entry.command);
    }
    #launch(who, command) {
        const { version, region, logStream, output, files } = this.#options;
        const variables = functionVariables(version, {
            runtimeApi: this.#endpoint.address,
            logStream,
            runtimeFolder: files.folder,
            region,
        });
        const process = this.#processes.launch(command, { folder: version.taskRoot, variables, output });
        void process.ended.then(async (end) => {
            this.#bereaved = true;
            await pendingReads();
            this.#fail(exitFailure(who, end));
        });
        return process;
    }
}
/** What a process sent before it ended is in our sockets: after two turns of the event loop it has been read. */
async function pendingReads() {
    for (let turn = 0; turn < 2; turn += 1)
        await new Promise((resolve) => setImmediate(resolve));
}

;// CONCATENATED MODULE: ./build/local/execution/execution-environment.js
/**
 * One execution environment: its log, and its sandboxes one after the other. The first is initialized ahead of
 * the first request (INIT phase); after a failure the next one is initialized inside a request, within the
 * function's timeout and its Duration, and no Init Duration is reported (Lambda developer guide, "Understanding
 * the Lambda execution environment lifecycle").
 */







class ExecutionEnvironment {
    version;
    #options;
    #log;
    #logStream;
    #sandbox = null;
    #initSpent = false;
    #closed = false;
    #running = Promise.resolve();
    constructor(options) {
        const { version, logFile, onLog } = options;
        this.version = version;
        this.#options = options;
        const today = new Date().toISOString().slice(0, 10).replaceAll('-', '/');
        this.#logStream = `${today}/[${version.version}]${(0,external_node_crypto_.randomBytes)(16).toString('hex')}`;
        this.#log = new EnvironmentLog(logFile, {
            format: version.logFormat,
            systemLevel: version.systemLogLevel,
            sink: (bytes) => onLog({ logGroup: version.logGroup, logStream: this.#logStream, timeMs: Date.now(), bytes }),
        });
    }
    /** Runs one request; not to be called again before it resolved. Rejects when it was ended meanwhile. */
    invoke(request) {
        const invocation = this.#invoke(request);
        this.#running = invocation;
        return invocation;
    }
    async #invoke(request) {
        const requestId = (0,external_node_crypto_.randomUUID)();
        this.#log.forget();
        const outcome = await this.#serve(requestId, request);
        this.#writeEnd(requestId, outcome);
        const { failure, answer } = outcome;
        const reply = {
            requestId,
            payload: failure?.payload(requestId) ?? answer?.payload ?? new Uint8Array(),
            functionError: failure !== null || answer?.functionError === true ? 'Unhandled' : null,
            logTail: this.#log.tail(),
        };
        // A response that was too large is the function's failure, but its processes are well.
        if (failure !== null && answer === null)
            void this.#sandbox?.end(failure.status === 'timeout' ? 'TIMEOUT' : 'FAILURE');
        return reply;
    }
    /** Ends its processes. Idempotent. */
    async end() {
        if (this.#closed)
            return;
        this.#closed = true;
        await this.#sandbox?.end('SPINDOWN');
        await Promise.allSettled([this.#running]);
        await this.#sandbox?.end('SPINDOWN');
        this.#log.forget();
        this.#log[Symbol.dispose]();
    }
    /** Kills its processes without a goodbye. */
    kill() {
        this.#sandbox?.kill();
    }
    async #serve(requestId, request) {
        const timeoutMs = this.version.timeoutSeconds * 1000;
        let initMs = null;
        if (!this.#initSpent) {
            this.#initSpent = true;
            await this.#options.beforeStart(this.version.taskRoot);
            const init = await this.#initialize('init', this.#options.initLimitMs);
            initMs = init.failure === null ? init.ms : null;
        }
        else if (this.#sandbox?.alive === true)
            await this.#sandbox.settle(timeoutMs);
        if (this.#sandbox?.alive !== true)
            await this.#options.beforeStart(this.version.taskRoot);
        // Only an init inside the request counts into Duration and against the timeout.
        const begunAt = external_node_perf_hooks_.performance.now();
        let reinitialized = false;
        if (this.#sandbox === null || !this.#sandbox.alive) {
            reinitialized = true;
            initMs = null;
            const init = await this.#initialize('invoke', timeoutMs);
            if (init.failure !== null) {
                this.#writeStart(requestId);
                const durationMs = init.failure.status === 'timeout' ? timeoutMs : external_node_perf_hooks_.performance.now() - begunAt;
                return { durationMs, initMs, failure: init.failure, answer: null };
            }
        }
        this.#writeStart(requestId);
        const spentMs = reinitialized ? external_node_perf_hooks_.performance.now() - begunAt : 0;
        const handedOverAt = external_node_perf_hooks_.performance.now();
        const end = await this.#handle(requestId, request, timeoutMs - spentMs);
        if (end.kind === 'answered') {
            const since = reinitialized ? begunAt : end.answer.deliveredAt;
            return { durationMs: end.at - since, initMs, failure: end.answer.refused, answer: end.answer };
        }
        const failure = end.kind === 'failed' ? end.failure : timeoutFailure(this.version.timeoutSeconds);
        const durationMs = failure.status === 'timeout' ? timeoutMs : end.at - (reinitialized ? begunAt : handedOverAt);
        return { durationMs, initMs, failure, answer: null };
    }
    #handle(requestId, request, limitMs) {
        if (this.#sandbox === null)
            throw new Error(`environment of ${this.version.functionName} has no sandbox`);
        return this.#sandbox.handle({
            requestId,
            event: request.event,
            clientContext: request.clientContext,
            deadlineMs: Math.floor(Date.now() + limitMs),
            arn: this.version.arn,
            tenantId: this.version.tenantId ?? null,
            traceId: traceId(),
        }, limitMs);
    }
    /** Starts a new sandbox in place of the last and reports on its init. */
    async #initialize(phase, limitMs) {
        const { version } = this;
        const initializationType = version.snapStart === true ? 'snap-start' : 'on-demand';
        await this.#sandbox?.end('FAILURE');
        this.#sandbox = await Sandbox.open({
            ...this.#options,
            logStream: this.#logStream,
            outputFile: this.#options.logFile,
            output: this.#log.output,
            onExtension: (name, events) => this.#log.platform({ type: 'extension', name, state: 'Ready', events }),
        });
        if (this.#closed)
            throw new Error(`The engine was closed while ${version.functionName} was to be started.`);
        const about = {
            functionName: version.functionName,
            functionVersion: version.version,
            runtimeVersionArn: null,
        };
        this.#log.platform(version.snapStart === true
            ? { type: 'restoreStart', ...about, runtimeVersion: 'simulated-restore' }
            : {
                type: 'initStart',
                ...about,
                initializationType,
                phase,
                runtimeVersion: (0,runtimes/* runtimeOf */.GV)(version).version,
            });
        const { startedAt, end } = await this.#sandbox.init(limitMs);
        const ms = end.at - startedAt;
        const failure = end.kind === 'failed' ? end.failure : null;
        const status = failure?.status ?? 'success';
        const errorType = failure?.errorType ?? null;
        this.#log.platform({ type: 'initRuntimeDone', initializationType, phase, status, errorType });
        if (failure !== null || version.logFormat === 'JSON') {
            this.#log.platform({
                type: 'initReport',
                initializationType,
                phase,
                status,
                errorType,
                durationMs: ms,
            });
        }
        if (failure !== null)
            await this.#sandbox.end(failure.status === 'timeout' ? 'TIMEOUT' : 'FAILURE');
        return { ms, failure };
    }
    #writeStart(requestId) {
        this.#log.platform({ type: 'start', requestId, version: this.version.version });
    }
    #writeEnd(requestId, { durationMs, initMs, failure }) {
        const status = failure?.status ?? 'success';
        const errorType = failure?.errorType ?? null;
        const records = [
            { type: 'runtimeDone', requestId, status, errorType, durationMs },
            { type: 'end', requestId },
            {
                type: 'report',
                requestId,
                durationMs,
                billedMs: (0,billing/* billedMs */.v)(this.version.snapStart === true
                    ? { durationMs, ...asRestore(initMs) }
                    : { durationMs, initMs, billedRestoreMs: null }),
                memorySizeMb: this.version.memorySizeMb,
                maxMemoryUsedMb: this.#sandbox?.peakMemoryMb ?? null,
                ...(this.version.snapStart === true
                    ? asRestore(initMs)
                    : { initMs, restoreMs: null, billedRestoreMs: null }),
                status,
                errorType,
            },
        ];
        for (const record of records)
            this.#log.platform(record);
    }
}
/** The init of an environment in the words of a restore. Nothing was restored: see `simulateSnapStart`. */
function asRestore(initMs) {
    return {
        initMs: null,
        restoreMs: initMs,
        billedRestoreMs: initMs === null ? null : Math.ceil(initMs),
    };
}
/** Not sampled, as tracing is not there. */
function traceId() {
    const seconds = Math.floor(Date.now() / 1000).toString(16);
    return `Root=1-${seconds}-${(0,external_node_crypto_.randomBytes)(12).toString('hex')};Parent=${(0,external_node_crypto_.randomBytes)(8).toString('hex')};Sampled=0`;
}

// EXTERNAL MODULE: external "node:module"
var external_node_module_ = __webpack_require__(98995);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
;// CONCATENATED MODULE: ./build/local/execution/runtime-files.js
/** The programs that the engine starts by path, made ready in a folder of its own. */





/**
 * Copies the programs into `<into>/runtime`, those for Node as CommonJS files. A CommonJS entry starts about 5 ms faster than
 * an ES module, and a `.ts` entry would have its types stripped anew (about 45 ms) in every cold start.
 *
 * @param from folder with the clients and `reaper`; null: where this package keeps them.
 */
function installRuntimeFiles(into, from) {
    const folder = (0,external_node_path_.join)(into, 'runtime');
    (0,external_node_fs_.mkdirSync)(folder);
    const install = (name) => {
        const target = (0,external_node_path_.join)(folder, name);
        (0,external_node_fs_.writeFileSync)(target, readProgram(from ?? defaultFolder(), name));
        return target;
    };
    const clients = runtimes/* RUNTIMES */.aC.flatMap(({ client }) => (client === null ? [] : [client]));
    return {
        folder,
        clients: new Map(clients.map((name) => [name, install(name)])),
        reaper: install('reaper.cjs'),
    };
}
function readProgram(folder, name) {
    if (!name.endsWith('.cjs'))
        return (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, name), 'utf8');
    const built = (0,external_node_path_.join)(folder, name.replace(/cjs$/, 'js'));
    if ((0,external_node_fs_.existsSync)(built))
        return (0,external_node_fs_.readFileSync)(built, 'utf8');
    return (0,external_node_module_.stripTypeScriptTypes)((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, name.replace(/cjs$/, 'ts')), 'utf8'));
}
/** `src/local/runtime` beside this folder, or `runtime` beside the bundle; joined at run time, as bundlers rewrite `new URL`. */
function defaultFolder() {
    const here = (0,external_node_path_.dirname)((0,external_node_url_.fileURLToPath)(import.meta.url));
    const source = (0,external_node_path_.join)(here, '..', 'runtime');
    return (0,external_node_fs_.existsSync)((0,external_node_path_.join)(source, 'reaper.ts')) ? source : (0,external_node_path_.join)(here, 'runtime');
}

;// CONCATENATED MODULE: ./build/local/execution/start-reaper.js
/** The parent's end of the reaper process (runtime/reaper.ts), which cleans up when this process is gone. */

/**
 * Starts the reaper. It holds the other end of a pipe: when the pipe ends it kills the groups that it was told
 * of, and what else was started with the folder's name in its environment, and removes the folder.
 */
function startReaper(program, folder) {
    const child = (0,external_node_child_process_.spawn)(process.execPath, [program, folder], {
        // A session of its own: signals of the terminal do not reach it.
        detached: true,
        stdio: ['pipe', 'ignore', 'ignore'],
        env: { NODE_V8_COVERAGE: undefined },
        cwd: '/',
    });
    const { stdin } = child;
    if (stdin === null)
        throw new Error('The reaper process has no input.');
    const ended = new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.once('error', () => resolve());
    });
    // It may have been killed; then there is nobody to tell.
    stdin.on('error', () => { });
    child.unref();
    if ('unref' in stdin && typeof stdin.unref === 'function')
        stdin.unref();
    return {
        add: (pid) => void stdin.write(`+${pid}\n`),
        addStray: (pid, startTime) => void stdin.write(`*${pid} ${startTime}\n`),
        remove: (pid) => void stdin.write(`-${pid}\n`),
        close: async () => {
            child.ref();
            stdin.end();
            await ended;
        },
    };
}

;// CONCATENATED MODULE: ./build/local/execution/execution.js
/** The execution half of the embedded engine: which environment serves a request, and when each ends. */







const MAX_IDLE_ENVIRONMENTS = 16;
/**
 * Makes the temporary folder and starts the reaper that cleans up should this process crash.
 *
 * @throws Error when the temporary folder cannot be made or the runtime files are not where they should be.
 */
function createExecution(options) {
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_fs_.realpathSync)(options.parentFolder ?? (0,external_node_os_.tmpdir)()), 'cold-start-gate-'));
    const files = installRuntimeFiles(folder, options.runtimeFolder ?? null);
    const reaper = startReaper(files.reaper, folder);
    const pool = new Pool(options, (version, number) => new ExecutionEnvironment({
        version,
        files,
        guard: reaper,
        region: options.region,
        initLimitMs: options.initLimitMs,
        logFile: (0,external_node_path_.join)(folder, `output-${number}.log`),
        onLog: options.onLog ?? (() => { }),
        beforeStart: options.beforeStart ?? (async () => { }),
    }));
    let closing = null;
    const close = async () => {
        await pool.close();
        await reaper.close();
        await (0,promises_.rm)(folder, { recursive: true, force: true });
    };
    return {
        folder,
        invoke: (version, event, clientContext) => pool.invoke(version, event, clientContext ?? null),
        retire: (functionName, version) => pool.retire(functionName, version),
        close: () => {
            closing ??= close();
            return closing;
        },
    };
}
class Pool {
    #make;
    #maxIdle;
    /** Least recently used first. */
    #idle = [];
    #busy = new Set();
    /** Busy ones that end with their request. */
    #leaving = new Set();
    #made = 0;
    #closed = false;
    constructor(options, make) {
        this.#make = make;
        this.#maxIdle = options.maxIdleEnvironments ?? MAX_IDLE_ENVIRONMENTS;
    }
    async invoke(version, event, clientContext) {
        if (this.#closed)
            throw new Error('The embedded engine was closed: it takes no more requests.');
        const environment = this.#take(version);
        this.#busy.add(environment);
        try {
            return await environment.invoke({ event, clientContext });
        }
        catch (error) {
            // A defect of the engine or of the machine: nobody knows what state it is in.
            this.#leaving.add(environment);
            throw error;
        }
        finally {
            this.#busy.delete(environment);
            this.#putBack(environment);
        }
    }
    async retire(functionName, version) {
        const leaves = (environment) => environment.version.functionName === functionName &&
            (version === undefined || environment.version.version === version);
        for (const environment of this.#busy)
            if (leaves(environment))
                this.#leaving.add(environment);
        await this.#endIdle(leaves);
    }
    async close() {
        this.#closed = true;
        const all = [...this.#idle.splice(0), ...this.#busy];
        for (const environment of all)
            environment.kill();
        await Promise.all(all.map((environment) => environment.end()));
    }
    /** The most recently used idle environment of this revision, or a new one. */
    #take(version) {
        const same = (other) => other.functionName === version.functionName &&
            other.version === version.version &&
            other.tenantId === version.tenantId;
        void this.#endIdle((idle) => same(idle.version) && idle.version.revision !== version.revision);
        const found = this.#idle.findLastIndex((idle) => same(idle.version));
        const [warm] = found < 0 ? [] : this.#idle.splice(found, 1);
        if (warm !== undefined)
            return warm;
        this.#made += 1;
        return this.#make(version, this.#made);
    }
    #putBack(environment) {
        if (this.#leaving.delete(environment) || this.#closed) {
            void environment.end();
            return;
        }
        this.#idle.push(environment);
        if (this.#idle.length > this.#maxIdle)
            void this.#idle.shift()?.end();
    }
    async #endIdle(which) {
        const ending = this.#idle.filter(which);
        for (const environment of ending)
            this.#idle.splice(this.#idle.indexOf(environment), 1);
        await Promise.all(ending.map((environment) => environment.end()));
    }
}

// EXTERNAL MODULE: ./node_modules/yauzl/index.js
var yauzl = __webpack_require__(20663);
// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(38321);
// EXTERNAL MODULE: external "node:util/types"
var types_ = __webpack_require__(73429);
;// CONCATENATED MODULE: ./build/local/unpack.js
/** Unpacks a deployment package as Lambda does, into a folder that nothing else writes to. */







/** The package is not one that Lambda (or this machine, safely) could unpack. */
class UnpackError extends Error {
    /** `too-large` is the unzipped size; everything else is `invalid`. */
    kind;
    constructor(kind, message, options) {
        super(message, options);
        this.kind = kind;
    }
}
/**
 * Keeps the modes of files and symbolic links. Entries that were made without unix modes get 0644; folders are
 * always 0755, so that they can be filled and removed. Symbolic links are made after all files, so that nothing
 * is ever written through one.
 *
 * @param into made when absent; after an error its content is of no use.
 * @throws UnpackError for something that is no zip; a path that is absolute, has `..`, a backslash or a drive
 *   letter; a link that leaves the folder; an entry that is there twice (also when only the case differs and the
 *   file system ignores it), or below a file; more than 262,144,000 bytes in all.
 */
async function unpackZip(zip, into) {
    await (0,promises_.mkdir)(into, { recursive: true });
    const root = await (0,promises_.realpath)(into);
    const links = [];
    let total = 0;
    const archive = await opened(zip);
    try {
        for await (const entry of archive.eachEntry()) {
            const path = safePath(root, entry.fileName);
            total += entry.uncompressedSize;
            if (total > quotas/* UNZIPPED_BYTES */.eZ) {
                throw new UnpackError('too-large', `The package unzips to more than ${quotas/* UNZIPPED_BYTES */.eZ} bytes, the most that Lambda takes.`);
            }
            if (entry.fileName.endsWith('/')) {
                await (0,promises_.mkdir)(path, { recursive: true });
                continue;
            }
            await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true });
            // yauzl fails when an entry is longer than it says, so the total above is the real one.
            const content = await (0,consumers_.buffer)(await archive.openReadStreamPromise(entry));
            const { mode, isLink } = unixMode(entry);
            if (isLink)
                links.push({ path, name: entry.fileName, target: content.toString('utf8') });
            else {
                await (0,promises_.writeFile)(path, content, { flag: 'wx' });
                await (0,promises_.chmod)(path, mode);
            }
        }
        for (const { path, name, target } of links)
            await makeLink(root, path, name, target);
        for (const { path, name } of links)
            await checkLink(root, path, name);
    }
    catch (error) {
        throw explained(error);
    }
    finally {
        archive.close();
    }
}
async function opened(zip) {
    try {
        const bytes = Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength);
        return await (0,yauzl/* fromBufferPromise */.SY)(bytes, { strictFileNames: true });
    }
    catch (error) {
        throw explained(error);
    }
}
/** yauzl has refused absolute paths, `..`, drive letters and backslashes already; this is the second lock. */
function safePath(root, name) {
    const path = (0,external_node_path_.join)(root, name);
    if (name.includes('\0') || !isInside(root, path))
        throw escapes(name);
    return path;
}
function isInside(root, path) {
    const way = (0,external_node_path_.relative)(root, path);
    return way !== '..' && !way.startsWith(`..${external_node_path_.sep}`) && !(0,external_node_path_.isAbsolute)(way);
}
const FILE_TYPE = 0o170000;
const SYMBOLIC_LINK = 0o120000;
/** "Version made by" of Unix and macOS; only those put a mode into the external attributes. */
const UNIX_HOSTS = [3, 19];
function unixMode(entry) {
    const bits = UNIX_HOSTS.includes(entry.versionMadeBy >>> 8) ? entry.externalFileAttributes >>> 16 : 0;
    const permissions = bits & 0o777;
    return {
        mode: permissions === 0 ? 0o644 : permissions,
        isLink: (bits & FILE_TYPE) === SYMBOLIC_LINK,
    };
}
async function makeLink(root, path, name, target) {
    if (target === '' ||
        target.includes('\0') ||
        (0,external_node_path_.isAbsolute)(target) ||
        !isInside(root, (0,external_node_path_.resolve)((0,external_node_path_.dirname)(path), target))) {
        throw escapes(name);
    }
    await (0,promises_.symlink)(target, path);
}
/** Where the link really leads, through other links. One that leads nowhere is harmless, as on Lambda. */
async function checkLink(root, path, name) {
    let end;
    try {
        end = await (0,promises_.realpath)(path);
    }
    catch {
        return;
    }
    if (isInside(root, end))
        return;
    await (0,promises_.rm)(path);
    throw escapes(name);
}
function escapes(name) {
    return new UnpackError('invalid', `Entry ${JSON.stringify(name)} of the package leads out of its folder.`);
}
function explained(error) {
    if (error instanceof UnpackError)
        return error;
    const message = (0,types_.isNativeError)(error) ? error.message : String(error);
    const code = (0,system_error/* systemErrorCode */.v)(error);
    return new UnpackError('invalid', code === 'EEXIST' || code === 'ENOTDIR' || code === 'EISDIR'
        ? 'The package has an entry twice, or one below a file.'
        : `The package is not a zip that can be unpacked: ${message}`, { cause: error });
}

;// CONCATENATED MODULE: ./build/local/functions/pristine-tree.js
/**
 * An unpacked package that its functions may have written to: `/var/task` is read-only on Lambda, and what one
 * start leaves there must not make the next one faster.
 */




class PristineTree {
    #root;
    #fingerprint = '';
    #restoring = Promise.resolve();
    constructor(root) {
        this.#root = root;
    }
    /** @throws UnpackError as {@link unpackZip} does; then `root` is left for the caller to remove. */
    static async unpack(zip, root) {
        const tree = new PristineTree(root);
        await (0,promises_.mkdir)(root, { recursive: true });
        await unpackZip(zip, root);
        await tree.#seal();
        return tree;
    }
    /**
     * Unpacks afresh when anything differs from what was unpacked. The folder itself stays, so that environments
     * which work in it keep their place; its entries are replaced in one turn.
     */
    restore(zipPath) {
        const restoring = this.#restoring.catch(() => { }).then(() => this.#restore(zipPath));
        this.#restoring = restoring;
        return restoring;
    }
    async remove() {
        await setWritable(this.#root, true);
        await (0,promises_.rm)(this.#root, { recursive: true, force: true });
    }
    async #restore(zipPath) {
        if ((await fingerprintOf(this.#root)) === this.#fingerprint)
            return;
        const fresh = `${this.#root}.fresh`;
        const old = `${this.#root}.old`;
        await unpackZip(await (0,promises_.readFile)(zipPath), fresh);
        await (0,promises_.mkdir)(old, { recursive: true });
        await setWritable(this.#root, true);
        const [entries, replacements] = [await (0,promises_.readdir)(this.#root), await (0,promises_.readdir)(fresh)];
        for (const name of entries)
            (0,external_node_fs_.renameSync)((0,external_node_path_.join)(this.#root, name), (0,external_node_path_.join)(old, name));
        for (const name of replacements)
            (0,external_node_fs_.renameSync)((0,external_node_path_.join)(fresh, name), (0,external_node_path_.join)(this.#root, name));
        for (const folder of [fresh, old])
            await (0,promises_.rm)(folder, { recursive: true, force: true });
        await this.#seal();
    }
    async #seal() {
        await setWritable(this.#root, false);
        this.#fingerprint = await fingerprintOf(this.#root);
    }
}
/** Path, kind and mode, size and times of every entry. The change time cannot be set back by a program. */
async function fingerprintOf(root) {
    const lines = [];
    const visit = async (path) => {
        const { mode, size, mtimeMs, ctimeMs } = await (0,promises_.lstat)((0,external_node_path_.join)(root, path));
        lines.push([JSON.stringify(path), mode, size, mtimeMs, ctimeMs].join(' '));
    };
    await visit('.');
    for (const path of await (0,promises_.readdir)(root, { recursive: true }))
        await visit(path);
    return lines.toSorted().join('\n');
}
/** Folders and files without write permission, as far as that stops anybody: root may write all the same. */
async function setWritable(root, writable) {
    if (process.getuid === undefined || process.getuid() === 0)
        return;
    const visit = async (path) => {
        const stats = await (0,promises_.lstat)(path);
        if (stats.isSymbolicLink())
            return;
        const bits = stats.isDirectory() ? 0o700 : 0o200;
        if (writable)
            await (0,promises_.chmod)(path, (stats.mode & 0o777) | bits);
        if (stats.isDirectory())
            for (const name of await (0,promises_.readdir)(path))
                await visit((0,external_node_path_.join)(path, name));
        if (!writable)
            await (0,promises_.chmod)(path, stats.mode & 0o555);
    };
    await visit(root);
}

;// CONCATENATED MODULE: ./build/local/functions/code-packages.js
/**
 * The zip packages that functions run from: kept as files for GetFunction's download, and unpacked once per
 * content, so that sixty versions of the same build share one folder.
 */







class CodePackages {
    #folder;
    #bySha = new Map();
    #count = 0;
    constructor(folder) {
        this.#folder = folder;
    }
    /** Checks, stores and unpacks a zip. Throws ApiError in AWS's words for what Lambda would not take. */
    async add(zip) {
        if (zip.length > quotas/* ZIPPED_BYTES */.nh)
            throw new ApiError(413, 'RequestEntityTooLargeException', `Zipped size must be smaller than ${quotas/* ZIPPED_BYTES */.nh} bytes`);
        const sha256 = (0,external_node_crypto_.createHash)('sha256').update(zip).digest('base64');
        const known = this.#bySha.get(sha256);
        if (known !== undefined)
            return known.adding;
        const entry = { adding: this.#unpack(zip, sha256), ready: null };
        this.#bySha.set(sha256, entry);
        try {
            entry.ready = await entry.adding;
            return entry.ready;
        }
        catch (error) {
            this.#bySha.delete(sha256);
            throw error;
        }
    }
    /** The file of a package, for its download; undefined when no function has this code any more. */
    zipPath(sha256) {
        return this.#bySha.get(sha256)?.ready?.zipPath;
    }
    /**
     * Removes the packages that are not in use. `inUse` is asked one turn later, when every call that was handed
     * a package has put it into a function.
     */
    async collect(inUse) {
        await new Promise(setImmediate);
        const used = inUse();
        for (const [sha256, { ready }] of [...this.#bySha]) {
            if (ready === null || used.has(sha256))
                continue;
            this.#bySha.delete(sha256);
            await ready.tree.remove();
            await (0,promises_.rm)(ready.zipPath, { force: true });
        }
    }
    /** Undoes what a function did to its unpacked code, which is read-only on Lambda. Other folders are left alone. */
    async restore(taskRoot) {
        const found = [...this.#bySha.values()].find(({ ready }) => ready?.taskRoot === taskRoot)?.ready;
        if (found)
            await found.tree.restore(found.zipPath);
    }
    async #unpack(zip, sha256) {
        const unzipped = await unzippedBytes(zip);
        if (unzipped > quotas/* UNZIPPED_BYTES */.eZ)
            throw invalidParameter(`Unzipped size must be smaller than ${quotas/* UNZIPPED_BYTES */.eZ} bytes`);
        this.#count += 1;
        const taskRoot = (0,external_node_path_.join)(this.#folder, `code-${this.#count}`);
        const zipPath = `${taskRoot}.zip`;
        const tree = await unpackTree(zip, taskRoot);
        await (0,promises_.writeFile)(zipPath, zip);
        return { sha256, sizeBytes: zip.length, zipPath, taskRoot, tree };
    }
}
async function unpackTree(zip, taskRoot) {
    try {
        return await PristineTree.unpack(zip, taskRoot);
    }
    catch (error) {
        await (0,promises_.rm)(taskRoot, { recursive: true, force: true });
        throw badZip(error);
    }
}
/** The sum that the central directory declares; unpacking checks every entry against it. */
async function unzippedBytes(zip) {
    try {
        const file = await (0,yauzl/* fromBufferPromise */.SY)(Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength));
        let bytes = 0;
        for await (const entry of file.eachEntry())
            bytes += entry.uncompressedSize;
        return bytes;
    }
    catch (error) {
        throw badZip(error);
    }
}
function badZip(cause) {
    const detail = cause instanceof Error ? ` (${cause.message})` : '';
    return invalidParameter(`Could not unzip uploaded file. Please check your file, then try to upload again.${detail}`);
}

;// CONCATENATED MODULE: ./build/local/functions/concurrency.js
/** Lambda's two concurrency limits: the account's, and what a function reserved out of it. */


class Concurrency {
    limit;
    #store;
    #running = new Map();
    /** `limit`: concurrent executions of the account. */
    constructor(limit, store) {
        this.limit = limit;
        this.#store = store;
    }
    /** What functions without a reservation share. */
    get unreserved() {
        return this.limit - this.#reserved(null);
    }
    /** Takes the permit for one invoke; dispose of it when the invoke ends. Throws ApiError 429 with its reason. */
    take(fn) {
        const running = this.#running.get(fn) ?? 0;
        if (fn.reservedConcurrency !== null && running >= fn.reservedConcurrency)
            throw throttled('ReservedFunctionConcurrentInvocationLimitExceeded');
        if (fn.reservedConcurrency === null && this.#runningUnreserved() >= this.unreserved)
            throw throttled('ConcurrentInvocationLimitExceeded');
        this.#running.set(fn, running + 1);
        return { [Symbol.dispose]: () => this.#leave(fn) };
    }
    /** Reserves for a function; AWS keeps some unreserved, or all of it in an account that has less. */
    reserve(fn, amount) {
        const least = Math.min(quotas/* UNRESERVED_CONCURRENCY */.Uq, this.limit);
        if (amount > 0 && this.limit - this.#reserved(fn) - amount < least)
            throw invalidParameter(`Specified ReservedConcurrentExecutions for function decreases account's UnreservedConcurrentExecution below its minimum value of [${least}].`);
        fn.reservedConcurrency = amount;
    }
    #reserved(except) {
        return this.#store
            .list()
            .reduce((sum, fn) => sum + (fn === except ? 0 : (fn.reservedConcurrency ?? 0)), 0);
    }
    #runningUnreserved() {
        let sum = 0;
        for (const [fn, running] of this.#running)
            if (fn.reservedConcurrency === null)
                sum += running;
        return sum;
    }
    #leave(fn) {
        const left = (this.#running.get(fn) ?? 1) - 1;
        if (left === 0)
            this.#running.delete(fn);
        else
            this.#running.set(fn, left);
    }
}

;// CONCATENATED MODULE: ./build/local/functions/lifecycle.js
/**
 * The states of a function version, pure: time comes in as milliseconds, nothing is read from a clock.
 *
 *   created  -> Pending -------------> Active, Successful      (or Failed)
 *   updating -> Active, InProgress --> Active, Successful      (or Active, update Failed)
 *
 * A transition is due at `until` and happens when somebody looks (`settled`); no timer is needed. Even with a
 * delay of 0 the answer to the call that starts a change shows the state before the transition, as on AWS.
 * Sequences, wordings and the reason code `Creating` in both phases follow recordings of real AWS.
 */

/** A published version of a zip function is usable at once. */
const ACTIVE = { state: 'Active', update: { status: 'Successful' } };
function created(now, delayMs, failure) {
    return { state: 'Pending', until: now + delayMs, failure };
}
function updating(now, delayMs, failure) {
    return { state: 'Active', update: { status: 'InProgress', until: now + delayMs, failure } };
}
/** What the lifecycle has become by `now`: the same object while nothing is due. */
function settled(lifecycle, now) {
    if (lifecycle.state === 'Pending' && now >= lifecycle.until)
        return lifecycle.failure === null ? ACTIVE : { state: 'Failed', failure: lifecycle.failure };
    if (lifecycle.state === 'Active' &&
        lifecycle.update.status === 'InProgress' &&
        now >= lifecycle.update.until) {
        const { failure } = lifecycle.update;
        return failure === null ? ACTIVE : { state: 'Active', update: { status: 'Failed', failure } };
    }
    return lifecycle;
}
const CREATING = 'The function is being created.';
/** The members of FunctionConfiguration that tell the state. A Pending version has no LastUpdateStatus. */
function describeState(lifecycle) {
    switch (lifecycle.state) {
        case 'Pending':
            return { State: 'Pending', StateReason: CREATING, StateReasonCode: 'Creating' };
        case 'Failed':
            return {
                State: 'Failed',
                StateReason: lifecycle.failure.reason,
                StateReasonCode: lifecycle.failure.reasonCode,
                LastUpdateStatus: 'Failed',
            };
        case 'Active':
            return { State: 'Active', ...describeUpdate(lifecycle.update) };
    }
}
function describeUpdate(update) {
    switch (update.status) {
        case 'Successful':
            return { LastUpdateStatus: 'Successful' };
        case 'InProgress':
            return {
                LastUpdateStatus: 'InProgress',
                LastUpdateStatusReason: CREATING,
                LastUpdateStatusReasonCode: 'Creating',
            };
        case 'Failed':
            return {
                LastUpdateStatus: 'Failed',
                LastUpdateStatusReason: update.failure.reason,
                LastUpdateStatusReasonCode: update.failure.reasonCode,
            };
    }
}
/** Invoke is refused until the version is Active; during an update it runs what was there before. */
function refusesInvoke(lifecycle) {
    if (lifecycle.state === 'Active')
        return null;
    return conflict(`The operation cannot be performed at this time. The function is currently in the following state: ${lifecycle.state}`);
}
/** Updates, publishing and tagging are refused while the function is created or updated. */
function refusesChange(lifecycle, functionArn) {
    if (lifecycle.state === 'Pending')
        return refusesInvoke(lifecycle);
    if (lifecycle.state === 'Active' && lifecycle.update.status === 'InProgress')
        return conflict(`The operation cannot be performed at this time. An update is in progress for resource: ${functionArn}`);
    return null;
}

;// CONCATENATED MODULE: ./build/local/functions/reference.js
/** What the `{FunctionName}` of a path may be: a name, a partial ARN or an ARN, each with or without a qualifier. */


const PATTERN = '(arn:(aws[a-zA-Z-]*)?:lambda:)?([a-z]{2}((-gov)|(-iso([a-z]?)))?-[a-z]+-\\d{1}:)?(\\d{12}:)?(function:)?([a-zA-Z0-9-_\\.]+)(:(\\$LATEST(\\.PUBLISHED)?|[a-zA-Z0-9-_]+))?';
const REFERENCE = /^(?:arn:aws[a-zA-Z-]*:lambda:(?<region>[a-z0-9-]+):(?<account>\d{12}):function:|(?<partial>\d{12}):function:|function:)?(?<name>[a-zA-Z0-9_-]+)(?::(?<qualifier>\$LATEST|[a-zA-Z0-9_-]+))?$/;
const QUALIFIER = /^(\$LATEST|[a-zA-Z0-9_-]+)$/;
/**
 * Reads the function of a path together with its query's Qualifier.
 * Throws ApiError: ValidationException for what is no reference, ResourceNotFoundException for another region,
 * AccessDeniedException for another account, InvalidParameterValueException when two qualifiers disagree.
 */
function parseReference(text, queryQualifier, home) {
    const parts = REFERENCE.exec(text)?.groups;
    const name = parts?.['name'];
    if (parts === undefined || name === undefined)
        throw validation(text, 'functionName', `satisfy regular expression pattern: ${PATTERN}`);
    if (name.length > quotas/* FUNCTION_NAME_CHARACTERS */.aj)
        throw validation(name, 'functionName', `have length less than or equal to ${quotas/* FUNCTION_NAME_CHARACTERS */.aj}`);
    const region = parts['region'] ?? home.region;
    if (region !== home.region)
        throw notFound(`Functions from '${region}' are not reachable in this region ('${home.region}')`);
    const account = parts['account'] ?? parts['partial'] ?? home.accountId;
    if (account !== home.accountId)
        throw new ApiError(403, 'AccessDeniedException', `The caller of account ${home.accountId} is not authorized to use function ${name} of account ${account}`);
    if (typeof queryQualifier === 'string' && !QUALIFIER.test(queryQualifier))
        throw validation(queryQualifier, 'qualifier', 'satisfy regular expression pattern: \\$(LATEST(\\.PUBLISHED)?)|[a-zA-Z0-9-_$]+');
    const derived = parts['qualifier'] ?? null;
    if (derived !== null && typeof queryQualifier === 'string' && derived !== queryQualifier)
        throw invalidParameter('The derived qualifier from the function name does not match the specified qualifier.');
    return { name, qualifier: derived ?? queryQualifier ?? null };
}
function functionArn(home, name, qualifier = null) {
    const arn = `arn:aws:lambda:${home.region}:${home.accountId}:function:${name}`;
    return qualifier === null ? arn : `${arn}:${qualifier}`;
}

;// CONCATENATED MODULE: ./build/local/functions/function-store.js
/** The functions of one engine, in memory. Every read settles what has become due. */




function newBuild(settings, code) {
    const configSha256 = (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(settings)).digest('base64');
    return { settings, code, id: (0,external_node_crypto_.randomUUID)(), configSha256 };
}
const sameContent = (a, b) => a.configSha256 === b.configSha256 && a.code.sha256 === b.code.sha256;
class FunctionStore {
    home;
    #now;
    #functions = new Map();
    constructor(home, now) {
        this.home = home;
        this.#now = now;
    }
    /** In the order of their names, as ListFunctions pages them. */
    list() {
        return [...this.#functions.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
    }
    /** Throws ApiError 404 when the function is not there, with the ARN as it was asked for. */
    get(reference) {
        const fn = this.#functions.get(reference.name);
        if (fn === undefined)
            throw this.#missing(reference);
        this.settle(fn.latest);
        return fn;
    }
    /** The version that a qualifier (none, `$LATEST`, number, alias) stands for. Throws ApiError 404. */
    find(reference) {
        const fn = this.get(reference);
        const { qualifier } = reference;
        if (qualifier === null || qualifier === '$LATEST')
            return { fn, version: fn.latest, alias: null };
        const alias = fn.aliases.get(qualifier) ?? null;
        const version = fn.versions.get(alias?.version ?? qualifier);
        if (version !== undefined)
            return { fn, version: this.settle(version), alias };
        if (alias?.version === '$LATEST')
            return { fn, version: fn.latest, alias };
        throw this.#missing(reference);
    }
    assertFree(name) {
        if (this.#functions.has(name))
            throw conflict(`Function already exist: ${name}`);
    }
    add(name, build, lifecycle, extra) {
        this.assertFree(name);
        const fn = {
            name,
            arn: functionArn(this.home, name),
            latest: this.#version('$LATEST', build, lifecycle),
            versions: new Map(),
            aliases: new Map(),
            tags: new Map(Object.entries(extra.tags)),
            codeSigningConfigArn: extra.codeSigningConfigArn,
            reservedConcurrency: null,
            lastNumber: 0,
            lastPublished: null,
        };
        this.#functions.set(name, fn);
        return fn;
    }
    /** Puts another build behind `$LATEST`; it serves once the lifecycle has settled. */
    change(fn, build, lifecycle) {
        fn.latest.build = build;
        fn.latest.lifecycle = lifecycle;
        fn.latest.revisionId = (0,external_node_crypto_.randomUUID)();
        fn.latest.lastModifiedMs = this.#now();
    }
    /**
     * Publishes `$LATEST`. When neither code nor configuration changed since the newest published version, that
     * version is the answer, whatever description is asked for. Publishing gives `$LATEST` a new RevisionId too.
     */
    publish(fn, description, lifecycle = ACTIVE) {
        const { build, runtimeManagement } = fn.latest;
        const last = fn.lastPublished;
        const existing = last && sameContent(last.build, build) ? fn.versions.get(last.version) : undefined;
        if (existing !== undefined)
            return this.settle(existing);
        fn.lastNumber += 1;
        const settings = { ...build.settings, description: description ?? build.settings.description };
        const version = this.#version(String(fn.lastNumber), newBuild(settings, build.code), lifecycle);
        version.runtimeManagement = runtimeManagement;
        fn.versions.set(version.version, version);
        fn.lastPublished = { version: version.version, build };
        fn.latest.revisionId = (0,external_node_crypto_.randomUUID)();
        return version;
    }
    remove(fn) {
        this.#functions.delete(fn.name);
    }
    settle(version) {
        const next = settled(version.lifecycle, this.#now());
        if (next === version.lifecycle)
            return version;
        version.lifecycle = next;
        version.revisionId = (0,external_node_crypto_.randomUUID)();
        if (next === ACTIVE)
            version.serving = version.build;
        return version;
    }
    /** Every version counts with its whole package, as AWS counts code storage. */
    usage() {
        let codeBytes = 0;
        const codeInUse = new Set();
        for (const { latest, versions } of this.#functions.values())
            for (const { build, serving } of [latest, ...versions.values()]) {
                codeBytes += build.code.sizeBytes;
                codeInUse.add(build.code.package.sha256).add(serving.code.package.sha256);
            }
        return { functionCount: this.#functions.size, codeBytes, codeInUse };
    }
    #version(version, build, lifecycle) {
        return {
            version,
            build,
            serving: build,
            lifecycle,
            revisionId: (0,external_node_crypto_.randomUUID)(),
            lastModifiedMs: this.#now(),
            runtimeManagement: { updateOn: 'Auto', versionArn: null },
        };
    }
    #missing({ name, qualifier }) {
        return notFound(`Function not found: ${functionArn(this.home, name, qualifier)}`);
    }
}

// EXTERNAL MODULE: ./build/core/config/image-uri.js
var image_uri = __webpack_require__(86455);
;// CONCATENATED MODULE: ./build/local/functions/images.js
/** What stands for container images on this machine: no container is run, a zip package is, under the image's name. */



class ImageRegistry {
    #images;
    /** `repository@digest` -> content: a repository keeps what no tag names any more. */
    #pulled = new Map();
    /** @param images null: this engine takes no images at all. */
    constructor(images) {
        this.#images = images;
    }
    /** Throws ApiError in AWS's words when there is no such image. */
    resolve(uri) {
        if (this.#images === null)
            throw noImages();
        const parsed = (0,image_uri/* imageUri */.W_)(uri);
        if (!parsed.ok)
            throw invalidParameter(`Source image ${uri} is not valid. Provide a valid source image.`);
        const home = repositoryOf(parsed.value);
        for (const [name, image] of this.#images) {
            const known = (0,image_uri/* imageUri */.W_)(name);
            if (known.ok)
                this.#pulled.set(`${repositoryOf(known.value)}@${digestOf(image)}`, image);
        }
        const { digest } = parsed.value;
        const image = digest === null ? this.#images.get(uri) : this.#pulled.get(`${home}@${digest}`);
        if (image === undefined)
            throw invalidParameter(`Source image ${uri} does not exist. Provide a valid source image.`);
        const found = digestOf(image);
        return { image, sha256: found.replace('sha256:', ''), uri, resolvedUri: `${home}@${found}` };
    }
}
function noImages() {
    return invalidParameter('This engine runs zip packages only; container images need AWS.');
}
function repositoryOf({ registry, repository }) {
    return registry === null ? repository : `${registry}/${repository}`;
}
/** The digest under which {@link ImageRegistry} knows an image. */
function digestOf({ zip, runtime, handler }) {
    const content = (0,external_node_crypto_.createHash)('sha256').update(zip).update(`\0${runtime}\0${handler}`).digest('hex');
    return `sha256:${content}`;
}

;// CONCATENATED MODULE: ./build/local/http/code-url.js
/** The address at which GetFunction says the code is: signed and short-lived, like the presigned URL of AWS. */

const PATH = '/code-packages';
/** As long as AWS's presigned URLs of GetFunction live. */
const LIFETIME_MS = 10 * 60_000;
class CodeUrls {
    #secret = (0,external_node_crypto_.randomBytes)(32);
    /** Path and query for a package, valid for ten minutes. */
    sign(sha256, nowMs) {
        const expires = nowMs + LIFETIME_MS;
        const query = new URLSearchParams({
            sha256,
            expires: String(expires),
            token: this.#token(sha256, expires),
        });
        return `${PATH}?${query}`;
    }
    isCodePath(path) {
        return path === PATH;
    }
    /** The package that the query may fetch; null when its token is not ours or its time is over. */
    verify(query, nowMs) {
        const sha256 = query.get('sha256') ?? '';
        const expires = Number(query.get('expires'));
        const given = Buffer.from(query.get('token') ?? '');
        const right = Buffer.from(this.#token(sha256, expires));
        const ours = given.length === right.length && (0,external_node_crypto_.timingSafeEqual)(given, right);
        return ours && nowMs <= expires ? sha256 : null;
    }
    #token(sha256, expires) {
        return (0,external_node_crypto_.createHmac)('sha256', this.#secret).update(`${sha256} ${expires}`).digest('base64url');
    }
}

// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
;// CONCATENATED MODULE: ./build/local/api/request-body.js
/** Reads members of a JSON request body by type. What has another type is AWS's SerializationException. */

const badType = (member, expected) => new ApiError(400, 'SerializationException', `${member} must be ${expected}.`);
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** The whole body; an empty one is an empty object. Throws ApiError when it is not a JSON object. */
function request_body_jsonBody(body) {
    if (body.length === 0)
        return {};
    let parsed;
    try {
        parsed = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    }
    catch {
        throw new ApiError(400, 'SerializationException', 'Could not parse request body into json.');
    }
    if (!isObject(parsed))
        throw badType('The request body', 'a JSON object');
    return parsed;
}
function request_body_text(body, member) {
    const value = body[member] ?? undefined;
    if (value !== undefined && typeof value !== 'string')
        throw badType(member, 'a string');
    return value;
}
function flag(body, member) {
    const value = body[member] ?? false;
    if (typeof value !== 'boolean')
        throw badType(member, 'true or false');
    return value;
}
function object(body, member) {
    const value = body[member] ?? undefined;
    if (value !== undefined && !isObject(value))
        throw badType(member, 'an object');
    return value;
}
function request_body_list(body, member) {
    const value = body[member] ?? undefined;
    if (value !== undefined && !Array.isArray(value))
        throw badType(member, 'a list');
    return value;
}
function textMap(body, member) {
    const value = object(body, member);
    if (value === undefined)
        return undefined;
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => {
        if (typeof entry !== 'string')
            throw badType(`Every value of ${member}`, 'a string');
        return [name, entry];
    }));
}
/** A whole number within the bounds, both included; outside is AWS's ValidationException. */
function request_body_whole(body, member, bounds) {
    const value = body[member] ?? undefined;
    if (value === undefined)
        return undefined;
    if (typeof value !== 'number' || !Number.isInteger(value))
        throw badType(member, 'a whole number');
    return inRange(value, member, bounds);
}
function inRange(value, member, { least, most }) {
    const camel = member.charAt(0).toLowerCase() + member.slice(1);
    if (value < least)
        throw validation(value, camel, `have value greater than or equal to ${least}`);
    if (value > most)
        throw validation(value, camel, `have value less than or equal to ${most}`);
    return value;
}
/** A member that the operation cannot do without. */
function required(value, member) {
    if (value === undefined)
        throw validation('null', member.charAt(0).toLowerCase() + member.slice(1), 'not be null');
    return value;
}

;// CONCATENATED MODULE: ./build/local/http/answer.js

function errorReply(error, protocol) {
    const known = error instanceof ApiError
        ? error
        : new ApiError(500, 'ServiceException', `The engine has a defect: ${error instanceof Error ? error.message : error}`);
    const headers = {
        'x-amzn-errortype': known.code,
        ...(known.status === 429 && { 'retry-after': '1' }),
    };
    if (protocol === 'lambda')
        return { status: known.status, headers, body: known.restBody };
    // CloudWatch Logs has one status for every mistake of the caller.
    const status = known.status === 404 ? 400 : known.status;
    return { status, headers, body: { __type: known.code, message: known.message } };
}
function answer_send(response, reply, protocol, requestId) {
    const { body } = reply;
    const bytes = body === undefined || body instanceof Uint8Array
        ? (body ?? new Uint8Array())
        : Buffer.from(JSON.stringify(body));
    response.writeHead(reply.status, {
        'x-amzn-requestid': requestId,
        'content-type': protocol === 'logs' ? 'application/x-amz-json-1.1' : 'application/json',
        ...(reply.status !== 204 && { 'content-length': bytes.length }),
        ...reply.headers,
    });
    response.end(bytes);
}
/** The reply as a fault rule wants it. */
function altered(reply, { headers, configuration, tail }) {
    const merged = { ...reply.headers };
    const log = merged['x-amz-log-result'];
    if (tail !== undefined && log !== undefined) {
        const text = Buffer.from(log, 'base64').toString().replace(tail.find, tail.put);
        merged['x-amz-log-result'] = Buffer.from(text).toString('base64');
    }
    for (const [name, value] of Object.entries(headers ?? {}))
        if (value === null)
            delete merged[name.toLowerCase()];
        else
            merged[name.toLowerCase()] = value;
    return {
        ...reply,
        headers: merged,
        ...(configuration && { body: reconfigured(reply.body, configuration) }),
    };
}
function reconfigured(body, members) {
    if (body !== undefined && 'Configuration' in body)
        return { ...body, Configuration: { ...Object(body.Configuration), ...members } };
    return { ...body, ...members };
}

;// CONCATENATED MODULE: ./build/local/http/signature.js
/**
 * Verifies AWS Signature Version 4 in the Authorization header (docs: IAM, "Create a signed AWS API request").
 * Verified really and not by the access key id alone: the id travels in the clear with every request, so whoever
 * has seen one request could send others; and the whole check is the few lines below.
 */


const FORM = /^AWS4-HMAC-SHA256 +Credential=([^/\s,]+)\/(\d{8})\/([a-z0-9-]+)\/([a-z0-9-]+)\/aws4_request, *SignedHeaders=([a-z0-9;-]+), *Signature=([0-9a-f]{64})$/;
const MOST_SKEW_MS = 15 * 60_000;
function parseAuthorization(header) {
    const parts = FORM.exec(header);
    if (parts === null)
        return null;
    const [, accessKeyId = '', date = '', region = '', service = '', signedHeaders = '', signature = ''] = parts;
    return { accessKeyId, date, region, service, signedHeaders: signedHeaders.split(';'), signature };
}
/** Throws ApiError 403 unless the request was signed with these credentials within 15 minutes of now. */
function verifySignature(request, authorization, credentials, nowMs) {
    if (!equalInConstantTime(authorization.accessKeyId, credentials.accessKeyId))
        throw new ApiError(403, 'UnrecognizedClientException', 'The security token included in the request is invalid.');
    const timestamp = String(request.headers['x-amz-date'] ?? '');
    const signedAt = Date.parse(timestamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
    if (!(Math.abs(nowMs - signedAt) <= MOST_SKEW_MS) || !timestamp.startsWith(authorization.date))
        throw new ApiError(403, 'InvalidSignatureException', `Signature expired or not yet valid: ${timestamp}. Check the clock.`);
    const { date, region, service } = authorization;
    const stringToSign = [
        'AWS4-HMAC-SHA256',
        timestamp,
        `${date}/${region}/${service}/aws4_request`,
        sha256(canonicalRequest(request, authorization.signedHeaders)),
    ].join('\n');
    const key = [date, region, service, 'aws4_request'].reduce((parent, part) => hmac(parent, part), `AWS4${credentials.secretAccessKey}`);
    const hostIsSigned = authorization.signedHeaders.includes('host');
    if (!hostIsSigned || !equalInConstantTime(hmac(key, stringToSign).toString('hex'), authorization.signature))
        throw new ApiError(403, 'InvalidSignatureException', 'The request signature we calculated does not match the signature you provided. Check your AWS Secret Access Key and signing method.');
}
function canonicalRequest(request, signedHeaders) {
    const [path = '/', query = ''] = request.url.split(/\?(.*)/s, 2);
    const headers = signedHeaders.map((name) => {
        const value = request.headers[name] ?? '';
        return `${name}:${(Array.isArray(value) ? value.join(',') : value).trim().replace(/\s+/g, ' ')}\n`;
    });
    // Every service but S3 encodes the path once more than it travels.
    const canonicalPath = path.split('/').map(encode).join('/');
    return [
        request.method,
        canonicalPath,
        canonicalQuery(query),
        headers.join(''),
        signedHeaders.join(';'),
        sha256(request.body),
    ].join('\n');
}
function canonicalQuery(query) {
    if (query === '')
        return '';
    const pairs = query.split('&').map((pair) => {
        const [name = '', value = ''] = pair.split(/=(.*)/s, 2);
        return `${encode(decodeURIComponent(name))}=${encode(decodeURIComponent(value))}`;
    });
    return pairs.sort().join('&');
}
const encode = (text) => encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
const sha256 = (data) => (0,external_node_crypto_.createHash)('sha256').update(data).digest('hex');
const hmac = (key, data) => (0,external_node_crypto_.createHmac)('sha256', key).update(data).digest();
/** Compares digests, so that neither length nor content shows in the time. */
function equalInConstantTime(a, b) {
    return (0,external_node_crypto_.timingSafeEqual)((0,external_node_crypto_.createHash)('sha256').update(a).digest(), (0,external_node_crypto_.createHash)('sha256').update(b).digest());
}

;// CONCATENATED MODULE: ./build/local/http/guard.js


const LOOPBACK = /^(127\.0\.0\.1|localhost|\[::1\])(:\d{1,5})?$/i;
/** Throws ApiError 403 unless the request names a loopback host and comes from no web page. */
function requireLocal(request) {
    const { host, origin } = request.headers;
    if (host === undefined || !LOOPBACK.test(host))
        throw new ApiError(403, 'AccessDeniedException', 'Host must be a loopback address.');
    if (origin !== undefined)
        throw new ApiError(403, 'AccessDeniedException', 'Requests from web pages (Origin) are refused.');
}
/** The parsed Authorization header. Throws ApiError 403 when there is none of the SigV4 form. */
function requireSigned(request) {
    const header = request.headers.authorization;
    if (header === undefined)
        throw new ApiError(403, 'MissingAuthenticationTokenException', 'Missing Authentication Token');
    const authorization = parseAuthorization(header);
    if (authorization === null)
        throw new ApiError(403, 'IncompleteSignatureException', 'Authorization must have the form: AWS4-HMAC-SHA256 Credential=KEY/DATE/REGION/SERVICE/aws4_request, SignedHeaders=..., Signature=...');
    return authorization;
}
/** With credentials, only a request signed by them passes; without, the signed form is enough. */
function requireCaller(request, body, authorization, credentials, nowMs) {
    if (credentials === null)
        return;
    const { method = 'GET', url = '/', headers } = request;
    verifySignature({ method, url, headers, body }, authorization, credentials, nowMs);
}

;// CONCATENATED MODULE: ./build/local/http/request-reader.js


/** Throws ApiError 413 as soon as the body is known to be too long; the rest is left to the server, which lets it pass unread. */
async function request_reader_readBody(request, operation) {
    const tooLarge = () => new ApiError(413, 'RequestEntityTooLargeException', `Request must be smaller than ${quotas/* REQUEST_BODY_BYTES */.b4} bytes for the ${operation} operation`);
    if (Number(request.headers['content-length'] ?? 0) > quotas/* REQUEST_BODY_BYTES */.b4)
        throw tooLarge();
    const chunks = [];
    let bytes = 0;
    // The connection has to outlive a refusal: a client that is still sending would see a reset in place of the answer.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
        const part = Buffer.from(chunk);
        bytes += part.length;
        if (bytes > quotas/* REQUEST_BODY_BYTES */.b4)
            throw tooLarge();
        chunks.push(part);
    }
    return Buffer.concat(chunks, bytes);
}

;// CONCATENATED MODULE: ./build/local/call/alias.js
/** Aliases: read from a request, and written as the API's AliasConfiguration. */



/** An alias with what the body names laid over `before`. Its version has to exist. Throws ApiError. */
function readAlias(body, fn, before, revisionId, control) {
    const { name } = before;
    if (!/^(?!\d+$)[a-zA-Z0-9_-]{1,128}$/.test(name))
        throw validation(name, 'name', 'satisfy regular expression pattern: (?!^[0-9]+$)([a-zA-Z0-9-_]+)');
    const version = request_body_text(body, 'FunctionVersion') ?? before.version;
    const weights = readWeights(body) ?? before.weights;
    for (const target of [version, ...Object.keys(weights)])
        control.store.find({ name: fn.name, qualifier: target });
    return { name, version, weights, description: request_body_text(body, 'Description') ?? before.description, revisionId };
}
function aliasOf(fn, name, control) {
    const alias = fn.aliases.get(name);
    if (alias === undefined)
        throw notFound(`Cannot find alias arn: ${functionArn(control.home, fn.name, name)}`);
    return alias;
}
function describeAlias(fn, alias, control) {
    return {
        AliasArn: functionArn(control.home, fn.name, alias.name),
        Name: alias.name,
        FunctionVersion: alias.version,
        Description: alias.description,
        ...(Object.keys(alias.weights).length > 0 && {
            RoutingConfig: { AdditionalVersionWeights: alias.weights },
        }),
        RevisionId: alias.revisionId,
    };
}
function readWeights(body) {
    const routing = object(body, 'RoutingConfig');
    if (routing === undefined)
        return undefined;
    const entries = Object.entries(object(routing, 'AdditionalVersionWeights') ?? {});
    return Object.fromEntries(entries.map(([version, weight]) => {
        if (typeof weight !== 'number' || weight < 0 || weight > 1)
            throw invalidParameter('A weight of AdditionalVersionWeights must be between 0 and 1.');
        return [version, weight];
    }));
}

;// CONCATENATED MODULE: ./build/local/call/operation.js

/** The function, and the qualifier if any, that the path and the query name. Throws ApiError. */
function referenceOf(call, control) {
    return parseReference(call.path['FunctionName'] ?? '', call.query.get('Qualifier'), control.home);
}

;// CONCATENATED MODULE: ./build/local/call/changeable.js
/** What every write to an existing function checks first. */




/**
 * The function that the call wants to change. Throws ApiError: 404, 409 while it is created or updated, 412 when
 * the call names another RevisionId than the current one.
 */
function changeable(call, control) {
    const fn = unqualified(call, control);
    const refusal = refusesChange(fn.latest.lifecycle, fn.arn);
    if (refusal !== null)
        throw refusal;
    assertRevision(request_body_text(call.json(), 'RevisionId'), fn.latest.revisionId);
    return fn;
}
/** The function of a call that works on functions only, never on a version or an alias. */
function unqualified(call, control, refusal) {
    const reference = referenceOf(call, control);
    if (reference.qualifier !== null && (refusal !== undefined || reference.qualifier !== '$LATEST'))
        throw invalidParameter(refusal ??
            'This operation takes a function name or an unqualified function ARN, without version or alias.');
    return control.store.get(reference);
}
function assertRevision(given, current) {
    if (given !== undefined && given !== current)
        throw new ApiError(412, 'PreconditionFailedException', 'The Revision Id provided does not match the latest Revision Id. Call the GetFunction/GetAlias API to retrieve the latest Revision Id');
}

;// CONCATENATED MODULE: ./build/local/operations/create-alias.js






const createAlias = (call, control) => {
    const fn = unqualified(call, control);
    const body = call.json();
    const name = required(request_body_text(body, 'Name'), 'Name');
    const version = required(request_body_text(body, 'FunctionVersion'), 'FunctionVersion');
    if (fn.aliases.has(name))
        throw conflict(`Alias already exists: ${functionArn(control.home, fn.name, name)}`);
    const alias = readAlias(body, fn, { name, version, description: '', weights: {} }, (0,external_node_crypto_.randomUUID)(), control);
    fn.aliases.set(name, alias);
    return { status: 201, body: describeAlias(fn, alias, control) };
};

;// CONCATENATED MODULE: ./build/local/functions/runtime-identifiers.js
/** Which runtime identifiers exist, and which of them this engine can run. */



/** AWS adds runtimes all the time, so an identifier is judged by its family and never against a fixed list. */
const FAMILY = /^(nodejs\d+(\.\d+|\.x)?|python\d+\.\d+|java\d+(\.al2(023)?)?|dotnet\d+|dotnetcore\d+\.\d+|ruby\d+\.\d+|go1\.x|provided(\.al2(023)?)?)$/;
/** Throws ApiError for what is no runtime at all, and for one that AWS runs and this engine does not. */
function checkRuntime(runtime) {
    if (!FAMILY.test(runtime))
        throw invalidParameter(`Value ${runtime} at 'runtime' failed to satisfy constraint: Member must satisfy enum value set: ` +
            '[nodejs22.x, nodejs24.x, provided.al2, provided.al2023] or be a valid ARN');
    if ((0,runtimes/* findRuntime */.w4)(runtime) === null)
        throw invalidParameter(`The runtime ${runtime} cannot run here: this engine runs ${runtimes/* RUNNABLE */.O2}. Use one of them, or measure this function on AWS.`);
}
/** One runtime version per runtime, always the same one: the engine never rolls a runtime out. */
function runtimeVersionArn(region, runtime) {
    return `arn:aws:lambda:${region}::runtime:${(0,external_node_crypto_.createHash)('sha256').update(runtime).digest('hex')}`;
}

;// CONCATENATED MODULE: ./build/local/call/code.js
/** The code that a request brings, checked against what Lambda and this engine take. */




/**
 * @param code the members ZipFile, S3Bucket and ImageUri of a request.
 * @param packageType of the function that the code is for.
 * Throws ApiError in AWS's words.
 */
async function storedCode(code, packageType, control) {
    const uri = request_body_text(code, 'ImageUri');
    if (packageType === 'Image') {
        if (uri === undefined)
            throw invalidParameter('Please provide ImageUri when updating a function with packageType Image.');
        return await pulled(uri, control);
    }
    if (uri !== undefined) {
        throw control.takesImages
            ? invalidParameter("Please don't provide ImageUri when updating a function with packageType Zip.")
            : noImages();
    }
    if (request_body_text(code, 'S3Bucket') !== undefined)
        throw invalidParameter('Error occurred while GetObject. S3 Error Code: NoSuchBucket. S3 Error Message: The specified bucket does not exist');
    const zip = request_body_text(code, 'ZipFile');
    if (zip === undefined)
        throw invalidParameter('Please provide a source for function code.');
    const stored = await control.packages.add(Buffer.from(zip, 'base64'));
    assertStorage(stored.sizeBytes, control);
    const { sha256, sizeBytes } = stored;
    return { sha256, sizeBytes, package: stored, image: null };
}
/** A tag is resolved now: what is pushed under it later is not this function's. */
async function pulled(uri, control) {
    const image = control.images.resolve(uri);
    checkRuntime(image.image.runtime);
    return {
        sha256: image.sha256,
        sizeBytes: 0,
        package: await control.packages.add(image.image.zip),
        image,
    };
}
/** Throws ApiError when another copy of that size does not fit into the account's code storage. */
function assertStorage(bytes, control) {
    if (control.store.usage().codeBytes + bytes > control.codeStorageBytes)
        throw new ApiError(400, 'CodeStorageExceededException', 'Code storage limit exceeded.');
}

;// CONCATENATED MODULE: ./build/local/functions/describe-function.js


/** The members that list items have; they tell neither state nor runtime version. `arn` as the caller asked. */
function describeListed(fn, version, arn) {
    const { settings, code, configSha256 } = version.build;
    return {
        FunctionName: fn.name,
        FunctionArn: arn,
        ...(settings.runtime !== null && { Runtime: settings.runtime }),
        Role: settings.role,
        ...(settings.handler !== null && { Handler: settings.handler }),
        CodeSize: code.sizeBytes,
        Description: settings.description,
        Timeout: settings.timeoutSeconds,
        MemorySize: settings.memorySizeMb,
        LastModified: new Date(version.lastModifiedMs).toISOString().replace('Z', '+0000'),
        CodeSha256: code.sha256,
        ConfigSha256: configSha256,
        Version: version.version,
        ...(settings.environment && { Environment: { Variables: settings.environment } }),
        ...settings.carried,
        SnapStart: describeSnapStart(version),
        ...(settings.tenantIsolation && { TenancyConfig: { TenantIsolationMode: 'PER_TENANT' } }),
        RevisionId: version.revisionId,
        PackageType: settings.packageType,
        ...(settings.imageConfig && { ImageConfigResponse: { ImageConfig: settings.imageConfig } }),
        Architectures: [settings.architecture],
        EphemeralStorage: { Size: settings.ephemeralStorageMb },
        LoggingConfig: describeLogging(settings.logging),
    };
}
function describeVersion(fn, version, arn, region) {
    const { runtime } = version.build.settings;
    return {
        ...describeListed(fn, version, arn),
        ...describeState(version.lifecycle),
        // An image brings its runtime along.
        ...(runtime !== null && {
            RuntimeVersionConfig: {
                RuntimeVersionArn: version.runtimeManagement.versionArn ?? runtimeVersionArn(region, runtime),
            },
        }),
    };
}
/** On once the snapshot of a published version is made; `$LATEST` never has one. */
function describeSnapStart({ version, build, lifecycle }) {
    const { snapStart } = build.settings;
    const on = snapStart && version !== '$LATEST' && lifecycle.state === 'Active';
    return { ApplyOn: snapStart ? 'PublishedVersions' : 'None', OptimizationStatus: on ? 'On' : 'Off' };
}
function describeLogging(logging) {
    return {
        LogFormat: logging.format,
        ...(logging.applicationLevel !== null && { ApplicationLogLevel: logging.applicationLevel }),
        ...(logging.systemLevel !== null && { SystemLogLevel: logging.systemLevel }),
        LogGroup: logging.group,
    };
}

;// CONCATENATED MODULE: ./build/local/functions/environment-variables.js
/** The environment variables of a function and AWS's rules for them. */




const NAME = /^[a-zA-Z][a-zA-Z0-9_]+$/;
/** `Environment.Variables` of a request; undefined when the request names no Environment. */
function readEnvironmentVariables(body) {
    const environment = object(body, 'Environment');
    if (environment === undefined)
        return undefined;
    const variables = textMap(environment, 'Variables') ?? {};
    const names = Object.keys(variables);
    const bad = names.find((name) => !NAME.test(name) && !RESERVED_VARIABLES.has(name));
    if (bad !== undefined)
        throw validation(`[${bad}]`, 'environment.variables', 'satisfy constraint: [Member must satisfy regular expression pattern: [a-zA-Z]([a-zA-Z0-9_])+]');
    const reserved = names.filter((name) => RESERVED_VARIABLES.has(name));
    if (reserved.length > 0)
        throw invalidParameter('Lambda was unable to configure your environment variables because the environment variables you have provided contains reserved keys that are currently not supported for modification. ' +
            `Reserved keys used in this request: ${reserved.join(', ')}`);
    const measured = JSON.stringify(variables);
    // AWS repeats the whole map in this message, values included, and clients have to survive that. It goes back
    // to the caller who sent the values, and nowhere else.
    if (Buffer.byteLength(measured) > quotas/* ENVIRONMENT_BYTES */.w0)
        throw invalidParameter('Lambda was unable to configure your environment variables because the environment variables you have provided exceeded the 4KB limit. ' +
            `String measured: ${measured}`);
    // A map has no order: sorted, the same variables are the same configuration.
    return Object.fromEntries(Object.entries(variables).sort(([a], [b]) => (a < b ? -1 : 1)));
}

;// CONCATENATED MODULE: ./build/local/functions/image-settings.js
/** Which of the two package types a function has, and what only one of them takes. */


function readPackageType(body) {
    const given = request_body_text(body, 'PackageType') ?? 'Zip';
    if (given !== 'Zip' && given !== 'Image')
        throw validation(given, 'packageType', 'satisfy enum value set: [Zip, Image]');
    return given;
}
/** Throws ApiError, where the wording is known in AWS's, for members that the package type does not have. */
function refuseOtherType(body, packageType) {
    if (packageType === 'Zip') {
        if (object(body, 'ImageConfig') !== undefined)
            throw invalidParameter('ImageConfig is not supported for functions of package type Zip.');
        return;
    }
    if (['Handler', 'Runtime', 'Layers'].some((member) => (body[member] ?? undefined) !== undefined))
        throw invalidParameter("Please don't provide Handler or Runtime or Layer when the intended function PackageType is Image.");
    for (const member of ['SnapStart', 'CodeSigningConfigArn'])
        if ((body[member] ?? undefined) !== undefined)
            throw invalidParameter(`${member} is not supported for functions of package type Image.`);
}
/** undefined: the body says nothing about it. */
function readImageConfig(body) {
    const given = object(body, 'ImageConfig');
    if (given === undefined)
        return undefined;
    const entryPoint = request_body_list(given, 'EntryPoint')?.map(String);
    const command = request_body_list(given, 'Command')?.map(String);
    const folder = request_body_text(given, 'WorkingDirectory');
    return {
        ...(entryPoint && { EntryPoint: entryPoint }),
        ...(command && { Command: command }),
        ...(folder !== undefined && { WorkingDirectory: folder }),
    };
}

;// CONCATENATED MODULE: ./build/local/functions/log-settings.js


const APPLICATION_LEVELS = ['TRACE', 'DEBUG', 'INFO', 'WARN', 'ERROR', 'FATAL'];
const SYSTEM_LEVELS = ['DEBUG', 'INFO', 'WARN'];
function readLogSettings(config, before, functionName) {
    const given = config ?? {};
    const format = request_body_text(given, 'LogFormat') ?? before?.format ?? 'Text';
    if (format !== 'Text' && format !== 'JSON')
        throw validation(format, 'loggingConfig.logFormat', 'satisfy enum value set: [JSON, Text]');
    const application = level(given, 'ApplicationLogLevel', APPLICATION_LEVELS);
    const system = level(given, 'SystemLogLevel', SYSTEM_LEVELS);
    const group = request_body_text(given, 'LogGroup') ?? before?.group ?? `/aws/lambda/${functionName}`;
    if (!/^[.\-_/#A-Za-z0-9]{1,512}$/.test(group))
        throw validation(group, 'loggingConfig.logGroup', 'satisfy regular expression pattern: [\\.\\-_/#A-Za-z0-9]+');
    if (format === 'JSON')
        return {
            format,
            group,
            applicationLevel: application ?? before?.applicationLevel ?? 'INFO',
            systemLevel: system ?? before?.systemLevel ?? 'INFO',
        };
    if (application !== undefined || system !== undefined)
        throw invalidParameter('To use ApplicationLogLevel or SystemLogLevel, set LogFormat to JSON in the LoggingConfig.');
    return { format, group, applicationLevel: null, systemLevel: null };
}
function level(config, member, levels) {
    const value = request_body_text(config, member);
    if (value !== undefined && !levels.includes(value))
        throw validation(value, `loggingConfig.${member}`, `satisfy enum value set: [${levels.join(', ')}]`);
    return value;
}

;// CONCATENATED MODULE: ./build/local/functions/settings.js









const ROLE = /^arn:(aws[a-zA-Z-]*)?:iam::\d{12}:role\/?[a-zA-Z_0-9+=,.@\-_/]+$/;
const ROLE_TEXT = 'arn:(aws[a-zA-Z-]*)?:iam::\\d{12}:role/?[a-zA-Z_0-9+=,.@\\-_/]+';
/** The settings of a new function. Defaults are AWS's. Throws ApiError as AWS words it. */
function newSettings(body, functionName, abilities) {
    const packageType = readPackageType(body);
    if (packageType === 'Image' && !abilities.takesImages)
        throw noImages();
    const defaults = {
        packageType,
        imageConfig: null,
        ...programOf(body, packageType),
        role: required(request_body_text(body, 'Role'), 'Role'),
        description: '',
        timeoutSeconds: 3,
        memorySizeMb: quotas/* MEMORY_MB */.KU.least,
        architecture: readArchitecture(body) ?? 'x86_64',
        ephemeralStorageMb: quotas/* EPHEMERAL_STORAGE_MB */.gH.least,
        environment: null,
        logging: readLogSettings(undefined, null, functionName),
        tenantIsolation: object(body, 'TenancyConfig')?.['TenantIsolationMode'] === 'PER_TENANT',
        snapStart: false,
        carried: { TracingConfig: { Mode: 'PassThrough' } },
    };
    return changedSettings(body, defaults, functionName, abilities);
}
function programOf(body, packageType) {
    if (packageType === 'Image')
        return { runtime: null, handler: null };
    const [runtime, handler] = [request_body_text(body, 'Runtime'), request_body_text(body, 'Handler')];
    if (runtime === undefined)
        throw invalidParameter('Runtime is mandatory for functions created with deployment packages.');
    if (handler === undefined)
        throw invalidParameter('Handler is mandatory for functions created with deployment packages.');
    return { runtime, handler };
}
/** `before` with what the body names laid over it; Environment replaces the whole map, as on AWS. */
function changedSettings(body, before, functionName, { simulatesSnapStart }) {
    refuseOtherType(body, before.packageType);
    refuseWhatCannotRun(body, simulatesSnapStart);
    const snapStart = readSnapStart(body) ?? before.snapStart;
    if (snapStart && before.tenantIsolation)
        throw invalidParameter('SnapStart is not supported for functions with tenant isolation.');
    const runtime = request_body_text(body, 'Runtime') ?? before.runtime;
    if (runtime !== null)
        checkRuntime(runtime);
    const role = request_body_text(body, 'Role') ?? before.role;
    if (!ROLE.test(role))
        throw validation(role, 'role', `satisfy regular expression pattern: ${ROLE_TEXT}`);
    const handler = request_body_text(body, 'Handler') ?? before.handler;
    if (handler !== null && (!/^\S+$/.test(handler) || handler.length > quotas/* HANDLER_CHARACTERS */.uE))
        throw validation(handler, 'handler', 'satisfy regular expression pattern: [^\\s]+');
    const description = request_body_text(body, 'Description') ?? before.description;
    if (description.length > quotas/* DESCRIPTION_CHARACTERS */.mh)
        throw validation(description, 'description', `have length less than or equal to ${quotas/* DESCRIPTION_CHARACTERS */.mh}`);
    const storage = object(body, 'EphemeralStorage')?.['Size'];
    return {
        packageType: before.packageType,
        imageConfig: readImageConfig(body) ?? before.imageConfig,
        runtime,
        role,
        handler,
        description,
        timeoutSeconds: request_body_whole(body, 'Timeout', quotas/* TIMEOUT_SECONDS */.yj) ?? before.timeoutSeconds,
        memorySizeMb: request_body_whole(body, 'MemorySize', quotas/* MEMORY_MB */.KU) ?? before.memorySizeMb,
        architecture: before.architecture,
        ephemeralStorageMb: storage === undefined
            ? before.ephemeralStorageMb
            : inRange(Number(storage), 'ephemeralStorage.size', quotas/* EPHEMERAL_STORAGE_MB */.gH),
        environment: readEnvironmentVariables(body) ?? before.environment,
        logging: readLogSettings(object(body, 'LoggingConfig'), before.logging, functionName),
        tenantIsolation: before.tenantIsolation,
        snapStart,
        carried: { ...before.carried, ...readCarried(body) },
    };
}
function readArchitecture(body) {
    const given = request_body_list(body, 'Architectures');
    if (given === undefined)
        return undefined;
    const [architecture, ...more] = given;
    if ((architecture !== 'x86_64' && architecture !== 'arm64') || more.length > 0)
        throw validation(`[${given.join(', ')}]`, 'architectures', 'satisfy constraint: [Member must satisfy enum value set: [x86_64, arm64]] and have one member');
    return architecture;
}
/** Better one clear refusal than a function that silently runs as something else. */
function refuseWhatCannotRun(body, simulatesSnapStart) {
    for (const member of ['CapacityProviderConfig', 'DurableConfig'])
        if (object(body, member) !== undefined)
            throw invalidParameter(`This engine does not implement ${member}. See CONTRIBUTING.md.`);
    if (readSnapStart(body) === true && !simulatesSnapStart)
        throw invalidParameter(`SnapStart is supported for Java, Python and .NET runtimes; this engine runs ${runtimes/* RUNNABLE */.O2}.`);
}
function readSnapStart(body) {
    const applyOn = object(body, 'SnapStart')?.['ApplyOn'];
    return applyOn === undefined ? undefined : applyOn === 'PublishedVersions';
}
function readCarried(body) {
    const vpc = object(body, 'VpcConfig');
    const layers = request_body_list(body, 'Layers');
    const carried = {
        TracingConfig: object(body, 'TracingConfig'),
        DeadLetterConfig: object(body, 'DeadLetterConfig'),
        FileSystemConfigs: request_body_list(body, 'FileSystemConfigs'),
        KMSKeyArn: request_body_text(body, 'KMSKeyArn'),
        VpcConfig: vpc && {
            SubnetIds: vpc['SubnetIds'] ?? [],
            SecurityGroupIds: vpc['SecurityGroupIds'] ?? [],
            VpcId: '',
            Ipv6AllowedForDualStack: vpc['Ipv6AllowedForDualStack'] ?? false,
        },
        Layers: layers?.map((arn) => ({ Arn: String(arn), CodeSize: 0 })),
    };
    return Object.fromEntries(Object.entries(carried).filter(([, value]) => value !== undefined));
}

;// CONCATENATED MODULE: ./build/local/operations/create-function.js








/** Answers Pending; Active once the create delay is over. With Publish, version 1 goes through the same states. */
const createFunction = async (call, control) => {
    const { home, store } = control;
    const body = call.json();
    const named = parseReference(required(request_body_text(body, 'FunctionName'), 'FunctionName'), null, home);
    if (named.qualifier !== null)
        throw invalidParameter('FunctionName must not carry a qualifier.');
    store.assertFree(named.name);
    const settings = newSettings(body, named.name, control);
    const code = await storedCode(required(object(body, 'Code'), 'Code'), settings.packageType, control);
    const lifecycle = created(control.now(), control.delays.of('create'), call.failure);
    const fn = store.add(named.name, newBuild(settings, code), lifecycle, {
        tags: textMap(body, 'Tags') ?? {},
        codeSigningConfigArn: request_body_text(body, 'CodeSigningConfigArn') ?? null,
    });
    if (!flag(body, 'Publish'))
        return { status: 201, body: describeVersion(fn, fn.latest, fn.arn, home.region) };
    const version = store.publish(fn, undefined, lifecycle);
    const arn = functionArn(home, fn.name, version.version);
    return { status: 201, body: describeVersion(fn, version, arn, home.region) };
};

;// CONCATENATED MODULE: ./build/local/operations/delete-alias.js

/** An alias that is not there is as good as deleted. */
const deleteAlias = (call, control) => {
    unqualified(call, control).aliases.delete(call.path['Name'] ?? '');
    return { status: 204 };
};

;// CONCATENATED MODULE: ./build/local/operations/delete-function.js



/** Without a qualifier the function goes with all its versions and aliases; its log group stays. */
const deleteFunction = async (call, control) => {
    const { execution, packages, store } = control;
    const reference = referenceOf(call, control);
    const fn = store.get(reference);
    const { qualifier } = reference;
    if (qualifier === null) {
        store.remove(fn);
        await execution.retire(fn.name);
    }
    else {
        if (qualifier === '$LATEST')
            throw invalidParameter('$LATEST version cannot be deleted without deleting the function.');
        if (!/^\d+$/.test(qualifier))
            throw invalidParameter('Deletion of aliases is not currently supported. Use DeleteAlias.');
        const users = [...fn.aliases.values()].filter(({ version, weights }) => version === qualifier || qualifier in weights);
        if (users.length > 0)
            throw conflict(`Unable to delete version because the following aliases reference it: [${users.map(({ name }) => name).join(', ')}]`);
        if (!fn.versions.delete(qualifier))
            throw notFound(`Function not found: ${functionArn(control.home, fn.name, qualifier)}`);
        await execution.retire(fn.name, qualifier);
    }
    await packages.collect(() => store.usage().codeInUse);
    return { status: 204 };
};

;// CONCATENATED MODULE: ./build/local/call/reserving-function.js

/** The function whose reserved concurrency a call is about. Throws ApiError for a version or an alias. */
function reservingFunction(call, control) {
    return unqualified(call, control, 'This operation is permitted on Lambda functions only. Aliases and versions do not support this operation. Please specify either a function name or an unqualified function ARN.');
}

;// CONCATENATED MODULE: ./build/local/operations/delete-function-concurrency.js

const deleteFunctionConcurrency = (call, control) => {
    reservingFunction(call, control).reservedConcurrency = null;
    return { status: 204 };
};

;// CONCATENATED MODULE: ./build/local/operations/delete-log-group.js

const deleteLogGroup = (call, control) => {
    control.logs.delete(required(request_body_text(call.json(), 'logGroupName'), 'logGroupName'));
    return { status: 200, body: new Uint8Array() };
};

;// CONCATENATED MODULE: ./build/local/operations/describe-log-groups.js

const describeLogGroups = (call, control) => {
    const { accountId, region } = control.home;
    const body = call.json();
    const after = request_body_text(body, 'nextToken') ?? '';
    const size = request_body_whole(body, 'limit', { least: 1, most: 50 }) ?? 50;
    const groups = control.logs.list(request_body_text(body, 'logGroupNamePrefix') ?? '').filter(({ name }) => name > after);
    const shown = groups.slice(0, size);
    const last = shown.at(-1);
    return {
        status: 200,
        body: {
            logGroups: shown.map(({ name, createdMs, storedBytes }) => ({
                logGroupName: name,
                creationTime: createdMs,
                metricFilterCount: 0,
                arn: `arn:aws:logs:${region}:${accountId}:log-group:${name}:*`,
                logGroupArn: `arn:aws:logs:${region}:${accountId}:log-group:${name}`,
                logGroupClass: 'STANDARD',
                storedBytes,
            })),
            ...(last !== undefined && groups.length > size && { nextToken: last.name }),
        },
    };
};

;// CONCATENATED MODULE: ./build/local/logs/filter-pattern.js
/**
 * The part of CloudWatch's filter patterns that finding one invoke's log needs: a quoted text, plain terms that all
 * have to occur, and JSON conditions `{ $.a.b = "c" && $.d = 1 }` (docs: CloudWatch Logs, filter pattern syntax).
 */

const CONDITION = /^\s*\$((?:\.[A-Za-z0-9_-]+)+)\s*=\s*(?:"([^"]*)"|([\w.+-]+))\s*$/;
/** Throws ApiError InvalidParameterException for a pattern that is not understood. */
function parseFilterPattern(pattern) {
    const trimmed = pattern.trim();
    if (trimmed.startsWith('{'))
        return jsonTest(trimmed);
    const terms = [...trimmed.matchAll(/"((?:[^"\\]|\\.)*)"|(\S+)/g)].map(([, quoted, bare]) => quoted?.replace(/\\(.)/g, '$1') ?? bare ?? '');
    return (line) => terms.every((term) => line.includes(term));
}
function jsonTest(pattern) {
    if (!pattern.endsWith('}'))
        throw notUnderstood(pattern);
    const conditions = pattern
        .slice(1, -1)
        .split('&&')
        .map((condition) => {
        const [, path, quoted, bare] = CONDITION.exec(condition) ?? [];
        if (path === undefined)
            throw notUnderstood(pattern);
        return { path: path.slice(1).split('.'), wanted: quoted ?? bare ?? '' };
    });
    return (line) => {
        let record;
        try {
            record = JSON.parse(line);
        }
        catch {
            return false;
        }
        return conditions.every(({ path, wanted }) => {
            const value = path.reduce(member, record);
            return (typeof value === 'string' || typeof value === 'number') && String(value) === wanted;
        });
    };
}
function member(value, name) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name))
        return undefined;
    return Reflect.get(value, name);
}
function notUnderstood(pattern) {
    return new ApiError(400, 'InvalidParameterException', `The filter pattern ${pattern} is not understood here: use "text" or { $.member = "value" && ... }.`);
}

;// CONCATENATED MODULE: ./build/local/operations/filter-log-events.js



/** Events that one call looks at. A page in which none of them matches is empty and still has a nextToken, as on AWS. */
const SCANNED_PER_PAGE = 1000;
const ANY_TIME = { least: 0, most: Number.MAX_SAFE_INTEGER };
const filterLogEvents = (call, control) => {
    const body = call.json();
    const group = control.logs.get(required(request_body_text(body, 'logGroupName'), 'logGroupName'));
    const matches = parseFilterPattern(request_body_text(body, 'filterPattern') ?? '');
    const startMs = request_body_whole(body, 'startTime', ANY_TIME) ?? 0;
    const endMs = request_body_whole(body, 'endTime', ANY_TIME) ?? Number.POSITIVE_INFINITY;
    const most = request_body_whole(body, 'limit', { least: 1, most: 10_000 }) ?? 10_000;
    const streams = request_body_list(body, 'logStreamNames');
    let position = readToken(request_body_text(body, 'nextToken'));
    const end = Math.min(group.events.length, position + SCANNED_PER_PAGE);
    const events = [];
    for (; position < end && events.length < most; position += 1) {
        const event = group.events[position];
        if (event === undefined || event.timestampMs < startMs || event.timestampMs > endMs)
            continue;
        if (streams !== undefined && !streams.includes(event.streamName))
            continue;
        if (!matches(event.message))
            continue;
        events.push({
            logStreamName: event.streamName,
            timestamp: event.timestampMs,
            message: event.message,
            ingestionTime: event.timestampMs,
            eventId: event.eventId,
        });
    }
    const more = position < group.events.length && { nextToken: `from-${position}` };
    return { status: 200, body: { events, searchedLogStreams: [], ...more } };
};
function readToken(token) {
    if (token === undefined)
        return 0;
    const [, position] = /^from-(\d{1,12})$/.exec(token) ?? [];
    if (position === undefined)
        throw new ApiError(400, 'InvalidParameterException', 'The specified nextToken is invalid.');
    return Number(position);
}

;// CONCATENATED MODULE: ./build/local/operations/get-account-settings.js

const getAccountSettings = (_call, control) => {
    const { functionCount, codeBytes } = control.store.usage();
    return {
        status: 200,
        body: {
            AccountLimit: {
                TotalCodeSize: control.codeStorageBytes,
                CodeSizeUnzipped: quotas/* UNZIPPED_BYTES */.eZ,
                CodeSizeZipped: quotas/* ZIPPED_BYTES */.nh,
                ConcurrentExecutions: control.concurrency.limit,
                UnreservedConcurrentExecutions: control.concurrency.unreserved,
            },
            AccountUsage: { TotalCodeSize: codeBytes, FunctionCount: functionCount },
        },
    };
};

;// CONCATENATED MODULE: ./build/local/operations/get-alias.js


const getAlias = (call, control) => {
    const fn = unqualified(call, control);
    return { status: 200, body: describeAlias(fn, aliasOf(fn, call.path['Name'] ?? '', control), control) };
};

;// CONCATENATED MODULE: ./build/local/operations/get-function.js



/** The version with its state, where its package can be fetched, tags and reserved concurrency. */
const getFunction = (call, control) => {
    const reference = referenceOf(call, control);
    const { fn, version } = control.store.find(reference);
    const arn = functionArn(control.home, fn.name, reference.qualifier);
    return {
        status: 200,
        body: {
            Configuration: describeVersion(fn, version, arn, control.home.region),
            Code: locationOf(version.build.code, control),
            ...(fn.tags.size > 0 && { Tags: Object.fromEntries(fn.tags) }),
            ...(fn.reservedConcurrency !== null && {
                Concurrency: { ReservedConcurrentExecutions: fn.reservedConcurrency },
            }),
        },
    };
};
function locationOf({ image, sha256 }, control) {
    return image === null
        ? { RepositoryType: 'S3', Location: control.codeUrl(sha256) }
        : { RepositoryType: 'ECR', ImageUri: image.uri, ResolvedImageUri: image.resolvedUri };
}

;// CONCATENATED MODULE: ./build/local/operations/get-function-code-signing-config.js

/** An empty answer when the function has none. */
const getFunctionCodeSigningConfig = (call, control) => {
    const fn = control.store.get(referenceOf(call, control));
    return {
        status: 200,
        body: fn.codeSigningConfigArn === null
            ? {}
            : { CodeSigningConfigArn: fn.codeSigningConfigArn, FunctionName: fn.name },
    };
};

;// CONCATENATED MODULE: ./build/local/operations/get-function-concurrency.js

/** An empty answer when nothing is reserved. */
const getFunctionConcurrency = (call, control) => {
    const { reservedConcurrency } = reservingFunction(call, control);
    return {
        status: 200,
        body: reservedConcurrency === null ? {} : { ReservedConcurrentExecutions: reservedConcurrency },
    };
};

;// CONCATENATED MODULE: ./build/local/operations/get-function-configuration.js



const getFunctionConfiguration = (call, control) => {
    const reference = referenceOf(call, control);
    const { fn, version } = control.store.find(reference);
    const arn = functionArn(control.home, fn.name, reference.qualifier);
    return { status: 200, body: describeVersion(fn, version, arn, control.home.region) };
};

;// CONCATENATED MODULE: ./build/local/operations/get-runtime-management-config.js


const getRuntimeManagementConfig = (call, control) => {
    const reference = referenceOf(call, control);
    const { fn, version } = control.store.find(reference);
    const { updateOn, versionArn } = version.runtimeManagement;
    return {
        status: 200,
        body: {
            UpdateRuntimeOn: updateOn,
            FunctionArn: functionArn(control.home, fn.name, reference.qualifier),
            ...(versionArn !== null && { RuntimeVersionArn: versionArn }),
        },
    };
};

;// CONCATENATED MODULE: ./build/local/functions/runnable.js
/** What the execution half runs for a version: the build that serves, under the ARN that the caller used. */
function runnable(fn, version, arn, tenantId) {
    const { settings, code, id } = version.serving;
    return {
        functionName: fn.name,
        version: version.version,
        arn,
        revision: id,
        ...runnable_programOf(version.serving),
        timeoutSeconds: settings.timeoutSeconds,
        memorySizeMb: settings.memorySizeMb,
        architecture: settings.architecture,
        environment: settings.environment ?? {},
        logFormat: settings.logging.format,
        applicationLogLevel: settings.logging.applicationLevel,
        systemLogLevel: settings.logging.systemLevel,
        logGroup: settings.logging.group,
        ...(tenantId !== null && { tenantId }),
        ...(settings.snapStart && version.version !== '$LATEST' && { snapStart: true }),
        taskRoot: code.package.taskRoot,
    };
}
/** What starts: of an image its own, unless ImageConfig.Command names another handler. */
function runnable_programOf({ settings, code }) {
    const { runtime, handler, imageConfig } = settings;
    if (code.image !== null) {
        const { image } = code.image;
        return { runtime: image.runtime, handler: imageConfig?.Command?.[0] ?? image.handler };
    }
    if (runtime === null || handler === null)
        throw new Error('a zip function without runtime or handler');
    return { runtime, handler };
}

;// CONCATENATED MODULE: ./build/local/operations/invoke.js
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






/** Bytes of payload by invocation type. */
const MOST_PAYLOAD = {
    RequestResponse: quotas/* PAYLOAD_BYTES */.NK,
    Event: quotas/* EVENT_PAYLOAD_BYTES */.UM,
    DryRun: quotas/* PAYLOAD_BYTES */.NK,
};
/**
 * Runs the function and answers 200 also when it failed (X-Amz-Function-Error says so); Event runs it behind the
 * answer, DryRun only checks. While an update is in progress the build before it runs.
 */
const invoke = async (call, control) => {
    const reference = referenceOf(call, control);
    const type = invocationType(call);
    const event = readEvent(call, type);
    const context = clientContext(call);
    const found = control.store.find(reference);
    const tenantId = tenantOf(call, found.version);
    const version = routed(found, control);
    const refusal = refusesInvoke(version.lifecycle);
    if (refusal !== null)
        throw refusal;
    if (type === 'DryRun')
        return { status: 204, headers: { 'x-amz-executed-version': version.version } };
    const arn = functionArn(control.home, found.fn.name, reference.qualifier);
    // Taken here, so that also an Event that finds no room is refused and not lost.
    const permit = control.concurrency.take(found.fn);
    const running = run(permit, runnable(found.fn, version, arn, tenantId), event, context, control);
    if (type === 'Event') {
        // Nobody waits for the answer; what the function did wrong is in its log.
        running.catch(() => { });
        return { status: 202, body: new Uint8Array() };
    }
    return invoke_reply(await running, version.version, call);
};
async function run(permit, version, event, context, control) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const _held = __addDisposableResource(env_1, permit, false);
        return await control.execution.invoke(version, event, context);
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
function invoke_reply(answer, version, call) {
    const wantsTail = call.headers['x-amz-log-type'] === 'Tail';
    return {
        status: 200,
        headers: {
            'x-amzn-requestid': answer.requestId,
            'x-amz-executed-version': version,
            ...(answer.functionError !== null && { 'x-amz-function-error': answer.functionError }),
            ...(wantsTail && { 'x-amz-log-result': Buffer.from(answer.logTail).toString('base64') }),
        },
        body: answer.payload,
    };
}
/** With tenant isolation every request says whose it is. Throws ApiError when it does not, or when there is none. */
function tenantOf(call, { build }) {
    const header = call.headers['x-amz-tenant-id'];
    const { tenantIsolation } = build.settings;
    if (tenantIsolation !== (header !== undefined))
        throw invalidParameter(tenantIsolation
            ? 'The invoked function is enabled with tenancy configuration. Add a valid tenant ID in your request and try again.'
            : 'The invoked function is not enabled with tenancy configuration. Remove the tenant ID from your request and try again.');
    return header === undefined ? null : String(header);
}
/** An alias may give other versions a share of the invokes. */
function routed({ alias, fn, version }, control) {
    const other = alias === null ? undefined : weighted(alias, control);
    return (other === undefined ? undefined : fn.versions.get(other)) ?? version;
}
function weighted(alias, control) {
    const entries = Object.entries(alias.weights);
    if (entries.length === 0)
        return undefined;
    let left = control.delays.draw();
    for (const [version, weight] of entries) {
        left -= weight;
        if (left < 0)
            return version;
    }
    return undefined;
}
function invocationType(call) {
    const type = call.headers['x-amz-invocation-type'] ?? 'RequestResponse';
    if (type === 'RequestResponse' || type === 'Event' || type === 'DryRun')
        return type;
    throw invalidParameter(`Invocation type ${String(type)} is not one of RequestResponse, Event and DryRun.`);
}
/** X-Amz-Client-Context is JSON in Base64. Throws ApiError when it is not. */
function clientContext(call) {
    const header = call.headers['x-amz-client-context'];
    if (header === undefined)
        return undefined;
    const context = Buffer.from(String(header), 'base64').toString();
    if (isJson(context))
        return context;
    throw new ApiError(400, 'InvalidRequestContentException', 'Client context must be a valid Base64-encoded JSON object.');
}
function isJson(text) {
    try {
        JSON.parse(text);
        return true;
    }
    catch {
        return false;
    }
}
/** No payload is an empty object. Throws ApiError when it is too long or no JSON. */
function readEvent(call, type) {
    const { body } = call;
    const most = MOST_PAYLOAD[type];
    if (body.length > most)
        throw new ApiError(413, 'RequestTooLargeException', `${body.length} byte payload is too large for the ${type} invocation type (limit ${most} bytes)`);
    if (body.length === 0)
        return new TextEncoder().encode('{}');
    if (isJson(new TextDecoder().decode(body)))
        return body;
    throw new ApiError(400, 'InvalidRequestContentException', 'Could not parse request body into json: Could not parse payload into json.');
}

;// CONCATENATED MODULE: ./build/local/api/paging.js
/** Marker and MaxItems of the List operations. */


/**
 * The page that `query` asks for. `items` are in the order of their keys; the marker is the last key of the page
 * before, so that deleting while paging skips nothing. At most `most` items, the default as well.
 */
function page(items, keyOf, query, most) {
    const marker = query.get('Marker');
    const asked = Number(query.get('MaxItems') ?? most);
    if (!Number.isInteger(asked))
        throw invalidParameter('MaxItems must be a whole number.');
    const size = Math.min(inRange(asked, 'MaxItems', { least: 1, most: 10_000 }), most);
    const after = marker === null ? null : Buffer.from(marker, 'base64url').toString();
    const rest = after === null ? items : items.filter((item) => keyOf(item) > after);
    const shown = rest.slice(0, size);
    const last = shown.at(-1);
    if (last === undefined || rest.length <= size)
        return { items: shown, more: {} };
    return { items: shown, more: { NextMarker: Buffer.from(keyOf(last)).toString('base64url') } };
}

;// CONCATENATED MODULE: ./build/local/operations/list-aliases.js



/** By name, optionally only those of one version; at most 50 a page. */
const listAliases = (call, control) => {
    const fn = unqualified(call, control);
    const version = call.query.get('FunctionVersion');
    const aliases = [...fn.aliases.values()]
        .filter((alias) => version === null || alias.version === version)
        .sort((a, b) => (a.name < b.name ? -1 : 1));
    const { items, more } = page(aliases, ({ name }) => name, call.query, 50);
    return { status: 200, body: { Aliases: items.map((alias) => describeAlias(fn, alias, control)), ...more } };
};

;// CONCATENATED MODULE: ./build/local/operations/list-functions.js



/** `$LATEST` of every function by name, with FunctionVersion=ALL their versions too; at most 50 a page. */
const listFunctions = (call, control) => {
    const all = call.query.get('FunctionVersion') === 'ALL';
    const entries = control.store.list().flatMap((fn) => [fn.latest, ...(all ? fn.versions.values() : [])].map((version) => ({
        fn,
        version,
        // A space sorts before everything that a name can hold, '$' before every digit.
        key: `${fn.name} ${version.version.padStart(12, version === fn.latest ? '$' : '0')}`,
    })));
    const { items, more } = page(entries, ({ key }) => key, call.query, 50);
    return {
        status: 200,
        body: {
            Functions: items.map(({ fn, version }) => {
                const arn = functionArn(control.home, fn.name, all ? version.version : null);
                return describeListed(fn, version, arn);
            }),
            ...more,
        },
    };
};

;// CONCATENATED MODULE: ./build/local/call/tagged-function.js


/** The function whose tags a call is about: an unqualified ARN. Throws ApiError. */
function taggedFunction(call, control) {
    const reference = parseReference(call.path['Resource'] ?? '', null, control.home);
    if (reference.qualifier !== null)
        throw invalidParameter('Tags on function aliases and versions are not supported. Please specify a function ARN.');
    return control.store.get(reference);
}

;// CONCATENATED MODULE: ./build/local/operations/list-tags.js

const listTags = (call, control) => ({
    status: 200,
    body: { Tags: Object.fromEntries(taggedFunction(call, control).tags) },
});

;// CONCATENATED MODULE: ./build/local/operations/list-versions-by-function.js




/** `$LATEST` first, then the versions by number; at most 50 a page. */
const listVersionsByFunction = (call, control) => {
    const fn = control.store.get(referenceOf(call, control));
    const { items, more } = page([fn.latest, ...fn.versions.values()], 
    // '$' sorts before every digit.
    ({ version }) => version.padStart(12, version === '$LATEST' ? '$' : '0'), call.query, 50);
    return {
        status: 200,
        body: {
            Versions: items.map((version) => describeListed(fn, version, functionArn(control.home, fn.name, version.version))),
            ...more,
        },
    };
};

;// CONCATENATED MODULE: ./build/local/operations/publish-version.js







/**
 * The version of a zip function is Active at once, one with SnapStart when its snapshot is made; publishing what is published already answers the same version.
 */
const publishVersion = async (call, control) => {
    const { home, store } = control;
    const fn = changeable(call, control);
    const body = call.json();
    const { code } = fn.latest.build;
    const expected = request_body_text(body, 'CodeSha256');
    if (expected !== undefined && expected !== '' && expected !== code.sha256)
        throw invalidParameter(`CodeSHA256 (${expected}) is different from current CodeSHA256 in $LATEST (${code.sha256}). Please try again with the CodeSHA256 in $LATEST.`);
    assertStorage(code.sizeBytes, control);
    const lifecycle = fn.latest.build.settings.snapStart
        ? created(control.now(), control.delays.of('snapshot'), call.failure)
        : ACTIVE;
    const version = store.publish(fn, request_body_text(body, 'Description'), lifecycle);
    const arn = functionArn(home, fn.name, version.version);
    const answer = describeVersion(fn, version, arn, home.region);
    await control.sleep(control.delays.of('publish'));
    return { status: 201, body: answer };
};

;// CONCATENATED MODULE: ./build/local/operations/put-function-concurrency.js


/** 0 switches the function off: every Invoke is throttled. */
const putFunctionConcurrency = (call, control) => {
    const fn = reservingFunction(call, control);
    const member = 'ReservedConcurrentExecutions';
    const amount = required(request_body_whole(call.json(), member, { least: 0, most: Number.MAX_SAFE_INTEGER }), member);
    control.concurrency.reserve(fn, amount);
    return { status: 200, body: { ReservedConcurrentExecutions: amount } };
};

;// CONCATENATED MODULE: ./build/local/operations/put-runtime-management-config.js




/** With Manual, RuntimeVersionConfig names the version that was asked for; the engine has one runtime all the same. */
const putRuntimeManagementConfig = (call, control) => {
    const reference = referenceOf(call, control);
    const { fn, version } = control.store.find(reference);
    const body = call.json();
    const updateOn = required(request_body_text(body, 'UpdateRuntimeOn'), 'UpdateRuntimeOn');
    if (updateOn !== 'Auto' && updateOn !== 'FunctionUpdate' && updateOn !== 'Manual')
        throw validation(updateOn, 'updateRuntimeOn', 'satisfy enum value set: [Auto, Manual, FunctionUpdate]');
    const versionArn = request_body_text(body, 'RuntimeVersionArn') ?? null;
    if ((updateOn === 'Manual') !== (versionArn !== null))
        throw invalidParameter('RuntimeVersionArn is required with UpdateRuntimeOn Manual, and only allowed there.');
    if (versionArn !== null && !/^arn:aws[a-zA-Z-]*:lambda:[a-z0-9-]+::runtime:.+$/.test(versionArn))
        throw invalidParameter(`Runtime version ${versionArn} is not valid`);
    version.runtimeManagement = { updateOn, versionArn };
    return {
        status: 200,
        body: {
            UpdateRuntimeOn: updateOn,
            FunctionArn: functionArn(control.home, fn.name, reference.qualifier),
            ...(versionArn !== null && { RuntimeVersionArn: versionArn }),
        },
    };
};

;// CONCATENATED MODULE: ./build/local/operations/tag-resource.js




/** Refused while an update is in progress, as on AWS. */
const tagResource = (call, control) => {
    const fn = taggedFunction(call, control);
    const refusal = refusesChange(fn.latest.lifecycle, fn.arn);
    if (refusal !== null)
        throw refusal;
    const tags = { ...Object.fromEntries(fn.tags), ...required(textMap(call.json(), 'Tags'), 'Tags') };
    if (Object.keys(tags).length > 50)
        throw invalidParameter('A function can have at most 50 tags.');
    for (const [key, value] of Object.entries(tags))
        fn.tags.set(key, value);
    return { status: 204 };
};

;// CONCATENATED MODULE: ./build/local/operations/untag-resource.js

const untagResource = (call, control) => {
    const fn = taggedFunction(call, control);
    for (const key of call.query.getAll('tagKeys'))
        fn.tags.delete(key);
    return { status: 204 };
};

;// CONCATENATED MODULE: ./build/local/operations/update-alias.js




const updateAlias = (call, control) => {
    const fn = unqualified(call, control);
    const body = call.json();
    const before = aliasOf(fn, call.path['Name'] ?? '', control);
    assertRevision(request_body_text(body, 'RevisionId'), before.revisionId);
    const alias = readAlias(body, fn, before, (0,external_node_crypto_.randomUUID)(), control);
    fn.aliases.set(alias.name, alias);
    return { status: 200, body: describeAlias(fn, alias, control) };
};

;// CONCATENATED MODULE: ./build/local/operations/update-function-code.js








/**
 * With Publish the answer is the new version, Pending, while `$LATEST` is InProgress: the version has to be waited
 * for. With DryRun everything is checked and nothing changes.
 */
const updateFunctionCode = async (call, control) => {
    const { home, store } = control;
    const body = call.json();
    const { packageType } = changeable(call, control).latest.build.settings;
    const code = await storedCode(body, packageType, control);
    // Unpacking took time, so another update may have begun meanwhile.
    const fn = changeable(call, control);
    const { settings } = fn.latest.build;
    const architecture = readArchitecture(body) ?? settings.architecture;
    const build = newBuild({ ...settings, architecture }, code);
    if (flag(body, 'DryRun')) {
        const changed = { ...fn.latest, build };
        return { status: 200, body: describeVersion(fn, changed, fn.arn, home.region) };
    }
    const delayMs = control.delays.of('update');
    store.change(fn, build, updating(control.now(), delayMs, call.failure));
    void control.packages.collect(() => store.usage().codeInUse);
    if (!flag(body, 'Publish'))
        return { status: 200, body: describeVersion(fn, fn.latest, fn.arn, home.region) };
    const version = store.publish(fn, undefined, created(control.now(), delayMs, call.failure));
    const arn = functionArn(home, fn.name, version.version);
    return { status: 200, body: describeVersion(fn, version, arn, home.region) };
};

;// CONCATENATED MODULE: ./build/local/operations/update-function-configuration.js





/** Also an update that changes nothing goes through InProgress and ends the warm environments of `$LATEST`. */
const updateFunctionConfiguration = (call, control) => {
    const fn = changeable(call, control);
    const { build } = fn.latest;
    const settings = changedSettings(call.json(), build.settings, fn.name, control);
    const lifecycle = updating(control.now(), control.delays.of('update'), call.failure);
    control.store.change(fn, newBuild(settings, build.code), lifecycle);
    return { status: 200, body: describeVersion(fn, fn.latest, fn.arn, control.home.region) };
};

;// CONCATENATED MODULE: ./build/local/http/routes.js
/** The table of everything that the engine speaks. Adding an operation is a file in operations/ and a row here. */





























const FN = '/functions/{FunctionName}';
const LAMBDA = [
    ['CreateFunction', 'POST /2015-03-31/functions', createFunction],
    ['ListFunctions', 'GET /2015-03-31/functions', listFunctions],
    ['GetFunction', `GET /2015-03-31${FN}`, getFunction],
    ['DeleteFunction', `DELETE /2015-03-31${FN}`, deleteFunction],
    ['GetFunctionConfiguration', `GET /2015-03-31${FN}/configuration`, getFunctionConfiguration],
    ['UpdateFunctionConfiguration', `PUT /2015-03-31${FN}/configuration`, updateFunctionConfiguration],
    ['UpdateFunctionCode', `PUT /2015-03-31${FN}/code`, updateFunctionCode],
    ['PublishVersion', `POST /2015-03-31${FN}/versions`, publishVersion],
    ['ListVersionsByFunction', `GET /2015-03-31${FN}/versions`, listVersionsByFunction],
    ['Invoke', `POST /2015-03-31${FN}/invocations`, invoke],
    ['CreateAlias', `POST /2015-03-31${FN}/aliases`, createAlias],
    ['ListAliases', `GET /2015-03-31${FN}/aliases`, listAliases],
    ['GetAlias', `GET /2015-03-31${FN}/aliases/{Name}`, getAlias],
    ['UpdateAlias', `PUT /2015-03-31${FN}/aliases/{Name}`, updateAlias],
    ['DeleteAlias', `DELETE /2015-03-31${FN}/aliases/{Name}`, deleteAlias],
    ['TagResource', 'POST /2017-03-31/tags/{Resource}', tagResource],
    ['UntagResource', 'DELETE /2017-03-31/tags/{Resource}', untagResource],
    ['ListTags', 'GET /2017-03-31/tags/{Resource}', listTags],
    ['PutFunctionConcurrency', `PUT /2017-10-31${FN}/concurrency`, putFunctionConcurrency],
    ['DeleteFunctionConcurrency', `DELETE /2017-10-31${FN}/concurrency`, deleteFunctionConcurrency],
    ['GetFunctionConcurrency', `GET /2019-09-30${FN}/concurrency`, getFunctionConcurrency],
    [
        'PutRuntimeManagementConfig',
        `PUT /2021-07-20${FN}/runtime-management-config`,
        putRuntimeManagementConfig,
    ],
    [
        'GetRuntimeManagementConfig',
        `GET /2021-07-20${FN}/runtime-management-config`,
        getRuntimeManagementConfig,
    ],
    ['GetFunctionCodeSigningConfig', `GET /2020-06-30${FN}/code-signing-config`, getFunctionCodeSigningConfig],
    ['GetAccountSettings', 'GET /2016-08-19/account-settings', getAccountSettings],
];
const LOGS = [
    ['FilterLogEvents', filterLogEvents],
    ['DescribeLogGroups', describeLogGroups],
    ['DeleteLogGroup', deleteLogGroup],
];
const LOGS_TARGET = 'Logs_20140328.';
/** By method and number of segments, so that finding a route looks at a handful of rows. */
const PATH_ROUTES = Map.groupBy(LAMBDA.map(([name, shape, run]) => {
    const [method = '', path = ''] = shape.split(' ');
    const segments = path.split('/');
    return { name, protocol: 'lambda', run, segments, key: `${method} ${segments.length}` };
}), (route) => route.key);
const LOGS_ROUTES = new Map(LOGS.map(([name, run]) => [`${LOGS_TARGET}${name}`, { name, protocol: 'logs', run }]));
/** Throws ApiError 404 that names what was asked for when no row fits. `path` is still percent-encoded. */
function findRoute(method, path, target) {
    if (target !== undefined) {
        const route = LOGS_ROUTES.get(target);
        if (route === undefined)
            throw unknownOperation(target);
        return { route, parameters: {} };
    }
    const segments = path.replace(/\/$/, '').split('/');
    for (const route of PATH_ROUTES.get(`${method} ${segments.length}`) ?? []) {
        const parameters = match(route.segments, segments);
        if (parameters !== null)
            return { route, parameters };
    }
    throw unknownOperation(`${method} ${path}`);
}
function match(shape, segments) {
    const parameters = {};
    for (const [index, part] of shape.entries()) {
        const segment = segments[index] ?? '';
        if (part.startsWith('{'))
            parameters[part.slice(1, -1)] = decode(segment);
        else if (part !== segment)
            return null;
    }
    return parameters;
}
function decode(segment) {
    try {
        return decodeURIComponent(segment);
    }
    catch {
        throw new ApiError(400, 'InvalidRequestContentException', 'The path is not valid percent-encoding.');
    }
}
function unknownOperation(asked) {
    return new ApiError(404, 'UnknownOperationException', `This engine does not implement ${asked}. src/local/operations lists what it does; CONTRIBUTING.md says how to add an operation.`);
}

;// CONCATENATED MODULE: ./build/local/http/server.js
/** The HTTP server: guard, route, quota, faults, the operation, its answer. One function, in that order. */











/** Makes the server; it does not listen yet. */
function createApiServer(parts) {
    return (0,external_node_http_.createServer)({ keepAliveTimeout: 60_000 }, (request, response) => {
        void serve(request, response, parts);
    });
}
async function serve(request, response, parts) {
    const { control, codeUrls, onRequest } = parts;
    const atMs = control.now();
    const requestId = (0,external_node_crypto_.randomUUID)();
    const target = request.headers['x-amz-target'];
    const progress = {
        protocol: target === undefined ? 'lambda' : 'logs',
        operation: null,
        functionName: null,
        qualifier: null,
    };
    let reply;
    try {
        requireLocal(request);
        const [path = '/', query = ''] = (request.url ?? '/').split(/\?(.*)/s, 2);
        if (request.method === 'GET' && codeUrls.isCodePath(path))
            return await sendCode(response, codeUrls.verify(new URLSearchParams(query), atMs), control);
        reply = await answer(request, path, query, requestId, progress, parts);
    }
    catch (error) {
        reply = errorReply(error, progress.protocol);
    }
    const { operation, functionName, qualifier } = progress;
    // A caller that left while it was still sending gets no answer.
    if (request.destroyed && !request.complete)
        reply = 'reset';
    onRequest({ operation, functionName, qualifier, atMs, status: reply === 'reset' ? 0 : reply.status });
    if (reply === 'reset') {
        request.socket.resetAndDestroy();
        return;
    }
    answer_send(response, reply, progress.protocol, requestId);
}
async function answer(request, path, query, requestId, progress, { control, credentials, quotas, faults }) {
    const authorization = requireSigned(request);
    const target = request.headers['x-amz-target'];
    const { route, parameters } = findRoute(request.method ?? 'GET', path, target && String(target));
    progress.operation = route.name;
    const body = await request_reader_readBody(request, route.name);
    requireCaller(request, body, authorization, credentials, control.now());
    let parsed;
    const json = () => {
        parsed ??= request_body_jsonBody(body);
        return parsed;
    };
    const search = new URLSearchParams(query);
    Object.assign(progress, named(route.name, parameters, search, json, control));
    const { functionName, qualifier } = progress;
    const effects = faults.meet({ operation: route.name, functionName, qualifier });
    quotas.charge(route.name, route.protocol, control.now());
    for (const effect of effects) {
        if (effect.kind === 'reset' && effect.at === 'before-work')
            return 'reset';
        if (effect.kind === 'error')
            throw new ApiError(effect.status, effect.code, effect.message, effect.reason ?? null);
    }
    const failure = effects.find((effect) => effect.kind === 'change-fails') ?? null;
    const { headers } = request;
    const call = { requestId, path: parameters, query: search, headers, body, json, failure };
    return await afterWork(await route.run(call, control), effects, control);
}
async function afterWork(reply, effects, control) {
    let result = reply;
    for (const effect of effects) {
        if (effect.kind === 'delay')
            await control.sleep(effect.ms);
        if (effect.kind === 'reset')
            return 'reset';
        if (effect.kind === 'alter')
            result = altered(result, effect);
    }
    return result;
}
/** Which function a request is about, as far as it can be told; what is no reference stays as it was written. */
function named(operation, parameters, query, json, { home }) {
    const fromBody = operation === 'CreateFunction' ? json()['FunctionName'] : undefined;
    const written = parameters['FunctionName'] ?? parameters['Resource'] ?? fromBody;
    const asked = query.get('Qualifier');
    if (typeof written !== 'string')
        return { functionName: null, qualifier: asked };
    try {
        const { name, qualifier } = parseReference(written, asked, home);
        return { functionName: name, qualifier };
    }
    catch {
        return { functionName: written, qualifier: asked };
    }
}
/** The package behind the URL that GetFunction gave out: its token stands in for a signature. */
async function sendCode(response, sha256, control) {
    const path = sha256 === null ? undefined : control.packages.zipPath(sha256);
    if (path === undefined) {
        response.writeHead(sha256 === null ? 403 : 404, { 'content-type': 'text/plain' });
        response.end(sha256 === null ? 'The token of this URL is wrong or expired.\n' : 'This package is gone.\n');
        return;
    }
    response.writeHead(200, { 'content-type': 'application/zip' });
    // A client that goes away in the middle is its own business.
    await (0,external_node_stream_promises_.pipeline)((0,external_node_fs_.createReadStream)(path), response).catch(() => { });
}

// EXTERNAL MODULE: external "node:string_decoder"
var external_node_string_decoder_ = __webpack_require__(46193);
;// CONCATENATED MODULE: ./build/local/logs/log-store.js
/** CloudWatch log groups in memory. A group appears with its first line, and outlives its function as on AWS. */


/** Events that a group keeps; the oldest go first, so that an engine that runs for days does not grow. */
const MOST_EVENTS = 100_000;
class LogStore {
    #groups = new Map();
    #openLines = new Map();
    #eventCount = 0;
    /** Cuts what an environment wrote into lines; every whole one is an event. */
    append({ logGroup, logStream, timeMs, bytes }) {
        const key = `${logGroup} ${logStream}`;
        const open = this.#openLines.get(key) ?? { decoder: new external_node_string_decoder_.StringDecoder('utf8'), text: '' };
        this.#openLines.set(key, open);
        const lines = (open.text + open.decoder.write(Buffer.from(bytes))).split('\n');
        open.text = lines.pop() ?? '';
        const group = this.#groupOf(logGroup, timeMs);
        for (const line of lines) {
            if (line.trim() === '')
                continue;
            this.#eventCount += 1;
            const eventId = String(this.#eventCount).padStart(56, '0');
            group.events.push({ eventId, streamName: logStream, timestampMs: timeMs, message: `${line}\n` });
            group.storedBytes += Buffer.byteLength(line) + 1;
        }
        if (group.events.length > MOST_EVENTS)
            group.events.splice(0, group.events.length - MOST_EVENTS);
    }
    list(prefix) {
        return [...this.#groups.values()]
            .filter(({ name }) => name.startsWith(prefix))
            .sort((a, b) => (a.name < b.name ? -1 : 1));
    }
    /** Throws ApiError ResourceNotFoundException when there is no such group. */
    get(name) {
        const group = this.#groups.get(name);
        if (group === undefined)
            throw notFound('The specified log group does not exist.');
        return group;
    }
    delete(name) {
        this.get(name);
        this.#groups.delete(name);
        for (const key of this.#openLines.keys())
            if (key.startsWith(`${name} `))
                this.#openLines.delete(key);
    }
    #groupOf(name, nowMs) {
        const known = this.#groups.get(name);
        if (known !== undefined)
            return known;
        const group = { name, createdMs: nowMs, events: [], storedBytes: 0 };
        this.#groups.set(name, group);
        return group;
    }
}

;// CONCATENATED MODULE: ./build/local/engine.js
var engine_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var engine_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
/** The embedded Lambda-compatible engine: wires the control plane, the execution half and the HTTP server. */

















/** The engine cannot start as asked: the caller's to change; the message says what. */
class EngineError extends Error {
    name = 'EngineError';
}
/** Starts an engine on loopback. @throws {@link EngineError} when the port cannot be had; Error when the execution half cannot start. */
async function startEngine(options = {}) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { now = Date.now, region = 'us-east-1', accountId = '000000000000', credentials = null } = options;
        const home = { region, accountId };
        const logs = new LogStore();
        const starting = engine_addDisposableResource(env_1, new AsyncDisposableStack(), true);
        const execution = starting.adopt(createExecution({
            ...options,
            region,
            initLimitMs: options.initLimitMs ?? quotas/* INIT_SECONDS */.Fc * 1_000,
            onLog: (chunk) => logs.append(chunk),
            beforeStart: (taskRoot) => packages.restore(taskRoot),
        }), (made) => made.close());
        // Inside the execution's folder, which its reaper removes even when this process is killed.
        const packageFolder = (0,external_node_path_.join)(execution.folder, 'packages');
        await (0,promises_.mkdir)(packageFolder);
        const packages = new CodePackages(packageFolder);
        const store = new FunctionStore(home, now);
        const codeUrls = new CodeUrls();
        let endpoint = '';
        const control = {
            home,
            store,
            packages,
            images: new ImageRegistry(options.images ?? null),
            takesImages: options.images !== undefined,
            concurrency: new Concurrency(options.quotas?.concurrentExecutions ?? quotas/* CONCURRENT_EXECUTIONS */.q3, store),
            execution,
            logs,
            delays: new Delays(options.delays ?? {}),
            codeStorageBytes: options.quotas?.codeStorageBytes ?? quotas/* CODE_STORAGE_BYTES */.Mm,
            simulatesSnapStart: options.simulateSnapStart ?? false,
            now,
            sleep: async (ms) => {
                if (ms > 0)
                    await (0,external_node_timers_promises_.setTimeout)(ms, undefined, { ref: false });
            },
            codeUrl: (sha256) => `${endpoint}${codeUrls.sign(sha256, now())}`,
        };
        const server = createApiServer({
            control,
            credentials,
            codeUrls,
            quotas: new CallQuotas(options.quotas ?? {}, now()),
            faults: new Faults(options.faults ?? []),
            onRequest: options.onRequest ?? (() => { }),
        });
        await listen(server, options.port ?? 0);
        starting.defer(async () => {
            server.closeAllConnections();
            await new Promise((closed) => server.close(closed));
        });
        const address = server.address();
        if (address === null || typeof address === 'string')
            throw new Error('The engine has no TCP address.');
        endpoint = `http://127.0.0.1:${address.port}`;
        const running = starting.move();
        let closing;
        const close = () => {
            closing ??= running.disposeAsync();
            return closing;
        };
        return {
            endpoint,
            region,
            accountId,
            credentials,
            close,
            [Symbol.asyncDispose]: close,
        };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = engine_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
async function listen(server, port) {
    try {
        server.listen(port, '127.0.0.1');
        await (0,external_node_events_.once)(server, 'listening');
    }
    catch (error) {
        const code = (0,system_error/* systemErrorCode */.v)(error) ?? 'unknown error';
        const reason = code === 'EADDRINUSE' ? 'it is in use' : `the system refuses it (${code})`;
        throw new EngineError(`The engine cannot listen on port ${port} of 127.0.0.1: ${reason}; choose another one, or 0 for any free one.`, { cause: error });
    }
}


/***/ })

};
