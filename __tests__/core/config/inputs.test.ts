/** Every input through the action, as a flag and in a configuration file: what its row says holds in all of them. */
import { describe, expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { actionInputs } from '../../../src/action/step-inputs.ts';
import { inputHelp, readFlags } from '../../../src/cli/flags.ts';
import { type Config, readConfig } from '../../../src/core/config/config.ts';
import { readFunctions } from '../../../src/core/config/file/read.ts';
import { configSchema } from '../../../src/core/config/file/schema.ts';
import type { YamlForm } from '../../../src/core/config/forms.ts';
import { INPUT, INPUTS, type InputSpec, type RawInputs } from '../../../src/core/config/inputs.ts';
import { readPublication } from '../../../src/core/config/publication.ts';
import { parseConfigFile } from '../../../src/packages/config-file.ts';
import { parseYaml } from '../../../src/packages/yaml.ts';

type Value = string | number | boolean | readonly Value[] | { readonly [name: string]: Value };
interface Values {
  readonly inside: readonly Value[];
  readonly outside: readonly Value[];
}

/** Texts whose form only a parser knows. Blank ones are missing: for the action they are not given. */
const TEXTS: Readonly<Record<string, Values>> = {
  'function-name': {
    inside: ['f', 'x'.repeat(64), 'arn:aws:lambda:eu-west-1:123456789012:function:f:live'],
    outside: ['x'.repeat(65), 'a b', 'arn:aws:lambda:eu-west-1:12345678901:function:f'],
  },
  config: { inside: [], outside: [] },
  report: { inside: ['report.json'], outside: [] },
  'head-package': { inside: ['a b.zip', 'x'], outside: [] },
  'base-package': { inside: ['a b.zip', 'x'], outside: [] },
  'head-image': { inside: ['team/orders:1'], outside: ['Team/Orders', 'orders@sha256:1'] },
  'base-image': { inside: ['team/orders:1'], outside: ['Team/Orders', 'orders@sha256:1'] },
  'head-qualifier': { inside: ['7', '$LATEST', 'x'.repeat(128)], outside: ['x'.repeat(129), 'a.b'] },
  'base-qualifier': { inside: ['7', '$LATEST', 'x'.repeat(128)], outside: ['x'.repeat(129), 'a.b'] },
  'build-command': { inside: ['make'], outside: [] },
  'package-path': { inside: ['dist', './dist/*.zip'], outside: ['/dist', 'C:/dist', '\\dist'] },
  'head-ref': { inside: ['main', 'x'.repeat(1_024)], outside: ['-main', 'x'.repeat(1_025), 'a b', 'a:b'] },
  'base-ref': { inside: ['main', 'x'.repeat(1_024)], outside: ['-main', 'x'.repeat(1_025), 'a b', 'a:b'] },
  'aws-region': {
    inside: ['eu-west-1', 'us-gov-west-1', 'eusc-de-east-1'],
    outside: ['eu', 'EU-WEST-1', 'eu-west'],
  },
  role: {
    inside: ['template', 'arn:aws-cn:iam::123456789012:role/path/name'],
    outside: ['none', 'arn:aws:iam::12345678901:role/name', 'arn:aws:iam::123456789012:user/name'],
  },
  seed: { inside: ['a', 'x'.repeat(64), 'a.b_c-1'], outside: ['x'.repeat(65), 'a b', 'ä'] },
  'cache-key': { inside: ['node 24'], outside: [] },
  'comment-key': { inside: ['one'], outside: [] },
  'github-token': { inside: ['ghs_1'], outside: ['a b', 'ä'] },
  'report-dir': { inside: ['out'], outside: [] },
};

function valuesOf(name: string, form: YamlForm): Values {
  switch (form.kind) {
    case 'text':
      return TEXTS[name] ?? { inside: [], outside: [] };
    case 'words':
      return { inside: form.words, outside: form.words.flatMap((word) => [`${word}s`, word.toUpperCase()]) };
    case 'yes-or-no':
      return { inside: [true, false, 'true'], outside: ['yes', 'True', 1] };
    case 'whole':
      return {
        inside: [form.min, form.min + form.step, form.max],
        outside: [form.min - form.step, form.max + form.step, form.min + form.step / 2],
      };
    case 'decimal':
      return {
        inside: [form.open ? form.min + 0.001 : form.min, form.max],
        outside: [form.open ? form.min : form.min - 0.001, form.max + 0.001],
      };
    case 'percent':
      return {
        inside: [form.min, form.max, 7.5, `${form.max}%`],
        outside: [form.min - 0.001, form.max + 0.001, -1, '7.5 %'],
      };
    case 'list': {
      const { inside, outside } = valuesOf(name, form.of);
      return {
        inside: [inside, ...inside.map((value) => [value]), ...inside],
        outside: [[inside[0] ?? '', inside[0] ?? ''], ...outside.map((value) => [value])],
      };
    }
    case 'settings':
      return { inside: [{ timeout: 3 }], outside: [] };
    case 'payload':
      return { inside: [{ any: ['thing'] }, 'event.json', 5], outside: ['{"a":', '[1'] };
  }
}

const WHOLE_RUN: Readonly<Record<string, string>> = {
  engine: 'aws',
  'function-name': 'f',
  'aws-region': 'eu-west-1',
  role: 'template',
  environment: 'template',
  'head-package': 'h.zip',
  'base-package': 'b.zip',
};

/** What else is given, so that the input is looked at: a commit is of a build, `report` stands alone. */
function besides(name: string): Readonly<Record<string, string>> {
  if (name === 'report') return {};
  if (!name.endsWith('-ref')) return WHOLE_RUN;
  const { 'head-package': _, 'base-package': __, ...rest } = WHOLE_RUN;
  return { ...rest, 'build-command': 'make', 'package-path': 'dist' };
}

interface Answer {
  /** Whether the value itself is refused; what else such a run lacks does not matter. */
  readonly isRefused: boolean;
  readonly config: Config | null;
}

function answer(name: string, problems: readonly string[], config: Config | null): Answer {
  const about = new RegExp(
    `^(gate\\.yml:\\d+:\\d+: )?${name}: (.* is not allowed; write |expected |not a token)`,
    's',
  );
  return { isRefused: problems.some((problem) => about.test(problem)), config };
}

const SOURCES = { parseYaml, freshSeed: 'fresh', hostArchitecture: 'x86_64' } as const;

function read(name: string, raw: RawInputs): Answer {
  if (name === 'report') {
    const result = readPublication(raw);
    return answer(name, result.ok ? [] : result.problems, null);
  }
  const result = readConfig(raw, SOURCES);
  return result.ok ? answer(name, [], result.config) : answer(name, result.problems, null);
}

function textOf(value: Value): string {
  if (Array.isArray(value)) return value.join(',');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function byAction(name: string, value: Value): Answer {
  const variables = Object.entries({ ...besides(name), [name]: textOf(value) }).map(([key, text]) => [
    `INPUT_${key.toUpperCase()}`,
    text,
  ]);
  const given = Object.entries(actionInputs(Object.fromEntries(variables)));
  return read(name, Object.fromEntries(given.filter(([, text]) => text !== undefined)));
}

function byFlag(name: string, value: Value): Answer {
  const given = { ...besides(name), [name]: textOf(value) };
  const flags = Object.entries(given).map(([key, text]) => `--${key}=${text}`);
  return read(name, readFlags(flags).inputs);
}

/** The file with one function and this one key. */
function fileWith({ name, scope }: InputSpec, value: Value): object {
  return scope.of === 'run' ? { functions: ['f'], [name]: value } : { functions: { f: { [name]: value } } };
}

function byFile(input: InputSpec, value: Value): Answer {
  const { [input.name]: _, ...step } = besides(input.name);
  const text = JSON.stringify(fileWith(input, value));
  const result = readFunctions({ path: 'gate.yml', parsed: parseConfigFile(text) }, step, SOURCES);
  return result.ok
    ? answer(input.name, [], result.functions[0]?.config ?? null)
    : answer(input.name, result.problems, null);
}

const editorTakes = new Ajv({ strict: true, allowUnionTypes: true }).compile(configSchema());

const everywhere = (input: InputSpec, value: Value): readonly Answer[] => [
  byAction(input.name, value),
  byFlag(input.name, value),
  ...(input.scope.of === 'step' ? [] : [byFile(input, value)]),
];
const inTheEditor = (input: InputSpec, value: Value): readonly boolean[] =>
  input.scope.of === 'step' ? [] : [editorTakes(fileWith(input, value))];

/** What is meant by a text may be past a schema: the numbers in it, a name with a qualifier. */
function schemaTells({ form: { yaml } }: InputSpec, value: Value): boolean {
  return (
    (yaml.kind !== 'text' || yaml.pattern !== null) && yaml.kind !== 'payload' && typeof value !== 'object'
  );
}

const ROWS = INPUTS.map((input) => [input.name, input] as const);

describe.each(ROWS)('%s', (name, input) => {
  const { yaml, range } = input.form;
  const { inside, outside } = valuesOf(name, yaml);

  test('takes what is just inside, in every place alike', () => {
    if (yaml.kind === 'text') expect(Object.keys(TEXTS)).toContain(name);
    for (const value of inside) {
      const answers = everywhere(input, value);
      expect([value, answers.map(({ isRefused }) => isRefused)]).toEqual([value, answers.map(() => false)]);
      const [first, ...others] = answers.map(({ config }) => config);
      for (const other of others) expect([value, other]).toEqual([value, first]);
      expect([value, inTheEditor(input, value)]).toEqual([value, inTheEditor(input, value).map(() => true)]);
    }
  });

  test('refuses what is just outside, in every place alike', () => {
    for (const value of outside) {
      const answers = everywhere(input, value).map(({ isRefused }) => isRefused);
      expect([value, answers]).toEqual([value, answers.map(() => true)]);
      if (!schemaTells(input, value)) continue;
      expect([value, inTheEditor(input, value)]).toEqual([value, inTheEditor(input, value).map(() => false)]);
    }
  });

  test('has a default of its form, and a description with its words and bounds', () => {
    const { default: usual, description } = input;
    if (usual !== null && !usual.startsWith('${{')) {
      expect(input.form.parse(usual)).toMatchObject({ ok: true });
    }
    const words = yaml.kind === 'words' ? yaml.words : [];
    for (const word of [...words, range ?? '']) expect(description).toContain(word);
    expect(inputHelp()).toContain(description);
  });
});

const NUMBERS = ROWS.flatMap(([name, input]) => {
  const { yaml } = input.form;
  return yaml.kind === 'whole' || yaml.kind === 'decimal' ? [[name, input, yaml] as const] : [];
});

test.each(NUMBERS)('any number is taken or refused alike: %s', (_, input, { min, max }) => {
  const near = fc.oneof(
    fc.integer({ min: min - 20, max: min + 20 }),
    fc.integer({ min: Math.floor(max) - 20, max: Math.ceil(max) + 20 }),
  );
  fc.assert(
    fc.property(near, (value) => {
      const answers = everywhere(input, value).map(({ isRefused }) => !isRefused);
      return new Set([...answers, ...inTheEditor(input, value)]).size === 1;
    }),
    { numRuns: 50 },
  );
});

test('a default is read from the row of its input', () => {
  const config = readConfig(WHOLE_RUN, SOURCES);
  if (!config.ok) throw new Error(config.problems.join());
  expect(config.config.timeoutMinutes).toBe(Number(INPUT['timeout-minutes'].default));
});
