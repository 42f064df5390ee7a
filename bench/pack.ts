/**
 * Packs 5,000 files of 20 KB (100 MB) and compares with `zip -r -6` on the same tree: `node bench/pack.ts`.
 * Prints time, ratio and peak memory; fails beyond 1.5 times zip's time or 300 MB. Each packing runs in a process of
 * its own, alternating with zip; the medians of five are compared. Without `zip` only the time and memory are shown.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadPackage } from '../src/packages/content/load.ts';

const FILES = 5_000;
const FILE_BYTES = 20_000;
const ROUNDS = 5;
const MAX_RATIO = 1.5;
const MAX_MEMORY_MB = 300;

/** Text that compresses about as well as JavaScript does: words from a fixed vocabulary, by a fixed generator. */
function writeTree(folder: string): void {
  let state = 1;
  const next = (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const vocabulary = Array.from({ length: 600 }, () => next(2 ** 31).toString(36));
  for (let file = 0; file < FILES; file += 1) {
    const parent = join(folder, `module-${file % 100}`);
    mkdirSync(parent, { recursive: true });
    let text = '';
    while (text.length < FILE_BYTES)
      text += `${vocabulary[next(vocabulary.length)]}${next(8) === 0 ? '\n' : ' '}`;
    writeFileSync(join(parent, `file-${file}.js`), text.slice(0, FILE_BYTES));
  }
}

function seconds(command: string, args: readonly string[], cwd: string): { time: number; output: string } {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} failed: ${stderr}`);
  return { time: (performance.now() - start) / 1_000, output: stdout };
}

function median(values: readonly number[]): number {
  return [...values].sort((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function compare(): void {
  using cleanup = new DisposableStack();
  const folder = mkdtempSync(join(tmpdir(), 'pack-bench-'));
  cleanup.defer(() => rmSync(folder, { recursive: true, force: true }));
  writeTree(join(folder, 'tree'));
  const hasZip = spawnSync('zip', ['-v']).status === 0;
  const ours: number[] = [];
  const zips: number[] = [];
  const memory: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const packed = seconds(process.execPath, [import.meta.filename, 'pack', join(folder, 'tree')], folder);
    ours.push(packed.time);
    memory.push(Number(packed.output));
    if (!hasZip) continue;
    zips.push(seconds('zip', ['-q', '-r', '-6', `${round}.zip`, 'tree'], folder).time);
  }
  const peak = Math.max(...memory);
  console.log(
    `packing ${FILES} files, ${(FILES * FILE_BYTES) / 1e6} MB: ${median(ours).toFixed(2)} s, process start included`,
  );
  console.log(`peak memory: ${peak.toFixed(0)} MB (at most ${MAX_MEMORY_MB})`);
  if (peak > MAX_MEMORY_MB) process.exitCode = 1;
  if (!hasZip) {
    console.log('zip is not installed: not compared');
    return;
  }
  const ratio = median(ours) / median(zips);
  console.log(`zip -r -6: ${median(zips).toFixed(2)} s; ratio ${ratio.toFixed(2)} (at most ${MAX_RATIO})`);
  if (ratio > MAX_RATIO) process.exitCode = 1;
}

if (process.argv[2] === 'pack' && process.argv[3] !== undefined) {
  const { problems } = await loadPackage({ side: 'head', path: process.argv[3] });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  console.log(process.resourceUsage().maxRSS / 1_024);
} else {
  compare();
}
