/** Lost starts, failed starts and warnings, gathered so that one cause is said once however many rows it touches. */
import type { CellKey, Side, Warning } from '../core/model.ts';
import type { Report } from '../core/report.ts';
import { FAILED_SENTENCES, LOST_SENTENCES } from '../core/start/reasons.ts';
import { cellId } from '../core/verdict/samples.ts';
import { worstFirst } from './ranking.ts';
import { cellName, naming } from './words.ts';

/** Starts that went wrong for one reason on one side. */
export interface BadStarts {
  readonly kind: 'failed' | 'lost';
  readonly side: Side;
  readonly count: number;
  /** What happened and what to do about it, in our own words: they need no escaping. */
  readonly sentence: string;
  readonly cells: readonly CellKey[];
}

/** Failed before lost, then the most frequent first. A reason that this version does not know is left out. */
export function badStarts(report: Report): BadStarts[] {
  const found = new Map<string, { -readonly [K in keyof BadStarts]: BadStarts[K] } & { cells: CellKey[] }>();
  for (const { side, cell, reasons } of report.counts) {
    for (const [reason, count] of Object.entries(reasons)) {
      const known = SENTENCES.get(reason);
      if (known === undefined || count === 0) continue;
      const key = `${side} ${reason}`;
      const entry = found.get(key) ?? {
        ...known,
        side,
        count: 0,
        cells: [],
      };
      entry.count += count;
      entry.cells.push(cell);
      found.set(key, entry);
    }
  }
  return [...found.values()].toSorted(
    (a, b) => Number(a.kind === 'lost') - Number(b.kind === 'lost') || b.count - a.count,
  );
}

type Explained = Pick<BadStarts, 'kind' | 'sentence'>;

const SENTENCES: ReadonlyMap<string, Explained> = new Map([
  ...explained('failed', FAILED_SENTENCES),
  ...explained('lost', LOST_SENTENCES),
]);

function explained(
  kind: BadStarts['kind'],
  sentences: Readonly<Record<string, string>>,
): readonly (readonly [string, Explained])[] {
  return Object.entries(sentences).map(([reason, sentence]) => [reason, { kind, sentence }]);
}

/** One warning and every row that it was seen in; no rows: it is about the whole run. */
export interface GroupedWarning {
  readonly message: string;
  readonly cells: readonly CellKey[];
  /** The row whose numbers the message has, where those of the others differ. */
  readonly numbersOf: CellKey | null;
}

/**
 * The warnings of the run and of its rows. Those of rows that say the same but for their numbers are one, with the
 * numbers of the row that matters most.
 */
export function warnings(report: Report): GroupedWarning[] {
  const all: Warning[] = [...report.warnings, ...report.comparisons.flatMap((row) => row.warnings)];
  const ranks = new Map(worstFirst(report.comparisons).map((row, rank) => [cellId(row.cell), rank]));
  const rankOf = ({ cell }: Warning): number =>
    (cell === null ? undefined : ranks.get(cellId(cell))) ?? ranks.size;
  const groups = Map.groupBy(all, ({ code, message, cell }) =>
    JSON.stringify([code, cell === null ? message : withoutNumbers(message)]),
  );
  return [...groups.values()].flatMap((group) => {
    const [shown] = group.toSorted((a, b) => rankOf(a) - rankOf(b));
    if (shown === undefined) return [];
    const cells = new Map(
      group.flatMap(({ cell }) => (cell === null ? [] : [[cellId(cell), cell] as const])),
    );
    const differ = cells.size > 1 && group.some(({ message }) => message !== shown.message);
    return [{ message: shown.message, cells: [...cells.values()], numbersOf: differ ? shown.cell : null }];
  });
}

/** Numbers, with their signs, and names that have one, such as those of temporary functions. */
function withoutNumbers(message: string): string {
  return message.replace(/\S*\d\S*/g, '#');
}

/** ` (512 MB, 1024 MB; the numbers are those of 512 MB)`; empty for the whole run. */
export function warnedAt(
  report: Report,
  { cells, numbersOf }: GroupedWarning,
  quote: (label: string) => string,
): string {
  if (cells.length === 0) return '';
  const numbers =
    numbersOf === null ? '' : `; the numbers are those of ${places(report, [numbersOf], quote)}`;
  return ` (${places(report, cells, quote)}${numbers})`;
}

/** `512 MB, 1024 MB and 4 more`; empty for the whole run. */
export function places(
  report: Report,
  cells: readonly CellKey[],
  quote: (label: string) => string,
  most = 3,
): string {
  const names = naming(report);
  const shown = cells.slice(0, most).map((cell) => cellName(cell, names, quote));
  const more = cells.length - shown.length;
  return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ');
}
