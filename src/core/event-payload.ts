/**
 * Reading single fields of a webhook payload. A payload is foreign input: on a pull request its branch names and
 * titles are written by anyone. Every reader checks the form of what it returns, and a field that is not as
 * expected ends the reading with a sentence that names it.
 */

/** A field is missing or not of the form that GitHub documents. The message is one sentence for the user. */
export class PayloadProblem extends Error {
  override readonly name = 'PayloadProblem';
}

/** SHA-1 or SHA-256 commit ids, as git prints them. */
const COMMIT = /^([0-9a-f]{40}|[0-9a-f]{64})$/;
/** What `git check-ref-format` refuses, and a leading dash, which git would read as an option. */
const NOT_A_REF = /^[-/]|[\s\p{Cc}~^:?*[\\]|\.\.|@\{|\/\/|\.lock$|[./]$/u;
const MAX_REF_LENGTH = 1_024;

/** The value at a dotted path, or undefined. Own properties only, so that `__proto__` finds nothing. */
export function valueAt(payload: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, key)
          ? Reflect.get(value, key)
          : undefined,
      payload,
    );
}

/** @throws PayloadProblem when it is not a non-empty string. */
export function textAt(payload: unknown, path: string): string {
  const value = valueAt(payload, path);
  return typeof value === 'string' && value !== '' ? value : refuse(path, 'a text');
}

/** @throws PayloadProblem when it is not a commit id. */
export function commitAt(payload: unknown, path: string): string {
  const value = valueAt(payload, path);
  return typeof value === 'string' && COMMIT.test(value) ? value : refuse(path, 'a commit id');
}

/** A branch, tag or full ref. @throws PayloadProblem when git would not accept it as a name. */
export function refAt(payload: unknown, path: string): string {
  return optionalRefAt(payload, path) ?? refuse(path, 'a name that git accepts');
}

/** The same, null where {@link refAt} throws. */
export function optionalRefAt(payload: unknown, path: string): string | null {
  const value = valueAt(payload, path);
  return typeof value === 'string' && value !== '' && value.length <= MAX_REF_LENGTH && !NOT_A_REF.test(value)
    ? value
    : null;
}

/** A whole number above zero. @throws PayloadProblem when it is not. */
export function numberAt(payload: unknown, path: string): number {
  const value = valueAt(payload, path);
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0
    ? value
    : refuse(path, 'a whole number above 0');
}

/** Empty when there is none. @throws PayloadProblem when it is something else than a list. */
export function optionalListAt(payload: unknown, path: string): readonly unknown[] {
  const value = valueAt(payload, path) ?? [];
  return Array.isArray(value) ? value : refuse(path, 'a list');
}

function refuse(path: string, expected: string): never {
  throw new PayloadProblem(`${path} is missing or is not ${expected}`);
}
