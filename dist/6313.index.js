export const id = 6313;
export const ids = [6313];
export const modules = {

/***/ 19653:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Xg: () => (/* binding */ readConfig),
  T4: () => (/* binding */ readPolicy)
});

// UNUSED EXPORTS: BLOCK_SIZE

// EXTERNAL MODULE: ./build/core/model.js
var model = __webpack_require__(71295);
// EXTERNAL MODULE: ./build/core/config/function-name.js
var function_name = __webpack_require__(25597);
// EXTERNAL MODULE: ./build/core/config/parsers.js
var parsers = __webpack_require__(31437);
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
var config_reader = __webpack_require__(46878);
// EXTERNAL MODULE: ./build/core/config/sides.js
var config_sides = __webpack_require__(47841);
// EXTERNAL MODULE: ./build/core/config/sources.js
var config_sources = __webpack_require__(37171);
// EXTERNAL MODULE: ./build/core/config/telling.js
var telling = __webpack_require__(80080);
;// CONCATENATED MODULE: ./build/core/config/config.js
/** Every input, read in one place into one typed, complete, validated object; or every problem at once. */







/** Starts per side and tier in one block: the within-block test and the looks are built on it. */
const BLOCK_SIZE = 5;
function readPolicy({ withDefault }) {
    return {
        onRegression: withDefault('on-regression', (0,parsers/* oneOf */.yL)('fail', 'warn')),
        onInconclusive: withDefault('on-inconclusive', (0,parsers/* oneOf */.yL)('warn', 'fail')),
        onUnmeasured: withDefault('on-unmeasured', (0,parsers/* oneOf */.yL)('pass', 'fail')),
    };
}
/** Starts of container images vary more than those of zip packages. */
function usualSamples(given) {
    return model/* SIDES */.B.some((side) => given(`${side}-image`) !== undefined) ? 50 : 30;
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
    const origins = (0,config_sources/* readOrigins */.aI)(reader);
    const sides = (0,config_sides/* readSides */.hn)(reader, origins, sources.parseYaml);
    const rule = {
        thresholdPercent: withDefault('threshold', parsers/* percentThreshold */.jH),
        thresholdMs: withDefault('threshold-ms', (0,parsers/* decimal */._)(0, 60_000, ' milliseconds')),
        budgetMs: optional('budget-ms', (0,parsers/* decimal */._)(1, 900_000, ' milliseconds')) ?? null,
        alpha: withDefault('alpha', parsers/* errorRate */.zi),
        decision: withDefault('decision', (0,parsers/* oneOf */.yL)('default', 'proven')),
        metric: withDefault('metric', (0,parsers/* oneOf */.yL)('total', 'init', 'handler', 'restore')),
        blockSize: BLOCK_SIZE,
        maxSamples: optional('samples', (0,parsers/* whole */.WQ)(10, 1_000, BLOCK_SIZE)) ?? usualSamples(given),
    };
    const rest = {
        tiersMb: optional('memory-tiers', parsers/* memoryTiers */.F9) ?? null,
        architectures: optional('architectures', parsers/* architectureList */.ok) ?? null,
        concurrency: optional('concurrency', (0,parsers/* whole */.WQ)(1, 100)) ?? null,
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
        ? (0,config_sides/* localProblems */.iU)(sides, rest.architectures, sources.hostArchitecture)
        : (0,config_sides/* awsProblems */.sA)(sides, rest.architectures, rest.aws, rule)));
    if (given('report') !== undefined) {
        problems.push('report: nothing is measured with it; it is for a step of its own (docs/github-events.md).');
    }
    problems.push(...(0,config_sources/* missingOrigins */.se)(reader));
    if (rule.thresholdPercent === 0 && rule.thresholdMs === 0) {
        problems.push('threshold and threshold-ms: both are 0, so that any noise would be a regression; raise one of them.');
    }
    const { head, base } = sides;
    return problems.length === 0 && head !== null
        ? { ok: true, config: { head, base, rule, ...rest } }
        : { ok: false, problems, sides };
}


/***/ }),

/***/ 25597:
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

/***/ 47841:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hn: () => (/* binding */ readSides),
/* harmony export */   iU: () => (/* binding */ localProblems),
/* harmony export */   sA: () => (/* binding */ awsProblems),
/* harmony export */   uL: () => (/* binding */ imageOverrideProblems)
/* harmony export */ });
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71295);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59172);
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
        const { overrides, problems } = (0,_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .readSettings */ .sb)(side, yamlOf(side));
        read.problems.push(...problems);
        const origin = origins[side];
        if (origin?.kind === 'image')
            read.problems.push(...imageOverrideProblems(side, overrides));
        return origin === null ? null : { origin, overrides };
    };
    return { head: readSide('head'), base: readSide('base') };
}
/** What the settings of a side say that its container image cannot have. */
function imageOverrideProblems(side, overrides) {
    const names = (0,_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .notOfImages */ .NU)(overrides);
    return names.length === 0
        ? []
        : [
            `${side}-settings: ${names.join(', ')} cannot be set, because ${side} is a container image, which has no such setting; remove ${names.length > 1 ? 'them' : 'it'}.`,
        ];
}
/** What the embedded engine cannot do: better refused than run as something else. */
function localProblems(sides, architectures, host) {
    const cannot = (architecture) => `${architecture} cannot run here; the embedded engine runs this machine's ${host}.`;
    const problems = (architectures ?? [])
        .filter((architecture) => architecture !== host)
        .map((architecture) => `architectures: ${cannot(architecture)}`);
    for (const side of _model_js__WEBPACK_IMPORTED_MODULE_1__/* .SIDES */ .B) {
        const { architecture = host, layers = [], snapStart = false } = sides[side]?.overrides ?? {};
        const name = `${side}-settings`;
        if (architecture !== host)
            problems.push(`${name}: architecture ${cannot(architecture)}`);
        if (layers.length > 0)
            problems.push(`${name}: layers need engine: aws; the embedded engine has none.`);
        if (snapStart)
            problems.push(`${name}: snapstart needs engine: aws.`);
        if (sides[side]?.origin.kind === 'image') {
            problems.push(`${side}-image: needs engine: aws; the embedded engine runs no containers.`);
        }
        if (sides[side]?.origin.kind === 'version') {
            problems.push(`${side}-qualifier: needs engine: aws, where the function and its versions are.`);
        }
    }
    return problems;
}
/** Inputs that exclude each other on AWS. */
function awsProblems(sides, architectures, aws, { metric }) {
    const problems = _model_js__WEBPACK_IMPORTED_MODULE_1__/* .SIDES */ .B.filter((side) => architectures !== null && sides[side]?.overrides.architecture !== undefined).map((side) => `${side}-settings: architecture cannot be combined with the input architectures, which is of both sides.`);
    const snapStart = _model_js__WEBPACK_IMPORTED_MODULE_1__/* .SIDES */ .B.find((side) => sides[side]?.overrides.snapStart === true);
    if (aws?.forcing === 'tenant' && (snapStart !== undefined || metric === 'restore')) {
        problems.push(`forcing: tenant cannot be combined with ${snapStart === undefined ? 'metric: restore' : `snapstart in ${snapStart}-settings`}: Lambda allows no SnapStart with tenant isolation. Leave forcing at version.`);
    }
    return problems;
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
        _model_js__WEBPACK_IMPORTED_MODULE_2__/* .SIDES */ .B.every((side) => ownInputs(side).some((name) => read.given(name) !== undefined))) {
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
/* harmony export */   LW: () => (/* binding */ NO_DELAYS),
/* harmony export */   PQ: () => (/* binding */ sumEstimates),
/* harmony export */   aG: () => (/* binding */ estimateRun),
/* harmony export */   de: () => (/* binding */ AWS_IMAGE_DELAYS),
/* harmony export */   rW: () => (/* binding */ AWS_DELAYS)
/* harmony export */ });
/* unused harmony export CONTROL_CALLS_PER_SECOND */
/* harmony import */ var _prices_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12706);

/** A run takes at most this many of the 15 control-plane calls per second that the account has. */
const CONTROL_CALLS_PER_SECOND = 8;
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
            const perStart = seconds * (gb * _prices_js__WEBPACK_IMPORTED_MODULE_0__/* .GB_SECOND */ .ZW[architecture] + temporaryGb * _prices_js__WEBPACK_IMPORTED_MODULE_0__/* .EPHEMERAL_GB_SECOND */ .lc) +
                _prices_js__WEBPACK_IMPORTED_MODULE_0__/* .REQUEST */ .S3 +
                (input.forcing === 'tenant' ? gb * _prices_js__WEBPACK_IMPORTED_MODULE_0__/* .TENANT_ENVIRONMENT_GB */ .vP : 0);
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

/***/ 56954:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gw: () => (/* binding */ forkCodeRefusal),
/* harmony export */   cn: () => (/* binding */ runsWithSecrets),
/* harmony export */   hu: () => (/* binding */ isOfDefaultBranch)
/* harmony export */ });
/**
 * What the event that started a workflow means for a measurement: which commit is head, what base is by default,
 * whose code it is, and which pull request hears about it. Pure: the payload comes in as an unknown value.
 */
/**
 * Why this run must not build or start the code, or null when it may. The events named here run with the
 * repository's token and secrets even when the code is a stranger's.
 * https://securitylab.github.com/resources/github-actions-preventing-pwn-requests/
 */
function forkCodeRefusal(event, allowForkCode) {
    const eventName = event.name === 'other' ? event.event : event.name;
    if (!runsWithSecrets(eventName) || event.code === 'own' || allowForkCode)
        return null;
    const whose = event.code === 'fork' ? 'the code of a fork' : 'code that may come from a fork';
    return `${eventName} runs with this repository's token and secrets, and ${whose} would run with them. Measure on pull_request instead (engine: local needs no credentials), or set allow-fork-code: true if you read every change first.`;
}
/** Events that give a stranger's change the repository's token and secrets, where the workflow checks it out. */
function runsWithSecrets(eventName) {
    return ['pull_request_target', 'workflow_run', 'issue_comment'].includes(eventName);
}
/**
 * Whether head is what the default branch holds. Only a push to it and its schedule say so: a manual run may compare
 * anything, whichever branch it was started on, and the branch of a pull request may have the same name.
 */
function isOfDefaultBranch(event) {
    if (event.name !== 'push' && event.name !== 'schedule')
        return false;
    return event.defaultBranch !== null && event.ref === `refs/heads/${event.defaultBranch}`;
}


/***/ }),

/***/ 71295:
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

/***/ 92121:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   comparePackages: () => (/* binding */ comparePackages)
/* harmony export */ });
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78323);

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

/***/ 78323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GV: () => (/* binding */ compareBytewise),
/* harmony export */   NK: () => (/* binding */ ZIPPED_LIMIT_BYTES),
/* harmony export */   e7: () => (/* binding */ SYMBOLIC_LINK),
/* harmony export */   fq: () => (/* binding */ imageCode),
/* harmony export */   iR: () => (/* binding */ REGULAR_FILE),
/* harmony export */   mb: () => (/* binding */ TYPE_MASK),
/* harmony export */   qM: () => (/* binding */ asCode),
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
function asCode({ package: code, problems, warnings }) {
    return { code, problems, warnings };
}
/** @param origin before the URI in the label, where it is not the user who named it. */
function imageCode(uri, origin = '') {
    return { code: { kind: 'image', uri, label: `${origin}${uri.text}` }, problems: [], warnings: [] };
}
/** A number of bytes for people: `52,428,800`. The same in every locale. */
function formatBytes(bytes) {
    return bytes.toFixed(0).replace(/\B(?=(\d{3})+$)/g, ',');
}
/** Order of paths in a package: by their UTF-8 bytes, so that it depends on no locale and no platform. */
function compareBytewise(left, right) {
    return Buffer.compare(Buffer.from(left.path), Buffer.from(right.path));
}


/***/ }),

/***/ 61175:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ readRegularFile),
/* harmony export */   b: () => (/* binding */ textOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
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
/** Files that a user, a download or a cache entry names, read without waiting: a pipe would never end, a device might not. */


/**
 * Reads a regular file. Pipes, sockets, devices and folders are `no-file`.
 * @throws the error of the file system when there is nothing that can be opened
 */
async function readRegularFile(path, { mostBytes, followLinks = true }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        // Without O_NONBLOCK, opening a pipe that nobody writes to never returns, and no signal ends it. (Windows has neither flag.)
        const { O_RDONLY, O_NONBLOCK = 0, O_NOFOLLOW = 0 } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
        const file = __addDisposableResource(env_1, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, O_RDONLY | O_NONBLOCK | (followLinks ? 0 : O_NOFOLLOW)), true);
        const found = await file.stat();
        if (!found.isFile())
            return { kind: 'no-file' };
        if (found.size > mostBytes)
            return { kind: 'too-large', sizeBytes: found.size };
        // Some files of the system have no size and no end, and others grow.
        const parts = [];
        let sizeBytes = 0;
        for await (const part of file.createReadStream({ end: mostBytes, autoClose: false })) {
            parts.push(part);
            sizeBytes += part.length;
        }
        return sizeBytes > mostBytes
            ? { kind: 'too-large', sizeBytes }
            : { kind: 'file', bytes: Buffer.concat(parts, sizeBytes) };
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
/** UTF-8 without its byte order mark; what is not UTF-8 becomes replacement characters. */
function textOf(bytes) {
    return new TextDecoder().decode(bytes);
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
    const both = _core_model_js__WEBPACK_IMPORTED_MODULE_1__/* .SIDES */ .B.flatMap((side) => settings[side] ?? []);
    return (0,_core_cost_estimate_js__WEBPACK_IMPORTED_MODULE_0__/* .estimateRun */ .aG)({
        sides: settings.base === null ? ['head'] : _core_model_js__WEBPACK_IMPORTED_MODULE_1__/* .SIDES */ .B,
        tiersMb: place.tiersMb,
        architectures: place.architectures,
        maxSamples: config.rule.maxSamples,
        functionsPerLane: place.functionsPerLane,
        concurrency: place.concurrency,
        forcing: config.aws?.forcing ?? 'version',
        startsPerVersion: place.startsPerVersion,
        delays: delaysOf(place),
        packageBytes,
        timeoutSeconds: Math.max(...both.map(({ timeoutSeconds }) => timeoutSeconds)),
        ephemeralStorageMb: Math.max(...both.map(({ ephemeralStorageMb }) => ephemeralStorageMb)),
    });
}
function delaysOf({ aws, settings: { head, base } }) {
    if (aws === null)
        return _core_cost_estimate_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_DELAYS */ .LW;
    const hasImage = [head, base].some((side) => side?.runtime === null);
    return hasImage ? _core_cost_estimate_js__WEBPACK_IMPORTED_MODULE_0__/* .AWS_IMAGE_DELAYS */ .de : _core_cost_estimate_js__WEBPACK_IMPORTED_MODULE_0__/* .AWS_DELAYS */ .rW;
}


/***/ }),

/***/ 37885:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ readInputs),
/* harmony export */   t: () => (/* binding */ located)
/* harmony export */ });
/* harmony import */ var _core_config_config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19653);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44921);
/** From raw inputs to the configuration of every function of a run: one, or those of a configuration file. */


async function readInputs(raw, freshSeed, environment) {
    const sources = {
        parseYaml: await yamlParserFor(raw),
        freshSeed,
        hostArchitecture: (0,_place_js__WEBPACK_IMPORTED_MODULE_1__.hostArchitecture)(),
        region: environment['AWS_REGION'] || environment['AWS_DEFAULT_REGION'] || undefined,
        eventName: environment['GITHUB_EVENT_NAME'],
    };
    const path = raw['config'];
    if (path)
        return await readFile(path, raw, sources);
    const result = (0,_core_config_config_js__WEBPACK_IMPORTED_MODULE_0__/* .readConfig */ .Xg)(raw, sources);
    return result.ok
        ? { ok: true, functions: [{ origin: null, config: result.config }] }
        : { ok: false, problems: result.problems, sides: [{ origin: null, sides: result.sides }] };
}
async function readFile(path, raw, sources) {
    const [{ readConfigFile }, { readFunctions }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(4463)]).then(__webpack_require__.bind(__webpack_require__, 64463)),
        __webpack_require__.e(/* import() */ 3962).then(__webpack_require__.bind(__webpack_require__, 23962)),
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
/**
 * A problem of a function that no single key of the file is to blame for, with the place of the function.
 * @param others how many more functions have the same one.
 */
function located(origin, problem, others = 0) {
    if (origin === null)
        return problem;
    const more = others === 0 ? '' : ` and ${others} more`;
    return `${origin.where}: ${JSON.stringify(origin.label)}${more}: ${problem}`;
}
/** The YAML reader is only loaded when there is YAML to read. */
async function yamlParserFor(raw) {
    if (!raw['config'] && !raw['head-settings'] && !raw['base-settings']) {
        return () => {
            throw new Error('there is no YAML among the inputs');
        };
    }
    const { parseYaml } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(3705)]).then(__webpack_require__.bind(__webpack_require__, 3705));
    return parseYaml;
}


/***/ }),

/***/ 44921:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   awsPlace: () => (/* binding */ awsPlace),
/* harmony export */   hostArchitecture: () => (/* binding */ hostArchitecture),
/* harmony export */   localPlace: () => (/* binding */ localPlace),
/* harmony export */   localSettings: () => (/* binding */ localSettings),
/* harmony export */   placeNotes: () => (/* binding */ placeNotes)
/* harmony export */ });
/* harmony import */ var _core_config_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59172);
/* harmony import */ var _core_config_sources_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37171);


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
        functionLabel: settings.head.handler ?? _core_config_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_SETTINGS */ .a$.handler,
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
    const settingsOf = ({ origin, overrides }) => {
        const laid = (0,_core_config_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .layOver */ .T)(template.settings, overrides);
        return (0,_core_config_sources_js__WEBPACK_IMPORTED_MODULE_1__/* .packageTypeOf */ .eD)(origin, template.packageType) === 'Image' ? (0,_core_config_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .imageSettings */ .Ty)(laid) : laid;
    };
    const settings = { head: settingsOf(head), base: base === null ? null : settingsOf(base) };
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
/** What the user should know about the place although it stops nothing. */
function placeNotes({ head, base }, { aws }) {
    if (aws === null)
        return [];
    const { endpoint, template } = aws;
    const { settings, carried } = template;
    const dropped = [
        ...(settings.layers.length > 0 ? ['layers'] : []),
        ...(settings.snapStart ? ['SnapStart'] : []),
        ...(carried.codeSigningConfigArn === null ? [] : ['code signing']),
    ];
    const images = [
        ...((0,_core_config_sources_js__WEBPACK_IMPORTED_MODULE_1__/* .packageTypeOf */ .eD)(head.origin, template.packageType) === 'Image' ? ['head'] : []),
        ...(base !== null && (0,_core_config_sources_js__WEBPACK_IMPORTED_MODULE_1__/* .packageTypeOf */ .eD)(base.origin, template.packageType) === 'Image' ? ['base'] : []),
    ];
    return [
        ...(endpoint === null ? [] : [`Lambda is called at the custom endpoint ${endpoint}, not at AWS.`]),
        ...template.notes,
        ...(dropped.length > 0 && images.length > 0
            ? [
                `${images.join(' and ')} ${images.length > 1 ? 'are container images' : 'is a container image'}, for which Lambda has no ${dropped.join(', ')}: what the template has of it is not carried over.`,
            ]
            : []),
    ];
}


/***/ }),

/***/ 50047:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ prepareInputs),
  Z: () => (/* binding */ prepareRun)
});

// EXTERNAL MODULE: ./build/core/config/image-uri.js
var image_uri = __webpack_require__(86455);
// EXTERNAL MODULE: ./build/core/config/settings.js
var config_settings = __webpack_require__(59172);
// EXTERNAL MODULE: ./build/packages/content/compare.js
var compare = __webpack_require__(92121);
// EXTERNAL MODULE: ./build/run/estimate.js
var estimate = __webpack_require__(85206);
// EXTERNAL MODULE: ./build/core/model.js
var model = __webpack_require__(71295);
// EXTERNAL MODULE: ./build/gate/ports.js
var ports = __webpack_require__(38450);
// EXTERNAL MODULE: ./build/packages/content/model.js
var content_model = __webpack_require__(78323);
;// CONCATENATED MODULE: ./build/run/packages.js
/** Gets the code of both sides and checks packages against the functions that are going to run them. */



const NOTHING = { code: null, problems: [], warnings: [] };
function unmade(label) {
    return { ...NOTHING, code: { kind: 'unmade', label } };
}
/**
 * Loads what lies here. What would have to be built or fetched is left alone, for runs that are refused or measure nothing.
 * @param users null when they are not known: the packages are then checked in themselves.
 */
async function loadPresent(sides, users) {
    const { loadPackage } = await Promise.all(/* import() */[__webpack_require__.e(663), __webpack_require__.e(3044), __webpack_require__.e(7382)]).then(__webpack_require__.bind(__webpack_require__, 27382));
    const load = async (side) => {
        const origin = sides[side]?.origin;
        switch (origin?.kind) {
            case undefined:
                return NOTHING;
            case 'image':
                return (0,content_model/* imageCode */.fq)(origin.uri);
            case 'build':
                return unmade(`${origin.path} (not built)`);
            case 'version':
                return unmade(`version ${origin.qualifier} (not fetched)`);
            case 'package': {
                const use = useOf(side, sides, users);
                const loaded = await loadPackage({ side, path: origin.path }, use === null ? {} : { use });
                return withRefusal(side, users, (0,content_model/* asCode */.qM)(loaded));
            }
        }
    };
    const [head, base] = await Promise.all([load('head'), sides.base === null ? null : load('base')]);
    return await compared({ head, base, notes: [] });
}
/**
 * Loads, builds or downloads both packages. Rejects with the reason of the signal of the builds when that is aborted.
 */
async function makePackages(config, users, builds) {
    const refused = await Promise.all(model/* SIDES */.B.map(async (side) => await withRefusal(side, users, NOTHING)));
    // A runtime that cannot run here needs no build.
    if (refused.some(({ problems }) => problems.length > 0))
        return await loadPresent(config, users);
    const { loadSides } = await Promise.all(/* import() */[__webpack_require__.e(663), __webpack_require__.e(8816), __webpack_require__.e(3044), __webpack_require__.e(7382), __webpack_require__.e(9402)]).then(__webpack_require__.bind(__webpack_require__, 99402));
    const request = {
        head: config.head.origin,
        base: config.base?.origin ?? null,
        baseOptional: config.rule.budgetMs !== null,
        cacheKey: config.cacheKey,
        uses: Object.fromEntries(model/* SIDES */.B.flatMap((side) => {
            const use = useOf(side, config, users);
            return use === null ? [] : [[side, use]];
        })),
    };
    const fetchCode = (qualifier) => fetchVersion(config, users, qualifier, builds.surroundings.signal);
    return await compared(await loadSides(request, { builds, fetchCode }));
}
async function fetchVersion({ aws }, users, qualifier, signal) {
    if (aws === null || users.aws === null)
        return { problem: 'needs engine: aws.' };
    const [{ fetchFunctionCode }, { functionNameOf }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(1696), __webpack_require__.e(8253)]).then(__webpack_require__.bind(__webpack_require__, 68253)),
        Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 25597)),
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
    const { runtime = null, handler = null } = settings ?? {};
    // What an image is started with is in the image.
    if (users === null || settings === null || runtime === null || handler === null)
        return null;
    return {
        runtime,
        handler,
        architectures: sides[side]?.overrides.architecture === undefined ? users.architectures : [settings.architecture],
        hasLayers: settings.layers.length > 0,
    };
}
/** Adds why the runtime of a side cannot run on this machine. */
async function withRefusal(side, users, loaded) {
    const runtime = users?.settings[side]?.runtime ?? null;
    if (users === null || users.aws !== null || runtime === null)
        return loaded;
    const { cannotRun } = await __webpack_require__.e(/* import() */ 9372).then(__webpack_require__.bind(__webpack_require__, 89372));
    const refusal = cannotRun(runtime);
    return refusal === null
        ? loaded
        : { ...loaded, problems: [`${side}-settings: ${refusal}`, ...loaded.problems] };
}
/** Adds what the packages say about each other. */
async function compared({ head, base, notes }) {
    const { comparePackages } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 92121));
    const differences = head.code?.kind === 'package' && base?.code?.kind === 'package'
        ? comparePackages(base.code, head.code).warnings
        : [];
    return { head, base, notes: [...notes, ...head.warnings, ...(base?.warnings ?? []), ...differences] };
}

// EXTERNAL MODULE: ./build/core/config/parsers.js
var parsers = __webpack_require__(31437);
// EXTERNAL MODULE: ./build/packages/regular-file.js
var regular_file = __webpack_require__(61175);
;// CONCATENATED MODULE: ./build/run/payload.js


/** Lambda takes at most 6 MB in a synchronous request. */
const PAYLOAD_LIMIT_BYTES = 6 * 1024 * 1024;
/** Of UTF-8; it is not sent. */
const BYTE_ORDER_MARK_BYTES = 3;
/** The event of every request as JSON text, from the input or from the file that it names. */
async function readPayload(source) {
    if (source.kind === 'json')
        return withinLimit(source.text, 'the JSON');
    const name = JSON.stringify(source.path);
    let file;
    try {
        file = await (0,regular_file/* readRegularFile */.X)(source.path, { mostBytes: PAYLOAD_LIMIT_BYTES + BYTE_ORDER_MARK_BYTES });
    }
    catch {
        return { problem: `payload: ${name} is neither JSON nor a file that can be read.` };
    }
    if (file.kind === 'no-file')
        return { problem: `payload: ${name} is no regular file; give the path of a file that holds JSON.` };
    if (file.kind === 'too-large')
        return tooLarge(name);
    const text = (0,regular_file/* textOf */.b)(file.bytes);
    return (0,parsers/* isJson */.Fh)(text) ? withinLimit(text, name) : { problem: `payload: ${name} does not hold JSON.` };
}
function withinLimit(text, what) {
    return Buffer.byteLength(text) <= PAYLOAD_LIMIT_BYTES ? { text } : tooLarge(what);
}
function tooLarge(what) {
    return { problem: `payload: ${what} is over 6 MB, the most that Lambda takes in one request.` };
}

// EXTERNAL MODULE: ./build/run/place.js
var run_place = __webpack_require__(44921);
;// CONCATENATED MODULE: ./build/run/function.js
/**
 * One function of a run, from its configuration to everything that measuring it takes, or to every problem at once.
 * Nothing is created, changed or invoked here; with `engine: aws` the account is read, and rights are probed on a function
 * that does not exist.
 */







/** Checks inputs and packages without asking AWS anything, for a run that has no credentials and measures nothing. */
async function prepareInputsOf(config, origin) {
    return await gather(config, origin, null, await loadPresent(config, null), []);
}
/** @param runWide hears what the function lacks and takes of what all functions share. */
async function prepareFunction(config, origin, runWide) {
    const opened = config.aws === null ? localOpened(config) : await awsOpened(config, runWide.environment);
    const { place } = opened;
    // A run that cannot start is not worth a build.
    const starts = place !== null && opened.problems.length === 0 && opened.missing.length === 0;
    let loaded;
    try {
        loaded = starts ? await makePackages(config, place, runWide.builds) : await loadPresent(config, place);
    }
    catch (error) {
        if (!runWide.builds.surroundings.signal.aborted)
            throw error;
        return {
            ok: false,
            problems: ['The run was stopped while the packages were made; nothing was measured.'],
        };
    }
    const identical = starts && isIdentical(config, place, loaded);
    const problems = [...opened.problems];
    if (config.aws !== null) {
        const { plannedProblems, missingRights, policyFor } = await awsParts();
        const { forcing } = config.aws;
        const missing = [...opened.missing];
        const aws = place?.aws ?? null;
        if (place !== null && aws !== null) {
            problems.push(...plannedProblems(plannedSides(config, place, loaded), aws));
            if (!identical)
                runWide.stores(storageOf(config, place, loaded), aws.account);
            const writes = !identical && !config.dryRun;
            if (writes)
                missing.push(...(await runWide.missingRights(forcing, (token) => missingRights(aws, forcing, token))));
        }
        runWide.lacks(missing, policyFor(config.aws, aws, config));
    }
    const gathered = await gather(config, origin, place, loaded, problems);
    if (!gathered.ok || place === null)
        return gathered.ok ? { ok: false, problems } : gathered;
    const { code } = gathered.prepared;
    return {
        ok: true,
        prepared: {
            ...gathered.prepared,
            place: origin === null ? place : { ...place, functionLabel: origin.label },
            identical,
            code: identical ? withoutBytes(code) : code,
        },
    };
}
/** Puts together what was found: everything, or every problem. */
async function gather(config, origin, place, { head, base, notes }, before) {
    const payload = await readPayload(config.payload);
    const problems = [...before, ...head.problems, ...(base?.problems ?? [])];
    if ('problem' in payload)
        problems.push(payload.problem);
    if ('problem' in payload || problems.length > 0 || head.code === null)
        return { ok: false, problems };
    return {
        ok: true,
        prepared: {
            label: origin?.label ?? null,
            config,
            code: { head: head.code, base: base?.code ?? null },
            payload: payload.text,
            notes: [...(place === null ? [] : (0,run_place.placeNotes)(config, place)), ...notes],
        },
    };
}
/** Nothing of them is uploaded, and a run may have hundreds. */
function withoutBytes({ head, base }) {
    const without = (code) => code.kind === 'package' ? { ...code, bytes: new Uint8Array() } : code;
    return { head: without(head), base: base === null ? null : without(base) };
}
function localOpened(config) {
    return { place: (0,run_place.localPlace)(config), problems: [], missing: [] };
}
async function awsOpened(config, environment) {
    if (config.aws === null)
        throw new Error('the run is not on AWS');
    const { openPlace, codeProblems, awsPlace, boundedConcurrency } = await awsParts();
    const { place, problems, missing } = await openPlace(config.aws, environment);
    return {
        place: place === null ? null : awsPlace(config, place, boundedConcurrency),
        problems: [...problems, ...(place === null ? [] : codeProblems(config, place))],
        missing,
    };
}
/** The parts that load the AWS SDK: only a run on AWS does. */
async function awsParts() {
    const [open, rights, sides, pace, place] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(1696), __webpack_require__.e(7292)]).then(__webpack_require__.bind(__webpack_require__, 47292)),
        Promise.all(/* import() */[__webpack_require__.e(1696), __webpack_require__.e(303), __webpack_require__.e(4368)]).then(__webpack_require__.bind(__webpack_require__, 94368)),
        __webpack_require__.e(/* import() */ 2126).then(__webpack_require__.bind(__webpack_require__, 82126)),
        __webpack_require__.e(/* import() */ 3091).then(__webpack_require__.bind(__webpack_require__, 3091)),
        Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 44921)),
    ]);
    return {
        openPlace: open.openPlace,
        missingRights: rights.missingRights,
        policyFor: rights.policyFor,
        codeProblems: sides.codeProblems,
        plannedProblems: sides.plannedProblems,
        boundedConcurrency: pace.boundedConcurrency,
        awsPlace: place.awsPlace,
    };
}
function plannedSides(config, place, { head, base }) {
    return {
        settings: place.settings,
        unzippedBytes: {
            head: packageOf(head)?.unzippedBytes ?? null,
            base: packageOf(base)?.unzippedBytes ?? null,
        },
        forcing: config.aws?.forcing ?? 'version',
        metric: config.rule.metric,
    };
}
function storageOf(config, place, { head, base }) {
    return (0,estimate/* storageBytesOf */.a)(config, place, {
        head: packageOf(head)?.sizeBytes ?? 0,
        base: packageOf(base)?.sizeBytes ?? 0,
    });
}
function packageOf(loaded) {
    return loaded?.code?.kind === 'package' ? loaded.code : null;
}
function isIdentical({ rule }, { settings }, { head, base }) {
    if (rule.budgetMs !== null || settings.base === null)
        return false;
    return (0,config_settings/* sameSettings */.KD)(settings.base, settings.head) && sameCode(base?.code ?? null, head.code);
}
function sameCode(base, head) {
    if (base?.kind === 'image' && head?.kind === 'image')
        return (0,image_uri/* sameImage */.G4)(base.uri, head.uri);
    return base?.kind === 'package' && head?.kind === 'package' && (0,compare.comparePackages)(base, head).identical;
}

// EXTERNAL MODULE: ./build/run/inputs.js
var inputs = __webpack_require__(37885);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/run/run-wide.js
/** What the functions of a run share while they are prepared: builds, and what they ask of one account together. */

class RunWide {
    builds;
    #probes = new Map();
    #missing = new Set();
    #policies = [];
    #storage = null;
    constructor(builds) {
        this.builds = builds;
    }
    get environment() {
        return this.builds.surroundings.environment;
    }
    /** @param ask how, with a token for the name of the function that does not exist. It is asked once per way of forcing. */
    missingRights(forcing, ask) {
        const asked = this.#probes.get(forcing) ?? ask((0,external_node_crypto_.randomBytes)(4).toString('hex'));
        this.#probes.set(forcing, asked);
        return asked;
    }
    /** @param policy what the function as a whole needs. */
    lacks(missing, policy) {
        for (const action of missing)
            this.#missing.add(action);
        this.#policies.push(policy);
    }
    /** Code storage that a function takes for the length of the run, in bytes. */
    stores(bytes, account) {
        this.#storage = { bytes: (this.#storage?.bytes ?? 0) + bytes, account };
    }
    /** What is wrong with the run as a whole. */
    async problems() {
        if (this.#missing.size === 0 && this.#storage === null)
            return [];
        const [{ rightsProblem }, { mergePolicies }, { storageProblem }] = await Promise.all([
            Promise.all(/* import() */[__webpack_require__.e(1696), __webpack_require__.e(303), __webpack_require__.e(4368)]).then(__webpack_require__.bind(__webpack_require__, 94368)),
            __webpack_require__.e(/* import() */ 3726).then(__webpack_require__.bind(__webpack_require__, 73726)),
            Promise.all(/* import() */[__webpack_require__.e(1696), __webpack_require__.e(5205)]).then(__webpack_require__.bind(__webpack_require__, 95205)),
        ]);
        const { bytes, account } = this.#storage ?? {};
        const full = bytes === undefined || account === undefined ? null : storageProblem(bytes, account);
        return [
            ...(full === null ? [] : [full]),
            ...(this.#missing.size === 0 ? [] : [rightsProblem([...this.#missing], mergePolicies(this.#policies))]),
        ];
    }
}

;// CONCATENATED MODULE: ./build/run/prepare.js
/** From raw inputs to a run that can start, or to every problem of all its functions at once. */
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





/** Functions that are prepared at the same time, where none is built: their packages are in memory. */
const AT_ONCE = 4;
/** Checks inputs and packages without asking AWS anything, for a run that has no credentials and measures nothing. */
async function prepareInputs(raw, freshSeed, environment = process.env) {
    const read = await (0,inputs/* readInputs */.K)(raw, freshSeed, environment);
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
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const read = await (0,inputs/* readInputs */.K)(raw, freshSeed, environment);
        if (!read.ok)
            return await refuse(raw, read);
        const builds = __addDisposableResource(env_1, await openBuilds({ ...workshop, environment, folder: process.cwd() }), true);
        const runWide = new RunWide(builds);
        const commands = read.functions.map(({ config }) => buildCommandOf(config));
        // Packages that are there are read before anything is built; what one command builds is taken by all who ask for it.
        const rank = (index) => {
            const command = commands[index] ?? null;
            return command === null ? -1 : commands.indexOf(command);
        };
        const inOrder = [...read.functions.keys()].sort((a, b) => rank(a) - rank(b));
        const prepared = await each(inOrder.flatMap((index) => read.functions[index] ?? []), ({ config, origin }) => prepareFunction(config, origin, runWide), commands.every((command) => command === null) ? AT_ONCE : 1);
        const found = inOrder
            .map((index, place) => ({ index, result: prepared[place] }))
            .sort((a, b) => a.index - b.index);
        const result = together(found.flatMap(({ result: one }) => one ?? []), await runWide.problems());
        if (!result.ok)
            return result;
        const { functions } = result.run;
        const measured = functions.find(({ identical }) => !identical);
        const { notes } = result.run;
        return { ok: true, run: { ...(measured ?? result.run), functions, notes } };
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
/** In a function of its own because tsc leaves `.ts` in imports beside `using`. */
async function openBuilds(surroundings) {
    const { Builds } = await __webpack_require__.e(/* import() */ 113).then(__webpack_require__.bind(__webpack_require__, 80113));
    return new Builds(surroundings);
}
function buildCommandOf({ head, base }) {
    const origin = [head.origin, base?.origin].find((one) => one?.kind === 'build');
    return origin?.kind === 'build' ? origin.command : null;
}
async function each(inputs, prepare, atOnce = AT_ONCE) {
    const found = [];
    for (let begin = 0; begin < inputs.length; begin += atOnce) {
        const some = inputs.slice(begin, begin + atOnce);
        found.push(...(await Promise.all(some.map(async (input) => ({ origin: input.origin, result: await prepare(input) })))));
    }
    return found;
}
/**
 * Every function, or every problem of all of them; what several functions say alike is said once.
 * @param ofRun problems of the run as a whole.
 */
function together(found, ofRun = []) {
    const originsOf = new Map();
    const notes = [];
    const functions = [];
    for (const { origin, result } of found) {
        if (result.ok) {
            functions.push(result.prepared);
            notes.push(...result.prepared.notes);
        }
        else {
            for (const problem of result.problems) {
                originsOf.set(problem, [...(originsOf.get(problem) ?? []), origin]);
            }
        }
    }
    const problems = [
        ...[...originsOf].map(([problem, [first = null, ...others]]) => (0,inputs/* located */.t)(first, problem, others.length)),
        ...ofRun,
    ];
    const [first] = functions;
    if (problems.length > 0 || first === undefined)
        return { ok: false, problems };
    return { ok: true, run: { ...first, functions, notes: [...new Set(notes)] } };
}
/** After a wrong input the packages are looked at all the same, so that one message has everything. */
async function refuse(raw, { problems, sides: all }) {
    const found = await each(all, async ({ sides }) => {
        const { head, base } = await loadPresent(sides, raw['engine'] === 'local' ? (0,run_place.localSettings)(sides) : null);
        return { ok: false, problems: [...head.problems, ...(base?.problems ?? [])] };
    });
    const packages = together(found);
    return { ok: false, problems: [...problems, ...(packages.ok ? [] : packages.problems)] };
}


/***/ }),

/***/ 38044:
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


/***/ })

};
