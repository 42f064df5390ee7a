/** Reads inputs one by one and collects what is wrong with them, so that every problem is told at once. */
import { INPUTS, type RawInputs } from './inputs.ts';
import type { Parser } from './parsers.ts';

export interface InputReader {
  /** What is wrong so far, one sentence each. */
  readonly problems: string[];
  /** The text as given; undefined for the empty string, which is the same as not given. */
  given(name: string): string | undefined;
  /** undefined also for a wrong value: the result is a refusal anyway. */
  optional<T>(name: string, parse: Parser<T>): T | undefined;
  /** After a wrong value the default stands in, so that the inputs after it are still checked. */
  withDefault<T>(name: string, parse: Parser<T>): T;
}

/** @param raw inputs by name; one that does not exist is a problem. */
export function inputReader(raw: RawInputs): InputReader {
  const problems = unknownInputs(raw);
  const given = (name: string): string | undefined => raw[name] || undefined;
  const optional = <T>(name: string, parse: Parser<T>): T | undefined => {
    const text = given(name);
    if (text === undefined) return undefined;
    const parsed = parse(text);
    if (parsed.ok) return parsed.value;
    problems.push(
      `${name}: ${UNSHOWN.has(name) ? 'what was given' : quote(text)} is not allowed; write ${parsed.allowed}.`,
    );
    return undefined;
  };
  return {
    problems,
    given,
    optional,
    withDefault: (name, parse) => optional(name, parse) ?? defaultOf(name, parse),
  };
}

/** The value of an input's default. @throws when the table and the parser disagree, which is a defect of ours. */
function defaultOf<T>(name: string, parse: Parser<T>): T {
  const parsed = parse(INPUTS.find((input) => input.name === name)?.default ?? '');
  if (!parsed.ok) throw new Error(`the default of ${name} is not ${parsed.allowed}`);
  return parsed.value;
}

function unknownInputs(raw: RawInputs): string[] {
  const known = new Set(INPUTS.map((input) => input.name));
  return Object.keys(raw)
    .filter((name) => !known.has(name))
    .map((name) => `${name}: there is no such input; see the list in the README.`);
}

/** Inputs whose text may be a secret: no part of it is said again. */
const UNSHOWN: ReadonlySet<string> = new Set(['payload', 'github-token']);

/** The value as given, short enough for one line and with nothing that could act in a log. */
function quote(text: string): string {
  return JSON.stringify(text.length > 80 ? `${text.slice(0, 77)}...` : text);
}
