export const id = 2126;
export const ids = [2126];
export const modules = {

/***/ 74155:
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

/***/ 82126:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   codeProblems: () => (/* binding */ codeProblems),
/* harmony export */   plannedProblems: () => (/* binding */ plannedProblems)
/* harmony export */ });
/* harmony import */ var _core_config_image_uri_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86455);
/* harmony import */ var _core_config_sides_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47841);
/* harmony import */ var _core_config_sources_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37171);
/* harmony import */ var _core_model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71295);
/* harmony import */ var _deployment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74155);
/* harmony import */ var _template_refusals_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22956);
/* harmony import */ var _megabytes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(71319);
/** What of a side AWS would refuse, or could not be measured, known before anything is created. */







/** What of a side's code does not fit the template or the region: known before anything is built or fetched. */
function codeProblems(sides, place) {
    return _core_model_js__WEBPACK_IMPORTED_MODULE_1__/* .SIDES */ .B.flatMap((side) => {
        const config = sides[side];
        if (config === null)
            return [];
        return (0,_core_config_sources_js__WEBPACK_IMPORTED_MODULE_2__/* .packageTypeOf */ .eD)(config.origin, place.template.packageType) === 'Image'
            ? imageProblems(side, config, place)
            : programProblems(side, config, place);
    });
}
function imageProblems(side, { origin, overrides }, { endpoint, template }) {
    // Of an image that an input names, the configuration knew.
    if (origin.kind !== 'image')
        return (0,_core_config_sides_js__WEBPACK_IMPORTED_MODULE_0__/* .imageOverrideProblems */ .uL)(side, overrides);
    if (endpoint !== null || (0,_core_config_image_uri_js__WEBPACK_IMPORTED_MODULE_3__/* .ecrRepository */ .BK)(origin.uri)?.region === template.region)
        return [];
    const domain = template.partition === 'aws-cn' ? 'amazonaws.com.cn' : 'amazonaws.com';
    return [
        `${side}-image: ${origin.uri.text} is not in a private repository of Amazon ECR in ${template.region}, and Lambda takes images from nowhere else; push it there and name it as ACCOUNT.dkr.ecr.${template.region}.${domain}/REPOSITORY:TAG.`,
    ];
}
/** A package needs what an image, and so a template of an image, does not name. */
function programProblems(side, { overrides }, { template }) {
    const missing = ['runtime', 'handler'].filter((name) => (overrides[name] ?? template.settings[name]) === null);
    return missing.length === 0
        ? []
        : [
            `${side}-settings: ${missing.join(' and ')} missing: ${side} is a package, and the template is a container image, which names neither runtime nor handler. Add them, such as \`runtime: nodejs24.x\` and \`handler: index.handler\`, or give a ${side}-image.`,
        ];
}
/** Lambda quotas: 250 MB unpacked, layers included. */
const UNZIPPED_LIMIT_BYTES = 262_144_000;
/** Texts hold sizes and names, never a value of the environment. */
function plannedProblems(planned, { template }) {
    const problems = [];
    for (const side of _core_model_js__WEBPACK_IMPORTED_MODULE_1__/* .SIDES */ .B) {
        const settings = planned.settings[side];
        if (settings === null)
            continue;
        const refused = settings.runtime === null ? null : (0,_template_refusals_js__WEBPACK_IMPORTED_MODULE_4__/* .blockedRuntime */ .p)(settings.runtime);
        if (refused !== null)
            problems.push(`${side}: ${refused}.`);
        const size = (0,_deployment_js__WEBPACK_IMPORTED_MODULE_5__/* .environmentBytes */ .lG)(settings.environment);
        if (size > _deployment_js__WEBPACK_IMPORTED_MODULE_5__/* .ENVIRONMENT_LIMIT_BYTES */ .kE) {
            problems.push(`${side}-settings: the environment is ${size} of ${_deployment_js__WEBPACK_IMPORTED_MODULE_5__/* .ENVIRONMENT_LIMIT_BYTES */ .kE} bytes with what it adds to the template's; make it smaller or set environment: none.`);
        }
        if (planned.forcing === 'tenant' && settings.snapStart) {
            problems.push(`forcing: tenant cannot be used with SnapStart, which ${side} has; leave forcing at version, or set snapstart: false in ${side}-settings.`);
        }
        if (planned.metric === 'restore' && !settings.snapStart) {
            problems.push(`metric: restore needs SnapStart, which ${side} does not have; choose total or init.`);
        }
        const tooLarge = unzippedProblem(side, settings, planned.unzippedBytes[side], template.layerBytes);
        if (tooLarge !== null)
            problems.push(tooLarge);
    }
    return problems;
}
/** Layers are known by their stored size only, so the sum is a lower bound. */
function unzippedProblem(side, { layers }, packageBytes, layerBytes) {
    if (packageBytes === null)
        return null;
    const parts = layers.flatMap((arn) => {
        const bytes = layerBytes[arn];
        return bytes === undefined ? [] : [{ name: arn.split(':').slice(-2).join(':'), bytes }];
    });
    const sum = packageBytes + parts.reduce((total, { bytes }) => total + bytes, 0);
    if (sum <= UNZIPPED_LIMIT_BYTES)
        return null;
    const shown = [{ name: 'package', bytes: packageBytes }, ...parts]
        .map(({ name, bytes }) => `${name} ${(0,_megabytes_js__WEBPACK_IMPORTED_MODULE_6__/* .megabytes */ .i)(bytes)}`)
        .join(' + ');
    return `${side}-package: at least ${(0,_megabytes_js__WEBPACK_IMPORTED_MODULE_6__/* .megabytes */ .i)(sum)} unpacked with its layers (${shown}); Lambda takes ${(0,_megabytes_js__WEBPACK_IMPORTED_MODULE_6__/* .megabytes */ .i)(UNZIPPED_LIMIT_BYTES)}. Make the package or a layer smaller.`;
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
