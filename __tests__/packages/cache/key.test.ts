import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type BuildIdentity, packageKey } from '../../../src/packages/cache/key.ts';

const IDENTITY: BuildIdentity = {
  commit: '0123456789abcdef0123456789abcdef01234567',
  command: 'npm ci && npm run build',
  prefix: 'services/orders/',
  packagePath: 'dist',
  machine: 'linux x64',
  tools: { PATH: '/usr/bin', ImageVersion: '20260101.1' },
  lfsContents: false,
  submodules: [],
  userKey: '',
};

describe('the key of a package', () => {
  test('holds no comma and has at most 512 characters, whatever its parts are', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 600 }),
        fc.string({ maxLength: 600 }),
        (command, path) => {
          const key = packageKey({
            ...IDENTITY,
            command,
            packagePath: `${path},a,b`,
            userKey: 'feat/a,b'.repeat(100),
            tools: { 'a,b': command },
          });
          expect(key).toMatch(/^[a-z0-9-]{1,512}$/);
        },
      ),
    );
  });

  test('is the same for the same parts, in any order of the tools', () => {
    expect(packageKey({ ...IDENTITY, tools: { ImageVersion: '20260101.1', PATH: '/usr/bin' } })).toBe(
      packageKey(IDENTITY),
    );
  });

  test('differs when any part differs', () => {
    const others: readonly Partial<BuildIdentity>[] = [
      { commit: 'f'.repeat(40) },
      { command: 'npm ci && npm run build ' },
      { prefix: '' },
      { packagePath: 'dist/' },
      { machine: 'linux arm64' },
      { tools: { PATH: '/usr/bin', ImageVersion: '20260201.1' } },
      { tools: { PATH: '/opt/node/bin:/usr/bin', ImageVersion: '20260101.1' } },
      { lfsContents: true },
      { submodules: ['lib'] },
      { userKey: 'node 24' },
      // The same text cut elsewhere.
      { command: 'npm ci && npm run buildservices/', prefix: 'orders/' },
    ];
    const keys = [IDENTITY, ...others.map((other) => ({ ...IDENTITY, ...other }))].map(packageKey);
    expect(new Set(keys).size).toBe(others.length + 1);
  });
});
