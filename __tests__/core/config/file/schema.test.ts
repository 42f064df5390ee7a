/** The schema for editors, made from the table of inputs, says what the reader takes. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import { FUNCTION_KEYS, RUN_KEYS, STEP_INPUTS } from '../../../../src/core/config/file/keys.ts';
import { readFunctions } from '../../../../src/core/config/file/read.ts';
import { configSchema } from '../../../../src/core/config/file/schema.ts';
import { INPUT, INPUTS, type RawInputs } from '../../../../src/core/config/inputs.ts';
import { readSettings } from '../../../../src/core/config/read-settings.ts';
import { SETTING_ROWS } from '../../../../src/core/config/setting-rows.ts';
import { parseConfigFile } from '../../../../src/packages/config-file.ts';
import { parseYaml } from '../../../../src/packages/yaml.ts';

const file = new URL('../../../../schema/config.schema.json', import.meta.url);
const isValid = new Ajv({ strict: true, allowUnionTypes: true }).compile(configSchema());

const problemsOf = (value: unknown, step: RawInputs = { engine: 'local' }): readonly string[] => {
  const result = readFunctions({ path: 'gate.yml', parsed: parseConfigFile(JSON.stringify(value)) }, step, {
    parseYaml,
    freshSeed: 'fresh',
    hostArchitecture: 'x86_64',
  });
  return result.ok ? [] : result.problems;
};
const LOCAL = { defaults: { 'head-package': 'h.zip', 'base-package': 'b.zip' } };

test('every input has its place: of a function, of the run or of the step alone', () => {
  const places = [FUNCTION_KEYS, RUN_KEYS, STEP_INPUTS].flatMap((keys) => Object.keys(keys));
  expect(places.toSorted()).toEqual(INPUTS.map(({ name }) => name).toSorted());
});

describe('schema/config.schema.json', () => {
  test('is what the tables say (npm run docs writes it)', () => {
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(configSchema())));
  });

  test('says of every key what the table of inputs says', () => {
    const text = readFileSync(file, 'utf8');
    const missing = INPUTS.filter(
      ({ name, description }) =>
        !Object.hasOwn(STEP_INPUTS, name) && !text.includes(JSON.stringify(description).slice(1, -1)),
    );
    expect(missing).toEqual([]);
  });

  test.each([
    [{ functions: ['a'] }],
    [{ functions: { a: null } }],
    [
      {
        functions: [{ name: 'a', threshold: '12%', 'memory-tiers': [128, 256], payload: { any: ['thing'] } }],
      },
    ],
    [
      {
        functions: { a: { 'head-settings': { timeout: 3, environment: { KEY: 1 } }, 'base-package': null } },
      },
    ],
    [{ functions: { a: { 'memory-tiers': '128,256', architectures: 'arm64', threshold: 5 } } }],
    [{ defaults: { samples: 20 }, functions: { a: {} }, 'dry-run': true, alpha: 0.01 }],
  ])('takes what is right: %j', (document) => {
    expect([isValid(document), isValid.errors]).toEqual([true, null]);
  });

  test.each([
    [{}],
    [{ functions: [] }],
    [{ functions: {} }],
    [{ functions: 'a' }],
    [{ functions: [{ samples: 10 }] }],
    [{ functions: [{ name: 'a', nme: 'b' }] }],
    [{ functions: ['a'], threshold: 10 }],
    [{ functions: { a: { seed: 'x' } } }],
    [{ functions: { a: { samples: 12 } } }],
    [{ functions: { a: { 'memory-tiers': [64] } } }],
    [{ functions: { a: { 'head-settings': { speed: 1 } } } }],
    [{ functions: ['a'], 'github-token': 'x' }],
    [{ functions: ['a'], engine: 'local' }],
    [{ functions: { ['x'.repeat(65)]: null } }],
  ])('refuses, as the reader does: %j', (document) => {
    expect([isValid(document), problemsOf({ ...LOCAL, ...document }).length > 0]).toEqual([false, true]);
  });

  test('names every setting of a side where head-settings is described', () => {
    const { description } = INPUT['head-settings'];
    expect(Object.keys(SETTING_ROWS).filter((name) => !description.includes(name))).toEqual([]);
  });

  test('and has the settings of a side, as far as a schema can say them', () => {
    const values = [
      'nodejs24.x',
      'index.handler',
      'x86_64',
      'arm64',
      'Text',
      'JSON',
      'DEBUG',
      'INFO',
      'WARN',
      'TRACE',
      'ERROR',
      'FATAL',
      'Active',
      'PassThrough',
      'COBOL 85',
      '',
      true,
      false,
      0,
      1,
      900,
      901,
      1.5,
      511,
      512,
      10_240,
      10_241,
      {},
      { ONE: 1, TWO: 'x', YES: true },
      { '1A': 1 },
      { KEY: {} },
      [],
      ['x'],
      ['arn:aws:lambda:eu-west-1:123456789012:layer:tools:3'],
    ];
    const disagree = Object.entries(SETTING_ROWS).flatMap(([name, { schema }]) => {
      const takes = new Ajv({ strict: true, allowUnionTypes: true }).compile(schema);
      return values.flatMap((value) =>
        takes(value) === (readSettings('head', { [name]: value }).problems.length === 0)
          ? []
          : [[name, value]],
      );
    });
    expect(disagree).toEqual([]);
  });
});
