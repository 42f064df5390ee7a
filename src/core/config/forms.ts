/**
 * The forms that an input may have. Each says its bounds once: its parser, the words of a refusal, its place in
 * descriptions and its shape in a configuration file all come from them. No parser throws and none guesses: what is not
 * understood is refused, so that NaN never reaches a comparison.
 */
import type { Architecture } from '../model.ts';

export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly allowed: string };

export type Parser<T> = (text: string) => Parsed<T>;

export interface Form<T> {
  /** Reads the text of a flag or an input. */
  readonly parse: Parser<T>;
  readonly yaml: YamlForm;
  /** The bounds in words, such as `1 to 60`: what `{range}` becomes in a description. null: there is none to tell. */
  readonly range: string | null;
}

/** How a value is written in a configuration file. It is turned into the text of an input, which `parse` reads. */
export type YamlForm =
  /** `pattern` is for editors; null when no pattern says what is allowed. */
  | { readonly kind: 'text'; readonly pattern: string | null }
  | { readonly kind: 'words'; readonly words: readonly string[] }
  | { readonly kind: 'yes-or-no' }
  | { readonly kind: 'whole'; readonly min: number; readonly max: number; readonly step: number }
  /** `open`: min itself is not allowed. */
  | { readonly kind: 'decimal'; readonly min: number; readonly max: number; readonly open: boolean }
  /** 0 is allowed, too. */
  | { readonly kind: 'percent'; readonly min: number; readonly max: number }
  /** A list, or one text with commas. */
  | { readonly kind: 'list'; readonly of: YamlForm }
  /** A map of settings. */
  | { readonly kind: 'settings' }
  /** Any JSON value; a text is JSON or the path of a file. */
  | { readonly kind: 'payload' };

const ok = <T>(value: T): Parsed<T> => ({ ok: true, value });
const refuse = (allowed: string): { readonly ok: false; readonly allowed: string } => ({
  ok: false,
  allowed,
});

/** Plain decimal notation: no exponent, no sign, no thousands separator, at most three decimals. */
const DECIMAL = /^\d{1,9}(\.\d{1,3})?$/;

/** A decimal number within [min, max]. `unit` ends the sentence about what is allowed. */
export function decimal(min: number, max: number, unit: string): Form<number> {
  const range = `${min} to ${max}`;
  return {
    parse: (text) => {
      const value = Number(text);
      return DECIMAL.test(text) && value >= min && value <= max
        ? ok(value)
        : refuse(
            `a number from ${range}${unit}, such as ${Math.max(min, Math.min(max, 10))} (no exponent, a dot for decimals)`,
          );
    },
    yaml: { kind: 'decimal', min, max, open: false },
    range,
  };
}

/** A whole number within [min, max] that `step` divides. */
export function whole(min: number, max: number, step = 1): Form<number> {
  const limits = `${min} to ${max}`;
  return {
    parse: (text) => {
      const value = Number(text);
      return /^\d{1,9}$/.test(text) && value >= min && value <= max && value % step === 0
        ? ok(value)
        : refuse(`a whole number from ${limits}${step > 1 ? ` that is a multiple of ${step}` : ''}`);
    },
    yaml: { kind: 'whole', min, max, step },
    range: step > 1 ? `a multiple of ${step} from ${limits}` : limits,
  };
}

/** An error rate: above 0, at most `max`. */
export function errorRate(max: number): Form<number> {
  return {
    parse: (text) => {
      const value = Number(text);
      return /^0?\.\d{1,6}$/.test(text) && value > 0 && value <= max
        ? ok(value)
        : refuse(`a number above 0 and at most ${max}, such as 0.05`);
    },
    yaml: { kind: 'decimal', min: 0, max, open: true },
    range: `above 0, at most ${max}`,
  };
}

/**
 * `10%` or `10`: percent by which head may be slower, 0 or within [min, max]. The two usual mix-ups (a factor and a
 * fraction) are refused with what they would mean.
 */
export function percentSlower(min: number, max: number): Form<number> {
  const range = `${min} to ${max}`;
  return {
    parse: (text) => {
      const digits = text.endsWith('%') ? text.slice(0, -1) : text;
      const value = Number(digits);
      if (!DECIMAL.test(digits)) return refuse('a percentage such as 10% or 10');
      if (value > max) {
        return refuse(
          `a percentage from ${range}, such as 10% (${digits}% would let head take ${1 + value / 100} times as long as base)`,
        );
      }
      if (value > 0 && value < min) {
        return refuse(
          `a percentage from ${range}, such as 10% (${digits} means ${digits} percent, not a fraction), or 0 with a threshold-ms`,
        );
      }
      return ok(value);
    },
    yaml: { kind: 'percent', min, max },
    range,
  };
}

/** Exactly one of the words. */
export function words<const Word extends string>(...allowed: readonly Word[]): Form<Word> {
  return {
    parse: (text) => {
      const word = allowed.find((candidate) => candidate === text);
      return word === undefined ? refuse(allowed.join(' or ')) : ok(word);
    },
    yaml: { kind: 'words', words: allowed },
    range: null,
  };
}

/** `true` or `false`; "ture" is an error, not false. */
export const yesOrNo: Form<boolean> = {
  parse: (text) => (text === 'true' ? ok(true) : text === 'false' ? ok(false) : refuse('true or false')),
  yaml: { kind: 'yes-or-no' },
  range: null,
};

/**
 * Values separated by commas, none twice; the result is sorted.
 * @param allowed the whole list in words, for refusals.
 */
function listOf<T extends number | string>(item: Form<T>, allowed: string): Form<readonly T[]> {
  return {
    parse: (text) => {
      const parsed = text.split(',').map((part) => item.parse(part.trim()));
      const values = parsed.flatMap((part) => (part.ok ? [part.value] : []));
      return values.length === parsed.length && new Set(values).size === values.length
        ? ok(values.toSorted((a, b) => (a < b ? -1 : 1)))
        : refuse(allowed);
    },
    yaml: { kind: 'list', of: item.yaml },
    range: item.range,
  };
}

/** Memory sizes in MB. */
export function memoryTiers(min: number, max: number): Form<readonly number[]> {
  const tier = whole(min, max);
  return listOf(
    tier,
    `whole numbers of MB from ${tier.range}, separated by commas, none twice, such as 128,512,1024`,
  );
}

/** One or both of the architectures. */
export const architectureList: Form<readonly Architecture[]> = listOf(
  words<Architecture>('x86_64', 'arm64'),
  'x86_64, arm64 or x86_64,arm64',
);

/** A text that matches the whole pattern. */
function matching(pattern: RegExp, allowed: string): Form<string> {
  return {
    parse: (text) => (pattern.test(text) ? ok(text) : refuse(allowed)),
    yaml: { kind: 'text', pattern: pattern.source },
    range: null,
  };
}

/** A text with a parser of its own. */
export function textOf<T>(parse: Parser<T>): Form<T> {
  return { parse, yaml: { kind: 'text', pattern: null }, range: null };
}

export const anyText: Form<string> = matching(/\S/, 'a text that is not blank');

export const path: Form<string> = matching(/\S/, 'a path');

/** An absolute path would be the same package on both sides. */
export const relativePath: Form<string> = matching(
  /^(?![/\\]|[A-Za-z]:)\s*\S/,
  'a path relative to the folder in which the build-command runs, such as dist',
);

/** e.g. `eu-west-1`, `us-gov-west-1`, `eusc-de-east-1`. Not a fixed list: AWS adds regions all the time. */
export const regionName: Form<string> = matching(
  /^[a-z]{2,5}(-[a-z]{2,})+-\d{1,2}$/,
  'a region such as eu-west-1',
);

/** Whose rights the measured code gets: the template's role or another one. */
export const roleChoice: Form<string> = matching(
  /^(template|arn:aws[a-z-]*:iam::\d{12}:role\/[\w+=,.@/-]{1,512})$/,
  'template or the ARN of a role, such as arn:aws:iam::123456789012:role/measured-code',
);

/** Lambda API reference, GetFunction, Qualifier. */
export const versionOrAlias: Form<string> = matching(
  /^(\$LATEST|[A-Za-z0-9_-]{1,128})$/,
  'a version number, an alias or $LATEST',
);

/** What git rev-parse takes for a commit; a leading dash would be an option. */
export const gitRevision: Form<string> = matching(
  /^[^-\s:?*[\\\p{Cc}][^\s:?*[\\\p{Cc}]{0,1023}$/u,
  'a branch, tag or commit that git accepts',
);

/** A name for the order of a run. */
export const seedText: Form<string> = matching(
  /^[A-Za-z0-9._-]{1,64}$/,
  '1 to 64 letters, digits, dots, dashes or underscores',
);

/** As an HTTP header, other characters would fail inside of a client that quotes them. */
export const token: Form<string> = matching(/^[\x21-\x7e]+$/, 'a token');

/** A pull request: digits, with blanks around them at most. */
export const pullRequestNumber: Form<number> = {
  parse: (text) => {
    const digits = text.trim();
    return /^[1-9]\d{0,9}$/.test(digits)
      ? ok(Number(digits))
      : refuse('the number of a pull request in digits, such as 7354');
  },
  yaml: { kind: 'whole', min: 1, max: 9_999_999_999, step: 1 },
  range: null,
};

/** The event of every request: JSON text, or the path of a file that holds it. */
export type PayloadSource =
  | { readonly kind: 'json'; readonly text: string }
  | { readonly kind: 'file'; readonly path: string };

/** Text that can only be JSON is JSON; anything else is a path. */
export const payloadSource: Form<PayloadSource> = {
  parse: (text) => {
    if (isJson(text)) return ok({ kind: 'json', text });
    return /^[[{"]/.test(text)
      ? refuse('valid JSON, or the path of a JSON file')
      : ok({ kind: 'file', path: text });
  },
  yaml: { kind: 'payload' },
  range: null,
};

/** Whether the text is one JSON value. */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** YAML, which is read with the adapter's reader (`readSides`). */
export const settingsYaml: Form<string> = { parse: ok, yaml: { kind: 'settings' }, range: null };
