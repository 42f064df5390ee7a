export const id = 4368;
export const ids = [4368,1987,1345,3726];
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

/***/ 73726:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mergePolicies: () => (/* binding */ mergePolicies),
/* harmony export */   policyDocument: () => (/* binding */ policyDocument)
/* harmony export */ });
/* harmony import */ var _gate_lanes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64007);
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
    const temporary = `${_gate_lanes_js__WEBPACK_IMPORTED_MODULE_0__/* .FUNCTION_PREFIX */ ._v}*`;
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

/***/ 94368:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  missingRights: () => (/* binding */ missingRights),
  policyFor: () => (/* binding */ policyFor),
  rightsProblem: () => (/* binding */ rightsProblem)
});

// EXTERNAL MODULE: ./node_modules/@aws-sdk/client-lambda/dist-cjs/index.js
var dist_cjs = __webpack_require__(71696);
// EXTERNAL MODULE: ./build/core/config/image-uri.js
var image_uri = __webpack_require__(86455);
// EXTERNAL MODULE: ./build/core/model.js
var model = __webpack_require__(71295);
// EXTERNAL MODULE: ./build/gate/lanes.js + 1 modules
var lanes = __webpack_require__(64007);
// EXTERNAL MODULE: ./build/aws/policy.js
var policy = __webpack_require__(73726);
// EXTERNAL MODULE: ./node_modules/@aws-sdk/client-cloudwatch-logs/dist-cjs/index.js
var client_cloudwatch_logs_dist_cjs = __webpack_require__(70303);
// EXTERNAL MODULE: ./build/aws/preflight/call.js
var preflight_call = __webpack_require__(85612);
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
    const outcomes = await Promise.all(Object.entries(calls).map(([action, call]) => (0,preflight_call/* callOutcome */.$)(action, call)));
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
    return (0,policy.policyDocument)(scope);
}
/** Each once; what lies in another registry (behind a custom endpoint) needs no right of IAM. */
function imageRepositories(sides, template) {
    const images = [
        template?.image ?? null,
        ...model/* SIDES */.B.map((side) => {
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

/***/ 64809:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ startHealth)
});

// UNUSED EXPORTS: FAILURES_THAT_END

// EXTERNAL MODULE: ./build/core/model.js
var model = __webpack_require__(71295);
// EXTERNAL MODULE: ./build/core/start/reasons.js
var reasons = __webpack_require__(32780);
;// CONCATENATED MODULE: ./build/core/start/causes.js

/** The first that matches is taken, so the particular stand before the general. */
const CAUSES = [
    {
        seen: /exec format error|wrong ELF class|cannot execute binary file/i,
        sentence: 'The program was built for another processor: build it for the architecture of the function, or set `architectures` to the one it was built for.',
    },
    {
        seen: /ERR_DLOPEN_FAILED|invalid ELF header|GLIBC\w*_[\d.]+'? not found|cannot open shared object file/i,
        sentence: "A native module does not fit the function's Linux or processor: install or build the dependencies for Lambda's operating system and the architecture of the function.",
    },
    {
        seen: /(?:fork\/exec|InvalidEntrypoint|bootstrap).*permission denied/i,
        sentence: 'The `bootstrap` file is not executable: set its permission bit (chmod 755) before it is packed.',
    },
    {
        seen: /InvalidEntrypoint|find valid bootstrap|fork\/exec .*no such file or directory/i,
        sentence: 'The program that the runtime starts is missing: `bootstrap` must lie at the top of the package (or the entry point of the image must exist), with the interpreter that its first line names.',
    },
    {
        seen: /HandlerNotFound|MalformedHandlerName|is undefined or not exported|Handler '.*' missing on module|Bad handler|ImportModuleError.*module '([^']+)': No module named '\1'|Cannot find module '\/var\/task\/|ClassNotFoundException/i,
        sentence: 'The handler setting does not name a function of the package: compare its path and export with what lies at the top of the package.',
    },
    {
        seen: /ImportModuleError|ERR_MODULE_NOT_FOUND|Cannot find (?:module|package)|No module named|NoClassDefFoundError/i,
        sentence: 'A module is missing from the package (or the handler names a file that is not there): bundle the dependencies with the build that is measured.',
    },
    {
        seen: /SyntaxError|Cannot use import statement|Unexpected token 'export'/i,
        sentence: 'The runtime cannot parse the code: check that its language level and module kind (`type` in package.json) fit the runtime.',
    },
    {
        seen: /AccessDenied|not authorized to perform/i,
        sentence: 'A call of the function was refused: check the permissions of the `role` that the temporary functions have.',
    },
    {
        seen: /EACCES|permission denied/i,
        sentence: 'A file cannot be read: set its permission bits (644, folders 755) before the package is packed.',
    },
];
/** One sentence with what to do; what is known of the reason alone when the words are not known. */
function likelyCause(reason, errorType, message) {
    const words = `${errorType ?? ''}: ${message ?? ''}`;
    return CAUSES.find((cause) => cause.seen.test(words))?.sentence ?? reasons/* FAILED_SENTENCES */.T[reason];
}

;// CONCATENATED MODULE: ./build/core/start/health.js


/** So many failures without one success end the run. */
const FAILURES_THAT_END = 3;
/**
 * The first function and architecture of which one side failed at least three times in a row and never started,
 * or null. Lost starts say nothing and do not break a row; burn-in starts count here.
 *
 * All tiers of a function together: a build that starts at 1,024 MB but not at 128 MB does start, and its failed
 * starts at 128 MB are compared as slower than any number. Head is blamed only where base did start; while base
 * has neither started nor failed three times, nothing is said yet.
 *
 * @param sides the sides that are measured: without a base (an absolute budget) head is judged alone.
 */
function startHealth(starts, sides = model/* SIDES */.B) {
    const groups = Map.groupBy(starts, (start) => `${start.cell.architecture} ${start.cell.functionLabel}`);
    for (const group of groups.values()) {
        const base = failuresWithoutSuccess(group, 'base');
        const head = failuresWithoutSuccess(group, 'head');
        const baseStarts = !sides.includes('base') || base === null;
        if (base !== null && base.length >= FAILURES_THAT_END)
            return describe('base-does-not-start', base);
        if (baseStarts && head !== null && head.length >= FAILURES_THAT_END)
            return describe('does-not-start', head);
    }
    return null;
}
/** The failed starts of a side, in order; null once one of its starts was cold. */
function failuresWithoutSuccess(starts, side) {
    const ofSide = starts.filter((start) => start.side === side);
    if (ofSide.some((start) => start.outcome.kind === 'cold'))
        return null;
    return ofSide.filter((start) => start.outcome.kind === 'failed').sort((a, b) => a.order - b.order);
}
function describe(reason, failures) {
    const last = failures.at(-1);
    if (last === undefined || last.outcome.kind !== 'failed')
        return null;
    const { reason: failure, errorType, message } = last.outcome;
    return {
        reason,
        side: last.side,
        functionLabel: last.cell.functionLabel,
        architecture: last.cell.architecture,
        failure,
        errorType,
        message,
        likelyCause: likelyCause(failure, errorType, message),
    };
}


/***/ }),

/***/ 32780:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ FAILED_SENTENCES),
/* harmony export */   u: () => (/* binding */ LOST_SENTENCES)
/* harmony export */ });
/** A failed start depends on the build: it counts as slower than any number and is never retaken. */
const FAILED_SENTENCES = {
    'init-timeout': 'Init took longer than the 10 s that Lambda allows (a SnapStart restore likewise), so Lambda ran it again inside the request: load less before the handler, or load it later.',
    'init-error': 'The code failed before the handler could run: check the handler setting, that every module is in the package, and what runs at load time.',
    timeout: 'The first request ran into the function timeout: raise `timeout` in the settings of both sides, or send a payload that asks for less work.',
    crash: "The process ended before it answered: look for exit calls, unhandled rejections and native modules in the function's log.",
    'out-of-memory': 'The function ran out of memory: take this tier out of `memory-tiers`, or find what the build loads more than before.',
    'extension-failed': 'An extension did not start or crashed: check the layers and their architecture; with `environment: none` an extension may miss its settings.',
    'function-error': 'The handler answered with an error: set `payload` to an event that the function accepts, or `allow-function-errors: true` if both sides are meant to fail alike.',
};
/** A lost start says nothing about the build: it is retaken in its place. */
const LOST_SENTENCES = {
    'not-cold': 'AWS had initialised the environment ahead of the request, so there was no init to measure: it is retaken; nothing to do unless it happens often.',
    'wrong-version': 'Another version of the function answered than the one that was asked for: it is retaken; check that nothing else updates the temporary functions.',
    'no-report': 'The log of the request has no REPORT line: let the credentials use logs:FilterLogEvents on the log groups of the temporary functions, or let the function log less after its answer.',
    'other-request': 'The log tail has the REPORT line of another request only: it is retaken; check that nothing else invokes the temporary functions.',
    'zero-init': 'The REPORT line says that init took 0 ms, which no init does: an emulator or a log forwarder wrote it; measure on AWS or with `engine: local`.',
    throttled: "Lambda refused the invoke (429): lower `concurrency`, or raise the account's concurrent executions.",
    'response-dropped': 'The connection closed before the response came: it is retaken, because a second invoke would have met a warm environment; check the network and proxies of the runner.',
};


/***/ }),

/***/ 94809:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ StatisticsError)
/* harmony export */ });
/**
 * A sample or a rule that no honest p-value can be computed from. Thrown instead of returning one: NaN, Infinity,
 * an empty side or a base of zero are faults of whoever made the numbers, and never "no difference".
 */
class StatisticsError extends Error {
    name = 'StatisticsError';
    code;
    constructor(code, message) {
        super(message);
        this.code = code;
    }
}


/***/ }),

/***/ 34575:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cw: () => (/* binding */ cellId),
/* harmony export */   Qv: () => (/* binding */ timesOf),
/* harmony export */   Zd: () => (/* binding */ sideStarts),
/* harmony export */   aP: () => (/* binding */ plainSamples),
/* harmony export */   kh: () => (/* binding */ samplesOfStarts),
/* harmony export */   nR: () => (/* binding */ toMicroseconds)
/* harmony export */ });
/* unused harmony export metricMicroseconds */
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71295);
/* harmony import */ var _start_health_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64809);
/* harmony import */ var _statistics_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94809);



/** Integer microseconds of a time in milliseconds with at most three decimals, as Lambda prints them. */
function toMicroseconds(ms) {
    const micros = Math.round(ms * 1000);
    if (!Number.isSafeInteger(micros)) {
        throw new _statistics_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StatisticsError */ .a('not-finite', `${String(ms)} ms is not a duration`);
    }
    return micros;
}
/**
 * The gated time of a cold start in integer microseconds. The phases are converted one by one and then added, so that
 * no decimal is lost. Throws `StatisticsError` when the start has no such phase (`init` of a restored start).
 */
function metricMicroseconds(phases, metric) {
    switch (metric) {
        case 'handler':
            return toMicroseconds(phases.handlerMs);
        case 'total':
            return (toMicroseconds(required(phases.initMs ?? phases.restoreMs, metric)) + toMicroseconds(phases.handlerMs));
        case 'init':
            return toMicroseconds(required(phases.initMs, metric));
        case 'restore':
            return toMicroseconds(required(phases.restoreMs, metric));
    }
}
function required(ms, metric) {
    if (ms === null) {
        throw new _statistics_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StatisticsError */ .a('not-a-number', `metric ${metric} was asked for, but a cold start of this run has no such phase; use total`);
    }
    return ms;
}
/**
 * The one way from raw starts to samples, for the gate, `judge` and the tests alike: burn-in (block 0) and lost starts
 * are dropped, failed ones kept, blocks and starts put in order. `cells` are the cells of the plan, in its order;
 * a cell without starts has no blocks. `sides` are the sides that the run measures.
 */
function samplesOfStarts(starts, cells, rule, sides = _model_js__WEBPACK_IMPORTED_MODULE_2__/* .SIDES */ .B) {
    const inOrder = [...starts].sort((a, b) => a.order - b.order);
    const byCell = Map.groupBy(inOrder, (start) => cellId(start.cell));
    const byBuild = Map.groupBy(inOrder, (start) => buildId(start.cell));
    return cells.map((cell) => ({
        cell,
        ...countedStarts(byCell.get(cellId(cell)) ?? [], rule.metric),
        doesNotStart: (0,_start_health_js__WEBPACK_IMPORTED_MODULE_0__/* .startHealth */ .j)(byBuild.get(buildId(cell)) ?? [], sides)?.reason ?? null,
    }));
}
function countedStarts(starts, metric) {
    const blocks = new Map();
    const lost = { base: 0, head: 0 };
    for (const start of starts) {
        if (start.block === 0)
            continue;
        if (start.outcome.kind === 'lost') {
            lost[start.side]++;
            continue;
        }
        const block = blocks.get(start.block) ?? { base: [], head: [] };
        blocks.set(start.block, block);
        block[start.side].push(counted(start, metric));
    }
    return { blocks: [...blocks].sort(([a], [b]) => a - b).map(([, block]) => block), lost };
}
function counted(start, metric) {
    const { outcome, functionName } = start;
    return outcome.kind === 'cold'
        ? { value: metricMicroseconds(outcome.phases, metric), phases: outcome.phases, functionName }
        : { value: 'failed', phases: null, functionName };
}
/** Samples without phases and function names: from a CSV file, a simulation, a test. */
function plainSamples(cell, blocks) {
    const plain = (value) => ({ value, phases: null, functionName: null });
    return {
        cell,
        blocks: blocks.map((block) => ({ base: block.base.map(plain), head: block.head.map(plain) })),
        lost: { base: 0, head: 0 },
        doesNotStart: null,
    };
}
/** Identifies a cell as a map key. */
function cellId(cell) {
    return JSON.stringify([cell.functionLabel, cell.architecture, cell.tierMb]);
}
/** Identifies what starts or does not: a function and architecture, whatever its memory. */
function buildId(cell) {
    return JSON.stringify([cell.functionLabel, cell.architecture]);
}
/** The times of one side as the statistics take them: microseconds, Infinity for a failed start. */
function timesOf(starts) {
    return starts.map(({ value }) => value === 'failed' ? Number.POSITIVE_INFINITY : wholeMicroseconds(value));
}
/** A time that is not a whole number of microseconds was not measured: never rank it. */
function wholeMicroseconds(value) {
    if (Number.isSafeInteger(value))
        return value;
    const finite = Number.isFinite(value) || Number.isNaN(value);
    throw new _statistics_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StatisticsError */ .a(finite ? 'not-a-number' : 'not-finite', `a cold start took ${String(value)}, which is not a whole number of microseconds`);
}
/** All counted starts of one side, blocks in order. */
function sideStarts(blocks, side) {
    return blocks.flatMap((block) => block[side]);
}


/***/ }),

/***/ 64007:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _v: () => (/* binding */ FUNCTION_PREFIX),
  Ge: () => (/* binding */ openLanes)
});

// UNUSED EXPORTS: functionName

// EXTERNAL MODULE: ./build/core/verdict/samples.js
var samples = __webpack_require__(34575);
// EXTERNAL MODULE: ./build/gate/ports.js
var ports = __webpack_require__(38450);
;// CONCATENATED MODULE: ./build/gate/version-supply.js
/**
 * The fresh versions of one temporary function. A function has one update lock, so its versions are made one after
 * the other; up to `ahead` of them wait ready while earlier ones are invoked.
 */
class VersionSupply {
    #lambda;
    #fn;
    #ahead;
    #planned;
    #signal;
    #waiting = [];
    #last = Promise.resolve();
    #made = 0;
    /**
     * @param ahead how many versions to keep ready; 0 makes each one when it is asked for.
     * @param planned how many are needed if nothing is lost: more than that are only made when they are asked for.
     */
    constructor(lambda, fn, { ahead, planned }, signal) {
        this.#lambda = lambda;
        this.#fn = fn;
        this.#ahead = ahead;
        this.#planned = planned;
        this.#signal = signal;
    }
    /** Begins to make the first versions. */
    open() {
        while (this.#waiting.length < this.#ahead && this.#made < this.#planned)
            this.#prepare();
    }
    /** The next version that has never run. */
    take() {
        if (this.#waiting.length === 0)
            this.#prepare();
        const next = this.#waiting.shift();
        this.open();
        return next ?? Promise.reject(new Error('no version was prepared'));
    }
    /** Resolves when no call is under way any more, whatever became of it. */
    async settled() {
        await this.#last.catch(() => undefined);
    }
    #prepare() {
        this.#made += 1;
        const nonce = String(this.#made);
        const version = this.#last.then(() => {
            this.#signal.throwIfAborted();
            return this.#lambda.publishFresh(this.#fn, nonce, this.#signal);
        });
        // A version nobody takes any more (its tier was decided) must not become an unhandled rejection.
        this.#last = version.catch(() => undefined);
        version.catch(() => undefined);
        this.#waiting.push(version);
    }
}

;// CONCATENATED MODULE: ./build/gate/lanes.js



/**
 * Creates the functions of all lanes: one before the others, because a missing permission, a role that cannot be used or
 * a package that is refused shows there; then all at once. It does not wait until they are ready, so that the first
 * starts begin with the first functions. When one cannot be created the others are removed again.
 * @throws LambdaFailure
 */
async function openLanes(lambda, plan, requests, signal) {
    const end = new AbortController();
    const lasting = AbortSignal.any([signal, end.signal]);
    const opened = requests.flatMap(({ cell, ...request }) => request.sides.flatMap((side) => Array.from({ length: request.functionsPerLane }, (_, slot) => {
        const fn = { name: functionName(request.token, cell, side, slot), cell, side };
        const planned = Math.ceil(plannedStarts(plan, cell, slot) / request.startsPerVersion);
        const versions = new VersionSupply(lambda, fn, { ahead: request.versionsAhead, planned }, lasting);
        return { fn, versions, ready: Promise.withResolvers() };
    })));
    // The walk may end before it has asked for a function: its failure is then nobody's.
    for (const { ready } of opened)
        ready.promise.catch(() => undefined);
    const create = async ({ fn, versions, ready }) => {
        await lambda.create(fn, signal);
        void lambda
            .ready(fn, lasting)
            .then(() => versions.open())
            .then(ready.resolve, ready.reject);
    };
    const remove = async () => {
        // Versions that nobody will start are not waited for.
        end.abort();
        await Promise.all(opened.map(({ versions }) => versions.settled()));
        const removed = await Promise.allSettled(opened.map(({ fn }) => lambda.remove(fn)));
        return removed.flatMap((result) => (result.status === 'rejected' ? [messageOf(result.reason)] : []));
    };
    const [canary, ...others] = opened;
    try {
        if (canary !== undefined)
            await create(canary);
        const refused = (await Promise.allSettled(others.map(create))).find(({ status }) => status === 'rejected');
        if (refused?.status === 'rejected')
            throw refused.reason;
    }
    catch (error) {
        await remove();
        throw signal.aborted ? new ports/* LambdaFailure */.y('the run was stopped before it could measure anything') : error;
    }
    const lanes = Map.groupBy(opened, ({ fn }) => laneId(fn.cell, fn.side));
    return {
        laneOf: (cell, side) => {
            const functions = lanes.get(laneId(cell, side));
            return functions === undefined
                ? null
                : { side, functions: functions.map(({ ready, ...one }) => ({ ...one, ready: ready.promise })) };
        },
        remove,
    };
}
function plannedStarts({ burnIn, blocks }, cell, slot) {
    return [burnIn, ...blocks].flat().filter((pair) => (0,samples/* cellId */.Cw)(pair.cell) === (0,samples/* cellId */.Cw)(cell) && pair.slot === slot)
        .length;
}
function messageOf(error) {
    return error instanceof Error ? error.message : 'a temporary function could not be deleted';
}
function laneId(cell, side) {
    return `${side} ${(0,samples/* cellId */.Cw)(cell)}`;
}
/** `cold-start-gate-` is the prefix by which leftovers are known; nothing else is ever written to. */
const FUNCTION_PREFIX = 'cold-start-gate-';
/**
 * Every function of a run has a name of the same length, because the name is in the function's environment and so part
 * of what its init reads.
 */
function functionName(runToken, cell, side, index) {
    const architecture = cell.architecture === 'arm64' ? 'a' : 'x';
    return `${FUNCTION_PREFIX}${runToken}-${side}-${String(cell.tierMb).padStart(5, '0')}${architecture}-${index}`;
}


/***/ })

};
