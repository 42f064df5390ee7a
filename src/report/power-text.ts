/** The table of `power` as text. */

import { exact, level, roughPercent } from '../core/units.ts';
import type { CellPower } from '../core/verdict/power-table.ts';
import { aligned } from './columns.ts';
import { plain, withoutCommands } from './escape.ts';
import { cellName, METRIC_WORDS, naming } from './words.ts';

/** Plain text, one line per row; function, architecture and metric are named where they differ. */
export function renderPower(cells: readonly CellPower[]): string {
  const changes = cells[0]?.needed.map(({ changePercent }) => `${roughPercent(changePercent)}`) ?? [];
  const place = places(cells);
  const rows = cells.map((cell) => [
    place(cell),
    level(cell.noise),
    roughPercent(cell.allowedPercent),
    ...cell.needed.map(({ samples }) => (samples === null ? 'allowed' : exact(samples))),
    `${roughPercent(cell.visiblePercent)} with ${exact(cell.samples)}`,
  ]);
  const text = [
    'Starts per side with which a change is found in four of five runs:',
    '',
    ...aligned([['Memory', 'Noise', 'Allowed', ...changes, 'Smallest change seen'], ...rows], '  '),
  ].join('\n');
  return withoutCommands(`${text}\n`.replaceAll('\u00a0', ' '));
}

function places(rows: readonly CellPower[]): (row: CellPower) => string {
  const names = naming({
    comparisons: rows.flatMap(({ cell }) => (cell === null ? [] : [{ cell }])),
    functions: [],
  });
  const metricsDiffer = new Set(rows.map(({ metric }) => metric)).size > 1;
  return ({ cell, metric }) => {
    if (cell === null) return 'given';
    const name = cellName(cell, names, (label) => plain(label, 40));
    return metricsDiffer && metric !== undefined ? `${name}, ${METRIC_WORDS[metric].toLowerCase()}` : name;
  };
}
