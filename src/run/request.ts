/** A prepared run as the use case takes it. */
import { cpus } from 'node:os';
import type { RunWarning } from '../core/model.ts';
import type { Report } from '../core/report.ts';
import type { FunctionRequest } from '../gate/functions.ts';
import type { GateRequest } from '../gate/gate.ts';
import { sideReportsOf } from './deployments.ts';
import type { PreparedFunction } from './function.ts';
import type { Place } from './place.ts';
import type { PreparedRun } from './prepare.ts';
import { VERSION } from './version.ts';

/** Where the embedded engine says that it is. */
export const LOCAL_REGION = 'us-east-1';

export function gateRequest(run: PreparedRun, runToken: string): GateRequest {
  const { config, place } = run;
  const functions = measuredOf(run);
  return {
    toolVersion: VERSION,
    functions: functions.map(functionRequest),
    policy: config.policy,
    seed: config.seed,
    runToken,
    // What one of them needs room for, all of them share.
    concurrency: Math.max(...functions.map((fn) => fn.place.concurrency)),
    environment: environmentOf(place),
    warnings: warningsOf(functions),
  };
}

/** The functions that are measured; all of them when none is. */
export function measuredOf({ functions }: PreparedRun): readonly PreparedFunction[] {
  const measured = functions.filter(({ identical }) => !identical);
  return measured.length === 0 ? functions : measured;
}

function functionRequest(fn: PreparedFunction): FunctionRequest {
  const { config, place } = fn;
  const { settings, functionsPerLane, versionsAhead, startsPerVersion } = place;
  return {
    label: place.functionLabel,
    architectures: place.architectures,
    tiersMb: place.tiersMb,
    sides: sideReportsOf(fn),
    environmentValues: [settings.head, settings.base].flatMap((side) =>
      Object.values(side?.environment ?? {}),
    ),
    acceptFunctionErrors: config.allowFunctionErrors,
    rule: config.rule,
    functionsPerLane,
    versionsAhead,
    startsPerVersion,
  };
}

/** All functions as a report has them; nothing for a run that is of one function only. */
export function functionReports({ functions }: PreparedRun): Pick<Report, 'functions'> {
  if (functions.length === 1) return {};
  return {
    functions: functions.map((fn) => ({
      label: fn.place.functionLabel,
      skipped: fn.identical,
      rule: fn.config.rule,
      sides: sideReportsOf(fn),
    })),
  };
}

/** What is about this machine is said once, however many functions it is true of. */
function warningsOf(functions: readonly PreparedFunction[]): readonly RunWarning[] {
  const warnings = functions.flatMap(({ place }) => [
    ...(place.aws === null ? localWarnings(place) : []),
    ...snapStartWarnings(place),
  ]);
  return [...new Map(warnings.map((warning) => [JSON.stringify(warning), warning])).values()];
}

function environmentOf({ aws }: Place): Report['environment'] {
  if (aws === null) {
    return {
      engine: 'local',
      region: LOCAL_REGION,
      description: `Node.js ${process.versions.node}, ${process.platform} ${process.arch}, ${cpus().length} CPUs`,
    };
  }
  return {
    engine: 'aws',
    region: aws.template.region,
    description: aws.endpoint === null ? 'AWS' : `custom endpoint ${aws.endpoint}`,
  };
}

/** A restore is compared with an init then, which is what the pull request does to its users, but has to be said. */
function snapStartWarnings({ functionLabel, settings: { head, base } }: Place): readonly RunWarning[] {
  if (base === null || base.snapStart === head.snapStart) return [];
  return [{ code: 'snapstart-differs', functionLabel, restored: head.snapStart ? 'head' : 'base' }];
}

/** What the embedded engine cannot do like AWS, said where the numbers are read. */
function localWarnings({ tiersMb, settings }: Place): readonly RunWarning[] {
  const warnings: RunWarning[] = [];
  if (tiersMb.length > 1) {
    warnings.push({ code: 'tiers-not-emulated' });
  }
  const own = `nodejs${process.versions.node.split('.')[0]}.x`;
  const others = new Set(
    [settings.head, settings.base].flatMap((side) =>
      side?.runtime?.startsWith('nodejs') && side.runtime !== own ? [side.runtime] : [],
    ),
  );
  for (const runtime of others) {
    warnings.push({ code: 'other-node-version', runtime, nodeVersion: process.versions.node });
  }
  return warnings;
}
