/** Whole runs of the use case against a scripted Lambda, in virtual time. */
import type { Report } from '../../src/core/report.ts';
import { runGate } from '../../src/gate/gate.ts';
import { aSide } from '../report/a-report.ts';
import { aRequest, type Overrides } from './a-request.ts';
import { type Call, type Script, ScriptedLambda } from './scripted-lambda.ts';
import { VirtualClock } from './virtual-clock.ts';

/** As a run on AWS goes: two functions per lane, two pairs under way, versions made ahead. */
export const AS_ON_AWS = { concurrency: 4, functionsPerLane: 2, versionsAhead: 3 } as const;

/** Times of both sides alike that spread so widely that no look decides: the run goes to the end of its plan. */
export const UNDECIDED: NonNullable<Script['initMs']> = (_, __, ___, index) =>
  100 * 2 ** (((index * 7) % 11) / 2);

export interface Run {
  readonly report: Promise<Report>;
  readonly said: readonly string[];
  readonly lambda: ScriptedLambda;
  of(operation: Call['operation']): readonly Call[];
}

const KNOWN = {
  measuredOn: { engine: 'aws', region: 'eu-west-1', description: 'scripted' },
  sides: { base: aSide(), head: aSide() },
} as const;

/** Begins a run; what it comes to is in `report`. */
export function aRun(
  script: Script,
  overrides: Overrides = {},
  signal: AbortSignal = new AbortController().signal,
): Run {
  const clock = new VirtualClock();
  const lambda = new ScriptedLambda(clock, script);
  const said: string[] = [];
  const listener = { say: (sentence: string) => said.push(sentence) };
  return {
    report: runGate(aRequest(KNOWN, overrides), { lambda, clock, listener, signal }),
    said,
    lambda,
    of: (operation) => lambda.calls.filter((call) => call.operation === operation),
  };
}
