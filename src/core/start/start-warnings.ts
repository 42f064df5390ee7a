import type { ColdStart, SeenWarning } from '../model.ts';

/** Doubts about single starts, one per kind and cell: the first one's numbers, and how many starts it was seen in. */
export function startWarnings(starts: readonly ColdStart[]): SeenWarning[] {
  const all = starts.flatMap(({ cell, warnings }) => warnings.map((warning) => ({ ...warning, cell })));
  const groups = Map.groupBy(all, ({ code, cell }) => JSON.stringify([code, cell]));
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first === undefined ? [] : [{ ...first, starts: group.length }];
  });
}
