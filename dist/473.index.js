export const id = 473;
export const ids = [473,626];
export const modules = {

/***/ 95473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  LOCAL_TIMINGS: () => (/* reexport */ LOCAL_TIMINGS),
  NO_LEDGER: () => (/* reexport */ NO_LEDGER),
  awsTimings: () => (/* reexport */ awsTimings),
  boundedConcurrency: () => (/* reexport */ boundedConcurrency),
  callLimiter: () => (/* reexport */ callLimiter),
  cleanUp: () => (/* reexport */ cleanUp),
  codeProblems: () => (/* reexport */ codeProblems),
  connectLambda: () => (/* reexport */ connectLambda),
  connectionTo: () => (/* reexport */ connectionTo),
  customEndpoint: () => (/* reexport */ customEndpoint),
  fetchFunctionCode: () => (/* reexport */ fetchFunctionCode),
  mergePolicies: () => (/* reexport */ mergePolicies),
  missingRights: () => (/* reexport */ missingRights),
  openLedger: () => (/* reexport */ openLedger),
  openPlace: () => (/* reexport */ openPlace),
  pinRuntimes: () => (/* reexport */ pinRuntimes),
  plannedProblems: () => (/* reexport */ plannedProblems),
  policyFor: () => (/* reexport */ policyFor),
  readLedger: () => (/* reexport */ readLedger),
  rightsProblem: () => (/* reexport */ rightsProblem),
  storageProblem: () => (/* reexport */ storageProblem),
  sweep: () => (/* reexport */ sweep)
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
    /** @param perSecond calls in any second; Infinity for no limit. */
    constructor(perSecond, dependencies) {
        this.#most = perSecond;
        this.#perSecond = perSecond;
        this.#dependencies = dependencies;
        this.#changedMs = dependencies.now();
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
;// CONCATENATED MODULE: ./build/aws/retry-policy.js
/** Which refusals of the control plane pass by themselves, and how long each is worth waiting for: a table. */

const FRESH_ROLE = /role defined for the function cannot be assumed|KMS key is invalid for CreateGrant|does not refer to a valid principal|does not have permissions to call CreateNetworkInterface/i;
/** The first that applies is taken. What no row names is final. */
const RETRY_POLICY = [
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
function openControl(connection, timings, limiter = callLimiter(timings)) {
    const client = new dist_cjs/* LambdaClient */.Nox({
        ...connection,
        maxAttempts: 1,
        requestHandler: { ...connection.requestHandler, socketTimeout: ANSWER_LIMIT_MS },
    });
    const waits = new Map();
    const withRetries = async (send, takeTurn, signal) => {
        const begunMs = performance.now();
        for (let attempt = 1;; attempt += 1) {
            await takeTurn();
            try {
                return await send();
            }
            catch (error) {
                signal?.throwIfAborted();
                const seen = (0,service_error/* serviceError */.cg)(error);
                const rule = RETRY_POLICY.find(({ applies }) => applies(seen));
                if (rule === undefined || performance.now() - begunMs > rule.limitMs(timings))
                    throw error;
                if (rule.slowsDown)
                    limiter.slowDown();
                const pauseMs = pauseBefore(attempt, timings, Math.random);
                await (0,promises_.setTimeout)(pauseMs, undefined, signal === null ? {} : { signal });
                waits.set(rule.what, (waits.get(rule.what) ?? 0) + pauseMs);
            }
        }
    };
    return {
        client,
        timings,
        limiter,
        waits,
        call: (send, signal) => withRetries(send, () => limiter.take(signal), signal),
        getFunction: (send, signal) => withRetries(send, async () => signal?.throwIfAborted(), signal),
        [Symbol.dispose]() {
            client.destroy();
        },
    };
}
function callLimiter(timings) {
    return new CallLimiter(timings.callsPerSecond, {
        now: () => performance.now(),
        sleep: (ms) => (0,promises_.setTimeout)(ms),
    });
}

// EXTERNAL MODULE: ./build/gate/ports.js
var ports = __webpack_require__(38450);
;// CONCATENATED MODULE: ./build/aws/lambda-failure.js


/** Longest part of a service's message that is shown: what comes after it may repeat the whole environment. */
const MESSAGE_LIMIT = 200;
/** Services end some messages with what they were sent; the environment map is among it. */
const ECHO = /\b(String measured|Value|Variables|Environment)\b\s*[:=].*$/is;
const TRUST = '{"Effect":"Allow","Principal":{"Service":"lambda.amazonaws.com"},"Action":"sts:AssumeRole"}';
/** What the user can do about an answer that waiting does not change. The first that applies is said. */
const ADVICE = [
    [
        service_error/* isOtherCode */.yE,
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
    if (error instanceof ports/* LambdaFailure */.y)
        return error;
    const seen = (0,service_error/* serviceError */.cg)(error);
    const place = typeof where === 'string' ? where : where.name;
    if ((0,service_error/* isExpired */._d)(seen)) {
        return new ports/* CredentialsExpired */.q(`The AWS credentials expired before the run was over: could not ${attempt} (${place}). Ask for a longer session (role-duration-seconds of configure-aws-credentials), or for fewer samples or tiers.`, { cause: error });
    }
    if ((0,service_error/* isDenied */.GZ)(seen)) {
        const named = /not authorized to perform: ([\w:]+)/.exec(seen.message)?.[1] ?? action;
        return new ports/* LambdaFailure */.y(`could not ${attempt} (${place}): access was denied${named === undefined ? '' : `; allow ${named} on it`}. \`cold-start-gate policy\` prints the whole IAM policy.`, { cause: error });
    }
    const answer = `${seen.name}${seen.status === null ? '' : ` (HTTP ${seen.status})`}: ${firstPart(seen.message)}`;
    const advice = ADVICE.find(([applies]) => applies(seen))?.[1];
    return new ports/* LambdaFailure */.y(`could not ${attempt} (${place}): ${answer}${advice === undefined ? '' : `. ${advice}`}`, { cause: error });
}
/** A temporary function that could not be deleted: why, and the commands that delete what is left of it. */
function leftBehind(name, region, error) {
    const { message } = lambdaFailure('delete a temporary function and its log group', name, error, 'lambda:GetFunction, lambda:DeleteFunction and logs:DeleteLogGroup');
    return new ports/* LambdaFailure */.y(`${message} Left behind; delete it with: aws lambda delete-function --region ${region} --function-name ${name}; aws logs delete-log-group --region ${region} --log-group-name /aws/lambda/${name}`, { cause: error });
}
/** The first line of a message of a service, without what it repeats of the request. */
function firstPart(message) {
    const line = message.replace(ECHO, '').split('\n', 1)[0]?.trim() ?? '';
    return line.length > MESSAGE_LIMIT ? `${line.slice(0, MESSAGE_LIMIT)}...` : line;
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./build/aws/ledger.js
/**
 * What a run has made, written down before it is made: a file of JSON lines that is only appended to, so that also a
 * process that was killed leaves a true account of what may be there.
 */

/** Begins the ledger of a run. @throws when the file cannot be written: nothing may be made then. */
function openLedger(path, header, now = Date.now) {
    const write = (line) => (0,external_node_fs_.appendFileSync)(path, `${JSON.stringify(line)}\n`, { mode: 0o600 });
    write({ kind: 'run', ...header });
    return {
        creating: (name) => write({ kind: 'creating', name }),
        created: (name, arn) => write({ kind: 'created', name, arn }),
        gone: (name) => write({ kind: 'gone', name, atMs: now() }),
    };
}
/** For a run that nothing can outlive, such as one on an engine that ends with it. */
const NO_LEDGER = { creating: () => { }, created: () => { }, gone: () => { } };
/** @returns null when the run did not get as far as its first line. A line that was cut off is left out. */
function readLedger(path) {
    let text;
    try {
        text = (0,external_node_fs_.readFileSync)(path, 'utf8');
    }
    catch {
        return null;
    }
    let header = null;
    const entries = new Map();
    for (const line of text.split('\n').flatMap(parseLine)) {
        switch (line.kind) {
            case 'run':
                header = { run: line.run, region: line.region, endpoint: line.endpoint };
                break;
            case 'creating':
                entries.set(line.name, { name: line.name, arn: null, goneAtMs: null });
                break;
            case 'created':
                entries.set(line.name, { name: line.name, arn: line.arn, goneAtMs: null });
                break;
            case 'gone':
                entries.set(line.name, {
                    arn: null,
                    ...entries.get(line.name),
                    name: line.name,
                    goneAtMs: line.atMs,
                });
                break;
        }
    }
    return header === null ? null : { ...header, entries: [...entries.values()] };
}
function parseLine(text) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        return [];
    }
    return isLine(value) ? [value] : [];
}
function isLine(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const field = (name) => Reflect.get(value, name);
    const texts = (...names) => names.every((name) => typeof field(name) === 'string');
    switch (field('kind')) {
        case 'run':
            return texts('run', 'region') && (field('endpoint') === null || texts('endpoint'));
        case 'creating':
            return texts('name');
        case 'created':
            return texts('name', 'arn');
        case 'gone':
            return texts('name') && typeof field('atMs') === 'number';
        default:
            return false;
    }
}

// EXTERNAL MODULE: ./build/aws/log-groups.js
var log_groups = __webpack_require__(93693);
// EXTERNAL MODULE: ./build/aws/ownership.js
var ownership = __webpack_require__(43427);
;// CONCATENATED MODULE: ./build/aws/clean-up.js
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
/** Deletes what the ledger of a run says may still be there. For the post step: the run itself is over, one way or another. */








const CLEAN_UP_TIMES = { unseenMs: 30_000, lateLogsMs: 10_000 };
/**
 * Idempotent: what is gone is fine, and a clean-up that was cut off can be repeated. Every function is asked for by its
 * full ARN where one is known, so that credentials of another account can neither delete anything nor take a function for
 * gone; and it is deleted only with our name and the tag of this very run.
 * @param path of the ledger, to which deletions are added.
 */
async function cleanUp(path, ledger, connection, timings, times = CLEAN_UP_TIMES) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const control = __addDisposableResource(env_1, openControl(connection, timings), false);
        const logGroups = __addDisposableResource(env_1, (0,log_groups.openLogGroups)(connection), false);
        const log = openLedger(path, ledger);
        const account = ledger.entries.find(({ arn }) => arn !== null)?.arn?.replace(/[^:]*$/, '') ?? '';
        const begunMs = Date.now();
        const entries = ledger.entries.filter(({ name }) => (0,ownership/* isTemporaryName */.$W)(name));
        const results = await Promise.all(entries.map(async (entry) => {
            try {
                const found = entry.goneAtMs === null &&
                    (await find(control, ledger.run, `${account}${entry.name}`, entry, begunMs + times.unseenMs));
                if (found)
                    await deleteFunction(control, `${account}${entry.name}`);
                await logGroups.remove(entry.name);
                if (entry.goneAtMs === null)
                    log.gone(entry.name);
                await (0,promises_.setTimeout)(Math.max(0, (entry.goneAtMs ?? Date.now()) + times.lateLogsMs - Date.now()));
                await logGroups.remove(entry.name);
                return found ? 'deleted' : 'gone';
            }
            catch (error) {
                return { left: leftBehind(entry.name, ledger.region, error).message };
            }
        }));
        return {
            deleted: entries.flatMap(({ name }, i) => (results[i] === 'deleted' ? [name] : [])),
            left: results.flatMap((result) => (typeof result === 'object' ? [result.left] : [])),
        };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
/** Whether it is there. @throws when it is there and not ours. */
async function find(control, run, target, { name, arn }, unseenUntilMs) {
    for (;;) {
        try {
            const { Tags: tags } = await control.getFunction(() => control.client.send(new dist_cjs/* GetFunctionCommand */.YF5({ FunctionName: target })), null);
            if ((0,ownership/* ownerOf */.bf)(name, tags)?.run === run)
                return true;
            throw new Error('it has not the tag of this run, so it is not ours to delete');
        }
        catch (error) {
            if (!(0,service_error/* isAbsent */.W0)((0,service_error/* serviceError */.cg)(error)))
                throw error;
            if (arn !== null || Date.now() >= unseenUntilMs)
                return false;
            await (0,promises_.setTimeout)(Math.min(1_000, Math.max(control.timings.pollMs * 5, unseenUntilMs - Date.now())));
        }
    }
}
async function deleteFunction(control, target) {
    try {
        await control.call(() => control.client.send(new dist_cjs/* DeleteFunctionCommand */.Z3K({ FunctionName: target })), null);
    }
    catch (error) {
        if (!(0,service_error/* isAbsent */.W0)((0,service_error/* serviceError */.cg)(error)))
            throw error;
    }
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: external "node:https"
var external_node_https_ = __webpack_require__(44708);
// EXTERNAL MODULE: ./build/core/config/image-uri.js
var image_uri = __webpack_require__(86455);
// EXTERNAL MODULE: ./build/core/quotas.js
var quotas = __webpack_require__(50449);
// EXTERNAL MODULE: ./build/core/system-error.js
var system_error = __webpack_require__(71626);
;// CONCATENATED MODULE: ./build/aws/code.js
var code_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var code_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
/** The code of a published version or alias, as Lambda stores it. */








const ATTEMPTS = 3;
const SILENCE_MS = 30_000;
/**
 * Downloads the package of `functionName:qualifier` from the address that GetFunction signs for ten minutes, or names its
 * container image. That address is a credential: it is in no message, no log and no `cause`.
 * @throws LambdaFailure when there is no such version, no permission, no code, or the bytes are not what Lambda says they are.
 */
async function fetchFunctionCode(connection, functionName, qualifier, signal) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const what = `the code of ${functionName}:${qualifier}`;
        const client = code_addDisposableResource(env_1, connect(connection), false);
        const located = await locate(client.lambda, functionName, qualifier, signal);
        if ('image' in located)
            return located;
        const { location, sha256, size, version } = located;
        // What a direct upload takes is the most that can be measured.
        if (size > quotas/* ZIPPED_BYTES */.nh) {
            throw new ports/* LambdaFailure */.y(`${what} is ${size} bytes zipped, and a temporary function can be given ${quotas/* ZIPPED_BYTES */.nh} at most: compare packages that are smaller.`);
        }
        let failure = '';
        for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
            const download = await fetchOnce(location, connection, signal);
            if ('zip' in download) {
                const found = (0,external_node_crypto_.createHash)('sha256').update(download.zip).digest('base64');
                if (found === sha256)
                    return { zip: download.zip, sha256, version };
                throw new ports/* LambdaFailure */.y(`${what} does not have the hash that Lambda states for it (CodeSha256): something between here and AWS changes downloads. Check proxies.`);
            }
            failure = download.failure;
            if (!download.again)
                break;
        }
        throw new ports/* LambdaFailure */.y(`could not download ${what}: ${failure}. The way to Amazon S3 has to be open for it.`);
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        code_disposeResources(env_1);
    }
}
function connect(connection) {
    const lambda = new dist_cjs/* LambdaClient */.Nox({ ...connection, maxAttempts: 5, retryMode: 'standard' });
    return { lambda, [Symbol.dispose]: () => lambda.destroy() };
}
async function locate(lambda, functionName, qualifier, signal) {
    const what = `the code of ${functionName}:${qualifier}`;
    let answer;
    try {
        answer = await lambda.send(new dist_cjs/* GetFunctionCommand */.YF5({ FunctionName: functionName, Qualifier: qualifier }), {
            abortSignal: signal,
        });
    }
    catch (error) {
        signal.throwIfAborted();
        throw new ports/* LambdaFailure */.y(`could not get ${what}: ${reasonOf(error)}.`, { cause: error });
    }
    const { Configuration: configuration, Code: code } = answer;
    const { CodeSha256: sha256, CodeSize: size, Version: version } = configuration ?? {};
    if (configuration?.PackageType === 'Image') {
        const image = (0,image_uri/* imageUri */.W_)(code?.ResolvedImageUri ?? '');
        if (version === undefined || !image.ok || image.value.digest === null) {
            throw new ports/* LambdaFailure */.y(`could not get ${what}: GetFunction answered without the digest of its image.`);
        }
        return { image: image.value, version };
    }
    if (code?.Location === undefined || sha256 === undefined || size === undefined || version === undefined) {
        throw new ports/* LambdaFailure */.y(`could not get ${what}: GetFunction answered without an address for it.`);
    }
    return { location: new URL(code.Location), sha256, size, version };
}
function reasonOf(error) {
    if (!(error instanceof dist_cjs/* LambdaServiceException */.giu)) {
        return error instanceof Error ? error.name : 'unknown error';
    }
    switch (error.name) {
        case 'ResourceNotFoundException':
            return 'there is no such function, version or alias';
        case 'AccessDeniedException':
            return 'the credentials lack lambda:GetFunction on it';
        default:
            return `${error.name} (HTTP ${error.$metadata.httpStatusCode ?? 'unknown'})`;
    }
}
/** One download, bounded in bytes and in silence. Redirects are not followed: S3 has no reason to send any. */
function fetchOnce(location, connection, signal) {
    const { httpAgent, httpsAgent } = connection.requestHandler ?? {};
    const secure = location.protocol === 'https:';
    const get = secure ? external_node_https_.get : external_node_http_.get;
    const agent = secure ? new external_node_https_.Agent(httpsAgent) : new external_node_http_.Agent(httpAgent);
    return new Promise((done, reject) => {
        const broken = (error) => {
            if (signal.aborted)
                reject(signal.reason);
            else
                done({ failure: (0,system_error/* systemErrorCode */.v)(error) ?? error.name, again: true });
        };
        const request = get(location, { signal, timeout: SILENCE_MS, agent }, (response) => {
            const status = response.statusCode ?? 0;
            if (status !== 200) {
                response.resume();
                done({ failure: `HTTP ${status}`, again: status >= 500 });
                return;
            }
            const chunks = [];
            let size = 0;
            response.on('data', (chunk) => {
                size += chunk.length;
                if (size <= quotas/* ZIPPED_BYTES */.nh)
                    chunks.push(chunk);
                else {
                    done({ failure: `more than ${quotas/* ZIPPED_BYTES */.nh} bytes came`, again: false });
                    request.destroy();
                }
            });
            response.on('error', broken);
            response.on('end', () => done({ zip: Buffer.concat(chunks) }));
        });
        request.on('timeout', () => request.destroy(new Error('silence')));
        request.on('error', broken);
        request.on('close', () => agent.destroy());
    });
}

;// CONCATENATED MODULE: ./build/aws/connection.js


/** A metadata service that does not answer must not hold a job up. */
const CREDENTIALS_WAIT_MS = 5_000;
/**
 * Finds the credentials as every AWS tool does and keeps them for all clients: they are renewed when they run out.
 * @throws LambdaFailure within 5 seconds when there are none.
 */
async function connectionTo(region, environment) {
    const requestHandler = agents(environment);
    const finder = new dist_cjs/* LambdaClient */.Nox({ region, requestHandler });
    const { credentials } = finder.config;
    let timer;
    const late = new Promise((_, reject) => {
        timer = setTimeout(() => reject(new Error('no answer')), CREDENTIALS_WAIT_MS);
    });
    try {
        await Promise.race([credentials(), late]);
    }
    catch (error) {
        throw new ports/* LambdaFailure */.y(NO_CREDENTIALS, { cause: error });
    }
    finally {
        clearTimeout(timer);
        finder.destroy();
    }
    return { region, credentials, requestHandler };
}
const NO_CREDENTIALS = `no AWS credentials were found. In a workflow, get them before this step:
  permissions:
    id-token: write
    contents: read
  steps:
    - uses: aws-actions/configure-aws-credentials@v5
      with:
        role-to-assume: arn:aws:iam::ACCOUNT:role/ROLE
        aws-region: REGION
On a laptop, log in (aws sso login) or set AWS_PROFILE. Without an AWS account, set engine: local.`;
/**
 * Agents that honour HTTP_PROXY, HTTPS_PROXY and NO_PROXY, which the SDK by itself does not. Node does the work (24.5
 * and later; docs/adr/0004-proxies.md).
 */
function agents(environment) {
    const options = { keepAlive: true, proxyEnv: environment };
    return { httpAgent: options, httpsAgent: options };
}
/**
 * Where the SDK will send Lambda's requests when that is not AWS: it reads these variables itself.
 * Source: AWS SDKs and tools reference guide, "Service-specific endpoints".
 */
function customEndpoint(environment) {
    if (environment['AWS_IGNORE_CONFIGURED_ENDPOINT_URLS']?.toLowerCase() === 'true')
        return null;
    return environment['AWS_ENDPOINT_URL_LAMBDA'] || environment['AWS_ENDPOINT_URL'] || null;
}

// EXTERNAL MODULE: ./build/gate/lanes.js + 1 modules
var lanes = __webpack_require__(64007);
;// CONCATENATED MODULE: ./build/aws/iam-policy.js
/** The least rights that a run needs, as an IAM policy. A test compares it with what recorded runs really call. */

/** One policy for several functions: statements of one name are put together, so that it does not grow with every function. */
function mergePolicies(documents) {
    const statements = new Map();
    for (const statement of documents.flatMap((document) => document.Statement)) {
        const known = statements.get(statement.Sid) ?? { ...statement, Action: [], Resource: [] };
        const union = (left, right) => [
            ...new Set([...left, ...right]),
        ];
        statements.set(statement.Sid, {
            ...known,
            Action: union(known.Action, statement.Action).sort(),
            Resource: union(known.Resource, statement.Resource),
        });
    }
    return { Version: '2012-10-17', Statement: [...statements.values()] };
}
/** Source: Service Authorization Reference, "Actions, resources, and condition keys for AWS Lambda" (2026-11). */
function policyDocument(scope) {
    const { partition, region, accountId } = scope;
    const lambdaArn = (name) => `arn:${partition}:lambda:${region}:${accountId}:function:${name}`;
    const temporary = `${lanes/* FUNCTION_PREFIX */._v}*`;
    const logGroup = `arn:${partition}:logs:${region}:${accountId}:log-group:/aws/lambda/${temporary}`;
    const allow = (Sid, Action, Resource) => ({
        Sid,
        Effect: 'Allow',
        Action: [...Action].sort(),
        Resource,
    });
    return {
        Version: '2012-10-17',
        Statement: [
            allow('ReadTheTemplate', ['lambda:GetFunction', 'lambda:GetFunctionCodeSigningConfig', 'lambda:GetRuntimeManagementConfig'], [lambdaArn(scope.functionName), lambdaArn(`${scope.functionName}:*`)]),
            // These take no narrower resource. The lists are for leftovers of earlier runs.
            allow('ReadAccount', ['lambda:GetAccountSettings', 'lambda:ListFunctions', 'logs:DescribeLogGroups'], ['*']),
            allow('TemporaryFunctionsOnly', [
                'lambda:CreateFunction',
                'lambda:DeleteFunction',
                'lambda:GetFunction',
                'lambda:InvokeFunction',
                'lambda:ListTags',
                'lambda:PutRuntimeManagementConfig',
                'lambda:TagResource',
                ...(scope.forcing === 'version'
                    ? ['lambda:PublishVersion', 'lambda:UpdateFunctionConfiguration']
                    : []),
            ], [lambdaArn(temporary)]),
            {
                ...allow('RoleOfTheMeasuredCode', ['iam:PassRole'], [scope.roleArn ?? `arn:${partition}:iam::${accountId}:role/*`]),
                Condition: { StringEquals: { 'iam:PassedToService': 'lambda.amazonaws.com' } },
            },
            allow('LogsOfTemporaryFunctionsOnly', ['logs:DeleteLogGroup', 'logs:FilterLogEvents'], [logGroup, `${logGroup}:*`]),
            ...(scope.layers.length === 0
                ? []
                : [allow('LayersOfTheTemplate', ['lambda:GetLayerVersion'], scope.layers)]),
            ...(scope.keyArns.length === 0
                ? []
                : [
                    allow('KeysOfTheTemplate', ['kms:CreateGrant', 'kms:Decrypt', 'kms:Encrypt', 'kms:GenerateDataKey'], scope.keyArns),
                ]),
            // CreateFunction pulls with the caller's rights and looks whether the repository will let Lambda do so later.
            // Source: Lambda developer guide, "Create a Lambda function using a container image"; AWS re:Post, lambda-ecr-image.
            ...(scope.imageRepositories.length === 0
                ? []
                : [
                    allow('ImagesOfTheSides', ['ecr:BatchGetImage', 'ecr:GetDownloadUrlForLayer', 'ecr:GetRepositoryPolicy'], scope.imageRepositories),
                ]),
            ...(scope.inVpc
                ? [
                    allow('NetworkOfTheTemplate', ['ec2:DescribeSecurityGroups', 'ec2:DescribeSubnets', 'ec2:DescribeVpcs'], ['*']),
                ]
                : []),
        ],
    };
}

// EXTERNAL MODULE: ./build/aws/deployment.js
var aws_deployment = __webpack_require__(74155);
;// CONCATENATED MODULE: ./build/core/start/invoke-result.js
/** What one invoke came back with, as the AWS adapter hands it over: no SDK types, no clock. */
/** Reads the payload of an invoke with a function error; null when it is not such an object. Never throws. */
function parseErrorPayload(payload) {
    let value;
    try {
        value = JSON.parse(typeof payload === 'string' ? payload : new TextDecoder().decode(payload));
    }
    catch {
        return null;
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return null;
    const { errorType, errorMessage } = value;
    return {
        errorType: typeof errorType === 'string' ? errorType : null,
        errorMessage: typeof errorMessage === 'string' ? errorMessage : null,
    };
}

;// CONCATENATED MODULE: ./build/aws/invocation.js




/** A version that was just published may be unknown to the part of Lambda that invokes. */
const UNKNOWN_VERSION_LIMIT_MS = 5_000;
/**
 * One request, sent again only while Lambda says that it did not start it.
 * @param invoker a client that tries once: a retried invoke would find the environment of the first one warm.
 * @throws what the SDK throws for an error that ends the run (no permission, no such version).
 */
async function sendInvoke(invoker, request, timings, signal) {
    const begunMs = performance.now();
    for (;;) {
        const sentMs = performance.now();
        try {
            const answer = await invoker.send(new dist_cjs/* InvokeCommand */.mdN({ ...request, LogType: 'Tail' }), {
                abortSignal: signal,
            });
            return invokeResponse(answer, performance.now() - sentMs);
        }
        catch (error) {
            const soon = performance.now() - begunMs < UNKNOWN_VERSION_LIMIT_MS;
            if (!soon || !isNotReadyYet((0,service_error/* serviceError */.cg)(error))) {
                const result = droppedOrThrottled(error);
                if (result === null)
                    throw error;
                return result;
            }
            await (0,promises_.setTimeout)(timings.pollMs, undefined, { signal });
        }
    }
}
/**
 * What Invoke answered, in the form that core classifies.
 * @param wallMs from sending the request to its response.
 */
function invokeResponse(answer, wallMs) {
    return {
        kind: 'response',
        statusCode: answer.StatusCode ?? 0,
        requestId: answer.$metadata.requestId ?? '',
        executedVersion: answer.ExecutedVersion ?? null,
        functionError: answer.FunctionError ?? null,
        logTail: answer.LogResult === undefined ? null : Buffer.from(answer.LogResult, 'base64'),
        errorPayload: answer.FunctionError === undefined ? null : parseErrorPayload(answer.Payload ?? new Uint8Array()),
        wallMs,
    };
}
/** Errors that Lambda answers with 502 although they are about the function's settings and will not pass. */
const LASTING = /^(KMS|EC2AccessDenied|ENILimit|InvalidSubnet|InvalidSecurityGroup|SubnetIP|EFS|S3Files|InvalidRuntime|InvalidZipFile)/;
/**
 * A request that was refused for load, or whose response never came: neither says anything about the build.
 * @returns null when the error is something else (no permission, no such version), which must end the run.
 */
function droppedOrThrottled(error) {
    if (error instanceof dist_cjs/* TooManyRequestsException */.rtp) {
        return { kind: 'throttled', reason: error.Reason ?? 'unknown' };
    }
    const { name, status } = (0,service_error/* serviceError */.cg)(error);
    const lasting = LASTING.test(name) || /Credentials|TokenProvider/.test(name) || (status !== null && status < 500);
    return lasting ? null : { kind: 'dropped', what: name };
}
/** The version is not known everywhere yet, or not ready: the request was not started, so it may be sent again. */
function isNotReadyYet({ name, status }) {
    return (status === 404 ||
        name === 'ResourceConflictException' ||
        name === 'SnapStartNotReadyException' ||
        name === 'ResourceNotReadyException');
}

// EXTERNAL MODULE: ./build/aws/logs-connection.js
var logs_connection = __webpack_require__(62452);
// EXTERNAL MODULE: ./build/core/model.js
var model = __webpack_require__(71295);
;// CONCATENATED MODULE: ./build/aws/side-code.js
/** Which code the functions of each side really have, as Lambda says. All functions of a side must have the same. */


function sideCode(deployments) {
    const known = new Map();
    for (const side of model/* SIDES */.BV) {
        const code = deployments[side]?.code;
        if (code?.kind === 'package')
            known.set(side, code.sha256);
    }
    return {
        of: (side) => known.get(side) ?? null,
        note(side, codeSha256) {
            const code = deployments[side]?.code;
            if (code?.kind !== 'image' || codeSha256 === undefined)
                return;
            const first = known.get(side) ?? codeSha256;
            known.set(side, first);
            if (first !== codeSha256) {
                throw new ports/* LambdaFailure */.y(`${side}-image: ${code.uri} was one image (sha256:${first}) when the first temporary function of ${side} was created, and another one (sha256:${codeSha256}) for a later one: its tag was pushed again meanwhile. Name the image by its digest, repository@sha256:..., and run the check again.`);
            }
        },
    };
}

;// CONCATENATED MODULE: ./build/aws/wait.js



/** What was just made may not be known everywhere yet. */
const UNKNOWN_LIMIT_MS = 10_000;
/** A change of a zip function takes 1 to 3 s; images, VPCs and snapshots take minutes and are polled less often. */
const EAGER_POLLS = 25;
const LONGEST_POLLS = 10;
/**
 * Polls a function until it is Active and its last update is done. An own loop and not the SDK's waiter, which takes
 * every error (a missing permission, say) for "not yet" and runs into its time limit. GetFunction, and not
 * GetFunctionConfiguration, because it has a quota of its own.
 * Source: Lambda developer guide, "Lambda function states".
 * @param poll one GetFunction; its errors end the waiting, but for a function that is not known yet.
 * @throws LambdaFailure when the function can never become ready, or not within the limit.
 */
async function waitUntilReady(fn, poll, timings, signal) {
    const begunMs = performance.now();
    for (let polls = 1;; polls += 1) {
        const seen = await pollOrNull(poll, performance.now() - begunMs);
        if (seen?.State === 'Failed')
            throw notReady(fn, 'cannot run', seen);
        if (seen?.LastUpdateStatus === 'Failed')
            throw notReady(fn, 'cannot be updated', seen);
        // A function that was only created carries no LastUpdateStatus; "Creating" is a reason, not a status.
        if (seen?.State === 'Active' && seen.LastUpdateStatus !== 'InProgress')
            return;
        if (performance.now() - begunMs > timings.readyLimitMs) {
            throw notReady(fn, `was not ready after ${Math.round(timings.readyLimitMs / 60_000)} minutes`, seen);
        }
        const slower = Math.min(LONGEST_POLLS, Math.max(1, polls - EAGER_POLLS));
        await (0,promises_.setTimeout)(timings.pollMs * slower, undefined, { signal });
    }
}
async function pollOrNull(poll, sinceMs) {
    try {
        return await poll();
    }
    catch (error) {
        if ((0,service_error/* isAbsent */.W0)((0,service_error/* serviceError */.cg)(error)) && sinceMs < UNKNOWN_LIMIT_MS)
            return null;
        throw error;
    }
}
/** Advice by the reason code that Lambda gives. */
const wait_ADVICE = {
    InvalidImage: 'build the image with one manifest (docker buildx: provenance off)',
    ImageAccessDenied: 'let Lambda pull from the repository (ecr:BatchGetImage, ecr:GetDownloadUrlForLayer in its policy)',
    EniLimitExceeded: 'the VPC has no network interface left: delete unused ones or ask for more',
    SubnetOutOfIPAddresses: 'the subnets have no address left',
};
function notReady(fn, what, seen) {
    const code = seen?.StateReasonCode ?? seen?.LastUpdateStatusReasonCode;
    const reason = seen?.StateReason ?? seen?.LastUpdateStatusReason;
    const details = [code, reason, code === undefined ? undefined : wait_ADVICE[code]].filter((part) => part !== undefined);
    return new ports/* LambdaFailure */.y(`the temporary function of ${fn.side} at ${fn.cell.tierMb} MB (${fn.name}) ${[what, ...details].join(': ')}`);
}

;// CONCATENATED MODULE: ./build/aws/lambda.js
/**
 * Lambda, driven through the AWS SDK: AWS itself or any server that speaks the same API at `endpoint`.
 * Writes go only to the functions that the gate made.
 */












/** A response may take as long as the function's timeout, its init and the way there and back. */
const RESPONSE_MARGIN_MS = 30_000;
/** A create call whose answer never came may still be carried out; after that the post step or a sweep finds it. */
const UNSEEN_LIMIT_MS = 2_000;
function connectLambda(connection, deployments, { payload, timings, ledger, owner, say, limiter }) {
    const control = openControl(connection, timings, limiter);
    const { client } = control;
    const longestTimeoutMs = 1_000 *
        Math.max(deployments.head.settings.timeoutSeconds, deployments.base?.settings.timeoutSeconds ?? 0);
    // A retried invoke would find the environment of the first one warm: one attempt, and no early socket timeout.
    const invoker = new dist_cjs/* LambdaClient */.Nox({
        ...connection,
        maxAttempts: 1,
        requestHandler: { ...connection.requestHandler, socketTimeout: longestTimeoutMs + RESPONSE_MARGIN_MS },
    });
    const event = new TextEncoder().encode(payload);
    const standings = new Map();
    const code = sideCode(deployments);
    let finder;
    let logGroups;
    const ready = (fn, qualifier, signal) => waitUntilReady(fn, async () => {
        const asked = { FunctionName: fn.name, ...(qualifier === null ? {} : { Qualifier: qualifier }) };
        const answer = await control.getFunction(() => client.send(new dist_cjs/* GetFunctionCommand */.YF5(asked), { abortSignal: signal }), signal);
        code.note(fn.side, answer.Configuration?.CodeSha256);
        return answer.Configuration ?? {};
    }, timings, signal);
    return {
        codeOf: code.of,
        async create(fn, signal) {
            (0,ownership/* assertOurs */.cH)(fn.name);
            const input = { ...(0,aws_deployment/* createInput */.ph)((0,aws_deployment/* deploymentOf */.PE)(deployments, fn.side), fn), Tags: (0,ownership/* ownerTags */.Dh)(owner) };
            /** A try whose answer was lost may have been carried out. */
            let unsure = false;
            let codeSha256;
            standings.set(fn.name, 'asked-for');
            ledger.creating(fn.name);
            try {
                const made = await control.call(() => {
                    return client
                        .send(new dist_cjs/* CreateFunctionCommand */.Y8X(input), { abortSignal: signal })
                        .catch((error) => {
                        unsure ||= ((0,service_error/* serviceError */.cg)(error).status ?? 500) >= 500;
                        throw error;
                    });
                }, signal);
                ledger.created(fn.name, made.FunctionArn ?? fn.name);
                standings.set(fn.name, 'made');
                codeSha256 = made.CodeSha256;
            }
            catch (error) {
                const seen = (0,service_error/* serviceError */.cg)(error);
                if (unsure && (0,service_error/* alreadyExists */.B$)(seen)) {
                    standings.set(fn.name, 'made');
                    return;
                }
                if (!unsure) {
                    standings.set(fn.name, 'refused');
                    ledger.gone(fn.name);
                }
                throw lambdaFailure(`create the temporary function of ${fn.side} at ${fn.cell.tierMb} MB`, fn, error, 'lambda:CreateFunction (with iam:PassRole on its role, and lambda:TagResource)');
            }
            code.note(fn.side, codeSha256);
        },
        async ready(fn, signal) {
            try {
                await ready(fn, null, signal);
            }
            catch (error) {
                throw lambdaFailure('see whether the temporary function is ready', fn, error, 'lambda:GetFunction');
            }
        },
        async publishFresh(fn, nonce, signal) {
            const deployment = (0,aws_deployment/* deploymentOf */.PE)(deployments, fn.side);
            // Every request of a new tenant starts an environment of its own.
            if (deployment.forcing === 'tenant')
                return '$LATEST';
            try {
                // What was created was never published: its first version is new as it is.
                if (standings.get(fn.name) === 'published') {
                    const change = { FunctionName: fn.name, ...(0,aws_deployment/* freshness */.I9)(deployment, nonce) };
                    await control.call(() => client.send(new dist_cjs/* UpdateFunctionConfigurationCommand */.Zlw(change), { abortSignal: signal }), signal);
                    await ready(fn, null, signal);
                }
                const asked = { FunctionName: fn.name, CodeSha256: code.of(fn.side) ?? undefined };
                const published = await control.call(() => client.send(new dist_cjs/* PublishVersionCommand */.D3m(asked), { abortSignal: signal }), signal);
                standings.set(fn.name, 'published');
                if (published.Version === undefined)
                    throw new Error('PublishVersion answered without a version');
                // With SnapStart the snapshot is made now.
                if (published.State !== 'Active')
                    await ready(fn, published.Version, signal);
                return published.Version;
            }
            catch (error) {
                throw lambdaFailure(`publish a fresh version of ${fn.side} at ${fn.cell.tierMb} MB`, fn, error, 'lambda:UpdateFunctionConfiguration, lambda:GetFunction and lambda:PublishVersion');
            }
        },
        async invoke(fn, version, signal) {
            try {
                const { forcing } = (0,aws_deployment/* deploymentOf */.PE)(deployments, fn.side);
                const request = {
                    FunctionName: fn.name,
                    Qualifier: version,
                    Payload: event,
                    ...(forcing === 'tenant' ? { TenantId: (0,external_node_crypto_.randomUUID)() } : {}),
                };
                return await sendInvoke(invoker, request, timings, signal);
            }
            catch (error) {
                throw lambdaFailure(`invoke ${fn.side} at ${fn.cell.tierMb} MB`, fn, error, 'lambda:InvokeFunction');
            }
        },
        async findReport(fn, requestId, sentAt, signal) {
            finder ??= __webpack_require__.e(/* import() */ 152).then(__webpack_require__.bind(__webpack_require__, 7152)).then(({ openReportFinder }) => openReportFinder((0,logs_connection/* logsConnection */.A)(connection), {
                now: () => performance.now(),
                sleep: (ms, stop) => (0,promises_.setTimeout)(ms, undefined, { signal: stop }),
            }));
            const { logFormat } = (0,aws_deployment/* deploymentOf */.PE)(deployments, fn.side).settings;
            return await (await finder).find({ functionName: fn.name, requestId, logFormat, sentAtMs: sentAt.getTime() }, signal);
        },
        async remove(fn) {
            (0,ownership/* assertOurs */.cH)(fn.name);
            const standing = standings.get(fn.name);
            if (standing === undefined || standing === 'refused')
                return;
            try {
                const sure = await deleteFunction(fn.name, standing === 'asked-for' ? UNSEEN_LIMIT_MS : 0);
                logGroups ??= Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 93693)).then(({ openLogGroups }) => openLogGroups(connection));
                await (await logGroups).remove(fn.name);
                if (sure)
                    ledger.gone(fn.name);
            }
            catch (error) {
                throw leftBehind(fn.name, connection.region, error);
            }
        },
        [Symbol.dispose]() {
            if (control.waits.size > 0) {
                const list = [...control.waits]
                    .map(([what, ms]) => `${what} ${(ms / 1_000).toFixed(1)} s`)
                    .join(', ');
                say(`Calls to Lambda were refused for a while and sent again; together they waited for ${list}.`);
            }
            for (const opened of [finder, logGroups]) {
                opened?.then((open) => open[Symbol.dispose]()).catch(() => undefined);
            }
            control[Symbol.dispose]();
            invoker.destroy();
        },
    };
    /** @returns false when it was not there although it may yet appear. */
    async function deleteFunction(name, pollForMs) {
        const untilMs = performance.now() + pollForMs;
        for (;;) {
            try {
                await control.call(() => client.send(new dist_cjs/* DeleteFunctionCommand */.Z3K({ FunctionName: name })), null);
                return true;
            }
            catch (error) {
                if (!(0,service_error/* isAbsent */.W0)((0,service_error/* serviceError */.cg)(error)))
                    throw error;
                if (performance.now() >= untilMs)
                    return pollForMs === 0;
                await (0,promises_.setTimeout)(Math.max(timings.pollMs, 100));
            }
        }
    }
}

// EXTERNAL MODULE: ./build/core/units.js
var units = __webpack_require__(25673);
;// CONCATENATED MODULE: ./build/aws/preflight/call.js
/** What one call of the preflight came to, as a value: all of them are told together. */


const DENIED = ['AccessDeniedException', 'AccessDenied', 'UnauthorizedException', 'UnauthorizedOperation'];
/** @param action the IAM action that the call needs, e.g. `lambda:GetFunction`. */
async function callOutcome(action, call) {
    try {
        return { kind: 'answer', answer: await call() };
    }
    catch (error) {
        if (!(error instanceof Error))
            return { kind: 'failed', why: 'an unknown error' };
        if ((0,service_error/* isResourceNotFound */.SH)((0,service_error/* serviceError */.cg)(error)))
            return { kind: 'not-found' };
        if (DENIED.includes(error.name))
            return { kind: 'denied', action };
        return { kind: 'failed', why: `${action}: ${error.name}: ${firstPart(error.message)}` };
    }
}

;// CONCATENATED MODULE: ./build/aws/preflight/account.js



/** Never throws for what AWS answers. */
async function readAccount(client) {
    const read = await callOutcome('lambda:GetAccountSettings', () => client.send(new dist_cjs/* GetAccountSettingsCommand */._8I({})));
    switch (read.kind) {
        case 'denied':
            return { account: null, problems: [], missing: [read.action] };
        case 'failed':
            return { account: null, problems: [`The account's quotas cannot be read: ${read.why}.`], missing: [] };
        case 'not-found':
            return { account: null, problems: ["The account's quotas cannot be found."], missing: [] };
        case 'answer': {
            const { AccountLimit: limit, AccountUsage: usage } = read.answer;
            const account = {
                unreservedConcurrency: limit?.UnreservedConcurrentExecutions ?? 0,
                concurrencyLimit: limit?.ConcurrentExecutions ?? 0,
                codeBytes: usage?.TotalCodeSize ?? 0,
                codeLimitBytes: limit?.TotalCodeSize ?? Number.POSITIVE_INFINITY,
            };
            const problems = account.unreservedConcurrency > 0
                ? []
                : [
                    `All ${account.concurrencyLimit} concurrent executions of the account are reserved by functions, so that temporary ones could not run: lower a reservation, ask AWS for a higher quota, or measure in another account or region.`,
                ];
            return { account, problems, missing: [] };
        }
    }
}
/** Why a run cannot be stored; null when it can. @param bytes of all its functions and versions. */
function storageProblem(bytes, { codeBytes, codeLimitBytes }) {
    return bytes <= codeLimitBytes - codeBytes
        ? null
        : `The versions of the run would take ${(0,units/* bytes */.ee)(bytes)} of code storage, and ${(0,units/* bytes */.ee)(codeBytes)} of the account's ${(0,units/* bytes */.ee)(codeLimitBytes)} are used: delete old versions, or ask for fewer samples or memory-tiers (or forcing: tenant, which makes no versions).`;
}

// EXTERNAL MODULE: ./build/core/config/function-name.js
var function_name = __webpack_require__(25597);
;// CONCATENATED MODULE: ./build/aws/template/refusals.js
/** Every reason why the function cannot be copied and measured. No text holds a value of the environment. */
function templateRefusals({ configuration, reservedConcurrency, wantsEnvironment, }) {
    const refusals = [];
    if (configuration.MasterArn !== undefined) {
        refusals.push(`is a replica of a Lambda@Edge function, which only CloudFront manages; name the function itself: ${configuration.MasterArn}`);
    }
    if (configuration.CapacityProviderConfig !== undefined) {
        refusals.push('runs on Lambda Managed Instances, whose environments are started ahead of requests: it has no cold start per request that could be measured; name a function without a capacity provider');
    }
    if (configuration.DurableConfig !== undefined) {
        refusals.push('is a durable function: one execution is several invocations, so that a cold start cannot be told from a replay; name a function without DurableConfig');
    }
    if (configuration.PackageType === 'Image') {
        const { Error: unreadable } = configuration.ImageConfigResponse ?? {};
        if (unreadable !== undefined) {
            refusals.push(`has an image configuration (entry point, command, working directory) that cannot be read (${unreadable.ErrorCode ?? 'unknown error'}); allow what it lacks, or name another function`);
        }
    }
    else if (configuration.PackageType !== undefined && configuration.PackageType !== 'Zip') {
        refusals.push(`has the package type ${String(configuration.PackageType)}, which is not known here; name a function of package type Zip or Image`);
    }
    else if (configuration.Runtime === undefined || configuration.Handler === undefined) {
        refusals.push('has no runtime and handler, as an event function has (a Lambda Web Function, for one): its requests have no report that shows a cold start; name an event function of package type Zip');
    }
    if (reservedConcurrency === 0) {
        refusals.push('is switched off (reserved concurrency 0), and what it would do when it runs again is not for a measurement to find out; raise or remove the reserved concurrency, or name another function. Nothing was changed');
    }
    if (wantsEnvironment && configuration.Environment?.Error !== undefined) {
        const { ErrorCode: code = 'unknown error' } = configuration.Environment.Error;
        const key = configuration.KMSKeyArn ?? "Lambda's key";
        refusals.push(`has an environment that cannot be read (${code}): allow kms:Decrypt on ${key}, or set environment: none and give what the code needs in head-settings and base-settings`);
    }
    if (configuration.Role === undefined)
        refusals.push('has no execution role');
    return refusals;
}
/**
 * Runtimes that AWS takes for no new function any more. A closed list of the past on purpose: what is deprecated later is
 * refused by AWS when the first temporary function is created, and its message is shown.
 * Source: Lambda developer guide, "Runtime deprecation"; creation blocked by January 2024.
 */
const BLOCKED = /^(nodejs|nodejs(4\.3|4\.3-edge|6\.10|8\.10|10\.x|12\.x|14\.x)|python(2\.7|3\.6|3\.7)|dotnetcore\d.*|ruby2\.[57]|java8|go1\.x|provided)$/;
/** Why no function with this runtime can be created; null when nothing is known against it. */
function blockedRuntime(runtime) {
    return BLOCKED.test(runtime)
        ? `the runtime ${runtime} is deprecated and AWS blocks new functions with it, so that its cold starts cannot be forced; move the function, or set runtime in the settings of both sides`
        : null;
}

// EXTERNAL MODULE: ./build/core/config/settings.js
var settings = __webpack_require__(59172);
;// CONCATENATED MODULE: ./build/aws/template/template.js



/** @throws Error for a function that `templateRefusals` refuses. */
function templateOf({ fn, codeSigningConfigArn, pinnedRuntimeArn, environment, }) {
    const configuration = fn.Configuration ?? {};
    const { Role: roleArn, FunctionArn: arn = '' } = configuration;
    const [, partition = '', , region = '', accountId = '', , name = ''] = arn.split(':');
    if (roleArn === undefined || name === '')
        throw new Error('GetFunction answered without role or ARN');
    return {
        name,
        partition,
        region,
        accountId,
        roleArn,
        packageType: configuration.PackageType === 'Image' ? 'Image' : 'Zip',
        image: imageOf(fn),
        settings: settingsOf(configuration, environment),
        memorySizeMb: configuration.MemorySize ?? quotas/* MEMORY_MB */.KU.least,
        carried: {
            members: {
                ...vpcOf(configuration),
                ...(configuration.FileSystemConfigs?.length
                    ? { FileSystemConfigs: configuration.FileSystemConfigs }
                    : {}),
                ...(configuration.KMSKeyArn ? { KMSKeyArn: configuration.KMSKeyArn } : {}),
            },
            codeSigningConfigArn,
            imageConfig: configuration.ImageConfigResponse?.ImageConfig ?? null,
            sourceKmsKeyArn: fn.Code?.SourceKMSKeyArn ?? null,
        },
        layerBytes: Object.fromEntries((configuration.Layers ?? []).map(({ Arn = '', CodeSize = 0 }) => [Arn, CodeSize])),
        pinnedRuntimeArn,
        notes: notesOf(configuration, codeSigningConfigArn),
    };
}
function settingsOf(configuration, environment) {
    const logging = configuration.LoggingConfig ?? {};
    const system = logging.SystemLogLevel;
    return {
        runtime: configuration.Runtime ?? null,
        handler: configuration.Handler ?? null,
        timeoutSeconds: configuration.Timeout ?? 3,
        environment: environment === 'none' ? {} : { ...configuration.Environment?.Variables },
        architecture: configuration.Architectures?.[0] === 'arm64' ? 'arm64' : 'x86_64',
        logFormat: logging.LogFormat === 'JSON' ? 'JSON' : 'Text',
        systemLogLevel: system === 'DEBUG' || system === 'WARN' ? system : 'INFO',
        applicationLogLevel: settings/* APPLICATION_LOG_LEVELS */.CT.find((level) => level === logging.ApplicationLogLevel) ?? null,
        layers: (configuration.Layers ?? []).flatMap(({ Arn }) => (Arn === undefined ? [] : [Arn])),
        snapStart: configuration.SnapStart?.ApplyOn === 'PublishedVersions',
        ephemeralStorageMb: configuration.EphemeralStorage?.Size ?? quotas/* EPHEMERAL_STORAGE_MB */.gH.least,
        tracing: configuration.TracingConfig?.Mode === 'Active' ? 'Active' : 'PassThrough',
    };
}
function imageOf({ Code }) {
    const parsed = (0,image_uri/* imageUri */.W_)(Code?.ResolvedImageUri ?? Code?.ImageUri ?? '');
    return parsed.ok ? parsed.value : null;
}
/** GetFunction also tells the VPC's id, which CreateFunction does not take. */
function vpcOf({ VpcConfig: vpc }) {
    if (!vpc?.SubnetIds?.length)
        return {};
    return {
        VpcConfig: {
            SubnetIds: vpc.SubnetIds,
            SecurityGroupIds: vpc.SecurityGroupIds ?? [],
            ...(vpc.Ipv6AllowedForDualStack === undefined
                ? {}
                : { Ipv6AllowedForDualStack: vpc.Ipv6AllowedForDualStack }),
        },
    };
}
function notesOf(configuration, codeSigningConfigArn) {
    const notes = [];
    if (configuration.VpcConfig?.SubnetIds?.length) {
        notes.push('The temporary functions join the VPC of the template. AWS removes network interfaces that nothing uses any more on its own time: a subnet or security group may stay in use for up to an hour.');
    }
    if (codeSigningConfigArn !== null) {
        notes.push(`The template takes signed packages only (${codeSigningConfigArn}): give both packages as zips that were signed for it.`);
    }
    if (configuration.TenancyConfig !== undefined) {
        notes.push('The template isolates tenants. The temporary functions do so only with forcing: tenant; with forcing: version the handler is called without a tenant.');
    }
    return notes;
}

;// CONCATENATED MODULE: ./build/aws/template/read-template.js





const NOT_FOUND = { kind: 'not-found' };
/** Reads the user's function; nothing else is ever done with it. Never throws for what AWS answers. */
async function readTemplate(client, reference, environment) {
    const FunctionName = (0,function_name/* functionNameOf */.d)(reference);
    const qualified = {
        FunctionName,
        ...(reference.qualifier === null ? {} : { Qualifier: reference.qualifier }),
    };
    const shown = reference.qualifier === null ? reference.name : `${reference.name}:${reference.qualifier}`;
    const read = await callOutcome('lambda:GetFunction', () => client.send(new dist_cjs/* GetFunctionCommand */.YF5(qualified)));
    if (read.kind !== 'answer') {
        const problem = read.kind === 'not-found'
            ? [`function-name: there is no function ${JSON.stringify(shown)} in this account and region.`]
            : read.kind === 'failed'
                ? [`function-name: ${shown} cannot be read: ${read.why}.`]
                : [];
        return { template: null, problems: problem, missing: read.kind === 'denied' ? [read.action] : [] };
    }
    const fn = read.answer;
    const refusals = templateRefusals({
        configuration: fn.Configuration ?? {},
        reservedConcurrency: fn.Concurrency?.ReservedConcurrentExecutions ?? null,
        wantsEnvironment: environment === 'template',
    });
    if (refusals.length > 0) {
        return {
            template: null,
            problems: refusals.map((refusal) => `function-name: ${shown} ${refusal}.`),
            missing: [],
        };
    }
    // An image is not signed, and brings its runtime along: Lambda has neither of the two for it.
    const isImage = fn.Configuration?.PackageType === 'Image';
    const [signing, runtime] = await Promise.all([
        isImage
            ? NOT_FOUND
            : callOutcome('lambda:GetFunctionCodeSigningConfig', () => client.send(new dist_cjs/* GetFunctionCodeSigningConfigCommand */.uSr({ FunctionName }))),
        isImage
            ? NOT_FOUND
            : callOutcome('lambda:GetRuntimeManagementConfig', () => client.send(new dist_cjs/* GetRuntimeManagementConfigCommand */.brH(qualified))),
    ]);
    const missing = [signing, runtime].flatMap((call) => (call.kind === 'denied' ? [call.action] : []));
    const problems = [signing, runtime].flatMap((call) => call.kind === 'failed' ? [`function-name: ${shown} cannot be read: ${call.why}.`] : []);
    if (missing.length > 0 || problems.length > 0)
        return { template: null, problems, missing };
    const template = templateOf({
        fn,
        codeSigningConfigArn: signing.kind === 'answer' ? (signing.answer.CodeSigningConfigArn ?? null) : null,
        pinnedRuntimeArn: runtime.kind === 'answer' ? (runtime.answer.RuntimeVersionArn ?? null) : null,
        environment,
    });
    return { template, problems, missing };
}

;// CONCATENATED MODULE: ./build/aws/preflight/place.js
/** Everything about AWS that is only read before a run: who we are, the template, the quotas. */





/** Reads everything at once. Never throws for what the user can mend. */
async function openPlace(config, environment) {
    let connection;
    try {
        connection = await connectionTo(config.region, environment);
    }
    catch (error) {
        if (!(error instanceof ports/* LambdaFailure */.y))
            throw error;
        return { place: null, problems: [sentence(error.message)], missing: [] };
    }
    const client = new dist_cjs/* LambdaClient */.Nox({ ...connection, maxAttempts: 3 });
    try {
        const [read, quotas] = await Promise.all([
            readTemplate(client, config.template, config.environment),
            readAccount(client),
        ]);
        const { template } = read;
        const { account } = quotas;
        return {
            place: template === null || account === null
                ? null
                : { connection, endpoint: customEndpoint(environment), template, account },
            problems: [...read.problems, ...quotas.problems],
            missing: [...read.missing, ...quotas.missing],
        };
    }
    finally {
        client.destroy();
    }
}
function sentence(message) {
    return message.charAt(0).toUpperCase() + message.slice(1);
}

// EXTERNAL MODULE: ./node_modules/@aws-sdk/client-cloudwatch-logs/dist-cjs/index.js
var client_cloudwatch_logs_dist_cjs = __webpack_require__(70303);
;// CONCATENATED MODULE: ./build/aws/preflight/permissions.js
/**
 * Which rights are missing, found without changing anything: every write is sent for a function of our prefix that does
 * not exist. AWS checks rights first, so that "not found" means "allowed". CreateFunction and PassRole cannot be probed
 * like this; they show at the first temporary function, which is created before the others.
 */



/**
 * Probes everything that a run does with its temporary functions. Never throws for what AWS answers.
 * @returns the IAM actions that the credentials do not allow. What else goes wrong with a function that does not exist
 *   (a validation, say) is no missing right.
 */
async function probePermissions(client, connection, { name: FunctionName, arn, forcing }) {
    const logGroupName = `/aws/lambda/${FunctionName}`;
    const logs = new client_cloudwatch_logs_dist_cjs/* CloudWatchLogsClient */.TFr({ ...connection, maxAttempts: 3 });
    const calls = {
        'lambda:GetFunction': () => client.send(new dist_cjs/* GetFunctionCommand */.YF5({ FunctionName })),
        ...(forcing === 'version' && {
            'lambda:UpdateFunctionConfiguration': () => client.send(new dist_cjs/* UpdateFunctionConfigurationCommand */.Zlw({ FunctionName, Description: '' })),
            'lambda:PublishVersion': () => client.send(new dist_cjs/* PublishVersionCommand */.D3m({ FunctionName })),
        }),
        'lambda:PutRuntimeManagementConfig': () => client.send(new dist_cjs/* PutRuntimeManagementConfigCommand */.kh$({ FunctionName, UpdateRuntimeOn: 'Auto' })),
        'lambda:InvokeFunction': () => client.send(new dist_cjs/* InvokeCommand */.mdN({ FunctionName, Qualifier: '1', InvocationType: 'DryRun' })),
        // With a qualifier, so that not even a function of this name could go.
        'lambda:DeleteFunction': () => client.send(new dist_cjs/* DeleteFunctionCommand */.Z3K({ FunctionName, Qualifier: '1' })),
        'lambda:TagResource': () => client.send(new dist_cjs/* TagResourceCommand */.eqU({ Resource: arn, Tags: { 'cold-start-gate': 'probe' } })),
        'logs:FilterLogEvents': () => logs.send(new client_cloudwatch_logs_dist_cjs/* FilterLogEventsCommand */.nsW({ logGroupName, limit: 1 })),
        'logs:DeleteLogGroup': () => logs.send(new client_cloudwatch_logs_dist_cjs/* DeleteLogGroupCommand */.ID1({ logGroupName })),
    };
    const outcomes = await Promise.all(Object.entries(calls).map(([action, call]) => callOutcome(action, call)));
    logs.destroy();
    return outcomes.flatMap((outcome) => (outcome.kind === 'denied' ? [outcome.action] : []));
}

;// CONCATENATED MODULE: ./build/aws/preflight/rights.js






/** The actions on temporary functions that the credentials do not allow. Creates, changes and invokes nothing. */
async function missingRights({ connection, template }, forcing, token) {
    const name = `${lanes/* FUNCTION_PREFIX */._v}probe-${token}`;
    const { partition, region, accountId } = template;
    const client = new dist_cjs/* LambdaClient */.Nox({ ...connection, maxAttempts: 3 });
    try {
        return await probePermissions(client, connection, {
            name,
            arn: `arn:${partition}:lambda:${region}:${accountId}:function:${name}`,
            forcing,
        });
    }
    finally {
        client.destroy();
    }
}
/**
 * The policy for a run, as narrow as what is known of it.
 * @param place null when the template was not read.
 * @param sides of the run, which may have images of their own.
 */
function policyFor(config, place, sides) {
    const { template: reference } = config;
    const template = place?.template ?? null;
    const role = config.role === 'template' ? (template?.roleArn ?? null) : config.role;
    const { KMSKeyArn } = template?.carried.members ?? {};
    const scope = {
        partition: template?.partition ?? reference.partition ?? 'aws',
        region: config.region,
        accountId: template?.accountId ?? reference.accountId ?? '*',
        functionName: reference.name,
        roleArn: role,
        layers: template?.settings.layers ?? [],
        keyArns: [KMSKeyArn, template?.carried.sourceKmsKeyArn].filter((arn) => typeof arn === 'string'),
        inVpc: template?.carried.members.VpcConfig !== undefined,
        forcing: config.forcing,
        imageRepositories: imageRepositories(sides, template).map(({ region, accountId, name }) => `arn:${template?.partition ?? reference.partition ?? 'aws'}:ecr:${region}:${accountId}:repository/${name}`),
    };
    return policyDocument(scope);
}
/** Each once; what lies in another registry (behind a custom endpoint) needs no right of IAM. */
function imageRepositories(sides, template) {
    const images = [
        template?.image ?? null,
        ...model/* SIDES */.BV.map((side) => {
            const origin = sides[side]?.origin;
            return origin?.kind === 'image' ? origin.uri : null;
        }),
    ];
    const found = images.flatMap((image) => (image === null ? [] : ((0,image_uri/* ecrRepository */.BK)(image) ?? [])));
    return [...new Map(found.map((each) => [JSON.stringify(each), each])).values()];
}
/** Every missing right in one problem, with the policy that has them all. */
function rightsProblem(missing, policy) {
    return `The credentials lack ${[...new Set(missing)].sort().join(', ')}. Give their role or user this policy:\n${JSON.stringify(policy, null, 2)}`;
}

// EXTERNAL MODULE: ./build/core/config/sides.js
var sides = __webpack_require__(47841);
// EXTERNAL MODULE: ./build/core/config/sources.js
var sources = __webpack_require__(37171);
;// CONCATENATED MODULE: ./build/aws/preflight/side-problems.js
/** What of a side AWS would refuse, or could not be measured, known before anything is created. */








/** What of a side's code does not fit the template or the region: known before anything is built or fetched. */
function codeProblems(sides, place) {
    return model/* SIDES */.BV.flatMap((side) => {
        const config = sides[side];
        if (config === null)
            return [];
        return (0,sources/* packageTypeOf */.eD)(config.origin, place.template.packageType) === 'Image'
            ? imageProblems(side, config, place)
            : programProblems(side, config, place);
    });
}
function imageProblems(side, { origin, overrides }, { endpoint, template }) {
    // Of an image that an input names, the configuration knew.
    if (origin.kind !== 'image')
        return (0,sides/* imageOverrideProblems */.uL)(side, overrides);
    if (endpoint !== null || (0,image_uri/* ecrRepository */.BK)(origin.uri)?.region === template.region)
        return [];
    const domain = template.partition === 'aws-cn' ? 'amazonaws.com.cn' : 'amazonaws.com';
    return [
        `${side}-image: ${origin.uri.text} is not in a private repository of Amazon ECR in ${template.region}, and Lambda takes images from nowhere else; push it there and name it as ACCOUNT.dkr.ecr.${template.region}.${domain}/REPOSITORY:TAG.`,
    ];
}
/** A package needs what an image, and so a template of an image, does not name. */
function programProblems(side, { overrides }, { template }) {
    const missing = ['runtime', 'handler'].filter((name) => (overrides[name] ?? template.settings[name]) === null);
    return missing.length === 0
        ? []
        : [
            `${side}-settings: ${missing.join(' and ')} missing: ${side} is a package, and the template is a container image, which names neither runtime nor handler. Add them, such as \`runtime: nodejs24.x\` and \`handler: index.handler\`, or give a ${side}-image.`,
        ];
}
/** Texts hold sizes and names, never a value of the environment. */
function plannedProblems(planned, { template }) {
    const problems = [];
    for (const side of model/* SIDES */.BV) {
        const settings = planned.settings[side];
        if (settings === null)
            continue;
        const refused = settings.runtime === null ? null : blockedRuntime(settings.runtime);
        if (refused !== null)
            problems.push(`${side}: ${refused}.`);
        const size = (0,aws_deployment/* environmentBytes */.lG)(settings.environment);
        if (size > quotas/* ENVIRONMENT_BYTES */.w0) {
            problems.push(`${side}-settings: the environment is ${size} of ${quotas/* ENVIRONMENT_BYTES */.w0} bytes with what it adds to the template's; make it smaller or set environment: none.`);
        }
        if (planned.forcing === 'tenant' && settings.snapStart) {
            problems.push(`forcing: tenant cannot be used with SnapStart, which ${side} has; leave forcing at version, or set snapstart: false in ${side}-settings.`);
        }
        if (planned.metric === 'restore' && !settings.snapStart) {
            problems.push(`metric: restore needs SnapStart, which ${side} does not have; choose total or init.`);
        }
        const tooLarge = unzippedProblem(side, settings, planned.unzippedBytes[side], template.layerBytes);
        if (tooLarge !== null)
            problems.push(tooLarge);
    }
    return problems;
}
/** Layers are known by their stored size only, so the sum is a lower bound. */
function unzippedProblem(side, { layers }, packageBytes, layerBytes) {
    if (packageBytes === null)
        return null;
    const parts = layers.flatMap((arn) => {
        const bytes = layerBytes[arn];
        return bytes === undefined ? [] : [{ name: arn.split(':').slice(-2).join(':'), bytes }];
    });
    const sum = packageBytes + parts.reduce((total, { bytes }) => total + bytes, 0);
    if (sum <= quotas/* UNZIPPED_BYTES */.eZ)
        return null;
    const shown = [{ name: 'package', bytes: packageBytes }, ...parts]
        .map(({ name, bytes: size }) => `${name} ${(0,units/* bytes */.ee)(size)}`)
        .join(' + ');
    return `${side}-package: at least ${(0,units/* bytes */.ee)(sum)} unpacked with its layers (${shown}); Lambda takes ${(0,units/* bytes */.ee)(quotas/* UNZIPPED_BYTES */.eZ)}. Make the package or a layer smaller.`;
}

;// CONCATENATED MODULE: ./build/aws/sweep.js
var sweep_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var sweep_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
async function sweep(connection, timings, { now, remove }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const control = sweep_addDisposableResource(env_1, openControl(connection, timings), false);
        const logGroups = sweep_addDisposableResource(env_1, (0,log_groups.openLogGroups)(connection), false);
        const { client } = control;
        let names;
        let groups;
        try {
            names = await temporaryNames(control);
        }
        catch (error) {
            throw lambdaFailure('list functions', connection.region, error, 'lambda:ListFunctions');
        }
        try {
            groups = (await logGroups.functionsWithGroup(lanes/* FUNCTION_PREFIX */._v)).filter(ownership/* isTemporaryName */.$W);
        }
        catch (error) {
            throw lambdaFailure('list log groups', connection.region, error, 'logs:DescribeLogGroups');
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
                        .call(() => client.send(new dist_cjs/* DeleteFunctionCommand */.Z3K({ FunctionName: name })), null)
                        .catch(missingIsFine);
                }
                else if (await exists(control, name))
                    return;
                await logGroups.remove(name);
            }
            catch (error) {
                left.push(leftBehind(name, connection.region, error).message);
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
        sweep_disposeResources(env_1);
    }
}
async function temporaryNames(control) {
    const names = [];
    let marker;
    do {
        const asked = marker === undefined ? {} : { Marker: marker };
        const page = await control.call(() => control.client.send(new dist_cjs/* ListFunctionsCommand */.xRr(asked)), null);
        for (const { FunctionName: name = '' } of page.Functions ?? [])
            if ((0,ownership/* isTemporaryName */.$W)(name))
                names.push(name);
        marker = page.NextMarker;
    } while (marker !== undefined);
    return names;
}
/** Whose it is; null when it is nobody's of us, or gone meanwhile. */
async function ownerNow(control, name) {
    try {
        const { Tags: tags } = await control.getFunction(() => control.client.send(new dist_cjs/* GetFunctionCommand */.YF5({ FunctionName: name })), null);
        return (0,ownership/* ownerOf */.bf)(name, tags);
    }
    catch (error) {
        if ((0,service_error/* isAbsent */.W0)((0,service_error/* serviceError */.cg)(error)))
            return null;
        throw lambdaFailure('read the tags', name, error, 'lambda:GetFunction and lambda:ListTags');
    }
}
/** A run may have made a function of the name since the functions were listed. */
async function exists(control, name) {
    return await control
        .getFunction(() => control.client.send(new dist_cjs/* GetFunctionCommand */.YF5({ FunctionName: name })), null)
        .then(() => true)
        .catch((error) => {
        missingIsFine(error);
        return false;
    });
}
function missingIsFine(error) {
    if (!(0,service_error/* isAbsent */.W0)((0,service_error/* serviceError */.cg)(error)))
        throw error;
}

;// CONCATENATED MODULE: ./build/aws/template/pinned-runtime.js
/**
 * Keeps all functions of a run on one runtime version. While AWS rolls a runtime out, two functions created in the same
 * minute can get different ones, and their difference would be blamed on the pull request.
 * Source: Lambda developer guide, "Runtime version updates".
 */




/**
 * Holds every function at the version that the template is held at. When that is none, or the runtime is another one, all
 * functions of a runtime follow the first of them.
 * @param templateRuntime the runtime that `pinnedArn` is a version of.
 */
function pinRuntimes(lambda, connection, deployments, template) {
    /** Runtime -> the version that its functions are held at. */
    const wanted = new Map();
    const { runtime: templateRuntime, pinnedArn } = template;
    if (templateRuntime !== null && pinnedArn !== null)
        wanted.set(templateRuntime, pinnedArn);
    const client = new dist_cjs/* LambdaClient */.Nox({ ...connection, maxAttempts: 5 });
    const runtimeOf = (side) => (0,aws_deployment/* deploymentOf */.PE)(deployments, side).settings.runtime;
    const pin = async (fn, signal) => {
        const runtime = runtimeOf(fn.side);
        // An image brings its runtime along.
        if (runtime === null)
            return;
        try {
            const { Configuration } = await client.send(new dist_cjs/* GetFunctionCommand */.YF5({ FunctionName: fn.name }), {
                abortSignal: signal,
            });
            const running = Configuration?.RuntimeVersionConfig?.RuntimeVersionArn;
            if (running === undefined)
                return;
            const arn = wanted.get(runtime) ?? running;
            wanted.set(runtime, arn);
            if (arn === running)
                return;
            await client.send(new dist_cjs/* PutRuntimeManagementConfigCommand */.kh$({
                FunctionName: fn.name,
                UpdateRuntimeOn: 'Manual',
                RuntimeVersionArn: arn,
            }), { abortSignal: signal });
        }
        catch (error) {
            if (error instanceof ports/* LambdaFailure */.y || signal.aborted)
                throw error;
            throw lambdaFailure(`hold ${fn.side} at the runtime version of the other functions`, fn, error);
        }
        await lambda.ready(fn, signal);
    };
    return {
        lambda: {
            ...lambda,
            async ready(fn, signal) {
                await lambda.ready(fn, signal);
                await pin(fn, signal);
            },
        },
        [Symbol.dispose]: () => client.destroy(),
        versionOf: (side) => wanted.get(deployments[side]?.settings.runtime ?? '') ?? null,
    };
}

// EXTERNAL MODULE: ./build/core/cost/estimate.js
var estimate = __webpack_require__(36862);
;// CONCATENATED MODULE: ./build/aws/timings.js

/**
 * GetFunction has a quota of its own, far above what a run asks.
 * @param waitMinutes the input `wait-minutes`.
 */
function awsTimings(waitMinutes) {
    return {
        callsPerSecond: estimate/* RUN_CALLS_PER_SECOND */.L$,
        pollMs: 300,
        pauseMs: 500,
        readyLimitMs: waitMinutes * 60_000,
        roleLimitMs: 60_000,
    };
}
/** The embedded engine has no quota and answers at once. */
const LOCAL_TIMINGS = {
    callsPerSecond: Number.POSITIVE_INFINITY,
    pollMs: 2,
    pauseMs: 5,
    readyLimitMs: 60_000,
    roleLimitMs: 1_000,
};
/**
 * How many requests may be under way: as many as asked for, but never more than half of what the account has left for
 * functions without a reservation, because the other half is production's.
 * @param unreserved UnreservedConcurrentExecutions of GetAccountSettings.
 */
function boundedConcurrency(asked, unreserved) {
    return Math.max(1, Math.min(asked, Math.floor(unreserved / 2)));
}

;// CONCATENATED MODULE: ./build/aws/adapter.js
/** What a run uses of AWS, in one place: importing it loads the AWS SDK, so only a run that gets that far does. */
















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
/* harmony import */ var _service_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28054);
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
                if (!(0,_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .isResourceNotFound */ .SH)((0,_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceError */ .cg)(error)))
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
/* harmony export */   SH: () => (/* binding */ isResourceNotFound),
/* harmony export */   W0: () => (/* binding */ isAbsent),
/* harmony export */   _d: () => (/* binding */ isExpired),
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
/** The service knows nothing of that name. */
function isResourceNotFound({ name }) {
    return name === 'ResourceNotFoundException';
}
/** The same, or a bare 404 as an emulator may answer: there is nothing to wait for or to delete. */
function isAbsent(error) {
    return isResourceNotFound(error) || error.status === 404;
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

/***/ 25673:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ap: () => (/* binding */ msNumber),
/* harmony export */   E9: () => (/* binding */ dollars),
/* harmony export */   Et: () => (/* binding */ isNumber),
/* harmony export */   Fw: () => (/* binding */ signedMs),
/* harmony export */   Ho: () => (/* binding */ roughPercent),
/* harmony export */   MK: () => (/* binding */ NBSP),
/* harmony export */   Rc: () => (/* binding */ level),
/* harmony export */   TP: () => (/* binding */ tenths),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   VU: () => (/* binding */ signedTenths),
/* harmony export */   Wf: () => (/* binding */ rounded),
/* harmony export */   Zm: () => (/* binding */ tier),
/* harmony export */   Zu: () => (/* binding */ fixed),
/* harmony export */   e0: () => (/* binding */ exact),
/* harmony export */   ee: () => (/* binding */ bytes),
/* harmony export */   iN: () => (/* binding */ percentDecimals),
/* harmony export */   n: () => (/* binding */ shiftDecimals),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   wu: () => (/* binding */ signedPercent),
/* harmony export */   x3: () => (/* binding */ NONE),
/* harmony export */   zD: () => (/* binding */ grouped)
/* harmony export */ });
/* unused harmony export ms */
/**
 * The one place where numbers become words, for renderers and for errors of adapters alike. Independent of the locale; a
 * typographic minus sign; a value that rounds to zero has no sign; whatever is not a finite number is a dash, so that
 * nobody can print `NaN` or `Infinity`.
 */
/** Shown where there is no number. */
const NONE = '–';
/** Keeps a number and its unit on one line. */
const NBSP = '\u00a0';
const MINUS = '\u2212';
/** Fixed decimals; never an exponent, never `-0`. */
function fixed(value, decimals, signed) {
    if (!Number.isFinite(value))
        return NONE;
    const digits = Math.abs(value).toFixed(decimals);
    if (Number(digits) === 0)
        return digits;
    return `${value < 0 ? MINUS : signed ? '+' : ''}${digits}`;
}
function isNumber(value) {
    return value !== null && Number.isFinite(value);
}
/** Three to four significant digits, so that 41.3 and 252 and 1034 are all as exact as a reader needs. */
function threeDigits(value) {
    const size = Math.abs(value);
    return size < 9.995 ? 2 : size < 99.95 ? 1 : 0;
}
/** Decimals of a difference of times, which gets one digit less: its last digit is noise. */
function shiftDecimals(value) {
    const size = Math.abs(value);
    return size < 0.95 ? 2 : size < 9.95 ? 1 : 0;
}
/** Decimals of a change in percent. */
function percentDecimals(value) {
    return Math.abs(value) < 99.95 ? 1 : 0;
}
/** A time without its unit, in milliseconds: `41.3`. */
function msNumber(value) {
    return isNumber(value) ? fixed(value, threeDigits(value), false) : NONE;
}
/** A time: `252 ms`. */
function ms(value) {
    return isNumber(value) ? `${msNumber(value)}${NBSP}ms` : NONE;
}
/** A difference of times: `+61 ms`. */
function signedMs(value) {
    return isNumber(value) ? `${fixed(value, shiftDecimals(value), true)}${NBSP}ms` : NONE;
}
/** A change: `+24.1 %`. `value` is in percent. */
function signedPercent(value) {
    return isNumber(value) ? `${fixed(value, percentDecimals(value), true)}${NBSP}%` : NONE;
}
/** A number that the user gave, as short as it is exact: `10`, `12.5`. */
function exact(value) {
    if (!Number.isFinite(value))
        return NONE;
    return fixed(value, Math.min(6, decimalsOf(value)), false);
}
function decimalsOf(value) {
    for (let decimals = 0; decimals < 6; decimals += 1) {
        if (Number(value.toFixed(decimals)) === value)
            return decimals;
    }
    return 6;
}
/** A number of a sentence, with one decimal: `60.8`. */
function tenths(value) {
    return fixed(value, 1, false);
}
/** The same with its direction: `+60.8`. */
function signedTenths(value) {
    return fixed(value, 1, true);
}
/** A number that was computed, at most two decimals and none that are zero: `10`, `24.39`. */
function rounded(value) {
    return exact(Number(value.toFixed(2)));
}
/** A limit in percent that follows from one in milliseconds: `+24 %`, `+4.9 %`. */
function roughPercent(value) {
    return isNumber(value) ? `${fixed(value, Math.abs(value) < 9.95 ? 1 : 0, true)}${NBSP}%` : NONE;
}
/** A level such as 0.95 or 0.98333: `95 %`, `98.3 %`. */
function level(value) {
    return `${exact(Number((value * 100).toFixed(1)))}${NBSP}%`;
}
/** Seconds as people say them: `48 s`, `4 min 12 s`, `1 h 5 min`. */
function duration(seconds) {
    if (!Number.isFinite(seconds))
        return NONE;
    const whole = Math.max(0, Math.round(seconds));
    if (whole < 60)
        return `${whole}${NBSP}s`;
    if (whole < 3600)
        return `${Math.floor(whole / 60)}${NBSP}min ${whole % 60}${NBSP}s`;
    return `${Math.floor(whole / 3600)}${NBSP}h ${Math.floor((whole % 3600) / 60)}${NBSP}min`;
}
/** From the smallest. */
const BINARY_UNITS = ['KiB', 'MiB', 'GiB'];
/**
 * A size, in units of 1,024: `512 bytes`, `12.3 KiB`, `50.0 MiB`. Lambda's limits are such units, although AWS writes
 * MB: its "50 MB" of a zip file are 52,428,800 bytes (Lambda developer guide, "Lambda quotas").
 */
function bytes(value) {
    if (!Number.isFinite(value))
        return NONE;
    let [size, unit] = [value, 'bytes'];
    for (const larger of BINARY_UNITS) {
        if (size < 1_024)
            break;
        [size, unit] = [size / 1_024, larger];
    }
    return `${fixed(size, unit === 'bytes' ? 0 : threeDigits(size), false)}${NBSP}${unit}`;
}
/** A whole number that must be exact, in groups of three digits: `52,428,800`. */
function grouped(value) {
    return value.toFixed(0).replace(/\B(?=(\d{3})+$)/g, ',');
}
/** A memory tier: `1024 MB`, which is how AWS labels the units of 1,048,576 bytes that a function's memory is set in. */
function tier(mb) {
    return `${exact(mb)}${NBSP}MB`;
}
/** `1 start`, `3 starts`. */
function count(n, one, many = `${one}s`) {
    return `${exact(n)} ${n === 1 ? one : many}`;
}
/** US dollars: `$0.0021`, `$1.24`. */
function dollars(value) {
    return isNumber(value) ? `$${value.toFixed(value < 0.01 ? 4 : 2)}` : NONE;
}


/***/ })

};
