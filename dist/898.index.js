export const id = 898;
export const ids = [898];
export const modules = {

/***/ 74155:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I9: () => (/* binding */ freshness),
/* harmony export */   PE: () => (/* binding */ deploymentOf),
/* harmony export */   UR: () => (/* binding */ placeOfNonce),
/* harmony export */   lG: () => (/* binding */ environmentBytes),
/* harmony export */   ph: () => (/* binding */ createInput)
/* harmony export */ });
/* unused harmony export NONCE_VARIABLE */
/* harmony import */ var _core_quotas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50449);

/** The deployment of a side. @throws when the run has no such side, which the plan rules out. */
function deploymentOf(deployments, side) {
    const deployment = deployments[side];
    if (deployment === null)
        throw new Error(`there is no ${side} to deploy`);
    return deployment;
}
/**
 * How a temporary function is created. It never carries the template's log group, dead letter queue, concurrency or
 * triggers: nothing that the measured code does may reach what production uses by the function's configuration.
 */
function createInput(deployment, fn) {
    const { settings, roleArn, carried, forcing } = deployment;
    return {
        FunctionName: fn.name,
        Role: roleArn,
        ...codeInput(deployment),
        Timeout: settings.timeoutSeconds,
        MemorySize: fn.cell.tierMb,
        Architectures: [deployment.ownArchitecture ?? fn.cell.architecture],
        EphemeralStorage: { Size: settings.ephemeralStorageMb },
        TracingConfig: { Mode: settings.tracing },
        ...(forcing === 'tenant' ? { TenancyConfig: { TenantIsolationMode: 'PER_TENANT' } } : {}),
        ...carried?.members,
        Environment: { Variables: { ...settings.environment } },
        ...freshness(deployment, '0'),
        LoggingConfig: loggingOf(settings),
    };
}
/** The code and what only functions of its package type have. */
function codeInput({ code, settings, carried }) {
    if (code.kind === 'image') {
        return {
            PackageType: 'Image',
            Code: { ImageUri: code.uri },
            ...(carried?.imageConfig ? { ImageConfig: carried.imageConfig } : {}),
        };
    }
    const { runtime, handler, layers, snapStart } = settings;
    if (runtime === null || handler === null)
        throw new Error('a package without runtime or handler');
    const keyArn = carried?.sourceKmsKeyArn ?? null;
    return {
        // The SDK's list is closed, Lambda's is not.
        Runtime: runtime,
        Handler: handler,
        Code: { ZipFile: code.zip, ...(keyArn === null ? {} : { SourceKMSKeyArn: keyArn }) },
        ...(layers.length === 0 ? {} : { Layers: [...layers] }),
        ...(snapStart ? { SnapStart: { ApplyOn: 'PublishedVersions' } } : {}),
        ...(carried?.codeSigningConfigArn ? { CodeSigningConfigArn: carried.codeSigningConfigArn } : {}),
    };
}
/** The variable that makes every version new. */
const NONCE_VARIABLE = 'COLD_START_GATE_NONCE';
/** The size of a map of variables in bytes, as JSON. Source: Lambda's error message ("exceeded the 4KB limit. String measured: {...}"). */
function environmentBytes(variables) {
    return new TextEncoder().encode(JSON.stringify(variables)).length;
}
/**
 * Where the nonce goes: into the environment, or into the description when a side's variables leave no room for it.
 */
function placeOfNonce(sides) {
    const fits = sides.every(({ environment }) => environmentBytes(withNonce(environment, '0')) <= _core_quotas_js__WEBPACK_IMPORTED_MODULE_0__/* .ENVIRONMENT_BYTES */ .w0);
    return fits ? 'environment' : 'description';
}
/** A fixed width, so that every version is of equal size. */
function withNonce(environment, nonce) {
    return { ...environment, [NONCE_VARIABLE]: nonce.padStart(6, '0') };
}
/**
 * The change that makes the next version a new one: a variable merged into the function's own, because an update
 * replaces the whole map; or the description, which is part of a version too.
 */
function freshness({ settings, nonceIn }, nonce) {
    return nonceIn === 'description'
        ? { Description: `${NONCE_VARIABLE} ${nonce.padStart(6, '0')}` }
        : { Environment: { Variables: withNonce(settings.environment, nonce) } };
}
/**
 * The log settings of a temporary function: the format stays the template's, because it is part of what init does.
 * With JSON, a system level above INFO would leave out the platform's report of every start that went well.
 * Source: Lambda developer guide, "Log-level filtering"; platform.report is logged at INFO.
 */
function loggingOf(settings) {
    if (settings.logFormat === 'Text')
        return { LogFormat: 'Text' };
    return {
        LogFormat: 'JSON',
        SystemLogLevel: settings.systemLogLevel === 'DEBUG' ? 'DEBUG' : 'INFO',
        ...(settings.applicationLogLevel === null ? {} : { ApplicationLogLevel: settings.applicationLogLevel }),
    };
}


/***/ }),

/***/ 25597:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ functionReference),
/* harmony export */   d: () => (/* binding */ functionNameOf)
/* harmony export */ });
const REFERENCE = /^(?:(?:arn:(?<partition>aws[a-z-]*):lambda:(?<region>[a-z0-9-]+):)?(?<account>\d{12}):function:|function:)?(?<name>[A-Za-z0-9_-]+)(?::(?<qualifier>\$LATEST|[A-Za-z0-9_-]{1,128}))?$/;
const FORMS = 'a function name or an ARN of the form my-function, 123456789012:function:my-function or arn:aws:lambda:REGION:123456789012:function:my-function (each may end in :version or :alias)';
/** What FunctionName takes, Lambda API reference, GetFunction; names have at most 64 characters. */
const functionReference = (text) => {
    if (/^arn:aws[a-z-]*:lambdaweb:/.test(text)) {
        return {
            ok: false,
            allowed: 'the name of an event function: a Lambda Web Function has no report per request, so that its cold starts cannot be read',
        };
    }
    const parts = REFERENCE.exec(text)?.groups;
    const name = parts?.['name'];
    if (parts === undefined || name === undefined)
        return { ok: false, allowed: FORMS };
    if (name.length > 64) {
        return { ok: false, allowed: `a name of at most 64 characters (this one has ${name.length})` };
    }
    return {
        ok: true,
        value: {
            name,
            qualifier: parts['qualifier'] ?? null,
            partition: parts['partition'] ?? null,
            region: parts['region'] ?? null,
            accountId: parts['account'] ?? null,
        },
    };
};
/** The form that GetFunction takes; the qualifier goes beside it. */
function functionNameOf({ name, partition, region, accountId }) {
    if (accountId === null)
        return name;
    const partial = `${accountId}:function:${name}`;
    return region === null ? partial : `arn:${partition ?? 'aws'}:lambda:${region}:${partial}`;
}


/***/ }),

/***/ 86455:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BK: () => (/* binding */ ecrRepository),
/* harmony export */   G4: () => (/* binding */ sameImage),
/* harmony export */   W_: () => (/* binding */ imageUri)
/* harmony export */ });
const FORM = 'the URI of a container image, [registry/]repository[:tag][@sha256:digest], such as 123456789012.dkr.ecr.eu-west-1.amazonaws.com/orders:pr-42 (a digest has 64 hex digits)';
/**
 * The grammar of image references: https://github.com/distribution/reference, reference.go. What comes before the first
 * slash is a registry only with a dot, a port, or as `localhost`.
 */
const REFERENCE = /^(?:(?<registry>localhost(?::\d{1,5})?|[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+(?::\d{1,5})?|[A-Za-z0-9-]+:\d{1,5})\/)?(?<repository>[a-z0-9]+(?:(?:\.|_|__|-+)[a-z0-9]+)*(?:\/[a-z0-9]+(?:(?:\.|_|__|-+)[a-z0-9]+)*)*)(?::(?<tag>\w[\w.-]{0,127}))?(?:@(?<digest>sha256:[0-9a-f]{64}))?$/;
/** Lambda takes no repository name that is longer. Source: Amazon ECR API reference, CreateRepository. */
const LONGEST_REPOSITORY = 256;
const imageUri = (text) => {
    // Longer than any that is allowed, and so not worth a search.
    const parts = text.length > 1_024 ? undefined : REFERENCE.exec(text)?.groups;
    const repository = parts?.['repository'] ?? '';
    if (parts === undefined || repository.length > LONGEST_REPOSITORY)
        return { ok: false, allowed: FORM };
    return {
        ok: true,
        value: {
            text,
            registry: parts['registry'] ?? null,
            repository,
            tag: parts['tag'] ?? null,
            digest: parts['digest'] ?? null,
        },
    };
};
/** Whether both name the same image: by its digest, or in the same words. */
function sameImage(left, right) {
    return left.text === right.text || (left.digest !== null && left.digest === right.digest);
}
/** @returns null for an image that is kept elsewhere. */
function ecrRepository({ registry, repository }) {
    const parts = /^(?<account>\d{12})\.dkr\.ecr\.(?<region>[a-z0-9-]+)\.(?<domain>amazonaws\.com(?:\.cn)?)$/.exec(registry ?? '')?.groups;
    if (parts === undefined)
        return null;
    const { account: accountId = '', region = '', domain = '' } = parts;
    return { accountId, region, domain, name: repository };
}


/***/ }),

/***/ 59172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CT: () => (/* binding */ APPLICATION_LOG_LEVELS),
/* harmony export */   KD: () => (/* binding */ sameSettings),
/* harmony export */   NU: () => (/* binding */ notOfImages),
/* harmony export */   T: () => (/* binding */ layOver),
/* harmony export */   Ty: () => (/* binding */ imageSettings),
/* harmony export */   a$: () => (/* binding */ DEFAULT_SETTINGS),
/* harmony export */   sb: () => (/* binding */ readSettings)
/* harmony export */ });
/* unused harmony export SETTING_NAMES */
const APPLICATION_LOG_LEVELS = ['TRACE', 'DEBUG', 'INFO', 'WARN', 'ERROR', 'FATAL'];
/** The runtime and handler that a new Node.js function gets in the console; 30 s so that a slow first request is seen, not cut. */
const DEFAULT_SETTINGS = {
    runtime: 'nodejs24.x',
    handler: 'index.handler',
    timeoutSeconds: 30,
    environment: {},
    logFormat: 'Text',
    systemLogLevel: 'INFO',
    applicationLogLevel: null,
    layers: [],
    snapStart: false,
    ephemeralStorageMb: 512,
    tracing: 'PassThrough',
};
/** Lays overrides over settings. Variables are merged, everything else is replaced. */
function layOver(settings, overrides) {
    return {
        ...settings,
        ...overrides,
        environment: { ...settings.environment, ...overrides.environment },
    };
}
/** What a function of package type Image does not have. Source: Lambda API reference, CreateFunction. */
const NOT_OF_IMAGES = { runtime: null, handler: null, layers: [], snapStart: false };
/** The settings of a container image: layers, SnapStart and what names the program go, everything else stays. */
function imageSettings(settings) {
    return { ...settings, ...NOT_OF_IMAGES };
}
/** The names, as in `head-settings`, of what the overrides give an image that no image has. */
function notOfImages(overrides) {
    return Object.keys(NOT_OF_IMAGES)
        .filter((key) => Object.hasOwn(overrides, key))
        .map((key) => key.toLowerCase());
}
/** Equal settings make equal functions: the order of variables does not matter, that of layers does. */
function sameSettings(left, right) {
    return canonical(left) === canonical(right);
}
function canonical(settings) {
    const sorted = (map) => Object.entries(map).sort(([a], [b]) => (a < b ? -1 : 1));
    return JSON.stringify(sorted({ ...settings, environment: sorted(settings.environment) }));
}
const LAYER_VERSION = /^arn:aws[a-z-]*:lambda:[a-z0-9-]+:\d{12}:layer:[A-Za-z0-9_-]{1,140}:\d+$/;
/** How each key of the YAML is read; a key that is not here is refused by name. */
const KEYS = {
    runtime: (value) => typeof value === 'string' && /^[a-z0-9.-]{1,64}$/.test(value)
        ? { settings: { runtime: value } }
        : { allowed: 'a Lambda runtime such as nodejs24.x or provided.al2023' },
    handler: (value) => typeof value === 'string' && /^[^\s]{1,128}$/.test(value)
        ? { settings: { handler: value } }
        : { allowed: 'a handler such as index.handler, at most 128 characters without blanks' },
    timeout: (value) => typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 900
        ? { settings: { timeoutSeconds: value } }
        : { allowed: 'whole seconds from 1 to 900' },
    architecture: (value) => value === 'x86_64' || value === 'arm64'
        ? { settings: { architecture: value } }
        : { allowed: 'x86_64 or arm64' },
    'log-format': (value) => value === 'Text' || value === 'JSON' ? { settings: { logFormat: value } } : { allowed: 'Text or JSON' },
    'system-log-level': (value) => value === 'DEBUG' || value === 'INFO' || value === 'WARN'
        ? { settings: { systemLogLevel: value } }
        : { allowed: 'DEBUG, INFO or WARN' },
    'application-log-level': (value) => {
        const level = APPLICATION_LOG_LEVELS.find((known) => known === value);
        return level === undefined
            ? { allowed: APPLICATION_LOG_LEVELS.join(', ') }
            : { settings: { applicationLogLevel: level } };
    },
    layers: (value) => Array.isArray(value) &&
        value.length <= 5 &&
        value.every((arn) => typeof arn === 'string' && LAYER_VERSION.test(arn))
        ? { settings: { layers: value } }
        : {
            allowed: 'a list of at most 5 ARNs of layer versions, such as arn:aws:lambda:eu-west-1:123456789012:layer:my-layer:3',
        },
    snapstart: (value) => typeof value === 'boolean' ? { settings: { snapStart: value } } : { allowed: 'true or false' },
    'ephemeral-storage': (value) => typeof value === 'number' && Number.isInteger(value) && value >= 512 && value <= 10_240
        ? { settings: { ephemeralStorageMb: value } }
        : { allowed: 'whole MB from 512 to 10240' },
    tracing: (value) => value === 'Active' || value === 'PassThrough'
        ? { settings: { tracing: value } }
        : { allowed: 'Active or PassThrough' },
    environment: (value) => {
        const environment = stringMap(value);
        return environment === null
            ? {
                allowed: 'a map of names (at least two characters: letters, digits, underscores) to texts or numbers without NUL characters',
            }
            : { settings: { environment } };
    },
};
/** The names that `head-settings` and `base-settings` may carry. */
const SETTING_NAMES = Object.keys(KEYS);
/**
 * Reads the parsed YAML of one side.
 * @returns what it names, and one problem per key that is wrong. Values of `environment` never appear in a problem.
 */
function readSettings(side, yaml) {
    if (yaml === undefined || yaml === null)
        return { overrides: {}, problems: [] };
    if (typeof yaml !== 'object' || Array.isArray(yaml)) {
        return {
            overrides: {},
            problems: [`${side}-settings: expected a YAML map, such as \`handler: index.handler\`.`],
        };
    }
    let overrides = {};
    const problems = [];
    for (const [key, value] of Object.entries(yaml)) {
        const read = Object.hasOwn(KEYS, key) ? KEYS[key] : undefined;
        if (read === undefined) {
            problems.push(`${side}-settings: "${key}" is not a setting; known are ${SETTING_NAMES.join(', ')}.`);
            continue;
        }
        const check = read(value);
        if ('allowed' in check)
            problems.push(`${side}-settings: ${key} must be ${check.allowed}.`);
        else
            overrides = { ...overrides, ...check.settings };
    }
    return { overrides, problems };
}
function stringMap(value) {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return null;
    const map = {};
    for (const [name, entry] of Object.entries(value)) {
        const scalar = typeof entry === 'string' || typeof entry === 'number' || typeof entry === 'boolean';
        // Lambda's own rule for names; no process can be given a NUL.
        if (!scalar || !/^[A-Za-z][A-Za-z0-9_]+$/.test(name) || String(entry).includes('\0'))
            return null;
        map[name] = String(entry);
    }
    return map;
}


/***/ }),

/***/ 37171:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aI: () => (/* binding */ readOrigins),
/* harmony export */   eD: () => (/* binding */ packageTypeOf),
/* harmony export */   se: () => (/* binding */ missingOrigins)
/* harmony export */ });
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71295);
/* harmony import */ var _image_uri_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86455);
/* harmony import */ var _parsers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31437);
/** Where the code of both sides comes from, as the user says it. */



/** What a side is deployed as: a version is what the template is, because no function ever changes its package type. */
function packageTypeOf(origin, template) {
    switch (origin.kind) {
        case 'image':
            return 'Image';
        case 'version':
            return template;
        case 'package':
        case 'build':
            return 'Zip';
    }
}
/**
 * Reads the inputs and holds them against each other. A side's own inputs win over `build-command`, so that a head that was
 * built in an earlier step is compared with a base that is built here.
 */
function readOrigins(read) {
    const build = readBuild(read);
    const ofSide = (side) => {
        const path = read.optional(`${side}-package`, _parsers_js__WEBPACK_IMPORTED_MODULE_0__/* .nonBlank */ .GT);
        const uri = read.optional(`${side}-image`, _image_uri_js__WEBPACK_IMPORTED_MODULE_1__/* .imageUri */ .W_);
        const qualifier = read.optional(`${side}-qualifier`, versionOrAlias);
        const given = ownInputs(side).filter((name) => read.given(name) !== undefined);
        if (given.length > 1) {
            read.problems.push(`${given.slice(0, -1).join(', ')} and ${given.at(-1)}: ${given.length > 2 ? 'all' : 'both'} name the code of ${side}; give one.`);
        }
        if (path !== undefined)
            return { kind: 'package', path };
        if (uri !== undefined)
            return { kind: 'image', uri };
        if (qualifier !== undefined)
            return { kind: 'version', qualifier };
        // One that could not be read still says that nothing is built.
        return given.length > 0 || build === null
            ? null
            : { ...build, ref: read.optional(`${side}-ref`, gitRevision) ?? null };
    };
    const head = ofSide('head');
    const base = ofSide('base');
    if (build !== null &&
        _model_js__WEBPACK_IMPORTED_MODULE_2__/* .SIDES */ .BV.every((side) => ownInputs(side).some((name) => read.given(name) !== undefined))) {
        read.problems.push('build-command: both sides are given without it; remove it, or one of them.');
    }
    for (const [side, origin] of [
        ['head', head],
        ['base', base],
    ]) {
        if (read.given(`${side}-ref`) !== undefined && origin?.kind !== 'build') {
            read.problems.push(`${side}-ref: only names the commit at which build-command builds ${side}; give build-command and package-path, and no ${ownInputs(side).join(' or ')}.`);
        }
    }
    if (head?.kind === 'build' && head.ref !== null && base?.kind === 'build' && base.ref === null) {
        read.problems.push('head-ref: the commit that an event names is base of this checkout and not of another head; give base-ref too.');
    }
    return { head, base, cacheKey: read.optional('cache-key', anyText) ?? '' };
}
/** What nobody gives although a run needs it. */
function missingOrigins({ given }) {
    const isGiven = (side) => [...ownInputs(side), 'build-command'].some((name) => given(name) !== undefined);
    const problems = [];
    if (!isGiven('head')) {
        problems.push('head-package: missing; give the zip, jar or directory of the build to check (or a head-image, or a build-command that makes it).');
    }
    if (!isGiven('base') && given('budget-ms') === undefined) {
        problems.push('base-package: missing; give the zip, jar or directory to compare with (or a base-image, or a build-command, which also builds base, or a budget-ms, which needs no base).');
    }
    return problems;
}
/** The inputs that name the code of one side. */
function ownInputs(side) {
    return [`${side}-package`, `${side}-image`, `${side}-qualifier`];
}
function readBuild(read) {
    const command = read.optional('build-command', anyText);
    const path = read.optional('package-path', relativePath);
    for (const [name, other] of [
        ['build-command', 'package-path'],
        ['package-path', 'build-command'],
    ]) {
        if (read.given(name) !== undefined && read.given(other) === undefined) {
            read.problems.push(`${name}: needs ${other} beside it: the command builds, the path says what it built.`);
        }
    }
    return command === undefined || path === undefined ? null : { kind: 'build', command, path };
}
const anyText = (text) => text.trim() === '' ? { ok: false, allowed: 'a text that is not blank' } : { ok: true, value: text };
/** An absolute path would be the same package on both sides. */
const relativePath = (text) => text.trim() === '' || /^([/\\]|[A-Za-z]:)/.test(text)
    ? { ok: false, allowed: 'a path relative to the folder in which the build-command runs, such as dist' }
    : { ok: true, value: text };
/** Lambda API reference, GetFunction, Qualifier. */
const versionOrAlias = (text) => /^(\$LATEST|[A-Za-z0-9_-]{1,128})$/.test(text)
    ? { ok: true, value: text }
    : { ok: false, allowed: 'a version number, an alias or $LATEST' };
/** What git rev-parse takes for a commit; a leading dash would be an option. */
const gitRevision = (text) => /^[^-\s:?*[\\\p{Cc}][^\s:?*[\\\p{Cc}]{0,1023}$/u.test(text)
    ? { ok: true, value: text }
    : { ok: false, allowed: 'a branch, tag or commit that git accepts' };


/***/ }),

/***/ 36862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L$: () => (/* binding */ RUN_CALLS_PER_SECOND),
/* harmony export */   LW: () => (/* binding */ NO_DELAYS),
/* harmony export */   PQ: () => (/* binding */ sumEstimates),
/* harmony export */   aG: () => (/* binding */ estimateRun),
/* harmony export */   de: () => (/* binding */ AWS_IMAGE_DELAYS),
/* harmony export */   rW: () => (/* binding */ AWS_DELAYS)
/* harmony export */ });
/* harmony import */ var _quotas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50449);
/* harmony import */ var _prices_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12706);


/** Control-plane calls per second that a run makes at most: about half of the account's, the rest is for production deploys. */
const RUN_CALLS_PER_SECOND = Math.ceil(_quotas_js__WEBPACK_IMPORTED_MODULE_0__/* .CONTROL_PLANE_CALLS_PER_SECOND */ .SZ / 2);
/**
 * Usual delays of AWS. Source: durations of recorded tests against AWS (2025-11) and the AWS CDK's measurements: a new
 * function is Active after 2 to 4 s, an update of a zip function done after 1 to 3 s, a version published in about 1 s;
 * a snapshot takes minutes (AWS Lambda Power Tuning, pull request 190).
 */
const AWS_DELAYS = { create: 4, change: 3, snapshot: 150 };
/** The same where a side is a container image: a change takes about 25 s. Source: AWS CDK, pull request 18536. */
const AWS_IMAGE_DELAYS = { ...AWS_DELAYS, create: 25, change: 25 };
/** The embedded engine changes functions at once. */
const NO_DELAYS = { create: 0, change: 0, snapshot: 0 };
/** What a start is taken to last when nothing is known of it. */
const START_SECONDS = 1;
/** @throws RangeError for a plan without sides, tiers or architectures. */
function estimateRun(input) {
    const { sides, tiersMb, architectures, functionsPerLane, maxSamples, concurrency, forcing } = input;
    const lanes = sides.length * tiersMb.length * architectures.length;
    if (lanes === 0)
        throw new RangeError('nothing is planned');
    const functions = lanes * functionsPerLane;
    const startsPerLane = maxSamples + functionsPerLane;
    const starts = lanes * startsPerLane;
    const versions = forcing === 'tenant' ? 0 : Math.ceil(starts / input.startsPerVersion);
    // A function's first version is new as it was created.
    const updates = Math.max(0, versions - functions);
    const calls = {
        CreateFunction: functions,
        GetFunction: 2 * (functions + updates),
        ...(versions > 0 && { UpdateFunctionConfiguration: updates, PublishVersion: versions }),
        Invoke: starts,
        DeleteFunction: functions,
        DeleteLogGroup: functions,
    };
    const controlCalls = 2 * functions + updates + versions;
    const snapshots = input.startsPerVersion > 1 ? input.delays.snapshot : 0;
    const quotaSeconds = input.delays.change === 0 ? 0 : controlCalls / RUN_CALLS_PER_SECOND;
    const bounds = [
        ['control-plane-calls', quotaSeconds],
        ['update-lock', (versions / functions) * (input.delays.change + snapshots)],
        ['concurrency', (starts * START_SECONDS) / concurrency],
    ];
    const [longestBy, seconds] = bounds.reduce((most, bound) => (bound[1] > most[1] ? bound : most));
    const bytesOf = (count) => sides.reduce((sum, side) => sum + input.packageBytes[side] * (count / sides.length), 0);
    return {
        lanes,
        functions,
        starts,
        calls,
        controlCalls,
        minutes: (input.delays.create + seconds) / 60,
        longestBy,
        storageBytes: bytesOf(functions + versions),
        dollars: dollarsOf(input, startsPerLane, START_SECONDS),
        mostDollars: dollarsOf(input, startsPerLane, _quotas_js__WEBPACK_IMPORTED_MODULE_0__/* .INIT_SECONDS */ .Fc + input.timeoutSeconds),
    };
}
/**
 * Functions of one run together. They share calls and places, so that what is bound by these adds up; changes of their
 * functions go on side by side.
 * @throws RangeError for none.
 */
function sumEstimates(all) {
    const [first, ...others] = all;
    if (first === undefined)
        throw new RangeError('nothing is planned');
    const sum = (of) => all.reduce((total, each) => total + of(each), 0);
    const longest = others.reduce((most, each) => (each.minutes > most.minutes ? each : most), first);
    const sharing = all.filter(({ longestBy }) => longestBy !== 'update-lock');
    const shared = sharing.reduce((total, { minutes }) => total + minutes, 0);
    const calls = {};
    for (const each of all) {
        for (const [name, n] of Object.entries(each.calls))
            calls[name] = (calls[name] ?? 0) + n;
    }
    return {
        lanes: sum(({ lanes }) => lanes),
        functions: sum(({ functions }) => functions),
        starts: sum(({ starts }) => starts),
        calls,
        controlCalls: sum(({ controlCalls }) => controlCalls),
        minutes: Math.max(shared, longest.minutes),
        longestBy: shared > longest.minutes ? (sharing[0]?.longestBy ?? longest.longestBy) : longest.longestBy,
        storageBytes: sum(({ storageBytes }) => storageBytes),
        dollars: sum(({ dollars }) => dollars),
        mostDollars: sum(({ mostDollars }) => mostDollars),
    };
}
function dollarsOf(input, startsPerLane, seconds) {
    let dollars = 0;
    for (const architecture of input.architectures) {
        for (const tierMb of input.tiersMb) {
            const starts = input.sides.length * startsPerLane;
            const gb = tierMb / 1_024;
            const temporaryGb = Math.max(0, input.ephemeralStorageMb - _quotas_js__WEBPACK_IMPORTED_MODULE_0__/* .EPHEMERAL_STORAGE_MB */ .gH.least) / 1_024;
            const perStart = seconds * (gb * _prices_js__WEBPACK_IMPORTED_MODULE_1__/* .GB_SECOND */ .ZW[architecture] + temporaryGb * _prices_js__WEBPACK_IMPORTED_MODULE_1__/* .EPHEMERAL_GB_SECOND */ .lc) +
                _prices_js__WEBPACK_IMPORTED_MODULE_1__/* .REQUEST */ .S3 +
                (input.forcing === 'tenant' ? gb * _prices_js__WEBPACK_IMPORTED_MODULE_1__/* .TENANT_ENVIRONMENT_GB */ .vP : 0);
            dollars += starts * perStart;
        }
    }
    return dollars;
}


/***/ }),

/***/ 12706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gw: () => (/* binding */ PRICES_AS_OF),
/* harmony export */   S3: () => (/* binding */ REQUEST),
/* harmony export */   UJ: () => (/* binding */ PRICES_REGION),
/* harmony export */   ZW: () => (/* binding */ GB_SECOND),
/* harmony export */   lc: () => (/* binding */ EPHEMERAL_GB_SECOND),
/* harmony export */   vP: () => (/* binding */ TENANT_ENVIRONMENT_GB)
/* harmony export */ });
const PRICES_AS_OF = '2026-11';
const PRICES_REGION = 'us-east-1';
const GB_SECOND = {
    x86_64: 0.0000166667,
    arm64: 0.0000133334,
};
/** Per request. */
const REQUEST = 0.2 / 1_000_000;
/** Per GB and second of /tmp above the 512 MB that are free. */
const EPHEMERAL_GB_SECOND = 0.0000000309;
/** Per new tenant environment and GB of its memory. */
const TENANT_ENVIRONMENT_GB = 0.000167;


/***/ }),

/***/ 71295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BV: () => (/* binding */ SIDES),
/* harmony export */   Cb: () => (/* binding */ METRICS),
/* harmony export */   O6: () => (/* binding */ sidesIn)
/* harmony export */ });
/**
 * The vocabulary of Cold Start Gate as types. Reading this file explains the tool:
 * a plan orders cold starts of two sides over memory tiers; every start has an outcome;
 * the outcomes of a cell are compared; the comparisons make a verdict; all of it is the report.
 *
 * Times are milliseconds (`...Ms`) as AWS prints them, sizes are `...Mb` or `...Bytes`.
 * `null` means "absent in the source", never zero.
 */
const SIDES = ['base', 'head'];
/** The sides that are there, in the order of `SIDES`. */
function sidesIn(each) {
    return SIDES.filter((side) => each[side] !== null);
}
const METRICS = ['total', 'init', 'handler', 'restore'];


/***/ }),

/***/ 38450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ CredentialsExpired),
/* harmony export */   y: () => (/* binding */ LambdaFailure)
/* harmony export */ });
/** Something in the way of measuring that the user can act on. The message says what, where and what to do. */
class LambdaFailure extends Error {
    name = 'LambdaFailure';
}
/** The credentials are no longer valid: nothing more can be measured, and what there is, is judged. */
class CredentialsExpired extends LambdaFailure {
    name = 'CredentialsExpired';
}


/***/ }),

/***/ 29568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ SYSTEM_CLOCK)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

/** This machine's clock. */
const SYSTEM_CLOCK = {
    now: () => new Date(),
    monotonicMs: () => performance.now(),
    sleep: (ms, signal) => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms, undefined, { signal }).catch(() => undefined),
};


/***/ }),

/***/ 32898:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ AwsEngine),
  i: () => (/* binding */ loadAdapter)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/config/function-name.js
var function_name = __webpack_require__(25597);
// EXTERNAL MODULE: ./build/gate/ports.js
var ports = __webpack_require__(38450);
// EXTERNAL MODULE: ./build/run/clock.js
var clock = __webpack_require__(29568);
// EXTERNAL MODULE: ./build/run/estimate.js
var estimate = __webpack_require__(85206);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/run/engine/account-needs.js
/** What the functions of a run ask of one AWS account together: rights, and room for their code. */

class AccountNeeds {
    #probes = new Map();
    #missing = new Set();
    #policies = [];
    #storage = null;
    /** @param policy what a function needs. */
    asks(policy) {
        this.#policies.push(policy);
    }
    /** @param actions that the credentials do not allow. */
    lacks(actions) {
        for (const action of actions)
            this.#missing.add(action);
    }
    /** @param ask how, with a token for the name of the function that does not exist. It is asked once per way of forcing. */
    async probe(forcing, ask) {
        const asked = this.#probes.get(forcing) ?? ask((0,external_node_crypto_.randomBytes)(4).toString('hex'));
        this.#probes.set(forcing, asked);
        this.lacks(await asked);
    }
    /** Code storage that a function takes for the length of the run, in bytes. */
    stores(bytes, account) {
        this.#storage = { bytes: (this.#storage?.bytes ?? 0) + bytes, account };
    }
    policy({ mergePolicies }) {
        return mergePolicies(this.#policies);
    }
    problems(adapter) {
        const { bytes, account } = this.#storage ?? {};
        const full = bytes === undefined || account === undefined ? null : adapter.storageProblem(bytes, account);
        return [
            ...(full === null ? [] : [full]),
            ...(this.#missing.size === 0 ? [] : [adapter.rightsProblem([...this.#missing], this.policy(adapter))]),
        ];
    }
}

// EXTERNAL MODULE: ./build/core/config/settings.js
var config_settings = __webpack_require__(59172);
// EXTERNAL MODULE: ./build/core/config/sources.js
var sources = __webpack_require__(37171);
// EXTERNAL MODULE: ./build/core/cost/estimate.js
var cost_estimate = __webpack_require__(36862);
// EXTERNAL MODULE: ./build/run/engine/warnings.js
var warnings = __webpack_require__(22828);
;// CONCATENATED MODULE: ./build/run/engine/aws-facts.js




/** Two functions per lane, because changes of one are one at a time; three versions ahead, because they take seconds. */
const USUAL = { concurrency: 4, functionsPerLane: 2, versionsAhead: 3 };
/** A snapshot takes minutes: one version serves a whole block of restores. */
const STARTS_PER_SNAPSHOT = 5;
/** One function, because snapshots are dear; room for the restores of one version of both sides at once. */
const SNAPSTART = { concurrency: 2 * STARTS_PER_SNAPSHOT, functionsPerLane: 1, versionsAhead: 1 };
/** One function, because there is no update lock to share. */
const TENANT = { ...USUAL, functionsPerLane: 1 };
/** @param bound holds the concurrency that was asked for against what the account has left. */
function awsFacts(config, { template, account, endpoint }, bound, label) {
    const { head, base } = config;
    const settingsOf = ({ origin, overrides }) => {
        const laid = (0,config_settings/* layOver */.T)(template.settings, overrides);
        return (0,sources/* packageTypeOf */.eD)(origin, template.packageType) === 'Image' ? (0,config_settings/* imageSettings */.Ty)(laid) : laid;
    };
    const settings = { head: settingsOf(head), base: base === null ? null : settingsOf(base) };
    const snapStart = settings.head.snapStart || (settings.base?.snapStart ?? false);
    const lanes = snapStart ? SNAPSTART : config.aws?.forcing === 'tenant' ? TENANT : USUAL;
    const hasImage = settings.head.runtime === null || settings.base?.runtime === null;
    const way = endpoint === null ? '' : ` (custom endpoint ${endpoint})`;
    return {
        ...lanes,
        measuredOn: {
            engine: 'aws',
            region: template.region,
            description: endpoint === null ? 'AWS' : `custom endpoint ${endpoint}`,
        },
        endpoint,
        where: `AWS, ${template.region}, account ${template.accountId}, template ${template.name}${way}`,
        functionLabel: label ?? template.name,
        tiersMb: config.tiersMb ?? [template.memorySizeMb],
        architectures: config.architectures ?? [settings.head.architecture],
        settings,
        concurrency: bound(config.concurrency ?? lanes.concurrency, account.unreservedConcurrency),
        startsPerVersion: snapStart ? STARTS_PER_SNAPSHOT : 1,
        delays: hasImage ? cost_estimate/* AWS_IMAGE_DELAYS */.de : cost_estimate/* AWS_DELAYS */.rW,
        notes: notesOf(config, endpoint, template),
        warnings: (0,warnings/* snapStartWarnings */.w)(label ?? template.name, settings),
    };
}
function notesOf({ head, base }, endpoint, { settings, carried, packageType, notes }) {
    const dropped = [
        ...(settings.layers.length > 0 ? ['layers'] : []),
        ...(settings.snapStart ? ['SnapStart'] : []),
        ...(carried.codeSigningConfigArn === null ? [] : ['code signing']),
    ];
    const images = [
        ...((0,sources/* packageTypeOf */.eD)(head.origin, packageType) === 'Image' ? ['head'] : []),
        ...(base !== null && (0,sources/* packageTypeOf */.eD)(base.origin, packageType) === 'Image' ? ['base'] : []),
    ];
    return [
        ...(endpoint === null ? [] : [`Lambda is called at the custom endpoint ${endpoint}, not at AWS.`]),
        ...notes,
        ...(dropped.length > 0 && images.length > 0
            ? [
                `${images.join(' and ')} ${images.length > 1 ? 'are container images' : 'is a container image'}, for which Lambda has no ${dropped.join(', ')}: what the template has of it is not carried over.`,
            ]
            : []),
    ];
}

// EXTERNAL MODULE: ./build/run/engine/deployments.js
var deployments = __webpack_require__(1865);
// EXTERNAL MODULE: ./build/run/engine/owner.js
var owner = __webpack_require__(11934);
;// CONCATENATED MODULE: ./build/run/engine/aws.js
/** AWS as an engine: the template says with which settings, the account with how much, and the ledger what to take away. */











/** The one import of the adapter, which loads the AWS SDK. */
const loadAdapter = () => Promise.all(/* import() */[__webpack_require__.e(914), __webpack_require__.e(473), __webpack_require__.e(447)]).then(__webpack_require__.bind(__webpack_require__, 95473));
class AwsEngine {
    #environment;
    #needs = new AccountNeeds();
    #atEnd = new AsyncDisposableStack();
    #session;
    constructor(environment) {
        this.#environment = environment;
    }
    async open(config, label) {
        const aws = awsOf(config);
        const adapter = await loadAdapter();
        const { place: found, problems, missing } = await adapter.openPlace(aws, this.#environment);
        this.#needs.asks(adapter.policyFor(aws, found, config));
        this.#needs.lacks(missing);
        if (found === null)
            return { place: null, problems, canStart: false };
        const all = [...problems, ...adapter.codeProblems(config, found)];
        return {
            place: this.#placeOf(config, found, adapter, label),
            problems: all,
            canStart: all.length === 0 && missing.length === 0,
        };
    }
    /** The settings are the template's. */
    presumed() {
        return null;
    }
    async problems() {
        return this.#needs.problems(await loadAdapter());
    }
    async policy() {
        return JSON.stringify(this.#needs.policy(await loadAdapter()), null, 2);
    }
    async [Symbol.asyncDispose]() {
        await this.#atEnd.disposeAsync();
    }
    #placeOf(config, found, adapter, label) {
        const { role } = awsOf(config);
        const place = {
            ...awsFacts(config, found, adapter.boundedConcurrency, label),
            refusalOf: () => null,
            fetchCode: (qualifier, signal) => fetchCode(adapter, config, found, qualifier, signal),
            check: (loaded, measures) => this.#check(config, found, place, loaded, measures),
            deployments: (fn) => (0,deployments/* deploymentsOf */.o)(fn, place, {
                roleArn: role === 'template' ? found.template.roleArn : role,
                carried: found.template.carried,
            }),
            connect: (fn, context) => this.#connect(fn, found, place, context),
        };
        return place;
    }
    async #check(config, found, place, loaded, measures) {
        const adapter = await loadAdapter();
        const { forcing } = awsOf(config);
        if (measures) {
            const bytes = { head: sizeOf(loaded, 'head'), base: sizeOf(loaded, 'base') };
            this.#needs.stores((0,estimate/* storageBytesOf */.a)(config, place, bytes), found.account);
        }
        if (measures && !config.dryRun) {
            await this.#needs.probe(forcing, (token) => adapter.missingRights(found, forcing, token));
        }
        return adapter.plannedProblems({
            settings: place.settings,
            unzippedBytes: {
                head: packageIn(loaded, 'head')?.unzippedBytes ?? null,
                base: packageIn(loaded, 'base')?.unzippedBytes ?? null,
            },
            forcing,
            metric: config.rule.metric,
        }, found);
    }
    /** The temporary functions of a function are held at one runtime version. */
    async #connect(fn, found, place, context) {
        const adapter = await loadAdapter();
        this.#session ??= this.#begin(fn, found, adapter, context);
        const session = await this.#session;
        const { connection, template } = found;
        const deployments = place.deployments(fn);
        const { payload } = fn;
        const { say } = context.listener;
        const options = { ...session, payload, owner: (0,owner/* ownerOf */.b)(fn, context), say };
        const lambda = this.#atEnd.use(adapter.connectLambda(connection, deployments, options));
        const pinned = this.#atEnd.use(adapter.pinRuntimes(lambda, connection, deployments, {
            runtime: template.settings.runtime,
            pinnedArn: template.pinnedRuntimeArn,
        }));
        return {
            lambda: pinned.lambda,
            seen: (side) => ({ codeSha256: lambda.codeOf(side), runtimeVersionArn: pinned.versionOf(side) }),
        };
    }
    /** Before the first function of the run: what earlier runs left goes, and the ledger is opened. */
    async #begin({ config }, { connection, template, endpoint }, adapter, context) {
        const { runToken } = context;
        const timings = adapter.awsTimings(awsOf(config).waitMinutes);
        await sweepBefore(() => adapter.sweep(connection, timings, { now: clock/* SYSTEM_CLOCK */.V.now(), remove: true }), context);
        const ledgerPath = context.ledgerPath ?? (0,external_node_path_.join)((0,external_node_os_.tmpdir)(), `cold-start-gate-${runToken}.jsonl`);
        // Nothing else knows of this one: a run that got to its end has said what it could not delete.
        if (context.ledgerPath === undefined)
            this.#atEnd.defer(() => (0,external_node_fs_.rmSync)(ledgerPath, { force: true }));
        const ledger = adapter.openLedger(ledgerPath, { run: runToken, region: template.region, endpoint });
        return { timings, ledger, limiter: adapter.callLimiter(timings) };
    }
}
function awsOf({ aws }) {
    if (aws === null)
        throw new Error('the function is not measured on AWS');
    return aws;
}
async function fetchCode({ fetchFunctionCode }, config, { connection }, qualifier, signal) {
    try {
        return await fetchFunctionCode(connection, (0,function_name/* functionNameOf */.d)(awsOf(config).template), qualifier, signal);
    }
    catch (error) {
        if (error instanceof ports/* LambdaFailure */.y)
            return { problem: error.message };
        throw error;
    }
}
function packageIn(loaded, side) {
    const code = loaded[side]?.code;
    return code?.kind === 'package' ? code : null;
}
function sizeOf(loaded, side) {
    return packageIn(loaded, side)?.sizeBytes ?? 0;
}
/** A sweep that cannot be done costs nobody the measurement. */
async function sweepBefore(run, { listener }) {
    try {
        const { leftovers, left } = await run();
        if (leftovers.length > 0)
            listener.say(`Found ${leftovers.length} leftovers of earlier runs.`);
        for (const sentence of left)
            listener.say(sentence);
    }
    catch (error) {
        if (!(error instanceof ports/* LambdaFailure */.y))
            throw error;
        listener.say(`Leftovers of earlier runs were not looked for: ${error.message}`);
    }
}


/***/ }),

/***/ 1865:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ deploymentsOf)
/* harmony export */ });
/* harmony import */ var _aws_deployment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74155);
/* harmony import */ var _core_model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71295);
/** What is deployed for the two sides of a function. */


function deploymentsOf({ config, code }, { settings }, shared) {
    const nonceIn = (0,_aws_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfNonce */ .UR)(_core_model_js__WEBPACK_IMPORTED_MODULE_1__/* .SIDES */ .BV.flatMap((side) => settings[side] ?? []));
    const deployment = (side, made, own) => ({
        ...shared,
        nonceIn,
        code: deployed(made),
        settings: own,
        forcing: config.aws?.forcing ?? 'version',
        ...(config[side]?.overrides.architecture === undefined ? {} : { ownArchitecture: own.architecture }),
    });
    return {
        head: deployment('head', code.head, settings.head),
        base: code.base === null || settings.base === null ? null : deployment('base', code.base, settings.base),
    };
}
function deployed(code) {
    switch (code.kind) {
        case 'package':
            return { kind: 'package', zip: code.bytes, sha256: code.sha256 };
        case 'image':
            return { kind: 'image', uri: code.uri.text };
        case 'unmade':
            throw new Error('code that was not made cannot be deployed');
    }
}


/***/ }),

/***/ 11934:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ ownerOf)
/* harmony export */ });
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29568);

/** After that a run is over, whatever became of it: its limit, and time for cleaning up. */
const EXPIRY_MARGIN_MINUTES = 60;
/** Whose the temporary functions are, for their tags. */
function ownerOf({ config }, { repository = 'local', runToken }) {
    const minutes = config.timeoutMinutes + EXPIRY_MARGIN_MINUTES;
    return {
        run: runToken,
        repository,
        expiresAt: new Date(_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .SYSTEM_CLOCK */ .V.now().getTime() + minutes * 60_000),
    };
}


/***/ }),

/***/ 22828:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ localWarnings),
/* harmony export */   w: () => (/* binding */ snapStartWarnings)
/* harmony export */ });
/** A restore is compared with an init then, which is what the pull request does to its users, but has to be said. */
function snapStartWarnings(functionLabel, { head, base }) {
    if (base === null || base.snapStart === head.snapStart)
        return [];
    return [{ code: 'snapstart-differs', functionLabel, restored: head.snapStart ? 'head' : 'base' }];
}
/** What the embedded engine cannot do like AWS. */
function localWarnings({ tiersMb, settings, }) {
    const own = `nodejs${process.versions.node.split('.')[0]}.x`;
    const others = new Set([settings.head, settings.base].flatMap((side) => side?.runtime?.startsWith('nodejs') && side.runtime !== own ? [side.runtime] : []));
    return [
        ...(tiersMb.length > 1 ? [{ code: 'tiers-not-emulated' }] : []),
        ...[...others].map((runtime) => ({
            code: 'other-node-version',
            runtime,
            nodeVersion: process.versions.node,
        })),
    ];
}


/***/ }),

/***/ 85206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ storageBytesOf),
/* harmony export */   q: () => (/* binding */ estimateOf)
/* harmony export */ });
/* harmony import */ var _core_cost_estimate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36862);
/* harmony import */ var _core_model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71295);


/** Code storage that the run takes for its length, in bytes. */
function storageBytesOf(config, place, packageBytes) {
    return estimateOf(config, place, packageBytes).storageBytes;
}
function estimateOf(config, place, packageBytes) {
    const { settings } = place;
    const both = _core_model_js__WEBPACK_IMPORTED_MODULE_1__/* .SIDES */ .BV.flatMap((side) => settings[side] ?? []);
    return (0,_core_cost_estimate_js__WEBPACK_IMPORTED_MODULE_0__/* .estimateRun */ .aG)({
        sides: settings.base === null ? ['head'] : _core_model_js__WEBPACK_IMPORTED_MODULE_1__/* .SIDES */ .BV,
        tiersMb: place.tiersMb,
        architectures: place.architectures,
        maxSamples: config.rule.maxSamples,
        functionsPerLane: place.functionsPerLane,
        concurrency: place.concurrency,
        forcing: config.aws?.forcing ?? 'version',
        startsPerVersion: place.startsPerVersion,
        delays: place.delays,
        packageBytes,
        timeoutSeconds: Math.max(...both.map(({ timeoutSeconds }) => timeoutSeconds)),
        ephemeralStorageMb: Math.max(...both.map(({ ephemeralStorageMb }) => ephemeralStorageMb)),
    });
}


/***/ })

};
