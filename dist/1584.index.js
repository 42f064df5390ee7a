export const id = 1584;
export const ids = [1584];
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
