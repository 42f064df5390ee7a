/**
 * How fast dist/ answers bad input, against a bare Node start, taken in turns in one run.
 * Usage: `node bench/startup.ts [--limit RATIO]`; exits with 1 above the limit (default 3).
 */
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { median } from '../src/core/statistics/values.ts';

const ROUNDS = 30;
const { values } = parseArgs({ options: { limit: { type: 'string', default: '3' } } });
const dist = join(resolve(import.meta.dirname, '..'), 'dist', 'index.js');

const timed = (args: readonly string[], inputs: Readonly<Record<string, string>>, code: number): number => {
  const started = performance.now();
  const { status } = spawnSync(process.execPath, args, {
    env: { PATH: process.env['PATH'], ...inputs },
    stdio: 'ignore',
  });
  const tookMs = performance.now() - started;
  if (status !== code) throw new Error(`node ${args.join(' ')} ended with ${status}, expected ${code}`);
  return tookMs;
};

const bareMs: number[] = [];
const refusedMs: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  bareMs.push(timed(['-e', '0'], {}, 0));
  refusedMs.push(timed([dist], { INPUT_THRESHOLD: 'ten', INPUT_SAMPLES: '3' }, 2));
}
const ratio = median(refusedMs) / median(bareMs);
console.log(
  `node -e 0: ${median(bareMs).toFixed(1)} ms; bad input refused: ${median(refusedMs).toFixed(1)} ms; ratio ${ratio.toFixed(2)} (limit ${values.limit})`,
);
if (ratio > Number(values.limit)) process.exitCode = 1;
