import type { Report } from '../core/report.ts';
import { judgeRun } from '../core/verdict/judge-run.ts';
import { MeasuredFunctions } from '../gate/functions.ts';
import { planReport } from '../gate/gate.ts';
import type { Clock } from '../gate/ports.ts';
import type { PreparedRun } from './prepare.ts';
import { functionReports, gateRequest } from './request.ts';

/** The report of a run in which no function changed its code or its settings: nothing was measured, and nothing needs to be. */
export function identicalReport(run: PreparedRun, clock: Clock): Report {
  const request = gateRequest(run, '');
  const functions = new MeasuredFunctions(request.functions);
  const { rule, sides } = functions.first;
  return {
    schema: 1,
    tool: { name: 'cold-start-gate', version: request.toolVersion },
    startedAt: clock.now().toISOString(),
    durationSeconds: 0,
    environment: request.environment,
    plan: planReport(functions, request),
    rule,
    policy: request.policy,
    sides,
    ...functionReports(run),
    starts: [],
    counts: [],
    comparisons: [],
    verdict: judgeRun([], request.policy, 'identical'),
    warnings: [],
  };
}
