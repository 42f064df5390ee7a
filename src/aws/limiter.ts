/** One limiter for all control-plane calls of a run: the account's quota is shared with everybody else in it. */

export interface LimiterDependencies {
  /** Milliseconds of a clock that does not jump. */
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
}

const SLOWEST_PER_SECOND = 0.5;
/** The calls of one second that are refused together halve the rate once. */
const HALVE_AT_MOST_EVERY_MS = 1_000;
const RECOVER_EVERY_MS = 5_000;
const RECOVER_BY_PER_SECOND = 0.5;

interface Caller {
  readonly signal: AbortSignal | null;
  readonly go: () => void;
  readonly leave: (reason: unknown) => void;
}

export class CallLimiter {
  readonly #most: number;
  readonly #dependencies: LimiterDependencies;
  readonly #queue: Caller[] = [];
  /** When the latest calls were let through, oldest first: as many as fit into one window. */
  #passed: number[] = [];
  #perSecond: number;
  #changedMs: number;
  #pumping = false;

  /** @param perSecond calls in any second; Infinity for no limit. */
  constructor(perSecond: number, dependencies: LimiterDependencies) {
    this.#most = perSecond;
    this.#perSecond = perSecond;
    this.#dependencies = dependencies;
    this.#changedMs = dependencies.now();
  }

  /** Resolves when the call may be made, in the order of asking. Rejects when the signal aborts first. */
  async take(signal: AbortSignal | null): Promise<void> {
    signal?.throwIfAborted();
    if (this.#most === Number.POSITIVE_INFINITY) return;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const caller: Caller = { signal, go: resolve, leave: reject };
    const abort = (): void => {
      const place = this.#queue.indexOf(caller);
      if (place >= 0) this.#queue.splice(place, 1);
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', abort, { once: true });
    this.#queue.push(caller);
    if (!this.#pumping) void this.#pump();
    try {
      await promise;
    } finally {
      signal?.removeEventListener('abort', abort);
    }
  }

  /** A call was refused because of its rate: half as fast from here on, and slowly back. */
  slowDown(): void {
    const now = this.#dependencies.now();
    if (this.#perSecond < this.#most && now - this.#changedMs < HALVE_AT_MOST_EVERY_MS) return;
    this.#perSecond = Math.max(SLOWEST_PER_SECOND, this.#perSecond / 2);
    this.#changedMs = now;
  }

  async #pump(): Promise<void> {
    this.#pumping = true;
    const { now, sleep } = this.#dependencies;
    while (this.#queue.length > 0) {
      const waitMs = this.#waitMs(now());
      if (waitMs > 0) {
        await sleep(waitMs);
        continue;
      }
      this.#passed.push(now());
      this.#queue.shift()?.go();
    }
    this.#pumping = false;
  }

  /**
   * A window of `count` calls takes at least count/rate seconds, wherever it begins; inside it calls keep half of the
   * usual distance, so that a burst does not arrive as one.
   */
  #waitMs(nowMs: number): number {
    if (this.#perSecond < this.#most && nowMs - this.#changedMs >= RECOVER_EVERY_MS) {
      this.#perSecond = Math.min(this.#most, this.#perSecond + RECOVER_BY_PER_SECOND);
      this.#changedMs = nowMs;
    }
    const count = Math.max(1, Math.floor(this.#perSecond));
    this.#passed = this.#passed.slice(-count);
    const first = this.#passed.length < count ? undefined : this.#passed[0];
    const intervalMs = 1_000 / this.#perSecond;
    const windowMs = first === undefined ? 0 : first + count * intervalMs - nowMs;
    const distanceMs = (this.#passed.at(-1) ?? Number.NEGATIVE_INFINITY) + intervalMs / 2 - nowMs;
    return Math.max(0, windowMs, distanceMs);
  }
}
