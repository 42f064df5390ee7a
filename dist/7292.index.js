export const id = 7292;
export const ids = [7292,5205,3256];
export const modules = {

/***/ 33256:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   connectionTo: () => (/* binding */ connectionTo),
/* harmony export */   customEndpoint: () => (/* binding */ customEndpoint)
/* harmony export */ });
/* harmony import */ var _aws_sdk_client_lambda__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71696);
/* harmony import */ var _gate_ports_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38450);


/** A metadata service that does not answer must not hold a job up. */
const CREDENTIALS_WAIT_MS = 5_000;
/**
 * Finds the credentials as every AWS tool does and keeps them for all clients: they are renewed when they run out.
 * @throws LambdaFailure within 5 seconds when there are none.
 */
async function connectionTo(region, environment) {
    const requestHandler = agents(environment);
    const finder = new _aws_sdk_client_lambda__WEBPACK_IMPORTED_MODULE_0__/* .LambdaClient */ .Nox({ region, requestHandler });
    const { credentials } = finder.config;
    let timer;
    const late = new Promise((_, reject) => {
        timer = setTimeout(() => reject(new Error('no answer')), CREDENTIALS_WAIT_MS);
    });
    try {
        await Promise.race([credentials(), late]);
    }
    catch (error) {
        throw new _gate_ports_js__WEBPACK_IMPORTED_MODULE_1__/* .LambdaFailure */ .y(NO_CREDENTIALS, { cause: error });
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

/***/ 95205:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readAccount: () => (/* binding */ readAccount),
/* harmony export */   storageProblem: () => (/* binding */ storageProblem)
/* harmony export */ });
/* harmony import */ var _aws_sdk_client_lambda__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71696);
/* harmony import */ var _call_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85612);
/* harmony import */ var _megabytes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71319);



/** Never throws for what AWS answers. */
async function readAccount(client) {
    const read = await (0,_call_js__WEBPACK_IMPORTED_MODULE_0__/* .callOutcome */ .$)('lambda:GetAccountSettings', () => client.send(new _aws_sdk_client_lambda__WEBPACK_IMPORTED_MODULE_1__/* .GetAccountSettingsCommand */ ._8I({})));
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
        : `The versions of the run would take ${(0,_megabytes_js__WEBPACK_IMPORTED_MODULE_2__/* .megabytes */ .i)(bytes)} of code storage, and ${(0,_megabytes_js__WEBPACK_IMPORTED_MODULE_2__/* .megabytes */ .i)(codeBytes)} of the account's ${(0,_megabytes_js__WEBPACK_IMPORTED_MODULE_2__/* .megabytes */ .i)(codeLimitBytes)} are used: delete old versions, or ask for fewer samples or memory-tiers (or forcing: tenant, which makes no versions).`;
}


/***/ }),

/***/ 85612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ callOutcome)
/* harmony export */ });
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31912);
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
        if (error.name === 'ResourceNotFoundException')
            return { kind: 'not-found' };
        if (DENIED.includes(error.name))
            return { kind: 'denied', action };
        return { kind: 'failed', why: `${action}: ${error.name}: ${(0,_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .firstPart */ .Yj)(error.message)}` };
    }
}


/***/ }),

/***/ 71319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ megabytes)
/* harmony export */ });
/** A number of bytes for people: `245.3 MB`, in units of 1,048,576 bytes as Lambda's quotas are. */
function megabytes(bytes) {
    return `${(bytes / 1_048_576).toFixed(1)} MB`;
}


/***/ }),

/***/ 47292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openPlace: () => (/* binding */ openPlace)
});

// EXTERNAL MODULE: ./node_modules/@aws-sdk/client-lambda/dist-cjs/index.js
var dist_cjs = __webpack_require__(71696);
// EXTERNAL MODULE: ./build/gate/ports.js
var ports = __webpack_require__(38450);
// EXTERNAL MODULE: ./build/aws/connection.js
var aws_connection = __webpack_require__(33256);
// EXTERNAL MODULE: ./build/core/config/function-name.js
var function_name = __webpack_require__(25597);
// EXTERNAL MODULE: ./build/aws/preflight/call.js
var call = __webpack_require__(85612);
// EXTERNAL MODULE: ./build/aws/template/refusals.js
var template_refusals = __webpack_require__(22956);
// EXTERNAL MODULE: ./build/core/config/image-uri.js
var image_uri = __webpack_require__(86455);
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
        memorySizeMb: configuration.MemorySize ?? 128,
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
        ephemeralStorageMb: configuration.EphemeralStorage?.Size ?? 512,
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

;// CONCATENATED MODULE: ./build/aws/template/read.js





const NOT_FOUND = { kind: 'not-found' };
/** Reads the user's function; nothing else is ever done with it. Never throws for what AWS answers. */
async function readTemplate(client, reference, environment) {
    const FunctionName = (0,function_name.functionNameOf)(reference);
    const qualified = {
        FunctionName,
        ...(reference.qualifier === null ? {} : { Qualifier: reference.qualifier }),
    };
    const shown = reference.qualifier === null ? reference.name : `${reference.name}:${reference.qualifier}`;
    const read = await (0,call/* callOutcome */.$)('lambda:GetFunction', () => client.send(new dist_cjs/* GetFunctionCommand */.YF5(qualified)));
    if (read.kind !== 'answer') {
        const problem = read.kind === 'not-found'
            ? [`function-name: there is no function ${JSON.stringify(shown)} in this account and region.`]
            : read.kind === 'failed'
                ? [`function-name: ${shown} cannot be read: ${read.why}.`]
                : [];
        return { template: null, problems: problem, missing: read.kind === 'denied' ? [read.action] : [] };
    }
    const fn = read.answer;
    const refusals = (0,template_refusals/* templateRefusals */.K)({
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
            : (0,call/* callOutcome */.$)('lambda:GetFunctionCodeSigningConfig', () => client.send(new dist_cjs/* GetFunctionCodeSigningConfigCommand */.uSr({ FunctionName }))),
        isImage
            ? NOT_FOUND
            : (0,call/* callOutcome */.$)('lambda:GetRuntimeManagementConfig', () => client.send(new dist_cjs/* GetRuntimeManagementConfigCommand */.brH(qualified))),
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

// EXTERNAL MODULE: ./build/aws/preflight/account.js
var preflight_account = __webpack_require__(95205);
;// CONCATENATED MODULE: ./build/aws/preflight/place.js
/** Everything about AWS that is only read before a run: who we are, the template, the quotas. */





/** Reads everything at once. Never throws for what the user can mend. */
async function openPlace(config, environment) {
    let connection;
    try {
        connection = await (0,aws_connection.connectionTo)(config.region, environment);
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
            (0,preflight_account.readAccount)(client),
        ]);
        const { template } = read;
        const { account } = quotas;
        return {
            place: template === null || account === null
                ? null
                : { connection, endpoint: (0,aws_connection.customEndpoint)(environment), template, account },
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

/***/ 22956:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ templateRefusals),
/* harmony export */   p: () => (/* binding */ blockedRuntime)
/* harmony export */ });
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


/***/ })

};
