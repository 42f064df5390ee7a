/** The JSON Schema of the file, for editors: draft 7, which all of them know. Descriptions come from the table of inputs. */
import { INPUTS } from '../inputs.ts';
import { type Form, FUNCTION_KEYS, type Key, RUN_KEYS } from './keys.ts';
import { LONGEST_NAME, MOST_FUNCTIONS } from './layout.ts';
import { SETTINGS_SCHEMA } from './settings-schema.ts';

export function configSchema(): object {
  const forms = reference('function');
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Cold Start Gate: several functions in one run',
    type: 'object',
    required: ['functions'],
    additionalProperties: false,
    properties: {
      functions: {
        description: 'The functions to measure: a map of names, or a list.',
        anyOf: [
          {
            type: 'object',
            minProperties: 1,
            maxProperties: MOST_FUNCTIONS,
            propertyNames: { minLength: 1, maxLength: LONGEST_NAME },
            additionalProperties: { anyOf: [forms, { type: 'null' }] },
          },
          { type: 'array', minItems: 1, maxItems: MOST_FUNCTIONS, items: listItem() },
        ],
      },
      defaults: {
        description: 'What holds for every function that says nothing else.',
        anyOf: [forms, { type: 'null' }],
      },
      ...properties(RUN_KEYS),
    },
    definitions: {
      function: { type: 'object', additionalProperties: false, properties: properties(FUNCTION_KEYS) },
      settings: { type: 'object', additionalProperties: false, properties: SETTINGS_SCHEMA },
    },
  };
}

/** A name alone, or a function with its name beside its keys. */
function listItem(): object {
  const name = { type: 'string', minLength: 1, maxLength: LONGEST_NAME };
  return {
    anyOf: [
      name,
      {
        type: 'object',
        required: ['name'],
        additionalProperties: false,
        properties: {
          name: { ...name, description: 'What reports call the function.' },
          ...Object.fromEntries(
            Object.keys(FUNCTION_KEYS).map((key) => [key, reference(`function/properties/${key}`)]),
          ),
        },
      },
    ],
  };
}

function properties(keys: Readonly<Record<string, Key>>): Record<string, object> {
  return Object.fromEntries(
    Object.entries(keys).map(([name, { form, placeholder }]) => {
      const said = INPUTS.find((input) => input.name === name)?.description ?? '';
      const description = placeholder ? `${said} {name} becomes the name of the function.` : said;
      // An empty value takes back what defaults or the step say.
      return [name, { description, anyOf: [...valueSchemas(form), { type: 'null' }] }];
    }),
  );
}

function valueSchemas(form: Form): readonly object[] {
  switch (form.kind) {
    case 'text':
      return [{ type: ['string', 'number'], minLength: 1 }];
    case 'words':
      return [{ enum: form.words }];
    case 'yes-or-no':
      return [{ type: 'boolean' }, { enum: ['true', 'false'] }];
    case 'whole':
      return [
        {
          type: 'integer',
          minimum: form.min,
          maximum: form.max,
          ...(form.step > 1 ? { multipleOf: form.step } : {}),
        },
      ];
    case 'decimal':
      return [{ type: 'number', minimum: form.min, maximum: form.max }];
    case 'percent':
      return [
        { type: 'number', minimum: 0, maximum: 100 },
        { type: 'string', pattern: '^\\d{1,3}(\\.\\d{1,3})?%?$' },
      ];
    case 'list': {
      const [item = {}] = valueSchemas(form.of);
      return [
        { type: 'array', minItems: 1, uniqueItems: true, items: item },
        item,
        { type: 'string', pattern: ',' },
      ];
    }
    case 'settings':
      return [reference('settings')];
    case 'payload':
      return [{}];
  }
}

function reference(name: string): object {
  return { $ref: `#/definitions/${name}` };
}
