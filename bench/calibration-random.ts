/** A fast seeded generator for simulations (sfc32, like the plan's, but with its state inside). */
export class Random {
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;

  constructor(seed: number) {
    this.#a = seed >>> 0;
    this.#b = Math.imul(seed, 0x9e3779b1) >>> 0;
    this.#c = 0x2545f491;
    for (let i = 0; i < 15; i++) this.uniform();
  }

  /** In [0, 1). */
  uniform(): number {
    const value = (this.#a + this.#b + this.#counter) >>> 0;
    this.#counter = (this.#counter + 1) >>> 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) >>> 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + value) >>> 0;
    return value / 2 ** 32;
  }

  /** Standard normal (Box and Muller). */
  normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.uniform())) * Math.cos(2 * Math.PI * this.uniform());
  }

  /** Exponential with this mean. */
  exponential(mean: number): number {
    return -mean * Math.log(1 - this.uniform());
  }

  /** Gamma with this shape and scale 1 (Marsaglia and Tsang 2000; below shape 1 by their boost). */
  gamma(shape: number): number {
    if (shape < 1) return this.gamma(shape + 1) * (1 - this.uniform()) ** (1 / shape);
    const d = shape - 1 / 3;
    for (;;) {
      const z = this.normal();
      const v = (1 + z / Math.sqrt(9 * d)) ** 3;
      if (v > 0 && Math.log(1 - this.uniform()) < (z * z) / 2 + d - d * v + d * Math.log(v)) return d * v;
    }
  }

  /** A shuffled copy. */
  shuffled<T>(items: readonly T[]): T[] {
    const result = [...items];
    for (let i = result.length - 1; i > 0; i--) {
      const j = Math.floor(this.uniform() * (i + 1));
      const [a, b] = [result[i], result[j]];
      if (a === undefined || b === undefined) break;
      result[i] = b;
      result[j] = a;
    }
    return result;
  }
}
