/** How long changes take, so that waiting is exercised as on AWS. Drawn with a seed: the same run again is the same. */

/** Milliseconds, or a range [min, max] to draw from. */
export type Delay = number | readonly [number, number];

export interface DelayOptions {
  /** CreateFunction until Active. */
  readonly create?: Delay;
  /** An update until Successful. */
  readonly update?: Delay;
  /** PublishVersion until its answer. */
  readonly publish?: Delay;
  /** Seed of the draws. Default 1. */
  readonly seed?: number;
}

export class Delays {
  readonly #options: DelayOptions;
  /** Uniform in [0, 1). */
  readonly draw: () => number;

  constructor(options: DelayOptions) {
    this.#options = options;
    this.draw = mulberry32(options.seed ?? 1);
  }

  /** Milliseconds for one change. */
  of(change: 'create' | 'update' | 'publish'): number {
    const delay = this.#options[change] ?? 0;
    if (typeof delay === 'number') return delay;
    return delay[0] + (delay[1] - delay[0]) * this.draw();
  }
}

/** Tommy Ettinger's mulberry32 (public domain): 32 bits of state are plenty for delays. */
function mulberry32(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
