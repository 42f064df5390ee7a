/** Reads the YAML of a configuration file into values that know their line and column. */
import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import type { ConfigNode, Entry, FileProblem, ParsedFile, Position } from '../core/config/file/node.ts';
import { systemErrorCode } from '../core/system-error.ts';
import { type RegularFile, readRegularFile } from './regular-file.ts';

/** 200 functions with every key take less; what is longer is no configuration. */
const MOST_BYTES = 250_000;
/** Values after aliases are followed: a few lines of aliases could otherwise become billions. */
const MOST_VALUES = 50_000;
const DEEPEST = 32;
/** A broken file breaks in many places at once. */
const MOST_PROBLEMS = 20;

const START: Position = { line: 1, column: 1 };

/** Reads a file. What is wrong with it is the result, with its place; never throws for what a user wrote. */
export async function readConfigFile(path: string): Promise<ParsedFile> {
  let file: RegularFile;
  try {
    file = await readRegularFile(path, { mostBytes: MOST_BYTES });
  } catch (error) {
    return wrong(
      START,
      `cannot be read (${systemErrorCode(error) ?? 'unreadable'}); give the path of a YAML file.`,
    );
  }
  if (file.kind === 'no-file') return wrong(START, 'is no regular file; give the path of a YAML file.');
  if (file.kind === 'too-large') {
    return wrong(START, `is ${file.sizeBytes} bytes long; at most ${MOST_BYTES} are read.`);
  }
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(file.bytes);
  } catch {
    return wrong(START, 'is not text in UTF-8.');
  }
  return parseConfigFile(text);
}

/** The same for a text that is already read. */
export function parseConfigFile(text: string): ParsedFile {
  const lines = new LineCounter();
  const at = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line, column: Math.max(1, col) };
  };
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    version: '1.2',
    // Keys that stand twice are found below, in linear time; at this level warnings are kept but not printed.
    uniqueKeys: false,
    logLevel: 'error',
  });
  // A tag that nobody knows is a warning to the parser; here it would silently be another value.
  const found = [...document.errors, ...document.warnings].map(
    ({ message, pos }): FileProblem => ({ at: at(pos[0]), message: `not valid YAML: ${message}.` }),
  );
  if (found.length > 0) return { ok: false, problems: found.slice(0, MOST_PROBLEMS) };
  if (document.contents === null) return wrong(START, 'is empty; list the functions to measure.');
  const reading = new Reading(at);
  const root = reading.read(document.contents, 0);
  return reading.problems.length === 0 ? { ok: true, root } : { ok: false, problems: reading.problems };
}

function wrong(at: Position, message: string): ParsedFile {
  return { ok: false, problems: [{ at, message }] };
}

class Reading {
  readonly problems: FileProblem[] = [];
  readonly #at: (offset: number) => Position;
  /** Nodes that aliases can name, in the order of the text: a name may be given again. */
  readonly #anchors = new Map<string, Node>();
  #following = 0;
  #values = 0;
  #cutOff = false;

  constructor(at: (offset: number) => Position) {
    this.#at = at;
  }

  read(node: Node | null, depth: number): ConfigNode {
    const at = this.#at(node?.range?.[0] ?? 0);
    const nothing: ConfigNode = { kind: 'scalar', at, value: null, text: '' };
    this.#values += 1;
    if (this.#values > MOST_VALUES || depth > DEEPEST) return this.#tooMuch(at, nothing);
    if (isAlias(node)) return this.#follow(node.source, at, nothing, depth);
    if (node?.anchor !== undefined && this.#following === 0) this.#anchors.set(node.anchor, node);
    if (isMap<Node, Node | null>(node)) return { kind: 'map', at, entries: this.#entries(node.items, depth) };
    if (isSeq<Node>(node)) {
      return { kind: 'list', at, items: node.items.map((item) => this.read(item, depth + 1)) };
    }
    return isScalar(node) ? scalar(node.value, node.source, at) : nothing;
  }

  #follow(name: string, at: Position, nothing: ConfigNode, depth: number): ConfigNode {
    const target = this.#anchors.get(name);
    if (target === undefined) {
      this.#say({ at, message: `not valid YAML: there is no &${name} before this alias.` });
      return nothing;
    }
    this.#following += 1;
    const value = this.read(target, depth + 1);
    this.#following -= 1;
    return value;
  }

  #entries(
    items: readonly { readonly key: Node; readonly value: Node | null }[],
    depth: number,
  ): readonly Entry[] {
    const seen = new Map<string, Position>();
    return items.flatMap(({ key: keyNode, value }): Entry[] => {
      const key = this.read(keyNode, depth + 1);
      if (key.kind !== 'scalar') {
        this.#say({ at: key.at, message: 'a key must be a text, not a map or a list.' });
        return [];
      }
      const earlier = seen.get(key.text);
      if (earlier !== undefined) {
        this.#say({
          at: key.at,
          message: `${JSON.stringify(key.text.slice(0, 80))} stands twice in this map; the first is in line ${earlier.line}.`,
        });
        return [];
      }
      seen.set(key.text, key.at);
      return [{ key: key.text, at: key.at, value: this.read(value, depth + 1) }];
    });
  }

  /** Said once: what comes after it is cut off, too. */
  #tooMuch(at: Position, nothing: ConfigNode): ConfigNode {
    if (!this.#cutOff) {
      const message =
        this.#values > MOST_VALUES
          ? `has more than ${MOST_VALUES} values once its aliases are followed.`
          : `is nested deeper than ${DEEPEST} levels here (or an alias stands inside of what it names).`;
      this.problems.push({ at, message });
    }
    this.#cutOff = true;
    return nothing;
  }

  #say(problem: FileProblem): void {
    if (this.problems.length < MOST_PROBLEMS) this.problems.push(problem);
  }
}

function scalar(value: unknown, source: string | undefined, at: Position): ConfigNode {
  if (typeof value === 'string') return { kind: 'scalar', at, value, text: value };
  const plain = typeof value === 'number' || typeof value === 'boolean' ? value : null;
  return { kind: 'scalar', at, value: plain, text: source ?? String(value) };
}
