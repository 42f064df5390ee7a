/** Imports go downwards only. The layers are listed from the top; a file may import from its own layer's row or from rows below it. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from '@jest/globals';

const SRC = join(import.meta.dirname, '..', 'src');

/** Folder (or file) under src -> the folders that it may import besides itself. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'index.ts': ['action', 'cli', 'packages'],
  'post.ts': ['index.ts'],
  action: ['run', 'gate', 'report', 'github', 'packages', 'core'],
  cli: ['run', 'gate', 'report', 'local', 'packages', 'core'],
  run: ['gate', 'aws', 'packages', 'local', 'report', 'core'],
  gate: ['core'],
  // The adapters know the ports of the use case, and nothing of each other: aws reaches local only over HTTP.
  aws: ['gate', 'core'],
  packages: ['core'],
  local: ['core'],
  github: ['core'],
  report: ['core'],
  core: [],
};

/** Inside of the embedded engine, from the ground up: a file may import from its own row and from the rows before it. */
const ENGINE = [
  'runtime',
  'contract.ts',
  'unpack.ts',
  'api',
  'execution',
  'logs',
  'functions',
  'conditions',
  'control-plane.ts',
  'call',
  'operations',
  'http',
  'engine.ts',
];

/** Folders that must stay free of Node and of packages. */
const PURE = ['core', 'report', 'gate'];

interface Import {
  readonly file: string;
  readonly from: string;
  readonly target: string;
}

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
const layerOf = (file: string): string => file.split('/')[0] ?? file;
const imports: readonly Import[] = files.flatMap((file) => {
  const source = readFileSync(join(SRC, file), 'utf8');
  return [...source.matchAll(/(?:\bfrom|\bimport\(?)\s*'([^']+)'/g)].map(([, target = '']) => ({
    file,
    from: layerOf(file),
    target: target.startsWith('.') ? relative(SRC, join(SRC, dirname(file), target)) : target,
  }));
});

describe('the architecture', () => {
  test('every folder of src is a known layer', () => {
    expect([...new Set(files.map(layerOf))].filter((layer) => MAY_IMPORT[layer] === undefined)).toEqual([]);
  });

  test('imports go downwards only', () => {
    const upwards = imports.filter(({ from, target }) => {
      if (!target.endsWith('.ts')) return false;
      const layer = layerOf(target);
      return layer !== from && !(MAY_IMPORT[from] ?? []).includes(layer);
    });
    expect(upwards).toEqual([]);
  });

  test('inside of the embedded engine, too', () => {
    const rowOf = (file: string): number => ENGINE.indexOf(file.split('/')[1] ?? '');
    const within = imports.filter(({ file }) => layerOf(file) === 'local');
    expect([...new Set(within.map(({ file }) => file))].filter((file) => rowOf(file) < 0)).toEqual([]);
    const upwards = within.filter(
      ({ file, target }) => layerOf(target) === 'local' && rowOf(target) > rowOf(file),
    );
    expect(upwards).toEqual([]);
  });

  test('core, the use case and the renderers import no package and nothing of Node', () => {
    expect(imports.filter(({ from, target }) => PURE.includes(from) && !target.endsWith('.ts'))).toEqual([]);
  });

  test('core has no clock, no randomness and no environment', () => {
    const impure =
      /\b(Date\.now|new Date\(\)|Math\.random|performance\.|process\.|console\.|setTimeout|globalThis)/;
    expect(
      files.filter((file) => layerOf(file) === 'core' && impure.test(readFileSync(join(SRC, file), 'utf8'))),
    ).toEqual([]);
  });

  test('packages are imported by adapters only', () => {
    const adapters = ['aws', 'packages', 'local', 'github'];
    const packages = imports.filter(({ target }) => !target.endsWith('.ts') && !target.startsWith('node:'));
    expect(packages.filter(({ from }) => !adapters.includes(from))).toEqual([]);
  });

  test('limits of Lambda and GitHub stand once', () => {
    const limits = /\b(52_428_800|262_144_000|1_048_576|70_167_211|65_536|10_240)\b/;
    const where = files.filter((file) => limits.test(readFileSync(join(SRC, file), 'utf8')));
    expect(where).toEqual(['core/quotas.ts']);
  });

  test('a run reaches an adapter that measures through its engine only, and loads it in one place', () => {
    const loaded = files.flatMap((file) => {
      const source = readFileSync(join(SRC, file), 'utf8');
      return [...source.matchAll(/import\('(?:\.\.\/)+((?:aws|local)\/[^']+)'\)/g)].map(([, target]) => ({
        file,
        target,
      }));
    });
    expect(loaded.filter(({ file }) => file.startsWith('run/'))).toEqual([
      { file: 'run/engine/aws.ts', target: 'aws/adapter.ts' },
      { file: 'run/engine/local.ts', target: 'local/engine.ts' },
      { file: 'run/engine/local.ts', target: 'aws/adapter.ts' },
    ]);
  });

  test('only the engines ask whether a function is measured on AWS', () => {
    const asking = files.filter((file) => /aws (===|!==) null/.test(readFileSync(join(SRC, file), 'utf8')));
    expect(asking.filter((file) => !file.startsWith('run/engine/'))).toEqual([]);
  });

  test('no file is a drawer for odds and ends', () => {
    expect(files.filter((file) => /(utils?|helpers?|common|misc)\.ts$/.test(file))).toEqual([]);
  });
});
