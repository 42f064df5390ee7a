/** What can go wrong with a function, in the words of Lambda. */
import type { ProcessEnd } from './processes.ts';

export interface Failure {
  readonly status: 'error' | 'timeout';
  /** e.g. `Runtime.ExitError`; null for a timeout, whose lines carry none. */
  readonly errorType: string | null;
  /** Body of the Invoke response. */
  readonly payload: (requestId: string) => Uint8Array;
}

export function errorPayload(errorType: string, errorMessage: string): Uint8Array {
  return Buffer.from(JSON.stringify({ errorType, errorMessage }));
}

/** A failure that the platform notices and words itself. */
export function platformFailure(errorType: string, message: string): Failure {
  return {
    status: 'error',
    errorType,
    payload: (requestId) => errorPayload(errorType, `RequestId: ${requestId} Error: ${message}`),
  };
}

/** A failure that the runtime reported: its own body is the answer. */
export function reportedFailure(errorType: string, body: Uint8Array): Failure {
  return { status: 'error', errorType, payload: () => body };
}

export function timeoutFailure(seconds: number): Failure {
  return {
    status: 'timeout',
    errorType: null,
    payload: (requestId) =>
      errorPayload(
        'Sandbox.Timedout',
        `RequestId: ${requestId} Error: Task timed out after ${seconds.toFixed(2)} seconds`,
      ),
  };
}

/**
 * A process that ended on its own. Memory is not limited here, and who sent a SIGKILL cannot be seen, so that
 * a function which the machine killed for want of memory is an exit with `signal: killed`, not
 * Runtime.OutOfMemory.
 */
export function exitFailure(who: 'Runtime' | 'Extension', end: ProcessEnd): Failure {
  if (end.kind === 'not-started') {
    const type = who === 'Runtime' ? 'Runtime.InvalidEntrypoint' : 'Extension.LaunchError';
    return platformFailure(type, LAUNCH_PROBLEMS[end.code] ?? `cannot start the process (${end.code})`);
  }
  const type = who === 'Runtime' ? 'Runtime.ExitError' : 'Extension.Crash';
  return platformFailure(type, `${who} exited ${reasonOf(end)}`);
}

function reasonOf(end: Exclude<ProcessEnd, { kind: 'not-started' }>): string {
  if (end.kind === 'signal') return `with error: signal: ${SIGNALS[end.signal] ?? end.signal}`;
  return end.code === 0 ? 'without providing a reason' : `with error: exit status ${end.code}`;
}

/** Errors of execve as AWS shows them: an absent interpreter reads as an absent file. */
const LAUNCH_PROBLEMS: Readonly<Record<string, string>> = {
  ENOENT: 'fork/exec: no such file or directory',
  EACCES: 'fork/exec: permission denied',
  ENOEXEC: 'fork/exec: exec format error',
};

/** Go's names of signals. */
const SIGNALS: Readonly<Record<string, string>> = {
  SIGABRT: 'aborted',
  SIGBUS: 'bus error',
  SIGFPE: 'floating point exception',
  SIGHUP: 'hangup',
  SIGILL: 'illegal instruction',
  SIGINT: 'interrupt',
  SIGKILL: 'killed',
  SIGPIPE: 'broken pipe',
  SIGSEGV: 'segmentation fault',
  SIGTERM: 'terminated',
  SIGTRAP: 'trace/breakpoint trap',
};

/** An error type as it came in a header: anything unlike AWS's own names is Runtime.Unknown. */
export function knownErrorType(header: string | undefined): string {
  return header !== undefined && /^(Runtime|Function|Extension)\.[A-Z][A-Za-z]*$/.test(header)
    ? header
    : 'Runtime.Unknown';
}
