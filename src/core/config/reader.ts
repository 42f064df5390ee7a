/** Reads inputs one by one and collects what is wrong with them, so that every problem is told at once. */
import {
  type DefaultedName,
  INPUT,
  type InputName,
  type InputValue,
  isInputName,
  type RawInputs,
} from './inputs.ts';

export interface InputReader {
  /** What is wrong so far, one sentence each. */
  readonly problems: string[];
  /** The text as given; undefined for the empty string, which is the same as not given. */
  given(name: InputName): string | undefined;
  /** undefined also for a wrong value: the result is a refusal anyway. */
  optional<Name extends InputName>(name: Name): InputValue<Name> | undefined;
  /** After a wrong value the default stands in, so that the inputs after it are still checked. */
  withDefault<Name extends DefaultedName>(name: Name): InputValue<Name>;
}

/** @param raw inputs by name; one that does not exist is a problem. */
export function inputReader(raw: RawInputs): InputReader {
  const problems = unknownInputs(raw);
  const given = (name: InputName): string | undefined => raw[name] || undefined;
  const optional = <Name extends InputName>(name: Name): InputValue<Name> | undefined => {
    const text = given(name);
    if (text === undefined) return undefined;
    const { form, mayBeSecret } = INPUT[name];
    const parsed = form.parse(text);
    if (parsed.ok) return parsed.value;
    const shown = mayBeSecret ? 'what was given' : quote(text);
    problems.push(`${name}: ${shown} is not allowed; write ${parsed.allowed}.`);
    return undefined;
  };
  return { problems, given, optional, withDefault: (name) => optional(name) ?? defaultOf(name) };
}

/** The value of an input's default. @throws Error when it is not of the input's form, which is a defect of the table. */
function defaultOf<Name extends DefaultedName>(name: Name): InputValue<Name> {
  const { default: text, form } = INPUT[name];
  const parsed = form.parse(text ?? '');
  if (!parsed.ok) throw new Error(`the default of ${name} is not ${parsed.allowed}`);
  return parsed.value;
}

function unknownInputs(raw: RawInputs): string[] {
  return Object.keys(raw)
    .filter((name) => !isInputName(name))
    .map((name) => `${name}: there is no such input; see the list in the README.`);
}

/** The value as given, short enough for one line and with nothing that could act in a log. */
function quote(text: string): string {
  return JSON.stringify(text.length > 80 ? `${text.slice(0, 77)}...` : text);
}
