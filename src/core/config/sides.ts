/** The two sides as the user describes them, and what an engine cannot do with them. */
import { type Architecture, type Rule, SIDES, type Side } from '../model.ts';
import type { AwsConfig } from './aws-inputs.ts';
import { readSettings } from './read-settings.ts';
import type { InputReader } from './reader.ts';
import { notOfImages, type SettingOverrides } from './settings.ts';
import type { Origins, PackageOrigin } from './sources.ts';

export interface SideConfig {
  readonly origin: PackageOrigin;
  /** What head-settings or base-settings lays over the template. */
  readonly overrides: SettingOverrides;
}

export interface Sides {
  readonly head: SideConfig | null;
  readonly base: SideConfig | null;
}

/** @param parseYaml throws an Error whose message says where the YAML is wrong. */
export function readSides(
  read: InputReader,
  origins: Pick<Origins, Side>,
  parseYaml: (text: string) => unknown,
): Sides {
  const yamlOf = (side: Side): unknown => {
    const text = read.given(`${side}-settings`);
    if (text === undefined) return undefined;
    try {
      return parseYaml(text);
    } catch (error) {
      read.problems.push(
        `${side}-settings: not valid YAML: ${error instanceof Error ? error.message : 'unreadable'}.`,
      );
      return undefined;
    }
  };
  const readSide = (side: Side): SideConfig | null => {
    const { overrides, problems } = readSettings(side, yamlOf(side));
    read.problems.push(...problems);
    const origin = origins[side];
    if (origin?.kind === 'image') read.problems.push(...imageOverrideProblems(side, overrides));
    return origin === null ? null : { origin, overrides };
  };
  return { head: readSide('head'), base: readSide('base') };
}

/** What the settings of a side say that its container image cannot have. */
export function imageOverrideProblems(side: Side, overrides: SettingOverrides): string[] {
  const names = notOfImages(overrides);
  return names.length === 0
    ? []
    : [
        `${side}-settings: ${names.join(', ')} cannot be set, because ${side} is a container image, which has no such setting; remove ${names.length > 1 ? 'them' : 'it'}.`,
      ];
}

/** What the embedded engine cannot do: better refused than run as something else. */
export function localProblems(
  sides: Sides,
  architectures: readonly Architecture[] | null,
  host: Architecture,
): string[] {
  const cannot = (architecture: Architecture): string =>
    `${architecture} cannot run here; the embedded engine runs this machine's ${host}.`;
  const problems = (architectures ?? [])
    .filter((architecture) => architecture !== host)
    .map((architecture) => `architectures: ${cannot(architecture)}`);
  for (const side of SIDES) {
    const { architecture = host, layers = [], snapStart = false } = sides[side]?.overrides ?? {};
    const name = `${side}-settings`;
    if (architecture !== host) problems.push(`${name}: architecture ${cannot(architecture)}`);
    if (layers.length > 0) problems.push(`${name}: layers need engine: aws; the embedded engine has none.`);
    if (snapStart) problems.push(`${name}: snapstart needs engine: aws.`);
    if (sides[side]?.origin.kind === 'image') {
      problems.push(`${side}-image: needs engine: aws; the embedded engine runs no containers.`);
    }
    if (sides[side]?.origin.kind === 'version') {
      problems.push(`${side}-qualifier: needs engine: aws, where the function and its versions are.`);
    }
  }
  return problems;
}

/** Inputs that exclude each other on AWS. */
export function awsProblems(
  sides: Sides,
  architectures: readonly Architecture[] | null,
  aws: AwsConfig | null,
  { metric }: Rule,
): string[] {
  const problems = SIDES.filter(
    (side) => architectures !== null && sides[side]?.overrides.architecture !== undefined,
  ).map(
    (side) =>
      `${side}-settings: architecture cannot be combined with the input architectures, which is of both sides.`,
  );
  const snapStart = SIDES.find((side) => sides[side]?.overrides.snapStart === true);
  if (aws?.forcing === 'tenant' && (snapStart !== undefined || metric === 'restore')) {
    problems.push(
      `forcing: tenant cannot be combined with ${snapStart === undefined ? 'metric: restore' : `snapstart in ${snapStart}-settings`}: Lambda allows no SnapStart with tenant isolation. Leave forcing at version.`,
    );
  }
  return problems;
}
