/** Lambda's two concurrency limits: the account's, and what a function reserved out of it. */
import { UNRESERVED_CONCURRENCY } from '../../core/quotas.ts';
import { invalidParameter, throttled } from '../api/api-error.ts';
import type { FunctionRecord, FunctionStore } from './function-store.ts';

export class Concurrency {
  readonly limit: number;
  readonly #store: FunctionStore;
  readonly #running = new Map<FunctionRecord, number>();

  /** `limit`: concurrent executions of the account. */
  constructor(limit: number, store: FunctionStore) {
    this.limit = limit;
    this.#store = store;
  }

  /** What functions without a reservation share. */
  get unreserved(): number {
    return this.limit - this.#reserved(null);
  }

  /** Takes the permit for one invoke; dispose of it when the invoke ends. @throws ApiError 429 with its reason when there is none left. */
  take(fn: FunctionRecord): Disposable {
    const running = this.#running.get(fn) ?? 0;
    if (fn.reservedConcurrency !== null && running >= fn.reservedConcurrency)
      throw throttled('ReservedFunctionConcurrentInvocationLimitExceeded');
    if (fn.reservedConcurrency === null && this.#runningUnreserved() >= this.unreserved)
      throw throttled('ConcurrentInvocationLimitExceeded');
    this.#running.set(fn, running + 1);
    return { [Symbol.dispose]: () => this.#leave(fn) };
  }

  /** Reserves for a function; AWS keeps some unreserved, or all of it in an account that has less. */
  reserve(fn: FunctionRecord, amount: number): void {
    const least = Math.min(UNRESERVED_CONCURRENCY, this.limit);
    if (amount > 0 && this.limit - this.#reserved(fn) - amount < least)
      throw invalidParameter(
        `Specified ReservedConcurrentExecutions for function decreases account's UnreservedConcurrentExecution below its minimum value of [${least}].`,
      );
    fn.reservedConcurrency = amount;
  }

  #reserved(except: FunctionRecord | null): number {
    return this.#store
      .list()
      .reduce((sum, fn) => sum + (fn === except ? 0 : (fn.reservedConcurrency ?? 0)), 0);
  }

  #runningUnreserved(): number {
    let sum = 0;
    for (const [fn, running] of this.#running) if (fn.reservedConcurrency === null) sum += running;
    return sum;
  }

  #leave(fn: FunctionRecord): void {
    const left = (this.#running.get(fn) ?? 1) - 1;
    if (left === 0) this.#running.delete(fn);
    else this.#running.set(fn, left);
  }
}
