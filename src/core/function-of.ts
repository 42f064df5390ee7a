import type { CellKey } from './model.ts';

/** The function of a cell. @throws Error for a cell of none; the reader of reports refuses such a report before. */
export function functionOf<Fn extends { readonly label: string }>(
  functions: readonly Fn[],
  { functionLabel }: CellKey,
): Fn {
  const found = functions.find(({ label }) => label === functionLabel);
  if (found === undefined) throw new Error('a cell of a function that the run does not have');
  return found;
}
