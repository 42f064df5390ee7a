/** A prepared run as the use case takes it. */
import type { RunWarning } from '../core/model.ts';
import type { GateRequest } from '../gate/gate.ts';
import type { FunctionRequest } from '../gate/measured-functions.ts';
import { measuredOf, type PreparedFunction, type PreparedRun } from './prepared-run.ts';
import { sideReportsOf } from './side-report.ts';
import { VERSION } from './version.ts';

export function gateRequest(run: PreparedRun, runToken: string): GateRequest {
  const { config } = run;
  const measured = measuredOf(run);
  return {
    toolVersion: VERSION,
    functions: run.functions.map(functionRequest),
    policy: config.policy,
    seed: config.seed,
    runToken,
    // What one of them needs room for, all of them share.
    concurrency: Math.max(...measured.map((fn) => fn.place.concurrency)),
    warnings: warningsOf(measured),
  };
}

function functionRequest(fn: PreparedFunction): FunctionRequest {
  const { config, place } = fn;
  const { settings, functionsPerLane, versionsAhead, startsPerVersion } = place;
  return {
    reported: {
      label: place.functionLabel,
      skipped: fn.identical,
      measuredOn: place.measuredOn,
      tiersMb: place.tiersMb,
      architectures: place.architectures,
      rule: config.rule,
      sides: sideReportsOf(fn),
    },
    environmentValues: [settings.head, settings.base].flatMap((side) =>
      Object.values(side?.environment ?? {}),
    ),
    acceptFunctionErrors: config.allowFunctionErrors,
    functionsPerLane,
    versionsAhead,
    startsPerVersion,
  };
}

/** What is about this machine is said of every function, and told once. */
function warningsOf(functions: readonly PreparedFunction[]): readonly RunWarning[] {
  const warnings = functions.flatMap(({ place }) => place.warnings);
  return [...new Map(warnings.map((warning) => [JSON.stringify(warning), warning])).values()];
}
