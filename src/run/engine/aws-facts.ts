/** What is known of a function on AWS before anything of it is loaded: the template's settings under those of the inputs. */
import type { Preflight } from '../../aws/preflight/preflight.ts';
import type { Config } from '../../core/config/config.ts';
import { type FunctionSettings, imageSettings, layOver } from '../../core/config/settings.ts';
import type { SideConfig } from '../../core/config/sides.ts';
import { packageTypeOf } from '../../core/config/sources.ts';
import { AWS_DELAYS, AWS_IMAGE_DELAYS } from '../../core/cost/estimate.ts';
import type { Place } from './port.ts';
import { snapStartWarnings } from './warnings.ts';

interface Lanes {
  readonly concurrency: number;
  readonly functionsPerLane: number;
  readonly versionsAhead: number;
}

/** Two functions per lane, because changes of one are one at a time; three versions ahead, because they take seconds. */
const USUAL: Lanes = { concurrency: 4, functionsPerLane: 2, versionsAhead: 3 };
/** A snapshot takes minutes: one version serves a whole block of restores. */
const STARTS_PER_SNAPSHOT = 5;
/** One function, because snapshots are dear; room for the restores of one version of both sides at once. */
const SNAPSTART: Lanes = { concurrency: 2 * STARTS_PER_SNAPSHOT, functionsPerLane: 1, versionsAhead: 1 };
/** One function, because there is no update lock to share. Then only the concurrency bounds the run: twice the usual. */
const TENANT: Lanes = { concurrency: 8, functionsPerLane: 1, versionsAhead: 0 };

/** How a function is measured on AWS when the inputs do not say; without SnapStart. */
export const LANES_BY_FORCING: Readonly<Record<'version' | 'tenant', Lanes>> = {
  version: USUAL,
  tenant: TENANT,
};

/** What a place on AWS is, without what it does. */
export type AwsFacts = Omit<Place, 'refusalOf' | 'fetchCode' | 'check' | 'deployments' | 'connect'>;

/** @param bound holds the concurrency that was asked for against what the account has left. */
export function awsFacts(
  config: Config,
  { template, account, endpoint }: Preflight,
  bound: (asked: number, unreserved: number) => number,
  label: string | null,
): AwsFacts {
  const { head, base } = config;
  const settingsOf = ({ origin, overrides }: SideConfig): FunctionSettings => {
    const laid = layOver(template.settings, overrides);
    return packageTypeOf(origin, template.packageType) === 'Image' ? imageSettings(laid) : laid;
  };
  const settings = { head: settingsOf(head), base: base === null ? null : settingsOf(base) };
  const snapStart = settings.head.snapStart || (settings.base?.snapStart ?? false);
  const lanes = snapStart ? SNAPSTART : LANES_BY_FORCING[config.aws?.forcing ?? 'version'];
  const hasImage = settings.head.runtime === null || settings.base?.runtime === null;
  const way = endpoint === null ? '' : ` (custom endpoint ${endpoint})`;
  return {
    ...lanes,
    measuredOn: {
      engine: 'aws',
      region: template.region,
      description: endpoint === null ? 'AWS' : `custom endpoint ${endpoint}`,
    },
    endpoint,
    where: `AWS, ${template.region}, account ${template.accountId}, template ${template.name}${way}`,
    functionLabel: label ?? template.name,
    tiersMb: config.tiersMb ?? [template.memorySizeMb],
    architectures: config.architectures ?? [settings.head.architecture],
    settings,
    concurrency: bound(config.concurrency ?? lanes.concurrency, account.unreservedConcurrency),
    startsPerVersion: snapStart ? STARTS_PER_SNAPSHOT : 1,
    delays: hasImage ? AWS_IMAGE_DELAYS : AWS_DELAYS,
    notes: notesOf(config, endpoint, template),
    warnings: snapStartWarnings(label ?? template.name, settings),
  };
}

function notesOf(
  { head, base }: Config,
  endpoint: string | null,
  { settings, carried, packageType, notes }: Preflight['template'],
): readonly string[] {
  const dropped = [
    ...(settings.layers.length > 0 ? ['layers'] : []),
    ...(settings.snapStart ? ['SnapStart'] : []),
    ...(carried.codeSigningConfigArn === null ? [] : ['code signing']),
  ];
  const images = [
    ...(packageTypeOf(head.origin, packageType) === 'Image' ? ['head'] : []),
    ...(base !== null && packageTypeOf(base.origin, packageType) === 'Image' ? ['base'] : []),
  ];
  return [
    ...(endpoint === null ? [] : [`Lambda is called at the custom endpoint ${endpoint}, not at AWS.`]),
    ...notes,
    ...(dropped.length > 0 && images.length > 0
      ? [
          `${images.join(' and ')} ${images.length > 1 ? 'are container images' : 'is a container image'}, for which Lambda has no ${dropped.join(', ')}: what the template has of it is not carried over.`,
        ]
      : []),
  ];
}
