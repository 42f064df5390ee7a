/** The table of `power` as text. */
import type { CellPower } from '../core/verdict/power-table.ts';
import { aligned } from './columns.ts';
import { exact, roughPercent, tier } from './units.ts';

/** Plain text; `names` tells functions apart when there are several. */
export function renderPower(cells: readonly CellPower[]): string {
  const changes = cells[0]?.needed.map(({ changePercent }) => `${roughPercent(changePercent)}`) ?? [];
  const rows = cells.map((cell) => [
    cell.cell === null ? 'given' : tier(cell.cell.tierMb),
    roughPercent(cell.noise * 100),
    roughPercent(cell.allowedPercent),
    ...cell.needed.map(({ samples }) => (samples === null ? 'allowed' : exact(samples))),
    `${roughPercent(cell.visiblePercent)} with ${exact(cell.samples)}`,
  ]);
  return `${[
    'Starts per side with which a change is found in four of five runs:',
    '',
    ...aligned([['Memory', 'Noise', 'Allowed', ...changes, 'Smallest change seen'], ...rows], '  '),
  ].join('\n')}\n`.replaceAll('\u00a0', ' ');
}
