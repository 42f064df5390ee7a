/** What to tell the user about a start that did not count, with what to do about it. */
import type { FailedReason, LostReason } from '../core/model.ts';
import type { Cause } from '../core/start/causes.ts';

/** A failed start depends on the build: it counts as slower than any number and is never retaken. */
export const FAILED_SENTENCES: Readonly<Record<FailedReason, string>> = {
  'init-timeout':
    'Init took longer than the 10 s that Lambda allows (a SnapStart restore likewise), so Lambda ran it again inside the request: load less before the handler, or load it later.',
  'init-error':
    'The code failed before the handler could run: check the handler setting, that every module is in the package, and what runs at load time.',
  timeout:
    'The first request ran into the function timeout: raise `timeout` in the settings of both sides, or send a payload that asks for less work.',
  crash:
    "The process ended before it answered: look for exit calls, unhandled rejections and native modules in the function's log.",
  'out-of-memory':
    'The function ran out of memory: take this tier out of `memory-tiers`, or find what the build loads more than before.',
  'extension-failed':
    'An extension did not start or crashed: check the layers and their architecture; with `environment: none` an extension may miss its settings.',
  'function-error':
    'The handler answered with an error: set `payload` to an event that the function accepts, or `allow-function-errors: true` if both sides are meant to fail alike.',
};

/** A lost start says nothing about the build: it is retaken in its place. */
export const LOST_SENTENCES: Readonly<Record<LostReason, string>> = {
  'not-cold':
    'AWS had initialised the environment ahead of the request, so there was no init to measure: it is retaken; nothing to do unless it happens often.',
  'wrong-version':
    'Another version of the function answered than the one that was asked for: it is retaken; check that nothing else updates the temporary functions.',
  'no-report':
    'The log of the request has no REPORT line: let the credentials use logs:FilterLogEvents on the log groups of the temporary functions, or let the function log less after its answer.',
  'other-request':
    'The log tail has the REPORT line of another request only: it is retaken; check that nothing else invokes the temporary functions.',
  'zero-init':
    'The REPORT line says that init took 0 ms, which no init does: an emulator or a log forwarder wrote it; measure on AWS or with `engine: local`.',
  throttled:
    "Lambda refused the invoke (429): lower `concurrency`, or raise the account's concurrent executions.",
  'response-dropped':
    'The connection closed before the response came: it is retaken, because a second invoke would have met a warm environment; check the network and proxies of the runner.',
};

/** What a build that does not start most likely lacks, with what to do. */
export const CAUSE_SENTENCES: Readonly<Record<Cause, string>> = {
  'other-processor':
    'The program was built for another processor: build it for the architecture of the function, or set `architectures` to the one it was built for.',
  'native-module':
    "A native module does not fit the function's Linux or processor: install or build the dependencies for Lambda's operating system and the architecture of the function.",
  'bootstrap-not-executable':
    'The `bootstrap` file is not executable: set its permission bit (chmod 755) before it is packed.',
  'bootstrap-missing':
    'The program that the runtime starts is missing: `bootstrap` must lie at the top of the package (or the entry point of the image must exist), with the interpreter that its first line names.',
  'handler-setting':
    'The handler setting does not name a function of the package: compare its path and export with what lies at the top of the package.',
  'module-missing':
    'A module is missing from the package (or the handler names a file that is not there): bundle the dependencies with the build that is measured.',
  'unparsable-code':
    'The runtime cannot parse the code: check that its language level and module kind (`type` in package.json) fit the runtime.',
  'access-denied':
    'A call of the function was refused: check the permissions of the `role` that the temporary functions have.',
  'unreadable-file':
    'A file cannot be read: set its permission bits (644, folders 755) before the package is packed.',
};
