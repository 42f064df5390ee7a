import { parseArgs } from 'node:util';
import { INPUTS, type InputSpec, type RawInputs } from '../core/config/inputs.ts';
import { UsageError } from './command.ts';

export interface Flags {
  readonly inputs: RawInputs;
  /** Print the report as JSON instead of text. */
  readonly json: boolean;
}

/** Reads the inputs of the action given as `--name value`, and `--json`. @throws UsageError for anything else. */
export function readFlags(args: readonly string[]): Flags {
  const { json, ...inputs } = parse(args, { ...inputOptions(INPUTS), json: { type: 'boolean' } });
  return { inputs: textsIn(inputs), json: json === true };
}

type Options = Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>;
export type Values = Readonly<Record<string, string | boolean | undefined>>;

/** Each input is a flag of its name. */
export function inputOptions(inputs: readonly InputSpec[]): Options {
  return Object.fromEntries(inputs.map(({ name }) => [name, { type: 'string' as const }]));
}

/** Those of the flags that were given with a text. */
export function textsIn(flags: Values): RawInputs {
  return Object.fromEntries(
    Object.entries(flags).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** `parseArgs`, strict and without positionals, with its errors as the user's. @throws UsageError for what it does not know. */
export function parse(args: readonly string[], options: Options): Values {
  return parseStrictly(args, options, false).values;
}

/** The same with exactly one positional: the file that the command works on. @throws UsageError for none, and for more. */
export function parseFile(
  args: readonly string[],
  options: Options,
): { readonly file: string; readonly values: Values } {
  const { positionals, values } = parseStrictly(args, options, true);
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new UsageError('Give exactly one FILE; --help says more.');
  return { file, values };
}

function parseStrictly(
  args: readonly string[],
  options: Options,
  allowPositionals: boolean,
): { readonly positionals: readonly string[]; readonly values: Values } {
  try {
    const { positionals, values } = parseArgs({ args: [...args], options, strict: true, allowPositionals });
    const last = Object.entries(values).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.at(-1) : value,
    ]);
    return { positionals, values: Object.fromEntries(last) };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : 'the options cannot be read', {
      cause: error,
    });
  }
}

/** Inputs as a list for `--help`. */
export function inputHelp(inputs: readonly InputSpec[] = INPUTS): string {
  return inputs
    .map(({ name, default: value, description }) => {
      const flag = `--${name}`.padEnd(24);
      return `  ${flag}${description}${value === null ? '' : ` [${value}]`}`;
    })
    .join('\n');
}
