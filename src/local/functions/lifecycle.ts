/**
 * The states of a function version, pure: time comes in as milliseconds, nothing is read from a clock.
 *
 *   created  -> Pending -------------> Active, Successful      (or Failed)
 *   updating -> Active, InProgress --> Active, Successful      (or Active, update Failed)
 *
 * A transition is due at `until` and happens when somebody looks (`settled`); no timer is needed. Even with a
 * delay of 0 the answer to the call that starts a change shows the state before the transition, as on AWS.
 * Sequences, wordings and the reason code `Creating` in both phases follow recordings of real AWS.
 */
import { type ApiError, conflict } from '../api/api-error.ts';

/** Why a change ends as Failed, e.g. code `InvalidImage`. */
export interface ChangeFailure {
  readonly reasonCode: string;
  readonly reason: string;
}

type Update =
  | { readonly status: 'Successful' }
  | { readonly status: 'InProgress'; readonly until: number; readonly failure: ChangeFailure | null }
  | { readonly status: 'Failed'; readonly failure: ChangeFailure };

export type Lifecycle =
  | { readonly state: 'Pending'; readonly until: number; readonly failure: ChangeFailure | null }
  | { readonly state: 'Active'; readonly update: Update }
  | { readonly state: 'Failed'; readonly failure: ChangeFailure };

/** A published version of a zip function is usable at once. */
export const ACTIVE: Lifecycle = { state: 'Active', update: { status: 'Successful' } };

export function created(now: number, delayMs: number, failure: ChangeFailure | null): Lifecycle {
  return { state: 'Pending', until: now + delayMs, failure };
}

export function updating(now: number, delayMs: number, failure: ChangeFailure | null): Lifecycle {
  return { state: 'Active', update: { status: 'InProgress', until: now + delayMs, failure } };
}

/** What the lifecycle has become by `now`: the same object while nothing is due. */
export function settled(lifecycle: Lifecycle, now: number): Lifecycle {
  if (lifecycle.state === 'Pending' && now >= lifecycle.until)
    return lifecycle.failure === null ? ACTIVE : { state: 'Failed', failure: lifecycle.failure };
  if (
    lifecycle.state === 'Active' &&
    lifecycle.update.status === 'InProgress' &&
    now >= lifecycle.update.until
  ) {
    const { failure } = lifecycle.update;
    return failure === null ? ACTIVE : { state: 'Active', update: { status: 'Failed', failure } };
  }
  return lifecycle;
}

const CREATING = 'The function is being created.';

/** The members of FunctionConfiguration that tell the state. A Pending version has no LastUpdateStatus. */
export function describeState(lifecycle: Lifecycle): Record<string, string> {
  switch (lifecycle.state) {
    case 'Pending':
      return { State: 'Pending', StateReason: CREATING, StateReasonCode: 'Creating' };
    case 'Failed':
      return {
        State: 'Failed',
        StateReason: lifecycle.failure.reason,
        StateReasonCode: lifecycle.failure.reasonCode,
        LastUpdateStatus: 'Failed',
      };
    case 'Active':
      return { State: 'Active', ...describeUpdate(lifecycle.update) };
  }
}

function describeUpdate(update: Update): Record<string, string> {
  switch (update.status) {
    case 'Successful':
      return { LastUpdateStatus: 'Successful' };
    case 'InProgress':
      return {
        LastUpdateStatus: 'InProgress',
        LastUpdateStatusReason: CREATING,
        LastUpdateStatusReasonCode: 'Creating',
      };
    case 'Failed':
      return {
        LastUpdateStatus: 'Failed',
        LastUpdateStatusReason: update.failure.reason,
        LastUpdateStatusReasonCode: update.failure.reasonCode,
      };
  }
}

/** Invoke is refused until the version is Active; during an update it runs what was there before. */
export function refusesInvoke(lifecycle: Lifecycle): ApiError | null {
  if (lifecycle.state === 'Active') return null;
  return conflict(
    `The operation cannot be performed at this time. The function is currently in the following state: ${lifecycle.state}`,
  );
}

/** Updates, publishing and tagging are refused while the function is created or updated. */
export function refusesChange(lifecycle: Lifecycle, functionArn: string): ApiError | null {
  if (lifecycle.state === 'Pending') return refusesInvoke(lifecycle);
  if (lifecycle.state === 'Active' && lifecycle.update.status === 'InProgress')
    return conflict(
      `The operation cannot be performed at this time. An update is in progress for resource: ${functionArn}`,
    );
  return null;
}
