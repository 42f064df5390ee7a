/** Records of CSV text, as RFC 4180 describes them. Blanks around a field are not part of it. */

/** CSV text that cannot be read. The message names the line and what is wanted. */
export class CsvError extends Error {
  override readonly name = 'CsvError';
}

export interface CsvRecord {
  /** Where it begins, from 1. */
  readonly line: number;
  readonly fields: readonly string[];
}

/** A longer record is not a row of samples, and reading it could take all memory. */
const LONGEST_RECORD = 10_000;

/**
 * In quotes a comma and a line break are text, and two quotes are one. A byte order mark is not read; lines that hold
 * nothing are left out. Lines end with LF, CRLF or CR.
 * @throws CsvError for a quote that is never closed, text behind a closed one, and a record of more than 10,000 characters.
 */
export function csvRecords(text: string): readonly CsvRecord[] {
  const records: CsvRecord[] = [];
  const end = text.length;
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  let line = 1;
  while (at < end) {
    const record = recordAt(text, at, line);
    if (record.fields.length > 1 || record.fields[0] !== '') records.push({ line, fields: record.fields });
    at = record.next;
    line = record.nextLine;
  }
  return records;
}

/** The record that begins at a place, and where the next one does. */
function recordAt(
  text: string,
  begin: number,
  beginLine: number,
): { readonly fields: readonly string[]; readonly next: number; readonly nextLine: number } {
  const fields: string[] = [];
  let at = begin;
  let line = beginLine;
  for (;;) {
    const field = fieldAt(text, at, line);
    fields.push(field.value.trim());
    if (field.next - begin > LONGEST_RECORD) throw tooLong(beginLine);
    at = field.next;
    line = field.line;
    if (text[at] === ',') {
      at += 1;
      continue;
    }
    const lineEnd = text.startsWith('\r\n', at) ? 2 : 1;
    return { fields, next: at + lineEnd, nextLine: line + 1 };
  }
}

const ENDS_FIELD = /[,\r\n]/g;
const BLANKS = /[^\S\r\n]*/y;

/** The field that begins at a place: its text, the place of what ended it, and the line of that. */
function fieldAt(
  text: string,
  begin: number,
  line: number,
): { readonly value: string; readonly next: number; readonly line: number } {
  BLANKS.lastIndex = begin;
  BLANKS.exec(text);
  const start = BLANKS.lastIndex;
  if (text[start] === '"') return quotedAt(text, start, line);
  const next = endOfField(text, start);
  return { value: text.slice(start, next), next, line };
}

function quotedAt(text: string, start: number, line: number): ReturnType<typeof fieldAt> {
  let value = '';
  let at = start + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote - start > LONGEST_RECORD) throw tooLong(line);
    if (quote === -1) {
      throw new CsvError(
        `line ${line}: a quote is opened and not closed; close it, or write a quote that is part of the text twice`,
      );
    }
    value += text.slice(at, quote);
    at = quote + 1;
    if (text[at] !== '"') break;
    value += '"';
    at += 1;
  }
  const endLine = line + value.split(/\r\n|\n|\r/).length - 1;
  const next = endOfField(text, at);
  if (text.slice(at, next).trim() !== '') {
    throw new CsvError(
      `line ${endLine}: there is text behind a closed quote; write a quote that is part of the text twice`,
    );
  }
  return { value, next, line: endLine };
}

function tooLong(line: number): CsvError {
  return new CsvError(`line ${line}: a record has more than ${LONGEST_RECORD} characters`);
}

function endOfField(text: string, from: number): number {
  ENDS_FIELD.lastIndex = from;
  return ENDS_FIELD.exec(text)?.index ?? text.length;
}
