import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parse } from 'yaml';
import { type ConfigResult, readConfig } from '../../../src/core/config/config.ts';
import { INPUTS, type RawInputs } from '../../../src/core/config/inputs.ts';

const read = (raw: RawInputs): ConfigResult =>
  readConfig(raw, { parseYaml: parse, freshSeed: 'fresh', hostArchitecture: 'x86_64' });
const packages = { engine: 'local', 'head-package': 'head.zip', 'base-package': 'base.zip' };
const problemsOf = (raw: RawInputs): readonly string[] => {
  const result = read({ ...packages, ...raw });
  return result.ok ? [] : result.problems;
};
const configOf = (raw: RawInputs) => {
  const result = read({ ...packages, ...raw });
  if (!result.ok) throw new Error(result.problems.join('\n'));
  return result.config;
};

const LAYER = 'arn:aws:lambda:eu-west-1:123456789012:layer:tools:3';

describe('the configuration', () => {
  test('two packages are enough; everything else has the documented default', () => {
    const config = configOf({});
    expect(config.rule).toEqual({
      thresholdPercent: 10,
      thresholdMs: 10,
      budgetMs: null,
      alpha: 0.05,
      decision: 'default',
      metric: 'total',
      blockSize: 5,
      maxSamples: 30,
    });
    expect(config.seed).toBe('fresh');
    expect(config.policy).toEqual({ onRegression: 'fail', onInconclusive: 'warn', onUnmeasured: 'pass' });
  });

  test('the empty string is the same as not given', () => {
    const empty = Object.fromEntries(INPUTS.map((input) => [input.name, '']));
    expect(configOf({ ...empty, ...packages })).toEqual(configOf({}));
  });

  test('with nothing at all both packages are named as missing', () => {
    const result = read({ engine: 'local' });
    expect(result).toMatchObject({ ok: false });
    expect(result.ok ? [] : result.problems).toEqual([
      expect.stringContaining('head-package: missing'),
      expect.stringContaining('base-package: missing'),
    ]);
  });

  test('a budget needs no base', () => {
    const result = read({ engine: 'local', 'head-package': 'head.zip', 'budget-ms': '800' });
    expect(result).toMatchObject({ ok: true, config: { base: null, rule: { budgetMs: 800 } } });
  });

  test.each([
    ['threshold', 'ten'],
    ['threshold', '10 %'],
    ['threshold', '-5'],
    ['threshold', '1e9'],
    ['threshold', '10,5'],
    ['threshold', '110%'],
    ['threshold', '0.1'],
    ['threshold', 'NaN'],
    ['threshold', 'Infinity'],
    ['threshold-ms', '-1'],
    ['threshold-ms', '1.23456'],
    ['budget-ms', '0'],
    ['samples', '3.5'],
    ['samples', '0'],
    ['samples', '5'],
    ['samples', '12'],
    ['memory-tiers', '128,,512'],
    ['memory-tiers', '100'],
    ['memory-tiers', '127'],
    ['memory-tiers', '10241'],
    ['memory-tiers', '512,512'],
    ['memory-tiers', '512MB'],
    ['alpha', '0'],
    ['alpha', '0.5'],
    ['alpha', '5%'],
    ['decision', 'Proven'],
    ['metric', 'p99'],
    ['engine', 'cloud'],
    ['architectures', 'x86'],
    ['architectures', 'arm64,arm64'],
    ['concurrency', '0'],
    ['dry-run', 'yes'],
    ['on-regression', 'yes'],
    ['on-inconclusive', 'ignore'],
    ['on-unmeasured', 'skip'],
    ['allow-function-errors', 'ture'],
    ['seed', 'a b'],
    ['seed', 'x'.repeat(65)],
    ['timeout-minutes', '0'],
    ['timeout-minutes', '351'],
  ])('%s %j is refused with its name, the value and what is allowed', (name, value) => {
    const problems = problemsOf({ [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${name}: `));
    expect(problems[0]).toContain(JSON.stringify(value).slice(0, 70));
    expect(problems[0]).toContain('write ');
  });

  test.each([
    ['110%', 'would let head take 2.1 times as long'],
    ['0.1', 'not a fraction'],
  ])('threshold %s is refused with its meaning', (value, meaning) => {
    expect(problemsOf({ threshold: value })[0]).toContain(meaning);
  });

  test.each([
    ['10%', 10],
    ['10', 10],
    ['7.5%', 7.5],
    ['100', 100],
    ['0', 0],
  ])('threshold %s is %d percent', (text, percent) => {
    expect(configOf({ threshold: text }).rule.thresholdPercent).toBe(percent);
  });

  test('no threshold at all is refused', () => {
    expect(problemsOf({ threshold: '0', 'threshold-ms': '0' })).toEqual([
      expect.stringContaining('both are 0'),
    ]);
  });

  test('all problems come together', () => {
    const problems = problemsOf({
      threshold: 'ten',
      samples: '1',
      'memory-tiers': '64',
      nonsense: '1',
      'head-settings': 'timeout: 0',
    });
    expect(problems.map((problem) => problem.split(':')[0])).toEqual([
      'nonsense',
      'head-settings',
      'threshold',
      'samples',
      'memory-tiers',
    ]);
  });

  test('tiers are sorted', () => {
    expect(configOf({ 'memory-tiers': '1024, 128,512' }).tiersMb).toEqual([128, 512, 1024]);
  });

  test('settings are read side by side', () => {
    const config = configOf({
      'head-settings': 'runtime: nodejs22.x\nenvironment:\n  STAGE: test\n  LIMIT: 5',
    });
    expect(config.head.overrides).toMatchObject({
      runtime: 'nodejs22.x',
      environment: { STAGE: 'test', LIMIT: '5' },
    });
    expect(config.base?.overrides).toEqual({});
  });

  test.each([
    ['not yaml', 'a: [', 'not valid YAML'],
    ['a list', '- a', 'expected a YAML map'],
    ['a variable name of one letter', 'environment: {A: x}', 'at least two characters'],
    ['a NUL in a variable', 'environment: {KEY: "a\\0b"}', 'without NUL'],
    ['an unknown key', 'memory: 5', '"memory" is not a setting'],
    ['a key of Object.prototype', '__proto__: 5\nconstructor: 1', '"constructor" is not a setting'],
    ['a wrong value', 'timeout: soon', 'timeout must be whole seconds'],
    ['layers on the embedded engine', `layers: [${LAYER}]`, 'layers need engine: aws'],
    ['SnapStart on the embedded engine', 'snapstart: true', 'snapstart needs engine: aws'],
    ['something that is no layer version', 'layers: [my-layer]', 'layers must be a list of at most 5'],
    ['a /tmp that is too small', 'ephemeral-storage: 100', 'ephemeral-storage must be whole MB'],
    ['an architecture of another machine', 'architecture: arm64', "runs this machine's x86_64"],
  ])('%s in the settings is one clear problem', (_, yaml, message) => {
    expect(problemsOf({ 'base-settings': yaml }).join('\n')).toContain(message);
  });

  test('a value of the environment is never shown', () => {
    const problems = problemsOf({ 'head-settings': 'environment:\n  "BAD-NAME": s3cr3t-value' });
    expect(problems).toHaveLength(1);
    expect(problems[0]).not.toContain('s3cr3t');
  });

  test('a payload that is not JSON is refused without a part of it', () => {
    const problems = problemsOf({ payload: '{"token":"s3cr3t"' });
    expect(problems).toEqual([
      expect.stringMatching(/^payload: what was given is not allowed; write valid JSON/),
    ]);
    expect(problems.join()).not.toContain('s3cr3t');
  });

  test('whatever is written: a refusal names its input, or all numbers are finite', () => {
    const names = INPUTS.map((input) => input.name);
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom(...names),
          fc.oneof(fc.string(), fc.constantFrom('1e9', '-0', 'NaN', '10%', '30')),
        ),
        (raw) => {
          const result = read(raw);
          if (!result.ok)
            return result.problems.every((problem) => names.some((name) => problem.startsWith(name)));
          const { rule, tiersMb } = result.config;
          return [
            rule.alpha,
            rule.thresholdMs,
            rule.thresholdPercent,
            rule.maxSamples,
            ...(tiersMb ?? []),
          ].every(Number.isFinite);
        },
      ),
      { numRuns: 500 },
    );
  });
});
