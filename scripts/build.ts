/**
 * Builds dist/ from src/: tsc strips the types, ncc bundles index.js and the chunks that its dynamic imports make, and the
 * files that are started by path (the post step, the engine's runtime clients) are put beside them, unbundled.
 * Usage: `node scripts/build.ts [folder]`; the folder defaults to dist.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join, resolve } from 'node:path';
import { minifySync } from '@swc/core';

const root = resolve(import.meta.dirname, '..');
const build = join(root, 'build');
const dist = resolve(process.argv[2] ?? join(root, 'dist'));

const run = (script: string, ...args: string[]): void => {
  execFileSync(process.execPath, [join(root, 'node_modules', script), ...args], {
    cwd: root,
    stdio: 'inherit',
  });
};

rmSync(build, { recursive: true, force: true });
run('typescript/bin/tsc', '-p', 'tsconfig.build.json');
// Only now, so that sources with a fault leave the last good build alone.
rmSync(dist, { recursive: true, force: true });
writeFileSync(join(build, 'package.json'), '{"type":"module"}\n');
run(
  '@vercel/ncc/dist/ncc/cli.js',
  'build',
  join(build, 'index.js'),
  '-o',
  dist,
  '--license',
  'licenses.txt',
  '--quiet',
);

// Not ncc's --minify, which leaves the chunks alone. Names stay: errors and classes are known by theirs, also in packages,
// and the stack of a defect can be read.
for (const file of readdirSync(dist).filter((name) => name.endsWith('.js'))) {
  const { code } = minifySync(readFileSync(join(dist, file), 'utf8'), {
    module: true,
    ecma: 2024,
    compress: { passes: 2, keep_classnames: true, keep_fnames: true },
    mangle: { keep_classnames: true, keep_fnames: true },
    format: { comments: false },
  });
  writeFileSync(join(dist, file), code);
}

cpSync(join(build, 'post.js'), join(dist, 'post.js'));
// Not what tsc makes of them: the engine starts them as CommonJS, and only their types may go.
const runtime = join(root, 'src', 'local', 'runtime');
mkdirSync(join(dist, 'runtime'));
for (const file of readdirSync(runtime)) {
  const program = stripTypeScriptTypes(readFileSync(join(runtime, file), 'utf8'));
  writeFileSync(join(dist, 'runtime', file.replace(/\.ts$/, '.js')), program);
}
// Node would look for the package's type further up and guess; dist alone in an empty folder has no further up.
writeFileSync(join(dist, 'package.json'), '{"type":"module"}\n');

for (const file of readdirSync(dist).filter((name) => name.endsWith('.js'))) {
  const text = readFileSync(join(dist, file), 'utf8');
  if (text.includes(root)) throw new Error(`${file} holds the path of this machine`);
  // What ncc puts in place of a module that it did not find; it would only fail when it is reached.
  if (text.includes('eval("require")('))
    throw new Error(`${file} asks for a module that is not in the bundle`);
}
