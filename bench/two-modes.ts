/**
 * How often samples with one mode are taken for two, and real pairs of modes are found: where `separationOfModes` comes
 * from. Usage: `node bench/two-modes.ts`; exits with 1 when more than 2 % of samples with one mode are taken for two.
 */
import { twoModes } from '../src/core/statistics/spread.ts';
import { table } from './calibration-limits.ts';
import { Random } from './calibration-random.ts';

const SAMPLES = 5_000;
const MOST_FALSE = 0.02;
const random = new Random(1);

const SHAPES: Readonly<Record<string, () => number>> = {
  normal: () => Math.exp(0.1 * random.normal()),
  'exponential tail': () => Math.exp(0.03 * random.normal()) - 0.1 * Math.log(1 - random.uniform()),
  'two modes, 30 % at x 1.3': () => (random.uniform() < 0.3 ? 1.3 : 1) * Math.exp(0.05 * random.normal()),
};

let worst = 0;
const rows = [10, 15, 20, 30, 50].map((n) => {
  const shares = Object.entries(SHAPES).map(([name, draw]) => {
    let seen = 0;
    for (let i = 0; i < SAMPLES; i += 1) if (twoModes(Array.from({ length: n }, draw)) !== null) seen += 1;
    const share = seen / SAMPLES;
    if (!name.startsWith('two')) worst = Math.max(worst, share);
    return share.toFixed(3);
  });
  return [String(n), ...shares];
});
console.log(table(['n', ...Object.keys(SHAPES)], rows));
if (worst > MOST_FALSE) process.exitCode = 1;
