/** The report of a run that has nothing to measure with: the same form as every other, with no start in it. */

import type { SideConfig } from '../core/config/sides.ts';
import type { FunctionReport, Report, SideReport } from '../core/report.ts';
import { emptyReport } from '../gate/empty-report.ts';
import type { Code } from '../packages/content/package.ts';
import type { PreparedInputs, PreparedTelling } from './prepared-run.ts';
import { sideReport } from './side-report.ts';
import { VERSION } from './version.ts';

/** Stands for what only the template, which nobody could read, would tell. */
const UNKNOWN = 'not read';

export function unmeasuredReport({ functions, config }: PreparedTelling, startedAt: Date): Report {
  return emptyReport(
    {
      toolVersion: VERSION,
      startedAt,
      functions: functions.map(functionReport),
      policy: config.policy,
      seed: config.seed,
      concurrency: 1,
    },
    'no-credentials',
  );
}

function functionReport({ label, config, code }: PreparedInputs): FunctionReport {
  return {
    label: label ?? UNKNOWN,
    skipped: false,
    measuredOn: { engine: 'aws', region: UNKNOWN, description: 'none' },
    tiersMb: config.tiersMb ?? [],
    architectures: config.architectures ?? [],
    rule: config.rule,
    sides: sidesOf(config, code),
  };
}

function sidesOf(
  config: PreparedInputs['config'],
  { head, base }: PreparedInputs['code'],
): FunctionReport['sides'] {
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
