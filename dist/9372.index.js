export const id = 9372;
export const ids = [9372];
export const modules = {

/***/ 89372:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N$: () => (/* binding */ entryPoint),
/* harmony export */   Oo: () => (/* binding */ executableProblem),
/* harmony export */   Pm: () => (/* binding */ nodeMajorOf),
/* harmony export */   cannotRun: () => (/* binding */ cannotRun)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/** Which runtimes this machine can run, and the command that starts each. */


/**
 * Says in one sentence why a runtime cannot be run here; null when it can. `nodejs*` runs on the Node that
 * runs the engine, whatever its number; `provided*` runs the package's own `bootstrap`.
 */
function cannotRun(runtime) {
    if (process.platform === 'win32') {
        return 'The embedded engine ends functions by their process group, which Windows does not have: run it on Linux, macOS or WSL.';
    }
    if (nodeMajorOf(runtime) !== null || /^provided(\.|$)/.test(runtime))
        return null;
    return `The embedded engine runs nodejs* (on its own Node ${process.versions.node}) and provided* (the package's bootstrap), not ${JSON.stringify(runtime)}: measure this function on AWS.`;
}
/** 24 for `nodejs24.x`; null for other runtimes. */
function nodeMajorOf(runtime) {
    const major = /^nodejs(\d+)\.x$/.exec(runtime)?.[1];
    return major === undefined ? null : Number(major);
}
/** @throws Error for a runtime that {@link cannotRun} refuses: the control plane must not have accepted it. */
function entryPoint(version, nodeClient) {
    const refusal = cannotRun(version.runtime);
    if (refusal !== null)
        throw new Error(refusal);
    if (nodeMajorOf(version.runtime) !== null) {
        return { command: { file: process.execPath, args: [nodeClient] } };
    }
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(version.taskRoot, 'bootstrap');
    const problem = executableProblem(file);
    if (problem === 'missing') {
        return { problem: "Couldn't find valid bootstrap(s): [/var/task/bootstrap /opt/bootstrap]" };
    }
    return problem === null
        ? { command: { file, args: [] } }
        : { problem: `fork/exec /var/task/bootstrap: ${problem}` };
}
/** What execve would say about a file, in Go's words as AWS shows them; null when it can be started. */
function executableProblem(file) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.F_OK);
    }
    catch {
        return 'missing';
    }
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return isProgram(firstBytes(file)) ? null : 'exec format error';
    }
    catch {
        return 'permission denied';
    }
}
function firstBytes(file) {
    const head = new Uint8Array(20);
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(file, 'r');
    try {
        return head.subarray(0, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, head));
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
    }
}
/** ELF machine numbers. */
const MACHINES = { x64: 62, arm64: 183 };
/**
 * Node starts programs with execvp, which hands a file without a known format to /bin/sh; Lambda uses execve,
 * which refuses it. So the format is looked at first: a script with `#!`, an ELF file for this machine, or
 * (macOS) a Mach-O file.
 */
function isProgram(head) {
    const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
    if (head.length >= 2 && view.getUint16(0) === 0x2321)
        return true;
    if (head.length < 20)
        return false;
    if (view.getUint32(0) === 0x7f454c46)
        return view.getUint16(18, true) === MACHINES[process.arch];
    return process.platform === 'darwin' && [0xcffaedfe, 0xcafebabe].includes(view.getUint32(0));
}


/***/ })

};
