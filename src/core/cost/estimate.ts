/** What a run will do and cost, before it does anything. Pure arithmetic over the plan; upper ends are marked as such. */
import type { Architecture, Side } from '../model.ts';
import { CONTROL_PLANE_CALLS_PER_SECOND, EPHEMERAL_STORAGE_MB, INIT_SECONDS } from '../quotas.ts';
import { EPHEMERAL_GB_SECOND, GB_SECOND, REQUEST, TENANT_ENVIRONMENT_GB } from './prices.ts';

export interface EstimateInput {
  readonly sides: readonly Side[];
  readonly tiersMb: readonly number[];
  readonly architectures: readonly Architecture[];
  /** Planned maximum of starts per side and cell. */
  readonly maxSamples: number;
  readonly functionsPerLane: number;
  readonly concurrency: number;
  readonly forcing: 'version' | 'tenant';
  /** SnapStart: a version takes minutes, so that one serves several starts. */
  readonly startsPerVersion: number;
  readonly delays: Delays;
  /** Zipped, by side; 0 for a container image, which takes no code storage. */
  readonly packageBytes: Readonly<Record<Side, number>>;
  readonly timeoutSeconds: number;
  readonly ephemeralStorageMb: number;
}

export interface Estimate {
  readonly lanes: number;
  readonly functions: number;
  /** Burn-in included, retakes not. */
  readonly starts: number;
  /** Calls by operation; polls of GetFunction are about as many as updates and creates. */
  readonly calls: Readonly<Record<string, number>>;
  /** Calls that count against the account's control-plane quota (see RUN_CALLS_PER_SECOND). */
  readonly controlCalls: number;
  /** Without early stopping and at usual delays of AWS. */
  readonly minutes: number;
  /** Which limit makes it that long; `update-lock`: a function takes one change at a time. */
  readonly longestBy: 'control-plane-calls' | 'update-lock' | 'concurrency';
  /** Code storage while the run lasts: every function and every version holds its package. */
  readonly storageBytes: number;
  /** At a second per start. */
  readonly dollars: number;
  /** If every start used up init limit and timeout. */
  readonly mostDollars: number;
}

/** Control-plane calls per second that a run makes at most: about half of the account's, the rest is for production deploys. */
export const RUN_CALLS_PER_SECOND = Math.ceil(CONTROL_PLANE_CALLS_PER_SECOND / 2);

/** What changes of functions take, in seconds. */
export interface Delays {
  readonly create: number;
  /** An update of the configuration, done, and a version of it published. */
  readonly change: number;
  readonly snapshot: number;
}

/**
 * Usual delays of AWS. Source: durations of recorded tests against AWS (2025-11) and the AWS CDK's measurements: a new
 * function is Active after 2 to 4 s, an update of a zip function done after 1 to 3 s, a version published in about 1 s;
 * a snapshot takes minutes (AWS Lambda Power Tuning, pull request 190).
 */
export const AWS_DELAYS: Delays = { create: 4, change: 3, snapshot: 150 };
/** The same where a side is a container image: a change takes about 25 s. Source: AWS CDK, pull request 18536. */
export const AWS_IMAGE_DELAYS: Delays = { ...AWS_DELAYS, create: 25, change: 25 };
/** The embedded engine changes functions at once. */
export const NO_DELAYS: Delays = { create: 0, change: 0, snapshot: 0 };

/** What a start is taken to last when nothing is known of it. */
const START_SECONDS = 1;

/** @throws RangeError for a plan without sides, tiers or architectures. */
export function estimateRun(input: EstimateInput): Estimate {
  const { sides, tiersMb, architectures, functionsPerLane, maxSamples, concurrency, forcing } = input;
  const lanes = sides.length * tiersMb.length * architectures.length;
  if (lanes === 0) throw new RangeError('nothing is planned');
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
  const quotaSeconds = input.delays.change === 0 ? 0 : controlCalls / RUN_CALLS_PER_SECOND;
  const bounds = [
    ['control-plane-calls', quotaSeconds],
    ['update-lock', (versions / functions) * (input.delays.change + snapshots)],
    ['concurrency', (starts * START_SECONDS) / concurrency],
  ] as const;
  const [longestBy, seconds] = bounds.reduce((most, bound) => (bound[1] > most[1] ? bound : most));
  const bytesOf = (count: number): number =>
    sides.reduce((sum, side) => sum + input.packageBytes[side] * (count / sides.length), 0);
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
    mostDollars: dollarsOf(input, startsPerLane, INIT_SECONDS + input.timeoutSeconds),
  };
}

/**
 * Functions of one run together. They share calls and permits, so that times which are bound by these add up; changes of their
 * functions go on side by side.
 * @throws RangeError for none.
 */
export function sumEstimates(all: readonly Estimate[]): Estimate {
  const [first, ...others] = all;
  if (first === undefined) throw new RangeError('nothing is planned');
  const sum = (of: (estimate: Estimate) => number): number =>
    all.reduce((total, each) => total + of(each), 0);
  const longest = others.reduce((most, each) => (each.minutes > most.minutes ? each : most), first);
  const sharing = all.filter(({ longestBy }) => longestBy !== 'update-lock');
  const shared = sharing.reduce((total, { minutes }) => total + minutes, 0);
  const calls: Record<string, number> = {};
  for (const each of all) {
    for (const [name, n] of Object.entries(each.calls)) calls[name] = (calls[name] ?? 0) + n;
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

function dollarsOf(input: EstimateInput, startsPerLane: number, seconds: number): number {
  let dollars = 0;
  for (const architecture of input.architectures) {
    for (const tierMb of input.tiersMb) {
      const starts = input.sides.length * startsPerLane;
      const gb = tierMb / 1_024;
      const temporaryGb = Math.max(0, input.ephemeralStorageMb - EPHEMERAL_STORAGE_MB.least) / 1_024;
      const perStart =
        seconds * (gb * GB_SECOND[architecture] + temporaryGb * EPHEMERAL_GB_SECOND) +
        REQUEST +
        (input.forcing === 'tenant' ? gb * TENANT_ENVIRONMENT_GB : 0);
      dollars += starts * perStart;
    }
  }
  return dollars;
}
