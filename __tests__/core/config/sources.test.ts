import { describe, expect, test } from '@jest/globals';
import type { RawInputs } from '../../../src/core/config/inputs.ts';
import { inputReader } from '../../../src/core/config/reader.ts';
import { missingOrigins, readOrigins } from '../../../src/core/config/sources.ts';

function read(raw: RawInputs) {
  const reader = inputReader(raw);
  const origins = readOrigins(reader);
  return { ...origins, problems: [...reader.problems, ...missingOrigins(reader)] };
}
const BUILD = { 'build-command': 'npm ci && npm run build', 'package-path': 'dist' };
const build = { kind: 'build', command: BUILD['build-command'], path: 'dist', ref: null };

describe('where the packages come from', () => {
  test('a build gives both sides', () => {
    expect(read({ ...BUILD, 'base-ref': 'release/1', 'cache-key': 'node 24' })).toEqual({
      head: build,
      base: { ...build, ref: 'release/1' },
      cacheKey: 'node 24',
      problems: [],
    });
  });

  test('both sides can be built at a commit that is named', () => {
    expect(read({ ...BUILD, 'head-ref': 'next', 'base-ref': 'v1' })).toMatchObject({
      head: { ...build, ref: 'next' },
      base: { ...build, ref: 'v1' },
      problems: [],
    });
    expect(read({ ...BUILD, 'head-ref': 'next', 'base-package': 'b' })).toMatchObject({ problems: [] });
  });

  test("a side's own input wins over the build: head from an earlier step, base built here", () => {
    expect(read({ ...BUILD, 'head-package': 'dist.zip' })).toMatchObject({
      head: { kind: 'package', path: 'dist.zip' },
      base: build,
      problems: [],
    });
    expect(read({ ...BUILD, 'base-qualifier': 'live' })).toMatchObject({
      head: build,
      base: { kind: 'version', qualifier: 'live' },
      problems: [],
    });
  });

  test.each<[RawInputs, RegExp]>([
    [
      { 'build-command': 'make', 'head-package': 'a', 'base-package': 'b' },
      /^build-command: needs package-path/,
    ],
    [
      { 'package-path': 'dist', 'head-package': 'a', 'base-package': 'b' },
      /^package-path: needs build-command/,
    ],
    [
      { ...BUILD, 'head-package': 'a', 'base-package': 'b' },
      /^build-command: both sides are given without it/,
    ],
    [{ 'head-package': 'a', 'head-qualifier': '3', 'base-package': 'b' }, /^head-package and head-qualifier/],
    [{ 'head-package': 'a', 'base-package': 'b', 'base-ref': 'main' }, /^base-ref: only names the commit/],
    [{ ...BUILD, 'head-ref': 'next' }, /^head-ref: the commit that an event names .*give base-ref too/],
    [
      { ...BUILD, 'head-package': 'a', 'head-ref': 'main' },
      /^head-ref: only names the commit .* no head-package or head-image or head-qualifier/,
    ],
    [{ ...BUILD, 'package-path': '/tmp/dist' }, /^package-path: "\/tmp\/dist" is not allowed/],
    [{ ...BUILD, 'package-path': 'C:\\dist' }, /^package-path: .* is not allowed/],
    [{ ...BUILD, 'base-ref': '--upload-pack=evil' }, /^base-ref: .* is not allowed/],
    [{ ...BUILD, 'base-ref': 'a b' }, /^base-ref: .* is not allowed/],
    [{ 'head-package': 'a', 'base-qualifier': 'live:1' }, /^base-qualifier: .* is not allowed/],
    [{}, /^head-package: missing/],
    [{ 'head-package': 'a' }, /^base-package: missing/],
  ])('%j is refused', (raw, problem) => {
    expect(read(raw).problems).toContainEqual(expect.stringMatching(problem));
  });

  test('a budget needs no base', () => {
    expect(read({ 'head-package': 'a', 'budget-ms': '800' })).toMatchObject({ base: null, problems: [] });
  });
});
