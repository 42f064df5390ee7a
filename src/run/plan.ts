/** What a prepared run would do, before it does anything. */
import type { Config } from '../core/config/config.ts';
import { AWS_DELAYS, type Estimate, estimateRun, NO_DELAYS } from '../core/cost/estimate.ts';
import { SIDES, type Side } from '../core/model.ts';
import type { PlannedRun } from '../report/plan.ts';
import type { Place } from './place.ts';
import type { PreparedRun } from './prepare.ts';

type Bytes = Readonly<Record<Side, number>>;

/** The plan of a run; with `engine: aws` with the policy that it needs. */
export async function planOf({ config, place, packages, identical }: PreparedRun): Promise<PlannedRun> {
  return {
    where: whereOf(place),
    tiersMb: place.tiersMb,
    architectures: place.architectures,
    identical,
    estimate: estimateOf(config, place, {
      head: packages.head.sizeBytes,
      base: packages.base?.sizeBytes ?? 0,
    }),
    policy: config.aws === null ? null : JSON.stringify(await policyOf(config.aws, place), null, 2),
  };
}

/** Code storage that the run takes for its length, in bytes. */
export function storageBytesOf(config: Config, place: Place, packageBytes: Bytes): number {
  return estimateOf(config, place, packageBytes).storageBytes;
}

function estimateOf(config: Config, place: Place, packageBytes: Bytes): Estimate {
  const { settings } = place;
  const both = SIDES.flatMap((side) => settings[side] ?? []);
  return estimateRun({
    sides: settings.base === null ? ['head'] : SIDES,
    tiersMb: place.tiersMb,
    architectures: place.architectures,
    maxSamples: config.rule.maxSamples,
    functionsPerLane: place.functionsPerLane,
    concurrency: place.concurrency,
    forcing: config.aws?.forcing ?? 'version',
    startsPerVersion: place.startsPerVersion,
    delays: place.aws === null ? NO_DELAYS : AWS_DELAYS,
    packageBytes,
    timeoutSeconds: Math.max(...both.map(({ timeoutSeconds }) => timeoutSeconds)),
    ephemeralStorageMb: Math.max(...both.map(({ ephemeralStorageMb }) => ephemeralStorageMb)),
  });
}

async function policyOf(aws: NonNullable<Config['aws']>, place: Place) {
  const { policyFor } = await import('../aws/preflight/rights.ts');
  return policyFor(aws, place.aws);
}

function whereOf({ aws }: Place): string {
  if (aws === null) return 'embedded engine on this machine';
  const { template, endpoint } = aws;
  const way = endpoint === null ? '' : ` (custom endpoint ${endpoint})`;
  return `AWS, ${template.region}, account ${template.accountId}, template ${template.name}${way}`;
}
