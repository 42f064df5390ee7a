// Checks requests against their schemas. Ajv is loaded and the schemas are compiled when the first request needs them.
import { HttpError } from './http-error.js';
import { requestSchemas } from './schemas.js';

let validators;

/** Throws a 422 that says everything that is wrong with a request. */
export async function validate(name, value) {
  validators ??= await compile();
  const validator = validators.get(name);
  if (validator(value)) return;
  const problems = validator.errors.map((error) => `${error.instancePath || '/'} ${error.message}`);
  throw new HttpError(422, 'the request is not valid', { problems });
}

async function compile() {
  const { default: Ajv } = await import('ajv');
  const ajv = new Ajv({ allErrors: true });
  return new Map(Object.entries(requestSchemas).map(([name, schema]) => [name, ajv.compile(schema)]));
}
