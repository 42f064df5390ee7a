/** The account's quotas. Everything is off unless a caller asks for it. */
import { ApiError } from '../api/api-error.ts';
import type { Protocol } from '../api/protocol.ts';

export interface QuotaOptions {
  /** All Lambda operations but Invoke and GetFunction together, calls per second. */
  readonly controlPlanePerSecond?: number;
  /** GetFunction alone, calls per second. */
  readonly getFunctionPerSecond?: number;
  /** FilterLogEvents, calls per second. */
  readonly filterLogEventsPerSecond?: number;
  /** Concurrent executions of the account. Default: AWS's. */
  readonly concurrentExecutions?: number;
  /** Code storage of all versions. Default: AWS's. */
  readonly codeStorageBytes?: number;
}

/** A token bucket that holds one second's worth of calls. */
class Bucket {
  readonly #perSecond: number;
  #tokens: number;
  #atMs: number;

  constructor(perSecond: number, nowMs: number) {
    this.#perSecond = perSecond;
    this.#tokens = perSecond;
    this.#atMs = nowMs;
  }

  take(nowMs: number): boolean {
    const earned = ((nowMs - this.#atMs) / 1000) * this.#perSecond;
    this.#tokens = Math.min(this.#perSecond, this.#tokens + earned);
    this.#atMs = nowMs;
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}

export class CallQuotas {
  readonly #controlPlane: Bucket | null;
  readonly #getFunction: Bucket | null;
  readonly #filterLogEvents: Bucket | null;

  constructor(options: QuotaOptions, nowMs: number) {
    const bucket = (rate: number | undefined) => (rate === undefined ? null : new Bucket(rate, nowMs));
    this.#controlPlane = bucket(options.controlPlanePerSecond);
    this.#getFunction = bucket(options.getFunctionPerSecond);
    this.#filterLogEvents = bucket(options.filterLogEventsPerSecond);
  }

  /** Counts a call. @throws ApiError when it is one too many: 429 CallerRateLimitExceeded, for logs ThrottlingException. */
  charge(operation: string, protocol: Protocol, nowMs: number): void {
    if (this.#bucket(operation, protocol)?.take(nowMs) ?? true) return;
    throw protocol === 'logs'
      ? new ApiError(400, 'ThrottlingException', 'Rate exceeded')
      : new ApiError(429, 'TooManyRequestsException', 'Rate exceeded', 'CallerRateLimitExceeded');
  }

  #bucket(operation: string, protocol: Protocol): Bucket | null {
    if (operation === 'FilterLogEvents') return this.#filterLogEvents;
    if (operation === 'Invoke' || protocol === 'logs') return null;
    return operation === 'GetFunction' ? this.#getFunction : this.#controlPlane;
  }
}
