/**
 * How fast dist/ answers when nothing has to be measured, against a bare start of Node, in turns within one run.
 * Usage: `node bench/startup.ts [--budget]`; with --budget it ends with 1 when a ratio is above that of bench/budget.json.
 */
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { median } from '../src/core/statistics/values.ts';
import budget from './budget.json' with { type: 'json' };

const ROUNDS = 30;
const { values } = parseArgs({ options: { budget: { type: 'boolean', default: false } } });
const dist = join(resolve(import.meta.dirname, '..'), 'dist', 'index.js');

interface Start {
  readonly name: string;
  readonly args: readonly string[];
  readonly inputs: Readonly<Record<string, string>>;
  readonly exitCode: number;
}

const BARE: Start = { name: 'node -e 0', args: ['-e', '0'], inputs: {}, exitCode: 0 };
const STARTS: Readonly<Record<keyof typeof budget.startRatio, Start>> = {
  help: { name: '--help', args: [dist, '--help'], inputs: {}, exitCode: 0 },
  badActionInput: {
    name: 'bad input of the action',
    args: [dist],
    inputs: { INPUT_THRESHOLD: 'ten', INPUT_SAMPLES: '3' },
    exitCode: 2,
  },
  badCliInput: {
    name: 'bad input of the command line',
    args: [dist, 'compare', '--threshold', 'ten', '--samples', '3'],
    inputs: {},
    exitCode: 2,
  },
};

const bareMs: number[] = [];
const tookMs = Object.entries(STARTS).map(([key, start]) => ({
  key: key as keyof typeof STARTS,
  start,
  all: [] as number[],
}));
for (let round = 0; round < ROUNDS; round += 1) {
  bareMs.push(timed(BARE));
  for (const { start, all } of tookMs) all.push(timed(start));
}

const bare = median(bareMs);
console.log(`${BARE.name}: ${bare.toFixed(1)} ms`);
for (const { key, start, all } of tookMs) {
  const ratio = median(all) / bare;
  const limit = budget.startRatio[key];
  console.log(
    `${start.name}: ${median(all).toFixed(1)} ms, ${ratio.toFixed(2)} times that (at most ${limit.toFixed(1)})`,
  );
  if (values.budget && ratio > limit) process.exitCode = 1;
}

function timed({ args, inputs, exitCode, name }: Start): number {
  const begunMs = performance.now();
  const { status } = spawnSync(process.execPath, args, {
    env: { PATH: process.env['PATH'], ...inputs },
    stdio: 'ignore',
  });
  const ms = performance.now() - begunMs;
  if (status !== exitCode) throw new Error(`${name} ended with ${status}, expected ${exitCode}`);
  return ms;
}
