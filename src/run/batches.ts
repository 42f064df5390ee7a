/** Functions that are worked on at the same time: their packages are in memory. */
const AT_ONCE = 4;

/** What `make` gives for every item, in the order of the items, for at most `atOnce` of them at the same time. */
export async function inBatches<Item, Result>(
  items: readonly Item[],
  make: (item: Item) => Promise<Result>,
  atOnce = AT_ONCE,
): Promise<readonly Result[]> {
  const made: Result[] = [];
  for (let begin = 0; begin < items.length; begin += atOnce) {
    made.push(...(await Promise.all(items.slice(begin, begin + atOnce).map(make))));
  }
  return made;
}
