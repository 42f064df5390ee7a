/** A parsed YAML file as values that know where they stand. Maps are lists of entries, so that no key can mean anything to JavaScript. */

/** Both from 1, as editors count. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

export interface Entry {
  readonly key: string;
  /** Of the key. */
  readonly at: Position;
  readonly value: ConfigNode;
}

export interface MapNode {
  readonly kind: 'map';
  readonly at: Position;
  readonly entries: readonly Entry[];
}

export interface ListNode {
  readonly kind: 'list';
  readonly at: Position;
  readonly items: readonly ConfigNode[];
}

export interface ScalarNode {
  readonly kind: 'scalar';
  readonly at: Position;
  readonly value: string | number | boolean | null;
  /** As it was written, so that `0123` and `10.0` are not turned into other words; without the quotes of a quoted text. */
  readonly text: string;
}

export type ConfigNode = MapNode | ListNode | ScalarNode;

/** A problem of the file and where in it. */
export interface FileProblem {
  readonly at: Position;
  readonly message: string;
}

/** What the adapter makes of a file: its contents, or what keeps it from being YAML. */
export type ParsedFile =
  | { readonly ok: true; readonly root: ConfigNode }
  | { readonly ok: false; readonly problems: readonly FileProblem[] };

export function isNull(node: ConfigNode): boolean {
  return node.kind === 'scalar' && node.value === null;
}

/** What a value is, for messages; never the value itself. */
export function kindOf(node: ConfigNode): string {
  if (node.kind !== 'scalar') return node.kind === 'map' ? 'a map' : 'a list';
  if (node.value === null) return 'nothing';
  if (typeof node.value === 'boolean') return 'true or false';
  return typeof node.value === 'number' ? 'a number' : 'a text';
}

/** How JSON writes numbers (RFC 8259, section 6). */
const JSON_NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;

/**
 * A value as JSON text; numbers with every digit that was written. null for what JSON has no number for (`.inf`, `.nan`).
 */
export function jsonText(node: ConfigNode): string | null {
  switch (node.kind) {
    case 'scalar': {
      if (typeof node.value !== 'number') return JSON.stringify(node.value);
      if (JSON_NUMBER.test(node.text)) return node.text;
      return Number.isFinite(node.value) ? String(node.value) : null;
    }
    case 'list': {
      const items = node.items.map(jsonText);
      return items.includes(null) ? null : `[${items.join(',')}]`;
    }
    case 'map': {
      const entries = node.entries.map(({ key, value }) => {
        const text = jsonText(value);
        return text === null ? null : `${JSON.stringify(key)}:${text}`;
      });
      return entries.includes(null) ? null : `{${entries.join(',')}}`;
    }
  }
}
