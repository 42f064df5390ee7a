/** What the code of a side is: mostly a package, which is the bytes that are uploaded and what is inside them. */
import type { ImageUri } from '../../core/config/image-uri.ts';
import type { Architecture, Side } from '../../core/model.ts';

/** File type bits of a Unix mode. */
export const TYPE_MASK = 0o170000;
export const REGULAR_FILE = 0o100000;
export const SYMBOLIC_LINK = 0o120000;

/** What the first bytes of a native file say it is for. */
export interface NativeCode {
  readonly format: 'ELF' | 'Mach-O' | 'PE';
  /** An `Architecture` when Lambda has that machine; else a name for the message, e.g. `macOS` or `machine 243`. */
  readonly machine: string;
}

/** One file or link of a package. Folders are not entries: unpacking makes them. */
export interface PackageEntry {
  /** `/` between folders, no leading `/`. */
  readonly path: string;
  /** Unix mode with its type bits, e.g. 0o100755 for a program and 0o120777 for a link. */
  readonly mode: number;
  /** Unzipped, in bytes. */
  readonly size: number;
  /** Hex SHA-256 of the contents; of the target for a link. */
  readonly sha256: string;
  /** null for scripts, text and links. */
  readonly native: NativeCode | null;
}

/** What a side runs. `label` is how the user named it. */
export type Code = Package | Image | Unmade;

/** A container image: it lies in its registry, and nothing but its name is known here. */
export interface Image {
  readonly kind: 'image';
  readonly uri: ImageUri;
  readonly label: string;
}

/** What would have to be built or fetched, and is not, because nothing is going to be measured. */
export interface Unmade {
  readonly kind: 'unmade';
  readonly label: string;
}

export interface Package {
  readonly kind: 'package';
  /** The zip as it is uploaded. */
  readonly bytes: Uint8Array;
  /** Base64 SHA-256 of `bytes`: what Lambda answers as CodeSha256. */
  readonly sha256: string;
  readonly sizeBytes: number;
  readonly unzippedBytes: number;
  /** How the user named it; for a pattern, the file that it matched. */
  readonly label: string;
  /** Sorted by path, bytewise. */
  readonly entries: readonly PackageEntry[];
}

/** Where a package comes from. */
export interface PackageSource {
  readonly side: Side;
  /** A folder, a .zip or .jar, or a pattern that matches exactly one of them. Relative to `cwd`. */
  readonly path: string;
  /** The input that named it, for messages. Default `head-package` or `base-package`. */
  readonly input?: string;
}

/** The function that is going to run a package. */
export interface PackageUse {
  /** e.g. `nodejs24.x`. */
  readonly runtime: string;
  /** e.g. `index.handler`. */
  readonly handler: string;
  readonly architectures: readonly Architecture[];
  /** With layers, handler and bootstrap may live outside the package, so that their absence only warns. */
  readonly hasLayers: boolean;
}

/** What can be said about a package before it is used. */
export interface Findings {
  /** The run must not start. Each is one complete sentence or two for the user. */
  readonly problems: readonly string[];
  readonly warnings: readonly string[];
}

export interface LoadedCode extends Findings {
  /** null exactly when there are problems. */
  readonly code: Code | null;
}

export interface LoadedPackage extends Findings {
  /** null exactly when there are problems. */
  readonly package: Package | null;
}

export function asCode({ package: code, problems, warnings }: LoadedPackage): LoadedCode {
  return { code, problems, warnings };
}

/** @param origin before the URI in the label, where it is not the user who named it. */
export function imageCode(uri: ImageUri, origin = ''): LoadedCode {
  return { code: { kind: 'image', uri, label: `${origin}${uri.text}` }, problems: [], warnings: [] };
}

/** Order of paths in a package: by their UTF-8 bytes, so that it depends on no locale and no platform. */
export function compareBytewise(left: { readonly path: string }, right: { readonly path: string }): number {
  return Buffer.compare(Buffer.from(left.path), Buffer.from(right.path));
}
