import type { Policy } from '../core/config/config.ts';
import type { FunctionReport, Report } from '../core/report.ts';
import { judgeRun, type WithoutMeasuring } from '../core/verdict/judge-run.ts';

/** What is known of a run before its first start. */
export interface RunFrame {
  readonly toolVersion: string;
  readonly startedAt: Date;
  /** At least one. */
  readonly functions: readonly FunctionReport[];
  readonly policy: Policy;
  readonly seed: string;
  /** Most requests under way at once. */
  readonly concurrency: number;
}

/** The report of a run in which no start was taken; what a run measures is put over it. @param why nothing is measured. */
export function emptyReport(frame: RunFrame, why: WithoutMeasuring): Report {
  return {
    schema: 1,
    tool: { name: 'cold-start-gate', version: frame.toolVersion },
    startedAt: frame.startedAt.toISOString(),
    durationSeconds: 0,
    plan: { seed: frame.seed, burnInPerFunction: 1, concurrency: frame.concurrency },
    policy: frame.policy,
    functions: frame.functions,
    starts: [],
    counts: [],
    comparisons: [],
    verdict: judgeRun([], frame.policy, why),
    warnings: [],
  };
}
