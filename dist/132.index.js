export const id = 132;
export const ids = [132];
export const modules = {

/***/ 4155:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I9: () => (/* binding */ freshness),
/* harmony export */   PE: () => (/* binding */ deploymentOf),
/* harmony export */   UR: () => (/* binding */ placeOfNonce),
/* harmony export */   kE: () => (/* binding */ ENVIRONMENT_LIMIT_BYTES),
/* harmony export */   lG: () => (/* binding */ environmentBytes),
/* harmony export */   ph: () => (/* binding */ createInput)
/* harmony export */ });
/* unused harmony export NONCE_VARIABLE */
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
    const { settings, zip, roleArn, carried, forcing } = deployment;
    return {
        FunctionName: fn.name,
        Role: roleArn,
        // The SDK's list is closed, Lambda's is not.
        Runtime: settings.runtime,
        Handler: settings.handler,
        Code: { ZipFile: zip, ...(carried?.sourceKmsKeyArn ? { SourceKMSKeyArn: carried.sourceKmsKeyArn } : {}) },
        Timeout: settings.timeoutSeconds,
        MemorySize: fn.cell.tierMb,
        Architectures: [deployment.ownArchitecture ?? fn.cell.architecture],
        EphemeralStorage: { Size: settings.ephemeralStorageMb },
        TracingConfig: { Mode: settings.tracing },
        ...(settings.layers.length === 0 ? {} : { Layers: [...settings.layers] }),
        ...(settings.snapStart ? { SnapStart: { ApplyOn: 'PublishedVersions' } } : {}),
        ...(forcing === 'tenant' ? { TenancyConfig: { TenantIsolationMode: 'PER_TENANT' } } : {}),
        ...carried?.members,
        Environment: { Variables: { ...settings.environment } },
        ...freshness(deployment, '0'),
        LoggingConfig: loggingOf(settings),
    };
}
/** The variable that makes every version new. */
const NONCE_VARIABLE = 'COLD_START_GATE_NONCE';
/** Lambda measures the map as JSON. Source: its error message ("exceeded the 4KB limit. String measured: {...}"). */
const ENVIRONMENT_LIMIT_BYTES = 4_096;
/** The size of a map of variables as Lambda measures it, in bytes. */
function environmentBytes(variables) {
    return new TextEncoder().encode(JSON.stringify(variables)).length;
}
/**
 * Where the nonce goes: into the environment, or into the description when a side's variables leave no room for it.
 */
function placeOfNonce(sides) {
    const fits = sides.every(({ environment }) => environmentBytes(withNonce(environment, '0')) <= ENVIRONMENT_LIMIT_BYTES);
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

/***/ 7023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   comparePackages: () => (/* binding */ comparePackages)
/* harmony export */ });
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4129);

function comparePackages(base, head) {
    const baseEntries = byPath(base.entries);
    const headEntries = byPath(head.entries);
    const changes = [];
    const modesDiffer = [];
    for (const [path, before] of baseEntries) {
        const after = headEntries.get(path);
        if (after === undefined)
            changes.push({ kind: 'removed', path, baseBytes: before.size });
        else if (after.sha256 !== before.sha256) {
            changes.push({ kind: 'changed', path, baseBytes: before.size, headBytes: after.size });
        }
        else if (after.mode !== before.mode)
            modesDiffer.push(path);
    }
    for (const [path, after] of headEntries) {
        if (!baseEntries.has(path))
            changes.push({ kind: 'added', path, headBytes: after.size });
    }
    changes.sort(_model_js__WEBPACK_IMPORTED_MODULE_0__/* .compareBytewise */ .GV);
    return {
        identical: changes.length === 0 && modesDiffer.length === 0,
        changes,
        modesDiffer,
        warnings: modesDiffer.length === 0 ? [] : [modeWarning(modesDiffer, baseEntries, headEntries)],
    };
}
function modeWarning(paths, base, head) {
    const path = paths[0] ?? '';
    return (`file modes differ between the base and head packages in ${paths.length} ${paths.length === 1 ? 'file' : 'files'}, ` +
        `e.g. "${path}" ${octal(base.get(path))} and ${octal(head.get(path))} (artifact transfer?). Uploading an artifact ` +
        'loses modes and links: put the build into a tar or zip first.');
}
function octal(entry) {
    return ((entry?.mode ?? 0) & 0o7777).toString(8).padStart(4, '0');
}
function byPath(entries) {
    return new Map(entries.map((entry) => [entry.path, entry]));
}


/***/ }),

/***/ 4129:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GV: () => (/* binding */ compareBytewise),
/* harmony export */   NK: () => (/* binding */ ZIPPED_LIMIT_BYTES),
/* harmony export */   e7: () => (/* binding */ SYMBOLIC_LINK),
/* harmony export */   iR: () => (/* binding */ REGULAR_FILE),
/* harmony export */   mb: () => (/* binding */ TYPE_MASK),
/* harmony export */   ul: () => (/* binding */ UNZIPPED_LIMIT_BYTES),
/* harmony export */   z3: () => (/* binding */ formatBytes)
/* harmony export */ });
/** Lambda takes at most this much zipped in a direct upload (CreateFunction, UpdateFunctionCode). */
const ZIPPED_LIMIT_BYTES = 52_428_800;
/** Lambda takes at most this much unzipped, layers included. */
const UNZIPPED_LIMIT_BYTES = 262_144_000;
/** File type bits of a Unix mode. */
const TYPE_MASK = 0o170000;
const REGULAR_FILE = 0o100000;
const SYMBOLIC_LINK = 0o120000;
/** A number of bytes for people: `52,428,800`. The same in every locale. */
function formatBytes(bytes) {
    return bytes.toFixed(0).replace(/\B(?=(\d{3})+$)/g, ',');
}
/** Order of paths in a package: by their UTF-8 bytes, so that it depends on no locale and no platform. */
function compareBytewise(left, right) {
    return Buffer.compare(Buffer.from(left.path), Buffer.from(right.path));
}


/***/ }),

/***/ 9426:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Xg: () => (/* binding */ readConfig),
  T4: () => (/* binding */ readPolicy)
});

// UNUSED EXPORTS: BLOCK_SIZE

// EXTERNAL MODULE: ./build/core/config/function-name.js
var function_name = __webpack_require__(5597);
// EXTERNAL MODULE: ./build/core/config/parsers.js
var parsers = __webpack_require__(1437);
;// CONCATENATED MODULE: ./build/core/config/aws.js
/** What only `engine: aws` needs to know, and how those inputs must fit together. */


/** Events that measure a change before anybody of the repository has accepted it. */
const PROPOSED = ['pull_request', 'pull_request_target', 'merge_group'];
/** Reads and cross-checks the inputs of `engine: aws`. @returns null when one of them is wrong or missing. */
function readAws(read, surroundings) {
    const { given, optional, withDefault, problems } = read;
    const before = problems.length;
    const template = optional('function-name', function_name.functionReference) ?? null;
    const regionInput = optional('aws-region', parsers/* regionName */.gw);
    const role = optional('role', parsers/* roleChoice */.yr);
    const environment = optional('environment', (0,parsers/* oneOf */.yL)('template', 'none'));
    const rest = {
        forcing: withDefault('forcing', (0,parsers/* oneOf */.yL)('version', 'tenant')),
        waitMinutes: withDefault('wait-minutes', (0,parsers/* whole */.WQ)(1, 60)),
    };
    if (given('function-name') === undefined) {
        problems.push('function-name: missing; give the Lambda function whose configuration the measurement copies (it is only read), or set engine: local, which needs no AWS account.');
    }
    const conflict = regionConflict(template, regionInput, surroundings.region);
    if (conflict !== null)
        problems.push(conflict);
    const region = regionInput ?? template?.region ?? surroundings.region;
    if (region === undefined && given('aws-region') === undefined && template !== null) {
        problems.push('aws-region: missing; set it, or AWS_REGION, or give function-name as an ARN, which has the region in it.');
    }
    const unstated = [
        ...(given('role') === undefined ? ['role: template'] : []),
        ...(given('environment') === undefined ? ['environment: template'] : []),
    ];
    if (unstated.length > 0 && PROPOSED.includes(surroundings.eventName ?? '')) {
        problems.push(`role and environment: on ${surroundings.eventName} the code of the change runs with this role and these variables, so both must be stated. Add to the step's "with" (template, or an ARN of a role with fewer rights and none):\n  ${unstated.join('\n  ')}`);
    }
    if (problems.length > before || template === null || region === undefined)
        return null;
    return { template, region, role: role ?? 'template', environment: environment ?? 'template', ...rest };
}
/** Two places that name different regions: better asked than guessed. */
function regionConflict(template, input, surrounding) {
    if (template?.region == null)
        return null;
    const other = input ?? surrounding;
    if (other === undefined || other === template.region)
        return null;
    return input === undefined
        ? `function-name: the ARN is of ${template.region}, but AWS_REGION says ${other}; set aws-region: ${template.region} if that is meant, or correct the ARN.`
        : `function-name: the ARN is of ${template.region}, but aws-region is ${other}; make them agree.`;
}

// EXTERNAL MODULE: ./build/core/config/reader.js
var config_reader = __webpack_require__(6878);
// EXTERNAL MODULE: ./build/core/model.js
var model = __webpack_require__(1295);
// EXTERNAL MODULE: ./build/core/config/settings.js
var settings = __webpack_require__(9172);
;// CONCATENATED MODULE: ./build/core/config/sides.js
/** The two sides as the user describes them, and what an engine cannot do with them. */


/** @param parseYaml throws an Error whose message says where the YAML is wrong. */
function readSides(read, origins, parseYaml) {
    const yamlOf = (side) => {
        const text = read.given(`${side}-settings`);
        if (text === undefined)
            return undefined;
        try {
            return parseYaml(text);
        }
        catch (error) {
            read.problems.push(`${side}-settings: not valid YAML: ${error instanceof Error ? error.message : 'unreadable'}.`);
            return undefined;
        }
    };
    const readSide = (side) => {
        const { overrides, problems } = (0,settings/* readSettings */.sb)(side, yamlOf(side));
        read.problems.push(...problems);
        const origin = origins[side];
        return origin === null ? null : { origin, overrides };
    };
    return { head: readSide('head'), base: readSide('base') };
}
/** What the embedded engine cannot do: better refused than run as something else. */
function localProblems(sides, architectures, host) {
    const cannot = (architecture) => `${architecture} cannot run here; the embedded engine runs this machine's ${host}.`;
    const problems = (architectures ?? [])
        .filter((architecture) => architecture !== host)
        .map((architecture) => `architectures: ${cannot(architecture)}`);
    for (const side of model/* SIDES */.B) {
        const { architecture = host, layers = [], snapStart = false } = sides[side]?.overrides ?? {};
        const name = `${side}-settings`;
        if (architecture !== host)
            problems.push(`${name}: architecture ${cannot(architecture)}`);
        if (layers.length > 0)
            problems.push(`${name}: layers need engine: aws; the embedded engine has none.`);
        if (snapStart)
            problems.push(`${name}: snapstart needs engine: aws.`);
        if (sides[side]?.origin.kind === 'version') {
            problems.push(`${side}-qualifier: needs engine: aws, where the function and its versions are.`);
        }
    }
    return problems;
}
/** Inputs that exclude each other on AWS. */
function awsProblems(sides, architectures, aws, { metric }) {
    const problems = model/* SIDES */.B.filter((side) => architectures !== null && sides[side]?.overrides.architecture !== undefined).map((side) => `${side}-settings: architecture cannot be combined with the input architectures, which is of both sides.`);
    const snapStart = model/* SIDES */.B.find((side) => sides[side]?.overrides.snapStart === true);
    if (aws?.forcing === 'tenant' && (snapStart !== undefined || metric === 'restore')) {
        problems.push(`forcing: tenant cannot be combined with ${snapStart === undefined ? 'metric: restore' : `snapstart in ${snapStart}-settings`}: Lambda allows no SnapStart with tenant isolation. Leave forcing at version.`);
    }
    return problems;
}

;// CONCATENATED MODULE: ./build/core/config/sources.js
/** Where the packages of both sides come from, as the user says it. */

/**
 * Reads the inputs and holds them against each other. A side's own inputs win over `build-command`, so that a head that was
 * built in an earlier step is compared with a base that is built here.
 */
function readOrigins(read) {
    const build = readBuild(read);
    const ofSide = (side) => {
        const path = read.optional(`${side}-package`, parsers/* nonBlank */.GT);
        const qualifier = read.optional(`${side}-qualifier`, versionOrAlias);
        if (path !== undefined && qualifier !== undefined) {
            read.problems.push(`${side}-package and ${side}-qualifier: both name the code of ${side}; give one.`);
        }
        if (path !== undefined)
            return { kind: 'package', path };
        return qualifier === undefined ? build : { kind: 'version', qualifier };
    };
    const head = ofSide('head');
    const base = ofSide('base');
    const baseRef = read.optional('base-ref', gitRevision) ?? null;
    if (build !== null && head?.kind !== 'build' && base?.kind !== 'build') {
        read.problems.push('build-command: both sides are given without it; remove it, or one of them.');
    }
    if (read.given('base-ref') !== undefined && base?.kind !== 'build') {
        read.problems.push('base-ref: only names the commit at which build-command builds base; give build-command and package-path, and no base-package or base-qualifier.');
    }
    return { head, base, baseRef, cacheKey: read.optional('cache-key', anyText) ?? '' };
}
/** What nobody gives although a run needs it. */
function missingOrigins({ given }) {
    const isGiven = (side) => [`${side}-package`, `${side}-qualifier`, 'build-command'].some((name) => given(name) !== undefined);
    const problems = [];
    if (!isGiven('head')) {
        problems.push('head-package: missing; give the zip, jar or directory of the build to check (or a build-command that makes it).');
    }
    if (!isGiven('base') && given('budget-ms') === undefined) {
        problems.push('base-package: missing; give the zip, jar or directory to compare with (or a build-command, which also builds base, or a budget-ms, which needs no base).');
    }
    return problems;
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

// EXTERNAL MODULE: ./build/core/config/telling.js
var telling = __webpack_require__(80);
;// CONCATENATED MODULE: ./build/core/config/config.js






/** Starts per side and tier in one block: the within-block test and the looks are built on it. */
const BLOCK_SIZE = 5;
function readPolicy({ withDefault }) {
    return {
        onRegression: withDefault('on-regression', (0,parsers/* oneOf */.yL)('fail', 'warn')),
        onInconclusive: withDefault('on-inconclusive', (0,parsers/* oneOf */.yL)('warn', 'fail')),
        onUnmeasured: withDefault('on-unmeasured', (0,parsers/* oneOf */.yL)('pass', 'fail')),
    };
}
/**
 * Reads and checks all inputs, each alone and against each other. Never throws for what a user wrote.
 * @param raw inputs by name; the empty string counts as not given, so that the default applies.
 */
function readConfig(raw, sources) {
    const reader = (0,config_reader/* inputReader */.c)(raw);
    const { problems, given, optional, withDefault } = reader;
    const anEngine = (0,parsers/* oneOf */.yL)('aws', 'local');
    // After a wrong engine, nothing is asked for that only one of them needs.
    const engine = given('engine') === undefined ? withDefault('engine', anEngine) : optional('engine', anEngine);
    const origins = readOrigins(reader);
    const sides = readSides(reader, origins, sources.parseYaml);
    const rule = {
        thresholdPercent: withDefault('threshold', parsers/* percentThreshold */.jH),
        thresholdMs: withDefault('threshold-ms', (0,parsers/* decimal */._)(0, 60_000, ' milliseconds')),
        budgetMs: optional('budget-ms', (0,parsers/* decimal */._)(1, 900_000, ' milliseconds')) ?? null,
        alpha: withDefault('alpha', parsers/* errorRate */.zi),
        decision: withDefault('decision', (0,parsers/* oneOf */.yL)('default', 'proven')),
        metric: withDefault('metric', (0,parsers/* oneOf */.yL)('total', 'init', 'handler', 'restore')),
        blockSize: BLOCK_SIZE,
        maxSamples: withDefault('samples', (0,parsers/* whole */.WQ)(10, 1_000, BLOCK_SIZE)),
    };
    const rest = {
        tiersMb: optional('memory-tiers', parsers/* memoryTiers */.F9) ?? null,
        architectures: optional('architectures', parsers/* architectureList */.ok) ?? null,
        concurrency: optional('concurrency', (0,parsers/* whole */.WQ)(1, 100)) ?? null,
        baseRef: origins.baseRef,
        cacheKey: origins.cacheKey,
        dryRun: withDefault('dry-run', parsers/* yesOrNo */.GX),
        payload: withDefault('payload', parsers/* payloadSource */.a0),
        seed: optional('seed', parsers/* seedText */.tf) ?? sources.freshSeed,
        timeoutMinutes: withDefault('timeout-minutes', (0,parsers/* whole */.WQ)(1, 350)),
        allowFunctionErrors: withDefault('allow-function-errors', parsers/* yesOrNo */.GX),
        policy: readPolicy(reader),
        reportDir: withDefault('report-dir', parsers/* nonBlank */.GT),
        allowForkCode: withDefault('allow-fork-code', parsers/* yesOrNo */.GX),
        telling: (0,telling/* readTelling */.o)(reader),
        aws: engine === 'aws' ? readAws(reader, sources) : null,
    };
    problems.push(...(engine !== 'aws'
        ? localProblems(sides, rest.architectures, sources.hostArchitecture)
        : awsProblems(sides, rest.architectures, rest.aws, rule)));
    if (given('report') !== undefined) {
        problems.push('report: nothing is measured with it; it is for a step of its own (docs/github-events.md).');
    }
    problems.push(...missingOrigins(reader));
    if (rule.thresholdPercent === 0 && rule.thresholdMs === 0) {
        problems.push('threshold and threshold-ms: both are 0, so that any noise would be a regression; raise one of them.');
    }
    const { head, base } = sides;
    return problems.length === 0 && head !== null
        ? { ok: true, config: { head, base, rule, ...rest } }
        : { ok: false, problems, sides };
}


/***/ }),

/***/ 5597:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   functionNameOf: () => (/* binding */ functionNameOf),
/* harmony export */   functionReference: () => (/* binding */ functionReference)
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

/***/ 9172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CT: () => (/* binding */ APPLICATION_LOG_LEVELS),
/* harmony export */   KD: () => (/* binding */ sameSettings),
/* harmony export */   T: () => (/* binding */ layOver),
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
            ? { allowed: 'a map of names (letters, digits, underscores) to texts or numbers' }
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
        if (!scalar || !/^[A-Za-z][A-Za-z0-9_]*$/.test(name))
            return null;
        map[name] = String(entry);
    }
    return map;
}


/***/ }),

/***/ 2706:
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

/***/ 2084:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ billedMs)
/* harmony export */ });
/**
 * `ceil(Duration + Init)`, or `ceil(Duration) + Billed Restore` under SnapStart
 * (AWS compute blog, "AWS Lambda standardizes billing for INIT phase").
 * Sums in microseconds: in binary fractions 0.1 + 0.9 of some millisecond could pass the next whole one.
 */
function billedMs(phases) {
    const micros = Math.round(phases.durationMs * 1000) + Math.round((phases.initMs ?? 0) * 1000);
    return Math.ceil(micros / 1000) + (phases.billedRestoreMs ?? 0);
}


/***/ }),

/***/ 1295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ SIDES),
/* harmony export */   C: () => (/* binding */ METRICS)
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
const METRICS = ['total', 'init', 'handler', 'restore'];


/***/ }),

/***/ 8049:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d5: () => (/* binding */ seedRandom),
/* harmony export */   et: () => (/* binding */ integerBelow),
/* harmony export */   k4: () => (/* binding */ shuffle)
/* harmony export */ });
const FNV_PRIME = 0x01000193;
const FNV_BASIS = 0x811c9dc5;
/** Rounds that mix the seed before the first number is used, as PractRand does. */
const WARM_UP = 15;
/** The state for a seed text. Every text is a seed, also the empty one. */
function seedRandom(seed) {
    let state = { a: fnv1a(seed, 1), b: fnv1a(seed, 2), c: fnv1a(seed, 3), counter: 1 };
    for (let round = 0; round < WARM_UP; round++)
        state = step(state).state;
    return state;
}
/** An integer from 0 to `bound` - 1, each equally likely, and the state after it. `bound` from 1 to 2^32. */
function integerBelow(state, bound) {
    // Numbers above the last whole multiple of the bound would favour small remainders; draw again.
    const limit = 2 ** 32 - (2 ** 32 % bound);
    let drawn = step(state);
    while (drawn.value >= limit)
        drawn = step(drawn.state);
    return { value: drawn.value % bound, state: drawn.state };
}
/** A shuffled copy (Fisher and Yates), and the state after it. */
function shuffle(items, state) {
    const result = [];
    let current = state;
    for (const item of items) {
        const drawn = integerBelow(current, result.length + 1);
        current = drawn.state;
        // "Inside-out": the new item takes a random place, whose former owner moves to the end.
        const displaced = result[drawn.value];
        if (displaced === undefined) {
            result.push(item);
        }
        else {
            result.push(displaced);
            result[drawn.value] = item;
        }
    }
    return { items: result, state: current };
}
function step({ a, b, c, counter }) {
    const value = (a + b + counter) >>> 0;
    return {
        value,
        state: {
            a: (b ^ (b >>> 9)) >>> 0,
            b: (c + (c << 3)) >>> 0,
            c: (((c << 21) | (c >>> 11)) + value) >>> 0,
            counter: (counter + 1) >>> 0,
        },
    };
}
function fnv1a(text, salt) {
    let hash = (FNV_BASIS ^ salt) >>> 0;
    for (let i = 0; i < text.length; i++)
        hash = Math.imul(hash ^ text.charCodeAt(i), FNV_PRIME) >>> 0;
    return hash;
}


/***/ }),

/***/ 1737:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ countStarts)
/* harmony export */ });
/** @param planned starts per side and cell at the most, as the plan has it. */
function countStarts(starts, cells, sides, planned) {
    return cells.flatMap((cell) => sides.map((side) => {
        const own = starts.filter((start) => start.side === side && isSameCell(start.cell, cell));
        const counted = own.filter((start) => start.block > 0);
        const reasons = {};
        for (const { outcome } of counted) {
            if (outcome.kind !== 'cold')
                reasons[outcome.reason] = (reasons[outcome.reason] ?? 0) + 1;
        }
        const of = (kind) => counted.filter(({ outcome }) => outcome.kind === kind).length;
        return {
            cell,
            side,
            planned,
            cold: of('cold'),
            failed: of('failed'),
            lost: of('lost'),
            burnIn: own.length - counted.length,
            reasons,
        };
    }));
}
function isSameCell(a, b) {
    return a.tierMb === b.tierMb && a.architecture === b.architecture && a.functionLabel === b.functionLabel;
}


/***/ }),

/***/ 4809:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ startHealth)
});

// UNUSED EXPORTS: FAILURES_THAT_END

// EXTERNAL MODULE: ./build/core/model.js
var model = __webpack_require__(1295);
// EXTERNAL MODULE: ./build/core/start/reasons.js
var reasons = __webpack_require__(2780);
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
    return CAUSES.find((cause) => cause.seen.test(words))?.sentence ?? reasons/* FAILED_SENTENCES */.T1[reason];
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

/***/ 2780:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T1: () => (/* binding */ FAILED_SENTENCES),
/* harmony export */   uj: () => (/* binding */ LOST_SENTENCES)
/* harmony export */ });
/* unused harmony export explainReason */
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
/** The sentence of either kind of reason. */
function explainReason(reason) {
    return { ...FAILED_SENTENCES, ...LOST_SENTENCES }[reason];
}


/***/ }),

/***/ 7990:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I$: () => (/* binding */ allowedGrowth),
/* harmony export */   Kx: () => (/* binding */ allowedTime),
/* harmony export */   UF: () => (/* binding */ allowanceOf),
/* harmony export */   c8: () => (/* binding */ scaledTime)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7190);

/** More decimals of a percentage than anybody sets, few enough for exact products. */
const MAX_DECIMALS = 4;
/**
 * Reads the two limits of a rule. Throws `StatisticsError` when a limit is negative or not a number, both are zero,
 * the percentage has more than 4 decimals or the milliseconds more than 3 (finer than a microsecond).
 */
function allowanceOf(rule) {
    const percentDecimals = decimalsOf(rule.thresholdPercent, 'threshold', MAX_DECIMALS);
    decimalsOf(rule.thresholdMs, 'threshold-ms', 3);
    if (rule.thresholdPercent === 0 && rule.thresholdMs === 0) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StatisticsError */ .a('bad-rule', 'threshold and threshold-ms are both zero: set at least one above zero');
    }
    const factor = 10 ** percentDecimals;
    const scale = 100 * factor;
    return {
        scale,
        perMicrosecond: Math.round(rule.thresholdPercent * factor),
        floor: Math.round(rule.thresholdMs * 1000) * scale,
    };
}
/** What base may grow by, scaled. `micros` is the base time in integer microseconds. */
function allowedGrowth(allowance, micros) {
    return Math.max(micros * allowance.perMicrosecond, allowance.floor);
}
/** g(x), scaled; Infinity (a failed start) stays Infinity. Throws `StatisticsError` beyond exact integers. */
function allowedTime(allowance, micros) {
    return exact(micros * allowance.scale + allowedGrowth(allowance, micros), micros);
}
/** A time on the scale of `allowedTime`. Throws `StatisticsError` beyond exact integers. */
function scaledTime(allowance, micros) {
    return exact(micros * allowance.scale, micros);
}
function exact(product, micros) {
    if (product > Number.MAX_SAFE_INTEGER && product !== Number.POSITIVE_INFINITY) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StatisticsError */ .a('too-large', `a duration of ${micros} microseconds is too large to be compared exactly; give the threshold fewer decimals`);
    }
    return product;
}
function decimalsOf(value, name, most) {
    if (!Number.isFinite(value) || value < 0) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StatisticsError */ .a('bad-rule', `${name} must be zero or a positive number, not ${String(value)}`);
    }
    const text = String(value);
    const decimals = text.includes('e') ? Number.POSITIVE_INFINITY : (text.split('.')[1] ?? '').length;
    if (decimals > most) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StatisticsError */ .a('bad-rule', `${name} may have at most ${most} decimals: ${text}`);
    }
    return decimals;
}


/***/ }),

/***/ 5688:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Er: () => (/* binding */ lowerTail),
/* harmony export */   bd: () => (/* binding */ convolve),
/* harmony export */   cK: () => (/* binding */ pointAtZero),
/* harmony export */   e7: () => (/* binding */ mirror),
/* harmony export */   fl: () => (/* binding */ upperTail)
/* harmony export */ });
/** All of the mass at zero: the sum of no blocks. */
function pointAtZero() {
    return Float64Array.of(1);
}
/**
 * Distribution of `sum + weight * score` for independent `sum` and `score`. Only positive terms are added, so that the
 * tails keep their relative precision.
 */
function convolve(sum, score, weight) {
    const result = new Float64Array(sum.length + weight * (score.length - 1));
    for (let k = 0; k < score.length; k++) {
        const mass = score[k] ?? 0;
        if (mass === 0)
            continue;
        const offset = weight * k;
        for (let s = 0; s < sum.length; s++) {
            result[offset + s] = (result[offset + s] ?? 0) + mass * (sum[s] ?? 0);
        }
    }
    return result;
}
/** P(score >= at), the observed value included, summed from the far end. */
function upperTail(distribution, at) {
    if (at <= 0)
        return 1;
    let tail = 0;
    for (let k = distribution.length - 1; k >= at; k--)
        tail += distribution[k] ?? 0;
    return Math.min(1, tail);
}
/** P(score <= at), the observed value included, summed from the far end. */
function lowerTail(distribution, at) {
    if (at >= distribution.length - 1)
        return 1;
    let tail = 0;
    for (let k = 0; k <= at; k++)
        tail += distribution[k] ?? 0;
    return Math.min(1, tail);
}
/** Distribution of `maximum - score`: the same question with the sides exchanged. */
function mirror(distribution) {
    return distribution.slice().reverse();
}


/***/ }),

/***/ 7190:
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

/***/ 2161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ mannWhitneyNull)
/* harmony export */ });
/* harmony import */ var _distribution_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5688);

/**
 * Exact distribution of the doubled Mann-Whitney count 2U when every assignment of `head` of the pooled values to the
 * head side is equally likely, given the tie groups (their sizes in ascending order of value).
 *
 * 2U adds 2 for every pair with head above base and 1 for every tied pair. Walking up the tie groups, choosing j of
 * the t values of a group for head can be done in C(t, j) ways; the j values are above the base values seen before and
 * tied with the t - j base values of their own group, so they add 2 j * (base seen) + j (t - j).
 * (The permutation distribution is Mann and Whitney 1947 without and Lehmann, "Nonparametrics", 1.4 with ties; the
 * recursion by tie groups is that of Streitberg and Roehmel 1986.) All terms are positive: no cancellation, so that
 * even p-values of 1e-50 are good to about 14 digits. Counts stay below 1e308 for up to about 1,000 values.
 *
 * Returns probabilities at 0 .. 2 * base * head.
 */
function mannWhitneyNull(base, head, tieSizes) {
    // The recursion's cost grows with the square of the side it counts, so it counts the smaller one.
    if (head > base)
        return (0,_distribution_js__WEBPACK_IMPORTED_MODULE_0__/* .mirror */ .e7)(mannWhitneyNull(head, base, tieSizes));
    // Without ties 2U is even: work in U and spread out at the end.
    const unit = tieSizes.some((size) => size > 1) ? 2 : 1;
    const ways = waysByHeadCount(base, head, tieSizes, unit);
    const counts = ways[head] ?? new Float64Array(1);
    let total = 0;
    for (const count of counts)
        total += count;
    const result = new Float64Array(2 * base * head + 1);
    const spread = 2 / unit;
    for (let u = 0; u < counts.length; u++)
        result[u * spread] = (counts[u] ?? 0) / total;
    return result;
}
/** For every number of head values c: how many ways lead to each score, in units of 1/unit of a pair. */
function waysByHeadCount(base, head, tieSizes, unit) {
    const ways = Array.from({ length: head + 1 }, (_, c) => new Float64Array(unit * base * c + 1));
    const start = ways[0];
    if (start !== undefined)
        start[0] = 1;
    let seen = 0;
    for (const size of tieSizes) {
        const binomial = binomialRow(size);
        // Downwards, so that the shorter counts that are read have not been changed by this group yet.
        for (let c = Math.min(head, seen + size); c >= 1; c--) {
            // Fewer would need more base values than there are.
            if (seen + size - c > base)
                continue;
            for (let j = 1; j <= Math.min(size, c); j++) {
                const before = c - j;
                const baseSeen = seen - before;
                if (baseSeen < 0 || baseSeen > base)
                    continue;
                addShifted(ways[c], ways[before], binomial[j] ?? 0, unit * j * baseSeen + (unit * j * (size - j)) / 2, unit * baseSeen * before);
            }
        }
        seen += size;
    }
    return ways;
}
/** target[k + shift] += factor * source[k] for k = 0 .. last (the largest score that `source` can have so far). */
function addShifted(target, source, factor, shift, last) {
    if (target === undefined || source === undefined)
        return;
    for (let k = 0; k <= last; k++)
        target[k + shift] = (target[k + shift] ?? 0) + factor * (source[k] ?? 0);
}
/** C(size, 0) .. C(size, size). */
function binomialRow(size) {
    const row = [1];
    for (let j = 1; j <= size; j++)
        row.push(((row[j - 1] ?? 0) * (size - j + 1)) / j);
    return row;
}


/***/ }),

/***/ 4179:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Id: () => (/* binding */ exactP),
/* harmony export */   Pi: () => (/* binding */ mannWhitney),
/* harmony export */   l5: () => (/* binding */ countRanks)
/* harmony export */ });
/* harmony import */ var _distribution_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5688);
/* harmony import */ var _mann_whitney_null_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2161);
/* harmony import */ var _samples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9803);



/**
 * Counts how head ranks against base. Infinity stands for a failed start: above every number, tied with its like.
 * The values need no common unit, only a common order.
 */
function countRanks(base, head) {
    const x = (0,_samples_js__WEBPACK_IMPORTED_MODULE_0__/* .ascending */ .V_)(base);
    const y = (0,_samples_js__WEBPACK_IMPORTED_MODULE_0__/* .ascending */ .V_)(head);
    const tieSizes = [];
    let doubledU = 0;
    let i = 0;
    let j = 0;
    while (i < x.length || j < y.length) {
        const value = Math.min(x[i] ?? Number.POSITIVE_INFINITY, y[j] ?? Number.POSITIVE_INFINITY);
        let inBase = 0;
        let inHead = 0;
        while (i + inBase < x.length && x[i + inBase] === value)
            inBase++;
        while (j + inHead < y.length && y[j + inHead] === value)
            inHead++;
        doubledU += inHead * (2 * i + inBase);
        tieSizes.push(inBase + inHead);
        i += inBase;
        j += inHead;
    }
    return { base: x.length, head: y.length, doubledU, tieSizes };
}
/**
 * Exact conditional Mann-Whitney test of two samples in one block (Mann and Whitney 1947; with ties the permutation
 * distribution of the midranks). Throws `StatisticsError` for values that cannot be compared, Infinity among them: failed
 * starts are ranked by `countRanks` alone, whose callers know that they are failed starts.
 */
function mannWhitney(base, head) {
    (0,_samples_js__WEBPACK_IMPORTED_MODULE_0__/* .checkFiniteSide */ .F3)('base', base);
    (0,_samples_js__WEBPACK_IMPORTED_MODULE_0__/* .checkFiniteSide */ .F3)('head', head);
    const count = countRanks(base, head);
    const distribution = (0,_mann_whitney_null_js__WEBPACK_IMPORTED_MODULE_1__/* .mannWhitneyNull */ .o)(count.base, count.head, count.tieSizes);
    return {
        ...count,
        p: exactP(distribution, count.doubledU),
        smallestGreater: smallestTail((0,_distribution_js__WEBPACK_IMPORTED_MODULE_2__/* .mirror */ .e7)(distribution)),
        smallestLess: smallestTail(distribution),
    };
}
/** The three p-values of an observed score under its null. */
function exactP(distribution, score) {
    const greater = (0,_distribution_js__WEBPACK_IMPORTED_MODULE_2__/* .upperTail */ .fl)(distribution, score);
    const less = (0,_distribution_js__WEBPACK_IMPORTED_MODULE_2__/* .lowerTail */ .Er)(distribution, score);
    return { greater, less, twoSided: Math.min(1, 2 * Math.min(greater, less)) };
}
/** Probability of the lowest score that can occur at all. */
function smallestTail(distribution) {
    return distribution.find((mass) => mass > 0) ?? 1;
}


/***/ }),

/***/ 2112:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ signNull),
/* harmony export */   c: () => (/* binding */ medianInterval)
/* harmony export */ });
/* harmony import */ var _pairs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(609);
/* harmony import */ var _samples_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9803);


/**
 * Distribution of how many of n values lie above their true median: binomial with 1/2. Built outwards from the middle,
 * so that n of many thousands does not underflow.
 */
function signNull(n) {
    const result = new Float64Array(n + 1);
    const middle = n >> 1;
    result[middle] = 1;
    for (let k = middle; k < n; k++)
        result[k + 1] = ((result[k] ?? 0) * (n - k)) / (k + 1);
    for (let k = middle; k > 0; k--)
        result[k - 1] = ((result[k] ?? 0) * k) / (n - k + 1);
    const total = result.reduce((sum, mass) => sum + mass, 0);
    return result.map((mass) => mass / total);
}
/**
 * Distribution-free interval of a median: the k-th smallest and the k-th largest value, k as large as the binomial
 * distribution allows at `level` (Thompson 1936). Infinity marks failed starts. Unbounded (null) ends where the
 * level cannot be reached with so few values (fewer than 6 for 0.95), or where an end falls on a failed start.
 */
function medianInterval(values, level) {
    const distribution = signNull(values.length);
    const tailLimit = ((1 - level) / 2) * (1 + 1e-12);
    let k = 0;
    let tail = 0;
    while (k < values.length / 2) {
        tail += distribution[k] ?? 0;
        if (tail > tailLimit)
            break;
        k++;
    }
    if (k === 0)
        return { low: null, high: null, level };
    const sorted = (0,_samples_js__WEBPACK_IMPORTED_MODULE_1__/* .ascending */ .V_)(values);
    return {
        low: (0,_pairs_js__WEBPACK_IMPORTED_MODULE_0__/* .finiteOrNull */ .Es)(sorted[k - 1] ?? Number.NaN),
        high: (0,_pairs_js__WEBPACK_IMPORTED_MODULE_0__/* .finiteOrNull */ .Es)(sorted[sorted.length - k] ?? Number.NaN),
        level,
    };
}


/***/ }),

/***/ 609:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eg: () => (/* binding */ percentMidpoint),
/* harmony export */   Es: () => (/* binding */ finiteOrNull),
/* harmony export */   iv: () => (/* binding */ difference),
/* harmony export */   ko: () => (/* binding */ sortPairs),
/* harmony export */   mx: () => (/* binding */ intervalOfPairs),
/* harmony export */   tC: () => (/* binding */ shareOf),
/* harmony export */   u5: () => (/* binding */ percentChange),
/* harmony export */   zu: () => (/* binding */ medianOfPairs)
/* harmony export */ });
/* harmony import */ var _allowance_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7990);
/* harmony import */ var _samples_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9803);


/** Head minus base, in the unit of the times. */
const difference = (base, head) => head - base;
/** Head minus base in percent of base: one rounding, so that exact decimals stay exact. */
const percentChange = (base, head) => ((head - base) * 100) / base;
/**
 * The share of the allowance that a pair uses, e = (y - x) / (g(x) - x): 0 is no change, 1 is exactly the limit.
 * Numerator and denominator are exact integers, so e > 1 exactly when y > g(x).
 */
function shareOf(allowance) {
    return (base, head) => ((head - base) * allowance.scale) / (0,_allowance_js__WEBPACK_IMPORTED_MODULE_0__/* .allowedGrowth */ .I$)(allowance, base);
}
/** Makes and sorts the pairs of all blocks; `weights` are the blocks' weights in the test. */
function sortPairs(blocks, weights, pairValue) {
    const entries = [];
    blocks.forEach((block, b) => {
        const weight = weights[b] ?? 1;
        for (const base of block.base) {
            for (const head of block.head) {
                const baseFailed = base === Number.POSITIVE_INFINITY;
                const headFailed = head === Number.POSITIVE_INFINITY;
                if (baseFailed && headFailed) {
                    entries.push({ value: Number.NEGATIVE_INFINITY, weight, copies: 1 });
                    entries.push({ value: Number.POSITIVE_INFINITY, weight, copies: 1 });
                }
                else {
                    const value = headFailed
                        ? Number.POSITIVE_INFINITY
                        : baseFailed
                            ? Number.NEGATIVE_INFINITY
                            : pairValue(base, head);
                    entries.push({ value, weight: 2 * weight, copies: 2 });
                }
            }
        }
    });
    entries.sort((a, b) => (a.value < b.value ? -1 : a.value > b.value ? 1 : 0));
    return {
        values: Float64Array.from(entries, (entry) => entry.value),
        weights: Float64Array.from(entries, (entry) => entry.weight),
        copies: Uint8Array.from(entries, (entry) => entry.copies),
    };
}
/**
 * Median of all pairs: the Hodges-Lehmann estimate (1963) when the values are differences. Infinite when the middle
 * falls on failed starts; NaN when it falls between a failed base and a failed head.
 */
function medianOfPairs(pairs, middle = _samples_js__WEBPACK_IMPORTED_MODULE_1__/* .midpoint */ .PV) {
    const total = pairs.copies.reduce((sum, copies) => sum + copies, 0);
    return middle(copyAt(pairs, total / 2), copyAt(pairs, total / 2 + 1));
}
/** Middle of two changes in percent: halfway between the logarithms of their ratios, so that exchanging the sides inverts it. */
function percentMidpoint(low, high) {
    return low === high ? low : Math.sqrt(100 + low) * Math.sqrt(100 + high) - 100;
}
/**
 * Closed interval whose ends are order statistics of the pairs (Bauer 1972). `rejectAbove` is the smallest score that
 * rejects "at most theta", `rejectBelow` the smallest mirrored score (maximum - score) that rejects "at least theta":
 * the low end is above a limit exactly when the test of that limit rejects upwards, the high end below it exactly when
 * it rejects downwards (a tie with the limit is the limit itself). null: that side cannot be bounded with so few values.
 */
function intervalOfPairs(pairs, rejectAbove, rejectBelow) {
    return {
        low: rejectAbove === null ? null : finiteOrNull(valueReaching(pairs, rejectAbove, 'from-top')),
        high: rejectBelow === null ? null : finiteOrNull(valueReaching(pairs, rejectBelow, 'from-bottom')),
    };
}
/** The value at which the weight summed from one end first reaches `weight`. */
function valueReaching(pairs, weight, end) {
    const { values, weights } = pairs;
    let sum = 0;
    for (let i = 0; i < values.length; i++) {
        const at = end === 'from-top' ? values.length - 1 - i : i;
        sum += weights[at] ?? 0;
        if (sum >= weight)
            return values[at] ?? Number.NaN;
    }
    return Number.NaN;
}
/** The k-th smallest of the doubled pairs, k from 1. */
function copyAt(pairs, k) {
    let seen = 0;
    for (let i = 0; i < pairs.values.length; i++) {
        seen += pairs.copies[i] ?? 0;
        if (seen >= k)
            return pairs.values[i] ?? Number.NaN;
    }
    return Number.NaN;
}
/** null for what has no finite value. */
function finiteOrNull(value) {
    return Number.isFinite(value) ? value : null;
}


/***/ }),

/***/ 9803:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E5: () => (/* binding */ checkSide),
/* harmony export */   F3: () => (/* binding */ checkFiniteSide),
/* harmony export */   JZ: () => (/* binding */ median),
/* harmony export */   PV: () => (/* binding */ midpoint),
/* harmony export */   V_: () => (/* binding */ ascending)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7190);

/**
 * Checks one side of a test: real numbers, or Infinity where the caller has marked a failed start. Throws
 * `StatisticsError` for an empty side, a value that is not a number, NaN, -Infinity, a negative head value and a base
 * value that is not above zero (a ratio to it would mean nothing).
 */
function checkSide(side, values) {
    if (values.length === 0) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StatisticsError */ .a('empty', `${side} has no valid cold starts: there is nothing to compare`);
    }
    for (const value of values) {
        if (typeof value !== 'number' || Number.isNaN(value)) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StatisticsError */ .a('not-a-number', `${side} has a value that is not a number: ${String(value)}`);
        }
        if (value === Number.NEGATIVE_INFINITY) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StatisticsError */ .a('not-finite', `${side} has the value -Infinity, which is no duration`);
        }
        if (side === 'base' && value <= 0) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StatisticsError */ .a('non-positive-base', `base has no valid cold starts: a duration of ${value} is not above zero, so nothing can be relative to it`);
        }
        if (value < 0) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StatisticsError */ .a('negative', `${side} has a negative duration: ${value}`);
        }
    }
}
/** As `checkSide`, and refuses Infinity: for callers whose values cannot stand for failed starts. */
function checkFiniteSide(side, values) {
    checkSide(side, values);
    if (values.includes(Number.POSITIVE_INFINITY)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StatisticsError */ .a('not-finite', `${side} has the value Infinity, which is no duration`);
    }
}
/** Sorted copy in numeric order (the default order of arrays is that of their text). */
function ascending(values) {
    return Float64Array.from(values).sort();
}
/**
 * Median: the middle value, or halfway between the two middle ones, computed so that it cannot overflow.
 * Infinity (a failed start) in the middle gives Infinity. Throws `StatisticsError` when there is no value.
 */
function median(values) {
    if (values.length === 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StatisticsError */ .a('empty', 'the median of no values does not exist');
    const sorted = ascending(values);
    return midpoint(sorted[(sorted.length - 1) >> 1] ?? Number.NaN, sorted[sorted.length >> 1] ?? Number.NaN);
}
/** Halfway between two values; between equal infinities, that infinity. */
function midpoint(low, high) {
    return low === high ? low : low / 2 + high / 2;
}


/***/ }),

/***/ 3825:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RZ: () => (/* binding */ twoModes),
/* harmony export */   ot: () => (/* binding */ sdOfLogs)
/* harmony export */ });
/* unused harmony export separationOfModes */
/* harmony import */ var _samples_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9803);

/** Makes the median absolute deviation of normal values estimate their standard deviation (1 / 0.6745). */
const MAD_TO_SD = 1.4826;
/**
 * Robust standard deviation of the logarithms of positive times: 1.4826 times the median absolute deviation from the
 * median. About the coefficient of variation; a few stragglers do not move it. Not positive or not finite values
 * (failed starts) are left out; null when fewer than two are left.
 */
function sdOfLogs(values) {
    const logs = values.filter((value) => value > 0 && Number.isFinite(value)).map(Math.log);
    if (logs.length < 2)
        return null;
    const centre = (0,_samples_js__WEBPACK_IMPORTED_MODULE_0__/* .median */ .JZ)(logs);
    return MAD_TO_SD * (0,_samples_js__WEBPACK_IMPORTED_MODULE_0__/* .median */ .JZ)(logs.map((log) => Math.abs(log - centre)));
}
/**
 * Ashman's D beyond which two clusters of n values count as two modes. The best split of a sample with one mode is the
 * further apart the smaller the sample: 3.2 + 46 / n is passed by at most about 1 % of normal samples and of samples with an exponential tail
 * of 10 to 50 values (`node bench/two-modes.ts`).
 */
function separationOfModes(n) {
    return 3.2 + 46 / n;
}
/** Both modes need this share of the values, else it is a tail. */
const SMALLEST_MODE = 0.15;
/** Fewer values cannot show two modes. */
const FEWEST = 10;
/**
 * Looks for two modes: splits the sorted logarithms where the within-cluster sum of squares is smallest (Fisher 1958)
 * and asks whether the clusters are separated, D = sqrt(2) |m1 - m2| / sqrt(s1^2 + s2^2) (Ashman et al. 1994).
 * A hint for readers: no verdict depends on it.
 */
function twoModes(values) {
    const sorted = values.filter((value) => value > 0 && Number.isFinite(value)).sort((a, b) => a - b);
    if (sorted.length < FEWEST)
        return null;
    const logs = sorted.map(Math.log);
    const smallest = Math.max(2, Math.ceil(SMALLEST_MODE * logs.length));
    let best = { within: Number.POSITIVE_INFINITY, at: 0, separation: 0 };
    for (let at = smallest; at <= logs.length - smallest; at++) {
        const low = moments(logs.slice(0, at));
        const high = moments(logs.slice(at));
        const within = low.squares + high.squares;
        if (within >= best.within)
            continue;
        const spread = Math.sqrt(low.squares / (at - 1) + high.squares / (logs.length - at - 1));
        best = { within, at, separation: (Math.SQRT2 * (high.mean - low.mean)) / spread };
    }
    if (!(best.separation > separationOfModes(logs.length)))
        return null;
    return {
        lowMedian: (0,_samples_js__WEBPACK_IMPORTED_MODULE_0__/* .median */ .JZ)(sorted.slice(0, best.at)),
        highMedian: (0,_samples_js__WEBPACK_IMPORTED_MODULE_0__/* .median */ .JZ)(sorted.slice(best.at)),
        highShare: (sorted.length - best.at) / sorted.length,
    };
}
function moments(values) {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return { mean, squares: values.reduce((sum, value) => sum + (value - mean) ** 2, 0) };
}


/***/ }),

/***/ 4087:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ sumBlocks),
/* harmony export */   k: () => (/* binding */ vanElterenWeights)
/* harmony export */ });
/* harmony import */ var _distribution_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5688);
/* harmony import */ var _mann_whitney_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4179);
/* harmony import */ var _mann_whitney_null_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2161);



/** Above this many points the grid of weighted sums is coarsened. */
const MAX_GRID = 200_000;
/**
 * Integer weights proportional to 1 / (N_b + 1), N_b being the number of values in block b: van Elteren's (1960)
 * locally best weights. Blocks of one size all weigh 1. Where the smallest common grid would be larger than
 * MAX_GRID points, the weights are rounded to a coarser one: any fixed weights give an exact test, since the
 * null is that of the very sum that is used.
 */
function vanElterenWeights(blocks) {
    const sizes = blocks.map((block) => block.base + block.head + 1);
    const first = sizes[0] ?? 1;
    if (sizes.every((size) => size === first))
        return sizes.map(() => 1);
    const gridAt = (common) => blocks.reduce((points, block, b) => points + 2 * block.base * block.head * Math.round(common / (sizes[b] ?? 1)), 0);
    let common = 1;
    for (const size of sizes) {
        common = leastCommonMultiple(common, size);
        if (gridAt(common) > MAX_GRID)
            break;
    }
    const largest = Math.max(...sizes);
    while (gridAt(common) > MAX_GRID && common > largest)
        common = Math.max(largest, Math.floor(common / 2));
    return sizes.map((size) => Math.max(1, Math.round(common / size)));
}
/** Sums the counts of several blocks and gives the exact null of the sum by convolution. */
function sumBlocks(counts, weights = vanElterenWeights(counts)) {
    let distribution = (0,_distribution_js__WEBPACK_IMPORTED_MODULE_1__/* .pointAtZero */ .cK)();
    let score = 0;
    counts.forEach((count, b) => {
        const weight = weights[b] ?? 1;
        distribution = (0,_distribution_js__WEBPACK_IMPORTED_MODULE_1__/* .convolve */ .bd)(distribution, (0,_mann_whitney_null_js__WEBPACK_IMPORTED_MODULE_2__/* .mannWhitneyNull */ .o)(count.base, count.head, count.tieSizes), weight);
        score += weight * count.doubledU;
    });
    return { score, maximum: distribution.length - 1, null: distribution, p: (0,_mann_whitney_js__WEBPACK_IMPORTED_MODULE_0__/* .exactP */ .Id)(distribution, score) };
}
function leastCommonMultiple(a, b) {
    let [high, low] = [a, b];
    while (low > 0)
        [high, low] = [low, high % low];
    return (a / high) * b;
}


/***/ }),

/***/ 9939:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dj: () => (/* binding */ slowerAtAll),
/* harmony export */   E3: () => (/* binding */ allowanceAt),
/* harmony export */   eh: () => (/* binding */ summarize),
/* harmony export */   jA: () => (/* binding */ estimate),
/* harmony export */   uJ: () => (/* binding */ looksOf),
/* harmony export */   uO: () => (/* binding */ ratioOfMedians)
/* harmony export */ });
/* harmony import */ var _statistics_allowance_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7990);
/* harmony import */ var _statistics_mann_whitney_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4179);
/* harmony import */ var _statistics_median_interval_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2112);
/* harmony import */ var _statistics_pairs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(609);
/* harmony import */ var _statistics_samples_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9803);
/* harmony import */ var _statistics_van_elteren_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4087);
/* harmony import */ var _looks_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7694);
/* harmony import */ var _samples_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4575);








/**
 * The three estimates of a comparison. Their intervals are the order statistics at the boundaries of the last look, so
 * they stay valid after an early stop (repeated confidence intervals, Jennison and Turnbull 1984): the low end is
 * wrong with at most alpha / cells, the high end with at most alpha, which together is the level.
 */
function estimate(test, rule, cells) {
    const rates = (0,_looks_js__WEBPACK_IMPORTED_MODULE_6__/* .errorRates */ .kr)(rule, cells);
    const level = 1 - (rates.up + rates.down);
    const look = test.looks.at(-1);
    const atEnd = look !== undefined && look.blocks === test.used.length;
    const pairsOf = (pairValue) => (0,_statistics_pairs_js__WEBPACK_IMPORTED_MODULE_3__/* .sortPairs */ .ko)(test.used, test.weights, pairValue);
    const boundsOf = (pairs) => (0,_statistics_pairs_js__WEBPACK_IMPORTED_MODULE_3__/* .intervalOfPairs */ .mx)(pairs, atEnd ? look.rejectUp : null, atEnd ? look.rejectDown : null);
    const shown = (pairs, middle, unit) => {
        const { low, high } = boundsOf(pairs);
        return {
            estimate: (0,_statistics_pairs_js__WEBPACK_IMPORTED_MODULE_3__/* .finiteOrNull */ .Es)(unit(middle)),
            interval: { low: low === null ? null : unit(low), high: high === null ? null : unit(high), level },
        };
    };
    const shares = pairsOf((0,_statistics_pairs_js__WEBPACK_IMPORTED_MODULE_3__/* .shareOf */ .tC)((0,_statistics_allowance_js__WEBPACK_IMPORTED_MODULE_0__/* .allowanceOf */ .UF)(rule)));
    const shifts = pairsOf(_statistics_pairs_js__WEBPACK_IMPORTED_MODULE_3__/* .difference */ .iv);
    const changes = pairsOf(_statistics_pairs_js__WEBPACK_IMPORTED_MODULE_3__/* .percentChange */ .u5);
    const shareMiddle = (0,_statistics_pairs_js__WEBPACK_IMPORTED_MODULE_3__/* .medianOfPairs */ .zu)(shares);
    const changeMiddle = (0,_statistics_pairs_js__WEBPACK_IMPORTED_MODULE_3__/* .medianOfPairs */ .zu)(changes, _statistics_pairs_js__WEBPACK_IMPORTED_MODULE_3__/* .percentMidpoint */ .Eg);
    return {
        shown: {
            share: shown(shares, shareMiddle, (value) => value),
            shiftMs: shown(shifts, (0,_statistics_pairs_js__WEBPACK_IMPORTED_MODULE_3__/* .medianOfPairs */ .zu)(shifts), (micros) => micros / 1000),
            changePercent: shown(changes, changeMiddle, (value) => value),
        },
        share: shareMiddle,
        ratio: 1 + changeMiddle / 100,
    };
}
/** The looks as the report keeps them. */
function looksOf(test) {
    return test.looks.map((look) => {
        const seen = test.used.slice(0, look.blocks);
        return {
            base: seen.reduce((sum, block) => sum + block.base.length, 0),
            head: seen.reduce((sum, block) => sum + block.head.length, 0),
            pMoreThanAllowed: look.pUp,
            pWithinAllowance: look.pDown,
            spentRegression: look.spentUp,
            spentPass: look.spentDown,
            crossed: look.crossed === 'up' ? 'regression' : look.crossed === 'down' ? 'pass' : null,
        };
    });
}
/** p of "head is not slower at all": the within-block test at the base itself. 1 when there is nothing to compare. */
function slowerAtAll({ used }) {
    return used.length === 0 ? 1 : (0,_statistics_van_elteren_js__WEBPACK_IMPORTED_MODULE_5__/* .sumBlocks */ .Q)(used.map((block) => (0,_statistics_mann_whitney_js__WEBPACK_IMPORTED_MODULE_1__/* .countRanks */ .l5)(block.base, block.head))).p.greater;
}
/** Counts and medians of one side. */
function summarize(blocks, side, rule) {
    const starts = (0,_samples_js__WEBPACK_IMPORTED_MODULE_7__/* .sideStarts */ .Zd)(blocks, side);
    const times = (0,_samples_js__WEBPACK_IMPORTED_MODULE_7__/* .timesOf */ .Qv)(starts);
    const interval = (0,_statistics_median_interval_js__WEBPACK_IMPORTED_MODULE_2__/* .medianInterval */ .c)(times, 1 - rule.alpha);
    const phaseMedian = (phase) => {
        const micros = starts.flatMap(({ phases }) => {
            const ms = phases === null ? null : phase(phases);
            return ms === null ? [] : [(0,_samples_js__WEBPACK_IMPORTED_MODULE_7__/* .toMicroseconds */ .nR)(ms)];
        });
        return micros.length === 0 ? null : (0,_statistics_samples_js__WEBPACK_IMPORTED_MODULE_4__/* .median */ .JZ)(micros) / 1000;
    };
    return {
        n: starts.length,
        failed: starts.filter((start) => start.value === 'failed').length,
        medianMs: times.length === 0 ? null : toMs((0,_statistics_samples_js__WEBPACK_IMPORTED_MODULE_4__/* .median */ .JZ)(times)),
        medianInterval: { ...interval, low: toMs(interval.low), high: toMs(interval.high) },
        phaseMediansMs: {
            init: phaseMedian((phases) => phases.initMs),
            restore: phaseMedian((phases) => phases.restoreMs),
            handler: phaseMedian((phases) => phases.handlerMs),
        },
    };
}
/** Head's median over base's; Infinity when only head's falls on a failed start, NaN when both do or one has none. */
function ratioOfMedians(blocks) {
    const base = (0,_samples_js__WEBPACK_IMPORTED_MODULE_7__/* .timesOf */ .Qv)((0,_samples_js__WEBPACK_IMPORTED_MODULE_7__/* .sideStarts */ .Zd)(blocks, 'base'));
    const head = (0,_samples_js__WEBPACK_IMPORTED_MODULE_7__/* .timesOf */ .Qv)((0,_samples_js__WEBPACK_IMPORTED_MODULE_7__/* .sideStarts */ .Zd)(blocks, 'head'));
    return base.length === 0 || head.length === 0 ? Number.NaN : (0,_statistics_samples_js__WEBPACK_IMPORTED_MODULE_4__/* .median */ .JZ)(head) / (0,_statistics_samples_js__WEBPACK_IMPORTED_MODULE_4__/* .median */ .JZ)(base);
}
/** Which of the two limits governs at the base median, and what it allows there; null where that is no number. */
function allowanceAt(baseMedianMs, rule) {
    if (baseMedianMs === null || !Number.isFinite(baseMedianMs))
        return { governs: 'percent', allowedMs: null, allowedPercent: null };
    const allowance = (0,_statistics_allowance_js__WEBPACK_IMPORTED_MODULE_0__/* .allowanceOf */ .UF)(rule);
    const micros = baseMedianMs * 1000;
    const growth = (0,_statistics_allowance_js__WEBPACK_IMPORTED_MODULE_0__/* .allowedGrowth */ .I$)(allowance, micros);
    return {
        governs: growth > micros * allowance.perMicrosecond ? 'milliseconds' : 'percent',
        allowedMs: growth / allowance.scale / 1000,
        allowedPercent: (growth / allowance.scale / micros) * 100,
    };
}
function toMs(micros) {
    return micros === null ? null : (0,_statistics_pairs_js__WEBPACK_IMPORTED_MODULE_3__/* .finiteOrNull */ .Es)(micros / 1000);
}


/***/ }),

/***/ 2391:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ isDecided),
  E: () => (/* binding */ judgeCell)
});

// EXTERNAL MODULE: ./build/core/statistics/pairs.js
var pairs = __webpack_require__(609);
// EXTERNAL MODULE: ./build/core/statistics/median-interval.js
var median_interval = __webpack_require__(2112);
// EXTERNAL MODULE: ./build/core/statistics/samples.js
var samples = __webpack_require__(9803);
// EXTERNAL MODULE: ./build/core/verdict/looks.js + 1 modules
var verdict_looks = __webpack_require__(7694);
// EXTERNAL MODULE: ./build/core/verdict/samples.js
var verdict_samples = __webpack_require__(4575);
;// CONCATENATED MODULE: ./build/core/verdict/budget.js





/**
 * Sign test of head's median against the budget at the same looks and error rates as the comparison, with the exact
 * binomial null: the number of starts above the budget. Its limits are order statistics of head at the look's
 * boundaries, so that "over" is the same as "the lower limit is above the budget". A failed start is above every budget,
 * a start of exactly the budget is within it. null without a budget or without starts.
 */
function testBudget(headBlocks, rule, cells, progress) {
    if (rule.budgetMs === null || headBlocks.length === 0)
        return null;
    const budget = (0,verdict_samples/* toMicroseconds */.nR)(rule.budgetMs);
    const scores = headBlocks.map((head) => ({
        score: head.filter((micros) => micros > budget).length,
        null: (0,median_interval/* signNull */.F)(head.length),
        weight: 1,
    }));
    const sizes = headBlocks.map((head) => ({ base: head.length, head: head.length }));
    const looks = (0,verdict_looks/* replay */.eZ)(scores, sizes, rule, cells, progress);
    const look = looks.at(-1);
    const blocks = look?.crossed ? look.blocks : headBlocks.length;
    const sorted = (0,samples/* ascending */.V_)(headBlocks.slice(0, blocks).flat());
    const atLook = look !== undefined && look.blocks === blocks;
    const fromTop = atLook ? look.rejectUp : null;
    const fromBottom = atLook ? look.rejectDown : null;
    return {
        outcome: outcomeOf(look?.crossed ?? null, sorted, budget),
        blocks,
        budgetMs: rule.budgetMs,
        lowerLimitMs: fromTop === null ? null : limitMs(sorted[sorted.length - fromTop]),
        upperLimitMs: fromBottom === null ? null : limitMs(sorted[fromBottom - 1]),
    };
}
function outcomeOf(crossed, sorted, budget) {
    if (crossed === 'up')
        return 'over';
    if (crossed === 'down')
        return 'within';
    const above = sorted.filter((micros) => micros > budget).length;
    return above * 2 > sorted.length ? 'above' : 'below';
}
function limitMs(micros) {
    return micros === undefined ? null : (0,pairs/* finiteOrNull */.Es)(micros / 1000);
}

;// CONCATENATED MODULE: ./build/core/statistics/attainable.js
/** C(2n, n) grows so fast that no error rate needs more values than this. */
const MOST = 200;
/**
 * The smallest one-sided p that untied values in blocks of these sizes can give: 1 / product of C(base + head, head),
 * the probability that all of head is on one end of every block. 1 when there is nothing to compare.
 */
function smallestAttainableP(blocks) {
    let p = 1;
    for (const { base, head } of blocks) {
        for (let i = 1; i <= head; i++)
            p *= i / (base + i);
    }
    return p;
}
/**
 * The fewest values per side with which a one-sided p of `level` can be reached at all, in blocks of `blockSize`
 * (the last one may be shorter): 3 for 0.05, 4 for 0.05 / 3. `level` in (0, 1).
 */
function samplesForLevel(level, blockSize) {
    for (let n = 1; n < MOST; n++) {
        const blocks = [];
        for (let left = n; left > 0; left -= blockSize) {
            const size = Math.min(left, blockSize);
            blocks.push({ base: size, head: size });
        }
        if (smallestAttainableP(blocks) <= level * (1 + 1e-12))
            return n;
    }
    return MOST;
}

// EXTERNAL MODULE: ./build/core/verdict/power.js + 1 modules
var power = __webpack_require__(7389);
;// CONCATENATED MODULE: ./build/core/verdict/decide.js




/** More lost starts than this share of a side's plan, and the cell cannot be judged. */
const LOST_SHARE = 0.2;
/** The most starts of a side of a cell that may be lost: 20 % of its planned maximum. */
function lostAllowed(rule) {
    return Math.floor(LOST_SHARE * rule.maxSamples);
}
/** The verdict of a cell. First what makes a comparison meaningless, then the two questions, the worse answer of both. */
function decide(evidence) {
    const { samples, rule, comparison, budget } = evidence;
    if (samples.doesNotStart === 'does-not-start')
        return plain('regression', 'does-not-start');
    if (samples.doesNotStart === 'base-does-not-start')
        return plain('not-measured', 'base-does-not-start');
    if (Math.max(samples.lost.base, samples.lost.head) > lostAllowed(rule))
        return plain('inconclusive', 'lost-starts');
    const answers = [];
    if (comparison !== null)
        answers.push(byComparison(evidence, comparison));
    if (budget !== null)
        answers.push(byBudget(evidence, budget));
    return worstOf(answers) ?? tooFew(evidence, 0);
}
const SEVERITY = ['regression', 'not-measured', 'inconclusive', 'pass'];
function worstOf(answers) {
    const rank = (answer) => 2 * SEVERITY.indexOf(answer.verdict) + (answer.reason === 'proven' ? 1 : 0);
    return answers.reduce((worst, answer) => (worst === null || rank(answer) < rank(worst) ? answer : worst), null);
}
function byComparison(evidence, comparison) {
    const { rule, stopped } = evidence;
    const sizes = comparison.used.map((block) => ({ base: block.base.length, head: block.head.length }));
    const n = Math.min(total(sizes.map((size) => size.base)), total(sizes.map((size) => size.head)));
    const level = (0,verdict_looks/* errorRates */.kr)(rule, evidence.cells).up;
    // With fewer starts than could ever show a regression, not seeing one is no pass.
    const blind = smallestAttainableP(sizes) > level * (1 + 1e-12);
    if (!blind && comparison.crossed === 'up')
        return plain('regression', 'proven');
    if (!blind && comparison.crossed === 'down')
        return plain('pass', 'proven');
    if (stopped)
        return timeLimit(rule, n);
    if (blind)
        return tooFew(evidence, n);
    if (comparison.share <= 1)
        return plain('pass', 'not-proven');
    const slower = comparison.pSlowerAtAll <= level * (1 + 1e-12) && comparison.share > 1 && comparison.medianRatio > 1;
    if (slower && rule.decision === 'default')
        return plain('regression', 'not-proven');
    return {
        ...plain('inconclusive', slower ? 'not-proven' : 'noisy'),
        moreSamplesNeeded: moreNeeded(evidence, comparison, level, n),
    };
}
function byBudget(evidence, budget) {
    if (budget.outcome === 'over')
        return plain('regression', 'over-budget');
    if (budget.outcome === 'within')
        return plain('pass', 'proven');
    const n = (0,verdict_samples/* sideStarts */.Zd)(evidence.samples.blocks, 'head').length;
    if (evidence.stopped)
        return timeLimit(evidence.rule, n);
    // The smallest p of a sign test of n values is 1 / 2^n.
    const needed = Math.ceil(-Math.log2((0,verdict_looks/* errorRates */.kr)(evidence.rule, evidence.cells).up));
    if (n < needed)
        return { ...plain('inconclusive', 'too-few'), moreSamplesNeeded: needed - n };
    return budget.outcome === 'below' ? plain('pass', 'not-proven') : plain('inconclusive', 'noisy');
}
function timeLimit(rule, n) {
    return { ...plain('inconclusive', 'time-limit'), moreSamplesNeeded: Math.max(0, rule.maxSamples - n) };
}
function tooFew({ rule, cells }, n) {
    const needed = samplesForLevel((0,verdict_looks/* errorRates */.kr)(rule, cells).up, rule.blockSize);
    return { ...plain('inconclusive', 'too-few'), moreSamplesNeeded: Math.max(1, needed - n) };
}
/** From the measured noise: how many more starts per side would find a change as large as the one that was estimated. */
function moreNeeded({ rule }, comparison, alpha, n) {
    const noise = (0,power/* noiseOf */.YN)(comparison.used);
    const { allowedRatio, ratio } = comparison;
    if (noise === null || noise === 0 || allowedRatio === null || !Number.isFinite(ratio))
        return null;
    const { blockSize, decision } = rule;
    const needed = (0,power/* samplesToFind */.K$)({ sdOfLogs: noise, allowedRatio, alpha, blockSize, decision }, ratio);
    return needed === null ? null : Math.max(blockSize, needed - n);
}
function plain(verdict, reason) {
    return { verdict, reason, moreSamplesNeeded: null };
}
function total(values) {
    return values.reduce((sum, value) => sum + value, 0);
}

// EXTERNAL MODULE: ./build/core/verdict/describe.js
var describe = __webpack_require__(9939);
// EXTERNAL MODULE: ./build/core/statistics/mann-whitney.js
var mann_whitney = __webpack_require__(4179);
// EXTERNAL MODULE: ./build/core/statistics/spread.js
var spread = __webpack_require__(3825);
// EXTERNAL MODULE: ./build/core/statistics/van-elteren.js
var van_elteren = __webpack_require__(4087);
;// CONCATENATED MODULE: ./build/core/verdict/warnings.js





/** Levels of the checks below; they decide nothing. That of functions is shared among their pairs. */
const SPREADS_LEVEL = 0.05;
const FUNCTIONS_LEVEL = 0.01;
/** A warning about few values would be about chance. */
const FEWEST = 10;
const NAMES = { base: 'Base', head: 'Head' };
/** Every doubt about a cell's result, as data. */
function warningsOf(doubt) {
    const messages = [
        ...SIDES_IN_ORDER.map((side) => [
            'bimodal',
            bimodal(doubt.blocks, side),
        ]),
        ['median-and-shift-differ', mediansDiffer(doubt)],
        ['spreads-differ', spreadsDiffer(doubt.blocks)],
        ...functionsDiffer(doubt.blocks).map((message) => [
            'functions-differ',
            message,
        ]),
        ...SIDES_IN_ORDER.map((side) => [
            'many-lost-starts',
            manyLost(doubt, side),
        ]),
        ['early-stop', earlyStop(doubt)],
    ];
    return messages.flatMap(([code, message]) => message === null ? [] : [{ code, message, cell: doubt.cell }]);
}
const SIDES_IN_ORDER = ['base', 'head'];
function bimodal(blocks, side) {
    const modes = (0,spread/* twoModes */.RZ)(finiteTimes(blocks, side));
    if (modes === null)
        return null;
    return (`${NAMES[side]} has two modes, near ${milliseconds(modes.lowMedian)} and ${milliseconds(modes.highMedian)} ` +
        `(${Math.round(modes.highShare * 100)} % of its starts in the slower one): often two host generations. ` +
        'A change of the mix moves the median, but hardly the comparison.');
}
function mediansDiffer({ medianRatio, shiftRatio, allowedPercent, blocks }) {
    if (medianRatio === null || shiftRatio === null || allowedPercent === null || warnings_tooFew(blocks))
        return null;
    if (Math.abs(medianRatio - shiftRatio) * 100 <= allowedPercent / 2)
        return null;
    return (`The medians differ by ${percent(medianRatio)}, the typical pair of starts by ${percent(shiftRatio)}: ` +
        'the two sides differ in shape, so look at the single values.');
}
function spreadsDiffer(blocks) {
    if (warnings_tooFew(blocks))
        return null;
    const base = finiteTimes(blocks, 'base');
    const head = finiteTimes(blocks, 'head');
    const spreads = [(0,spread/* sdOfLogs */.ot)(base), (0,spread/* sdOfLogs */.ot)(head)];
    const [baseSpread, headSpread] = spreads;
    if (!baseSpread || !headSpread)
        return null;
    if (Math.max(baseSpread, headSpread) <= 2 * Math.min(baseSpread, headSpread))
        return null;
    // Robust spreads of ten values often differ twofold by chance, so the deviations must differ by a test as well.
    const deviations = (values) => {
        const centre = (0,samples/* median */.JZ)(values);
        // A shift by one keeps a deviation of zero comparable; ranks do not notice it.
        return values.map((value) => 1 + Math.abs(Math.log(value / centre)));
    };
    if ((0,mann_whitney/* mannWhitney */.Pi)(deviations(base), deviations(head)).p.twoSided > SPREADS_LEVEL)
        return null;
    return (`The spreads differ more than twofold: base varies by ${share(baseSpread)}, head by ${share(headSpread)}. ` +
        'The test then compares more than the typical time.');
}
function functionsDiffer(blocks) {
    const pairs = SIDES_IN_ORDER.flatMap((side) => functionPairs(blocks, side).map((pair) => ({ side, ...pair })));
    return pairs.flatMap(({ side, first, second }) => {
        const counts = blocks
            .map((block) => ({ first: servedBy(block[side], first), second: servedBy(block[side], second) }))
            .filter((block) => block.first.length > 0 && block.second.length > 0)
            .map((block) => (0,mann_whitney/* countRanks */.l5)(block.first, block.second));
        if (counts.length === 0 || (0,van_elteren/* sumBlocks */.Q)(counts).p.twoSided > FUNCTIONS_LEVEL / pairs.length)
            return [];
        const all = (0,verdict_samples/* sideStarts */.Zd)(blocks, side);
        const medians = [first, second].map((name) => milliseconds((0,samples/* median */.JZ)(servedBy(all, name))));
        return [
            `Two temporary functions with the same ${side} build differ: ${first} has a median of ${medians[0]}, ` +
                `${second} of ${medians[1]}. Part of the difference between the sides may come from where functions are placed.`,
        ];
    });
}
function functionPairs(blocks, side) {
    const names = new Set();
    for (const start of (0,verdict_samples/* sideStarts */.Zd)(blocks, side))
        if (start.functionName !== null)
            names.add(start.functionName);
    const sorted = [...names].sort();
    return sorted.flatMap((first, i) => sorted.slice(i + 1).map((second) => ({ first, second })));
}
function manyLost({ lost, rule }, side) {
    if (lost[side] * 10 <= rule.maxSamples)
        return null;
    return `${NAMES[side]} lost ${lost[side]} starts that had to be repeated (${rule.maxSamples} were planned).`;
}
function earlyStop({ stoppedEarlyOnRegression }) {
    return stoppedEarlyOnRegression
        ? 'Measuring stopped as soon as the regression was proven; the estimate of a change that was stopped early is somewhat too large. The interval allows for it.'
        : null;
}
function warnings_tooFew(blocks) {
    return SIDES_IN_ORDER.some((side) => finiteTimes(blocks, side).length < FEWEST);
}
function finiteTimes(blocks, side) {
    return (0,verdict_samples/* timesOf */.Qv)((0,verdict_samples/* sideStarts */.Zd)(blocks, side)).filter(Number.isFinite);
}
function servedBy(starts, name) {
    return (0,verdict_samples/* timesOf */.Qv)(starts.filter((start) => start.functionName === name));
}
function milliseconds(micros) {
    return Number.isFinite(micros) ? `${(micros / 1000).toFixed(1)} ms` : 'a failed start';
}
function percent(ratio) {
    return `${ratio >= 1 ? '+' : ''}${((ratio - 1) * 100).toFixed(1)} %`;
}
function share(spread) {
    return `${(spread * 100).toFixed(1)} %`;
}

;// CONCATENATED MODULE: ./build/core/verdict/judge-cell.js







/**
 * Judges one cell: replays every look from the raw blocks, decides, and describes. `cells` is the number of cells of
 * the whole run, which share the error rate. Blocks after the one at which the cell was decided are not used.
 * Throws `StatisticsError` for values that cannot be compared; too few values are a verdict.
 */
function judgeCell(samples, rule, cells, progress = 'plan-done') {
    const tests = testCell(samples, rule, cells, progress);
    const { allowance: test, budget, blocks, withBase } = tests;
    const base = withBase ? (0,describe/* summarize */.eh)(blocks, 'base', rule) : null;
    const head = (0,describe/* summarize */.eh)(blocks, 'head', rule);
    const estimates = (0,describe/* estimate */.jA)(test, rule, cells);
    const medianRatio = (0,describe/* ratioOfMedians */.uO)(blocks);
    const allowed = (0,describe/* allowanceAt */.E3)(base?.medianMs ?? null, rule);
    const crossed = test.looks.at(-1)?.crossed ?? null;
    const pSlowerAtAll = (0,describe/* slowerAtAll */.Dj)(test);
    const comparison = {
        crossed,
        used: test.used,
        share: estimates.share,
        ratio: estimates.ratio,
        medianRatio,
        pSlowerAtAll,
        allowedRatio: allowed.allowedPercent === null ? null : 1 + allowed.allowedPercent / 100,
    };
    return {
        cell: samples.cell,
        metric: rule.metric,
        base,
        head,
        looks: (0,describe/* looksOf */.uJ)(test),
        ended: endedBy(samples, rule, tests, progress),
        allowance: allowed,
        ...estimates.shown,
        medianRatio: (0,pairs/* finiteOrNull */.Es)(medianRatio),
        pSlowerAtAll,
        budget: budget && {
            budgetMs: budget.budgetMs,
            upperLimitMs: budget.upperLimitMs,
            lowerLimitMs: budget.lowerLimitMs,
        },
        ...decide({
            samples,
            rule,
            cells,
            stopped: progress === 'stopped',
            comparison: withBase || budget === null ? comparison : null,
            budget,
        }),
        warnings: warningsOf({
            cell: samples.cell,
            blocks,
            rule,
            medianRatio: (0,pairs/* finiteOrNull */.Es)(medianRatio),
            shiftRatio: (0,pairs/* finiteOrNull */.Es)(estimates.ratio),
            allowedPercent: allowed.allowedPercent,
            lost: samples.lost,
            stoppedEarlyOnRegression: crossed === 'up' && samples.doesNotStart === null && head.n < rule.maxSamples,
        }),
    };
}
/**
 * Whether measuring a cell can end before its planned maximum: both questions are answered (or one with a regression),
 * a build does not start, or more starts were lost than a verdict can bear. The gate asks after every block.
 */
function isDecided(samples, rule, cells) {
    return isBeyondComparing(samples, rule) || isBoundary(testCell(samples, rule, cells, 'running'));
}
function isBeyondComparing({ doesNotStart, lost }, rule) {
    return doesNotStart !== null || Math.max(lost.base, lost.head) > lostAllowed(rule);
}
function endedBy(samples, rule, tests, progress) {
    if (isBeyondComparing(samples, rule) || isBoundary(tests))
        return 'boundary';
    return progress === 'stopped' ? 'stopped-run' : 'planned-maximum';
}
function testCell(samples, rule, cells, progress) {
    const withBase = samples.blocks.some((block) => block.base.length > 0);
    // A block with an empty side compares nothing; without a base, head alone is held against the budget.
    const usable = samples.blocks.filter((block) => block.head.length > 0 && (block.base.length > 0 || !withBase));
    const allowance = (0,verdict_looks/* testAllowance */.vp)(withBase ? (0,verdict_looks/* comparableBlocks */.BF)(usable) : [], rule, cells, progress);
    const budget = testBudget(usable.map((block) => (0,verdict_samples/* timesOf */.Qv)(block.head)), rule, cells, progress);
    return {
        allowance,
        budget,
        withBase,
        blocks: usable.slice(0, blocksUsed(allowance, budget, usable.length)),
    };
}
/** A regression needs the blocks up to its proof; a pass those up to the later of the two proofs. */
function blocksUsed(allowance, budget, all) {
    const look = allowance.looks.at(-1);
    const regressions = [];
    if (look?.crossed === 'up')
        regressions.push(look.blocks);
    if (budget?.outcome === 'over')
        regressions.push(budget.blocks);
    if (regressions.length > 0)
        return Math.min(...regressions);
    const compared = allowance.used.length;
    const used = Math.max(compared, budget?.blocks ?? 0);
    return used === 0 ? all : used;
}
function isBoundary({ allowance, budget, withBase }) {
    const crossed = allowance.looks.at(-1)?.crossed ?? null;
    if (crossed === 'up' || budget?.outcome === 'over')
        return true;
    const compared = !withBase || crossed === 'down';
    const budgeted = budget === null || budget.outcome === 'within';
    return compared && budgeted && (withBase || budget !== null);
}


/***/ }),

/***/ 3023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ judgeRun)
/* harmony export */ });
/* harmony import */ var _sentence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5175);

/** When several cells have the run's verdict for different reasons, the first of these is named. */
const REASONS = [
    'does-not-start',
    'over-budget',
    'base-does-not-start',
    'lost-starts',
    'time-limit',
    'too-few',
    'noisy',
    // A pass of the run is proven only if every cell's is; a regression is proven if one is (see reasonOf).
    'not-proven',
    'proven',
];
/**
 * The verdict of the run: regression if any cell is one; pass if all pass; not measured if no cell could be; else
 * inconclusive. `policy` decides the exit code only, never the word.
 */
function judgeRun(comparisons, policy, withoutMeasuring = null) {
    const { verdict, reason } = wordAndReason(comparisons, withoutMeasuring);
    return {
        verdict,
        reason,
        sentence: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .runSentence */ .n)(verdict, reason, comparisons),
        exitCode: exitCodeOf(verdict, policy),
    };
}
function wordAndReason(comparisons, withoutMeasuring) {
    if (withoutMeasuring === 'identical')
        return { verdict: 'pass', reason: 'identical' };
    if (withoutMeasuring === 'no-credentials')
        return { verdict: 'not-measured', reason: 'no-credentials' };
    const having = (verdict) => comparisons.filter((cell) => cell.verdict === verdict);
    const regressions = having('regression');
    if (regressions.length > 0)
        return { verdict: 'regression', reason: reasonOf('regression', regressions) };
    if (comparisons.length === 0)
        return { verdict: 'inconclusive', reason: 'too-few' };
    for (const verdict of ['pass', 'not-measured']) {
        if (having(verdict).length === comparisons.length)
            return { verdict, reason: reasonOf(verdict, comparisons) };
    }
    const open = comparisons.filter((cell) => cell.verdict !== 'pass');
    return { verdict: 'inconclusive', reason: reasonOf('inconclusive', open) };
}
function reasonOf(verdict, cells) {
    const reasons = new Set(cells.map((cell) => cell.reason));
    const strongest = REASONS.find((reason) => reasons.has(reason)) ?? 'not-proven';
    return verdict === 'regression' && strongest === 'not-proven' && reasons.has('proven')
        ? 'proven'
        : strongest;
}
function exitCodeOf(verdict, policy) {
    switch (verdict) {
        case 'pass':
            return 0;
        case 'regression':
            return policy.onRegression === 'fail' ? 1 : 0;
        case 'inconclusive':
            return policy.onInconclusive === 'fail' ? 1 : 0;
        case 'not-measured':
            return policy.onUnmeasured === 'fail' ? 3 : 0;
    }
}


/***/ }),

/***/ 8615:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ judge)
/* harmony export */ });
/* harmony import */ var _judge_cell_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2391);
/* harmony import */ var _judge_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3023);
/* harmony import */ var _samples_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4575);



/**
 * Judges a run from its raw starts: the one path for the gate and for `judge` on a saved report.
 * Throws `StatisticsError` for a rule or values that cannot be judged.
 */
function judge(run) {
    const comparisons = judgeableCells(run).map(({ samples, facts }) => (0,_judge_cell_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeCell */ .E)(samples, facts.rule, run.cells.length, run.stopped && !isPlanDone(samples, facts) ? 'stopped' : 'plan-done'));
    return { comparisons, verdict: (0,_judge_run_js__WEBPACK_IMPORTED_MODULE_2__/* .judgeRun */ .Z)(comparisons, run.policy, run.withoutMeasuring) };
}
/** The samples of every cell, in the order of the cells, with what its function is judged by. */
function judgeableCells(run) {
    const own = new Map((run.functions ?? []).map((fn) => [fn.label, fn]));
    const starts = Map.groupBy(run.starts, ({ cell }) => cell.functionLabel);
    const found = new Map();
    for (const [label, cells] of Map.groupBy(run.cells, ({ functionLabel }) => functionLabel)) {
        const facts = own.get(label) ?? run;
        for (const samples of (0,_samples_js__WEBPACK_IMPORTED_MODULE_1__/* .samplesOfStarts */ .kh)(starts.get(label) ?? [], cells, facts.rule, facts.sides)) {
            found.set((0,_samples_js__WEBPACK_IMPORTED_MODULE_1__/* .cellId */ .Cw)(samples.cell), { samples, facts });
        }
    }
    return run.cells.flatMap((cell) => found.get((0,_samples_js__WEBPACK_IMPORTED_MODULE_1__/* .cellId */ .Cw)(cell)) ?? []);
}
function isPlanDone({ blocks }, { sides, rule }) {
    return sides.every((side) => blocks.reduce((n, block) => n + block[side].length, 0) >= rule.maxSamples);
}


/***/ }),

/***/ 7694:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  BF: () => (/* binding */ comparableBlocks),
  kr: () => (/* binding */ errorRates),
  eZ: () => (/* binding */ replay),
  vp: () => (/* binding */ testAllowance)
});

// EXTERNAL MODULE: ./build/core/statistics/allowance.js
var statistics_allowance = __webpack_require__(7990);
// EXTERNAL MODULE: ./build/core/statistics/mann-whitney.js
var mann_whitney = __webpack_require__(4179);
// EXTERNAL MODULE: ./build/core/statistics/mann-whitney-null.js
var mann_whitney_null = __webpack_require__(2161);
// EXTERNAL MODULE: ./build/core/statistics/samples.js
var samples = __webpack_require__(9803);
// EXTERNAL MODULE: ./build/core/statistics/distribution.js
var distribution = __webpack_require__(5688);
;// CONCATENATED MODULE: ./build/core/statistics/sequential.js

/** Shape of the spending function alpha * t^1.5 (the power family of Kim and DeMets 1987). */
const SPENDING_POWER = 1.5;
/** Forgives rounding in sums of probabilities, so that a p of exactly 0.05 is within 0.05. */
const ROUNDING = 1 + 1e-12;
/** Share of an error rate that may be spent when the share `t` (0 .. 1) of the plan is done. */
function spendable(alpha, t) {
    return alpha * Math.min(1, t) ** SPENDING_POWER;
}
/**
 * Replays the looks of a group sequential test and stops at the first crossing. `fractions[b]` is the share of the plan
 * that is done after block b, or null for no look there.
 *
 * The boundaries are exact: the null of the sum that has not crossed yet is carried from look to look by convolution;
 * at each look as much of its tail is cut off as the spending function allows, in whole attainable values, and what is
 * not spent carries over (Lan and DeMets 1983, with the permutation null in place of Brownian motion). The two
 * directions ignore each other's boundaries: each error rate holds even if the other kind of stop is ignored.
 */
function replayLooks(blocks, fractions, rates) {
    const looks = [];
    const up = new Spending(rates.up);
    const down = new Spending(rates.down);
    let whole = (0,distribution/* pointAtZero */.cK)();
    let sum = 0;
    for (const [index, block] of blocks.entries()) {
        whole = (0,distribution/* convolve */.bd)(whole, block.null, block.weight);
        up.add(block.null, block.weight);
        down.add((0,distribution/* mirror */.e7)(block.null), block.weight);
        sum += block.weight * block.score;
        const t = fractions[index] ?? null;
        if (t === null)
            continue;
        const rejectUp = up.cut(t);
        const rejectDown = down.cut(t);
        const mirrored = whole.length - 1 - sum;
        const crossed = rejectUp !== null && sum >= rejectUp
            ? 'up'
            : rejectDown !== null && mirrored >= rejectDown
                ? 'down'
                : null;
        looks.push({
            blocks: index + 1,
            pUp: (0,distribution/* upperTail */.fl)(whole, sum),
            pDown: (0,distribution/* lowerTail */.Er)(whole, sum),
            rejectUp,
            rejectDown,
            spentUp: up.spent,
            spentDown: down.spent,
            crossed,
        });
        if (crossed !== null)
            break;
    }
    return looks;
}
/** One direction: the part of the null that has not been rejected, and the error spent. */
class Spending {
    #alpha;
    #continuing = (0,distribution/* pointAtZero */.cK)();
    #spent = 0;
    constructor(alpha) {
        this.#alpha = alpha;
    }
    get spent() {
        return this.#spent;
    }
    add(score, weight) {
        this.#continuing = (0,distribution/* convolve */.bd)(this.#continuing, score, weight);
    }
    /** Cuts the upper tail that may be rejected at plan share `t`; returns its lowest value, or null if there is none. */
    cut(t) {
        const limit = spendable(this.#alpha, t) * ROUNDING;
        let tail = 0;
        let boundary = null;
        for (let k = this.#continuing.length - 1; k >= 0; k--) {
            const mass = this.#continuing[k] ?? 0;
            if (mass === 0)
                continue;
            if (this.#spent + tail + mass > limit)
                break;
            tail += mass;
            boundary = k;
        }
        if (boundary !== null)
            this.#continuing.fill(0, boundary);
        this.#spent += tail;
        return boundary;
    }
}

// EXTERNAL MODULE: ./build/core/statistics/van-elteren.js
var van_elteren = __webpack_require__(4087);
// EXTERNAL MODULE: ./build/core/verdict/samples.js
var verdict_samples = __webpack_require__(4575);
;// CONCATENATED MODULE: ./build/core/verdict/looks.js







/** Looks before this many starts per side could decide on too little. */
const FIRST_LOOK = 10;
/** The times of blocks that have both sides, checked. */
function comparableBlocks(blocks) {
    return blocks.map((block) => {
        const times = { base: (0,verdict_samples/* timesOf */.Qv)(block.base), head: (0,verdict_samples/* timesOf */.Qv)(block.head) };
        (0,samples/* checkSide */.E5)('base', times.base);
        (0,samples/* checkSide */.E5)('head', times.head);
        return times;
    });
}
/**
 * Share of the plan done after each block, or null where there is no look yet: looks come after every block from 10
 * starts per side, and at the end of the plan whatever there is.
 */
function planShares(sizes, maxSamples) {
    let base = 0;
    let head = 0;
    return sizes.map((size) => {
        base += size.base;
        head += size.head;
        const n = Math.min(base, head);
        return n >= Math.min(FIRST_LOOK, maxSamples) ? Math.min(1, n / maxSamples) : null;
    });
}
/** The look history of a test over blocks of these sizes, up to the first crossing or the end of the data. */
function replay(scores, sizes, rule, cells, progress) {
    const rates = errorRates(rule, cells);
    const onlyAtEnd = sizes.map((_, b) => (b === sizes.length - 1 ? 1 : null));
    if (progress === 'fixed-sample')
        return replayLooks(scores, onlyAtEnd, rates);
    const shares = planShares(sizes, rule.maxSamples);
    const looks = replayLooks(scores, shares, rates);
    if (progress !== 'plan-done' || sizes.length === 0 || shares.at(-1) === 1 || looks.at(-1)?.crossed)
        return looks;
    // The plan ends here with fewer starts than planned: the last look may spend all that is left.
    return replayLooks(scores, [...shares.slice(0, -1), 1], rates);
}
/** Error rates of a cell among `cells`: any false regression fails the run, a false pass needs every cell to be false. */
function errorRates(rule, cells) {
    return { up: rule.alpha / cells, down: rule.alpha };
}
/** Replays all looks of a cell from its raw blocks. Throws `StatisticsError` for values that cannot be compared. */
function testAllowance(blocks, rule, cells, progress) {
    const allowance = (0,statistics_allowance/* allowanceOf */.UF)(rule);
    const counts = blocks.map((block) => (0,mann_whitney/* countRanks */.l5)(block.base.map((micros) => (0,statistics_allowance/* allowedTime */.Kx)(allowance, micros)), block.head.map((micros) => (0,statistics_allowance/* scaledTime */.c8)(allowance, micros))));
    const weights = (0,van_elteren/* vanElterenWeights */.k)(counts);
    const scores = counts.map((count, b) => ({
        score: count.doubledU,
        null: (0,mann_whitney_null/* mannWhitneyNull */.o)(count.base, count.head, count.tieSizes),
        weight: weights[b] ?? 1,
    }));
    const looks = replay(scores, counts, rule, cells, progress);
    const last = looks.at(-1);
    const used = last?.crossed ? last.blocks : blocks.length;
    return { looks, used: blocks.slice(0, used), weights: weights.slice(0, used) };
}


/***/ }),

/***/ 7389:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jf: () => (/* binding */ detectableRatio),
  YN: () => (/* binding */ noiseOf),
  K$: () => (/* binding */ samplesToFind)
});

;// CONCATENATED MODULE: ./build/core/statistics/normal.js
/** Terms of either expansion needed for full double precision on its side of SWITCH. */
const TERMS = 200;
const SWITCH = 2.5;
/**
 * Upper tail of the standard normal distribution, P(Z > z). Near the middle by the series
 * phi(z) (z + z^3/3 + z^5/(3*5) + ...), in the tail by the continued fraction phi(z) / (z + 1/(z + 2/(z + ...)))
 * (Abramowitz and Stegun 26.2.11 and 26.2.14).
 */
function normalUpperTail(z) {
    if (z < 0)
        return 1 - normalUpperTail(-z);
    const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
    if (z < SWITCH) {
        let term = z;
        let sum = z;
        for (let k = 3; k < TERMS; k += 2) {
            term *= (z * z) / k;
            sum += term;
        }
        return 0.5 - density * sum;
    }
    let fraction = z;
    for (let k = TERMS; k >= 1; k--)
        fraction = z + k / fraction;
    return density / fraction;
}
/** The z with P(Z > z) = p, 0 < p < 1, by bisection of `normalUpperTail`: slow, exact and without constants. */
function normalUpperQuantile(p) {
    if (!(p > 0 && p < 1))
        throw new RangeError(`a tail probability lies between 0 and 1, not at ${p}`);
    let low = -40;
    let high = 40;
    while (true) {
        const middle = (low + high) / 2;
        if (middle <= low || middle >= high)
            return middle;
        if (normalUpperTail(middle) > p)
            low = middle;
        else
            high = middle;
    }
}

// EXTERNAL MODULE: ./build/core/statistics/spread.js
var spread = __webpack_require__(3825);
;// CONCATENATED MODULE: ./build/core/verdict/power.js


/** Variance of the Hodges-Lehmann estimate relative to the mean's, for normal logs (Lehmann 1963). */
const RANK_PRICE = Math.PI / 3;
/** A found change is one that is found in four of five runs. */
const FOUND = 0.8;
/** Robust noise of a cell: both sides pooled, within each. null with fewer than two values on a side. */
function noiseOf(blocks) {
    const base = (0,spread/* sdOfLogs */.ot)(blocks.flatMap((block) => block.base));
    const head = (0,spread/* sdOfLogs */.ot)(blocks.flatMap((block) => block.head));
    return base === null || head === null ? null : Math.sqrt((base ** 2 + head ** 2) / 2);
}
/**
 * Starts per side with which a change to `ratio` (e.g. 1.2) is found in 80 % of runs, rounded up to whole blocks; null
 * when no number suffices because the change is not above the allowance.
 *
 * With n per side the log of the Hodges-Lehmann ratio has variance sd^2 (2 / n) (pi / 3) (N + 1) / N, N = 2 blockSize
 * (the price of comparing within blocks only). A proven regression needs the estimate to be z(alpha) standard errors
 * above the allowance; the default decision needs it above the allowance, and z(alpha) standard errors above no change.
 * The looks cost a few percent more, which is left out.
 */
function samplesToFind(input, ratio) {
    const beyondAllowance = Math.log(ratio / input.allowedRatio);
    if (beyondAllowance <= 0)
        return null;
    const zError = normalUpperQuantile(input.alpha);
    const zFound = normalUpperQuantile(1 - FOUND);
    const standardErrors = input.decision === 'proven'
        ? (zError + zFound) / beyondAllowance
        : Math.max(zFound / beyondAllowance, (zError + zFound) / Math.log(ratio));
    const n = variancePerStart(input) * standardErrors ** 2;
    return Math.max(1, Math.ceil(n / input.blockSize)) * input.blockSize;
}
/** The smallest ratio that `n` starts per side find in 80 % of runs: what a run just done could have seen. */
function detectableRatio(input, n) {
    const standardError = Math.sqrt(variancePerStart(input) / n);
    const zError = normalUpperQuantile(input.alpha);
    const zFound = normalUpperQuantile(1 - FOUND);
    const beyondAllowance = (zScore) => input.allowedRatio * Math.exp(zScore * standardError);
    return input.decision === 'proven'
        ? beyondAllowance(zError + zFound)
        : Math.max(beyondAllowance(zFound), Math.exp((zError + zFound) * standardError));
}
/** n times the variance of the log of the estimated ratio. */
function variancePerStart({ sdOfLogs: sd, blockSize }) {
    const inBlock = 2 * blockSize;
    return sd ** 2 * 2 * RANK_PRICE * ((inBlock + 1) / inBlock);
}


/***/ }),

/***/ 4575:
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
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1295);
/* harmony import */ var _start_health_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4809);
/* harmony import */ var _statistics_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7190);



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

/***/ 5175:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ worstChange),
/* harmony export */   n: () => (/* binding */ runSentence)
/* harmony export */ });
/**
 * The cell with the largest change among `comparisons` (a build that does not start or has failed starts in the middle
 * is above every number), or null when there is none.
 */
function worstChange(comparisons) {
    return comparisons.reduce((worst, cell) => (worst === null || changeOf(cell) > changeOf(worst) ? cell : worst), null);
}
function changeOf(cell) {
    if (cell.reason === 'does-not-start')
        return Number.POSITIVE_INFINITY;
    const { estimate } = cell.changePercent;
    if (estimate !== null)
        return estimate;
    return cell.head.failed > (cell.base?.failed ?? 0) ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
}
/** One plain sentence for the verdict of a run, naming the worst change. */
function runSentence(verdict, reason, comparisons) {
    if (reason === 'identical')
        return 'Base and head are the same package and configuration, so nothing was measured.';
    if (reason === 'no-credentials')
        return 'Nothing was measured: this run has no credentials for AWS.';
    const decisive = comparisons.filter((cell) => cell.reason === reason && cell.verdict === verdict);
    const worst = worstChange(decisive.length > 0 ? decisive : comparisons);
    if (worst === null)
        return 'Nothing was measured.';
    const where = nameOf(worst.cell);
    switch (verdict) {
        case 'regression':
            return regressionSentence(reason, worst, where);
        case 'pass':
            return passSentence(reason, worst, where, comparisons.length);
        case 'not-measured':
            return `The base build does not start (${where}), so there is nothing to compare with.`;
        case 'inconclusive':
            return inconclusiveSentence(reason, worst, where);
    }
}
function regressionSentence(reason, worst, where) {
    if (reason === 'does-not-start')
        return `The head build does not start: ${where} failed every time, while base starts.`;
    if (reason === 'over-budget') {
        return `Cold starts of ${where} take ${headTime(worst)}, which is over the budget of ${ms(worst.budget?.budgetMs ?? null)}.`;
    }
    const proof = reason === 'proven'
        ? `proven to be more than ${allowed(worst)}`
        : `slower beyond doubt, and by estimate more than ${allowed(worst)}`;
    return `Cold starts of ${where} got slower by ${change(worst)}: ${proof}.`;
}
function passSentence(reason, worst, where, cells) {
    if (worst.base === null)
        return `Cold starts of ${where} take ${headTime(worst)}, within the budget.`;
    const everywhere = cells === 1 ? '' : ' (the largest change)';
    if (reason === 'proven') {
        return `Cold starts changed by ${change(worst)} at ${where}${everywhere}, proven to be within ${allowed(worst)}.`;
    }
    const limit = worst.changePercent.interval.high;
    const doubt = limit === null
        ? 'how much slower it could still be is not bounded'
        : `it could still be up to ${signed(limit)} %`;
    return `Cold starts changed by ${change(worst)} at ${where}${everywhere}, within ${allowed(worst)} by estimate; ${doubt}.`;
}
function inconclusiveSentence(reason, worst, where) {
    const more = worst.moreSamplesNeeded;
    const advice = more === null ? '' : ` About ${more} more starts per side would decide.`;
    switch (reason) {
        case 'too-few': {
            const least = Math.min(worst.base?.n ?? worst.head.n, worst.head.n);
            return `Too few cold starts of ${where}: ${least} per side, needs >= ${least + (more ?? 1)} samples to say anything.`;
        }
        case 'lost-starts':
            return `Too many cold starts of ${where} were lost (more than 20 % of a side's plan), so they are not judged.`;
        case 'time-limit':
            return `The run was stopped before ${where} was decided.${advice}`;
        case 'base-does-not-start':
            return `The base build does not start at ${where}, so there is nothing to compare with there.`;
        case 'not-proven':
            return `Cold starts of ${where} got slower by ${change(worst)}, but more than ${allowed(worst)} is not proven.${advice}`;
        default:
            return `Cold starts of ${where} may have got slower by ${change(worst)}, but the noise does not allow to tell.${advice}`;
    }
}
/** "checkout at 512 MB on arm64" */
function nameOf(cell) {
    return `${cell.functionLabel} at ${cell.tierMb} MB (${cell.architecture})`;
}
function change({ changePercent, shiftMs, head }) {
    if (changePercent.estimate === null || shiftMs.estimate === null) {
        return head.failed > 0
            ? `more than any number (${head.failed} of ${head.n} starts failed)`
            : 'an unknown amount';
    }
    return `${signed(changePercent.estimate)} % (${signed(shiftMs.estimate)} ms)`;
}
function allowed({ allowance }) {
    if (allowance.allowedMs === null || allowance.allowedPercent === null)
        return 'what is allowed';
    return allowance.governs === 'percent'
        ? `the allowed +${tidy(allowance.allowedPercent)} %`
        : `the allowed +${tidy(allowance.allowedMs)} ms`;
}
function headTime({ head }) {
    return head.medianMs === null
        ? 'more than any number (failed starts)'
        : `${ms(head.medianMs)} in the middle`;
}
function ms(value) {
    return value === null ? 'an unknown time' : `${tidy(value)} ms`;
}
function signed(value) {
    const text = value.toFixed(1);
    return Number(text) > 0 ? `+${text}` : Number(text) === 0 ? '0.0' : text;
}
/** At most two decimals, none that are zero. */
function tidy(value) {
    return String(Number(value.toFixed(2)));
}


/***/ }),

/***/ 9363:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ MeasuredFunctions),
/* harmony export */   z: () => (/* binding */ measuredSides)
/* harmony export */ });
/* harmony import */ var _core_model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1295);
/* harmony import */ var _core_start_health_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4809);
/** The functions that one run measures: each with its own sides, tiers and rule, all in one family of cells. */


class MeasuredFunctions {
    /** Stands for all where they are alike. */
    first;
    all;
    /** Every cell of every function, in the order of the functions. */
    cells;
    #byLabel;
    #ended = new Set();
    /** @throws RangeError without any function, or for two of one label. */
    constructor(functions) {
        const [first] = functions;
        this.#byLabel = new Map(functions.map((fn) => [fn.label, fn]));
        if (first === undefined || this.#byLabel.size < functions.length) {
            throw new RangeError('a run needs functions with labels of their own');
        }
        this.first = first;
        this.all = functions;
        this.cells = functions.flatMap(({ label, architectures, tiersMb }) => architectures.flatMap((architecture) => tiersMb.map((tierMb) => ({ functionLabel: label, architecture, tierMb }))));
    }
    of(cell) {
        const fn = this.#byLabel.get(cell.functionLabel);
        if (fn === undefined)
            throw new Error('a cell of a function that the run does not measure');
        return fn;
    }
    sidesOf(cell) {
        return measuredSides(this.of(cell));
    }
    /** Goes into the names of temporary functions, which tiers alone do not tell apart here. All of one length. */
    tokenOf(cell, runToken) {
        return this.all.length === 1
            ? runToken
            : `${runToken}${String(this.all.indexOf(this.of(cell))).padStart(3, '0')}`;
    }
    /** Whether the build of a side does not start, so that no more starts of this function are worth sending. */
    hasEnded(fn, starts) {
        if (this.#ended.has(fn.label))
            return true;
        const own = this.all.length === 1 ? starts : starts.filter(({ cell }) => cell.functionLabel === fn.label);
        if ((0,_core_start_health_js__WEBPACK_IMPORTED_MODULE_0__/* .startHealth */ .j)(own, measuredSides(fn)) === null)
            return false;
        this.#ended.add(fn.label);
        return true;
    }
    haveAllEnded(starts) {
        return this.all.every((fn) => this.hasEnded(fn, starts));
    }
}
function measuredSides({ sides }) {
    return sides.base === null ? ['head'] : _core_model_js__WEBPACK_IMPORTED_MODULE_1__/* .SIDES */ .B;
}


/***/ }),

/***/ 3345:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ planReport),
  R: () => (/* binding */ runGate)
});

// EXTERNAL MODULE: ./build/core/plan/random.js
var random = __webpack_require__(8049);
;// CONCATENATED MODULE: ./build/core/plan/plan.js

/**
 * Lays out a run. Everything random comes from the seed: the order of the pairs in a block, and which side of a pair is
 * first. The functions of a lane take turns, so that after an even number of pairs each served equally many. A lost start
 * is taken again in its place, inside its block, with the same side and slot; that is the walker's business.
 * Throws `RangeError` for a plan that cannot be laid out.
 */
function makePlan({ cells, seed, blockSize, maxSamples, functionsPerLane = 2 }) {
    positive('blockSize', blockSize);
    if (cells.length === 0)
        throw new RangeError('a plan needs at least one cell');
    const lanes = cells.map((cell) => {
        const own = { cell, most: numberOf(maxSamples, cell), functions: numberOf(functionsPerLane, cell) };
        positive('maxSamples', own.most);
        positive('functionsPerLane', own.functions);
        if (own.most % blockSize !== 0) {
            throw new RangeError(`maxSamples (${own.most}) must be a multiple of blockSize (${blockSize})`);
        }
        return own;
    });
    let state = (0,random/* seedRandom */.d5)(seed);
    const arrange = (pairs) => {
        const shuffled = (0,random/* shuffle */.k4)(pairs, state);
        const sided = chooseFirst(shuffled.items, shuffled.state);
        state = sided.state;
        return sided.pairs;
    };
    const burnIn = arrange(lanes.flatMap(({ cell, functions }) => Array.from({ length: functions }, (_, slot) => ({ cell, slot }))));
    // A cell that asks for fewer starts is in fewer blocks.
    const blocks = Array.from({ length: Math.max(...lanes.map(({ most }) => most)) / blockSize }, (_, b) => arrange(lanes
        .filter(({ most }) => most > b * blockSize)
        .flatMap(({ cell, functions }) => Array.from({ length: blockSize }, (__, i) => ({ cell, slot: (b * blockSize + i) % functions })))));
    return { seed, burnIn, blocks };
}
/** The sides of a pair in the order of their starts. */
function sidesInOrder(pair) {
    return pair.first === 'base' ? ['base', 'head'] : ['head', 'base'];
}
function chooseFirst(pairs, state) {
    let current = state;
    const sided = pairs.map(({ cell, slot }) => {
        const drawn = (0,random/* integerBelow */.et)(current, 2);
        current = drawn.state;
        return { cell, first: drawn.value === 0 ? 'base' : 'head', slot };
    });
    return { pairs: sided, state: current };
}
function numberOf(value, cell) {
    return typeof value === 'number' ? value : value(cell);
}
function positive(name, value) {
    if (!Number.isInteger(value) || value < 1)
        throw new RangeError(`${name} must be a whole number above zero: ${value}`);
}

// EXTERNAL MODULE: ./build/core/start/counts.js
var counts = __webpack_require__(1737);
;// CONCATENATED MODULE: ./build/core/start/start-warnings.js
/** Doubts about single starts, one per kind and cell: the first one's sentence, and how many starts it was seen in. */
function summarizeWarnings(warnings) {
    const groups = Map.groupBy(warnings, ({ code, cell }) => JSON.stringify([code, cell]));
    return [...groups.values()].flatMap((group) => {
        const [first] = group;
        if (first === undefined)
            return [];
        return group.length === 1
            ? [first]
            : [{ ...first, message: `${first.message} Seen in ${group.length} starts.` }];
    });
}

// EXTERNAL MODULE: ./build/core/verdict/judge.js
var judge = __webpack_require__(8615);
// EXTERNAL MODULE: ./build/core/verdict/judge-cell.js + 4 modules
var judge_cell = __webpack_require__(2391);
// EXTERNAL MODULE: ./build/core/verdict/samples.js
var verdict_samples = __webpack_require__(4575);
// EXTERNAL MODULE: ./build/gate/functions.js
var gate_functions = __webpack_require__(9363);
// EXTERNAL MODULE: ./build/gate/lanes.js + 1 modules
var gate_lanes = __webpack_require__(4007);
;// CONCATENATED MODULE: ./build/gate/places.js
class Places {
    #limit;
    #taken = 0;
    #queue = [];
    /** @param limit at least 1. */
    constructor(limit) {
        this.#limit = Math.max(1, limit);
    }
    get limit() {
        return this.#limit;
    }
    /** Requests under way end as they are; from now on fewer are let in. */
    lower(limit) {
        this.#limit = Math.max(1, Math.min(limit, this.#limit));
        this.#admit();
    }
    /** Takes so many places at once, or all that there are when the limit is lower. @returns how many. */
    async take(wanted) {
        const entered = Promise.withResolvers();
        this.#queue.push({ count: wanted, enter: entered.resolve });
        this.#admit();
        await entered.promise;
        return wanted;
    }
    release(count) {
        this.#taken -= count;
        this.#admit();
    }
    #admit() {
        for (let next = this.#queue[0]; next !== undefined; next = this.#queue[0]) {
            // A group larger than the limit goes alone.
            if (this.#taken > 0 && this.#taken + next.count > this.#limit)
                return;
            this.#queue.shift();
            this.#taken += next.count;
            next.enter();
        }
    }
}

// EXTERNAL MODULE: ./build/gate/ports.js
var gate_ports = __webpack_require__(8450);
;// CONCATENATED MODULE: ./build/gate/throttles.js
const IN_A_ROW_TO_SLOW_DOWN = 3;
const IN_A_ROW_TO_STOP = 9;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 8_000;
class Throttles {
    #places;
    #say;
    #inARow = 0;
    constructor(places, say) {
        this.#places = places;
        this.#say = say;
    }
    /** A request was let in: whatever came before was chance. */
    passed() {
        this.#inARow = 0;
    }
    /**
     * A request was refused.
     * @param reason as Lambda names it, e.g. `ConcurrentInvocationLimitExceeded`.
     * @returns how long to wait before it is taken again, or why the run should stop. Every refusal in a row waits longer
     *   than the one before, so that requests that were refused together do not come back together.
     */
    refused(reason) {
        this.#inARow += 1;
        if (this.#inARow >= IN_A_ROW_TO_STOP) {
            return {
                stop: `Lambda refused ${this.#inARow} requests in a row (${reason}): the account has no concurrency left for measuring. Measure in an account or region of its own, at a quieter time, or ask for a higher quota of concurrent executions.`,
            };
        }
        if (this.#inARow >= IN_A_ROW_TO_SLOW_DOWN && this.#places.limit > 1) {
            this.#places.lower(1);
            this.#say(`Lambda refused ${this.#inARow} requests in a row (${reason}): from here on one request at a time.`);
        }
        return { pauseMs: Math.min(FIRST_PAUSE_MS * 2 ** (this.#inARow - 1), LONGEST_PAUSE_MS) };
    }
}

;// CONCATENATED MODULE: ./build/core/log/vocabulary.js
const STATUSES = ['success', 'failure', 'error', 'timeout'];
const PHASES = ['init', 'invoke', 'snap-start'];
/** A word that is not known today is an error: only success may count as success. */
function readStatus(word) {
    if (word === null)
        return null;
    return STATUSES.find((status) => status === word) ?? 'error';
}
function readPhase(word) {
    return PHASES.find((phase) => phase === word) ?? null;
}

;// CONCATENATED MODULE: ./build/core/log/json-line.js

/** Null for anything but a platform record of a kind that the reading uses. */
function readJsonLine(line) {
    if (!line.includes('"platform.'))
        return null;
    const envelope = parseObject(line);
    const record = object(envelope?.['record']);
    if (envelope === null || record === null)
        return null;
    const metrics = object(record['metrics']) ?? {};
    const ending = { status: readStatus(json_line_text(record['status'])), errorType: json_line_text(record['errorType']) };
    switch (envelope['type']) {
        case 'platform.report': {
            const requestId = json_line_text(record['requestId']);
            if (requestId === null || requestId === '')
                return null;
            return {
                type: 'report',
                requestId,
                durationMs: amount(metrics['durationMs']),
                billedMs: amount(metrics['billedDurationMs']),
                memorySizeMb: amount(metrics['memorySizeMB']),
                maxMemoryUsedMb: amount(metrics['maxMemoryUsedMB']),
                initMs: amount(metrics['initDurationMs']),
                restoreMs: amount(metrics['restoreDurationMs']),
                billedRestoreMs: amount(metrics['billedRestoreDurationMs']),
                ...ending,
            };
        }
        case 'platform.initReport':
            return {
                type: 'initReport',
                initializationType: json_line_text(record['initializationType']),
                phase: readPhase(json_line_text(record['phase'])),
                durationMs: amount(metrics['durationMs']),
                ...ending,
            };
        case 'platform.restoreReport':
            return {
                type: 'restoreReport',
                durationMs: amount(metrics['durationMs']),
                billedMs: amount(metrics['billedDurationMs']),
                ...ending,
            };
        case 'platform.initStart':
        case 'platform.restoreStart':
            return {
                type: 'runtime',
                runtimeVersion: json_line_text(record['runtimeVersion']),
                runtimeVersionArn: json_line_text(record['runtimeVersionArn']),
            };
        case 'platform.extension': {
            const name = json_line_text(record['name']);
            return name === null ? null : { type: 'extension', name };
        }
        default:
            return null;
    }
}
/** A line that was cut, or that the function printed, need not be JSON at all. */
function parseObject(line) {
    try {
        return object(JSON.parse(line));
    }
    catch {
        return null;
    }
}
function object(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
}
function json_line_text(value) {
    return typeof value === 'string' ? value : null;
}
/** The platform writes integers as well as fractions in any of its fields. */
function amount(value) {
    return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null;
}

;// CONCATENATED MODULE: ./build/core/log/text-line.js

/** Null for a line that is not one of the platform's, or of a kind that measures nothing. */
function readTextLine(line) {
    switch (line.charCodeAt(0)) {
        case 0x52: // R
            return readReport(line) ?? readPhaseReport(line) ?? readRuntimeVersion(line) ?? readPlatformError(line);
        case 0x49: // I
            return readPhaseReport(line) ?? readRuntimeVersion(line);
        case 0x45: // E
            return readExtension(line);
        default:
            return readTaskTimedOut(line);
    }
}
const REPORT = /^REPORT[\t ]+RequestId:[\t ]+([^\t ]+)/;
function readReport(line) {
    const match = REPORT.exec(line);
    if (match === null)
        return null;
    const fields = readFields(line.slice(match[0].length));
    return {
        type: 'report',
        requestId: match[1] ?? '',
        durationMs: text_line_amount(fields, 'Duration', 'ms'),
        billedMs: text_line_amount(fields, 'Billed Duration', 'ms'),
        memorySizeMb: text_line_amount(fields, 'Memory Size', 'MB'),
        maxMemoryUsedMb: text_line_amount(fields, 'Max Memory Used', 'MB'),
        initMs: text_line_amount(fields, 'Init Duration', 'ms'),
        restoreMs: text_line_amount(fields, 'Restore Duration', 'ms'),
        billedRestoreMs: text_line_amount(fields, 'Billed Restore Duration', 'ms'),
        status: readStatus(word(fields, 'Status')),
        errorType: word(fields, 'Error Type'),
    };
}
const PHASE_REPORT = /^(INIT|RESTORE)_REPORT(?:[\t ]+|$)/;
function readPhaseReport(line) {
    const match = PHASE_REPORT.exec(line);
    if (match === null)
        return null;
    const fields = readFields(line.slice(match[0].length));
    const ending = { status: readStatus(word(fields, 'Status')), errorType: word(fields, 'Error Type') };
    if (match[1] === 'INIT') {
        return {
            type: 'initReport',
            initializationType: null,
            phase: readPhase(word(fields, 'Phase')),
            durationMs: text_line_amount(fields, 'Init Duration', 'ms'),
            ...ending,
        };
    }
    return {
        type: 'restoreReport',
        durationMs: text_line_amount(fields, 'Restore Duration', 'ms'),
        billedMs: null,
        ...ending,
    };
}
const RUNTIME_VERSION = /^(?:INIT|RESTORE)_START[\t ]+/;
function readRuntimeVersion(line) {
    const match = RUNTIME_VERSION.exec(line);
    if (match === null)
        return null;
    const fields = readFields(line.slice(match[0].length));
    return {
        type: 'runtime',
        runtimeVersion: word(fields, 'Runtime Version'),
        runtimeVersionArn: word(fields, 'Runtime Version ARN'),
    };
}
const PLATFORM_ERROR = /^RequestId: ([^\t ]+) Error: (.+)$/;
function readPlatformError(line) {
    const match = PLATFORM_ERROR.exec(line);
    return match === null
        ? null
        : { type: 'platformError', requestId: match[1] ?? '', message: match[2] ?? '' };
}
const EXTENSION = /^EXTENSION[\t ]+/;
function readExtension(line) {
    const match = EXTENSION.exec(line);
    const name = match === null ? null : word(readFields(line.slice(match[0].length)), 'Name');
    return name === null ? null : { type: 'extension', name };
}
const TASK_TIMED_OUT = /^\d{4}-[0-9T:.Z-]+[\t ]+([^\t ]+)[\t ]+Task timed out after [0-9.]+ seconds$/;
function readTaskTimedOut(line) {
    const match = TASK_TIMED_OUT.exec(line);
    return match === null ? null : { type: 'taskTimedOut', requestId: match[1] ?? '' };
}
const FIELD = / *([A-Za-z][\w-]*(?: [A-Za-z][\w-]*)*): *(?:(\d+(?:\.\d+)?) (ms|MB)(?![^ ])|([^ ]+))/y;
/**
 * A name always begins where the field before it ended. So `Duration` is never found inside `Billed Duration`,
 * and what cannot be read hides what follows it up to the next TAB: null is safe, a wrong number is not.
 */
function readFields(rest) {
    const fields = new Map();
    for (const piece of rest.split('\t')) {
        FIELD.lastIndex = 0;
        for (let match = FIELD.exec(piece); match !== null; match = FIELD.exec(piece)) {
            const name = match[1] ?? '';
            if (!fields.has(name))
                fields.set(name, { text: match[2] ?? match[4] ?? '', unit: match[3] ?? null });
        }
    }
    return fields;
}
function text_line_amount(fields, name, unit) {
    const value = fields.get(name);
    if (value === undefined || value.unit !== unit)
        return null;
    const number = Number(value.text);
    return Number.isFinite(number) ? number : null;
}
function word(fields, name) {
    const value = fields.get(name);
    return value === undefined || value.unit !== null ? null : value.text;
}

;// CONCATENATED MODULE: ./build/core/log/read.js


/**
 * @param tail decoded or raw; a first line or a first UTF-8 character that was cut is skipped.
 * @param requestId the `x-amzn-RequestId` of the invoke whose tail it is.
 */
function readTail(tail, requestId) {
    const text = typeof tail === 'string' ? tail : new TextDecoder().decode(tail);
    let report = null;
    let reportFormat = null;
    let reportCount = 0;
    let taskTimedOut = false;
    let platformError = null;
    let runtime = { runtimeVersion: null, runtimeVersionArn: null };
    const otherRequestIds = new Set();
    const initReports = [];
    const restoreReports = [];
    const extensions = new Set();
    for (const raw of text.split('\n')) {
        const line = raw.trimEnd();
        // Decided line by line: a function with text logs may print JSON, and a tail may start inside a line.
        const isJson = line.startsWith('{');
        const reading = isJson ? readJsonLine(line) : readTextLine(line);
        switch (reading?.type) {
            case undefined:
                break;
            case 'report':
                if (reading.requestId === requestId) {
                    report = reading;
                    reportFormat = isJson ? 'JSON' : 'Text';
                    reportCount += 1;
                }
                else {
                    otherRequestIds.add(reading.requestId);
                }
                break;
            case 'initReport':
                initReports.push(reading);
                break;
            case 'restoreReport':
                restoreReports.push(reading);
                break;
            case 'runtime':
                runtime = { runtimeVersion: reading.runtimeVersion, runtimeVersionArn: reading.runtimeVersionArn };
                break;
            case 'extension':
                extensions.add(reading.name);
                break;
            case 'taskTimedOut':
                taskTimedOut ||= reading.requestId === requestId;
                break;
            case 'platformError':
                if (reading.requestId === requestId)
                    platformError = reading.message;
                break;
        }
    }
    return {
        report,
        reportFormat,
        reportCount,
        otherRequestIds: [...otherRequestIds],
        initReports,
        restoreReports,
        taskTimedOut,
        platformError,
        extensions: [...extensions],
        runtime,
    };
}

// EXTERNAL MODULE: ./build/core/log/billing.js
var billing = __webpack_require__(2084);
;// CONCATENATED MODULE: ./build/core/start/cross-check.js
/** Doubts about a start that do not make it invalid: what its log says twice must agree. */

/** REPORT rounds every phase, so its sum can fall on the other side of a whole millisecond than the billed one. */
const BILLED_TOLERANCE_MS = 1;
function crossCheck({ report, reading, expected }, outcome) {
    const warnings = [];
    if (reading.reportCount > 1) {
        warnings.push({
            code: 'duplicate-report',
            message: `${reading.reportCount} REPORT lines carry this request's id; the last was taken, because Lambda writes it after the function has stopped. The function prints lines that look like Lambda's own.`,
        });
    }
    if (report === null)
        return warnings;
    if (report.memorySizeMb !== null && report.memorySizeMb !== expected.tierMb) {
        warnings.push({
            code: 'memory-size-mismatch',
            message: `The function ran with ${report.memorySizeMb} MB where the tier is ${expected.tierMb} MB.`,
        });
    }
    if (outcome.kind === 'cold' && report.billedMs !== null && canBeBilled(outcome, report.billedRestoreMs)) {
        const sum = (0,billing/* billedMs */.v)({
            durationMs: outcome.phases.handlerMs,
            initMs: outcome.phases.initMs,
            billedRestoreMs: report.billedRestoreMs,
        });
        if (Math.abs(sum - report.billedMs) > BILLED_TOLERANCE_MS) {
            warnings.push({
                code: 'billed-mismatch',
                message: `Lambda billed ${report.billedMs} ms where the phases add up to ${sum} ms, rounded up: the REPORT line and the bill do not describe the same request, or init is not billed here.`,
            });
        }
    }
    return warnings;
}
/** A restore is billed by a figure of its own; early SnapStart lines did not have it. */
function canBeBilled(outcome, billedRestoreMs) {
    return outcome.by === 'init' || billedRestoreMs !== null;
}

;// CONCATENATED MODULE: ./build/core/start/evidence.js
function gatherEvidence(response, expected, reading) {
    const { report } = reading;
    const phaseReports = [...reading.initReports, ...reading.restoreReports];
    return {
        response,
        expected,
        reading,
        report,
        hasColdMarker: report !== null && (report.initMs !== null || report.restoreMs !== null),
        phaseReports,
        errorType: report?.errorType ??
            phaseReports.findLast((phase) => phase.errorType !== null)?.errorType ??
            response.errorPayload?.errorType ??
            null,
        message: response.errorPayload?.errorMessage ?? reading.platformError,
    };
}

;// CONCATENATED MODULE: ./build/core/start/redact.js
/**
 * What of function output may be shown, and only in the job log: an error type and the first line of a message,
 * without values of the environment and without what identifies an account or grants access to one.
 */
/** Longest message that is shown, in characters. */
const MAX_MESSAGE_LENGTH = 300;
/** A message may be megabytes long; nothing past this can end up in what is shown. */
const MAX_READ_LENGTH = 8_192;
/** From this length on a value is replaced wherever it occurs, also inside a longer word. */
const REPLACE_ANYWHERE = 6;
/**
 * Shorter ones are replaced only as whole words: `prod` must not tear `product` apart. One or two characters
 * (`1`, `on`) are left: they hold no secret, and most messages contain them by chance.
 */
const REPLACE_AS_WORD = 3;
const ENVIRONMENT_MARK = '<environment value>';
/** Applied in this order: the later, wider patterns must not cut pieces out of what an earlier one takes whole. */
const PATTERNS = [
    {
        what: /https?:\/\/[^\s"'<>]*[?&](?:X-Amz-(?:Signature|Credential|Security-Token)|AWSAccessKeyId|Signature)=[^\s"'<>]*/giu,
        mark: '<presigned URL>',
    },
    { what: /\barn:[a-z-]+:[a-z0-9-]+:[a-z0-9-]*:\w*:[^\s"'<>,;()]+/giu, mark: '<ARN>' },
    { what: /(?<![A-Z0-9])A[A-Z]{3}[A-Z0-9]{12,}(?![A-Z0-9])/gu, mark: '<access key>' },
    // A session token or another long run of base64.
    { what: /[A-Za-z0-9/+=_-]{100,}/gu, mark: '<token>' },
    // The form of a secret access key; mixed case and a digit tell it from a path or a hash.
    {
        what: /(?<![A-Za-z0-9/+=])(?=[a-z0-9/+]*[A-Z])(?=[A-Z0-9/+]*[a-z])(?=[A-Za-z/+]*\d)[A-Za-z0-9/+]{40}(?![A-Za-z0-9/+=])/gu,
        mark: '<secret key>',
    },
    { what: /(?<!\d)\d{12}(?!\d)/gu, mark: '<account>' },
];
/**
 * The first line of `message`, at most 300 characters, safe to print in a job log.
 *
 * @param environmentValues every value of the function's environment, in any order.
 */
function redactMessage(message, environmentValues) {
    const line = firstLine(message).replace(/^RequestId: \S+ Error: /u, '');
    return neutralise(shorten(mask(line, environmentValues), MAX_MESSAGE_LENGTH));
}
/** An error type as the function reported it, in the same way; a name of more than 100 characters is cut. */
function redactErrorType(errorType, environmentValues) {
    return neutralise(shorten(mask(firstLine(errorType), environmentValues), 100));
}
function mask(line, environmentValues) {
    return PATTERNS.reduce((text, pattern) => text.replace(pattern.what, pattern.mark), maskValues(line, environmentValues));
}
/**
 * Replaces values that overlap in the text as one, so that no rest of either stays behind; a value that contains
 * another is thereby replaced whole, whatever their order.
 */
function maskValues(line, values) {
    const ranges = values
        .flatMap(spellings)
        .flatMap((value) => occurrences(line, value))
        .sort((a, b) => a.start - b.start);
    let masked = '';
    let end = 0;
    for (const range of ranges) {
        if (range.start >= end)
            masked += line.slice(end, range.start) + ENVIRONMENT_MARK;
        end = Math.max(end, range.end);
    }
    return masked + line.slice(end);
}
/**
 * Where a value is in the text. A long one whatever its case, because hosts and header names come back in lower
 * case; a short one only as it is written, or a log level `error` would hide every `Error`.
 */
function occurrences(line, value) {
    const literal = value.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&');
    const [bounded, flags] = value.length >= REPLACE_ANYWHERE
        ? [literal, 'giu']
        : [`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'gu'];
    // The look-ahead lets a value be found again inside its own last occurrence (`abab` in `ababab`).
    return [...line.matchAll(new RegExp(`(?=(${bounded}))`, flags))].map((match) => ({
        start: match.index,
        end: match.index + (match[1] ?? '').length,
    }));
}
/** The forms in which a value can turn up in one line of a message. */
function spellings(value) {
    const lines = value.split(LINE_END).map((line) => withoutControls(line).trim());
    const password = /:\/\/[^:@/\s]*:([^@/\s]+)@/u.exec(value)?.[1];
    const plain = password === undefined ? lines : [...lines, password];
    const forms = plain.flatMap((form) => [form, JSON.stringify(form).slice(1, -1), percentEncoded(form)]);
    return [...new Set(forms)].filter((form) => form.length >= REPLACE_AS_WORD);
}
/** encodeURIComponent throws on half of a surrogate pair. */
function percentEncoded(text) {
    return encodeURIComponent(text.toWellFormed());
}
const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/u;
function firstLine(text) {
    const lines = text.slice(0, MAX_READ_LENGTH).trimStart().split(LINE_END, 1);
    return withoutControls(lines[0] ?? '').trim();
}
/** Control and formatting characters: colours, cursor movements, text direction. */
function withoutControls(text) {
    return text.replace(/\p{Cc}\[[\d;]*[A-Za-z]/gu, '').replace(/[\p{Cc}\p{Cf}]/gu, ' ');
}
function shorten(text, length) {
    const characters = [...text];
    return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`;
}
/** A runner takes `::name` at the start of a line and `##[name]` anywhere in it for a command of the workflow. */
function neutralise(text) {
    return text.replace(/^::/u, ': :').replaceAll('##[', '## [');
}

;// CONCATENATED MODULE: ./build/core/start/classify.js
/**
 * What became of one forced start: cold, failed or lost. The order of precedence is the table `PRECEDENCE`;
 * docs/reading-starts.md shows it with the reason for each place.
 */




/** Judges one invoke. Pure; never throws, whatever the tail holds. */
function classify(result, expected) {
    switch (result.kind) {
        case 'throttled':
            return { outcome: { kind: 'lost', reason: 'throttled' }, warnings: [] };
        case 'dropped':
            return { outcome: { kind: 'lost', reason: 'response-dropped' }, warnings: [] };
        case 'response': {
            const evidence = gatherEvidence(result, expected, readTail(result.logTail ?? '', result.requestId));
            const row = PRECEDENCE.find((candidate) => candidate.applies(evidence));
            const outcome = row === undefined ? coldOutcome(evidence) : outcomeOf(row, evidence);
            return { outcome, warnings: crossCheck(evidence, outcome) };
        }
    }
}
/**
 * The first row that applies decides; a start that none applies to is cold.
 * - Another version's answer says nothing about this build, whatever happened in it: first.
 * - Failures come before what is missing in the log, because a start that failed often lacks it: retaking such
 *   starts would hide the worst regressions.
 * - Among failures the earlier cause comes first: an init over the limit is run again inside the request, which
 *   then usually times out; an init that failed ends in an error of the request.
 */
const PRECEDENCE = [
    { kind: 'lost', reason: 'wrong-version', applies: ranAnotherVersion },
    { kind: 'failed', reason: 'init-timeout', applies: initTimeoutLogged },
    { kind: 'failed', reason: 'extension-failed', applies: extensionFailed },
    { kind: 'failed', reason: 'out-of-memory', applies: ranOutOfMemory },
    { kind: 'failed', reason: 'init-error', applies: initFailed },
    { kind: 'failed', reason: 'init-timeout', applies: initTimeoutByTheClock },
    { kind: 'failed', reason: 'timeout', applies: timedOut },
    { kind: 'failed', reason: 'crash', applies: crashed },
    { kind: 'failed', reason: 'function-error', applies: handlerFailed },
    {
        kind: 'lost',
        reason: 'other-request',
        applies: (e) => noReport(e) && e.reading.otherRequestIds.length > 0,
    },
    { kind: 'lost', reason: 'no-report', applies: noReport },
    { kind: 'lost', reason: 'zero-init', applies: (e) => e.report?.initMs === 0 || e.report?.restoreMs === 0 },
    { kind: 'lost', reason: 'not-cold', applies: (e) => !e.hasColdMarker },
];
/** A start whose version is not stated is not proved to be the one that was asked for. */
function ranAnotherVersion({ response, expected }) {
    return response.executedVersion !== expected.version;
}
/** With a cold marker the init of this environment succeeded: the line is another's, or the function printed it. */
function initTimeoutLogged(e) {
    return !e.hasColdMarker && e.phaseReports.some((phase) => phase.status === 'timeout');
}
/**
 * Without the INIT_REPORT line (only 4 KB come back) the time is missing from the log: Duration starts when init
 * runs again. An environment made ahead by AWS leaves no Init Duration either, but then nobody waited 10 s.
 * Timed-out inits were seen from 9,999 ms on (9.9 s leaves room for the caller's clock).
 */
const INIT_LIMIT_SEEN_MS = 9_900;
function initTimeoutByTheClock({ hasColdMarker, report, response }) {
    return (!hasColdMarker &&
        report !== null &&
        report.durationMs !== null &&
        response.wallMs - report.durationMs >= INIT_LIMIT_SEEN_MS);
}
function extensionFailed(e) {
    return failedSomehow(e) && hasType(e, /^Extension\./);
}
/** A process that Lambda killed for its memory shows as an exit by SIGKILL in older runtimes. */
function ranOutOfMemory(e) {
    if (!failedSomehow(e))
        return false;
    if (hasType(e, /^Runtime\.OutOfMemory$/))
        return true;
    const { maxMemoryUsedMb = null, memorySizeMb = null } = e.report ?? {};
    const full = maxMemoryUsedMb !== null && memorySizeMb !== null && maxMemoryUsedMb >= memorySizeMb;
    return full && hasType(e, /^Runtime\.ExitError$/) && /signal: killed/.test(e.message ?? '');
}
const INIT_ERROR_TYPES = /^Runtime\.(?:ImportModuleError|HandlerNotFound|InvalidEntrypoint|InvalidWorkingDir|InvalidTaskConfig|MalformedHandlerName|UserCodeSyntaxError)$/;
/**
 * Lambda runs a failed init again inside the request, so the REPORT line has no Init Duration. A text REPORT
 * never has `Status: error` for an exception of the handler; in JSON it may, so there the error type must be the platform's.
 */
function initFailed(e) {
    if (hasType(e, INIT_ERROR_TYPES) && failedSomehow(e))
        return true;
    if (e.hasColdMarker)
        return false;
    if (e.phaseReports.some((phase) => isError(phase.status)))
        return true;
    return isError(e.report?.status) && (e.reading.reportFormat === 'Text' || isPlatformError(e));
}
function timedOut({ report, reading, response }) {
    const { errorType = null, errorMessage = null } = response.errorPayload ?? {};
    return (report?.status === 'timeout' ||
        reading.taskTimedOut ||
        (response.functionError !== null &&
            (errorType === 'Sandbox.Timedout' ||
                // Before the error had a type: `<time> <id> Task timed out after 3.00 seconds`.
                (errorType === null && / Task timed out after [\d.]+ seconds$/.test(errorMessage ?? '')))));
}
function crashed(e) {
    return failedSomehow(e) && (isPlatformError(e) || (isError(e.report?.status) && e.errorType === null));
}
function handlerFailed(e) {
    return failedSomehow(e) && !e.expected.acceptFunctionErrors;
}
function noReport({ report }) {
    return report === null || report.durationMs === null;
}
/** The request or the phase before it did not end well; an error type alone could be a word of the function. */
function failedSomehow(e) {
    return (e.response.functionError !== null ||
        isError(e.report?.status) ||
        (!e.hasColdMarker && e.phaseReports.some((phase) => isError(phase.status))));
}
function isError(status) {
    return status === 'error' || status === 'failure';
}
/** Marshalling errors are answers that the handler gave, though the runtime names them. */
function isPlatformError(e) {
    return hasType(e, /^(?:Runtime|Sandbox|Extension)\.(?!.*arshalError$)/);
}
function hasType({ errorType }, pattern) {
    return errorType !== null && pattern.test(errorType);
}
function outcomeOf(row, { errorType, message, expected }) {
    if (row.kind === 'lost')
        return { kind: 'lost', reason: row.reason };
    return {
        kind: 'failed',
        reason: row.reason,
        errorType: errorType === null ? null : redactErrorType(errorType, expected.environmentValues),
        message: message === null ? null : redactMessage(message, expected.environmentValues),
    };
}
/** Only for evidence that no row applies to. */
function coldOutcome({ report }) {
    if (report === null || report.durationMs === null)
        return { kind: 'lost', reason: 'no-report' };
    const { initMs, restoreMs, durationMs: handlerMs } = report;
    const restored = restoreMs !== null;
    return {
        kind: 'cold',
        by: restored ? 'restore' : 'init',
        phases: { initMs: restored ? null : initMs, restoreMs, handlerMs },
        billedMs: report.billedMs,
        memorySizeMb: report.memorySizeMb,
        maxMemoryUsedMb: report.maxMemoryUsedMb,
    };
}

;// CONCATENATED MODULE: ./build/gate/start.js


/** A start that keeps being lost is given up after so many tries; the block then has one value less. */
const MOST_ATTEMPTS = 3;
/**
 * Runs one planned start, and again while it is lost. The first place was taken by the caller; every try gives its place
 * back. A refused request was never started, so that it does not count as a try.
 */
async function takeStart(walk, prepared) {
    let { version } = prepared;
    for (let attempt = 1, tries = 1;; attempt += 1) {
        let start;
        try {
            start = await forceStart(walk, { ...prepared, version }, attempt);
        }
        finally {
            walk.places.release(1);
        }
        if (start === null || start.outcome.kind !== 'lost')
            return;
        if (start.outcome.reason !== 'throttled')
            tries += 1;
        if (tries > MOST_ATTEMPTS || walk.signal.aborted || walk.enough())
            return;
        version = await prepared.serving.versions.take();
        await walk.places.take(1);
    }
}
/** Forces one cold start and records it. @returns null when the run was stopped meanwhile. */
async function forceStart(walk, { pair, block, side, serving, version }, attempt) {
    if (walk.signal.aborted || walk.enough())
        return null;
    const { fn } = serving;
    const order = walk.starts.length;
    const sentAt = walk.clock.now();
    const sentMs = walk.clock.monotonicMs();
    // The place in the order is taken when the request is sent, whichever answer comes first.
    const pending = {
        cell: pair.cell,
        side,
        block,
        order,
        attempt,
        functionName: fn.name,
        version,
        requestId: null,
        startedAt: sentAt.toISOString(),
        wallMs: 0,
        outcome: { kind: 'lost', reason: 'response-dropped' },
        warnings: [],
    };
    walk.starts.push(pending);
    const result = await walk.lambda.invoke(fn, version, walk.signal);
    const wallMs = result.kind === 'response' ? result.wallMs : walk.clock.monotonicMs() - sentMs;
    const expected = {
        version,
        tierMb: pair.cell.tierMb,
        acceptFunctionErrors: walk.acceptsFunctionErrors(pair.cell),
        environmentValues: walk.environmentValues,
    };
    let { outcome, warnings } = classify(result, expected);
    if (result.kind === 'response' && outcome.kind === 'lost' && outcome.reason === 'no-report') {
        const logTail = await reportFromLog(walk, fn, result.requestId, sentAt);
        if (logTail !== null)
            ({ outcome, warnings } = classify({ ...result, logTail }, expected));
    }
    walk.warnings.push(...warnings.map((warning) => ({ ...warning, cell: pair.cell })));
    const start = {
        ...pending,
        requestId: result.kind === 'response' ? result.requestId : null,
        wallMs,
        outcome,
        warnings: warnings.map((warning) => warning.message),
    };
    walk.starts[order] = start;
    if (result.kind === 'throttled')
        await afterThrottle(walk, result.reason);
    else
        walk.throttles.passed();
    return start;
}
async function afterThrottle(walk, reason) {
    const next = walk.throttles.refused(reason);
    if ('stop' in next)
        walk.stop(next.stop);
    else
        await walk.clock.sleep(next.pauseMs, walk.signal);
}
/** A log that cannot be read costs this start, not the run: the start is retaken, and the reason said. */
async function reportFromLog(walk, fn, requestId, sentAt) {
    try {
        return await walk.lambda.findReport(fn, requestId, sentAt, walk.signal);
    }
    catch (error) {
        if (walk.signal.aborted)
            return null;
        if (!(error instanceof gate_ports/* LambdaFailure */.y))
            throw error;
        walk.listener.say(error.message);
        return null;
    }
}

;// CONCATENATED MODULE: ./build/gate/walk.js



/**
 * Runs the plan. A block of a cell begins when the one before is over and looked at; other cells do not wait for it.
 * @param pairsPerBurst starts of a cell that one version serves at the same time.
 * @throws whatever keeps starts from being forced, after those under way have ended.
 */
async function walkPlan(walk, plan, pairsPerBurst, course) {
    const underWay = new Map();
    const failures = [];
    const stopped = () => failures.length > 0 || walk.signal.aborted || walk.enough();
    const finishBlock = async (cell) => {
        const current = underWay.get((0,verdict_samples/* cellId */.Cw)(cell));
        if (current === undefined)
            return;
        await Promise.all(current.running);
        if (!stopped())
            course.blockDone(cell, current.block);
        underWay.delete((0,verdict_samples/* cellId */.Cw)(cell));
    };
    try {
        for (const burst of burstsOf(plan, pairsPerBurst)) {
            const id = (0,verdict_samples/* cellId */.Cw)(burst.cell);
            if ((underWay.get(id)?.block ?? burst.block) !== burst.block)
                await finishBlock(burst.cell);
            if (stopped())
                break;
            if (!course.isOpen(burst.cell))
                continue;
            const starts = await prepare(walk, burst);
            if (stopped())
                break;
            const current = underWay.get(id) ?? { block: burst.block, running: new Set() };
            underWay.set(id, current);
            const { ended } = await send(walk, starts);
            const run = ended.then(() => { }, (error) => {
                failures.push(error);
            });
            current.running.add(run);
        }
    }
    catch (error) {
        failures.push(error);
    }
    for (const { cell } of plan.burnIn)
        await finishBlock(cell);
    if (failures.length > 0)
        throw failures[0];
}
/** The pairs of the plan in its order; those that share versions follow the first of them. */
function* burstsOf({ burnIn, blocks }, sizeOf) {
    for (const [block, pairs] of [burnIn, ...blocks].entries()) {
        const left = [...pairs];
        for (let first = left.shift(); first !== undefined; first = left.shift()) {
            const { cell, slot } = first;
            const size = sizeOf(cell);
            const together = [first];
            for (let i = 0; i < left.length && together.length < size;) {
                const next = left[i];
                const fits = next !== undefined && (0,verdict_samples/* cellId */.Cw)(next.cell) === (0,verdict_samples/* cellId */.Cw)(cell) && next.slot === slot;
                if (fits)
                    together.push(...left.splice(i, 1));
                else
                    i += 1;
            }
            yield { cell, slot, block, pairs: together };
        }
    }
}
/** Waits until both sides have the version that they are to start, so that neither waits for the other. */
async function prepare(walk, { cell, slot, block, pairs }) {
    const sides = (pairs[0] === undefined ? [] : sidesInOrder(pairs[0])).flatMap((side) => {
        const lane = walk.laneOf(cell, side);
        if (lane === null)
            return [];
        const serving = lane.functions[slot];
        if (serving === undefined)
            throw new Error(`the ${side} lane has no function ${slot}`);
        return [{ side, serving }];
    });
    await Promise.all(sides.map(({ serving }) => serving.ready));
    const versions = new Map(await Promise.all(sides.map(async ({ side, serving }) => [side, await serving.versions.take()])));
    return pairs.flatMap((pair) => sidesInOrder(pair).flatMap((side) => {
        const serving = sides.find((one) => one.side === side)?.serving;
        const version = versions.get(side);
        return serving === undefined || version === undefined ? [] : [{ pair, block, side, serving, version }];
    }));
}
/**
 * Sends the starts of a burst: at the same moment when there is room for all of them, else one after the other.
 * @returns once they are sent; `ended` resolves when they are over. One after the other they are over by then.
 */
async function send(walk, starts) {
    if (walk.places.limit >= starts.length) {
        await walk.places.take(starts.length);
        return { ended: allOver(starts.map((start) => takeStart(walk, start))) };
    }
    for (const start of starts) {
        await walk.places.take(1);
        await takeStart(walk, start);
    }
    return { ended: Promise.resolve() };
}
/** Rejects with the first error, but not before all are over: what still runs must not outlive its function. */
async function allOver(running) {
    for (const result of await Promise.allSettled(running))
        if (result.status === 'rejected')
            throw result.reason;
}

;// CONCATENATED MODULE: ./build/gate/gate.js












/**
 * Measures and judges. The temporary functions are gone when it returns or throws.
 * @throws LambdaFailure when functions cannot be created, updated or invoked at all.
 */
async function runGate(request, ports) {
    const { clock, lambda, listener, signal } = ports;
    const startedAt = clock.now().toISOString();
    const startedMs = clock.monotonicMs();
    const functions = new gate_functions/* MeasuredFunctions */.O(request.functions);
    const { cells } = functions;
    const plan = makePlan({
        cells,
        seed: request.seed,
        blockSize: functions.first.rule.blockSize,
        maxSamples: (cell) => functions.of(cell).rule.maxSamples,
        functionsPerLane: (cell) => functions.of(cell).functionsPerLane,
    });
    listener.say(introduction(functions, request));
    const starts = [];
    const startWarnings = [];
    const stops = [];
    const stop = (why) => {
        stops.push(why);
        listener.say(why);
    };
    const decided = new Set();
    // Starts that share a version must be under way at once: a later one would find the environment of an earlier one.
    const startsPerVersion = (cell) => {
        const together = Math.floor(request.concurrency / functions.sidesOf(cell).length);
        return Math.max(1, Math.min(functions.of(cell).startsPerVersion, together));
    };
    const laneRequests = cells.map((cell) => ({
        ...functions.of(cell),
        cell,
        sides: functions.sidesOf(cell),
        startsPerVersion: startsPerVersion(cell),
        token: functions.tokenOf(cell, request.runToken),
    }));
    const lanes = await (0,gate_lanes/* openLanes */.Ge)(lambda, plan, laneRequests, signal);
    try {
        const places = new Places(request.concurrency);
        const walk = {
            ...ports,
            environmentValues: request.functions.flatMap(({ environmentValues }) => environmentValues),
            acceptsFunctionErrors: (cell) => functions.of(cell).acceptFunctionErrors,
            places,
            throttles: new Throttles(places, listener.say),
            starts,
            warnings: startWarnings,
            laneOf: lanes.laneOf,
            stop,
            enough: () => stops.length > 0 || functions.haveAllEnded(starts),
        };
        await walkPlan(walk, plan, startsPerVersion, {
            isOpen: (cell) => !decided.has((0,verdict_samples/* cellId */.Cw)(cell)) && !functions.hasEnded(functions.of(cell), starts),
            blockDone: (cell, block) => {
                if (block === 0)
                    return;
                const { rule } = functions.of(cell);
                const [samples] = (0,verdict_samples/* samplesOfStarts */.kh)(starts, [cell], rule, functions.sidesOf(cell));
                if (samples !== undefined && (0,judge_cell/* isDecided */.d)(samples, rule, cells.length))
                    decided.add((0,verdict_samples/* cellId */.Cw)(cell));
                const where = functions.all.length === 1 ? '' : ` of ${cell.functionLabel}`;
                listener.say(`Block ${block} of ${rule.maxSamples / rule.blockSize}${where} at ${cell.tierMb} MB: ${starts.length} starts so far, ${decided.size} of ${cells.length} tiers decided.`);
            },
        });
    }
    catch (error) {
        // What a stopped run was doing at that moment fails, and is no failure of the run.
        if (!signal.aborted && !(error instanceof gate_ports/* CredentialsExpired */.q))
            throw error;
        if (error instanceof gate_ports/* CredentialsExpired */.q)
            stop(error.message);
    }
    finally {
        for (const left of await lanes.remove())
            listener.say(left);
    }
    const { first } = functions;
    const { comparisons, verdict } = (0,judge/* judge */.S)({
        starts,
        cells,
        sides: (0,gate_functions/* measuredSides */.z)(first),
        rule: first.rule,
        functions: request.functions.map((fn) => ({
            label: fn.label,
            rule: fn.rule,
            sides: (0,gate_functions/* measuredSides */.z)(fn),
        })),
        policy: request.policy,
        stopped: signal.aborted || stops.length > 0,
        withoutMeasuring: null,
    });
    return {
        schema: 1,
        tool: { name: 'cold-start-gate', version: request.toolVersion },
        startedAt,
        durationSeconds: Math.round(clock.monotonicMs() - startedMs) / 1_000,
        environment: request.environment,
        plan: planReport(functions, request),
        rule: first.rule,
        policy: request.policy,
        sides: first.sides,
        starts,
        counts: cells.flatMap((cell) => (0,counts/* countStarts */.Z)(starts, [cell], functions.sidesOf(cell), functions.of(cell).rule.maxSamples)),
        comparisons,
        verdict,
        warnings: [
            ...request.warnings,
            ...stops.map((message) => ({ code: 'stopped-early', message, cell: null })),
            ...summarizeWarnings(startWarnings),
        ],
    };
}
/** The plan as a report has it: where functions differ, everything that any of them has. */
function planReport({ all, first }, { seed, concurrency }) {
    return {
        seed,
        tiersMb: [...new Set(all.flatMap(({ tiersMb }) => tiersMb))].toSorted((a, b) => a - b),
        architectures: [...new Set(all.flatMap(({ architectures }) => architectures))].toSorted(),
        blockSize: first.rule.blockSize,
        maxSamples: Math.max(...all.map(({ rule }) => rule.maxSamples)),
        burnInPerFunction: 1,
        concurrency,
    };
}
function introduction(functions, request) {
    const { seed, maxSamples, blockSize, tiersMb } = planReport(functions, request);
    const what = functions.all.length === 1 ? '' : ` of ${functions.all.length} functions`;
    return `Seed ${seed}: up to ${maxSamples} cold starts per side and tier${what}, in blocks of ${blockSize}, at ${tiersMb.join(', ')} MB.`;
}


/***/ }),

/***/ 4007:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _v: () => (/* binding */ FUNCTION_PREFIX),
  Ge: () => (/* binding */ openLanes)
});

// UNUSED EXPORTS: functionName

// EXTERNAL MODULE: ./build/core/verdict/samples.js
var samples = __webpack_require__(4575);
// EXTERNAL MODULE: ./build/gate/ports.js
var ports = __webpack_require__(8450);
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


/***/ }),

/***/ 8450:
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

/***/ 3674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ sideReportsOf),
/* harmony export */   o: () => (/* binding */ deploymentsOf)
/* harmony export */ });
/* harmony import */ var _aws_deployment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4155);
/* harmony import */ var _core_model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1295);
/** What is deployed for the two sides of a function. */


/** The embedded engine asks for no role, but CreateFunction does; the account is the one that examples use. */
const LOCAL_ROLE_ARN = 'arn:aws:iam::123456789012:role/cold-start-gate-local';
function deploymentsOf({ config, packages, place }) {
    const { settings, aws } = place;
    const nonceIn = (0,_aws_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfNonce */ .UR)(_core_model_js__WEBPACK_IMPORTED_MODULE_1__/* .SIDES */ .B.flatMap((side) => settings[side] ?? []));
    const deployment = (side, pack, own) => ({
        zip: pack.bytes,
        codeSha256: pack.sha256,
        settings: own,
        roleArn: roleOf(config.aws?.role ?? 'template', aws?.template.roleArn),
        nonceIn,
        forcing: config.aws?.forcing ?? 'version',
        ...(aws === null ? {} : { carried: aws.template.carried }),
        ...(config[side]?.overrides.architecture === undefined ? {} : { ownArchitecture: own.architecture }),
    });
    return {
        head: deployment('head', packages.head, settings.head),
        base: packages.base === null || settings.base === null
            ? null
            : deployment('base', packages.base, settings.base),
    };
}
function roleOf(choice, templateRole) {
    return choice === 'template' ? (templateRole ?? LOCAL_ROLE_ARN) : choice;
}
/** The sides as the report names them. The runtime version is known when the functions have run. */
function sideReportsOf({ packages, place: { settings } }) {
    const ofSide = (pack, { runtime, handler, logFormat }) => ({
        label: pack.label,
        packageSha256: pack.sha256,
        packageBytes: pack.sizeBytes,
        runtime,
        handler,
        logFormat,
        runtimeVersionArn: null,
    });
    return {
        head: ofSide(packages.head, settings.head),
        base: packages.base === null || settings.base === null ? null : ofSide(packages.base, settings.base),
    };
}


/***/ }),

/***/ 4921:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   awsPlace: () => (/* binding */ awsPlace),
/* harmony export */   hostArchitecture: () => (/* binding */ hostArchitecture),
/* harmony export */   localPlace: () => (/* binding */ localPlace),
/* harmony export */   localSettings: () => (/* binding */ localSettings)
/* harmony export */ });
/* harmony import */ var _core_config_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9172);

/** On this machine a second start would take CPU from the first: one at a time, prepared when it is needed. */
const LOCAL = { concurrency: 1, functionsPerLane: 1, versionsAhead: 0 };
/** Two functions per lane, because changes of one are one at a time; three versions ahead, because they take seconds. */
const AWS = { concurrency: 4, functionsPerLane: 2, versionsAhead: 3 };
/** A snapshot takes minutes: one version serves a whole block of restores. */
const STARTS_PER_SNAPSHOT = 5;
/** One function, because snapshots are dear; room for the restores of one version of both sides at once. */
const AWS_SNAPSTART = {
    concurrency: 2 * STARTS_PER_SNAPSHOT,
    functionsPerLane: 1,
    versionsAhead: 1,
};
/** One function, because there is no update lock to share. */
const AWS_TENANT = { ...AWS, functionsPerLane: 1 };
const LOCAL_TIERS_MB = [512];
function hostArchitecture() {
    return process.arch === 'arm64' ? 'arm64' : 'x86_64';
}
function localPlace(config) {
    const { head, base } = config;
    const settings = {
        head: (0,_core_config_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .layOver */ .T)(localDefaults(), head.overrides),
        base: base === null ? null : (0,_core_config_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .layOver */ .T)(localDefaults(), base.overrides),
    };
    return {
        ...LOCAL,
        aws: null,
        functionLabel: settings.head.handler,
        tiersMb: config.tiersMb ?? LOCAL_TIERS_MB,
        architectures: [hostArchitecture()],
        settings,
        concurrency: config.concurrency ?? LOCAL.concurrency,
        startsPerVersion: 1,
    };
}
/** What packages are held against on this machine when other inputs are wrong. */
function localSettings({ head, base }) {
    const settings = (side) => (0,_core_config_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .layOver */ .T)(localDefaults(), side?.overrides ?? {});
    return {
        aws: null,
        architectures: [hostArchitecture()],
        settings: { head: settings(head), base: settings(base) },
    };
}
function localDefaults() {
    return { ..._core_config_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_SETTINGS */ .a$, architecture: hostArchitecture() };
}
/** @param bound holds the concurrency that was asked for against what the account has left. */
function awsPlace(config, aws, bound) {
    const { template, account } = aws;
    const { head, base } = config;
    const settings = {
        head: (0,_core_config_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .layOver */ .T)(template.settings, head.overrides),
        base: base === null ? null : (0,_core_config_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .layOver */ .T)(template.settings, base.overrides),
    };
    const snapStart = settings.head.snapStart || (settings.base?.snapStart ?? false);
    const lanes = snapStart ? AWS_SNAPSTART : config.aws?.forcing === 'tenant' ? AWS_TENANT : AWS;
    return {
        ...lanes,
        aws,
        functionLabel: template.name,
        tiersMb: config.tiersMb ?? [template.memorySizeMb],
        architectures: config.architectures ?? [settings.head.architecture],
        settings,
        concurrency: bound(config.concurrency ?? lanes.concurrency, account.unreservedConcurrency),
        startsPerVersion: snapStart ? STARTS_PER_SNAPSHOT : 1,
    };
}


/***/ }),

/***/ 3633:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  planOf: () => (/* binding */ planOf),
  storageBytesOf: () => (/* binding */ storageBytesOf)
});

// EXTERNAL MODULE: ./build/core/cost/prices.js
var prices = __webpack_require__(2706);
;// CONCATENATED MODULE: ./build/core/cost/estimate.js

/** A run takes at most this many of the 15 control-plane calls per second that the account has. */
const CONTROL_CALLS_PER_SECOND = 8;
/**
 * Usual delays of AWS. Source: durations of recorded tests against AWS (2025-11) and the AWS CDK's measurements: a new
 * function is Active after 2 to 4 s, an update of a zip function done after 1 to 3 s, a version published in about 1 s;
 * a snapshot takes minutes (AWS Lambda Power Tuning, pull request 190).
 */
const AWS_DELAYS = { create: 4, change: 3, snapshot: 150 };
/** The embedded engine changes functions at once. */
const NO_DELAYS = { create: 0, change: 0, snapshot: 0 };
/** What a start is taken to last when nothing is known of it. */
const START_SECONDS = 1;
/** Lambda developer guide, "Lambda execution environment lifecycle": init has 10 s. */
const INIT_LIMIT_SECONDS = 10;
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
    const quotaSeconds = input.delays.change === 0 ? 0 : controlCalls / CONTROL_CALLS_PER_SECOND;
    const bounds = [
        ['control-plane calls', quotaSeconds],
        ['one change at a time per function', (versions / functions) * (input.delays.change + snapshots)],
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
        mostDollars: dollarsOf(input, startsPerLane, INIT_LIMIT_SECONDS + input.timeoutSeconds),
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
    const sharing = all.filter(({ longestBy }) => longestBy !== 'one change at a time per function');
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
            const temporaryGb = Math.max(0, input.ephemeralStorageMb - 512) / 1_024;
            const perStart = seconds * (gb * prices/* GB_SECOND */.ZW[architecture] + temporaryGb * prices/* EPHEMERAL_GB_SECOND */.lc) +
                prices/* REQUEST */.S3 +
                (input.forcing === 'tenant' ? gb * prices/* TENANT_ENVIRONMENT_GB */.vP : 0);
            dollars += starts * perStart;
        }
    }
    return dollars;
}

// EXTERNAL MODULE: ./build/core/model.js
var model = __webpack_require__(1295);
// EXTERNAL MODULE: ./build/gate/functions.js
var gate_functions = __webpack_require__(9363);
// EXTERNAL MODULE: ./build/gate/gate.js + 14 modules
var gate = __webpack_require__(3345);
// EXTERNAL MODULE: ./build/run/request.js
var run_request = __webpack_require__(3311);
;// CONCATENATED MODULE: ./build/run/plan.js





/** The plan of a run; with `engine: aws` with the policy that it needs. */
async function planOf(run) {
    const { functions } = run;
    const measured = (0,run_request/* measuredOf */.ED)(run);
    const plans = await Promise.all(measured.map(planOfFunction));
    const { concurrency, ...request } = (0,run_request/* gateRequest */.tV)(run, '');
    const { tiersMb, architectures } = (0,gate/* planReport */.s)(new gate_functions/* MeasuredFunctions */.O(request.functions), {
        ...request,
        concurrency,
    });
    const identical = functions.every((fn) => fn.identical);
    const skipped = functions.filter((fn) => fn.identical).length;
    return {
        where: [...new Set(plans.map(({ where }) => where))].join('; '),
        ...(functions.length === 1 ? {} : { functions: { measured: functions.length - skipped, skipped } }),
        tiersMb,
        architectures,
        identical,
        estimate: sumEstimates(plans.map(({ estimate }) => estimate)),
        policy: run.config.aws === null ? null : [...new Set(plans.flatMap(({ policy }) => policy ?? []))].join('\n'),
    };
}
async function planOfFunction({ config, place, packages }) {
    return {
        where: whereOf(place),
        estimate: estimateOf(config, place, {
            head: packages.head.sizeBytes,
            base: packages.base?.sizeBytes ?? 0,
        }),
        policy: config.aws === null ? null : JSON.stringify(await policyOf(config.aws, place), null, 2),
    };
}
/** Code storage that the run takes for its length, in bytes. */
function storageBytesOf(config, place, packageBytes) {
    return estimateOf(config, place, packageBytes).storageBytes;
}
function estimateOf(config, place, packageBytes) {
    const { settings } = place;
    const both = model/* SIDES */.B.flatMap((side) => settings[side] ?? []);
    return estimateRun({
        sides: settings.base === null ? ['head'] : model/* SIDES */.B,
        tiersMb: place.tiersMb,
        architectures: place.architectures,
        maxSamples: config.rule.maxSamples,
        functionsPerLane: place.functionsPerLane,
        concurrency: place.concurrency,
        forcing: config.aws?.forcing ?? 'version',
        startsPerVersion: place.startsPerVersion,
        delays: place.aws === null ? NO_DELAYS : AWS_DELAYS,
        packageBytes,
        timeoutSeconds: Math.max(...both.map(({ timeoutSeconds }) => timeoutSeconds)),
        ephemeralStorageMb: Math.max(...both.map(({ ephemeralStorageMb }) => ephemeralStorageMb)),
    });
}
async function policyOf(aws, place) {
    const { policyFor } = await Promise.all(/* import() */[__webpack_require__.e(696), __webpack_require__.e(303), __webpack_require__.e(708)]).then(__webpack_require__.bind(__webpack_require__, 708));
    return policyFor(aws, place.aws);
}
function whereOf({ aws }) {
    if (aws === null)
        return 'embedded engine on this machine';
    const { template, endpoint } = aws;
    const way = endpoint === null ? '' : ` (custom endpoint ${endpoint})`;
    return `AWS, ${template.region}, account ${template.accountId}, template ${template.name}${way}`;
}


/***/ }),

/***/ 3377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ prepareInputs),
  Z: () => (/* binding */ prepareRun)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/build/package/compare.js
var compare = __webpack_require__(7023);
// EXTERNAL MODULE: ./build/core/config/settings.js
var config_settings = __webpack_require__(9172);
// EXTERNAL MODULE: ./build/core/model.js
var model = __webpack_require__(1295);
// EXTERNAL MODULE: ./build/gate/ports.js
var ports = __webpack_require__(8450);
;// CONCATENATED MODULE: ./build/run/packages.js


const NOTHING = { package: null, problems: [], warnings: [] };
/** Stands for a package that would have to be built or fetched, in a report without any measurement. */
function notMade(origin) {
    const label = origin.kind === 'build' ? `${origin.path} (not built)` : `version ${origin.qualifier} (not fetched)`;
    return {
        ...NOTHING,
        package: { bytes: new Uint8Array(), sha256: 'none', sizeBytes: 0, unzippedBytes: 0, label, entries: [] },
    };
}
/**
 * Loads what lies here. What would have to be built or fetched is left alone, for runs that are refused or measure nothing.
 * @param users null when they are not known: the packages are then checked in themselves.
 */
async function loadPresent(sides, users) {
    const { loadPackage } = await Promise.all(/* import() */[__webpack_require__.e(663), __webpack_require__.e(44), __webpack_require__.e(84)]).then(__webpack_require__.bind(__webpack_require__, 9703));
    const load = async (side) => {
        const origin = sides[side]?.origin;
        if (origin === undefined)
            return NOTHING;
        if (origin.kind !== 'package')
            return notMade(origin);
        const use = useOf(side, sides, users);
        const loaded = await loadPackage({ side, path: origin.path }, use === null ? {} : { use });
        return withRefusal(side, users, loaded);
    };
    const [head, base] = await Promise.all([load('head'), sides.base === null ? null : load('base')]);
    return await compared({ head, base, notes: [] });
}
/**
 * Loads, builds or downloads both packages. Rejects with the reason of the workshop's signal when that is aborted.
 */
async function makePackages(config, users, workshop, environment) {
    const refused = await Promise.all(model/* SIDES */.B.map(async (side) => await withRefusal(side, users, NOTHING)));
    // A runtime that cannot run here needs no build.
    if (refused.some(({ problems }) => problems.length > 0))
        return await loadPresent(config, users);
    const { loadSides } = await Promise.all(/* import() */[__webpack_require__.e(663), __webpack_require__.e(44), __webpack_require__.e(816), __webpack_require__.e(84), __webpack_require__.e(377)]).then(__webpack_require__.bind(__webpack_require__, 1377));
    const request = {
        head: config.head.origin,
        base: config.base?.origin ?? null,
        baseRef: config.baseRef,
        baseOptional: config.rule.budgetMs !== null,
        cacheKey: config.cacheKey,
        uses: Object.fromEntries(model/* SIDES */.B.flatMap((side) => {
            const use = useOf(side, config, users);
            return use === null ? [] : [[side, use]];
        })),
        event: workshop.event,
        folder: process.cwd(),
    };
    const { listener, signal } = workshop;
    const fetchCode = (qualifier) => fetchVersion(config, users, qualifier, signal);
    return await compared(await loadSides(request, { environment, listener, signal, fetchCode }));
}
async function fetchVersion({ aws }, users, qualifier, signal) {
    if (aws === null || users.aws === null)
        return { problem: 'needs engine: aws.' };
    const [{ fetchFunctionCode }, { functionNameOf }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(696), __webpack_require__.e(253)]).then(__webpack_require__.bind(__webpack_require__, 8253)),
        Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 5597)),
    ]);
    try {
        const { connection } = users.aws;
        return await fetchFunctionCode(connection, functionNameOf(aws.template), qualifier, signal);
    }
    catch (error) {
        if (error instanceof ports/* LambdaFailure */.y)
            return { problem: error.message };
        throw error;
    }
}
function useOf(side, sides, users) {
    const settings = users?.settings[side] ?? null;
    if (users === null || settings === null)
        return null;
    return {
        runtime: settings.runtime,
        handler: settings.handler,
        architectures: sides[side]?.overrides.architecture === undefined ? users.architectures : [settings.architecture],
        hasLayers: settings.layers.length > 0,
    };
}
/** Adds why the runtime of a side cannot run on this machine. */
async function withRefusal(side, users, loaded) {
    const settings = users?.settings[side] ?? null;
    if (users === null || users.aws !== null || settings === null)
        return loaded;
    const { cannotRun } = await __webpack_require__.e(/* import() */ 372).then(__webpack_require__.bind(__webpack_require__, 9372));
    const refusal = cannotRun(settings.runtime);
    return refusal === null
        ? loaded
        : { ...loaded, problems: [`${side}-settings: ${refusal}`, ...loaded.problems] };
}
/** Adds what the packages say about each other. */
async function compared({ head, base, notes }) {
    const { comparePackages } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 7023));
    const differences = head.package === null || base === null || base.package === null
        ? []
        : comparePackages(base.package, head.package).warnings;
    return { head, base, notes: [...notes, ...head.warnings, ...(base?.warnings ?? []), ...differences] };
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./build/core/config/parsers.js
var parsers = __webpack_require__(1437);
;// CONCATENATED MODULE: ./build/run/payload.js


/** Lambda takes at most 6 MB in a synchronous request. */
const PAYLOAD_LIMIT_BYTES = 6 * 1024 * 1024;
/** The event of every request as JSON text, from the input or from the file that it names. */
async function readPayload(source) {
    if (source.kind === 'json')
        return withinLimit(source.text, 'the JSON');
    let text;
    try {
        text = await (0,promises_.readFile)(source.path, 'utf8');
    }
    catch {
        return {
            problem: `payload: ${JSON.stringify(source.path)} is neither JSON nor a file that can be read.`,
        };
    }
    if (!(0,parsers/* isJson */.Fh)(text))
        return { problem: `payload: ${JSON.stringify(source.path)} does not hold JSON.` };
    return withinLimit(text, JSON.stringify(source.path));
}
function withinLimit(text, what) {
    return Buffer.byteLength(text) <= PAYLOAD_LIMIT_BYTES
        ? { text }
        : { problem: `payload: ${what} is over 6 MB, the most that Lambda takes in one request.` };
}

// EXTERNAL MODULE: ./build/run/place.js
var place = __webpack_require__(4921);
// EXTERNAL MODULE: ./build/run/plan.js + 1 modules
var plan = __webpack_require__(3633);
;// CONCATENATED MODULE: ./build/run/function.js
/**
 * One function of a run, from its configuration to everything that measuring it takes, or to every problem at once.
 * Nothing is created, changed or invoked here; with `engine: aws` the account is read, and rights are probed on a function
 * that does not exist.
 */







/** What is asked once for all functions of a run. */
class RunWide {
    #rights = new Map();
    /** @param ask how, with a token for the name of the function that does not exist. */
    missingRights(forcing, ask) {
        const asked = this.#rights.get(forcing) ?? ask((0,external_node_crypto_.randomBytes)(4).toString('hex'));
        this.#rights.set(forcing, asked);
        return asked;
    }
}
/** Checks inputs and packages without asking AWS anything, for a run that has no credentials and measures nothing. */
async function prepareInputsOf(config, origin) {
    return await gather(config, origin, null, await loadPresent(config, null), []);
}
/** @param workshop where packages are built that are not there yet. */
async function prepareFunction(config, origin, runWide, workshop, environment) {
    const opened = config.aws === null ? localOpened(config) : await awsOpened(config, environment);
    const { place } = opened;
    // A run that cannot start is not worth a build.
    const starts = place !== null && opened.problems.length === 0 && opened.missing.length === 0;
    let loaded;
    try {
        loaded = starts
            ? await makePackages(config, place, workshop, environment)
            : await loadPresent(config, place);
    }
    catch (error) {
        if (!workshop.signal.aborted)
            throw error;
        return {
            ok: false,
            problems: ['The run was stopped while the packages were made; nothing was measured.'],
        };
    }
    const identical = starts && isIdentical(config, place, loaded);
    const problems = [...opened.problems];
    if (config.aws !== null) {
        const { plannedProblems, missingRights, policyFor, rightsProblem } = await awsParts();
        const { forcing } = config.aws;
        const missing = [...opened.missing];
        const aws = place?.aws ?? null;
        if (place !== null && aws !== null) {
            problems.push(...plannedProblems(plannedSides(config, place, loaded), aws));
            const writes = !identical && !config.dryRun;
            if (writes)
                missing.push(...(await runWide.missingRights(forcing, (token) => missingRights(aws, forcing, token))));
        }
        if (missing.length > 0)
            problems.push(rightsProblem(missing, policyFor(config.aws, aws)));
    }
    const gathered = await gather(config, origin, place, loaded, problems);
    if (!gathered.ok || place === null)
        return gathered.ok ? { ok: false, problems } : gathered;
    const { packages } = gathered.prepared;
    return {
        ok: true,
        prepared: {
            ...gathered.prepared,
            place: origin === null ? place : { ...place, functionLabel: origin.label },
            identical,
            packages: identical ? withoutBytes(packages) : packages,
        },
    };
}
/** Puts together what was found: everything, or every problem. */
async function gather(config, origin, place, { head, base, notes }, before) {
    const payload = await readPayload(config.payload);
    const problems = [...before, ...head.problems, ...(base?.problems ?? [])];
    if ('problem' in payload)
        problems.push(payload.problem);
    if ('problem' in payload || problems.length > 0 || head.package === null)
        return { ok: false, problems };
    return {
        ok: true,
        prepared: {
            label: origin?.label ?? null,
            config,
            packages: { head: head.package, base: base?.package ?? null },
            payload: payload.text,
            notes: [...placeNotes(place), ...notes],
        },
    };
}
/** Nothing of them is uploaded, and a run may have hundreds. */
function withoutBytes({ head, base }) {
    const bytes = new Uint8Array();
    return { head: { ...head, bytes }, base: base === null ? null : { ...base, bytes } };
}
function localOpened(config) {
    return { place: (0,place.localPlace)(config), problems: [], missing: [] };
}
async function awsOpened(config, environment) {
    if (config.aws === null)
        throw new Error('the run is not on AWS');
    const { openPlace, awsPlace, boundedConcurrency } = await awsParts();
    const { place, problems, missing } = await openPlace(config.aws, environment);
    return {
        place: place === null ? null : awsPlace(config, place, boundedConcurrency),
        problems,
        missing,
    };
}
/** The parts that load the AWS SDK: only a run on AWS does. */
async function awsParts() {
    const [open, rights, sides, pace, place] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(696), __webpack_require__.e(535)]).then(__webpack_require__.bind(__webpack_require__, 6535)),
        Promise.all(/* import() */[__webpack_require__.e(696), __webpack_require__.e(303), __webpack_require__.e(708)]).then(__webpack_require__.bind(__webpack_require__, 708)),
        __webpack_require__.e(/* import() */ 126).then(__webpack_require__.bind(__webpack_require__, 2126)),
        __webpack_require__.e(/* import() */ 91).then(__webpack_require__.bind(__webpack_require__, 3091)),
        Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 4921)),
    ]);
    return {
        openPlace: open.openPlace,
        missingRights: rights.missingRights,
        policyFor: rights.policyFor,
        rightsProblem: rights.rightsProblem,
        plannedProblems: sides.plannedProblems,
        boundedConcurrency: pace.boundedConcurrency,
        awsPlace: place.awsPlace,
    };
}
function plannedSides(config, place, { head, base }) {
    return {
        settings: place.settings,
        unzippedBytes: {
            head: head.package?.unzippedBytes ?? null,
            base: base?.package?.unzippedBytes ?? null,
        },
        forcing: config.aws?.forcing ?? 'version',
        metric: config.rule.metric,
        storageBytes: (0,plan.storageBytesOf)(config, place, {
            head: head.package?.sizeBytes ?? 0,
            base: base?.package?.sizeBytes ?? 0,
        }),
    };
}
function isIdentical({ rule }, { settings }, { head, base }) {
    if (rule.budgetMs !== null || settings.base === null)
        return false;
    if (head.package === null || base === null || base.package === null)
        return false;
    return (0,config_settings/* sameSettings */.KD)(settings.base, settings.head) && (0,compare.comparePackages)(base.package, head.package).identical;
}
function placeNotes(place) {
    if (place === null || place.aws === null)
        return [];
    const { endpoint, template } = place.aws;
    return endpoint === null
        ? template.notes
        : [`Lambda is called at the custom endpoint ${endpoint}, not at AWS.`, ...template.notes];
}

// EXTERNAL MODULE: ./build/core/config/config.js + 3 modules
var config = __webpack_require__(9426);
;// CONCATENATED MODULE: ./build/run/inputs.js
/** From raw inputs to the configuration of every function of a run: one, or those of a configuration file. */


async function readInputs(raw, freshSeed, environment) {
    const sources = {
        parseYaml: await yamlParserFor(raw),
        freshSeed,
        hostArchitecture: (0,place.hostArchitecture)(),
        region: environment['AWS_REGION'] || environment['AWS_DEFAULT_REGION'] || undefined,
        eventName: environment['GITHUB_EVENT_NAME'],
    };
    const path = raw['config'];
    if (path)
        return await readFile(path, raw, sources);
    const result = (0,config/* readConfig */.Xg)(raw, sources);
    return result.ok
        ? { ok: true, functions: [{ origin: null, config: result.config }] }
        : { ok: false, problems: result.problems, sides: [{ origin: null, sides: result.sides }] };
}
async function readFile(path, raw, sources) {
    const [{ readConfigFile }, { readFunctions }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(248)]).then(__webpack_require__.bind(__webpack_require__, 8248)),
        __webpack_require__.e(/* import() */ 962).then(__webpack_require__.bind(__webpack_require__, 3962)),
    ]);
    const result = readFunctions({ path, parsed: await readConfigFile(path) }, raw, sources);
    return result.ok
        ? { ok: true, functions: result.functions.map(({ config, ...origin }) => ({ origin, config })) }
        : {
            ok: false,
            problems: result.problems,
            sides: result.sides.map(({ sides, ...origin }) => ({ origin, sides })),
        };
}
/** A problem of a function that no single key of the file is to blame for, with the place of the function. */
function located(origin, problem) {
    return origin === null ? problem : `${origin.where}: ${JSON.stringify(origin.label)}: ${problem}`;
}
/** The YAML reader is only loaded when there is YAML to read. */
async function yamlParserFor(raw) {
    if (!raw['config'] && !raw['head-settings'] && !raw['base-settings']) {
        return () => {
            throw new Error('there is no YAML among the inputs');
        };
    }
    const { parseYaml } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(744)]).then(__webpack_require__.bind(__webpack_require__, 4744));
    return parseYaml;
}

;// CONCATENATED MODULE: ./build/run/prepare.js




/** Functions that are prepared at the same time, where none is built: their packages are in memory. */
const AT_ONCE = 4;
/** Checks inputs and packages without asking AWS anything, for a run that has no credentials and measures nothing. */
async function prepareInputs(raw, freshSeed, environment = process.env) {
    const read = await readInputs(raw, freshSeed, environment);
    if (!read.ok)
        return await refuse(raw, read);
    return together(await each(read.functions, ({ config, origin }) => prepareInputsOf(config, origin)));
}
/**
 * @param freshSeed the seed when none is given.
 * @param workshop where packages are built that are not there yet.
 * @param environment where region, credentials, proxy and the name of the event are looked up.
 */
async function prepareRun(raw, freshSeed, workshop, environment = process.env) {
    const read = await readInputs(raw, freshSeed, environment);
    if (!read.ok)
        return await refuse(raw, read);
    const runWide = new RunWide();
    const builds = read.functions.some(({ config: { head, base } }) => head.origin.kind === 'build' || base?.origin.kind === 'build');
    const found = await each(read.functions, ({ config, origin }) => prepareFunction(config, origin, runWide, workshop, environment), 
    // Builds share one checkout.
    builds ? 1 : AT_ONCE);
    const result = together(found);
    if (!result.ok)
        return result;
    const { functions } = result.run;
    const measured = functions.find(({ identical }) => !identical);
    const { notes } = result.run;
    return { ok: true, run: { ...(measured ?? result.run), functions, notes } };
}
async function each(inputs, prepare, atOnce = AT_ONCE) {
    const found = [];
    for (let begin = 0; begin < inputs.length; begin += atOnce) {
        const some = inputs.slice(begin, begin + atOnce);
        found.push(...(await Promise.all(some.map(async (input) => ({ origin: input.origin, result: await prepare(input) })))));
    }
    return found;
}
/** Every function, or every problem of all of them; what several functions say alike is said once. */
function together(found) {
    const problems = [];
    const notes = [];
    const functions = [];
    for (const { origin, result } of found) {
        if (result.ok) {
            functions.push(result.prepared);
            notes.push(...result.prepared.notes);
        }
        else
            problems.push(...result.problems.map((problem) => located(origin, problem)));
    }
    const [first] = functions;
    if (problems.length > 0 || first === undefined)
        return { ok: false, problems };
    return { ok: true, run: { ...first, functions, notes: [...new Set(notes)] } };
}
/** After a wrong input the packages are looked at all the same, so that one message has everything. */
async function refuse(raw, { problems, sides: all }) {
    const found = await each(all, async ({ sides }) => {
        const { head, base } = await loadPresent(sides, raw['engine'] === 'local' ? (0,place.localSettings)(sides) : null);
        return { ok: false, problems: [...head.problems, ...(base?.problems ?? [])] };
    });
    const packages = together(found);
    return { ok: false, problems: [...problems, ...(packages.ok ? [] : packages.problems)] };
}


/***/ }),

/***/ 3311:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ED: () => (/* binding */ measuredOf),
/* harmony export */   jD: () => (/* binding */ LOCAL_REGION),
/* harmony export */   k3: () => (/* binding */ functionReports),
/* harmony export */   tV: () => (/* binding */ gateRequest)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8161);
/* harmony import */ var _deployments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3674);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6170);
/** A prepared run as the use case takes it. */



/** Where the embedded engine says that it is. */
const LOCAL_REGION = 'us-east-1';
function gateRequest(run, runToken) {
    const { config, place } = run;
    const functions = measuredOf(run);
    return {
        toolVersion: _version_js__WEBPACK_IMPORTED_MODULE_1__/* .VERSION */ .x,
        functions: functions.map(functionRequest),
        policy: config.policy,
        seed: config.seed,
        runToken,
        // What one of them needs room for, all of them share.
        concurrency: Math.max(...functions.map((fn) => fn.place.concurrency)),
        environment: environmentOf(place),
        warnings: warningsOf(functions),
    };
}
/** The functions that are measured; all of them when none is. */
function measuredOf({ functions }) {
    const measured = functions.filter(({ identical }) => !identical);
    return measured.length === 0 ? functions : measured;
}
function functionRequest(fn) {
    const { config, place } = fn;
    const { settings, functionsPerLane, versionsAhead, startsPerVersion } = place;
    return {
        label: place.functionLabel,
        architectures: place.architectures,
        tiersMb: place.tiersMb,
        sides: (0,_deployments_js__WEBPACK_IMPORTED_MODULE_2__/* .sideReportsOf */ .U)(fn),
        environmentValues: [settings.head, settings.base].flatMap((side) => Object.values(side?.environment ?? {})),
        acceptFunctionErrors: config.allowFunctionErrors,
        rule: config.rule,
        functionsPerLane,
        versionsAhead,
        startsPerVersion,
    };
}
/** All functions as a report has them; nothing for a run that is of one function only. */
function functionReports({ functions }) {
    if (functions.length === 1)
        return {};
    return {
        functions: functions.map((fn) => ({
            label: fn.place.functionLabel,
            skipped: fn.identical,
            rule: fn.config.rule,
            sides: (0,_deployments_js__WEBPACK_IMPORTED_MODULE_2__/* .sideReportsOf */ .U)(fn),
        })),
    };
}
/** What is about this machine is said once; what is about a function, with its name where there are several. */
function warningsOf(functions) {
    const warnings = new Map();
    for (const { place } of functions) {
        const local = place.aws === null ? localWarnings(place) : [];
        const own = snapStartWarnings(place).map((warning) => functions.length === 1
            ? warning
            : { ...warning, message: `${place.functionLabel}: ${warning.message}` });
        for (const warning of [...local, ...own])
            warnings.set(warning.message, warning);
    }
    return [...warnings.values()];
}
function environmentOf({ aws }) {
    if (aws === null) {
        return {
            engine: 'local',
            region: LOCAL_REGION,
            description: `Node.js ${process.versions.node}, ${process.platform} ${process.arch}, ${(0,node_os__WEBPACK_IMPORTED_MODULE_0__.cpus)().length} CPUs`,
        };
    }
    return {
        engine: 'aws',
        region: aws.template.region,
        description: aws.endpoint === null ? 'AWS' : `custom endpoint ${aws.endpoint}`,
    };
}
/** A restore is compared with an init then, which is what the pull request does to its users, but has to be said. */
function snapStartWarnings({ settings: { head, base } }) {
    if (base === null || base.snapStart === head.snapStart)
        return [];
    const [restored, started] = head.snapStart ? ['head', 'base'] : ['base', 'head'];
    return [
        {
            code: 'snapstart-differs',
            message: `SnapStart differs between the sides: restore + first request of ${restored} is compared with init + first request of ${started}.`,
            cell: null,
        },
    ];
}
/** What the embedded engine cannot do like AWS, said where the numbers are read. */
function localWarnings({ tiersMb, settings }) {
    const warnings = [];
    if (tiersMb.length > 1) {
        warnings.push({
            code: 'tiers-not-emulated',
            message: 'The embedded engine gives every memory tier the same CPU: tiers repeat the measurement, they do not differ.',
            cell: null,
        });
    }
    const own = `nodejs${process.versions.node.split('.')[0]}.x`;
    const others = new Set([settings.head, settings.base].flatMap((side) => side?.runtime.startsWith('nodejs') && side.runtime !== own ? [side.runtime] : []));
    for (const runtime of others) {
        warnings.push({
            code: 'other-node-version',
            message: `${runtime} was run by Node.js ${process.versions.node}, the only one the embedded engine has.`,
            cell: null,
        });
    }
    return warnings;
}


/***/ }),

/***/ 8044:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ stopSignal)
/* harmony export */ });
/** How long a stopped run may take to leave before the process is ended; GitHub kills it 7.5 s after SIGINT. */
const GRACE_MS = 5_000;
/** Turns SIGINT and SIGTERM into an abort, so that the run stops, cleans up and is judged by what it has. */
function stopSignal() {
    const controller = new AbortController();
    let deadline;
    const stop = (name) => {
        controller.abort(new Error(`stopped by ${name}`));
        deadline ??= setTimeout(() => process.exit(130), GRACE_MS).unref();
    };
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
    return {
        signal: controller.signal,
        [Symbol.dispose]() {
            clearTimeout(deadline);
            process.off('SIGINT', stop);
            process.off('SIGTERM', stop);
        },
    };
}


/***/ }),

/***/ 6170:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** The version of the tool, as in package.json (a test compares them). */
const VERSION = '0.1.0';


/***/ })

};
