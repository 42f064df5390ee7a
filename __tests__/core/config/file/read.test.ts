import { describe, expect, test } from '@jest/globals';
import { type FunctionsResult, readFunctions } from '../../../../src/core/config/file/read.ts';
import { INPUTS, type RawInputs } from '../../../../src/core/config/inputs.ts';
import { parseConfigFile } from '../../../../src/packages/config-file.ts';
import { parseYaml } from '../../../../src/packages/yaml.ts';

const LOCAL: RawInputs = { engine: 'local' };
const PACKAGES = 'defaults: { head-package: "head/{name}", base-package: "base/{name}" }\n';

const read = (text: string, step: RawInputs = LOCAL): FunctionsResult =>
  readFunctions({ path: 'gate.yml', parsed: parseConfigFile(text) }, step, {
    parseYaml,
    freshSeed: 'fresh',
    hostArchitecture: 'x86_64',
  });
const functionsOf = (text: string, step?: RawInputs) => {
  const result = read(text, step);
  if (!result.ok) throw new Error(result.problems.join('\n'));
  return result.functions;
};
const problemsOf = (text: string, step?: RawInputs): readonly string[] => {
  const result = read(text, step);
  return result.ok ? [] : result.problems;
};

describe('a file of functions', () => {
  test('what is nearer to a function wins: its own key, defaults, the input of the step, the default of the input', () => {
    const functions = functionsOf(
      `${PACKAGES.replace(' }', ', threshold: 20 }')}functions:\n  own: { threshold: 30% }\n  common:\n`,
      { ...LOCAL, threshold: '40%', 'threshold-ms': '7' },
    );
    expect(functions.map(({ label, config: { rule } }) => [label, rule])).toMatchObject([
      ['own', { thresholdPercent: 30, thresholdMs: 7, maxSamples: 30 }],
      ['common', { thresholdPercent: 20, thresholdMs: 7, maxSamples: 30 }],
    ]);
  });

  test('functions may be a list of names and of maps', () => {
    const functions = functionsOf(
      `${PACKAGES}functions:\n  - api\n  - name: worker\n    memory-tiers: [1024, 128]\n  - 42\n`,
    );
    expect(functions.map(({ label, config }) => [label, config.tiersMb])).toEqual([
      ['api', null],
      ['worker', [128, 1024]],
      ['42', null],
    ]);
  });

  test('images are keys of a function, under defaults too; those functions take more samples', () => {
    const functions = functionsOf(
      'defaults: { function-name: "{name}", head-image: "r.example/{name}:pr", base-image: "r.example/{name}:live" }\nfunctions:\n  api:\n  zipped: { head-image: null, head-package: a, base-image: null, base-package: b }\n',
      { 'aws-region': 'eu-west-1' },
    );
    expect(functions.map(({ config: { head, base, rule } }) => [head, base, rule])).toMatchObject([
      [
        { origin: { kind: 'image', uri: { text: 'r.example/api:pr' } } },
        { origin: { kind: 'image', uri: { text: 'r.example/api:live' } } },
        { maxSamples: 50 },
      ],
      [{ origin: { path: 'a' } }, { origin: { path: 'b' } }, { maxSamples: 30 }],
    ]);
    expect(
      problemsOf('functions:\n  api: { function-name: a, head-image: A, base-image: b }\n', {
        'aws-region': 'eu-west-1',
      }),
    ).toEqual([expect.stringMatching(/^gate\.yml:2:\d+: head-image: "A" is not allowed/)]);
  });

  test('{name} stands for the name in paths, also in an input of the step, and in a payload that is a path', () => {
    const [api, worker] = functionsOf(
      'functions:\n  api: { payload: "events/{name}.json" }\n  wörker: { payload: { n: "{name}" } }\n',
      {
        ...LOCAL,
        'head-package': 'dist/{name}.zip',
        'base-package': '{name}/{name}-*.zip',
      },
    );
    expect(api?.config).toMatchObject({
      head: { origin: { path: 'dist/api.zip' } },
      base: { origin: { path: 'api/api-*.zip' } },
      payload: { kind: 'file', path: 'events/api.json' },
    });
    expect(worker?.config).toMatchObject({
      head: { origin: { path: 'dist/wörker.zip' } },
      payload: { kind: 'json', text: '{"n":"{name}"}' },
    });
  });

  test.each(['..', '.', 'a/b', 'a b', '*', 'a{b}', '$(x)', '-', "a'b"])(
    'a name that could mean something in a path or a pattern does not get there: %s',
    (name) => {
      const problems = problemsOf(`${PACKAGES}functions:\n  ${JSON.stringify(name)}:\n`);
      expect(problems.filter((problem) => problem.includes('cannot take the place of {name}'))).toHaveLength(
        name === '-' ? 0 : 2,
      );
      expect(
        problemsOf(`functions:\n  ${JSON.stringify(name)}: { head-package: a.zip, base-package: b.zip }\n`),
      ).toEqual([]);
    },
  );

  test('settings of a function are laid over those of defaults, setting by setting and variable by variable', () => {
    const [own, common] = functionsOf(
      `defaults:
  head-package: h.zip
  base-package: b.zip
  head-settings: { timeout: 5, handler: a.b, environment: { KEPT: 1, LAID: 2 } }
functions:
  own: { head-settings: { handler: c.d, environment: { LAID: 3, ADDED: true } } }
  common:
`,
    );
    expect(own?.config.head.overrides).toEqual({
      timeoutSeconds: 5,
      handler: 'c.d',
      environment: { KEPT: '1', LAID: '3', ADDED: 'true' },
    });
    expect(common?.config.head.overrides).toMatchObject({
      handler: 'a.b',
      environment: { KEPT: '1', LAID: '2' },
    });
  });

  test('an empty value takes back what defaults and the step say', () => {
    const [api] = functionsOf(
      `${PACKAGES}functions:\n  api: { base-package: ~, budget-ms: 800, memory-tiers: }\n`,
      { ...LOCAL, 'memory-tiers': '128' },
    );
    expect(api?.config).toMatchObject({ base: null, tiersMb: null, rule: { budgetMs: 800 } });
  });

  test('values are typed as YAML has them, and the texts that inputs take are taken, too', () => {
    const both = [
      'threshold: 12, threshold-ms: 2.5, samples: 20, memory-tiers: [128, 512], allow-function-errors: true, architectures: [x86_64]',
      'threshold: "12%", threshold-ms: "2.5", samples: "20", memory-tiers: "128,512", allow-function-errors: "true", architectures: x86_64',
    ].map((values) => functionsOf(`${PACKAGES}functions:\n  api: { ${values} }\n`)[0]?.config);
    expect(both[0]).toEqual(both[1]);
    expect(both[0]).toMatchObject({
      allowFunctionErrors: true,
      tiersMb: [128, 512],
      rule: { thresholdPercent: 12, thresholdMs: 2.5, maxSamples: 20 },
    });
  });

  test('what is of the run stands at the top and is the same for every function', () => {
    const functions = functionsOf(`${PACKAGES}seed: 0123\nalpha: 0.01\nreport-dir: out\nfunctions: [a, b]\n`);
    expect(functions.map(({ config: { seed, rule, reportDir } }) => [seed, rule.alpha, reportDir])).toEqual([
      ['0123', 0.01, 'out'],
      ['0123', 0.01, 'out'],
    ]);
  });

  test('the defaults that the runner hands over contradict nothing', () => {
    const usual = Object.fromEntries(INPUTS.map((input) => [input.name, input.default ?? '']));
    const step: RawInputs = { ...usual, 'github-token': 'a-token', 'comment-key': 'test', ...LOCAL };
    expect(functionsOf(`${PACKAGES}on-regression: warn\nfunctions: [a]\n`, step)).toMatchObject([
      { config: { policy: { onRegression: 'warn' } } },
    ]);
  });
});

describe('what is wrong', () => {
  test('is said with file, line and column, everything at once, in the order of the file', () => {
    expect(
      problemsOf(`dry-run: true
concurrency: many
defaults:
  head-package: head/{name}
  metric: sum
functions:
  api:
    base-package: b.zip
    threshold: ten
    head-settings: { runtime: COBOL, speed: 9 }
  worker:
    samples: 12
  api:v2: { base-package: b.zip, memory-tiers: { a: 1 } }
`),
    ).toEqual([
      expect.stringMatching(/^gate\.yml:2:1: concurrency: "many" is not allowed/),
      expect.stringMatching(/^gate\.yml:5:3: metric: "sum" is not allowed; write total or init/),
      expect.stringMatching(/^gate\.yml:9:5: threshold: "ten" is not allowed/),
      expect.stringMatching(/^gate\.yml:10:5: head-settings: runtime must be/),
      expect.stringMatching(/^gate\.yml:10:5: head-settings: "speed" is not a setting/),
      expect.stringMatching(/^gate\.yml:11:3: "worker": base-package: missing/),
      expect.stringMatching(/^gate\.yml:12:5: samples: "12" is not allowed/),
      expect.stringMatching(/^gate\.yml:13:3: "api:v2": cannot take the place of \{name\} in head-package/),
      expect.stringMatching(/^gate\.yml:13:48: memory-tiers: expected a list, found a map/),
    ]);
  });

  test('and is from defaults or the step, is said once, however many functions there are', () => {
    const names = Array.from({ length: 40 }, (_, i) => `fn-${i}`).join(', ');
    expect(
      problemsOf(`${PACKAGES.replace(' }', ', samples: 12 }')}functions: [${names}]\n`, {
        ...LOCAL,
        threshold: 'ten',
      }),
    ).toEqual([
      expect.stringMatching(/^threshold: "ten" is not allowed/),
      expect.stringMatching(/^gate\.yml:1:\d+: samples: "12" is not allowed/),
    ]);
  });

  test.each([
    [
      'a key of the run under a function',
      'functions: { a: { seed: x } }',
      'seed: is of the whole run; move it to the top',
    ],
    [
      'a key of the run under defaults',
      'defaults: { alpha: 0.1 }',
      'alpha: is of the whole run; move it to the top',
    ],
    [
      'a key of a function at the top',
      'threshold: 10',
      'threshold: is of a function; move it under defaults',
    ],
    ['a token', 'github-token: abc', 'github-token: stays with the step, because a token'],
    ['leave for forks', 'allow-fork-code: true', 'allow-fork-code: stays with the step'],
    ['a key in another spelling', 'defaults: { memoryTiers: 128 }', 'did you mean memory-tiers?'],
    ['a key that does not exist', 'functions: { a: { speed: 1 } }', '"speed": there is no such key'],
    [
      'a key of JavaScript',
      'functions: { a: { __proto__: 1, constructor: 2 } }',
      '"__proto__": there is no such key',
    ],
    ['a merge key', 'functions: { a: { "<<": { threshold: 1 } } }', 'YAML 1.2 has no merge keys'],
    ['an empty text', 'functions: { a: { head-package: "" } }', 'an empty text says nothing'],
    [
      'a function that is a text',
      'functions: { a: b.zip }',
      'expected a map of keys and values here, found a text',
    ],
    ['functions that are a text', 'functions: a', 'functions: expected a map or a list of functions'],
    ['no functions', 'seed: a', 'functions: missing'],
    ['the engine', 'engine: local', 'engine: stays with the step'],
    ['an empty list', 'functions: []', 'functions: missing'],
    ['a list at the top', '[a, b]', 'expected a map with the key functions, found a list'],
    ['a function without a name', 'functions: [{ samples: 10 }]', 'needs a name'],
    ['a name twice in a list', 'functions: [a, b, a]', '"a" is in line 1 already'],
    ['a name twice in another composition', 'functions: ["\\u00e9", "e\\u0301"]', 'is in line 1 already'],
    ['a name that is too long', `functions: [${'x'.repeat(65)}]`, '1 to 64 visible characters'],
    ['a name on two lines', 'functions: ["a\\nb"]', '1 to 64 visible characters'],
    ['a name that turns around', 'functions: ["a\\u202eb"]', '1 to 64 visible characters'],
    ['a blank name', 'functions: [" "]', '1 to 64 visible characters'],
    [
      'more functions than a run holds',
      `functions: [${Array.from({ length: 201 }, (_, i) => `f${i}`)}]`,
      'at most 200',
    ],
  ])('%s', (_, text, expected) => {
    expect(problemsOf(text).join('\n')).toContain(expected);
  });

  test('one value of the run, given twice, is asked about', () => {
    expect(problemsOf(`${PACKAGES}seed: a\nfunctions: [x]\n`, { ...LOCAL, seed: 'b' })).toEqual([
      'gate.yml:2:1: seed: the step has an input seed with another value; remove one of them.',
    ]);
    expect(problemsOf(`${PACKAGES}seed: a\nfunctions: [x]\n`, { ...LOCAL, seed: 'a' })).toEqual([]);
  });

  test('functions of two regions are not one run', () => {
    const arn = (region: string) => `arn:aws:lambda:${region}:123456789012:function:f`;
    expect(
      problemsOf(
        `${PACKAGES}functions:\n  a: { function-name: "${arn('eu-west-1')}" }\n  b: { function-name: "${arn('us-east-1')}" }\n`,
        {},
      ),
    ).toEqual([
      'gate.yml:4:3: "b": is in us-east-1, "a" in eu-west-1; measure regions in runs of their own.',
    ]);
  });

  test('values of environments are not in any message', () => {
    const text = `${PACKAGES}functions:\n  a: { head-settings: { environment: { "1X": hunter2 }, timeout: 0 } }\n`;
    const problems = problemsOf(text).join('\n');
    expect(problems).toContain('environment must be');
    expect(problems).not.toContain('hunter2');
  });

  test('the sides are handed on, so that packages are looked at for the same message', () => {
    expect(read(`${PACKAGES}functions: { a: { samples: 12 } }\n`)).toMatchObject({
      ok: false,
      sides: [{ label: 'a', sides: { head: { origin: { path: 'head/a' } } } }],
    });
  });
});
