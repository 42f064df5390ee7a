/** The JSON Schema of the file, for editors: draft 7, which all of them know. Made from the table of inputs. */
import type { YamlForm } from '../forms.ts';
import { SETTING_ROWS } from '../setting-rows.ts';
import { FUNCTION_KEYS, type Keys, RUN_KEYS, takesName } from './keys.ts';
import { LONGEST_NAME, MOST_FUNCTIONS } from './layout.ts';

/** Of a text that no pattern describes. */
const NOT_BLANK = '\\S';

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
      settings: { type: 'object', additionalProperties: false, properties: settingSchemas() },
    },
  };
}

function settingSchemas(): Record<string, object> {
  return Object.fromEntries(Object.entries(SETTING_ROWS).map(([name, { schema }]) => [name, schema]));
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

function properties(keys: Keys): Record<string, object> {
  return Object.fromEntries(
    Object.values(keys).map((input) => {
      const said = input.description;
      const description = takesName(input) ? `${said} {name} becomes the name of the function.` : said;
      // An empty value takes back what defaults or the step say.
      return [input.name, { description, anyOf: [...valueSchemas(input.form.yaml), { type: 'null' }] }];
    }),
  );
}

function valueSchemas(form: YamlForm): readonly object[] {
  switch (form.kind) {
    case 'text':
      return [{ type: ['string', 'number'], pattern: form.pattern ?? NOT_BLANK }];
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
      return [{ type: 'number', [form.open ? 'exclusiveMinimum' : 'minimum']: form.min, maximum: form.max }];
    case 'percent':
      return [
        { enum: [0] },
        { type: 'number', minimum: form.min, maximum: form.max },
        // The limits of a number in a text are left to the reader.
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
