/**
 * What of function output may be shown, and only in the job log: an error type and the first line of a message,
 * without values of the environment and without what identifies an account or grants access to one.
 */

/** Longest message that is shown, in characters. */
export const MAX_MESSAGE_LENGTH = 300;

/** A message may be megabytes long; nothing past this can end up in what is shown. */
const MAX_READ_LENGTH = 8_192;

/** From this length on a value is replaced wherever it occurs, also inside a longer word. */
const REPLACE_ANYWHERE = 6;
/**
 * Shorter ones are replaced only as whole words: `prod` must not tear `product` apart. One or two characters
 * (`1`, `on`) are left: they hold no secret, and most messages contain them by chance.
 */
const REPLACE_AS_WORD = 3;

const ENVIRONMENT_MARK = '<environment value>';

/** Applied in this order: the later, wider patterns must not cut pieces out of what an earlier one takes whole. */
const PATTERNS: readonly { readonly what: RegExp; readonly mark: string }[] = [
  {
    what: /https?:\/\/[^\s"'<>]*[?&](?:X-Amz-(?:Signature|Credential|Security-Token)|AWSAccessKeyId|Signature)=[^\s"'<>]*/giu,
    mark: '<presigned URL>',
  },
  { what: /\barn:[a-z-]+:[a-z0-9-]+:[a-z0-9-]*:\w*:[^\s"'<>,;()]+/giu, mark: '<ARN>' },
  { what: /(?<![A-Z0-9])A[A-Z]{3}[A-Z0-9]{12,}(?![A-Z0-9])/gu, mark: '<access key>' },
  // A session token or another long run of base64.
  { what: /[A-Za-z0-9/+=_-]{100,}/gu, mark: '<token>' },
  // The form of a secret access key; mixed case and a digit tell it from a path or a hash.
  {
    what: /(?<![A-Za-z0-9/+=])(?=[a-z0-9/+]*[A-Z])(?=[A-Z0-9/+]*[a-z])(?=[A-Za-z/+]*\d)[A-Za-z0-9/+]{40}(?![A-Za-z0-9/+=])/gu,
    mark: '<secret key>',
  },
  { what: /(?<!\d)\d{12}(?!\d)/gu, mark: '<account>' },
];

/**
 * The first line of `message`, at most 300 characters, safe to print in a job log.
 *
 * @param environmentValues every value of the function's environment, in any order.
 */
export function redactMessage(message: string, environmentValues: readonly string[]): string {
  const line = firstLine(message).replace(/^RequestId: \S+ Error: /u, '');
  return shorten(neutralise(mask(line, environmentValues)), MAX_MESSAGE_LENGTH);
}

/** An error type as the function reported it, in the same way; a name of more than 100 characters is cut. */
export function redactErrorType(errorType: string, environmentValues: readonly string[]): string {
  return shorten(neutralise(mask(firstLine(errorType), environmentValues)), 100);
}

function mask(line: string, environmentValues: readonly string[]): string {
  return PATTERNS.reduce(
    (text, pattern) => text.replace(pattern.what, pattern.mark),
    maskValues(line, environmentValues),
  );
}

/**
 * Replaces values that overlap in the text as one value, so that no part of either stays. A value that contains
 * another one is therefore replaced whole, in whichever order they are given.
 */
function maskValues(line: string, values: readonly string[]): string {
  const ranges = values
    .flatMap(spellings)
    .flatMap((value) => occurrences(line, value))
    .sort((a, b) => a.start - b.start);
  let masked = '';
  let end = 0;
  for (const range of ranges) {
    if (range.start >= end) masked += line.slice(end, range.start) + ENVIRONMENT_MARK;
    end = Math.max(end, range.end);
  }
  return masked + line.slice(end);
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * Where a value is in the text. A long one whatever its case, because hosts and header names come back in lower
 * case; a short one only as it is written, or a log level `error` would hide every `Error`.
 */
function occurrences(line: string, value: string): Range[] {
  const literal = value.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&');
  const [bounded, flags] =
    value.length >= REPLACE_ANYWHERE
      ? [literal, 'giu']
      : [`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'gu'];
  // The look-ahead lets a value be found again inside its own last occurrence (`abab` in `ababab`).
  return [...line.matchAll(new RegExp(`(?=(${bounded}))`, flags))].map((match) => ({
    start: match.index,
    end: match.index + (match[1] ?? '').length,
  }));
}

/** The forms in which a value can turn up in one line of a message. */
function spellings(value: string): string[] {
  const lines = value.split(LINE_END).map((line) => withoutControls(line).trim());
  const password = /:\/\/[^:@/\s]*:([^@/\s]+)@/u.exec(value)?.[1];
  const plain = password === undefined ? lines : [...lines, password];
  const forms = plain.flatMap((form) => [form, JSON.stringify(form).slice(1, -1), percentEncoded(form)]);
  return [...new Set(forms)].filter((form) => form.length >= REPLACE_AS_WORD);
}

/** encodeURIComponent throws on half of a surrogate pair. */
function percentEncoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/u;

function firstLine(text: string): string {
  const lines = text.slice(0, MAX_READ_LENGTH).trimStart().split(LINE_END, 1);
  return withoutControls(lines[0] ?? '').trim();
}

/** Control and formatting characters: colours, cursor movements, text direction. */
function withoutControls(text: string): string {
  return text.replace(/\p{Cc}\[[\d;]*[A-Za-z]/gu, '').replace(/[\p{Cc}\p{Cf}]/gu, ' ');
}

/** `length` counts UTF-16 units, as the reader of reports does; a surrogate pair is not cut in two. */
function shorten(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).replace(/\p{Cs}$/u, '')}…`;
}

/** A runner takes `::name` at the start of a line and `##[name]` anywhere in it for a command of the workflow. */
function neutralise(text: string): string {
  return text.replace(/^::/u, ': :').replaceAll('##[', '## [');
}
