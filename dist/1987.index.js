export const id = 1987;
export const ids = [1987,1345];
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


/***/ })

};
