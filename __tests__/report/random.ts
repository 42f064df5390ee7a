/** A small seeded generator (mulberry32, public domain), so that test numbers are realistic and always the same. */
export type Random = () => number;

export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Lognormal around `median` with standard deviation `sd` of the logarithms, with Lambda's two decimals. */
export function lognormal(random: Random, median: number, sd: number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return Math.round(median * Math.exp(sd * normal) * 100) / 100;
}
