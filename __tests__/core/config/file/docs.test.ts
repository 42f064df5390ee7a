import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import { FUNCTION_KEYS, STEP_INPUTS, takesName } from '../../../../src/core/config/file/keys.ts';
import { readFunctions } from '../../../../src/core/config/file/read.ts';
import { configSchema } from '../../../../src/core/config/file/schema.ts';
import { parseConfigFile } from '../../../../src/packages/config-file.ts';
import { parseYaml } from '../../../../src/packages/yaml.ts';

const docs = readFileSync(new URL('../../../../docs/config-file.md', import.meta.url), 'utf8');
const [, example = '', step = ''] = /```yaml\n([\s\S]*?)```[\s\S]*?```yaml\n([\s\S]*?)```/.exec(docs) ?? [];

test('the example of the documentation is read, and an editor has nothing against it', () => {
  const inputs = parseYaml(step);
  const given = Array.isArray(inputs) ? inputs[0].with : {};
  const result = readFunctions({ path: 'gate.yml', parsed: parseConfigFile(example) }, given, {
    parseYaml,
    freshSeed: 'fresh',
    hostArchitecture: 'x86_64',
    eventName: 'pull_request',
  });
  expect(result.ok ? [] : result.problems).toEqual([]);
  expect(result.ok ? result.functions.map(({ label, config }) => [label, config.tiersMb]) : []).toEqual([
    ['orders', [512, 1024]],
    ['search', [512, 1024]],
    ['resize-image', [2048]],
  ]);
  const isValid = new Ajv({ strict: true, allowUnionTypes: true }).compile(configSchema());
  expect([isValid(parseYaml(example)), isValid.errors]).toEqual([true, null]);
});

test('it names what stays with the step and where {name} is replaced', () => {
  const names = [
    ...Object.keys(STEP_INPUTS).filter((name) => name !== 'report'),
    ...Object.values(FUNCTION_KEYS)
      .filter(takesName)
      .map(({ name }) => name),
  ];
  expect(names.filter((name) => !docs.includes(`\`${name}\``))).toEqual([]);
});
