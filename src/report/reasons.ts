/** What each kind of lost or failed start means and what to do about it. */
import type { FailedReason, LostReason } from '../core/model.ts';

interface Explanation {
  readonly what: string;
  readonly fix: string;
}

export const FAILED: Readonly<Record<FailedReason, Explanation>> = {
  'init-timeout': {
    what: 'init took longer than Lambda allows (10 s)',
    fix: 'Load less before the handler runs, or give the function more memory.',
  },
  'init-error': {
    what: 'init ended with an error',
    fix: 'Check that the package holds the handler, its modules and, for provided runtimes, an executable bootstrap built for this architecture.',
  },
  timeout: {
    what: 'the first request ran into the function timeout',
    fix: 'Raise the timeout, or send a payload that a fresh function can answer without its back ends.',
  },
  crash: {
    what: 'the process exited before it answered',
    fix: 'Look for an exit call, a native module built for another platform, or an unhandled error.',
  },
  'out-of-memory': {
    what: 'the function ran out of memory',
    fix: 'Leave this memory tier out, or find what the new build loads.',
  },
  'extension-failed': {
    what: 'a Lambda extension did not start',
    fix: 'Check the layers: the extension must be executable and built for this architecture.',
  },
  'function-error': {
    what: 'the handler answered with an error',
    fix: 'Set `payload` to a request that the handler accepts, or `allow-function-errors: true` if the error is expected on both sides.',
  },
};

export const LOST: Readonly<Record<LostReason, Explanation>> = {
  'not-cold': {
    what: 'the environment had been started ahead of the request',
    fix: 'Nothing to do: AWS does this now and then.',
  },
  'wrong-version': {
    what: 'another version answered',
    fix: 'Nothing to do unless it repeats: then something else changes the temporary functions.',
  },
  'no-report': {
    what: 'the answer carried no report line',
    fix: 'If it repeats, allow `logs:FilterLogEvents` so that the report can be read from the log group.',
  },
  'other-request': {
    what: 'the report belonged to another request',
    fix: 'Nothing to do unless it repeats.',
  },
  'zero-init': {
    what: 'the report gave an init of 0 ms',
    fix: 'If it repeats, the endpoint or an extension rewrites the log.',
  },
  throttled: {
    what: 'AWS throttled the request',
    fix: 'Lower `concurrency`, or run when fewer deployments share the account.',
  },
  'response-dropped': {
    what: 'the connection closed before the answer came',
    fix: 'Nothing to do unless it repeats: then look at the proxy or network of the runner.',
  },
};

export function isFailedReason(reason: string): reason is FailedReason {
  return Object.hasOwn(FAILED, reason);
}

export function isLostReason(reason: string): reason is LostReason {
  return Object.hasOwn(LOST, reason);
}
