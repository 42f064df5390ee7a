import type { Comparison, Look, SideSummary } from '../judgement.ts';
import type { Interval, Phases, Rule, Side } from '../model.ts';
import { allowanceOf, allowedGrowth } from '../statistics/allowance.ts';
import { countRanks } from '../statistics/mann-whitney.ts';
import { medianInterval } from '../statistics/median-interval.ts';
import {
  difference,
  finiteOrNull,
  intervalOfPairs,
  medianOfPairs,
  type PairValue,
  percentChange,
  percentMidpoint,
  type SortedPairs,
  shareOf,
  sortPairs,
} from '../statistics/pairs.ts';
import { median } from '../statistics/values.ts';
import { sumBlocks } from '../statistics/van-elteren.ts';
import { type AllowanceTest, errorRates } from './looks.ts';
import { type CountedBlock, sideStarts, timesOf, toMicroseconds } from './samples.ts';

/** Estimates with intervals, all from the pairs and the boundaries of the same look. */
export interface Estimates {
  readonly shown: Pick<Comparison, 'share' | 'shiftMs' | 'changePercent'>;
  /** Unrounded medians of the pairs; infinite or NaN where failed starts are in the middle. */
  readonly share: number;
  readonly ratio: number;
}

/**
 * The three estimates of a comparison. Their intervals are the order statistics at the boundaries of the last look, so
 * they stay valid after an early stop (repeated confidence intervals, Jennison and Turnbull 1984): the low end is
 * wrong with at most alpha / cells, the high end with at most alpha, which together is the level.
 */
export function estimate(test: AllowanceTest, rule: Rule, cells: number): Estimates {
  const rates = errorRates(rule, cells);
  const level = 1 - (rates.up + rates.down);
  const look = test.looks.at(-1);
  const atEnd = look !== undefined && look.blocks === test.used.length;
  const pairsOf = (pairValue: PairValue): SortedPairs => sortPairs(test.used, test.weights, pairValue);
  const boundsOf = (pairs: SortedPairs): { low: number | null; high: number | null } =>
    intervalOfPairs(pairs, atEnd ? look.rejectUp : null, atEnd ? look.rejectDown : null);
  const shown = (pairs: SortedPairs, middle: number, unit: (value: number) => number) => {
    const { low, high } = boundsOf(pairs);
    return {
      estimate: finiteOrNull(unit(middle)),
      interval: { low: low === null ? null : unit(low), high: high === null ? null : unit(high), level },
    };
  };
  const shares = pairsOf(shareOf(allowanceOf(rule)));
  const shifts = pairsOf(difference);
  const changes = pairsOf(percentChange);
  const shareMiddle = medianOfPairs(shares);
  const changeMiddle = medianOfPairs(changes, percentMidpoint);
  return {
    shown: {
      share: shown(shares, shareMiddle, (value) => value),
      shiftMs: shown(shifts, medianOfPairs(shifts), (micros) => micros / 1000),
      changePercent: shown(changes, changeMiddle, (value) => value),
    },
    share: shareMiddle,
    ratio: 1 + changeMiddle / 100,
  };
}

/** The looks as the report keeps them. */
export function looksOf(test: AllowanceTest): Look[] {
  return test.looks.map((look) => {
    const seen = test.used.slice(0, look.blocks);
    return {
      base: seen.reduce((sum, block) => sum + block.base.length, 0),
      head: seen.reduce((sum, block) => sum + block.head.length, 0),
      pMoreThanAllowed: look.pUp,
      pWithinAllowance: look.pDown,
      spentRegression: look.spentUp,
      spentPass: look.spentDown,
      crossed: look.crossed === 'up' ? 'regression' : look.crossed === 'down' ? 'pass' : null,
    };
  });
}

/** p of "head is not slower at all": the within-block test at the base itself. 1 when there is nothing to compare. */
export function slowerAtAll({ used }: AllowanceTest): number {
  return used.length === 0 ? 1 : sumBlocks(used.map((block) => countRanks(block.base, block.head))).p.greater;
}

/** Counts and medians of one side. */
export function summarize(
  blocks: readonly CountedBlock[],
  side: Side,
  rule: Pick<Rule, 'alpha'>,
): SideSummary {
  const starts = sideStarts(blocks, side);
  const times = timesOf(starts);
  const interval = medianInterval(times, 1 - rule.alpha);
  const phaseMedian = (phase: (phases: Phases) => number | null): number | null => {
    const micros = starts.flatMap(({ phases }) => {
      const ms = phases === null ? null : phase(phases);
      return ms === null ? [] : [toMicroseconds(ms)];
    });
    return micros.length === 0 ? null : median(micros) / 1000;
  };
  return {
    n: starts.length,
    failed: starts.filter((start) => start.value === 'failed').length,
    medianMs: times.length === 0 ? null : toMs(median(times)),
    medianInterval: { ...interval, low: toMs(interval.low), high: toMs(interval.high) } satisfies Interval,
    phaseMediansMs: {
      init: phaseMedian((phases) => phases.initMs),
      restore: phaseMedian((phases) => phases.restoreMs),
      handler: phaseMedian((phases) => phases.handlerMs),
    },
  };
}

/** Head's median over base's; Infinity when only head's falls on a failed start, NaN when both do or one has none. */
export function ratioOfMedians(blocks: readonly CountedBlock[]): number {
  const base = timesOf(sideStarts(blocks, 'base'));
  const head = timesOf(sideStarts(blocks, 'head'));
  return base.length === 0 || head.length === 0 ? Number.NaN : median(head) / median(base);
}

/** Which of the two limits governs at the base median, and what it allows there; null where that is no number. */
export function allowanceAt(baseMedianMs: number | null, rule: Rule): Comparison['allowance'] {
  if (baseMedianMs === null || !Number.isFinite(baseMedianMs))
    return { governs: 'percent', allowedMs: null, allowedPercent: null };
  const allowance = allowanceOf(rule);
  const micros = baseMedianMs * 1000;
  const growth = allowedGrowth(allowance, micros);
  return {
    governs: growth > micros * allowance.perMicrosecond ? 'milliseconds' : 'percent',
    allowedMs: growth / allowance.scale / 1000,
    allowedPercent: (growth / allowance.scale / micros) * 100,
  };
}

function toMs(micros: number | null): number | null {
  return micros === null ? null : finiteOrNull(micros / 1000);
}
