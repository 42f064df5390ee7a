/** Lost starts, failed starts and warnings, gathered so that one cause is said once however many rows it touches. */
import type { CellKey, Side, Warning } from '../core/model.ts';
import type { Report } from '../core/report.ts';
import { FAILED_SENTENCES, LOST_SENTENCES } from '../core/start/reasons.ts';
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
}

/** The warnings of the run and of its rows, each message once. */
export function warnings(report: Report): GroupedWarning[] {
  const found = new Map<string, { message: string; cells: CellKey[] }>();
  const all: Warning[] = [...report.warnings, ...report.comparisons.flatMap((row) => row.warnings)];
  const seen = new Set<string>();
  for (const { code, message, cell } of all) {
    const key = JSON.stringify([code, message]);
    const entry = found.get(key) ?? { message, cells: [] };
    found.set(key, entry);
    const place = JSON.stringify([key, cell]);
    if (cell !== null && !seen.has(place)) entry.cells.push(cell);
    seen.add(place);
  }
  return [...found.values()];
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
