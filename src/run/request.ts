/** A prepared run as the use case takes it. */
import { cpus } from 'node:os';
import type { Warning } from '../core/model.ts';
import type { MeasuredOn } from '../core/report.ts';
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

/** The functions that are measured; all of them when none is. */
export function measuredOf({ functions }: PreparedRun): readonly PreparedFunction[] {
  const measured = functions.filter(({ identical }) => !identical);
  return measured.length === 0 ? functions : measured;
}

function functionRequest(fn: PreparedFunction): FunctionRequest {
  const { config, place } = fn;
  const { settings, functionsPerLane, versionsAhead, startsPerVersion } = place;
  return {
    reported: {
      label: place.functionLabel,
      skipped: fn.identical,
      measuredOn: measuredOn(place),
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

/** What is about this machine is said once; what is about a function, with its name where there are several. */
function warningsOf(functions: readonly PreparedFunction[]): readonly Warning[] {
  const warnings = new Map<string, Warning>();
  for (const { place } of functions) {
    const local = place.aws === null ? localWarnings(place) : [];
    const own = snapStartWarnings(place).map((warning) =>
      functions.length === 1
        ? warning
        : { ...warning, message: `${place.functionLabel}: ${warning.message}` },
    );
    for (const warning of [...local, ...own]) warnings.set(warning.message, warning);
  }
  return [...warnings.values()];
}

function measuredOn({ aws }: Place): MeasuredOn {
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
function snapStartWarnings({ settings: { head, base } }: Place): readonly Warning[] {
  if (base === null || base.snapStart === head.snapStart) return [];
  const [restored, started] = head.snapStart ? ['head', 'base'] : ['base', 'head'];
  return [
    {
      code: 'snapstart-differs',
      message: `SnapStart differs between the sides: restore + first request of ${restored} is compared with init + first request of ${started}.`,
      cell: null,
    },
  ];
}

/** What the embedded engine cannot do like AWS, said where the numbers are read. */
function localWarnings({ tiersMb, settings }: Place): readonly Warning[] {
  const warnings: Warning[] = [];
  if (tiersMb.length > 1) {
    warnings.push({
      code: 'tiers-not-emulated',
      message:
        'The embedded engine gives every memory tier the same CPU: tiers repeat the measurement, they do not differ.',
      cell: null,
    });
  }
  const own = `nodejs${process.versions.node.split('.')[0]}.x`;
  const others = new Set(
    [settings.head, settings.base].flatMap((side) =>
      side?.runtime?.startsWith('nodejs') && side.runtime !== own ? [side.runtime] : [],
    ),
  );
  for (const runtime of others) {
    warnings.push({
      code: 'other-node-version',
      message: `${runtime} was run by Node.js ${process.versions.node}, the only one the embedded engine has.`,
      cell: null,
    });
  }
  return warnings;
}
