/** From what the user says about both sides to the code of two sides. */
import { normalize } from 'node:path';
import type { ImageUri } from '../core/config/image-uri.ts';
import type { PackageOrigin } from '../core/config/sources.ts';
import type { Side } from '../core/model.ts';
import type { Builds, Built } from './builds.ts';
import { type BuildIdentity, packageKey } from './cache/key.ts';
import { restorePackage, savePackage } from './cache/package-cache.ts';
import type { CacheAccess } from './cache/scratch.ts';
import { credentialsWarning, toolEnvironment } from './command/build-environment.ts';
import { isThere, loadArchive, loadPackage } from './content/load.ts';
import {
  asCode,
  imageCode,
  type LoadedCode,
  type LoadedPackage,
  type PackageUse,
} from './content/package.ts';
import type { Checkout } from './git/checkout.ts';
import { BuildProblem } from './problem.ts';

export interface SidesRequest {
  readonly head: PackageOrigin;
  readonly base: PackageOrigin | null;
  /** With a budget, a run goes on without a base where there is none: no commit that is base, or no such package at it. */
  readonly baseOptional: boolean;
  readonly cacheKey: string;
  /** What each package is checked against. */
  readonly uses: { readonly head?: PackageUse; readonly base?: PackageUse };
}

export interface SidesContext {
  /** Shared by the functions of a run. */
  readonly builds: Builds;
  /** The code of a version or alias of the template, or why it cannot be had. */
  readonly fetchCode: (qualifier: string, signal: AbortSignal) => Promise<FetchedCode>;
}

export type FetchedCode =
  | { readonly zip: Buffer }
  | { readonly image: ImageUri }
  | { readonly problem: string };

export interface LoadedSides {
  readonly head: LoadedCode;
  /** null when there is no base. */
  readonly base: LoadedCode | null;
  /** What the user should know although it stops nothing. */
  readonly notes: readonly string[];
}

type BuildOrigin = Extract<PackageOrigin, { readonly kind: 'build' }>;

/**
 * Loads, builds or names the code of both sides, head first. What is wrong is in the `problems` of the side, in words for the user.
 * Rejects with the reason of the signal when it is aborted.
 */
export async function loadSides(request: SidesRequest, context: SidesContext): Promise<LoadedSides> {
  const { builds } = context;
  const { environment, signal } = builds.context;
  const notes: string[] = [];
  const anyBuild = request.head.kind === 'build' || request.base?.kind === 'build';
  const warning = anyBuild ? credentialsWarning(environment) : null;
  if (warning !== null) notes.push(warning);

  const problems: string[] = [];
  const found = async <Value>(find: () => Promise<Value>): Promise<Value | null> => {
    try {
      return await find();
    } catch (error) {
      problems.push(...problem(error, signal).problems);
      return null;
    }
  };
  const { head: headOrigin, base: baseOrigin } = request;
  const checkout = anyBuild ? await found(() => builds.checkout()) : null;
  const headCommit =
    checkout === null || headOrigin.kind !== 'build'
      ? null
      : await found(() => builds.headCommit(headOrigin.ref));
  const baseCommit =
    checkout === null || baseOrigin?.kind !== 'build'
      ? null
      : await found(() => builds.baseCommit(baseOrigin.ref));
  if (baseCommit?.sha === null) {
    if (request.baseOptional) notes.push(`Only the budget is judged: ${baseCommit.why}.`);
    else problems.push(`base-ref: missing; ${baseCommit.why}. Name a branch, tag or commit.`);
  }
  if (problems.length > 0) return { head: { code: null, problems, warnings: [] }, base: null, notes };

  const sides = new Sides(request, context, checkout, notes);
  const head = await sides.load('head', request.head, headCommit ?? '');
  const hasBase = request.base !== null && (request.base.kind !== 'build' || baseCommit?.sha != null);
  if (!hasBase || request.base === null) return { head, base: null, notes };
  // When head has no code, minutes of building base would be lost. A package that is already there is checked all the same.
  if (head.code === null && request.base.kind !== 'package') return { head, base: null, notes };
  const base = await sides.load('base', request.base, baseCommit?.sha ?? '');
  return { head, base: sides.isNew ? null : base, notes };
}

class Sides {
  readonly #request: SidesRequest;
  readonly #context: SidesContext;
  readonly #checkout: Checkout | null;
  readonly #notes: string[];
  readonly #builds: Builds;
  readonly #cache: CacheAccess;
  /** There is no base, because at its commit this package was not built yet. */
  isNew = false;

  constructor(request: SidesRequest, context: SidesContext, checkout: Checkout | null, notes: string[]) {
    const { builds } = context;
    this.#request = request;
    this.#context = context;
    this.#checkout = checkout;
    this.#notes = notes;
    this.#builds = builds;
    this.#cache = builds.cache;
  }

  /** @param commit of a build. */
  async load(side: Side, origin: PackageOrigin, commit: string): Promise<LoadedCode> {
    const { signal, folder } = this.#builds.context;
    const { fetchCode } = this.#context;
    try {
      switch (origin.kind) {
        case 'package':
          return asCode(await loadPackage({ side, path: origin.path }, { cwd: folder, ...this.#use(side) }));
        case 'image':
          return imageCode(origin.uri);
        case 'version': {
          const code = await fetchCode(origin.qualifier, signal);
          if ('problem' in code) throw new BuildProblem(`${side}-qualifier: ${code.problem}`);
          if ('image' in code) return imageCode(code.image, `version ${origin.qualifier}: `);
          const source = { side, path: origin.qualifier, input: `${side}-qualifier` };
          return asCode(await loadArchive(source, code.zip, this.#request.uses[side]));
        }
        case 'build': {
          if (this.#checkout === null) throw new Error('a build without a checkout');
          const isHere =
            side === 'head' && origin.ref === null && (await this.#builds.isBuiltHere(origin.command));
          const built = await (isHere
            ? this.#buildHere(origin, this.#checkout)
            : this.#buildAt(side, origin, this.#checkout, commit));
          return asCode(labelled(built, commit));
        }
      }
    } catch (error) {
      return problem(error, signal);
    }
  }

  /** On a push it is the base of pull requests to come: kept for them, when the checkout is exactly its commit. */
  async #buildHere(origin: BuildOrigin, checkout: Checkout): Promise<LoadedPackage> {
    const built = await this.#build('head', origin, checkout, () => this.#builds.here(origin.command));
    if (this.#builds.context.event?.name === 'push' && checkout.clean && built.package !== null) {
      const key = packageKey(this.#identity(origin, checkout, checkout.head));
      await savePackage(key, built.package, built.warnings, this.#cache);
    }
    return built;
  }

  async #buildAt(
    side: Side,
    origin: BuildOrigin,
    checkout: Checkout,
    commit: string,
  ): Promise<LoadedPackage> {
    const { event, listener } = this.#builds.context;
    const build = (): Promise<LoadedPackage> =>
      this.#build(side, origin, checkout, () => this.#builds.at(side, origin.command, commit));
    // What gates a release is built in that run.
    if (event?.name === 'release') return await build();
    const key = packageKey(this.#identity(origin, checkout, commit));
    const source = { side, path: origin.path, input: 'package-path' } as const;
    const kept = await restorePackage(key, source, this.#request.uses[side], this.#cache);
    if (kept !== null && kept.package !== null) {
      listener.say(
        `${JSON.stringify(origin.path)} of ${side} ${commit.slice(0, 12)} is taken from the cache and not built again.`,
      );
      return kept;
    }
    const built = await build();
    if (built.package !== null) await savePackage(key, built.package, built.warnings, this.#cache);
    return built;
  }

  async #build(
    side: Side,
    { path }: BuildOrigin,
    checkout: Checkout,
    build: () => Promise<Built>,
  ): Promise<LoadedPackage> {
    if (normalize(checkout.prefix + path).startsWith('..')) {
      throw new BuildProblem(
        `package-path: ${JSON.stringify(path)} is outside of the checkout, where base and head would be the same.`,
      );
    }
    const { folder, notes } = await build();
    this.#notes.push(...notes);
    if (side === 'base' && this.#request.baseOptional && !(await isThere(path, folder))) {
      this.isNew = true;
      this.#notes.push(`Only the budget is judged: base has no ${JSON.stringify(path)}.`);
      return { package: null, problems: [], warnings: [] };
    }
    return await loadPackage({ side, path, input: 'package-path' }, { cwd: folder, ...this.#use(side) });
  }

  #use(side: Side): { readonly use?: PackageUse } {
    const use = this.#request.uses[side];
    return use === undefined ? {} : { use };
  }

  #identity({ command, path }: BuildOrigin, checkout: Checkout, commit: string): BuildIdentity {
    return {
      commit,
      command,
      prefix: checkout.prefix,
      packagePath: path,
      machine: `${process.platform} ${process.arch}`,
      tools: toolEnvironment(this.#builds.context.environment),
      lfsContents: checkout.lfsContents,
      submodules: checkout.submodules,
      userKey: this.#request.cacheKey,
    };
  }
}

function labelled(loaded: LoadedPackage, commit: string): LoadedPackage {
  if (loaded.package === null) return loaded;
  const label = `${loaded.package.label} at ${commit.slice(0, 12)}`;
  return { ...loaded, package: { ...loaded.package, label } };
}

/** Errors for the user become problems; an abort and defects of ours go on. */
function problem(error: unknown, signal: AbortSignal): LoadedCode {
  signal.throwIfAborted();
  if (!(error instanceof BuildProblem)) throw error;
  return { code: null, problems: [error.message], warnings: [] };
}
