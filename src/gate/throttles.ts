/**
 * What to do when the account has no room for our requests. One refusal is chance; refusals in a row mean that somebody
 * needs the concurrency, and that may be production: first fall to one request at a time, then give up.
 */
import type { StopCause } from '../core/model.ts';
import type { Semaphore } from './semaphore.ts';

const IN_A_ROW_TO_SLOW_DOWN = 3;
const IN_A_ROW_TO_STOP = 9;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 8_000;

export class Throttles {
  readonly #permits: Semaphore;
  readonly #say: (sentence: string) => void;
  #inARow = 0;

  constructor(permits: Semaphore, say: (sentence: string) => void) {
    this.#permits = permits;
    this.#say = say;
  }

  /** A request was let in: whatever came before was chance. */
  passed(): void {
    this.#inARow = 0;
  }

  /**
   * A request was refused.
   * @param reason as Lambda names it, e.g. `ConcurrentInvocationLimitExceeded`.
   * @returns how long to wait before it is taken again, or why the run should stop. Every refusal in a row waits longer
   *   than the one before, so that requests that were refused together do not come back together.
   */
  refused(reason: string): { readonly pauseMs: number } | { readonly stop: StopCause } {
    this.#inARow += 1;
    if (this.#inARow >= IN_A_ROW_TO_STOP) {
      this.#say(
        `Lambda refused ${this.#inARow} requests in a row (${reason}): the account has no concurrency left, and no more are sent.`,
      );
      return { stop: { kind: 'throttled', refusals: this.#inARow, reason } };
    }
    if (this.#inARow >= IN_A_ROW_TO_SLOW_DOWN && this.#permits.limit > 1) {
      this.#permits.lower(1);
      this.#say(
        `Lambda refused ${this.#inARow} requests in a row (${reason}): from here on one request at a time.`,
      );
    }
    return { pauseMs: Math.min(FIRST_PAUSE_MS * 2 ** (this.#inARow - 1), LONGEST_PAUSE_MS) };
  }
}
