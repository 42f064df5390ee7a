/**
 * The part of CloudWatch's filter patterns that finding one invoke's log needs: a quoted text, plain terms that all
 * have to occur, and JSON conditions `{ $.a.b = "c" && $.d = 1 }` (docs: CloudWatch Logs, filter pattern syntax).
 */
import { ApiError } from '../api/api-error.ts';

export type LineTest = (line: string) => boolean;

const CONDITION = /^\s*\$((?:\.[A-Za-z0-9_-]+)+)\s*=\s*(?:"([^"]*)"|([\w.+-]+))\s*$/;

/** Reads a filter pattern. @throws ApiError InvalidParameterException when it is not understood. */
export function parseFilterPattern(pattern: string): LineTest {
  const trimmed = pattern.trim();
  if (trimmed.startsWith('{')) return jsonTest(trimmed);
  const terms = [...trimmed.matchAll(/"((?:[^"\\]|\\.)*)"|(\S+)/g)].map(
    ([, quoted, bare]) => quoted?.replace(/\\(.)/g, '$1') ?? bare ?? '',
  );
  return (line) => terms.every((term) => line.includes(term));
}

function jsonTest(pattern: string): LineTest {
  if (!pattern.endsWith('}')) throw notUnderstood(pattern);
  const conditions = pattern
    .slice(1, -1)
    .split('&&')
    .map((condition) => {
      const [, path, quoted, bare] = CONDITION.exec(condition) ?? [];
      if (path === undefined) throw notUnderstood(pattern);
      return { path: path.slice(1).split('.'), wanted: quoted ?? bare ?? '' };
    });
  return (line) => {
    let record: unknown;
    try {
      record = JSON.parse(line);
    } catch {
      return false;
    }
    return conditions.every(({ path, wanted }) => {
      const value = path.reduce<unknown>(member, record);
      return (typeof value === 'string' || typeof value === 'number') && String(value) === wanted;
    });
  };
}

function member(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return Reflect.get(value, name);
}

function notUnderstood(pattern: string): ApiError {
  return new ApiError(
    400,
    'InvalidParameterException',
    `The filter pattern ${pattern} is not understood here: use "text" or { $.member = "value" && ... }.`,
  );
}
