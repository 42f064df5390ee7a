export const id = 773;
export const ids = [773,552,626];
export const modules = {

/***/ 59038:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ COMMENT_STATE),
/* harmony export */   W: () => (/* binding */ endLeftComment)
/* harmony export */ });
/* harmony import */ var _core_config_reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46878);
/* harmony import */ var _core_config_telling_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80080);
/* harmony import */ var _github_output_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59357);
/* harmony import */ var _github_workflow_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58841);
/* harmony import */ var _annotate_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95503);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7126);
/** The comment that a main step began and did not end, because it was cancelled, killed, or could not run. */






/** Name of the state: `open` from before the first comment on, `closed` after the last. */
const COMMENT_STATE = 'comment';
/**
 * For the post step: where the main step left "measuring", it is replaced.
 * @returns whether there was such a comment.
 */
async function endLeftComment() {
    if ((0,_github_output_js__WEBPACK_IMPORTED_MODULE_1__/* .readState */ .un)(COMMENT_STATE) !== 'open')
        return false;
    const { RunComment } = await Promise.all(/* import() */[__webpack_require__.e(413), __webpack_require__.e(552)]).then(__webpack_require__.bind(__webpack_require__, 4552));
    // Read from the inputs again, not from the state, which other code of the job can write.
    const telling = (0,_core_config_telling_js__WEBPACK_IMPORTED_MODULE_4__/* .readTelling */ .o)((0,_core_config_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .inputReader */ .c)((0,_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .actionInputs */ .e)(process.env)));
    const { commentId, annotation } = await new RunComment(telling, (0,_github_workflow_run_js__WEBPACK_IMPORTED_MODULE_2__/* .readWorkflowRun */ .hO)(process.env)).unfinished();
    // What keeps a job from commenting at all is no news of the post step.
    if (annotation?.level === 'warning')
        (0,_annotate_js__WEBPACK_IMPORTED_MODULE_5__/* .annotate */ .f)([annotation]);
    return commentId !== null;
}


/***/ }),

/***/ 4552:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  RunComment: () => (/* binding */ RunComment)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./node_modules/@actions/github/lib/github.js + 22 modules
var github = __webpack_require__(92413);
;// CONCATENATED MODULE: ./build/github/github-failure.js
/**
 * What went wrong with a request to GitHub, in kinds that differ in what the user must do. Several of them share the
 * status 403 and are told apart by headers and message, never by the status alone.
 * https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api
 */
/** A request that failed, classified. Everything else that is thrown is a defect. */
class GitHubFailure extends Error {
    name = 'GitHubFailure';
    failure;
    constructor(failure, options) {
        super(`GitHub: ${failure.kind}: ${failure.said}`, options);
        this.failure = failure;
    }
}
/**
 * @param error what octokit threw: a `RequestError` with a response, or without one when none came
 * @param nowMs Unix time, to turn the reset of the rate limit into a wait
 */
function classify(error, nowMs) {
    const response = responseOf(error);
    if (response === null) {
        const said = oneLine(error instanceof Error ? error.message : 'no response');
        return { kind: 'network', status: null, said, retryable: true, waitMs: null };
    }
    const { status } = response;
    const said = oneLine(messageOf(response.data) ?? `status ${status}`);
    const wait = waitOf(response, nowMs);
    const as = (kind, retryable = false, waitMs = null) => ({
        kind,
        status,
        said,
        retryable,
        waitMs,
    });
    if (status >= 500)
        return as('server-error', true, wait.retryAfterMs);
    if (status === 401)
        return as('bad-token');
    if (status === 404 || status === 410)
        return as('not-found');
    if (status !== 403 && status !== 429)
        return as('refused');
    // The order matters: a secondary limit can come with remaining > 0, a primary one without Retry-After.
    if (wait.retryAfterMs !== null || /secondary rate limit|abuse detection/i.test(said)) {
        return as('secondary-rate-limit', true, wait.retryAfterMs ?? 60_000);
    }
    if (wait.resetMs !== null)
        return as('rate-limit', true, wait.resetMs);
    if (status === 429)
        return as('rate-limit', true, 60_000);
    if (/\block(ed)?\b/i.test(said))
        return as('locked');
    return as(/not accessible|must have|permission/i.test(said) ? 'missing-permission' : 'refused');
}
function responseOf(error) {
    if (typeof error !== 'object' || error === null)
        return null;
    const response = Reflect.get(error, 'response');
    if (typeof response !== 'object' || response === null)
        return null;
    const headers = Reflect.get(response, 'headers');
    return {
        status: Number(Reflect.get(response, 'status')),
        headers: typeof headers === 'object' && headers !== null ? { ...headers } : {},
        data: Reflect.get(response, 'data'),
    };
}
/** The message and the first detailed error, as in `Validation Failed: Body is too long`. */
function messageOf(data) {
    if (typeof data !== 'object' || data === null)
        return null;
    const message = Reflect.get(data, 'message');
    const errors = Reflect.get(data, 'errors');
    const first = Array.isArray(errors) ? errors[0] : undefined;
    const detail = typeof first === 'object' && first !== null ? Reflect.get(first, 'message') : undefined;
    const parts = [message, detail].filter((part) => typeof part === 'string');
    return parts.length === 0 ? null : parts.join(': ');
}
function waitOf({ headers }, nowMs) {
    const seconds = (name) => {
        const value = headers[name];
        return typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : null;
    };
    const retryAfter = seconds('retry-after');
    const reset = seconds('x-ratelimit-reset');
    return {
        retryAfterMs: retryAfter === null ? null : retryAfter * 1_000,
        // One second more, because the reset is given in whole seconds.
        resetMs: seconds('x-ratelimit-remaining') === 0 && reset !== null
            ? Math.max(0, reset * 1_000 - nowMs) + 1_000
            : null,
    };
}
function oneLine(text) {
    return text
        .replaceAll(/[\s\p{Cc}]+/gu, ' ')
        .trim()
        .slice(0, 200);
}

;// CONCATENATED MODULE: ./build/github/client.js
/**
 * The few requests to GitHub that the gate makes, each failing as a `GitHubFailure`. GitHub Enterprise Server is
 * reached through its API URL; proxies are what @actions/github does with HTTPS_PROXY and NO_PROXY.
 */


const ATTEMPTS = 5;
/** Makes a client. Nothing is sent before the first call. */
function connect(options) {
    const { now, sleep, log, signal, requestTimeoutMs = 30_000, maxWaitMs = 180_000 } = options;
    const octokit = (0,github/* getOctokit */.Q)(options.token, { baseUrl: options.apiUrl.replace(/\/+$/, '') });
    octokit.hook.before('request', (request) => {
        const timeout = AbortSignal.timeout(requestTimeoutMs);
        request.request.signal = signal === undefined ? timeout : AbortSignal.any([timeout, signal]);
    });
    async function classified(request) {
        try {
            return await request();
        }
        catch (error) {
            throw new GitHubFailure(isAborted() ? interrupted() : classify(error, now()), { cause: error });
        }
    }
    const isAborted = () => signal?.aborted === true;
    const interrupted = () => ({
        kind: 'interrupted',
        status: null,
        said: 'the job was cancelled',
        retryable: false,
        waitMs: null,
    });
    /** A wait that a cancelled job cuts short, whether `sleep` then resolves or rejects. */
    const pause = (ms) => classified(() => sleep(ms));
    return {
        pause,
        /**
         * Does a task of several requests, and does it again from its start when it fails for a reason that passes:
         * after a wait the world may have changed, and a request whose answer was lost may have been done.
         * The task must therefore be safe to repeat.
         * @throws GitHubFailure when it fails for good, after 5 attempts, or when the wait asked for is too long.
         */
        async persistently(label, task) {
            let waitedMs = 0;
            for (let attempt = 1;; attempt += 1) {
                try {
                    return await task();
                }
                catch (error) {
                    if (!(error instanceof GitHubFailure) || !error.failure.retryable)
                        throw error;
                    const waitMs = error.failure.waitMs ?? 1_000 * 2 ** (attempt - 1);
                    if (attempt === ATTEMPTS || waitedMs + waitMs > maxWaitMs)
                        throw error;
                    log(`${label}: attempt ${attempt} of ${ATTEMPTS} failed (${error.failure.kind}); next in ${Math.ceil(waitMs / 1_000)} s`);
                    await pause(waitMs);
                    waitedMs += waitMs;
                }
            }
        },
        /** All comments of a pull request that `isWanted`, oldest first, from all pages. */
        async listComments(at, isWanted) {
            const { owner, repo, pullRequest: issue_number } = at;
            const comments = await classified(() => octokit.paginate(octokit.rest.issues.listComments, { owner, repo, issue_number, per_page: 100 }, (page) => page.data.map(asComment).filter(isWanted)));
            return comments.toSorted((a, b) => a.id - b.id);
        },
        async createComment(at, body) {
            const { owner, repo, pullRequest: issue_number } = at;
            const { data } = await classified(() => octokit.rest.issues.createComment({ owner, repo, issue_number, body }));
            return asComment(data);
        },
        async updateComment({ owner, repo }, id, body) {
            const { data } = await classified(() => octokit.rest.issues.updateComment({ owner, repo, comment_id: id, body }));
            return asComment(data);
        },
        /** A comment that is already gone counts as deleted. */
        async deleteComment({ owner, repo }, id) {
            try {
                await classified(() => octokit.rest.issues.deleteComment({ owner, repo, comment_id: id }));
            }
            catch (error) {
                if (!(error instanceof GitHubFailure) || error.failure.kind !== 'not-found')
                    throw error;
            }
        },
        /** The commit at the tip of a pull request now. */
        async headOf(at) {
            const { owner, repo, pullRequest: pull_number } = at;
            const { data } = await classified(() => octokit.rest.pulls.get({ owner, repo, pull_number }));
            return data.head.sha;
        },
        /**
         * Open pull requests from a branch of an owner. GitHub ignores a filter that it does not understand and then
         * lists all of them: check what comes back.
         */
        async openPullRequests({ owner, repo }, headOwner, headBranch) {
            const head = `${headOwner}:${headBranch}`;
            const pulls = await classified(() => octokit.paginate(octokit.rest.pulls.list, { owner, repo, state: 'open', head, per_page: 100 }));
            return pulls.map((pull) => ({
                number: pull.number,
                headSha: pull.head.sha,
                headRepositoryId: pull.head.repo?.id ?? null,
            }));
        },
        /**
         * The login that our comments carry. GraphQL answers it for every kind of token, with the `[bot]` that REST
         * shows too; GET /user knows only people's tokens and answers an installation (GITHUB_TOKEN is one) with 403.
         */
        async ownLogin() {
            const { viewer } = await classified(() => octokit.graphql('query { viewer { login } }'));
            return viewer.login;
        },
    };
}
function asComment(comment) {
    return {
        id: comment.id,
        url: comment.html_url,
        body: comment.body ?? '',
        author: comment.user?.login ?? '',
    };
}

// EXTERNAL MODULE: ./build/github/output.js
var output = __webpack_require__(59357);
// EXTERNAL MODULE: ./build/core/quotas.js
var quotas = __webpack_require__(50449);
;// CONCATENATED MODULE: ./build/github/comment-warning.js
const HAS_SUMMARY = 'The whole report is in the job summary, and the check is not affected.';
function adviseOn(failure, target) {
    const on = `The comment on pull request #${target.pullRequest} was not posted`;
    const as = (message, fix) => ({ kind: failure.kind, message, fix });
    switch (failure.kind) {
        case 'missing-permission':
            return target.fromFork
                ? {
                    kind: 'read-only-token',
                    message: `${on}: on a pull request from a fork GitHub gives the workflow a token that can only read.`,
                    fix: `Nothing is wrong here. To comment on such pull requests too, post from a second workflow on workflow_run (docs/github-events.md). ${HAS_SUMMARY}`,
                }
                : as(`${on}: the token may not write to pull requests (GitHub: ${failure.said}).`, 'Add `permissions: pull-requests: write` to the job, or give the token in github-token the repository permission "Pull requests: write".');
        case 'locked':
            return as(`${on}: its conversation is locked.`, `Unlock it, or set comment: never. ${HAS_SUMMARY}`);
        case 'secondary-rate-limit':
            return as(`${on}: GitHub's limit against many writes in a short time did not lift${comment_warning_waitOf(failure)}.`, `Run the job again later; many jobs that comment at once make this likely. ${HAS_SUMMARY}`);
        case 'rate-limit':
            return as(`${on}: the token has used up its requests${comment_warning_waitOf(failure)}.`, `Run the job again later, or give github-token a token of its own. ${HAS_SUMMARY}`);
        case 'bad-token':
            return as(`${on}: GitHub does not accept the token (GitHub: ${failure.said}).`, "Leave github-token out to use the job's own token, or renew the one you give.");
        case 'not-found':
            return as(`${on}: there is no such pull request in this repository, or the token may not see it.`, 'Check the pull-request input; a token in github-token must have access to this repository.');
        case 'server-error':
            return as(`${on}: GitHub answered ${failure.status ?? 'with an error'} again and again.`, `Run the job again when https://www.githubstatus.com shows no incident. ${HAS_SUMMARY}`);
        case 'network':
            return as(`${on}: GitHub could not be reached (${failure.said}).`, 'Check that the runner reaches GITHUB_API_URL, and HTTPS_PROXY and NO_PROXY where it needs a proxy.');
        case 'interrupted':
            return as(`${on}: the job was cancelled.`, 'Nothing to do.');
        case 'refused':
            return as(`${on}: GitHub refused it (status ${failure.status ?? 'unknown'}: ${failure.said}).`, HAS_SUMMARY);
    }
}
function tooLong(length, limit) {
    return {
        kind: 'too-long',
        message: `The comment was not posted: it has ${length} characters and GitHub takes ${limit}.`,
        fix: `This is a defect of Cold Start Gate, which cuts a report to size: please report it. ${HAS_SUMMARY}`,
    };
}
function comment_warning_waitOf({ waitMs }) {
    return waitMs === null ? '' : ` (it asks to wait ${Math.ceil(waitMs / 1_000)} s)`;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/github/marker.js
/**
 * The first line of a comment of ours: invisible, and the only thing by which it is found again. Nothing that a
 * report shows (labels, branch names, function output) can get into that line: the key is hashed, the rest are
 * numbers, a commit id and a word. A marker anywhere else than in the first line is text.
 */

const FORM = /^<!-- cold-start-gate:v1 key=([0-9a-f]{32}) head=([0-9a-f]{40,64}) run=(\d{1,15})\.(\d{1,6}) state=(measuring|cancelled|done) -->$/;
/** Within a run a later state never gives way to an earlier one. */
const STATES = ['measuring', 'cancelled', 'done'];
/** Hashed so that every key fits and none can end the HTML comment. */
function hashKey(key) {
    return (0,external_node_crypto_.createHash)('sha256').update(key).digest('hex').slice(0, 32);
}
function writeMarker(marker) {
    const { keyHash, headSha, runId, runAttempt, state } = marker;
    return `<!-- cold-start-gate:v1 key=${keyHash} head=${headSha} run=${runId}.${runAttempt} state=${state} -->`;
}
/** The marker of a comment's body, or null when the first line is anything else. */
function readMarker(body) {
    const [firstLine = ''] = body.split(/\r?\n/, 1);
    const [, keyHash, headSha, runId, runAttempt, state] = FORM.exec(firstLine) ?? [];
    const known = STATES.find((word) => word === state);
    if (keyHash === undefined || headSha === undefined || known === undefined)
        return null;
    return { keyHash, headSha, runId: Number(runId), runAttempt: Number(runAttempt), state: known };
}
/**
 * Positive when `a` is newer than `b`, 0 when neither is. What speaks of the commit that the pull request is at wins;
 * otherwise the later run, which GitHub numbers upwards, then its later attempt. The run alone would not do: in a
 * workflow_run the slow run of an old commit can start the later second workflow.
 * @param currentHead the tip of the pull request, or null when it is not known
 */
function compareAge(a, b, currentHead) {
    if (a.headSha !== b.headSha) {
        if (a.headSha === currentHead)
            return 1;
        if (b.headSha === currentHead)
            return -1;
    }
    return (a.runId - b.runId || a.runAttempt - b.runAttempt || STATES.indexOf(a.state) - STATES.indexOf(b.state));
}
function isSameRun(a, b) {
    return a.runId === b.runId && a.runAttempt === b.runAttempt;
}

;// CONCATENATED MODULE: ./build/github/publish-comment.js
/**
 * One comment per key on a pull request: found again on whatever page it is, updated in place, and never taken from a
 * newer run by an older one. A comment that cannot be posted is a warning; it changes no verdict and throws nothing.
 */




/** Room for our first line (about 160 characters). */
const MARKER_ROOM = 256;
/** How long a body may be for `publishComment`, in UTF-16 units (never fewer than characters). */
const COMMENT_BODY_LIMIT = quotas/* COMMENT_CHARACTERS */.db - MARKER_ROOM;
/** What GITHUB_TOKEN posts as, on github.com and on GitHub Enterprise Server. */
const ACTIONS_LOGIN = 'github-actions[bot]';
/** Longer than a run of ours needs between reading a comment and writing it. */
const SETTLE_MS = 2_000;
const SETTLE_ROUNDS = 3;
/**
 * Publishes one state of one key. Waits and retries as the client was told.
 * `measuring` starts a comment (not with `on-change`); `cancelled` only replaces the `measuring` of its own run.
 */
async function publishComment(client, request) {
    if (request.mode === 'never')
        return { posted: false, reason: 'never', warning: null };
    const marker = {
        keyHash: hashKey(request.key),
        headSha: request.headSha,
        runId: request.runId,
        runAttempt: request.runAttempt,
        state: request.state,
    };
    if (request.body.length > COMMENT_BODY_LIMIT) {
        return { posted: false, reason: 'failed', warning: tooLong(request.body.length, COMMENT_BODY_LIMIT) };
    }
    const publication = new Publication(client, request, marker);
    try {
        return await client.persistently(`comment on pull request #${request.pullRequest}`, () => publication.attempt());
    }
    catch (error) {
        if (!(error instanceof GitHubFailure))
            throw error;
        const warning = adviseOn(error.failure, request);
        return publication.written === null
            ? { posted: false, reason: 'failed', warning }
            : { ...publication.written, warning };
    }
}
/** One call of `publishComment`: every attempt reads the pull request anew and remembers only what it wrote. */
class Publication {
    #client;
    #request;
    #marker;
    #body;
    /** The comment as this call left it, also when a later step failed. */
    written = null;
    constructor(client, request, marker) {
        this.#client = client;
        this.#request = request;
        this.#marker = marker;
        this.#body = `${writeMarker(marker)}\n${request.body}`;
    }
    async attempt() {
        const found = await this.#ours();
        const [oldest] = found;
        if (oldest === undefined)
            return this.#create();
        const currentHead = await this.#currentHead(found);
        const isOurRun = found.some((comment) => isSameRun(comment.marker, this.#marker));
        if (found.some((comment) => compareAge(comment.marker, this.#marker, currentHead) > 0)) {
            return { posted: false, reason: 'newer-run', warning: null };
        }
        if (this.#marker.state === 'cancelled' && !isOurRun) {
            return { posted: false, reason: 'nothing-to-tell', warning: null };
        }
        const isUnchanged = found.length === 1 && oldest.body === this.#body;
        const comment = isUnchanged ? oldest : await this.#update(oldest);
        this.#remember(isUnchanged ? 'unchanged' : 'updated', comment);
        // A run that was about to write when it was overtaken is let finish first, so that its text is seen and replaced.
        if (!isOurRun)
            await this.#client.pause(SETTLE_MS);
        return this.#settle(comment);
    }
    async #create() {
        const { mode, changed, state } = this.#request;
        const hasNews = mode === 'always' || (changed && state === 'done');
        if (!hasNews || state === 'cancelled') {
            return { posted: false, reason: 'nothing-to-tell', warning: null };
        }
        const comment = await this.#client.createComment(this.#request, this.#body);
        this.#remember('created', comment);
        return this.#settle(comment);
    }
    /**
     * Two runs can both find nothing and both create, and one can overwrite the other between its reading and its
     * writing: GitHub has no conditional write. So everyone looks again afterwards and does the same by the same rule,
     * until there is nothing left to do: the oldest comment stays and gets the newest text, the younger ones go.
     */
    async #settle(mine) {
        const written = { ...mine, body: this.#body, marker: this.#marker };
        let result = this.#remember('updated', mine);
        for (let round = 1; round <= SETTLE_ROUNDS; round += 1) {
            const listed = await this.#ours(mine.author);
            // What we wrote may not be listed yet, or may be gone into an older comment already.
            const candidates = [...listed, written];
            const currentHead = await this.#currentHead(candidates);
            const newest = candidates.reduce((best, comment) => compareAge(comment.marker, best.marker, currentHead) > 0 ? comment : best);
            const [kept = written, ...younger] = listed;
            const isStale = compareAge(newest.marker, kept.marker, currentHead) > 0;
            if (isStale)
                await this.#client.updateComment(this.#request, kept.id, newest.body);
            for (const comment of younger)
                await this.#client.deleteComment(this.#request, comment.id);
            result = this.#remember('updated', kept);
            if (!isStale && younger.length === 0)
                break;
            await this.#client.pause(SETTLE_MS);
        }
        return result;
    }
    #update(comment) {
        return this.#client.updateComment(this.#request, comment.id, this.#body);
    }
    /** What this call did first is what it did: later attempts and the clean-up only bring that about. */
    #remember(did, comment) {
        const action = this.written?.action ?? did;
        this.written = { posted: true, action, commentId: comment.id, url: comment.url, warning: null };
        return this.written;
    }
    /**
     * Comments with our key that we wrote ourselves. A marker can be copied by anyone who comments, so the author must be
     * ours too. Before we have posted anything only GitHub can tell our login; where it does not (no GraphQL, a token
     * without it) we take the login of GITHUB_TOKEN. With another token that guess finds nothing, a comment is
     * created, its author is then known for certain, and `#settle` folds it into the older one.
     * What remains: another workflow of the same repository with the same login that repeats a stranger's text as the
     * first line of its own comment. Such a marker can at worst keep our comment from being posted.
     */
    async #ours(author) {
        const isKeyed = ({ body }) => readMarker(body)?.keyHash === this.#marker.keyHash;
        const marked = (await this.#client.listComments(this.#request, isKeyed)).flatMap((comment) => {
            const marker = readMarker(comment.body);
            return marker === null ? [] : [{ ...comment, marker }];
        });
        if (marked.length === 0)
            return [];
        const login = author ?? (await this.#ownLogin());
        return marked.filter((comment) => comment.author === login);
    }
    async #ownLogin() {
        try {
            return await this.#client.ownLogin();
        }
        catch (error) {
            if (!(error instanceof GitHubFailure) || MUST_WAIT.has(error.failure.kind))
                throw error;
            return ACTIONS_LOGIN;
        }
    }
    /** Asked only when commits differ, and null when this token may not read it: then the run's number decides. */
    async #currentHead(comments) {
        if (comments.every((comment) => comment.marker.headSha === this.#marker.headSha))
            return null;
        try {
            return await this.#client.headOf(this.#request);
        }
        catch (error) {
            if (!(error instanceof GitHubFailure) || error.failure.retryable)
                throw error;
            return null;
        }
    }
}
const MUST_WAIT = new Set(['rate-limit', 'secondary-rate-limit', 'interrupted']);

;// CONCATENATED MODULE: ./build/github/pull-request.js

/**
 * Asks by the branch of the fork: commits of a fork are not in this repository, so that asking by commit finds
 * nothing. Only a pull request that still is at the measured commit counts. Never throws for what GitHub answers.
 */
async function findPullRequest(client, repository, lookup) {
    const branch = `${lookup.headOwner}:${lookup.headBranch}`;
    try {
        const open = await client.persistently('pull request of the workflow run', () => client.openPullRequests(repository, lookup.headOwner, lookup.headBranch));
        const ofFork = open.filter((pull) => pull.headRepositoryId === lookup.headRepositoryId);
        const atCommit = ofFork.filter((pull) => pull.headSha === lookup.headSha);
        const [only] = atCommit;
        if (only !== undefined && atCommit.length === 1)
            return { found: true, pullRequest: only.number };
        return { found: false, why: whyNot(branch, lookup.headSha, ofFork.length, atCommit.length) };
    }
    catch (error) {
        if (!(error instanceof GitHubFailure))
            throw error;
        const { kind, said } = error.failure;
        const fix = kind === 'missing-permission' || kind === 'not-found'
            ? ' Add `permissions: pull-requests: write` to the job.'
            : '';
        return {
            found: false,
            why: `The pull requests from ${branch} could not be listed (GitHub: ${said}).${fix}`,
        };
    }
}
function whyNot(branch, headSha, ofFork, atCommit) {
    if (atCommit > 1) {
        return `${atCommit} open pull requests come from ${branch} at ${headSha}, and nothing tells which one was measured.`;
    }
    return ofFork === 0
        ? `No open pull request comes from ${branch}: it was closed or merged meanwhile.`
        : `The pull request from ${branch} is no longer at ${headSha}: a newer push will be reported instead.`;
}

// EXTERNAL MODULE: ./build/github/workflow-run.js + 2 modules
var workflow_run = __webpack_require__(58841);
// EXTERNAL MODULE: ./build/action/comment-state.js
var comment_state = __webpack_require__(59038);
;// CONCATENATED MODULE: ./build/action/comment.js
/**
 * The comment of this run: where it goes, and its text while there is no report. A comment that cannot be posted is one
 * warning; it changes neither the exit code nor anything else that is told.
 */







/** The first comment may hold up the measurement by this much, and for hardly any retry. */
const MEASURING_LIMIT_MS = 10_000;
const MEASURING_MAX_WAIT_MS = 2_000;
const NOTHING = { commentId: null, annotation: null };
class RunComment {
    #telling;
    #workflow;
    constructor(telling, workflow) {
        this.#telling = telling;
        this.#workflow = workflow;
    }
    /** How long the body of `done` may be, in characters. */
    get bodyLimit() {
        return COMMENT_BODY_LIMIT - this.#footer().length;
    }
    /**
     * Says that a measurement is under way. What fails here fails again at the end, and is told then.
     * @param signal ends the attempt, as when the job is cancelled
     */
    async measuring(signal) {
        (0,output/* writeState */.Jq)(comment_state/* COMMENT_STATE */.Q, 'open');
        const limit = AbortSignal.any([signal, AbortSignal.timeout(MEASURING_LIMIT_MS)]);
        await this.#publish('measuring', '### ⏳ Measuring cold starts …', true, limit);
    }
    /**
     * Shows the result.
     * @param changed whether `comment: on-change` has a reason to start a comment
     */
    async done(body, changed) {
        const told = await this.#publish('done', body, changed, undefined);
        (0,output/* writeState */.Jq)(comment_state/* COMMENT_STATE */.Q, 'closed');
        return told;
    }
    /** Takes back what `measuring` said, unless another result stands there. */
    async unfinished() {
        const body = '### ➖ Cold starts were not measured: the run did not finish\n\nIt was cancelled or it failed; the job log says which. Nothing is known about this change.';
        return await this.#publish('cancelled', body, false, undefined);
    }
    async #publish(state, body, changed, signal) {
        const { comment: mode, commentKey, token } = this.#telling;
        if (mode === 'never')
            return NOTHING;
        if (!this.#workflow.ok) {
            return this.#workflow.inWorkflow ? notice(`No comment: ${this.#workflow.problem}`) : NOTHING;
        }
        const { run } = this.#workflow;
        if (!this.#concernsPullRequest(run))
            return NOTHING;
        if (token === null) {
            return notice('No comment: github-token is empty. Leave the input out to use the token of the job.');
        }
        const client = connect({
            token,
            apiUrl: run.apiUrl,
            now: Date.now,
            sleep: (ms) => (0,promises_.setTimeout)(ms, undefined, { signal }),
            log: console.log,
            ...(signal === undefined ? {} : { signal, maxWaitMs: MEASURING_MAX_WAIT_MS }),
        });
        const place = await this.#pullRequest(run, client);
        if (typeof place === 'string')
            return notice(`No comment: ${place}`);
        const result = await publishComment(client, {
            ...run.repository,
            pullRequest: place,
            key: commentKey ?? (0,workflow_run/* defaultCommentKey */.Ey)(run),
            headSha: run.event.headSha,
            runId: run.runId,
            runAttempt: run.runAttempt,
            body: body + this.#footer(),
            state,
            mode,
            changed,
            fromFork: run.event.code === 'fork' && run.event.name === 'pull_request',
        });
        const { warning } = result;
        return {
            commentId: result.posted ? result.commentId : null,
            annotation: warning === null
                ? null
                : { level: 'warning', title: 'Cold start gate', message: `${warning.message} ${warning.fix}` },
        };
    }
    #concernsPullRequest({ event }) {
        return (this.#telling.pullRequest !== null ||
            event.pullRequest !== null ||
            (event.name === 'workflow_run' && event.lookup !== null));
    }
    /** @returns its number, or why there is none. */
    async #pullRequest(run, client) {
        const { event, repository } = run;
        const known = this.#telling.pullRequest ?? event.pullRequest;
        if (known !== null)
            return known;
        if (event.name !== 'workflow_run' || event.lookup === null)
            return 'the event has no pull request.';
        const found = await findPullRequest(client, repository, event.lookup);
        return found.found ? found.pullRequest : found.why;
    }
    /** Where the log and the whole report are. All of it is the runner's, nothing the pull request's. */
    #footer() {
        if (!this.#workflow.ok)
            return '';
        const { run } = this.#workflow;
        return `\n\n<sub>Commit ${run.event.headSha.slice(0, 10)}, [workflow run](${(0,workflow_run/* runUrl */.Vp)(run)})</sub>\n`;
    }
}
function notice(message) {
    return { commentId: null, annotation: { level: 'notice', title: 'Cold start gate', message } };
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

/***/ 59357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jq: () => (/* binding */ writeState),
/* harmony export */   Kn: () => (/* binding */ writeOutputs),
/* harmony export */   Sy: () => (/* binding */ writeSummary),
/* harmony export */   un: () => (/* binding */ readState)
/* harmony export */ });
/* unused harmony export SUMMARY_LIMIT_BYTES */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33838);
/* harmony import */ var _core_quotas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50449);
/* harmony import */ var _core_system_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71626);
/**
 * What a step hands to the runner: outputs, state for the post step and the job summary. Every write is on disk when the
 * function returns or its promise resolves, so that an exit right afterwards loses nothing.
 */




/** GitHub drops the summary of a step past this size without a word. */
const SUMMARY_LIMIT_BYTES = 1_048_576;
/** Sets outputs through the GITHUB_OUTPUT file, with a random delimiter. Without that file there is nobody to read them. */
function writeOutputs(outputs) {
    if (!process.env['GITHUB_OUTPUT'])
        return;
    for (const [name, value] of Object.entries(outputs))
        (0,_actions_core__WEBPACK_IMPORTED_MODULE_1__/* .setOutput */ .uH)(name, value);
}
/** Keeps a value for the post step of this action. Written at once: a cancelled job runs post all the same. */
function writeState(name, value) {
    if (process.env['GITHUB_STATE'])
        (0,_actions_core__WEBPACK_IMPORTED_MODULE_1__/* .saveState */ .LZ)(name, value);
}
/** The empty string when main did not get as far. */
function readState(name) {
    return (0,_actions_core__WEBPACK_IMPORTED_MODULE_1__/* .getState */ .Gu)(name);
}
/**
 * Appends to the job summary.
 * @returns null, or one sentence saying why the summary is not the one that was meant
 */
async function writeSummary(markdown) {
    const path = process.env['GITHUB_STEP_SUMMARY'];
    if (!path)
        return 'There is no job summary here: GITHUB_STEP_SUMMARY is not set.';
    try {
        const before = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path)).size;
        const bytes = Buffer.byteLength(markdown);
        const fits = before + bytes < _core_quotas_js__WEBPACK_IMPORTED_MODULE_2__/* .SUMMARY_BYTES */ .R$;
        const problem = `The summary would have ${before + bytes} bytes and GitHub takes ${_core_quotas_js__WEBPACK_IMPORTED_MODULE_2__/* .SUMMARY_BYTES */ .R$}; see the files in report-dir instead.`;
        _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .summary */ .z.emptyBuffer().addRaw(fits ? markdown : problem);
        _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .summary */ .z.addEOL();
        await _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .summary */ .z.write();
        return fits ? null : problem;
    }
    catch (cause) {
        return `The job summary could not be written (${(0,_core_system_error_js__WEBPACK_IMPORTED_MODULE_3__/* .systemErrorCode */ .v)(cause) ?? 'unknown error'}).`;
    }
}


/***/ })

};
