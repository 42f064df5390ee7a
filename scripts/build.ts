/**
 * Builds dist/ from src/: tsc strips the types, ncc bundles index.js and the chunks that its dynamic imports make, and the
 * files that are started by path (the post step, the engine's runtime clients) are put beside them, unbundled.
 * Usage: `node scripts/build.ts [folder]`; the folder defaults to dist.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

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
rmSync(dist, { recursive: true, force: true });
run('typescript/bin/tsc', '-p', 'tsconfig.build.json');
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

cpSync(join(build, 'post.js'), join(dist, 'post.js'));
mkdirSync(join(dist, 'runtime'));
for (const file of readdirSync(join(build, 'local', 'runtime'))) {
  cpSync(join(build, 'local', 'runtime', file), join(dist, 'runtime', file));
}
// Node would look for the package's type further up and guess; dist alone in an empty folder has no further up.
writeFileSync(join(dist, 'package.json'), '{"type":"module"}\n');

const leaks = readdirSync(dist).filter(
  (file) => file.endsWith('.js') && readFileSync(join(dist, file), 'utf8').includes(root),
);
if (leaks.length > 0) throw new Error(`the path of this machine is in ${leaks.join(', ')}`);
