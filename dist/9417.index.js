export const id = 9417;
export const ids = [9417,1584,3693];
export const modules = {

/***/ 1584:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  callLimiter: () => (/* binding */ callLimiter),
  openControl: () => (/* binding */ openControl)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./node_modules/@aws-sdk/client-lambda/dist-cjs/index.js
var dist_cjs = __webpack_require__(71696);
;// CONCATENATED MODULE: ./build/aws/limiter.js
/** One limiter for all control-plane calls of a run: the account's quota is shared with everybody else in it. */
const SLOWEST_PER_SECOND = 0.5;
/** The calls of one second that are refused together halve the rate once. */
const HALVE_AT_MOST_EVERY_MS = 1_000;
const RECOVER_EVERY_MS = 5_000;
const RECOVER_BY_PER_SECOND = 0.5;
class CallLimiter {
    #most;
    #dependencies;
    #queue = [];
    /** When the latest calls were let through, oldest first: as many as fit into one window. */
    #passed = [];
    #perSecond;
    #changedMs;
    #pumping = false;
    #heldBackMs = 0;
    /** @param perSecond calls in any second; Infinity for no limit. */
    constructor(perSecond, dependencies) {
        this.#most = perSecond;
        this.#perSecond = perSecond;
        this.#dependencies = dependencies;
        this.#changedMs = dependencies.now();
    }
    get perSecond() {
        return this.#perSecond;
    }
    /** Time during which at least one call was held back. */
    get heldBackMs() {
        return this.#heldBackMs;
    }
    /** Resolves when the call may be made, in the order of asking. Rejects when the signal aborts first. */
    async take(signal) {
        signal?.throwIfAborted();
        if (this.#most === Number.POSITIVE_INFINITY)
            return;
        const { promise, resolve, reject } = Promise.withResolvers();
        const caller = { signal, go: resolve, leave: reject };
        const abort = () => {
            const place = this.#queue.indexOf(caller);
            if (place >= 0)
                this.#queue.splice(place, 1);
            reject(signal?.reason);
        };
        signal?.addEventListener('abort', abort, { once: true });
        this.#queue.push(caller);
        if (!this.#pumping)
            void this.#pump();
        try {
            await promise;
        }
        finally {
            signal?.removeEventListener('abort', abort);
        }
    }
    /** A call was refused because of its rate: half as fast from here on, and slowly back. */
    slowDown() {
        const now = this.#dependencies.now();
        if (this.#perSecond < this.#most && now - this.#changedMs < HALVE_AT_MOST_EVERY_MS)
            return;
        this.#perSecond = Math.max(SLOWEST_PER_SECOND, this.#perSecond / 2);
        this.#changedMs = now;
    }
    async #pump() {
        this.#pumping = true;
        const { now, sleep } = this.#dependencies;
        while (this.#queue.length > 0) {
            const waitMs = this.#waitMs(now());
            if (waitMs > 0) {
                await sleep(waitMs);
                this.#heldBackMs += waitMs;
                continue;
            }
            this.#passed.push(now());
            this.#queue.shift()?.go();
        }
        this.#pumping = false;
    }
    /**
     * A window of `count` calls takes at least count/rate seconds, wherever it begins; inside it calls keep half of the
     * usual distance, so that a burst does not arrive as one.
     */
    #waitMs(nowMs) {
        if (this.#perSecond < this.#most && nowMs - this.#changedMs >= RECOVER_EVERY_MS) {
            this.#perSecond = Math.min(this.#most, this.#perSecond + RECOVER_BY_PER_SECOND);
            this.#changedMs = nowMs;
        }
        const count = Math.max(1, Math.floor(this.#perSecond));
        this.#passed = this.#passed.slice(-count);
        const first = this.#passed.length < count ? undefined : this.#passed[0];
        const intervalMs = 1_000 / this.#perSecond;
        const windowMs = first === undefined ? 0 : first + count * intervalMs - nowMs;
        const distanceMs = (this.#passed.at(-1) ?? Number.NEGATIVE_INFINITY) + intervalMs / 2 - nowMs;
        return Math.max(0, windowMs, distanceMs);
    }
}

// EXTERNAL MODULE: ./build/aws/service-error.js
var service_error = __webpack_require__(28054);
;// CONCATENATED MODULE: ./build/aws/retry.js

const FRESH_ROLE = /role defined for the function cannot be assumed|KMS key is invalid for CreateGrant|does not refer to a valid principal|does not have permissions to call CreateNetworkInterface/i;
/** The first that applies is taken. What no row names is final. */
const PATIENCE = [
    {
        what: 'the rate limit of the account',
        applies: ({ reason, status, name }) => reason === 'CallerRateLimitExceeded' ||
            (reason === null && status === 429) ||
            /^Throttling(Exception)?$/.test(name),
        limitMs: ({ readyLimitMs }) => readyLimitMs,
        slowsDown: true,
    },
    {
        what: 'other snapshots of the account',
        applies: ({ reason }) => reason === 'ConcurrentSnapshotCreateLimitExceeded',
        limitMs: ({ readyLimitMs }) => readyLimitMs,
    },
    {
        what: 'an update in progress',
        applies: (error) => error.name === 'ResourceConflictException' && !(0,service_error/* alreadyExists */.B$)(error),
        limitMs: ({ readyLimitMs }) => readyLimitMs,
    },
    {
        // IAM tells Lambda of a new role within seconds; one that stays unknown has the wrong trust policy.
        what: 'the role to be known to Lambda',
        applies: ({ name, message }) => name === 'InvalidParameterValueException' && FRESH_ROLE.test(message),
        limitMs: ({ roleLimitMs }) => roleLimitMs,
    },
    {
        // EC2's throttle reaches the caller as a wrong parameter.
        what: 'EC2',
        applies: ({ name, message }) => name === 'EC2ThrottledException' ||
            (name === 'InvalidParameterValueException' && /EC2/.test(message) && /throttl/i.test(message)),
        limitMs: ({ readyLimitMs }) => readyLimitMs,
    },
    {
        what: 'the service or the way to it',
        applies: ({ status, name }) => status === null ? !/Credentials|AbortError|TokenProvider/.test(name) : [500, 503, 504].includes(status),
        limitMs: ({ pauseMs }) => pauseMs * 60,
    },
];
const LONGEST_PAUSES = 16;
/** The pause before try `attempt` + 1, drawn between half and all of it so that callers do not come back together. */
function pauseBefore(attempt, { pauseMs }, random) {
    return Math.min(pauseMs * 2 ** (attempt - 1), pauseMs * LONGEST_PAUSES) * (0.5 + random() / 2);
}

;// CONCATENATED MODULE: ./build/aws/control.js
/**
 * The control plane as the adapter uses it: every call paced by one limiter, refusals that pass by themselves waited
 * out, and the waiting counted. The SDK's own retries are off, because they would pass by the limiter.
 */





/** A control-plane call whose answer takes longer than this is lost. */
const ANSWER_LIMIT_MS = 60_000;
/** @param limiter shared by all clients of a run; default: one of its own. */
function openControl(connection, pace, limiter = callLimiter(pace)) {
    const client = new dist_cjs/* LambdaClient */.Nox({
        ...connection,
        maxAttempts: 1,
        requestHandler: { ...connection.requestHandler, socketTimeout: ANSWER_LIMIT_MS },
    });
    const waits = new Map();
    const patiently = async (send, takeTurn, signal) => {
        const begunMs = performance.now();
        for (let attempt = 1;; attempt += 1) {
            await takeTurn();
            try {
                return await send();
            }
            catch (error) {
                signal?.throwIfAborted();
                const seen = (0,service_error/* serviceError */.cg)(error);
                const patience = PATIENCE.find(({ applies }) => applies(seen));
                if (patience === undefined || performance.now() - begunMs > patience.limitMs(pace))
                    throw error;
                if (patience.slowsDown)
                    limiter.slowDown();
                const pauseMs = pauseBefore(attempt, pace, Math.random);
                await (0,promises_.setTimeout)(pauseMs, undefined, signal === null ? {} : { signal });
                waits.set(patience.what, (waits.get(patience.what) ?? 0) + pauseMs);
            }
        }
    };
    return {
        client,
        pace,
        limiter,
        waits,
        call: (send, signal) => patiently(send, () => limiter.take(signal), signal),
        look: (send, signal) => patiently(send, async () => signal?.throwIfAborted(), signal),
        [Symbol.dispose]() {
            client.destroy();
        },
    };
}
function callLimiter(pace) {
    return new CallLimiter(pace.callsPerSecond, {
        now: () => performance.now(),
        sleep: (ms) => (0,promises_.setTimeout)(ms),
    });
}


/***/ }),

/***/ 31912:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Up: () => (/* binding */ lambdaFailure),
/* harmony export */   Yj: () => (/* binding */ firstPart),
/* harmony export */   aU: () => (/* binding */ leftBehind)
/* harmony export */ });
/* harmony import */ var _gate_ports_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38450);
/* harmony import */ var _service_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28054);


/** Longest part of a service's message that is shown: what comes after it may repeat the whole environment. */
const MESSAGE_LIMIT = 200;
/** Services end some messages with what they were sent; the environment map is among it. */
const ECHO = /\b(String measured|Value|Variables|Environment)\b\s*[:=].*$/is;
const TRUST = '{"Effect":"Allow","Principal":{"Service":"lambda.amazonaws.com"},"Action":"sts:AssumeRole"}';
/** What the user can do about an answer that waiting does not change. The first that applies is said. */
const ADVICE = [
    [
        _service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .isOtherCode */ .yE,
        'The code of the temporary function changed while it was measured (another deploy under the same name?). Nothing is overwritten; run the check again, in a concurrency group if several jobs can meet.',
    ],
    [
        ({ message }) => /cannot be assumed by Lambda/i.test(message),
        `Let Lambda assume the role: add ${TRUST} to its trust policy.`,
    ],
    [
        ({ name, message }) => name === 'InvalidParameterValueException' && /runtime.*(no longer supported|deprecated)/i.test(message),
        'AWS has blocked this runtime for new functions and updates, so that its cold starts cannot be forced: move to a current runtime of the family.',
    ],
    [
        ({ name }) => name === 'CodeStorageExceededException',
        'The code storage of the account is full: delete old functions, versions and layers, or run `cold-start-gate sweep` if earlier runs left some.',
    ],
    [
        ({ name }) => name.startsWith('KMS'),
        "Let the function's role use the key of its environment (kms:Decrypt), or leave the environment out with `environment: none`.",
    ],
    [
        ({ message }) => /does not have permission to access the ECR image/i.test(message),
        'The policy of the repository must let Lambda (and, in another account, this account) pull: ecr:BatchGetImage and ecr:GetDownloadUrlForLayer for lambda.amazonaws.com. See docs/permissions.md.',
    ],
    [
        ({ message }) => /source image .* (does not exist|is not valid)/i.test(message),
        'Push the image before this step, for one architecture and without attestations (docker buildx: --provenance=false), and name it as it was pushed.',
    ],
    [
        ({ message }) => /exceeded the 4KB limit/i.test(message),
        'The environment has no room for one more variable.',
    ],
    [
        ({ name }) => /^(UnrecognizedClient|InvalidClientTokenId|InvalidSignature|SignatureDoesNotMatch)/.test(name),
        'The credentials are not valid here: check the keys, the region and the clock of this machine.',
    ],
];
/**
 * An error of the service or of the way to it, as one sentence: what was tried, where, what came back, what to do.
 * @param attempt completes "could not ...".
 * @param where the function (or what else) it was tried on; a function by its name.
 * @param action the IAM action behind the call, said when it was refused.
 */
function lambdaFailure(attempt, where, error, action) {
    if (error instanceof _gate_ports_js__WEBPACK_IMPORTED_MODULE_1__/* .LambdaFailure */ .y)
        return error;
    const seen = (0,_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .serviceError */ .cg)(error);
    const place = typeof where === 'string' ? where : where.name;
    if ((0,_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .isExpired */ ._d)(seen)) {
        return new _gate_ports_js__WEBPACK_IMPORTED_MODULE_1__/* .CredentialsExpired */ .q(`The AWS credentials expired before the run was over: could not ${attempt} (${place}). Ask for a longer session (role-duration-seconds of configure-aws-credentials), or for fewer samples or tiers.`, { cause: error });
    }
    if ((0,_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .isDenied */ .GZ)(seen)) {
        const named = /not authorized to perform: ([\w:]+)/.exec(seen.message)?.[1] ?? action;
        return new _gate_ports_js__WEBPACK_IMPORTED_MODULE_1__/* .LambdaFailure */ .y(`could not ${attempt} (${place}): access was denied${named === undefined ? '' : `; allow ${named} on it`}. \`cold-start-gate policy\` prints the whole IAM policy.`, { cause: error });
    }
    const answer = `${seen.name}${seen.status === null ? '' : ` (HTTP ${seen.status})`}: ${firstPart(seen.message)}`;
    const advice = ADVICE.find(([applies]) => applies(seen))?.[1];
    return new _gate_ports_js__WEBPACK_IMPORTED_MODULE_1__/* .LambdaFailure */ .y(`could not ${attempt} (${place}): ${answer}${advice === undefined ? '' : `. ${advice}`}`, { cause: error });
}
/** A temporary function that could not be deleted: why, and the commands that delete what is left of it. */
function leftBehind(name, region, error) {
    const { message } = lambdaFailure('delete a temporary function and its log group', name, error, 'lambda:GetFunction, lambda:DeleteFunction and logs:DeleteLogGroup');
    return new _gate_ports_js__WEBPACK_IMPORTED_MODULE_1__/* .LambdaFailure */ .y(`${message} Left behind; delete it with: aws lambda delete-function --region ${region} --function-name ${name}; aws logs delete-log-group --region ${region} --log-group-name /aws/lambda/${name}`, { cause: error });
}
/** The first line of a message of a service, without what it repeats of the request. */
function firstPart(message) {
    const line = message.replace(ECHO, '').split('\n', 1)[0]?.trim() ?? '';
    return line.length > MESSAGE_LIMIT ? `${line.slice(0, MESSAGE_LIMIT)}...` : line;
}


/***/ }),

/***/ 93693:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openLogGroups: () => (/* binding */ openLogGroups)
/* harmony export */ });
/* harmony import */ var _aws_sdk_client_cloudwatch_logs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70303);
/* harmony import */ var _logs_connection_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62452);
/* harmony import */ var _ownership_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43427);
/** The log groups of temporary functions: Lambda makes one at the first request and leaves it when the function is deleted. */



function openLogGroups(connection) {
    // The calls are few and the quota (about 10 deletes per second) is the account's: the SDK's own pacing is enough.
    const client = new _aws_sdk_client_cloudwatch_logs__WEBPACK_IMPORTED_MODULE_1__/* .CloudWatchLogsClient */ .TFr({
        ...(0,_logs_connection_js__WEBPACK_IMPORTED_MODULE_2__/* .logsConnection */ .A)(connection),
        maxAttempts: 6,
        retryMode: 'adaptive',
    });
    const root = (0,_ownership_js__WEBPACK_IMPORTED_MODULE_0__/* .logGroupOf */ .Ze)('');
    return {
        async remove(functionName) {
            (0,_ownership_js__WEBPACK_IMPORTED_MODULE_0__/* .assertOurs */ .cH)(functionName);
            try {
                await client.send(new _aws_sdk_client_cloudwatch_logs__WEBPACK_IMPORTED_MODULE_1__/* .DeleteLogGroupCommand */ .ID1({ logGroupName: (0,_ownership_js__WEBPACK_IMPORTED_MODULE_0__/* .logGroupOf */ .Ze)(functionName) }));
            }
            catch (error) {
                if (!(error instanceof _aws_sdk_client_cloudwatch_logs__WEBPACK_IMPORTED_MODULE_1__/* .ResourceNotFoundException */ .lBX))
                    throw error;
            }
        },
        async functionsWithGroup(prefix) {
            const names = [];
            let nextToken;
            do {
                const page = await client.send(new _aws_sdk_client_cloudwatch_logs__WEBPACK_IMPORTED_MODULE_1__/* .DescribeLogGroupsCommand */ .VlF({ logGroupNamePrefix: `${root}${prefix}`, nextToken }));
                for (const { logGroupName = '' } of page.logGroups ?? [])
                    names.push(logGroupName.slice(root.length));
                nextToken = page.nextToken;
            } while (nextToken !== undefined);
            return names;
        },
        [Symbol.dispose]() {
            client.destroy();
        },
    };
}


/***/ }),

/***/ 62452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ logsConnection)
/* harmony export */ });
/**
 * The connection for CloudWatch Logs. An endpoint that is given for Lambda alone has its log groups there too: asking AWS for
 * them would be asking another account.
 * Source of the names: AWS SDKs and tools reference guide, "Service-specific endpoints".
 */
function logsConnection(connection, environment = process.env) {
    const lambda = environment['AWS_ENDPOINT_URL_LAMBDA'];
    const ignored = environment['AWS_IGNORE_CONFIGURED_ENDPOINT_URLS']?.toLowerCase() === 'true';
    const own = environment['AWS_ENDPOINT_URL_CLOUDWATCH_LOGS'] || environment['AWS_ENDPOINT_URL'];
    if (connection.endpoint !== undefined || ignored || own || !lambda)
        return connection;
    return { ...connection, endpoint: lambda };
}


/***/ }),

/***/ 43427:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $W: () => (/* binding */ isTemporaryName),
/* harmony export */   Dh: () => (/* binding */ ownerTags),
/* harmony export */   Ze: () => (/* binding */ logGroupOf),
/* harmony export */   bf: () => (/* binding */ ownerOf),
/* harmony export */   cH: () => (/* binding */ assertOurs)
/* harmony export */ });
/* harmony import */ var _gate_lanes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64007);
/** How a function is known to be ours: by its name and by tags that only CreateFunction of a run gives. Never by one alone. */

const RUN_TAG = 'cold-start-gate:run';
const REPOSITORY_TAG = 'cold-start-gate:repository';
const EXPIRES_TAG = 'cold-start-gate:expires';
/** `<prefix><8 hex digits>-<side>-<tier><architecture>-<index>`, see `functionName`. */
const NAME = new RegExp(`^${_gate_lanes_js__WEBPACK_IMPORTED_MODULE_0__/* .FUNCTION_PREFIX */ ._v}[a-z0-9]+-(base|head)-\\d{5}[ax]-\\d+$`);
function ownerTags({ run, repository, expiresAt }) {
    return {
        [RUN_TAG]: run,
        // Tag values take letters, digits, blanks and + - = . _ : / @, at most 256.
        [REPOSITORY_TAG]: repository.replaceAll(/[^\w +\-=.:/@]/g, '_').slice(0, 256),
        [EXPIRES_TAG]: expiresAt.toISOString(),
    };
}
function isTemporaryName(name) {
    return NAME.test(name);
}
/** Whose function it is; null when it is not one of a run of this tool. */
function ownerOf(name, tags) {
    const { [RUN_TAG]: run, [REPOSITORY_TAG]: repository = '', [EXPIRES_TAG]: expires } = tags ?? {};
    if (!isTemporaryName(name) || run === undefined || expires === undefined)
        return null;
    const expiresAt = new Date(expires);
    return Number.isNaN(expiresAt.getTime()) ? null : { run, repository, expiresAt };
}
/** @throws for a name that is not ours: nothing of that name is ever written to. A defect of ours, not of the user. */
function assertOurs(name) {
    if (!isTemporaryName(name))
        throw new Error(`${name} is not a temporary function; it is not written to`);
}
function logGroupOf(functionName) {
    return `/aws/lambda/${functionName}`;
}


/***/ }),

/***/ 28054:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B$: () => (/* binding */ alreadyExists),
/* harmony export */   GZ: () => (/* binding */ isDenied),
/* harmony export */   _d: () => (/* binding */ isExpired),
/* harmony export */   b2: () => (/* binding */ isMissing),
/* harmony export */   cg: () => (/* binding */ serviceError),
/* harmony export */   yE: () => (/* binding */ isOtherCode)
/* harmony export */ });
function serviceError(error) {
    if (!(error instanceof Error))
        return { name: 'unknown error', status: null, message: '', reason: null };
    const metadata = Reflect.get(error, '$metadata');
    const status = typeof metadata === 'object' && metadata !== null ? Reflect.get(metadata, 'httpStatusCode') : null;
    const reason = Reflect.get(error, 'Reason');
    return {
        name: error.name,
        status: typeof status === 'number' ? status : null,
        message: error.message,
        reason: typeof reason === 'string' ? reason : null,
    };
}
function isMissing({ name, status }) {
    return name === 'ResourceNotFoundException' || status === 404;
}
/** Temporary credentials ran out; new ones are nothing that this process can get. */
function isExpired({ name }) {
    return /^(ExpiredToken|ExpiredTokenException|RequestExpired)$/.test(name);
}
function isDenied(error) {
    return (/^(AccessDenied|AccessDeniedException|UnauthorizedException)$/.test(error.name) ||
        (error.status === 403 && !isExpired(error)));
}
/** Another deploy put other code under our name: publishing again would measure that. */
function isOtherCode({ name, message }) {
    return name === 'InvalidParameterValueException' && /CodeSHA256.*is different/i.test(message);
}
function alreadyExists({ name, message }) {
    return name === 'ResourceConflictException' && /already exist/i.test(message);
}


/***/ }),

/***/ 51798:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   sweep: () => (/* binding */ sweep)
/* harmony export */ });
/* harmony import */ var _aws_sdk_client_lambda__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71696);
/* harmony import */ var _gate_lanes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64007);
/* harmony import */ var _control_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1584);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31912);
/* harmony import */ var _log_groups_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93693);
/* harmony import */ var _ownership_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43427);
/* harmony import */ var _service_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(28054);
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
/** Finds and deletes what earlier runs left although their post step should have deleted it. */







/**
 * A function is a leftover when it has our name, our tags, and its run must be over; a log group when it has the name of a
 * temporary function that does not exist. Everything else is left alone.
 * @param remove whether to delete or only to list.
 * @throws LambdaFailure when functions or log groups cannot be listed.
 */
async function sweep(connection, pace, { now, remove }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const control = __addDisposableResource(env_1, (0,_control_js__WEBPACK_IMPORTED_MODULE_1__.openControl)(connection, pace), false);
        const logGroups = __addDisposableResource(env_1, (0,_log_groups_js__WEBPACK_IMPORTED_MODULE_3__.openLogGroups)(connection), false);
        const { client } = control;
        let names;
        let groups;
        try {
            names = await temporaryNames(control);
        }
        catch (error) {
            throw (0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .lambdaFailure */ .Up)('list functions', connection.region, error, 'lambda:ListFunctions');
        }
        try {
            groups = (await logGroups.functionsWithGroup(_gate_lanes_js__WEBPACK_IMPORTED_MODULE_0__/* .FUNCTION_PREFIX */ ._v)).filter(_ownership_js__WEBPACK_IMPORTED_MODULE_4__/* .isTemporaryName */ .$W);
        }
        catch (error) {
            throw (0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .lambdaFailure */ .Up)('list log groups', connection.region, error, 'logs:DescribeLogGroups');
        }
        const owners = await Promise.all(names.map((name) => ownerNow(control, name)));
        const expired = names.flatMap((name, i) => {
            const owner = owners[i];
            return owner && owner.expiresAt <= now ? [{ kind: 'function', name, owner }] : [];
        });
        const existing = new Set(names);
        const orphans = groups.flatMap((name) => existing.has(name) ? [] : [{ kind: 'log-group', name }]);
        const leftovers = [...expired, ...orphans];
        const left = [];
        const removeOne = async ({ kind, name }) => {
            try {
                if (kind === 'function') {
                    await control
                        .call(() => client.send(new _aws_sdk_client_lambda__WEBPACK_IMPORTED_MODULE_5__/* .DeleteFunctionCommand */ .Z3K({ FunctionName: name })), null)
                        .catch(missingIsFine);
                }
                else if (await exists(control, name))
                    return;
                await logGroups.remove(name);
            }
            catch (error) {
                left.push((0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .leftBehind */ .aU)(name, connection.region, error).message);
            }
        };
        if (remove)
            await Promise.all(leftovers.map(removeOne));
        return { leftovers, spared: owners.filter((owner) => owner && owner.expiresAt > now).length, left };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
async function temporaryNames(control) {
    const names = [];
    let marker;
    do {
        const asked = marker === undefined ? {} : { Marker: marker };
        const page = await control.call(() => control.client.send(new _aws_sdk_client_lambda__WEBPACK_IMPORTED_MODULE_5__/* .ListFunctionsCommand */ .xRr(asked)), null);
        for (const { FunctionName: name = '' } of page.Functions ?? [])
            if ((0,_ownership_js__WEBPACK_IMPORTED_MODULE_4__/* .isTemporaryName */ .$W)(name))
                names.push(name);
        marker = page.NextMarker;
    } while (marker !== undefined);
    return names;
}
/** Whose it is; null when it is nobody's of us, or gone meanwhile. */
async function ownerNow(control, name) {
    try {
        const { Tags: tags } = await control.look(() => control.client.send(new _aws_sdk_client_lambda__WEBPACK_IMPORTED_MODULE_5__/* .GetFunctionCommand */ .YF5({ FunctionName: name })), null);
        return (0,_ownership_js__WEBPACK_IMPORTED_MODULE_4__/* .ownerOf */ .bf)(name, tags);
    }
    catch (error) {
        if ((0,_service_error_js__WEBPACK_IMPORTED_MODULE_6__/* .isMissing */ .b2)((0,_service_error_js__WEBPACK_IMPORTED_MODULE_6__/* .serviceError */ .cg)(error)))
            return null;
        throw (0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .lambdaFailure */ .Up)('read the tags', name, error, 'lambda:GetFunction and lambda:ListTags');
    }
}
/** A run may have made a function of the name since the functions were listed. */
async function exists(control, name) {
    return await control
        .look(() => control.client.send(new _aws_sdk_client_lambda__WEBPACK_IMPORTED_MODULE_5__/* .GetFunctionCommand */ .YF5({ FunctionName: name })), null)
        .then(() => true)
        .catch((error) => {
        missingIsFine(error);
        return false;
    });
}
function missingIsFine(error) {
    if (!(0,_service_error_js__WEBPACK_IMPORTED_MODULE_6__/* .isMissing */ .b2)((0,_service_error_js__WEBPACK_IMPORTED_MODULE_6__/* .serviceError */ .cg)(error)))
        throw error;
}


/***/ })

};
