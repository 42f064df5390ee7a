/** Reads members of a JSON request body by type. What has another type is AWS's SerializationException. */
import { ApiError, validation } from './api-error.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

const badType = (member: string, expected: string): ApiError =>
  new ApiError(400, 'SerializationException', `${member} must be ${expected}.`);

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The whole body; an empty one is an empty object. @throws ApiError when it is not a JSON object. */
export function jsonBody(body: Uint8Array): JsonObject {
  if (body.length === 0) return {};
  let parsed: unknown;
  try {
    parsed = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new ApiError(400, 'SerializationException', 'Could not parse request body into json.');
  }
  if (!isObject(parsed)) throw badType('The request body', 'a JSON object');
  return parsed;
}

export function text(body: JsonObject, member: string): string | undefined {
  const value = body[member] ?? undefined;
  if (value !== undefined && typeof value !== 'string') throw badType(member, 'a string');
  return value;
}

export function flag(body: JsonObject, member: string): boolean {
  const value = body[member] ?? false;
  if (typeof value !== 'boolean') throw badType(member, 'true or false');
  return value;
}

export function object(body: JsonObject, member: string): JsonObject | undefined {
  const value = body[member] ?? undefined;
  if (value !== undefined && !isObject(value)) throw badType(member, 'an object');
  return value;
}

export function list(body: JsonObject, member: string): readonly unknown[] | undefined {
  const value = body[member] ?? undefined;
  if (value !== undefined && !Array.isArray(value)) throw badType(member, 'a list');
  return value;
}

export function textMap(body: JsonObject, member: string): Readonly<Record<string, string>> | undefined {
  const value = object(body, member);
  if (value === undefined) return undefined;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => {
      if (typeof entry !== 'string') throw badType(`Every value of ${member}`, 'a string');
      return [name, entry] as const;
    }),
  );
}

export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** A whole number within the bounds, both included; outside is AWS's ValidationException. */
export function whole(body: JsonObject, member: string, bounds: Bounds): number | undefined {
  const value = body[member] ?? undefined;
  if (value === undefined) return undefined;
  if (typeof value !== 'number' || !Number.isInteger(value)) throw badType(member, 'a whole number');
  return inRange(value, member, bounds);
}

export function inRange(value: number, member: string, { least, most }: Bounds): number {
  const camel = member.charAt(0).toLowerCase() + member.slice(1);
  if (value < least) throw validation(value, camel, `have value greater than or equal to ${least}`);
  if (value > most) throw validation(value, camel, `have value less than or equal to ${most}`);
  return value;
}

/** A member that the operation cannot do without. */
export function required<T>(value: T | undefined, member: string): T {
  if (value === undefined)
    throw validation('null', member.charAt(0).toLowerCase() + member.slice(1), 'not be null');
  return value;
}
