import type { Report } from '../core/report.ts';
import { judge } from '../core/verdict/judge.ts';
import type { Clock } from '../gate/ports.ts';
import type { PreparedRun } from './prepare.ts';
import { gateRequest } from './request.ts';

/** The report of two sides with the same code and the same settings: nothing was measured, and nothing needs to be. */
export function identicalReport(run: PreparedRun, clock: Clock): Report {
  const { rule, policy, seed, tiersMb, architectures, concurrency, ...request } = gateRequest(run, '');
  const { sides } = request;
  const { comparisons, verdict } = judge({
    starts: [],
    cells: [],
    sides: sides.base === null ? ['head'] : ['base', 'head'],
    rule,
    policy,
    stopped: false,
    withoutMeasuring: 'identical',
  });
  return {
    schema: 1,
    tool: { name: 'cold-start-gate', version: request.toolVersion },
    startedAt: clock.now().toISOString(),
    durationSeconds: 0,
    environment: request.environment,
    plan: {
      seed,
      tiersMb,
      architectures,
      blockSize: rule.blockSize,
      maxSamples: rule.maxSamples,
      burnInPerFunction: 1,
      concurrency,
    },
    rule,
    policy,
    sides,
    starts: [],
    counts: [],
    comparisons,
    verdict,
    warnings: [],
  };
}
