/** Time that moves only when everything waits for it: a run of hours is over in milliseconds, and the same each time. */
import type { Clock } from '../../src/gate/ports.ts';

interface Sleeper {
  readonly untilMs: number;
  readonly wake: () => void;
}

export class VirtualClock implements Clock {
  #nowMs = 0;
  #asleep: Sleeper[] = [];
  #moving = false;

  now(): Date {
    return new Date(Date.UTC(2026, 0, 1) + this.#nowMs);
  }

  monotonicMs(): number {
    return this.#nowMs;
  }

  sleep(ms: number, signal: AbortSignal): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const sleeper: Sleeper = { untilMs: this.#nowMs + ms, wake: resolve };
    const awake = (): void => {
      this.#asleep = this.#asleep.filter((other) => other !== sleeper);
      resolve();
    };
    if (signal.aborted) return Promise.resolve();
    signal.addEventListener('abort', awake, { once: true });
    this.#asleep.push(sleeper);
    this.#move();
    return promise.finally(() => signal.removeEventListener('abort', awake));
  }

  /** An immediate comes after all promises: by then, whoever could go on without more time has done so. */
  #move(): void {
    if (this.#moving) return;
    this.#moving = true;
    setImmediate(() => {
      this.#moving = false;
      // The sort is stable: who fell asleep first is first to wake.
      const [next, ...later] = this.#asleep.toSorted((a, b) => a.untilMs - b.untilMs);
      if (next === undefined) return;
      this.#asleep = later;
      this.#nowMs = next.untilMs;
      next.wake();
      if (later.length > 0) this.#move();
    });
  }
}
