/** A file with many functions: every one through the same `readConfig`, and every problem of all of them at once. */
import { type Config, type ConfigSources, type RunConfig, readConfig } from '../config.ts';
import { isJson } from '../forms.ts';
import type { RawInputs } from '../inputs.ts';
import type { Sides } from '../sides.ts';
import { FUNCTION_KEYS, type Keys, RUN_KEYS, takesName } from './keys.ts';
import { type NamedFunction, readLayout } from './layout.ts';
import { type Entry, type FileProblem, isNull, type ParsedFile, type Position } from './node.ts';
import { fillPlaceholder, layOverNodes, readValue } from './values.ts';

/** One function of a run. */
export interface FunctionConfig {
  /** What the file calls it. */
  readonly label: string;
  /** `file:line:column` of its name. */
  readonly where: string;
  readonly config: Config;
}

export type FunctionsResult =
  | {
      readonly ok: true;
      /** What the file and the step say of the run as a whole: the same for every function. */
      readonly run: RunConfig;
      readonly functions: readonly FunctionConfig[];
    }
  | {
      readonly ok: false;
      readonly problems: readonly string[];
      /** The sides as far as they could be read, so that their packages are checked for the same message. */
      readonly sides: readonly { readonly label: string; readonly where: string; readonly sides: Sides }[];
    };

/** The file as the user named it, and what is in it. */
export interface ConfigFile {
  readonly path: string;
  readonly parsed: ParsedFile;
}

/**
 * Reads all functions of a file. What is nearer to a function wins: its own keys, `defaults`, the inputs of the step.
 * Never throws for what a user wrote. Problems are `file:line:column: message`, in the order of the file, each once.
 * @param step the inputs beside `config`, which hold for every function that says nothing else.
 */
export function readFunctions(file: ConfigFile, step: RawInputs, sources: ConfigSources): FunctionsResult {
  const { parsed, path } = file;
  if (!parsed.ok) return { ok: false, problems: told(path, parsed.problems), sides: [] };
  const layout = readLayout(parsed.root);
  const problems: FileProblem[] = [...layout.problems];
  const { config: _, ...inputs } = step;
  const ofRun = readEntries(layout.run, RUN_KEYS, problems);
  problems.push(...contradictions(ofRun, inputs));

  const elsewhere: string[] = [];
  const read = layout.functions.map((fn) => {
    const own = readEntries(merged(layout.defaults, fn.entries), FUNCTION_KEYS, problems);
    const given = new Map([...ofRun, ...own]);
    const raw: RawInputs = { ...inputs, ...textsOf(given) };
    const filled = fillIn(raw, fn, problems);
    const result = readConfig(filled, sources);
    for (const message of result.ok ? [] : result.problems) {
      const names = message.slice(0, message.indexOf(':')).split(/, | and /);
      const at = names.map((name) => given.get(name)?.at).find((position) => position !== undefined);
      if (at !== undefined) problems.push({ at, message });
      else if (names.some((name) => inputs[name])) elsewhere.push(message);
      else problems.push({ at: fn.at, message: `${quoted(fn.label)}: ${message}` });
    }
    return { fn, result };
  });
  problems.push(...otherRegions(read));

  const all = [...new Set(elsewhere), ...told(path, problems)];
  const functions = read.flatMap(({ fn, result }) =>
    result.ok ? [{ label: fn.label, where: placeOf(path, fn.at), config: result.config }] : [],
  );
  const [run] = functions.map(({ config }) => config);
  if (all.length === 0 && run !== undefined) return { ok: true, run, functions };
  return {
    ok: false,
    problems: all,
    sides: read.map(({ fn, result }) => ({
      label: fn.label,
      where: placeOf(path, fn.at),
      sides: result.ok ? result.config : result.sides,
    })),
  };
}

/** A key with the text of its input (undefined: as if it was not given) and where it stands. */
interface GivenText {
  readonly text: string | undefined;
  readonly at: Position;
}

type Given = ReadonlyMap<string, GivenText>;

function readEntries(entries: readonly Entry[], keys: Keys, problems: FileProblem[]): Given {
  const given = new Map<string, GivenText>();
  for (const { key, at, value } of entries) {
    const input = keys[key];
    if (input === undefined) continue;
    const read = isNull(value) ? { text: undefined } : readValue(key, input.form.yaml, value);
    if ('problem' in read) problems.push(read.problem);
    else given.set(key, { text: read.text, at });
  }
  return given;
}

/** A function's entries over those of `defaults`. */
function merged(defaults: readonly Entry[], own: readonly Entry[]): readonly Entry[] {
  const result = new Map(defaults.map((entry) => [entry.key, entry]));
  for (const entry of own) {
    const below = result.get(entry.key);
    const isSettings = FUNCTION_KEYS[entry.key]?.form.yaml.kind === 'settings';
    const value = below !== undefined && isSettings ? layOverNodes(below.value, entry.value) : entry.value;
    result.set(entry.key, { ...entry, value });
  }
  return [...result.values()];
}

function textsOf(given: Given): RawInputs {
  return Object.fromEntries([...given].map(([name, { text }]) => [name, text]));
}

function fillIn(raw: RawInputs, fn: NamedFunction, problems: FileProblem[]): RawInputs {
  const filled = Object.entries(raw).map(([name, text]) => {
    const takes = takesName(FUNCTION_KEYS[name]) && text !== undefined;
    // A payload that is JSON is sent as it is.
    if (!takes || (name === 'payload' && isJson(text))) return [name, text];
    const path = fillPlaceholder(text, fn.label);
    if (path === null) {
      problems.push({
        at: fn.at,
        message: `${quoted(fn.label)}: cannot take the place of {name} in ${name}: only letters, digits, dots, dashes and underscores can; write ${name} out for this function.`,
      });
    }
    return [name, path ?? text];
  });
  return Object.fromEntries(filled);
}

/** Of the whole run there is one value: two that differ are asked about. The runner gives every input its default. */
function contradictions(run: Given, inputs: RawInputs): FileProblem[] {
  return [...run].flatMap(([name, { text, at }]) => {
    const input = inputs[name];
    const usual = RUN_KEYS[name]?.default;
    if (!input || input === usual || text === undefined || text === input) return [];
    return [
      { at, message: `${name}: the step has an input ${name} with another value; remove one of them.` },
    ];
  });
}

/** One run has one connection. */
function otherRegions(
  read: readonly { readonly fn: NamedFunction; readonly result: ReturnType<typeof readConfig> }[],
): FileProblem[] {
  const regions = read.flatMap(({ fn, result }) => {
    const region = result.ok ? result.config.aws?.region : undefined;
    return region === undefined ? [] : [{ fn, region }];
  });
  const [first, ...others] = regions;
  return others
    .filter(({ region }) => region !== first?.region)
    .map(({ fn, region }) => ({
      at: fn.at,
      message: `${quoted(fn.label)}: is in ${region}, ${quoted(first?.fn.label ?? '')} in ${first?.region}; measure regions in runs of their own.`,
    }));
}

function placeOf(path: string, { line, column }: Position): string {
  return `${path}:${line}:${column}`;
}

function quoted(label: string): string {
  return JSON.stringify(label);
}

/** In the order of the file; what several functions have from one place is said once. */
function told(path: string, problems: readonly FileProblem[]): string[] {
  const sorted = problems.toSorted((a, b) => a.at.line - b.at.line || a.at.column - b.at.column);
  return [...new Set(sorted.map(({ at, message }) => `${placeOf(path, at)}: ${message}`))];
}
