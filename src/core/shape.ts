/**
 * Shapes: each describes one JSON value once, and both checks it and says it as JSON Schema. The compiler makes sure
 * that the shape of an object names every property of its type. Values are copied property by property, so nothing
 * that a shape does not name (`__proto__` among others) reaches the result.
 */

/** Where in the document a value stands, e.g. `$.starts[3].wallMs`. */
export type Path = string;

/** A value is not of its shape. The message names the place, what was expected there and the kind of what was found. */
export class ShapeError extends Error {
  override readonly name = 'ShapeError';
  readonly path: Path;

  constructor(path: Path, problem: string) {
    super(`${path}: ${problem}`);
    this.path = path;
  }
}

export interface Shape<T> {
  /** @returns a checked copy. @throws ShapeError naming the place that does not fit. */
  read(value: unknown, path: Path): T;
  /** JSON Schema, draft 2020-12. */
  readonly schema: object;
  /** Whether a document may do without it. */
  readonly optional?: true;
}

/** What was found instead, never the value itself: it may be long or secret. */
function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'number') return `the number ${value}`;
  if (typeof value === 'string') return `a text of ${value.length} characters`;
  return value === undefined ? 'nothing' : `a ${typeof value}`;
}

export function number(minimum: number, maximum: number): Shape<number> {
  return {
    read(value, path) {
      if (typeof value === 'number' && value >= minimum && value <= maximum) return value;
      throw new ShapeError(path, `expected a number from ${minimum} to ${maximum}, found ${kindOf(value)}`);
    },
    schema: { type: 'number', minimum, maximum },
  };
}

export function integer(minimum: number, maximum: number): Shape<number> {
  return {
    read(value, path) {
      if (typeof value === 'number' && Number.isInteger(value) && value >= minimum && value <= maximum)
        return value;
      throw new ShapeError(
        path,
        `expected a whole number from ${minimum} to ${maximum}, found ${kindOf(value)}`,
      );
    },
    schema: { type: 'integer', minimum, maximum },
  };
}

/** `most` counts UTF-16 units. */
export function text(most: number): Shape<string> {
  return {
    read(value, path) {
      if (typeof value === 'string' && value.length <= most) return value;
      throw new ShapeError(path, `expected a text of at most ${most} characters, found ${kindOf(value)}`);
    },
    schema: { type: 'string', maxLength: most },
  };
}

/** A text of this form; `words` say what it is, with an example. */
export function textLike(pattern: string, words: string): Shape<string> {
  const form = new RegExp(pattern);
  return {
    read(value, path) {
      if (typeof value === 'string' && form.test(value)) return value;
      throw new ShapeError(path, `expected ${words}, found ${kindOf(value)}`);
    },
    schema: { type: 'string', pattern },
  };
}

/** ISO 8601 in UTC, as Date.prototype.toISOString writes it. */
export function timestamp(): Shape<string> {
  return textLike(
    '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,9})?Z$',
    'a time such as 2026-01-31T12:00:00.000Z',
  );
}

export function oneOf<const T extends string | number>(...allowed: readonly T[]): Shape<T> {
  return {
    read(value, path) {
      const found = allowed.find((candidate) => candidate === value);
      if (found !== undefined) return found;
      throw new ShapeError(path, `expected ${allowed.join(' or ')}, found ${kindOf(value)}`);
    },
    schema: { enum: allowed },
  };
}

export const yesOrNo: Shape<boolean> = {
  read(value, path) {
    if (typeof value === 'boolean') return value;
    throw new ShapeError(path, `expected true or false, found ${kindOf(value)}`);
  },
  schema: { type: 'boolean' },
};

/** A property that a document may leave out. */
export function optional<T>(inner: Shape<T>): Shape<T> {
  return { ...inner, optional: true };
}

export function nullable<T>(inner: Shape<T>): Shape<T | null> {
  return {
    read: (value, path) => (value === null ? null : inner.read(value, path)),
    schema: { anyOf: [inner.schema, { type: 'null' }] },
  };
}

export function list<T>(item: Shape<T>, most: number): Shape<readonly T[]> {
  return {
    read(value, path) {
      if (Array.isArray(value) && value.length <= most) {
        return value.map((each: unknown, i) => item.read(each, `${path}[${i}]`));
      }
      throw new ShapeError(path, `expected a list of at most ${most}, found ${kindOf(value)}`);
    },
    schema: { type: 'array', maxItems: most, items: item.schema },
  };
}

/** Counts by a word such as `init-timeout`. */
export function tally(most: number): Shape<Readonly<Record<string, number>>> {
  const pattern = '^[a-z][a-z0-9-]{0,39}$';
  const form = new RegExp(pattern);
  const counted = integer(0, most);
  return {
    read(value, path) {
      const entries = Object.entries(properties(value, path));
      if (entries.length > 50) throw new ShapeError(path, 'expected at most 50 reasons');
      return Object.fromEntries(
        entries.map(([key, n]) => {
          if (!form.test(key)) throw new ShapeError(path, `expected reasons in small letters and dashes`);
          return [key, counted.read(n, `${path}.${key}`)];
        }),
      );
    },
    schema: {
      type: 'object',
      maxProperties: 50,
      propertyNames: { pattern },
      additionalProperties: counted.schema,
    },
  };
}

function properties(value: unknown, path: Path): object {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new ShapeError(path, `expected an object, found ${kindOf(value)}`);
}

function own(from: object, key: string): unknown {
  return Object.hasOwn(from, key) ? Reflect.get(from, key) : undefined;
}

/**
 * Every property of T; others in the document are left out, so that a newer minor version can be read.
 * @param written JSON Schema of properties that are written for people and never read back.
 */
export function object<T extends object>(
  fields: {
    readonly [K in keyof T]-?: Shape<Exclude<T[K], undefined>>;
  },
  written: Readonly<Record<string, object>> = {},
): Shape<T> {
  const keys = Object.keys(fields) as (keyof T & string)[];
  return {
    read(value, path) {
      const from = properties(value, path);
      const copy: Partial<T> = {};
      for (const key of keys) {
        const value = own(from, key);
        if (value === undefined && fields[key].optional) continue;
        copy[key] = fields[key].read(value, `${path}.${key}`);
      }
      return copy as T;
    },
    schema: {
      type: 'object',
      required: keys.filter((key) => !fields[key].optional),
      properties: { ...Object.fromEntries(keys.map((key) => [key, fields[key].schema])), ...written },
    },
  };
}

/** The same for a document that only this version writes: a property that is not known is refused. */
export function closedObject<T extends object>(fields: Parameters<typeof object<T>>[0]): Shape<T> {
  const inner = object<T>(fields);
  return {
    read(value, path) {
      if (Object.keys(properties(value, path)).every((key) => Object.hasOwn(fields, key))) {
        return inner.read(value, path);
      }
      throw new ShapeError(path, `expected nothing but ${Object.keys(fields).join(', ')}`);
    },
    schema: { ...inner.schema, additionalProperties: false },
  };
}

/** An object of one of several kinds, told apart by its property `kind`. */
export function byKind<T extends { readonly kind: string }>(
  kinds: { readonly [K in T['kind']]: Shape<Extract<T, { kind: K }>> },
): Shape<T> {
  return tagged<T>('kind', kinds);
}

/** An object of one of several kinds, told apart by its property `code`. */
export function byCode<T extends { readonly code: string }>(
  codes: { readonly [K in T['code']]: Shape<Extract<T, { code: K }>> },
): Shape<T> {
  return tagged<T>('code', codes);
}

function tagged<T>(tag: string, kinds: Readonly<Record<string, Shape<T>>>): Shape<T> {
  const known: ReadonlyMap<unknown, Shape<T>> = new Map(Object.entries(kinds));
  const words = [...known.keys()].join(' or ');
  return {
    read(value, path) {
      const shape = known.get(own(properties(value, path), tag));
      if (shape !== undefined) return shape.read(value, path);
      throw new ShapeError(`${path}.${tag}`, `expected ${words}`);
    },
    schema: { oneOf: [...known.values()].map(({ schema }) => schema) },
  };
}

/** An additional rule on a value of a shape; it shows in the description of the schema. */
export function where<T>(inner: Shape<T>, rule: string, holds: (value: T) => boolean): Shape<T> {
  return {
    read(value, path) {
      const copy = inner.read(value, path);
      if (holds(copy)) return copy;
      throw new ShapeError(path, rule);
    },
    schema: { ...inner.schema, description: rule },
  };
}
