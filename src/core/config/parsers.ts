/**
 * One parser per form of input. Each returns a value or says what is allowed; none throws and none guesses:
 * what is not understood is refused, so that NaN never reaches a comparison.
 */

import type { Architecture } from '../model.ts';

export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly allowed: string };

export type Parser<T> = (text: string) => Parsed<T>;

const ok = <T>(value: T): Parsed<T> => ({ ok: true, value });
const refuse = (allowed: string): { readonly ok: false; readonly allowed: string } => ({
  ok: false,
  allowed,
});

/** Plain decimal notation: no exponent, no sign, no thousands separator, at most three decimals. */
const DECIMAL = /^\d{1,9}(\.\d{1,3})?$/;

/** A decimal number within [min, max]. `unit` ends the sentence about what is allowed. */
export function decimal(min: number, max: number, unit: string): Parser<number> {
  return (text) => {
    const value = Number(text);
    return DECIMAL.test(text) && value >= min && value <= max
      ? ok(value)
      : refuse(
          `a number from ${min} to ${max}${unit}, such as ${Math.max(min, Math.min(max, 10))} (no exponent, a dot for decimals)`,
        );
  };
}

/** A whole number within [min, max] that `step` divides. */
export function whole(min: number, max: number, step = 1): Parser<number> {
  return (text) => {
    const value = Number(text);
    return /^\d{1,9}$/.test(text) && value >= min && value <= max && value % step === 0
      ? ok(value)
      : refuse(`a whole number from ${min} to ${max}${step > 1 ? ` that is a multiple of ${step}` : ''}`);
  };
}

/** Exactly one of the words. */
export function oneOf<const Word extends string>(...words: readonly Word[]): Parser<Word> {
  return (text) => {
    const word = words.find((candidate) => candidate === text);
    return word === undefined ? refuse(words.join(' or ')) : ok(word);
  };
}

/** `true` or `false`; "ture" is an error, not false. */
export const yesOrNo: Parser<boolean> = (text) =>
  text === 'true' ? ok(true) : text === 'false' ? ok(false) : refuse('true or false');

/** Memory sizes separated by commas, each one Lambda allows (128 to 10,240 MB), none twice. */
export const memoryTiers: Parser<readonly number[]> = (text) => {
  const parts = text.split(',').map((part) => part.trim());
  const tiers = parts.map(Number);
  const good =
    parts.every((part) => /^\d{3,5}$/.test(part)) &&
    tiers.every((tier) => tier >= 128 && tier <= 10_240) &&
    new Set(tiers).size === tiers.length;
  return good
    ? ok(tiers.toSorted((a, b) => a - b))
    : refuse('whole numbers of MB from 128 to 10240, separated by commas, none twice, such as 128,512,1024');
};

/** `10%` or `10`: percent. The two usual mix-ups (a factor and a fraction) are refused with what they would mean. */
export const percentThreshold: Parser<number> = (text) => {
  const digits = text.endsWith('%') ? text.slice(0, -1) : text;
  const value = Number(digits);
  if (!DECIMAL.test(digits)) return refuse('a percentage such as 10% or 10');
  if (value > 100) {
    return refuse(
      `a percentage from 1 to 100, such as 10% (${digits}% would let head take ${1 + value / 100} times as long as base)`,
    );
  }
  if (value > 0 && value < 1) {
    return refuse(
      `a percentage from 1 to 100, such as 10% (${digits} means ${digits} percent, not a fraction), or 0 with a threshold-ms`,
    );
  }
  return ok(value);
};

/** One or both of the architectures, separated by a comma. */
export const architectureList: Parser<readonly Architecture[]> = (text) => {
  const parts = text.split(',').map((part) => part.trim());
  const known = parts.filter((part): part is Architecture => part === 'x86_64' || part === 'arm64');
  return known.length === parts.length && new Set(known).size === known.length
    ? ok(known.toSorted())
    : refuse('x86_64, arm64 or x86_64,arm64');
};

/** e.g. `eu-west-1`, `us-gov-west-1`. Not a fixed list: AWS adds regions all the time. */
export const regionName: Parser<string> = (text) =>
  /^[a-z]{2,5}(-[a-z]{2,})+-\d{1,2}$/.test(text) ? ok(text) : refuse('a region such as eu-west-1');

/** Whose rights the measured code gets: the template's role or another one. */
export const roleChoice: Parser<string> = (text) =>
  text === 'template' || /^arn:aws[a-z-]*:iam::\d{12}:role\/[\w+=,.@/-]{1,512}$/.test(text)
    ? ok(text)
    : refuse('template or the ARN of a role, such as arn:aws:iam::123456789012:role/measured-code');

/** An error rate. */
export const errorRate: Parser<number> = (text) => {
  const value = Number(text);
  return /^0?\.\d{1,6}$/.test(text) && value > 0 && value <= 0.2
    ? ok(value)
    : refuse('a number above 0 and at most 0.2, such as 0.05');
};

/** Names the order of a run. */
export const seedText: Parser<string> = (text) =>
  /^[A-Za-z0-9._-]{1,64}$/.test(text)
    ? ok(text)
    : refuse('1 to 64 letters, digits, dots, dashes or underscores');

/** The event of every request: JSON text, or the path of a file that holds it. */
export type PayloadSource =
  | { readonly kind: 'json'; readonly text: string }
  | { readonly kind: 'file'; readonly path: string };

/** Text that can only be JSON is JSON; anything else is a path. */
export const payloadSource: Parser<PayloadSource> = (text) => {
  if (isJson(text)) return ok({ kind: 'json', text });
  return /^[[{"]/.test(text)
    ? refuse('valid JSON, or the path of a JSON file')
    : ok({ kind: 'file', path: text });
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

/** Any text that is not blank. */
export const nonBlank: Parser<string> = (text) => (text.trim() === '' ? refuse('a path') : ok(text));

/** A pull request: digits, with blanks around them at most. */
export const pullRequestNumber: Parser<number> = (text) => {
  const digits = text.trim();
  return /^[1-9]\d{0,9}$/.test(digits)
    ? ok(Number(digits))
    : refuse('the number of a pull request in digits, such as 7354');
};
