import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parse } from 'yaml';
import { type ConfigResult, readConfig } from '../../../src/core/config/config.ts';
import { ecrRepository, type ImageUri, imageUri, sameImage } from '../../../src/core/config/image-uri.ts';
import type { RawInputs } from '../../../src/core/config/inputs.ts';

const DIGEST = `sha256:${'0123456789abcdef'.repeat(4)}`;
const REGISTRY = '123456789012.dkr.ecr.eu-west-1.amazonaws.com';
const URI = `${REGISTRY}/team/orders:pr-42`;

const parsed = (text: string): ImageUri => {
  const result = imageUri(text);
  if (!result.ok) throw new Error(`${text} was refused`);
  return result.value;
};

describe('the URI of an image', () => {
  test.each([
    ['orders', null, 'orders', null, null],
    ['team/orders:1.2', null, 'team/orders', '1.2', null],
    [`orders@${DIGEST}`, null, 'orders', null, DIGEST],
    [`${URI}@${DIGEST}`, REGISTRY, 'team/orders', 'pr-42', DIGEST],
    ['localhost/orders', 'localhost', 'orders', null, null],
    ['localhost:5000/a/b-c_d__e.f:_X.y-Z', 'localhost:5000', 'a/b-c_d__e.f', '_X.y-Z', null],
    ['registry:5000/orders', 'registry:5000', 'orders', null, null],
    ['Registry.example.COM/orders', 'Registry.example.COM', 'orders', null, null],
  ])('%s is taken apart', (text, registry, repository, tag, digest) => {
    expect(parsed(text)).toEqual({ text, registry, repository, tag, digest });
  });

  test.each([
    '',
    ' orders',
    'Orders',
    'orders:',
    'orders@',
    'orders@sha256:0123',
    `orders@${DIGEST.toUpperCase()}`,
    `orders@md5:${'0'.repeat(32)}`,
    'orders:a/b',
    'https://registry.example/orders',
    'a//b',
    '/orders',
    'orders/',
    `orders:${'t'.repeat(129)}`,
    'r'.repeat(257),
    `${'a/'.repeat(2_000)}b`,
  ])('%j is refused', (text) => {
    expect(imageUri(text)).toEqual({ ok: false, allowed: expect.stringContaining('[:tag][@sha256:digest]') });
  });

  const plain = /^[a-z0-9]{1,8}$/;
  const uris = fc
    .record({
      registry: fc.option(
        fc.constantFrom('localhost', 'localhost:5000', 'ghcr.io', REGISTRY, 'r.example:8443'),
        { nil: null },
      ),
      repository: fc.array(fc.stringMatching(plain), { minLength: 1, maxLength: 4 }).map((p) => p.join('/')),
      tag: fc.option(fc.stringMatching(/^[A-Za-z0-9_][A-Za-z0-9_.-]{0,20}$/), { nil: null }),
      digest: fc.option(
        fc.stringMatching(/^[0-9a-f]{64}$/).map((hex) => `sha256:${hex}`),
        { nil: null },
      ),
    })
    .map((parts) => ({ ...parts, text: written(parts) }));
  const written = ({ registry, repository, tag, digest }: Omit<ImageUri, 'text'>): string =>
    `${registry === null ? '' : `${registry}/`}${repository}${tag === null ? '' : `:${tag}`}${digest === null ? '' : `@${digest}`}`;

  test('is refused or made of its parts again, whatever the text; every good one is taken', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string({ unit: 'binary' }),
          uris.map(({ text }) => text),
        ),
        (text) => {
          const result = imageUri(text);
          if (result.ok) expect(written(result.value)).toBe(text);
        },
      ),
    );
    fc.assert(fc.property(uris, (uri) => expect(parsed(uri.text)).toEqual(uri)));
  });

  test('two name the same image by one digest, wherever it is kept, or in the same words', () => {
    const same = (a: string, b: string): boolean => sameImage(parsed(a), parsed(b));
    expect(same(`a:1@${DIGEST}`, `ghcr.io/b@${DIGEST}`)).toBe(true);
    expect(same(URI, URI)).toBe(true);
    expect(same(URI, `${URI}-2`)).toBe(false);
    expect(same('a:1', `a:1@${DIGEST}`)).toBe(false);
  });

  test('a private repository of Amazon ECR has account, region and name', () => {
    const ecr = {
      accountId: '123456789012',
      region: 'eu-west-1',
      domain: 'amazonaws.com',
      name: 'team/orders',
    };
    expect(ecrRepository(parsed(URI))).toEqual(ecr);
    expect(ecrRepository(parsed('123456789012.dkr.ecr.cn-north-1.amazonaws.com.cn/orders:1'))).toMatchObject({
      region: 'cn-north-1',
      domain: 'amazonaws.com.cn',
    });
    for (const text of [
      'orders:1',
      'public.ecr.aws/lambda/nodejs:24',
      '123456789012.dkr.ecr-fips.us-east-1.amazonaws.com/orders',
      'x123456789012.dkr.ecr.us-east-1.amazonaws.com/orders',
      '123456789012.dkr.ecr.us-east-1.amazonaws.com.evil.example/orders',
    ]) {
      expect(ecrRepository(parsed(text))).toBeNull();
    }
  });
});

const AWS = { engine: 'aws', 'function-name': 'orders', 'aws-region': 'eu-west-1' };
const read = (raw: RawInputs): ConfigResult =>
  readConfig({ ...AWS, ...raw }, { parseYaml: parse, freshSeed: 'fresh', hostArchitecture: 'x86_64' });
const problemsOf = (raw: RawInputs): readonly string[] => {
  const result = read(raw);
  return result.ok ? [] : result.problems;
};

describe('head-image and base-image', () => {
  test.each<[RawInputs, string, string]>([
    [{ 'head-image': URI, 'base-image': 'orders:live' }, 'image', 'image'],
    [{ 'head-image': URI, 'base-package': 'base.zip' }, 'image', 'package'],
    [{ 'head-package': 'head.zip', 'base-image': URI }, 'package', 'image'],
    [{ 'head-image': URI, 'base-qualifier': 'live' }, 'image', 'version'],
    [{ 'head-image': URI, 'build-command': 'make', 'package-path': 'dist' }, 'image', 'build'],
  ])('%j: every way goes with every other', (raw, head, base) => {
    const result = read(raw);
    if (!result.ok) throw new Error(result.problems.join('\n'));
    expect([result.config.head.origin.kind, result.config.base?.origin.kind]).toEqual([head, base]);
  });

  test('more starts are taken by default when a side is an image; what is given holds', () => {
    const samples = (raw: RawInputs): number | null => {
      const result = read(raw);
      return result.ok ? result.config.rule.maxSamples : null;
    };
    expect(samples({ 'head-image': URI, 'base-image': URI })).toBe(50);
    expect(samples({ 'head-package': 'a', 'base-image': URI })).toBe(50);
    expect(samples({ 'head-package': 'a', 'base-package': 'b' })).toBe(30);
    expect(samples({ 'head-image': URI, 'base-image': URI, samples: '20' })).toBe(20);
  });

  test.each<[RawInputs, readonly RegExp[]]>([
    [
      { 'head-image': URI, 'head-package': 'a', 'base-image': URI },
      [/^head-package and head-image: both name the code of head; give one\.$/],
    ],
    [
      { 'head-package': 'a', 'base-image': URI, 'base-package': 'b', 'base-qualifier': '1' },
      [/^base-package, base-image and base-qualifier: all name the code of base; give one\.$/],
    ],
    [
      { 'head-image': 'Orders:1', 'base-image': 'orders@sha256:12' },
      [
        /^head-image: "Orders:1" is not allowed; write the URI of a container image/,
        /^base-image: "orders@sha256:12" is not allowed/,
      ],
    ],
    [
      { 'head-image': URI, 'base-image': URI, 'build-command': 'make', 'package-path': 'dist' },
      [/^build-command: both sides are given without it/],
    ],
    [{ 'head-image': URI, 'base-image': URI, 'base-ref': 'main' }, [/^base-ref: only names the commit/]],
    [{ 'head-image': URI }, [/^base-package: missing; .*base-image/]],
    [
      {
        'head-image': URI,
        'base-image': URI,
        'head-settings': 'runtime: nodejs24.x\nhandler: a.b\nlayers: []\nsnapstart: false\ntimeout: 9',
        'base-settings': 'snapstart: true',
      },
      [
        /^head-settings: runtime, handler, layers, snapstart cannot be set, because head is a container image, which has no such setting; remove them\.$/,
        /^base-settings: snapstart cannot be set.*; remove it\.$/,
      ],
    ],
    [
      { engine: 'local', 'head-image': URI, 'base-image': URI },
      [
        /^base-image: needs engine: aws; the embedded engine runs no containers\.$/,
        /^head-image: needs engine: aws; the embedded engine runs no containers\.$/,
      ],
    ],
  ])('%j: every problem at once', (raw, problems) => {
    expect(problemsOf(raw)).toEqual(problems.map((problem) => expect.stringMatching(problem)));
  });

  test('with a budget an image needs no base', () => {
    expect(read({ 'head-image': URI, 'budget-ms': '800' })).toMatchObject({
      ok: true,
      config: { base: null },
    });
  });
});
