/** From a value in the file to the text that the input of the same name would have. */
import type { YamlForm } from '../forms.ts';
import { type ConfigNode, type FileProblem, isNull, jsonText, kindOf } from './node.ts';

export type ReadValue = { readonly text: string } | { readonly problem: FileProblem };

/** What `{name}` may be replaced by: it becomes part of a path, a pattern or the name of a function. */
const FILLABLE = /^[\p{L}\p{N}_-][\p{L}\p{N}._-]*$/u;
const PLACEHOLDER = '{name}';

/** @param name of the key, for messages. */
export function readValue(name: string, form: YamlForm, node: ConfigNode): ReadValue {
  const refuse = (expected: string): ReadValue => ({
    problem: { at: node.at, message: `${name}: expected ${expected}, found ${kindOf(node)}.` },
  });
  switch (form.kind) {
    case 'settings':
      return node.kind === 'map' ? asJson(name, node) : refuse('a map, such as `handler: index.handler`');
    case 'payload':
      return node.kind === 'scalar' && typeof node.value === 'string'
        ? asText(name, node)
        : asJson(name, node);
    case 'list': {
      if (node.kind === 'scalar') return asText(name, node);
      if (node.kind === 'map') return refuse('a list');
      const texts = node.items.map((item) => asText(name, item));
      const wrong = texts.find((read) => 'problem' in read);
      return wrong ?? { text: texts.map((read) => ('text' in read ? read.text : '')).join(',') };
    }
    default:
      return node.kind === 'scalar' ? asText(name, node) : refuse(wordFor(form));
  }
}

function wordFor(form: YamlForm): string {
  switch (form.kind) {
    case 'words':
      return form.words.join(' or ');
    case 'yes-or-no':
      return 'true or false';
    case 'text':
      return 'a text';
    default:
      return 'a number';
  }
}

/** The empty text would mean "not given" further on, and a value that stands in the file is given. */
function asText(name: string, node: ConfigNode): ReadValue {
  if (node.kind !== 'scalar' || isNull(node)) {
    return { problem: { at: node.at, message: `${name}: expected one value, found ${kindOf(node)}.` } };
  }
  const text = node.text.trim();
  return text === ''
    ? {
        problem: {
          at: node.at,
          message: `${name}: an empty text says nothing; remove the key, or write ~ to undo what defaults say.`,
        },
      }
    : { text };
}

function asJson(name: string, node: ConfigNode): ReadValue {
  const text = jsonText(node);
  return text === null
    ? { problem: { at: node.at, message: `${name}: holds a number that JSON has not (infinite, or none).` } }
    : { text };
}

/** @returns null when the name cannot stand in a path. */
export function fillPlaceholder(text: string, label: string): string | null {
  if (!text.includes(PLACEHOLDER)) return text;
  return FILLABLE.test(label) ? text.replaceAll(PLACEHOLDER, label) : null;
}

/** Settings of a function laid over those of `defaults`: setting by setting, variables of `environment` one by one. */
export function layOverNodes(below: ConfigNode, above: ConfigNode): ConfigNode {
  if (below.kind !== 'map' || above.kind !== 'map') return above;
  const over = new Map(above.entries.map((entry) => [entry.key, entry]));
  const kept = below.entries.flatMap((entry) => {
    const own = over.get(entry.key);
    if (own === undefined) return [entry];
    over.delete(entry.key);
    return [entry.key === 'environment' ? { ...own, value: layOverNodes(entry.value, own.value) } : own];
  });
  return { kind: 'map', at: above.at, entries: [...kept, ...over.values()] };
}
