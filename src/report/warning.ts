/** Doubts about a result in words. */
import type { CellWarning, RunWarning, StartWarning, StopCause, Warning } from '../core/model.ts';
import { count, rounded, signedTenths, tenths } from '../core/units.ts';

/** One sentence or two. It can hold names (of functions, runtimes, versions), which are foreign text: quote it. */
export function warningSentence(warning: Warning): string {
  switch (warning.code) {
    case 'duplicate-report':
    case 'memory-size-mismatch':
    case 'billed-mismatch':
      return warning.starts === 1
        ? startSentence(warning)
        : `${startSentence(warning)} Seen in ${count(warning.starts, 'start')}.`;
    case 'runtime-versions-differ':
    case 'snapstart-differs':
    case 'tiers-not-emulated':
    case 'other-node-version':
    case 'stopped-early':
      return runSentence(warning);
    default:
      return cellSentence(warning);
  }
}

const SIDE_NAMES = { base: 'Base', head: 'Head' } as const;

function cellSentence(warning: CellWarning): string {
  switch (warning.code) {
    case 'bimodal':
      return (
        `${SIDE_NAMES[warning.side]} has two modes, near ${tenths(warning.lowMs)} ms and ${tenths(warning.highMs)} ms ` +
        `(${Math.round(warning.highShare * 100)} % of its starts in the slower one): often two host generations. ` +
        'A change of the mix moves the median, but hardly the comparison.'
      );
    case 'median-and-shift-differ':
      return (
        `The medians differ by ${signedTenths(warning.medianPercent)} %, the typical pair of starts by ` +
        `${signedTenths(warning.shiftPercent)} %, which would be different answers: ` +
        'the two sides differ in shape, so look at the single values.'
      );
    case 'spreads-differ':
      return (
        `The spreads differ more than twofold: base varies by ${tenths(warning.baseSdOfLogs * 100)} %, ` +
        `head by ${tenths(warning.headSdOfLogs * 100)} %. The test then compares more than the typical time.`
      );
    case 'functions-differ': {
      const medians = warning.functions.map(
        ({ name, medianMs }, i) =>
          `${name} ${i === 0 ? 'has a median of' : 'of'} ${medianMs === null ? 'a failed start' : `${tenths(medianMs)} ms`}`,
      );
      return (
        `Two temporary functions with the same ${warning.side} build differ: ${medians.join(', ')}. ` +
        'Part of the difference between the sides may come from where functions are placed.'
      );
    }
    case 'many-lost-starts':
      return `${SIDE_NAMES[warning.side]} lost ${count(warning.lost, 'start')} that had to be repeated (${warning.planned} were planned).`;
    case 'early-stop':
      return 'Measuring stopped as soon as the regression was proven; the estimate of a change that was stopped early is somewhat too large. The interval allows for it.';
  }
}

function startSentence(warning: StartWarning): string {
  switch (warning.code) {
    case 'duplicate-report':
      return `${warning.reports} REPORT lines carry this request's id; the last was taken, because Lambda writes it after the function has stopped. The function prints lines that look like Lambda's own.`;
    case 'memory-size-mismatch':
      return `The function ran with ${warning.memorySizeMb} MB where the tier is ${warning.tierMb} MB.`;
    case 'billed-mismatch':
      return `Lambda billed ${rounded(warning.billedMs)} ms where the phases add up to ${rounded(warning.phasesMs)} ms, rounded up: the REPORT line and the bill do not describe the same request, or init is not billed here.`;
  }
}

function runSentence(warning: Exclude<RunWarning, StartWarning>): string {
  switch (warning.code) {
    case 'runtime-versions-differ': {
      const [base, head] = [warning.base, warning.head].map((arns) => arns.map(runtimeVersion).join(', '));
      return `Base ran on runtime version ${base} and head on ${head}: a difference may come from the runtime. Run again once AWS has finished its rollout, or pin the version with the function's runtime management settings.`;
    }
    case 'snapstart-differs': {
      const started = warning.restored === 'head' ? 'base' : 'head';
      return `SnapStart differs between the sides of ${warning.functionLabel}: restore + first request of ${warning.restored} is compared with init + first request of ${started}.`;
    }
    case 'tiers-not-emulated':
      return 'The embedded engine gives every memory tier the same CPU: tiers repeat the measurement, they do not differ.';
    case 'other-node-version':
      return `${warning.runtime} was run by Node.js ${warning.nodeVersion}, the only one the embedded engine has.`;
    case 'stopped-early':
      return stopSentence(warning.cause);
  }
}

function stopSentence(cause: StopCause): string {
  switch (cause.kind) {
    case 'throttled':
      return `Lambda refused ${count(cause.refusals, 'request')} in a row (${cause.reason}): the account has no concurrency left for measuring. Measure in an account or region of its own, at a quieter time, or ask for a higher quota of concurrent executions.`;
    case 'credentials-expired':
      return 'The AWS credentials expired before the run was over. Ask for a longer session (role-duration-seconds of configure-aws-credentials), or for fewer samples or tiers.';
  }
}

/** Runtime version ARNs end in a hash and have no account id; its first characters tell them apart. */
export function runtimeVersion(arn: string): string {
  return arn.slice(arn.lastIndexOf(':') + 1).slice(0, 12);
}
