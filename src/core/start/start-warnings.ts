import type { Warning } from '../model.ts';

/** Doubts about single starts, one per kind and cell: the first one's sentence, and how many starts it was seen in. */
export function summarizeWarnings(warnings: readonly Warning[]): Warning[] {
  const groups = Map.groupBy(warnings, ({ code, cell }) => JSON.stringify([code, cell]));
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    return group.length === 1
      ? [first]
      : [{ ...first, message: `${first.message} Seen in ${group.length} starts.` }];
  });
}
