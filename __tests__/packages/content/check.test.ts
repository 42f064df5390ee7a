import { describe, expect, test } from '@jest/globals';
import { loadArchive, loadPackage } from '../../../src/packages/content/load.ts';
import type { PackageUse } from '../../../src/packages/content/package.ts';
import type { ZipItem } from './scratch.ts';
import { elf, scratch, zipOf } from './scratch.ts';

const X86_64 = 62;
const ARM64 = 183;

const NODE: PackageUse = {
  runtime: 'nodejs24.x',
  handler: 'index.handler',
  architectures: ['x86_64'],
  hasLayers: false,
};
const CUSTOM: PackageUse = { ...NODE, runtime: 'provided.al2023', handler: 'whatever' };

async function check(items: readonly ZipItem[], use: PackageUse) {
  const { problems, warnings } = await loadArchive(
    { side: 'head', path: 'app.zip' },
    await zipOf(items),
    use,
  );
  return { problems, warnings };
}

const files = (...paths: readonly string[]): readonly ZipItem[] => paths.map((path) => ({ path }));

describe('the file of the handler', () => {
  const present: readonly (readonly [string, string, string])[] = [
    ['nodejs24.x', 'index.handler', 'index.mjs'],
    ['nodejs24.x', 'index.handler', 'index.cjs'],
    ['nodejs22.x', 'src/orders.handler', 'src/orders.js'],
    ['nodejs22.x', './index.handler', 'index.js'],
    ['nodejs22.x', 'index.exports.handler', 'index.js'],
    ['nodejs22.x', 'lambda.handler', 'lambda/index.js'],
    ['nodejs22.x', '/opt/nodejs/wrapper.handler', 'index.js'],
    ['python3.13', 'app.main', 'app.py'],
    ['python3.13', 'pkg.app.main', 'pkg/app.py'],
    ['python3.13', 'pkg/app.main', 'pkg/app.py'],
    ['python3.13', 'pkg.main', 'pkg/__init__.py'],
    ['python3.13', 'fast.main', 'fast.cpython-313-x86_64-linux-gnu.so'],
    ['ruby3.4', 'lib/app.Orders.call', 'lib/app.rb'],
    ['java21', 'com.example.Orders::handle', 'lib/orders.jar'],
    ['dotnet8', 'Orders::Orders.Function::Handle', 'Orders.dll'],
  ];
  test.each(present)('%s %s is found in %s', async (runtime, handler, path) => {
    expect(await check(files(path), { ...NODE, runtime, handler })).toEqual({ problems: [], warnings: [] });
  });

  const missing: readonly (readonly [string, string, string, RegExp])[] = [
    [
      'nodejs24.x',
      'index.handler',
      'build/index.mjs',
      /index\.\(js\|mjs\|cjs\) is not at the package root; found build\/index\.mjs/,
    ],
    ['nodejs24.x', 'index.handler', 'index.ts', /found index\.ts/],
    ['nodejs24.x', 'index.handler', 'Index.js', /found Index\.js/],
    [
      'nodejs24.x',
      'src/app.handler',
      'app.js',
      /src\/app\.\(js\|mjs\|cjs\) is not in the package; found app\.js/,
    ],
    ['nodejs24.x', 'index.handler', 'node_modules/x/index.js', /not at the package root\.$/],
    ['nodejs24.x', 'handler', 'index.js', /"handler" does not have the form file\.function/],
    ['python3.13', 'app.main', 'src/app.py', /app\.\(py\) is not at the package root; found src\/app\.py/],
    ['ruby3.4', 'app.main', 'lib/app.rb', /app\.\(rb\) is not .*found lib\/app\.rb/],
  ];
  test.each(missing)('%s %s is missed beside %s', async (runtime, handler, path, message) => {
    const { problems } = await check(files(path), { ...NODE, runtime, handler });
    expect(problems).toEqual([expect.stringMatching(message)]);
    expect(problems[0]?.startsWith('head-package "app.zip" (head): ')).toBe(true);
  });

  test('may be in a layer: a warning', async () => {
    const { problems, warnings } = await check(files('build/index.js'), { ...NODE, hasLayers: true });
    expect(problems).toEqual([]);
    expect(warnings).toEqual([expect.stringMatching(/taken to be in a layer/)]);
  });

  test('behind a link cannot be known', async () => {
    const items: readonly ZipItem[] = [
      { path: 'build/app.js' },
      { path: 'src', contents: 'build', mode: 0o120777 },
    ];
    expect((await check(items, { ...NODE, handler: 'src/app.handler' })).problems).toEqual([]);
  });
});

describe('bootstrap', () => {
  test('must be executable in a ready zip', async () => {
    const { problems } = await check(files('bootstrap'), CUSTOM);
    expect(problems).toEqual([expect.stringMatching(/bootstrap is not executable: chmod 755/)]);
    expect((await check([{ path: 'bootstrap', mode: 0o100755 }], CUSTOM)).problems).toEqual([]);
  });

  test('is made executable from a folder', async () => {
    using folder = scratch();
    folder.write('bootstrap', '#!/bin/sh', 0o644);
    const result = await loadPackage({ side: 'head', path: folder.path }, { use: CUSTOM });
    expect(result.problems).toEqual([]);
    expect(result.warnings).toEqual([expect.stringMatching(/"bootstrap" was not executable/)]);
  });

  test('must be at the root, unless a layer may have it', async () => {
    const nested = [{ path: 'build/bootstrap', mode: 0o100755 }];
    expect((await check(nested, CUSTOM)).problems).toEqual([
      expect.stringMatching(/"bootstrap" is not at the package root; found "build\/bootstrap"/),
    ]);
    expect((await check(nested, { ...CUSTOM, hasLayers: true })).problems).toEqual([]);
  });

  const machines: readonly (readonly [string, Buffer, RegExp | null])[] = [
    ['Linux x86_64', elf(X86_64), null],
    ['a script', Buffer.from('#!/bin/sh\nexec node index.js\n'), null],
    [
      'Linux arm64',
      elf(ARM64),
      /"bootstrap" is built for arm64 \(ELF\), but the function runs on x86_64: build it for Linux x86_64/,
    ],
    ['an unknown machine', elf(243), /built for machine 243 \(ELF\)/],
    [
      'macOS',
      Buffer.from('cffaedfe0c00000100000000020000001000000000000000', 'hex'),
      /built for macOS \(Mach-O\)/,
    ],
    ['Windows', Buffer.from(`MZ${'\0'.repeat(60)}`), /built for Windows \(PE\)/],
  ];
  test.each(machines)('for %s', async (_what, contents, message) => {
    const { problems } = await check([{ path: 'bootstrap', mode: 0o100755, contents }], CUSTOM);
    expect(problems).toEqual(message === null ? [] : [expect.stringMatching(message)]);
  });

  test('for one of two architectures is a problem on the other', async () => {
    const { problems } = await check([{ path: 'bootstrap', mode: 0o100755, contents: elf(ARM64) }], {
      ...CUSTOM,
      architectures: ['arm64', 'x86_64'],
    });
    expect(problems).toEqual([expect.stringMatching(/runs on x86_64/)]);
  });
});

describe('native modules for another architecture', () => {
  test.each([
    'node_modules/sharp/build/Release/sharp.node',
    'addon.node',
    'lib/libvips.so.42',
    'numpy/core/_multiarray.cpython-313-aarch64-linux-gnu.so',
  ])('%s is a warning', async (path) => {
    const { problems, warnings } = await check([{ path: 'index.js' }, { path, contents: elf(ARM64) }], NODE);
    expect(problems).toEqual([]);
    expect(warnings).toEqual([
      expect.stringMatching(/is built for arm64 \(ELF\), but the function runs on x86_64/),
    ]);
  });

  test('prebuilt variants for other machines are there on purpose', async () => {
    const path = 'node_modules/bufferutil/prebuilds/linux-arm64/bufferutil.node';
    expect(await check([{ path: 'index.js' }, { path, contents: elf(ARM64) }], NODE)).toEqual({
      problems: [],
      warnings: [],
    });
  });
});

test('everything that is wrong with a package is told together', async () => {
  using folder = scratch();
  folder.write('build/index.js', 'x');
  folder.link('gone', 'nowhere');
  const loaded = await loadPackage({ side: 'head', path: folder.path }, { use: NODE });
  expect(loaded.package).toBeNull();
  expect(loaded.problems).toHaveLength(2);

  const { problems } = await check([{ path: 'bootstrap', mode: 0o100644, contents: elf(ARM64) }], CUSTOM);
  expect(problems).toHaveLength(2);
});
