export const id = 8253;
export const ids = [8253];
export const modules = {

/***/ 68253:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fetchFunctionCode: () => (/* binding */ fetchFunctionCode)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37067);
/* harmony import */ var node_https__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44708);
/* harmony import */ var _aws_sdk_client_lambda__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71696);
/* harmony import */ var _core_config_image_uri_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86455);
/* harmony import */ var _gate_ports_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38450);
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
/** The code of a published version or alias, as Lambda stores it. */






/** What a direct upload takes, and so the most that can be measured (Lambda quotas, deployment package). */
const LIMIT_BYTES = 52_428_800;
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
        const client = __addDisposableResource(env_1, connect(connection), false);
        const located = await locate(client.lambda, functionName, qualifier, signal);
        if ('image' in located)
            return located;
        const { location, sha256, size, version } = located;
        if (size > LIMIT_BYTES) {
            throw new _gate_ports_js__WEBPACK_IMPORTED_MODULE_3__/* .LambdaFailure */ .y(`${what} is ${size} bytes zipped, and a temporary function can be given ${LIMIT_BYTES} at most: compare packages that are smaller.`);
        }
        let failure = '';
        for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
            const download = await fetchOnce(location, connection, signal);
            if ('zip' in download) {
                const found = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(download.zip).digest('base64');
                if (found === sha256)
                    return { zip: download.zip, sha256, version };
                throw new _gate_ports_js__WEBPACK_IMPORTED_MODULE_3__/* .LambdaFailure */ .y(`${what} does not have the hash that Lambda states for it (CodeSha256): something between here and AWS changes downloads. Check proxies.`);
            }
            failure = download.failure;
            if (!download.again)
                break;
        }
        throw new _gate_ports_js__WEBPACK_IMPORTED_MODULE_3__/* .LambdaFailure */ .y(`could not download ${what}: ${failure}. The way to Amazon S3 has to be open for it.`);
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
function connect(connection) {
    const lambda = new _aws_sdk_client_lambda__WEBPACK_IMPORTED_MODULE_4__/* .LambdaClient */ .Nox({ ...connection, maxAttempts: 5, retryMode: 'standard' });
    return { lambda, [Symbol.dispose]: () => lambda.destroy() };
}
async function locate(lambda, functionName, qualifier, signal) {
    const what = `the code of ${functionName}:${qualifier}`;
    let answer;
    try {
        answer = await lambda.send(new _aws_sdk_client_lambda__WEBPACK_IMPORTED_MODULE_4__/* .GetFunctionCommand */ .YF5({ FunctionName: functionName, Qualifier: qualifier }), {
            abortSignal: signal,
        });
    }
    catch (error) {
        signal.throwIfAborted();
        throw new _gate_ports_js__WEBPACK_IMPORTED_MODULE_3__/* .LambdaFailure */ .y(`could not get ${what}: ${reasonOf(error)}.`, { cause: error });
    }
    const { Configuration: configuration, Code: code } = answer;
    const { CodeSha256: sha256, CodeSize: size, Version: version } = configuration ?? {};
    if (configuration?.PackageType === 'Image') {
        const image = (0,_core_config_image_uri_js__WEBPACK_IMPORTED_MODULE_5__/* .imageUri */ .W_)(code?.ResolvedImageUri ?? '');
        if (version === undefined || !image.ok || image.value.digest === null) {
            throw new _gate_ports_js__WEBPACK_IMPORTED_MODULE_3__/* .LambdaFailure */ .y(`could not get ${what}: GetFunction answered without the digest of its image.`);
        }
        return { image: image.value, version };
    }
    if (code?.Location === undefined || sha256 === undefined || size === undefined || version === undefined) {
        throw new _gate_ports_js__WEBPACK_IMPORTED_MODULE_3__/* .LambdaFailure */ .y(`could not get ${what}: GetFunction answered without an address for it.`);
    }
    return { location: new URL(code.Location), sha256, size, version };
}
function reasonOf(error) {
    if (!(error instanceof _aws_sdk_client_lambda__WEBPACK_IMPORTED_MODULE_4__/* .LambdaServiceException */ .giu)) {
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
    const get = secure ? node_https__WEBPACK_IMPORTED_MODULE_2__.get : node_http__WEBPACK_IMPORTED_MODULE_1__.get;
    const agent = secure ? new node_https__WEBPACK_IMPORTED_MODULE_2__.Agent(httpsAgent) : new node_http__WEBPACK_IMPORTED_MODULE_1__.Agent(httpAgent);
    return new Promise((done, reject) => {
        const broken = (error) => {
            if (signal.aborted)
                reject(signal.reason);
            else
                done({ failure: 'code' in error ? String(error.code) : error.name, again: true });
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
                if (size <= LIMIT_BYTES)
                    chunks.push(chunk);
                else {
                    done({ failure: `more than ${LIMIT_BYTES} bytes came`, again: false });
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


/***/ })

};
