import { readFileSync } from 'node:fs';

/** Reference values computed independently (exact integer enumeration, and R 4.2.2 for the normal distribution). */
export interface ReferenceInterval {
  readonly k: number;
  readonly low: number | null;
  readonly high: number | null;
}

export interface ReferenceEstimate {
  readonly estimate: number;
  readonly at95: ReferenceInterval;
  readonly at90: ReferenceInterval;
}

export interface ReferenceSum {
  readonly statistic: number;
  /** greater, less, two-sided */
  readonly p: readonly [number, number, number];
}

export interface ReferenceCase {
  readonly name: string;
  readonly base: readonly number[];
  readonly head: readonly number[];
  readonly u: number;
  readonly medians: readonly [number, number];
  readonly p: readonly [number, number, number];
  /** greater, less, and for untied values */
  readonly smallest: readonly [number, number, number];
  readonly shift: ReferenceEstimate;
  readonly ratio: ReferenceEstimate;
  readonly threshold: readonly {
    readonly percent: number;
    readonly ms: number;
    readonly u: number;
    readonly greater: number;
    readonly less: number;
  }[];
  readonly baseBlock?: readonly number[];
  readonly headBlock?: readonly number[];
  readonly blocks?: {
    readonly used: number;
    readonly sum: ReferenceSum;
    readonly vanElteren: ReferenceSum;
    readonly shift: ReferenceEstimate;
    readonly ratio: ReferenceEstimate;
  };
}

export interface ReferenceDesign {
  readonly perSide: number;
  readonly blocks: number;
  readonly looks: readonly number[];
  readonly alpha: number;
  readonly power: number;
  readonly ties: readonly (readonly number[])[] | null;
  readonly boundary: readonly {
    readonly blocks: number;
    readonly rejectAt: number | null;
    readonly spent: number;
  }[];
}

export const CASES: readonly ReferenceCase[] = read('mann-whitney');
export const DESIGNS: readonly ReferenceDesign[] = read('boundaries');
export const NORMAL: {
  readonly tails: readonly [number, number][];
  readonly quantiles: readonly [number, number][];
} = read('normal');

function read<T>(name: string): T {
  const url = new URL(`../../fixtures/statistics/${name}.json.golden`, import.meta.url);
  return JSON.parse(readFileSync(url, 'utf8')) as T;
}

/** Some reference values are finer than the product's microseconds: integers of a nanosecond hold them all. */
export const UNITS_PER_MS = 1e6;

/** Values as exact integers. */
export function integers(values: readonly number[]): number[] {
  return values.map((value) => Math.round(value * UNITS_PER_MS));
}

/** Fails unless `actual` is within the relative tolerance of `expected` (or an absolute 1e-300 of zero). */
export function near(actual: number | null, expected: number | null, relative: number): boolean {
  if (actual === null || expected === null) return actual === expected;
  return Math.abs(actual - expected) <= relative * Math.abs(expected) + 1e-300;
}

/** The groups of a case by block, blocks with an empty side dropped. */
export function blocksOf(reference: ReferenceCase): { base: number[]; head: number[] }[] {
  const { base, head, baseBlock = base.map(() => 0), headBlock = head.map(() => 0) } = reference;
  const ids = [...new Set([...baseBlock, ...headBlock])].sort((a, b) => a - b);
  return ids
    .map((id) => ({
      base: base.filter((_, i) => baseBlock[i] === id),
      head: head.filter((_, i) => headBlock[i] === id),
    }))
    .filter((block) => block.base.length > 0 && block.head.length > 0);
}
