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

/***/ 82126:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   plannedProblems: () => (/* binding */ plannedProblems)
/* harmony export */ });
/* harmony import */ var _core_model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71295);
/* harmony import */ var _deployment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74155);
/* harmony import */ var _template_refusals_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22956);



/** Lambda quotas: 250 MB unpacked, layers included. */
const UNZIPPED_LIMIT_BYTES = 262_144_000;
/** Texts hold sizes and names, never a value of the environment. */
function plannedProblems(planned, { template, account }) {
    const problems = [];
    for (const side of _core_model_js__WEBPACK_IMPORTED_MODULE_0__/* .SIDES */ .B) {
        const settings = planned.settings[side];
        if (settings === null)
            continue;
        const refused = (0,_template_refusals_js__WEBPACK_IMPORTED_MODULE_1__/* .blockedRuntime */ .p)(settings.runtime);
        if (refused !== null)
            problems.push(`${side}: ${refused}.`);
        const size = (0,_deployment_js__WEBPACK_IMPORTED_MODULE_2__/* .environmentBytes */ .lG)(settings.environment);
        if (size > _deployment_js__WEBPACK_IMPORTED_MODULE_2__/* .ENVIRONMENT_LIMIT_BYTES */ .kE) {
            problems.push(`${side}-settings: the environment is ${size} of ${_deployment_js__WEBPACK_IMPORTED_MODULE_2__/* .ENVIRONMENT_LIMIT_BYTES */ .kE} bytes with what it adds to the template's; make it smaller or set environment: none.`);
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
    const left = account.codeLimitBytes - account.codeBytes;
    if (planned.storageBytes > left) {
        problems.push(`The versions of the run would take ${megabytes(planned.storageBytes)} of code storage, and ${megabytes(account.codeBytes)} of the account's ${megabytes(account.codeLimitBytes)} are used: delete old versions, or ask for fewer samples or memory-tiers (or forcing: tenant, which makes no versions).`);
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
        .map(({ name, bytes }) => `${name} ${megabytes(bytes)}`)
        .join(' + ');
    return `${side}-package: at least ${megabytes(sum)} unpacked with its layers (${shown}); Lambda takes ${megabytes(UNZIPPED_LIMIT_BYTES)}. Make the package or a layer smaller.`;
}
function megabytes(bytes) {
    return `${(bytes / 1_048_576).toFixed(1)} MB`;
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
        refusals.push('is deployed as a container image, and head-package and base-package are zip packages; name a function of package type Zip with the same runtime');
    }
    else if (configuration.PackageType !== undefined && configuration.PackageType !== 'Zip') {
        refusals.push(`has the package type ${String(configuration.PackageType)}, which is not known here; name a function of package type Zip`);
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
