/**
 * Seeded randomness in 32-bit integer arithmetic: the same seed gives the same numbers in every JavaScript engine.
 * The generator is sfc32 (Chris Doty-Humphrey's "small fast counting" generator of PractRand, 128 bits of state); the
 * seed text is hashed into the state by four FNV-1a hashes over its UTF-16 units. The state is plain data.
 */
export interface RandomState {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly counter: number;
}

const FNV_PRIME = 0x01000193;
const FNV_BASIS = 0x811c9dc5;
/** Rounds that mix the seed before the first number is used, as PractRand does. */
const WARM_UP = 15;

/** The state for a seed text. Every text is a seed, also the empty one. */
export function seedRandom(seed: string): RandomState {
  let state: RandomState = { a: fnv1a(seed, 1), b: fnv1a(seed, 2), c: fnv1a(seed, 3), counter: 1 };
  for (let round = 0; round < WARM_UP; round++) state = step(state).state;
  return state;
}

/** An integer from 0 to `bound` - 1, each equally likely, and the state after it. `bound` from 1 to 2^32. */
export function integerBelow(state: RandomState, bound: number): { value: number; state: RandomState } {
  // Numbers above the last whole multiple of the bound would favour small remainders; draw again.
  const limit = 2 ** 32 - (2 ** 32 % bound);
  let drawn = step(state);
  while (drawn.value >= limit) drawn = step(drawn.state);
  return { value: drawn.value % bound, state: drawn.state };
}

/** A shuffled copy (Fisher and Yates), and the state after it. */
export function shuffle<T>(items: readonly T[], state: RandomState): { items: T[]; state: RandomState } {
  const result: T[] = [];
  let current = state;
  for (const item of items) {
    const drawn = integerBelow(current, result.length + 1);
    current = drawn.state;
    // "Inside-out": the new item takes a random place, whose former owner moves to the end.
    const displaced = result[drawn.value];
    if (displaced === undefined) {
      result.push(item);
    } else {
      result.push(displaced);
      result[drawn.value] = item;
    }
  }
  return { items: result, state: current };
}

function step({ a, b, c, counter }: RandomState): { value: number; state: RandomState } {
  const value = (a + b + counter) >>> 0;
  return {
    value,
    state: {
      a: (b ^ (b >>> 9)) >>> 0,
      b: (c + (c << 3)) >>> 0,
      c: (((c << 21) | (c >>> 11)) + value) >>> 0,
      counter: (counter + 1) >>> 0,
    },
  };
}

function fnv1a(text: string, salt: number): number {
  let hash = (FNV_BASIS ^ salt) >>> 0;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), FNV_PRIME) >>> 0;
  return hash;
}
