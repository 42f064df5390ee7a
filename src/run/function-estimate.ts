/** What one function of a run takes, before anything is done. Apart from the plan, so that bad input is answered with little loaded. */
import type { Config } from '../core/config/config.ts';
import { type Estimate, estimateRun } from '../core/cost/estimate.ts';
import { SIDES, type Side } from '../core/model.ts';
import type { Place } from './engine/port.ts';

type Bytes = Readonly<Record<Side, number>>;

/** Code storage that the run takes for its length, in bytes. */
export function storageBytesOf(config: Config, place: Place, packageBytes: Bytes): number {
  return estimateOf(config, place, packageBytes).storageBytes;
}

export function estimateOf(config: Config, place: Place, packageBytes: Bytes): Estimate {
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
    delays: place.delays,
    packageBytes,
    timeoutSeconds: Math.max(...both.map(({ timeoutSeconds }) => timeoutSeconds)),
    ephemeralStorageMb: Math.max(...both.map(({ ephemeralStorageMb }) => ephemeralStorageMb)),
  });
}
