/** Where a run takes place and with which settings: on this machine, or on AWS like the template. */
import type { AwsPlace } from '../aws/preflight/place.ts';
import type { Config } from '../core/config/config.ts';
import { DEFAULT_SETTINGS, type FunctionSettings, imageSettings, layOver } from '../core/config/settings.ts';
import type { SideConfig, Sides } from '../core/config/sides.ts';
import { packageTypeOf } from '../core/config/sources.ts';
import type { Architecture } from '../core/model.ts';

export interface Place {
  /** null: the embedded engine on this machine. */
  readonly aws: AwsPlace | null;
  /** What the verdict calls the function. */
  readonly functionLabel: string;
  readonly tiersMb: readonly number[];
  readonly architectures: readonly Architecture[];
  readonly settings: { readonly head: FunctionSettings; readonly base: FunctionSettings | null };
  /** Most requests under way at once. */
  readonly concurrency: number;
  readonly functionsPerLane: number;
  readonly versionsAhead: number;
  /** Starts that one version serves. */
  readonly startsPerVersion: number;
}

/** On this machine a second start would take CPU from the first: one at a time, prepared when it is needed. */
const LOCAL = { concurrency: 1, functionsPerLane: 1, versionsAhead: 0 } as const;
/** Two functions per lane, because changes of one are one at a time; three versions ahead, because they take seconds. */
const AWS = { concurrency: 4, functionsPerLane: 2, versionsAhead: 3 } as const;
/** A snapshot takes minutes: one version serves a whole block of restores. */
const STARTS_PER_SNAPSHOT = 5;
/** One function, because snapshots are dear; room for the restores of one version of both sides at once. */
const AWS_SNAPSTART = {
  concurrency: 2 * STARTS_PER_SNAPSHOT,
  functionsPerLane: 1,
  versionsAhead: 1,
} as const;
/** One function, because there is no update lock to share. */
const AWS_TENANT = { ...AWS, functionsPerLane: 1 } as const;
const LOCAL_TIERS_MB = [512];

export function hostArchitecture(): Architecture {
  return process.arch === 'arm64' ? 'arm64' : 'x86_64';
}

export function localPlace(config: Config): Place {
  const { head, base } = config;
  const settings = {
    head: layOver(localDefaults(), head.overrides),
    base: base === null ? null : layOver(localDefaults(), base.overrides),
  };
  return {
    ...LOCAL,
    aws: null,
    functionLabel: settings.head.handler ?? DEFAULT_SETTINGS.handler,
    tiersMb: config.tiersMb ?? LOCAL_TIERS_MB,
    architectures: [hostArchitecture()],
    settings,
    concurrency: config.concurrency ?? LOCAL.concurrency,
    startsPerVersion: 1,
  };
}

/** What packages are held against on this machine when other inputs are wrong. */
export function localSettings({ head, base }: Sides): Pick<Place, 'aws' | 'architectures' | 'settings'> {
  const settings = (side: SideConfig | null): FunctionSettings =>
    layOver(localDefaults(), side?.overrides ?? {});
  return {
    aws: null,
    architectures: [hostArchitecture()],
    settings: { head: settings(head), base: settings(base) },
  };
}

function localDefaults(): FunctionSettings {
  return { ...DEFAULT_SETTINGS, architecture: hostArchitecture() };
}

/** @param bound holds the concurrency that was asked for against what the account has left. */
export function awsPlace(
  config: Config,
  aws: AwsPlace,
  bound: (asked: number, unreserved: number) => number,
): Place {
  const { template, account } = aws;
  const { head, base } = config;
  const settingsOf = ({ origin, overrides }: SideConfig): FunctionSettings => {
    const laid = layOver(template.settings, overrides);
    return packageTypeOf(origin, template.packageType) === 'Image' ? imageSettings(laid) : laid;
  };
  const settings = { head: settingsOf(head), base: base === null ? null : settingsOf(base) };
  const snapStart = settings.head.snapStart || (settings.base?.snapStart ?? false);
  const lanes = snapStart ? AWS_SNAPSTART : config.aws?.forcing === 'tenant' ? AWS_TENANT : AWS;
  return {
    ...lanes,
    aws,
    functionLabel: template.name,
    tiersMb: config.tiersMb ?? [template.memorySizeMb],
    architectures: config.architectures ?? [settings.head.architecture],
    settings,
    concurrency: bound(config.concurrency ?? lanes.concurrency, account.unreservedConcurrency),
    startsPerVersion: snapStart ? STARTS_PER_SNAPSHOT : 1,
  };
}

/** What the user should know about the place although it stops nothing. */
export function placeNotes({ head, base }: Config, { aws }: Place): readonly string[] {
  if (aws === null) return [];
  const { endpoint, template } = aws;
  const { settings, carried } = template;
  const dropped = [
    ...(settings.layers.length > 0 ? ['layers'] : []),
    ...(settings.snapStart ? ['SnapStart'] : []),
    ...(carried.codeSigningConfigArn === null ? [] : ['code signing']),
  ];
  const images = [
    ...(packageTypeOf(head.origin, template.packageType) === 'Image' ? ['head'] : []),
    ...(base !== null && packageTypeOf(base.origin, template.packageType) === 'Image' ? ['base'] : []),
  ];
  return [
    ...(endpoint === null ? [] : [`Lambda is called at the custom endpoint ${endpoint}, not at AWS.`]),
    ...template.notes,
    ...(dropped.length > 0 && images.length > 0
      ? [
          `${images.join(' and ')} ${images.length > 1 ? 'are container images' : 'is a container image'}, for which Lambda has no ${dropped.join(', ')}: what the template has of it is not carried over.`,
        ]
      : []),
  ];
}
