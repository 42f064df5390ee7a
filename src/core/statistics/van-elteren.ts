import { convolve, type Distribution, pointAtZero } from './distribution.ts';
import { type ExactP, exactP, type RankCount } from './mann-whitney.ts';
import { mannWhitneyNull } from './mann-whitney-null.ts';

/** Above this many points the grid of weighted sums is coarsened. */
const MAX_GRID = 200_000;

/** Within-block Mann-Whitney counts, summed. */
export interface BlockSum {
  /** Sum over blocks of weight * 2U. */
  readonly score: number;
  /** The largest score possible: all of head above all of base in every block. */
  readonly maximum: number;
  readonly null: Distribution;
  readonly p: ExactP;
}

/**
 * Integer weights proportional to 1 / (N_b + 1), N_b being the number of values in block b: van Elteren's (1960)
 * locally best weights. Blocks of one size all weigh 1. Where the smallest common grid would be larger than
 * MAX_GRID points, the weights are rounded to a coarser one: any fixed weights give an exact test, since the
 * null is that of the very sum that is used.
 */
export function vanElterenWeights(
  blocks: readonly { readonly base: number; readonly head: number }[],
): number[] {
  const sizes = blocks.map((block) => block.base + block.head + 1);
  const first = sizes[0] ?? 1;
  if (sizes.every((size) => size === first)) return sizes.map(() => 1);
  const gridAt = (common: number): number =>
    blocks.reduce(
      (points, block, b) => points + 2 * block.base * block.head * Math.round(common / (sizes[b] ?? 1)),
      0,
    );
  let common = 1;
  for (const size of sizes) {
    common = leastCommonMultiple(common, size);
    if (gridAt(common) > MAX_GRID) break;
  }
  const largest = Math.max(...sizes);
  while (gridAt(common) > MAX_GRID && common > largest) common = Math.max(largest, Math.floor(common / 2));
  return sizes.map((size) => Math.max(1, Math.round(common / size)));
}

/** Sums the counts of several blocks and gives the exact null of the sum by convolution. */
export function sumBlocks(counts: readonly RankCount[], weights = vanElterenWeights(counts)): BlockSum {
  let distribution = pointAtZero();
  let score = 0;
  counts.forEach((count, b) => {
    const weight = weights[b] ?? 1;
    distribution = convolve(distribution, mannWhitneyNull(count.base, count.head, count.tieSizes), weight);
    score += weight * count.doubledU;
  });
  return { score, maximum: distribution.length - 1, null: distribution, p: exactP(distribution, score) };
}

function leastCommonMultiple(a: number, b: number): number {
  let [high, low] = [a, b];
  while (low > 0) [high, low] = [low, high % low];
  return (a / high) * b;
}
