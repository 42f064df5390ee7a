/** C(2n, n) grows so fast that no error rate needs more values than this. */
const MOST = 200;

/** Sizes of one block. */
export interface BlockSizes {
  readonly base: number;
  readonly head: number;
}

/**
 * The smallest one-sided p that untied values in blocks of these sizes can give: 1 / product of C(base + head, head),
 * the probability that all of head is on one end of every block. 1 when there is nothing to compare.
 */
export function smallestAttainableP(blocks: readonly BlockSizes[]): number {
  let p = 1;
  for (const { base, head } of blocks) {
    for (let i = 1; i <= head; i++) p *= i / (base + i);
  }
  return p;
}

/**
 * The fewest values per side with which a one-sided p of `level` can be reached at all, in blocks of `blockSize`
 * (the last one may be shorter): 3 for 0.05, 4 for 0.05 / 3. `level` in (0, 1).
 */
export function samplesForLevel(level: number, blockSize: number): number {
  for (let n = 1; n < MOST; n++) {
    const blocks: BlockSizes[] = [];
    for (let left = n; left > 0; left -= blockSize) {
      const size = Math.min(left, blockSize);
      blocks.push({ base: size, head: size });
    }
    if (smallestAttainableP(blocks) <= level * (1 + 1e-12)) return n;
  }
  return MOST;
}
