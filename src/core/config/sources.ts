/** Where the code of both sides comes from, as the user says it. */
import { SIDES, type Side } from '../model.ts';
import type { ImageUri } from './image-uri.ts';
import type { InputName } from './inputs.ts';
import type { InputReader } from './reader.ts';

/** One way to get the code of a side. */
export type PackageOrigin =
  /** A zip, a jar, a folder, or a pattern that matches one of them. */
  | { readonly kind: 'package'; readonly path: string }
  /** Built here: at the commit that `ref` names; without one, head in this checkout and base at the commit that the event names. */
  | {
      readonly kind: 'build';
      readonly command: string;
      readonly path: string;
      readonly ref: string | null;
    }
  /** The code of a published version or alias of the template. */
  | { readonly kind: 'version'; readonly qualifier: string }
  /** A container image that was pushed already. */
  | { readonly kind: 'image'; readonly uri: ImageUri };

export type PackageType = 'Zip' | 'Image';

/** What a side is deployed as: a version is what the template is, because no function ever changes its package type. */
export function packageTypeOf(origin: PackageOrigin, template: PackageType): PackageType {
  switch (origin.kind) {
    case 'image':
      return 'Image';
    case 'version':
      return template;
    case 'package':
    case 'build':
      return 'Zip';
  }
}

export interface Origins {
  readonly head: PackageOrigin | null;
  readonly base: PackageOrigin | null;
  /** Makes the user's builds other ones than before, e.g. the version of a tool; empty when not given. */
  readonly cacheKey: string;
}

/**
 * Reads the inputs and holds them against each other. A side's own inputs win over `build-command`, so that a head that was
 * built in an earlier step is compared with a base that is built here.
 */
export function readOrigins(read: InputReader): Origins {
  const build = readBuild(read);
  const ofSide = (side: Side): PackageOrigin | null => {
    const path = read.optional(`${side}-package`);
    const uri = read.optional(`${side}-image`);
    const qualifier = read.optional(`${side}-qualifier`);
    const given = ownInputs(side).filter((name) => read.given(name) !== undefined);
    if (given.length > 1) {
      read.problems.push(
        `${given.slice(0, -1).join(', ')} and ${given.at(-1)}: ${given.length > 2 ? 'all' : 'both'} name the code of ${side}; give one.`,
      );
    }
    if (path !== undefined) return { kind: 'package', path };
    if (uri !== undefined) return { kind: 'image', uri };
    if (qualifier !== undefined) return { kind: 'version', qualifier };
    // One that could not be read still says that nothing is built.
    return given.length > 0 || build === null
      ? null
      : { ...build, ref: read.optional(`${side}-ref`) ?? null };
  };
  const head = ofSide('head');
  const base = ofSide('base');
  if (
    build !== null &&
    SIDES.every((side) => ownInputs(side).some((name) => read.given(name) !== undefined))
  ) {
    read.problems.push('build-command: both sides are given without it; remove it, or one of them.');
  }
  for (const [side, origin] of [
    ['head', head],
    ['base', base],
  ] as const) {
    if (read.given(`${side}-ref`) !== undefined && origin?.kind !== 'build') {
      read.problems.push(
        `${side}-ref: only names the commit at which build-command builds ${side}; give build-command and package-path, and no ${ownInputs(side).join(' or ')}.`,
      );
    }
  }
  if (head?.kind === 'build' && head.ref !== null && base?.kind === 'build' && base.ref === null) {
    read.problems.push(
      'head-ref: the commit that an event names is base of this checkout and not of another head; give base-ref too.',
    );
  }
  return { head, base, cacheKey: read.optional('cache-key') ?? '' };
}

/** What a run needs and was not given. */
export function missingOrigins({ given }: InputReader): string[] {
  const isGiven = (side: Side): boolean =>
    [...ownInputs(side), 'build-command' as const].some((name) => given(name) !== undefined);
  const problems: string[] = [];
  if (!isGiven('head')) {
    problems.push(
      'head-package: missing; give the zip, jar or directory of the build to check (or a head-image, or a build-command that makes it).',
    );
  }
  if (!isGiven('base') && given('budget-ms') === undefined) {
    problems.push(
      'base-package: missing; give the zip, jar or directory to compare with (or a base-image, or a build-command, which also builds base, or a budget-ms, which needs no base).',
    );
  }
  return problems;
}

/** The inputs that name the code of one side. */
function ownInputs(side: Side): readonly InputName[] {
  return [`${side}-package`, `${side}-image`, `${side}-qualifier`];
}

function readBuild(read: InputReader): { kind: 'build'; command: string; path: string } | null {
  const command = read.optional('build-command');
  const path = read.optional('package-path');
  for (const [name, other] of [
    ['build-command', 'package-path'],
    ['package-path', 'build-command'],
  ] as const) {
    if (read.given(name) !== undefined && read.given(other) === undefined) {
      read.problems.push(
        `${name}: needs ${other} beside it: the command builds, the path says what it built.`,
      );
    }
  }
  return command === undefined || path === undefined ? null : { kind: 'build', command, path };
}
