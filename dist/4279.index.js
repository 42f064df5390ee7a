export const id = 4279;
export const ids = [4279,1584];
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

/***/ 94279:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  connectLambda: () => (/* binding */ connectLambda)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./node_modules/@aws-sdk/client-lambda/dist-cjs/index.js
var dist_cjs = __webpack_require__(71696);
// EXTERNAL MODULE: ./build/aws/control.js + 2 modules
var aws_control = __webpack_require__(1584);
// EXTERNAL MODULE: ./build/aws/deployment.js
var aws_deployment = __webpack_require__(74155);
// EXTERNAL MODULE: ./build/aws/failure.js
var failure = __webpack_require__(31912);
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

// EXTERNAL MODULE: ./build/aws/service-error.js
var service_error = __webpack_require__(28054);
;// CONCATENATED MODULE: ./build/aws/invocation.js




/** A version that was just published may be unknown to the part of Lambda that invokes. */
const UNKNOWN_VERSION_LIMIT_MS = 5_000;
/**
 * One request, sent again only while Lambda says that it did not start it.
 * @param invoker a client that tries once: a retried invoke would find the environment of the first one warm.
 * @throws what the SDK throws for an error that ends the run (no permission, no such version).
 */
async function sendInvoke(invoker, request, pace, signal) {
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
            await (0,promises_.setTimeout)(pace.pollMs, undefined, { signal });
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
// EXTERNAL MODULE: ./build/aws/ownership.js
var ownership = __webpack_require__(43427);
// EXTERNAL MODULE: ./build/core/model.js
var model = __webpack_require__(71295);
// EXTERNAL MODULE: ./build/gate/ports.js
var ports = __webpack_require__(38450);
;// CONCATENATED MODULE: ./build/aws/side-code.js
/** Which code the functions of each side really have, as Lambda says. All functions of a side must have the same. */


function sideCode(deployments) {
    const known = new Map();
    for (const side of model/* SIDES */.B) {
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
/** A change of a zip function takes 1 to 3 s; images, VPCs and snapshots take minutes and are looked at less often. */
const EAGER_LOOKS = 25;
const LONGEST_POLLS = 10;
/**
 * Looks at a function until it is Active and its last update is done. An own loop and not the SDK's waiter, which takes
 * every error (a missing permission, say) for "not yet" and runs into its time limit. GetFunction, and not
 * GetFunctionConfiguration, because it has a quota of its own (100 per second).
 * Source: Lambda developer guide, "Lambda function states".
 * @param look one GetFunction; its errors end the waiting, but for a function that is not known yet.
 * @throws LambdaFailure when the function can never become ready, or not within the limit.
 */
async function waitUntilReady(fn, look, pace, signal) {
    const begunMs = performance.now();
    for (let looks = 1;; looks += 1) {
        const seen = await lookOrNull(look, performance.now() - begunMs);
        if (seen?.State === 'Failed')
            throw notReady(fn, 'cannot run', seen);
        if (seen?.LastUpdateStatus === 'Failed')
            throw notReady(fn, 'cannot be updated', seen);
        // A function that was only created carries no LastUpdateStatus; "Creating" is a reason, not a status.
        if (seen?.State === 'Active' && seen.LastUpdateStatus !== 'InProgress')
            return;
        if (performance.now() - begunMs > pace.readyLimitMs) {
            throw notReady(fn, `was not ready after ${Math.round(pace.readyLimitMs / 60_000)} minutes`, seen);
        }
        const slower = Math.min(LONGEST_POLLS, Math.max(1, looks - EAGER_LOOKS));
        await (0,promises_.setTimeout)(pace.pollMs * slower, undefined, { signal });
    }
}
async function lookOrNull(look, sinceMs) {
    try {
        return await look();
    }
    catch (error) {
        if ((0,service_error/* isMissing */.b2)((0,service_error/* serviceError */.cg)(error)) && sinceMs < UNKNOWN_LIMIT_MS)
            return null;
        throw error;
    }
}
/** Advice by the reason code that Lambda gives. */
const ADVICE = {
    InvalidImage: 'build the image with one manifest (docker buildx: provenance off)',
    ImageAccessDenied: 'let Lambda pull from the repository (ecr:BatchGetImage, ecr:GetDownloadUrlForLayer in its policy)',
    EniLimitExceeded: 'the VPC has no network interface left: delete unused ones or ask for more',
    SubnetOutOfIPAddresses: 'the subnets have no address left',
};
function notReady(fn, what, seen) {
    const code = seen?.StateReasonCode ?? seen?.LastUpdateStatusReasonCode;
    const reason = seen?.StateReason ?? seen?.LastUpdateStatusReason;
    const details = [code, reason, code === undefined ? undefined : ADVICE[code]].filter((part) => part !== undefined);
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
function connectLambda(connection, deployments, { payload, pace, ledger, owner, say, limiter }) {
    const control = (0,aws_control.openControl)(connection, pace, limiter);
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
        const answer = await control.look(() => client.send(new dist_cjs/* GetFunctionCommand */.YF5(asked), { abortSignal: signal }), signal);
        code.note(fn.side, answer.Configuration?.CodeSha256);
        return answer.Configuration ?? {};
    }, pace, signal);
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
                throw (0,failure/* lambdaFailure */.Up)(`create the temporary function of ${fn.side} at ${fn.cell.tierMb} MB`, fn, error, 'lambda:CreateFunction (with iam:PassRole on its role, and lambda:TagResource)');
            }
            code.note(fn.side, codeSha256);
        },
        async ready(fn, signal) {
            try {
                await ready(fn, null, signal);
            }
            catch (error) {
                throw (0,failure/* lambdaFailure */.Up)('see whether the temporary function is ready', fn, error, 'lambda:GetFunction');
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
                throw (0,failure/* lambdaFailure */.Up)(`publish a fresh version of ${fn.side} at ${fn.cell.tierMb} MB`, fn, error, 'lambda:UpdateFunctionConfiguration, lambda:GetFunction and lambda:PublishVersion');
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
                return await sendInvoke(invoker, request, pace, signal);
            }
            catch (error) {
                throw (0,failure/* lambdaFailure */.Up)(`invoke ${fn.side} at ${fn.cell.tierMb} MB`, fn, error, 'lambda:InvokeFunction');
            }
        },
        async findReport(fn, requestId, sentAt, signal) {
            finder ??= Promise.all(/* import() */[__webpack_require__.e(303), __webpack_require__.e(7152)]).then(__webpack_require__.bind(__webpack_require__, 7152)).then(({ openReportFinder }) => openReportFinder((0,logs_connection/* logsConnection */.A)(connection), {
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
                logGroups ??= Promise.all(/* import() */[__webpack_require__.e(303), __webpack_require__.e(3693)]).then(__webpack_require__.bind(__webpack_require__, 93693)).then(({ openLogGroups }) => openLogGroups(connection));
                await (await logGroups).remove(fn.name);
                if (sure)
                    ledger.gone(fn.name);
            }
            catch (error) {
                throw (0,failure/* leftBehind */.aU)(fn.name, connection.region, error);
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
    async function deleteFunction(name, lookAgainMs) {
        const untilMs = performance.now() + lookAgainMs;
        for (;;) {
            try {
                await control.call(() => client.send(new dist_cjs/* DeleteFunctionCommand */.Z3K({ FunctionName: name })), null);
                return true;
            }
            catch (error) {
                if (!(0,service_error/* isMissing */.b2)((0,service_error/* serviceError */.cg)(error)))
                    throw error;
                if (performance.now() >= untilMs)
                    return lookAgainMs === 0;
                await (0,promises_.setTimeout)(Math.max(pace.pollMs, 100));
            }
        }
    }
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


/***/ })

};
