/**
 * What a build command finds in its environment: what tools need, and what the command itself names. A list of what is
 * allowed and not of what is forbidden, because nobody can list how others call their secrets.
 */
import type { ProcessEnvironment } from '../../core/process-environment.ts';

/** Names of which the value says where the machine and its tools are. Compared without case: Windows has `Path`. */
const ALLOWED: readonly RegExp[] = [
  // The system and the session.
  /^(PATH|HOME|USER|LOGNAME|SHELL|LANG|LANGUAGE|LC_\w+|TZ|TERM|TMPDIR|TEMP|TMP|XDG_\w+|LD_LIBRARY_PATH|LIBRARY_PATH|CPATH)$/i,
  /^(SYSTEMROOT|SYSTEMDRIVE|WINDIR|COMSPEC|PATHEXT|USERPROFILE|USERNAME|APPDATA|LOCALAPPDATA|PROGRAMDATA|PROGRAMFILES.*|PROGRAMW6432|NUMBER_OF_PROCESSORS|PROCESSOR_\w+|OS)$/i,
  // That this is CI, and on what.
  /^(CI|GITHUB_ACTIONS|IMAGEOS|IMAGEVERSION|RUNNER_(OS|ARCH|TEMP|TOOL_CACHE|ENVIRONMENT)|AGENT_TOOLSDIRECTORY|SOURCE_DATE_EPOCH|FORCE_COLOR|NO_COLOR)$/i,
  // The way to the network.
  /^(HTTPS?_PROXY|NO_PROXY|ALL_PROXY|SSL_CERT_(FILE|DIR)|NODE_EXTRA_CA_CERTS|REQUESTS_CA_BUNDLE|CURL_CA_BUNDLE|SSH_AUTH_SOCK)$/i,
  // Languages and package managers.
  /^(NODE_(OPTIONS|ENV|PATH)|NPM_CONFIG_(USERCONFIG|GLOBALCONFIG|CACHE|PREFIX|REGISTRY|LOGLEVEL|FUND|AUDIT)|PNPM_HOME|YARN_(CACHE_FOLDER|GLOBAL_FOLDER)|BUN_INSTALL|DENO_(DIR|INSTALL)|COREPACK_(HOME|ENABLE_\w+))$/i,
  /^(PYTHON(PATH|HOME|LOCATION|HASHSEED|DONTWRITEBYTECODE|UNBUFFERED)|PYTHON\d*_ROOT_DIR|PKG_CONFIG_PATH|VIRTUAL_ENV|PIP_(CACHE_DIR|DISABLE_PIP_VERSION_CHECK)|UV_(CACHE_DIR|PYTHON\w*)|POETRY_(HOME|CACHE_DIR))$/i,
  /^(GOROOT|GOPATH|GOBIN|GOCACHE|GOMODCACHE|GOFLAGS|GOPROXY|GOPRIVATE|GONOSUMDB|GOSUMDB|GOTOOLCHAIN|GOOS|GOARCH|CGO_\w+|CARGO_(HOME|TARGET_DIR|BUILD_TARGET|TERM_COLOR)|RUSTUP_(HOME|TOOLCHAIN)|RUSTFLAGS|CC|CXX|CFLAGS|CXXFLAGS|LDFLAGS)$/i,
  /^(JAVA_(HOME\w*|TOOL_OPTIONS)|JDK_\w+_X64|MAVEN_(HOME|OPTS)|M2_HOME|GRADLE_(HOME|USER_HOME|OPTS)|DOTNET_\w+|NUGET_PACKAGES|GEM_(HOME|PATH)|BUNDLE_(PATH|APP_CONFIG)|SAM_CLI_TELEMETRY)$/i,
];

/** Inputs, tokens and credentials of this job: never passed on, not even when the command names them. */
const NEVER =
  /^(INPUT_|STATE_|ACTIONS_|AWS_|GITHUB_(TOKEN|ENV|PATH|OUTPUT|STATE|STEP_SUMMARY)$|GH_TOKEN$|GOOGLE_|GCP_|AZURE_|ARM_)/i;

/** What makes a job one that can reach a cloud account. */
const CLOUD_CREDENTIALS =
  /^(AWS_(ACCESS_KEY_ID|SECRET_ACCESS_KEY|SESSION_TOKEN|WEB_IDENTITY_TOKEN_FILE|CONTAINER_(CREDENTIALS|AUTHORIZATION)_\w+)|GOOGLE_(APPLICATION_)?CREDENTIALS|GOOGLE_GHA_CREDS_PATH|AZURE_(CLIENT_SECRET|CREDENTIALS)|ARM_CLIENT_SECRET|ACTIONS_ID_TOKEN_REQUEST_TOKEN)$/i;

/** Differ between runs on one machine image without changing a build. */
const VOLATILE = /^(HOME|USER|LOGNAME|USERNAME|TERM|TMPDIR|TEMP|TMP|RUNNER_TEMP|SSH_AUTH_SOCK|XDG_\w+)$/i;

/** The environment of the build command, the same for both sides. */
export function buildEnvironment(environment: ProcessEnvironment, command: string): Record<string, string> {
  const named = namesIn(command);
  return pick(
    environment,
    (name) => !NEVER.test(name) && (named.has(name) || ALLOWED.some((allowed) => allowed.test(name))),
  );
}

/**
 * The part of the environment that decides which tools build, and with what: paths of tools, runner image, flags. It
 * belongs to the identity of a build. What only the command names is left out: it may be a secret.
 */
export function toolEnvironment(environment: ProcessEnvironment): Record<string, string> {
  return pick(
    environment,
    (name) => !NEVER.test(name) && !VOLATILE.test(name) && ALLOWED.some((allowed) => allowed.test(name)),
  );
}

/**
 * A warning when the job holds cloud credentials, or null. Leaving variables out is tidiness, not a wall: a build runs as
 * the same user as this process and can look at it. Only a job of its own keeps them apart.
 */
export function credentialsWarning(environment: ProcessEnvironment): string | null {
  const found = Object.keys(environment).filter(
    (name) => CLOUD_CREDENTIALS.test(name) && environment[name] !== undefined && environment[name] !== '',
  );
  if (found.length === 0) return null;
  return (
    `build-command runs in a job that holds cloud credentials (${found.sort().join(', ')}). They are not in its environment, but a ` +
    'build runs as the same user and could find them: build in a job of its own without credentials, and measure in a second one.'
  );
}

function namesIn(command: string): ReadonlySet<string> {
  const mentions = command.matchAll(/\$\{?([A-Za-z_]\w*)|%([A-Za-z_]\w*)%/g);
  return new Set([...mentions].map(([, unix, windows]) => unix ?? windows ?? ''));
}

function pick(environment: ProcessEnvironment, keep: (name: string) => boolean): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const name of Object.keys(environment).sort()) {
    const value = environment[name];
    if (value !== undefined && keep(name)) kept[name] = value;
  }
  return kept;
}
