/** What the measured rates are held to. */

/** A rate counts as beyond its limit when it is so by more than this many of its own standard errors. */
const STANDARD_ERRORS = 2;

export interface Limit {
  readonly what: string;
  readonly rate: number;
  readonly runs: number;
  readonly atMost?: number;
  readonly atLeast?: number;
}

/** Sentences for the limits that are broken. */
export function brokenLimits(limits: readonly Limit[]): string[] {
  return limits.flatMap(({ what, rate, runs, atMost = 1, atLeast = 0 }) => {
    const slack = (limit: number): number => STANDARD_ERRORS * Math.sqrt((limit * (1 - limit)) / runs);
    if (rate > atMost + slack(atMost))
      return [`${what}: ${percent(rate)} of ${runs} runs, at most ${percent(atMost)} wanted`];
    if (rate < atLeast - slack(atLeast))
      return [`${what}: ${percent(rate)} of ${runs} runs, at least ${percent(atLeast)} wanted`];
    return [];
  });
}

export function percent(rate: number): string {
  return `${(100 * rate).toFixed(1)} %`;
}

/** A Markdown table. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n');
}
