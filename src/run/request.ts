/** A prepared run as the use case takes it. */
import { cpus } from 'node:os';
import type { Warning } from '../core/model.ts';
import type { Report } from '../core/report.ts';
import type { GateRequest } from '../gate/gate.ts';
import { sideReportsOf } from './deployments.ts';
import type { Place } from './place.ts';
import type { PreparedRun } from './prepare.ts';
import { VERSION } from './version.ts';

/** Where the embedded engine says that it is. */
export const LOCAL_REGION = 'us-east-1';

export function gateRequest(run: PreparedRun, runToken: string): GateRequest {
  const { config, place } = run;
  const { settings, concurrency, functionsPerLane, versionsAhead, startsPerVersion } = place;
  return {
    toolVersion: VERSION,
    functionLabel: place.functionLabel,
    architectures: place.architectures,
    tiersMb: place.tiersMb,
    sides: sideReportsOf(run),
    environmentValues: [settings.head, settings.base].flatMap((side) =>
      Object.values(side?.environment ?? {}),
    ),
    acceptFunctionErrors: config.allowFunctionErrors,
    rule: config.rule,
    policy: config.policy,
    seed: config.seed,
    runToken,
    concurrency,
    functionsPerLane,
    versionsAhead,
    startsPerVersion,
    environment: environmentOf(place),
    warnings: [...(place.aws === null ? localWarnings(place) : []), ...snapStartWarnings(place)],
  };
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
      side?.runtime.startsWith('nodejs') && side.runtime !== own ? [side.runtime] : [],
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
