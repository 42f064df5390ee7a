export const id = 4742;
export const ids = [4742];
export const modules = {

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

/***/ 44742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pinRuntimes: () => (/* binding */ pinRuntimes)
/* harmony export */ });
/* harmony import */ var _aws_sdk_client_lambda__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71696);
/* harmony import */ var _gate_ports_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38450);
/* harmony import */ var _deployment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74155);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31912);
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
    const client = new _aws_sdk_client_lambda__WEBPACK_IMPORTED_MODULE_1__/* .LambdaClient */ .Nox({ ...connection, maxAttempts: 5 });
    const runtimeOf = (side) => (0,_deployment_js__WEBPACK_IMPORTED_MODULE_2__/* .deploymentOf */ .PE)(deployments, side).settings.runtime;
    const pin = async (fn, signal) => {
        const runtime = runtimeOf(fn.side);
        // An image brings its runtime along.
        if (runtime === null)
            return;
        try {
            const { Configuration } = await client.send(new _aws_sdk_client_lambda__WEBPACK_IMPORTED_MODULE_1__/* .GetFunctionCommand */ .YF5({ FunctionName: fn.name }), {
                abortSignal: signal,
            });
            const running = Configuration?.RuntimeVersionConfig?.RuntimeVersionArn;
            if (running === undefined)
                return;
            const arn = wanted.get(runtime) ?? running;
            wanted.set(runtime, arn);
            if (arn === running)
                return;
            await client.send(new _aws_sdk_client_lambda__WEBPACK_IMPORTED_MODULE_1__/* .PutRuntimeManagementConfigCommand */ .kh$({
                FunctionName: fn.name,
                UpdateRuntimeOn: 'Manual',
                RuntimeVersionArn: arn,
            }), { abortSignal: signal });
        }
        catch (error) {
            if (error instanceof _gate_ports_js__WEBPACK_IMPORTED_MODULE_3__/* .LambdaFailure */ .y || signal.aborted)
                throw error;
            throw (0,_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .lambdaFailure */ .Up)(`hold ${fn.side} at the runtime version of the other functions`, fn, error);
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


/***/ })

};
