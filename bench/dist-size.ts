/**
 * What a runner downloads and reads: JavaScript in dist/, the archive of HEAD that `uses:` fetches, and what stands in
 * several chunks.
 * Usage: `node bench/dist-size.ts [--budget]`; with --budget it ends with 1 when a size is above that of bench/budget.json.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

interface Chunk {
  readonly modules: Readonly<Record<string, () => void>>;
}

const { values } = parseArgs({ options: { budget: { type: 'boolean', default: false } } });
const root = resolve(import.meta.dirname, '..');
const budget = JSON.parse(readFileSync(join(root, 'bench', 'budget.json'), 'utf8')) as Readonly<
  Record<string, number>
>;
const dist = join(root, 'dist');
const scripts = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.js'),
);

const archive = execFileSync('git', ['archive', '--format=tar.gz', 'HEAD'], {
  cwd: root,
  maxBuffer: 2 ** 30,
});
const sizes = {
  distJavaScriptBytes: scripts.reduce((sum, name) => sum + statSync(join(dist, name)).size, 0),
  archiveBytes: archive.length,
  copiedBytes: await copiedBytes(),
};
for (const [name, bytes] of Object.entries(sizes)) {
  const most = budget[name] ?? 0;
  console.log(`${name}: ${bytes.toLocaleString('en')} (at most ${most.toLocaleString('en')})`);
  if (values.budget && bytes > most) process.exitCode = 1;
}

/** Bytes of modules beyond their first copy: ncc's webpack copies small modules rather than load one more chunk. */
async function copiedBytes(): Promise<number> {
  const seen = new Set<string>();
  let bytes = 0;
  for (const name of scripts.filter((file) => /^\d+\.index\.js$/.test(file))) {
    const { modules } = (await import(join(dist, name))) as Chunk;
    for (const [id, module] of Object.entries(modules)) {
      if (seen.has(id)) bytes += module.toString().length;
      seen.add(id);
    }
  }
  return bytes;
}
