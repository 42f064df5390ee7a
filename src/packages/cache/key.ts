import { createHash } from 'node:crypto';

/** Everything that decides what a build makes. Two builds with equal parts are taken for the same package. */
export interface BuildIdentity {
  /** Fixes every tracked file, lockfiles among them. */
  readonly commit: string;
  readonly command: string;
  /** Of the folder in which the command runs, from the top of the checkout. */
  readonly prefix: string;
  readonly packagePath: string;
  /** e.g. `linux x64`. */
  readonly machine: string;
  /** Tools and runner image: see `toolEnvironment`. */
  readonly tools: Readonly<Record<string, string>>;
  readonly lfsContents: boolean;
  readonly submodules: readonly string[];
  /** The input `cache-key`; empty when it is not given. */
  readonly userKey: string;
}

/** Raised when what is kept, or how, changes: older entries are then never found. */
const FORMAT = 1;

/**
 * The key of a package: a hash, because keys of the cache service must be short and without commas, and
 * branch names, commands and paths can hold anything. The commit stays readable for people who look at the list of caches.
 */
export function packageKey(identity: BuildIdentity): string {
  const parts = [
    identity.commit,
    identity.command,
    identity.prefix,
    identity.packagePath,
    identity.machine,
    Object.entries(identity.tools).sort(),
    identity.lfsContents,
    identity.submodules,
    identity.userKey,
  ];
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  return `cold-start-gate-package-${FORMAT}-${identity.commit.slice(0, 12)}-${hash}`;
}
