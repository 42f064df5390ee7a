import type { Lambda, TemporaryFunction } from './ports.ts';

/**
 * The fresh versions of one temporary function. A function has one update lock, so its versions are made one after
 * the other; up to `ahead` of them wait ready while earlier ones are invoked.
 */
export class VersionSupply {
  readonly #lambda: Lambda;
  readonly #fn: TemporaryFunction;
  readonly #ahead: number;
  readonly #planned: number;
  readonly #signal: AbortSignal;
  readonly #waiting: Promise<string>[] = [];
  #last: Promise<unknown> = Promise.resolve();
  #made = 0;

  /**
   * @param ahead how many versions to keep ready; 0 makes each one when it is asked for.
   * @param planned how many are needed if nothing is lost: more than that are only made when they are asked for.
   */
  constructor(
    lambda: Lambda,
    fn: TemporaryFunction,
    { ahead, planned }: { readonly ahead: number; readonly planned: number },
    signal: AbortSignal,
  ) {
    this.#lambda = lambda;
    this.#fn = fn;
    this.#ahead = ahead;
    this.#planned = planned;
    this.#signal = signal;
  }

  /** Begins to make the first versions. */
  open(): void {
    while (this.#waiting.length < this.#ahead && this.#made < this.#planned) this.#prepare();
  }

  /** The next version that has never run. */
  take(): Promise<string> {
    if (this.#waiting.length === 0) this.#prepare();
    const next = this.#waiting.shift();
    this.open();
    return next ?? Promise.reject(new Error('no version was prepared'));
  }

  /** Resolves when no call is under way any more, whether the last one worked or failed. */
  async settled(): Promise<void> {
    await this.#last.catch(() => undefined);
  }

  #prepare(): void {
    this.#made += 1;
    const nonce = String(this.#made);
    const version = this.#last.then(() => {
      this.#signal.throwIfAborted();
      return this.#lambda.publishFresh(this.#fn, nonce, this.#signal);
    });
    // A version nobody takes any more (its tier was decided) must not become an unhandled rejection.
    this.#last = version.catch(() => undefined);
    version.catch(() => undefined);
    this.#waiting.push(version);
  }
}
