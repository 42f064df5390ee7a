// Checks requests against their schemas. One place now knows the schemas of the whole service.
import Ajv from 'ajv';
import { HttpError } from './http-error.js';
import { partnerSchemas, requestSchemas } from './schemas.js';

const ajv = new Ajv({ allErrors: true });
const schemas = { ...requestSchemas, ...partnerSchemas };
const validators = new Map(Object.entries(schemas).map(([name, schema]) => [name, ajv.compile(schema)]));

/** Throws a 422 that says everything that is wrong with a request. */
export async function validate(name, value) {
  const validator = validators.get(name);
  if (validator(value)) return;
  const problems = validator.errors.map((error) => `${error.instancePath || '/'} ${error.message}`);
  throw new HttpError(422, 'the request is not valid', { problems });
}
