import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { comparePackages } from '../../src/packages/content/compare-packages.ts';
import { loadPackage } from '../../src/packages/content/load.ts';
import type { Package } from '../../src/packages/content/package.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const PACKAGES = join(ROOT, 'examples/packages');
const VARIANTS = ['base', 'moved', 'regressed', 'unchanged'];

function filesIn(folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort();
  return new Map(paths.map((path) => [path.slice(folder.length), readFileSync(path, 'latin1')]));
}

async function load(variant: string): Promise<Package> {
  const use = {
    runtime: 'nodejs24.x',
    handler: 'index.handler',
    architectures: ['x86_64', 'arm64'],
    hasLayers: false,
  } as const;
  const { package: pkg, problems } = await loadPackage(
    { side: 'base', path: join(PACKAGES, variant) },
    { use },
  );
  if (pkg === null) throw new Error(problems.join('\n'));
  return pkg;
}

/** Answers the example's event in a process of its own, as an execution environment would. */
function answerOf(variant: string): { statusCode: number; body: string } {
  const module = pathToFileURL(join(PACKAGES, variant, 'index.mjs')).href;
  const script = `
    import { handler } from ${JSON.stringify(module)};
    import event from ${JSON.stringify(pathToFileURL(join(ROOT, 'examples/event.json')).href)} with { type: 'json' };
    console.log(JSON.stringify(await handler(event)));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
    env: {},
  });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}

describe('the example packages', () => {
  test('are what their sources build to, byte for byte', () => {
    using cleanup = new DisposableStack();
    const folder = mkdtempSync(join(tmpdir(), 'examples-test-'));
    cleanup.defer(() => rmSync(folder, { recursive: true, force: true }));
    const { status, stderr } = spawnSync(
      process.execPath,
      [join(ROOT, 'scripts/build-examples.ts'), folder],
      { encoding: 'utf8' },
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const built = filesIn(folder);
    const checkedIn = filesIn(PACKAGES);
    expect([...built.keys()]).toEqual([...checkedIn.keys()]);
    expect(
      [...built].filter(([path, contents]) => checkedIn.get(path) !== contents).map(([path]) => path),
    ).toEqual([]);
  });

  test('are small and ready to run', async () => {
    const packages = await Promise.all(VARIANTS.map(load));
    expect(packages.reduce((sum, { unzippedBytes }) => sum + unzippedBytes, 0)).toBeLessThan(3_000_000);
  });

  test('differ in nothing but their program and its licences', async () => {
    const base = await load('base');
    for (const variant of VARIANTS.filter((name) => name !== 'base')) {
      const { identical, changes } = comparePackages(base, await load(variant));
      expect(identical).toBe(false);
      const changed = changes.map(({ kind, path }) => `${kind} ${path}`);
      expect(changed).toEqual(
        variant === 'regressed' ? ['changed THIRD-PARTY.txt', 'changed index.mjs'] : ['changed index.mjs'],
      );
    }
  });

  test('give the same answer', () => {
    const answers = VARIANTS.map(answerOf);
    expect(answers[0]?.statusCode).toBe(200);
    expect(JSON.parse(answers[0]?.body ?? '')).toMatchObject({ total: 8, orders: { length: 8 } });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });
});
