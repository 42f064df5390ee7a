/**
 * What a run has made, written down before it is made: a file of JSON lines that is only appended to, so that also a
 * process that was killed leaves a true account of what may be there.
 */
import { appendFileSync, readFileSync } from 'node:fs';
import { byKind, nullable, number, object, oneOf, text } from '../core/shape.ts';

export interface LedgerHeader {
  /** The run's token: part of the names and a tag of everything that it makes. */
  readonly run: string;
  readonly region: string;
  /** null: AWS's own. */
  readonly endpoint: string | null;
}

/** Every method is on disk when it returns. */
export interface Ledger {
  /** Before the call that makes it. */
  creating(name: string): void;
  /** The answer came. */
  created(name: string, arn: string): void;
  /** The function and its log group are gone, or were refused and never were. */
  gone(name: string): void;
}

export interface LedgerEntry {
  readonly name: string;
  /** null: the answer to the create call was never seen. */
  readonly arn: string | null;
  /** When it was deleted, in milliseconds since 1970; null while it may still be there. */
  readonly goneAtMs: number | null;
}

export interface LedgerContent extends LedgerHeader {
  readonly entries: readonly LedgerEntry[];
}

type Line =
  | ({ readonly kind: 'run' } & LedgerHeader)
  | { readonly kind: 'creating'; readonly name: string }
  | { readonly kind: 'created'; readonly name: string; readonly arn: string }
  | { readonly kind: 'gone'; readonly name: string; readonly atMs: number };

const name = text(200);
const LINE = byKind<Line>({
  run: object({ kind: oneOf('run'), run: name, region: name, endpoint: nullable(text(2_000)) }),
  creating: object({ kind: oneOf('creating'), name }),
  created: object({ kind: oneOf('created'), name, arn: text(2_000) }),
  gone: object({ kind: oneOf('gone'), name, atMs: number(0, Number.MAX_SAFE_INTEGER) }),
});

/** Begins the ledger of a run. @throws Error when the file cannot be written: nothing may be made then. */
export function openLedger(path: string, header: LedgerHeader, now: () => number = Date.now): Ledger {
  const write = (line: Line): void => appendFileSync(path, `${JSON.stringify(line)}\n`, { mode: 0o600 });
  write({ kind: 'run', ...header });
  return {
    creating: (name) => write({ kind: 'creating', name }),
    created: (name, arn) => write({ kind: 'created', name, arn }),
    gone: (name) => write({ kind: 'gone', name, atMs: now() }),
  };
}

/** For a run that nothing can outlive, such as one on an engine that ends with it. */
export const NO_LEDGER: Ledger = { creating: () => {}, created: () => {}, gone: () => {} };

/** @returns null when the run did not get as far as its first line. A line that was cut off is left out. */
export function readLedger(path: string): LedgerContent | null {
  let lines: string;
  try {
    lines = readFileSync(path, 'utf8');
  } catch {
    return null;
  }
  let header: LedgerHeader | null = null;
  const entries = new Map<string, LedgerEntry>();
  for (const line of lines.split('\n').flatMap(parseLine)) {
    switch (line.kind) {
      case 'run':
        header = { run: line.run, region: line.region, endpoint: line.endpoint };
        break;
      case 'creating':
        entries.set(line.name, { name: line.name, arn: null, goneAtMs: null });
        break;
      case 'created':
        entries.set(line.name, { name: line.name, arn: line.arn, goneAtMs: null });
        break;
      case 'gone':
        entries.set(line.name, {
          arn: null,
          ...entries.get(line.name),
          name: line.name,
          goneAtMs: line.atMs,
        });
        break;
    }
  }
  return header === null ? null : { ...(header as LedgerHeader), entries: [...entries.values()] };
}

function parseLine(text: string): Line[] {
  try {
    return [LINE.read(JSON.parse(text), '$')];
  } catch {
    return [];
  }
}
