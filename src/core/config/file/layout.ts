/** The layout of the file: which keys stand where, and which functions there are. Values are not looked at yet. */
import { FUNCTION_KEYS, type Keys, RUN_KEYS, STEP_INPUTS } from './keys.ts';
import { type ConfigNode, type Entry, type FileProblem, isNull, kindOf, type Position } from './node.ts';

export interface NamedFunction {
  readonly label: string;
  /** Of its name. */
  readonly at: Position;
  readonly entries: readonly Entry[];
}

export interface Layout {
  readonly run: readonly Entry[];
  readonly defaults: readonly Entry[];
  readonly functions: readonly NamedFunction[];
  readonly problems: readonly FileProblem[];
}

/** More would not end within the longest time limit, and their report would be too long to read. */
export const MOST_FUNCTIONS = 200;
export const LONGEST_NAME = 64;

/** Visible characters alone, none of them at the ends a blank: the name stands in tables, logs and comments. */
const VISIBLE = /^(?! )[^\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]+(?<! )$/u;

export function readLayout(root: ConfigNode): Layout {
  const problems: FileProblem[] = [];
  if (root.kind !== 'map') {
    problems.push({ at: root.at, message: `expected a map with the key functions, found ${kindOf(root)}.` });
    return { run: [], defaults: [], functions: [], problems };
  }
  const parts = new Map(root.entries.map((entry) => [entry.key, entry.value]));
  const rest = root.entries.filter(({ key }) => key !== 'defaults' && key !== 'functions');
  const defaults = parts.get('defaults');
  const functions = parts.get('functions');
  const read: Omit<Layout, 'problems'> = {
    run: known(rest, RUN_KEYS, 'top', problems),
    defaults: defaults === undefined ? [] : entriesOf(defaults, 'defaults', problems),
    functions: functions === undefined ? [] : readFunctions(functions, problems),
  };
  if (functions === undefined || (read.functions.length === 0 && problems.length === 0)) {
    problems.push({
      at: (functions ?? root).at,
      message: 'functions: missing; list the functions to measure, each with its name.',
    });
  }
  return { ...read, problems };
}

function readFunctions(node: ConfigNode, problems: FileProblem[]): NamedFunction[] {
  const found = namedFunctions(node, problems);
  if (found.length > MOST_FUNCTIONS) {
    problems.push({
      at: node.at,
      message: `functions: ${found.length} of them; at most ${MOST_FUNCTIONS} fit into one run.`,
    });
    return [];
  }
  const seen = new Map<string, Position>();
  return found.flatMap(({ label, at, value }) => {
    const same = label.normalize('NFC');
    const earlier = seen.get(same);
    seen.set(same, at);
    if (Array.from(label).length > LONGEST_NAME || !VISIBLE.test(label)) {
      problems.push({
        at,
        message: `functions: a name has 1 to ${LONGEST_NAME} visible characters on one line, with no blank at its ends.`,
      });
      return [];
    }
    if (earlier !== undefined) {
      problems.push({
        at,
        message: `functions: ${JSON.stringify(label)} is in line ${earlier.line} already; a name stands for one function.`,
      });
      return [];
    }
    const entries = value === null ? [] : entriesOf(value, 'function', problems);
    return [{ label, at, entries }];
  });
}

interface Named {
  readonly label: string;
  readonly at: Position;
  readonly value: ConfigNode | null;
}

/** A map of names, or a list of names and of maps with a `name`. */
function namedFunctions(node: ConfigNode, problems: FileProblem[]): Named[] {
  if (node.kind === 'map') return node.entries.map(({ key, at, value }) => ({ label: key, at, value }));
  if (node.kind === 'scalar') {
    if (!isNull(node)) {
      problems.push({
        at: node.at,
        message: `functions: expected a map or a list of functions, found ${kindOf(node)}.`,
      });
    }
    return [];
  }
  return node.items.flatMap((item): Named[] => {
    if (item.kind === 'scalar' && !isNull(item)) return [{ label: item.text, at: item.at, value: null }];
    const name = item.kind === 'map' ? item.entries.find(({ key }) => key === 'name')?.value : undefined;
    if (item.kind !== 'map' || name?.kind !== 'scalar' || isNull(name)) {
      problems.push({
        at: item.at,
        message: 'functions: every function of the list needs a name, such as `- name: api`.',
      });
      return [];
    }
    const entries = item.entries.filter(({ key }) => key !== 'name');
    return [{ label: name.text, at: name.at, value: { ...item, entries } }];
  });
}

function entriesOf(node: ConfigNode, place: 'defaults' | 'function', problems: FileProblem[]): Entry[] {
  if (node.kind === 'map') return known(node.entries, FUNCTION_KEYS, place, problems);
  if (!isNull(node)) {
    problems.push({ at: node.at, message: `expected a map of keys and values here, found ${kindOf(node)}.` });
  }
  return [];
}

/** The entries whose keys may stand here; what is wrong with the others is said. */
function known(
  entries: readonly Entry[],
  keys: Keys,
  place: 'top' | 'defaults' | 'function',
  problems: FileProblem[],
): Entry[] {
  return entries.filter(({ key, at }) => {
    if (Object.hasOwn(keys, key)) return true;
    problems.push({ at, message: misplaced(key, place) });
    return false;
  });
}

function misplaced(key: string, place: 'top' | 'defaults' | 'function'): string {
  if (place === 'top' && Object.hasOwn(FUNCTION_KEYS, key)) {
    return `${key}: is of a function; move it under defaults (for all functions) or under one function.`;
  }
  if (Object.hasOwn(RUN_KEYS, key)) {
    return `${key}: is of the whole run; move it to the top of the file, beside functions.`;
  }
  if (Object.hasOwn(STEP_INPUTS, key)) {
    return `${key}: stays with the step, because ${STEP_INPUTS[key]}.`;
  }
  if (key === '<<') return '<<: YAML 1.2 has no merge keys; put what functions share under defaults.';
  const meant = key.replace(/(?<=[a-z])(?=[A-Z])|_/g, '-').toLowerCase();
  const similar = [...Object.keys(FUNCTION_KEYS), ...Object.keys(RUN_KEYS)].find((name) => name === meant);
  const shown = JSON.stringify(key.length > 80 ? `${key.slice(0, 77)}...` : key);
  return `${shown}: there is no such key${similar === undefined ? '; see docs/config-file.md' : `; did you mean ${similar}?`}`;
}
