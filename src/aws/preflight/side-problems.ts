/** What of a side AWS would refuse, or could not be measured, known before anything is created. */
import { ecrRepository } from '../../core/config/image-uri.ts';
import type { FunctionSettings } from '../../core/config/settings.ts';
import { imageOverrideProblems, type SideConfig, type Sides } from '../../core/config/sides.ts';
import { packageTypeOf } from '../../core/config/sources.ts';
import { type Metric, SIDES, type Side } from '../../core/model.ts';

import { ENVIRONMENT_BYTES, UNZIPPED_BYTES } from '../../core/quotas.ts';
import { bytes } from '../../core/units.ts';
import { environmentBytes } from '../deployment.ts';

import { blockedRuntime } from '../template/refusals.ts';
import type { Preflight } from './preflight.ts';

export interface PlannedSides {
  readonly settings: { readonly head: FunctionSettings; readonly base: FunctionSettings | null };
  /** Unpacked size of the packages, where they could be loaded. */
  readonly unzippedBytes: Readonly<Record<Side, number | null>>;
  readonly forcing: 'version' | 'tenant';
  readonly metric: Metric;
}

/** What of a side's code does not fit the template or the region: known before anything is built or fetched. */
export function codeProblems(sides: Sides, preflight: Preflight): readonly string[] {
  return SIDES.flatMap((side) => {
    const config = sides[side];
    if (config === null) return [];
    return packageTypeOf(config.origin, preflight.template.packageType) === 'Image'
      ? imageProblems(side, config, preflight)
      : programProblems(side, config, preflight);
  });
}

function imageProblems(
  side: Side,
  { origin, overrides }: SideConfig,
  { endpoint, template }: Preflight,
): readonly string[] {
  // Of an image that an input names, the configuration knew.
  if (origin.kind !== 'image') return imageOverrideProblems(side, overrides);
  if (endpoint !== null || ecrRepository(origin.uri)?.region === template.region) return [];
  const domain = template.partition === 'aws-cn' ? 'amazonaws.com.cn' : 'amazonaws.com';
  return [
    `${side}-image: ${origin.uri.text} is not in a private repository of Amazon ECR in ${template.region}, and Lambda takes images from nowhere else; push it there and name it as ACCOUNT.dkr.ecr.${template.region}.${domain}/REPOSITORY:TAG.`,
  ];
}

/** A package needs what an image, and so a template of an image, does not name. */
function programProblems(side: Side, { overrides }: SideConfig, { template }: Preflight): readonly string[] {
  const missing = (['runtime', 'handler'] as const).filter(
    (name) => (overrides[name] ?? template.settings[name]) === null,
  );
  return missing.length === 0
    ? []
    : [
        `${side}-settings: ${missing.join(' and ')} missing: ${side} is a package, and the template is a container image, which names neither runtime nor handler. Add them, such as \`runtime: nodejs24.x\` and \`handler: index.handler\`, or give a ${side}-image.`,
      ];
}

/** Texts hold sizes and names, never a value of the environment. */
export function plannedProblems(planned: PlannedSides, { template }: Preflight): readonly string[] {
  const problems: string[] = [];
  for (const side of SIDES) {
    const settings = planned.settings[side];
    if (settings === null) continue;
    const refused = settings.runtime === null ? null : blockedRuntime(settings.runtime);
    if (refused !== null) problems.push(`${side}: ${refused}.`);
    const size = environmentBytes(settings.environment);
    if (size > ENVIRONMENT_BYTES) {
      problems.push(
        `${side}-settings: the environment is ${size} of ${ENVIRONMENT_BYTES} bytes with what it adds to the template's; make it smaller or set environment: none.`,
      );
    }
    if (planned.forcing === 'tenant' && settings.snapStart) {
      problems.push(
        `forcing: tenant cannot be used with SnapStart, which ${side} has; leave forcing at version, or set snapstart: false in ${side}-settings.`,
      );
    }
    if (planned.metric === 'restore' && !settings.snapStart) {
      problems.push(`metric: restore needs SnapStart, which ${side} does not have; choose total or init.`);
    }
    const tooLarge = unzippedProblem(side, settings, planned.unzippedBytes[side], template.layerBytes);
    if (tooLarge !== null) problems.push(tooLarge);
  }
  return problems;
}

/** Layers are known by their stored size only, so the sum is a lower bound. */
function unzippedProblem(
  side: Side,
  { layers }: FunctionSettings,
  packageBytes: number | null,
  layerBytes: Readonly<Record<string, number>>,
): string | null {
  if (packageBytes === null) return null;
  const parts = layers.flatMap((arn) => {
    const bytes = layerBytes[arn];
    return bytes === undefined ? [] : [{ name: arn.split(':').slice(-2).join(':'), bytes }];
  });
  const sum = packageBytes + parts.reduce((total, { bytes }) => total + bytes, 0);
  if (sum <= UNZIPPED_BYTES) return null;
  const shown = [{ name: 'package', bytes: packageBytes }, ...parts]
    .map(({ name, bytes: size }) => `${name} ${bytes(size)}`)
    .join(' + ');
  return `${side}-package: at least ${bytes(sum)} unpacked with its layers (${shown}); Lambda takes ${bytes(UNZIPPED_BYTES)}. Make the package or a layer smaller.`;
}
