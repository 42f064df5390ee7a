/** What the use case needs from outside. The gate drives Lambda, a clock and a listener; nothing else has two implementations. */
import type { CellKey, Side } from '../core/model.ts';
import type { InvokeResult } from '../core/start/invoke-result.ts';

/** One of the functions that serve a lane for the length of a run. */
export interface TemporaryFunction {
  readonly name: string;
  readonly cell: CellKey;
  readonly side: Side;
}

/**
 * Lambda as the gate drives it. Which code and settings a side has is the adapter's business: the gate only says
 * which side, tier and function it wants. Every call may throw a {@link LambdaFailure}.
 */
export interface Lambda {
  /** Creates the function. It cannot be used before {@link ready}. */
  create(fn: TemporaryFunction, signal: AbortSignal): Promise<void>;
  /** Waits until a created function can be used. */
  ready(fn: TemporaryFunction, signal: AbortSignal): Promise<void>;
  /** Makes a version that has never run: none of its environments can be warm. Calls for one function never overlap. */
  publishFresh(fn: TemporaryFunction, nonce: string, signal: AbortSignal): Promise<string>;
  /** Sends one request to exactly this version, once. What went wrong with the request is a result, not an error. */
  invoke(fn: TemporaryFunction, version: string, signal: AbortSignal): Promise<InvokeResult>;
  /**
   * The REPORT line of a request from the function's log, for a response whose log tail had none.
   * @returns null when it did not come within a bounded wait.
   */
  findReport(
    fn: TemporaryFunction,
    requestId: string,
    sentAt: Date,
    signal: AbortSignal,
  ): Promise<string | null>;
  /** Deletes the function with all its versions and its log group; what is gone already is fine. */
  remove(fn: TemporaryFunction): Promise<void>;
}

export interface Clock {
  now(): Date;
  /** Milliseconds that never jump. */
  monotonicMs(): number;
  /** Resolves after that many milliseconds, or at once when the signal aborts. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

/** Hears how far the run is. Sentences are for the job log and free of function output. */
export interface Listener {
  say(sentence: string): void;
}

/** Something in the way of measuring that the user can act on. The message says what, where and what to do. */
export class LambdaFailure extends Error {
  override readonly name: string = 'LambdaFailure';
}

/** The credentials are no longer valid: nothing more can be measured, and what there is, is judged. */
export class CredentialsExpired extends LambdaFailure {
  override readonly name = 'CredentialsExpired';
}
