/** The functions of one engine, in memory. Every read settles what has become due. */
import { createHash, randomUUID } from 'node:crypto';
import { conflict, notFound } from '../api/api-error.ts';
import type { FunctionCode } from './code-packages.ts';
import type { FunctionConfiguration } from './configuration.ts';
import { ACTIVE, type Lifecycle, settled } from './lifecycle.ts';
import { type FunctionReference, functionArn, type Home } from './reference.ts';

/** A configuration with its code, as one value that never changes. */
export interface Build {
  readonly settings: FunctionConfiguration;
  readonly code: FunctionCode;
  /** Another one for every update, also for one that changes nothing: warm environments end with it. */
  readonly id: string;
  /** Hash over the settings (base64), as ConfigSha256 prints it. */
  readonly configSha256: string;
}

export interface RuntimeManagement {
  readonly updateOn: 'Auto' | 'FunctionUpdate' | 'Manual';
  readonly versionArn: string | null;
}

export interface VersionRecord {
  /** `$LATEST` or a number. */
  readonly version: string;
  /** What GetFunction shows. */
  build: Build;
  /** What invokes run: the build before, while an update is in progress. */
  serving: Build;
  lifecycle: Lifecycle;
  revisionId: string;
  lastModifiedMs: number;
  runtimeManagement: RuntimeManagement;
}

export interface AliasRecord {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  /** Share of the invokes (0..1) that other versions get. */
  readonly weights: Readonly<Record<string, number>>;
  readonly revisionId: string;
}

export interface FunctionRecord {
  readonly name: string;
  readonly arn: string;
  readonly latest: VersionRecord;
  /** Published versions in the order of their numbers. */
  readonly versions: Map<string, VersionRecord>;
  readonly aliases: Map<string, AliasRecord>;
  readonly tags: Map<string, string>;
  readonly codeSigningConfigArn: string | null;
  reservedConcurrency: number | null;
  lastNumber: number;
  /** What the newest published version was made from, to tell whether publishing again is a new version. */
  lastPublished: { readonly version: string; readonly build: Build } | null;
}

export interface Found {
  readonly fn: FunctionRecord;
  readonly version: VersionRecord;
  readonly alias: AliasRecord | null;
}

export function newBuild(settings: FunctionConfiguration, code: FunctionCode): Build {
  const configSha256 = createHash('sha256').update(JSON.stringify(settings)).digest('base64');
  return { settings, code, id: randomUUID(), configSha256 };
}

const sameContent = (a: Build, b: Build): boolean =>
  a.configSha256 === b.configSha256 && a.code.sha256 === b.code.sha256;

export class FunctionStore {
  readonly home: Home;
  readonly #now: () => number;
  readonly #functions = new Map<string, FunctionRecord>();

  constructor(home: Home, now: () => number) {
    this.home = home;
    this.#now = now;
  }

  /** In the order of their names, as ListFunctions pages them. */
  list(): readonly FunctionRecord[] {
    return [...this.#functions.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  /** The function. @throws ApiError 404 with the ARN as it was asked for when it is not there. */
  get(reference: FunctionReference): FunctionRecord {
    const fn = this.#functions.get(reference.name);
    if (fn === undefined) throw this.#missing(reference);
    this.settle(fn.latest);
    return fn;
  }

  /** The version that a qualifier (none, `$LATEST`, number, alias) stands for. @throws ApiError 404 when there is none. */
  find(reference: FunctionReference): Found {
    const fn = this.get(reference);
    const { qualifier } = reference;
    if (qualifier === null || qualifier === '$LATEST') return { fn, version: fn.latest, alias: null };
    const alias = fn.aliases.get(qualifier) ?? null;
    const version = fn.versions.get(alias?.version ?? qualifier);
    if (version !== undefined) return { fn, version: this.settle(version), alias };
    if (alias?.version === '$LATEST') return { fn, version: fn.latest, alias };
    throw this.#missing(reference);
  }

  assertFree(name: string): void {
    if (this.#functions.has(name)) throw conflict(`Function already exist: ${name}`);
  }

  add(
    name: string,
    build: Build,
    lifecycle: Lifecycle,
    extra: { readonly tags: Readonly<Record<string, string>>; readonly codeSigningConfigArn: string | null },
  ): FunctionRecord {
    this.assertFree(name);
    const fn: FunctionRecord = {
      name,
      arn: functionArn(this.home, name),
      latest: this.#version('$LATEST', build, lifecycle),
      versions: new Map(),
      aliases: new Map(),
      tags: new Map(Object.entries(extra.tags)),
      codeSigningConfigArn: extra.codeSigningConfigArn,
      reservedConcurrency: null,
      lastNumber: 0,
      lastPublished: null,
    };
    this.#functions.set(name, fn);
    return fn;
  }

  /** Puts another build behind `$LATEST`; it serves once the lifecycle has settled. */
  change(fn: FunctionRecord, build: Build, lifecycle: Lifecycle): void {
    fn.latest.build = build;
    fn.latest.lifecycle = lifecycle;
    fn.latest.revisionId = randomUUID();
    fn.latest.lastModifiedMs = this.#now();
  }

  /**
   * Publishes `$LATEST`. When neither code nor configuration changed since the newest published version, that
   * version is the answer, whatever description is asked for. Publishing gives `$LATEST` a new RevisionId too.
   */
  publish(fn: FunctionRecord, description: string | undefined, lifecycle: Lifecycle = ACTIVE): VersionRecord {
    const { build, runtimeManagement } = fn.latest;
    const last = fn.lastPublished;
    const existing = last && sameContent(last.build, build) ? fn.versions.get(last.version) : undefined;
    if (existing !== undefined) return this.settle(existing);
    fn.lastNumber += 1;
    const settings = { ...build.settings, description: description ?? build.settings.description };
    const version = this.#version(String(fn.lastNumber), newBuild(settings, build.code), lifecycle);
    version.runtimeManagement = runtimeManagement;
    fn.versions.set(version.version, version);
    fn.lastPublished = { version: version.version, build };
    fn.latest.revisionId = randomUUID();
    return version;
  }

  remove(fn: FunctionRecord): void {
    this.#functions.delete(fn.name);
  }

  settle(version: VersionRecord): VersionRecord {
    const next = settled(version.lifecycle, this.#now());
    if (next === version.lifecycle) return version;
    version.lifecycle = next;
    version.revisionId = randomUUID();
    if (next === ACTIVE) version.serving = version.build;
    return version;
  }

  /** Every version counts with its whole package, as AWS counts code storage. */
  usage(): { readonly functionCount: number; readonly codeBytes: number; readonly codeInUse: Set<string> } {
    let codeBytes = 0;
    const codeInUse = new Set<string>();
    for (const { latest, versions } of this.#functions.values())
      for (const { build, serving } of [latest, ...versions.values()]) {
        codeBytes += build.code.sizeBytes;
        codeInUse.add(build.code.package.sha256).add(serving.code.package.sha256);
      }
    return { functionCount: this.#functions.size, codeBytes, codeInUse };
  }

  #version(version: string, build: Build, lifecycle: Lifecycle): VersionRecord {
    return {
      version,
      build,
      serving: build,
      lifecycle,
      revisionId: randomUUID(),
      lastModifiedMs: this.#now(),
      runtimeManagement: { updateOn: 'Auto', versionArn: null },
    };
  }

  #missing({ name, qualifier }: FunctionReference) {
    return notFound(`Function not found: ${functionArn(this.home, name, qualifier)}`);
  }
}
