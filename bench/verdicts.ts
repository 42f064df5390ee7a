/**
 * The example pairs through dist/, several times each: the unchanged pair must never be a regression, the regressed one
 * always, and the moved one must pass while its phases show the move.
 * Usage: `node bench/verdicts.ts [--times N]` (default 10); exits with 1 when one of them is wrong.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Comparison } from '../src/core/judgement.ts';
import { readReportJson } from '../src/report/json/json.ts';

const root = resolve(import.meta.dirname, '..');
const { values } = parseArgs({ options: { times: { type: 'string', default: '10' } } });
const folder = mkdtempSync(join(tmpdir(), 'csg-verdicts-'));

/** What a comparison of each head with base must be. */
const EXPECTED: Readonly<Record<string, (comparison: Comparison) => boolean>> = {
  unchanged: ({ verdict }) => verdict !== 'regression',
  regressed: ({ verdict }) => verdict === 'regression',
  moved: ({ verdict, base, head }) =>
    verdict === 'pass' &&
    (head.phaseMediansMs.init ?? 0) < 0.8 * (base?.phaseMediansMs.init ?? 0) &&
    (head.phaseMediansMs.handler ?? 0) > 2 * (base?.phaseMediansMs.handler ?? 0),
};

function compare(head: string): Comparison {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(root, 'dist', 'index.js'),
      'compare',
      '--json',
      ...['--engine', 'local', '--head-package', join(root, 'examples', 'packages', head)],
      ...['--base-package', join(root, 'examples', 'packages', 'base'), '--memory-tiers', '512'],
      ...['--payload', join(root, 'examples', 'event.json'), '--report-dir', folder],
    ],
    { encoding: 'utf8', maxBuffer: 1e8 },
  );
  const [comparison] = stdout === '' ? [] : readReportJson(stdout).comparisons;
  if (comparison === undefined) throw new Error(`no report: ${stderr}`);
  return comparison;
}

let wrong = 0;
for (const [head, isRight] of Object.entries(EXPECTED)) {
  for (let time = 1; time <= Number(values.times); time += 1) {
    const comparison = compare(head);
    const right = isRight(comparison);
    if (!right) wrong += 1;
    const change = comparison.changePercent.estimate?.toFixed(1) ?? 'none';
    console.log(
      `${head} ${time}: ${comparison.verdict} (${comparison.reason}), ${change} %, n ${comparison.head.n}${right ? '' : '  WRONG'}`,
    );
  }
}
rmSync(folder, { recursive: true, force: true });
console.log(wrong === 0 ? 'all as expected' : `${wrong} not as expected`);
if (wrong > 0) process.exitCode = 1;
