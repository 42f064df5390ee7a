export const id = 382;
export const ids = [382,626];
export const modules = {

/***/ 71626:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ systemErrorCode)
/* harmony export */ });
/** The code that Node puts on the error of a failed system call, e.g. `ENOENT`; null for other errors. */
function systemErrorCode(error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
    return typeof code === 'string' ? code : null;
}


/***/ }),

/***/ 25673:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ap: () => (/* binding */ msNumber),
/* harmony export */   E9: () => (/* binding */ dollars),
/* harmony export */   Et: () => (/* binding */ isNumber),
/* harmony export */   Fw: () => (/* binding */ signedMs),
/* harmony export */   Ho: () => (/* binding */ roughPercent),
/* harmony export */   MK: () => (/* binding */ NBSP),
/* harmony export */   Rc: () => (/* binding */ level),
/* harmony export */   TP: () => (/* binding */ tenths),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   VU: () => (/* binding */ signedTenths),
/* harmony export */   Wf: () => (/* binding */ rounded),
/* harmony export */   Zm: () => (/* binding */ tier),
/* harmony export */   Zu: () => (/* binding */ fixed),
/* harmony export */   e0: () => (/* binding */ exact),
/* harmony export */   ee: () => (/* binding */ bytes),
/* harmony export */   iN: () => (/* binding */ percentDecimals),
/* harmony export */   n: () => (/* binding */ shiftDecimals),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   wu: () => (/* binding */ signedPercent),
/* harmony export */   x3: () => (/* binding */ NONE),
/* harmony export */   zD: () => (/* binding */ grouped)
/* harmony export */ });
/* unused harmony export ms */
/**
 * The one place where numbers become words, for renderers and for errors of adapters alike. Independent of the locale; a
 * typographic minus sign; a value that rounds to zero has no sign; whatever is not a finite number is a dash, so that
 * nobody can print `NaN` or `Infinity`.
 */
/** Shown where there is no number. */
const NONE = '–';
/** Keeps a number and its unit on one line. */
const NBSP = '\u00a0';
const MINUS = '\u2212';
/** Fixed decimals; never an exponent, never `-0`. */
function fixed(value, decimals, signed) {
    if (!Number.isFinite(value))
        return NONE;
    const digits = Math.abs(value).toFixed(decimals);
    if (Number(digits) === 0)
        return digits;
    return `${value < 0 ? MINUS : signed ? '+' : ''}${digits}`;
}
function isNumber(value) {
    return value !== null && Number.isFinite(value);
}
/** Three to four significant digits, so that 41.3 and 252 and 1034 are all as exact as a reader needs. */
function threeDigits(value) {
    const size = Math.abs(value);
    return size < 9.995 ? 2 : size < 99.95 ? 1 : 0;
}
/** Decimals of a difference of times, which gets one digit less: its last digit is noise. */
function shiftDecimals(value) {
    const size = Math.abs(value);
    return size < 0.95 ? 2 : size < 9.95 ? 1 : 0;
}
/** Decimals of a change in percent. */
function percentDecimals(value) {
    return Math.abs(value) < 99.95 ? 1 : 0;
}
/** A time without its unit, in milliseconds: `41.3`. */
function msNumber(value) {
    return isNumber(value) ? fixed(value, threeDigits(value), false) : NONE;
}
/** A time: `252 ms`. */
function ms(value) {
    return isNumber(value) ? `${msNumber(value)}${NBSP}ms` : NONE;
}
/** A difference of times: `+61 ms`. */
function signedMs(value) {
    return isNumber(value) ? `${fixed(value, shiftDecimals(value), true)}${NBSP}ms` : NONE;
}
/** A change: `+24.1 %`. `value` is in percent. */
function signedPercent(value) {
    return isNumber(value) ? `${fixed(value, percentDecimals(value), true)}${NBSP}%` : NONE;
}
/** A number that the user gave, as short as it is exact: `10`, `12.5`. */
function exact(value) {
    if (!Number.isFinite(value))
        return NONE;
    return fixed(value, Math.min(6, decimalsOf(value)), false);
}
function decimalsOf(value) {
    for (let decimals = 0; decimals < 6; decimals += 1) {
        if (Number(value.toFixed(decimals)) === value)
            return decimals;
    }
    return 6;
}
/** A number of a sentence, with one decimal: `60.8`. */
function tenths(value) {
    return fixed(value, 1, false);
}
/** The same with its direction: `+60.8`. */
function signedTenths(value) {
    return fixed(value, 1, true);
}
/** A number that was computed, at most two decimals and none that are zero: `10`, `24.39`. */
function rounded(value) {
    return exact(Number(value.toFixed(2)));
}
/** A limit in percent that follows from one in milliseconds: `+24 %`, `+4.9 %`. */
function roughPercent(value) {
    return isNumber(value) ? `${fixed(value, Math.abs(value) < 9.95 ? 1 : 0, true)}${NBSP}%` : NONE;
}
/** A level such as 0.95 or 0.98333: `95 %`, `98.3 %`. */
function level(value) {
    return `${exact(Number((value * 100).toFixed(1)))}${NBSP}%`;
}
/** Seconds as people say them: `48 s`, `4 min 12 s`, `1 h 5 min`. */
function duration(seconds) {
    if (!Number.isFinite(seconds))
        return NONE;
    const whole = Math.max(0, Math.round(seconds));
    if (whole < 60)
        return `${whole}${NBSP}s`;
    if (whole < 3600)
        return `${Math.floor(whole / 60)}${NBSP}min ${whole % 60}${NBSP}s`;
    return `${Math.floor(whole / 3600)}${NBSP}h ${Math.floor((whole % 3600) / 60)}${NBSP}min`;
}
/** From the smallest. */
const BINARY_UNITS = ['KiB', 'MiB', 'GiB'];
/**
 * A size, in units of 1,024: `512 bytes`, `12.3 KiB`, `50.0 MiB`. Lambda's limits are such units, although AWS writes
 * MB: its "50 MB" of a zip file are 52,428,800 bytes (Lambda developer guide, "Lambda quotas").
 */
function bytes(value) {
    if (!Number.isFinite(value))
        return NONE;
    let [size, unit] = [value, 'bytes'];
    for (const larger of BINARY_UNITS) {
        if (size < 1_024)
            break;
        [size, unit] = [size / 1_024, larger];
    }
    return `${fixed(size, unit === 'bytes' ? 0 : threeDigits(size), false)}${NBSP}${unit}`;
}
/** A whole number that must be exact, in groups of three digits: `52,428,800`. */
function grouped(value) {
    return value.toFixed(0).replace(/\B(?=(\d{3})+$)/g, ',');
}
/** A memory tier: `1024 MB`, which is how AWS labels the units of 1,048,576 bytes that a function's memory is set in. */
function tier(mb) {
    return `${exact(mb)}${NBSP}MB`;
}
/** `1 start`, `3 starts`. */
function count(n, one, many = `${one}s`) {
    return `${exact(n)} ${n === 1 ? one : many}`;
}
/** US dollars: `$0.0021`, `$1.24`. */
function dollars(value) {
    return isNumber(value) ? `$${value.toFixed(value < 0.01 ? 4 : 2)}` : NONE;
}


/***/ }),

/***/ 27382:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $: () => (/* binding */ isThere),
  b: () => (/* binding */ loadArchive),
  loadPackage: () => (/* binding */ loadPackage)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/quotas.js
var quotas = __webpack_require__(50449);
// EXTERNAL MODULE: ./build/core/units.js
var units = __webpack_require__(25673);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./node_modules/yauzl/index.js
var yauzl = __webpack_require__(20663);
// EXTERNAL MODULE: ./build/packages/content/model.js
var model = __webpack_require__(78323);
;// CONCATENATED MODULE: ./build/packages/content/native.js
/** How many bytes `identifyNative` looks at. */
const NATIVE_HEADER_BYTES = 20;
const ELF_MACHINES = new Map([
    [62, 'x86_64'],
    [183, 'arm64'],
    [3, '32-bit x86'],
    [40, '32-bit ARM'],
]);
/** Below this, the number after 0xCAFEBABE counts the parts of a universal Mach-O; above, it is a Java class version. */
const FIRST_JAVA_CLASS_VERSION = 45;
/** What native code a file holds, from its first bytes; null for anything else. */
function identifyNative(header) {
    if (header.length < NATIVE_HEADER_BYTES)
        return null;
    const magic = header.readUInt32BE(0);
    if (magic === 0x7f454c46) {
        const bigEndian = header.readUInt8(5) === 2;
        const machine = bigEndian ? header.readUInt16BE(18) : header.readUInt16LE(18);
        return { format: 'ELF', machine: ELF_MACHINES.get(machine) ?? `machine ${machine}` };
    }
    const thinMachO = magic === 0xcffaedfe || magic === 0xcefaedfe;
    const universalMachO = magic === 0xcafebabe && header.readUInt32BE(4) < FIRST_JAVA_CLASS_VERSION;
    if (thinMachO || universalMachO)
        return { format: 'Mach-O', machine: 'macOS' };
    if (magic >>> 16 === 0x4d5a)
        return { format: 'PE', machine: 'Windows' };
    return null;
}

;// CONCATENATED MODULE: ./build/packages/content/archive.js
/** Reads and checks a zip or jar that is sent as it is. */







/** "Version made by" of tools that know Unix modes: Unix and macOS. */
const HOSTS_WITH_MODES = [3, 19];
const FOR_EVERYONE = 0o004;
/**
 * Reads the central directory and unpacks every entry in memory, one piece at a time, comparing sizes and checksums.
 * A zip that passes can be unpacked by Lambda.
 */
async function readArchive(bytes) {
    if (bytes.length === 0)
        return refused('is empty (0 bytes): build it again');
    let zip;
    const listed = [];
    try {
        zip = await (0,yauzl/* fromBufferPromise */.SY)(bytes, { decodeStrings: false });
        for await (const entry of zip.eachEntry())
            listed.push({ entry, path: nameOf(entry) });
    }
    catch (error) {
        return refused(`is not a zip that can be read (${reasonOf(error)}): build it again, or give the folder`);
    }
    const files = listed.filter(({ path }) => !path.endsWith('/'));
    if (files.length === 0)
        return refused('has no files in it');
    const problems = nameProblems(listed.map(({ path }) => path));
    const unzipped = files.reduce((sum, { entry }) => sum + entry.uncompressedSize, 0);
    const entries = [];
    // Past the limit nothing is unpacked: the sizes are the message, and a zip bomb stays closed.
    if (unzipped <= quotas/* UNZIPPED_BYTES */.eZ) {
        for (const { entry, path } of files) {
            try {
                entries.push(await readEntry(zip, entry, path));
            }
            catch (error) {
                problems.push(`the entry ${JSON.stringify(path)} is damaged (${reasonOf(error)}): build the zip again`);
            }
        }
    }
    else {
        problems.push(tooLargeUnzipped(files.map(({ entry, path }) => ({ path, size: entry.uncompressedSize }))));
    }
    return { entries: entries.sort(model/* compareBytewise */.GV), problems, warnings: readabilityWarnings(entries) };
}
/** The message for contents over Lambda's limit: the sum, and where it comes from. */
function tooLargeUnzipped(files) {
    const sum = files.reduce((total, { size }) => total + size, 0);
    const parts = new Map();
    for (const { path, size } of files) {
        const part = /^(?:node_modules\/(?:@[^/]+\/)?)?[^/]+/.exec(path)?.[0] ?? path;
        parts.set(part, (parts.get(part) ?? 0) + size);
    }
    const largest = [...parts]
        .sort((left, right) => right[1] - left[1])
        .slice(0, 3)
        .map(([part, size]) => `"${part}" ${(0,units/* grouped */.zD)(size)}`);
    return (`is ${(0,units/* grouped */.zD)(sum)} bytes unzipped; Lambda allows ${(0,units/* grouped */.zD)(quotas/* UNZIPPED_BYTES */.eZ)} with all layers. ` +
        `Largest parts: ${largest.join(', ')}. Remove what the function does not need, or use a container image`);
}
async function readEntry(zip, entry, path) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    let header = Buffer.alloc(0);
    let checksum = 0;
    let size = 0;
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
        const piece = chunk;
        if (header.length < NATIVE_HEADER_BYTES) {
            header = Buffer.concat([header, piece.subarray(0, NATIVE_HEADER_BYTES - header.length)]);
        }
        hash.update(piece);
        checksum = (0,external_node_zlib_.crc32)(piece, checksum);
        size += piece.length;
    }
    if (checksum !== entry.crc32)
        throw new Error('checksum differs');
    const mode = modeOf(entry);
    const native = (mode & model/* TYPE_MASK */.mb) === model/* SYMBOLIC_LINK */.e7 ? null : identifyNative(header);
    return { path, mode, size, sha256: hash.digest('hex'), native };
}
function modeOf(entry) {
    const written = entry.externalFileAttributes >>> 16;
    if (!HOSTS_WITH_MODES.includes(entry.versionMadeBy >>> 8) || written === 0)
        return model/* REGULAR_FILE */.iR | 0o644;
    return (written & model/* TYPE_MASK */.mb) === 0 ? model/* REGULAR_FILE */.iR | written : written;
}
/** Names as they are in the zip: yauzl would turn backslashes into `/`, which Lambda does not. */
function nameOf(entry) {
    return (0,yauzl/* getFileNameLowLevel */.ax)(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, true);
}
function nameProblems(paths) {
    const problems = [];
    const first = (matches) => {
        const path = paths.find(matches);
        return path === undefined ? undefined : JSON.stringify(path);
    };
    const backslash = first((path) => path.includes('\\'));
    if (backslash !== undefined) {
        problems.push(`has backslashes in its names, e.g. ${backslash}, so that Lambda would find no folders: ` +
            'zip it with a tool that writes "/", or give the folder');
    }
    const escaping = first((path) => /^(\/|[A-Za-z]:)/.test(path) || path.split(/[/\\]/).includes('..'));
    if (escaping !== undefined) {
        problems.push(`has a name that leaves the package: ${escaping}. Zip from inside the folder`);
    }
    const seen = new Set();
    const twice = first((path) => seen.size === seen.add(path).size);
    if (twice !== undefined)
        problems.push(`has ${twice} twice, so that what runs is undefined: build it again`);
    return problems;
}
function readabilityWarnings(entries) {
    const closed = entries.filter(({ mode }) => (mode & FOR_EVERYONE) === 0);
    if (closed[0] === undefined)
        return [];
    return [
        `${closed.length} of ${entries.length} files are not readable by everyone, e.g. "${closed[0].path}" ` +
            `(mode ${(closed[0].mode & 0o7777).toString(8).padStart(4, '0')}): Lambda runs code as another user; use 0644 or 0755`,
    ];
}
function refused(problem) {
    return { entries: [], problems: [problem], warnings: [] };
}
function reasonOf(error) {
    const message = error instanceof Error ? error.message : String(error);
    return message.startsWith('End of central directory') ? 'no end of central directory' : message;
}

;// CONCATENATED MODULE: ./build/packages/content/handler.js

const LANGUAGES = [
    {
        runtime: /^nodejs/,
        // The file is everything up to the first dot after the last slash.
        modulePath: (handler) => /^(.*\/)?[^/.]+(?=\.)/.exec(handler)?.[0] ?? null,
        suffixes: ['.js', '.mjs', '.cjs'],
        alternatives: (path) => [`${path}/`, `node_modules/${path}`],
    },
    {
        runtime: /^python/,
        // The function is what follows the last dot; dots before it are folders.
        modulePath: (handler) => handler.includes('.') ? handler.slice(0, handler.lastIndexOf('.')).replaceAll('.', '/') : null,
        suffixes: ['.py'],
        alternatives: (path) => [`${path}/__init__.`, `${path}.`],
    },
    {
        runtime: /^ruby/,
        modulePath: (handler) => (handler.includes('.') ? handler.slice(0, handler.indexOf('.')) : null),
        suffixes: ['.rb'],
        alternatives: () => [],
    },
];
/** Suffixes of sources that were not built. */
const UNBUILT = ['.ts', '.mts', '.cts', '.tsx', '.jsx'];
/**
 * What is wrong with the place of the handler's file, or null when it is there or cannot be known: for runtimes
 * that name a class or a program, absolute paths, and modules behind a link.
 */
function missingHandler(entries, runtime, handler) {
    const language = LANGUAGES.find((candidate) => candidate.runtime.test(runtime));
    if (language === undefined || handler.startsWith('/'))
        return null;
    const written = language.modulePath(handler);
    if (written === null)
        return `the handler "${handler}" does not have the form file.function that ${runtime} needs`;
    const modulePath = written.replace(/^(\.\/)+/, '');
    const accepted = language.suffixes.map((suffix) => modulePath + suffix);
    const alternatives = language.alternatives(modulePath);
    const found = entries.some(({ path, mode }) => accepted.includes(path) ||
        alternatives.some((start) => path.startsWith(start)) ||
        ((mode & model/* TYPE_MASK */.mb) === model/* SYMBOLIC_LINK */.e7 && modulePath.startsWith(`${path}/`)));
    if (found)
        return null;
    const near = nearMiss(entries, modulePath, [...language.suffixes, ...UNBUILT]);
    const names = `${modulePath}.(${language.suffixes.map((suffix) => suffix.slice(1)).join('|')})`;
    const place = modulePath.includes('/') ? 'in the package' : 'at the package root';
    return (`the file of the handler "${handler}" is missing: ${names} is not ${place}` +
        (near === null ? '' : `; found ${near}. Give the folder that has it at its root, or correct the handler`));
}
/** The shallowest file with the module's name anywhere, in any case, or as a source that was not built. */
function nearMiss(entries, modulePath, suffixes) {
    const name = modulePath.slice(modulePath.lastIndexOf('/') + 1).toLowerCase();
    const names = suffixes.map((suffix) => name + suffix);
    const depth = (path) => path.split('/').length;
    const [nearest] = entries
        .map(({ path }) => path)
        .filter((path) => names.includes(path.slice(path.lastIndexOf('/') + 1).toLowerCase()))
        .filter((path) => !path.includes('node_modules/'))
        .sort((left, right) => depth(left) - depth(right));
    return nearest ?? null;
}

;// CONCATENATED MODULE: ./build/packages/content/check.js
/** Checks a package against the function that is going to run it. */

const ANYONE_MAY_EXECUTE = 0o111;
/**
 * Where native code that will be loaded is known to live: compiled Node addons, the folders of LD_LIBRARY_PATH, and
 * Python extension modules. Folders of prebuilt variants (`prebuilds/linux-arm64/...`) hold other machines on purpose.
 */
const NATIVE_PLACES = [
    /(^|\/)build\/Release\/[^/]+\.node$/,
    /^[^/]+\.node$/,
    /^(lib\/)?[^/]+\.so(\.\d+)*$/,
    /\.(cpython-[^/]*|abi3)\.so$/,
];
/** Everything that would stop the function from starting, or makes it likely. Texts do not name the package. */
function checkPackage(pkg, use) {
    const problems = [];
    const warnings = [];
    const startsBootstrap = use.runtime.startsWith('provided');
    const missing = startsBootstrap
        ? missingBootstrap(pkg.entries)
        : missingHandler(pkg.entries, use.runtime, use.handler);
    if (missing !== null) {
        if (use.hasLayers)
            warnings.push(`${missing}. It is taken to be in a layer`);
        else
            problems.push(missing);
    }
    if (startsBootstrap) {
        // A link has every bit set, and what it leads to is not known here.
        const bootstrap = pkg.entries.find(({ path }) => path === 'bootstrap');
        if (bootstrap !== undefined && (bootstrap.mode & ANYONE_MAY_EXECUTE) === 0) {
            problems.push('bootstrap is not executable: chmod 755 it before zipping (and zip on Linux or macOS, or give the folder)');
        }
        if (bootstrap !== undefined)
            problems.push(...machineMismatches(bootstrap, use));
    }
    for (const entry of pkg.entries) {
        if (!NATIVE_PLACES.some((place) => place.test(entry.path)))
            continue;
        warnings.push(...machineMismatches(entry, use));
    }
    return { problems, warnings };
}
function missingBootstrap(entries) {
    if (entries.some(({ path }) => path === 'bootstrap'))
        return null;
    const near = entries.find(({ path }) => path.endsWith('/bootstrap'));
    return `"bootstrap" is not at the package root${near === undefined ? '' : `; found "${near.path}"`}`;
}
function machineMismatches(entry, use) {
    const { native } = entry;
    if (native === null)
        return [];
    return use.architectures
        .filter((architecture) => native.machine !== architecture)
        .map((architecture) => `"${entry.path}" is built for ${native.machine} (${native.format}), but the function runs on ${architecture}: ` +
        `build it for Linux ${architecture}`);
}

// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: ./node_modules/yazl/index.js
var yazl = __webpack_require__(93044);
;// CONCATENATED MODULE: ./build/packages/content/modes.js
/**
 * The mode of a file in a package that is made from a folder.
 *
 * Rule: 0755 when the owner may execute the file, else 0644. Windows has no such bit, so there the name decides:
 * `bootstrap`, `extensions/*`, anything in a folder `bin`, and `*.sh` are 0755. What Lambda itself starts
 * (`bootstrap`, `extensions/*`) is 0755 whatever the folder says: with less, the function cannot start.
 */

const OWNER_MAY_EXECUTE = 0o100;
/** Whether Lambda starts this file as a program. */
function isStartedByLambda(path) {
    return path === 'bootstrap' || /^extensions\/[^/]+$/.test(path);
}
function packedMode(path, statMode, platform) {
    const required = isStartedByLambda(path);
    const executable = platform === 'win32' ? /(^|\/)bin\/|\.sh$/.test(path) : (statMode & OWNER_MAY_EXECUTE) !== 0;
    return {
        mode: model/* REGULAR_FILE */.iR | (required || executable ? 0o755 : 0o644),
        corrected: required && !executable && platform !== 'win32',
    };
}

// EXTERNAL MODULE: ./build/core/system-error.js
var system_error = __webpack_require__(71626);
;// CONCATENATED MODULE: ./build/packages/content/tree.js




/** Reads the names, sizes and links under `folder`. File contents are not read. */
async function readTree(folder) {
    const items = [];
    const problems = [];
    const root = await (0,promises_.realpath)(folder);
    const pending = [root];
    for (let current = pending.pop(); current !== undefined; current = pending.pop()) {
        const entries = await attempt((0,promises_.readdir)(current, { withFileTypes: true }));
        if (!entries.ok) {
            problems.push(`the folder "${packagePath(root, current) || '.'}" cannot be read (${entries.code})`);
            continue;
        }
        for (const entry of entries.value) {
            const absolute = (0,external_node_path_.resolve)(current, entry.name);
            if (entry.isDirectory())
                pending.push(absolute);
            else
                await addItem(root, absolute, entry, items, problems);
        }
    }
    return { items: items.sort(model/* compareBytewise */.GV), problems: problems.sort() };
}
async function addItem(root, absolute, entry, items, problems) {
    const path = packagePath(root, absolute);
    if (path.includes('\\')) {
        problems.push(`${JSON.stringify(path)} has a backslash in its name, which zip readers take for a folder`);
    }
    else if (entry.isSymbolicLink()) {
        const link = await readLink(root, absolute, path);
        if (link.problem === null)
            items.push({ kind: 'link', path, absolute, target: link.target });
        else
            problems.push(link.problem);
    }
    else if (entry.isFile()) {
        const stats = await attempt((0,promises_.lstat)(absolute));
        if (stats.ok)
            items.push({ kind: 'file', path, absolute, size: stats.value.size, statMode: stats.value.mode });
        else
            problems.push(`"${path}" cannot be read (${stats.code})`);
    }
    else {
        problems.push(`"${path}" is neither a file, a folder nor a link (a socket, pipe or device): remove it`);
    }
}
async function readLink(root, absolute, path) {
    const refuse = (problem) => ({ problem, target: null });
    const written = await attempt((0,promises_.readlink)(absolute));
    if (!written.ok)
        return refuse(`the link "${path}" cannot be read (${written.code})`);
    const shown = `the link "${path}" -> "${written.value}"`;
    const reached = await attempt((0,promises_.realpath)(absolute));
    if (!reached.ok) {
        if (reached.code === 'ELOOP')
            return refuse(`${shown} runs in a circle: remove it`);
        if (reached.code === 'ENOENT')
            return refuse(`${shown} points to nothing: remove it or create its target`);
        return refuse(`${shown} cannot be followed (${reached.code})`);
    }
    const from = (0,external_node_path_.dirname)(absolute);
    const target = (0,external_node_path_.isAbsolute)(written.value) ? (0,external_node_path_.relative)(from, reached.value) : written.value;
    if (!isInside(root, reached.value) || climbsOut(packagePath(root, from), target)) {
        return refuse(`${shown} leaves the package: put a copy of its target there, e.g. with "cp -rL", ` +
            '"npm ci --install-links" or "pnpm deploy"');
    }
    if (isInside(reached.value, from)) {
        return refuse(`${shown} runs in a circle, because its target contains the link: remove it`);
    }
    return { problem: null, target: target.split(external_node_path_.sep).join('/') };
}
/** Whether a relative target passes through a folder above the package: it may come back here, but not on Lambda. */
function climbsOut(fromFolder, target) {
    let depth = fromFolder === '' ? 0 : fromFolder.split('/').length;
    for (const part of target.split(external_node_path_.sep)) {
        if (part === '..')
            depth -= 1;
        else if (part !== '.' && part !== '')
            depth += 1;
        if (depth < 0)
            return true;
    }
    return false;
}
function isInside(folder, path) {
    return path === folder || path.startsWith(folder.endsWith(external_node_path_.sep) ? folder : folder + external_node_path_.sep);
}
function packagePath(root, absolute) {
    return (0,external_node_path_.relative)(root, absolute).split(external_node_path_.sep).join('/');
}
/** Turns a rejected file operation into data, so that one unreadable file does not hide the problems of the others. */
async function attempt(operation) {
    try {
        return { ok: true, value: await operation };
    }
    catch (error) {
        const code = (0,system_error/* systemErrorCode */.v)(error);
        if (code === null)
            throw error;
        return { ok: false, code };
    }
}

;// CONCATENATED MODULE: ./build/packages/content/pack.js
/** Makes the zip of a folder: the same tree gives the same bytes. */








/** Files are read together up to this many, or this many bytes. */
const BATCH_FILES = 16;
const BATCH_BYTES = 4_000_000;
/**
 * Zips a tree in the given order. Every entry has the same time and no folder entries are written, so that bytes
 * depend on paths, modes and contents only (and on the zlib inside Node).
 *
 * libuv's thread pool takes its work in order: the reads of a batch come after the compressions of the batch before,
 * which bounds how much uncompressed data is in memory, and keeps every core busy.
 */
async function packTree(items, platform) {
    const zip = new yazl/* ZipFile */.u();
    const entries = [];
    const problems = [];
    const warnings = [];
    // yazl writes DOS times in local time: noon local time of that day is one value in every time zone.
    const mtime = new Date(1980, 0, 1, 12);
    const bytes = collect(zip.outputStream);
    for (const batch of batches(items)) {
        for (const { item, contents } of await Promise.all(batch.map(readItem))) {
            if (!contents.ok) {
                problems.push(`"${item.path}" cannot be read (${contents.code})`);
                continue;
            }
            const { mode, corrected } = pack_modeOf(item, platform);
            if (corrected) {
                warnings.push(`"${item.path}" was not executable; it is packed with mode 0755 (chmod +x it in the build)`);
            }
            entries.push(describe(item, mode, contents.value));
            zip.addBuffer(contents.value, item.path, { mode, mtime, forceDosTimestamp: true });
        }
    }
    zip.end();
    return { bytes: await bytes, entries, problems, warnings };
}
function* batches(items) {
    let batch = [];
    let size = 0;
    for (const item of items) {
        batch.push(item);
        if (item.kind === 'file')
            size += item.size;
        if (batch.length < BATCH_FILES && size < BATCH_BYTES)
            continue;
        yield batch;
        batch = [];
        size = 0;
    }
    yield batch;
}
async function readItem(item) {
    if (item.kind === 'link')
        return { item, contents: { ok: true, value: Buffer.from(item.target) } };
    return { item, contents: await attempt((0,promises_.readFile)(item.absolute)) };
}
function pack_modeOf(item, platform) {
    if (item.kind === 'link')
        return { mode: model/* SYMBOLIC_LINK */.e7 | 0o777, corrected: false };
    return packedMode(item.path, item.statMode, platform);
}
function describe(item, mode, contents) {
    return {
        path: item.path,
        mode,
        size: contents.length,
        sha256: (0,external_node_crypto_.createHash)('sha256').update(contents).digest('hex'),
        native: item.kind === 'link' ? null : identifyNative(contents.subarray(0, NATIVE_HEADER_BYTES)),
    };
}
/** Unlike node:stream/consumers, which goes through a Blob, this copies once: packages are tens of megabytes. */
async function collect(stream) {
    const chunks = [];
    stream.on('data', (chunk) => chunks.push(chunk));
    await (0,external_node_stream_promises_.finished)(stream);
    return Buffer.concat(chunks);
}

;// CONCATENATED MODULE: ./build/packages/content/load.js
/** From what the user names (folder, zip, jar, pattern) to the bytes that are uploaded and what is in them. */









/**
 * Loads a package. Everything that is wrong is found together and returned; each message names the input, the
 * path and the side. Throws for defects of this program only.
 */
async function loadPackage(source, options = {}) {
    const cwd = options.cwd ?? process.cwd();
    const platform = options.platform ?? process.platform;
    const found = await locate(source.path, cwd, platform);
    if (found.problem !== null)
        return conclude(source, options.use, failure(found.problem));
    const { label, isDirectory, size } = found;
    const absolute = (0,external_node_path_.resolve)(cwd, label);
    if (isDirectory)
        return conclude(source, options.use, await loadFolder(absolute, label, platform));
    if (size > quotas/* ZIPPED_BYTES */.nh)
        return conclude(source, options.use, failure(tooLargeZipped(size)));
    const bytes = await attempt((0,promises_.readFile)(absolute));
    if (!bytes.ok)
        return conclude(source, options.use, failure(`cannot be read (${bytes.code})`));
    return loadArchive({ ...source, path: label }, bytes.value, options.use);
}
/** The same for a zip that is already in memory, e.g. one that was fetched from a published version. */
async function loadArchive(source, bytes, use) {
    if (bytes.length > quotas/* ZIPPED_BYTES */.nh) {
        return conclude(source, use, failure(tooLargeZipped(bytes.length)));
    }
    const { entries, problems, warnings } = await readArchive(bytes);
    const pkg = entries.length === 0 ? null : assemble(bytes, entries, source.path);
    return conclude(source, use, { package: pkg, problems, warnings });
}
async function loadFolder(absolute, label, platform) {
    const tree = await readTree(absolute);
    const problems = [...tree.problems];
    const sizes = tree.items.map((item) => ({ path: item.path, size: item.kind === 'file' ? item.size : 0 }));
    if (sizes.length === 0 && problems.length === 0)
        problems.push('is an empty folder: build into it first');
    if (sizes.reduce((sum, { size }) => sum + size, 0) > quotas/* UNZIPPED_BYTES */.eZ) {
        return { package: null, problems: [...problems, tooLargeUnzipped(sizes)], warnings: [] };
    }
    const packed = await packTree(tree.items, platform);
    problems.push(...packed.problems);
    if (packed.bytes.length > quotas/* ZIPPED_BYTES */.nh)
        problems.push(tooLargeZipped(packed.bytes.length));
    return {
        package: packed.entries.length === 0 ? null : assemble(packed.bytes, packed.entries, label),
        problems,
        warnings: packed.warnings,
    };
}
function assemble(bytes, entries, label) {
    return {
        kind: 'package',
        bytes,
        sha256: (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('base64'),
        sizeBytes: bytes.length,
        unzippedBytes: entries.reduce((sum, { size }) => sum + size, 0),
        label,
        entries,
    };
}
/**
 * Adds the checks against the function, says in every message whose package it is about, and withholds a package that
 * has problems.
 */
function conclude(source, use, loaded) {
    const checked = use === undefined || loaded.package === null
        ? { problems: [], warnings: [] }
        : checkPackage(loaded.package, use);
    const problems = [...loaded.problems, ...checked.problems];
    const name = packageName(source);
    return {
        package: problems.length > 0 ? null : loaded.package,
        problems: problems.map((problem) => `${name}: ${problem}.`),
        warnings: [...loaded.warnings, ...checked.warnings].map((warning) => `${name}: ${warning}.`),
    };
}
/** How messages call a package: `head-package "dist" (head)`. */
function packageName(source) {
    return `${source.input ?? `${source.side}-package`} "${source.path}" (${source.side})`;
}
/** A pattern is expanded at once and cannot be interrupted. */
const MOST_EXPANSIONS = 100;
/** At most so many patterns a pattern with braces stands for: the product of their choices, a range counted as many. */
function expansions(pattern) {
    const groups = pattern.split('{').slice(1);
    return groups.reduce((product, group) => product * (group.includes('..') ? MOST_EXPANSIONS : group.split(',').length), 1);
}
/** Whether there is anything at a path or for a pattern, right or wrong. */
async function isThere(path, cwd) {
    const found = await locate(path, cwd, process.platform);
    return !('missing' in found);
}
async function locate(path, cwd, platform) {
    const stats = await attempt((0,promises_.stat)((0,external_node_path_.resolve)(cwd, path)));
    if (stats.ok) {
        if (!stats.value.isDirectory() && !stats.value.isFile()) {
            return { problem: 'is neither a folder nor a file' };
        }
        return { problem: null, label: path, isDirectory: stats.value.isDirectory(), size: stats.value.size };
    }
    if (stats.code !== 'ENOENT' && stats.code !== 'ENOTDIR' && stats.code !== 'EINVAL') {
        return { problem: `cannot be read (${stats.code})` };
    }
    if (!/[*?[{]/.test(path)) {
        return {
            problem: `does not exist (looked for ${(0,external_node_path_.resolve)(cwd, path)}): build it first, or correct the path`,
            missing: true,
        };
    }
    if (expansions(path) > MOST_EXPANSIONS) {
        return { problem: `stands for more than ${MOST_EXPANSIONS} patterns: use fewer braces` };
    }
    const pattern = platform === 'win32' ? path.replaceAll('\\', '/') : path;
    const matches = [];
    for await (const match of (0,promises_.glob)(pattern, { cwd }))
        matches.push(match);
    const [only, ...others] = matches.sort();
    if (only === undefined) {
        return { problem: `matches nothing in ${cwd}: build first, or correct the pattern`, missing: true };
    }
    if (others.length > 0) {
        const shown = matches.slice(0, 3).map((match) => `"${match}"`);
        const more = matches.length > shown.length ? ', ...' : '';
        return {
            problem: `matches ${matches.length} paths (${shown.join(', ')}${more}): make the pattern match exactly one`,
        };
    }
    return locate(only, cwd, platform);
}
function tooLargeZipped(size) {
    return (`is ${(0,units/* grouped */.zD)(size)} bytes zipped; Lambda takes at most ${(0,units/* grouped */.zD)(quotas/* ZIPPED_BYTES */.nh)} in an upload. ` +
        'Make it smaller (bundle, leave out development dependencies, source maps and the AWS SDK), ' +
        'move parts into layers, or use a container image');
}
function failure(problem) {
    return { package: null, problems: [problem], warnings: [] };
}


/***/ })

};
