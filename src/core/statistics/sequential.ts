import { convolve, type Distribution, lowerTail, mirror, pointAtZero, upperTail } from './distribution.ts';

/** Shape of the spending function alpha * t^1.5 (the power family of Kim and DeMets 1987). */
const SPENDING_POWER = 1.5;

/** Forgives rounding in sums of probabilities, so that a p of exactly 0.05 is within 0.05. */
const ROUNDING = 1 + 1e-12;

/** What one block adds to a sequential test. */
export interface BlockScore {
  /** Observed score, 0 .. null.length - 1. */
  readonly score: number;
  /** Exact null distribution of this block's score. */
  readonly null: Distribution;
  /** Integer weight of the block in the sum. */
  readonly weight: number;
}

/** Error rates of the two directions over all looks. */
export interface ErrorRates {
  readonly up: number;
  readonly down: number;
}

/** One interim analysis of the sum of scores so far. */
export interface SequentialLook {
  /** Blocks used, from the first. */
  readonly blocks: number;
  /** P(sum >= observed) and P(sum <= observed) under the null of the blocks so far, looks apart. */
  readonly pUp: number;
  readonly pDown: number;
  /** The smallest sum that rejects upwards here; null when none does yet. */
  readonly rejectUp: number | null;
  /** The smallest mirrored sum (maximum - sum) that rejects downwards here; null when none does yet. */
  readonly rejectDown: number | null;
  /** Probability under the null of having rejected at this look or before. */
  readonly spentUp: number;
  readonly spentDown: number;
  readonly crossed: 'up' | 'down' | null;
}

/** Share of an error rate that may be spent when the share `t` (0 .. 1) of the plan is done. */
export function spendable(alpha: number, t: number): number {
  return alpha * Math.min(1, t) ** SPENDING_POWER;
}

/**
 * Replays the looks of a group sequential test and stops at the first crossing. `fractions[b]` is the share of the plan
 * that is done after block b, or null for no look there.
 *
 * The boundaries are exact: the null of the sum that has not crossed yet is carried from look to look by convolution;
 * at each look as much of its tail is cut off as the spending function allows, in whole attainable values, and what is
 * not spent carries over (Lan and DeMets 1983, with the permutation null in place of Brownian motion). The two
 * directions ignore each other's boundaries: each error rate holds even if the other kind of stop is ignored.
 */
export function replayLooks(
  blocks: readonly BlockScore[],
  fractions: readonly (number | null)[],
  rates: ErrorRates,
): SequentialLook[] {
  const looks: SequentialLook[] = [];
  const up = new Spending(rates.up);
  const down = new Spending(rates.down);
  let whole = pointAtZero();
  let sum = 0;
  for (const [index, block] of blocks.entries()) {
    whole = convolve(whole, block.null, block.weight);
    up.add(block.null, block.weight);
    down.add(mirror(block.null), block.weight);
    sum += block.weight * block.score;
    const t = fractions[index] ?? null;
    if (t === null) continue;
    const rejectUp = up.cut(t);
    const rejectDown = down.cut(t);
    const mirrored = whole.length - 1 - sum;
    const crossed =
      rejectUp !== null && sum >= rejectUp
        ? 'up'
        : rejectDown !== null && mirrored >= rejectDown
          ? 'down'
          : null;
    looks.push({
      blocks: index + 1,
      pUp: upperTail(whole, sum),
      pDown: lowerTail(whole, sum),
      rejectUp,
      rejectDown,
      spentUp: up.spent,
      spentDown: down.spent,
      crossed,
    });
    if (crossed !== null) break;
  }
  return looks;
}

/** One direction: the part of the null that has not been rejected, and the error spent. */
class Spending {
  readonly #alpha: number;
  #continuing: Distribution = pointAtZero();
  #spent = 0;

  constructor(alpha: number) {
    this.#alpha = alpha;
  }

  get spent(): number {
    return this.#spent;
  }

  add(score: Distribution, weight: number): void {
    this.#continuing = convolve(this.#continuing, score, weight);
  }

  /** Cuts the upper tail that may be rejected at plan share `t`; returns its lowest value, or null if there is none. */
  cut(t: number): number | null {
    const limit = spendable(this.#alpha, t) * ROUNDING;
    let tail = 0;
    let boundary: number | null = null;
    for (let k = this.#continuing.length - 1; k >= 0; k--) {
      const mass = this.#continuing[k] ?? 0;
      if (mass === 0) continue;
      if (this.#spent + tail + mass > limit) break;
      tail += mass;
      boundary = k;
    }
    if (boundary !== null) this.#continuing.fill(0, boundary);
    this.#spent += tail;
    return boundary;
  }
}
