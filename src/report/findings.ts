/** Lost starts, failed starts and warnings, gathered so that one cause is said once however many rows it touches. */
import type { CellKey, CellWarning, RunWarning, Side } from '../core/model.ts';
import type { Report } from '../core/report.ts';
import { cellId } from '../core/verdict/samples.ts';
import { worstFirst } from './ranking.ts';
import { FAILED_SENTENCES, LOST_SENTENCES } from './reasons.ts';
import { warningSentence } from './warning.ts';
import { cellName, type Naming } from './words.ts';

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
  /** With foreign names in it: quote it. */
  readonly sentence: string;
  readonly cells: readonly CellKey[];
  /** The row whose numbers the sentence has, where those of the others differ. */
  readonly numbersOf: CellKey | null;
}

/**
 * The warnings of the run and of its rows. Those of one kind about one side are one warning, with the numbers of the row
 * that matters most.
 */
export function warnings(report: Report): GroupedWarning[] {
  const all: Doubt[] = [
    ...report.warnings.map((warning) => ({ warning, cell: 'cell' in warning ? warning.cell : null })),
    ...report.comparisons.flatMap(({ cell, warnings }) => warnings.map((warning) => ({ warning, cell }))),
  ];
  const ranks = new Map(worstFirst(report.comparisons).map((row, rank) => [cellId(row.cell), rank]));
  const rankOf = ({ cell }: Doubt): number =>
    (cell === null ? undefined : ranks.get(cellId(cell))) ?? ranks.size;
  return [...Map.groupBy(all, topicOf).values()].flatMap((group) => {
    const [shown] = group.toSorted((a, b) => rankOf(a) - rankOf(b));
    if (shown === undefined) return [];
    const cells = new Map(
      group.flatMap(({ cell }) => (cell === null ? [] : [[cellId(cell), cell] as const])),
    );
    const sentence = warningSentence(shown.warning);
    const differ = cells.size > 1 && group.some(({ warning }) => warningSentence(warning) !== sentence);
    return [{ sentence, cells: [...cells.values()], numbersOf: differ ? shown.cell : null }];
  });
}

interface Doubt {
  readonly warning: CellWarning | RunWarning;
  /** null for the whole run. */
  readonly cell: CellKey | null;
}

/** What is said once: of rows a kind of warning about a side, of the run every fact. */
function topicOf({ warning, cell }: Doubt): string {
  if (cell === null) return JSON.stringify(warning);
  return JSON.stringify([warning.code, 'side' in warning ? warning.side : null]);
}

/** ` (512 MB, 1024 MB; the numbers are those of 512 MB)`; empty for the whole run. */
export function warnedAt(
  names: Naming,
  { cells, numbersOf }: GroupedWarning,
  quote: (label: string) => string,
): string {
  if (cells.length === 0) return '';
  const numbers = numbersOf === null ? '' : `; the numbers are those of ${places(names, [numbersOf], quote)}`;
  return ` (${places(names, cells, quote)}${numbers})`;
}

/** `512 MB, 1024 MB and 4 more`; empty for the whole run. */
export function places(
  names: Naming,
  cells: readonly CellKey[],
  quote: (label: string) => string,
  most = 3,
): string {
  const shown = cells.slice(0, most).map((cell) => cellName(cell, names, quote));
  const more = cells.length - shown.length;
  return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ');
}
