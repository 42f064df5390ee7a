import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parse } from 'yaml';
import {
  type ConfigResult,
  type ConfigSources,
  readConfig,
  readJudging,
} from '../../../src/core/config/config.ts';
import { functionNameOf, functionReference } from '../../../src/core/config/function-name.ts';
import type { RawInputs } from '../../../src/core/config/inputs.ts';
import { readPolicyInputs } from '../../../src/core/config/policy-inputs.ts';
import { DEFAULT_SETTINGS, layOver, sameSettings } from '../../../src/core/config/settings.ts';

const ARN = 'arn:aws:lambda:eu-west-1:111122223333:function:orders-api';
const BASICS = { 'head-package': 'head.zip', 'base-package': 'base.zip' };

const read = (raw: RawInputs, surroundings: Partial<ConfigSources> = {}): ConfigResult =>
  readConfig(
    { ...BASICS, ...raw },
    { parseYaml: parse, freshSeed: 'fresh', hostArchitecture: 'x86_64', ...surroundings },
  );
const problemsOf = (raw: RawInputs, surroundings: Partial<ConfigSources> = {}): readonly string[] => {
  const result = read(raw, surroundings);
  return result.ok ? [] : result.problems;
};
const awsOf = (raw: RawInputs, surroundings: Partial<ConfigSources> = {}) => {
  const result = read(raw, surroundings);
  if (!result.ok) throw new Error(result.problems.join('\n'));
  return result.config.aws;
};

describe('the template function as it may be named', () => {
  test.each([
    ['orders-api', 'orders-api', null, null],
    ['orders-api:live', 'orders-api', 'live', null],
    ['orders_api:42', 'orders_api', '42', null],
    ['function:orders-api', 'orders-api', null, null],
    ['111122223333:function:orders-api', 'orders-api', null, null],
    [ARN, 'orders-api', null, 'eu-west-1'],
    [`${ARN}:live`, 'orders-api', 'live', 'eu-west-1'],
    [`${ARN}:$LATEST`, 'orders-api', '$LATEST', 'eu-west-1'],
    ['arn:aws-cn:lambda:cn-north-1:111122223333:function:f', 'f', null, 'cn-north-1'],
    ['arn:aws-us-gov:lambda:us-gov-west-1:111122223333:function:f:7', 'f', '7', 'us-gov-west-1'],
  ])('%s', (text, name, qualifier, region) => {
    expect(functionReference(text)).toMatchObject({ ok: true, value: { name, qualifier, region } });
  });

  test.each([
    ['arn:aws:lambda:eu-west-1:111122223333:functoin:orders-api', 'arn:aws:lambda:REGION'],
    ['arn:aws:lambda:eu-west-1:1234:function:orders-api', 'arn:aws:lambda:REGION'],
    ['arn:aws:s3:::bucket', 'arn:aws:lambda:REGION'],
    ['orders api', 'my-function'],
    ['a'.repeat(65), 'at most 64 characters (this one has 65)'],
    ['arn:aws:lambdaweb:eu-west-1:111122223333:function:site', 'Lambda Web Function'],
  ])('%s is refused before any call, with what is allowed', (text, allowed) => {
    const [problem = ''] = problemsOf({ 'function-name': text }, { region: 'eu-west-1' });
    expect(problem).toMatch(/^function-name: /);
    expect(problem).toContain(allowed);
  });

  test('what GetFunction gets is what was written, without the qualifier', () => {
    const form = fc.constantFrom('orders', '111122223333:function:orders', ARN);
    fc.assert(
      fc.property(form, fc.constantFrom('', ':live', ':42'), (text, qualifier) => {
        const parsed = functionReference(`${text}${qualifier}`);
        return parsed.ok && functionNameOf(parsed.value) === text;
      }),
    );
  });
});

describe('the region', () => {
  test.each<[string, RawInputs, Partial<ConfigSources>, string]>([
    ['from the surroundings', { 'function-name': 'f' }, { region: 'eu-central-1' }, 'eu-central-1'],
    ['from the ARN alone', { 'function-name': ARN }, {}, 'eu-west-1'],
    ['from the input', { 'function-name': 'f', 'aws-region': 'us-east-2' }, {}, 'us-east-2'],
    [
      'the input settles a conflict',
      { 'function-name': ARN, 'aws-region': 'eu-west-1' },
      { region: 'us-east-1' },
      'eu-west-1',
    ],
  ])('%s', (_, raw, surroundings, region) => {
    expect(awsOf(raw, surroundings)?.region).toBe(region);
  });

  test('nowhere: one line that says where it can be set', () => {
    expect(problemsOf({ 'function-name': 'f' })).toEqual([
      expect.stringMatching(/^aws-region: missing; set it, or AWS_REGION, .*ARN/),
    ]);
  });

  test.each<[string, RawInputs, Partial<ConfigSources>]>([
    ['an ARN and AWS_REGION', { 'function-name': ARN }, { region: 'us-east-1' }],
    ['an ARN and the input', { 'function-name': ARN, 'aws-region': 'us-east-1' }, {}],
  ])('%s that disagree are reported', (_, raw, surroundings) => {
    const problems = problemsOf(raw, surroundings);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('eu-west-1');
    expect(problems[0]).toContain('us-east-1');
  });
});

describe('whose rights the measured code gets', () => {
  test.each(['pull_request', 'pull_request_target', 'merge_group'])(
    '%s: both must be stated, and the two lines to add are in the message',
    (eventName) => {
      const [problem = '', ...more] = problemsOf({ 'function-name': ARN }, { eventName });
      expect(more).toEqual([]);
      expect(problem).toContain('\n  role: template\n  environment: template');
    },
  );

  test('one that is stated is not asked for again', () => {
    const [problem = ''] = problemsOf(
      { 'function-name': ARN, role: 'template' },
      { eventName: 'pull_request' },
    );
    expect(problem).toContain('environment: template');
    expect(problem).not.toContain('role: template\n');
  });

  test.each(['push', 'workflow_dispatch', undefined])('%s: the default is the template', (eventName) => {
    expect(awsOf({ 'function-name': ARN }, { eventName })).toMatchObject({
      role: 'template',
      environment: 'template',
    });
  });

  test('with engine: local nothing has to be stated', () => {
    expect(problemsOf({ engine: 'local' }, { eventName: 'pull_request' })).toEqual([]);
  });

  test.each([
    ['role', 'admin'],
    ['role', 'arn:aws:iam::1:role/x'],
    ['environment', 'all'],
    ['aws-region', 'Frankfurt'],
    ['forcing', 'idle'],
    ['wait-minutes', '61'],
  ])('%s %s is one problem', (name, value) => {
    const problems = problemsOf({ 'function-name': ARN, [name]: value });
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name}: `))]);
  });
});

describe('inputs that exclude each other', () => {
  test.each<[string, RawInputs, string]>([
    ['tenant and restore', { forcing: 'tenant', metric: 'restore' }, 'metric: restore'],
    [
      'tenant and snapstart',
      { forcing: 'tenant', 'base-settings': 'snapstart: true' },
      'snapstart in base-settings',
    ],
    [
      'architectures and an architecture',
      { architectures: 'arm64', 'head-settings': 'architecture: x86_64' },
      'architecture cannot be combined',
    ],
  ])('%s', (_, raw, part) => {
    const problems = problemsOf({ 'function-name': ARN, ...raw });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(part);
  });

  test('all problems come together, of AWS and of judging', () => {
    const problems = problemsOf(
      { 'function-name': 'functoin:x:y:z', threshold: 'ten', role: 'root' },
      { eventName: 'pull_request' },
    );
    expect(problems.map((problem) => problem.split(':')[0])).toEqual(
      expect.arrayContaining(['function-name', 'threshold', 'role', 'role and environment']),
    );
  });
});

describe('settings', () => {
  const settings = { ...DEFAULT_SETTINGS, architecture: 'arm64' as const, environment: { A: '1', B: '2' } };

  test('variables are merged, everything else is replaced', () => {
    expect(layOver(settings, { environment: { B: '3', C: '4' }, layers: [] })).toMatchObject({
      environment: { A: '1', B: '3', C: '4' },
      architecture: 'arm64',
    });
  });

  test('equal is equal whatever the order of variables; any difference counts', () => {
    expect(sameSettings(settings, { ...settings, environment: { B: '2', A: '1' } })).toBe(true);
    for (const other of [
      { environment: { A: '1' } },
      { environment: { A: '1', B: 'x' } },
      { timeoutSeconds: 4 },
      { layers: ['a'] },
      { snapStart: true },
      { architecture: 'x86_64' as const },
    ]) {
      expect(sameSettings(settings, { ...settings, ...other })).toBe(false);
    }
  });
});

describe('what reads some inputs without a run', () => {
  test('the policy asks for the function and not for packages', () => {
    expect(readPolicyInputs({ 'head-image': 'Orders' }, {})).toEqual({
      ok: false,
      problems: [
        expect.stringMatching(/^head-image: "Orders"/),
        expect.stringMatching(/^function-name: missing/),
      ],
    });
    expect(
      readPolicyInputs({ 'function-name': 'f', 'head-image': 'orders:1' }, { region: 'eu-west-1' }),
    ).toMatchObject({
      ok: true,
      config: {
        aws: { region: 'eu-west-1', role: 'template' },
        head: { origin: { kind: 'image' } },
        base: null,
      },
    });
  });

  test('judging asks for neither, and tells all that is wrong', () => {
    expect(readJudging({ threshold: '0' })).toMatchObject({
      ok: true,
      judging: { rule: { maxSamples: 30 } },
    });
    const wrong = readJudging({ samples: '1', 'on-regression': 'no', 'threshold-ms': '0', threshold: '0' });
    expect(wrong.ok ? [] : wrong.problems.map((problem) => problem.split(':')[0])).toEqual([
      'samples',
      'threshold and threshold-ms',
      'on-regression',
    ]);
  });
});
