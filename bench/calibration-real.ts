/**
 * Real cold starts from files that do not belong to this repository (`--data DIR`): `lambdasharp.csv` (configurations with
 * 100 starts each) and `lambda-perf.csv` (8 to 10 starts of a configuration per day). Both sides are drawn from the same
 * configuration, so every regression is a false alarm.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BlockSample } from '../src/core/model.ts';
import type { Random } from './calibration-random.ts';
import { hundredths, judgeBlocks, RULE, type RunResult } from './calibration-run.ts';

/** Makes the blocks of one run of unchanged code, head's times multiplied by `ratio`. */
export type RealCell = (random: Random, ratio: number) => BlockSample[];

export interface RealData {
  readonly name: string;
  /** Cells that one run would measure together: the memory tiers of one build. */
  readonly runs: readonly { readonly name: string; readonly cells: readonly RealCell[] }[];
}

const { blockSize, maxSamples } = RULE;
const BLOCKS = maxSamples / blockSize;

export function readRealData(folder: string): RealData[] {
  const data: RealData[] = [];
  const sharp = join(folder, 'lambdasharp.csv');
  if (existsSync(sharp))
    data.push({ name: 'LambdaSharp, 30 + 30 of 100', runs: tiersTogether(lambdaSharp(sharp)) });
  const perf = join(folder, 'lambda-perf.csv');
  if (existsSync(perf))
    data.push({ name: 'lambda-perf, one day per block', runs: tiersTogether(lambdaPerf(perf)) });
  if (data.length === 0) throw new Error(`${folder} has neither lambdasharp.csv nor lambda-perf.csv`);
  return data;
}

/** Draws a run of up to three tiers of one build; head is slower by `ratio` in the first. */
export function realRun(cells: readonly RealCell[], random: Random, ratio: number): RunResult {
  const chosen = random.shuffled(cells).slice(0, 3);
  return judgeBlocks(
    chosen.map((cell, i) => cell(random, i === 0 ? ratio : 1)),
    RULE,
  );
}

interface NamedCell {
  readonly build: string;
  readonly cell: RealCell;
}

/** 30 + 30 without replacement from the 100 totals of a configuration. */
function lambdaSharp(file: string): NamedCell[] {
  return rowsOf(file).map((row) => {
    const init = numbers(row['init_ms']);
    const handler = numbers(row['first_duration_ms']);
    const totals = init.map((ms, i) => ms + (handler[i] ?? Number.NaN));
    return {
      build: [row['project'], row['build']?.replace(/-\d+$/, ''), row['date']].join(' '),
      cell: (random, ratio) => {
        const drawn = random.shuffled(totals).slice(0, 2 * maxSamples);
        return Array.from({ length: BLOCKS }, (_, b) => ({
          base: part(drawn, b).map(hundredths),
          head: part(drawn, BLOCKS + b).map((ms) => hundredths(ms * ratio)),
        }));
      },
    };
  });
}

/**
 * A block is one day: half of its starts are base, half head, so that no two days are ever compared. A run takes six
 * days after one another.
 */
function lambdaPerf(file: string): NamedCell[] {
  const configurations = Map.groupBy(rowsOf(file), (row) =>
    [row['runtime'], row['arch'], row['memory_mb']].join(' '),
  );
  return [...configurations.values()].flatMap((rows) => {
    const days = rows
      .toSorted((a, b) => ((a['day'] ?? '') < (b['day'] ?? '') ? -1 : 1))
      .map((row) => numbers(row['init_ms']))
      .filter((day) => day.length >= 8);
    const first = rows[0];
    if (first === undefined || days.length < BLOCKS) return [];
    const cell: RealCell = (random, ratio) => {
      const start = Math.floor(random.uniform() * (days.length - BLOCKS + 1));
      return days.slice(start, start + BLOCKS).map((day) => {
        const drawn = random.shuffled(day);
        const half = Math.floor(drawn.length / 2);
        return {
          base: drawn.slice(0, half).map(hundredths),
          head: drawn.slice(half, 2 * half).map((ms) => hundredths(ms * ratio)),
        };
      });
    };
    return [{ build: [first['runtime'], first['arch']].join(' '), cell }];
  });
}

function tiersTogether(cells: readonly NamedCell[]): RealData['runs'] {
  const builds = Map.groupBy(cells, ({ build }) => build);
  return [...builds].map(([name, group]) => ({ name, cells: group.map(({ cell }) => cell) }));
}

function rowsOf(file: string): Record<string, string>[] {
  const [head = '', ...lines] = readFileSync(file, 'utf8').trim().split('\n');
  const names = head.trim().split(',');
  return lines.map((line) => {
    const fields = line.trim().split(',');
    return Object.fromEntries(names.map((name, i) => [name, fields[i] ?? '']));
  });
}

function numbers(text: string | undefined): number[] {
  return (text ?? '').split(' ').map(Number);
}

function part(values: readonly number[], index: number): number[] {
  return values.slice(index * blockSize, (index + 1) * blockSize);
}
