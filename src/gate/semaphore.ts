/** The bound on requests under way at once: a caller waits for its permits in the order in which callers came. */
interface Waiting {
  readonly count: number;
  readonly enter: () => void;
}

export class Semaphore {
  #limit: number;
  #taken = 0;
  readonly #queue: Waiting[] = [];

  /** @param limit at least 1. */
  constructor(limit: number) {
    this.#limit = Math.max(1, limit);
  }

  get limit(): number {
    return this.#limit;
  }

  /** Requests under way end as they are; from now on fewer are let in. */
  lower(limit: number): void {
    this.#limit = Math.max(1, Math.min(limit, this.#limit));
    this.#admit();
  }

  /** Takes so many permits at once, or all that there are when the limit is lower. @returns how many. */
  async take(wanted: number): Promise<number> {
    const entered = Promise.withResolvers<void>();
    this.#queue.push({ count: wanted, enter: entered.resolve });
    this.#admit();
    await entered.promise;
    return wanted;
  }

  release(count: number): void {
    this.#taken -= count;
    this.#admit();
  }

  #admit(): void {
    for (let next = this.#queue[0]; next !== undefined; next = this.#queue[0]) {
      // A group larger than the limit goes alone.
      if (this.#taken > 0 && this.#taken + next.count > this.#limit) return;
      this.#queue.shift();
      this.#taken += next.count;
      next.enter();
    }
  }
}
