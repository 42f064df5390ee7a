/** How long changes take, so that waiting is exercised as on AWS. Drawn with a seed: the same run again is the same. */
import { integerBelow, type RandomState, seedRandom } from '../../core/plan/random.ts';

/** Milliseconds, or a range [min, max] to draw from. */
export type Delay = number | readonly [number, number];

export interface DelayOptions {
  /** CreateFunction until Active. */
  readonly create?: Delay;
  /** An update until Successful. */
  readonly update?: Delay;
  /** PublishVersion until its answer. */
  readonly publish?: Delay;
  /** With SnapStart, PublishVersion until its version is Active. */
  readonly snapshot?: Delay;
  /** Seed of the draws. Default `delays`. */
  readonly seed?: string;
}

export class Delays {
  readonly #options: DelayOptions;
  #random: RandomState;

  constructor(options: DelayOptions) {
    this.#options = options;
    this.#random = seedRandom(options.seed ?? 'delays');
  }

  /** Milliseconds for one change. */
  of(change: 'create' | 'update' | 'publish' | 'snapshot'): number {
    const delay = this.#options[change] ?? 0;
    if (typeof delay === 'number') return delay;
    return delay[0] + (delay[1] - delay[0]) * this.draw();
  }

  /** Uniform in [0, 1). */
  draw(): number {
    const { value, state } = integerBelow(this.#random, 2 ** 32);
    this.#random = state;
    return value / 2 ** 32;
  }
}
