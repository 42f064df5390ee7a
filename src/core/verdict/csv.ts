import type { Policy } from '../config/config.ts';
import { CsvError, type CsvRecord, csvRecords } from '../csv-records.ts';
import type { Judged } from '../judgement.ts';
import type { BlockSample, CellKey, Observation, Rule, Side } from '../model.ts';
import { judgeCell } from './judge-cell.ts';
import { judgeRun } from './judge-run.ts';
import { type CellSamples, cellId, plainSamples, toMicroseconds } from './samples.ts';

/** A block with more base-head pairs than this is split by order: the exact null of one block grows with their square. */
const MOST_PAIRS = 10_000;

/** What a verdict is made of. */
export const SAMPLE_COLUMNS = ['side', 'tier', 'block', 'ms', 'function', 'architecture'] as const;
/** Further columns of a report's own CSV, which judging does not need. */
export const DESCRIBING_COLUMNS = [
  'order',
  'attempt',
  'outcome',
  'reason',
  'init_ms',
  'restore_ms',
  'handler_ms',
  'billed_ms',
  'max_memory_mb',
  'wall_ms',
  'temporary_function',
  'version',
  'request_id',
  'started_at',
] as const;
const COLUMNS = [...SAMPLE_COLUMNS, ...DESCRIBING_COLUMNS];
type Column = (typeof COLUMNS)[number];
const REQUIRED: readonly Column[] = ['side', 'tier', 'ms'];

/** Beyond these a file is no measurement of cold starts, and judging it would take minutes. */
const MOST_ROWS_OF_SIDE = 20_000;
const MOST_CELLS = 10_000;

/** Samples read from a file. */
export interface SampleFile {
  readonly cells: readonly CellSamples[];
  /** The most counted starts that a side of a cell has. */
  readonly largest: number;
  /** How to judge it: with a `block` column the looks of a run are replayed, without one there was a single look. */
  readonly progress: 'plan-done' | 'fixed-sample';
}

/**
 * Reads samples from CSV text with a header of `side,tier,block,ms` in any order; `block` may be missing (then the
 * starts of a cell are one block in the order of the file, split where that has more than 10,000 pairs), `function` and
 * `architecture` may be added. `ms` is a number, or `failed`; block 0 is burn-in and dropped, as in a
 * report. The CSV that a report is written as can be read: its other columns are read over, lost starts are dropped.
 * @throws CsvError for a file that is not of this form.
 */
export function readSamples(text: string): SampleFile {
  const [first = { line: 1, fields: [''] }, ...rows] = csvRecords(text);
  const header = headerOf(first);
  const cells = new Map<
    string,
    { cell: CellKey; blocks: Map<number, { base: Observation[]; head: Observation[] }> }
  >();
  for (const record of rows) {
    const row = rowOf(record, header);
    if (row.block === 0 || row.value === null) continue;
    const id = cellId(row.cell);
    const entry = cells.get(id) ?? { cell: row.cell, blocks: new Map() };
    if (!cells.has(id) && cells.size === MOST_CELLS)
      throw new CsvError(`line ${record.line}: more than ${MOST_CELLS} cells`);
    cells.set(id, entry);
    const block = entry.blocks.get(row.block) ?? { base: [], head: [] };
    entry.blocks.set(row.block, block);
    block[row.side].push(row.value);
  }
  if (cells.size === 0)
    throw new CsvError('the file has no samples: a header of side,tier,block,ms and one start per line');
  const samples = [...cells.values()].map(({ cell, blocks }) =>
    plainSamples(
      cell,
      [...blocks].sort(([a], [b]) => a - b).flatMap(([, block]) => splitBlock(block)),
    ),
  );
  const largest = samples.reduce((most, cell) => Math.max(most, largestSide(cell)), 0);
  if (largest > MOST_ROWS_OF_SIDE) {
    throw new CsvError(`a side of a cell has ${largest} starts; at most ${MOST_ROWS_OF_SIDE} are judged`);
  }
  return {
    cells: samples,
    largest,
    progress: header.has('block') ? 'plan-done' : 'fixed-sample',
  };
}

/**
 * Judges a file: the same rule as for a run, with at least what the file holds as the planned maximum. A file without
 * blocks is a sample of fixed size, so that all of the error rate goes to its one look.
 */
export function judgeFile(file: SampleFile, rule: Rule, policy: Policy): Judged {
  const maxSamples =
    file.progress === 'fixed-sample' ? file.largest : Math.max(rule.maxSamples, file.largest);
  const used = { ...rule, maxSamples };
  const comparisons = file.cells.map((cell) => judgeCell(cell, used, file.cells.length, file.progress));
  const labels = new Set(file.cells.map(({ cell }) => cell.functionLabel));
  return {
    functions: [...labels].map((label) => ({ label, rule: used })),
    comparisons,
    verdict: judgeRun(comparisons, policy),
  };
}

/**
 * Splits a block of too many pairs into equal parts by order: exact within each, compared within each only. In a very
 * large block the parts become smaller, so that summing their nulls stays a matter of a second.
 */
export function splitBlock(block: BlockSample): BlockSample[] {
  const pairs = block.base.length * block.head.length;
  if (pairs <= MOST_PAIRS) return [block];
  const wanted = Math.max(Math.ceil(Math.sqrt(pairs / MOST_PAIRS)), Math.ceil(pairs / (2 * MOST_PAIRS)));
  const parts = Math.min(wanted, block.base.length, block.head.length);
  return Array.from({ length: parts }, (_, part) => ({
    base: sliceOf(block.base, part, parts),
    head: sliceOf(block.head, part, parts),
  }));
}

function sliceOf<T>(items: readonly T[], part: number, parts: number): T[] {
  const at = (p: number): number => Math.floor((p * items.length) / parts);
  return items.slice(at(part), at(part + 1));
}

function largestSide({ blocks }: CellSamples): number {
  const count = (side: Side): number => blocks.reduce((sum, block) => sum + block[side].length, 0);
  return Math.max(count('base'), count('head'));
}

function headerOf({ line, fields }: CsvRecord): Map<Column, number> {
  const header = new Map<Column, number>();
  for (const [at, name] of fields.entries()) {
    const column = COLUMNS.find((known) => known === name);
    if (column === undefined || header.has(column)) {
      throw new CsvError(
        `line ${line}: the header must be side,tier,block,ms (also: function, architecture), not "${name}"`,
      );
    }
    header.set(column, at);
  }
  const missing = REQUIRED.filter((column) => !header.has(column));
  if (missing.length > 0) throw new CsvError(`line ${line}: the header lacks ${missing.join(', ')}`);
  return header;
}

interface Row {
  readonly side: Side;
  readonly cell: CellKey;
  readonly block: number;
  /** null for a lost start. */
  readonly value: Observation | null;
}

function rowOf({ line: number, fields }: CsvRecord, header: Map<Column, number>): Row {
  if (fields.length !== header.size) {
    throw new CsvError(`line ${number}: ${fields.length} fields, but the header has ${header.size}`);
  }
  const field = (column: Column): string | null => {
    const at = header.get(column);
    return at === undefined ? null : (fields[at] ?? '');
  };
  const side = field('side');
  if (side !== 'base' && side !== 'head')
    throw new CsvError(`line ${number}: side must be base or head, not "${side}"`);
  const architecture = field('architecture') ?? 'x86_64';
  if (architecture !== 'x86_64' && architecture !== 'arm64') {
    throw new CsvError(`line ${number}: architecture must be x86_64 or arm64, not "${architecture}"`);
  }
  const cell = {
    functionLabel: field('function') ?? 'function',
    architecture,
    tierMb: wholeNumber(field('tier') ?? '', 'tier', number),
  } as const;
  return {
    side,
    cell,
    block: header.has('block') ? wholeNumber(field('block') ?? '', 'block', number) : 1,
    value: field('outcome') === 'lost' ? null : observation(field('ms') ?? '', number),
  };
}

function observation(text: string, line: number): Observation {
  if (text === 'failed') return 'failed';
  if (!/^\d+(\.\d+)?$/.test(text)) {
    throw new CsvError(
      `line ${line}: ms must be a number of milliseconds like 231.45, or failed, not "${text}"`,
    );
  }
  return toMicroseconds(Number(text));
}

function wholeNumber(text: string, name: string, line: number): number {
  if (!/^\d+$/.test(text)) throw new CsvError(`line ${line}: ${name} must be a whole number, not "${text}"`);
  return Number(text);
}
