/** The report of a run that has nothing to measure with: the same form as every other, with no start in it. */

import type { SideConfig } from '../core/config/sides.ts';
import type { Report, SideReport } from '../core/report.ts';
import { judgeRun } from '../core/verdict/judge-run.ts';
import type { Code } from '../packages/content/model.ts';
import { sideReport } from './deployments.ts';
import type { PreparedInputs } from './function.ts';
import type { PreparedTelling } from './prepare.ts';
import { VERSION } from './version.ts';

/** Stands for what only the template, which nobody could read, would tell. */
const UNKNOWN = 'not read';

export function unmeasuredReport({ functions, ...run }: PreparedTelling, now: Date): Report {
  const { config } = run;
  return {
    schema: 1,
    tool: { name: 'cold-start-gate', version: VERSION },
    startedAt: now.toISOString(),
    durationSeconds: 0,
    environment: { engine: 'aws', region: UNKNOWN, description: 'none' },
    plan: {
      seed: config.seed,
      tiersMb: config.tiersMb ?? [],
      architectures: config.architectures ?? [],
      blockSize: config.rule.blockSize,
      maxSamples: config.rule.maxSamples,
      burnInPerFunction: 1,
      concurrency: 1,
    },
    rule: config.rule,
    policy: config.policy,
    sides: sidesOf(run),
    ...(functions.length === 1
      ? {}
      : {
          functions: functions.map((fn) => ({
            label: fn.label ?? UNKNOWN,
            skipped: false,
            rule: fn.config.rule,
            sides: sidesOf(fn),
          })),
        }),
    starts: [],
    counts: [],
    comparisons: [],
    verdict: judgeRun([], config.policy, 'no-credentials'),
    warnings: [],
  };
}

function sidesOf({ config, code: { head, base } }: PreparedInputs): Report['sides'] {
  const side = (code: Code, { overrides }: SideConfig): SideReport =>
    sideReport(code, {
      runtime: code.kind === 'image' ? null : (overrides.runtime ?? UNKNOWN),
      handler: code.kind === 'image' ? null : (overrides.handler ?? UNKNOWN),
      logFormat: overrides.logFormat ?? 'Text',
    });
  return {
    base: base === null || config.base === null ? null : side(base, config.base),
    head: side(head, config.head),
  };
}
