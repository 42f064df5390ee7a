/** Whether the starts and rows of a report fit the plan that its rules describe. */
import type { CellKey, Rule } from '../../core/model.ts';
import type { Report } from '../../core/report.ts';
import { ShapeError } from '../../core/shape.ts';
import { cellId } from '../../core/verdict/samples.ts';

/**
 * Refuses starts and rows that no run could have recorded. It also bounds the work of judging: the exact null of a block
 * grows with its pairs, and every row is judged from all starts of its cell.
 * @throws ShapeError naming the first place that does not fit
 */
export function checkStarts(report: Report): void {
  const ruleOf = rulesOf(report);
  refuseTwice(
    report.functions.map(({ label }) => label),
    (i) => `$.functions[${i}].label`,
    'this label stands there twice',
  );
  for (const [i, { cell }] of report.comparisons.entries()) ruleOf(cell, `$.comparisons[${i}]`);
  refuseTwice(
    report.comparisons.map(({ cell }) => cellId(cell)),
    (i) => `$.comparisons[${i}].cell`,
    'this cell has a row already',
  );
  refuseTwice(
    report.starts.map(({ order }) => order),
    (i) => `$.starts[${i}].order`,
    'this place in the order stands there twice',
  );
  refuseTwice(
    report.starts.map(({ requestId }) => requestId),
    (i) => `$.starts[${i}].requestId`,
    'this request stands there twice',
  );
  const counted = new Map<string, number>();
  for (const [i, { cell, side, block, outcome }] of report.starts.entries()) {
    const path = `$.starts[${i}]`;
    const { blockSize, maxSamples } = ruleOf(cell, path);
    const blocks = Math.ceil(maxSamples / blockSize);
    if (block > blocks) {
      throw new ShapeError(
        `${path}.block`,
        `expected at most ${blocks}, the blocks of ${blockSize} that ${maxSamples} samples make, found ${block}`,
      );
    }
    // The burn-in has a start of every function, however many; a lost start was taken again in its place.
    if (block === 0 || outcome.kind === 'lost') continue;
    const id = JSON.stringify([cellId(cell), side, block]);
    const soFar = (counted.get(id) ?? 0) + 1;
    if (soFar > blockSize) {
      throw new ShapeError(
        path,
        `one start more than the ${blockSize} that block ${block} may hold of ${side} in this cell`,
      );
    }
    counted.set(id, soFar);
  }
}

/** @param values null stands for no value and may repeat. */
function refuseTwice(
  values: readonly (string | number | null)[],
  pathOf: (index: number) => string,
  why: string,
): void {
  const seen = new Set<string | number>();
  for (const [i, value] of values.entries()) {
    if (value === null) continue;
    if (seen.has(value)) throw new ShapeError(pathOf(i), why);
    seen.add(value);
  }
}

/** The rule of the function of a cell. */
function rulesOf({ functions }: Report): (cell: CellKey, path: string) => Rule {
  const own = new Map(functions.map((fn) => [fn.label, fn.rule]));
  return ({ functionLabel }, path) => {
    const rule = own.get(functionLabel);
    if (rule !== undefined) return rule;
    throw new ShapeError(`${path}.cell.functionLabel`, 'no function of the report has this label');
  };
}
