/**
 * GitHub's own description of its REST API, as a check on the fake: what a client sends and what the fake answers
 * must be what the description says, so that the fake cannot drift from the service.
 * The description has 13 MB and is read once per test file (about 0.2 s); of its schemas only those that an
 * operation reaches are compiled (a few ms to 0.3 s, on first use).
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';

type Json = Readonly<Record<string, unknown>>;

export interface Operation {
  /** `POST /repos/{owner}/{repo}/issues/{issue_number}/comments` */
  readonly name: string;
  readonly description: Json;
}

const load = once((): Json => {
  const path = createRequire(import.meta.url).resolve('@octokit/openapi/generated/api.github.com.json');
  return asObject(JSON.parse(readFileSync(path, 'utf8')));
});

const ajv = once(() => {
  // OpenAPI 3.0 keywords (example, x-...) are not JSON schema: not strict.
  const validator = new Ajv({ strict: false, allErrors: true, logger: false, coerceTypes: false });
  addFormats.default(validator);
  return validator;
});

const compiled = new Map<string, ValidateFunction>();

/** @throws when GitHub has no such operation, which is a mistake in the fake. */
export function operation(name: string): Operation {
  const [method = '', path = ''] = name.split(' ');
  const description = asObject(asObject(asObject(load()['paths'])[path])[method.toLowerCase()]);
  return { name, description };
}

/** An example value of the description by its name: a complete object to lay our values over. */
export function example(name: string): Json {
  return asObject(asObject(resolve(`#/components/examples/${name}`))['value']);
}

/** What the description does not allow about a request; empty when it is right. */
export function checkRequest(
  { name, description }: Operation,
  request: {
    readonly path: Readonly<Record<string, string>>;
    readonly query: URLSearchParams;
    readonly body: unknown;
  },
): string[] {
  const parameters = asList(description['parameters']).map((one) => asObject(dereference(one)));
  const named = (place: string, key: string): Json | undefined =>
    parameters.find((parameter) => parameter['in'] === place && parameter['name'] === key);
  const problems: string[] = [];
  for (const [place, values] of [
    ['path', Object.entries(request.path)],
    ['query', [...request.query]],
  ] as const) {
    for (const [key, text] of values) {
      const parameter = named(place, key);
      if (parameter === undefined) problems.push(`${name}: there is no ${place} parameter ${key}`);
      else
        problems.push(...check(`${name} ${key}`, parameter['schema'], fromText(text, parameter['schema'])));
    }
  }
  const bodySchema = schemaOf(description['requestBody']);
  if (bodySchema === undefined) {
    if (request.body !== undefined) problems.push(`${name}: takes no body`);
  } else {
    problems.push(...check(`${name} body`, bodySchema, request.body));
    const known = Object.keys(asObject(asObject(bodySchema)['properties']));
    const unknown = Object.keys(asObject(request.body)).filter((key) => !known.includes(key));
    problems.push(...unknown.map((key) => `${name}: the body has no field ${key}`));
  }
  return problems;
}

/** What the description does not allow about an answer; empty when it is right. */
export function checkResponse({ name, description }: Operation, status: number, body: unknown): string[] {
  const described = asObject(description['responses'])[String(status)];
  if (described === undefined) {
    // Not every operation lists the failures that any request can meet: rate limits, tokens, outages.
    return status < 400
      ? [`${name}: never answers ${status}`]
      : check(`${name} ${status}`, { $ref: '#/components/schemas/basic-error' }, body);
  }
  const schema = schemaOf(dereference(described));
  if (schema === undefined) return body === undefined ? [] : [`${name} ${status}: has no body`];
  return check(`${name} ${status}`, schema, body);
}

function check(what: string, schema: unknown, value: unknown): string[] {
  const id = JSON.stringify(schema);
  const validate =
    compiled.get(id) ?? ajv().compile({ ...asObject(toJsonSchema(schema)), components: reach(schema) });
  compiled.set(id, validate);
  if (validate(value)) return [];
  return (validate.errors ?? []).slice(0, 5).map((error) => `${what}${error.instancePath}: ${error.message}`);
}

/** The components that a schema reaches, at the place where its references look for them. */
function reach(schema: unknown): Json {
  const schemas: Record<string, unknown> = {};
  const visit = (value: unknown): void => {
    for (const reference of JSON.stringify(value).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)) {
      const [, key = ''] = reference;
      if (key in schemas) continue;
      const component = resolve(`#/components/schemas/${key}`);
      schemas[key] = toJsonSchema(component);
      visit(component);
    }
  };
  visit(schema);
  return { schemas };
}

/** OpenAPI 3.0 writes `nullable: true` where JSON schema has a type or an alternative. */
function toJsonSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(toJsonSchema);
  if (typeof schema !== 'object' || schema === null) return schema;
  const {
    nullable,
    example: _,
    ...rest
  } = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, toJsonSchema(value)]));
  return nullable === true ? { anyOf: [rest, { type: 'null' }] } : rest;
}

function schemaOf(holder: unknown): unknown {
  return asObject(asObject(asObject(holder)['content'])['application/json'])['schema'];
}

function dereference(value: unknown): unknown {
  const reference = asObject(value)['$ref'];
  return typeof reference === 'string' ? resolve(reference) : value;
}

function resolve(reference: string): unknown {
  const found = reference
    .slice(2)
    .split('/')
    .reduce<unknown>((value, key) => asObject(value)[key], load());
  if (found === undefined) throw new Error(`GitHub's description has no ${reference}`);
  return found;
}

/** Parameters travel as text. */
function fromText(text: string, schema: unknown): unknown {
  return asObject(schema)['type'] === 'integer' && /^\d+$/.test(text) ? Number(text) : text;
}

function asObject(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
