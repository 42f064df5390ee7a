/** What the statistics cost: `node bench/statistics.ts`. Prints times with their limits and exits with 1 when one is broken. */
import type { BlockSample } from '../src/core/model.ts';
import { mannWhitney } from '../src/core/statistics/mann-whitney.ts';
import { median } from '../src/core/statistics/values.ts';
import { judgeCell } from '../src/core/verdict/judge-cell.ts';
import { judgeRun } from '../src/core/verdict/judge-run.ts';
import { plainSamples } from '../src/core/verdict/samples.ts';
import { table } from './calibration-limits.ts';
import { Random } from './calibration-random.ts';
import { hundredths, POLICY, RULE } from './calibration-run.ts';
import { LN10 } from './calibration-worlds.ts';

const REPEATS = 5;
const TIERS = 6;
const MAX = 50;

const random = new Random(1);
const draw = LN10.session(random);
const sample = (n: number, step: number): number[] =>
  Array.from({ length: n }, () => Math.round(hundredths(draw()) / step) * step);

/** At the limit no look decides, so that every look is made. */
const blocks = (): BlockSample[] =>
  Array.from({ length: MAX / RULE.blockSize }, () => ({
    base: sample(RULE.blockSize, 10),
    head: sample(RULE.blockSize, 10).map((micros) => Math.round(micros * 1.1)),
  }));
const run = Array.from({ length: TIERS }, (_, i) =>
  plainSamples({ functionLabel: 'bench', architecture: 'arm64', tierMb: 128 * (i + 1) }, blocks()),
);
const rule = { ...RULE, maxSamples: MAX };

const measures: readonly { what: string; limitMs: number; work: () => unknown }[] = [
  { what: 'exact p, 50 v 50', limitMs: 25, work: () => mannWhitney(sample(50, 10), sample(50, 10)) },
  {
    what: 'exact p, 50 v 50, ties of 1 ms',
    limitMs: 25,
    work: () => mannWhitney(sample(50, 1000), sample(50, 1000)),
  },
  { what: 'exact p, 100 v 100', limitMs: 300, work: () => mannWhitney(sample(100, 10), sample(100, 10)) },
  {
    what: 'exact p, 100 v 100, ties of 1 ms',
    limitMs: 300,
    work: () => mannWhitney(sample(100, 1000), sample(100, 1000)),
  },
  {
    what: `judgement of ${TIERS} tiers x ${MAX} v ${MAX}, all looks`,
    limitMs: 1000,
    work: () =>
      judgeRun(
        run.map((cell) => judgeCell(cell, rule, TIERS)),
        POLICY,
      ),
  },
];

let broken = false;
const rows = measures.map(({ what, limitMs, work }) => {
  const times = Array.from({ length: REPEATS }, () => {
    const before = process.cpuUsage();
    work();
    const used = process.cpuUsage(before);
    return (used.user + used.system) / 1000;
  });
  // Processor time does not blame a busy machine. The first call includes compiling and is shown beside the median.
  const [first = 0] = times;
  const typical = median(times);
  if (typical > limitMs) broken = true;
  return [
    what,
    `${first.toFixed(1)} ms`,
    `${typical.toFixed(1)} ms`,
    `${limitMs} ms`,
    (typical / limitMs).toFixed(2),
  ];
});
console.log(table(['what', 'first call', 'median of 5', 'limit', 'median / limit'], rows));

const peakMb = process.resourceUsage().maxRSS / 1024;
console.log(`\npeak memory ${peakMb.toFixed(0)} MB of 200 MB (${(peakMb / 200).toFixed(2)})`);
process.exitCode = broken || peakMb > 200 ? 1 : 0;
