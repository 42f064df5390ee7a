export const id = 830;
export const ids = [830,626];
export const modules = {

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

/***/ 78830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Builds: () => (/* binding */ Builds)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/packages/command/build-environment.js
var build_environment = __webpack_require__(65690);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: ./build/core/system-error.js
var system_error = __webpack_require__(71626);
// EXTERNAL MODULE: ./build/packages/problem.js
var problem = __webpack_require__(97003);
// EXTERNAL MODULE: ./build/packages/command/lines.js
var lines = __webpack_require__(22725);
;// CONCATENATED MODULE: ./build/packages/command/run-build.js
/** Runs the build command: the only thing of a repository that is ever run. */





/** How long an aborted build may take to end by itself. */
const GRACE_MS = 2_000;
/**
 * Runs the command in `bash -eo pipefail`, as a workflow step does, or in `sh -e` where there is no bash.
 * Whatever the command left running in its process group is ended with it: it would take CPU from the measurement.
 * @throws BuildProblem when the command fails; the reason of the signal when it was aborted.
 */
async function runBuild(run, listener, signal) {
    signal.throwIfAborted();
    listener.started(`Build of ${run.side} (${run.commit.slice(0, 12)}): ${run.command}`);
    try {
        const child = await startShell(run);
        const ended = await untilEnded(child, listener, signal);
        signal.throwIfAborted();
        if (ended.code !== 0)
            throw failed(run, ended);
    }
    finally {
        listener.ended();
    }
}
async function startShell(run) {
    const shells = [
        ['bash', '--noprofile', '--norc', '-eo', 'pipefail', '-c'],
        ['sh', '-e', '-c'],
    ];
    for (const [shell, ...flags] of shells) {
        const child = (0,external_node_child_process_.spawn)(shell, [...flags, run.command], {
            cwd: run.folder,
            env: run.environment,
            stdio: ['ignore', 'pipe', 'pipe'],
            // A group of its own, so that everything it starts can be ended together.
            detached: process.platform !== 'win32',
        });
        try {
            await (0,external_node_events_.once)(child, 'spawn');
            return child;
        }
        catch (error) {
            if ((0,system_error/* systemErrorCode */.v)(error) !== 'ENOENT')
                throw error;
        }
    }
    throw new problem/* BuildProblem */.Q(`build-command: cannot be run on ${run.side} (${run.commit.slice(0, 12)}): there is no bash and no sh, or no folder ${run.folder} at that commit.`);
}
async function untilEnded(child, listener, signal) {
    const readers = [child.stdout, child.stderr].map((stream) => {
        const reader = new lines/* LineReader */.u((line) => listener.output(line));
        stream?.setEncoding('utf8').on('data', (text) => reader.push(text));
        return reader;
    });
    let deadline;
    const stop = () => {
        endGroup(child, 'SIGTERM');
        deadline = setTimeout(() => {
            endGroup(child, 'SIGKILL');
            closePipes(child);
        }, GRACE_MS);
    };
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted)
        stop();
    const closed = (0,external_node_events_.once)(child, 'close');
    try {
        const ended = await new Promise((done) => child.once('exit', (code, by) => done({ code, by })));
        // Processes in the background keep the pipes open; one that left the group keeps them open for ever.
        endGroup(child, 'SIGKILL');
        deadline ??= setTimeout(() => closePipes(child), GRACE_MS);
        await closed;
        for (const reader of readers)
            reader.end();
        return ended;
    }
    finally {
        signal.removeEventListener('abort', stop);
        clearTimeout(deadline);
    }
}
function closePipes(child) {
    child.stdout?.destroy();
    child.stderr?.destroy();
}
function endGroup(child, by) {
    if (child.pid === undefined)
        return;
    try {
        if (process.platform === 'win32')
            child.kill(by);
        else
            process.kill(-child.pid, by);
    }
    catch {
        // Nobody is left in the group.
    }
}
function failed({ side, commit, folder }, { code, by }) {
    const how = by === null ? `ended with exit code ${code ?? 'unknown'}` : `was ended by ${by}`;
    if (side === 'head') {
        return new problem/* BuildProblem */.Q(`build-command ${how} on head (${commit.slice(0, 12)} in ${folder}); its output is above. Nothing was measured.`);
    }
    return new problem/* BuildProblem */.Q(`base does not build: build-command ${how} on the base commit ${commit.slice(0, 12)}; its output is above. This says nothing about head: ` +
        'nothing was measured, and it is no regression. Make the command work on both commits, name another commit with base-ref, or give base-package.');
}

;// CONCATENATED MODULE: ./build/packages/git/fetch.js
/** Gets commits that the clone does not have yet. Only objects are added: no branch, no tag, no FETCH_HEAD. */

/** How many more commits each step asks for until two histories meet. */
const DEEPENINGS = [50, 500, 5_000];
const FETCH = [
    'fetch',
    '--quiet',
    '--no-tags',
    '--no-write-fetch-head',
    '--no-recurse-submodules',
    '--no-auto-maintenance',
];
/** `origin`, or the first remote. */
async function remoteName({ git }, options) {
    const names = (await git.output(['remote'], options)).split('\n');
    return names.includes('origin') ? 'origin' : names[0] || 'origin';
}
/**
 * Fetches a commit by its id when it is missing.
 * @throws BuildProblem when the remote does not give it.
 */
async function ensureCommit(clone, sha, options) {
    if (await hasFiles(clone, sha, options))
        return;
    const remote = await remoteName(clone, options);
    // In a full clone a depth would cut off history that is there.
    const depth = clone.shallow ? ['--depth=1'] : [];
    const fetched = await clone.git.attempt([...FETCH, ...depth, remote, sha], options);
    if (fetched.code === 0 && (await hasFiles(clone, sha, options)))
        return;
    throw new problem/* BuildProblem */.Q(`the base commit ${sha.slice(0, 12)} is not in this clone and could not be fetched from ${remote}: ${fetched.complaint}. ` +
        'Check out with fetch-depth: 0, or keep persist-credentials: true for the fetch.');
}
async function hasFiles({ git }, sha, options) {
    return (await git.attempt(['cat-file', '-e', `${sha}^{tree}`], options)).code === 0;
}
/** Lengthens the history of a shallow clone behind the given commits, step by step. Ends when the remote has no more. */
async function* deepen(clone, commits, options) {
    const remote = await remoteName(clone, options);
    for (const step of DEEPENINGS) {
        const fetched = await clone.git.attempt([...FETCH, `--depth=${step}`, remote, ...commits], options);
        if (fetched.code !== 0)
            return;
        yield;
    }
}

;// CONCATENATED MODULE: ./build/packages/git/base-commit.js


/**
 * Finds base and makes sure that its files can be checked out.
 * @param baseRef the input, which wins over what the event says.
 * @param event null outside of a workflow.
 * @returns null when nobody says which commit it is; `why` then says what is missing.
 * @throws BuildProblem when it is known but cannot be had.
 */
async function findBaseCommit(checkout, baseRef, event, options = {}) {
    if (baseRef !== null) {
        const sha = await resolveRef(checkout, 'base-ref', baseRef, options);
        return { sha, how: `base-ref ${JSON.stringify(baseRef)}` };
    }
    if (event === null)
        return { sha: null, why: 'outside of a workflow there is no base by default' };
    const { base } = event;
    switch (base.kind) {
        case 'none':
            return { sha: null, why: base.why };
        case 'commit':
            await ensureCommit(checkout, base.sha, options);
            return { sha: base.sha, how: 'the commit that the event names' };
        case 'merge-base':
            return await pullRequestBase(checkout, event.headSha, base, options);
    }
}
/**
 * The merge commit that GitHub makes has the base branch as first and the pull request as second parent. Its first parent
 * is base, so that what others merged in the meantime is on both sides.
 */
async function pullRequestBase(checkout, headSha, base, options) {
    const [first, second, third] = await parents(checkout, options);
    if (first !== undefined && second === headSha && third === undefined) {
        await ensureCommit(checkout, first, options);
        return { sha: first, how: `the first parent of the checked-out merge commit (${base.branch})` };
    }
    const sha = await mergeBase(checkout, base, options);
    return { sha, how: `the merge base with ${base.branch}` };
}
/** From the commit itself: in a shallow clone git's history ends before them. */
async function parents({ git, head }, options) {
    const commit = await git.output(['cat-file', 'commit', head], options);
    const header = commit.split('\n\n', 1)[0] ?? '';
    return [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].flatMap(([, sha]) => sha ?? []);
}
async function mergeBase(checkout, base, options) {
    await ensureCommit(checkout, base.tip, options);
    // The event may be older than the checkout: with both tips it is the youngest commit that HEAD shares with either.
    const tips = [base.tip];
    const remote = await remoteName(checkout, options);
    const branch = `refs/remotes/${remote}/${base.branch}^{commit}`;
    const seen = await checkout.git.attempt(['rev-parse', '--verify', '--quiet', branch], options);
    if (seen.code === 0)
        tips.push(seen.stdout.trim());
    const search = async () => {
        const found = await checkout.git.attempt(['merge-base', checkout.head, ...tips], options);
        return found.code === 0 ? found.stdout.trim() : null;
    };
    let found = await search();
    if (found === null && checkout.shallow) {
        for await (const _ of deepen(checkout, [checkout.head, base.tip], options)) {
            found = await search();
            if (found !== null)
                break;
        }
    }
    if (found !== null)
        return found;
    throw new problem/* BuildProblem */.Q(`the checkout (${checkout.head.slice(0, 12)}) and ${base.branch} (${base.tip.slice(0, 12)}) have no common commit here. ` +
        'Check out with fetch-depth: 0, check out the merge commit (the default of actions/checkout), or give base-ref.');
}
/**
 * The commit that an input names, with its files: what git would take here, then the remote's branch, then what the remote
 * itself says.
 * @throws BuildProblem when there is none.
 */
async function resolveRef(checkout, input, ref, options = {}) {
    const remote = await remoteName(checkout, options);
    for (const candidate of [ref, `refs/remotes/${remote}/${ref}`]) {
        const found = await checkout.git.attempt(['rev-parse', '--verify', '--quiet', '--end-of-options', `${candidate}^{commit}`], options);
        if (found.code === 0)
            return found.stdout.trim();
    }
    if (/^[0-9a-f]{40}([0-9a-f]{24})?$/.test(ref)) {
        await ensureCommit(checkout, ref, options);
        return ref;
    }
    const names = [`refs/heads/${ref}`, `refs/tags/${ref}^{}`, `refs/tags/${ref}`, ref];
    const listed = await checkout.git.attempt(['ls-remote', remote, ...names], options);
    const shas = new Map(listed.stdout.split('\n').map((line) => {
        const [sha = '', name = ''] = line.split('\t');
        return [name, sha];
    }));
    const sha = names.map((name) => shas.get(name)).find((found) => found !== undefined);
    if (sha === undefined) {
        throw new problem/* BuildProblem */.Q(`${input}: ${JSON.stringify(ref)} is no branch, tag or commit of this checkout or of ${remote}${listed.code === 0 ? '' : ` (${listed.complaint})`}.`);
    }
    await ensureCommit(checkout, sha, options);
    return sha;
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(38321);
;// CONCATENATED MODULE: ./build/packages/git/git.js
/** Runs git as a child process. No shell is involved, and nothing that the repository brings along is run. */





/**
 * Hooks are switched off because a build tool may have pointed core.hooksPath into the repository (husky does), and the
 * file system monitor because it is a program too: only the build command may run code of the repository.
 */
const NO_PROGRAMS = ['-c', 'core.hooksPath=/dev/null', '-c', 'core.fsmonitor=false', '-c', 'gc.auto=0'];
/** Variables that would point git at another repository than that of the folder, as they are set inside of hooks. */
const ELSEWHERE = /^GIT_(DIR|WORK_TREE|INDEX_FILE|OBJECT_DIRECTORY|COMMON_DIR|NAMESPACE|PREFIX|ALTERNATE_\w+)$/;
/** Inputs and credentials that no git command of ours needs. */
const NOT_FOR_GIT = /^(INPUT_|ACTIONS_|AWS_|GITHUB_TOKEN$)/i;
/** @param environment what git inherits, apart from our inputs and credentials. */
function gitIn(folder, environment = process.env) {
    const inherited = Object.fromEntries(Object.entries(environment).filter(([name]) => !ELSEWHERE.test(name) && !NOT_FOR_GIT.test(name)));
    const attempt = async (args, options = {}) => {
        options.signal?.throwIfAborted();
        const child = (0,external_node_child_process_.spawn)('git', [...NO_PROGRAMS, ...args], {
            cwd: folder,
            // A question for a password would wait for ever, and translated messages could not be recognised.
            env: { ...inherited, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C', ...options.environment },
            stdio: ['ignore', 'pipe', 'pipe'],
            ...(options.signal === undefined ? {} : { signal: options.signal }),
        });
        try {
            const [stdout, stderr, [code]] = await Promise.all([
                (0,consumers_.text)(child.stdout),
                (0,consumers_.text)(child.stderr),
                (0,external_node_events_.once)(child, 'close'),
            ]);
            return { code: typeof code === 'number' ? code : null, stdout, complaint: complaintOf(stderr) };
        }
        catch (error) {
            if ((0,system_error/* systemErrorCode */.v)(error) === 'ENOENT') {
                throw new problem/* BuildProblem */.Q('git was not found, or the folder is gone: install git, or give head-package and base-package instead of a build-command.', { cause: error });
            }
            throw error;
        }
    };
    return {
        folder,
        attempt,
        async output(args, options) {
            const result = await attempt(args, options);
            if (result.code === 0)
                return result.stdout.replace(/\n$/, '');
            throw new problem/* BuildProblem */.Q(`git ${args[0] ?? ''} failed in ${folder}: ${result.complaint}.`);
        },
    };
}
function complaintOf(stderr) {
    const lines = stderr.split('\n').filter((line) => line.trim() !== '');
    const line = lines.find((candidate) => /^(fatal|error):/.test(candidate)) ?? lines[0] ?? 'no message';
    return line
        .replace(/:\/\/[^/\s@]+@/g, '://')
        .slice(0, 300)
        .replace(/\.$/, '');
}

;// CONCATENATED MODULE: ./build/packages/git/checkout.js
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
/** What the user's checkout is. It is only read: HEAD, index, branches and files stay as they are. */




/** @throws BuildProblem when the folder is in no checkout or has no commit. */
async function readCheckout(folder, signal) {
    const options = signal === undefined ? {} : { signal };
    const here = gitIn(folder);
    const inside = await here.attempt(['rev-parse', '--show-toplevel', '--show-prefix'], options);
    if (inside.code !== 0) {
        throw new problem/* BuildProblem */.Q(`${folder} is not in a git checkout (${inside.complaint}). build-command needs one to build base: run actions/checkout first, or give base-package.`);
    }
    const [root = folder, prefix = ''] = inside.stdout.split('\n');
    const git = gitIn(root);
    const head = await git.attempt(['rev-parse', '--verify', '--quiet', 'HEAD^{commit}'], options);
    if (head.code !== 0)
        throw new problem/* BuildProblem */.Q(`the checkout in ${root} has no commit yet.`);
    const status = await git.output(['--no-optional-locks', 'status', '--porcelain', '--ignore-submodules=none'], options);
    return {
        git,
        root,
        prefix,
        head: head.stdout.trim(),
        shallow: (await git.output(['rev-parse', '--is-shallow-repository'], options)) === 'true',
        clean: status === '',
        lfsContents: await hasLfsContents(git, options),
        submodules: await checkedOutSubmodules(git, options),
    };
}
const LFS_POINTER = 'version https://git-lfs.github.com/spec/';
/** Looks at the first file under LFS: a checkout has the contents of all of them or of none. */
async function hasLfsContents(git, options) {
    const listed = await git.output(['ls-files', '-z', '--', ':(attr:filter=lfs)'], options);
    const first = listed.split('\0')[0] ?? '';
    if (first === '')
        return false;
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const file = __addDisposableResource(env_1, await (0,promises_.open)((0,external_node_path_.join)(git.folder, first)), true);
            const { buffer, bytesRead } = await file.read(Buffer.alloc(LFS_POINTER.length));
            return buffer.toString('latin1', 0, bytesRead) !== LFS_POINTER;
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
    catch {
        return false;
    }
}
async function checkedOutSubmodules(git, options) {
    const paths = [];
    for (const { path } of await linkedCommits(git, 'HEAD', options)) {
        // In a submodule that is not checked out, git answers for the repository around it.
        const top = await gitIn(git.folder).attempt(['-C', path, 'rev-parse', '--show-prefix'], options);
        if (top.code === 0 && top.stdout.trim() === '')
            paths.push(path);
    }
    return paths;
}
/** The submodules that a commit records, with the commits at which it has them. */
async function linkedCommits(git, commit, options = {}) {
    const tree = await git.output(['ls-tree', '-r', '-z', '--full-tree', commit], options);
    return tree.split('\0').flatMap((line) => {
        const [, sha, path] = /^160000 commit ([0-9a-f]+)\t(.+)$/s.exec(line) ?? [];
        return sha === undefined || path === undefined ? [] : [{ path, commit: sha }];
    });
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./build/packages/git/worktree.js
var worktree_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var worktree_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
/** The files of a commit in a folder of their own, next to the checkout and not in it. */







const PREFIX = 'cold-start-gate-base-';
/** The folder of ours that a path is in. */
const OUR_FOLDER = new RegExp(`^(.*[\\\\/]${PREFIX}[^\\\\/]+)[\\\\/]`);
const LOCK_REASON = 'cold-start-gate, process ';
/**
 * Checks out `commit` under `parent`; submodules and LFS files are there as they are in the checkout. Disposing removes the
 * folder and git's record of it. The record is locked, so that nobody's `git worktree prune` takes it away meanwhile,
 * and names this process, so that a later run knows when nobody uses it any more.
 * @param parent existing folder, outside of the checkout.
 */
async function addWorktree(checkout, commit, parent, options = {}) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const made = worktree_addDisposableResource(env_1, new AsyncDisposableStack(), true);
        // git writes down real paths; the temporary folder of macOS is a link.
        const folder = made.adopt(await (0,promises_.realpath)(await (0,promises_.mkdtemp)((0,external_node_path_.join)(parent, PREFIX))), async (path) => {
            await discard(path);
        });
        // Of the same name as the checkout: some builds print or use the name of their folder.
        const path = (0,external_node_path_.join)(folder, (0,external_node_path_.basename)(checkout.root));
        const notes = [];
        await place(checkout, commit, path, made, notes, options);
        const owned = made.move();
        return { path, notes, [Symbol.asyncDispose]: () => owned.disposeAsync() };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = worktree_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
async function place(checkout, commit, path, made, notes, options) {
    const { git } = checkout;
    const lfs = { GIT_LFS_SKIP_SMUDGE: checkout.lfsContents ? '0' : '1' };
    await removeLeftWorktrees(git, options);
    // Undone without the signal: after an abort too.
    made.defer(() => removeWorktree(git, path));
    await git.output([
        'worktree',
        'add',
        '--quiet',
        '--detach',
        '--lock',
        '--reason',
        `${LOCK_REASON}${process.pid}`,
        path,
        commit,
    ], { ...options, environment: lfs });
    const checkedOut = new Set(checkout.submodules);
    if (checkedOut.size === 0)
        return;
    for (const link of await linkedCommits(git, commit, options)) {
        if (!checkedOut.has(link.path))
            continue;
        try {
            // From the submodule's own clone, which has the credentials that fetched it.
            const inner = await readCheckout((0,external_node_path_.join)(checkout.root, link.path), options.signal);
            await ensureCommit(inner, link.commit, options);
            await place(inner, link.commit, (0,external_node_path_.join)(path, link.path), made, notes, options);
        }
        catch (error) {
            options.signal?.throwIfAborted();
            const why = error instanceof Error ? error.message : 'unknown error';
            notes.push(`The submodule ${JSON.stringify(link.path)} could not be checked out for base: ${why}`);
        }
    }
}
/** Removes folder and record; both may be gone already. */
async function removeWorktree(git, path) {
    if (!(await discard(path)))
        return;
    if ((await listed(git)).some((entry) => entry.path === path)) {
        await git.output(['worktree', 'remove', '--force', '--force', path]);
    }
}
/** Removes what earlier runs of ours left in this clone when they were killed. Worktrees of others are not looked at. */
async function removeLeftWorktrees(git, options) {
    for (const { path, owner } of await listed(git, options)) {
        const folder = OUR_FOLDER.exec(path)?.[1];
        if (owner === null || folder === undefined || isAlive(owner))
            continue;
        await removeWorktree(git, path);
        await discard(folder);
    }
}
/**
 * Removes a folder in which a build ran; builds make folders that even their owner may not write to (Go's module cache).
 * @returns false when something stays: it costs nobody the run, and the next one tries again.
 */
async function discard(path) {
    const remove = () => (0,promises_.rm)(path, { recursive: true, force: true, maxRetries: 3 });
    try {
        await remove().catch(async () => {
            await openFolders(path);
            await remove();
        });
        return true;
    }
    catch {
        return false;
    }
}
async function openFolders(path) {
    await (0,promises_.chmod)(path, 0o700);
    for (const entry of await (0,promises_.readdir)(path, { withFileTypes: true })) {
        if (entry.isDirectory())
            await openFolders((0,external_node_path_.join)(path, entry.name));
    }
}
async function listed(git, options = {}) {
    if (!(0,external_node_fs_.existsSync)(git.folder))
        return [];
    const text = await gitIn(git.folder).output(['worktree', 'list', '--porcelain', '-z'], options);
    return text.split('\0\0').flatMap((record) => {
        const path = /(?:^|\0)worktree ([^\0]+)/.exec(record)?.[1];
        const owner = new RegExp(`\\0locked ${LOCK_REASON}(\\d+)`).exec(record)?.[1];
        return path === undefined ? [] : [{ path, owner: owner === undefined ? null : Number(owner) }];
    });
}
function isAlive(pid) {
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (error) {
        return (0,system_error/* systemErrorCode */.v)(error) === 'EPERM';
    }
}

;// CONCATENATED MODULE: ./build/packages/builds.js
/** What the functions of a run build: the same command at the same commit runs once, and every package is taken from what it left. */







/**
 * Builds of a run, one at a time. Of each side the last one is kept, with its worktree, until another one is asked for or the
 * run is over: two commands could write to the same folder, so that what an earlier one left is not to be trusted.
 * Its methods throw BuildProblem for what a user has to mend, and the reason of the signal when it is aborted.
 */
class Builds {
    context;
    #kept = new Map();
    #said = new Set();
    #baseCommits = new Map();
    #headCommits = new Map();
    #checkout;
    /** The one command that is run in the checkout. */
    #commandHere = null;
    constructor(context) {
        this.context = context;
    }
    /** A cache that does not work says so once, however many functions ask it. */
    get cache() {
        const { environment, signal, listener } = this.context;
        return {
            environment,
            folder: this.#temporary,
            signal,
            info: (sentence) => {
                if (!this.#said.has(sentence))
                    listener.say(sentence);
                this.#said.add(sentence);
            },
        };
    }
    /** Outside of the checkout. */
    get #temporary() {
        return this.context.environment['RUNNER_TEMP'] || (0,external_node_os_.tmpdir)();
    }
    /** As it was before anything was built. */
    checkout() {
        const { folder, signal } = this.context;
        this.#checkout ??= readCheckout(folder, signal);
        return this.#checkout;
    }
    /** @param baseRef the input, or null for what the event says. */
    baseCommit(baseRef) {
        return remembered(this.#baseCommits, baseRef, () => this.#findBase(baseRef));
    }
    async #findBase(baseRef) {
        const { event, signal, listener } = this.context;
        const found = await findBaseCommit(await this.checkout(), baseRef, event, { signal });
        if (found.sha !== null)
            listener.say(`Base is ${found.sha.slice(0, 12)}: ${found.how}.`);
        return found;
    }
    /** @param headRef the input, or null for the commit that is checked out. */
    headCommit(headRef) {
        return remembered(this.#headCommits, headRef, () => this.#findHead(headRef));
    }
    async #findHead(headRef) {
        const checkout = await this.checkout();
        if (headRef === null)
            return checkout.head;
        const { signal, listener } = this.context;
        const sha = await resolveRef(checkout, 'head-ref', headRef, { signal });
        listener.say(`Head is ${sha.slice(0, 12)}: head-ref ${JSON.stringify(headRef)}.`);
        return sha;
    }
    /**
     * Whether a command builds head in the checkout itself. Only one does: a second one would find what the first left, which
     * base, in a worktree of its own, does not have.
     * @throws BuildProblem when it has to be another one and the checkout holds changes, which no worktree has.
     */
    async isBuiltHere(command) {
        this.#commandHere ??= command;
        if (this.#commandHere === command)
            return true;
        if ((await this.checkout()).clean)
            return false;
        throw new problem/* BuildProblem */.Q('build-command: several commands build head in one run, each at the commit that is checked out, and the checkout has changes that are in no commit. Commit them, or give all functions the same command.');
    }
    /** Head in the checkout itself, with whatever was changed there. */
    here(command) {
        return this.#once('head', [command], async () => {
            const { head } = await this.checkout();
            return await this.#run('head', command, head, { folder: this.context.folder, notes: [] });
        });
    }
    /** A side in a worktree of its commit. */
    at(side, command, commit) {
        return this.#once(side, [command, commit], async (made) => {
            const checkout = await this.checkout();
            const { signal } = this.context;
            const { path, notes } = made.use(await addWorktree(checkout, commit, this.#temporary, { signal }));
            return await this.#run(side, command, commit, { folder: `${path}/${checkout.prefix}`, notes });
        });
    }
    async #once(side, identity, build) {
        const key = JSON.stringify(identity);
        const last = this.#kept.get(side);
        if (last?.key === key)
            return await last.built;
        this.#kept.delete(side);
        await last?.made.disposeAsync();
        const made = new AsyncDisposableStack();
        // A build that failed is not tried again for the next function.
        const built = build(made);
        this.#kept.set(side, { key, built, made });
        return await built;
    }
    async #run(side, command, commit, built) {
        const { environment, listener, signal } = this.context;
        await runBuild({ side, commit, command, folder: built.folder, environment: (0,build_environment/* buildEnvironment */.AF)(environment, command) }, listener, signal);
        return built;
    }
    async [Symbol.asyncDispose]() {
        const kept = [...this.#kept.values()];
        this.#kept.clear();
        for (const { made } of kept)
            await made.disposeAsync();
    }
}
/** What was found for a key, looked for once. */
function remembered(known, key, find) {
    const found = known.get(key) ?? find();
    known.set(key, found);
    return found;
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
