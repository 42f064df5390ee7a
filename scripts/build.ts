/**
 * Builds dist/ from src/: tsc strips the types, ncc bundles index.js and the chunks that its dynamic imports make, and the
 * files that are started by path (the post step, the engine's runtime clients) are put beside them, unbundled.
 * Usage: `node scripts/build.ts [folder]`; the folder defaults to dist.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join, resolve } from 'node:path';
import { transformSync } from 'esbuild';

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
  '--minify',
  '--license',
  'licenses.txt',
  '--quiet',
);

// ncc minifies the entry alone. Names of classes and functions stay, because errors are known by theirs.
for (const file of readdirSync(dist).filter((name) => name.endsWith('.index.js'))) {
  const { code } = transformSync(readFileSync(join(dist, file), 'utf8'), {
    format: 'esm',
    minify: true,
    keepNames: true,
    legalComments: 'none',
    target: 'node24',
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
